### To, co mówi tylko strona. Słowa gry są w game.ftl, odmowy w errors.ftl.

## Ramy

skip = Przejdź do treści
menu = Menu
menu-home = Strona główna
menu-learn = Nauka
menu-rules = Zasady
menu-chart = Tablica
close = Zamknij
cancel = Anuluj
loading = Nakrywamy do stołu …
line-offline = Brak połączenia. Nic nie przepada; próbujemy dalej …
line-connecting = Łączenie …
line-retry = Spróbuj teraz
error-offline = Serwer jest nieosiągalny. Nic nie zostało zmienione.
missing-title = Nie ma takiej strony
missing-text = Może link jest niepełny albo coś zmieniło miejsce.
gone-title = Ta przeglądarka nie jest już zalogowana
gone-account = Zalogowane było konto { $account }. Ta sesja się skończyła: wygasła, zamknięto ją gdzie indziej albo usunięto jej plik cookie. Zaloguj się, aby grać dalej.
gone-guest = Grano tu bez konta, pod imieniem { $name }. Serwer nie zna już tej przeglądarki: usunięto jej plik cookie, usunięto twoje dane albo serwer zaczął od nowa.
gone-watch = Oglądać możesz tak czy inaczej.
gone-guest-again = Graj dalej jako { $name }

## Strona główna

home-title = Uszyj kołdrę, a koty przyjdą same
home-lead = Układaj kafelki, łącz kolory dla guzików i wzory dla kotów, realizuj swoje projekty.
home-learn = Nauka
home-learn-explained = Pięć minut, podczas gry
home-solo = Gra w pojedynkę
home-solo-explained = Jak najwięcej punktów
home-bots = Gra przeciw kotom
home-bots-explained = Od jednego do trzech programów, od kociaka do mistrza
home-friends = Zaproś znajomych
home-friends-explained = Wyślij link; nikt nie potrzebuje konta
home-shared = Wspólny ekran
home-shared-explained = Od dwóch do czterech osób, na zmianę
home-scenarios = Scenariusze
home-scenarios-explained = Dziesięć zagadek, każda trudniejsza od poprzedniej
home-mine = Twoje gry
home-open = Otwarte stoły
home-your-turn = Twoja tura
home-their-turn = Tura innych
home-gathering = Czeka na graczy
home-invited = Masz zaproszenie
home-host-here = Gospodarz jest
home-host-away = Gospodarza nie ma
home-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
home-finished = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
    [many] { $count } zakończonych gier
   *[other] { $count } zakończonej gry
}
home-about = Nieoficjalna wersja Calico, gry planszowej Kevina Russa (Flatout Games, AEG), z własnymi obrazkami i słowami.

## Nowa gra

