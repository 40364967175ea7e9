### What `calico analyse` says, and why a move is good or bad.

## Доводы за ход и против него

analysis-reason-cat = привлекает кота: { $cat } (+{ $points })
analysis-reason-button = приносит пуговицу, цвет: { $color }
analysis-reason-rainbow = завершает радугу (+3)
analysis-reason-goal-met = { $way ->
    [colors] выполняет { $goal } на { $cell } по цвету (+{ $points })
    [patterns] выполняет { $goal } на { $cell } по узору (+{ $points })
   *[both] выполняет { $goal } на { $cell } и по цвету, и по узору (+{ $points })
}
analysis-reason-goal-lost = { $way ->
    [colors] делает { $goal } на { $cell } невозможной по цвету
    [patterns] делает { $goal } на { $cell } невозможной по узору
   *[all] делает { $goal } на { $cell } невозможной
}
analysis-reason-ends = { $count ->
    [one] бросает { $count } начатый лоскуток: { $token }
    [few] бросает { $count } начатых лоскутка: { $token }
    [many] бросает { $count } начатых лоскутков: { $token }
   *[other] бросает { $count } начатого лоскутка: { $token }
}
analysis-reason-goal-one = { $way ->
    [colors] для { $goal } на { $cell } по цвету не хватает одного лоскутка: { $wanted }
   *[patterns] для { $goal } на { $cell } по узору не хватает одного лоскутка: { $wanted }
}
analysis-reason-line = { $ways ->
    [one] линия { $have } из { $need } ({ $cat }) остаётся открытой в { $ways } месте
    [few] линия { $have } из { $need } ({ $cat }) остаётся открытой в { $ways } местах
    [many] линия { $have } из { $need } ({ $cat }) остаётся открытой в { $ways } местах
   *[other] линия { $have } из { $need } ({ $cat }) остаётся открытой в { $ways } места
}
analysis-reason-shape = { $ways ->
    [one] в фигуре ({ $cat }) { $have } из { $need } лоскутков, { $ways } способ её завершить
    [few] в фигуре ({ $cat }) { $have } из { $need } лоскутков, { $ways } способа её завершить
    [many] в фигуре ({ $cat }) { $have } из { $need } лоскутков, { $ways } способов её завершить
   *[other] в фигуре ({ $cat }) { $have } из { $need } лоскутков, { $ways } способа её завершить
}
analysis-reason-group = группа ({ $cat }) растёт до { $have } из { $need }
analysis-reason-next = следующим ходом { $patch } на { $cell } принесёт: { $tokens }
analysis-reason-next-goal = следующим ходом { $patch } на { $cell } выполнит { $goal } (+{ $points })
analysis-reason-pair = два рядом ({ $color }): третий на { $cells } принесёт пуговицу
analysis-reason-goal-fits = { $way ->
    [colors] { $goal } на { $cell } остаётся возможной по цвету
    [patterns] { $goal } на { $cell } остаётся возможной по узору
    [any] { $goal } на { $cell } остаётся возможной по цвету или по узору
   *[both] { $goal } на { $cell } остаётся возможной и по цвету, и по узору
}
analysis-reason-denies = забирает у соперника ({ $rival }): { $patch } (там +{ $points })

## Таблицы

analysis-move = Ход
analysis-expected = Ожидаемые очки
analysis-goals = Цели
analysis-cats = Коты
analysis-buttons = Пуговицы
analysis-victory = Победа
analysis-passed = Пройдено
analysis-loss = Потеря
analysis-luck = Везение
analysis-insight = Находка
analysis-best = Лучший
analysis-seat = Ходит { $name }; лучшие ходы по тому, что { $name } видит на столе:
analysis-futures = ± – стандартная ошибка; для каждого хода сыграно до конца вариантов: { $count }.
analysis-words = { $patch } на { $cell }, взять: { $taken }
analysis-words-last = { $patch } на { $cell }
analysis-turns = Все ходы игрока { $name }:
analysis-review = { $name }: { $result } = { $start } (ожидалось до раздачи) { $luck } (везение) { $insight } (находки) { $losses } (потери)
analysis-review-note = Везение – что вытянуто и что сделали другие. Находки – что лучшие ходы добавляют к первому выбору сильного игрока. Потери – чего сделанным ходам не хватило до лучших.
analysis-turning-points = Переломные моменты:
analysis-turning-point = Ход { $number }: { $played } (потеряно { $loss })
analysis-better = Лучше: { $move }
analysis-no-turning-points = Явных ошибок нет.
