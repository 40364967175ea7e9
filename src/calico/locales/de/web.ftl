### Was nur die Seite sagt. Die Wörter des Spiels stehen in game.ftl, Absagen in errors.ftl.

## Rahmen

skip = Zum Inhalt springen
menu = Menü
menu-home = Startseite
menu-learn = Lernen
menu-rules = Regeln
menu-chart = Tafel
close = Schließen
cancel = Abbrechen
loading = Der Tisch wird gedeckt …
line-offline = Keine Verbindung. Nichts geht verloren; neuer Versuch …
line-connecting = Verbindung wird aufgebaut …
line-retry = Jetzt versuchen
error-offline = Der Server ist nicht zu erreichen. Es wurde nichts geändert.
missing-title = Diese Seite gibt es nicht
missing-text = Vielleicht ist der Link unvollständig, oder etwas ist umgezogen.
gone-title = Dieser Browser ist nicht mehr angemeldet
gone-account = Du warst als { $account } angemeldet. Diese Sitzung ist zu Ende: Sie ist abgelaufen, wurde anderswo beendet, oder ihr Cookie wurde gelöscht. Melde dich an, um weiterzumachen.
gone-guest = Du hast hier als { $name } gespielt, als Gast ohne Konto. Der Server kennt diesen Browser nicht mehr: Sein Cookie wurde gelöscht, deine Daten wurden gelöscht, oder der Server hat neu angefangen.
gone-watch = Zuschauen kannst du auf jeden Fall.
gone-guest-again = Als { $name } weitermachen

## Startseite

home-title = Näh einen Quilt, und die Katzen kommen
home-lead = Lege Stoffplättchen, verbinde Farben für Knöpfe und Muster für Katzen, und erfülle die Aufgaben deines Entwurfs.
home-learn = Lernen
home-learn-explained = Fünf Minuten, beim Spielen
home-solo = Allein spielen
home-solo-explained = So viele Punkte wie möglich
home-bots = Gegen Katzen spielen
home-bots-explained = Ein bis drei Programme, vom Kätzchen bis zum Meister
home-friends = Freunde einladen
home-friends-explained = Schick einen Link; niemand braucht ein Konto
home-shared = Bildschirm teilen
home-shared-explained = Zwei bis vier Leute, hier abwechselnd
home-scenarios = Szenarien
home-scenarios-explained = Zehn Rätsel, jedes schwerer als das vorige
home-mine = Deine Spiele
home-open = Offene Tische
home-your-turn = Du bist dran
home-their-turn = Andere sind dran
home-gathering = Wartet auf Mitspieler
home-invited = Du bist eingeladen
home-host-here = Gastgeber ist da
home-host-away = Gastgeber ist nicht da
home-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
home-finished = { $count ->
    [one] { $count } beendetes Spiel
   *[other] { $count } beendete Spiele
}
home-about = Eine inoffizielle Fassung von Calico, einem Brettspiel von Kevin Russ (Flatout Games, AEG), mit eigenen Bildern und Worten.

## Neues Spiel

