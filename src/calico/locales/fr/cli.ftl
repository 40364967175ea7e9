### Ce que dit la ligne de commande.

## Aide

cli-help = Le jeu de quilts Calico dans le terminal : jouer, revoir, compter et simuler des parties. Non officiel.
cli-help-usage = Utilisation : { $usage }
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-examples = Exemples
cli-option-help = Affiche cette aide.
cli-option-version = Affiche la version.
cli-option-language = Langue de tous les textes : en, fr, de, pl ou ru.
cli-help-default = (par défaut : { $value })
cli-default-none = aucun
cli-default-random = au hasard
cli-default-cores = tous les cœurs
cli-default-habit = selon l'habitude du bot
cli-default-bots = autant que de bots nommés
cli-default-aim = points, dans un scénario passed
cli-default-all = toutes les parties
cli-default-start = le début
cli-default-end = la fin
cli-default-whole = toute la partie
cli-default-recipe = comme dans la recette fournie
cli-default-record = selon l'enregistrement
cli-default-same-name = la place de ce nom
cli-default-table = toute la table
cli-default-first = le premier joueur
cli-default-enter = par Entrée
cli-default-system = celle du système
cli-help-app-examples =
    calico play # répondre à trois questions et jouer
    calico play --bot greedy # vous contre un programme
    calico simulate --games 1000 --bot greedy # que vaut-il ?
    calico COMMANDE --help # tout sur une commande

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE
cli-metavar-file = FICHIER
cli-metavar-name = NOM
cli-metavar-names = NOM,…
cli-metavar-players = NOM NOM…
cli-metavar-number = N
cli-metavar-seconds = SECONDES
cli-metavar-cluster = local|auto|ADRESSE
cli-metavar-language = CODE
cli-metavar-achievement = ACCOMPLISSEMENT

cli-help-play = Joue une partie, en solo, à plusieurs devant cet écran ou contre des programmes. Sans option, quelques questions sont posées ; avec une option, tout ce que vous ne précisez pas est standard. La partie est sauvegardée après chaque tour.
cli-help-play-examples =
    calico play # quelques questions, Entrée prend la réponse proposée
    calico play --names Anna,Ben --bot greedy # deux personnes et un programme
    calico play --setup beginner --seed 7 # en solo, la même donne pour tous ceux qui prennent cette graine
    calico play --scenario 3 --names Anna --achievements scenario # pour le tableau
    calico play --resume # reprendre la dernière partie
cli-argument-play-file = Avec --resume : la partie sauvegardée.
cli-option-resume = Reprend ce qui a été sauvegardé : une partie, par défaut la dernière, ou le match de --results.
cli-option-names = Noms des personnes qui jouent, séparés par des virgules.
cli-option-setup = beginner (débutant) ou standard.
cli-option-cats = Trois chats au lieu du hasard, par exemple millie,rumi,leo.
cli-option-board = Plateau de chaque joueur dans l'ordre : blue, green, purple, yellow.
cli-option-goal-values = Valeur des objectifs : book (livret) ou tile (tuiles récentes).
cli-option-variant = family ou lower_variance ; peut être donnée deux fois.
cli-option-restriction = adjacent, both, no_hand, same_color ou same_pattern.
cli-option-scenario = Numéro d'un scénario, de 1 à 10.
cli-option-open-hands = Tout le monde voit toutes les mains.
cli-option-first = Qui commence.
cli-option-achievements = Ce que la partie vise au tableau : normal, restriction ou scenario.
cli-option-seed = Graine : nombre qui décide de tout ce qui relève du hasard.

cli-help-replay = Revoit une partie enregistrée : Entrée avance, b recule, un nombre va à ce coup, q quitte. Sans terminal, tout est affiché.
cli-help-replay-examples =
    calico replay partie.json # pas à pas
    calico replay parties.jsonl --game 5 --delay 1 # la cinquième partie, un coup par seconde
    calico replay partie.json --move 22 # commencer après le coup 22