your-name = Twoje imię
setup-guest = Krawcowa
setup-player = Gracz { $number }
setup-seats = Kto gra
setup-seat-kind = Kto zajmie miejsce { $number }
setup-account = Konto na miejsce { $number }
setup-bot = Program na miejscu { $number }
bot-strength = około { $points } pkt w pojedynkę
bot-strength-explained = Punkty to średnia, którą zdobywa, grając samotnie.
bots-waking = Właśnie się budzą …
setup-name = Imię na miejscu { $number }
setup-remove = Usuń miejsce { $number }
setup-add = Dodaj miejsce
seat-free = wolne miejsce
seat-host = gospodarz
seat-person = Ktoś z linkiem
seat-bot = Program
seat-shared = Ktoś przy tym ekranie
seat-account = Określone konto, na przykład programu
seat-kept = miejsce dla { $account }
setup-play = Przygotowanie
setup-beginner = Dla początkujących
setup-beginner-explained = Trzy łatwe koty, trzy stałe projekty
setup-standard = Standardowe
setup-standard-explained = Losowe koty, projekty do wyboru
setup-scenario = Scenariusz
setup-scenario-explained = Stałe koty i projekty oraz cele do osiągnięcia
setup-more = Więcej opcji
setup-variants = Warianty
variant-family-explained = Projekty leżą zakryte i nie dają punktów: spokojna gra
variant-lower_variance-explained = O jeden mniej każdego kafelka, dla jednej lub dwóch osób
option-open-hands = odkryte ręce
option-open-hands-explained = Wszyscy widzą wszystkie kafelki
setup-restriction = Ograniczenie
setup-none = Brak
setup-goal-values = Punkty za projekty
setup-cats = Koty
setup-cats-explained = Wybierz trzy albo zdaj się na los. Dwie strony jednego kafelka nie grają razem.
setup-boards = Planszetki
setup-by-chance = losowo
setup-first = Kto zaczyna
setup-achievement = Gra o osiągnięcie
option-achievement = o osiągnięcie: { $mode }
setup-pace = Tempo
pace-relaxed = Bez zegara
pace-minutes = Minuty na turę
pace-days = Dni na turę
pace-minutes-shown = { $count ->
    [one] { $count } minuta na turę
    [few] { $count } minuty na turę
    [many] { $count } minut na turę
   *[other] { $count } minuty na turę
}
pace-days-shown = { $count ->
    [one] { $count } dzień na turę
    [few] { $count } dni na turę
    [many] { $count } dni na turę
   *[other] { $count } dnia na turę
}
players-count = { $count ->
    [one] w pojedynkę
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
setup-public = Otwarty stół
setup-public-explained = Widoczny dla wszystkich na stronie głównej
setup-start = Zaczynamy
setup-invite = Nakryj do stołu i zaproś

## Przed grą

gather-title = Stół jest nakryty
gather-join = Usiądź
gather-bot = Posadź program
gather-kick = Odpraw: { $name }
gather-start = Zaczynamy
gather-waiting = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
gather-wait-host = Gospodarz zacznie, gdy wszyscy będą.
gather-leave = Wstań
gather-invited = Trzymamy dla ciebie miejsce.
gather-decline = Odmów
gather-withdraw = Cofnij zaproszenie dla { $account }
account-invite-title = Zaproś konto
account-invite-explained = Program z sieci siada sam, gdy tylko się dowie; człowiek znajdzie zaproszenie na swojej pierwszej stronie.
account-invite = Zaproś
account-online = Ten program jest online.
account-programs = { $count ->
    [one] { $count } program jest online.
    [few] { $count } programy są online.
   *[many] { $count } programów jest online.
}
presence-here = jest
presence-away = nie ma
presence-away-since = nie ma od { $time }
presence-invited = nie jest online; czekamy
presence-invited-online = online; czekamy
presence-spectators = { $count ->
    [one] { $count } osoba patrzy
    [few] { $count } osoby patrzą
   *[many] { $count } osób patrzy
}
said-invited = Zaproszenie dla { $account } wysłane.
said-invitation-declined = Odmowa od { $account }.
said-invitation-late = { $account } nie przybywa na czas. Miejsce znów jest wolne.
said-invitation-withdrawn = Zaproszenie dla { $account } cofnięte.
gather-options = W co gramy
invite-title = Zaproś
invite-explained = Kto otworzy ten link, może usiąść.
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-qr = Kod QR linku
table-closed = Wszyscy opuścili ten stół.

## Wybór projektów

choose-title = Wybierz swoje projekty
choose-explained = Zachowaj trzy z { $count } i połóż każdy na swojej kołdrze. Inni zobaczą je, gdy wszyscy wybiorą.
choose-offer = Projekty do wyboru
choose-slots = Ich miejsca
choose-slot = Miejsce { $slot }: { $goal }
choose-empty = puste
choose-swap = Dotknij miejsca, by zamienić je z następnym; dotknij projektu, by go cofnąć.
choose-swap-in = Dotknij miejsca, na którym ma leżeć.
choose-confirm = Zachowaj te
choose-waiting = Zachowane. Możesz zmieniać, dopóki wszyscy nie wybiorą.

## Stół

table-title = Gra
table-main = Twoja kołdra
table-side = Punkty i projekty
cats-in-play = Koty w grze
cat-label = { $cat }, punkty: { $points }; { $needs }; wzory: { $patterns }.
cat-label-plain = { $cat }, punkty: { $points }; { $needs }.
cat-count = Masz: { $count }.
cat-count-of = { $name } – zdobyte: { $count }.
quilt-of = Kołdra: { $name }
quilt-with-rainbow = { $label }, z tęczowym guzikiem
rivals = Pozostali
rival-enlarge = Powiększ kołdrę: { $name }
rival-hand = Ręka:
thinking = myśli…
hand = Ręka
hand-patch = { $patch }, klawisz { $key }
patch-face-down = zakryty kafelek
market = Rynek
market-patch = Rynek { $position }: { $patch }
market-take = Weź: { $patch }, rynek { $position }
market-empty = Rynek { $position }: pusto
supply-left = zostało { $count }
left-title = Co zostało
left-explained = Ilu egzemplarzy każdego kafelka jeszcze nie widać: są w zapasie albo w zakrytej ręce.
goals = Projekty
goal-link = Zasada: { $goal }
goal-have = { $count } × { $kind }
ask = Co to znaczy: { $about }?
ask-all = Wszystkie zasady
goal-at = { $slot }:
goal-way-colors = kolorami
goal-way-patterns = wzorami
goal-met-both = Spełniony na oba sposoby.
goal-met-colors = Spełniony kolorami.
goal-met-patterns = Spełniony wzorami.
goal-not-met = Niespełniony.
goal-impossible = Już niemożliwy.
goal-open-both = Możliwy na oba sposoby.
goal-open-either = Możliwy na jeden z dwóch sposobów.
goal-open-colors = Możliwy tylko kolorami.
goal-open-patterns = Możliwy tylko wzorami.
goal-open-cells = { $count ->
    [one] Jeszcze jedno pole.
    [few] Jeszcze { $count } pola.
    [many] Jeszcze { $count } pól.
   *[other] Jeszcze { $count } pola.
}
score-sheet = Punkty
score-player = Gracz
score-you = (ty)
score-winner = zwycięstwo
moves = Ostatnie ruchy
moves-none = Nikt jeszcze nie zagrał.
replay = Co się stało
replay-turn = Ruch { $number } z { $total }
replay-which = Który ruch
replay-news = Co się stało od twojego ostatniego ruchu
replay-pause = Wstrzymaj
replay-play = Odtwórz
moves-took = bierze: { $patch }
undo = Cofnij
place-confirm = Połóż na { $cell }
return-seat = Wracam na miejsce
look-back = Ruch wstecz
look-forward = Ruch naprzód
look-live = Do gry
resign = Opuść grę
resign-explained = Program dogra za ciebie do końca.
resign-confirm = Opuść
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}

