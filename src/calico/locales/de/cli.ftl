### Was die Befehlszeile sagt.

## Hilfe

cli-help = Das Quilt-Spiel Calico im Terminal: spielen, nachspielen, werten und simulieren. Inoffiziell.
cli-help-usage = Aufruf: { $usage }
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-examples = Beispiele
cli-option-help = Zeigt diese Hilfe.
cli-option-version = Zeigt die Version.
cli-option-language = Sprache aller Texte: en, fr, de, pl oder ru.
cli-help-default = (Vorgabe: { $value })
cli-default-none = keine Angabe
cli-default-random = zufällig
cli-default-cores = alle Kerne
cli-default-habit = nach Gewohnheit des Bots
cli-default-bots = so viele, wie Bots genannt sind
cli-default-aim = points, in einem Szenario passed
cli-default-all = alle Partien
cli-default-start = der Anfang
cli-default-end = das Ende
cli-default-whole = die ganze Partie
cli-default-recipe = wie im mitgelieferten Rezept
cli-default-record = laut Aufzeichnung
cli-default-same-name = der Platz mit diesem Namen
cli-default-table = der ganze Tisch
cli-default-first = wer begonnen hat
cli-default-enter = mit der Eingabetaste
cli-default-system = wie das System eingestellt ist
cli-help-app-examples =
    calico play # drei Fragen beantworten und losspielen
    calico play --bot greedy # du gegen ein Programm
    calico simulate --games 1000 --bot greedy # wie gut ist es?
    calico BEFEHL --help # alles über einen Befehl

cli-metavar-options = [OPTIONEN]
cli-metavar-command = BEFEHL
cli-metavar-file = DATEI
cli-metavar-name = NAME
cli-metavar-names = NAME,…
cli-metavar-players = NAME NAME…
cli-metavar-number = N
cli-metavar-seconds = SEKUNDEN
cli-metavar-cluster = local|auto|ADRESSE
cli-metavar-language = KÜRZEL
cli-metavar-achievement = HERAUSFORDERUNG

cli-help-play = Spielt eine Partie, allein, zu mehreren an diesem Bildschirm oder gegen Programme. Ohne Optionen werden ein paar Fragen gestellt; mit Optionen gilt für alles, was fehlt, der Aufbau für Erfahrene. Die Partie wird nach jedem Zug gespeichert.
cli-help-play-examples =
    calico play # ein paar Fragen, Enter nimmt den Vorschlag
    calico play --names Anna,Ben --bot greedy # zwei Menschen und ein Programm
    calico play --setup beginner --seed 7 # allein, für alle mit dieser Zahl die gleichen Plättchen
    calico play --scenario 3 --names Anna --achievements scenario # für die Fortschrittstafel
    calico play --resume # die letzte Partie fortsetzen
cli-argument-play-file = Mit --resume: die gespeicherte Partie.
cli-option-resume = Setzt Gespeichertes fort: eine Partie, sonst die letzte, oder das Match von --results.
cli-option-names = Namen der Menschen, die spielen, durch Kommas getrennt.
cli-option-setup = beginner (Neulinge) oder standard (Erfahrene).
cli-option-cats = Drei Katzen statt zufälliger, etwa millie,rumi,leo.
cli-option-board = Spielbrett jedes Spielers der Reihe nach: blue, green, purple, yellow.
cli-option-goal-values = Werte der Aufgaben: book (Anleitung) oder tile (neuere Plättchen).
cli-option-variant = family oder lower_variance; darf zweimal stehen.
cli-option-restriction = adjacent, both, no_hand, same_color oder same_pattern.
cli-option-scenario = Nummer eines Szenarios, 1 bis 10.
cli-option-open-hands = Alle sehen alle Hände.
cli-option-first = Wer beginnt.
cli-option-achievements = Wofür die Partie auf der Fortschrittstafel gespielt wird: normal, restriction oder scenario.
cli-option-seed = Zahl, die über alles Zufällige entscheidet.

