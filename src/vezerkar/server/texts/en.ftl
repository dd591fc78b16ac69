# The words of the page itself. Each game brings its own.

app-title = Vezérkar
loading = Loading…
offline = The server is not responding. Check your connection.
reconnecting = Connection lost. Reconnecting…
refused-title = That did not work
lost-title = Page not found
kept-over = This game was played with version { $then } of the rules, which this server does not have. Here is what is kept of it.
kept-running = This game goes on with version { $then } of the rules, which this server (version { $now }) does not have. Nobody can move here; nothing is lost. This is what has happened so far.
kept-picture = The board at the end
kept-players = Players
nav-home = Home
close = Close
copy = Copy
copied = Copied

## Calculators

odds-title = Calculators
odds-of = Calculator: { $name }
odds-question = Question
odds-answer = Answer
odds-part = { $part } { $number }
odds-add = Add
odds-remove = Remove { $name }
odds-reset = Start over
odds-link = Link to this question
odds-none = This game has no calculator.
odds-unknown = There is no such calculator. Choose one of these.

## Language and light

lang-switch = Magyarul
theme-auto = system
theme-light = light
theme-dark = dark
theme-switch = Theme: { $theme }
text-size = Text size: { $size } %

## The start page

home-title = Play a game
home-lead = Vezérkar enforces the rules, shows what you can do and explains what you cannot. No account needed.
your-name = Your name
motto = a table that knows the rules
my-name = Your name: { $name }
name-title = What shall we call you?
name-hint = The others at the table see it. You can change it at any time.
name-keep = Keep this name
guest = Guest
games = Games
players = { $players } players
minutes = { $range } min
hours = { $range } h
length-hint = About how long a match takes
weight-hint = How much there is to learn
weight-light = light
weight-medium = medium
weight-heavy = heavy
play = Play
play-title = Play { $title } as { $seat }
watch-bots = Watch bots
watch-title = Watch bots play { $title }
more-ways = More…
more-ways-hint = Sides, friends, options
rules = Rules
docs = Documentation
play-bot = Play against bots
play-bot-hint = Choose your side to start.
play-as = Play as { $seat }
invite = Invite a friend
invite-hint = Take a side. You get a private link for each other player.
i-take = Take { $seat }
hot-seat = Hot seat
hot-seat-hint = Everybody plays on this screen, in turns.
hot-seat-start = Start a hot-seat game
how-many = Number of players
mixed = Custom game
mixed-start = Create game
place-me = Me
place-open = A friend (private link)
place-bot = Bot: { $bot }
bot = Bot
pace = Response delay
pace-hint = Every answer to a reaction window is shown after a random delay, so that nobody can guess who holds which card.
pace-live = Live: up to 2 seconds
pace-slow = Slow: up to a minute
pace-instant = None
clock = Clock
clock-none = None
clock-live = Live: 20 minutes each, and 30 seconds for each turn
clock-fast = Fast: 1 day each, and 4 hours a day, up to 3 days
clock-usual = Usual: 3 days each, and 12 hours a day, up to 5 days
clock-slow = Slow: 7 days each, and 36 hours a day, up to 10 days
clock-own-live = Custom, live
clock-own-days = Custom, by days
own-live-bank = Time at the start, in minutes
own-live-increment = Added for each turn, in seconds
own-days-bank = Time at the start, in days
own-days-increment = Added on each day of play, in hours
own-days-cap = Never more than, in days
own-range = { $least } to { $most }
own-wrong = Type a whole number from { $least } to { $most }.
clock-hint-live = The clock of a player runs while the game waits for that player. The time is added after each turn.
clock-hint-days = The clock of a player runs while the game waits for that player. Time is added on each day on which the player moves.
time-out = When the time is over
time-out-default = The game moves for the player
time-out-default-hint = After three times a bot takes over.
time-out-bot = A bot plays until the player is back
time-out-forfeit = The player loses
time-out-forfeit-side = The player's side loses
time-out-forfeit-three = The player loses, a bot plays on
time-out-three-hint = The others go on with the game. The bot cannot win.
time-out-wait = The others wait, and decide
time-out-wait-hint = They may let a bot play, or let the player lose.
time-out-who = Who takes over
time-give = Give more time: { $seat }
time-over = Time is over: { $seat }. You can wait, or:
time-claim-bot = Let a bot play
time-claim-win = Claim the win
time-claim-sure = End the game because the time is over?
time-claim-out = Let the player lose
time-claim-out-sure = Let the player of { $seat } lose because the time is over? A bot that cannot win plays on there.
time-short = Your time is getting short: { $left } left ({ $seat }).
time-left = Time left
time-days = { $days } d { $hours } h
bot-plays = Your time was over: { $bot } plays { $seat } for you.
i-am-back = I am back
stands-in = { $bot } for { $name }
taken-by-clock = by the clock
taken-by-bot = by the bot that plays for the player
invite-title = Invitation links
invite-explain = Whoever uses a link first takes its seats. Send each link to one person only.
invite-link-for = Link for { $seat }
invite-name = Invite somebody by name
invite-name-hint = Whoever has an account here is told, and has 14 days to answer. The link works meanwhile, and whoever comes first has the seat.
invite-name-whom = Name of the account
invite-name-send = Invite
invite-name-sent = { $name } has been invited to play { $seats } and can answer until { $day }.
invite-name-withdraw = Withdraw
invite-name-withdraw-of = Withdraw the invitation of { $name }
invite-name-sign-in = Sign in to invite somebody by name
to-the-table = Go to the game
copy-and-play = Copy the link and play
go-on = Go on
go-on-count = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
earlier = Other matches and finished ones ({ $count })
against = against { $names }
level = Bot
invited-one = your guest
level-bot = bot ({ $level })
waiting-for = Waiting for { $names }
turn-number = Turn { $turn }
result-won = Won
result-lost = Lost
result-draw = Draw
result-over = Over
forget = Remove { $title } from the list
forget-sure = This browser will delete its key to this game. Without a link you cannot return to your seat. Remove it?

## The table

watching = Spectating
board = Board
prompt = Current decision
undo = Undo
undo-over = The game is over: nothing can be taken back.
undo-nothing = You have done nothing yet that can be taken back.
undo-dice = Dice have been rolled: this cannot be taken back.
undo-news = New information has come out: this cannot be taken back.
undo-agreed = You have agreed on going back here: this cannot be taken back.
undo-ask = In the menu you can ask the others to take it back.
undo-others = Somebody else has acted since: this cannot be taken back.
stale = The game has moved on. Check the board and choose again.
dice = Last roll
marked = (marker here)
piles = Card piles
skip = Skip links
skip-prompt = Skip to the decision
skip-board = Skip to the board
side = Log, chat, notes, cards, rules
status = Status
text-table = Text view
position = Position
choices = Choices
no-choices = Nothing to choose.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
hide-tokens = Hide pieces
overlay = Overlay
no-overlay = No overlay
stake-again = { $stake }. Press again to confirm.
drop-late = The table has not answered yet. Drop it again.
pick-done = Done ({ $count } of { $of })
pick-keep = Keep these ({ $count } of { $of })
pick-some = Done ({ $count })
pick-why = { $count } marked, { $of } needed. A click or Space marks, and takes the mark away.
tools = Board tools
phases = Parts of the turn
more = More
hand = Hand
stage = What the decision is about
stage-fold = Show or hide the stage
stage-skip = Skip
stage-again = Play again
stage-close = Close
stage-chances = Chances
stage-order = Order
stage-strength = strength { $pips } of { $most }
score = Score
in-hand = Cards in hand
in-deck = Cards in the deck
look-as = Look as { $seat }
table-menu = Display
cards = Cards
rules-apart = Rules in a new window
excerpt-more = Tap again to open the rules.
point = x { $x }, y { $y }
point-x = x (from the left) { $measure }
point-y = y (from below) { $measure }
any-point = Enter a point
distance-away = { $distance } away
within = { $count ->
    [0] covers nobody
   *[other] covers: { $names }
}
choose-point = Choose this point
way-by-point = By way of this point
by-way-of = By way of here
station-marked = A station on the way. Now choose where it ends.
tape = Tape measure
tape-help = Drag from one point to another to measure.
print = Print
print-page = Print: { $page }
cross-hair = Crosshair: move it with the arrow keys (Shift: farther), choose with Enter.
unprompted = Available at any time