status-looking-back = Wcześniejsza pozycja
status-choose-patch = Twoja tura: wybierz kafelek
status-place = Twoja tura: połóż go
status-take = Teraz weź kafelek
status-waiting = Czekamy: { $name }
status-thinking = { $name } myśli…
hint-choose = Wybierz kafelek z ręki albo przeciągnij go na kołdrę.
hint-place = Dotknij wolnego pola. Złota kropka oznacza, że coś tam zdobędziesz.
hint-take = Weź kafelek z rynku, by zakończyć turę, albo cofnij.
hint-take-solo = Weź kafelek, by zakończyć turę, albo cofnij. Z dwóch pozostałych lewy odpada z gry.
hint-take-last = Twoja kołdra jest pełna. Weź dowolny kafelek, by ją skończyć, albo cofnij.
turn-yours = Twoja tura.
time-warning = Pozostały czas na ruch: { $time }. Potem zagra za ciebie bot.
time-short = Czas się kończy. Gdy minie, zagra za ciebie bot.
stand-in-absence = Twój czas minął, więc gra za ciebie { $bot }.
stand-in-awaited = Twój czas minął, więc zastępuje cię { $bot }. Gra czeka na ciebie.
stand-in-host = Gospodarz zdecydował, że gra za ciebie { $bot }.
stand-in-resigned = Nie grasz już przy tym stole. Za ciebie kończy { $bot }.
replaced-absence = koniec czasu
replaced-host = gra bot, decyzją gospodarza
replaced-resigned = opuszcza grę
replaced-kicked = poza stołem, decyzją gospodarza

preview-earns = daje: { $tokens }.
preview-nothing = na razie nic nie daje.
preview-meets-colors = Spełnia { $goal } kolorami.
preview-meets-patterns = Spełnia { $goal } wzorami.
preview-meets-both = Spełnia { $goal } na oba sposoby!
preview-spoils-colors = Psuje kolory { $goal }.
preview-spoils-patterns = Psuje wzory { $goal }.
preview-spoils-both = Psuje kolory i wzory { $goal }.
preview-ends = Kończy to, z czego mogło jeszcze być: { $tokens }.
touch-again = Dotknij jeszcze raz, aby położyć.

cell-border = Krawędź: { $patch }
cell-goal = { $cell }, projekt { $goal }. { $status }
cell-goal-named = { $goal }, { $explained }, { $one } albo { $both } punktów
cell-goal-empty = { $cell }, miejsce na projekt
cell-patch = { $cell }, { $patch }
cell-open = { $cell }, puste
cell-open-beside = { $cell }, puste, obok: { $beside }
cell-beside-color = { $number } × { $color }

