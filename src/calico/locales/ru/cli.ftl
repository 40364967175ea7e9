### Что говорит командная строка.

## Справка

cli-help = Игра о лоскутных одеялах Calico в терминале: игра, просмотр, подсчёт и симуляции. Неофициальная.
cli-help-usage = Использование: { $usage }
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-commands = Команды
cli-help-examples = Примеры
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-language = Язык всех текстов: en, fr, de, pl или ru.
cli-help-default = (по умолчанию: { $value })
cli-default-none = нет
cli-default-random = случайно
cli-default-cores = все ядра
cli-default-habit = по привычке бота
cli-default-bots = по числу названных ботов
cli-default-aim = points, в сценарии passed
cli-default-all = все партии
cli-default-start = начало
cli-default-end = конец
cli-default-whole = вся партия
cli-default-recipe = как в готовом рецепте
cli-default-record = как в записи партии
cli-default-same-name = место с этим именем
cli-default-table = весь стол
cli-default-first = первый игрок
cli-default-enter = по клавише Enter
cli-default-system = как в системе
cli-help-app-examples =
    calico play # три вопроса, и играем
    calico play --bot greedy # вы против программы
    calico simulate --games 1000 --bot greedy # насколько она хороша?
    calico КОМАНДА --help # всё об одной команде

cli-metavar-options = [ПАРАМЕТРЫ]
cli-metavar-command = КОМАНДА
cli-metavar-file = ФАЙЛ
cli-metavar-name = ИМЯ
cli-metavar-names = ИМЯ,…
cli-metavar-players = ИМЯ ИМЯ…
cli-metavar-number = N
cli-metavar-seconds = СЕКУНДЫ
cli-metavar-cluster = local|auto|АДРЕС
cli-metavar-language = КОД
cli-metavar-achievement = ДОСТИЖЕНИЕ

cli-help-play = Сыграть партию: в одиночку, с людьми за этим экраном или против программ. Без параметров будет задано несколько вопросов; с параметрами всё, что не указано, берётся как для опытных. Партия сохраняется после каждого хода.
cli-help-play-examples =
    calico play # несколько вопросов, Enter принимает предложенное
    calico play --names Анна,Бен --bot greedy # два человека и программа
    calico play --setup beginner --seed 7 # в одиночку; с этим числом у всех одинаковая раздача
    calico play --scenario 3 --names Анна --achievements scenario # для трека достижений
    calico play --resume # продолжить последнюю партию
cli-argument-play-file = С --resume: сохранённая партия.
cli-option-resume = Продолжить сохранённое: партию, по умолчанию последнюю, или матч из --results.
cli-option-names = Имена играющих людей через запятую.
cli-option-setup = beginner (для новичков) или standard (для опытных).
cli-option-cats = Три котика вместо случайных, например millie,rumi,leo.
cli-option-board = Планшеты игроков по порядку: blue, green, purple, yellow.
cli-option-goal-values = Значения целей: book (правила) или tile (новые жетоны).
cli-option-variant = family или lower_variance; можно указать дважды.
cli-option-restriction = adjacent, both, no_hand, same_color или same_pattern.
cli-option-scenario = Номер сценария, от 1 до 10.
cli-option-open-hands = Все видят лоскутки на руках.
cli-option-first = Кто начинает.
cli-option-achievements = Ради чего партия для трека достижений: normal, restriction или scenario.
cli-option-seed = Число, которое определяет всё случайное.

cli-help-replay = Просмотреть записанную партию: Enter — дальше, b — назад, число — к этому ходу, q — выход. Без терминала выводится всё.
cli-help-replay-examples =
    calico replay partiya.json # шаг за шагом
    calico replay partii.jsonl --game 5 --delay 1 # пятая партия, ход в секунду
    calico replay partiya.json --move 22 # начать после хода 22
