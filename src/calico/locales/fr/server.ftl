### What the commands of the server say.

server-started = Calico tourne sur { $url } – Ctrl+C l'arrête.
server-saved = Enregistré : { $path }
server-imported = Lignes lues : { $count }
server-bot-connecting = Connexion à { $url } – Ctrl+C l'arrête.
server-bot-plays = Connecté : le bot joue sur { $url } – Ctrl+C l'arrête.
server-error-one-bot = Nommez soit un fichier Python, soit un programme avec --exec, soit un joueur avec --player.
server-error-missing = Il manque des paquets au serveur ; dans le dossier de Calico, tapez : pip install '.[server]'

server-your-turn = C'est à vous de jouer.