your-name = Dein Name
setup-guest = Näherin
setup-player = Person { $number }
setup-seats = Wer spielt
setup-seat-kind = Wer Platz { $number } nimmt
setup-account = Konto für Platz { $number }
setup-bot = Programm auf Platz { $number }
bot-strength = etwa { $points } Punkte allein
bot-strength-explained = Die Punkte sind, was es allein im Schnitt erreicht.
bots-waking = Sie wachen gerade auf …
setup-name = Name auf Platz { $number }
setup-remove = Platz { $number } entfernen
setup-add = Platz hinzufügen
seat-free = freier Platz
seat-host = lädt ein
seat-person = Jemand mit dem Link
seat-bot = Ein Programm
seat-shared = Jemand an diesem Bildschirm
seat-account = Ein bestimmtes Konto, etwa das eines Programms
seat-kept = freigehalten für { $account }
setup-play = Aufbau
setup-beginner = Einstieg
setup-beginner-explained = Drei leichte Katzen, drei feste Aufgaben
setup-standard = Standard
setup-standard-explained = Katzen nach Zufall, Aufgaben nach Wahl
setup-scenario = Szenario
setup-scenario-explained = Feste Katzen und Aufgaben, dazu Ziele
setup-more = Mehr Einstellungen
setup-variants = Varianten
variant-family-explained = Aufgaben liegen verdeckt und zählen nicht: ein sanftes Spiel
variant-lower_variance-explained = Von jedem Plättchen eines weniger, für eine oder zwei Personen
option-open-hands = offene Hände
option-open-hands-explained = Alle sehen alle Plättchen
setup-restriction = Einschränkung
setup-none = Keine
setup-goal-values = Punkte der Aufgaben
setup-cats = Katzen
setup-cats-explained = Wähle drei oder überlass es dem Zufall. Zwei Seiten einer Tafel können nicht zugleich mitspielen.
setup-boards = Spielbretter
setup-by-chance = nach Zufall
setup-first = Wer beginnt
setup-achievement = Gespielt für die Tafel
option-achievement = für die Tafel: { $mode }
setup-pace = Tempo
pace-relaxed = Ohne Uhr
pace-minutes = Minuten für jeden Zug
pace-days = Tage für jeden Zug
pace-minutes-shown = { $count ->
    [one] { $count } Minute je Zug
   *[other] { $count } Minuten je Zug
}
pace-days-shown = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
}
players-count = { $count ->
    [one] allein
   *[other] { $count } Personen
}
setup-public = Offener Tisch
setup-public-explained = Steht für alle auf der Startseite
setup-start = Los
setup-invite = Tisch decken und einladen

## Vor dem Spiel

gather-title = Der Tisch ist gedeckt
gather-join = Platz nehmen
gather-bot = Programm setzen
gather-kick = { $name } wegschicken
gather-start = Beginnen
gather-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
gather-wait-host = Es geht los, wenn alle da sind.
gather-leave = Aufstehen
gather-invited = Für dich ist ein Platz freigehalten.
gather-decline = Absagen
gather-withdraw = Einladung von { $account } zurücknehmen
account-invite-title = Ein Konto einladen
account-invite-explained = Ein Programm aus dem Netz setzt sich von selbst, sobald es davon hört; ein Mensch findet die Einladung auf seiner ersten Seite.
account-invite = Einladen
account-online = Dieses Programm ist online.
account-programs = { $count ->
    [one] { $count } Programm ist online.
   *[other] { $count } Programme sind online.
}
presence-here = da
presence-away = nicht da
presence-away-since = nicht da seit { $time }
presence-invited = nicht online; wir warten
presence-invited-online = online; wir warten
presence-spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
said-invited = { $account } ist eingeladen.
said-invitation-declined = { $account } hat abgesagt.
said-invitation-late = { $account } kam nicht rechtzeitig. Der Platz ist wieder frei.
said-invitation-withdrawn = Die Einladung von { $account } ist zurückgenommen.
gather-options = Was gespielt wird
invite-title = Einladen
invite-explained = Wer diesen Link öffnet, kann Platz nehmen.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-qr = QR-Code des Links
table-closed = Alle haben diesen Tisch verlassen.

## Aufgaben wählen

choose-title = Wähle deine Aufgaben
choose-explained = Behalte drei von { $count } und lege jede auf einen Platz deines Quilts. Die anderen sehen sie, wenn alle gewählt haben.
choose-offer = Aufgaben zur Wahl
choose-slots = Ihre Plätze
choose-slot = Platz { $slot }: { $goal }
choose-empty = leer
choose-swap = Berühre einen Platz, um ihn mit dem nächsten zu tauschen; berühre eine Aufgabe, um sie zurückzunehmen.
choose-swap-in = Berühre den Platz, auf dem sie liegen soll.
choose-confirm = Diese behalten
choose-waiting = Behalten. Du kannst noch tauschen, bis alle gewählt haben.