cli-help-replay = Spielt eine aufgezeichnete Partie nach: Enter geht weiter, b zurück, eine Zahl zu diesem Zug, q beendet. Ohne Terminal wird alles ausgegeben.
cli-help-replay-examples =
    calico replay partie.json # Schritt für Schritt
    calico replay partien.jsonl --game 5 --delay 1 # die fünfte Partie, jede Sekunde ein Zug
    calico replay partie.json --move 22 # nach Zug 22 beginnen
cli-argument-file = Ein calico-record: .json mit einer Partie oder .jsonl mit einer je Zeile.
cli-option-game = Welche Partie einer .jsonl-Datei, gezählt ab 1.
cli-option-move = Nach welchem Zug; 0 ist der Tisch nach dem Austeilen.
cli-option-delay = Geht nach so vielen Sekunden von selbst weiter.

cli-help-score = Prüft eine Aufzeichnung nach den Regeln und zeigt den Wertungsblock; bei vielen Partien eine Übersicht.
cli-help-score-examples =
    calico score partie.json # der Wertungsblock
    calico score partien.jsonl # stimmen alle, und wie sind sie ausgegangen?
    calico score partien.jsonl --game 3 # der Wertungsblock der dritten
    calico score partien.jsonl --json # dasselbe für Programme
cli-option-json = Gibt ein JSON-Objekt statt einer Tabelle aus.
cli-option-seconds = Wie lange über einen Zug nachgedacht wird, in Sekunden.

cli-help-render = Zeichnet eine Stellung einer aufgezeichneten Partie als SVG- oder PNG-Bild.
cli-help-render-examples =
    calico render partie.json -o ende.svg # der Tisch am Ende
    calico render partie.json --move 10 --seat Anna -o anna.png # ein Quilt nach zehn Zügen
cli-option-output = Das Bild; seine Endung, .svg oder .png, bestimmt die Art.
cli-option-seat = Ein Spieler, mit Namen oder mit Nummer ab 0 wie in der Aufzeichnung.
cli-option-force = Überschreibt eine vorhandene Datei.

cli-help-chart = Zeigt die Herausforderungen von bis zu sechs Menschen an diesem Rechner und kreuzt sie an.
cli-help-chart-examples =
    calico chart # wer hat was angekreuzt?
    calico chart add Anna # eine neue Leiste
    calico chart mark Anna partie.json rainbow # eine Herausforderung einer beendeten Partie ankreuzen
cli-argument-name = Name der Person.
cli-help-chart-add = Setzt jemanden auf die Fortschrittstafel.
cli-help-chart-add-examples = calico chart add Anna # eine neue Leiste für Anna
cli-help-chart-remove = Streicht jemanden mit allem, was angekreuzt ist.
cli-help-chart-remove-examples = calico chart remove Anna # fragt vorher nach
cli-option-yes = Fragt nicht nach.
cli-help-chart-mark = Kreuzt eine Herausforderung an, die eine beendete Partie bietet. Jede Partie zählt für jeden einmal.
cli-help-chart-mark-examples =
    calico chart mark Anna partie.json # wenn die Partie nur eine bietet
    calico chart mark Anna partie.json points_65 --seat 1 # eine bestimmte, gespielt auf Platz 1
cli-argument-achievement = Welche, etwa rainbow, points_65 oder die Nummer eines Szenarios.

cli-help-simulate = Lässt Programme gegeneinander spielen und zeigt, wie sie abschneiden. Gleiche Zahl bei --seed, gleiche Partien.
cli-help-simulate-examples =
    calico simulate --games 1000 --bot greedy # lauter Solospiele
    calico simulate --games 100 --bot greedy,random # zwei gegeneinander
    calico simulate --players 4 --bot greedy --records partien.jsonl # die Partien behalten
    calico simulate --scenario 1 --bot greedy --json # wie oft gelingt es?
    calico simulate --bot random --games 1000000 --plot punkte.png # wie verteilen sich die Punkte?
