### Почему отказано: по одному предложению на каждый код, который объявляют пакеты (errors.py).

error-at-line = Строка { $line }: { $sentence }
error-at-move = Ход { $move }: { $sentence }

reason-not-found = его нет
reason-is-directory = это папка
reason-not-directory = на месте папки лежит файл
reason-no-permission = нет доступа
reason-disk-full = диск заполнен
reason-read-only = диск только для чтения
reason-exists = он уже есть
reason-name-too-long = слишком длинное имя
reason-not-utf8 = это не текст UTF-8
reason-not-python = это не файл Python

nothing = ничего

## calico.analysis

error-analysis-aim = В этой партии нет такой возможности: { $aim }.
error-analysis-seconds = Время на раздумье должно быть больше 0 секунд, а не { $seconds }.
error-analysis-move = Ход, о котором спрошено, здесь не разрешён.
error-analysis-unfinished = Разобрать можно только законченную партию; посмотрите вместо этого одну из её позиций.

## calico.arena

error-arena-match = Для матча нужны хотя бы две раздачи и разные игроки, по одному или парами.
error-arena-file = { $path } – не файл с результатами матча или он повреждён.
error-arena-other = В { $path } другой матч: другие игроки, правила, число генератора или время.

## calico.client

error-bot-file = { $path } не определяет игрока: нужен класс или объект с именем «player».
error-server-address = «{ $url }» — не адрес сервера: он начинается с http:// или https://.
error-server-unreachable = Сервер { $url } недоступен.

## calico.clusters

error-cluster-unreachable = Кластер «{ $address }» недоступен: { $reason }
error-cluster-lost = Кластер отказался от партий с { $first } по { $last }: { $reason }

## calico.drawing

error-png-width = Ширина картинки — от 1 до { $most } пикселей, а не { $width }.
error-picture-suffix = Картинка сохраняется как .svg или .png, а не «{ $suffix }».
error-picture-prefix = Идентификатор начинается с буквы и состоит из букв, цифр, «-» и «_», в отличие от «{ $prefix }».

## calico.envs

error-action-illegal = Действие { $action } сейчас недопустимо для этого места.
error-reward-solo = Для награды «{ $reward }» нужны соперники, а в одиночной игре их нет.
error-reward-scenario = Для награды «{ $reward }» нужен сценарий: пройти можно только его.
error-opponents-seat = Место обучаемого должно быть от 0 до { $most } или None, то есть любое, а не { $seat }.
error-env-not-reset = Среду нужно сбросить перед первым шагом и после последнего.

## calico.extras

error-package-missing = Пакет «{ $package }» не установлен; в папке Calico введите: pip install '.[{ $extra }]'

## calico.kernel

error-kernel-phase = Ядро играет с первого положенного лоскутка; эта партия ждёт другого — { $phase }.
error-kernel-position = Такая позиция в игре не возникает, поэтому ядро её не принимает.
error-kernel-supply = В запасе должны быть ровно те лоскутки, которых нет на столе.
error-kernel-array = { $what }: ожидалось { $expected }, получено { $got }.
error-kernel-corrupt = Строка { $row } — не партия: слово { $word } ({ $name }) не может быть равно { $value }.
error-kernel-action = Действие { $action } недопустимо в строке { $row }.

## calico.notation

