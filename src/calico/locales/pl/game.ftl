### Słowa gry: wszystko, czego potrzebuje każdy stół, i nic, co dotyczy tylko terminala.

## Kolory, wzory, kafelki materiału

color-pink = fuksja
color-yellow = żółty
color-green = zielony
color-light_blue = jasnoniebieski
color-dark_blue = ciemnoniebieski
color-purple = fioletowy

pattern-dots = kropki
pattern-ferns = paprocie
pattern-flowers = kwiatki
pattern-quatrefoil = maswerk
pattern-stripes = paski
pattern-vines = winorośl

patch-dots = { $color } w kropki
patch-ferns = { $color } w paprocie
patch-flowers = { $color } w kwiatki
patch-quatrefoil = { $color } w maswerk
patch-stripes = { $color } w paski
patch-vines = { $color } w winorośl

button-pink = guzik w kolorze fuksji
button-yellow = żółty guzik
button-green = zielony guzik
button-light_blue = jasnoniebieski guzik
button-dark_blue = ciemnoniebieski guzik
button-purple = fioletowy guzik
rainbow-rainbow = tęczowy guzik

## Planszetki

board-blue = niebieska
board-green = zielona
board-purple = fioletowa
board-yellow = żółta

## Koty

cat-millie = Millie
cat-tibbit = Tibbit
cat-coconut = Coconut
cat-cira = Cira
cat-gwenivere = Gwenivere
cat-callie = Callie
cat-rumi = Rumi
cat-tecolote = Tecolote
cat-almond = Almond
cat-leo = Leo

cat-millie-needs = grupa 3 lub więcej
cat-tibbit-needs = grupa 4 lub więcej
cat-coconut-needs = grupa 5 lub więcej
cat-cira-needs = grupa 6 lub więcej
cat-gwenivere-needs = grupa 7 lub więcej
cat-callie-needs = trójkąt z 3
cat-rumi-needs = 3 w linii prostej
cat-tecolote-needs = 4 w linii prostej
cat-almond-needs = trapez: 2 przy 3
cat-leo-needs = 5 w linii prostej

## Projekty

goal-different = ≠
goal-aaaa-bb = AAAA-BB
goal-aaa-bbb = AAA-BBB
goal-aa-bb-cc = AA-BB-CC
goal-aaa-bb-c = AAA-BB-C
goal-aa-bb-c-d = AA-BB-C-D

goal-different-explained = sześć różnych
goal-aaaa-bb-explained = cztery jednego rodzaju i dwa innego
goal-aaa-bbb-explained = trzy jednego rodzaju i trzy innego
goal-aa-bb-cc-explained = trzy pary różnych rodzajów
goal-aaa-bb-c-explained = trójka, para i jeden pojedynczy różnych rodzajów
goal-aa-bb-c-d-explained = dwie pary i dwa pojedyncze różnych rodzajów

goal-values-book = wartości z instrukcji
goal-values-tile = wartości z nowszych kafelków

## Opcje

mode-beginner = rozstawienie dla początkujących
mode-standard = rozstawienie standardowe

variant-family = wariant rodzinny
variant-lower_variance = zmniejszona losowość

restriction-adjacent = tylko obok własnych kafelków
restriction-both = projekty liczą się tylko podwójnie
restriction-no_hand = bez kafelków na ręce
restriction-same_color = obok tego samego koloru
restriction-same_pattern = obok tego samego wzoru

restriction-adjacent-explained = Każdy kafelek poza pierwszym musi stykać się z kafelkiem położonym przez ciebie wcześniej; krawędź się nie liczy.
restriction-both-explained = Projekt jest wart zero, jeśli nie zgadzają się zarówno kolory, jak i wzory.
restriction-no_hand-explained = Nikt nie ma kafelków na ręce: w swojej turze kładziesz jeden prosto z rynku.
restriction-same_color-explained = Każdy kafelek musi stykać się z kafelkiem tego samego koloru; krawędź się liczy.
restriction-same_pattern-explained = Każdy kafelek musi stykać się z kafelkiem tego samego wzoru; krawędź się liczy.

scenario = scenariusz { $number }

## Fazy gry

phase-choose = wybór projektów
phase-draw = kafelek z zapasu
phase-place = położenie kafelka
phase-take = wzięcie kafelka z rynku
phase-over = nic więcej: już się skończyła

## Punktacja

score-goals = Projekty
score-cats = Koty
score-buttons = Guziki
score-total = Razem
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