cli-argument-file = Un calico-record : .json avec une partie, ou .jsonl avec une par ligne.
cli-option-game = Quelle partie d'un fichier .jsonl, à partir de 1.
cli-option-move = Après quel coup ; 0 est la table mise en place.
cli-option-delay = Avance tout seul après ce nombre de secondes.

cli-help-score = Vérifie une partie selon les règles et affiche la feuille de score ; pour plusieurs parties, un résumé.
cli-help-score-examples =
    calico score partie.json # la feuille de score
    calico score parties.jsonl # sont-elles toutes justes, et comment ont-elles fini ?
    calico score parties.jsonl --game 3 # la feuille de score de la troisième
    calico score parties.jsonl --json # la même chose pour un programme
cli-option-json = Affiche un objet JSON au lieu d'un tableau.
cli-option-seconds = Temps de réflexion pour un coup, en secondes.

cli-help-render = Dessine une position d'une partie enregistrée en SVG ou en PNG.
cli-help-render-examples =
    calico render partie.json -o fin.svg # la table à la fin
    calico render partie.json --move 10 --seat Anna -o anna.png # un quilt après dix coups
cli-option-output = L'image ; sa terminaison, .svg ou .png, décide du format.
cli-option-seat = Un joueur par son nom, ou par son numéro à partir de 0 comme dans le fichier.
cli-option-force = Écrase un fichier existant.

cli-help-chart = Affiche et coche les accomplissements de six personnes au plus sur cette machine.
cli-help-chart-examples =
    calico chart # qui a coché quoi
    calico chart add Anna # une nouvelle rangée
    calico chart mark Anna partie.json rainbow # cocher un accomplissement d'une partie finie
cli-argument-name = Nom de la personne.
cli-help-chart-add = Ajoute une personne au tableau.
cli-help-chart-add-examples = calico chart add Anna # une nouvelle rangée pour Anna
cli-help-chart-remove = Retire une personne et tout ce qu'elle a coché.
cli-help-chart-remove-examples = calico chart remove Anna # demande confirmation
cli-option-yes = Ne demande pas confirmation.
cli-help-chart-mark = Coche un accomplissement qu'une partie finie offre. Chaque partie compte une fois par personne.
cli-help-chart-mark-examples =
    calico chart mark Anna partie.json # si la partie n'en offre qu'un
    calico chart mark Anna partie.json points_65 --seat 1 # un accomplissement précis, joué au siège 1
cli-argument-achievement = Lequel, par exemple rainbow, points_65 ou le numéro d'un scénario.

cli-help-simulate = Fait jouer des programmes entre eux et montre leurs résultats. La même graine donne les mêmes parties.
cli-help-simulate-examples =
    calico simulate --games 1000 --bot greedy # des parties en solo
    calico simulate --games 100 --bot greedy,random # l'un contre l'autre
    calico simulate --players 4 --bot greedy --records parties.jsonl # garder les parties
    calico simulate --scenario 1 --bot greedy --json # combien de fois réussit-il ?
    calico simulate --bot random --games 1000000 --plot points.png # comment se répartissent les points ?
cli-option-games = Nombre de parties ; avec « calico arena », de chaque paire de joueurs, ou de chacun seul.
cli-option-players = Nombre de joueurs, de 1 à 4.
cli-option-bot = Programmes qui jouent, séparés par des virgules ; « calico players » les énumère. Là où ne jouent que des programmes, un seul occupe toutes les places.
cli-option-records = Écrit toutes les parties dans ce fichier .jsonl.
cli-option-parquet = Écrit les résultats dans ce fichier Parquet, une ligne par siège de chaque partie.
cli-option-plot = Dessine les résultats, en .png ou .svg.
cli-option-cluster = Joue sur Ray : local le démarre ici, auto ou une adresse en rejoint un.
cli-option-workers = Nombre de processus ou de fils simultanés.

cli-help-arena = Fait se rencontrer des joueurs sur les mêmes donnes, places échangées, et dit qui est meilleur, de combien et avec quelle certitude. Ctrl-C arrête plus tôt et montre ce qu'il y a.
cli-help-arena-examples =
    calico arena tailor greedy --games 200 # deux l'un contre l'autre
    calico arena quilter tailor dreamer --players 1 --setup beginner # chacun seul sur les mêmes donnes
    calico arena designer quilter --games 2000 --early # s'arrête quand le meilleur est connu
    calico arena master designer --seconds 0.1 --results match.json --resume # reprendre plus tard
