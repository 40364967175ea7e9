### What the commands of the server say.

server-started = Calico работает на { $url } – Ctrl+C завершает.
server-saved = Сохранено: { $path }
server-imported = Прочитано строк: { $count }
server-bot-connecting = Подключение к { $url } – Ctrl+C завершает.
server-bot-plays = Подключено: бот играет на { $url } – Ctrl+C завершает.
server-error-one-bot = Назовите либо файл Python, либо программу через --exec, либо игрока через --player.
server-error-missing = Серверу не хватает пакетов; в папке Calico введите: pip install '.[server]'

server-your-turn = Ваш ход.
