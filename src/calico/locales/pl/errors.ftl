### Dlaczego coś zostało odrzucone: jedno zdanie na każdy kod, który deklarują pakiety (errors.py).

error-at-line = Wiersz { $line }: { $sentence }
error-at-move = Ruch { $move }: { $sentence }

reason-not-found = nie istnieje
reason-is-directory = to katalog
reason-not-directory = jego katalog jest plikiem
reason-no-permission = brak uprawnień
reason-disk-full = dysk jest pełny
reason-read-only = dysk jest tylko do odczytu
reason-exists = już istnieje
reason-name-too-long = nazwa jest za długa
reason-not-utf8 = to nie jest tekst UTF-8
reason-not-python = to nie jest plik Pythona

nothing = nic

## calico.analysis

error-analysis-aim = W tej grze nie ma szansy tego rodzaju: { $aim }.
error-analysis-seconds = Czas do namysłu musi być dłuższy niż 0 sekund, a nie { $seconds }.
error-analysis-move = Ruch, o który chodzi, nie jest tu dozwolony.
error-analysis-unfinished = Przejrzeć można tylko skończoną grę; zamiast tego obejrzyj jedną z jej pozycji.

## calico.arena

error-arena-match = Mecz wymaga co najmniej dwóch rozdań i różnych graczy, pojedynczo albo w parach.
error-arena-file = { $path } nie jest plikiem wyników meczu albo jest uszkodzony.
error-arena-other = { $path } zawiera inny mecz: innych graczy, opcje, ziarno lub czas.

## calico.client

error-bot-file = { $path } nie określa gracza: potrzebna jest klasa lub obiekt o nazwie „player”.
error-server-address = „{ $url }” nie jest adresem serwera; taki adres zaczyna się od http:// lub https://.
error-server-unreachable = Nie można połączyć się z serwerem { $url }.

## calico.clusters

error-cluster-unreachable = Klaster „{ $address }” jest nieosiągalny: { $reason }
error-cluster-lost = Klaster porzucił gry od { $first } do { $last }: { $reason }

## calico.drawing

error-png-width = Obraz ma od 1 do { $most } pikseli szerokości, a nie { $width }.
error-picture-suffix = Obraz zapisuje się jako .svg lub .png, a nie „{ $suffix }”.
error-picture-prefix = Identyfikator zaczyna się od litery i zawiera tylko litery, cyfry, „-” i „_”, inaczej niż „{ $prefix }”.

## calico.envs

error-action-illegal = Akcja { $action } jest teraz niedozwolona dla tego miejsca.
error-reward-solo = Nagroda „{ $reward }” wymaga rywali, a w grze w pojedynkę ich nie ma.
error-reward-scenario = Nagroda „{ $reward }” wymaga scenariusza, bo tylko scenariusz można zaliczyć.
error-opponents-seat = Miejsce uczącego się musi być od 0 do { $most } albo None, czyli dowolne, a nie { $seat }.
error-env-not-reset = Środowisko trzeba zresetować przed pierwszym krokiem i po ostatnim.

## calico.extras

error-package-missing = Pakiet „{ $package }” nie jest zainstalowany; w katalogu Calico wpisz: pip install '.[{ $extra }]'

## calico.kernel

error-kernel-phase = Jądro gra od pierwszego położenia; ta gra czeka na { $phase }.
error-kernel-position = Taka pozycja nie może powstać w grze, więc jądro jej nie przyjmuje.
error-kernel-supply = Zapas musi zawierać dokładnie te kafelki, których nie ma na stole.
error-kernel-array = { $what }: oczekiwano { $expected }, jest { $got }.
error-kernel-corrupt = Wiersz { $row } to nie gra: słowo { $word } ({ $name }) nie może mieć wartości { $value }.
error-kernel-action = Akcja { $action } jest niedozwolona w wierszu { $row }.

## calico.notation

