### What the commands of the server say.

server-started = Calico runs at { $url } – Ctrl+C ends it.
server-saved = Saved: { $path }
server-imported = Rows read: { $count }
server-bot-connecting = Connecting to { $url } – Ctrl+C ends it.
server-bot-plays = Connected: the bot plays at { $url } – Ctrl+C ends it.
server-error-one-bot = Name either a Python file, a program with --exec, or a player with --player.
server-error-missing = The server needs more packages; in Calico's folder, run: pip install '.[server]'

server-your-turn = It is your turn.