cli-argument-players = Bots, tels que « calico players » les nomme, séparés par des espaces ou des virgules ; aussi une classe par son emplacement (paquet.module:Classe) et tout programme (« exec:./mon_bot »).
cli-option-early = Deux joueurs ne se rencontrent plus dès qu'on sait, avec 95 % de confiance à tout moment, lequel est meilleur.
cli-option-results = Écrit tous les résultats dans ce fichier JSON.
cli-help-analyse = Dit les meilleurs coups d'une position, ce qu'ils promettent et pourquoi ; ou passe en revue une partie finie, chance et art séparés. Seul ce que voit le joueur est utilisé.
cli-help-analyse-examples =
    calico analyse game.json # revue de la partie du premier joueur
    calico analyse game.json --seat Anna --seconds 3 # celle d'un autre, plus exacte
    calico analyse game.json --move 10 # la position après dix coups
    calico analyse "calico1~…" --json # une position en texte, pour les programmes
cli-argument-analyse = Un calico-record, ou une position en texte.
cli-option-top = Nombre de coups à montrer.
cli-option-aim = Ce qui compte : points, victory ou passed.
cli-help-train = Entraîne des joueurs à partir de rien, en les faisant jouer seuls : d'abord pour les points, puis pour les scénarios. Ctrl-C garde ce qui est appris ; la même commande reprend.
cli-help-train-examples =
    calico train run # tout : deux étapes, chacune avec point de reprise, journal et courbe dans « run », et ses poids à côté
    calico train run --games 2000 --scenario-games 500 --workers 1 # un court essai qui se répète exactement
    calico train run --cluster local # parties jouées sur Ray
    calico train --card run/quilter.npz # d'où viennent des poids
cli-argument-folder = Où se trouvent les dossiers des étapes et les poids.
cli-metavar-folder = DOSSIER
cli-option-rate = Taille des premiers pas d'apprentissage.
cli-option-scenario-games = Nombre de parties jouées ensuite dans les scénarios.
cli-option-card = Dit seulement d'où viennent les poids de ce fichier.
cli-help-bench = Mesure la vitesse du noyau de simulation à côté des règles pures.
cli-help-bench-examples =
    calico bench # dix secondes environ
    calico bench --json # pour les programmes
cli-option-duration = Durée approximative de la mesure, en secondes.

cli-help-serve = Lancer le serveur de jeu : des tables pour les gens et les programmes, dans le navigateur.
cli-help-serve-examples =
    calico serve --open # seulement sur cette machine, et ouvrir la page
    calico serve --host 0.0.0.0 --port 8000 # pour tout le réseau
    calico serve --database postgresql://localhost/calico # avec PostgreSQL
cli-help-server = Prendre soin de la base d'un serveur.
cli-help-server-examples =
    calico server backup copie.sqlite # une copie pendant qu'il tourne
cli-help-server-backup = Copier une base SQLite, même pendant que le serveur tourne.
cli-help-server-backup-examples =
    calico server backup copie.sqlite --database calico.sqlite # une copie d'une certaine base
cli-help-server-export = Écrire tout ce qu'un serveur garde dans un fichier JSONL.
cli-help-server-export-examples =
    calico server export tout.jsonl # pour changer de base
cli-help-server-import = Lire un export dans une base vide.
cli-help-server-import-examples =
    calico server import tout.jsonl --database postgresql://localhost/calico # passer de SQLite à PostgreSQL
cli-help-bot = Faire jouer votre propre joueur sur un serveur : un fichier Python, ou tout programme qui lit et écrit des lignes JSON.
cli-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T mon_bot.py # à chaque table où son compte est assis
    calico bot --server URL --token T --exec ./mon_bot --table ID # un programme, à une table
