### What the commands of the server say.

server-help-serve = Uruchom serwer gry: stoły dla ludzi i programów, w przeglądarce.
server-help-serve-examples =
    calico serve --open # tylko na tym komputerze, i otwórz stronę
    calico serve --host 0.0.0.0 --port 8000 # dla całej sieci
    calico serve --database postgresql://localhost/calico # z PostgreSQL
server-help-server = Zadbaj o bazę danych serwera.
server-help-server-examples =
    calico server backup kopia.sqlite # kopia w trakcie działania
server-help-backup = Skopiuj bazę SQLite, także gdy serwer działa.
server-help-backup-examples =
    calico server backup kopia.sqlite --database calico.sqlite # kopia wybranej bazy
server-help-export = Zapisz wszystko, co przechowuje serwer, do pliku JSONL.
server-help-export-examples =
    calico server export wszystko.jsonl # aby przejść na inną bazę
server-help-import = Wczytaj eksport do pustej bazy.
server-help-import-examples =
    calico server import wszystko.jsonl --database postgresql://localhost/calico # przejdź z SQLite na PostgreSQL
server-help-bot = Pozwól własnemu graczowi grać na serwerze: plik Pythona albo dowolny program, który czyta i pisze wiersze JSON.
server-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T moj_bot.py # przy każdym stole, przy którym siedzi jego konto
    calico bot --server URL --token T --exec ./moj_bot --table ID # program, przy jednym stole
server-metavar-address = ADRES
server-metavar-database = BAZA
server-metavar-table = STÓŁ
server-option-host = Adres nasłuchu; 127.0.0.1 to tylko ten komputer.
server-option-port = Port nasłuchu.
server-option-database = Plik SQLite albo adres bazy PostgreSQL.
server-option-config = Plik TOML z ustawieniami.
server-option-open = Otwórz stronę w przeglądarce.
server-option-server = Adres serwera.
server-option-token = Token konta z prawami read i play; także z CALICO_TOKEN.
server-option-exec = Program, który mówi wierszami JSON.
server-option-player = Gracz, który jest tu zainstalowany.
server-option-table = Stół, do którego ma usiąść, jako identyfikator lub link; można powtarzać.
server-option-seconds = Jak długo może myśleć nad ruchem.
server-option-at-once = Przy ilu stołach gra naraz; dalsze zaproszenia odrzuca.
server-option-once = Zakończ, gdy te stoły się skończą.
server-argument-file = Plik.
server-argument-bot = Plik Pythona, który definiuje `player`.
server-started = Calico działa na { $url } – Ctrl+C kończy.
server-saved = Zapisano: { $path }
server-imported = Wczytane wiersze: { $count }
server-bot-connecting = Łączenie z { $url } – Ctrl+C kończy.
server-bot-plays = Połączono: bot gra na { $url } – Ctrl+C kończy.
server-error-one-bot = Podaj albo plik Pythona, albo program przez --exec, albo gracza przez --player.
server-error-missing = Serwer potrzebuje więcej pakietów; w katalogu Calico wpisz: pip install '.[server]'

server-your-turn = Twoja kolej.
