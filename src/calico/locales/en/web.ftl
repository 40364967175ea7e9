### What only the page says. The words of the game are in game.ftl, refusals in errors.ftl.

## Frame

skip = Skip to the content
menu = Menu
menu-home = Start page
menu-learn = Learn
menu-rules = Rules
menu-chart = Chart
close = Close
cancel = Cancel
loading = The table is being laid …
line-offline = No connection. Nothing is lost; trying again …
line-connecting = Connecting …
line-retry = Try now
error-offline = The server can't be reached. Nothing was changed.
missing-title = There is no such page
missing-text = Perhaps the link is incomplete, or something moved.
gone-title = This browser is no longer signed in
gone-account = You were signed in as { $account }. That session has ended: it ran out, was ended elsewhere, or its cookie was deleted. Sign in to go on.
gone-guest = You played here as { $name }, a guest without an account. The server no longer knows this browser: its cookie was deleted, your data was erased, or the server has started afresh.
gone-watch = You can go on watching in any case.
gone-guest-again = Continue as { $name }

## Start page

home-title = Sew a quilt, and the cats will come
home-lead = Place patches of cloth, match colours for buttons and patterns for cats, and meet the goals of your design.
home-learn = Learn
home-learn-explained = Five minutes, by playing
home-solo = Play alone
home-solo-explained = As many points as you can
home-bots = Play against cats
home-bots-explained = One to three programs, from kitten to master
home-friends = Invite friends
home-friends-explained = Send a link; nobody needs an account
home-shared = Share this screen
home-shared-explained = Two to four people, taking turns here
home-scenarios = Scenarios
home-scenarios-explained = Ten puzzles, each harder than the last
home-mine = Your games
home-open = Open tables
home-your-turn = Your turn
home-their-turn = Their turn
home-gathering = Waiting for players
home-invited = You are invited
home-host-here = The host is here
home-host-away = The host is away
home-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
home-about = An unofficial version of Calico, a board game by Kevin Russ (Flatout Games, AEG), with art and words of its own.

## New game

your-name = Your name
setup-guest = Quilter
setup-player = Player { $number }
setup-seats = Who plays
setup-seat-kind = Who takes seat { $number }
setup-account = Account for seat { $number }
setup-bot = Program on seat { $number }
bot-strength = about { $points } points alone
bot-strength-explained = The points are what it makes alone, on average.
bots-waking = They are waking up …
setup-name = Name on seat { $number }
setup-remove = Remove seat { $number }
setup-add = Add a seat
seat-free = free seat
seat-host = host
seat-person = Somebody with the link
seat-bot = A program
seat-shared = Somebody at this screen
seat-account = A certain account, such as a bot's
seat-kept = kept for { $account }
setup-play = Setup
setup-beginner = Beginner
setup-beginner-explained = Three easy cats, three given goals
setup-standard = Standard
setup-standard-explained = Cats by chance, goals of your choice
setup-scenario = Scenario
setup-scenario-explained = Given cats and goals, and objectives to reach
setup-more = More options
setup-variants = Variants
variant-family-explained = Goals lie face down and score nothing: a gentle game
variant-lower_variance-explained = One copy of each patch fewer, for one or two players
option-open-hands = open hands
option-open-hands-explained = Everybody sees every hand
setup-restriction = Restriction
setup-none = None
setup-goal-values = Points of the goals
setup-cats = Cats
setup-cats-explained = Choose three, or leave it to chance. Two sides of one tile can't both play.
setup-boards = Boards
setup-by-chance = by chance
setup-first = Who begins
setup-achievement = Played for an achievement
option-achievement = for the chart: { $mode }
setup-pace = Pace
pace-relaxed = No clock
pace-minutes = Minutes for each turn
pace-days = Days for each turn
pace-minutes-shown = { $count ->
    [one] { $count } minute a turn
   *[other] { $count } minutes a turn
}
pace-days-shown = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
players-count = { $count ->
    [one] alone
   *[other] { $count } players
}
setup-public = Open table
setup-public-explained = Listed on the start page for everybody
setup-start = Start
setup-invite = Lay the table and invite

## Before the game

