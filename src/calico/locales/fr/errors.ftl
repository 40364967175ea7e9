### Pourquoi quelque chose est refusé : une phrase pour chaque code que les paquets déclarent (errors.py).

error-at-line = Ligne { $line } : { $sentence }
error-at-move = Coup { $move } : { $sentence }

reason-not-found = il n'existe pas
reason-is-directory = c'est un dossier
reason-not-directory = son dossier est un fichier
reason-no-permission = l'accès est refusé
reason-disk-full = le disque est plein
reason-read-only = le disque est en lecture seule
reason-exists = il existe déjà
reason-name-too-long = son nom est trop long
reason-not-utf8 = ce n'est pas du texte UTF-8
reason-not-python = ce n'est pas un fichier Python

nothing = rien

## calico.analysis

error-analysis-aim = Cette partie n'offre pas ce genre de chance à examiner : { $aim }.
error-analysis-seconds = Le temps de réflexion doit dépasser 0 seconde, pas { $seconds }.
error-analysis-move = Le coup à examiner n'est pas permis ici.
error-analysis-unfinished = Seule une partie finie peut être passée en revue ; examinez plutôt l'une de ses positions.

## calico.arena

error-arena-match = Un match demande au moins deux donnes et des joueurs différents, seuls ou par paires.
error-arena-file = { $path } n'est pas un fichier de résultats de match, ou il est endommagé.
error-arena-other = { $path } contient un autre match : autres joueurs, options, graine ou temps.

## calico.client

error-bot-file = { $path } ne définit pas de joueur : il faut une classe ou un objet nommé « player ».
error-server-address = « { $url } » n'est pas l'adresse d'un serveur, qui commence par http:// ou https://.
error-server-unreachable = Le serveur { $url } est injoignable.

## calico.clusters

error-cluster-unreachable = Le cluster « { $address } » est injoignable : { $reason }
error-cluster-lost = Le cluster a abandonné les parties { $first } à { $last } : { $reason }

## calico.drawing

error-png-width = Une image a de 1 à { $most } pixels de large, pas { $width }.
error-picture-suffix = Une image s'enregistre en .svg ou .png, pas en « { $suffix } ».
error-picture-prefix = Un identifiant commence par une lettre et ne contient que des lettres, des chiffres, « - » et « _ », pas comme « { $prefix } ».

## calico.envs

error-action-illegal = L'action { $action } n'est pas permise à cette place maintenant.
error-reward-solo = La récompense « { $reward } » demande des adversaires : seul, on n'en a pas.
error-reward-scenario = La récompense « { $reward } » demande un scénario : rien d'autre ne se réussit.
error-opponents-seat = La place de l'apprenant doit être de 0 à { $most }, ou None pour n'importe laquelle, et non { $seat }.
error-env-not-reset = Il faut réinitialiser l'environnement avant le premier pas et après le dernier.

## calico.extras

error-package-missing = Le paquet « { $package } » n'est pas installé ; dans le dossier de Calico, tapez : pip install '.[{ $extra }]'

## calico.kernel

error-kernel-phase = Le noyau joue à partir de la première pose ; cette partie attend { $phase }.
error-kernel-position = Cette position ne peut pas survenir en jouant : le noyau ne la prend pas.
error-kernel-supply = La réserve doit contenir exactement les tissus qui ne sont nulle part sur la table.
error-kernel-array = { $what } doit être { $expected }, pas { $got }.
error-kernel-corrupt = La rangée { $row } n'est pas une partie : le mot { $word } ({ $name }) ne peut pas valoir { $value }.
error-kernel-action = L'action { $action } n'est pas permise dans la rangée { $row }.

## calico.notation

