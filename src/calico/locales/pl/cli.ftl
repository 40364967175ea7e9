### Co mówi wiersz poleceń.

## Pomoc

cli-help = Gra o szyciu kołder Calico w terminalu: granie, odtwarzanie, punktacja i symulacje. Nieoficjalna.
cli-help-usage = Użycie: { $usage }
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-examples = Przykłady
cli-option-help = Pokazuje tę pomoc.
cli-option-version = Pokazuje wersję.
cli-option-language = Język wszystkich tekstów: en, fr, de, pl lub ru.
cli-help-default = (domyślnie: { $value })
cli-default-none = brak
cli-default-random = losowo
cli-default-cores = wszystkie rdzenie
cli-default-habit = według zwyczaju bota
cli-default-bots = tyle, ile podano botów
cli-default-aim = points, w scenariuszu passed
cli-default-all = wszystkie gry
cli-default-start = początek
cli-default-end = koniec
cli-default-whole = cała gra
cli-default-recipe = jak w dołączonym przepisie
cli-default-record = według zapisu gry
cli-default-same-name = miejsce o tym imieniu
cli-default-table = cały stół
cli-default-first = pierwszy gracz
cli-default-enter = klawiszem Enter
cli-default-system = jak w systemie
cli-help-app-examples =
    calico play # trzy pytania i gramy
    calico play --bot greedy # ty przeciwko programowi
    calico simulate --games 1000 --bot greedy # jak dobrze gra?
    calico POLECENIE --help # wszystko o jednym poleceniu

cli-metavar-options = [OPCJE]
cli-metavar-command = POLECENIE
cli-metavar-file = PLIK
cli-metavar-name = NAZWA
cli-metavar-names = NAZWA,…
cli-metavar-players = NAZWA NAZWA…
cli-metavar-number = N
cli-metavar-seconds = SEKUNDY
cli-metavar-cluster = local|auto|ADRES
cli-metavar-language = KOD
cli-metavar-achievement = OSIĄGNIĘCIE

cli-help-play = Rozgrywa partię: w pojedynkę, z innymi przy tym ekranie albo przeciwko programom. Bez opcji padnie kilka pytań; gdy podasz jakąś opcję, reszta jest standardowa. Gra zapisuje się po każdej turze.
cli-help-play-examples =
    calico play # kilka pytań, Enter przyjmuje propozycję
    calico play --names Anna,Ben --bot greedy # dwie osoby i program
    calico play --setup beginner --seed 7 # w pojedynkę, to samo rozdanie dla każdego z tym ziarnem
    calico play --scenario 3 --names Anna --achievements scenario # do tabeli osiągnięć
    calico play --resume # wróć do ostatniej gry
cli-argument-play-file = Z opcją --resume: zapisana gra.
cli-option-resume = Kontynuuje to, co zapisano: grę, domyślnie ostatnią, albo mecz z --results.
cli-option-names = Imiona grających osób, po przecinku.
cli-option-setup = beginner (dla początkujących) lub standard.
cli-option-cats = Trzy koty zamiast losowych, na przykład millie,rumi,leo.
cli-option-board = Planszetki graczy po kolei: blue, green, purple, yellow.
cli-option-goal-values = Wartości projektów: book (instrukcja) lub tile (nowsze kafelki).
cli-option-variant = family lub lower_variance; można podać dwa razy.
cli-option-restriction = adjacent, both, no_hand, same_color lub same_pattern.
cli-option-scenario = Numer scenariusza, od 1 do 10.
cli-option-open-hands = Wszyscy widzą kafelki na rękach.
cli-option-first = Kto zaczyna.
cli-option-achievements = O co toczy się gra w tabeli osiągnięć: normal, restriction lub scenario.
cli-option-seed = Ziarno: liczba, która decyduje o wszystkim, co losowe.

cli-help-replay = Odtwarza zapisaną grę: Enter idzie dalej, b cofa, liczba przechodzi do tego ruchu, q kończy. Bez terminala wypisuje wszystko.
cli-help-replay-examples =
    calico replay gra.json # krok po kroku
    calico replay gry.jsonl --game 5 --delay 1 # piąta gra, ruch na sekundę
    calico replay gra.json --move 22 # zacznij po ruchu 22