## Seats

seats = Seats
seat-open = open
seat-mine = { $name } (you)
nameless = Anonymous
you = you
online = online
away = offline
your-turn = Your turn
thinking = Choosing…
invited = You are invited to play { $seat }.
invited-hint = Until you take the seat you see what everybody sees.
invited-late = This seat is taken: somebody else was first. You can watch.
invited-by = { $name } invites you to play { $seats }.
invited-by-late = The invitation of { $name } does not stand any more: it was withdrawn, has expired, or somebody else has the seat. You can watch.
invited-accept = Accept
invited-accept-of = Accept the invitation of { $name }
invited-decline = Decline
invited-decline-of = Decline the invitation of { $name }
invited-matches = Invited
invited-count = { $count ->
    [one] one invitation waits for your answer
   *[other] { $count } invitations wait for your answer
}
invited-with = At the table: { $names }
invited-until = You can answer until { $day }.
invited-look = Look at the table
take-seat = Take this seat
my-seat = My seat
my-link = Private link to this seat for another device
not-sure = Cancel
resign = Resign
resign-sure = Resign and end the game?
resign-three-sure = Resign? You lose, and a bot that cannot win plays on for you. The others go on with the game.
handover = Next: { $seat }
handover-hint = Pass the screen. The other side’s secrets stay hidden until then.
handover-open = Continue as { $seat }
handover-never = No secrets between us: do not show this again

## Responses

hint = Hint
hint-ask = A hint: where to look
hint-thinking = One moment…
hint-look = Look here
hint-rule-matters = Look at what lights up. The rule that matters:
hint-name = What looks good?
hint-told = From here on the end page tells that you had a hint.
hint-best = Probably best, in this order
hint-equal = Probably about equally good
hint-as-good = about as good as the first
hint-show = Show me, and why
hint-show-only = Show me
hint-why = { $action } rather than { $other }, for probably:
hint-no-reason = No single reason speaks for “{ $action }” rather than “{ $other }”.
hint-by-search = From games played on in positions that are possible for all you know.
hint-by-rule = Judged by rule of thumb, without looking ahead.
hint-take = Do it: { $action }
key-hint = a hint; again: the next step
thought-ask = What { $seat } thought here
thought-none = Nobody can tell how this bot judges, or it chose nothing here.
thought-chance = about { $chance }%
thought-taken = It took: { $action }
thought-by-search = Searched for anew, from what it knew then. The judge may be wrong by 10 points.
thought-by-rule = By its own rule of thumb, without looking ahead, from what it knew then.
helps = Help from the table
helps-hint = { $name } had hints for { $moments ->
    [one] one decision
   *[other] { $moments } decisions
}.
helps-whatif = { $name } used what-if at { $moments ->
    [one] one moment
   *[other] { $moments } moments
}.
hint-not = There are hints only in games against bots and in teaching games: here other people play.

pass-turn = Pass for the rest of this turn
autopass = Always pass, unless a standing order applies
answer-held = Your answer: { $answer }. It is sent shortly; until then you can change it.
orders = Standing orders
orders-hint = Automatic answers to reaction windows. The first order that matches applies. Only you see them.
orders-empty = None yet. To add one, open one of your cards that can be used as a reaction.
order = Standing order
react-use = Use
react-not-now = Not now
react-always = Use it when it fits
react-never = Never this turn
react-never-hint = Passes for the rest of this turn whenever this card could be used. Another card that fits there is not used either.
order-give = Add standing order
order-for = Standing order: { $card }
order-what = When I could use this card
order-none = no order
order-use = use it
order-pass = pass
order-ask = ask me
order-when = Only in these cases
order-clear = Clear
order-all = Select all
order-save = Save
plan = Plan for my next turn
plan-hint = Write down what is to be played when your turn comes. The first line that fits is played. If an action is not allowed then, the plan stops and you are asked. Only you see it.
plan-ready = It is played when your turn comes
plan-waits = It waits until this turn is over
plan-cancel = Drop the plan
plan-change = Change the plan
plan-draft = Draft
plan-save = Use this plan
plan-remove = Remove line { $line }
plan-always = in any case:
plan-if = if { $what }:
plan-if-rule = if I am asked by { $cite }:
plan-then = after line { $line }
plan-new = New line
plan-after = After
plan-first = nothing else: it may begin the plan
plan-who = If it names this side
plan-anybody = any
plan-what = and this
plan-anything = anything
plan-places = Places
plan-cards = Cards
plan-pieces = Pieces
plan-rule = and I am asked by this rule (may stay empty)
plan-play = Then play, one action a line
plan-play-hint = Actions as a record writes them, for example “to 14”.
plan-play-try = Actions as a record writes them. It is easier to play them on the board: “Try something else here”, then “Add this line to my plan”.
plan-offered = One that I can choose now
plan-take = Take this action
plan-add = Add line
plan-done = Your plan has been played to its end.
plan-illegal = Your plan has stopped: “{ $action }” is not allowed now.
plan-no-line = Your plan has stopped: no line fits what has happened.
plan-other-move = Your plan is over, because something else was played for you.
plan-taken-back = Your plan is over, because something was taken back.
plan-was-played = Played: { $actions }.
plan-seen = OK
order-up = Move up: { $card }
order-edit = Edit: { $card }
order-remove = Delete: { $card }

## Log, history, chat, notes

log = Log
log-older = Older lines
log-more = and { $count } more
look-at = Show move { $ply }
history = Move history
history-first = First move
history-back = Previous move
history-play = Play from here
history-pause = Pause
history-on = Next move
history-now = Latest move
history-at = move { $ply } of { $now }
history-short = { $ply } / { $now }
history-turn-back = To the beginning of this turn
history-turn-on = To the next turn
history-speed = Speed: { $speed }×
history-eyes = Seen by
recap = Since your turn
recap-luck = Luck of the dice
recap-luck-of = { $name }: { $owed } expected, { $got ->
    [one] 1 success
   *[other] { $got } successes
  }
recap-play = Play
past = You are viewing move { $ply } of { $now }. The game continues.
to-present = Back to the current position
try-here = Try something here
try-title = What-if. Nobody else sees this.
try-leave = Back to the game
try-plan = Add this line to my plan
try-planned = Added to the draft of your plan. Back in the game you can use it.
try-worlds = Possible positions
try-world = Possible position { $world }
try-true = The true position
try-open = Show the true one
try-learned = You would learn
try-group = In { $here } of { $all } possible positions: { $text }
try-gone = { $worlds ->
    [one] One possible position is gone.
   *[other] { $worlds } possible positions are gone.
}
try-refill = Draw others that fit what I know now
try-faces = Compare all faces
try-bot = as a bot would
try-nothing = nothing new
try-dropped = This was not possible in { $worlds ->
    [one] 1 position
   *[other] { $worlds } positions
}, which { $worlds ->
    [one] is
   *[other] are
} left out.
try-die = The die
try-roll = Roll again
try-asked = { $seat } to choose
try-choose = Choose for them
try-default = as usual
try-lines = What you tried ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
try-beginning = Beginning: move { $ply }
try-remove = Remove: { $move }
chat = Chat
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
notes = Notes
notes-hint = Private, stored in this browser.

## The end