gather-title = The table is laid
gather-join = Sit down
gather-bot = Seat a program
gather-kick = Send { $name } away
gather-start = Begin
gather-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
gather-wait-host = The host will begin when everybody is here.
gather-leave = Get up
gather-invited = A seat is kept for you.
gather-decline = Decline
gather-withdraw = Take back the invitation of { $account }
account-invite-title = Invite an account
account-invite-explained = A bot over the network sits down by itself as soon as it is told; a person finds the invitation on their first page.
account-invite = Invite
account-online = This program is online.
account-programs = { $count ->
    [one] { $count } program is online.
   *[other] { $count } programs are online.
}
presence-here = here
presence-away = away
presence-away-since = away since { $time }
presence-invited = not online; waiting
presence-invited-online = online; waiting
presence-spectators = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}
said-invited = { $account } is invited.
said-invitation-declined = { $account } has declined.
said-invitation-late = { $account } did not come in time. The seat is free again.
said-invitation-withdrawn = The invitation of { $account } is taken back.
gather-options = What is played
invite-title = Invite
invite-explained = Whoever opens this link can sit down.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-qr = QR code of the link
table-closed = Everybody has left this table.

## Choosing goals

choose-title = Choose your goals
choose-explained = Keep three of { $count } and lay each on a place of your quilt. The others see them when everybody has chosen.
choose-offer = Goals on offer
choose-slots = Their places
choose-slot = Place { $slot }: { $goal }
choose-empty = empty
choose-swap = Touch a place to swap it with the next one; touch a goal to take it back.
choose-swap-in = Touch the place where it shall lie.
choose-confirm = Keep these
choose-waiting = Kept. You may change them until everybody has chosen.

## Table

table-title = Game
table-main = Your quilt
table-side = Scores and goals
cats-in-play = Cats in play
cat-label = { $cat }, { $points } points: { $needs } of { $patterns }.
cat-label-plain = { $cat }, { $points } points: { $needs }.
cat-count = You have { $count }.
cat-count-of = { $name } has { $count }.
quilt-of = Quilt of { $name }
quilt-with-rainbow = { $label }, with the rainbow button
rivals = The others
rival-enlarge = Enlarge the quilt of { $name }
rival-hand = Hand:
thinking = thinking …
hand = Hand
hand-patch = { $patch }, key { $key }
patch-face-down = a patch face down
market = Market
market-patch = Market { $position }: { $patch }
market-take = Take { $patch }, market { $position }
market-empty = Market { $position } is empty
supply-left = { $count } left
left-title = What is left
left-explained = How many of each patch you have not seen yet: in the supply or in a hidden hand.
goals = Design goals
goal-link = Rule: { $goal }
goal-have = { $count } × { $kind }
ask = What does this mean: { $about }?
ask-all = All rules
goal-at = { $slot }:
goal-way-colors = by colours
goal-way-patterns = by patterns
goal-met-both = Met both ways.
goal-met-colors = Met by colours.
goal-met-patterns = Met by patterns.
goal-not-met = Not met.
goal-impossible = No longer possible.
goal-open-both = Possible both ways.
goal-open-either = Possible one way or the other.
goal-open-colors = Possible by colours only.
goal-open-patterns = Possible by patterns only.
goal-open-cells = { $count ->
    [one] One cell to go.
   *[other] { $count } cells to go.
}
score-sheet = Scores
score-player = Player
score-you = (you)
score-winner = winner
moves = Last moves
moves-none = Nobody has moved yet.
replay = What happened
replay-turn = Turn { $number } of { $total }
replay-which = Which turn
replay-news = What happened since your last turn
replay-pause = Pause
replay-play = Play
moves-took = took { $patch }
undo = Undo
place-confirm = Place on { $cell }
return-seat = Take my seat back
look-back = Look back one move
look-forward = Look forward one move
look-live = To the game
resign = Leave the game
resign-explained = A program will play your seat to the end.
resign-confirm = Leave
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

status-looking-back = An earlier position
status-choose-patch = Your turn: choose a patch
status-place = Your turn: place it
status-take = Now take a patch
status-waiting = Waiting for { $name }
status-thinking = { $name } is thinking …
hint-choose = Choose one of the patches in your hand, or drag it onto the quilt.
hint-place = Touch an open cell. A golden dot says that something is earned there.
hint-take = Take a patch from the market to end your turn, or undo.
hint-take-solo = Take a patch to end your turn, or undo. Of the two others, the left one then leaves the game.
hint-take-last = Your quilt is full. Take any patch to finish it, or undo.
turn-yours = It is your turn.
time-warning = { $time } left for your turn. Then a bot will take over.
time-short = Not much time left: when it runs out, a bot will take over.
stand-in-absence = You ran out of time, so { $bot } is playing for you.
stand-in-awaited = You ran out of time, so { $bot } stood in for you. The game is waiting for you.
stand-in-host = The host has let { $bot } play for you.
stand-in-resigned = You left the game. { $bot } is finishing it for you.
replaced-absence = ran out of time
replaced-host = replaced by the host
replaced-resigned = left the game
replaced-kicked = removed by the host