## Tisch

table-title = Spiel
table-main = Dein Quilt
table-side = Punkte und Aufgaben
cats-in-play = Katzen im Spiel
cat-label = { $cat }, { $points } Punkte: { $needs } mit { $patterns }.
cat-label-plain = { $cat }, { $points } Punkte: { $needs }.
cat-count = Du hast { $count }.
cat-count-of = { $name } hat { $count }.
quilt-of = Quilt von { $name }
quilt-with-rainbow = { $label }, mit dem Regenbogenknopf
rivals = Die anderen
rival-enlarge = Quilt von { $name } vergrößern
rival-hand = Hand:
thinking = denkt nach …
hand = Hand
hand-patch = { $patch }, Taste { $key }
patch-face-down = ein verdecktes Plättchen
market = Stoffmarkt
market-patch = Markt { $position }: { $patch }
market-take = { $patch } nehmen, Markt { $position }
market-empty = Markt { $position } ist leer
supply-left = noch { $count }
left-title = Was noch da ist
left-explained = Wie viele von jedem Plättchen du noch nicht gesehen hast: im Vorrat oder in einer verdeckten Hand.
goals = Aufgaben
goal-link = Regel: { $goal }
goal-have = { $count } × { $kind }
ask = Was bedeutet das: { $about }?
ask-all = Alle Regeln
goal-at = { $slot }:
goal-way-colors = nach Farben
goal-way-patterns = nach Mustern
goal-met-both = Auf beide Arten erfüllt.
goal-met-colors = Mit Farben erfüllt.
goal-met-patterns = Mit Mustern erfüllt.
goal-not-met = Nicht erfüllt.
goal-impossible = Nicht mehr möglich.
goal-open-both = Auf beide Arten möglich.
goal-open-either = Auf die eine oder die andere Art möglich.
goal-open-colors = Nur noch mit Farben möglich.
goal-open-patterns = Nur noch mit Mustern möglich.
goal-open-cells = { $count ->
    [one] Noch ein Feld.
   *[other] Noch { $count } Felder.
}
score-sheet = Punkte
score-player = Wer
score-you = (du)
score-winner = Sieg
moves = Letzte Züge
moves-none = Noch hat niemand gezogen.
replay = Was geschah
replay-turn = Zug { $number } von { $total }
replay-which = Welcher Zug
replay-news = Was seit deinem letzten Zug geschah
replay-pause = Anhalten
replay-play = Abspielen
moves-took = nahm { $patch }
undo = Zurück
place-confirm = Auf { $cell } legen
return-seat = Meinen Platz zurücknehmen
look-back = Einen Zug zurückblicken
look-forward = Einen Zug weiterblicken
look-live = Zum Spiel
resign = Spiel verlassen
resign-explained = Ein Programm spielt deinen Platz zu Ende.
resign-confirm = Verlassen
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

status-looking-back = Eine frühere Stellung
status-choose-patch = Du bist dran: wähle ein Plättchen
status-place = Du bist dran: leg es hin
status-take = Nun nimm ein Plättchen
status-waiting = Warten auf { $name }
status-thinking = { $name } denkt nach …
hint-choose = Wähle ein Plättchen deiner Hand oder zieh es auf den Quilt.
hint-place = Berühre ein offenes Feld. Ein goldener Punkt sagt, dass es dort etwas gibt.
hint-take = Nimm ein Plättchen vom Markt, dann endet dein Zug; oder nimm den Zug zurück.
hint-take-solo = Nimm ein Plättchen, dann endet dein Zug; oder nimm den Zug zurück. Von den beiden anderen verlässt das linke das Spiel.
hint-take-last = Dein Quilt ist voll. Nimm irgendein Plättchen, dann ist er fertig; oder nimm den Zug zurück.
turn-yours = Du bist dran.
time-warning = Noch { $time } für deinen Zug. Danach übernimmt ein Bot.
time-short = Die Zeit wird knapp. Läuft sie ab, übernimmt ein Bot.
stand-in-absence = Deine Zeit ist abgelaufen. { $bot } spielt jetzt für dich.
stand-in-awaited = Deine Zeit war abgelaufen, deshalb ist { $bot } eingesprungen. Das Spiel wartet auf dich.
stand-in-host = Der Gastgeber lässt { $bot } für dich spielen.
stand-in-resigned = Du hast das Spiel verlassen. { $bot } spielt es für dich zu Ende.
replaced-absence = Zeit abgelaufen
replaced-host = vom Gastgeber ersetzt
replaced-resigned = hat das Spiel verlassen
replaced-kicked = vom Gastgeber entfernt