cli-argument-file = Zapis calico-record: .json z jedną grą albo .jsonl z jedną w wierszu.
cli-option-game = Która gra z pliku .jsonl, licząc od 1.
cli-option-move = Po którym ruchu; 0 to stół po rozdaniu.
cli-option-delay = Idzie dalej samo po tylu sekundach.

cli-help-score = Sprawdza zapis według zasad i pokazuje arkusz punktacji; dla wielu gier podsumowanie.
cli-help-score-examples =
    calico score gra.json # arkusz punktacji
    calico score gry.jsonl # czy wszystkie są poprawne i jak się skończyły?
    calico score gry.jsonl --game 3 # arkusz punktacji trzeciej
    calico score gry.jsonl --json # to samo dla programów
cli-option-json = Wypisuje obiekt JSON zamiast tabeli.
cli-option-seconds = Ile sekund namysłu przypada na jeden ruch.

cli-help-render = Rysuje pozycję z zapisanej gry jako obraz SVG lub PNG.
cli-help-render-examples =
    calico render gra.json -o koniec.svg # stół na końcu
    calico render gra.json --move 10 --seat Anna -o anna.png # jedna kołdra po dziesięciu ruchach
cli-option-output = Obraz; o rodzaju decyduje końcówka .svg lub .png.
cli-option-seat = Gracz, po imieniu albo po numerze od 0 jak w zapisie.
cli-option-force = Nadpisuje istniejący plik.

cli-help-chart = Pokazuje i zaznacza osiągnięcia najwyżej sześciu osób na tym komputerze.
cli-help-chart-examples =
    calico chart # kto co zaznaczył
    calico chart add Anna # nowy rząd
    calico chart mark Anna gra.json rainbow # zaznacz osiągnięcie z zakończonej gry
cli-argument-name = Imię osoby.
cli-help-chart-add = Dodaje osobę do tabeli.
cli-help-chart-add-examples = calico chart add Anna # nowy rząd dla Anny
cli-help-chart-remove = Usuwa osobę i wszystko, co zaznaczyła.
cli-help-chart-remove-examples = calico chart remove Anna # najpierw pyta
cli-option-yes = Nie pyta.
cli-help-chart-mark = Zaznacza osiągnięcie, które daje zakończona gra. Każda gra liczy się danej osobie raz.
cli-help-chart-mark-examples =
    calico chart mark Anna gra.json # jeśli gra daje tylko jedno
    calico chart mark Anna gra.json points_65 --seat 1 # konkretne, grane na miejscu 1
cli-argument-achievement = Które, na przykład rainbow, points_65 albo numer scenariusza.

cli-help-simulate = Każe programom grać ze sobą i pokazuje, jak im poszło. To samo ziarno daje te same gry.
cli-help-simulate-examples =
    calico simulate --games 1000 --bot greedy # gry w pojedynkę
    calico simulate --games 100 --bot greedy,random # dwa przeciwko sobie
    calico simulate --players 4 --bot greedy --records gry.jsonl # zachowaj gry
    calico simulate --scenario 1 --bot greedy --json # jak często się udaje?
    calico simulate --bot random --games 1000000 --plot punkty.png # jaki jest rozkład punktów?
cli-option-games = Ile gier; w „calico arena”: każdej pary graczy albo każdego z osobna.
cli-option-players = Ilu graczy, od 1 do 4.
cli-option-bot = Programy, które grają, oddzielone przecinkami; wymienia je „calico players”. Gdzie grają same programy, jeden zajmuje wszystkie miejsca.
cli-option-records = Zapisuje wszystkie gry do tego pliku .jsonl.
cli-option-parquet = Zapisuje wyniki do tego pliku Parquet, wiersz na każde miejsce każdej gry.
cli-option-plot = Rysuje wyniki jako .png lub .svg.
cli-option-cluster = Gra na Ray: local uruchamia go tutaj, auto lub adres dołącza do działającego.
cli-option-workers = Ile procesów lub wątków pracuje naraz.

cli-help-arena = Sadza graczy przy tych samych rozdaniach, z zamianą miejsc, i mówi, kto jest lepszy, o ile i na ile to pewne. Ctrl-C kończy wcześniej i pokazuje, co jest.
cli-help-arena-examples =
    calico arena tailor greedy --games 200 # dwóch przeciw sobie
    calico arena quilter tailor dreamer --players 1 --setup beginner # każdy sam, te same rozdania
    calico arena designer quilter --games 2000 --early # kończy, gdy wiadomo, kto lepszy
    calico arena master designer --seconds 0.1 --results match.json --resume # dalej później