cli-option-games = Wie viele Partien; bei „calico arena“ von je zwei Spielern, oder von jedem allein.
cli-option-players = Wie viele mitspielen, 1 bis 4.
cli-option-bot = Programme, die mitspielen, durch Kommas getrennt; „calico players“ nennt sie. Wo nur Programme spielen, nimmt ein einziges alle Plätze ein.
cli-option-records = Schreibt alle Partien in diese .jsonl-Datei.
cli-option-parquet = Schreibt die Ergebnisse in diese Parquet-Datei, eine Zeile für jeden Platz jeder Partie.
cli-option-plot = Zeichnet die Ergebnisse, als .png oder .svg.
cli-option-cluster = Spielt auf Ray: local startet es hier, auto oder eine Adresse nimmt ein laufendes.
cli-option-workers = Wie viele Prozesse oder Threads zugleich arbeiten.

cli-help-arena = Lässt Spieler auf denselben Vorräten und mit getauschten Plätzen antreten und sagt, wer besser ist, um wie viel und wie sicher. Strg-C beendet früher und zeigt, was da ist.
cli-help-arena-examples =
    calico arena tailor greedy --games 200 # zwei gegeneinander
    calico arena quilter tailor dreamer --players 1 --setup beginner # jeder allein, derselbe Vorrat
    calico arena designer quilter --games 2000 --early # hört auf, wenn klar ist, wer besser ist
    calico arena master designer --seconds 0.1 --results match.json --resume # später weiter
cli-argument-players = Bots, wie „calico players“ sie nennt, durch Leerzeichen oder Kommas getrennt; auch eine Klasse nach ihrem Ort (paket.modul:Klasse) und jedes Programm („exec:./mein_bot“).
cli-option-early = Zwei treffen sich nicht mehr, sobald mit 95 % Sicherheit zu jeder Zeit klar ist, wer besser ist.
cli-option-results = Schreibt alle Ergebnisse in diese JSON-Datei.
cli-help-analyse = Sagt die besten Züge einer Stellung, was sie versprechen und warum; oder sieht eine beendete Partie durch, Glück getrennt von Können. Nur was der Spieler sieht, wird benutzt.
cli-help-analyse-examples =
    calico analyse game.json # die Partie des ersten Spielers durchsehen
    calico analyse game.json --seat Anna --seconds 3 # die einer anderen, genauer
    calico analyse game.json --move 10 # die Stellung nach zehn Zügen
    calico analyse "calico1~…" --json # eine Stellung als Text, für Programme
cli-argument-analyse = Ein calico-record oder eine Stellung als Text.
cli-option-top = Wie viele Züge gezeigt werden.
cli-option-aim = Was zählt: points, victory oder passed.
cli-help-train = Lässt Spieler aus dem Nichts durch Spiel mit sich selbst lernen: erst Punkte zu machen, dann Szenarien zu schaffen. Strg-C behält das Gelernte; derselbe Befehl macht weiter.
cli-help-train-examples =
    calico train run # alles: zwei Stufen, jede mit Zwischenstand, Protokoll und Kurve in „run“, daneben ihre Gewichte
    calico train run --games 2000 --scenario-games 500 --workers 1 # ein kurzer Lauf, der sich genau wiederholt
    calico train run --cluster local # Partien auf Ray
    calico train --card run/quilter.npz # woher Gewichte kommen
cli-argument-folder = Wo die Ordner der Stufen und die Gewichte liegen.
cli-metavar-folder = ORDNER
cli-option-rate = Wie groß die ersten Lernschritte sind.
cli-option-scenario-games = Wie viele Partien danach in Szenarien.
cli-option-card = Sagt nur, woher die Gewichte dieser Datei kommen.
cli-help-bench = Misst, wie schnell der Simulationskern neben den reinen Regeln ist.
cli-help-bench-examples =
    calico bench # etwa zehn Sekunden
    calico bench --json # für Programme
cli-option-duration = Wie lange etwa gemessen wird, in Sekunden.