preview-earns = bringt { $tokens }.
preview-nothing = bringt im Augenblick nichts.
preview-meets-colors = Erfüllt { $goal } mit Farben.
preview-meets-patterns = Erfüllt { $goal } mit Mustern.
preview-meets-both = Erfüllt { $goal } auf beide Arten!
preview-spoils-colors = Verdirbt die Farben von { $goal }.
preview-spoils-patterns = Verdirbt die Muster von { $goal }.
preview-spoils-both = Verdirbt Farben und Muster von { $goal }.
preview-ends = Beendet eine Gruppe, die noch bringen könnte: { $tokens }.
touch-again = Noch einmal berühren, um zu legen.

cell-border = Rand: { $patch }
cell-goal = { $cell }, Aufgabe { $goal }. { $status }
cell-goal-named = { $goal }, { $explained }, { $one } oder { $both } Punkte
cell-goal-empty = { $cell }, Platz für eine Aufgabe
cell-patch = { $cell }, { $patch }
cell-open = { $cell }, leer
cell-open-beside = { $cell }, leer, neben { $beside }
cell-beside-color = { $number } × { $color }

said-placed = { $name } legt { $patch } auf { $cell }.
said-placed-earned = { $name } legt { $patch } auf { $cell } und bekommt: { $tokens }.
said-undone = { $name } nimmt das Plättchen zurück.
said-taken = { $name } nimmt { $patch }.
said-goal = { $name } erfüllt { $goal }: { $points } Punkte.
said-joined = { $name } nimmt Platz.
said-started = Das Spiel beginnt.
said-handed-over-absence = { $name } hat die Zeit überschritten. { $bot } übernimmt.
said-handed-over-host = Der Gastgeber lässt { $bot } für { $name } spielen.
said-handed-over-resigned = { $name } hat das Spiel verlassen. { $bot } übernimmt.
said-handed-over-kicked = Der Gastgeber hat { $name } vom Tisch entfernt. { $bot } übernimmt.
said-returned = { $name } ist wieder da.
said-chat = { $name } sagt: { $text }
said-muted = { $name } ist stummgeschaltet.
said-unmuted = { $name } darf wieder schreiben.
said-removed = { $name } wurde entfernt.

curtain-title = { $name }, du bist dran
curtain-explained = Nimm den Bildschirm. Die Hand bleibt verdeckt, bis du hinsiehst.
curtain-lift = Meine Hand zeigen

chat = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-unread = { $count ->
    [one] Eine neue Nachricht:
   *[other] { $count } neue Nachrichten, die letzte:
}
chat-text = Sag etwas
chat-send = Senden
chat-switch = Freie Texte im Gespräch
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder schreiben lassen
chat-remove = { $name } entfernen
chat-remove-sure = { $name } entfernen? Zuschauen und Mitspielen ist dann nicht mehr möglich.
preset-hello = Hallo!
preset-good_luck = Viel Glück!
preset-nice_move = Schöner Zug!
preset-well_played = Gut gespielt!
preset-thinking = Ich überlege …
preset-sorry = Entschuldigung!
preset-thanks = Danke!
preset-one_moment = Einen Moment, bitte.
preset-good_game = Schönes Spiel!
preset-goodbye = Tschüss!

