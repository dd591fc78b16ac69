# The words of the page itself. Each game brings its own.

app-title = Vezérkar
loading = Setting the table…
offline = The table does not answer. Is the connection up?
reconnecting = Connection lost, trying again…
refused-title = This does not work
lost-title = There is nothing here
nav-home = To the start page
close = Close
copy = Copy
copied = Copied

## Language and light

lang-switch = Magyarul
theme-auto = as the system
theme-light = light
theme-dark = dark
theme-switch = Light or dark: { $theme }

## The start page

home-title = Sit down at the table
home-lead = The table knows the rules, shows what can be done and tells why something cannot. No account needed.
your-name = Your name at the table
your-name-hint = as you like
games = Games
players = { $players } players
rules = Rules
docs = Documentation
play-bot = Play a bot now
play-bot-hint = Choose your side and the game begins.
play-as = Play { $seat }
invite = Invite a friend
invite-hint = Take a side; you get a private link for each other player.
i-take = I take { $seat }
hot-seat = Hot-seat
hot-seat-hint = All sides at this screen, in turns.
hot-seat-start = Play all sides
how-many = Number of players
mixed = Each place by itself
mixed-start = Set up this table
place-me = I
place-open = A friend, by a link
place-bot = Bot: { $bot }
setup = Set-up and bot
bot = Bot
pace = Pace of responses
pace-hint = Every response shows after such a time, so that nobody learns from it who held what.
pace-live = Live: within two seconds
pace-slow = Slow: within a minute
pace-instant = At once
invite-title = Send the link
invite-explain = Whoever uses a link first may take its seats, so send each to one person alone.
invite-link-for = Link for { $seat }
to-the-table = To the table
my-matches = My matches
forget = Forget { $title }
forget-sure = This browser will forget its key to this match. Without a link you cannot come back to your seat. Forget it?

## The table

watching = Watching
board = Board
prompt = What to do now
undo = Undo
stale = The table has moved on meanwhile. Look again, then decide.
dice = Last dice
marked = (marker here)
piles = Piles of cards
skip = Skip links
skip-prompt = Skip to what to do now
skip-log = Skip to the side column
side = State of the table, log and chat
status = Table
text-table = Table in words
position = Position
choices = Choices
no-choices = There is nothing to choose now.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
hide-tokens = Hide the pieces
overlay = Shown on the board
no-overlay = Pieces only
point = x { $x }, y { $y }
point-x = x (from the left) { $measure }
point-y = y (from below) { $measure }
any-point = At any point
distance-away = { $distance } away
within = { $count ->
    [0] nobody in it
   *[other] in it: { $names }
}
choose-point = Choose this point
tape = Tape measure
tape-help = Drag from one point to another to measure.
print = Print
print-page = To be printed: { $page }
cross-hair = Cross-hair: arrow keys move it (Shift: farther), Enter chooses.
unprompted = At any time, unasked

## Seats

seats = Seats
seat-open = free
seat-mine = { $name } (you)
nameless = somebody
you = you
online = here
away = away
your-turn = Your turn
thinking = To choose
invited = You are invited to play { $seat }.
invited-hint = Until you take the seat you see what everybody sees.
invited-late = This seat is taken: somebody else was first. You can watch.
take-seat = Take this seat
my-seat = My seat
my-seats = My seats
my-link = Link to this seat for another device; keep it to yourself
resign = Resign
resign-sure = Resign and end the game?
handover = Now it is the turn of { $seat }
handover-hint = Hand over the screen. The other side's secrets stay covered until then.
handover-open = I play { $seat }
handover-never = No secrets here: never cover the table

## Responses

pass-turn = Pass for the rest of this turn
autopass = Pass for me whenever I could only respond and no order says otherwise
answer-held = Your answer: { $answer }. It shows before long; until then you can change it.
orders = Standing orders
orders-hint = What is answered for you when you could respond. The first order that fits counts. Nobody else sees them.
orders-empty = None yet. Open a card of yours that can be played as a response.
order-give = Standing order
order-for = Standing order: { $card }
order-what = When this card could be used
order-none = no order
order-use = use it
order-pass = pass
order-ask = ask me
order-when = Only in these cases
order-clear = none of them
order-all = all of them
order-save = Give the order
order-up = Move up: { $card }
order-edit = Change: { $card }
order-remove = Take back: { $card }

## Log, history, chat, notes

log = Log
log-older = Older lines
look-at = Look at moment { $ply }
history = Moments of the match
history-first = To the beginning
history-back = One moment back
history-on = One moment on
history-now = To the present
history-at = moment { $ply } of { $now }
history-short = { $ply } / { $now }
past = You are looking at the past: moment { $ply } of { $now }. The game goes on.
to-present = To the present
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
notes = Notes
notes-hint = Only for you, kept in this browser.

## The end

outcome = Outcome
won = { $seats } won
rematch = Rematch, sides swapped
rematch-join = To the rematch
record = Download the record
proof = Were the dice fair?
proof-explain = The hash of the seed was published before the first roll. With the seed anyone can check every roll and every shuffle.
seed = Seed
commitment = Hash of the seed

## Help

help = Keys and signs
help-mouse = Click what is outlined. Drag to move the board, wheel or pinch to zoom. Click any other place to learn why it is not open.
key-tab = Walk through everything that can be chosen
key-arrows = On the board: to the nearest choice in that direction
key-enter = Choose what has the focus; else the main button
key-digits = Buttons below the prompt
key-zoom = Zoom in and out
key-history = A moment back, a moment on
signs = Signs on the board
sign-legal = can be chosen now
sign-reach = within reach
sign-maybe = something may be here
sign-danger = danger

## The editor

editor-start = What to begin with?
editor-start-hint = What is on the bench now is put away; save it first if you want to keep it.
editor-open = Open a file of mine
editor-unreadable-json = { $file } is no JSON.
editor-unreadable-records = There is nothing to work on in { $file }.
editor-new = New or open
editor-save = Save
editor-saved-faulty = The file has faults: it can be opened here again, but not played with yet.
editor-undo = Undo
editor-redo = Redo
editor-add = Add
editor-piece = Piece
editor-which = Which one in this file
editor-board = Drawing board. Arrow keys move what is in hand (Shift: finely), N and P go to the next and the previous piece, R turns, Delete removes.
editor-hint = Click a piece to take it in hand; drag it to move it (Shift: finely).
editor-armed = { $name }: click where it should be. Esc: not after all.
editor-none = Nothing is in hand. Click a piece on the board.
editor-full = No more than { $most } pieces.
editor-diagnostics = { $count ->
    [0] No faults
    [one] One fault
   *[other] { $count } faults
}
editor-pieces = All pieces ({ $count })
editor-tools = What to do with it
editor-turn-left = Turn left (R)
editor-turn-right = Turn right (Shift R)
editor-larger = Larger
editor-smaller = Smaller
editor-copy = Another one like it (Ctrl D)
editor-delete = Remove (Delete)
editor-remove = Remove { $name }
editor-entry = One more
editor-place = Place and size
editor-corners = Corners ({ $count })
editor-corner = Corner { $number }: { $place }
editor-end = End { $number }: { $place }
editor-split = A new corner after number { $number }
editor-width = Width
editor-wide = Width
editor-deep = Depth