error-text-unreadable = « { $text } » n'est pas { $what ->
    [patch] un tissu
    [cell] une case
   *[move] un coup
}.
error-position-part = La partie « { $part } » de la position est illisible : « { $text } ».
error-position-parts = Une position a { $expected } parties séparées par « ~ », pas { $count }.
error-position-version = Une position commence par « { $expected } », pas par « { $text } ».
error-position-cells = Un quilt a 22 cases à tissu, pas { $count } : « { $text } ».
error-position-patches = Il y a trop de tissus { $patch } : { $count }, alors que le jeu en a { $copies }.
error-position-turns = Les quilts ont { $counts } tissus, mais c'est au siège { $seat } et la partie attend { $phase } : c'est impossible.
error-position-hand = Le siège { $seat } a { $count } tissus en main, pas { $expected }.
error-position-goals = Les objectifs du siège { $seat } ne correspondent pas à ce que la partie attend.
error-position-market = Le marché ne correspond pas à ce que la partie attend.
error-position-token = Le quilt du siège { $seat } ne peut pas avoir gagné ceci : { $token } en { $cell }.
error-position-token-missing = Il manque au quilt du siège { $seat } un pion qu'il a forcément gagné : { $token }.
error-position-discarded = { $count } tissus sont défaussés, mais il en faut { $expected }.
error-record-json = Ce n'est pas du JSON : ligne { $row }, colonne { $column }.
error-record-key-twice = « { $key } » figure deux fois dans un même objet.
error-record-not-object = Une partie enregistrée est un objet JSON.
error-record-format = Ce n'est pas un calico-record.
error-record-version = Seule la version 1 de calico-record peut être lue, pas { $version }.
error-record-missing = Il manque « { $path } » à la partie enregistrée.
error-record-type = « { $path } » doit être { $expected ->
    [list] une liste
    [text] un texte
    [number] un nombre entier
    [flag] vrai ou faux
    [patch] un tissu
   *[object] un objet JSON
}.
error-record-name = « { $path } » vaut « { $name } », mais doit être l'un de : { $choices }.
error-record-seat = C'est au siège { $expected } de jouer, pas au siège { $seat }.
error-record-earned = Cette pose rapporte { $expected }, pas { $earned }.
error-record-goals = Une partie s'enregistre une fois tous les objectifs choisis.
error-record-turn = Un tour est en cours : prenez d'abord au marché ou annulez la pose.
error-record-over = La partie était finie avant ce coup.
error-record-result-early = Un résultat est donné, mais la partie n'est pas finie.
error-record-result = Le résultat doit être { $expected }, pas { $result }.
error-record-empty = Ce fichier ne contient aucune partie.
error-file-unreadable = Impossible de lire { $path } : { $reason }.
error-chart-unreadable = Ce n'est pas un tableau lisible.

## calico.players

error-player-unknown = Aucun joueur ne s'appelle « { $name } » ; choisissez parmi : { $choices }.
error-player-broken = Le joueur « { $name } » ne peut pas être chargé : { $reason }.
error-bot-failed = Le bot « { $bot } » a échoué : { $reason }
error-bot-failed-in-game = Le bot « { $bot } » a échoué dans la partie { $game } de la graine { $seed } : { $reason }
error-program-silent = Le programme « { $command } » n'a pas répondu.
error-program-answer = La réponse du programme est inutilisable : { $reason }
error-not-your-turn = Ce n'est pas à vous de jouer.
error-weights-unreadable = Les poids dans « { $path } » sont illisibles : { $reason }
error-weights-version = Les poids dans « { $path } » ont été faits pour une autre version de ces joueurs.
error-weights-damaged = Les poids dans « { $path } » sont endommagés.

## calico.rules

error-unknown-name =
    « { $name } » n'est pas { $kind ->
        [Color] une couleur
        [Pattern] un motif
        [Cat] un chat
        [Goal] un objectif
        [Board] un plateau
        [Mode] une mise en place
        [Variant] une variante
        [Restriction] une règle restrictive
        [GoalValues] un jeu de valeurs d'objectifs
        [AchievementMode] une sorte d'accomplissement
       *[other] un nom connu
    } ; choisissez parmi : { $choices }.