keys = Tasten
keys-choose = 1, 2: Plättchen der Hand wählen
keys-quilt = { $quilt }: zum Quilt
keys-arrows = Pfeile: von Feld zu Feld
keys-enter = Eingabe: Plättchen legen oder Katze streicheln
keys-ask = ?, Rechtsklick oder langes Berühren auf dem Quilt: Welche Regel ist das?
keys-take = 1, 2, 3: vom Markt nehmen
keys-undo = { $undo }: rückgängig, solange nichts genommen ist
keys-help = ?: diese Liste
keys-off = Tastenkürzel mit nur einer Taste sind in den Einstellungen ausgeschaltet.

## Ende

end-title = Das Spiel ist aus
end-solo = { $count ->
    [one] Dein Quilt ist { $count } Punkt wert
   *[other] Dein Quilt ist { $count } Punkte wert
}
end-solo-of = { $count ->
    [one] Der Quilt von { $name } ist { $count } Punkt wert
   *[other] Der Quilt von { $name } ist { $count } Punkte wert
}
end-solo-first = Ein erster Quilt. Nimm dir nächstes Mal von Anfang an eine Aufgabe vor und achte auf den Rand: 30 Punkte sind nah.
end-solo-fair = Ein schöner Quilt. Eine Aufgabe auf beide Arten zu erfüllen ist der nächste Schritt: 45 Punkte sind nah.
end-solo-fine = Feine Näharbeit. 60 Punkte sind erreichbar.
end-solo-master = Meisterlich! Solche Quilts gewinnen auch unter Freunden.
end-tie-break = Bei gleichen Punkten zählen die Katzen, dann die Knöpfe; was dann noch gleich ist, wird geteilt.
end-passed = Szenario geschafft!
end-not-passed = Diesmal wurden nicht alle Ziele erreicht.
objective-met = erreicht:
objective-open = offen:
end-rematch = Noch einmal
end-to-rematch = Zum neuen Tisch
end-png = Bild (PNG)
end-svg = Bild (SVG)
end-record = Aufzeichnung des Spiels
mark-title = Markiere einen Erfolg auf deiner Tafel
mark-title-for = { $name } darf einen Erfolg eintragen
mark-for = In wessen Zeile der Tafel
mark-done-for = { $points ->
    [one] Eingetragen. { $name } hat { $points } Punkt auf der Tafel.
   *[other] Eingetragen. { $name } hat { $points } Punkte auf der Tafel.
}

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-theme-contrast = hoher Kontrast
settings-palette = Farben der Plättchen
settings-palette-natural = natürlich
settings-palette-protanopia = bei Protanopie
settings-palette-deuteranopia = bei Deuteranopie
settings-palette-tritanopia = bei Tritanopie
settings-motion = Bewegung
settings-motion-auto = wie das System
settings-motion-full = voll
settings-motion-reduced = keine
settings-sound = Klänge
settings-sound-auto = tagsüber
settings-sound-on = an
settings-sound-off = aus
settings-confirm = Vor dem Legen fragen
settings-names = Namen der Felder zeigen
settings-shortcuts = Tastenkürzel mit nur einer Taste
settings-notify = Sag mir, wenn ich dran bin
settings-push = Push-Nachrichten für Partien mit Tagen je Zug
settings-push-explained = Auch wenn diese Seite geschlossen ist. Sie sagen, dass du am Zug bist, und sonst nichts.
settings-push-forbidden = Der Browser erlaubt dieser Seite keine Nachrichten.
settings-push-failed = Der Push-Dienst des Browsers ist nicht zu erreichen.
install = Als App installieren
install-explained = Calico hat dann ein eigenes Fenster und ein eigenes Symbol.
offline-title = Gerade keine Verbindung
offline-text = Anleitung und Regeln gehen trotzdem. Deine Partien sind sicher und warten auf dich.
account = Name und Konto
account-rename = Umbenennen
account-explained = Ein Konto nimmt deine Spiele und deine Tafel auf andere Geräte mit. Du kannst auch ohne spielen.
account-name = Name des Kontos
account-passphrase = Passwort
account-passphrase-current = Bisheriger Kennsatz
account-passphrase-new = Neuer Kennsatz
account-passphrase-explained = Wenn du dein Passwort änderst, wirst du auf allen anderen Geräten abgemeldet, und alle deine API-Tokens werden ungültig.
account-passphrase-save = Kennsatz speichern
account-passphrase-remove = Kennsatz entfernen
passkeys = Passkeys
passkeys-explained = Ein Passkey wohnt auf deinem Gerät und öffnet dein Konto mit Finger, Gesicht oder PIN. Nichts zu merken, nichts zu stehlen.
passkeys-impossible = Passkeys gehen dort, wo diese Seite einen Namen über https hat, oder auf localhost.
passkey-log-in = Mit Passkey anmelden
passkey-register = Konto mit Passkey anlegen
passkey-add = Passkey hinzufügen
passkey-name = Name des Passkeys
passkey-name-first = Dieses Gerät
passkey-rename = Neuer Name des Passkeys
passkey-remove = Entfernen
passkey-remove-sure = Den Passkey „{ $name }“ entfernen? Er öffnet dein Konto dann nicht mehr.
passkey-made = Der Passkey öffnet dein Konto.
passkey-removed = Der Passkey ist entfernt.
passkey-called-off = Es bleibt alles, wie es war.
passkey-used = zuletzt benutzt am { $date }
passkey-unused = noch nicht benutzt
account-log-in = Anmelden
account-log-out = Abmelden
account-register = Konto anlegen
account-known = Du bist angemeldet als { $account }.
account-data = Meine Daten herunterladen
account-erase = Meine Daten löschen
account-erase-sure = Namen, Konto, Tafel und Worte für immer löschen?
account-saved = Gespeichert.
account-in = Du bist angemeldet.
account-out = Du bist abgemeldet.
account-erased = Alles über dich ist gelöscht.