error-text-unreadable = «{ $text }» — это не { $what ->
    [patch] лоскуток
    [cell] место
   *[move] ход
}.
error-position-part = Часть «{ $part }» позиции не читается: «{ $text }».
error-position-parts = Частей позиции, разделённых знаком «~», должно быть { $expected }, а не { $count }.
error-position-version = Позиция начинается с «{ $expected }», а не с «{ $text }».
error-position-cells = На квилте 22 места для лоскутков, а не { $count }: «{ $text }».
error-position-patches = Слишком много лоскутков «{ $patch }»: { $count }, а в игре их { $copies }.
error-position-turns = Лоскутков на квилтах: { $counts }, но ходит место { $seat }, и партия ждёт другого — { $phase }: так не бывает.
error-position-hand = Лоскутков на руке у места { $seat }: { $count }, а должно быть { $expected }.
error-position-goals = Цели места { $seat } не соответствуют тому, чего ждёт партия.
error-position-market = Рынок не соответствует тому, чего ждёт партия.
error-position-token = Квилт места { $seat } не мог этого получить: { $token } на { $cell }.
error-position-token-missing = Квилту места { $seat } недостаёт жетона, который он должен был получить: { $token }.
error-position-discarded = Сброшено лоскутков: { $count }, а должно быть { $expected }.
error-record-json = Это не JSON: строка { $row }, столбец { $column }.
error-record-key-twice = «{ $key }» встречается в одном объекте дважды.
error-record-not-object = Запись партии — это объект JSON.
error-record-format = Это не calico-record.
error-record-version = Читается только версия 1 формата calico-record, а не { $version }.
error-record-missing = В записи не хватает «{ $path }».
error-record-type = «{ $path }»: здесь нужно другое — { $expected ->
    [list] список
    [text] текст
    [number] целое число
    [flag] истина или ложь
    [patch] лоскуток
   *[object] объект JSON
}.
error-record-name = «{ $path }» — это «{ $name }», а должно быть одно из: { $choices }.
error-record-seat = Ходит место { $expected }, а не место { $seat }.
error-record-earned = Этот лоскуток приносит: { $expected }, а не: { $earned }.
error-record-goals = Запись начинается, когда все цели выбраны.
error-record-turn = Ход не закончен: сначала возьмите лоскуток с рынка или отмените ход.
error-record-over = Партия закончилась до этого хода.
error-record-result-early = В записи есть результат, но партия не окончена.
error-record-result = Результат должен быть { $expected }, а не { $result }.
error-record-empty = В этом файле нет записи партии.
error-file-unreadable = Не удалось прочитать { $path }: { $reason }.
error-chart-unreadable = Это не таблица, которую можно прочесть.

## calico.players

error-player-unknown = Игрока «{ $name }» нет; выберите из: { $choices }.
error-player-broken = Не удалось загрузить игрока «{ $name }»: { $reason }.
error-bot-failed = Бот «{ $bot }» не справился: { $reason }
error-bot-failed-in-game = Бот «{ $bot }» не справился в партии { $game } при seed { $seed }: { $reason }
error-program-silent = Программа «{ $command }» не ответила.
error-program-answer = Ответ программы не годится: { $reason }
error-not-your-turn = Сейчас не ваш ход.
error-weights-unreadable = Не удаётся прочитать веса из «{ $path }»: { $reason }
error-weights-version = Веса в «{ $path }» сделаны для другой версии этих игроков.
error-weights-damaged = Веса в «{ $path }» повреждены.

## calico.rules

error-unknown-name =
    «{ $name }» — это не { $kind ->
        [Color] цвет
        [Pattern] узор
        [Cat] котик
        [Goal] цель
        [Board] планшет
        [Mode] вид подготовки
        [Variant] вариант игры
        [Restriction] ограничение
        [GoalValues] набор значений целей
        [AchievementMode] вид достижений
       *[other] известное имя
    }; выберите из: { $choices }.