outcome = Result
won = Winner: { $seats }
rematch = Rematch, sides swapped
rematch-join = Go to the rematch
record = Download the record
to-the-end = See how it went
end-over = the match is over
end-look = Look at the table
end-replay = Watch the replay
end-working = Playing the match again to count…
end-again = Try again
end-board = The board at the end
course-play = Follow the course
verdict = { $result ->
    [won] { $by ->
        [0] You won
       *[other] You won by { $by }
    }
    [lost] { $by ->
        [0] You lost
       *[other] You lost by { $by }
    }
   *[draw] A draw
}
turning-points = Turning points
change = { $name }: { $before } → { $after }
see = See
in-history = In history
chart-label = Chart: { $title }. The table below has the same numbers.
chart-moment = Moment
chart-table = The numbers as a table
luck = Luck with the dice
luck-rolls = { $count ->
    [0] no dice were rolled
    [one] 1 die in the log
   *[other] { $count } dice in the log
}
luck-words = { $got } of { $chances }, expected { $owed }
luck-note = Every roll that could succeed or fail is counted with its exact chance. Dice that only say where or how much are not counted, and neither is the luck of the draw.
luck-none = No roll of this match could succeed or fail. The luck of the draw is not counted.
share = Share
share-explain = These links open no seat. They show what a spectator sees.
share-end = Link to this page
share-replay = Link to the match from its beginning
proof = Verify the dice
proof-explain = The hash of the seed was published before the first roll. Your browser now computes the hash and every die from the seed.
proof-working = Computing…
proof-fair = The dice were fair: everything agrees.
proof-unfair = The dice do not agree with the seed.
proof-step-seal = The hash of the seed is the one that was published.
proof-step-key = The key of the dice is computed from the seed.
proof-step-dice = { $wrong ->
    [0] { $count ->
        [0] No dice were rolled.
        [one] 1 die was computed from the key. It shows the face that was told.
       *[other] { $count } dice were computed from the key. All show the faces that were told.
    }
   *[other] { $wrong } of { $count } dice show another face than was told.
}
proof-step-skipped = { $count ->
    [one] One more number was used for what the players took back later. It is not used again.
   *[other] { $count } more numbers were used for what the players took back later. They are not used again.
}
proof-step-order = The numbers were used in their order, and none twice. Those between the dice shuffled or drew cards.
proof-step-log = { $rest ->
    [0] The faces in your log are those of these dice ({ $count } compared).
   *[other] The faces in your log are those of these dice ({ $count } compared). { $rest } more are half dice, which are not checked one by one.
}
proof-table = All dice ({ $count })
proof-ply = Move
proof-index = Number
proof-word = Word
proof-sides = Sides
proof-face = Computed
proof-told = Told
seed = Seed
commitment = Hash of the seed

## The report of a game

game-report = Report
game-report-about = Was it the dice or the play? The report shows how the chances went, what was luck, which choices cost something, and where the game turned. Making it takes a minute or more; you can go on meanwhile.
game-report-make = Make the report
game-report-waiting = It will begin soon…
game-report-working = { $progress }% done…
game-report-failed = The report could not be made. You can try again tomorrow.
game-report-stale = This report is of an earlier judge.
game-report-accounts = From the start to the result, in points of winning chance (with two standard errors)
game-report-start = At the start
game-report-result = Result
game-report-curve = Chances in per cent
game-report-known = Could know
game-report-open = Open cards
game-report-side = Whose chances
game-report-unsure = Moments with a ~ are so early, or the judge is so untested, that they say little.
game-report-mistakes = Mistakes
game-report-mistakes-none = None that the judge can tell from a good choice.
game-report-did = As it was done, in one of the positions that were possible:
game-report-better = Better, in the same position:
game-report-why = Why:
game-report-why-none = No single reason stands out.
game-report-luck = Luck of single events
game-report-notes = What this is worth

## Help

help = Shortcuts and symbols
help-mouse = Click an outlined area or piece, or drag a piece or card to where it is used. The right button, or a long press, shows all that can be done with it. Drag the board to move it; scroll or pinch to zoom. Click anything else to see why it is not available.
key-tab = Next choice; the board is one stop
key-drawer = Log, notes, chat
key-frame = Next part of the board
key-more = More buttons
key-hand = Hand up and down
key-kinds = Pieces, places, cards, buttons
key-letters = On the board: next choice with that initial; in a menu without Shift
key-escape = Put back, close, return to the present
key-pass = Pass
key-arrows = On the board: nearest choice in that direction
key-enter = Choose the focused item; at the question, press the button that goes on
key-digits = Cards of the hand, in their order
key-look = Read the whole card (in the hand)
key-zoom = Zoom in, zoom out, whole board
key-history = Previous move, next move
key-recap = Play what the others did since your turn, or the match
key-whatif = Try something at this moment, unseen by the others; there: the next possible position
key-moments = While you look back: previous or next event; Space plays and pauses
signs = Symbols on the board
sign-legal = available
sign-reach = within reach
sign-maybe = possible hidden piece
sign-danger = danger

## The editor

editor-start = Start from
editor-start-hint = This replaces the current draft. Save it first if you want to keep it.
editor-open = Open a file
editor-unreadable-json = { $file } is not valid JSON.
editor-unreadable-records = { $file } contains no boards.
editor-new = New or open
editor-save = Save
editor-saved-faulty = The file has errors. You can open it here again, but not play on it yet.
editor-count = { $count } of { $most } pieces
editor-undo = Undo
editor-redo = Redo
editor-add = Add
editor-piece = Piece
editor-which = Board in this file
editor-board = Drawing area. Arrow keys move the selected piece (Shift: fine steps). N and P select the next and the previous piece. R rotates, Delete removes.
editor-hint = Click a piece to select it. Drag it to move it (Shift: fine steps).
editor-armed = { $name }: click to place it. Esc cancels.
editor-none = Nothing selected. Click a piece on the board.
editor-full = At most { $most } pieces.
editor-diagnostics = { $count ->
    [0] No errors
    [one] 1 error
   *[other] { $count } errors
}
editor-pieces = All pieces ({ $count })
editor-tools = Edit the piece
editor-turn-left = Rotate left (R)
editor-turn-right = Rotate right (Shift R)
editor-larger = Larger
editor-smaller = Smaller
editor-copy = Duplicate (Ctrl D)
editor-delete = Remove (Delete)
editor-remove = Remove { $name }
editor-entry = Add
editor-place = Position and size
editor-corners = Corners ({ $count })
editor-corner = Corner { $number }: { $place }
editor-end = End { $number }: { $place }
editor-split = Insert a corner after number { $number }
editor-width = Width
editor-wide = Width
editor-deep = Depth

## What the others do, shown for a moment

show-skip = Skip what is shown
key-mark = mark one of several things
key-together = Mark pieces to move together: click each with Shift, or draw a frame around them with Shift; with a finger, press one long and tap the others. Drag one of them, and the others go the same way.
key-click = click
key-station = With a piece in hand: a station on its way, where the way matters; with a finger, press the place long
key-alike = Where several things are given up: mark all of a kind
key-space = Space
show-speed = Show what the others do: { $speed ->
    [0] not at all
    [1] at normal speed
   *[other] { $speed } times as fast
}
sound = Sound
bots = The bots
bots-pause = Pause the bots
bots-resume = Let the bots go on
bots-speed = Speed of the bots
bots-slow = slow
bots-normal = normal
bots-instant = at once
bots-paused = The bots are paused.
bots-slowed = The bots have thought for long. For a few minutes they play more slowly, so that others have their turns.
bots-wait = You can still take this back.
bots-read = The bots wait while you look at this.
bots-go-on = Go on
rules-former = Rules { $version }
rules-former-hint = This game began with version { $version } of the rules and goes on with it.
rules-files-hint = This game goes on with version { $version } of the rules, and with the user’s files that it began with.
upgrade-ask = Go on with rules { $version }
upgrade-asked = The others want to go on with rules { $version } instead of { $former }.
upgrade-waits = You want to go on with rules { $version }. Not agreed yet: { $names }.
upgrade-agree = Agree
upgrade-withdraw = Not after all
offers = Offers to the others
offer-draw = Offer a draw
offer-draw-sure = Offer the others a draw? The game ends when all agree.
offer-abandon = Offer to end without a result
offer-abandon-sure = Offer the others to end this game without a result? It ends when all agree.
offer-pause = Offer to pause the clocks
offer-pause-days = Length of the pause
offer-takeback = Ask to take back
offer-takeback-to = From where on
offer-takeback-sure = Ask the others to take back everything from there on? All must agree. What was learned stays known, and the dice go on.
offer-resume = Let the clocks run again
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
offer-what-draw = a draw
offer-what-abandon = to end the game without a result
offer-what-pause = to pause the clocks until { $until }
offer-what-resume = to let the clocks run again
offer-what-takeback = to take back everything from “{ $from }” on
offer-made = { $name } offers { $what }.
offer-mine = You offer { $what }.
offer-waits = Not agreed yet: { $names }.
offer-accept = Agree
offer-decline = Decline
offer-withdraw = Withdraw
offer-accepted = All agreed: { $what }.
offer-declined = { $name } has declined this offer: { $what }.
offer-withdrawn = This offer was withdrawn: { $what }.
offer-expired = Nobody answered this offer in time: { $what }.
offer-stale = The game has gone on since this offer: { $what }.
taken-back = Taken back
takeback-move = move { $ply }
takeback-learned = What is known since then
takeback-actions = Moves: { $counts }
takeback-rolls = Dice rolled: { $counts }
takeback-draws = Cards drawn: { $counts }. They go back to their places, so they may be drawn again.
takeback-reveals = { $count } things were shown
takeback-nobody = nobody
takeback-stays = All of this stays known. The dice go on: each new roll takes new numbers.
clocks-paused = The clocks are paused until { $until }. You can play on.
notices = Tell me when it is my turn and I look elsewhere