## Lernen

learn-title = Calico lernen
learn-step = { $number } von { $total }
learn-next = Weiter
learn-again = Noch einmal
learn-back = Zurück
learn-end-title = Das ist das Spiel
learn-end-text = 22 Züge: eines legen, eines nehmen. Alles andere ist gut wählen. Dein erster Quilt ist vielleicht 30 Punkte wert; 60 ist feine Arbeit.
learn-play = Ein erstes Spiel

lesson-place-title = Ein Plättchen legen
lesson-place-task = Du hast zwei Plättchen. Wähle eines und lege es auf ein beliebiges offenes Feld deines Quilts.
lesson-place-try = Wähle erst ein Plättchen, dann berühre ein offenes Feld.
lesson-place-done = Ein Plättchen bleibt, wo es liegt. Nimm nun eines der drei vom Stoffmarkt: Damit endet dein Zug.
lesson-place-taken = So hast du immer zwei. Im Spiel sehen die anderen, was du nimmst.

lesson-button-title = Drei einer Farbe: ein Knopf
lesson-button-task = Zwei Plättchen in Pink berühren sich. Füge das dritte an: Drei oder mehr verbundene Plättchen einer Farbe bringen einen Knopf, 3 Punkte. Ein goldener Punkt zeigt, wo ein Plättchen etwas einbringt.
lesson-button-try = Im Spiel geht das, doch ein Knopf wird nicht daraus. Lass das Plättchen in Pink die beiden anderen berühren.
lesson-button-done = Ein Knopf in Pink ist angenäht. Jede Gruppe bekommt einen, so groß sie auch wird. Je einer von allen Farben bringt den Regenbogenknopf dazu.