preview-earns = earns { $tokens }.
preview-nothing = earns nothing at once.
preview-meets-colors = Meets { $goal } by colours.
preview-meets-patterns = Meets { $goal } by patterns.
preview-meets-both = Meets { $goal } both ways!
preview-spoils-colors = Spoils the colours of { $goal }.
preview-spoils-patterns = Spoils the patterns of { $goal }.
preview-spoils-both = Spoils colours and patterns of { $goal }.
preview-ends = Ends a group that could still bring: { $tokens }.
touch-again = Touch again to place.

cell-border = Border: { $patch }
cell-goal = { $cell }, goal { $goal }. { $status }
cell-goal-named = { $goal }, { $explained }, { $one } or { $both } points
cell-goal-empty = { $cell }, place for a goal
cell-patch = { $cell }, { $patch }
cell-open = { $cell }, empty
cell-open-beside = { $cell }, empty, next to { $beside }
cell-beside-color = { $number } { $color }

said-placed = { $name } places { $patch } on { $cell }.
said-placed-earned = { $name } places { $patch } on { $cell } and earns { $tokens }.
said-undone = { $name } takes the patch back.
said-taken = { $name } takes { $patch }.
said-goal = { $name } meets { $goal }: { $points } points.
said-joined = { $name } sits down.
said-started = The game begins.
said-handed-over-absence = { $name } ran out of time. { $bot } takes over.
said-handed-over-host = The host lets { $bot } play for { $name }.
said-handed-over-resigned = { $name } has left the game. { $bot } takes over.
said-handed-over-kicked = The host has removed { $name } from the table. { $bot } takes over.
said-returned = { $name } is back.
said-chat = { $name } says: { $text }
said-muted = { $name } is muted.
said-unmuted = { $name } may chat again.
said-removed = { $name } was removed.

curtain-title = { $name }, it is your turn
curtain-explained = Take the screen. The hand stays covered until you look.
curtain-lift = Show my hand

chat = Chat
chat-none = Nobody has said anything yet.
chat-unread = { $count ->
    [one] One new message:
   *[other] { $count } new messages, the last one:
}
chat-text = Say something
chat-send = Send
chat-switch = Free texts in the chat
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-remove = Remove { $name }
chat-remove-sure = Remove { $name }? They can no longer watch this game or join it.
preset-hello = Hello!
preset-good_luck = Good luck!
preset-nice_move = Nice move!
preset-well_played = Well played!
preset-thinking = I am thinking …
preset-sorry = Sorry!
preset-thanks = Thank you!
preset-one_moment = One moment, please.
preset-good_game = Good game!
preset-goodbye = Goodbye!

keys = Keys
keys-choose = 1, 2: choose a patch of your hand
keys-quilt = { $quilt }: go to the quilt
keys-arrows = Arrows: from cell to cell
keys-enter = Enter: place the patch, or pet the cat
keys-ask = ?, right click or a long touch on the quilt: which rule is this?
keys-take = 1, 2, 3: take from the market
keys-undo = { $undo }: undo until you take
keys-help = ?: this list
keys-off = Single-key shortcuts are switched off in the settings.

## End

end-title = The game is over
end-solo = { $count ->
    [one] Your quilt is worth { $count } point
   *[other] Your quilt is worth { $count } points
}
end-solo-of = { $count ->
    [one] { $name }’s quilt is worth { $count } point
   *[other] { $name }’s quilt is worth { $count } points
}
end-solo-first = A first quilt. Next time, plan one goal from the beginning and look at the border: 30 points are near.
end-solo-fair = A pretty quilt. Meeting a goal both ways is the next step: 45 points are near.
end-solo-fine = Fine sewing. 60 points are within reach.
end-solo-master = Masterly! Such quilts win among friends, too.
end-tie-break = Equal points are decided by cats, then by buttons; what is still equal is shared.
end-passed = Scenario passed!
end-not-passed = Not all objectives were reached this time.
objective-met = reached:
objective-open = open:
end-rematch = Play again
end-to-rematch = To the new table
end-png = Picture (PNG)
end-svg = Picture (SVG)
end-record = Record of the game
mark-title = Mark one achievement on your chart
mark-title-for = { $name } may mark one achievement
mark-for = Whose row of the chart
mark-done-for = { $points ->
    [one] Marked. { $name } has { $points } point on the chart.
   *[other] Marked. { $name } has { $points } points on the chart.
}

