### What `calico analyse` says, and why a move is good or bad.

## Argumenty za ruchem i przeciw niemu

analysis-reason-cat = przyciąga kota: { $cat } (+{ $points })
analysis-reason-button = daje guzik, kolor: { $color }
analysis-reason-rainbow = dopełnia tęczę (+3)
analysis-reason-goal-met = { $way ->
    [colors] spełnia { $goal } na { $cell } kolorami (+{ $points })
    [patterns] spełnia { $goal } na { $cell } wzorami (+{ $points })
   *[both] spełnia { $goal } na { $cell } na oba sposoby (+{ $points })
}
analysis-reason-goal-lost = { $way ->
    [colors] uniemożliwia { $goal } na { $cell } kolorami
    [patterns] uniemożliwia { $goal } na { $cell } wzorami
   *[all] uniemożliwia { $goal } na { $cell }
}
analysis-reason-ends = { $count ->
    [one] porzuca { $count } rozpoczęty kafelek, cel: { $token }
    [few] porzuca { $count } rozpoczęte kafelki, cel: { $token }
    [many] porzuca { $count } rozpoczętych kafelków, cel: { $token }
   *[other] porzuca { $count } rozpoczętego kafelka, cel: { $token }
}
analysis-reason-goal-one = { $way ->
    [colors] do { $goal } na { $cell } kolorami brakuje jednego kafelka: { $wanted }
   *[patterns] do { $goal } na { $cell } wzorami brakuje jednego kafelka: { $wanted }
}
analysis-reason-line = { $ways ->
    [one] linia { $have } z { $need } ({ $cat }) pozostaje otwarta w { $ways } miejscu
    [few] linia { $have } z { $need } ({ $cat }) pozostaje otwarta w { $ways } miejscach
    [many] linia { $have } z { $need } ({ $cat }) pozostaje otwarta w { $ways } miejscach
   *[other] linia { $have } z { $need } ({ $cat }) pozostaje otwarta w { $ways } miejsca
}
analysis-reason-shape = { $ways ->
    [one] kształt ({ $cat }) ma { $have } z { $need } kafelków, { $ways } sposób na dokończenie
    [few] kształt ({ $cat }) ma { $have } z { $need } kafelków, { $ways } sposoby na dokończenie
    [many] kształt ({ $cat }) ma { $have } z { $need } kafelków, { $ways } sposobów na dokończenie
   *[other] kształt ({ $cat }) ma { $have } z { $need } kafelków, { $ways } sposobu na dokończenie
}
analysis-reason-group = grupa ({ $cat }) rośnie do { $have } z { $need }
analysis-reason-next = w następnej turze { $patch } na { $cell } da: { $tokens }
analysis-reason-next-goal = w następnej turze { $patch } na { $cell } spełni { $goal } (+{ $points })
analysis-reason-pair = dwa razem ({ $color }): trzeci na { $cells } da guzik
analysis-reason-goal-fits = { $way ->
    [colors] { $goal } na { $cell } pozostaje możliwe kolorami
    [patterns] { $goal } na { $cell } pozostaje możliwe wzorami
    [any] { $goal } na { $cell } pozostaje możliwe kolorami albo wzorami
   *[both] { $goal } na { $cell } pozostaje możliwe na oba sposoby
}
analysis-reason-denies = zabiera rywalowi ({ $rival }): { $patch } (tam +{ $points })

## Tabele

analysis-move = Ruch
analysis-expected = Oczekiwane punkty
analysis-goals = Projekty
analysis-cats = Koty
analysis-buttons = Guziki
analysis-victory = Zwycięstwo
analysis-passed = Zaliczenie
analysis-loss = Strata
analysis-luck = Szczęście
analysis-insight = Pomysł
analysis-best = Najlepszy
analysis-seat = Ruch ma { $name }; najlepsze ruchy według tego, co { $name } widzi na stole:
analysis-futures = ± to błąd standardowy; dla każdego ruchu rozegrano do końca { $count } wariantów.
analysis-words = { $patch } na { $cell }, weź: { $taken }
analysis-words-last = { $patch } na { $cell }
analysis-turns = Wszystkie tury gracza { $name }:
analysis-review = { $name }: { $result } = { $start } (oczekiwane przed rozdaniem) { $luck } (szczęście) { $insight } (pomysły) { $losses } (straty)
analysis-review-note = Szczęście to, co dobrano i co zrobili inni. Pomysły to, co najlepsze ruchy dodają do pierwszego wyboru mocnego gracza. Straty to, czego zagranym ruchom brakuje do najlepszych.
analysis-turning-points = Punkty zwrotne:
analysis-turning-point = Ruch { $number }: { $played } (strata { $loss })
analysis-better = Lepiej: { $move }
analysis-no-turning-points = Brak wyraźnych błędów.