error-text-unreadable = „{ $text }” to nie { $what ->
    [patch] kafelek
    [cell] pole
   *[move] ruch
}.
error-position-part = Nie można odczytać części „{ $part }” pozycji: „{ $text }”.
error-position-parts = Pozycja ma { $expected } części rozdzielonych znakiem „~”, a nie { $count }.
error-position-version = Pozycja zaczyna się od „{ $expected }”, a nie od „{ $text }”.
error-position-cells = Kołdra ma 22 pola na kafelki, a nie { $count }: „{ $text }”.
error-position-patches = Za dużo kafelków „{ $patch }”: { $count }, a w grze jest { $copies }.
error-position-turns = Na kołdrach leżą kafelki w liczbie { $counts }, ale tura należy do miejsca { $seat } i gra czeka na { $phase }: to niemożliwe.
error-position-hand = Miejsce { $seat } ma na ręce { $count } kafelków, a nie { $expected }.
error-position-goals = Projekty miejsca { $seat } nie pasują do tego, na co czeka gra.
error-position-market = Rynek nie pasuje do tego, na co czeka gra.
error-position-token = Kołdra miejsca { $seat } nie mogła tego zdobyć: { $token } na { $cell }.
error-position-token-missing = Kołdrze miejsca { $seat } brakuje żetonu, który musiała zdobyć: { $token }.
error-position-discarded = Odrzucono { $count } kafelków, a powinno być { $expected }.
error-record-json = To nie jest JSON: wiersz { $row }, kolumna { $column }.
error-record-key-twice = „{ $key }” występuje dwa razy w jednym obiekcie.
error-record-not-object = Zapis gry to obiekt JSON.
error-record-format = To nie jest calico-record.
error-record-version = Można odczytać tylko wersję 1 formatu calico-record, a nie { $version }.
error-record-missing = W zapisie brakuje „{ $path }”.
error-record-type = W „{ $path }” musi stać { $expected ->
    [list] lista
    [text] tekst
    [number] liczba całkowita
    [flag] prawda lub fałsz
    [patch] kafelek
   *[object] obiekt JSON
}.
error-record-name = „{ $path }” ma wartość „{ $name }”, a musi mieć jedną z: { $choices }.
error-record-seat = Tura należy do miejsca { $expected }, a nie { $seat }.
error-record-earned = To położenie daje: { $expected }, a nie: { $earned }.
error-record-goals = Zapis zaczyna się, gdy wybrano wszystkie projekty.
error-record-turn = Tura trwa: najpierw weź kafelek z rynku albo cofnij położenie.
error-record-over = Gra skończyła się przed tym ruchem.
error-record-result-early = Zapis ma wynik, ale gra się nie skończyła.
error-record-result = Wynik musi brzmieć { $expected }, a nie { $result }.
error-record-empty = W tym pliku nie ma zapisu gry.
error-file-unreadable = Nie można odczytać { $path }: { $reason }.
error-chart-unreadable = To nie jest tablica, którą można odczytać.

## calico.players

error-player-unknown = Nie ma gracza o nazwie „{ $name }”; do wyboru: { $choices }.
error-player-broken = Nie można wczytać gracza „{ $name }”: { $reason }.
error-bot-failed = Bot „{ $bot }” zawiódł: { $reason }
error-bot-failed-in-game = Bot „{ $bot }” zawiódł w grze { $game } przy ziarnie { $seed }: { $reason }
error-program-silent = Program „{ $command }” nie odpowiedział.
error-program-answer = Odpowiedź programu nie nadaje się do użytku: { $reason }
error-not-your-turn = To nie twoja tura.
error-weights-unreadable = Nie można odczytać wag z pliku „{ $path }”: { $reason }
error-weights-version = Wagi w pliku „{ $path }” powstały dla innej wersji tych graczy.
error-weights-damaged = Wagi w pliku „{ $path }” są uszkodzone.

## calico.rules

error-unknown-name =
    „{ $name }” to nie { $kind ->
        [Color] kolor
        [Pattern] wzór
        [Cat] kot
        [Goal] projekt
        [Board] planszetka
        [Mode] rozstawienie
        [Variant] wariant
        [Restriction] ograniczenie zasad
        [GoalValues] zestaw wartości projektów
        [AchievementMode] rodzaj osiągnięcia
       *[other] znana nazwa
    }; do wyboru: { $choices }.
