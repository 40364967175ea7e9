### What the commands of the server say.

server-help-serve = Den Spielserver starten: Tische für Menschen und Programme, im Browser.
server-help-serve-examples =
    calico serve --open # nur auf diesem Rechner, und die Seite öffnen
    calico serve --host 0.0.0.0 --port 8000 # für das ganze Netz
    calico serve --database postgresql://localhost/calico # mit PostgreSQL
server-help-server = Die Datenbank eines Servers pflegen.
server-help-server-examples =
    calico server backup kopie.sqlite # eine Kopie im laufenden Betrieb
server-help-backup = Eine SQLite-Datenbank kopieren, auch im laufenden Betrieb.
server-help-backup-examples =
    calico server backup kopie.sqlite --database calico.sqlite # eine Kopie einer bestimmten Datenbank
server-help-export = Alles, was ein Server aufbewahrt, in eine JSONL-Datei schreiben.
server-help-export-examples =
    calico server export alles.jsonl # um die Datenbank zu wechseln
server-help-import = Einen Export in eine leere Datenbank lesen.
server-help-import-examples =
    calico server import alles.jsonl --database postgresql://localhost/calico # von SQLite zu PostgreSQL wachsen
server-help-bot = Einen eigenen Spieler auf einem Server spielen lassen: eine Python-Datei oder jedes Programm, das JSON-Zeilen liest und schreibt.
server-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T mein_bot.py # an jedem Tisch, an dem sein Konto sitzt
    calico bot --server URL --token T --exec ./mein_bot --table ID # ein Programm, an einem Tisch
server-metavar-address = ADRESSE
server-metavar-database = DATENBANK
server-metavar-table = TISCH
server-option-host = Adresse, auf der gehört wird; 127.0.0.1 ist nur dieser Rechner.
server-option-port = Port, auf dem gehört wird.
server-option-database = Eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank.
server-option-config = Eine TOML-Datei mit Einstellungen.
server-option-open = Die Seite im Browser öffnen.
server-option-server = Adresse des Servers.
server-option-token = Token des Kontos mit den Rechten read und play; auch aus CALICO_TOKEN.
server-option-exec = Ein Programm, das JSON-Zeilen spricht.
server-option-player = Ein hier installierter Spieler.
server-option-table = Ein Tisch, an den er sich setzt, als Kennung oder Link; mehrmals möglich.
server-option-seconds = Wie lange er über einen Zug nachdenken darf.
server-option-at-once = An wie vielen Tischen es zugleich spielt; weitere Einladungen lehnt es ab.
server-option-once = Aufhören, wenn diese Tische fertig sind.
server-argument-file = Die Datei.
server-argument-bot = Eine Python-Datei, die `player` definiert.
server-started = Calico läuft auf { $url } – Strg+C beendet es.
server-saved = Gespeichert: { $path }
server-imported = Gelesene Zeilen: { $count }
server-bot-connecting = Verbinde mit { $url } – Strg+C beendet es.
server-bot-plays = Verbunden: Der Bot spielt auf { $url } – Strg+C beendet ihn.
server-error-one-bot = Nenne entweder eine Python-Datei, ein Programm mit --exec oder einen Spieler mit --player.
server-error-missing = Dem Server fehlen Pakete; im Ordner von Calico hilft: pip install '.[server]'

server-your-turn = Du bist am Zug.
