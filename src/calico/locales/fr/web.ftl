### Ce que seule la page dit. Les mots du jeu sont dans game.ftl, les refus dans errors.ftl.

## Cadre

skip = Aller au contenu
menu = Menu
menu-home = Accueil
menu-learn = Apprendre
menu-rules = Règles
menu-chart = Tableau
close = Fermer
cancel = Annuler
loading = On dresse la table …
line-offline = Pas de connexion. Rien n'est perdu ; nouvel essai …
line-connecting = Connexion …
line-retry = Réessayer
error-offline = Le serveur est injoignable. Rien n'a été changé.
missing-title = Cette page n'existe pas
missing-text = Le lien est peut-être incomplet, ou la page a changé de place.
gone-title = Ce navigateur n'est plus connecté
gone-account = Vous étiez connecté avec le compte { $account }. Cette session est terminée : elle a expiré, a été fermée ailleurs, ou son cookie a été supprimé. Connectez-vous pour continuer.
gone-guest = Vous jouiez ici sous le nom { $name }, sans compte. Le serveur ne reconnaît plus ce navigateur : son cookie a été supprimé, vos données ont été effacées, ou le serveur est reparti de zéro.
gone-watch = Vous pouvez dans tous les cas continuer à regarder.
gone-guest-again = Continuer sous le nom { $name }

## Accueil

home-title = Cousez une courtepointe, les chats viendront
home-lead = Posez des tissus, réunissez les couleurs pour les boutons et les motifs pour les chats, et atteignez les objectifs de votre ouvrage.
home-learn = Apprendre
home-learn-explained = Cinq minutes, en jouant
home-solo = Jouer seul
home-solo-explained = Le plus de points possible
home-bots = Jouer contre des chats
home-bots-explained = Un à trois programmes, du chaton au maître
home-friends = Inviter des amis
home-friends-explained = Envoyez un lien ; personne n'a besoin de compte
home-shared = Partager cet écran
home-shared-explained = Deux à quatre personnes, chacune son tour
home-scenarios = Scénarios
home-scenarios-explained = Dix énigmes, de plus en plus difficiles
home-mine = Vos parties
home-open = Tables ouvertes
home-your-turn = À vous
home-their-turn = Aux autres
home-gathering = Attend des joueurs
home-invited = Vous êtes invité
home-host-here = L'hôte est là
home-host-away = L'hôte n'est pas là
home-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
home-about = Une version non officielle de Calico, jeu de plateau de Kevin Russ (Flatout Games, AEG), avec ses propres images et ses propres mots.

## Nouvelle partie

your-name = Votre nom
setup-guest = Couturière
setup-player = Joueur { $number }
setup-seats = Qui joue
setup-seat-kind = Qui prend la place { $number }
setup-account = Compte pour la place { $number }
setup-bot = Programme à la place { $number }
bot-strength = environ { $points } points en solo
bot-strength-explained = Les points sont sa moyenne quand il joue seul.
bots-waking = Ils se réveillent …
setup-name = Nom à la place { $number }
setup-remove = Retirer la place { $number }
setup-add = Ajouter une place
seat-free = place libre
seat-host = hôte
seat-person = Quelqu'un qui a le lien
seat-bot = Un programme
seat-shared = Quelqu'un devant cet écran
seat-account = Un certain compte, celui d'un programme par exemple
seat-kept = gardée pour { $account }
setup-play = Mise en place
setup-beginner = Débutant
setup-beginner-explained = Trois chats faciles, trois objectifs donnés
setup-standard = Standard
setup-standard-explained = Chats au hasard, objectifs au choix
setup-scenario = Scénario
setup-scenario-explained = Chats et objectifs donnés, et des buts à atteindre
setup-more = Plus d'options
setup-variants = Variantes
variant-family-explained = Les objectifs sont cachés et ne rapportent rien : une partie tout en douceur
variant-lower_variance-explained = Un exemplaire de moins de chaque tissu, pour un ou deux joueurs
option-open-hands = mains ouvertes
option-open-hands-explained = Tout le monde voit toutes les mains
setup-restriction = Contrainte
setup-none = Aucune
setup-goal-values = Points des objectifs
setup-cats = Chats
setup-cats-explained = Choisissez-en trois, ou laissez faire le hasard. Les deux faces d'une tuile ne jouent pas ensemble.
setup-boards = Plateaux
setup-by-chance = au hasard
setup-first = Qui commence
setup-achievement = Partie pour le tableau
option-achievement = pour le tableau : { $mode }
setup-pace = Rythme
pace-relaxed = Sans horloge
pace-minutes = Minutes par tour
pace-days = Jours par tour
pace-minutes-shown = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
pace-days-shown = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
players-count = { $count ->
    [one] en solo
   *[other] { $count } joueurs
}
setup-public = Table ouverte
setup-public-explained = Visible par tous sur la page d'accueil
setup-start = Commencer
setup-invite = Dresser la table et inviter