## The army builder

army-recruits = Recruits
army-recruits-hint = Shift+click recruits three. A right click takes one away.
army-line-up = Line-up
army-hand = In hand
army-hand-empty = Choose a figure to see its weapons and equipment.
army-begin = Choose an army list on the left, take an army from the library, or try a random one.
army-list = Army list
army-year = Year
army-choose = Choose…
army-points = points
army-man-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
army-limit = Points limit
army-spent = { $points } of { $limit } points spent
army-left = { $points } left
army-over = { $points } too many
army-of = { $count } of { $most }
army-recruit = { $name } ({ $points } points)
army-wanted = required
army-room = room for { $count }
army-slot = Recruit: { $role }
army-slot-wanted = Required: { $role }
army-carries = Equipment
army-rack = May take
army-give = Give up: { $thing }
army-copy = One more
army-library = Library
army-random = Random
army-fill = Fill up
army-fill-hint = Spend the points that are left
army-file = Save as a file
army-compare = Compare
army-compare-with = Compare with
army-name = Name
army-keep = Keep in this browser
army-kept = Kept in this browser
army-forget = Delete: { $name }
army-ready = Ready armies
army-open = Open a file
army-faults = What is missing
army-legal = The army is legal.
army-builder = Open the army builder
army-take = Take into the game
army-take-hint = Build this army in the game; there you say when you are ready
army-no-match = No army is being built in this game now.

## Lessons

lesson = Lesson
lesson-again = Again
lesson-all = All lessons
lesson-begin = Begin
lesson-begin-title = Begin lesson: { $title }
lesson-fold = Show or hide the task
lesson-goals = Goals
lesson-missed = Missed:
lesson-next = Next chapter
lesson-open = To do:
lesson-reached = Done:
lesson-seat = You are: { $seat }
lesson-stars = { $stars } of { $most } stars
lessons-hint = Short positions to play, one thing at a time. Take back what you like, begin again as often as you like.
lessons-none = This game has no lessons yet.
lessons-title = Lessons

## Puzzles

puzzle-again = Try again
puzzle-answer = Answer
puzzle-any = Any
puzzle-bad = Bad puzzle
puzzle-board-words = The board in words
puzzle-daily = Today’s puzzle
puzzle-good = Good puzzle
puzzle-is-right = right
puzzle-is-wrong = wrong
puzzle-last = Last tries
puzzle-level = Your level: { $level }
puzzle-level-of = Level of the puzzle: { $level }
puzzle-level-rough = about { $level }
puzzle-mark-all = Mark all that are right, and no others.
puzzle-mark-one = One answer is wanted.
puzzle-moved = Your level: { $levels }
puzzle-moved-before = Only the first try counts. It was: { $levels }
puzzle-next = Next
puzzle-not-rated = This try is not rated.
puzzle-other = Another one
puzzle-own = Your puzzles · level { $level }
puzzle-own-none = You have not tried any yet. The first try at each puzzle is rated.
puzzle-right = Right!
puzzle-seen-by = seen by { $seat }
puzzle-share = solved by { $share } ({ $solved } of { $tries })
puzzle-sign-in = Sign in, and your tries get you a level.
puzzle-solved = Right
puzzle-streak = In a row: { $count } (best { $best })
puzzle-theme = Theme
puzzle-tried = You have tried this one before: another try changes nothing.
puzzle-tries = Tries
puzzle-truth = The answer: { $answer }.
puzzle-untried = nobody has tried it yet
puzzle-vote = Your opinion of this puzzle
puzzle-wrong = Not quite.
puzzles-title = Puzzles
practice-any = Practise with puzzles
practice-begin = Practise
practice-begin-title = Practise: { $title }
practice-best = Most in a row: { $best }
practice-count = { $right } of { $tried } right
practice-on = Go on
practice-over = Practice is over
practice-stop = Stop
practice-title = Practice

## The coach

coach = Coach
coach-call = Coach
coach-count = { $at } of { $total }
coach-show = Show me
coach-next = Next
coach-later = Later
coach-later-hint = Closes the coach. Press ? to call it again.
coach-rest = There is nothing new here. Choose what you like, or let me choose.
coach-over = That was all. Play on; press ? to call the coach again.
coach-none = This game has no coach.
learn = Learn
learn-hint = A first match with a coach, against an easy bot
learn-title = Learn { $title }

## The account