cli-help-serve = Den Spielserver starten: Tische für Menschen und Programme, im Browser.
cli-help-serve-examples =
    calico serve --open # nur auf diesem Rechner, und die Seite öffnen
    calico serve --host 0.0.0.0 --port 8000 # für das ganze Netz
    calico serve --database postgresql://localhost/calico # mit PostgreSQL
cli-help-server = Die Datenbank eines Servers pflegen.
cli-help-server-examples =
    calico server backup kopie.sqlite # eine Kopie im laufenden Betrieb
cli-help-server-backup = Eine SQLite-Datenbank kopieren, auch im laufenden Betrieb.
cli-help-server-backup-examples =
    calico server backup kopie.sqlite --database calico.sqlite # eine Kopie einer bestimmten Datenbank
cli-help-server-export = Alles, was ein Server aufbewahrt, in eine JSONL-Datei schreiben.
cli-help-server-export-examples =
    calico server export alles.jsonl # um die Datenbank zu wechseln
cli-help-server-import = Einen Export in eine leere Datenbank lesen.
cli-help-server-import-examples =
    calico server import alles.jsonl --database postgresql://localhost/calico # von SQLite zu PostgreSQL wachsen
cli-help-bot = Einen eigenen Spieler auf einem Server spielen lassen: eine Python-Datei oder jedes Programm, das JSON-Zeilen liest und schreibt.
cli-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T mein_bot.py # an jedem Tisch, an dem sein Konto sitzt
    calico bot --server URL --token T --exec ./mein_bot --table ID # ein Programm, an einem Tisch
cli-metavar-address = ADRESSE
cli-metavar-database = DATENBANK
cli-metavar-table = TISCH
cli-option-host = Adresse, auf der gehört wird; 127.0.0.1 ist nur dieser Rechner.
cli-option-port = Port, auf dem gehört wird.
cli-option-database = Eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank.
cli-option-config = Eine TOML-Datei mit Einstellungen.
cli-option-open = Die Seite im Browser öffnen.
cli-option-server = Adresse des Servers.
cli-option-token = Token des Kontos mit den Rechten read und play; auch aus CALICO_TOKEN.
cli-option-exec = Ein Programm, das JSON-Zeilen spricht.
cli-option-player = Ein hier installierter Spieler.
cli-option-table = Ein Tisch, an den er sich setzt, als Kennung oder Link; mehrmals möglich.
cli-option-at-once = An wie vielen Tischen es zugleich spielt; weitere Einladungen lehnt es ab.
cli-option-once = Aufhören, wenn diese Tische fertig sind.
cli-argument-server-file = Die Datei.
cli-argument-bot = Eine Python-Datei, die `player` definiert.
cli-metavar-token = TOKEN

cli-help-players = Nennt die Programme, die spielen können, mit Spielweise und Stärke.
cli-help-players-examples = calico players # Namen für --bot

## Wörter, die man während einer Partie eintippen kann

cli-words-help = hilfe h ?
cli-words-rules = regeln
cli-words-left = rest
cli-words-map = tisch t
cli-words-look = ansehen
cli-words-undo = zurück zurueck z
cli-words-save = speichern
cli-words-quit = ende q
cli-words-take = nehmen nimm
cli-words-back = zurück z
cli-words-yes = ja j
cli-words-no = nein n

## Beginn einer Partie

cli-welcome = Willkommen bei Calico! Enter nimmt, was in Klammern steht.
cli-you = Quilter
cli-ask-resume = Es gibt eine angefangene Partie. Fortsetzen? [ja]
cli-ask-people = Wer spielt? Namen, durch Kommas getrennt [{ $default }]:
cli-ask-bots = Programme als Gegner ({ $choices }) [keine]:
cli-kinds =
    Welches Spiel?
      1  für Neulinge: feste Katzen und Aufgaben
      2  für Erfahrene: zufällige Katzen, Aufgaben zur Wahl
      3  Familie: keine Aufgaben, nur Katzen und Knöpfe
      4  ein Szenario
      5  mit einer Regelbeschränkung