cli-argument-file = Запись calico-record: .json с одной партией или .jsonl, по одной в строке.
cli-option-game = Которая партия файла .jsonl, считая с 1.
cli-option-move = После какого хода; 0 — стол после раздачи.
cli-option-delay = Переходить дальше через столько секунд.

cli-help-score = Проверить запись по правилам и показать таблицу очков; для многих партий — сводку.
cli-help-score-examples =
    calico score partiya.json # таблица очков
    calico score partii.jsonl # все ли верны и чем закончились?
    calico score partii.jsonl --game 3 # таблица очков третьей
    calico score partii.jsonl --json # то же для программ
cli-option-json = Вывести объект JSON вместо таблицы.
cli-option-seconds = Сколько секунд думать над ходом.

cli-help-render = Нарисовать позицию записанной партии в SVG или PNG.
cli-help-render-examples =
    calico render partiya.json -o konec.svg # стол в конце
    calico render partiya.json --move 10 --seat Анна -o anna.png # один квилт после десяти ходов
cli-option-output = Картинка; вид определяет окончание .svg или .png.
cli-option-seat = Игрок: по имени или по номеру с 0, как в записи.
cli-option-force = Перезаписать существующий файл.

cli-help-chart = Показать и отметить достижения людей на этом компьютере, не больше шести.
cli-help-chart-examples =
    calico chart # кто что отметил
    calico chart add Анна # новый трек
    calico chart mark Анна partiya.json rainbow # отметить достижение оконченной партии
cli-argument-name = Имя человека.
cli-help-chart-add = Добавить человека.
cli-help-chart-add-examples = calico chart add Анна # новый трек
cli-help-chart-remove = Удалить человека и всё, что отмечено.
cli-help-chart-remove-examples = calico chart remove Анна # сначала спросит
cli-option-yes = Не спрашивать.
cli-help-chart-mark = Отметить достижение, которое даёт оконченная партия. Каждая партия засчитывается человеку один раз.
cli-help-chart-mark-examples =
    calico chart mark Анна partiya.json # если партия даёт только одно
    calico chart mark Анна partiya.json points_65 --seat 1 # определённое, сыгранное на месте 1
cli-argument-achievement = Какое, например rainbow, points_65 или номер сценария.

cli-help-simulate = Программы играют между собой; показать, как они сыграли. Одно и то же число даёт одни и те же партии.
cli-help-simulate-examples =
    calico simulate --games 1000 --bot greedy # партии в одиночку
    calico simulate --games 100 --bot greedy,random # двое друг против друга
    calico simulate --players 4 --bot greedy --records partii.jsonl # сохранить партии
    calico simulate --scenario 1 --bot greedy --json # как часто получается?
    calico simulate --bot random --games 1000000 --plot ochki.png # как распределены очки?
cli-option-games = Сколько партий; в «calico arena» — каждой пары игроков или каждого в одиночку.
cli-option-players = Сколько игроков, от 1 до 4.
cli-option-bot = Программы, которые играют, через запятую; их перечисляет «calico players». Где играют только программы, одна занимает все места.
cli-option-records = Записать все партии в этот файл .jsonl.
cli-option-parquet = Записать результаты в этот файл Parquet, строка на каждое место каждой партии.
cli-option-plot = Нарисовать результаты в .png или .svg.
cli-option-cluster = Играть на Ray: local запускает его здесь, auto или адрес — присоединиться к работающему.
cli-option-workers = Сколько процессов или потоков работает сразу.

cli-help-arena = Сводит игроков на одних и тех же раздачах, меняя места, и говорит, кто лучше, насколько и насколько это надёжно. Ctrl-C прерывает и показывает то, что есть.
cli-help-arena-examples =
    calico arena tailor greedy --games 200 # двое друг против друга
    calico arena quilter tailor dreamer --players 1 --setup beginner # каждый сам, те же раздачи
    calico arena designer quilter --games 2000 --early # до тех пор, пока не ясно, кто лучше
    calico arena master designer --seconds 0.1 --results match.json --resume # продолжить позже