## Avant la partie

gather-title = La table est mise
gather-join = S'asseoir
gather-bot = Placer un programme
gather-kick = Renvoyer { $name }
gather-start = Commencer
gather-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
gather-wait-host = L'hôte commencera quand tout le monde sera là.
gather-leave = Se lever
gather-invited = Une place vous est gardée.
gather-decline = Décliner
gather-withdraw = Retirer l'invitation de { $account }
account-invite-title = Inviter un compte
account-invite-explained = Un programme du réseau s'assied de lui-même dès qu'il l'apprend ; une personne trouve l'invitation sur sa première page.
account-invite = Inviter
account-online = Ce programme est en ligne.
account-programs = { $count ->
    [one] { $count } programme est en ligne.
   *[other] { $count } programmes sont en ligne.
}
presence-here = là
presence-away = pas là
presence-away-since = pas là depuis { $time }
presence-invited = hors ligne ; on attend
presence-invited-online = en ligne ; on attend
presence-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
said-invited = { $account } est invité.
said-invitation-declined = { $account } a décliné.
said-invitation-late = { $account } n'est pas venu à temps. La place est libre de nouveau.
said-invitation-withdrawn = L'invitation de { $account } est retirée.
gather-options = Ce qu'on joue
invite-title = Inviter
invite-explained = Quiconque ouvre ce lien peut s'asseoir.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-qr = QR code du lien
table-closed = Tout le monde a quitté cette table.

## Choix des objectifs

choose-title = Choisissez vos objectifs
choose-explained = Gardez-en trois sur { $count } et placez chacun sur votre ouvrage. Les autres les verront quand tout le monde aura choisi.
choose-offer = Objectifs proposés
choose-slots = Leurs emplacements
choose-slot = Emplacement { $slot } : { $goal }
choose-empty = vide
choose-swap = Touchez un emplacement pour l'échanger avec le suivant ; touchez un objectif pour le reprendre.
choose-swap-in = Touchez l'emplacement où il doit aller.
choose-confirm = Garder ceux-ci
choose-waiting = C'est noté. Vous pouvez changer tant que tous n'ont pas choisi.

## Table