cli-ask-kind = Nummer [1]:
cli-ask-scenario = Welches Szenario, 1 bis 10 [1]:
cli-ask-restriction = Welche Regelbeschränkung, 1 bis 5:
cli-ask-first = Wer hat zuletzt eine Katze gestreichelt und beginnt ({ $names })? [Zufall]
cli-ask-chart = Für die Fortschrittstafel spielen ({ $mode })? [ja]
cli-pass-keyboard = Die Tastatur geht an { $name }. { $name }, drück Enter, wenn sonst niemand zusieht.
cli-scenario-asks = Szenario { $scenario } verlangt:
cli-choose-goals = { $name }, wähle drei Aufgaben für die Felder c2, d3 und b4 (^^ auf dem Spielbrett, von oben). Eine Aufgabe gilt für die sechs Stoffplättchen um sie herum: ihre Farben oder ihre Muster. Die beiden Werte gelten für einfach und doppelt erfüllt.
cli-ask-goals = Nummern für c2, d3, b4 in dieser Reihenfolge [1 2 3]:
cli-begin = { $name } beginnt. (Zufallszahl { $seed })
cli-not-begun = Die Partie hatte noch nicht begonnen; gespeichert wurde nichts.
cli-answer-yes-or-no = Bitte mit { $yes } oder { $no } antworten.

## Ein Zug

cli-headline = { $name }: Zug { $turn } von { $turns }, { $points }
cli-score-parts = Aufgaben { $goals }, Katzen { $cats }, Knöpfe { $buttons }
cli-market = Markt
cli-hand = Hand { "" }
cli-belt = Nach dem Nehmen verlässt von den beiden anderen die kleinere Nummer den Markt.
cli-cat = { $name } { $points }: { $needs }
cli-goals-face-down = Sie liegen verdeckt und zählen nicht.
cli-goal = { $slot } { $name } { $values }, { $open } frei
cli-goal-colors = Farben: { $state }
cli-goal-patterns = Muster: { $state }
cli-goal-met = erfüllt!
cli-goal-impossible = nicht mehr möglich
cli-news = { $name } legt { $patch } auf { $cell } und erhält { $earned }.
cli-news-nothing = { $name } legt { $patch } auf { $cell }.
cli-ask-place = Leg ein Plättchen auf ein Feld, etwa „1 a1“ (oder hilfe):
cli-ask-take = Vom Markt nehmen (1-3, oder zurück):
cli-ask-end = Enter beendet deinen Zug (oder zurück):
cli-earned = Du erhältst { $tokens }: { $points }.
cli-earned-goals = Damit ist eine Aufgabe erfüllt: { $points }.
cli-earned-nothing = Das bringt noch nichts.
cli-play-help =
    Dein Zug hat zwei Schritte:
      1 a1            Plättchen 1 deiner Hand auf Feld a1 legen (auch „Pv a1“ oder „a1 1“)
      2               dann Plättchen 2 vom Markt nehmen
      1 a1 2          beides auf einmal, auch als „Pv-a1-2“
    Jederzeit:
      zurück          das Legen zurücknehmen, solange nichts vom Markt genommen ist
      tisch           den Tisch noch einmal zeigen
      rest            welche Plättchen nicht zu sehen sind
      ansehen         die anderen Quilts; „ansehen Ben“ zeigt einen
      regeln          die Regeln in Kürze
      speichern NAME  eine Kopie schreiben; gespeichert wird von selbst nach jedem Zug
      ende            aufhören; „calico play --resume“ setzt fort
    Auf dem Quilt ist ^Mi eine Katze, ● ein Knopf. Die Buchstaben eines Plättchens:
cli-rules =
    Lege eines deiner beiden Stoffplättchen, dann nimm eines vom Markt: 22 Züge.
    Katzen: Zusammenhängende Plättchen mit einem Muster, das die Katze mag, locken sie an, wenn sie so liegen, wie sie es braucht. Jedes Gebiet lockt nur eine Katze an.
    Knöpfe: 3 zusammenhängende Plättchen einer Farbe bringen einen Knopf, 3 Punkte; einen je Gebiet. Wer von jeder Farbe einen hat, bekommt den Regenbogenknopf dazu, noch einmal 3.
    Aufgaben: Es zählen die sechs Plättchen um die Aufgabe, sobald alle liegen. Teilen sich die Farben oder die Muster genau so auf wie ihre Buchstaben, gibt es den kleineren Wert, bei beiden den größeren.
    Der gedruckte Rand hilft bei Katzen und Knöpfen.
cli-rules-solo = Allein: Hast du ein Plättchen genommen, wird von den beiden anderen das mit der kleineren Nummer abgeworfen, das letzte rückt auf Stelle 1.
cli-left-title = Plättchen, die nicht zu sehen sind (im Vorrat: { $count })

## Speichern und Ende

cli-saved = Gespeichert in { $path }
cli-interrupted = Unterbrochen. Die Partie ist in { $path } gespeichert; mit „calico play --resume“ geht sie weiter.
cli-save-failed = { $path } lässt sich nicht schreiben: { $reason }.
cli-record = Die Partie ist aufgezeichnet in { $path }
cli-over = Alle Quilts sind voll.
cli-sheet-goal = { "  " }Aufgabe auf { $cell }
cli-passed = { $name } hat Szenario { $scenario } geschafft!
cli-not-passed = { $name } hat Szenario { $scenario } nicht geschafft.

## Die Fortschrittstafel

cli-chart-empty = Auf der Fortschrittstafel steht noch niemand: calico chart add NAME
cli-chart-added = { $name } steht auf der Fortschrittstafel.
cli-ask-remove = { $count ->
    [one] { $name } mit { $count } Kreuz streichen? [nein]
   *[other] { $name } mit { $count } Kreuzen streichen? [nein]
}
cli-chart-removed = { $name } steht nicht mehr auf der Fortschrittstafel.
cli-chart-unchanged = Die Fortschrittstafel bleibt, wie sie ist.
cli-chart-next = { $count ->
    [one] noch { $count } bis zum Titel „{ $title }“
   *[other] noch { $count } bis zum Titel „{ $title }“
}
cli-chart-offer = { $name } darf eine davon ankreuzen:
cli-chart-nothing = Diese Partie bietet { $name } nichts Neues für die Fortschrittstafel.
cli-ask-mark = { $count ->
    [one] Ankreuzen? Enter für ja, „nein“ für keine:
   *[other] Welche, 1 bis { $count } [1], oder „nein“ für keine:
}
cli-chart-marked = Angekreuzt für { $name }: { $achievement }.
cli-chart-title = { $name } hat einen neuen Titel: { $title }!

## Nachspielen, Wertung, Bilder, Simulation