cli-argument-players = Боты, как их называет «calico players», через пробел или запятую; также класс по месту (пакет.модуль:Класс) и любая программа («exec:./moj_bot»).
cli-option-early = Двое больше не встречаются, как только с уверенностью 95% в любой момент ясно, кто лучше.
cli-option-results = Записать все результаты в этот файл JSON.
cli-help-analyse = Называет лучшие ходы позиции, что они обещают и почему; или разбирает законченную партию, отделяя везение от умения. Учитывается только то, что видит игрок.
cli-help-analyse-examples =
    calico analyse game.json # разбор партии первого игрока
    calico analyse game.json --seat Anna --seconds 3 # другого игрока, точнее
    calico analyse game.json --move 10 # позиция после десяти ходов
    calico analyse "calico1~…" --json # позиция текстом, для программ
cli-argument-analyse = Запись calico-record или позиция текстом.
cli-option-top = Сколько ходов показать.
cli-option-aim = Что важно: points, victory или passed.
cli-help-train = Учит игроков с нуля, в игре с самими собой: сначала набирать очки, потом проходить сценарии. Ctrl-C сохраняет выученное; та же команда продолжает.
cli-help-train-examples =
    calico train run # всё: два этапа, у каждого контрольная точка, журнал и кривая в «run», рядом его веса
    calico train run --games 2000 --scenario-games 500 --workers 1 # короткий запуск, который повторяется в точности
    calico train run --cluster local # партии на Ray
    calico train --card run/quilter.npz # откуда взялись веса
cli-argument-folder = Где лежат папки этапов и веса.
cli-metavar-folder = ПАПКА
cli-option-rate = Насколько велики первые шаги обучения.
cli-option-scenario-games = Сколько партий потом в сценариях.
cli-option-card = Только рассказать, откуда взялись веса этого файла.
cli-help-bench = Измерить, насколько ядро симуляции быстрее чистых правил.
cli-help-bench-examples =
    calico bench # около десяти секунд
    calico bench --json # для программ
cli-option-duration = Сколько примерно измерять, в секундах.

cli-help-serve = Запустить игровой сервер: столы для людей и программ, в браузере.
cli-help-serve-examples =
    calico serve --open # только на этом компьютере, и открыть страницу
    calico serve --host 0.0.0.0 --port 8000 # для всей сети
    calico serve --database postgresql://localhost/calico # с PostgreSQL
cli-help-server = Обслуживать базу данных сервера.
cli-help-server-examples =
    calico server backup copy.sqlite # копия во время работы
cli-help-server-backup = Скопировать базу SQLite, в том числе во время работы сервера.
cli-help-server-backup-examples =
    calico server backup copy.sqlite --database calico.sqlite # копия указанной базы
cli-help-server-export = Записать всё, что хранит сервер, в файл JSONL.
cli-help-server-export-examples =
    calico server export all.jsonl # чтобы перейти на другую базу
cli-help-server-import = Прочитать экспорт в пустую базу.
cli-help-server-import-examples =
    calico server import all.jsonl --database postgresql://localhost/calico # перейти с SQLite на PostgreSQL
cli-help-bot = Дать своему игроку играть на сервере: файл Python или любая программа, которая читает и пишет строки JSON.
cli-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T my_bot.py # за каждым столом, где сидит его учётная запись
    calico bot --server URL --token T --exec ./my_bot --table ID # программа, за одним столом
cli-metavar-address = АДРЕС
cli-metavar-database = БАЗА
cli-metavar-table = СТОЛ
cli-option-host = Адрес, на котором слушать; 127.0.0.1 — только этот компьютер.
cli-option-port = Порт, на котором слушать.
cli-option-database = Файл SQLite или адрес базы PostgreSQL.
cli-option-config = Файл TOML с настройками.
cli-option-open = Открыть страницу в браузере.
cli-option-server = Адрес сервера.
cli-option-token = Токен учётной записи с правами read и play; также из CALICO_TOKEN.
cli-option-exec = Программа, которая общается строками JSON.
cli-option-player = Установленный здесь игрок.
cli-option-table = Стол, за который сесть, по номеру или ссылке; можно повторять.
cli-option-at-once = За сколькими столами играть одновременно; прочие приглашения отклоняются.
cli-option-once = Закончить, когда эти столы доиграны.
cli-argument-server-file = Файл.
cli-argument-bot = Файл Python, в котором определён `player`.
cli-metavar-token = TOKEN

