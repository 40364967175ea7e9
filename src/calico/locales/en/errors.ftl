### Why something was refused: one sentence for each code. The packages declare the English ones (their errors.py);
### `make generate` writes them here, except those that choose their words by a detail.

# Where in a file the trouble is; the sentence follows.
error-at-line = Line { $line }: { $sentence }
error-at-move = Move { $move }: { $sentence }

# Why a file can't be read or written.
reason-not-found = it does not exist
reason-is-directory = it is a folder
reason-not-directory = its folder is a file
reason-no-permission = permission is denied
reason-disk-full = the disk is full
reason-read-only = the disk is read-only
reason-exists = it exists already
reason-name-too-long = its name is too long
reason-not-utf8 = it is not UTF-8 text
reason-not-python = it is not a Python file

# When a placement earned nothing.
nothing = nothing

## calico.analysis

error-analysis-aim = This game has no chance of that kind to look at: { $aim }.
error-analysis-seconds = The time to think must be more than 0 seconds, not { $seconds }.
error-analysis-move = The move to look at is not legal here.
error-analysis-unfinished = Only a finished game can be reviewed; look at one of its positions instead.

## calico.arena

error-arena-match = A match needs two or more deals and different players, alone or in pairs.
error-arena-file = { $path } is not a file of match results, or it is damaged.
error-arena-other = { $path } holds another match: other players, options, seed or time.

## calico.client

error-bot-file = { $path } does not define a player: it needs a class or an object called “player”.
error-server-address = “{ $url }” is not the address of a server, which begins with http:// or https://.
error-server-unreachable = The server at { $url } can't be reached.

## calico.clusters

error-cluster-unreachable = The cluster “{ $address }” can't be reached: { $reason }
error-cluster-lost = The cluster gave up on games { $first } to { $last }: { $reason }

## calico.drawing

error-png-width = A picture is 1 to { $most } pixels wide, not { $width }.
error-picture-suffix = A picture is saved as .svg or .png, not as “{ $suffix }”.
error-picture-prefix = Ids begin with a letter and hold only letters, digits, “-” and “_”, unlike “{ $prefix }”.

## calico.envs

error-action-illegal = Action { $action } is not legal for this seat now.
error-reward-solo = The reward “{ $reward }” needs rivals, and whoever plays alone has none.
error-reward-scenario = The reward “{ $reward }” needs a scenario, for nothing else can be passed.
error-opponents-seat = The learner's seat must be 0 to { $most }, or None for any, not { $seat }.
error-env-not-reset = Reset the environment before the first step, and after the last one.

## calico.extras

error-package-missing = The package “{ $package }” is not installed; in Calico's folder, run: pip install '.[{ $extra }]'

## calico.kernel

error-kernel-phase = The kernel plays from the first placement on; this game waits for { $phase }.
error-kernel-position = This position can't come about in play, so the kernel does not take it.
error-kernel-supply = The supply must hold exactly the patches that lie nowhere on the table.
error-kernel-array = { $what } must be { $expected }, not { $got }.
error-kernel-corrupt = Row { $row } is not a game: word { $word } ({ $name }) can't be { $value }.
error-kernel-action = Action { $action } is not legal in row { $row }.

## calico.notation

error-text-unreadable = “{ $text }” is not { $what ->
    [patch] a patch
    [cell] a cell
   *[move] a move
}.
error-position-part = The part “{ $part }” of the position can't be read: “{ $text }”.
error-position-parts = A position has { $expected } parts divided by “~”, not { $count }.
error-position-version = A position starts with “{ $expected }”, not “{ $text }”.
error-position-cells = A quilt has 22 cells for patches, not { $count }: “{ $text }”.
error-position-patches = There are too many { $patch }: { $count }, and the game has { $copies }.
error-position-turns = The quilts hold { $counts } patches, but seat { $seat } is on turn and the game waits for { $phase }: that can't be.
error-position-hand = Seat { $seat } holds { $count } patches, not { $expected }.
error-position-goals = The goals of seat { $seat } do not fit what the game waits for.
error-position-market = The market does not fit what the game waits for.
error-position-token = The quilt of seat { $seat } can't have earned this: { $token } on { $cell }.
error-position-token-missing = The quilt of seat { $seat } lacks a token that it must have earned: { $token }.
error-position-discarded = { $count } patches are discarded, but { $expected } must be.
error-record-json = This is not JSON: line { $row }, column { $column }.
error-record-key-twice = “{ $key }” stands twice in one object.
error-record-not-object = A record is a JSON object.
error-record-format = This is not a calico-record.
error-record-version = Only version 1 of calico-record can be read, not { $version }.
error-record-missing = The record lacks “{ $path }”.
error-record-type = “{ $path }” must be { $expected ->
    [list] a list
    [text] a text
    [number] a whole number
    [flag] true or false
    [patch] a patch
   *[object] a JSON object
}.
error-record-name = “{ $path }” is “{ $name }”, but must be one of: { $choices }.
error-record-seat = It is the turn of seat { $expected }, not of seat { $seat }.
error-record-earned = This placement earns { $expected }, not { $earned }.
error-record-goals = A record begins when all goals are chosen.
error-record-turn = A turn is under way: take from the market first, or undo the placement.
error-record-over = The game was over before this move.
error-record-result-early = The record has a result, but the game is not over.
error-record-result = The result must be { $expected }, not { $result }.
error-record-empty = There is no record in this file.
error-file-unreadable = { $path } can't be read: { $reason }.
error-chart-unreadable = This is not a chart that can be read.

