### То, что говорит только страница. Слова игры — в game.ftl, отказы — в errors.ftl.

## Рамка

skip = Перейти к содержанию
menu = Меню
menu-home = Главная
menu-learn = Обучение
menu-rules = Правила
menu-chart = Таблица
close = Закрыть
cancel = Отмена
loading = Накрываем на стол …
line-offline = Нет связи. Ничего не потеряно; пробуем снова …
line-connecting = Соединение …
line-retry = Повторить
error-offline = Сервер недоступен. Ничего не изменилось.
missing-title = Такой страницы нет
missing-text = Возможно, ссылка неполная или страница переехала.
gone-title = Вы больше не в системе
gone-account = Вы входили как { $account }. Этот сеанс завершён: он истёк, его завершили на другом устройстве или удалили файл cookie. Войдите, чтобы продолжить.
gone-guest = Вы играли здесь как гость { $name }, без учётной записи. Сервер больше не узнаёт этот браузер: удалён файл cookie, ваши данные стёрты или сервер начал с чистого листа.
gone-watch = Смотреть игру можно в любом случае.
gone-guest-again = Продолжить как { $name }

## Главная

home-title = Сшейте одеяло, и котики придут
home-lead = Кладите лоскутки, соединяйте цвета ради пуговиц и узоры ради котиков, выполняйте цели.
home-learn = Обучение
home-learn-explained = Пять минут, играя
home-solo = Играть одному
home-solo-explained = Как можно больше очков
home-bots = Играть с котами
home-bots-explained = От одной до трёх программ, от котёнка до мастера
home-friends = Пригласить друзей
home-friends-explained = Отправьте ссылку; учётная запись не нужна
home-shared = Общий экран
home-shared-explained = От двух до четырёх человек, по очереди
home-scenarios = Сценарии
home-scenarios-explained = Десять задач, каждая труднее прежней
home-mine = Ваши игры
home-open = Открытые столы
home-your-turn = Ваш ход
home-their-turn = Ход других
home-gathering = Ждёт игроков
home-invited = Вас приглашают
home-host-here = Хозяин здесь
home-host-away = Хозяин не здесь
home-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
home-finished = { $count ->
    [one] { $count } законченная игра
    [few] { $count } законченные игры
    [many] { $count } законченных игр
   *[other] { $count } законченной игры
}
home-about = Неофициальная версия Calico, настольной игры Кевина Расса (Flatout Games, AEG), со своими рисунками и словами.

## Новая игра

