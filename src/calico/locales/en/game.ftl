### The words of the game: everything that a player of any kind of table needs, in no way tied to the terminal.

## Colours, patterns, patches

color-pink = pink
color-yellow = yellow
color-green = green
color-light_blue = light blue
color-dark_blue = dark blue
color-purple = purple

pattern-dots = dots
pattern-ferns = ferns
pattern-flowers = flowers
pattern-quatrefoil = quatrefoil
pattern-stripes = stripes
pattern-vines = vines

# A patch by its pattern, with the name of its colour.
patch-dots = { $color } dots
patch-ferns = { $color } ferns
patch-flowers = { $color } flowers
patch-quatrefoil = { $color } quatrefoil
patch-stripes = { $color } stripes
patch-vines = { $color } vines

button-pink = pink button
button-yellow = yellow button
button-green = green button
button-light_blue = light blue button
button-dark_blue = dark blue button
button-purple = purple button
rainbow-rainbow = rainbow button

## Boards

board-blue = blue
board-green = green
board-purple = purple
board-yellow = yellow

## Cats

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

cat-millie-needs = 3 or more together
cat-tibbit-needs = 4 or more together
cat-coconut-needs = 5 or more together
cat-cira-needs = 6 or more together
cat-gwenivere-needs = 7 or more together
cat-callie-needs = a triangle of 3
cat-rumi-needs = 3 in a straight line
cat-tecolote-needs = 4 in a straight line
cat-almond-needs = a trapezoid: 2 beside 3
cat-leo-needs = 5 in a straight line

## Design goals

goal-different = ≠
goal-aaaa-bb = AAAA-BB
goal-aaa-bbb = AAA-BBB
goal-aa-bb-cc = AA-BB-CC
goal-aaa-bb-c = AAA-BB-C
goal-aa-bb-c-d = AA-BB-C-D

goal-different-explained = six different ones
goal-aaaa-bb-explained = four of one kind and two of another
goal-aaa-bbb-explained = three of one kind and three of another
goal-aa-bb-cc-explained = three pairs, each of another kind
goal-aaa-bb-c-explained = three of a kind, a pair and a single one, all of other kinds
goal-aa-bb-c-d-explained = two pairs and two single ones, all of other kinds

goal-values-book = values of the rulebook
goal-values-tile = values of the later tiles

## Options

mode-beginner = beginner setup
mode-standard = standard setup

variant-family = family variant
variant-lower_variance = lower variance

restriction-adjacent = only next to your own patches
restriction-both = goals count only both ways
restriction-no_hand = without a hand
restriction-same_color = next to the same colour
restriction-same_pattern = next to the same pattern

restriction-adjacent-explained = After your first patch, each one must touch a patch that you placed before; the border does not count.
restriction-both-explained = A goal is worth nothing unless its colours and its patterns both fit.
restriction-no_hand-explained = Nobody holds patches: on your turn you place one straight from the market.
restriction-same_color-explained = Each patch must touch one of the same colour; the border counts.
restriction-same_pattern-explained = Each patch must touch one of the same pattern; the border counts.

scenario = scenario { $number }

## Phases of a game

phase-choose = goals to be chosen
phase-draw = a patch from the supply
phase-place = a patch to be placed
phase-take = a patch to be taken from the market
phase-over = nothing any more: it is over

## Scores

score-goals = Design goals
score-cats = Cats
score-buttons = Buttons
score-total = Total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

decided-by-solo = A game alone has no winner.
decided-by-points = { $winners } wins with the most points.
decided-by-cats = { $winners } wins: equal points, but more cats.
decided-by-buttons = { $winners } wins: equal points and cats, but more buttons.
decided-by-shared = { $winners } share the victory: equal points, cats and buttons.

## Scenarios

objective-done = { $target ->
    [one] meet { $target } goal
   *[other] meet { $target } goals
}
objective-both = { $target ->
    [one] meet { $target } goal both ways
   *[other] meet { $target } goals both ways
}
objective-cats = { $target ->
    [one] { $target } cat
   *[other] { $target } cats
}
objective-each_cat = { $target ->
    [one] one of each cat
   *[other] { $target } of each cat
}
objective-same_cats = { $target ->
    [one] { $target } cat
   *[other] { $target } cats of one name
}
objective-same_buttons = { $target ->
    [one] { $target } button
   *[other] { $target } buttons of one colour
}
objective-rainbow = { $target ->
    [one] the rainbow button
   *[other] { $target } rainbow buttons
}
objective-points = { $target ->
    [one] { $target } point or more
   *[other] { $target } points or more
}

## Achievements

achievement-mode-normal = normal game
achievement-mode-restriction = game with a restriction
achievement-mode-scenario = scenario

normal-points_60 = 60 points or more
normal-points_65 = 65 points or more
normal-points_70 = 70 points or more
normal-points_75 = 75 points or more
normal-points_80 = 80 points or more
normal-points_85 = 85 points or more
normal-no_buttons = no buttons
normal-no_cats = no cats
normal-no_goals = no goal met
normal-rainbow = the rainbow button
normal-each_cat = one of each cat
normal-all_goals = all three goals met
normal-nine_buttons = nine buttons or more
normal-two_goals_both_ways = two goals met both ways
normal-two_of_each_cat = two of each cat

title-budding = Budding quilter
title-hobby = Weekend quilter
title-talented = Impressive talent
title-semi_professional = Semi-professional
title-artisan = Accomplished artisan
title-master_quilter = Master quilter

## Players that are programs

player-random = Dice
player-random-description = lays any patch anywhere: a yardstick for research
player-kitten = Kitten
player-kitten-description = loves bright colours side by side, pounces on a cat that is nearly there and forgets the goals
player-greedy = Greedy
player-greedy-description = takes the most points that it can get right now
player-dreamer = Dreamer
player-dreamer-description = dreams of cats, misses the far corners and remembers the goals when it is nearly too late
player-tailor = Tailor
player-tailor-description = knows the trade well, but is content with what lies at hand
player-quilter = Quilter
player-quilter-description = knows what every quilt is worth and decides at once
player-designer = Designer
player-designer-description = tries the best moves out in its head, in the blink of an eye
player-master = Master
player-master-description = thinks for a second, tries hundreds of futures and plays the one that lasts

## Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }
