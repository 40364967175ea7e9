### What the commands of the server say.

server-started = Calico działa na { $url } – Ctrl+C kończy.
server-saved = Zapisano: { $path }
server-imported = Wczytane wiersze: { $count }
server-bot-connecting = Łączenie z { $url } – Ctrl+C kończy.
server-bot-plays = Połączono: bot gra na { $url } – Ctrl+C kończy.
server-error-one-bot = Podaj albo plik Pythona, albo program przez --exec, albo gracza przez --player.
server-error-missing = Serwer potrzebuje więcej pakietów; w katalogu Calico wpisz: pip install '.[server]'

server-your-turn = Twoja kolej.