## calico.players

error-player-unknown = There is no player called “{ $name }”; choose one of: { $choices }.
error-player-broken = The player “{ $name }” can't be loaded: { $reason }.
error-bot-failed = The bot “{ $bot }” failed: { $reason }
error-bot-failed-in-game = The bot “{ $bot }” failed in game { $game } of seed { $seed }: { $reason }
error-program-silent = The program “{ $command }” gave no answer.
error-program-answer = The program's answer can't be used: { $reason }
error-not-your-turn = It is not your turn.
error-weights-unreadable = The weights in “{ $path }” can't be read: { $reason }
error-weights-version = The weights in “{ $path }” were made for another version of these players.
error-weights-damaged = The weights in “{ $path }” are damaged.

## calico.rules

error-unknown-name =
    There is no { $kind ->
        [Color] colour
        [Pattern] pattern
        [Cat] cat
        [Goal] goal
        [Board] board
        [Mode] setup
        [Variant] variant
        [Restriction] restriction
        [GoalValues] set of goal values
        [AchievementMode] kind of achievement
       *[other] such name
    } called “{ $name }”; choose one of: { $choices }.
error-did-you-mean = Did you mean “{ $name }”?
error-number-range = { $what } must be a whole number from { $least } to { $most }, not { $value }.
error-value-type = “{ $field }” must be of the type { $expected }, not { $value }.
error-players-count = A game has 1 to 4 players, not { $players }.
error-lower-variance-players = Lower variance is for 1 or 2 players, not { $players }.
error-family-beginner = The family variant uses the standard setup, not the beginner setup.
error-scenario-unknown = Scenarios are numbered 1 to 10; there is no scenario { $scenario }.
error-scenario-beginner = A scenario brings its own cats and goals, so it does not go with the beginner setup.
error-scenario-family = A scenario scores its goals, so it does not go with the family variant.
error-scenario-restriction = A scenario does not go with a restriction.
error-scenario-chosen-cats = A scenario brings its own cats, so cats can't be chosen.
error-beginner-chosen-cats = The beginner setup brings its own cats, so cats can't be chosen.
error-cats-count = Three cats are in play, not { $count }.
error-cats-same-tile = { $first } and { $second } are two sides of one tile and can't both be in play.
error-cats-twice = { $cat } can be in play only once.
error-cats-beginner = The beginner setup is played with Millie, Tibbit and Coconut.
error-cats-scenario = Scenario { $scenario } is played with { $cats }.
error-patterns-dealt = Each of the six patterns belongs to exactly one cat, two patterns to each.
error-name-unfit = The name of seat { $seat } must have 1 to { $longest } visible characters.
error-seed-unfit = A seed is a whole number, 0 or more, not { $seed }.
error-names-count = The number of names must be the number of players: { $players }, not { $count }.
error-boards-count = { $players ->
    [one] One player needs one board, not { $count }.
   *[other] { $players } players need { $players } boards, not { $count }.
}
error-board-twice = The { $board } board can serve only one player.
error-offer-missing = Seat { $seat } needs an offer of four different goals.
error-offer-unexpected = Seat { $seat } has a goal offer, but this setup makes none.
error-goals-beginner = In the beginner setup the goals are ≠, AA-BB-CC and AAA-BBB, in this order.
error-goals-scenario = Scenario { $scenario } is played with the goals { $goals }.
error-goals-from-offer = Seat { $seat } must keep three different goals of its offer.
error-goals-partly-chosen = Either every seat has chosen its goals or none has.
error-plan-goals-count = The number of goal choices must be the number of players: { $players }, not { $count }.
error-wrong-phase = This is not possible now: the game waits for { $phase }.
error-already-over = The game is over.
error-event-unknown = A game goes on by Choose, Draw, Place, Take or a whole Move, not by { $event }.
error-seat-unknown = There is no seat { $seat }.
error-name-not-here = There is no seat “{ $name }”; at the table are: { $names }.
error-patch-not-yours = You have no { $patch } to place.
error-cell-not-patchable = { $cell } is not a cell for patches.
error-cell-taken = { $cell } is already covered.
error-restriction-adjacent = { $cell } does not touch a patch that you placed before.
error-restriction-same_color = { $cell } does not touch a patch of the colour { $color }.
error-restriction-same_pattern = { $cell } does not touch a patch with the pattern { $pattern }.
error-position-unknown = The market has the positions 1, 2 and 3, not { $position }.
error-position-other-patch = Position { $position } does not hold the patch that you placed.
error-supply-empty = The supply is empty.
error-supply-incomplete = The supply must hold each of the 36 patches { $copies } times, { $total } in all.
error-turn-unknown = The game has had { $moves ->
    [one] { $moves } turn
   *[other] { $moves } turns
} so far.
error-nothing-played = There is nothing to take back: nothing has been decided yet.
error-patch-not-in-supply = No { $patch } is left in the supply.
error-spectator = A spectator has no seat at this table.
error-game-not-over = The game is not over yet.
error-chart-full = A chart has room for six players.
error-chart-name-empty = A player on the chart needs a name.
error-chart-player-unknown = { $player } is not on this chart.
error-chart-player-twice = { $player } is on this chart already.
error-chart-marked = { $player } has marked this achievement already.
error-chart-game-marked = { $player } has marked something for this game already.
error-chart-not-offered = This game does not offer this achievement to this seat.
error-chart-scenario-order = Alone, scenario { $scenario } comes after scenario { $before }.
error-mode-normal = A normal achievement needs 2 to 4 players and the standard setup, with no variant and no restriction.
error-mode-restriction = A restriction achievement needs 2 to 4 players and the standard setup with a restriction, with no variant.
error-mode-scenario = A scenario achievement needs a scenario.