said-placed = { $name } kładzie { $patch } na { $cell }.
said-placed-earned = { $name } kładzie { $patch } na { $cell } i zdobywa: { $tokens }.
said-undone = { $name } cofa kafelek.
said-taken = { $name } bierze: { $patch }.
said-goal = { $name } spełnia { $goal }, punkty: { $points }.
said-joined = { $name } siada do stołu.
said-started = Gra się zaczyna.
said-handed-over-absence = { $name }: koniec czasu. Dalej gra { $bot }.
said-handed-over-host = Decyzja gospodarza: { $bot } gra za: { $name }.
said-handed-over-resigned = { $name } opuszcza grę. Dalej gra { $bot }.
said-handed-over-kicked = Gospodarz usuwa od stołu: { $name }. Dalej gra { $bot }.
said-returned = { $name } wraca do gry.
said-chat = { $name } mówi: { $text }
said-muted = { $name } nie może już pisać na czacie.
said-unmuted = { $name } znów może pisać na czacie.
said-removed = { $name } nie ogląda już gry: decyzja gospodarza.

curtain-title = { $name }, twoja tura
curtain-explained = Weź ekran. Ręka jest zakryta, dopóki nie spojrzysz.
curtain-lift = Pokaż moją rękę

chat = Rozmowa
chat-none = Nikt jeszcze nic nie powiedział.
chat-unread = { $count ->
    [one] Nowa wiadomość:
    [few] { $count } nowe wiadomości, ostatnia:
    [many] { $count } nowych wiadomości, ostatnia:
   *[other] { $count } nowej wiadomości, ostatnia:
}
chat-text = Powiedz coś
chat-send = Wyślij
chat-switch = Własne teksty w rozmowie
chat-mute = Wycisz: { $name }
chat-unmute = Wyłącz wyciszenie: { $name }
chat-remove = Usuń: { $name }
chat-remove-sure = Usunąć: { $name }? Ta osoba nie będzie już mogła oglądać tej gry ani do niej dołączyć.
preset-hello = Cześć!
preset-good_luck = Powodzenia!
preset-nice_move = Ładny ruch!
preset-well_played = Dobrze zagrane!
preset-thinking = Myślę …
preset-sorry = Przepraszam!
preset-thanks = Dziękuję!
preset-one_moment = Chwileczkę, proszę.
preset-good_game = Dobra gra!
preset-goodbye = Do widzenia!

keys = Klawisze
keys-choose = 1, 2: wybierz kafelek z ręki
keys-quilt = { $quilt }: do kołdry
keys-arrows = Strzałki: od pola do pola
keys-enter = Enter: połóż kafelek albo pogłaszcz kota
keys-ask = ?, prawy przycisk lub długie dotknięcie kołdry: która to zasada?
keys-take = 1, 2, 3: weź z rynku
keys-undo = { $undo }: cofnij, dopóki nie weźmiesz
keys-help = ?: ta lista
keys-off = Skróty jednoklawiszowe są wyłączone w ustawieniach.

## Koniec

end-title = Koniec gry
end-solo = { $count ->
    [one] Twoja kołdra jest warta { $count } punkt
    [few] Twoja kołdra jest warta { $count } punkty
    [many] Twoja kołdra jest warta { $count } punktów
   *[other] Twoja kołdra jest warta { $count } punktu
}
end-solo-of = { $count ->
    [one] { $name } – kołdra warta { $count } punkt
    [few] { $name } – kołdra warta { $count } punkty
    [many] { $name } – kołdra warta { $count } punktów
   *[other] { $name } – kołdra warta { $count } punktu
}
end-solo-first = Pierwsza kołdra. Następnym razem wybierz od początku jeden projekt i patrz na krawędź: 30 punktów jest blisko.
end-solo-fair = Ładna kołdra. Następny krok to projekt spełniony na oba sposoby: 45 punktów jest blisko.
end-solo-fine = Świetne szycie. 60 punktów jest w zasięgu.
end-solo-master = Po mistrzowsku! Takie kołdry wygrywają także wśród przyjaciół.
end-tie-break = Przy równych punktach decydują koty, potem guziki; jeśli nadal jest remis, zwycięstwo jest wspólne.
end-passed = Scenariusz ukończony!
end-not-passed = Tym razem nie wszystkie cele zostały osiągnięte.
objective-met = osiągnięte:
objective-open = do zrobienia:
end-rematch = Jeszcze raz
end-to-rematch = Do nowego stołu
end-png = Obrazek (PNG)
end-svg = Obrazek (SVG)
end-record = Zapis gry
mark-title = Zaznacz osiągnięcie na swojej tablicy
mark-title-for = { $name } może zaznaczyć jedno osiągnięcie
mark-for = W czyim wierszu tablicy
mark-done-for = { $points ->
    [one] Zaznaczono. { $name } ma na tablicy { $points } punkt.
    [few] Zaznaczono. { $name } ma na tablicy { $points } punkty.
   *[many] Zaznaczono. { $name } ma na tablicy { $points } punktów.
}