error-did-you-mean = Czy chodziło o „{ $name }”?
error-number-range = { $what } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
error-value-type = „{ $field }” musi być typu { $expected }, a nie { $value }.
error-players-count = W grze bierze udział od 1 do 4 graczy, a nie { $players }.
error-lower-variance-players = Zmniejszona losowość jest dla 1 lub 2 graczy, a nie dla { $players }.
error-family-beginner = Wariant rodzinny używa rozstawienia standardowego, a nie dla początkujących.
error-scenario-unknown = Scenariusze mają numery od 1 do 10; nie ma scenariusza { $scenario }.
error-scenario-beginner = Scenariusz ma własne koty i projekty, więc nie łączy się z rozstawieniem dla początkujących.
error-scenario-family = Scenariusz punktuje projekty, więc nie łączy się z wariantem rodzinnym.
error-scenario-restriction = Scenariusz nie łączy się z ograniczeniem zasad.
error-scenario-chosen-cats = Scenariusz ma własne koty, więc nie można ich wybrać.
error-beginner-chosen-cats = Rozstawienie dla początkujących ma własne koty, więc nie można ich wybrać.
error-cats-count = W grze są trzy koty, a nie { $count }.
error-cats-same-tile = { $first } i { $second } to dwie strony jednego kafla i nie mogą grać razem.
error-cats-twice = { $cat } może być w grze tylko raz.
error-cats-beginner = W rozstawieniu dla początkujących grają { cat-millie }, { cat-tibbit } i { cat-coconut }.
error-cats-scenario = W scenariuszu { $scenario } grają { $cats }.
error-patterns-dealt = Każdy z sześciu wzorów należy do dokładnie jednego kota, po dwa wzory na kota.
error-name-unfit = Imię na miejscu { $seat } musi mieć od 1 do { $longest } widocznych znaków.
error-seed-unfit = Ziarno to liczba całkowita od 0 w górę, a nie { $seed }.
error-names-count = Imion musi być tyle, ilu graczy: { $players }, a nie { $count }.
error-boards-count = Liczba planszetek musi być równa liczbie graczy: { $players }, a nie { $count }.
error-board-twice = Planszetka { $board } może służyć tylko jednemu graczowi.
error-offer-missing = Miejsce { $seat } potrzebuje czterech różnych projektów do wyboru.
error-offer-unexpected = Miejsce { $seat } ma projekty do wyboru, ale to rozstawienie ich nie przewiduje.
error-goals-beginner = W rozstawieniu dla początkujących projekty to { goal-different }, { goal-aa-bb-cc } i { goal-aaa-bbb }, w tej kolejności.
error-goals-scenario = W scenariuszu { $scenario } gra się z projektami { $goals }.
error-goals-from-offer = Miejsce { $seat } musi zachować trzy różne projekty spośród swoich.
error-goals-partly-chosen = Albo wszyscy wybrali już projekty, albo nikt.
error-plan-goals-count = Wyborów projektów musi być tyle, ilu graczy: { $players }, a nie { $count }.
error-wrong-phase = Teraz to niemożliwe: gra czeka na { $phase }.
error-already-over = Gra się skończyła.
error-event-unknown = Grę prowadzą dalej Choose, Draw, Place, Take albo cały Move, a nie { $event }.
error-seat-unknown = Nie ma miejsca { $seat }.
error-name-not-here = Nie ma miejsca „{ $name }”; przy stole: { $names }.
error-patch-not-yours = Nie masz do położenia kafelka „{ $patch }”.
error-cell-not-patchable = { $cell } to nie pole na kafelek.
error-cell-taken = Pole { $cell } jest już zajęte.
error-restriction-adjacent = Pole { $cell } nie styka się z żadnym położonym przez ciebie kafelkiem.
error-restriction-same_color = Pole { $cell } nie styka się z kafelkiem tego koloru: { $color }.
error-restriction-same_pattern = Pole { $cell } nie styka się z kafelkiem o tym wzorze: { $pattern }.
error-position-unknown = Rynek ma pozycje 1, 2 i 3, a nie { $position }.
error-position-other-patch = Na pozycji { $position } nie leży kafelek, który został położony.
error-supply-empty = Zapas jest pusty.
error-supply-incomplete = Zapas musi zawierać każdy z 36 kafelków { $copies } razy, łącznie { $total }.
error-turn-unknown = W tej grze było dotąd { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}.
error-nothing-played = Nie ma czego cofać: nic jeszcze nie zostało postanowione.
error-patch-not-in-supply = W zapasie nie ma już kafelka „{ $patch }”.
error-spectator = Widz nie ma miejsca przy tym stole.
error-game-not-over = Gra jeszcze się nie skończyła.
error-chart-full = W tabeli jest miejsce dla sześciu graczy.
error-chart-name-empty = Gracz w tabeli musi mieć imię.
error-chart-player-unknown = W tej tabeli nie ma gracza { $player }.
error-chart-player-twice = { $player } już jest w tej tabeli.
error-chart-marked = { $player } ma już to osiągnięcie.
error-chart-game-marked = { $player } ma już coś zaznaczone za tę grę.
error-chart-not-offered = Ta gra nie daje tego osiągnięcia temu miejscu.
error-chart-scenario-order = W grze solo scenariusz { $scenario } przychodzi po scenariuszu { $before }.
error-mode-normal = Zwykłe osiągnięcie wymaga 2–4 graczy i rozstawienia standardowego, bez wariantu i bez ograniczenia zasad.
error-mode-restriction = Osiągnięcie za ograniczenie zasad wymaga 2–4 graczy i rozstawienia standardowego z ograniczeniem, bez wariantu.
error-mode-scenario = Osiągnięcie za scenariusz wymaga scenariusza.

