### What `calico analyse` says, and why a move is good or bad.

## Reasons for and against a move

analysis-reason-cat = attracts { $cat } (+{ $points })
analysis-reason-button = earns a button: { $color }
analysis-reason-rainbow = completes the rainbow (+3)
analysis-reason-goal-met = { $way ->
    [colors] meets { $goal } on { $cell } by colours (+{ $points })
    [patterns] meets { $goal } on { $cell } by patterns (+{ $points })
   *[both] meets { $goal } on { $cell } both ways (+{ $points })
}
analysis-reason-goal-lost = { $way ->
    [colors] makes { $goal } on { $cell } impossible by colours
    [patterns] makes { $goal } on { $cell } impossible by patterns
   *[all] makes { $goal } on { $cell } impossible
}
analysis-reason-ends = { $count ->
    [one] gives up { $count } patch begun for: { $token }
   *[other] gives up { $count } patches begun for: { $token }
}
analysis-reason-goal-one = { $way ->
    [colors] one patch is missing for { $goal } on { $cell } by colours: { $wanted }
   *[patterns] one patch is missing for { $goal } on { $cell } by patterns: { $wanted }
}
analysis-reason-line = { $ways ->
    [one] keeps a line of { $have } of { $need } for { $cat } open in { $ways } place
   *[other] keeps a line of { $have } of { $need } for { $cat } open in { $ways } places
}
analysis-reason-shape = { $ways ->
    [one] has { $have } of { $need } patches of the shape for { $cat }, { $ways } way to complete it
   *[other] has { $have } of { $need } patches of the shape for { $cat }, { $ways } ways to complete it
}
analysis-reason-group = brings the group for { $cat } to { $have } of { $need }
analysis-reason-next = next turn { $patch } on { $cell } would earn: { $tokens }
analysis-reason-next-goal = next turn { $patch } on { $cell } would meet { $goal } (+{ $points })
analysis-reason-pair = two together in { $color }: a third on { $cells } earns a button
analysis-reason-goal-fits = { $way ->
    [colors] keeps { $goal } on { $cell } possible by colours
    [patterns] keeps { $goal } on { $cell } possible by patterns
    [any] keeps { $goal } on { $cell } possible by colours or by patterns
   *[both] keeps { $goal } on { $cell } possible both ways
}
analysis-reason-denies = takes { $patch } from { $rival } (+{ $points } there)

## Tables

analysis-move = Move
analysis-expected = Points expected
analysis-goals = Goals
analysis-cats = Cats
analysis-buttons = Buttons
analysis-victory = Victory
analysis-passed = Passed
analysis-loss = Loss
analysis-luck = Luck
analysis-insight = Insight
analysis-best = Best
analysis-seat = { $name } to move; the best moves as { $name } sees the table:
analysis-futures = ± is the standard error; { $count } futures were played out to the end for each move.
analysis-words = { $patch } on { $cell }, take { $taken }
analysis-words-last = { $patch } on { $cell }
analysis-turns = Every turn of { $name }:
analysis-review = { $name }: { $result } = { $start } (expected before the deal) { $luck } (luck) { $insight } (insight) { $losses } (losses)
analysis-review-note = Luck is what was drawn and what others did. Insight is what the best moves add to a strong player's first choice. Losses are how far the moves that were made fall short of the best.
analysis-turning-points = Turning points:
analysis-turning-point = Move { $number }: { $played } ({ $loss } lost)
analysis-better = Better: { $move }
analysis-no-turning-points = No clear mistakes.