account = Account
account-of = Account of { $name }
account-enter = Sign in or register
account-lead = With an account your games open on every device. You can always play without one.
account-admin = You look after this server.
account-name = Name
account-password = Password
account-hint = At least 10 characters. Without an e-mail address in your account, a lost password cannot be replaced.
sign-in = Sign in
sign-out = Sign out
register = Register
claim-title = Your games
claim-hint = Games that your account keeps open wherever you are signed in.
claim-keep = { $count ->
    [one] Keep my game
   *[other] Keep my { $count } games
}
claim-kept = { $count ->
    [0] No game was kept.
    [one] One game was kept.
   *[other] { $count } games were kept.
}
claim-left = { $count ->
    [one] One could not be kept.
   *[other] { $count } could not be kept.
}
rename = Change the name
rename-new = New name
rename-hint = A name can be changed once in 90 days. Nobody else gets your old one in that time.
rename-until = You can change your name again on { $day }.
password-old = Current password
password-own = Your password
password-new = New password
password-change = Change the password
password-hint = All other browsers are signed out.
password-changed = The password was changed.
password-set = Set a password
proof-passkey = Your browser will ask for one of your passkeys.
proof-either = Leave the password empty to show a passkey instead.
passkey = Passkey
passkeys = Passkeys
passkeys-hint = A passkey is kept by your phone, your computer or a security key, and opens your account without a password.
passkeys-off = Passkeys cannot be used here: this server has no public address that begins with https://.
passkeys-elsewhere = Passkeys work at { $address } only. Open the page there.
passkeys-old = This browser cannot use passkeys.
passkey-sign-in = Use a passkey
passkey-register = Use a passkey, no password
passkey-register-hint = Or use a passkey and no password: your phone, your computer or a security key then opens the account. If you lose it, only an e-mail address in your account lets you in again.
passkey-none = No passkey was used.
passkey-there = This device has a passkey of your account already.
passkey-times = added on { $made }, last used { $seen }
passkey-label = Name of the passkey, such as “phone”
passkey-add = Add a passkey
passkey-added = The passkey was added.
passkey-rename = Rename
passkey-rename-of = Rename “{ $name }”
passkey-remove = Remove
passkey-remove-of = Remove “{ $name }”
passkey-remove-hint = The passkey does not open your account any more. Delete it from your device, too: it is not told.
passkey-removed = The passkey was removed.
mail = E-mail address
mail-is = Mails go to { $mail }.
mail-none = Your account has no address. With one you can reset a lost password, and hear when it is your turn.
mail-broken = The mail server of this address has refused our last mails. Check the address, or name another.
mail-waiting = A link is on its way to { $mail }. Open it to confirm the address. Until then nothing changes.
mail-new = New address
mail-send = Send the link
mail-remove = Remove the address
mail-removed = The address was removed.
mail-confirm = Confirm the address
mail-confirm-hint = Press the button: the address is your account’s then.
mail-confirmed = The address belongs to the account of { $name } now.
mail-undo = Undo the change
mail-undo-hint = The account gets its former address back, and all browsers are signed out.
mail-undone = The account of { $name } has its former address again. Reset the password now.
browser-settings = This browser
browser-settings-hint = These choices stay in this browser, with an account or without.
setting-language = Language
setting-theme = Light and dark
setting-text-size = Size of letters
setting-percent = { $size } %
setting-speed = What the others do is shown
setting-speed-at = { $speed ->
    [0] not at all
    [1] at normal speed
   *[other] { $speed } times as fast
}
wishes = What you are told
wishes-hint = You are told only what a spectator may know, and nothing while you are looking at the game.
wishes-no-mail = No mails reach you yet: name an e-mail address above and confirm it.
wishes-hours = At quiet hours nothing comes, unless your time runs out before they end. Choose the same hour twice for none.
wishes-save = Save
wishes-saved = Your choices were saved.
event-turn = It is your turn
event-live-turn = It is your turn in a game with a live clock
event-short = Your time is running out
event-began = A game has begun
event-ended = A game is over
event-offer = An offer needs your answer
event-left = A player has left a game
event-paired = Your next game of a tournament has begun
event-round-ends = A round ends in a day, and your game is open
event-invited = Somebody invites you by name
event-chat = Somebody has written at your table
event-news = Other news of your games and tournaments
channel-mail = Mail
channel-webhook = Webhook
channel-push = Device
push-title = On your devices
push-hint = This browser can tell you what happens in your games, even while the page is closed.
push-on = Notify me on this device
push-off = Stop on this device
push-is-on = You are notified on this device.
push-is-off = You are not notified on this device.
push-elsewhere = You are not notified on this device, but on another.
push-denied = Your browser does not let this page notify you. Allow it in the settings of the browser for this page.
push-unsupported = This browser cannot do that. On an iPhone or iPad, add the page to the home screen first and open it there.
push-refused = The browser could not reach its push service. Try again later.
push-devices = Devices that are notified
push-here = this device
push-since = since { $day }
push-failed = The last message did not get there.
push-remove = Remove
push-try = Try it
push-try-of = Send a test to { $browser } { $place }
push-tried = The push service has taken the test. It shows on that device in a moment.
push-remove-of = Do not notify any more: { $browser } { $place }
bell = { $count ->
    [0] Notices
    [one] Notices: one is new
   *[other] Notices: { $count } are new
}
bell-title = Notices
bell-none = Nothing has happened yet.
bell-new = New
bell-with = With { $others }
bell-read-of = I have read it: { $notice }
bell-all-read = I have read all
webhooks = Webhooks
webhooks-hint = Notices can be posted to a channel of Discord, or to a program of yours.
webhook-form = Form
webhook-json = JSON, for programs
webhook-discord = Discord
webhook-url = Address
webhook-add = Add the webhook
webhook-added = The webhook was added. Try it.
webhook-secret = The webhook was added. This secret signs what is posted there, and is shown only now: { $secret }
webhook-try = Try it
webhook-try-of = Try the webhook at { $host }
webhook-works = A line was posted: the webhook works.
webhook-remove = Remove
webhook-remove-of = Remove the webhook at { $host }
webhook-broken = Nothing is posted there any more.
webhook-address = This address is not public.
webhook-unreachable = Nobody answers at this address.
webhook-tls = The certificate of this address is not valid.
webhook-slow = The answer took too long.
webhook-status = The answer was { $status }.
mode-now = At once
mode-digest = Daily
mode-off = Never
quiet-from = Quiet from
quiet-to = Quiet until
digest-hour = Daily mail at
time-zone = Time zone
unsubscribe = No more mails
unsubscribe-hint = Press the button, and no more mails of this kind come.
unsubscribe-stop = Stop these mails
unsubscribed = No more such mails come: { $event }. You can choose otherwise in your account.
unsubscribed-digest = No daily mail comes any more. You can choose otherwise in your account.
forgotten = Forgotten your password?
forgotten-hint = If an account has this address, a link goes there with which you can choose a new password.
forgotten-send = Send a link
forgotten-sent = If an account has this address, the link is on its way. It works for one hour.
reset = Choose a new password
reset-done = The password was changed. You can sign in with it now. If the account had passkeys, they were removed.
only-title = Keys of your games
only-hint = Your games also open with the keys in this browser. If somebody else may know one, let them open with your account alone.
only-lock = { $count ->
    [one] Open my game with the account alone
   *[other] Open my { $count } games with the account alone
}
only-done = The keys do not open your games any more.
only-left = { $count ->
    [one] One game still opens with its key.
   *[other] { $count } games still open with their keys.
}
export-title = Your data
export-hint = A file with everything this server holds about you: your account, your games with their records, and what you wrote.
export = Download my data
leave = Delete my account
leave-not = Keep it
leave-title = Delete the account
leave-sure = Delete the account?
leave-hint = You are signed out everywhere at once. After seven days your name, your password, your passkeys and what you wrote are deleted; until then signing in undoes it. Games that have ended stay, under “former player”; in the others your seat is open again.
left = Your account will be deleted on { $day }. Until then, signing in undoes it.
sessions = Signed in at
session-browser = Unknown browser
session-here = this browser
session-end = Sign out
session-end-of = Sign out { $browser } { $place }

## Holidays

holidays = Holiday
holidays-hint = While you are on holiday your clocks stand in all games by days that allow it. The others see until when. You can play all the same.
holidays-left = Days left: { $left } in { $year }, { $after } in { $next }.
holiday-now = You are on holiday until { $until }.
holiday-to-come = Your holiday: { $begins } to { $until }.
holiday-days = Days
holiday-begins = Begins on (empty: at once)
holiday-begin = Begin the holiday
holiday-plan = Plan the holiday
holiday-end = End the holiday
holiday-call-off = Call the holiday off
holiday-back = Days that have not begun come back to you.
holiday-none-left = No days of holiday are left.
away-until = on holiday until { $until }
away-from = on holiday from { $begins } to { $until }
clock-holidays = Clocks stand for players on holiday

## The lobby

open-tables = Open tables
lobby-lead = Tables that wait for players. Take a free seat; the game begins when all seats are taken.
lobby-filters = Which tables are shown
lobby-game = Game
lobby-language = Language
lobby-who = Players
lobby-with-bots = with bots
lobby-people = people only
lobby-any = any
lobby-clock-live = live
lobby-clock-days = by days
lobby-no-clock = no clock
lobby-live = { $minutes } min + { $seconds } s a turn
lobby-days = { $days } d + { $hours } h a day, { $cap } d at most
lobby-count = { $count ->
    [0] no table waits
    [one] one table waits
   *[other] { $count } tables wait
}
lobby-none = nobody waits just now
lobby-empty = No table waits for players just now. To open one, choose a game on the first page, then “More…”.
lobby-all = All open tables
lobby-more = Show more
lobby-join = Take the seat
lobby-join-as = Play { $seats }
lobby-join-as-at = { $title }: play { $seats }
lobby-mine = Your table
lobby-sits = { $who } ({ $seats })
lobby-account = name of an account
lobby-about = A line about the table (optional)
lobby-offer = Offer to anybody
offer = Offer to anybody
offer-hint = Take a side. The table stands in the list of open tables until every seat is taken; then anybody may watch.
offer-as = Offer to anybody, take { $seat }
quick = Find an opponent
quick-title = Find an opponent for { $title }
quick-hint = Joins the oldest open table with a clock by days, or opens one
lobby-running = Live now
lobby-running-none = No open table is being played just now.
lobby-substitutes = Substitutes wanted
lobby-substitutes-hint = These games go on, and somebody has left. Whoever takes over has an account, and sees the seat as it is now.
substitute-sign-in = Sign in to play { $seats }
substitute-sign-in-hint = Whoever takes over a seat in the middle of a game needs an account. It takes a minute, and no e-mail address.
vacant-until = Until { $until } the seat waits for somebody; then a bot plays there until somebody comes.
vacant-bot = A bot plays there ({ $bot }) until somebody comes.
seat-free-bot = free ({ $bot })
leave-seat = Leave the game
leave-seat-how = Leave this game for good? It goes on without you, and you cannot come back.
leave-seat-free = Free my seat
leave-seat-free-hint = For three days it waits for somebody else, then a bot plays.
leave-seat-bot = Let a bot play
leave-seat-bot-hint = A bot plays on at once and keeps the seat.
leave-seat-stay = Stay
left-free = { $seat }: its player has left the game. The seat is free.
left-bot = { $seat }: its player has left the game. A bot plays on.
left-resigned = { $seat }: its player has resigned. A bot plays on, and cannot win.
left-late = { $seat }: its player ran out of time and has lost. A bot plays on, and cannot win.
lobby-ply = { $ply ->
    [one] 1 move played
   *[other] { $ply } moves played
}
substitute-wanted = Free: { $seats }. The game goes on, and whoever takes over sees all that the seat knows.
lobby-apart = a private table
substitute-listed = The seat is in the lobby as well, for anybody.
lobby-watch = Watch
gather-waits = Waiting for players: { $seats }
gather-hint = The game begins when all seats are taken.
gather-mine = The game begins when all seats are taken. You need not stay on this page.
gather-bots = Begin with bots
gather-withdraw = Only by link from now on
free-seat = Free the seat of { $name }
free-sure = Free the seat of { $name }? Somebody else can take it then. { $name } is told so.
lost-seat = You have no seat here any more. You can watch.
vanished = Nothing is heard of { $name }. The others can agree that somebody else plays on.
vanished-empty = The seat of { $name } is empty. Invite somebody, or agree on a bot.
vanished-by = Who plays on
vanished-list = List the seat in the lobby, for anybody with an account
vanished-list-hint = The lobby shows the game, its terms and the seat. It does not show who plays.
vanished-by-person = Somebody whom we invite
vanished-offer = Offer it to the others
offer-what-replace = that somebody else plays on for { $name }
offer-what-replace-listed = that somebody from the lobby plays on for { $name }
offer-what-replace-bot = that a bot plays on for { $name }: { $bot }
next-game = Next game
next-hint = { $count ->
    [one] One more game waits for you
   *[other] { $count } more games wait for you
}
gather-short = Waiting for players

