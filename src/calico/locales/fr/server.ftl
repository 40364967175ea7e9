### What the commands of the server say.

server-help-serve = Lancer le serveur de jeu : des tables pour les gens et les programmes, dans le navigateur.
server-help-serve-examples =
    calico serve --open # seulement sur cette machine, et ouvrir la page
    calico serve --host 0.0.0.0 --port 8000 # pour tout le réseau
    calico serve --database postgresql://localhost/calico # avec PostgreSQL
server-help-server = Prendre soin de la base d'un serveur.
server-help-server-examples =
    calico server backup copie.sqlite # une copie pendant qu'il tourne
server-help-backup = Copier une base SQLite, même pendant que le serveur tourne.
server-help-backup-examples =
    calico server backup copie.sqlite --database calico.sqlite # une copie d'une certaine base
server-help-export = Écrire tout ce qu'un serveur garde dans un fichier JSONL.
server-help-export-examples =
    calico server export tout.jsonl # pour changer de base
server-help-import = Lire un export dans une base vide.
server-help-import-examples =
    calico server import tout.jsonl --database postgresql://localhost/calico # passer de SQLite à PostgreSQL
server-help-bot = Faire jouer votre propre joueur sur un serveur : un fichier Python, ou tout programme qui lit et écrit des lignes JSON.
server-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T mon_bot.py # à chaque table où son compte est assis
    calico bot --server URL --token T --exec ./mon_bot --table ID # un programme, à une table
server-metavar-address = ADRESSE
server-metavar-database = BASE
server-metavar-table = TABLE
server-option-host = Adresse d'écoute ; 127.0.0.1 : cette machine seulement.
server-option-port = Port d'écoute.
server-option-database = Un fichier SQLite, ou l'adresse d'une base PostgreSQL.
server-option-config = Un fichier TOML de réglages.
server-option-open = Ouvrir la page dans le navigateur.
server-option-server = Adresse du serveur.
server-option-token = Jeton du compte du programme, avec les droits read et play ; aussi par CALICO_TOKEN.
server-option-exec = Un programme qui parle en lignes JSON.
server-option-player = Un joueur installé ici.
server-option-table = Une table à rejoindre, par numéro ou lien ; peut être répété.
server-option-seconds = Combien de temps il peut réfléchir à un coup.
server-option-at-once = À combien de tables il joue à la fois ; il décline les autres invitations.
server-option-once = Finir quand ces tables sont terminées.
server-argument-file = Le fichier.
server-argument-bot = Un fichier Python qui définit `player`.
server-started = Calico tourne sur { $url } – Ctrl+C l'arrête.
server-saved = Enregistré : { $path }
server-imported = Lignes lues : { $count }
server-bot-connecting = Connexion à { $url } – Ctrl+C l'arrête.
server-bot-plays = Connecté : le bot joue sur { $url } – Ctrl+C l'arrête.
server-error-one-bot = Nommez soit un fichier Python, soit un programme avec --exec, soit un joueur avec --player.
server-error-missing = Il manque des paquets au serveur ; dans le dossier de Calico, tapez : pip install '.[server]'

server-your-turn = C'est à vous de jouer.