## Settings

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-theme-contrast = high contrast
settings-palette = Colours of the patches
settings-palette-natural = natural
settings-palette-protanopia = for protanopia
settings-palette-deuteranopia = for deuteranopia
settings-palette-tritanopia = for tritanopia
settings-motion = Motion
settings-motion-auto = as the system
settings-motion-full = full
settings-motion-reduced = none
settings-sound = Sounds
settings-sound-auto = by day
settings-sound-on = on
settings-sound-off = off
settings-confirm = Ask before a patch is placed
settings-names = Show the names of the cells
settings-shortcuts = Single-key shortcuts
settings-notify = Tell me when it is my turn
settings-push = Push messages for games of days
settings-push-explained = Also when this page is closed. They say that it is your turn, and nothing else.
settings-push-forbidden = The browser does not allow messages from this page.
settings-push-failed = The browser's push service can't be reached.
install = Install as an app
install-explained = Calico then has a window and an icon of its own.
offline-title = No connection just now
offline-text = The tutorial and the rules work all the same. Your games are safe and wait for you.
account = Name and account
account-rename = Rename
account-explained = An account takes your games and your chart to other devices. You can play without one.
account-name = Name of the account
account-passphrase = Passphrase
account-passphrase-current = Passphrase so far
account-passphrase-new = New passphrase
account-passphrase-explained = Changing it signs you out on your other devices and revokes all your API tokens.
account-passphrase-save = Save the passphrase
account-passphrase-remove = Remove the passphrase
passkeys = Passkeys
passkeys-explained = A passkey lives on your device and opens your account with a finger, a face or a PIN. Nothing to remember, nothing to steal.
passkeys-impossible = Passkeys are possible where this page has a name over https, or on localhost.
passkey-log-in = Sign in with a passkey
passkey-register = Make an account with a passkey
passkey-add = Add a passkey
passkey-name = Name of the passkey
passkey-name-first = This device
passkey-rename = New name of the passkey
passkey-remove = Remove
passkey-remove-sure = Remove the passkey “{ $name }”? It will not open your account any more.
passkey-made = The passkey opens your account.
passkey-removed = The passkey is removed.
passkey-called-off = Nothing was changed.
passkey-used = last used { $date }
passkey-unused = not used yet
account-log-in = Sign in
account-log-out = Sign out
account-register = Make an account
account-known = You are signed in as { $account }.
account-data = Download my data
account-erase = Delete my data
account-erase-sure = Delete your name, account, chart and words for good?
account-saved = Saved.
account-in = You are signed in.
account-out = You are signed out.
account-erased = Everything about you is deleted.

## Learning

learn-title = Learn Calico
learn-step = { $number } of { $total }
learn-next = Next
learn-again = Once more
learn-back = Back
learn-end-title = That is the game
learn-end-text = 22 turns: place one, take one. Everything else is choosing well. Your first quilt may be worth 30 points; 60 is fine sewing.
learn-play = Play a first game

lesson-place-title = Place a patch
lesson-place-task = You hold two patches. Choose one and place it on any open cell of your quilt.
lesson-place-try = Choose a patch first, then touch an open cell.
lesson-place-done = A patch stays where it lies. Now take one of the three from the market: that ends your turn.
lesson-place-taken = So you always hold two. In a game, the others see what you take.

lesson-button-title = Three of a colour: a button
lesson-button-task = Two pink patches touch. Add the third: three or more touching patches of one colour earn a button, 3 points. A golden dot marks where a patch earns something.
lesson-button-try = That works in a game, but no button comes of it. Let the pink patch touch the two others.
lesson-button-done = A pink button is sewn on. One button for each group, however large it grows. One of each colour brings the rainbow button on top.

lesson-border-title = The border counts too
lesson-border-task = The printed border belongs to your quilt. One light blue patch already touches a light blue piece of border: add another.
lesson-border-try = No button there. Find the light blue piece in the border at the left.
lesson-border-done = Two patches and a piece of border make three. Look at the edge before you sew in the middle.

lesson-cat-title = Patterns bring cats
lesson-cat-task = Each cat likes two patterns. { cat-millie } comes for three touching patches with dots, whatever their colour: bring her.
lesson-cat-try = { cat-millie } is not impressed. All three with dots must touch.
lesson-cat-done = { cat-millie } lies down: 3 points. Harder cats bring more. Touch her to pet her.

lesson-again-title = A group has one cat
lesson-again-task = { cat-millie } lies on the dots already; another patch with dots would bring nothing. But she likes vines as well: bring a second { cat-millie }.
lesson-again-try = Nothing earned. Three touching vines are what you want.
lesson-again-done = Two groups, two cats. What you have earned is never lost, even if groups grow together later.