cli-ask-replay = { $number }/{ $last } (Enter, b, eine Zahl, q):
cli-replay-start = Der Tisch ist ausgeteilt.
cli-replay-move = Zug { $number } von { $last }: { $move }
cli-score-many = { $count ->
    [one] { $count } Aufzeichnung stimmt; beendet: { $finished }.
   *[other] { $count } Aufzeichnungen stimmen; beendet: { $finished }.
}
cli-score-choose = --game N zeigt den Wertungsblock einer Partie, 1 bis { $count }.
cli-score-open = { $moves ->
    [one] Die Partie ist nicht vorbei: { $moves } Zug bisher.
   *[other] Die Partie ist nicht vorbei: { $moves } Züge bisher.
}
cli-rendered = Gezeichnet in { $path }
cli-progress = Partien
cli-stat-games = Partien
cli-stat-mean = Mittel
cli-stat-deviation = Standardabweichung
cli-stat-minimum = Kleinster Wert
cli-stat-maximum = Größter Wert
cli-stat-seat = Platz
cli-stat-player = Spieler
cli-stat-wins = Alleinige Siege
cli-stat-shared = Geteilte Siege
cli-stat-passed = { $count ->
    [one] { $count } von { $players } hat das Szenario geschafft.
   *[other] { $count } von { $players } haben das Szenario geschafft.
}
cli-stat-seconds = { $seconds } s Rechenzeit
cli-stat-records = Aufzeichnungen in { $path }
cli-stat-parquet = Ergebnisse in { $path }
cli-stat-plot = Diagramm in { $path }
cli-plot-total = Alle Punkte
cli-plot-goals = Aufgaben
cli-plot-cats = Katzen
cli-plot-buttons = Knöpfe
cli-plot-points = Punkte
cli-plot-share = Anteil der Partien
cli-plot-mean = Mittel
cli-arena-points = Punkte
cli-arena-victories = Siege
cli-arena-rating = Wertung
cli-arena-milliseconds = ms je Zug
cli-arena-over = Über der Zeit
cli-arena-passed = Geschafft
cli-arena-pair = Paar
cli-arena-deals = Vorräte
cli-arena-ahead = Vorsprung in Punkten
cli-arena-wins = Gewonnen
cli-arena-ties = Gleich
cli-arena-note = In Klammern: Intervalle von 95 %. ± ist der Standardfehler. Ein geteilter Sieg zählt anteilig, bei zweien halb. Die Zeit ist die des Prozessors.
cli-arena-decided = * früh entschieden
cli-arena-interrupted = Unterbrochen nach { $games } von { $total } Partien.
cli-analyse-progress = Züge
cli-train-progress = Partien mit sich selbst
cli-train-measured = { $stage }: nach { $games } Partien ({ $minutes } min): { $figures }
cli-train-done = Gewichte in { $path }
cli-train-kept = Unterbrochen; derselbe Befehl macht bei { $stage } nach { $games } Partien weiter.
cli-train-about = Angabe
cli-train-value = Wert
cli-bench-progress = Messung
cli-bench-clock = Alle Zeiten sind Uhrzeit, die beste aus mehreren Runden.
cli-bench-games = Zufallspartien je Sekunde, ein Kern
cli-bench-rules = Regeln
cli-bench-kernel = Kern
cli-bench-ratio = Verhältnis
cli-bench-solo = Solo, Aufbau für Neulinge
cli-bench-two = 2 Spieler, Aufbau für Erfahrene
cli-bench-four = 4 Spieler, Aufbau für Erfahrene
cli-bench-step = Ein Schritt einer Suche, solo
cli-bench-nanoseconds = Nanosekunden
cli-bench-copies = In Kopien
cli-bench-copy = Kopieren
cli-bench-apply = Einen Zug spielen
cli-bench-apply-checked = Einen Zug spielen, geprüft
cli-bench-playout = Zufällig zu Ende spielen
cli-bench-threads = Threads, 2 Spieler
cli-bench-speed = Partien je Sekunde
cli-players-name = Name
cli-players-called = Rufname
cli-players-about = Spielweise
cli-players-beginner = Neulinge
cli-players-standard = Erfahrene
cli-players-note = Die Zahlen sind die mittleren Punkte im Solospiel, je nach Aufbau.

## Was die Befehlszeile ablehnt

