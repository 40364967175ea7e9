### Die Wörter des Spiels: alles, was ein Tisch jeder Art braucht, und nichts, was nur zum Terminal gehört.

## Farben, Muster, Stoffplättchen

color-pink = Pink
color-yellow = Gelb
color-green = Grün
color-light_blue = Hellblau
color-dark_blue = Dunkelblau
color-purple = Lila

pattern-dots = Punkte
pattern-ferns = Farne
pattern-flowers = Blumen
pattern-quatrefoil = Vierpass
pattern-stripes = Streifen
pattern-vines = Ranken

patch-dots = Punkte in { $color }
patch-ferns = Farne in { $color }
patch-flowers = Blumen in { $color }
patch-quatrefoil = Vierpass in { $color }
patch-stripes = Streifen in { $color }
patch-vines = Ranken in { $color }

button-pink = Knopf in Pink
button-yellow = gelber Knopf
button-green = grüner Knopf
button-light_blue = hellblauer Knopf
button-dark_blue = dunkelblauer Knopf
button-purple = lila Knopf
rainbow-rainbow = Regenbogenknopf

## Quilt-Spielbretter

board-blue = Blau
board-green = Grün
board-purple = Lila
board-yellow = Gelb

## Katzen

cat-millie = Emy
cat-tibbit = Lilly
cat-coconut = Mimmi
cat-cira = Luna
cat-gwenivere = Wuschel
cat-callie = Mauze
cat-rumi = Felix
cat-tecolote = Billie
cat-almond = Moritz
cat-leo = Mausi

cat-millie-needs = 3 oder mehr zusammen
cat-tibbit-needs = 4 oder mehr zusammen
cat-coconut-needs = 5 oder mehr zusammen
cat-cira-needs = 6 oder mehr zusammen
cat-gwenivere-needs = 7 oder mehr zusammen
cat-callie-needs = ein Dreieck aus 3
cat-rumi-needs = 3 in gerader Reihe
cat-tecolote-needs = 4 in gerader Reihe
cat-almond-needs = ein Trapez: 2 an 3
cat-leo-needs = 5 in gerader Reihe

## Aufgaben

goal-different = ≠
goal-aaaa-bb = AAAA-BB
goal-aaa-bbb = AAA-BBB
goal-aa-bb-cc = AA-BB-CC
goal-aaa-bb-c = AAA-BB-C
goal-aa-bb-c-d = AA-BB-C-D

goal-different-explained = sechs verschiedene
goal-aaaa-bb-explained = vier von einer Sorte und zwei von einer anderen
goal-aaa-bbb-explained = drei von einer Sorte und drei von einer anderen
goal-aa-bb-cc-explained = drei Paare verschiedener Sorten
goal-aaa-bb-c-explained = ein Drilling, ein Paar und ein Einzelnes verschiedener Sorten
goal-aa-bb-c-d-explained = zwei Paare und zwei Einzelne verschiedener Sorten

goal-values-book = Werte der Anleitung
goal-values-tile = Werte der neueren Plättchen

## Optionen

mode-beginner = Aufbau für Neulinge
mode-standard = Aufbau für Erfahrene

variant-family = Familienvariante
variant-lower_variance = weniger Varianz

restriction-adjacent = nur neben eigenen Plättchen
restriction-both = Aufgaben zählen nur doppelt erfüllt
restriction-no_hand = ohne Hand
restriction-same_color = neben gleicher Farbe
restriction-same_pattern = neben gleichem Muster

restriction-adjacent-explained = Nach dem ersten muss jedes Stoffplättchen eines berühren, das du schon gelegt hast; der Rand zählt nicht.
restriction-both-explained = Eine Aufgabe ist nichts wert, wenn nicht Farben und Muster zugleich passen.
restriction-no_hand-explained = Niemand hat Plättchen auf der Hand: In deinem Zug legst du eines direkt vom Stoffmarkt.
restriction-same_color-explained = Jedes Stoffplättchen muss eines der gleichen Farbe berühren; der Rand zählt mit.
restriction-same_pattern-explained = Jedes Stoffplättchen muss eines mit dem gleichen Muster berühren; der Rand zählt mit.

scenario = Szenario { $number }

## Phasen einer Partie