## Ustawienia

settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-auto = jak w systemie
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-theme-contrast = wysoki kontrast
settings-palette = Kolory kafelków
settings-palette-natural = naturalne
settings-palette-protanopia = dla protanopii
settings-palette-deuteranopia = dla deuteranopii
settings-palette-tritanopia = dla tritanopii
settings-motion = Ruch
settings-motion-auto = jak w systemie
settings-motion-full = pełny
settings-motion-reduced = brak
settings-sound = Dźwięki
settings-sound-auto = za dnia
settings-sound-on = włączone
settings-sound-off = wyłączone
settings-confirm = Pytaj przed położeniem kafelka
settings-names = Pokazuj nazwy pól
settings-shortcuts = Skróty jednoklawiszowe
settings-notify = Powiadom, gdy przyjdzie moja tura
settings-push = Powiadomienia w grach z dniami na ruch
settings-push-explained = Także gdy ta strona jest zamknięta. Mówią, że twoja kolej, i nic więcej.
settings-push-forbidden = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-push-failed = Usługa powiadomień przeglądarki jest nieosiągalna.
install = Zainstaluj jako aplikację
install-explained = Calico ma wtedy własne okno i własną ikonę.
offline-title = Chwilowo brak połączenia
offline-text = Samouczek i zasady działają mimo to. Twoje gry są bezpieczne i czekają.
account = Imię i konto
account-rename = Zmień
account-explained = Konto przenosi twoje gry i tablicę na inne urządzenia. Można grać bez niego.
account-name = Nazwa konta
account-passphrase = Hasło
account-passphrase-current = Dotychczasowe hasło
account-passphrase-new = Nowe hasło
account-passphrase-explained = Zmiana hasła wyloguje cię na innych urządzeniach i unieważni wszystkie twoje tokeny API.
account-passphrase-save = Zapisz hasło
account-passphrase-remove = Usuń hasło
passkeys = Klucze dostępu
passkeys-explained = Klucz dostępu mieszka w twoim urządzeniu i otwiera konto palcem, twarzą albo kodem PIN. Nic do zapamiętania, nic do kradzieży.
passkeys-impossible = Klucze dostępu są możliwe tam, gdzie ta strona ma nazwę przez https, albo na localhost.
passkey-log-in = Zaloguj się kluczem dostępu
passkey-register = Załóż konto z kluczem dostępu
passkey-add = Dodaj klucz dostępu
passkey-name = Nazwa klucza dostępu
passkey-name-first = To urządzenie
passkey-rename = Nowa nazwa klucza dostępu
passkey-remove = Usuń
passkey-remove-sure = Usunąć klucz dostępu „{ $name }”? Nie otworzy już twojego konta.
passkey-made = Klucz dostępu otwiera twoje konto.
passkey-removed = Klucz dostępu jest usunięty.
passkey-called-off = Nic się nie zmieniło.
passkey-used = ostatnio użyty: { $date }
passkey-unused = jeszcze nieużyty
account-log-in = Zaloguj
account-log-out = Wyloguj
account-register = Załóż konto
account-known = Zalogowano jako { $account }.
account-data = Pobierz moje dane
account-erase = Usuń moje dane
account-erase-sure = Usunąć na zawsze imię, konto, tablicę i wypowiedzi?
account-saved = Zapisano.
account-in = Zalogowano.
account-out = Wylogowano.
account-erased = Wszystko o tobie zostało usunięte.

## Nauka

learn-title = Nauka Calico
learn-step = { $number } z { $total }
learn-next = Dalej
learn-again = Jeszcze raz
learn-back = Wstecz
learn-end-title = Oto cała gra
learn-end-text = 22 tury: połóż jeden, weź jeden. Reszta to sztuka wyboru. Pierwsza kołdra może być warta 30 punktów; 60 to piękna robota.
learn-play = Zagraj pierwszą grę