cli-metavar-address = ADRESSE
cli-metavar-database = BASE
cli-metavar-table = TABLE
cli-option-host = Adresse d'écoute ; 127.0.0.1 : cette machine seulement.
cli-option-port = Port d'écoute.
cli-option-database = Un fichier SQLite, ou l'adresse d'une base PostgreSQL.
cli-option-config = Un fichier TOML de réglages.
cli-option-open = Ouvrir la page dans le navigateur.
cli-option-server = Adresse du serveur.
cli-option-token = Jeton du compte du programme, avec les droits read et play ; aussi par CALICO_TOKEN.
cli-option-exec = Un programme qui parle en lignes JSON.
cli-option-player = Un joueur installé ici.
cli-option-table = Une table à rejoindre, par numéro ou lien ; peut être répété.
cli-option-at-once = À combien de tables il joue à la fois ; il décline les autres invitations.
cli-option-once = Finir quand ces tables sont terminées.
cli-argument-server-file = Le fichier.
cli-argument-bot = Un fichier Python qui définit `player`.
cli-metavar-token = TOKEN

cli-help-players = Énumère les programmes qui jouent, leur style et leur force.
cli-help-players-examples = calico players # les noms pour --bot

## Mots que l'on peut taper pendant une partie

cli-words-help = aide ?
cli-words-rules = règles regles
cli-words-left = reste
cli-words-map = table t
cli-words-look = voir
cli-words-undo = annuler a
cli-words-save = sauver
cli-words-quit = quitter q
cli-words-take = prendre
cli-words-back = retour r
cli-words-yes = oui o
cli-words-no = non n

## Début de partie

cli-welcome = Bienvenue dans Calico ! Entrée accepte ce qui est entre crochets.
cli-you = Quilter
cli-ask-resume = Il y a une partie inachevée. La reprendre ? [oui]
cli-ask-people = Qui joue ? Noms séparés par des virgules [{ $default }] :
cli-ask-bots = Programmes à affronter ({ $choices }) [aucun] :
cli-kinds =
    Quelle partie ?
      1  débutant : chats et objectifs fixes
      2  standard : chats au hasard, objectifs au choix
      3  famille : sans objectifs, seulement chats et boutons
      4  un scénario
      5  avec une règle restrictive
cli-ask-kind = Numéro [1] :
cli-ask-scenario = Quel scénario, de 1 à 10 [1] :
cli-ask-restriction = Quelle règle restrictive, de 1 à 5 :
cli-ask-first = Qui a caressé un chat en dernier et commence ({ $names }) ? [au hasard]
cli-ask-chart = Jouer pour le tableau des accomplissements ({ $mode }) ? [oui]
cli-pass-keyboard = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d'autre ne regarde.
cli-scenario-asks = Le scénario { $scenario } demande :
cli-choose-goals = { $name }, choisissez trois objectifs pour les cases c2, d3 et b4 (^^ sur le plateau, de haut en bas). Un objectif porte sur les six tissus qui l'entourent : leurs couleurs ou leurs motifs. Les deux valeurs sont pour une façon et pour les deux.
cli-ask-goals = Numéros pour c2, d3, b4 dans cet ordre [1 2 3] :
cli-begin = { $name } commence. (Graine { $seed })
cli-not-begun = La partie n'avait pas commencé, rien n'a été sauvegardé.
cli-answer-yes-or-no = Répondez { $yes } ou { $no }.

## Un tour