decided-by-solo = Gra w pojedynkę nie ma zwycięzcy.
decided-by-points = Wygrywa { $winners } z największą liczbą punktów.
decided-by-cats = Wygrywa { $winners }: tyle samo punktów, ale więcej kotów.
decided-by-buttons = Wygrywa { $winners }: tyle samo punktów i kotów, ale więcej guzików.
decided-by-shared = Zwycięstwem dzielą się { $winners }: tyle samo punktów, kotów i guzików.

## Scenariusze

objective-done = { $target ->
    [one] ukończ { $target } projekt
    [few] ukończ { $target } projekty
    [many] ukończ { $target } projektów
   *[other] ukończ { $target } projektu
}
objective-both = { $target ->
    [one] ukończ { $target } projekt kolorami i wzorami
    [few] ukończ { $target } projekty kolorami i wzorami
    [many] ukończ { $target } projektów kolorami i wzorami
   *[other] ukończ { $target } projektu kolorami i wzorami
}
objective-cats = { $target ->
    [one] { $target } kot
    [few] { $target } koty
    [many] { $target } kotów
   *[other] { $target } kota
}
objective-each_cat = { $target ->
    [one] po jednym z każdego kota
    [few] po { $target } z każdego kota
    [many] po { $target } z każdego kota
   *[other] po { $target } z każdego kota
}
objective-same_cats = { $target ->
    [one] { $target } kot
    [few] { $target } takie same koty
    [many] { $target } takich samych kotów
   *[other] { $target } takiego samego kota
}
objective-same_buttons = { $target ->
    [one] { $target } guzik
    [few] { $target } guziki jednego koloru
    [many] { $target } guzików jednego koloru
   *[other] { $target } guzika jednego koloru
}
objective-rainbow = { $target ->
    [one] tęczowy guzik
    [few] { $target } tęczowe guziki
    [many] { $target } tęczowych guzików
   *[other] { $target } tęczowego guzika
}
objective-points = { $target ->
    [one] { $target } punkt lub więcej
    [few] { $target } punkty lub więcej
    [many] { $target } punktów lub więcej
   *[other] { $target } punktu lub więcej
}

## Osiągnięcia

achievement-mode-normal = gra zwykła
achievement-mode-restriction = gra z ograniczeniem zasad
achievement-mode-scenario = scenariusz

normal-points_60 = 60 punktów lub więcej
normal-points_65 = 65 punktów lub więcej
normal-points_70 = 70 punktów lub więcej
normal-points_75 = 75 punktów lub więcej
normal-points_80 = 80 punktów lub więcej
normal-points_85 = 85 punktów lub więcej
normal-no_buttons = żadnego guzika
normal-no_cats = żadnego kota
normal-no_goals = żadnego ukończonego projektu
normal-rainbow = tęczowy guzik
normal-each_cat = po jednym z każdego kota
normal-all_goals = wszystkie trzy projekty ukończone
normal-nine_buttons = dziewięć guzików lub więcej
normal-two_goals_both_ways = dwa projekty ukończone kolorami i wzorami
normal-two_of_each_cat = po dwa z każdego kota

title-budding = Początkujący kołdernik
title-hobby = Weekendowy wojownik
title-talented = Imponujące zdolności
title-semi_professional = Półprofesjonalista
title-artisan = Wyszkolony rzemieślnik
title-master_quilter = Mistrz szycia kołder

## Gracze, którzy są programami

player-random = Kostka
player-random-description = kładzie cokolwiek gdziekolwiek: miara do badań
player-kitten = Kociak
player-kitten-description = lubi żywe kolory obok siebie, rzuca się na kota, który już prawie przyszedł, i zapomina o projektach
player-greedy = Łasuch
player-greedy-description = bierze od razu tyle punktów, ile się da
player-dreamer = Marzyciel
player-dreamer-description = marzy o kotach, nie dostrzega dalekich rogów i przypomina sobie o projektach prawie za późno
player-tailor = Krawiec
player-tailor-description = dobrze zna fach, ale zadowala się tym, co ma pod ręką
player-quilter = Kołdrzarz
player-quilter-description = wie, ile warta jest każda kołdra, i decyduje od razu
player-designer = Projektant
player-designer-description = w mgnieniu oka wypróbowuje w głowie najlepsze ruchy
player-master = Mistrz
player-master-description = myśli przez sekundę, próbuje setek wariantów i gra ten, który się sprawdza

## Listy

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