cli-argument-players = Boty, jak wymienia je „calico players”, oddzielone spacjami lub przecinkami; także klasa według miejsca (pakiet.moduł:Klasa) i dowolny program („exec:./moj_bot”).
cli-option-early = Dwóch graczy przestaje się spotykać, gdy z pewnością 95% w każdej chwili wiadomo, kto jest lepszy.
cli-option-results = Zapisuje wszystkie wyniki w tym pliku JSON.
cli-help-analyse = Podaje najlepsze ruchy pozycji, co obiecują i dlaczego; albo przegląda skończoną grę, osobno szczęście i umiejętność. Używa tylko tego, co widzi gracz.
cli-help-analyse-examples =
    calico analyse game.json # przegląd gry pierwszego gracza
    calico analyse game.json --seat Anna --seconds 3 # innego gracza, dokładniej
    calico analyse game.json --move 10 # pozycja po dziesięciu ruchach
    calico analyse "calico1~…" --json # pozycja jako tekst, dla programów
cli-argument-analyse = Zapis calico-record albo pozycja jako tekst.
cli-option-top = Ile ruchów pokazać.
cli-option-aim = Co się liczy: points, victory lub passed.
cli-help-train = Uczy graczy od zera przez grę z samym sobą: najpierw zdobywać punkty, potem zaliczać scenariusze. Ctrl-C zachowuje to, czego się nauczono; to samo polecenie kontynuuje.
cli-help-train-examples =
    calico train run # wszystko: dwa etapy, każdy z punktem kontrolnym, dziennikiem i wykresem w „run”, a obok jego wagi
    calico train run --games 2000 --scenario-games 500 --workers 1 # krótki przebieg, który powtarza się dokładnie
    calico train run --cluster local # gry na Ray
    calico train --card run/quilter.npz # skąd pochodzą wagi
cli-argument-folder = Gdzie leżą katalogi etapów i wagi.
cli-metavar-folder = KATALOG
cli-option-rate = Jak duże są pierwsze kroki nauki.
cli-option-scenario-games = Ile gier potem w scenariuszach.
cli-option-card = Tylko mówi, skąd pochodzą wagi z tego pliku.
cli-help-bench = Mierzy, jak szybkie jest jądro symulacji obok samych reguł.
cli-help-bench-examples =
    calico bench # około dziesięciu sekund
    calico bench --json # dla programów
cli-option-duration = Ile mniej więcej mierzyć, w sekundach.

cli-help-serve = Uruchom serwer gry: stoły dla ludzi i programów, w przeglądarce.
cli-help-serve-examples =
    calico serve --open # tylko na tym komputerze, i otwórz stronę
    calico serve --host 0.0.0.0 --port 8000 # dla całej sieci
    calico serve --database postgresql://localhost/calico # z PostgreSQL
cli-help-server = Zadbaj o bazę danych serwera.
cli-help-server-examples =
    calico server backup kopia.sqlite # kopia w trakcie działania
cli-help-server-backup = Skopiuj bazę SQLite, także gdy serwer działa.
cli-help-server-backup-examples =
    calico server backup kopia.sqlite --database calico.sqlite # kopia wybranej bazy
cli-help-server-export = Zapisz wszystko, co przechowuje serwer, do pliku JSONL.
cli-help-server-export-examples =
    calico server export wszystko.jsonl # aby przejść na inną bazę
cli-help-server-import = Wczytaj eksport do pustej bazy.
cli-help-server-import-examples =
    calico server import wszystko.jsonl --database postgresql://localhost/calico # przejdź z SQLite na PostgreSQL
cli-help-bot = Pozwól własnemu graczowi grać na serwerze: plik Pythona albo dowolny program, który czyta i pisze wiersze JSON.
cli-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T moj_bot.py # przy każdym stole, przy którym siedzi jego konto
    calico bot --server URL --token T --exec ./moj_bot --table ID # program, przy jednym stole