cli-help-players = Перечислить программы, которые играют, их стиль и силу.
cli-help-players-examples = calico players # имена для --bot

## Слова, которые можно вводить во время партии

cli-words-help = справка помощь ?
cli-words-rules = правила
cli-words-left = остаток
cli-words-map = стол с
cli-words-look = смотреть
cli-words-undo = отмена о
cli-words-save = сохранить
cli-words-quit = выход q в
cli-words-take = взять
cli-words-back = назад н
cli-words-yes = да д
cli-words-no = нет н

## Начало партии

cli-welcome = Добро пожаловать в Calico! Enter принимает то, что в скобках.
cli-you = Квилтер
cli-ask-resume = Есть неоконченная партия. Продолжить её? [да]
cli-ask-people = Кто играет? Имена через запятую [{ $default }]:
cli-ask-bots = Программы-соперники ({ $choices }) [никто]:
cli-kinds =
    Какая игра?
      1  для новичков: котики и цели заданы
      2  для опытных: случайные котики, цели на выбор
      3  семейная: без целей, только котики и пуговицы
      4  сценарий
      5  с ограничением
cli-ask-kind = Номер [1]:
cli-ask-scenario = Какой сценарий, от 1 до 10 [1]:
cli-ask-restriction = Какое ограничение, от 1 до 5:
cli-ask-first = Кто последним гладил котика и начинает ({ $names })? [случайно]
cli-ask-chart = Играть ради трека достижений ({ $mode })? [да]
cli-pass-keyboard = Передайте клавиатуру игроку { $name }. { $name }, нажмите Enter, когда никто больше не смотрит.
cli-scenario-asks = Сценарий { $scenario } требует:
cli-choose-goals = { $name }, выберите три цели для мест c2, d3 и b4 (^^ на планшете, сверху вниз). Цель смотрит на шесть лоскутков вокруг неё: на их цвета или узоры. Два значения — за что-то одно и за то и другое.
cli-ask-goals = Номера для c2, d3, b4 в этом порядке [1 2 3]:
cli-begin = Начинает { $name }. (Число { $seed })
cli-not-begun = Партия ещё не началась, сохранять нечего.
cli-answer-yes-or-no = Ответьте { $yes } или { $no }.

## Ход

cli-headline = { $name }: ход { $turn } из { $turns }, { $points }
cli-score-parts = цели { $goals }, котики { $cats }, пуговицы { $buttons }
cli-market = Рынок
cli-hand = Рука { "" }
cli-belt = Когда вы берёте лоскуток, из двух других уходит тот, чей номер меньше.
cli-cat = { $name } { $points }: { $needs }
cli-goals-face-down = Лежат лицом вниз и очков не приносят.
cli-goal = { $slot } { $name } { $values }, свободно: { $open }
cli-goal-colors = цвета: { $state }
cli-goal-patterns = узоры: { $state }
cli-goal-met = есть!
cli-goal-impossible = уже невозможно
cli-news = { $name }: { $patch } на { $cell }, получено: { $earned }.
cli-news-nothing = { $name }: { $patch } на { $cell }.
cli-ask-place = Положите лоскуток, например «1 a1» (или справка):
cli-ask-take = Взять с рынка (1-3 или отмена):
cli-ask-end = Enter — конец хода (или отмена):
cli-earned = Вы получаете: { $tokens }; { $points }.
cli-earned-goals = Цель выполнена: { $points }.
cli-earned-nothing = Пока это ничего не приносит.
cli-play-help =
    Ход состоит из двух шагов:
      1 a1           положить лоскуток 1 с руки на место a1 (можно «Pv a1» и «a1 1»)
      2              затем взять с рынка лоскуток 2
      1 a1 2         всё сразу, можно и так: «Pv-a1-2»
    В любой момент:
      отмена         забрать лоскуток назад, пока ничего не взято с рынка
      стол           показать стол ещё раз
      остаток        каких лоскутков не видно
      смотреть       другие квилты; «смотреть Бен» покажет один
      правила        правила вкратце
      сохранить ИМЯ  записать копию; партия и так сохраняется после каждого хода
      выход          уйти; «calico play --resume» продолжит
    На квилте ^Mi — котик, ● — пуговица. Буквы лоскутка:
cli-rules =
    Положите один из двух своих лоскутков, затем возьмите один с рынка: 22 хода.
    Котики: соприкасающиеся лоскутки с узором, который нравится котику, привлекают его, если лежат так, как ему нужно. Каждая область привлекает одного котика.
    Пуговицы: 3 соприкасающихся лоскутка одного цвета приносят пуговицу, 3 очка; по одной на область. Пуговицы всех цветов приносят ещё и радужную, снова 3.
    Цели: считаются шесть лоскутков вокруг цели, когда все они на месте. Если цвета или узоры делятся в точности так, как буквы цели, она приносит меньшее значение, если и то и другое — большее.
    Нарисованная рамка помогает с котиками и пуговицами.
cli-rules-solo = В одиночку: когда вы взяли лоскуток, из двух других сбрасывается тот, чей номер меньше, а последний переходит на позицию 1.
cli-left-title = Лоскутки, которых не видно (в запасе: { $count })

## Сохранение и конец

cli-saved = Сохранено в { $path }
cli-interrupted = Прервано. Партия сохранена в { $path }; продолжить её: «calico play --resume».
cli-save-failed = Не удалось записать { $path }: { $reason }.
cli-record = Партия записана в { $path }
cli-over = Все квилты заполнены.
cli-sheet-goal = { "  " }цель на { $cell }
cli-passed = { $name }: сценарий { $scenario } пройден!
cli-not-passed = { $name }: сценарий { $scenario } не пройден.

## Трек достижений

cli-chart-empty = Пока здесь никого нет: calico chart add ИМЯ
cli-chart-added = { $name }: трек достижений начат.
cli-ask-remove = { $count ->
    [one] Удалить трек игрока { $name } ({ $count } достижение)? [нет]
    [few] Удалить трек игрока { $name } ({ $count } достижения)? [нет]
    [many] Удалить трек игрока { $name } ({ $count } достижений)? [нет]
   *[other] Удалить трек игрока { $name } ({ $count } достижения)? [нет]
}
cli-chart-removed = Трек игрока { $name } удалён.
cli-chart-unchanged = Всё осталось как было.
cli-chart-next = { $count ->
    [one] ещё { $count } до звания «{ $title }»
   *[other] ещё { $count } до звания «{ $title }»
}
cli-chart-offer = { $name } может отметить одно из этих достижений:
cli-chart-nothing = Эта партия не даёт игроку { $name } ничего нового.
cli-ask-mark = { $count ->
    [one] Отметить? Enter — да, «нет» — ничего:
   *[other] Какое, от 1 до { $count } [1], или «нет», если никакое:
}
cli-chart-marked = { $name }, отмечено: { $achievement }.
cli-chart-title = { $name }, новое звание: { $title }!

## Просмотр, подсчёт, картинки, симуляции