lesson-place-title = Połóż kafelek
lesson-place-task = Masz dwa kafelki. Wybierz jeden i połóż na dowolnym wolnym polu swojej kołdry.
lesson-place-try = Najpierw wybierz kafelek, potem dotknij wolnego pola.
lesson-place-done = Kafelek zostaje tam, gdzie leży. Teraz weź jeden z trzech z rynku: tak kończy się tura.
lesson-place-taken = Zawsze masz więc dwa. W grze inni widzą, co bierzesz.

lesson-button-title = Trzy jednego koloru: guzik
lesson-button-task = Dwa kafelki w kolorze fuksji stykają się. Dołóż trzeci: trzy lub więcej stykających się kafelków jednego koloru daje guzik, 3 punkty. Złota kropka pokazuje, gdzie kafelek coś da.
lesson-button-try = W grze tak można, ale guzika z tego nie będzie. Niech kafelek dotyka dwóch pozostałych.
lesson-button-done = Guzik w kolorze fuksji przyszyty. Jeden na grupę, choćby urosła. Po jednym z każdego koloru daje dodatkowo tęczowy guzik.

lesson-border-title = Krawędź też się liczy
lesson-border-task = Nadrukowana krawędź należy do kołdry. Jeden jasnoniebieski kafelek dotyka już jasnoniebieskiego kawałka krawędzi: dołóż drugi.
lesson-border-try = Tu nie ma guzika. Znajdź jasnoniebieski kawałek krawędzi po lewej.
lesson-border-done = Dwa kafelki i kawałek krawędzi to trzy. Spójrz na krawędź, zanim zaczniesz szyć w środku.

lesson-cat-title = Wzory wabią koty
lesson-cat-task = Każdy kot lubi dwa wzory. { cat-millie } przychodzi do trzech stykających się kafelków w kropki, dowolnego koloru: zwab ją.
lesson-cat-try = { cat-millie } nie jest zachwycona. Wszystkie trzy w kropki muszą się stykać.
lesson-cat-done = { cat-millie } układa się do snu: 3 punkty. Trudniejsze koty dają więcej. Dotknij jej, by ją pogłaskać.

lesson-again-title = Jedna grupa, jeden kot
lesson-again-task = Na kropkach leży już { cat-millie }; kolejna kropka nic nie da. Ale lubi też winorośl: zwab ją drugi raz.
lesson-again-try = Nic z tego. Potrzebne są trzy stykające się kafelki w winorośl.
lesson-again-done = Dwie grupy, dwa koty. Tego, co zdobyte, nigdy się nie traci, nawet gdy grupy później się zrosną.

lesson-letters-title = Litery projektu
lesson-letters-task = Projekt patrzy na sześć kafelków wokół siebie. ≠ wymaga sześciu różnych: kolorów albo wzorów. Leży już pięć różnych kolorów. Dokończ.
lesson-letters-try = Projekt pozostaje otwarty albo się psuje. Na ostatnim polu wokół ≠ potrzebny jest szósty kolor.
lesson-letters-done = Spełniony kolorami: 10 punktów. Litery to rodzaje: AA-BB-CC chce trzech par.

lesson-exact-title = Litery są dokładne
lesson-exact-task = AAA-BBB chce trzech kafelków jednego rodzaju i trzech innego. Wokół leżą trzy w kolorze fuksji i dwa zielone. Jeden z twoich kafelków dokończy projekt, drugi zepsuje go na dobre.
lesson-exact-try = Na ostatnim polu wokół projektu potrzebny jest trzeci zielony. Cztery i dwa to nie AAA-BBB.
lesson-exact-done = Trzy i trzy: 8 punktów. Te same litery to jeden rodzaj, różne litery to zawsze różne rodzaje.

lesson-both-title = Jeden sposób albo oba
lesson-both-task = Do AA-BB-CC brakuje jednego. Oba kafelki dopełniają kolory. Który dopełnia także wzory?
lesson-both-try = Spójrz na wzory wokół: dwa w kropki, dwa w paski, jeden w paprocie.
lesson-both-done = Kolory i wzory naraz: 11 punktów zamiast 7. Stąd biorą się wysokie wyniki.