## Tournaments

tournaments = Tournaments
tournaments-lead = Round after round until there is a table. Everybody with an account can enter; the organiser may let bots enter, too.
tournaments-none = There is no tournament yet.
tournaments-all = All tournaments
tournament-note = A game of a tournament: there is no advice.
tournament-of = To the tournament
tournament-sign-in = Sign in to organise a tournament or to enter one.
tournament-make = Organise a tournament
tournament-name = Name of the tournament
tournament-about = A line about it
tournament-form = Form
tournament-swiss = Swiss system
tournament-round-robin = Round robin
tournament-knockout = Knock-out
tournament-groups = Groups
tournament-group = Group { $name }
tournament-groups-of = { $through ->
    [1] groups of { $size }, the winner of each goes on
   *[2] groups of { $size }, the first two of each go on
}
tournament-groups-hint = { $through ->
    [1] All of a group meet twice, once with each side. The winner of each group goes on to the knock-out. If somebody who would go on has withdrawn, the next one of the group does.
   *[2] All of a group meet twice, once with each side. The first two of each group go on to the knock-out. If somebody who would go on has withdrawn, the next one of the group does.
}
tournament-goes-on = goes on
tournament-group-size = Entrants in a group
tournament-group-size-hint = The groups are drawn by rating, so that they are about as strong. Where the number does not divide some have one entrant less; groups of three may have a fourth.
tournament-go-on = Who goes on to the knock-out
tournament-go-on-one = the winner of each group
tournament-go-on-two = the first two of each group
tournament-starts-full-wish = It begins by itself when all places are taken
tournament-starts-at-wish = It begins by itself at a date and time
tournament-starts-at-moment = Date and time (as your clock shows it)
tournament-starts-hint = You can start it yourself before, with at least { $least } entrants. If fewer have entered at the date, it is called off, and you and they are told.
tournament-starts-full = It begins by itself when all { $places } places are taken.
tournament-starts-at = It begins by itself on { $date }; if fewer than { $least } have entered by then, it is called off.
tournament-starts-before = The organiser can start it before.
tournament-starts-by-hand = The organiser starts it, with at least { $least } entrants.
tournament-at-once = All games begin at once
tournament-at-once-groups = All games of the groups begin at once
tournament-at-once-hint = Each is then played when its players like, and all of them are one round, which also has one date. Otherwise they come round by round.
tournament-at-once-term = all games at once
tournament-at-once-groups-term = all games of the groups at once
tournament-rounds = Rounds
tournament-dated = Each round has a date until which it is to be played
tournament-round-days = Days for each round
tournament-round-days-hint = A day before the date players whose games are open are told. The date ends nothing by itself: after it you give the round more days, or decide the open games.
tournament-days = { $days } days for each round
tournament-apart = Two people of whom one has blocked the other meet only if no other pairing is as fair in byes, sides and opponents.
tournament-meet-all = Who meets whom follows from the form: you can meet people whom you have blocked.
tournament-places = Places
tournament-two-sides = Two play each game: an entrant commands a whole side.
tournament-three-sides = Three play each game, one on each side; each has every side as often as can be. One or two sit out where the number does not divide.
tournament-players = Players at a table
tournament-tables-three = tables of three
tournament-clock-three = A bot plays on for whoever runs out of time, and that player is last. Whoever does so twice cannot enter a tournament for 60 days.
tournament-places-made = First, second and third places
tournament-three-points = The first place counts 2 points, the second 1, the third none; equals share. Whoever leaves a game, or runs out of time, is third.
tournament-clock-hint = Whoever runs out of time loses the game. Whoever does so twice cannot enter a tournament for 60 days.
tournament-entered = { $entered } of { $places } places
tournament-by = Organiser: { $name }
tournament-draft = Draft
tournament-open = Open for entries
tournament-in-round = Round { $round } of { $rounds }
tournament-finished = Finished
tournament-cancelled = Cancelled
tournament-deeds = What you can do here
tournament-do-open = Open for entries
tournament-do-start = Start
tournament-do-enter = Enter
tournament-do-withdraw = Withdraw
tournament-do-cancel = Cancel the tournament
tournament-draft-hint = Only you see this tournament until you open it for entries.
tournament-start-hint = When you start it, nobody can enter any more, and the first round is paired.
tournament-cancel-hint = There will be no table. Games of people that have begun go on as ordinary games; games between bots end.
tournament-delete-hint = The draft will be deleted.
tournament-withdraw-hint = You resign your game, and you are not paired again. You cannot come back.
tournament-entrants = Entrants
tournament-nobody = Nobody has entered yet.
tournament-withdrawn = withdrawn
tournament-me = you
tournament-take-out-hint = { $name } loses the game that is on, and is not paired again. Everybody sees your reason.
tournament-take-out-idle = { $name } will not be paired again.
tournament-take-out = Take out { $name }
tournament-enter-bot = Let this bot enter
tournament-standings = Standings
tournament-final = Final table
tournament-points = Points
tournament-results = Games won, drawn and lost
tournament-results-short = W–D–L
tiebreaks = How ties are broken
tiebreaks-hint = The points come first. Among equals these numbers decide, in this order, and at last a lot. Byes and forfeits count for the points alone.
tiebreak-direct-short = Direct
tiebreak-direct = Points against those with as many points, if all of them have met
tiebreak-sonneborn-short = S–B
tiebreak-sonneborn = Sonneborn–Berger: the points of those you beat, and half of those you drew with
tiebreak-buchholz-short = Buch.
tiebreak-buchholz = Buchholz, cut 1: the points of all opponents but the one with fewest
tiebreak-wins-short = Wins
tiebreak-wins = Wins with the side that has won less often in this tournament
tiebreak-performance-short = Perf.
tiebreak-performance = Performance: the mean rating of the opponents, more for wins and less for losses
tournament-all-rounds = Rounds
tournament-round = Round { $round }
tournament-until = To be played until { $date }
tournament-late = The date has passed ({ $date }): the organiser gives more days, or decides the open games.
tournament-extended = Put off until { $date }: { $reason }
tournament-extend = Give this round more days
tournament-extend-round = Round { $round }: more days
tournament-extend-days = Days
tournament-extend-hint = They count from the date of the round, or from now if that has passed. Everybody sees your reason.
tournament-bye = sits out
tournament-playing = playing
tournament-play = Play
tournament-forfeit = forfeit
tournament-settled = Decided by the organiser: { $reason }
tournament-settle = Decide this game
tournament-own-game = You play here yourself, so an admin decides this game.
tournament-settle-hint = Only where a game does not come to its end. Everybody sees the result and your reason.
tournament-result = Result
tournament-reason = Reason
tournament-wins = { $name } wins
tournament-draw = A draw
tournament-neither = Both lose
tournament-lots = How lots are drawn
tournament-lots-hint = All lots are drawn from a secret seed. Its hash is shown from the beginning, and the seed at the end, so anybody can check that it was not chosen afterwards. Who meets whom in a Swiss also depends on who has blocked whom, which is not published.
tournament-commitment = Hash of the seed:
tournament-seed = Seed:

## Ratings

ratings = Ratings
ratings-lead = Players with an account who have played rated games, the strongest first. A rated game is an open table that was marked so when it was set up.
ratings-empty = Nobody has finished a rated game yet.
ratings-pool-of = { $clock ->
    [live] { $title }, { $players } players, live
   *[days] { $title }, { $players } players, by days
}
ratings-of-people = Ratings
ratings-ranked = Ranking
ratings-rule = With at least 10 games, one of them in the last 90 days.
ratings-others = Not ranked
ratings-nobody = Nobody yet.
ratings-place = Place
ratings-rating = Rating
ratings-games = Games
ratings-last = Last game
ratings-sides = The sides
ratings-sides-hint = How many points of a rating a side is worth. Whoever wins with the weaker side gains more.
ratings-edge = { $edge } after { $games ->
    [one] one game
   *[other] { $games } games
}
ratings-edge-unsure = { $edge } after { $games ->
    [one] one game
   *[other] { $games } games
}, not yet certain
rating-provisional = { $rating } (provisional)
provisional = provisional
rating-moved = { $before } → { $after } ({ $change })
rated = rated
unrated = not rated
rated-from = rating { $from } or more
rated-to = rating { $to } or less
rated-between = rating { $from } to { $to }
rated-note = This game is rated. Neither bot nor coach gives advice.
teaching = teaching game
teaching-note = This is a teaching game: everybody may ask for hints. It is not rated.
teaching-offer = Teaching game
teaching-offer-hint = Everybody may ask for hints, also people who play against each other. All are told so, and the game is not rated.
offer-rated = Rated
offer-rated-hint = The result counts for the ratings, and the game is shown on the pages of its players. Everybody needs an account of their own; bots cannot take part.
offer-rated-clock = Only a game with a clock can be rated, and no teaching game.
offer-rating-from = Rating from
offer-rating-to = Rating to
gather-rated = The game is rated: everybody who joins needs an account.
upgrade-unrated = Then the game does not count for the ratings.
end-rating = The ratings are being worked out…
end-unrated = This game does not count for the ratings. It ended without a result, went over to other rules, or somebody left before two decisions of their own.
account-ratings = My ratings and rated games
person-since = Here since { $day }.
person-none = No rated games yet.
person-games = { $games ->
    [one] one game
   *[other] { $games } games
}
person-matches = Rated games
person-won = won
person-drawn = draw
person-lost = lost
person-left = left the game
person-against = as { $seats } against { $names }
person-waits = not counted yet

## Care

chat-rooms = Whose chat
chat-players = Players
chat-watchers = Watchers
chat-only-players = Players talk here.
chat-only-watchers = Those who watch talk here. Players read it when the game is over.
chat-sign-in = Sign in to read what others who watch say, and to talk with them. The players read it when the game is over.
chat-muted-until = A moderator does not let you write here until { $day }.
chat-mute = Mute { $name }
chat-unmute = Show { $name } again
muted-people = Muted and blocked
muted-blocked = { $name } (blocked)
person-block = Block { $name }
person-block-hint = You are not sent their messages, and do not sit down at one table.
person-muted = You will not be sent any more messages of { $name }.
person-blocked = You will not be sent any more messages of { $name }, and will not sit down at one table.
follow = Follow { $name }
unfollow = Stop following { $name }
follow-hint = Their open games are marked in the lobby, and those that go on come first there. They are not told.
followed-people = People you follow
followed-here = you follow { $names }
report = Report
report-player = Report { $name }
report-name = Report this name
report-of = Report { $name }
report-reason = Reason
report-send = Send the report
report-done = Thank you. A moderator will look at it.
report-guest = { $name } (guest)
report-where = in this game
report-by = { $name }, { $day }: { $reason }
admin = Moderation
reports = Reports
reports-none = No report waits.
acts = What was done
act-on = Act on an account
act-about = Act on { $name }
act-kind = Act
act-days = Days
act-days-or-good = Days (empty: for good)
act-do = Do it
act-until = until { $day }
act-for-good = for good
act-warn = warn
act-mute = mute
act-ban = ban
act-hide = hide the line
act-rename = take the name away
act-pardon = pardon
act-dismiss = dismiss the report
told-title = From the moderators
told-warn = A moderator warns you.
told-mute = You cannot write here until { $day }.
told-ban = You cannot begin or join games until { $day }. Your games go on.
told-ban-for-good = You cannot begin or join games here any more. Your games go on.
told-hide = A moderator has hidden a line of yours in a chat.
told-rename = A moderator has taken your name away. You can choose another one in 90 days.
told-pardon = You can write and play again without restrictions.
told-reason = The reason: { $reason }
told-seen = I have read it

## Whoever runs the server

