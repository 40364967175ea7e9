### What `calico analyse` says, and why a move is good or bad.

## Gründe für und gegen einen Zug

analysis-reason-cat = lockt { $cat } an (+{ $points })
analysis-reason-button = bringt einen Knopf: { $color }
analysis-reason-rainbow = vollendet den Regenbogen (+3)
analysis-reason-goal-met = { $way ->
    [colors] erfüllt { $goal } auf { $cell } mit Farben (+{ $points })
    [patterns] erfüllt { $goal } auf { $cell } mit Mustern (+{ $points })
   *[both] erfüllt { $goal } auf { $cell } auf beide Arten (+{ $points })
}
analysis-reason-goal-lost = { $way ->
    [colors] macht { $goal } auf { $cell } mit Farben unmöglich
    [patterns] macht { $goal } auf { $cell } mit Mustern unmöglich
   *[all] macht { $goal } auf { $cell } unmöglich
}
analysis-reason-ends = { $count ->
    [one] gibt { $count } angefangenes Plättchen auf für: { $token }
   *[other] gibt { $count } angefangene Plättchen auf für: { $token }
}
analysis-reason-goal-one = { $way ->
    [colors] ein Plättchen fehlt zu { $goal } auf { $cell } mit Farben: { $wanted }
   *[patterns] ein Plättchen fehlt zu { $goal } auf { $cell } mit Mustern: { $wanted }
}
analysis-reason-line = { $ways ->
    [one] hält eine Reihe von { $have } aus { $need } für { $cat } an { $ways } Stelle offen
   *[other] hält eine Reihe von { $have } aus { $need } für { $cat } an { $ways } Stellen offen
}
analysis-reason-shape = { $ways ->
    [one] hat { $have } von { $need } Plättchen der Form für { $cat }, { $ways } Weg zum Ende
   *[other] hat { $have } von { $need } Plättchen der Form für { $cat }, { $ways } Wege zum Ende
}
analysis-reason-group = bringt die Gruppe für { $cat } auf { $have } von { $need }
analysis-reason-next = nächster Zug: { $patch } auf { $cell } brächte: { $tokens }
analysis-reason-next-goal = nächster Zug: { $patch } auf { $cell } erfüllte { $goal } (+{ $points })
analysis-reason-pair = zwei beisammen in { $color }: ein drittes auf { $cells } bringt einen Knopf
analysis-reason-goal-fits = { $way ->
    [colors] hält { $goal } auf { $cell } mit Farben möglich
    [patterns] hält { $goal } auf { $cell } mit Mustern möglich
    [any] hält { $goal } auf { $cell } mit Farben oder mit Mustern möglich
   *[both] hält { $goal } auf { $cell } auf beide Arten möglich
}
analysis-reason-denies = nimmt { $rival } weg: { $patch } (dort +{ $points })

## Tabellen

analysis-move = Zug
analysis-expected = Erwartete Punkte
analysis-goals = Aufgaben
analysis-cats = Katzen
analysis-buttons = Knöpfe
analysis-victory = Sieg
analysis-passed = Geschafft
analysis-loss = Verlust
analysis-luck = Glück
analysis-insight = Einsicht
analysis-best = Bester
analysis-seat = { $name } ist am Zug; die besten Züge, wie { $name } den Tisch sieht:
analysis-futures = ± ist der Standardfehler; für jeden Zug wurden { $count } Verläufe zu Ende gespielt.
analysis-words = { $patch } auf { $cell }, nimm { $taken }
analysis-words-last = { $patch } auf { $cell }
analysis-turns = Alle Züge von { $name }:
analysis-review = { $name }: { $result } = { $start } (vor dem Austeilen erwartet) { $luck } (Glück) { $insight } (Einsicht) { $losses } (Verluste)
analysis-review-note = Glück ist, was gezogen wurde und was andere taten. Einsicht ist, was die besten Züge zur ersten Wahl eines starken Spielers hinzufügen. Verluste sind, was den gespielten Zügen zu den besten fehlt.
analysis-turning-points = Wendepunkte:
analysis-turning-point = Zug { $number }: { $played } ({ $loss } verloren)
analysis-better = Besser: { $move }
analysis-no-turning-points = Keine klaren Fehler.
