### What the command line says.

## Help

cli-help = The quilting board game Calico in the terminal: play, replay, score and simulate. Unofficial.
cli-help-usage = Usage: { $usage }
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-examples = Examples
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-language = Language of all texts: en, fr, de, pl or ru.
cli-help-default = (default: { $value })
cli-default-none = none
cli-default-random = at random
cli-default-cores = all cores
cli-default-habit = the bot's own habit
cli-default-bots = as many as bots are named
cli-default-aim = points, in a scenario passed
cli-default-all = all games
cli-default-start = the start
cli-default-end = the end
cli-default-whole = the whole game
cli-default-recipe = as in the shipped recipe
cli-default-record = as the record says
cli-default-same-name = the seat of that name
cli-default-table = the whole table
cli-default-first = the first player
cli-default-enter = by Enter
cli-default-system = as the system is set
cli-help-app-examples =
    calico play # answer three questions and play
    calico play --bot greedy # you against a program
    calico simulate --games 1000 --bot greedy # how good is it?
    calico COMMAND --help # everything about one command

cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-name = NAME
cli-metavar-names = NAME,…
cli-metavar-players = NAME NAME…
cli-metavar-number = N
cli-metavar-seconds = SECONDS
cli-metavar-cluster = local|auto|ADDRESS
cli-metavar-language = CODE
cli-metavar-achievement = ACHIEVEMENT

cli-help-play = Play a game, alone, with people at this screen or against programs. Without options a few questions are asked; with any option, whatever you leave out is standard. The game is saved after every turn.
cli-help-play-examples =
    calico play # a few questions, Enter takes the default
    calico play --names Anna,Ben --bot greedy # two people and a program
    calico play --setup beginner --seed 7 # alone, the same deal for everybody who uses this seed
    calico play --scenario 3 --names Anna --achievements scenario # for the chart
    calico play --resume # go on with the last game
cli-argument-play-file = With --resume: the saved game.
cli-option-resume = Go on with what was saved: a game, by default the last one, or the match of --results.
cli-option-names = Names of the people who play, divided by commas.
cli-option-setup = beginner or standard.
cli-option-cats = Three cats instead of random ones, such as millie,rumi,leo.
cli-option-board = Board of each player in order: blue, green, purple, yellow.
cli-option-goal-values = What goals are worth: book (rulebook) or tile (later tiles).
cli-option-variant = family or lower_variance; may be given twice.
cli-option-restriction = adjacent, both, no_hand, same_color or same_pattern.
cli-option-scenario = Number of a scenario, 1 to 10.
cli-option-open-hands = Everybody sees all hands.
cli-option-first = Who begins.
cli-option-achievements = What the game is played for on the chart: normal, restriction or scenario.
cli-option-seed = Number that decides everything that is left to chance.

cli-help-replay = Step through a recorded game: Enter goes on, b back, a number to that move, q leaves. Without a terminal everything is printed.
cli-help-replay-examples =
    calico replay game.json # step by step
    calico replay games.jsonl --game 5 --delay 1 # the fifth game, a move a second
    calico replay game.json --move 22 # begin after move 22
cli-argument-file = A calico-record: .json with one game, or .jsonl with one a line.
cli-option-game = Which game of a .jsonl file, counted from 1.
cli-option-move = After which move; 0 is the dealt table.
cli-option-delay = Go on by itself after so many seconds.

cli-help-score = Check a record by the rules and print the score sheet; for many games, a summary.
cli-help-score-examples =
    calico score game.json # the score sheet
    calico score games.jsonl # are all of them right, and how did they end?
    calico score games.jsonl --game 3 # the score sheet of the third
    calico score games.jsonl --json # the same for programs
cli-option-json = Print one JSON object instead of a table.
cli-option-seconds = How long to think about a move, in seconds.

cli-help-render = Draw a position of a recorded game as an SVG or PNG picture.
cli-help-render-examples =
    calico render game.json -o end.svg # the table at the end
    calico render game.json --move 10 --seat Anna -o anna.png # one quilt after ten moves
cli-option-output = The picture; its ending, .svg or .png, decides the kind.
cli-option-seat = A player by name, or by number from 0 as in the record.
cli-option-force = Overwrite a file that exists.

cli-help-chart = Show and mark the achievements of up to six people on this machine.
cli-help-chart-examples =
    calico chart # who has marked what
    calico chart add Anna # a new row
    calico chart mark Anna game.json rainbow # mark an achievement of a finished game
cli-argument-name = Name of the person.
cli-help-chart-add = Add a person to the chart.
cli-help-chart-add-examples = calico chart add Anna # a new row for Anna
cli-help-chart-remove = Remove a person and everything they have marked.
cli-help-chart-remove-examples = calico chart remove Anna # asks before it does so
cli-option-yes = Do not ask.
cli-help-chart-mark = Mark an achievement that a finished game offers. Each game counts once for a person.
cli-help-chart-mark-examples =
    calico chart mark Anna game.json # if the game offers only one
    calico chart mark Anna game.json points_65 --seat 1 # a certain one, played on seat 1
cli-argument-achievement = Which one, such as rainbow, points_65 or a scenario's number.

cli-help-simulate = Let programs play against each other and show how they did. The same seed gives the same games.
cli-help-simulate-examples =
    calico simulate --games 1000 --bot greedy # one after another, alone
    calico simulate --games 100 --bot greedy,random # two against each other
    calico simulate --players 4 --bot greedy --records games.jsonl # keep the games
    calico simulate --scenario 1 --bot greedy --json # how often does it pass?
    calico simulate --bot random --games 1000000 --plot points.png # how are the points distributed?
cli-option-games = How many games; with “calico arena”, of every two players, or of each alone.
cli-option-players = How many play, 1 to 4.
cli-option-bot = Programs that play, divided by commas; “calico players” lists them. Where only programs play, a single one takes all seats.
cli-option-records = Write every game into this .jsonl file.
cli-option-parquet = Write the results into this Parquet file, a row for each seat of each game.
cli-option-plot = Draw the results, as .png or .svg.
cli-option-cluster = Play on Ray: local starts it here, auto or an address joins one that runs.
cli-option-workers = How many processes or threads work at once.

cli-help-arena = Let players meet on the same deals, each with exchanged seats, and say who is better, by how much, and how sure that is. Ctrl-C ends it early and shows what there is.
cli-help-arena-examples =
    calico arena tailor greedy --games 200 # two against each other
    calico arena quilter tailor dreamer --players 1 --setup beginner # each alone on the same deals
    calico arena designer quilter --games 2000 --early # stop when it is clear who is better
    calico arena master designer --seconds 0.1 --results match.json --resume # go on later
cli-argument-players = Bots, as “calico players” lists them, separated by spaces or commas; also a class by its place (package.module:Class) and any program (“exec:./my_bot”).
cli-option-early = Let two players meet no more once it is clear, with 95% confidence at any time, which is better.
cli-option-results = Write all results into this JSON file.
cli-help-analyse = Tell the best moves of a position, what they promise and why; or review a finished game, luck apart from skill. Only what the player sees is used.
cli-help-analyse-examples =
    calico analyse game.json # review the first player's game
    calico analyse game.json --seat Anna --seconds 3 # another player's, more exactly
    calico analyse game.json --move 10 # the position after ten moves
    calico analyse "calico1~…" --json # a position as text, for programs
cli-argument-analyse = A calico-record, or a position as text.
cli-option-top = How many moves to show.
cli-option-aim = What counts: points, victory or passed.
cli-help-train = Train players from nothing by self-play: first to make points, then to pass scenarios. Ctrl-C keeps what was learned; the same command goes on.
cli-help-train-examples =
    calico train run # everything: two stages, each with checkpoint, log and curve in “run”, and its weights beside them
    calico train run --games 2000 --scenario-games 500 --workers 1 # a short run that repeats exactly
    calico train run --cluster local # self-play on Ray
    calico train --card run/quilter.npz # where weights come from
cli-argument-folder = Where the stages' folders and the weights lie.
cli-metavar-folder = FOLDER
cli-option-rate = How large the first steps of learning are.
cli-option-scenario-games = How many games of self-play in scenarios, from there on.
cli-option-card = Only tell where the weights of this file come from.
cli-help-bench = Measure how fast the simulation kernel is beside the pure rules.
cli-help-bench-examples =
    calico bench # about ten seconds
    calico bench --json # for programs
cli-option-duration = About how long to measure, in seconds.

cli-help-serve = Run the game server: tables for people and bots, in the browser.
cli-help-serve-examples =
    calico serve --open # on this machine only, and open the page
    calico serve --host 0.0.0.0 --port 8000 # for the whole network
    calico serve --database postgresql://localhost/calico # with PostgreSQL
cli-help-server = Look after a server's database.
cli-help-server-examples =
    calico server backup copy.sqlite # a copy while it runs
cli-help-server-backup = Copy a SQLite database, also while the server runs.
cli-help-server-backup-examples =
    calico server backup copy.sqlite --database calico.sqlite # a copy of a certain database
cli-help-server-export = Write everything that a server keeps into a JSONL file.
cli-help-server-export-examples =
    calico server export all.jsonl # to move to another database
cli-help-server-import = Read an export into an empty database.
cli-help-server-import-examples =
    calico server import all.jsonl --database postgresql://localhost/calico # grow from SQLite to PostgreSQL
cli-help-bot = Let a player of your own play on a server: a Python file, or any program that reads and writes JSON lines.
cli-help-bot-examples =
    calico bot --server http://127.0.0.1:8017 --token T my_bot.py # at every table where its account sits
    calico bot --server URL --token T --exec ./my_bot --table ID # a program, at one table
cli-metavar-address = ADDRESS
cli-metavar-database = DATABASE
cli-metavar-table = TABLE
cli-option-host = Address to listen on; 127.0.0.1 is this machine only.
cli-option-port = Port to listen on.
cli-option-database = A SQLite file, or the address of a PostgreSQL database.
cli-option-config = A TOML file with settings.
cli-option-open = Open the page in the browser.
cli-option-server = Address of the server.
cli-option-token = API token of the bot's account, with the scopes read and play; also from CALICO_TOKEN.
cli-option-exec = A program that speaks JSON lines.
cli-option-player = A player that is installed here.
cli-option-table = A table to join, by id or link; may be repeated.
cli-option-at-once = At how many tables it plays at once; further invitations are declined.
cli-option-once = End when the given tables are over.
cli-argument-server-file = The file.
cli-argument-bot = A Python file that defines `player`.
cli-metavar-token = TOKEN

cli-help-players = List the programs that play, how they play and how strong they are.
cli-help-players-examples = calico players # names for --bot

## Words that can be typed during a game

cli-words-help = help h ?
cli-words-rules = rules
cli-words-left = left
cli-words-map = map m
cli-words-look = look
cli-words-undo = undo u
cli-words-save = save
cli-words-quit = quit q exit
cli-words-take = take
cli-words-back = back b
cli-words-yes = yes y
cli-words-no = no n

## Beginning a game

cli-welcome = Welcome to Calico! Press Enter to take what stands in brackets.
cli-you = Quilter
cli-ask-resume = There is an unfinished game. Go on with it? [yes]
cli-ask-people = Who plays? Names divided by commas [{ $default }]:
cli-ask-bots = Programs to play against ({ $choices }) [none]:
cli-kinds =
    Which game?
      1  for beginners: fixed cats and goals
      2  standard: random cats, choose your goals
      3  family: no goals, only cats and buttons
      4  a scenario
      5  with a rule restriction
cli-ask-kind = Number [1]:
cli-ask-scenario = Which scenario, 1 to 10 [1]:
cli-ask-restriction = Which restriction, 1 to 5:
cli-ask-first = Who petted a cat last and begins ({ $names })? [at random]
cli-ask-chart = Play for the achievement chart ({ $mode })? [yes]
cli-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
cli-scenario-asks = Scenario { $scenario } asks for:
cli-choose-goals = { $name }, choose three goals for the cells c2, d3 and b4 (^^ on the board, from the top). A goal is about the six patches around it: their colours or their patterns. The two values are for one way and for both.
cli-ask-goals = Numbers for c2, d3, b4 in this order [1 2 3]:
cli-begin = { $name } begins. (Seed { $seed })
cli-not-begun = The game had not begun, so nothing was saved.
cli-answer-yes-or-no = Please answer { $yes } or { $no }.

## A turn

cli-headline = { $name }: turn { $turn } of { $turns }, { $points }
cli-score-parts = goals { $goals }, cats { $cats }, buttons { $buttons }
cli-market = Market
cli-hand = Hand  { "" }
cli-belt = When you take one, the lowest number of the other two leaves the belt.
cli-cat = { $name } { $points }: { $needs }
cli-goals-face-down = They lie face down and score nothing.
cli-goal = { $slot } { $name } { $values }, { $open } open
cli-goal-colors = colours: { $state }
cli-goal-patterns = patterns: { $state }
cli-goal-met = met!
cli-goal-impossible = no longer possible
cli-news = { $name } placed { $patch } on { $cell } and earned { $earned }.
cli-news-nothing = { $name } placed { $patch } on { $cell }.
cli-ask-place = Place a patch on a cell, such as “1 a1” (or help):
cli-ask-take = Take from the market (1-3, or undo):
cli-ask-end = Press Enter to end your turn, or undo:
cli-earned = You earn { $tokens }: { $points }.
cli-earned-goals = That completes a goal: { $points }.
cli-earned-nothing = That earns nothing yet.
cli-play-help =
    Your turn has two steps:
      1 a1       place patch 1 of your hand on cell a1 (“Pv a1” and “a1 1” work too)
      2          then take patch 2 from the market
      1 a1 2     both at once, also as “Pv-a1-2”
    At any time:
      undo       take the placement back, until you take from the market
      map        show the table again
      left       which patches are not in sight
      look       the other quilts; “look Ben” shows one
      rules      the rules in short
      save FILE  write a copy; the game is saved by itself after every turn
      quit       leave; “calico play --resume” goes on
    On the quilt, ^Mi is a cat, ● a button. The letters of a patch:
cli-rules =
    Place one of your two patches, then take one from the market: 22 turns.
    Cats: patches of one pattern that the cat likes, connected as it needs, attract it. Each area attracts one cat.
    Buttons: 3 connected patches of one colour earn a button, 3 points; one for each area. A button of every colour also brings the rainbow button, 3 more.
    Goals: look at the six patches around a goal when all are there. Colours or patterns that divide exactly as its letters say earn the lower value, both the higher one.
    The printed border helps with cats and buttons.
cli-rules-solo = Alone: after you take a patch, the lower-numbered one of the other two is discarded, and the last one moves to position 1.
cli-left-title = Patches not in sight (in the supply: { $count })

## Saving and the end

cli-saved = Saved in { $path }
cli-interrupted = Interrupted. The game is saved in { $path }; “calico play --resume” continues it.
cli-save-failed = { $path } can't be written: { $reason }.
cli-record = The game is recorded in { $path }
cli-over = Every quilt is full.
cli-sheet-goal = { "  " }goal on { $cell }
cli-passed = { $name } has passed scenario { $scenario }!
cli-not-passed = { $name } has not passed scenario { $scenario }.

## The chart

cli-chart-empty = Nobody is on the chart yet: calico chart add NAME
cli-chart-added = { $name } is on the chart.
cli-ask-remove = { $count ->
    [one] Remove { $name } and { $count } mark? [no]
   *[other] Remove { $name } and { $count } marks? [no]
}
cli-chart-removed = { $name } is no longer on the chart.
cli-chart-unchanged = The chart stays as it is.
cli-chart-next = { $count ->
    [one] { $count } more to the title “{ $title }”
   *[other] { $count } more to the title “{ $title }”
}
cli-chart-offer = { $name } may mark one of these:
cli-chart-nothing = This game offers { $name } nothing new for the chart.
cli-ask-mark = { $count ->
    [one] Mark it? Enter for yes, “no” for none:
   *[other] Which one, 1 to { $count } [1], or “no” for none:
}
cli-chart-marked = Marked for { $name }: { $achievement }.
cli-chart-title = { $name } has a new title: { $title }!

## Replay, scores, pictures, simulation

cli-ask-replay = { $number }/{ $last } (Enter, b, a number, q):
cli-replay-start = The table is dealt.
cli-replay-move = Move { $number } of { $last }: { $move }
cli-score-many = { $count ->
    [one] { $count } record is right; finished: { $finished }.
   *[other] { $count } records are right; finished: { $finished }.
}
cli-score-choose = --game N prints the score sheet of one, 1 to { $count }.
cli-score-open = { $moves ->
    [one] The game is not over: { $moves } move so far.
   *[other] The game is not over: { $moves } moves so far.
}
cli-rendered = Drawn in { $path }
cli-progress = Games
cli-stat-games = Games
cli-stat-mean = Mean
cli-stat-deviation = Standard deviation
cli-stat-minimum = Minimum
cli-stat-maximum = Maximum
cli-stat-seat = Seat
cli-stat-player = Player
cli-stat-wins = Wins alone
cli-stat-shared = Shared wins
cli-stat-passed = { $count ->
    [one] { $count } of { $players } passed the scenario.
   *[other] { $count } of { $players } passed the scenario.
}
cli-stat-seconds = { $seconds } s of processor time
cli-stat-records = Records in { $path }
cli-stat-parquet = Results in { $path }
cli-stat-plot = Plot in { $path }
cli-plot-total = All points
cli-plot-goals = Goals
cli-plot-cats = Cats
cli-plot-buttons = Buttons
cli-plot-points = points
cli-plot-share = share of games
cli-plot-mean = mean
cli-arena-points = Points
cli-arena-victories = Victories
cli-arena-rating = Rating
cli-arena-milliseconds = ms a move
cli-arena-over = Over time
cli-arena-passed = Passed
cli-arena-pair = Pair
cli-arena-deals = Deals
cli-arena-ahead = Points ahead
cli-arena-wins = Games won
cli-arena-ties = Even
cli-arena-note = In brackets: intervals of 95%. ± is the standard error. A shared win counts its share, a tie of two half. Time is the processor's.
cli-arena-decided = * decided early
cli-arena-interrupted = Interrupted after { $games } of { $total } games.
cli-analyse-progress = Turns
cli-train-progress = Games of self-play
cli-train-measured = { $stage }: after { $games } games ({ $minutes } min): { $figures }
cli-train-done = Weights in { $path }
cli-train-kept = Interrupted; the same command goes on with { $stage } after { $games } games.
cli-train-about = About
cli-train-value = Value
cli-bench-progress = Measuring
cli-bench-clock = All times are wall time, the best of several rounds.
cli-bench-games = Random games a second, one core
cli-bench-rules = Rules
cli-bench-kernel = Kernel
cli-bench-ratio = Ratio
cli-bench-solo = Alone, beginner setup
cli-bench-two = 2 players, standard setup
cli-bench-four = 4 players, standard setup
cli-bench-step = One step of a search, alone
cli-bench-nanoseconds = Nanoseconds
cli-bench-copies = In copies
cli-bench-copy = Copy
cli-bench-apply = Play a turn
cli-bench-apply-checked = Play a turn, checked
cli-bench-playout = Play to the end at random
cli-bench-threads = Threads, 2 players
cli-bench-speed = Games a second
cli-players-name = Name
cli-players-called = Called
cli-players-about = How it plays
cli-players-beginner = Beginner
cli-players-standard = Standard
cli-players-note = The numbers are mean points alone, in both setups.

## Refusals of the command line

cli-error-command = There is no command “{ $name }”; there are: { $choices }.
cli-error-language = There is no language “{ $name }”; choose one of: { $choices }.
cli-error-option = There is no option { $name }; --help shows those that there are.
cli-error-option-usage = The option { $name } needs a value.
cli-error-missing = { $name } is missing; --help shows how the command is used.
cli-error-number = { $name } must be a whole number.
cli-error-decimal = { $name } must be a number.
cli-error-usage = The command line can't be understood; --help shows how the command is used.
cli-error-at-least = { $option } must be at least { $least }, not { $value }.
cli-error-file = { $path }: { $reason }.
cli-error-failed = This did not work: { $reason }.
cli-error-not-utf8 = { $path } is not UTF-8 text.
cli-error-exists = { $path } exists already; --force overwrites it.
cli-error-copy-exists = { $path } exists already; choose another name.
cli-error-is-folder = { $path } is a folder.
cli-error-chart-broken = { $path } is not a chart that can be read; it was left as it is.
cli-error-save-broken = The saved game can't be read: what stands beside the record is damaged.
cli-error-no-save = There is no saved game to go on with.
cli-error-resume-options = A saved game brings its own options; --resume goes with a file only.
cli-error-file-without-resume = A file is only for --resume.
cli-error-no-people = At least one person must play; “calico simulate” lets programs play among themselves.
cli-error-no-bot = --bot needs the name of a program.
cli-error-bots-count = { $players } players need one program or { $players }, not { $count }.
cli-error-name-twice = Two players can't both be called { $name }.
cli-error-nobody = Nobody is called that; at the table are: { $names }.
cli-error-not-on-chart = { $name } is not on the chart; “calico chart add” does that.
cli-error-kind = “{ $text }” is not one of the numbers 1 to 5.
cli-error-scenario = “{ $text }” is not a number from 1 to 10.
cli-error-restriction = Please type a number from 1 to 5.
cli-error-goals = Please type three different numbers from 1 to { $count }, such as “1 2 3”.
cli-error-place = “{ $text }” is not a placement; type a patch's number and a cell, such as “1 a1”.
cli-error-cell = “{ $text }” is not a placement; cells are a1 to e5, such as in “1 a1”.
cli-error-hand = There is no patch { $number }; you have { $count }.
cli-error-take = “{ $text }” is not a market position; type 1, 2 or 3, or undo.
cli-error-not-in-market = No { $patch } lies in the market.
cli-error-which = Equal patches lie in the market; type which one you took: { $positions }.
cli-error-nothing-to-undo = There is nothing to undo: a turn is over when the market is taken.
cli-error-game = There is no game { $number } in this file.
cli-error-move = There is no move { $number }; the game has 0 to { $last }.
cli-error-seat = There is no seat “{ $text }”; at the table are: { $names }.
cli-error-delay = --delay must be 0 to 3600 seconds.
cli-error-seconds = --seconds must be more than 0 and at most { $most }.
cli-error-arena-resume = --resume needs --results: the file of the match to go on with.
cli-error-aim = There is no aim “{ $text }”; choose one of: { $choices }.
cli-error-train-what = Name either a folder to train in or a file of weights with --card.
cli-error-rate = --rate must be more than 0 and at most 1.
cli-error-nothing-to-mark = This game offers { $name } nothing that is not marked yet.
cli-error-which-achievement = The game offers more than one; name one of: { $choices }.
cli-error-achievement = There is no achievement “{ $name }” of this kind; there are: { $choices }.
