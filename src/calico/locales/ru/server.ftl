### What the commands of the server say.

server-help-serve = Запустить игровой сервер: столы для людей и программ, в браузере.
server-help-serve-examples =
    calico serve --open # только на этом компьютере, и открыть страницу
    calico serve --host 0.0.0.0 --port 8000 # для всей сети
    calico serve --database postgresql://localhost/calico # с PostgreSQL
server-help-server = Обслуживать базу данных сервера.
server-help-server-examples =
    calico server backup copy.sqlite # копия во время работы
server-help-backup = Скопировать базу SQLite, в том числе во время работы сервера.
server-help-backup-examples =
    calico server backup copy.sqlite --database calico.sqlite # копия указанной базы
server-help-export = Записать всё, что хранит сервер, в файл JSONL.
server-help-export-examples =
    calico server export all.jsonl # чтобы перейти на другую базу
server-help-import = Прочитать экспорт в пустую базу.
server-help-import-examples =
    calico server import all.jsonl --database postgresql://localhost/calico # перейти с SQLite на PostgreSQL
server-help-bot = Дать своему игроку играть на сервере: файл Python или любая программа, которая читает и пишет строки JSON.
server-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T my_bot.py # за каждым столом, где сидит его учётная запись
    calico bot --server URL --token T --exec ./my_bot --table ID # программа, за одним столом
server-metavar-address = АДРЕС
server-metavar-database = БАЗА
server-metavar-table = СТОЛ
server-option-host = Адрес, на котором слушать; 127.0.0.1 — только этот компьютер.
server-option-port = Порт, на котором слушать.
server-option-database = Файл SQLite или адрес базы PostgreSQL.
server-option-config = Файл TOML с настройками.
server-option-open = Открыть страницу в браузере.
server-option-server = Адрес сервера.
server-option-token = Токен учётной записи с правами read и play; также из CALICO_TOKEN.
server-option-exec = Программа, которая общается строками JSON.
server-option-player = Установленный здесь игрок.
server-option-table = Стол, за который сесть, по номеру или ссылке; можно повторять.
server-option-seconds = Сколько можно думать над ходом.
server-option-at-once = За сколькими столами играть одновременно; прочие приглашения отклоняются.
server-option-once = Закончить, когда эти столы доиграны.
server-argument-file = Файл.
server-argument-bot = Файл Python, в котором определён `player`.
server-started = Calico работает на { $url } – Ctrl+C завершает.
server-saved = Сохранено: { $path }
server-imported = Прочитано строк: { $count }
server-bot-connecting = Подключение к { $url } – Ctrl+C завершает.
server-bot-plays = Подключено: бот играет на { $url } – Ctrl+C завершает.
server-error-one-bot = Назовите либо файл Python, либо программу через --exec, либо игрока через --player.
server-error-missing = Серверу не хватает пакетов; в папке Calico введите: pip install '.[server]'

server-your-turn = Ваш ход.