admin-title = Administration
admin-people = People
admin-matches = Games
admin-jobs = Jobs
admin-ratings-rules = Ratings and rules
admin-health = Health
admin-deeds = Deeds
role-player = player
role-moderator = moderator
role-admin = admin
role-bot = bot
admin-search = Name, or a part of it
admin-find = Find
admin-more = Show more
admin-done = Done.
admin-look-again = Look again
admin-people-none = Nobody has such a name.
admin-page-of = The page of { $name }
admin-made = Here since { $day }
admin-seen = Signed in, last seen on { $day }
admin-not-signed-in = Signed in nowhere
admin-mail = Has a confirmed e-mail address
admin-mail-refused = Has an e-mail address that takes no mails
admin-no-mail = Has no confirmed e-mail address
admin-banned = banned until { $day }
admin-banned-for-good = banned for good
admin-muted = muted until { $day }
admin-leaves = will be deleted on { $day }
admin-give-role = New role for { $name }: { $role }
admin-give-role-sure = { $name } is signed out everywhere, and has the new role after the next sign-in. The reason is told.
admin-role-given = { $name } is { $role } now.
admin-reset = Send { $name } a link for a new password
admin-reset-sure = The link goes to the e-mail address of the account, and nobody else sees it. It can be used for an hour. Whoever uses it signs the account out everywhere and removes its passkeys.
admin-reset-sent = A link goes to { $name }.
admin-match = One game
admin-match-which = Address of the game, or its name at the end of that
admin-match-title = { $title } ({ $id })
admin-match-runs = Is being played
admin-match-paused = Is paused
admin-match-over = Is over
admin-match-frozen = Is over and packed
admin-match-rules = Rules { $version }
admin-match-made = Set up { $made }, last move { $moved }
admin-match-lines = Lines in the log: { $lines }, in the chat: { $chat }
admin-match-rated = Is rated
admin-match-tournament = Is a game of a tournament
admin-match-own = You sit here, so another admin decides about this game, or the command line.
admin-match-jobs = Jobs of this game
admin-seat-open = open
admin-seat-bot = bot { $bot }
admin-seat-guest = { $name } (guest)
admin-seat-account = { $name } (account { $account })
admin-seat-keys = links: { $keys }
admin-seat-asked = has to choose
admin-clock-runs = clock runs, { $left } left, time was over: { $flags }
admin-clock-stands = clock stands, { $left } left, time was over: { $flags }
admin-reopen = Give { $seat } again
admin-reopen-sure = All seats of this player are opened. Whoever has them loses them, and their links open nothing any more. You get a link to give to somebody else, or to the same person.
admin-reopened = Send this link to whoever is to sit there. It is shown this once.
admin-check = Check
admin-check-good = The log can be played again, and everything beside it agrees.
admin-mend = Mend
admin-mend-sure = What follows from the log is stored anew from it, and what was stored is lost. The log itself stays as it is.
admin-mended = The game is mended.
admin-beyond-mending = This cannot be mended. The game can be cancelled.
admin-cancel = Cancel the game
admin-cancel-sure = The game ends without a winner, for good, and its dice can be checked from then on.
admin-cancelled = The game is cancelled.
fault-gap = Lines of the log are missing.
fault-rules = The rules that wrote it are not here.
fault-action = Move { $ply }: the rules do not allow what the log says.
fault-events = Move { $ply }: other things happen than are stored.
fault-position = Move { $ply }: the position is another than it was.
fault-checkpoint = Move { $ply }: the saved position is not what the log leads to.
fault-over = It is over, and is stored as running.
fault-running = It is running, and is stored as over.
fault-asked = Who has to choose is not stored.
admin-jobs-lead = Work for later, which the server does by itself. After eight failures it gives up.
admin-jobs-count = Jobs: { $all }, given up: { $dead }
job-advance = Go on with a tournament
job-archive = Archive the games of a day
job-begin = Let a tournament begin
job-count-game = Count a game for the statistics
job-delete = Delete a game
job-erase = Delete an account
job-freeze = Pack a finished game
job-game-report = Make the report of a game
job-last-page = Keep the last page of a game
job-late = Tell of a round past its date
job-mail = Send an e-mail
job-notice = Tell somebody about a game
job-push = Send a push message
job-puzzles = Look for puzzles
job-rate = Count a game for the ratings
job-rebuild = Make all ratings anew
job-sweep = Look for what is to be deleted
job-upgrade = Move games to the rules of this server
job-webhook = Post to a webhook
admin-job-dead = given up after { $tries } tries
admin-job-taken = is being done
admin-job-due = due { $due }, tries: { $tries }
admin-retry = Do job { $job } now
admin-retry-sure = It is tried at once, and eight times more if it fails.
admin-retried = Job { $job } is due now.
admin-drop = Forget job { $job }
admin-drop-sure = It is never done. A mail, for instance, is not sent.
admin-dropped = Job { $job } is forgotten.
admin-ratings-state = Rated games that are over: { $games }, not counted yet: { $waiting }
admin-rebuild = Make all ratings anew
admin-rebuild-sure = The figures are those of before, unless a game was mended or the way of rating has changed.
admin-rebuild-runs = The ratings are being made anew: { $done } of { $pools } lists.
admin-rebuild-ended = Last made anew { $at }, from { $games } games.
admin-rebuild-failed = The ratings could not be made anew. The job says why.
admin-rules = Rules in use
admin-rules-lead = The versions of rules that stored games need.
admin-rules-none = No game is stored.
admin-rules-running = { $game } { $version }, being played: { $matches }
admin-rules-over = { $game } { $version }, over: { $matches }
standing-present = the rules of this server
standing-archived = the archive of their rules
standing-replayed = are played again when they are opened, and go on if nothing differs
standing-missing = their archive is missing, so they cannot be opened
standing-no-game = this server does not have the game
admin-archives = Archives
admin-archive-needed = is needed
admin-archive-idle = no game needs it
admin-health-lead = The findings of the command vezerkar admin doctor. A look takes some seconds.
admin-looking = Looking…
admin-ready = This process is ready.
admin-not-ready = This process is not ready: { $what }
failing-draining = it is about to end
failing-database = the database does not answer
failing-bots = the bots are still starting
failing-link = it does not reach the other processes
admin-no-doctor = This server was started in a way in which only the command can look.
grade-good = Good:
grade-note = Note:
grade-wrong = Wrong:
admin-backups = Backups
admin-backups-lead = Backups are made by commands on the machine of the server, for a backup holds all secrets. To restore one, stop the server first.
admin-deeds-lead = What admins, moderators and commands have done. Nothing of it can be changed.
admin-deeds-none = Nothing yet.
deed-role = another role
deed-reset = link for a new password
deed-mend = game mended
deed-cancel = game cancelled
deed-reseat = seat given again
deed-retry = job done at once
deed-drop = job forgotten
deed-rebuild = ratings made anew
deed-backup = backup
deed-restore = backup restored
act-role = another role
act-reset = link for a new password
told-role = Your account has another role now.
told-reset = A link for a new password was sent to your e-mail address. If you did not ask for it, you need not use it.

## Tokens and bot accounts

bot-name = { $name } (bot)
bot-here = This is the account of a bot: a program plays for it, and people challenge it by its name.
tokens = Tokens and bots
tokens-hint = With a token a program of yours speaks for this account. Give it to nobody, and revoke it when it is lost.
tokens-docs = How to write a bot
token = Token
token-name = Name
token-scope = What it is for
token-reads = sees your games
token-plays = plays for this bot
token-make = Make a token
token-made = This is the token. It is shown only now.
token-seen = used { $ago }
token-unused = never used
token-revoke = Revoke
token-revoke-of = Revoke the token { $name }
become-bot = Make it a bot’s account
become-bot-sure = Make this the account of a bot?
become-bot-not = Keep it mine
become-bot-hint = A program plays for the account of a bot. It is marked as one everywhere, is rated apart from people, and begins or joins no games by itself. This is for good, and only possible before the first game.
challenge = Challenge somebody’s bot
challenge-hint = Its program decides whether it plays. While it is away, the seat waits.
challenge-whom = Bot
challenge-one = { $state ->
    [online] { $name }, online
    [away] { $name }, away
   *[busy] { $name }, busy
}
challenge-as = Challenge it and play { $seat }
challenge-seat = Seat
challenge-send = Challenge
challenge-open = { $name } has been asked to play { $seats }.
challenge-declined = { $name } does not want to play { $seats }.
ratings-pool-bots = { $pool }, with bots

## Statistics

statistics = Statistics
statistics-lead = Public games that are over: open tables and games of tournaments. A private game is never counted.
statistics-none = No public game has ended yet.
statistics-none-such = No such game has ended yet.
statistics-choice = { $what } ({ $games })
statistics-rules = Version of the rules
statistics-who = Players
statistics-people = people alone
statistics-bots = with bots
statistics-side = Side
statistics-won = Won
statistics-drawn = Drawn
statistics-share = Share of wins
statistics-draws = { $drawn ->
    [0] no draws
    [one] one draw
   *[other] { $drawn } draws
}
statistics-plies = { $least } to { $most } actions, half of them up to { $median }
statistics-durations = How long a game takes
statistics-takes = { $time } on average
statistics-of-person = Public games that are over. Beside the share of wins is the range in which it very probably lies.
statistics-opponents = Opponents
statistics-history = from { $from } on { $day } to { $to } on { $last }
open-data = Open data
open-data-lead = All public games that ended on a day, with their records, for programs that study them. Days are those of UTC. The players are named by words that mean something within one archive alone.
open-data-license = You may do with them whatever you want:
open-data-none = There is no archive yet. That of a day is made an hour after its end.
open-data-off = This table makes no archives.
open-data-more = Earlier days
open-data-file = { $form }, { $size }
tournament-rated-hint = The results count for the ratings, under the same conditions as those of rated open tables. Bots cannot enter.

## Setting up a position

position-samples = Begin with
position-file-open = Open a file
position-file-save = Save as a file
position-link = Copy a link
position-linked = The link is copied.
position-link-there = The link is in the address bar: copy it there.
position-unreadable = This is no position of { $game }.
position-too-large = This is too large for a position.
position-find = Find a piece or a card
position-here = Here: { $place }
position-in-hand = { $name }: choose a place on the board.
position-fine = This position can be played.
position-asked = Chooses first: { $who }
position-over = The game is over in this position: nobody is to choose, so it cannot be played on.
position-number = Enter a whole number from { $low } to { $high }.
position-eyes = Seen by
position-play = Play from here
position-me = I play
position-others = The others are
position-others-open = whoever has the link
position-others-me = me, too
position-open-setup = Open set-up: nothing is dealt anew
position-deal = What is hidden in the game is dealt anew on all sides, on yours too.
position-kept = Everything stays as it is set up.
position-uncounted = The match counts neither for ratings nor in statistics.
position-open = Open in the position editor
position-placed = Begun from a position that was set up
