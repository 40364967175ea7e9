### What `calico analyse` says, and why a move is good or bad.

## Raisons pour et contre un coup

analysis-reason-cat = attire { $cat } (+{ $points })
analysis-reason-button = gagne un bouton : { $color }
analysis-reason-rainbow = complète l'arc-en-ciel (+3)
analysis-reason-goal-met = { $way ->
    [colors] atteint { $goal } en { $cell } par les couleurs (+{ $points })
    [patterns] atteint { $goal } en { $cell } par les motifs (+{ $points })
   *[both] atteint { $goal } en { $cell } des deux façons (+{ $points })
}
analysis-reason-goal-lost = { $way ->
    [colors] rend { $goal } en { $cell } impossible par les couleurs
    [patterns] rend { $goal } en { $cell } impossible par les motifs
   *[all] rend { $goal } en { $cell } impossible
}
analysis-reason-ends = { $count ->
    [one] abandonne { $count } tissu commencé pour : { $token }
   *[other] abandonne { $count } tissus commencés pour : { $token }
}
analysis-reason-goal-one = { $way ->
    [colors] il manque un tissu à { $goal } en { $cell } par les couleurs : { $wanted }
   *[patterns] il manque un tissu à { $goal } en { $cell } par les motifs : { $wanted }
}
analysis-reason-line = { $ways ->
    [one] garde une ligne de { $have } sur { $need } pour { $cat }, ouverte à { $ways } endroit
   *[other] garde une ligne de { $have } sur { $need } pour { $cat }, ouverte à { $ways } endroits
}
analysis-reason-shape = { $ways ->
    [one] a { $have } tissus sur { $need } de la forme pour { $cat }, { $ways } façon de la finir
   *[other] a { $have } tissus sur { $need } de la forme pour { $cat }, { $ways } façons de la finir
}
analysis-reason-group = porte le groupe pour { $cat } à { $have } sur { $need }
analysis-reason-next = au prochain tour, { $patch } en { $cell } gagnerait : { $tokens }
analysis-reason-next-goal = au prochain tour, { $patch } en { $cell } atteindrait { $goal } (+{ $points })
analysis-reason-pair = deux ensemble en { $color } : un troisième en { $cells } gagne un bouton
analysis-reason-goal-fits = { $way ->
    [colors] garde { $goal } en { $cell } possible par les couleurs
    [patterns] garde { $goal } en { $cell } possible par les motifs
    [any] garde { $goal } en { $cell } possible par les couleurs ou par les motifs
   *[both] garde { $goal } en { $cell } possible des deux façons
}
analysis-reason-denies = prend { $patch } à { $rival } (+{ $points } là-bas)

## Tableaux

analysis-move = Coup
analysis-expected = Points attendus
analysis-goals = Objectifs
analysis-cats = Chats
analysis-buttons = Boutons
analysis-victory = Victoire
analysis-passed = Réussite
analysis-loss = Perte
analysis-luck = Chance
analysis-insight = Idée
analysis-best = Meilleur
analysis-seat = À { $name } de jouer ; les meilleurs coups tels que { $name } voit la table :
analysis-futures = ± est l'erreur type ; { $count } avenirs ont été joués jusqu'au bout pour chaque coup.
analysis-words = { $patch } en { $cell }, prendre { $taken }
analysis-words-last = { $patch } en { $cell }
analysis-turns = Chaque tour de { $name } :
analysis-review = { $name } : { $result } = { $start } (attendus avant la donne) { $luck } (chance) { $insight } (idées) { $losses } (pertes)
analysis-review-note = La chance est ce qui fut tiré et ce que firent les autres. Les idées sont ce que les meilleurs coups ajoutent au premier choix d'un fort joueur. Les pertes sont ce qui manque aux coups joués pour valoir les meilleurs.
analysis-turning-points = Moments décisifs :
analysis-turning-point = Coup { $number } : { $played } ({ $loss } de perte)
analysis-better = Mieux : { $move }
analysis-no-turning-points = Aucune erreur nette.
