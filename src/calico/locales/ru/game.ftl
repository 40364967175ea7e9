### Слова игры: всё, что нужно любому столу, и ничего, что касается только терминала.

## Цвета, узоры, лоскутки

color-pink = розовый
color-yellow = жёлтый
color-green = зелёный
color-light_blue = голубой
color-dark_blue = синий
color-purple = фиолетовый

pattern-dots = точки
pattern-ferns = папоротники
pattern-flowers = цветы
pattern-quatrefoil = квадрифолий
pattern-stripes = полоски
pattern-vines = лозы

patch-dots = { $color } с точками
patch-ferns = { $color } с папоротниками
patch-flowers = { $color } с цветами
patch-quatrefoil = { $color } с квадрифолием
patch-stripes = { $color } с полосками
patch-vines = { $color } с лозами

button-pink = розовая пуговица
button-yellow = жёлтая пуговица
button-green = зелёная пуговица
button-light_blue = голубая пуговица
button-dark_blue = синяя пуговица
button-purple = фиолетовая пуговица
rainbow-rainbow = радужная пуговица

## Планшеты

board-blue = синий
board-green = зелёный
board-purple = фиолетовый
board-yellow = жёлтый

## Котики

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

cat-millie-needs = 3 или больше вместе
cat-tibbit-needs = 4 или больше вместе
cat-coconut-needs = 5 или больше вместе
cat-cira-needs = 6 или больше вместе
cat-gwenivere-needs = 7 или больше вместе
cat-callie-needs = треугольник из 3
cat-rumi-needs = 3 по прямой
cat-tecolote-needs = 4 по прямой
cat-almond-needs = трапеция: 2 возле 3
cat-leo-needs = 5 по прямой

## Цели

goal-different = ≠
goal-aaaa-bb = AAAA-BB
goal-aaa-bbb = AAA-BBB
goal-aa-bb-cc = AA-BB-CC
goal-aaa-bb-c = AAA-BB-C
goal-aa-bb-c-d = AA-BB-C-D

goal-different-explained = шесть разных
goal-aaaa-bb-explained = четыре одного вида и два другого
goal-aaa-bbb-explained = три одного вида и три другого
goal-aa-bb-cc-explained = три пары разных видов
goal-aaa-bb-c-explained = тройка, пара и один отдельный, все разных видов
goal-aa-bb-c-d-explained = две пары и два отдельных, все разных видов

goal-values-book = значения из правил
goal-values-tile = значения с новых жетонов

## Параметры

mode-beginner = подготовка для новичков
mode-standard = подготовка для опытных

variant-family = семейная игра
variant-lower_variance = меньше случайности

restriction-adjacent = только рядом со своими лоскутками
restriction-both = цели только и по цвету, и по узору
restriction-no_hand = без лоскутков на руке
restriction-same_color = рядом с тем же цветом
restriction-same_pattern = рядом с тем же узором

restriction-adjacent-explained = Каждый лоскуток, кроме первого, должен касаться уже положенного вами; рамка не считается.
restriction-both-explained = Цель ничего не стоит, если не подходят сразу и цвета, и узоры.
restriction-no_hand-explained = Лоскутков на руке нет: в свой ход вы кладёте один прямо с рынка.
restriction-same_color-explained = Каждый лоскуток должен касаться лоскутка того же цвета; рамка считается.
restriction-same_pattern-explained = Каждый лоскуток должен касаться лоскутка с тем же узором; рамка считается.

scenario = сценарий { $number }

## Фазы партии

phase-choose = выбор целей
phase-draw = лоскуток из запаса
phase-place = размещение лоскутка
phase-take = лоскуток с рынка
phase-over = больше ничего: партия окончена

## Подсчёт

score-goals = Цели
score-cats = Котики
score-buttons = Пуговицы
score-total = Итого
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}

