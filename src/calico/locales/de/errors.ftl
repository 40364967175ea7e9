### Warum etwas abgelehnt wurde: ein Satz für jeden Code, den die Pakete (in errors.py) vergeben.

error-at-line = Zeile { $line }: { $sentence }
error-at-move = Zug { $move }: { $sentence }

reason-not-found = Sie gibt es nicht
reason-is-directory = Das ist ein Ordner
reason-not-directory = Der Ordner ist eine Datei
reason-no-permission = Der Zugriff ist verweigert
reason-disk-full = Der Datenträger ist voll
reason-read-only = Der Datenträger ist schreibgeschützt
reason-exists = Sie ist schon da
reason-name-too-long = Der Name ist zu lang
reason-not-utf8 = Das ist kein UTF-8-Text
reason-not-python = Das ist keine Python-Datei

nothing = nichts

## calico.analysis

error-analysis-aim = In dieser Partie gibt es diese Art von Aussicht nicht: { $aim }.
error-analysis-seconds = Die Bedenkzeit muss mehr als 0 Sekunden sein, nicht { $seconds }.
error-analysis-move = Der Zug, der angesehen werden soll, ist hier nicht erlaubt.
error-analysis-unfinished = Nur eine beendete Partie lässt sich durchsehen; sieh dir stattdessen eine ihrer Stellungen an.

## calico.arena

error-arena-match = Ein Vergleich braucht mindestens zwei Ausgaben und verschiedene Spieler, allein oder zu zweit.
error-arena-file = { $path } ist keine Datei mit Match-Ergebnissen oder beschädigt.
error-arena-other = { $path } enthält ein anderes Match: andere Spieler, Optionen, Zufallszahl oder Zeit.

## calico.client

error-bot-file = { $path } legt keinen Spieler fest: Nötig ist eine Klasse oder ein Objekt namens „player“.
error-server-address = „{ $url }“ ist keine Adresse eines Servers; sie beginnt mit http:// oder https://.
error-server-unreachable = Der Server { $url } ist nicht erreichbar.

## calico.clusters

error-cluster-unreachable = Der Cluster „{ $address }“ ist nicht erreichbar: { $reason }
error-cluster-lost = Der Cluster hat die Partien { $first } bis { $last } aufgegeben: { $reason }

## calico.drawing

error-png-width = Ein Bild ist 1 bis { $most } Pixel breit, nicht { $width }.
error-picture-suffix = Ein Bild wird als .svg oder .png gespeichert, nicht als „{ $suffix }“.
error-picture-prefix = Kennungen beginnen mit einem Buchstaben und enthalten nur Buchstaben, Ziffern, „-“ und „_“, anders als „{ $prefix }“.

## calico.envs

error-action-illegal = Aktion { $action } ist für diesen Platz jetzt nicht erlaubt.
error-reward-solo = Die Belohnung „{ $reward }“ braucht Mitspieler; wer allein spielt, hat keine.
error-reward-scenario = Die Belohnung „{ $reward }“ braucht ein Szenario, denn nur das kann man bestehen.
error-opponents-seat = Der Platz des Lernenden muss 0 bis { $most } sein oder None für irgendeinen, nicht { $seat }.
error-env-not-reset = Die Umgebung muss vor dem ersten Schritt und nach dem letzten zurückgesetzt werden.

## calico.extras

error-package-missing = Das Paket „{ $package }“ ist nicht installiert; im Ordner von Calico hilft: pip install '.[{ $extra }]'

## calico.kernel

error-kernel-phase = Der Kern spielt ab dem ersten gelegten Plättchen; diese Partie wartet auf { $phase }.
error-kernel-position = Diese Stellung kann im Spiel nicht entstehen, deshalb nimmt der Kern sie nicht an.
error-kernel-supply = Der Vorrat muss genau die Plättchen enthalten, die nirgends auf dem Tisch liegen.
error-kernel-array = { $what } muss { $expected } sein, nicht { $got }.
error-kernel-corrupt = Zeile { $row } ist keine Partie: Wort { $word } ({ $name }) kann nicht { $value } sein.
error-kernel-action = Aktion { $action } ist in Zeile { $row } nicht erlaubt.