table-title = Partie
table-main = Votre ouvrage
table-side = Points et objectifs
cats-in-play = Chats en jeu
cat-label = { $cat }, { $points } points : { $needs } ; motifs : { $patterns }.
cat-label-plain = { $cat }, { $points } points : { $needs }.
cat-count = Vous en avez { $count }.
cat-count-of = { $name } en a { $count }.
quilt-of = Ouvrage de { $name }
quilt-with-rainbow = { $label }, avec le bouton arc-en-ciel
rivals = Les autres
rival-enlarge = Agrandir l'ouvrage de { $name }
rival-hand = Main :
thinking = réfléchit…
hand = Main
hand-patch = { $patch }, touche { $key }
patch-face-down = un tissu face cachée
market = Marché
market-patch = Marché { $position } : { $patch }
market-take = Prendre { $patch }, marché { $position }
market-empty = Marché { $position } : vide
supply-left = reste { $count }
left-title = Ce qui reste
left-explained = Combien de chaque tissu vous n'avez pas encore vu : dans la réserve ou dans une main cachée.
goals = Objectifs
goal-link = Règle : { $goal }
goal-have = { $count } × { $kind }
ask = Qu'est-ce que cela veut dire : { $about } ?
ask-all = Toutes les règles
goal-at = { $slot } :
goal-way-colors = par couleurs
goal-way-patterns = par motifs
goal-met-both = Atteint des deux façons.
goal-met-colors = Atteint par les couleurs.
goal-met-patterns = Atteint par les motifs.
goal-not-met = Non atteint.
goal-impossible = Plus possible.
goal-open-both = Possible des deux façons.
goal-open-either = Possible d'une façon ou de l'autre.
goal-open-colors = Possible par les couleurs seulement.
goal-open-patterns = Possible par les motifs seulement.
goal-open-cells = { $count ->
    [one] Encore une case.
   *[other] Encore { $count } cases.
}
score-sheet = Points
score-player = Joueur
score-you = (vous)
score-winner = victoire
moves = Derniers coups
moves-none = Personne n'a encore joué.
replay = Ce qui s'est passé
replay-turn = Tour { $number } sur { $total }
replay-which = Quel tour
replay-news = Ce qui s'est passé depuis votre dernier tour
replay-pause = Pause
replay-play = Lecture
moves-took = a pris { $patch }
undo = Annuler
place-confirm = Poser en { $cell }
return-seat = Reprendre ma place
look-back = Revenir d'un coup
look-forward = Avancer d'un coup
look-live = À la partie
resign = Quitter la partie
resign-explained = Un programme jouera votre place jusqu'à la fin.
resign-confirm = Quitter
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

status-looking-back = Une position passée
status-choose-patch = À vous : choisissez un tissu
status-place = À vous : posez-le
status-take = Prenez maintenant un tissu
status-waiting = En attente de { $name }
status-thinking = { $name } réfléchit…
hint-choose = Choisissez un tissu de votre main, ou glissez-le sur l'ouvrage.
hint-place = Touchez une case libre. Un point doré annonce un gain.
hint-take = Prenez un tissu au marché pour finir votre tour, ou annulez.
hint-take-solo = Prenez un tissu pour finir votre tour, ou annulez. Des deux autres, celui de gauche quitte ensuite la partie.
hint-take-last = Votre ouvrage est complet. Prenez n'importe quel tissu pour le terminer, ou annulez.
turn-yours = C'est à vous.
time-warning = Encore { $time } pour jouer. Ensuite, un bot prendra votre place.
time-short = Le temps presse : une fois écoulé, un bot prendra votre place.
stand-in-absence = Votre temps est écoulé : { $bot } joue à votre place.
stand-in-awaited = Votre temps était écoulé : { $bot } a joué à votre place. La partie vous attend.
stand-in-host = L'hôte a confié votre place à { $bot }.
stand-in-resigned = Vous avez quitté la partie : { $bot } la termine pour vous.
replaced-absence = temps écoulé
replaced-host = place confiée à un bot par l'hôte
replaced-resigned = a quitté la partie
replaced-kicked = exclusion par l'hôte

preview-earns = rapporte { $tokens }.
preview-nothing = ne rapporte rien tout de suite.
preview-meets-colors = Atteint { $goal } par les couleurs.
preview-meets-patterns = Atteint { $goal } par les motifs.
preview-meets-both = Atteint { $goal } des deux façons !
preview-spoils-colors = Gâche les couleurs de { $goal }.
preview-spoils-patterns = Gâche les motifs de { $goal }.
preview-spoils-both = Gâche couleurs et motifs de { $goal }.
preview-ends = Met fin à un groupe qui pouvait encore apporter : { $tokens }.
touch-again = Touchez encore pour poser.

cell-border = Bord : { $patch }
cell-goal = { $cell }, objectif { $goal }. { $status }
cell-goal-named = { $goal }, { $explained }, { $one } ou { $both } points
cell-goal-empty = { $cell }, emplacement d'objectif
cell-patch = { $cell }, { $patch }
cell-open = { $cell }, vide
cell-open-beside = { $cell }, vide, à côté de { $beside }
cell-beside-color = { $number } { $color }