error-did-you-mean = Vouliez-vous dire « { $name } » ?
error-number-range = { $what } doit être un nombre entier de { $least } à { $most }, pas { $value }.
error-value-type = « { $field } » doit être du type { $expected }, pas { $value }.
error-players-count = Une partie se joue de 1 à 4, pas à { $players }.
error-lower-variance-players = La variation moindre se joue à 1 ou 2, pas à { $players }.
error-family-beginner = La variante famille utilise la mise en place standard, pas celle des débutants.
error-scenario-unknown = Les scénarios vont de 1 à 10 ; il n'y a pas de scénario { $scenario }.
error-scenario-beginner = Un scénario apporte ses chats et ses objectifs : il ne va pas avec la mise en place débutant.
error-scenario-family = Un scénario compte ses objectifs : il ne va pas avec la variante famille.
error-scenario-restriction = Un scénario ne va pas avec une règle restrictive.
error-scenario-chosen-cats = Un scénario apporte ses chats : on ne peut pas en choisir d'autres.
error-beginner-chosen-cats = La mise en place débutant apporte ses chats : on ne peut pas en choisir d'autres.
error-cats-count = Trois chats sont en jeu, pas { $count }.
error-cats-same-tile = { $first } et { $second } sont les deux côtés d'une même tuile et ne peuvent pas être en jeu ensemble.
error-cats-twice = { $cat } ne peut être en jeu qu'une fois.
error-cats-beginner = La mise en place débutant se joue avec { cat-millie }, { cat-tibbit } et { cat-coconut }.
error-cats-scenario = Le scénario { $scenario } se joue avec { $cats }.
error-patterns-dealt = Chacun des six motifs revient à un seul chat, deux motifs par chat.
error-name-unfit = Le nom du siège { $seat } doit avoir de 1 à { $longest } caractères visibles.
error-seed-unfit = Une graine est un nombre entier, 0 ou plus, pas { $seed }.
error-names-count = Il faut autant de noms que de joueurs : { $players }, pas { $count }.
error-boards-count = { $players ->
    [one] Il faut un plateau pour un joueur, pas { $count }.
   *[other] Il faut { $players } plateaux pour { $players } joueurs, pas { $count }.
}
error-board-twice = Le plateau { $board } ne peut servir qu'à un seul joueur.
error-offer-missing = Il faut proposer quatre objectifs différents au siège { $seat }.
error-offer-unexpected = Le siège { $seat } a une offre d'objectifs, mais cette mise en place n'en prévoit pas.
error-goals-beginner = Dans la mise en place débutant, les objectifs sont { goal-different }, { goal-aa-bb-cc } et { goal-aaa-bbb }, dans cet ordre.
error-goals-scenario = Le scénario { $scenario } se joue avec les objectifs { $goals }.
error-goals-from-offer = Le siège { $seat } doit garder trois objectifs différents parmi les siens.
error-goals-partly-chosen = Soit tous les sièges ont choisi leurs objectifs, soit aucun.
error-plan-goals-count = Il faut autant de choix d'objectifs que de joueurs : { $players }, pas { $count }.
error-wrong-phase = Ce n'est pas possible maintenant : la partie attend { $phase }.
error-already-over = La partie est finie.
error-event-unknown = Une partie avance par Choose, Draw, Place, Take ou un Move entier, pas par { $event }.
error-seat-unknown = Il n'y a pas de siège { $seat }.
error-name-not-here = Il n'y a pas de siège « { $name } » ; à la table : { $names }.
error-patch-not-yours = Vous n'avez pas de tissu { $patch } à poser.
error-cell-not-patchable = { $cell } n'est pas une case à tissu.
error-cell-taken = { $cell } est déjà recouverte.
error-restriction-adjacent = { $cell } ne touche aucun tissu que vous avez déjà posé.
error-restriction-same_color = { $cell } ne touche aucun tissu de couleur { $color }.
error-restriction-same_pattern = { $cell } ne touche aucun tissu au motif { $pattern }.
error-position-unknown = Le marché a les places 1, 2 et 3, pas { $position }.
error-position-other-patch = La place { $position } ne contient pas le tissu que vous avez posé.
error-supply-empty = La réserve est vide.
error-supply-incomplete = La réserve doit contenir { $copies } fois chacun des 36 tissus, { $total } en tout.
error-turn-unknown = La partie compte { $moves ->
    [one] { $moves } tour
   *[other] { $moves } tours
} pour l'instant.
error-nothing-played = Il n'y a rien à reprendre : rien n'est encore décidé.
error-patch-not-in-supply = Il ne reste plus de tissu { $patch } dans la réserve.
error-spectator = Un spectateur n'a pas de siège à cette table.
error-game-not-over = La partie n'est pas encore finie.
error-chart-full = Un tableau a de la place pour six joueurs.
error-chart-name-empty = Il faut un nom pour figurer au tableau.
error-chart-player-unknown = { $player } ne figure pas sur ce tableau.
error-chart-player-twice = { $player } figure déjà sur ce tableau.
error-chart-marked = { $player } a déjà coché cet accomplissement.
error-chart-game-marked = { $player } a déjà coché quelque chose pour cette partie.
error-chart-not-offered = Cette partie n'offre pas cet accomplissement à ce siège.
error-chart-scenario-order = En solo, le scénario { $scenario } vient après le scénario { $before }.
error-mode-normal = Un accomplissement classique demande 2 à 4 joueurs et la mise en place standard, sans variante ni règle restrictive.
error-mode-restriction = Un accomplissement à règle restrictive demande 2 à 4 joueurs et la mise en place standard avec une règle restrictive, sans variante.
error-mode-scenario = Un accomplissement de scénario demande un scénario.