## calico.server

error-table-unknown = Nie ma takiego stołu.
error-table-unreadable = Tej gry nie da się odczytać; przyczyna jest w dzienniku serwera. Pozostałe gry działają normalnie.
error-not-seated = Nie masz miejsca przy tym stole.
error-not-host = To może zrobić tylko gospodarz stołu.
error-seat-not-free = To miejsce nie jest wolne.
error-no-free-seat = Przy tym stole nie ma wolnego miejsca.
error-already-seated = Już siedzisz przy tym stole.
error-kicked-out = Gospodarz odprawił cię od tego stołu.
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-seats-open = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
error-table-closed = Wszyscy odeszli od tego stołu.
error-nothing-to-undo = Nie ma czego cofać: cofnąć można tylko położenie, dopóki nic nie wzięto z rynku.
error-nobody-there = Na miejscu { $seat } nie ma nikogo, kogo można odprawić lub zastąpić.
error-not-replaced = Żaden program nie gra za ciebie.
error-has-resigned = To miejsce zostało przez ciebie oddane na dobre.
error-chat-off = Gospodarz wyłączył swobodną rozmowę; gotowe zdania nadal działają.
error-chat-empty = Podaj albo tekst, albo gotowe zdanie.
error-chat-players = Gospodarz wyłączył czat; gotowe zdania mogą wysyłać tylko gracze.
error-chat-full = Czat tego stołu jest pełny; porozmawiajcie przy następnym.
error-chat-too-fast = Piszesz za szybko; poczekaj { $seconds } s.
error-muted = Gospodarz wyciszył cię przy tym stole.
error-line-unknown = Tej wiadomości nie ma już na czacie.
error-not-spectator = Wyciszyć lub usunąć można tylko widzów.
error-table-full = Przy tym stole wydarzyło się za dużo; od teraz możliwe są tylko ruchy.
error-rematch-exists = Rewanż już istnieje.
error-tables-of-person = Liczba twoich niedokończonych gier: { $most }. Zanim utworzysz nową, dokończ którąś albo ją opuść.
error-tables-of-address = Liczba niedokończonych gier w twojej sieci: { $most }. Dokończcie którąś albo ją opuśćcie, lub poproście o więcej osobę prowadzącą ten serwer.
error-bots-of-person = Limit botów w twoich niedokończonych grach: { $most }. Dokończ najpierw którąś albo wybierz mniej botów.
error-bots-of-address = Limit botów w niedokończonych grach w twojej sieci: { $most }. Dokończcie najpierw którąś, wybierzcie mniej botów lub poproście o więcej osobę prowadzącą ten serwer.
error-bot-time-of-person = W ciągu godziny boty myślały dla ciebie już { $most } min; spróbuj ponownie za { $minutes } min albo zagraj bez botów.
error-bot-time-of-address = W ciągu godziny boty myślały dla twojej sieci już { $most } min; spróbuj ponownie za { $minutes } min albo zagraj bez botów.
error-invited-twice = { $account } siedzi już przy tym stole albo ma zaproszenie.
error-not-invited = Przy tym stole nie trzyma się dla ciebie miejsca.
error-seat-plan-bot = Miejsce { $seat } jest dla programu, więc potrzebuje jego nazwy.
error-seat-plan-name = Miejsce { $seat } jest przy ekranie gospodarza, więc potrzebuje imienia.
error-seat-plan-extra = Miejsce { $seat } jest dla „{ $kind }”, więc nie może mieć „{ $field }”.
error-first-unknown = Nie ma miejsca { $seat }, które mogłoby zacząć.
error-account-unknown = Nie ma konta o tej nazwie.
error-person-name-unfit = Imię ma od 1 do 40 widocznych znaków.
error-name-reserved = Ta nazwa jest zastrzeżona. Wybierz inną.
error-account-exists = Masz już konto.
error-account-taken = Ta nazwa konta jest zajęta.
error-passphrase-short = Hasło ma co najmniej { $shortest } znaków.
error-passphrase-wrong = Nazwa konta i hasło nie pasują do siebie.
error-account-needed = Do tego potrzebne jest konto; gość musi je nazwać.
error-passkeys-unavailable = Klucze dostępu działają tam, gdzie serwer ma nazwę: na localhost albo z ustawieniem „site”.
error-passkey-expired = Trwało to za długo albo już się stało; zacznij od nowa.
error-passkey-refused = Ten klucz dostępu nie otwiera tu żadnego konta.
error-passkey-known = Ten klucz dostępu jest już zapisany.
error-passkey-unknown = Nie ma takiego klucza dostępu.
error-passkeys-full = Liczba kluczy dostępu sięgnęła już { $most }; najpierw usuń któryś.
error-last-proof = Nic innego nie otwiera tego konta: dodaj najpierw hasło albo inny klucz dostępu.
error-tokens-full = Jest już { $most } tokenów; najpierw unieważnij jeden.
error-token-unknown = Nie ma takiego tokenu.
error-push-unfit = To nie może być adres przeglądarki w jej usłudze powiadomień.
error-game-hidden = Zapis niezakończonej gry nie jest pokazywany: zawiera to, co leży zakryte.
error-mark-not-yours = To nie twoje miejsce było grane do końca.
error-chart-player-missing = Na twojej tablicy nie ma tego gracza.
error-setting-unknown = Nie ma ustawienia „{ $name }”; dostępne ustawienia: { $choices }.
error-setting-misspelt = Nie ma ustawienia „{ $name }”; czy chodziło o „{ $guess }”?
error-setting-range = Ustawienie „{ $name }” musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
error-setting-whole = Ustawienie „{ $name }” musi być liczbą całkowitą, co najmniej { $least }, a nie „{ $value }”.
error-setting-number = Ustawienie „{ $name }” musi być liczbą, co najmniej { $least }, a nie „{ $value }”.
error-setting-switch = Ustawienie „{ $name }” musi mieć wartość true albo false, a nie „{ $value }”.
error-setting-choice = Ustawienie „{ $name }” musi mieć jedną z wartości: { $choices }, a nie „{ $value }”.
error-setting-list = Ustawienie „{ $name }” musi być listą tekstów.
error-setting-text = Ustawienie „{ $name }” musi być tekstem.
error-setting-database = Ustawienie „database” musi być plikiem albo adresem takim jak postgresql://user@host/name.
error-setting-site = Ustawienie „{ $name }” musi być adresem takim jak https://quilts.example, a nie „{ $value }”.
error-setting-networks = Ustawienie „{ $name }” przyjmuje adresy IP i sieci rozdzielone przecinkami albo *, a nie „{ $value }”.
error-setting-contact = Ustawienie „{ $name }” musi być adresem, który zaczyna się od mailto: albo https:, a nie „{ $value }”.
error-database-in-use = Bazy { $path } używa już inny serwer; najpierw go zatrzymaj albo wybierz inną bazę danych.
error-server-not-started = Serwer nie może wystartować na { $host }, port { $port }; powód jest w dzienniku.
error-export-line = Wiersz { $line } nie należy do eksportu serwera.
error-import-not-empty = Eksport serwera można wczytać tylko do pustej bazy danych.
error-backup-postgresql = Kopię bazy PostgreSQL robi się poleceniem pg_dump.
error-message-unreadable = Tej wiadomości nie da się odczytać: { $reason }
error-message-too-large = Wiadomość ma najwyżej { $most } bajtów.
error-hello-first = Pierwszą wiadomością musi być „hello”.
error-hello-twice = „hello” już było.
error-protocol-version = Ten serwer używa wersji { $version } protokołu.
error-too-many-tables = Jedno połączenie śledzi najwyżej { $most } stołów.
error-too-many-requests = Za dużo żądań; spróbuj ponownie za { $seconds } s.
error-too-many-log-ins = Za dużo prób zalogowania się na to konto. Spróbuj ponownie za { $seconds } s.
error-not-signed-in = Do tego potrzebny jest gość, konto albo token.
error-token-invalid = Ten token nie jest (już) ważny.
error-scope-missing = Temu tokenowi brakuje uprawnienia „{ $scope }”.
error-origin-refused = Żądania z tego źródła są odrzucane.
error-header-missing = Żądanie, które coś zmienia, wymaga nagłówka „X-Calico”.
error-route-unknown = Nic tu nie ma.
error-method-unknown = Ta metoda jest tu niemożliwa.
error-store-unavailable = Serwer nie może teraz zapisywać ani czytać; nic się nie zmieniło. Spróbuj ponownie.
error-text-unstorable = Ten tekst zawiera znak, którego nie da się zapisać; usuń go i spróbuj ponownie.
error-server-error = Coś poszło nie tak na serwerze; jest to w jego dzienniku.
error-server-stopping = Serwer jest zatrzymywany; połącz się ponownie.

## calico.training

error-training-recipe = Punkt kontrolny „{ $path }” powstał według innego przepisu: użyj innego folderu albo tego samego przepisu.