your-name = Ваше имя
setup-guest = Швея
setup-player = Игрок { $number }
setup-seats = Кто играет
setup-seat-kind = Кто займёт место { $number }
setup-account = Учётная запись для места { $number }
setup-bot = Программа на месте { $number }
bot-strength = около { $points } очков в одиночку
bot-strength-explained = Очки — столько в среднем набирает в одиночной игре.
bots-waking = Они просыпаются …
setup-name = Имя на месте { $number }
setup-remove = Убрать место { $number }
setup-add = Добавить место
seat-free = свободное место
seat-host = хозяин
seat-person = Тот, у кого есть ссылка
seat-bot = Программа
seat-shared = Кто-то у этого экрана
seat-account = Определённая учётная запись, например программы
seat-kept = место для { $account }
setup-play = Подготовка
setup-beginner = Для начинающих
setup-beginner-explained = Три простых котика, три заданные цели
setup-standard = Обычная
setup-standard-explained = Случайные котики, цели на выбор
setup-scenario = Сценарий
setup-scenario-explained = Заданные котики и цели, а также задания
setup-more = Ещё настройки
setup-variants = Варианты
variant-family-explained = Цели лежат лицом вниз и не дают очков: спокойная игра
variant-lower_variance-explained = На один меньше каждого лоскутка, для одного или двух игроков
option-open-hands = открытые руки
option-open-hands-explained = Все видят все лоскутки
setup-restriction = Ограничение
setup-none = Нет
setup-goal-values = Очки за цели
setup-cats = Котики
setup-cats-explained = Выберите трёх или положитесь на случай. Две стороны одного жетона вместе не играют.
setup-boards = Планшеты
setup-by-chance = случайно
setup-first = Кто начинает
setup-achievement = Игра ради достижения
option-achievement = ради достижения: { $mode }
setup-pace = Темп
pace-relaxed = Без часов
pace-minutes = Минуты на ход
pace-days = Дни на ход
pace-minutes-shown = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
    [many] { $count } минут на ход
   *[other] { $count } минуты на ход
}
pace-days-shown = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
    [many] { $count } дней на ход
   *[other] { $count } дня на ход
}
players-count = { $count ->
    [one] в одиночку, { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
setup-public = Открытый стол
setup-public-explained = Виден всем на главной странице
setup-start = Начать
setup-invite = Накрыть на стол и пригласить

## Перед игрой

gather-title = Стол накрыт
gather-join = Сесть за стол
gather-bot = Посадить программу
gather-kick = Отправить восвояси: { $name }
gather-start = Начать
gather-waiting = { $count ->
    [one] Ещё { $count } место свободно.
    [few] Ещё { $count } места свободны.
    [many] Ещё { $count } мест свободно.
   *[other] Ещё { $count } места свободно.
}
gather-wait-host = Хозяин начнёт, когда все соберутся.
gather-leave = Встать
gather-invited = Для вас держат место.
gather-decline = Отказаться
gather-withdraw = Отозвать приглашение для { $account }
account-invite-title = Пригласить учётную запись
account-invite-explained = Программа из сети садится сама, как только узнает; человек найдёт приглашение на своей первой странице.
account-invite = Пригласить
account-online = Эта программа в сети.
account-programs = { $count ->
    [one] В сети { $count } программа.
    [few] В сети { $count } программы.
   *[many] В сети { $count } программ.
}
presence-here = здесь
presence-away = не здесь
presence-away-since = не здесь с { $time }
presence-invited = не в сети; ждём
presence-invited-online = в сети; ждём
presence-spectators = { $count ->
    [one] { $count } человек смотрит
    [few] { $count } человека смотрят
   *[many] { $count } человек смотрят
}
said-invited = Приглашение для { $account } отправлено.
said-invitation-declined = { $account } отказывается.
said-invitation-late = { $account } не приходит вовремя. Место снова свободно.
said-invitation-withdrawn = Приглашение для { $account } отозвано.
gather-options = Во что играем
invite-title = Пригласить
invite-explained = Кто откроет эту ссылку, может сесть за стол.
invite-link = Ссылка на этот стол
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-qr = QR-код ссылки
table-closed = Все ушли из-за этого стола.

## Выбор целей

choose-title = Выберите свои цели
choose-explained = Оставьте три из { $count } и положите каждую на своё одеяло. Другие увидят их, когда выберут все.
choose-offer = Цели на выбор
choose-slots = Их места
choose-slot = Место { $slot }: { $goal }
choose-empty = пусто
choose-swap = Коснитесь места, чтобы поменять его со следующим; коснитесь цели, чтобы вернуть её.
choose-swap-in = Коснитесь места, где она должна лежать.
choose-confirm = Оставить эти
choose-waiting = Принято. Можно менять, пока не выбрали все.

## Стол

table-title = Игра
table-main = Ваше одеяло
table-side = Очки и цели
cats-in-play = Котики в игре
cat-label = { $cat }, очки: { $points }; { $needs }; узоры: { $patterns }.
cat-label-plain = { $cat }, очки: { $points }; { $needs }.
cat-count = У вас: { $count }.
cat-count-of = { $name }: { $count }.
quilt-of = Одеяло: { $name }
quilt-with-rainbow = { $label }, с радужной пуговицей
rivals = Остальные
rival-enlarge = Увеличить одеяло: { $name }
rival-hand = Рука:
thinking = думает…
hand = Рука
hand-patch = { $patch }, клавиша { $key }
patch-face-down = лоскуток лицом вниз
market = Рынок
market-patch = Рынок { $position }: { $patch }
market-take = Взять: { $patch }, рынок { $position }
market-empty = Рынок { $position }: пусто
supply-left = осталось { $count }
left-title = Что осталось
left-explained = Сколько экземпляров каждого лоскутка вы ещё не видели: в запасе или в закрытой руке.
goals = Цели
goal-link = Правило: { $goal }
goal-have = { $count } × { $kind }
ask = Что это значит: { $about }?
ask-all = Все правила
goal-at = { $slot }:
goal-way-colors = по цветам
goal-way-patterns = по узорам
goal-met-both = Выполнена обоими способами.
goal-met-colors = Выполнена по цветам.
goal-met-patterns = Выполнена по узорам.
goal-not-met = Не выполнена.
goal-impossible = Больше не выполнима.
goal-open-both = Возможна обоими способами.
goal-open-either = Возможна одним из двух способов.
goal-open-colors = Возможна только по цветам.
goal-open-patterns = Возможна только по узорам.
goal-open-cells = { $count ->
    [one] Осталось { $count } место.
    [few] Осталось { $count } места.
    [many] Осталось { $count } мест.
   *[other] Осталось { $count } места.
}
score-sheet = Очки
score-player = Игрок
score-you = (вы)
score-winner = победа
moves = Последние ходы
moves-none = Пока никто не ходил.
replay = Что произошло
replay-turn = Ход { $number } из { $total }
replay-which = Какой ход
replay-news = Что произошло после вашего хода
replay-pause = Пауза
replay-play = Показать
moves-took = взято: { $patch }
undo = Вернуть
place-confirm = Положить на { $cell }
return-seat = Вернуться на место
look-back = На ход назад
look-forward = На ход вперёд
look-live = К игре
resign = Покинуть игру
resign-explained = Программа доиграет за вас до конца.
resign-confirm = Покинуть
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}

status-looking-back = Прежняя позиция
status-choose-patch = Ваш ход: выберите лоскуток
status-place = Ваш ход: положите его
status-take = Теперь возьмите лоскуток
status-waiting = Ждём: { $name }
status-thinking = { $name } думает…
hint-choose = Выберите лоскуток из руки или перетащите его на одеяло.
hint-place = Коснитесь свободного места. Золотая точка — там что-то достанется.
hint-take = Возьмите лоскуток с рынка, чтобы закончить ход, или верните свой.
hint-take-solo = Возьмите лоскуток, чтобы закончить ход, или верните свой. Из двух других левый уйдёт из игры.
hint-take-last = Одеяло заполнено. Возьмите любой лоскуток, чтобы закончить, или верните свой.
turn-yours = Ваш ход.
time-warning = Времени на ход: { $time }. Потом за вас сыграет бот.
time-short = Время на исходе. Когда оно выйдет, за вас сыграет бот.
stand-in-absence = Ваше время вышло, поэтому за вас играет { $bot }.
stand-in-awaited = Ваше время вышло, и за вас сыграл бот { $bot }. Игра ждёт вас.
stand-in-host = По решению хозяина стола за вас играет { $bot }.
stand-in-resigned = Вы вышли из игры. За вас её доиграет { $bot }.
replaced-absence = время вышло
replaced-host = замена по решению хозяина
replaced-resigned = выход из игры
replaced-kicked = вне стола по решению хозяина

preview-earns = приносит: { $tokens }.
preview-nothing = сразу ничего не приносит.
preview-meets-colors = Выполняет { $goal } по цветам.
preview-meets-patterns = Выполняет { $goal } по узорам.
preview-meets-both = Выполняет { $goal } обоими способами!
preview-spoils-colors = Портит цвета { $goal }.
preview-spoils-patterns = Портит узоры { $goal }.
preview-spoils-both = Портит цвета и узоры { $goal }.
preview-ends = Обрывает то, из чего ещё могло получиться: { $tokens }.
touch-again = Коснитесь ещё раз, чтобы положить.

cell-border = Рамка: { $patch }
cell-goal = { $cell }, цель { $goal }. { $status }
cell-goal-named = { $goal }, { $explained }, очки: { $one } или { $both }
cell-goal-empty = { $cell }, место для цели
cell-patch = { $cell }, { $patch }
cell-open = { $cell }, пусто
cell-open-beside = { $cell }, пусто, рядом: { $beside }
cell-beside-color = { $number } × { $color }

said-placed = { $name } кладёт { $patch } на { $cell }.
said-placed-earned = { $name } кладёт { $patch } на { $cell } и получает: { $tokens }.
said-undone = { $name } возвращает лоскуток.
said-taken = { $name } берёт: { $patch }.
said-goal = { $name } выполняет { $goal }, очки: { $points }.
said-joined = { $name } садится за стол.
said-started = Игра начинается.
said-handed-over-absence = { $name }: время вышло. Дальше играет { $bot }.
said-handed-over-host = По решению хозяина стола { $bot } играет за: { $name }.
said-handed-over-resigned = { $name } выходит из игры. Дальше играет { $bot }.
said-handed-over-kicked = Хозяин убирает из-за стола: { $name }. Дальше играет { $bot }.
said-returned = { $name } снова с нами.
said-chat = { $name } говорит: { $text }
said-muted = { $name } больше не может писать в чате.
said-unmuted = { $name } снова может писать в чате.
said-removed = { $name } больше не смотрит игру: так решил хозяин.

curtain-title = { $name }, ваш ход
curtain-explained = Возьмите экран. Рука закрыта, пока вы не посмотрите.
curtain-lift = Показать мою руку

chat = Беседа
chat-none = Пока никто ничего не сказал.
chat-unread = { $count ->
    [one] { $count } новое сообщение:
    [few] { $count } новых сообщения, последнее:
    [many] { $count } новых сообщений, последнее:
   *[other] { $count } нового сообщения, последнее:
}
chat-text = Скажите что-нибудь
chat-send = Отправить
chat-switch = Свои слова в беседе
chat-mute = Заглушить: { $name }
chat-unmute = Разрешить писать: { $name }
chat-remove = Удалить: { $name }
chat-remove-sure = Удалить: { $name }? Этот зритель больше не сможет смотреть игру и присоединиться к ней.
preset-hello = Привет!
preset-good_luck = Удачи!
preset-nice_move = Хороший ход!
preset-well_played = Отлично сыграно!
preset-thinking = Я думаю …
preset-sorry = Извините!
preset-thanks = Спасибо!
preset-one_moment = Минутку, пожалуйста.
preset-good_game = Хорошая игра!
preset-goodbye = До свидания!

keys = Клавиши
keys-choose = 1, 2: выбрать лоскуток из руки
keys-quilt = { $quilt }: к одеялу
keys-arrows = Стрелки: от места к месту
keys-enter = Enter: положить лоскуток или погладить котика
keys-ask = ?, правая кнопка или долгое касание на одеяле: что это за правило?
keys-take = 1, 2, 3: взять с рынка
keys-undo = { $undo }: отменить, пока ничего не взято
keys-help = ?: этот список
keys-off = Команды одной клавишей выключены в настройках.

## Конец

end-title = Игра окончена
end-solo = { $count ->
    [one] Ваше одеяло стоит { $count } очко
    [few] Ваше одеяло стоит { $count } очка
    [many] Ваше одеяло стоит { $count } очков
   *[other] Ваше одеяло стоит { $count } очка
}
end-solo-of = { $count ->
    [one] { $name }: одеяло на { $count } очко
    [few] { $name }: одеяло на { $count } очка
    [many] { $name }: одеяло на { $count } очков
   *[other] { $name }: одеяло на { $count } очка
}
end-solo-first = Первое одеяло. В следующий раз выберите одну цель с самого начала и смотрите на рамку: до 30 очков недалеко.
end-solo-fair = Хорошее одеяло. Следующий шаг — цель, выполненная обоими способами: до 45 очков недалеко.
end-solo-fine = Отличное шитьё. 60 очков вам по силам.
end-solo-master = Мастерски! Такие одеяла побеждают и среди друзей.
end-tie-break = При равных очках решают котики, затем пуговицы; если и они равны, победа общая.
end-passed = Сценарий пройден!
end-not-passed = В этот раз выполнены не все задания.
objective-met = выполнено:
objective-open = осталось:
end-rematch = Ещё раз
end-to-rematch = К новому столу
end-png = Картинка (PNG)
end-svg = Картинка (SVG)
end-record = Запись игры
mark-title = Отметьте одно достижение в своей таблице
mark-title-for = { $name } может отметить одно достижение
mark-for = В чьей строке таблицы
mark-done-for = { $points ->
    [one] Отмечено. { $name }: { $points } очко в таблице.
    [few] Отмечено. { $name }: { $points } очка в таблице.
   *[many] Отмечено. { $name }: { $points } очков в таблице.
}

## Настройки

settings = Настройки
settings-language = Язык
settings-theme = Вид
settings-theme-auto = как в системе
settings-theme-light = светлый
settings-theme-dark = тёмный
settings-theme-contrast = высокий контраст
settings-palette = Цвета лоскутков
settings-palette-natural = естественные
settings-palette-protanopia = при протанопии
settings-palette-deuteranopia = при дейтеранопии
settings-palette-tritanopia = при тританопии
settings-motion = Движение
settings-motion-auto = как в системе
settings-motion-full = полное
settings-motion-reduced = без движения
settings-sound = Звуки
settings-sound-auto = днём
settings-sound-on = включены
settings-sound-off = выключены
settings-confirm = Спрашивать, прежде чем положить
settings-names = Показывать имена мест
settings-shortcuts = Команды одной клавишей
settings-notify = Сообщать, когда мой ход
settings-push = Уведомления в партиях с днями на ход
settings-push-explained = И тогда, когда страница закрыта. Они говорят, что ваш ход, и больше ничего.
settings-push-forbidden = Браузер не разрешает уведомления этой страницы.
settings-push-failed = Служба уведомлений браузера недоступна.
install = Установить как приложение
install-explained = У Calico будет своё окно и свой значок.
offline-title = Сейчас нет связи
offline-text = Обучение и правила работают и так. Ваши партии в сохранности и ждут вас.
account = Имя и учётная запись
account-rename = Переименовать
account-explained = Учётная запись переносит игры и таблицу на другие устройства. Играть можно и без неё.
account-name = Имя учётной записи
account-passphrase = Пароль
account-passphrase-current = Прежняя парольная фраза
account-passphrase-new = Новая парольная фраза
account-passphrase-explained = При смене пароля вы выйдете на других устройствах, а все ваши токены API перестанут действовать.
account-passphrase-save = Сохранить парольную фразу
account-passphrase-remove = Удалить парольную фразу
passkeys = Ключи доступа
passkeys-explained = Ключ доступа живёт на вашем устройстве и открывает учётную запись пальцем, лицом или PIN-кодом. Нечего запоминать и нечего украсть.
passkeys-impossible = Ключи доступа возможны там, где у этой страницы есть имя по https, или на localhost.
passkey-log-in = Войти с ключом доступа
passkey-register = Создать учётную запись с ключом доступа
passkey-add = Добавить ключ доступа
passkey-name = Имя ключа доступа
passkey-name-first = Это устройство
passkey-rename = Новое имя ключа доступа
passkey-remove = Удалить
passkey-remove-sure = Удалить ключ доступа «{ $name }»? Он больше не откроет вашу учётную запись.
passkey-made = Ключ доступа открывает вашу учётную запись.
passkey-removed = Ключ доступа удалён.
passkey-called-off = Ничего не изменилось.
passkey-used = последний вход: { $date }
passkey-unused = ещё не использован
account-log-in = Войти
account-log-out = Выйти
account-register = Создать запись
account-known = Вы вошли как { $account }.
account-data = Скачать мои данные
account-erase = Удалить мои данные
account-erase-sure = Удалить навсегда имя, учётную запись, таблицу и сказанное?
account-saved = Сохранено.
account-in = Вы вошли.
account-out = Вы вышли.
account-erased = Всё о вас удалено.

## Обучение

learn-title = Учимся играть в Calico
learn-step = { $number } из { $total }
learn-next = Дальше
learn-again = Ещё раз
learn-back = Назад
learn-end-title = Вот и вся игра
learn-end-text = 22 хода: положить один, взять один. Остальное — умение выбирать. Первое одеяло, может быть, принесёт 30 очков; 60 — тонкая работа.
learn-play = Сыграть впервые

lesson-place-title = Положите лоскуток
lesson-place-task = У вас два лоскутка. Выберите один и положите на любое свободное место одеяла.
lesson-place-try = Сначала выберите лоскуток, потом коснитесь свободного места.
lesson-place-done = Лоскуток остаётся там, где лежит. Теперь возьмите один из трёх с рынка: на этом ход закончен.
lesson-place-taken = Так что у вас всегда два. В игре другие видят, что вы берёте.

lesson-button-title = Три одного цвета: пуговица
lesson-button-task = Два розовых лоскутка касаются друг друга. Добавьте третий: три и больше соседних лоскутка одного цвета дают пуговицу, 3 очка. Золотая точка показывает, где лоскуток что-то принесёт.
lesson-button-try = В игре так можно, но пуговицы не будет. Пусть розовый лоскуток касается двух других.
lesson-button-done = Розовая пуговица пришита. По одной на группу, какой бы большой она ни стала. По одной каждого цвета — и вдобавок радужная.

lesson-border-title = Рамка тоже считается
lesson-border-task = Напечатанная рамка — часть одеяла. Один голубой лоскуток уже касается голубого куска рамки: добавьте ещё один.
lesson-border-try = Здесь пуговицы нет. Найдите голубой кусок рамки слева.
lesson-border-done = Два лоскутка и кусок рамки — это три. Смотрите на край, прежде чем шить в середине.

lesson-cat-title = Узоры приманивают котиков
lesson-cat-task = Каждый котик любит два узора. { cat-millie } приходит на три соседних лоскутка в горошек любого цвета: приманите.
lesson-cat-try = { cat-millie } и ухом не ведёт. Все три в горошек должны касаться друг друга.
lesson-cat-done = { cat-millie } укладывается: 3 очка. Котики потруднее приносят больше. Коснитесь, чтобы погладить.

lesson-again-title = Одна группа — один котик
lesson-again-task = На горошке { cat-millie } уже лежит; ещё один горошек ничего не даст. Но есть и любимые лозы: приманите во второй раз.
lesson-again-try = Ничего не вышло. Нужны три соседних лоскутка с лозой.
lesson-again-done = Две группы — два котика. Полученное не пропадает никогда, даже если группы потом срастутся.

lesson-letters-title = Буквы цели
lesson-letters-task = Цель смотрит на шесть лоскутков вокруг. ≠ просит шесть разных: по цвету или по узору. Пять разных цветов уже лежат. Завершите.
lesson-letters-try = Цель осталась открытой или испорчена. На последнее место вокруг ≠ нужен шестой цвет.
lesson-letters-done = Выполнена по цветам: 10 очков. Буквы — это виды: AA-BB-CC хочет три пары.

lesson-exact-title = Буквы точны
lesson-exact-task = AAA-BBB хочет три лоскутка одного вида и три другого. Вокруг лежат три розовых и два зелёных. Один из ваших лоскутков завершит цель, другой испортит её навсегда.
lesson-exact-try = На последнее место вокруг цели нужен третий зелёный. Четыре и два — это не AAA-BBB.
lesson-exact-done = Три и три: 8 очков. Одинаковые буквы — один вид, разные буквы — всегда разные виды.

lesson-both-title = Один способ или оба
lesson-both-task = Для AA-BB-CC не хватает одного. Оба лоскутка завершают цвета. Какой завершит и узоры?
lesson-both-try = Посмотрите на узоры вокруг: два в горошек, два в полоску, один с папоротником.
lesson-both-done = Цвета и узоры сразу: 11 очков вместо 7. Отсюда и берутся высокие результаты.

## Правила

rules-title = Правила
rules-search = Искать в правилах
rules-none = Ничего не найдено.
rules-turn-title = Ваш ход
rules-turn-text = Положите один из двух лоскутков на свободное место и возьмите то, что он принёс. Затем возьмите один из трёх лоскутков с рынка; рынок пополняется из запаса. После 22 ходов все одеяла заполнены.
rules-button-title = Пуговицы
rules-button-text = Три и больше соседних лоскутка одного цвета дают пуговицу этого цвета, 3 очка, как только положен третий. По одной пуговице на группу. Рамка считается.
rules-rainbow-title = Радужная пуговица
rules-rainbow-text = У кого есть пуговицы всех шести цветов, тот один раз получает радужную: ещё 3 очка.
rules-cat-title = Котики
rules-cat-text = Каждый узор принадлежит одному котику в игре. Соседние лоскутки этого узора, исполнившие его желание, приманивают его сразу; один котик на группу. Группа может быть больше. Полученное не теряется; сросшиеся группы сохраняют всё и не получают нового.
rules-goal-title = Цели
rules-goal-text = В конце цель смотрит на шесть соседей: одинаковые буквы — один вид, разные буквы — разные виды. Выполненная по цветам или по узорам, она даёт меньшее число очков, обоими способами — большее.
rules-goal-values = очки: { $one } одним способом, { $both } обоими
rules-end-title = Конец и победа
rules-end-text = Цели, котики и по 3 очка за пуговицу. Побеждает, у кого больше очков; при равенстве — больше котиков, затем пуговиц; иначе победа общая.
rules-hands-title = Руки
rules-hands-text = Руки закрыты, но все видят, что берут с рынка.
rules-border-title = Край
rules-border-text = Напечатанный край — часть вашего одеяла: его лоскуты считаются в группах цветов и узоров. Жетоны на него не кладут, и ни одна цель его не касается.
rules-solo-title = В одиночку
rules-solo-text = Рынок — это лента. После того как вы взяли лоскуток, пролежавший дольше всех уходит из игры, другой сдвигается, и приходят два новых.
rules-variants-title = Варианты
rules-restrictions-title = Ограничения
rules-scenarios-title = Сценарии
rules-scenarios-text = Сценарий задаёт котиков, цели и задания. Выполните все, чтобы пройти его.
rules-scenario-play = Играть сценарий { $number }
rules-achievements-title = Достижения
rules-achievements-text = Тридцать достижений, каждое один раз. Каждое пятое приносит звание, вплоть до мастера.

## Таблица

chart-title = Ваша таблица
chart-points = { $count ->
    [one] { $count } достижение из { $total }
    [few] { $count } достижения из { $total }
    [many] { $count } достижений из { $total }
   *[other] { $count } достижения из { $total }
}
chart-stranger = Таблица начинается с первой игры.
chart-who = Кто в таблице
chart-add-name = Кто играет за этим устройством
chart-add = Добавить
chart-invite-account = Пригласить учётную запись
chart-invited = приглашение без ответа
chart-invites-you = { $name } приглашает вас в свою таблицу: вы увидите строки друг друга.
chart-join = Присоединиться
chart-leave = Покинуть таблицу: { $name }
chart-of = Таблица: { $name }
chart-rename-to = Новое имя игрока { $name }
chart-remove-sure = { $count ->
    [one] Удалить из таблицы: { $name } и { $count } отметку?
    [few] Удалить из таблицы: { $name } и { $count } отметки?
   *[many] Удалить из таблицы: { $name } и { $count } отметок?
}
chart-changed = Таблица изменена.
chart-imported = Таблица прочитана.
chart-export = Сохранить таблицу в файл
chart-import = Прочесть таблицу из файла
chart-achievements = Достижения
chart-achievement = Достижение
chart-marked = отмечено
chart-open = впереди
chart-explained = Накрывая на стол, выберите «Игра ради достижения». Победитель отмечает одно; кто прошёл сценарий, отмечает его.