## calico.server

error-table-unknown = Cette table n'existe pas.
error-table-unreadable = Cette partie est illisible ; le journal du serveur dit pourquoi. Vos autres parties ne sont pas touchées.
error-not-seated = Vous n'avez pas de siège à cette table.
error-not-host = Seul l'hôte de la table peut faire cela.
error-seat-not-free = Ce siège n'est pas libre.
error-no-free-seat = Aucun siège n'est libre à cette table.
error-already-seated = Vous êtes déjà à cette table.
error-kicked-out = L'hôte vous a exclu de cette table.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n'a pas encore commencé.
error-seats-open = La partie peut commencer quand tous les sièges sont occupés.
error-table-closed = Tout le monde a quitté cette table.
error-nothing-to-undo = Il n'y a rien à annuler : on ne peut annuler qu'une pose, tant que rien n'est pris au marché.
error-nobody-there = Au siège { $seat }, il n'y a personne à exclure ou à remplacer.
error-not-replaced = Aucun programme ne joue à votre place.
error-has-resigned = Vous avez définitivement cédé ce siège.
error-chat-off = L'hôte a désactivé la conversation libre ; les phrases toutes faites restent possibles.
error-chat-empty = Dites soit un texte, soit une phrase toute faite.
error-chat-players = L'hôte a désactivé la discussion ; seuls les joueurs peuvent envoyer des phrases toutes faites.
error-chat-full = La discussion de cette table est pleine ; poursuivez-la à la prochaine.
error-chat-too-fast = Vous écrivez trop vite ; attendez { $seconds } s.
error-muted = L'hôte vous a retiré la parole à cette table.
error-line-unknown = Ce message n'est plus dans la discussion.
error-not-spectator = Seuls les spectateurs peuvent être privés de parole ou exclus.
error-table-full = Il s'est passé trop de choses à cette table ; seuls les coups sont encore possibles.
error-rematch-exists = La revanche existe déjà.
error-tables-of-person = Vous avez { $most } parties inachevées ; terminez-en ou quittez-en une avant d'en créer une autre.
error-tables-of-address = Il y a { $most } parties inachevées sur votre réseau ; terminez-en ou quittez-en une, ou demandez à qui gère ce serveur d'en autoriser davantage.
error-bots-of-person = Vos parties inachevées peuvent compter { $most } bots en tout ; terminez-en une ou choisissez moins de bots.
error-bots-of-address = Les parties inachevées de votre réseau peuvent compter { $most } bots en tout ; terminez-en une, choisissez moins de bots, ou demandez à qui gère ce serveur d'en autoriser davantage.
error-bot-time-of-person = Les bots ont réfléchi pour vous pendant { $most } minutes en une heure ; réessayez dans { $minutes } min ou jouez sans bots.
error-bot-time-of-address = Les bots ont réfléchi { $most } minutes en une heure pour votre réseau ; réessayez dans { $minutes } min ou jouez sans bots.
error-invited-twice = { $account } est déjà à cette table, ou y est invité.
error-not-invited = Aucune place ne vous est gardée à cette table.
error-seat-plan-bot = Le siège { $seat } est pour un programme : il lui faut le nom d'un programme.
error-seat-plan-name = Le siège { $seat } est devant l'écran de l'hôte : il lui faut un nom.
error-seat-plan-extra = Le siège { $seat } est pour « { $kind } » : il ne peut pas avoir « { $field } ».
error-first-unknown = Il n'y a pas de siège { $seat } qui puisse commencer.
error-account-unknown = Aucun compte ne porte ce nom.
error-person-name-unfit = Un nom a de 1 à 40 caractères visibles.
error-name-reserved = Ce nom est réservé. Choisissez-en un autre.
error-account-exists = Vous avez déjà un compte.
error-account-taken = Ce nom de compte est pris.
error-passphrase-short = Une phrase secrète a au moins { $shortest } caractères.
error-passphrase-wrong = Ce nom de compte et cette phrase secrète ne vont pas ensemble.
error-account-needed = Il faut un compte pour cela ; un invité doit en nommer un.
error-passkeys-unavailable = Les clés d'accès fonctionnent là où ce serveur a un nom : sur localhost, ou avec le réglage « site ».
error-passkey-expired = C'était trop long, ou déjà fait ; recommencez.
error-passkey-refused = Cette clé d'accès n'ouvre aucun compte ici.
error-passkey-known = Cette clé d'accès est déjà enregistrée.
error-passkey-unknown = Cette clé d'accès n'existe pas.
error-passkeys-full = Il y a déjà { $most } clés d'accès ; retirez-en une d'abord.
error-last-proof = Rien d'autre n'ouvre ce compte : ajoutez d'abord une phrase secrète ou une autre clé d'accès.
error-tokens-full = Il y a déjà { $most } jetons ; retirez-en d'abord un.
error-token-unknown = Ce jeton n'existe pas.
error-push-unfit = Cela ne peut pas être l'adresse d'un navigateur auprès de son service de notification.
error-game-hidden = L'enregistrement d'une partie inachevée n'est pas montré : il contient ce qui est face cachée.
error-mark-not-yours = Vous n'avez pas joué ce siège jusqu'au bout.
error-chart-player-missing = Ce joueur n'est pas sur votre tableau.
error-setting-unknown = Le réglage « { $name } » n'existe pas ; voici les réglages : { $choices }.
error-setting-misspelt = Le réglage « { $name } » n'existe pas ; vouliez-vous dire « { $guess } » ?
error-setting-range = Le réglage « { $name } » doit être un nombre entier de { $least } à { $most }, et non « { $value } ».
error-setting-whole = Le réglage « { $name } » doit être un nombre entier, { $least } au moins, et non « { $value } ».
error-setting-number = Le réglage « { $name } » doit être un nombre, { $least } au moins, et non « { $value } ».
error-setting-switch = Le réglage « { $name } » doit être true ou false, et non « { $value } ».
error-setting-choice = Le réglage « { $name } » doit être l'un de ceux-ci : { $choices }, et non « { $value } ».
error-setting-list = Le réglage « { $name } » doit être une liste de textes.
error-setting-text = Le réglage « { $name } » doit être un texte.
error-setting-database = Le réglage « database » doit être un fichier ou une adresse comme postgresql://user@host/name.
error-setting-site = Le réglage « { $name } » doit être une adresse comme https://quilts.example, et non « { $value } ».
error-setting-networks = Le réglage « { $name } » prend des adresses IP et des réseaux séparés par des virgules, ou *, et non « { $value } ».
error-setting-contact = Le réglage « { $name } » doit être une adresse qui commence par mailto: ou https:, et non « { $value } ».
error-database-in-use = { $path } est déjà utilisée par un autre serveur ; arrêtez-le d'abord ou choisissez une autre base de données.
error-server-not-started = Le serveur ne peut pas démarrer sur { $host }, port { $port } ; son journal dit pourquoi.
error-export-line = La ligne { $line } ne fait pas partie d'une exportation du serveur.
error-import-not-empty = Une exportation du serveur ne peut être lue que dans une base vide.
error-backup-postgresql = Une base PostgreSQL se sauvegarde avec pg_dump.
error-message-unreadable = Ce message est illisible : { $reason }
error-message-too-large = Un message a au plus { $most } octets.
error-hello-first = Le premier message doit être « hello ».
error-hello-twice = Il y a déjà eu un « hello ».
error-protocol-version = Ce serveur parle la version { $version } du protocole.
error-too-many-tables = Une connexion suit au plus { $most } tables.
error-too-many-requests = Trop de demandes ; réessayez dans { $seconds } s.
error-too-many-log-ins = Trop de tentatives de connexion à ce compte. Réessayez dans { $seconds } s.
error-not-signed-in = Il faut pour cela un invité, un compte ou un jeton.
error-token-invalid = Ce jeton n'est pas (ou plus) valable.
error-scope-missing = Il manque à ce jeton le droit « { $scope } ».
error-origin-refused = Les demandes de cette origine sont refusées.
error-header-missing = Une demande qui change quelque chose a besoin de l'en-tête « X-Calico ».
error-route-unknown = Il n'y a rien ici.
error-method-unknown = Cette méthode n'est pas possible ici.
error-store-unavailable = Le serveur ne peut ni enregistrer ni lire pour l'instant ; rien n'a changé. Réessayez.
error-text-unstorable = Ce texte contient un caractère qui ne peut pas être enregistré ; supprimez-le et réessayez.
error-server-error = Quelque chose s'est mal passé dans le serveur ; c'est dans son journal.
error-server-stopping = Le serveur s'arrête ; reconnectez-vous.

## calico.training

error-training-recipe = Le point de reprise « { $path } » vient d'une autre recette : prenez un autre dossier ou la même recette.