cli-metavar-address = ADRES
cli-metavar-database = BAZA
cli-metavar-table = STÓŁ
cli-option-host = Adres nasłuchu; 127.0.0.1 to tylko ten komputer.
cli-option-port = Port nasłuchu.
cli-option-database = Plik SQLite albo adres bazy PostgreSQL.
cli-option-config = Plik TOML z ustawieniami.
cli-option-open = Otwórz stronę w przeglądarce.
cli-option-server = Adres serwera.
cli-option-token = Token konta z prawami read i play; także z CALICO_TOKEN.
cli-option-exec = Program, który mówi wierszami JSON.
cli-option-player = Gracz, który jest tu zainstalowany.
cli-option-table = Stół, do którego ma usiąść, jako identyfikator lub link; można powtarzać.
cli-option-at-once = Przy ilu stołach gra naraz; dalsze zaproszenia odrzuca.
cli-option-once = Zakończ, gdy te stoły się skończą.
cli-argument-server-file = Plik.
cli-argument-bot = Plik Pythona, który definiuje `player`.
cli-metavar-token = TOKEN

cli-help-players = Wymienia programy, które grają, ich styl i siłę.
cli-help-players-examples = calico players # nazwy do --bot

## Słowa, które można wpisać w trakcie gry

cli-words-help = pomoc p ?
cli-words-rules = zasady
cli-words-left = reszta
cli-words-map = stół stol s
cli-words-look = zobacz
cli-words-undo = cofnij c
cli-words-save = zapisz
cli-words-quit = koniec k q
cli-words-take = weź wez
cli-words-back = cofnij c
cli-words-yes = tak t
cli-words-no = nie n

## Początek gry

cli-welcome = Witaj w Calico! Enter przyjmuje to, co w nawiasie.
cli-you = Gracz
cli-ask-resume = Jest niedokończona gra. Wrócić do niej? [tak]
cli-ask-people = Kto gra? Imiona po przecinku [{ $default }]:
cli-ask-bots = Programy jako przeciwnicy ({ $choices }) [żadne]:
cli-kinds =
    Jaka gra?
      1  dla początkujących: stałe koty i projekty
      2  standardowa: losowe koty, projekty do wyboru
      3  rodzinna: bez projektów, tylko koty i guziki
      4  scenariusz
      5  z ograniczeniem zasad