cli-headline = { $name } : tour { $turn } sur { $turns }, { $points }
cli-score-parts = objectifs { $goals }, chats { $cats }, boutons { $buttons }
cli-market = Marché
cli-hand = Main  { "" }
cli-belt = Après votre prise, le plus petit numéro des deux autres quitte le marché.
cli-cat = { $name } { $points } : { $needs }
cli-goals-face-down = Face cachée, ils ne rapportent rien.
cli-goal = { $slot } { $name } { $values }, { $open } à poser
cli-goal-colors = couleurs : { $state }
cli-goal-patterns = motifs : { $state }
cli-goal-met = réalisé !
cli-goal-impossible = plus possible
cli-news = { $name } a posé le tissu { $patch } en { $cell } et gagné { $earned }.
cli-news-nothing = { $name } a posé le tissu { $patch } en { $cell }.
cli-ask-place = Posez un tissu sur une case, par exemple « 1 a1 » (ou aide) :
cli-ask-take = Prendre au marché (1-3, ou annuler) :
cli-ask-end = Entrée pour finir votre tour, ou annuler :
cli-earned = Vous gagnez { $tokens } : { $points }.
cli-earned-goals = Cela réalise un objectif : { $points }.
cli-earned-nothing = Cela ne rapporte encore rien.
cli-play-help =
    Votre tour a deux étapes :
      1 a1         poser le tissu 1 de votre main sur la case a1 (« Pv a1 » et « a1 1 » aussi)
      2            puis prendre le tissu 2 au marché
      1 a1 2       les deux à la fois, ou encore « Pv-a1-2 »
    À tout moment :
      annuler      reprendre la pose, tant que rien n'est pris au marché
      table        revoir la table
      reste        les tissus que l'on ne voit pas
      voir         les autres quilts ; « voir Ben » en montre un
      règles       les règles en bref
      sauver NOM   écrire une copie ; la partie se sauvegarde seule à chaque tour
      quitter      partir ; « calico play --resume » reprend
    Sur le quilt, ^Mi est un chat, ● un bouton. Les lettres d'un tissu :
cli-rules =
    Posez un de vos deux tissus, puis prenez-en un au marché : 22 tours.
    Chats : des tissus d'un motif que le chat aime, reliés comme il le veut, l'attirent. Chaque zone attire un seul chat.
    Boutons : 3 tissus d'une couleur qui se touchent rapportent un bouton, 3 points ; un par zone. Un bouton de chaque couleur apporte en plus le bouton arc-en-ciel, 3 points.
    Objectifs : regardez les six tissus autour d'un objectif quand ils y sont tous. Si les couleurs ou les motifs se répartissent exactement comme ses lettres, il rapporte la petite valeur, les deux à la fois la grande.
    Le bord imprimé aide pour les chats et les boutons.
cli-rules-solo = En solo : quand vous avez pris un tissu, celui des deux autres qui a le plus petit numéro est défaussé, et le dernier glisse à la place 1.
cli-left-title = Tissus que l'on ne voit pas (dans la réserve : { $count })

## Sauvegarde et fin

cli-saved = Sauvegardé dans { $path }
cli-interrupted = Interrompu. La partie est enregistrée dans { $path } ; « calico play --resume » la reprend.
cli-save-failed = Impossible d'écrire { $path } : { $reason }.
cli-record = La partie est enregistrée dans { $path }
cli-over = Tous les quilts sont complets.
cli-sheet-goal = { "  " }objectif en { $cell }
cli-passed = { $name } a réussi le scénario { $scenario } !
cli-not-passed = { $name } n'a pas réussi le scénario { $scenario }.

## Le tableau

cli-chart-empty = Personne ne figure encore au tableau : calico chart add NOM
cli-chart-added = { $name } figure au tableau.
cli-ask-remove = { $count ->
    [one] Retirer { $name } et { $count } accomplissement ? [non]
   *[other] Retirer { $name } et { $count } accomplissements ? [non]
}
cli-chart-removed = { $name } ne figure plus au tableau.
cli-chart-unchanged = Le tableau reste comme il est.
cli-chart-next = { $count ->
    [one] encore { $count } avant le titre « { $title } »
   *[other] encore { $count } avant le titre « { $title } »
}
cli-chart-offer = { $name } peut cocher un de ceux-ci :
cli-chart-nothing = Cette partie n'offre rien de nouveau à { $name } pour le tableau.
cli-ask-mark = { $count ->
    [one] Le cocher ? Entrée pour oui, « non » pour aucun :
   *[other] Lequel, de 1 à { $count } [1], ou « non » pour aucun :
}
cli-chart-marked = Coché pour { $name } : { $achievement }.
cli-chart-title = { $name } a un nouveau titre : { $title } !

## Revoir, scores, images, simulation