said-placed = { $name } pose { $patch } en { $cell }.
said-placed-earned = { $name } pose { $patch } en { $cell } et gagne { $tokens }.
said-undone = { $name } reprend le tissu.
said-taken = { $name } prend { $patch }.
said-goal = { $name } atteint { $goal } : { $points } points.
said-joined = { $name } s'assoit.
said-started = La partie commence.
said-handed-over-absence = Temps écoulé pour { $name } : { $bot } prend le relais.
said-handed-over-host = L'hôte confie la place de { $name } à { $bot }.
said-handed-over-resigned = { $name } quitte la partie : { $bot } prend le relais.
said-handed-over-kicked = L'hôte a exclu { $name } : { $bot } prend le relais.
said-returned = { $name } est de retour.
said-chat = { $name } dit : { $text }
said-muted = { $name } n'a plus la parole.
said-unmuted = { $name } a de nouveau la parole.
said-removed = L'hôte a exclu { $name }.

curtain-title = { $name }, c'est à vous
curtain-explained = Prenez l'écran. La main reste cachée jusqu'à ce que vous regardiez.
curtain-lift = Montrer ma main

chat = Discussion
chat-none = Personne n'a encore rien dit.
chat-unread = { $count ->
    [one] Un nouveau message :
   *[other] { $count } nouveaux messages, le dernier :
}
chat-text = Dites quelque chose
chat-send = Envoyer
chat-switch = Textes libres dans la discussion
chat-mute = Retirer la parole à { $name }
chat-unmute = Rendre la parole à { $name }
chat-remove = Exclure { $name }
chat-remove-sure = Exclure { $name } ? Cette personne ne pourra plus suivre la partie ni la rejoindre.
preset-hello = Bonjour !
preset-good_luck = Bonne chance !
preset-nice_move = Joli coup !
preset-well_played = Bien joué !
preset-thinking = Je réfléchis …
preset-sorry = Pardon !
preset-thanks = Merci !
preset-one_moment = Un instant, s'il vous plaît.
preset-good_game = Belle partie !
preset-goodbye = Au revoir !

keys = Touches
keys-choose = 1, 2 : choisir un tissu de la main
keys-quilt = { $quilt } : aller au quilt
keys-arrows = Flèches : de case en case
keys-enter = Entrée : poser le tissu, ou caresser le chat
keys-ask = ?, clic droit ou toucher long sur l'ouvrage : quelle est cette règle ?
keys-take = 1, 2, 3 : prendre au marché
keys-undo = { $undo } : annuler avant de prendre
keys-help = ? : cette liste
keys-off = Les raccourcis à une touche sont désactivés dans les réglages.

## Fin