lesson-letters-title = The letters of a goal
lesson-letters-task = A goal looks at the six patches around it. ≠ asks for six different ones: colours or patterns. Five different colours lie there. Finish it.
lesson-letters-try = The goal stays open or is spoiled. You need the sixth colour on the last cell around ≠.
lesson-letters-done = Met by colours: 10 points. Letters stand for kinds: AA-BB-CC wants three pairs.

lesson-exact-title = Letters are exact
lesson-exact-task = AAA-BBB wants three of one kind and three of another. Three pink and two green lie around it. One of your patches finishes it, the other spoils it for good.
lesson-exact-try = The third green belongs on the last cell around the goal. Four and two is not AAA-BBB.
lesson-exact-done = Three and three: 8 points. Equal letters are one kind, different letters always different kinds.

lesson-both-title = One way or both ways
lesson-both-task = AA-BB-CC needs one more. Either patch completes the colours. Which one completes the patterns as well?
lesson-both-try = Look at the patterns around the goal: two dots, two stripes, one with ferns.
lesson-both-done = Colours and patterns at once: 11 points instead of 7. That is where the high scores are.

## Rules

rules-title = Rules
rules-search = Search the rules
rules-none = Nothing found.
rules-turn-title = Your turn
rules-turn-text = Place one of your two patches on any open cell and take what it earns. Then take one of the three patches of the market; it is refilled from the supply. After 22 turns every quilt is full.
rules-button-title = Buttons
rules-button-text = Three or more touching patches of one colour earn a button of that colour, 3 points, at the moment when the third is placed. One button for each group. The border counts.
rules-rainbow-title = Rainbow button
rules-rainbow-text = Whoever first has a button of each of the six colours gets the rainbow button once: 3 more points.
rules-cat-title = Cats
rules-cat-text = Every pattern belongs to one cat of the game. Touching patches of that pattern that fulfil what the cat needs bring it at once; one cat for each group. A larger group than needed is fine. Tokens are never lost; groups that grow together keep what they have and earn nothing new.
rules-goal-title = Design goals
rules-goal-text = A goal looks at its six neighbours at the end: equal letters are equal kinds, different letters different kinds. It may be met by colours or by patterns for the lower value, or by both for the higher one.
rules-goal-values = { $one } points one way, { $both } points both ways
rules-end-title = End and winner
rules-end-text = Goals, cats and 3 points for each button. Most points wins; if equal, more cats, then more buttons; then the victory is shared.
rules-hands-title = Hands
rules-hands-text = Hands are hidden, but everybody sees what is taken from the market.
rules-border-title = Border
rules-border-text = The printed border belongs to your quilt: its pieces count for groups of colours and patterns. No token is laid on it, and no goal touches it.
rules-solo-title = Alone
rules-solo-text = The market is a belt. After you take a patch, the one that has lain longest leaves the game, the other moves up, and two new ones come.
rules-variants-title = Variants
rules-restrictions-title = Restrictions
rules-scenarios-title = Scenarios
rules-scenarios-text = A scenario gives cats, goals and objectives. Reach all of them to pass.
rules-scenario-play = Play scenario { $number }
rules-achievements-title = Achievements
rules-achievements-text = Thirty achievements, each once. Every fifth earns a title, up to the master quilter.

## Chart

chart-title = Your chart
chart-points = { $count ->
    [one] { $count } of { $total } achievements
   *[other] { $count } of { $total } achievements
}
chart-stranger = The chart begins with your first game.
chart-who = Who is on the chart
chart-add-name = Somebody who plays at this device
chart-add = Add
chart-invite-account = Invite an account
chart-invited = invited, no answer yet
chart-invites-you = { $name } invites you to their chart: you will see each other's rows.
chart-join = Join
chart-leave = Leave the chart of { $name }
chart-of = The chart of { $name }
chart-rename-to = New name of { $name }
chart-remove-sure = { $count ->
    [one] Remove { $name } and { $count } mark from the chart?
   *[other] Remove { $name } and { $count } marks from the chart?
}
chart-changed = The chart is changed.
chart-imported = The chart has been read in.
chart-export = Save the chart as a file
chart-import = Read a chart from a file
chart-achievements = Achievements
chart-achievement = Achievement
chart-marked = marked
chart-open = open
chart-explained = Choose “played for an achievement” when you lay a table. The winner marks one; whoever passes a scenario marks it.
