### What the commands of the server say.

server-started = Calico läuft auf { $url } – Strg+C beendet es.
server-saved = Gespeichert: { $path }
server-imported = Gelesene Zeilen: { $count }
server-bot-connecting = Verbinde mit { $url } – Strg+C beendet es.
server-bot-plays = Verbunden: Der Bot spielt auf { $url } – Strg+C beendet ihn.
server-error-one-bot = Nenne entweder eine Python-Datei, ein Programm mit --exec oder einen Spieler mit --player.
server-error-missing = Dem Server fehlen Pakete; im Ordner von Calico hilft: pip install '.[server]'

server-your-turn = Du bist am Zug.