cli-ask-replay = { $number }/{ $last } (Entrée, b, un nombre, q) :
cli-replay-start = La table est mise en place.
cli-replay-move = Coup { $number } sur { $last } : { $move }
cli-score-many = { $count ->
    [one] { $count } partie est juste ; finies : { $finished }.
   *[other] { $count } parties sont justes ; finies : { $finished }.
}
cli-score-choose = --game N affiche la feuille de score d'une partie, de 1 à { $count }.
cli-score-open = { $moves ->
    [one] La partie n'est pas finie : { $moves } coup jusqu'ici.
   *[other] La partie n'est pas finie : { $moves } coups jusqu'ici.
}
cli-rendered = Dessiné dans { $path }
cli-progress = Parties
cli-stat-games = Parties
cli-stat-mean = Moyenne
cli-stat-deviation = Écart type
cli-stat-minimum = Minimum
cli-stat-maximum = Maximum
cli-stat-seat = Siège
cli-stat-player = Joueur
cli-stat-wins = Victoires seules
cli-stat-shared = Victoires partagées
cli-stat-passed = { $count ->
    [one] { $count } sur { $players } a réussi le scénario.
   *[other] { $count } sur { $players } ont réussi le scénario.
}
cli-stat-seconds = { $seconds } s de temps de calcul
cli-stat-records = Parties dans { $path }
cli-stat-parquet = Résultats dans { $path }
cli-stat-plot = Graphique dans { $path }
cli-plot-total = Tous les points
cli-plot-goals = Objectifs
cli-plot-cats = Chats
cli-plot-buttons = Boutons
cli-plot-points = points
cli-plot-share = part des parties
cli-plot-mean = moyenne
cli-arena-points = Points
cli-arena-victories = Victoires
cli-arena-rating = Classement
cli-arena-milliseconds = ms par coup
cli-arena-over = Hors temps
cli-arena-passed = Réussis
cli-arena-pair = Paire
cli-arena-deals = Donnes
cli-arena-ahead = Avance en points
cli-arena-wins = Parties gagnées
cli-arena-ties = Égalités
cli-arena-note = Entre parenthèses : intervalles à 95 %. ± est l'erreur type. Une victoire partagée compte pour sa part, une égalité à deux pour moitié. Le temps est celui du processeur.
cli-arena-decided = * décidé plus tôt
cli-arena-interrupted = Interrompu après { $games } parties sur { $total }.
cli-analyse-progress = Tours
cli-train-progress = Parties jouées seul
cli-train-measured = { $stage } : après { $games } parties ({ $minutes } min) : { $figures }
cli-train-done = Poids dans { $path }
cli-train-kept = Interrompu ; la même commande reprend { $stage } après { $games } parties.
cli-train-about = Sujet
cli-train-value = Valeur
cli-bench-progress = Mesure
cli-bench-clock = Tous les temps sont mesurés à l'horloge, le meilleur de plusieurs essais.
cli-bench-games = Parties au hasard par seconde, un cœur
cli-bench-rules = Règles
cli-bench-kernel = Noyau
cli-bench-ratio = Rapport
cli-bench-solo = Solo, mise en place débutants
cli-bench-two = 2 joueurs, mise en place standard
cli-bench-four = 4 joueurs, mise en place standard
cli-bench-step = Un pas de recherche, en solo
cli-bench-nanoseconds = Nanosecondes
cli-bench-copies = En copies
cli-bench-copy = Copier
cli-bench-apply = Jouer un tour
cli-bench-apply-checked = Jouer un tour, vérifié
cli-bench-playout = Finir au hasard
cli-bench-threads = Fils, 2 joueurs
cli-bench-speed = Parties par seconde
cli-players-name = Nom
cli-players-called = Surnom
cli-players-about = Style de jeu
cli-players-beginner = Débutant
cli-players-standard = Standard
cli-players-note = Les nombres sont la moyenne de points en solo, dans les deux mises en place.

## Refus de la ligne de commande