end-title = La partie est finie
end-solo = { $count ->
    [one] Votre ouvrage vaut { $count } point
   *[other] Votre ouvrage vaut { $count } points
}
end-solo-of = { $count ->
    [one] Le quilt de { $name } vaut { $count } point
   *[other] Le quilt de { $name } vaut { $count } points
}
end-solo-first = Un premier ouvrage. La prochaine fois, visez un objectif dès le début et regardez le bord : 30 points sont proches.
end-solo-fair = Un bel ouvrage. Atteindre un objectif des deux façons est le pas suivant : 45 points sont proches.
end-solo-fine = De la belle couture. 60 points sont à votre portée.
end-solo-master = Un travail de maître ! De tels ouvrages gagnent aussi entre amis.
end-tie-break = À égalité de points, les chats décident, puis les boutons ; sinon la victoire se partage.
end-passed = Scénario réussi !
end-not-passed = Tous les buts n'ont pas été atteints cette fois.
objective-met = atteint :
objective-open = à faire :
end-rematch = Rejouer
end-to-rematch = À la nouvelle table
end-png = Image (PNG)
end-svg = Image (SVG)
end-record = Enregistrement de la partie
mark-title = Cochez un exploit sur votre tableau
mark-title-for = { $name } peut marquer un succès
mark-for = Sur quelle ligne du tableau
mark-done-for = { $points ->
    [one] Marqué. { $name } a { $points } point au tableau.
   *[other] Marqué. { $name } a { $points } points au tableau.
}

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = comme le système
settings-theme-light = claire
settings-theme-dark = sombre
settings-theme-contrast = contraste élevé
settings-palette = Couleurs des tissus
settings-palette-natural = naturelles
settings-palette-protanopia = pour la protanopie
settings-palette-deuteranopia = pour la deutéranopie
settings-palette-tritanopia = pour la tritanopie
settings-motion = Mouvement
settings-motion-auto = comme le système
settings-motion-full = complet
settings-motion-reduced = aucun
settings-sound = Sons
settings-sound-auto = le jour
settings-sound-on = oui
settings-sound-off = non
settings-confirm = Demander avant de poser
settings-names = Montrer les noms des cases
settings-shortcuts = Raccourcis à une touche
settings-notify = Me prévenir quand c'est à moi
settings-push = Notifications pour les parties en jours
settings-push-explained = Même quand cette page est fermée. Elles disent que c'est à vous, et rien d'autre.
settings-push-forbidden = Le navigateur n'autorise pas les notifications de cette page.
settings-push-failed = Le service de notification du navigateur est injoignable.
install = Installer l'application
install-explained = Calico a alors sa propre fenêtre et sa propre icône.
offline-title = Pas de connexion pour l'instant
offline-text = Le tutoriel et les règles marchent quand même. Vos parties sont à l'abri et vous attendent.
account = Nom et compte
account-rename = Renommer
account-explained = Un compte emporte vos parties et votre tableau sur d'autres appareils. On peut jouer sans.
account-name = Nom du compte
account-passphrase = Phrase secrète
account-passphrase-current = Phrase secrète actuelle
account-passphrase-new = Nouvelle phrase secrète
account-passphrase-explained = En changer vous déconnecte de vos autres appareils et révoque tous vos jetons d’API.
account-passphrase-save = Enregistrer la phrase secrète
account-passphrase-remove = Retirer la phrase secrète
passkeys = Clés d'accès
passkeys-explained = Une clé d'accès vit sur votre appareil et ouvre votre compte d'un doigt, d'un regard ou d'un code. Rien à retenir, rien à voler.
passkeys-impossible = Les clés d'accès sont possibles là où cette page a un nom en https, ou sur localhost.
passkey-log-in = Se connecter avec une clé d'accès
passkey-register = Créer un compte avec une clé d'accès
passkey-add = Ajouter une clé d'accès
passkey-name = Nom de la clé d'accès
passkey-name-first = Cet appareil
passkey-rename = Nouveau nom de la clé d'accès
passkey-remove = Retirer
passkey-remove-sure = Retirer la clé d'accès « { $name } » ? Elle n'ouvrira plus votre compte.
passkey-made = La clé d'accès ouvre votre compte.
passkey-removed = La clé d'accès est retirée.
passkey-called-off = Rien n'a changé.
passkey-used = dernier emploi : { $date }
passkey-unused = pas encore employée
account-log-in = Se connecter
account-log-out = Se déconnecter
account-register = Créer un compte
account-known = Vous êtes connecté comme { $account }.
account-data = Télécharger mes données
account-erase = Effacer mes données
account-erase-sure = Effacer pour de bon votre nom, votre compte, votre tableau et vos mots ?
account-saved = Enregistré.
account-in = Vous êtes connecté.
account-out = Vous êtes déconnecté.
account-erased = Tout ce qui vous concerne est effacé.

## Apprendre

learn-title = Apprendre Calico
learn-step = { $number } sur { $total }
learn-next = Suite
learn-again = Encore une fois
learn-back = Retour
learn-end-title = Voilà le jeu
learn-end-text = 22 tours : poser un tissu, en prendre un. Le reste est l'art de choisir. Votre premier ouvrage vaudra peut-être 30 points ; 60, c'est du beau travail.
learn-play = Une première partie