error-did-you-mean = Может быть, «{ $name }»?
error-number-range = { $what }: нужно целое число от { $least } до { $most }, а не { $value }.
error-value-type = «{ $field }» должно иметь тип { $expected }, а не { $value }.
error-players-count = Играют от 1 до 4 игроков, а не { $players }.
error-lower-variance-players = Вариант с меньшей случайностью — для 1 или 2 игроков, а не для { $players }.
error-family-beginner = Семейная игра идёт с подготовкой для опытных, а не для новичков.
error-scenario-unknown = Сценарии пронумерованы от 1 до 10; сценария { $scenario } нет.
error-scenario-beginner = У сценария свои котики и цели, поэтому с подготовкой для новичков он не сочетается.
error-scenario-family = В сценарии цели приносят очки, поэтому с семейной игрой он не сочетается.
error-scenario-restriction = Сценарий не сочетается с ограничением.
error-scenario-chosen-cats = У сценария свои котики, выбирать их нельзя.
error-beginner-chosen-cats = У подготовки для новичков свои котики, выбирать их нельзя.
error-cats-count = В игре три котика, а не { $count }.
error-cats-same-tile = { $first } и { $second } — две стороны одного тайла и не могут играть вместе.
error-cats-twice = { $cat } может быть в игре только один раз.
error-cats-beginner = В подготовке для новичков играют { cat-millie }, { cat-tibbit } и { cat-coconut }.
error-cats-scenario = В сценарии { $scenario } играют { $cats }.
error-patterns-dealt = Каждый из шести узоров достаётся ровно одному котику, по два узора каждому.
error-name-unfit = Имя на месте { $seat } должно содержать от 1 до { $longest } видимых знаков.
error-seed-unfit = Зерно — целое число от 0, а не { $seed }.
error-names-count = Имён должно быть столько же, сколько игроков: { $players }, а не { $count }.
error-boards-count = Планшетов должно быть столько же, сколько игроков: { $players }, а не { $count }.
error-board-twice = { $board } планшет может служить только одному игроку.
error-offer-missing = Месту { $seat } нужны четыре разные цели на выбор.
error-offer-unexpected = У места { $seat } есть цели на выбор, но такая подготовка их не предусматривает.
error-goals-beginner = В подготовке для новичков цели — { goal-different }, { goal-aa-bb-cc } и { goal-aaa-bbb }, именно в таком порядке.
error-goals-scenario = Сценарий { $scenario } играют с целями { $goals }.
error-goals-from-offer = Место { $seat } должно оставить три разные цели из предложенных.
error-goals-partly-chosen = Цели выбраны либо у всех, либо ни у кого.
error-plan-goals-count = Наборов целей должно быть столько же, сколько игроков: { $players }, а не { $count }.
error-wrong-phase = Сейчас это невозможно: партия ждёт другого — { $phase }.
error-already-over = Партия окончена.
error-event-unknown = Партию продолжают Choose, Draw, Place, Take или целый Move, а не { $event }.
error-seat-unknown = Места { $seat } нет.
error-name-not-here = Места «{ $name }» нет; за столом: { $names }.
error-patch-not-yours = У вас нет лоскутка «{ $patch }».
error-cell-not-patchable = { $cell } — не место для лоскутка.
error-cell-taken = Место { $cell } уже занято.
error-restriction-adjacent = { $cell } не касается ни одного положенного вами лоскутка.
error-restriction-same_color = { $cell } не касается лоскутка нужного цвета: { $color }.
error-restriction-same_pattern = { $cell } не касается лоскутка с нужным узором: { $pattern }.
error-position-unknown = На рынке есть позиции 1, 2 и 3, а не { $position }.
error-position-other-patch = На позиции { $position } лежит не тот лоскуток, который вы положили.
error-supply-empty = Запас пуст.
error-supply-incomplete = В запасе должен быть каждый из 36 лоскутков, копий каждого: { $copies }, всего { $total }.
error-turn-unknown = В партии пока { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}.
error-nothing-played = Отменять нечего: ещё ничего не решено.
error-patch-not-in-supply = Лоскутков «{ $patch }» в запасе больше нет.
error-spectator = У зрителя нет места за этим столом.
error-game-not-over = Партия ещё не окончена.
error-chart-full = На треке достижений есть место для шести игроков.
error-chart-name-empty = Игроку на треке достижений нужно имя.
error-chart-player-unknown = Игрока { $player } на треке достижений нет.
error-chart-player-twice = { $player } уже есть на треке достижений.
error-chart-marked = { $player }: это достижение уже отмечено.
error-chart-game-marked = { $player }: за эту партию уже что-то отмечено.
error-chart-not-offered = Эта партия не даёт такого достижения этому месту.
error-chart-scenario-order = В одиночной игре сценарий { $scenario } идёт после сценария { $before }.
error-mode-normal = Для обычного достижения нужны 2–4 игрока и подготовка для опытных, без вариантов и ограничений.
error-mode-restriction = Для достижения с ограничением нужны 2–4 игрока и подготовка для опытных с ограничением, без вариантов.
error-mode-scenario = Для достижения за сценарий нужен сценарий.