cli-ask-kind = Numer [1]:
cli-ask-scenario = Który scenariusz, od 1 do 10 [1]:
cli-ask-restriction = Które ograniczenie, od 1 do 5:
cli-ask-first = Kto ostatnio głaskał kota i zaczyna ({ $names })? [losowo]
cli-ask-chart = Grać do tabeli osiągnięć ({ $mode })? [tak]
cli-pass-keyboard = Klawiaturę przejmuje { $name }. { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
cli-scenario-asks = Scenariusz { $scenario } wymaga:
cli-choose-goals = { $name }: wybierz trzy projekty na pola c2, d3 i b4 (^^ na planszetce, od góry). Projekt dotyczy sześciu kafelków wokół niego: ich kolorów albo wzorów. Dwie wartości są za jeden sposób i za oba.
cli-ask-goals = Numery na c2, d3, b4 w tej kolejności [1 2 3]:
cli-begin = Zaczyna { $name }. (Ziarno { $seed })
cli-not-begun = Gra się jeszcze nie zaczęła, więc nic nie zapisano.
cli-answer-yes-or-no = Odpowiedz: { $yes } albo { $no }.

## Tura

cli-headline = { $name }: tura { $turn } z { $turns }, { $points }
cli-score-parts = projekty { $goals }, koty { $cats }, guziki { $buttons }
cli-market = Rynek
cli-hand = Ręka { "" }
cli-belt = Gdy weźmiesz kafelek, z dwóch pozostałych znika ten o mniejszym numerze.
cli-cat = { $name } { $points }: { $needs }
cli-goals-face-down = Leżą zakryte i nie dają punktów.
cli-goal = { $slot } { $name } { $values }, wolne: { $open }
cli-goal-colors = kolory: { $state }
cli-goal-patterns = wzory: { $state }
cli-goal-met = gotowe!
cli-goal-impossible = już niemożliwe
cli-news = { $name } kładzie kafelek „{ $patch }” na { $cell } i zdobywa: { $earned }.
cli-news-nothing = { $name } kładzie kafelek „{ $patch }” na { $cell }.
cli-ask-place = Połóż kafelek na polu, na przykład „1 a1” (albo pomoc):
cli-ask-take = Weź z rynku (1-3, albo cofnij):
cli-ask-end = Enter kończy turę (albo cofnij):
cli-earned = Zdobywasz: { $tokens }, { $points }.
cli-earned-goals = Projekt ukończony: { $points }.
cli-earned-nothing = To jeszcze nic nie daje.
cli-play-help =
    Tura ma dwa kroki:
      1 a1          połóż kafelek 1 z ręki na polu a1 (także „Pv a1” i „a1 1”)
      2             potem weź z rynku kafelek 2
      1 a1 2        oba naraz, także jako „Pv-a1-2”
    W każdej chwili:
      cofnij        cofa położenie, dopóki nie weźmiesz z rynku
      stół          pokazuje stół jeszcze raz
      reszta        których kafelków nie widać
      zobacz        inne kołdry; „zobacz Ben” pokazuje jedną
      zasady        zasady w skrócie
      zapisz NAZWA  zapisuje kopię; gra i tak zapisuje się po każdej turze
      koniec        wyjście; „calico play --resume” wraca do gry
    Na kołdrze ^Mi to kot, ● to guzik. Litery kafelka:
cli-rules =
    Połóż jeden ze swoich dwóch kafelków, potem weź jeden z rynku: 22 tury.
    Koty: stykające się kafelki o wzorze, który kot lubi, ułożone tak, jak potrzebuje, przyciągają go. Każdy obszar przyciąga jednego kota.
    Guziki: 3 stykające się kafelki jednego koloru dają guzik, 3 punkty; jeden na obszar. Guzik w każdym kolorze daje jeszcze tęczowy guzik, kolejne 3.
    Projekty: liczy się sześć kafelków wokół projektu, gdy wszystkie już leżą. Jeśli kolory albo wzory dzielą się dokładnie tak, jak mówią litery, daje mniejszą wartość, a jeśli jedne i drugie, większą.
    Wydrukowana krawędź pomaga przy kotach i guzikach.
cli-rules-solo = W pojedynkę: gdy weźmiesz kafelek, z dwóch pozostałych ten o mniejszym numerze odpada, a ostatni przesuwa się na pozycję 1.
cli-left-title = Kafelki, których nie widać (w zapasie: { $count })

## Zapisywanie i koniec

cli-saved = Zapisano w { $path }
cli-interrupted = Przerwano. Gra jest zapisana w { $path }; wznowi ją „calico play --resume”.
cli-save-failed = Nie można zapisać { $path }: { $reason }.
cli-record = Zapis gry leży w { $path }
cli-over = Wszystkie kołdry są pełne.
cli-sheet-goal = { "  " }projekt na { $cell }
cli-passed = { $name }: scenariusz { $scenario } zaliczony!
cli-not-passed = { $name }: scenariusz { $scenario } niezaliczony.

## Tabela osiągnięć

cli-chart-empty = W tabeli nie ma jeszcze nikogo: calico chart add IMIĘ
cli-chart-added = { $name } jest w tabeli.
cli-ask-remove = { $count ->
    [one] Usunąć z tabeli: { $name } ({ $count } osiągnięcie)? [nie]
    [few] Usunąć z tabeli: { $name } ({ $count } osiągnięcia)? [nie]
    [many] Usunąć z tabeli: { $name } ({ $count } osiągnięć)? [nie]
   *[other] Usunąć z tabeli: { $name } ({ $count } osiągnięcia)? [nie]
}
cli-chart-removed = Z tabeli usunięto: { $name }.
cli-chart-unchanged = Tabela zostaje bez zmian.
cli-chart-next = { $count ->
    [one] jeszcze { $count } do tytułu „{ $title }”
   *[other] jeszcze { $count } do tytułu „{ $title }”
}
cli-chart-offer = { $name } może zaznaczyć jedno z tych osiągnięć:
cli-chart-nothing = Ta gra nie wnosi do tabeli nic nowego dla gracza { $name }.
cli-ask-mark = { $count ->
    [one] Zaznaczyć? Enter to tak, „nie” to żadne:
   *[other] Które, od 1 do { $count } [1], albo „nie”, jeśli żadne:
}
cli-chart-marked = { $name } zaznacza: { $achievement }.
cli-chart-title = { $name } ma nowy tytuł: { $title }!

## Odtwarzanie, punktacja, obrazy, symulacje

cli-ask-replay = { $number }/{ $last } (Enter, b, liczba, q):
cli-replay-start = Stół jest rozdany.
cli-replay-move = Ruch { $number } z { $last }: { $move }
cli-score-many = { $count ->
    [one] { $count } zapis jest poprawny; zakończonych gier: { $finished }.
    [few] { $count } zapisy są poprawne; zakończonych gier: { $finished }.
    [many] { $count } zapisów jest poprawnych; zakończonych gier: { $finished }.
   *[other] { $count } zapisu jest poprawne; zakończonych gier: { $finished }.
}
cli-score-choose = --game N pokaże arkusz punktacji jednej gry, od 1 do { $count }.
cli-score-open = { $moves ->
    [one] Gra się nie skończyła: na razie { $moves } ruch.
    [few] Gra się nie skończyła: na razie { $moves } ruchy.
    [many] Gra się nie skończyła: na razie { $moves } ruchów.
   *[other] Gra się nie skończyła: na razie { $moves } ruchu.
}
cli-rendered = Narysowano w { $path }
cli-progress = Gry
cli-stat-games = Gry
cli-stat-mean = Średnia
cli-stat-deviation = Odchylenie standardowe
cli-stat-minimum = Minimum
cli-stat-maximum = Maksimum
cli-stat-seat = Miejsce
cli-stat-player = Gracz
cli-stat-wins = Samodzielne wygrane
cli-stat-shared = Wspólne wygrane
cli-stat-passed = { $count ->
    [one] Scenariusz zaliczył { $count } z { $players }.
    [few] Scenariusz zaliczyło { $count } z { $players }.
    [many] Scenariusz zaliczyło { $count } z { $players }.
   *[other] Scenariusz zaliczyło { $count } z { $players }.
}
cli-stat-seconds = { $seconds } s czasu procesora
cli-stat-records = Zapisy w { $path }
cli-stat-parquet = Wyniki w { $path }
cli-stat-plot = Wykres w { $path }
cli-plot-total = Wszystkie punkty
cli-plot-goals = Projekty
cli-plot-cats = Koty
cli-plot-buttons = Guziki
cli-plot-points = punkty
cli-plot-share = część gier
cli-plot-mean = średnia
cli-arena-points = Punkty
cli-arena-victories = Zwycięstwa
cli-arena-rating = Ranking
cli-arena-milliseconds = ms na ruch
cli-arena-over = Ponad czas
cli-arena-passed = Zaliczone
cli-arena-pair = Para
cli-arena-deals = Rozdania
cli-arena-ahead = Przewaga w punktach
cli-arena-wins = Wygrane
cli-arena-ties = Remisy
cli-arena-note = W nawiasach: przedziały 95%. ± to błąd standardowy. Wspólna wygrana liczy się w części, remis dwóch po połowie. Czas to czas procesora.
cli-arena-decided = * rozstrzygnięte wcześniej
cli-arena-interrupted = Przerwano po { $games } z { $total } gier.
cli-analyse-progress = Tury
cli-train-progress = Gry z samym sobą
cli-train-measured = { $stage }: po { $games } grach ({ $minutes } min): { $figures }
cli-train-done = Wagi w { $path }
cli-train-kept = Przerwano; to samo polecenie kontynuuje etap { $stage } po { $games } grach.
cli-train-about = Dane
cli-train-value = Wartość
cli-bench-progress = Pomiar
cli-bench-clock = Wszystkie czasy to czas zegarowy, najlepszy z kilku prób.
cli-bench-games = Losowe gry na sekundę, jeden rdzeń
cli-bench-rules = Reguły
cli-bench-kernel = Jądro
cli-bench-ratio = Stosunek
cli-bench-solo = W pojedynkę, dla początkujących
cli-bench-two = 2 graczy, przygotowanie zwykłe
cli-bench-four = 4 graczy, przygotowanie zwykłe
cli-bench-step = Jeden krok szukania, w pojedynkę
cli-bench-nanoseconds = Nanosekundy
cli-bench-copies = W kopiach
cli-bench-copy = Kopia
cli-bench-apply = Jedna tura
cli-bench-apply-checked = Jedna tura, ze sprawdzeniem
cli-bench-playout = Losowo do końca
cli-bench-threads = Wątki, 2 graczy
cli-bench-speed = Gry na sekundę
cli-players-name = Nazwa
cli-players-called = Imię
cli-players-about = Styl gry
cli-players-beginner = Początkujący
cli-players-standard = Standard
cli-players-note = Liczby to średnie punkty w grze solo, w obu rozstawieniach.

## Czego wiersz poleceń nie przyjmuje

cli-error-command = Nie ma polecenia „{ $name }”; są: { $choices }.
cli-error-language = Nie ma języka „{ $name }”; do wyboru: { $choices }.
cli-error-option = Nie ma opcji { $name }; --help pokazuje, jakie są.
cli-error-option-usage = Opcja { $name } wymaga wartości.
cli-error-missing = Brakuje: { $name }; --help pokazuje, jak użyć polecenia.
cli-error-number = { $name } musi być liczbą całkowitą.
cli-error-decimal = { $name } musi być liczbą.
cli-error-usage = Nie można zrozumieć polecenia; --help pokazuje, jak go użyć.
cli-error-at-least = { $option } musi wynosić co najmniej { $least }, a nie { $value }.
cli-error-file = { $path }: { $reason }.
cli-error-failed = To się nie udało: { $reason }.
cli-error-not-utf8 = { $path } to nie jest tekst UTF-8.
cli-error-exists = { $path } już istnieje; --force nadpisuje.
cli-error-copy-exists = { $path } już istnieje; wybierz inną nazwę.
cli-error-is-folder = { $path } to katalog.
cli-error-chart-broken = Tabeli { $path } nie da się odczytać; plik zostaje bez zmian.
cli-error-save-broken = Zapisanej gry nie da się odczytać: to, co leży obok zapisu ruchów, jest uszkodzone.
cli-error-no-save = Nie ma zapisanej gry, do której można wrócić.
cli-error-resume-options = Zapisana gra ma własne opcje; z --resume można podać tylko plik.
cli-error-file-without-resume = Plik podaje się tylko z --resume.
cli-error-no-people = Musi grać co najmniej jedna osoba; „calico simulate” każe programom grać między sobą.
cli-error-no-bot = --bot wymaga nazwy programu.
cli-error-bots-count = Graczy jest { $players }, więc trzeba jednego programu albo { $players }, a nie { $count }.
cli-error-name-twice = Dwóch graczy nie może się nazywać { $name }.
cli-error-nobody = Nikt się tak nie nazywa; przy stole siedzą: { $names }.
cli-error-not-on-chart = { $name } nie figuruje w tabeli; dodaje „calico chart add”.
cli-error-kind = „{ $text }” to nie numer od 1 do 5.
cli-error-scenario = „{ $text }” to nie liczba od 1 do 10.
cli-error-restriction = Wpisz liczbę od 1 do 5.
cli-error-goals = Wpisz trzy różne numery od 1 do { $count }, na przykład „1 2 3”.
cli-error-place = „{ $text }” to nie położenie; wpisz numer kafelka i pole, na przykład „1 a1”.
cli-error-cell = „{ $text }” to nie położenie; pola to a1 do e5, na przykład „1 a1”.
cli-error-hand = Nie ma kafelka { $number }; masz ich { $count }.
cli-error-take = „{ $text }” to nie pozycja na rynku; wpisz 1, 2 albo 3, albo cofnij.
cli-error-not-in-market = Na rynku nie ma kafelka „{ $patch }”.
cli-error-which = Na rynku leżą takie same kafelki; wpisz, który bierzesz: { $positions }.
cli-error-nothing-to-undo = Nie ma czego cofać: tura się kończy, gdy weźmiesz z rynku.
cli-error-game = W tym pliku nie ma gry { $number }.
cli-error-move = Nie ma ruchu { $number }; gra ma ruchy od 0 do { $last }.
cli-error-seat = Nie ma miejsca „{ $text }”; przy stole siedzą: { $names }.
cli-error-delay = --delay musi mieć od 0 do 3600 sekund.
cli-error-seconds = --seconds musi być większe od 0 i nie większe niż { $most }.
cli-error-arena-resume = --resume wymaga --results: pliku meczu, który ma być kontynuowany.
cli-error-aim = Nie ma celu „{ $text }”; wybierz jeden z: { $choices }.
cli-error-train-what = Podaj albo katalog do nauki, albo plik wag z --card.
cli-error-rate = --rate musi być większe od 0 i nie większe niż 1.
cli-error-nothing-to-mark = Ta gra nie daje graczowi { $name } nic, co nie byłoby już zaznaczone.
cli-error-which-achievement = Gra daje więcej niż jedno; podaj jedno z: { $choices }.
cli-error-achievement = Nie ma takiego osiągnięcia tego rodzaju: „{ $name }”; są: { $choices }.
