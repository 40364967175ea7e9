### Dlaczego coś zostało odrzucone: jedno zdanie na każdy kod z calico.rules.errors.

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

nothing = nic

## Nazwy

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

## Opcje

error-players-count = W grze bierze udział od 1 do 4 graczy, a nie { $players }.
error-lower-variance-players = Zmniejszona losowość jest dla 1 lub 2 graczy, a nie dla { $players }.
error-family-beginner = Wariant rodzinny używa rozstawienia standardowego, a nie dla początkujących.
error-scenario-unknown = Scenariusze mają numery od 1 do 10; nie ma scenariusza { $scenario }.
error-scenario-beginner = Scenariusz ma własne koty i projekty, więc nie łączy się z rozstawieniem dla początkujących.
error-scenario-family = Scenariusz punktuje projekty, więc nie łączy się z wariantem rodzinnym.
error-scenario-restriction = Scenariusz nie łączy się z ograniczeniem zasad.
error-scenario-chosen-cats = Scenariusz ma własne koty, więc nie można ich wybrać.
error-beginner-chosen-cats = Rozstawienie dla początkujących ma własne koty, więc nie można ich wybrać.

## Rozstawienie

error-cats-count = W grze są trzy koty, a nie { $count }.
error-cats-same-tile = { $first } i { $second } to dwie strony jednego kafla i nie mogą grać razem.
error-cats-twice = { $cat } może być w grze tylko raz.
error-cats-beginner = W rozstawieniu dla początkujących grają { cat-millie }, { cat-tibbit } i { cat-coconut }.
error-cats-scenario = W scenariuszu { $scenario } grają { $cats }.
error-patterns-dealt = Każdy z sześciu wzorów należy do dokładnie jednego kota, po dwa wzory na kota.
error-name-unfit = Imię na miejscu { $seat } musi mieć od 1 do { $longest } drukowalnych znaków.
error-boards-count = Liczba planszetek musi być równa liczbie graczy: { $players }, a nie { $count }.
error-board-twice = Planszetka { $board } może służyć tylko jednemu graczowi.
error-offer-missing = Miejsce { $seat } potrzebuje czterech różnych projektów do wyboru.
error-offer-unexpected = Miejsce { $seat } ma projekty do wyboru, ale to rozstawienie ich nie przewiduje.
error-goals-beginner = W rozstawieniu dla początkujących projekty to { goal-different }, { goal-aa-bb-cc } i { goal-aaa-bbb }, w tej kolejności.
error-goals-scenario = W scenariuszu { $scenario } gra się z projektami { $goals }.
error-goals-from-offer = Miejsce { $seat } musi zachować trzy różne projekty spośród swoich.
error-goals-partly-chosen = Albo wszyscy wybrali już projekty, albo nikt.

## Gra

error-wrong-phase = Teraz to niemożliwe: gra czeka na { $phase }.
error-seat-unknown = Nie ma miejsca { $seat }.
error-patch-not-yours = Nie masz do położenia kafelka „{ $patch }”.
error-cell-not-patchable = { $cell } to nie pole na kafelek.
error-cell-taken = Pole { $cell } jest już zajęte.
error-restriction-adjacent = Pole { $cell } nie styka się z żadnym położonym przez ciebie kafelkiem.
error-restriction-same_color = Pole { $cell } nie styka się z kafelkiem tego koloru: { $color }.
error-restriction-same_pattern = Pole { $cell } nie styka się z kafelkiem o tym wzorze: { $pattern }.
error-position-unknown = Rynek ma pozycje 1, 2 i 3, a nie { $position }.
error-position-other-patch = Na pozycji { $position } nie leży kafelek, który został położony.
error-supply-empty = Zapas jest pusty.
error-patch-not-in-supply = W zapasie nie ma już kafelka „{ $patch }”.
error-spectator = Widz nie ma miejsca przy tym stole.
error-game-not-over = Gra jeszcze się nie skończyła.

## Gracze

error-player-unknown = Nie ma gracza o nazwie „{ $name }”; do wyboru: { $choices }.
error-player-broken = Nie można wczytać gracza „{ $name }”: { $reason }.

## Notacja

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

## Zapisy gier

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
error-record-supply = Zapas musi zawierać każdy z 36 kafelków { $copies } razy, łącznie { $total }.
error-record-no-goals = Zapis nie mówi, jakie projekty wybrało miejsce { $seat }.
error-record-seat = Tura należy do miejsca { $expected }, a nie { $seat }.
error-record-earned = To położenie daje: { $expected }, a nie: { $earned }.
error-record-over = Gra skończyła się przed tym ruchem.
error-record-result-early = Zapis ma wynik, ale gra się nie skończyła.
error-record-result = Wynik musi brzmieć { $expected }, a nie { $result }.
error-record-empty = W tym pliku nie ma zapisu gry.
error-file-unreadable = Nie można odczytać { $path }: { $reason }.

## Osiągnięcia

error-chart-full = W tabeli jest miejsce dla sześciu graczy.
error-chart-name-empty = Gracz w tabeli musi mieć imię.
error-chart-player-unknown = W tej tabeli nie ma gracza { $player }.
error-chart-player-twice = { $player } już jest w tej tabeli.
error-chart-marked = { $player } ma już to osiągnięcie.
error-chart-not-offered = Ta gra nie daje tego osiągnięcia temu miejscu.
error-chart-scenario-order = W grze solo scenariusz { $scenario } przychodzi po scenariuszu { $before }.
error-mode-normal = Zwykłe osiągnięcie wymaga 2–4 graczy i rozstawienia standardowego, bez wariantu i bez ograniczenia zasad.
error-mode-restriction = Osiągnięcie za ograniczenie zasad wymaga 2–4 graczy i rozstawienia standardowego z ograniczeniem, bez wariantu.
error-mode-scenario = Osiągnięcie za scenariusz wymaga scenariusza.