## calico.notation

error-text-unreadable = „{ $text }“ ist kein { $what ->
    [patch] Stoffplättchen
    [cell] Feld
   *[move] Zug
}.
error-position-part = Der Teil „{ $part }“ der Stellung ist unlesbar: „{ $text }“.
error-position-parts = Eine Stellung hat { $expected } durch „~“ getrennte Teile, nicht { $count }.
error-position-version = Eine Stellung beginnt mit „{ $expected }“, nicht mit „{ $text }“.
error-position-cells = Ein Quilt hat 22 Felder für Stoffplättchen, nicht { $count }: „{ $text }“.
error-position-patches = „{ $patch }“ gibt es zu oft: { $count }-mal, das Spiel hat { $copies }.
error-position-turns = Auf den Quilts liegen { $counts } Plättchen, aber Platz { $seat } ist am Zug und die Partie wartet auf { $phase }: Das kann nicht sein.
error-position-hand = Platz { $seat } hat { $count } Plättchen auf der Hand, nicht { $expected }.
error-position-goals = Die Aufgaben von Platz { $seat } passen nicht zu dem, worauf die Partie wartet.
error-position-market = Der Stoffmarkt passt nicht zu dem, worauf die Partie wartet.
error-position-token = Das kann der Quilt von Platz { $seat } nicht erhalten haben: { $token } auf { $cell }.
error-position-token-missing = Dem Quilt von Platz { $seat } fehlt etwas, das er erhalten haben muss: { $token }.
error-position-discarded = { $count } Plättchen sind abgeworfen, es müssen aber { $expected } sein.
error-record-json = Das ist kein JSON: Zeile { $row }, Spalte { $column }.
error-record-key-twice = „{ $key }“ steht zweimal in einem Objekt.
error-record-not-object = Eine Aufzeichnung ist ein JSON-Objekt.
error-record-format = Das ist kein calico-record.
error-record-version = Nur Version 1 von calico-record ist lesbar, nicht { $version }.
error-record-missing = Der Aufzeichnung fehlt „{ $path }“.
error-record-type = „{ $path }“ muss { $expected ->
    [list] eine Liste
    [text] ein Text
    [number] eine ganze Zahl
    [flag] wahr oder falsch
    [patch] ein Stoffplättchen
   *[object] ein JSON-Objekt
} sein.
error-record-name = „{ $path }“ ist „{ $name }“, muss aber eines hiervon sein: { $choices }.
error-record-seat = Platz { $expected } ist am Zug, nicht Platz { $seat }.
error-record-earned = Dieses Plättchen bringt { $expected }, nicht { $earned }.
error-record-goals = Eine Aufzeichnung beginnt, wenn alle Aufgaben gewählt sind.
error-record-turn = Ein Zug ist angefangen: Nimm erst vom Markt oder nimm das Plättchen zurück.
error-record-over = Die Partie war vor diesem Zug schon vorbei.
error-record-result-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht vorbei.
error-record-result = Das Ergebnis muss { $expected } sein, nicht { $result }.
error-record-empty = In dieser Datei ist keine Aufzeichnung.
error-file-unreadable = { $path } lässt sich nicht lesen: { $reason }.
error-chart-unreadable = Das ist keine lesbare Tafel.

## calico.players

error-player-unknown = Es gibt keinen Spieler namens „{ $name }“; zur Wahl stehen: { $choices }.
error-player-broken = Der Spieler „{ $name }“ lässt sich nicht laden: { $reason }.
error-bot-failed = Der Bot „{ $bot }“ hat versagt: { $reason }
error-bot-failed-in-game = Der Bot „{ $bot }“ hat in Partie { $game } mit dem Startwert { $seed } versagt: { $reason }
error-program-silent = Das Programm „{ $command }“ hat nicht geantwortet.
error-program-answer = Die Antwort des Programms ist unbrauchbar: { $reason }
error-not-your-turn = Du bist nicht am Zug.
error-weights-unreadable = Die Gewichte in „{ $path }“ sind nicht lesbar: { $reason }
error-weights-version = Die Gewichte in „{ $path }“ gehören zu einer anderen Fassung dieser Spieler.
error-weights-damaged = Die Gewichte in „{ $path }“ sind beschädigt.