lesson-border-title = Der Rand zählt mit
lesson-border-task = Der gedruckte Rand gehört zu deinem Quilt. Ein hellblaues Plättchen berührt schon ein hellblaues Stück Rand: Füge noch eines an.
lesson-border-try = Dort gibt es keinen Knopf. Such das hellblaue Stück im linken Rand.
lesson-border-done = Zwei Plättchen und ein Stück Rand sind drei. Sieh auf den Rand, bevor du in der Mitte nähst.

lesson-cat-title = Muster locken Katzen
lesson-cat-task = Jede Katze mag zwei Muster. { cat-millie } kommt für drei verbundene Plättchen mit Punkten, gleich welcher Farbe: Lock sie an.
lesson-cat-try = { cat-millie } bleibt unbeeindruckt. Alle drei mit Punkten müssen sich berühren.
lesson-cat-done = { cat-millie } legt sich hin: 3 Punkte. Anspruchsvollere Katzen bringen mehr. Berühre sie, um sie zu streicheln.

lesson-again-title = Eine Gruppe, eine Katze
lesson-again-task = Auf den Punkten liegt { cat-millie } schon; noch ein Plättchen mit Punkten brächte nichts. Aber sie mag auch Ranken: Lock sie ein zweites Mal an.
lesson-again-try = Das bringt nichts. Drei verbundene Ranken sollen es sein.
lesson-again-done = Zwei Gruppen, zwei Katzen. Was du bekommen hast, verlierst du nie, auch wenn Gruppen später zusammenwachsen.

lesson-letters-title = Die Buchstaben einer Aufgabe
lesson-letters-task = Eine Aufgabe betrachtet die sechs Plättchen um sie herum. ≠ verlangt sechs verschiedene: Farben oder Muster. Fünf verschiedene Farben liegen schon da. Mach sie voll.
lesson-letters-try = Die Aufgabe bleibt offen oder wird verdorben. Auf das letzte Feld um ≠ gehört die sechste Farbe.
lesson-letters-done = Mit Farben erfüllt: 10 Punkte. Buchstaben stehen für Sorten: AA-BB-CC will drei Paare.

lesson-exact-title = Buchstaben sind genau
lesson-exact-task = AAA-BBB will drei von einer Sorte und drei von einer anderen. Drei in Pink und zwei in Grün liegen da. Eines deiner Plättchen macht die Aufgabe voll, das andere verdirbt sie für immer.
lesson-exact-try = Auf das letzte Feld um die Aufgabe gehört das dritte grüne Plättchen. Vier und zwei sind nicht AAA-BBB.
lesson-exact-done = Drei und drei: 8 Punkte. Gleiche Buchstaben sind eine Sorte, verschiedene Buchstaben immer verschiedene Sorten.

lesson-both-title = Eine Art oder beide
lesson-both-task = AA-BB-CC fehlt noch eines. Beide Plättchen machen die Farben voll. Welches macht auch die Muster voll?
lesson-both-try = Sieh auf die Muster um die Aufgabe: zweimal Punkte, zweimal Streifen, einmal Farne.
lesson-both-done = Farben und Muster zugleich: 11 Punkte statt 7. Daraus werden die hohen Ergebnisse.

## Regeln