## calico.server

error-table-unknown = Такого стола нет.
error-table-unreadable = Эту партию не удаётся прочитать; причина указана в журнале сервера. Остальных партий это не касается.
error-not-seated = У вас нет места за этим столом.
error-not-host = Это может сделать только хозяин стола.
error-seat-not-free = Это место занято.
error-no-free-seat = За этим столом нет свободных мест.
error-already-seated = Вы уже за этим столом.
error-kicked-out = Хозяин удалил вас из-за этого стола.
error-already-started = Партия уже началась.
error-not-started = Партия ещё не началась.
error-seats-open = Партия начнётся, когда все места будут заняты.
error-table-closed = Все ушли из-за этого стола.
error-nothing-to-undo = Отменять нечего: отменить можно только положенный лоскуток, пока ничего не взято с рынка.
error-nobody-there = На месте { $seat } нет никого, кого можно удалить или заменить.
error-not-replaced = За вас не играет программа.
error-has-resigned = Вы отдали это место насовсем.
error-chat-off = Хозяин отключил свободную переписку; готовые фразы работают.
error-chat-empty = Отправьте либо текст, либо готовую фразу.
error-chat-players = Хозяин отключил чат; готовые фразы могут отправлять только игроки.
error-chat-full = Чат этого стола заполнен; продолжите разговор за следующим.
error-chat-too-fast = Вы пишете слишком быстро; подождите { $seconds } с.
error-muted = Хозяин запретил вам писать за этим столом.
error-line-unknown = Этого сообщения уже нет в чате.
error-not-spectator = Заглушить или удалить можно только зрителей.
error-table-full = За этим столом произошло слишком много событий; теперь возможны только ходы.
error-rematch-exists = Реванш уже есть.
error-tables-of-person = У вас неоконченных игр: { $most }. Завершите или покиньте одну из них, прежде чем создать новую.
error-tables-of-address = В вашей сети неоконченных игр: { $most }. Завершите или покиньте одну из них либо попросите владельца этого сервера увеличить предел.
error-bots-of-person = Ботов в ваших неоконченных играх может быть не больше { $most }. Сначала завершите одну из игр или выберите меньше ботов.
error-bots-of-address = Ботов в неоконченных играх вашей сети может быть не больше { $most }. Сначала завершите одну из игр, выберите меньше ботов или попросите владельца этого сервера увеличить предел.
error-bot-time-of-person = За час боты думали для вас уже { $most } мин; попробуйте снова через { $minutes } мин или играйте без ботов.
error-bot-time-of-address = За час боты думали для вашей сети уже { $most } мин; попробуйте снова через { $minutes } мин или играйте без ботов.
error-invited-twice = { $account } уже за этим столом или имеет приглашение.
error-not-invited = За этим столом для вас не держат места.
error-seat-plan-bot = Место { $seat } предназначено для программы, нужно её имя.
error-seat-plan-name = Место { $seat } — у экрана хозяина, ему нужно имя.
error-seat-plan-extra = Место { $seat } — для «{ $kind }», поэтому «{ $field }» у него быть не может.
error-first-unknown = Нет места { $seat }, которое могло бы начать.
error-account-unknown = Учётной записи с таким именем нет.
error-person-name-unfit = В имени от 1 до 40 видимых знаков.
error-name-reserved = Это имя зарезервировано. Выберите другое.
error-account-exists = У вас уже есть учётная запись.
error-account-taken = Это имя учётной записи занято.
error-passphrase-short = В парольной фразе не меньше { $shortest } знаков.
error-passphrase-wrong = Имя учётной записи и парольная фраза не подходят друг другу.
error-account-needed = Для этого нужна учётная запись; гость должен её назвать.
error-passkeys-unavailable = Ключи доступа работают там, где у сервера есть имя: на localhost или с настройкой «site».
error-passkey-expired = Это длилось слишком долго или уже сделано; начните заново.
error-passkey-refused = Этот ключ доступа не открывает здесь ни одной учётной записи.
error-passkey-known = Этот ключ доступа уже записан.
error-passkey-unknown = Такого ключа доступа нет.
error-passkeys-full = Ключей доступа уже { $most }; сначала удалите один.
error-last-proof = Больше ничто не открывает эту учётную запись: сначала добавьте парольную фразу или другой ключ доступа.
error-tokens-full = Ключей доступа уже { $most }; сначала отзовите один.
error-token-unknown = Такого ключа доступа нет.
error-push-unfit = Это не может быть адресом браузера в его службе уведомлений.
error-game-hidden = Запись неоконченной партии не показывается: в ней то, что лежит лицом вниз.
error-mark-not-yours = Вы не доиграли на этом месте до конца.
error-chart-player-missing = На вашей таблице нет такого игрока.
error-setting-unknown = Настройки «{ $name }» нет; есть такие: { $choices }.
error-setting-misspelt = Настройки «{ $name }» нет; возможно, вы имели в виду «{ $guess }»?
error-setting-range = Настройка «{ $name }» должна быть целым числом от { $least } до { $most }, а не «{ $value }».
error-setting-whole = Настройка «{ $name }» должна быть целым числом не меньше { $least }, а не «{ $value }».
error-setting-number = Настройка «{ $name }» должна быть числом не меньше { $least }, а не «{ $value }».
error-setting-switch = Настройка «{ $name }» должна быть true или false, а не «{ $value }».
error-setting-choice = Настройка «{ $name }» должна иметь одно из значений: { $choices }, а не «{ $value }».
error-setting-list = Настройка «{ $name }» должна быть списком строк.
error-setting-text = Настройка «{ $name }» должна быть строкой.
error-setting-database = Настройка «database» должна быть файлом или адресом вроде postgresql://user@host/name.
error-setting-site = Настройка «{ $name }» должна быть адресом вроде https://quilts.example, а не «{ $value }».
error-setting-networks = Настройка «{ $name }» принимает IP-адреса и сети через запятую или *, а не «{ $value }».
error-setting-contact = Настройка «{ $name }» должна быть адресом, который начинается с mailto: или https:, а не «{ $value }».
error-database-in-use = Базу { $path } уже использует другой сервер; сначала остановите его или выберите другую базу данных.
error-server-not-started = Сервер не запускается на { $host }, порт { $port }; причина в его журнале.
error-export-line = Строка { $line } не относится к выгрузке сервера.
error-import-not-empty = Выгрузку сервера можно прочитать только в пустую базу данных.
error-backup-postgresql = Резервную копию базы PostgreSQL делают с помощью pg_dump.
error-message-unreadable = Это сообщение не читается: { $reason }
error-message-too-large = В сообщении не больше { $most } байт.
error-hello-first = Первым сообщением должно быть «hello».
error-hello-twice = «hello» уже было.
error-protocol-version = Этот сервер говорит на версии { $version } протокола.
error-too-many-tables = Одно соединение следит не больше чем за { $most } столами.
error-too-many-requests = Слишком много запросов; попробуйте снова через { $seconds } с.
error-too-many-log-ins = Слишком много попыток входа в эту учётную запись. Попробуйте снова через { $seconds } с.
error-not-signed-in = Для этого нужен гость, учётная запись или ключ доступа.
error-token-invalid = Этот ключ доступа не действует (или больше не действует).
error-scope-missing = У этого ключа нет права «{ $scope }».
error-origin-refused = Запросы из этого источника отклоняются.
error-header-missing = Запросу, который что-то меняет, нужен заголовок «X-Calico».
error-route-unknown = Здесь ничего нет.
error-method-unknown = Этот метод здесь невозможен.
error-store-unavailable = Сервер сейчас не может ни сохранить, ни прочитать; ничего не изменилось. Попробуйте ещё раз.
error-text-unstorable = В этом тексте есть символ, который нельзя сохранить; уберите его и попробуйте ещё раз.
error-server-error = На сервере что-то пошло не так; подробности в его журнале.
error-server-stopping = Сервер останавливается; подключитесь снова.

## calico.training

error-training-recipe = Контрольная точка «{ $path }» сделана по другому рецепту: возьмите другую папку или тот же рецепт.