decided-by-solo = В одиночной игре победителя нет.
decided-by-points = Больше всего очков. Побеждает { $winners }.
decided-by-cats = Очков поровну, но котиков больше. Побеждает { $winners }.
decided-by-buttons = Очков и котиков поровну, но пуговиц больше. Побеждает { $winners }.
decided-by-shared = Очков, котиков и пуговиц поровну. Победу делят { $winners }.

## Сценарии

objective-done = { $target ->
    [one] выполнить { $target } цель
    [few] выполнить { $target } цели
    [many] выполнить { $target } целей
   *[other] выполнить { $target } цели
}
objective-both = { $target ->
    [one] выполнить { $target } цель и по цвету, и по узору
    [few] выполнить { $target } цели и по цвету, и по узору
    [many] выполнить { $target } целей и по цвету, и по узору
   *[other] выполнить { $target } цели и по цвету, и по узору
}
objective-cats = { $target ->
    [one] { $target } котик
    [few] { $target } котика
    [many] { $target } котиков
   *[other] { $target } котика
}
objective-each_cat = { $target ->
    [one] по одному котику каждого вида
    [few] по { $target } котика каждого вида
    [many] по { $target } котиков каждого вида
   *[other] по { $target } котика каждого вида
}
objective-same_cats = { $target ->
    [one] { $target } котик
    [few] { $target } одинаковых котика
    [many] { $target } одинаковых котиков
   *[other] { $target } одинакового котика
}
objective-same_buttons = { $target ->
    [one] { $target } пуговица
    [few] { $target } пуговицы одного цвета
    [many] { $target } пуговиц одного цвета
   *[other] { $target } пуговицы одного цвета
}
objective-rainbow = { $target ->
    [one] радужная пуговица
    [few] { $target } радужные пуговицы
    [many] { $target } радужных пуговиц
   *[other] { $target } радужной пуговицы
}
objective-points = { $target ->
    [one] { $target } очко или больше
    [few] { $target } очка или больше
    [many] { $target } очков или больше
   *[other] { $target } очка или больше
}

## Достижения

achievement-mode-normal = обычная игра
achievement-mode-restriction = игра с ограничением
achievement-mode-scenario = сценарий

normal-points_60 = 60 очков или больше
normal-points_65 = 65 очков или больше
normal-points_70 = 70 очков или больше
normal-points_75 = 75 очков или больше
normal-points_80 = 80 очков или больше
normal-points_85 = 85 очков или больше
normal-no_buttons = ни одной пуговицы
normal-no_cats = ни одного котика
normal-no_goals = ни одной выполненной цели
normal-rainbow = радужная пуговица
normal-each_cat = по одному котику каждого вида
normal-all_goals = все три цели выполнены
normal-nine_buttons = девять пуговиц или больше
normal-two_goals_both_ways = две цели и по цвету, и по узору
normal-two_of_each_cat = по два котика каждого вида

title-budding = Перспективный квилтер
title-hobby = Просто хобби
title-talented = Умелый квилтер
title-semi_professional = Полу-про
title-artisan = Профессиональный квилтер
title-master_quilter = Мастер по квилту

## Игроки-программы

player-random = Кубик
player-random-description = кладёт что угодно куда угодно: мерка для исследований
player-kitten = Котёнок
player-kitten-description = любит яркие цвета рядом, бросается на кота, который почти пришёл, и забывает о целях
player-greedy = Жадина
player-greedy-description = сразу берёт столько очков, сколько может
player-dreamer = Мечтатель
player-dreamer-description = мечтает о котах, не видит дальних углов и вспоминает о целях почти слишком поздно
player-tailor = Портной
player-tailor-description = хорошо знает ремесло, но довольствуется тем, что под рукой
player-quilter = Рукодельник
player-quilter-description = знает, чего стоит каждое одеяло, и решает сразу
player-designer = Дизайнер
player-designer-description = мгновенно перебирает в уме лучшие ходы
player-master = Мастер
player-master-description = думает секунду, пробует сотни продолжений и играет то, что выдержит

## Перечисления

list-and = { $first } и { $last }
list-or = { $first } или { $last }
