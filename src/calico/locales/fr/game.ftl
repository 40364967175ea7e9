### Les mots du jeu : tout ce qu'il faut à une table de n'importe quelle sorte, sans rien du terminal.

## Couleurs, motifs, tissus

color-pink = magenta
color-yellow = jaune
color-green = vert
color-light_blue = bleu clair
color-dark_blue = bleu foncé
color-purple = violet

pattern-dots = points
pattern-ferns = fougères
pattern-flowers = fleurs
pattern-quatrefoil = quatrefoil
pattern-stripes = rayures
pattern-vines = lianes

patch-dots = { $color } à points
patch-ferns = { $color } à fougères
patch-flowers = { $color } à fleurs
patch-quatrefoil = { $color } à quatrefoil
patch-stripes = { $color } à rayures
patch-vines = { $color } à lianes

button-pink = bouton magenta
button-yellow = bouton jaune
button-green = bouton vert
button-light_blue = bouton bleu clair
button-dark_blue = bouton bleu foncé
button-purple = bouton violet
rainbow-rainbow = bouton arc-en-ciel

## Plateaux

board-blue = bleu
board-green = vert
board-purple = violet
board-yellow = jaune

## Chats

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

cat-millie-needs = 3 ou plus groupés
cat-tibbit-needs = 4 ou plus groupés
cat-coconut-needs = 5 ou plus groupés
cat-cira-needs = 6 ou plus groupés
cat-gwenivere-needs = 7 ou plus groupés
cat-callie-needs = un triangle de 3
cat-rumi-needs = 3 en ligne droite
cat-tecolote-needs = 4 en ligne droite
cat-almond-needs = un trapèze : 2 contre 3
cat-leo-needs = 5 en ligne droite

## Objectifs de réalisation

goal-different = ≠
goal-aaaa-bb = AAAA-BB
goal-aaa-bbb = AAA-BBB
goal-aa-bb-cc = AA-BB-CC
goal-aaa-bb-c = AAA-BB-C
goal-aa-bb-c-d = AA-BB-C-D

goal-different-explained = six différents
goal-aaaa-bb-explained = quatre d'une sorte et deux d'une autre
goal-aaa-bbb-explained = trois d'une sorte et trois d'une autre
goal-aa-bb-cc-explained = trois paires de sortes différentes
goal-aaa-bb-c-explained = un brelan, une paire et un seul, de sortes différentes
goal-aa-bb-c-d-explained = deux paires et deux seuls, de sortes différentes

goal-values-book = valeurs du livret
goal-values-tile = valeurs des tuiles récentes

## Options

mode-beginner = mise en place débutant
mode-standard = mise en place standard

variant-family = variante famille
variant-lower_variance = variation moindre

restriction-adjacent = seulement à côté de vos tissus
restriction-both = objectifs des deux façons seulement
restriction-no_hand = sans main
restriction-same_color = à côté de la même couleur
restriction-same_pattern = à côté du même motif

restriction-adjacent-explained = Après le premier, chaque tissu doit toucher un tissu que vous avez déjà posé ; le bord ne compte pas.
restriction-both-explained = Un objectif ne vaut rien si ses couleurs et ses motifs ne conviennent pas tous les deux.
restriction-no_hand-explained = Personne n'a de main : à votre tour, vous posez directement un tissu du marché.
restriction-same_color-explained = Chaque tissu doit en toucher un de la même couleur ; le bord compte.
restriction-same_pattern-explained = Chaque tissu doit en toucher un du même motif ; le bord compte.

scenario = scénario { $number }

## Phases d'une partie

phase-choose = le choix des objectifs
phase-draw = un tissu de la réserve
phase-place = la pose d'un tissu
phase-take = la prise d'un tissu au marché
phase-over = plus rien : la partie est finie

## Décompte

score-goals = Objectifs
score-cats = Chats
score-buttons = Boutons
score-total = Total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

decided-by-solo = Une partie en solo n'a pas de vainqueur.
decided-by-points = { $winners } l'emporte avec le plus de points.
decided-by-cats = { $winners } l'emporte : autant de points, mais plus de chats.
decided-by-buttons = { $winners } l'emporte : autant de points et de chats, mais plus de boutons.
decided-by-shared = { $winners } partagent la victoire : autant de points, de chats et de boutons.

## Scénarios

objective-done = { $target ->
    [one] réaliser { $target } objectif
   *[other] réaliser { $target } objectifs
}
objective-both = { $target ->
    [one] réaliser { $target } objectif des deux façons
   *[other] réaliser { $target } objectifs des deux façons
}
objective-cats = { $target ->
    [one] { $target } chat
   *[other] { $target } chats
}
objective-each_cat = { $target ->
    [one] un chat de chaque
   *[other] { $target } chats de chaque
}
objective-same_cats = { $target ->
    [one] { $target } chat
   *[other] { $target } fois le même chat
}
objective-same_buttons = { $target ->
    [one] { $target } bouton
   *[other] { $target } boutons d'une même couleur
}
objective-rainbow = { $target ->
    [one] le bouton arc-en-ciel
   *[other] { $target } boutons arc-en-ciel
}
objective-points = { $target ->
    [one] { $target } point ou plus
   *[other] { $target } points ou plus
}

## Accomplissements

achievement-mode-normal = partie classique
achievement-mode-restriction = partie à règle restrictive
achievement-mode-scenario = scénario

normal-points_60 = 60 points ou plus
normal-points_65 = 65 points ou plus
normal-points_70 = 70 points ou plus
normal-points_75 = 75 points ou plus
normal-points_80 = 80 points ou plus
normal-points_85 = 85 points ou plus
normal-no_buttons = aucun bouton
normal-no_cats = aucun chat
normal-no_goals = aucun objectif réalisé
normal-rainbow = le bouton arc-en-ciel
normal-each_cat = un chat de chaque
normal-all_goals = les trois objectifs réalisés
normal-nine_buttons = neuf boutons ou plus
normal-two_goals_both_ways = deux objectifs réalisés des deux façons
normal-two_of_each_cat = deux chats de chaque

title-budding = Quilter en herbe
title-hobby = Quilter du dimanche
title-talented = Talents impressionnants
title-semi_professional = Semi-professionnel
title-artisan = Artisan d'exception
title-master_quilter = Maître Quilter

## Joueurs qui sont des programmes

player-random = Dés
player-random-description = pose n'importe quoi n'importe où : un étalon pour la recherche
player-kitten = Chaton
player-kitten-description = aime les couleurs vives côte à côte, bondit dès qu'un chat est presque là et oublie les objectifs
player-greedy = Gourmand
player-greedy-description = prend tout de suite le plus de points possible
player-dreamer = Rêveur
player-dreamer-description = rêve de chats, ne voit pas les coins éloignés et se rappelle les objectifs presque trop tard
player-tailor = Tailleur
player-tailor-description = connaît bien le métier, mais se contente de ce qui est à portée de main
player-quilter = Couturier
player-quilter-description = sait ce que vaut chaque couette et décide aussitôt
player-designer = Styliste
player-designer-description = essaie les meilleurs coups dans sa tête, en un clin d'œil
player-master = Maître
player-master-description = réfléchit une seconde, essaie des centaines d'avenirs et joue celui qui tient

## Listes

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