## calico.server

error-table-unknown = There is no such table.
error-table-unreadable = This game can't be read; the server's log says why. Your other games are not affected.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table may do this.
error-seat-not-free = This seat is not free.
error-no-free-seat = No seat is free at this table.
error-already-seated = You sit at this table already.
error-kicked-out = The host has sent you away from this table.
error-already-started = The game has begun already.
error-not-started = The game has not begun yet.
error-seats-open = The game can begin when every seat is taken.
error-table-closed = Everybody has left this table.
error-nothing-to-undo = There is nothing to undo: only a placement can be undone, until the market is taken.
error-nobody-there = Nobody sits on seat { $seat } who could be sent away or replaced.
error-not-replaced = No bot plays for you.
error-has-resigned = You have given this seat away for good.
error-chat-off = The host has switched free chat off; the presets still work.
error-chat-empty = Say either a text or a preset.
error-chat-players = The host has switched chat off; only players may send presets.
error-chat-full = The chat of this table is full; go on talking at the next one.
error-chat-too-fast = You are writing too fast; wait { $seconds } s.
error-muted = The host has muted you at this table.
error-line-unknown = This line is no longer in the chat.
error-not-spectator = Only spectators can be muted or removed.
error-table-full = Too much has happened at this table; only moves are possible from now on.
error-rematch-exists = There is a rematch already.
error-tables-of-person = You have { $most } unfinished games; finish or leave one before you create another.
error-tables-of-address = There are { $most } unfinished games on your network; finish or leave one first, or ask whoever runs this server to allow more.
error-bots-of-person = Your unfinished games may have { $most } bots in all; finish one of them first, or choose fewer bots.
error-bots-of-address = The unfinished games on your network may have { $most } bots in all; finish one of them first, choose fewer bots, or ask whoever runs this server to allow more.
error-bot-time-of-person = Bots have been thinking for you for { $most } minutes within an hour; try again in { $minutes } min, or play without bots.
error-bot-time-of-address = Bots have been thinking for { $most } minutes within an hour for people on your network; try again in { $minutes } min, or play without bots.
error-invited-twice = { $account } sits at this table already, or is invited.
error-not-invited = No seat is kept for you at this table.
error-seat-plan-bot = Seat { $seat } is for a bot, so it needs the name of one.
error-seat-plan-name = Seat { $seat } is at the host's screen, so it needs a name.
error-seat-plan-extra = Seat { $seat } is for “{ $kind }”, so it can't have “{ $field }”.
error-first-unknown = There is no seat { $seat } that could begin.
error-account-unknown = There is no account of this name.
error-person-name-unfit = A name has 1 to 40 visible characters.
error-name-reserved = This name is reserved. Choose another one.
error-account-exists = You have an account already.
error-account-taken = This account name is taken.
error-passphrase-short = A passphrase has at least { $shortest } characters.
error-passphrase-wrong = This account name and this passphrase do not belong together.
error-account-needed = This needs an account; a guest must name one.
error-passkeys-unavailable = Passkeys work where this server has a name: on localhost, or with the setting “site”.
error-passkey-expired = This took too long, or was done already; begin again.
error-passkey-refused = This passkey does not open an account here.
error-passkey-known = This passkey is registered already.
error-passkey-unknown = There is no such passkey.
error-passkeys-full = There are { $most } passkeys already; remove one first.
error-last-proof = Nothing else opens this account: add a passphrase or another passkey first.
error-tokens-full = There are { $most } tokens already; take one back first.
error-token-unknown = There is no such token.
error-push-unfit = This can't be the address of a browser at its push service.
error-game-hidden = The record of a game that is not over is not shown: it holds what lies face down.
error-mark-not-yours = You did not play this seat to the end.
error-chart-player-missing = There is no such player on your chart.
error-setting-unknown = There is no setting “{ $name }”; the settings are: { $choices }.
error-setting-misspelt = There is no setting “{ $name }”; did you mean “{ $guess }”?
error-setting-range = The setting “{ $name }” must be a whole number from { $least } to { $most }, not “{ $value }”.
error-setting-whole = The setting “{ $name }” must be a whole number, { $least } or more, not “{ $value }”.
error-setting-number = The setting “{ $name }” must be a number, { $least } or more, not “{ $value }”.
error-setting-switch = The setting “{ $name }” must be true or false, not “{ $value }”.
error-setting-choice = The setting “{ $name }” must be one of { $choices }, not “{ $value }”.
error-setting-list = The setting “{ $name }” must be a list of texts.
error-setting-text = The setting “{ $name }” must be a text.
error-setting-database = The setting “database” must be a file or an address such as postgresql://user@host/name.
error-setting-site = The setting “{ $name }” must be an address such as https://quilts.example, not “{ $value }”.
error-setting-networks = The setting “{ $name }” takes comma-separated IP addresses and networks, or *, not “{ $value }”.
error-setting-contact = The setting “{ $name }” must be an address that begins with mailto: or https:, not “{ $value }”.
error-database-in-use = { $path } is in use by another server; stop that one first, or choose another database.
error-server-not-started = The server can't start on { $host }, port { $port }; its log says why.
error-export-line = Line { $line } is not part of a server's export.
error-import-not-empty = A server's export can be read only into an empty database.
error-backup-postgresql = A PostgreSQL database is backed up with pg_dump.
error-message-unreadable = This message can't be read: { $reason }
error-message-too-large = A message has at most { $most } bytes.
error-hello-first = The first message must be “hello”.
error-hello-twice = There was a “hello” already.
error-protocol-version = This server speaks version { $version } of the protocol.
error-too-many-tables = A connection follows at most { $most } tables.
error-too-many-requests = Too many requests; try again in { $seconds } s.
error-too-many-log-ins = Too many attempts to sign in to this account. Try again in { $seconds } s.
error-not-signed-in = This needs a guest, an account or a token.
error-token-invalid = This token is not valid (any more).
error-scope-missing = This token lacks the scope “{ $scope }”.
error-origin-refused = Requests from this origin are refused.
error-header-missing = A request that changes something needs the header “X-Calico”.
error-route-unknown = There is nothing here.
error-method-unknown = This method is not possible here.
error-store-unavailable = The server can't save or read right now; nothing was changed. Try again.
error-text-unstorable = This text holds a character that can't be saved; remove it and try again.
error-server-error = Something went wrong in the server; it is in its log.
error-server-stopping = The server is being stopped; connect again.

## calico.training

error-training-recipe = The checkpoint “{ $path }” was made by another recipe: use another folder or the same recipe.