rules-title = Regeln
rules-search = In den Regeln suchen
rules-none = Nichts gefunden.
rules-turn-title = Dein Zug
rules-turn-text = Lege eines deiner beiden Plättchen auf ein offenes Feld und nimm, was es bringt. Dann nimm eines der drei Plättchen vom Stoffmarkt; er wird aus dem Vorrat aufgefüllt. Nach 22 Zügen ist jeder Quilt voll.
rules-button-title = Knöpfe
rules-button-text = Drei oder mehr verbundene Plättchen einer Farbe bringen einen Knopf dieser Farbe, 3 Punkte, sobald das dritte liegt. Ein Knopf für jede Gruppe. Der Rand zählt mit.
rules-rainbow-title = Regenbogenknopf
rules-rainbow-text = Wer von allen sechs Farben einen Knopf hat, bekommt einmal den Regenbogenknopf: 3 weitere Punkte.
rules-cat-title = Katzen
rules-cat-text = Jedes Muster gehört zu einer Katze im Spiel. Verbundene Plättchen dieses Musters, die ihren Wunsch erfüllen, locken sie sofort an; eine Katze für jede Gruppe. Die Gruppe darf größer sein als nötig. Erhaltenes geht nie verloren; Gruppen, die zusammenwachsen, behalten alles und bekommen nichts Neues.
rules-goal-title = Aufgaben
rules-goal-text = Eine Aufgabe betrachtet am Ende ihre sechs Nachbarn: Gleiche Buchstaben sind gleiche Sorten, verschiedene Buchstaben verschiedene. Erfüllt mit Farben oder mit Mustern bringt sie den niedrigeren Wert, mit beidem den höheren.
rules-goal-values = { $one } Punkte auf eine Art, { $both } auf beide
rules-end-title = Ende und Sieg
rules-end-text = Aufgaben, Katzen und 3 Punkte je Knopf. Die meisten Punkte gewinnen; bei Gleichstand mehr Katzen, dann mehr Knöpfe; sonst wird der Sieg geteilt.
rules-hands-title = Hände
rules-hands-text = Die Hände sind verdeckt, aber alle sehen, was vom Stoffmarkt genommen wird.
rules-border-title = Rand
rules-border-text = Der gedruckte Rand gehört zu deinem Quilt: Seine Stücke zählen für Gruppen von Farben und Mustern. Auf ihm liegt nie ein Plättchen, und keine Aufgabe berührt ihn.
rules-solo-title = Allein
rules-solo-text = Der Markt ist ein Band. Nachdem du genommen hast, verlässt das am längsten liegende Plättchen das Spiel, das andere rückt auf, und zwei neue kommen.
rules-variants-title = Varianten
rules-restrictions-title = Einschränkungen
rules-scenarios-title = Szenarien
rules-scenarios-text = Ein Szenario gibt Katzen, Aufgaben und Ziele vor. Erreiche alle, um es zu schaffen.
rules-scenario-play = Szenario { $number } spielen
rules-achievements-title = Erfolge
rules-achievements-text = Dreißig Erfolge, jeder einmal. Jeder fünfte bringt einen Titel, bis hin zur Meisterschaft.

## Tafel

chart-title = Deine Tafel
chart-points = { $count ->
    [one] { $count } von { $total } Erfolgen
   *[other] { $count } von { $total } Erfolgen
}
chart-stranger = Die Tafel beginnt mit deinem ersten Spiel.
chart-who = Wer auf der Tafel steht
chart-add-name = Jemand, der an diesem Gerät spielt
chart-add = Hinzufügen
chart-invite-account = Ein Konto einladen
chart-invited = eingeladen, noch keine Antwort
chart-invites-you = { $name } lädt dich auf die eigene Tafel ein: ihr seht dann beide Zeilen.
chart-join = Mitmachen
chart-leave = Tafel von { $name } verlassen
chart-of = Die Tafel von { $name }
chart-rename-to = Neuer Name für { $name }
chart-remove-sure = { $count ->
    [one] { $name } mit { $count } Punkt von der Tafel entfernen?
   *[other] { $name } mit { $count } Punkten von der Tafel entfernen?
}
chart-changed = Die Tafel ist geändert.
chart-imported = Die Tafel ist eingelesen.
chart-export = Tafel als Datei sichern
chart-import = Tafel aus einer Datei lesen
chart-achievements = Erfolge
chart-achievement = Erfolg
chart-marked = markiert
chart-open = offen
chart-explained = Wähle „Gespielt für die Tafel“, wenn du einen Tisch deckst. Wer gewinnt, markiert einen Erfolg; wer ein Szenario schafft, markiert es.