phase-choose = die Wahl der Aufgaben
phase-draw = ein Stoffplättchen vom Vorrat
phase-place = das Legen eines Stoffplättchens
phase-take = das Nehmen vom Stoffmarkt
phase-over = nichts mehr: Sie ist vorbei

## Wertung

score-goals = Aufgaben
score-cats = Katzen
score-buttons = Knöpfe
score-total = Summe
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

decided-by-solo = Ein Solospiel hat keinen Sieger.
decided-by-points = { $winners } gewinnt mit den meisten Punkten.
decided-by-cats = { $winners } gewinnt: gleich viele Punkte, aber mehr Katzen.
decided-by-buttons = { $winners } gewinnt: gleich viele Punkte und Katzen, aber mehr Knöpfe.
decided-by-shared = { $winners } teilen sich den Sieg: gleich viele Punkte, Katzen und Knöpfe.

## Szenarios

objective-done = { $target ->
    [one] { $target } Aufgabe erfüllen
   *[other] { $target } Aufgaben erfüllen
}
objective-both = { $target ->
    [one] { $target } Aufgabe doppelt erfüllen
   *[other] { $target } Aufgaben doppelt erfüllen
}
objective-cats = { $target ->
    [one] { $target } Katze
   *[other] { $target } Katzen
}
objective-each_cat = { $target ->
    [one] jede der Katzen einmal
   *[other] jede der Katzen { $target }-mal
}
objective-same_cats = { $target ->
    [one] { $target } Katze
   *[other] { $target }-mal die gleiche Katze
}
objective-same_buttons = { $target ->
    [one] { $target } Knopf
   *[other] { $target } Knöpfe einer Farbe
}
objective-rainbow = { $target ->
    [one] der Regenbogenknopf
   *[other] { $target } Regenbogenknöpfe
}
objective-points = { $target ->
    [one] { $target } Punkt oder mehr
   *[other] { $target } Punkte oder mehr
}

## Herausforderungen

achievement-mode-normal = normales Spiel
achievement-mode-restriction = Spiel mit Regelbeschränkung
achievement-mode-scenario = Szenario

normal-points_60 = 60 Punkte oder mehr
normal-points_65 = 65 Punkte oder mehr
normal-points_70 = 70 Punkte oder mehr
normal-points_75 = 75 Punkte oder mehr
normal-points_80 = 80 Punkte oder mehr
normal-points_85 = 85 Punkte oder mehr
normal-no_buttons = kein Knopf
normal-no_cats = keine Katze
normal-no_goals = keine Aufgabe erfüllt
normal-rainbow = der Regenbogenknopf
normal-each_cat = jede der Katzen einmal
normal-all_goals = alle drei Aufgaben erfüllt
normal-nine_buttons = neun Knöpfe oder mehr
normal-two_goals_both_ways = zwei Aufgaben doppelt erfüllt
normal-two_of_each_cat = jede der Katzen zweimal

title-budding = Quilt-Neuling
title-hobby = Hobby-Quilter
title-talented = Beachtliches Talent
title-semi_professional = Halbprofi
title-artisan = Kunsthandwerker
title-master_quilter = Quilt-Meister

## Spieler, die Programme sind

player-random = Würfel
player-random-description = legt irgendetwas irgendwohin: ein Maßstab für die Forschung
player-kitten = Kätzchen
player-kitten-description = mag leuchtende Farben nebeneinander, springt auf jede Katze los, die fast da ist, und vergisst die Aufgaben
player-greedy = Nimmersatt
player-greedy-description = nimmt sofort so viele Punkte, wie es gibt
player-dreamer = Träumer
player-dreamer-description = träumt von Katzen, übersieht die fernen Ecken und denkt fast zu spät an die Aufgaben
player-tailor = Schneider
player-tailor-description = versteht sein Handwerk, gibt sich aber mit dem zufrieden, was nahe liegt
player-quilter = Quilter
player-quilter-description = weiß, was jede Decke wert ist, und entscheidet sofort
player-designer = Designer
player-designer-description = probiert die besten Züge im Kopf aus, in einem Augenblick
player-master = Meister
player-master-description = denkt eine Sekunde nach, probiert Hunderte von Fortsetzungen und spielt die, die hält

## Aufzählungen

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