lesson-place-title = Poser un tissu
lesson-place-task = Vous avez deux tissus. Choisissez-en un et posez-le sur n'importe quelle case libre.
lesson-place-try = Choisissez d'abord un tissu, puis touchez une case libre.
lesson-place-done = Un tissu reste où il est. Prenez maintenant l'un des trois du marché : votre tour est fini.
lesson-place-taken = Vous en avez donc toujours deux. En partie, les autres voient ce que vous prenez.

lesson-button-title = Trois d'une couleur : un bouton
lesson-button-task = Deux tissus magenta se touchent. Ajoutez le troisième : trois tissus ou plus d'une couleur, voisins, rapportent un bouton, 3 points. Un point doré montre où un tissu rapporte quelque chose.
lesson-button-try = Permis, mais sans bouton. Le tissu magenta doit toucher les deux autres.
lesson-button-done = Un bouton magenta est cousu. Un seul par groupe, aussi grand soit-il. Un de chaque couleur rapporte en plus le bouton arc-en-ciel.

lesson-border-title = Le bord compte aussi
lesson-border-task = Le bord imprimé fait partie de l'ouvrage. Un tissu bleu clair touche déjà un morceau de bord bleu clair : ajoutez-en un autre.
lesson-border-try = Pas de bouton ici. Cherchez le morceau bleu clair du bord, à gauche.
lesson-border-done = Deux tissus et un morceau de bord font trois. Regardez le bord avant de coudre au milieu.

lesson-cat-title = Les motifs attirent les chats
lesson-cat-task = Chaque chat aime deux motifs. { cat-millie } vient pour trois tissus à pois voisins, quelle que soit leur couleur : attirez-la.
lesson-cat-try = { cat-millie } n'est pas convaincue. Les trois tissus à pois doivent se toucher.
lesson-cat-done = { cat-millie } se couche : 3 points. Les chats exigeants rapportent plus. Touchez-la pour la caresser.

lesson-again-title = Un groupe, un chat
lesson-again-task = { cat-millie } est déjà sur les pois ; un pois de plus n'apporterait rien. Mais elle aime aussi les vrilles : attirez-la une seconde fois.
lesson-again-try = Rien de gagné. Il faut trois vrilles voisines.
lesson-again-done = Deux groupes, deux chats. Ce qui est gagné ne se perd jamais, même si les groupes se rejoignent plus tard.

lesson-letters-title = Les lettres d'un objectif
lesson-letters-task = Un objectif regarde les six tissus autour de lui. ≠ en veut six différents : par couleurs ou par motifs. Cinq couleurs différentes sont là. Finissez.
lesson-letters-try = L'objectif reste ouvert ou se gâche. Il faut la sixième couleur sur la dernière case autour de ≠.
lesson-letters-done = Atteint par les couleurs : 10 points. Les lettres sont des sortes : AA-BB-CC veut trois paires.

lesson-exact-title = Les lettres sont exactes
lesson-exact-task = AAA-BBB veut trois tissus d'une sorte et trois d'une autre. Autour, il y en a trois magenta et deux verts. L'un de vos tissus finit l'objectif, l'autre le gâche pour de bon.
lesson-exact-try = Le troisième vert va sur la dernière case autour de l'objectif. Quatre et deux, ce n'est pas AAA-BBB.
lesson-exact-done = Trois et trois : 8 points. Lettres égales, une seule sorte ; lettres différentes, toujours d'autres sortes.

lesson-both-title = D'une façon ou des deux
lesson-both-task = Il manque un tissu à AA-BB-CC. Les deux complètent les couleurs. Lequel complète aussi les motifs ?
lesson-both-try = Regardez les motifs autour : deux à pois, deux à rayures, un à fougères.
lesson-both-done = Couleurs et motifs à la fois : 11 points au lieu de 7. C'est là que se font les grands scores.

## Règles

rules-title = Règles
rules-search = Chercher dans les règles
rules-none = Rien trouvé.
rules-turn-title = Votre tour
rules-turn-text = Posez l'un de vos deux tissus sur une case libre et prenez ce qu'il rapporte. Prenez ensuite l'un des trois tissus du marché, complété depuis la réserve. Après 22 tours, tous les ouvrages sont pleins.
rules-button-title = Boutons
rules-button-text = Trois tissus voisins ou plus d'une couleur rapportent un bouton de cette couleur, 3 points, dès que le troisième est posé. Un bouton par groupe. Le bord compte.
rules-rainbow-title = Bouton arc-en-ciel
rules-rainbow-text = Avec un bouton de chacune des six couleurs, on reçoit une fois le bouton arc-en-ciel : 3 points de plus.
rules-cat-title = Chats
rules-cat-text = Chaque motif appartient à un chat de la partie. Des tissus voisins de ce motif qui répondent à son souhait l'attirent aussitôt ; un chat par groupe. Le groupe peut être plus grand. Rien ne se perd ; des groupes qui se rejoignent gardent tout et ne gagnent rien de neuf.
rules-goal-title = Objectifs
rules-goal-text = À la fin, un objectif regarde ses six voisins : mêmes lettres, même sorte ; autres lettres, autre sorte. Atteint par les couleurs ou par les motifs, il vaut le nombre le plus bas ; par les deux, le plus haut.
rules-goal-values = { $one } points d'une façon, { $both } des deux
rules-end-title = Fin et victoire
rules-end-text = Objectifs, chats, et 3 points par bouton. Le plus de points l'emporte ; à égalité plus de chats, puis plus de boutons ; sinon la victoire se partage.
rules-hands-title = Mains
rules-hands-text = Les mains sont cachées, mais tous voient ce qui est pris au marché.
rules-border-title = Bordure
rules-border-text = La bordure imprimée fait partie de votre ouvrage : ses morceaux comptent pour les groupes de couleurs et de motifs. Aucun jeton n'y est posé et aucun objectif ne la touche.
rules-solo-title = En solo
rules-solo-text = Le marché est un tapis roulant. Après votre prise, le tissu posé depuis le plus longtemps quitte la partie, l'autre avance, et deux nouveaux arrivent.
rules-variants-title = Variantes
rules-restrictions-title = Contraintes
rules-scenarios-title = Scénarios
rules-scenarios-text = Un scénario donne chats, objectifs et buts. Atteignez-les tous pour le réussir.
rules-scenario-play = Jouer le scénario { $number }
rules-achievements-title = Exploits
rules-achievements-text = Trente exploits, chacun une fois. Tous les cinq, un titre, jusqu'à la maîtrise.

## Tableau

chart-title = Votre tableau
chart-points = { $count ->
    [one] { $count } exploit sur { $total }
   *[other] { $count } exploits sur { $total }
}
chart-stranger = Le tableau commence avec votre première partie.
chart-who = Qui est sur le tableau
chart-add-name = Quelqu'un qui joue sur cet appareil
chart-add = Ajouter
chart-invite-account = Inviter un compte
chart-invited = invité, pas encore de réponse
chart-invites-you = { $name } vous invite sur son tableau : chacun verra la ligne de l'autre.
chart-join = Rejoindre
chart-leave = Quitter le tableau de { $name }
chart-of = Le tableau de { $name }
chart-rename-to = Nouveau nom de { $name }
chart-remove-sure = { $count ->
    [one] Retirer { $name } et { $count } marque du tableau ?
   *[other] Retirer { $name } et { $count } marques du tableau ?
}
chart-changed = Le tableau est modifié.
chart-imported = Le tableau a été lu.
chart-export = Enregistrer le tableau dans un fichier
chart-import = Lire un tableau d'un fichier
chart-achievements = Succès
chart-achievement = Succès
chart-marked = coché
chart-open = à faire
chart-explained = Choisissez « Partie pour le tableau » en dressant la table. Qui gagne coche un exploit ; qui réussit un scénario le coche.
