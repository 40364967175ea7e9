### What the commands of the server say.

server-help-serve = Run the game server: tables for people and bots, in the browser.
server-help-serve-examples =
    calico serve --open # on this machine only, and open the page
    calico serve --host 0.0.0.0 --port 8000 # for the whole network
    calico serve --database postgresql://localhost/calico # with PostgreSQL
server-help-server = Look after a server's database.
server-help-server-examples =
    calico server backup copy.sqlite # a copy while it runs
server-help-backup = Copy a SQLite database, also while the server runs.
server-help-backup-examples =
    calico server backup copy.sqlite --database calico.sqlite # a copy of a certain database
server-help-export = Write everything that a server keeps into a JSONL file.
server-help-export-examples =
    calico server export all.jsonl # to move to another database
server-help-import = Read an export into an empty database.
server-help-import-examples =
    calico server import all.jsonl --database postgresql://localhost/calico # grow from SQLite to PostgreSQL
server-help-bot = Let a player of your own play on a server: a Python file, or any program that reads and writes JSON lines.
server-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T my_bot.py # at every table where its account sits
    calico bot --server URL --token T --exec ./my_bot --table ID # a program, at one table
server-metavar-address = ADDRESS
server-metavar-database = DATABASE
server-metavar-table = TABLE
server-option-host = Address to listen on; 127.0.0.1 is this machine only.
server-option-port = Port to listen on.
server-option-database = A SQLite file, or the address of a PostgreSQL database.
server-option-config = A TOML file with settings.
server-option-open = Open the page in the browser.
server-option-server = Address of the server.
server-option-token = API token of the bot's account, with the scopes read and play; also from CALICO_TOKEN.
server-option-exec = A program that speaks JSON lines.
server-option-player = A player that is installed here.
server-option-table = A table to join, by id or link; may be repeated.
server-option-seconds = How long it may think about a move.
server-option-at-once = At how many tables it plays at once; further invitations are declined.
server-option-once = End when the given tables are over.
server-argument-file = The file.
server-argument-bot = A Python file that defines `player`.
server-started = Calico runs at { $url } – Ctrl+C ends it.
server-saved = Saved: { $path }
server-imported = Rows read: { $count }
server-bot-connecting = Connecting to { $url } – Ctrl+C ends it.
server-bot-plays = Connected: the bot plays at { $url } – Ctrl+C ends it.
server-error-one-bot = Name either a Python file, a program with --exec, or a player with --player.
server-error-missing = The server needs more packages; in Calico's folder, run: pip install '.[server]'

server-your-turn = It is your turn.