## Zasady

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono.
rules-turn-title = Twoja tura
rules-turn-text = Połóż jeden z dwóch kafelków na wolnym polu i weź, co daje. Potem weź jeden z trzech kafelków z rynku; rynek uzupełnia się z zapasu. Po 22 turach każda kołdra jest pełna.
rules-button-title = Guziki
rules-button-text = Trzy lub więcej stykających się kafelków jednego koloru daje guzik tego koloru, 3 punkty, z chwilą położenia trzeciego. Jeden guzik na grupę. Krawędź się liczy.
rules-rainbow-title = Tęczowy guzik
rules-rainbow-text = Kto ma guzik każdego z sześciu kolorów, dostaje raz tęczowy guzik: 3 punkty więcej.
rules-cat-title = Koty
rules-cat-text = Każdy wzór należy do jednego kota w grze. Stykające się kafelki tego wzoru, które spełniają jego życzenie, wabią go od razu; jeden kot na grupę. Grupa może być większa. Zdobyczy się nie traci; grupy, które się zrosną, zachowują wszystko i nie zdobywają nic nowego.
rules-goal-title = Projekty
rules-goal-text = Projekt patrzy na koniec na sześciu sąsiadów: te same litery to ten sam rodzaj, różne litery to różne rodzaje. Spełniony kolorami albo wzorami daje niższą wartość, na oba sposoby wyższą.
rules-goal-values = { $one } punktów na jeden sposób, { $both } na oba
rules-end-title = Koniec i zwycięstwo
rules-end-text = Projekty, koty i 3 punkty za guzik. Wygrywa najwięcej punktów; przy remisie więcej kotów, potem więcej guzików; dalej zwycięstwo jest wspólne.
rules-hands-title = Ręce
rules-hands-text = Ręce są zakryte, ale wszyscy widzą, co kto bierze z rynku.
rules-border-title = Brzeg
rules-border-text = Nadrukowany brzeg należy do twojej kołdry: jego kawałki liczą się do grup kolorów i wzorów. Nie kładzie się na nim żetonów i żaden projekt go nie dotyka.
rules-solo-title = W pojedynkę
rules-solo-text = Rynek jest taśmą. Gdy weźmiesz kafelek, ten, który leży najdłużej, odpada z gry, drugi się przesuwa i przychodzą dwa nowe.
rules-variants-title = Warianty
rules-restrictions-title = Ograniczenia
rules-scenarios-title = Scenariusze
rules-scenarios-text = Scenariusz wyznacza koty, projekty i cele. Osiągnij wszystkie, by go ukończyć.
rules-scenario-play = Zagraj scenariusz { $number }
rules-achievements-title = Osiągnięcia
rules-achievements-text = Trzydzieści osiągnięć, każde raz. Co piąte daje tytuł, aż do mistrzostwa.

## Tablica

chart-title = Twoja tablica
chart-points = { $count ->
    [one] { $count } osiągnięcie z { $total }
    [few] { $count } osiągnięcia z { $total }
    [many] { $count } osiągnięć z { $total }
   *[other] { $count } osiągnięcia z { $total }
}
chart-stranger = Tablica zaczyna się od pierwszej gry.
chart-who = Kto jest na tablicy
chart-add-name = Ktoś, kto gra na tym urządzeniu
chart-add = Dodaj
chart-invite-account = Zaproś konto
chart-invited = zaproszenie bez odpowiedzi
chart-invites-you = { $name } zaprasza cię na swoją tablicę: zobaczycie nawzajem swoje wiersze.
chart-join = Dołącz
chart-leave = Opuść tablicę: { $name }
chart-of = Tablica: { $name }
chart-rename-to = Nowe imię gracza { $name }
chart-remove-sure = { $count ->
    [one] Usunąć z tablicy: { $name } i { $count } zaznaczenie?
    [few] Usunąć z tablicy: { $name } i { $count } zaznaczenia?
   *[many] Usunąć z tablicy: { $name } i { $count } zaznaczeń?
}
chart-changed = Tablica jest zmieniona.
chart-imported = Tablica jest wczytana.
chart-export = Zapisz tablicę w pliku
chart-import = Wczytaj tablicę z pliku
chart-achievements = Osiągnięcia
chart-achievement = Osiągnięcie
chart-marked = zaznaczone
chart-open = do zdobycia
chart-explained = Wybierz „Gra o osiągnięcie”, nakrywając do stołu. Kto wygra, zaznacza jedno; kto ukończy scenariusz, zaznacza go.