cli-error-command = Den Befehl „{ $name }“ gibt es nicht; es gibt: { $choices }.
cli-error-language = Die Sprache „{ $name }“ gibt es hier nicht; zur Wahl stehen: { $choices }.
cli-error-option = Die Option { $name } gibt es nicht; --help zeigt, welche es gibt.
cli-error-option-usage = Die Option { $name } braucht einen Wert.
cli-error-missing = { $name } fehlt; --help zeigt, wie man den Befehl benutzt.
cli-error-number = { $name } muss eine ganze Zahl sein.
cli-error-decimal = { $name } muss eine Zahl sein.
cli-error-usage = Die Befehlszeile ist unverständlich; --help zeigt, wie man den Befehl benutzt.
cli-error-at-least = { $option } muss mindestens { $least } sein, nicht { $value }.
cli-error-file = { $path }: { $reason }.
cli-error-failed = Das hat nicht geklappt: { $reason }.
cli-error-not-utf8 = { $path } ist kein UTF-8-Text.
cli-error-exists = { $path } ist schon da; --force überschreibt.
cli-error-copy-exists = { $path } ist schon da; wähle einen anderen Namen.
cli-error-is-folder = { $path } ist ein Ordner.
cli-error-chart-broken = { $path } ist keine lesbare Fortschrittstafel; die Datei bleibt, wie sie ist.
cli-error-save-broken = Die gespeicherte Partie ist unlesbar: Was neben der Aufzeichnung steht, ist beschädigt.
cli-error-no-save = Es gibt keine gespeicherte Partie zum Fortsetzen.
cli-error-resume-options = Eine gespeicherte Partie bringt ihre Optionen mit; zu --resume gehört höchstens eine Datei.
cli-error-file-without-resume = Eine Datei gehört nur zu --resume.
cli-error-no-people = Mindestens ein Mensch muss mitspielen; „calico simulate“ lässt Programme unter sich spielen.
cli-error-no-bot = --bot braucht den Namen eines Programms.
cli-error-bots-count = { $players } Spieler brauchen ein Programm oder { $players }, nicht { $count }.
cli-error-name-twice = Zwei Spieler können nicht beide { $name } heißen.
cli-error-nobody = So heißt niemand; am Tisch sitzen: { $names }.
cli-error-not-on-chart = { $name } steht nicht auf der Fortschrittstafel; das erledigt „calico chart add“.
cli-error-kind = „{ $text }“ ist keine Nummer von 1 bis 5.
cli-error-scenario = „{ $text }“ ist keine Zahl von 1 bis 10.
cli-error-restriction = Bitte eine Zahl von 1 bis 5 eintippen.
cli-error-goals = Bitte drei verschiedene Nummern von 1 bis { $count } eintippen, etwa „1 2 3“.
cli-error-place = So legt man nicht: „{ $text }“; tippe die Nummer eines Plättchens und ein Feld, etwa „1 a1“.
cli-error-cell = So legt man nicht: „{ $text }“; die Felder heißen a1 bis e5, etwa „1 a1“.
cli-error-hand = Ein Plättchen { $number } gibt es nicht; du hast { $count }.
cli-error-take = „{ $text }“ ist keine Stelle im Markt; tippe 1, 2 oder 3, oder zurück.
cli-error-not-in-market = Im Markt liegt kein Plättchen „{ $patch }“.
cli-error-which = Im Markt liegen gleiche Plättchen; tippe, welches du genommen hast: { $positions }.
cli-error-nothing-to-undo = Es gibt nichts zurückzunehmen: Ein Zug ist vorbei, sobald vom Markt genommen ist.
cli-error-game = In dieser Datei gibt es keine Partie { $number }.
cli-error-move = Einen Zug { $number } gibt es nicht; die Partie hat 0 bis { $last }.
cli-error-seat = Einen Platz „{ $text }“ gibt es nicht; am Tisch sitzen: { $names }.
cli-error-delay = --delay muss 0 bis 3600 Sekunden sein.
cli-error-seconds = --seconds muss mehr als 0 und höchstens { $most } sein.
cli-error-arena-resume = --resume braucht --results: die Datei des Matches, das weitergehen soll.
cli-error-aim = Ein Ziel „{ $text }“ gibt es nicht; wähle eines von: { $choices }.
cli-error-train-what = Nenne entweder einen Ordner zum Lernen oder mit --card eine Datei mit Gewichten.
cli-error-rate = --rate muss mehr als 0 und höchstens 1 sein.
cli-error-nothing-to-mark = Diese Partie bietet { $name } nichts, was nicht schon angekreuzt ist.
cli-error-which-achievement = Die Partie bietet mehr als eine; nenne eine von: { $choices }.
cli-error-achievement = Eine Herausforderung „{ $name }“ gibt es in dieser Art nicht; es gibt: { $choices }.