cli-ask-replay = { $number }/{ $last } (Enter, b, число, q):
cli-replay-start = Стол после раздачи.
cli-replay-move = Ход { $number } из { $last }: { $move }
cli-score-many = { $count ->
    [one] { $count } запись верна; оконченных партий: { $finished }.
    [few] { $count } записи верны; оконченных партий: { $finished }.
    [many] { $count } записей верны; оконченных партий: { $finished }.
   *[other] { $count } записи верны; оконченных партий: { $finished }.
}
cli-score-choose = --game N покажет таблицу очков одной партии, от 1 до { $count }.
cli-score-open = { $moves ->
    [one] Партия не окончена: пока { $moves } ход.
    [few] Партия не окончена: пока { $moves } хода.
    [many] Партия не окончена: пока { $moves } ходов.
   *[other] Партия не окончена: пока { $moves } хода.
}
cli-rendered = Нарисовано в { $path }
cli-progress = Партии
cli-stat-games = Партии
cli-stat-mean = Среднее
cli-stat-deviation = Стандартное отклонение
cli-stat-minimum = Минимум
cli-stat-maximum = Максимум
cli-stat-seat = Место
cli-stat-player = Игрок
cli-stat-wins = Победы
cli-stat-shared = Общие победы
cli-stat-passed = { $count ->
    [one] Сценарий прошёл { $count } из { $players }.
    [few] Сценарий прошли { $count } из { $players }.
    [many] Сценарий прошли { $count } из { $players }.
   *[other] Сценарий прошли { $count } из { $players }.
}
cli-stat-seconds = Процессорное время: { $seconds } с
cli-stat-records = Записи в { $path }
cli-stat-parquet = Результаты в { $path }
cli-stat-plot = График в { $path }
cli-plot-total = Все очки
cli-plot-goals = Цели
cli-plot-cats = Кошки
cli-plot-buttons = Пуговицы
cli-plot-points = очки
cli-plot-share = доля партий
cli-plot-mean = среднее
cli-arena-points = Очки
cli-arena-victories = Победы
cli-arena-rating = Рейтинг
cli-arena-milliseconds = мс на ход
cli-arena-over = Сверх времени
cli-arena-passed = Пройдено
cli-arena-pair = Пара
cli-arena-deals = Раздачи
cli-arena-ahead = Перевес в очках
cli-arena-wins = Выиграно
cli-arena-ties = Поровну
cli-arena-note = В скобках: интервалы 95%. ± – стандартная ошибка. Общая победа считается долей, ничья двоих – половиной. Время – процессорное.
cli-arena-decided = * решено досрочно
cli-arena-interrupted = Прервано после { $games } из { $total } партий.
cli-analyse-progress = Ходы
cli-train-progress = Партии с самим собой
cli-train-measured = { $stage }: после { $games } партий ({ $minutes } мин): { $figures }
cli-train-done = Веса в { $path }
cli-train-kept = Прервано; та же команда продолжит этап { $stage } после { $games } партий.
cli-train-about = Сведение
cli-train-value = Значение
cli-bench-progress = Измерение
cli-bench-clock = Всё время – по часам, лучшее из нескольких замеров.
cli-bench-games = Случайных партий в секунду, одно ядро
cli-bench-rules = Правила
cli-bench-kernel = Ядро
cli-bench-ratio = Отношение
cli-bench-solo = В одиночку, для новичков
cli-bench-two = 2 игрока, обычная подготовка
cli-bench-four = 4 игрока, обычная подготовка
cli-bench-step = Один шаг поиска, в одиночку
cli-bench-nanoseconds = Наносекунды
cli-bench-copies = В копиях
cli-bench-copy = Копия
cli-bench-apply = Сыграть ход
cli-bench-apply-checked = Сыграть ход с проверкой
cli-bench-playout = Доиграть случайно
cli-bench-threads = Потоки, 2 игрока
cli-bench-speed = Партий в секунду
cli-players-name = Имя
cli-players-called = Прозвище
cli-players-about = Как играет
cli-players-beginner = Новички
cli-players-standard = Опытные
cli-players-note = Числа — средние очки в одиночной игре при обеих подготовках.

## Что командная строка не принимает