## calico.rules

error-unknown-name =
    „{ $name }“ ist { $kind ->
        [Color] keine Farbe
        [Pattern] kein Muster
        [Cat] keine Katze
        [Goal] keine Aufgabe
        [Board] kein Spielbrett
        [Mode] kein Spielaufbau
        [Variant] keine Variante
        [Restriction] keine Regelbeschränkung
        [GoalValues] kein Satz von Aufgabenwerten
        [AchievementMode] keine Art von Herausforderung
       *[other] kein bekannter Name
    }; zur Wahl stehen: { $choices }.
error-did-you-mean = Meintest du „{ $name }“?
error-number-range = { $what } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
error-value-type = „{ $field }“ muss vom Typ { $expected } sein, nicht { $value }.
error-players-count = Eine Partie hat 1 bis 4 Spieler, nicht { $players }.
error-lower-variance-players = Weniger Varianz gibt es für 1 oder 2 Spieler, nicht für { $players }.
error-family-beginner = Die Familienvariante benutzt den Aufbau für Erfahrene, nicht den für Neulinge.
error-scenario-unknown = Die Szenarios sind von 1 bis 10 nummeriert; ein Szenario { $scenario } gibt es nicht.
error-scenario-beginner = Ein Szenario bringt eigene Katzen und Aufgaben mit und geht deshalb nicht mit dem Aufbau für Neulinge.
error-scenario-family = Ein Szenario wertet seine Aufgaben und geht deshalb nicht mit der Familienvariante.
error-scenario-restriction = Ein Szenario geht nicht mit einer Regelbeschränkung.
error-scenario-chosen-cats = Ein Szenario bringt eigene Katzen mit; andere kann man nicht wählen.
error-beginner-chosen-cats = Der Aufbau für Neulinge bringt eigene Katzen mit; andere kann man nicht wählen.
error-cats-count = Drei Katzen sind im Spiel, nicht { $count }.
error-cats-same-tile = { $first } und { $second } sind zwei Seiten eines Tableaus und können nicht beide im Spiel sein.
error-cats-twice = { $cat } kann nur einmal im Spiel sein.
error-cats-beginner = Der Aufbau für Neulinge wird mit { cat-millie }, { cat-tibbit } und { cat-coconut } gespielt.
error-cats-scenario = Szenario { $scenario } wird mit { $cats } gespielt.
error-patterns-dealt = Jedes der sechs Muster gehört zu genau einer Katze, zwei Muster zu jeder.
error-name-unfit = Der Name von Platz { $seat } muss 1 bis { $longest } sichtbare Zeichen haben.
error-seed-unfit = Ein Startwert ist eine ganze Zahl ab 0, nicht { $seed }.
error-names-count = Es braucht so viele Namen wie Spieler: { $players }, nicht { $count }.
error-boards-count = { $players ->
    [one] Ein Spieler braucht ein Spielbrett, nicht { $count }.
   *[other] { $players } Spieler brauchen { $players } Spielbretter, nicht { $count }.
}
error-board-twice = Das Spielbrett in { $board } reicht nur für einen Spieler.
error-offer-missing = Platz { $seat } braucht vier verschiedene Aufgaben zur Auswahl.
error-offer-unexpected = Platz { $seat } hat Aufgaben zur Auswahl, aber dieser Aufbau sieht keine vor.
error-goals-beginner = Beim Aufbau für Neulinge sind die Aufgaben { goal-different }, { goal-aa-bb-cc } und { goal-aaa-bbb }, in dieser Reihenfolge.
error-goals-scenario = Szenario { $scenario } wird mit den Aufgaben { $goals } gespielt.
error-goals-from-offer = Platz { $seat } muss drei verschiedene seiner Aufgaben behalten.
error-goals-partly-chosen = Entweder haben alle Plätze ihre Aufgaben gewählt oder keiner.
error-plan-goals-count = Es braucht so viele Aufgabenwahlen wie Spieler: { $players }, nicht { $count }.
error-wrong-phase = Das geht jetzt nicht: Die Partie wartet auf { $phase }.
error-already-over = Die Partie ist vorbei.
error-event-unknown = Eine Partie geht mit Choose, Draw, Place, Take oder einem ganzen Move weiter, nicht mit { $event }.
error-seat-unknown = Einen Platz { $seat } gibt es nicht.
error-name-not-here = Einen Platz „{ $name }“ gibt es nicht; am Tisch sitzen: { $names }.
error-patch-not-yours = Du hast kein Plättchen „{ $patch }“ zum Legen.
error-cell-not-patchable = { $cell } ist kein Feld für Stoffplättchen.
error-cell-taken = { $cell } ist schon belegt.
error-restriction-adjacent = { $cell } berührt kein Plättchen, das du schon gelegt hast.
error-restriction-same_color = { $cell } berührt kein Plättchen in { $color }.
error-restriction-same_pattern = { $cell } berührt kein Plättchen mit dem Muster { $pattern }.
error-position-unknown = Der Stoffmarkt hat die Stellen 1, 2 und 3, nicht { $position }.
error-position-other-patch = An Stelle { $position } liegt nicht das Plättchen, das du gelegt hast.
error-supply-empty = Der Vorrat ist leer.
error-supply-incomplete = Der Vorrat muss jedes der 36 Stoffplättchen { $copies }-mal enthalten, zusammen { $total }.
error-turn-unknown = Die Partie hat bisher { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
error-nothing-played = Es gibt nichts zurückzunehmen: Noch ist nichts entschieden.
error-patch-not-in-supply = Im Vorrat ist kein Plättchen „{ $patch }“ mehr.
error-spectator = Ein Zuschauer hat an diesem Tisch keinen Platz.
error-game-not-over = Die Partie ist noch nicht vorbei.
error-chart-full = Eine Fortschrittstafel hat Platz für sechs Spieler.
error-chart-name-empty = Auf der Fortschrittstafel braucht man einen Namen.
error-chart-player-unknown = { $player } steht nicht auf dieser Fortschrittstafel.
error-chart-player-twice = { $player } steht schon auf dieser Fortschrittstafel.
error-chart-marked = { $player } hat diese Herausforderung schon angekreuzt.
error-chart-game-marked = { $player } hat für diese Partie schon etwas angekreuzt.
error-chart-not-offered = Diese Partie bietet diesem Platz diese Herausforderung nicht.
error-chart-scenario-order = Allein kommt Szenario { $scenario } nach Szenario { $before }.
error-mode-normal = Eine normale Herausforderung braucht 2 bis 4 Spieler und den Aufbau für Erfahrene, ohne Variante und ohne Regelbeschränkung.
error-mode-restriction = Eine Herausforderung mit Regelbeschränkung braucht 2 bis 4 Spieler und den Aufbau für Erfahrene mit einer Regelbeschränkung, ohne Variante.
error-mode-scenario = Eine Szenario-Herausforderung braucht ein Szenario.

## calico.server

error-table-unknown = Diesen Tisch gibt es nicht.
error-table-unreadable = Diese Partie lässt sich nicht lesen; im Protokoll des Servers steht, warum. Deine anderen Partien sind nicht betroffen.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-seat-not-free = Dieser Platz ist nicht frei.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-already-seated = Du sitzt schon an diesem Tisch.
error-kicked-out = Du wurdest von diesem Tisch weggeschickt.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-seats-open = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
error-table-closed = Alle haben diesen Tisch verlassen.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: Das geht nur mit einem gelegten Plättchen, solange nichts vom Markt genommen ist.
error-nobody-there = Auf Platz { $seat } sitzt niemand, der weggeschickt oder ersetzt werden könnte.
error-not-replaced = Für dich spielt kein Programm.
error-has-resigned = Du hast diesen Platz endgültig abgegeben.
error-chat-off = Freies Schreiben ist hier abgeschaltet; die fertigen Sätze gehen weiterhin.
error-chat-empty = Sag entweder einen Text oder einen fertigen Satz.
error-chat-players = Der Chat ist hier abgeschaltet; fertige Sätze können nur die Mitspielenden senden.
error-chat-full = Der Chat dieses Tisches ist voll; redet am nächsten weiter.
error-chat-too-fast = Du schreibst zu schnell; warte { $seconds } s.
error-muted = Du wurdest an diesem Tisch stummgeschaltet.
error-line-unknown = Diese Nachricht ist nicht mehr im Chat.
error-not-spectator = Nur wer zuschaut, kann stummgeschaltet oder entfernt werden.
error-table-full = An diesem Tisch ist zu viel passiert; ab jetzt sind nur noch Züge möglich.
error-rematch-exists = Eine Revanche gibt es schon.
error-tables-of-person = Du hast { $most } offene Partien; beende oder verlasse eine, bevor du eine neue erstellst.
error-tables-of-address = In deinem Netz gibt es { $most } offene Partien; beendet oder verlasst eine, oder bittet den Betreiber dieses Servers um mehr.
error-bots-of-person = Deine offenen Partien dürfen zusammen { $most } Bots haben; beende zuerst eine, oder wähle weniger Bots.
error-bots-of-address = Die offenen Partien in deinem Netz dürfen zusammen { $most } Bots haben; beendet zuerst eine, wählt weniger Bots, oder bittet den Betreiber dieses Servers um mehr.
error-bot-time-of-person = Bots haben in einer Stunde { $most } Minuten für dich nachgedacht; versuch es in { $minutes } min noch einmal, oder spiel ohne Bots.
error-bot-time-of-address = Bots haben in einer Stunde { $most } Minuten für dein Netz nachgedacht; versuch es in { $minutes } min noch einmal, oder spiel ohne Bots.
error-invited-twice = { $account } sitzt schon an diesem Tisch oder ist eingeladen.
error-not-invited = An diesem Tisch ist kein Platz für dich freigehalten.
error-seat-plan-bot = Platz { $seat } ist für ein Programm und braucht dessen Namen.
error-seat-plan-name = Platz { $seat } ist am Bildschirm des Gastgebers und braucht einen Namen.
error-seat-plan-extra = Platz { $seat } ist für „{ $kind }“ und kann kein „{ $field }“ haben.
error-first-unknown = Es gibt keinen Platz { $seat }, der beginnen könnte.
error-account-unknown = Ein Konto dieses Namens gibt es nicht.
error-person-name-unfit = Ein Name hat 1 bis 40 sichtbare Zeichen.
error-name-reserved = Dieser Name ist reserviert. Wähle einen anderen.
error-account-exists = Du hast schon ein Konto.
error-account-taken = Dieser Kontoname ist vergeben.
error-passphrase-short = Ein Kennsatz hat mindestens { $shortest } Zeichen.
error-passphrase-wrong = Kontoname und Kennsatz passen nicht zusammen.
error-account-needed = Dafür braucht es ein Konto; ein Gast muss eines benennen.
error-passkeys-unavailable = Passkeys gehen dort, wo dieser Server einen Namen hat: auf localhost oder mit der Einstellung „site“.
error-passkey-expired = Das hat zu lange gedauert oder ist schon geschehen; bitte von vorn.
error-passkey-refused = Dieser Passkey öffnet hier kein Konto.
error-passkey-known = Dieser Passkey ist schon eingetragen.
error-passkey-unknown = Diesen Passkey gibt es nicht.
error-passkeys-full = Es gibt schon { $most } Passkeys; entferne erst einen.
error-last-proof = Sonst öffnet nichts dieses Konto: füge erst einen Kennsatz oder einen weiteren Passkey hinzu.
error-tokens-full = Es gibt schon { $most } Zugangsschlüssel; nimm zuerst einen zurück.
error-token-unknown = Diesen Zugangsschlüssel gibt es nicht.
error-push-unfit = Das kann nicht die Adresse eines Browsers bei seinem Push-Dienst sein.
error-game-hidden = Die Aufzeichnung einer laufenden Partie wird nicht gezeigt: Sie enthält, was verdeckt liegt.
error-mark-not-yours = Du hast diesen Platz nicht bis zum Ende gespielt.
error-chart-player-missing = Auf deiner Tafel steht niemand, der so heißt.
error-setting-unknown = Die Einstellung „{ $name }“ gibt es nicht; es gibt: { $choices }.
error-setting-misspelt = Die Einstellung „{ $name }“ gibt es nicht; meintest du „{ $guess }“?
error-setting-range = Die Einstellung „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
error-setting-whole = Die Einstellung „{ $name }“ muss eine ganze Zahl sein, mindestens { $least }, nicht „{ $value }“.
error-setting-number = Die Einstellung „{ $name }“ muss eine Zahl sein, mindestens { $least }, nicht „{ $value }“.
error-setting-switch = Die Einstellung „{ $name }“ muss true oder false sein, nicht „{ $value }“.
error-setting-choice = Die Einstellung „{ $name }“ muss eine von diesen sein: { $choices }, nicht „{ $value }“.
error-setting-list = Die Einstellung „{ $name }“ muss eine Liste von Texten sein.
error-setting-text = Die Einstellung „{ $name }“ muss ein Text sein.
error-setting-database = Die Einstellung „database“ muss eine Datei sein oder eine Adresse wie postgresql://user@host/name.
error-setting-site = Die Einstellung „{ $name }“ muss eine Adresse wie https://quilts.example sein, nicht „{ $value }“.
error-setting-networks = Die Einstellung „{ $name }“ nimmt IP-Adressen und Netze, durch Kommas getrennt, oder *, nicht „{ $value }“.
error-setting-contact = Die Einstellung „{ $name }“ muss eine Adresse sein, die mit mailto: oder https: beginnt, nicht „{ $value }“.
error-database-in-use = { $path } wird schon von einem anderen Server benutzt; beende ihn zuerst oder wähle eine andere Datenbank.
error-server-not-started = Der Server kann auf { $host }, Port { $port }, nicht starten; sein Protokoll sagt, warum.
error-export-line = Zeile { $line } gehört nicht zu einem Export des Servers.
error-import-not-empty = Ein Export des Servers lässt sich nur in eine leere Datenbank einlesen.
error-backup-postgresql = Eine PostgreSQL-Datenbank sichert man mit pg_dump.
error-message-unreadable = Diese Nachricht ist unlesbar: { $reason }
error-message-too-large = Eine Nachricht hat höchstens { $most } Bytes.
error-hello-first = Die erste Nachricht muss „hello“ sein.
error-hello-twice = Ein „hello“ gab es schon.
error-protocol-version = Dieser Server spricht Version { $version } des Protokolls.
error-too-many-tables = Eine Verbindung verfolgt höchstens { $most } Tische.
error-too-many-requests = Zu viele Anfragen; versuch es in { $seconds } s noch einmal.
error-too-many-log-ins = Zu viele Anmeldeversuche für dieses Konto. Versuch es in { $seconds } s noch einmal.
error-not-signed-in = Dafür braucht es einen Gast, ein Konto oder einen Zugangsschlüssel.
error-token-invalid = Dieser Zugangsschlüssel gilt nicht (mehr).
error-scope-missing = Diesem Zugangsschlüssel fehlt das Recht „{ $scope }“.
error-origin-refused = Anfragen von dieser Herkunft werden abgelehnt.
error-header-missing = Eine Anfrage, die etwas ändert, braucht die Kopfzeile „X-Calico“.
error-route-unknown = Hier ist nichts.
error-method-unknown = Diese Methode ist hier nicht möglich.
error-store-unavailable = Der Server kann gerade nicht speichern oder lesen; geändert wurde nichts. Versuch es noch einmal.
error-text-unstorable = Dieser Text enthält ein Zeichen, das sich nicht speichern lässt; entferne es und versuch es noch einmal.
error-server-error = Im Server ging etwas schief; es steht in seinem Protokoll.
error-server-stopping = Der Server wird angehalten; verbinde dich neu.

## calico.training

error-training-recipe = Der Zwischenstand „{ $path }“ stammt von einem anderen Rezept: nimm einen anderen Ordner oder dasselbe Rezept.