cli-error-command = La commande « { $name } » n'existe pas ; il y a : { $choices }.
cli-error-language = La langue « { $name } » n'existe pas ici ; choisissez parmi : { $choices }.
cli-error-option = L'option { $name } n'existe pas ; --help montre celles qu'il y a.
cli-error-option-usage = L'option { $name } a besoin d'une valeur.
cli-error-missing = Il manque { $name } ; --help montre comment utiliser la commande.
cli-error-number = { $name } doit être un nombre entier.
cli-error-decimal = { $name } doit être un nombre.
cli-error-usage = La ligne de commande est incompréhensible ; --help montre comment utiliser la commande.
cli-error-at-least = { $option } doit être au moins { $least }, pas { $value }.
cli-error-file = { $path } : { $reason }.
cli-error-failed = Cela n'a pas marché : { $reason }.
cli-error-not-utf8 = { $path } n'est pas du texte UTF-8.
cli-error-exists = { $path } existe déjà ; --force l'écrase.
cli-error-copy-exists = { $path } existe déjà ; choisissez un autre nom.
cli-error-is-folder = { $path } est un dossier.
cli-error-chart-broken = { $path } n'est pas un tableau lisible ; il est resté tel quel.
cli-error-save-broken = La partie sauvegardée est illisible : ce qui accompagne l'enregistrement est abîmé.
cli-error-no-save = Il n'y a pas de partie sauvegardée à reprendre.
cli-error-resume-options = Une partie sauvegardée apporte ses options ; --resume ne va qu'avec un fichier.
cli-error-file-without-resume = Un fichier ne va qu'avec --resume.
cli-error-no-people = Il faut au moins une personne ; « calico simulate » fait jouer des programmes entre eux.
cli-error-no-bot = --bot a besoin du nom d'un programme.
cli-error-bots-count = Pour { $players } joueurs, il faut un programme ou { $players }, pas { $count }.
cli-error-name-twice = Deux joueurs ne peuvent pas s'appeler { $name }.
cli-error-nobody = Personne ne s'appelle ainsi ; à la table : { $names }.
cli-error-not-on-chart = { $name } ne figure pas au tableau ; « calico chart add » s'en charge.
cli-error-kind = « { $text } » n'est pas un numéro de 1 à 5.
cli-error-scenario = « { $text } » n'est pas un nombre de 1 à 10.
cli-error-restriction = Tapez un nombre de 1 à 5.
cli-error-goals = Tapez trois numéros différents de 1 à { $count }, par exemple « 1 2 3 ».
cli-error-place = « { $text } » n'est pas une pose ; tapez le numéro d'un tissu et une case, par exemple « 1 a1 ».
cli-error-cell = « { $text } » n'est pas une pose ; les cases vont de a1 à e5, comme dans « 1 a1 ».
cli-error-hand = Il n'y a pas de tissu { $number } ; vous en avez { $count }.
cli-error-take = « { $text } » n'est pas une place du marché ; tapez 1, 2 ou 3, ou annuler.
cli-error-not-in-market = Le marché n'a pas de tissu { $patch }.
cli-error-which = Des tissus identiques sont au marché ; tapez lequel vous avez pris : { $positions }.
cli-error-nothing-to-undo = Il n'y a rien à annuler : un tour est fini dès qu'on a pris au marché.
cli-error-game = Il n'y a pas de partie { $number } dans ce fichier.
cli-error-move = Il n'y a pas de coup { $number } ; la partie va de 0 à { $last }.
cli-error-seat = Il n'y a pas de siège « { $text } » ; à la table : { $names }.
cli-error-delay = --delay doit être de 0 à 3600 secondes.
cli-error-seconds = --seconds doit être supérieur à 0 et au plus { $most }.
cli-error-arena-resume = --resume demande --results : le fichier du match à reprendre.
cli-error-aim = Il n'y a pas de but « { $text } » ; choisissez parmi : { $choices }.
cli-error-train-what = Indiquez soit un dossier d'entraînement, soit un fichier de poids avec --card.
cli-error-rate = --rate doit être supérieur à 0 et au plus 1.
cli-error-nothing-to-mark = Cette partie n'offre rien à { $name } qui ne soit déjà coché.
cli-error-which-achievement = La partie en offre plusieurs ; nommez l'un de : { $choices }.
cli-error-achievement = Il n'y a pas d'accomplissement « { $name } » de cette sorte ; il y a : { $choices }.