cli-error-command = Команды «{ $name }» нет; есть: { $choices }.
cli-error-language = Языка «{ $name }» нет; выберите из: { $choices }.
cli-error-option = Параметра { $name } нет; --help покажет, какие есть.
cli-error-option-usage = Параметру { $name } нужно значение.
cli-error-missing = Не хватает: { $name }; --help покажет, как пользоваться командой.
cli-error-number = { $name } должно быть целым числом.
cli-error-decimal = { $name } должно быть числом.
cli-error-usage = Командную строку не понять; --help покажет, как пользоваться командой.
cli-error-at-least = { $option } должно быть не меньше { $least }, а не { $value }.
cli-error-file = { $path }: { $reason }.
cli-error-failed = Не получилось: { $reason }.
cli-error-not-utf8 = { $path } — не текст UTF-8.
cli-error-exists = { $path } уже есть; --force перезапишет.
cli-error-copy-exists = { $path } уже есть; выберите другое имя.
cli-error-is-folder = { $path } — это папка.
cli-error-chart-broken = { $path } не читается как трек достижений; файл оставлен как есть.
cli-error-save-broken = Сохранённая партия не читается: то, что стоит рядом с записью, повреждено.
cli-error-no-save = Нет сохранённой партии, чтобы продолжить.
cli-error-resume-options = У сохранённой партии свои параметры; с --resume можно указать только файл.
cli-error-file-without-resume = Файл указывают только с --resume.
cli-error-no-people = Должен играть хотя бы один человек; «calico simulate» сводит программы между собой.
cli-error-no-bot = Параметру --bot нужно имя программы.
cli-error-bots-count = Игроков { $players }, значит, нужна одна программа или { $players }, а не { $count }.
cli-error-name-twice = Двух игроков не могут звать одинаково: { $name }.
cli-error-nobody = Никого так не зовут; за столом: { $names }.
cli-error-not-on-chart = У игрока { $name } нет трека достижений; его добавит «calico chart add».
cli-error-kind = «{ $text }» — не номер от 1 до 5.
cli-error-scenario = «{ $text }» — не число от 1 до 10.
cli-error-restriction = Введите число от 1 до 5.
cli-error-goals = Введите три разных номера от 1 до { $count }, например «1 2 3».
cli-error-place = «{ $text }» — так лоскуток не положить; введите номер лоскутка и место, например «1 a1».
cli-error-cell = «{ $text }» — так лоскуток не положить; места зовутся a1–e5, например «1 a1».
cli-error-hand = Лоскутка { $number } нет; у вас их { $count }.
cli-error-take = «{ $text }» — не позиция рынка; введите 1, 2 или 3 либо отмена.
cli-error-not-in-market = Лоскутка «{ $patch }» на рынке нет.
cli-error-which = На рынке лежат одинаковые лоскутки; введите, который вы взяли: { $positions }.
cli-error-nothing-to-undo = Отменять нечего: ход окончен, как только взято с рынка.
cli-error-game = Партии { $number } в этом файле нет.
cli-error-move = Хода { $number } нет; в партии ходы от 0 до { $last }.
cli-error-seat = Места «{ $text }» нет; за столом: { $names }.
cli-error-delay = --delay должно быть от 0 до 3600 секунд.
cli-error-seconds = --seconds должно быть больше 0 и не больше { $most }.
cli-error-arena-resume = Для --resume нужен --results: файл матча, который надо продолжить.
cli-error-aim = Нет цели «{ $text }»; выберите одну из: { $choices }.
cli-error-train-what = Укажите либо папку для обучения, либо файл весов с --card.
cli-error-rate = --rate должно быть больше 0 и не больше 1.
cli-error-nothing-to-mark = Эта партия не даёт игроку { $name } ничего, что ещё не отмечено.
cli-error-which-achievement = Партия даёт больше одного; назовите одно из: { $choices }.
cli-error-achievement = Достижения «{ $name }» такого вида нет; есть: { $choices }.
