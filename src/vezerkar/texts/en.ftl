## Refusals of the engine

refuse-not-asked = It is not your turn to choose.
refuse-over = The game is over.
refuse-unknown = “{ $text }” is no action of this game.
refuse-not-now = That cannot be done now.
refuse-undo = This cannot be taken back: something new has become known since, or the last action is not yours.

## Bots that play every game

bot-random = Random
bot-random-note = Any legal action, at random.

## Outcomes that every game can have

outcome-resigned = { $seat } resigned.

## Refusals of the web table

error-malformed = This request cannot be read: { $detail }
error-blank = There is nothing to read in this: write something.
error-bad_key = This key opens no seat of this match.
error-not_your_seat = You do not hold this seat.
error-invitation = This is an invitation: take the seat with it first.
error-origin = This page may not write to this table.
error-unknown_game = There is no such game.
error-unknown_match = There is no such match.
error-not_found = There is nothing here.
error-not_allowed = This cannot be done here.
error-stale = The table has changed: look again and decide anew.
error-not_your_turn = It is not your turn to choose.
error-taken = This seat is taken: somebody else was first.
error-over = The game is over.
error-running = The game is not over yet.
error-other_rules = This match was begun with version { $then } of the rules; this table has version { $now }.
error-too_large = That is too much at once: 64 KiB at most.
error-not_json = Requests that change something are JSON: Content-Type: application/json.
error-wrong_host = This table is not called “{ $host }”. Whoever runs it can give it that name: --public-url or --host-name.
error-slow_down = Too many requests: wait a moment.
error-too_many_bots = From where you are, { $most } matches with bots are running already: finish or resign one of them first.
error-bots_alone = From where you are, bots alone are playing a match already: wait until it is over, or stop watching it for ten minutes.
error-table_full = There are as many matches with bots here as the table can take: try again later.
error-try_again = The table cannot write anything down at the moment. Look again shortly, and repeat what has not happened.
error-crowded = Too many pages of the table are open at your address: close some.
error-failed = The table could not do this; nothing has changed.

## The terminal

terminal-welcome = The dice are sealed: { $commitment }. Type ? for help.
terminal-help = Answer with a number, or type an action (its beginning is enough). l: list the choices again; t: the table in words; c: what the cards do; u: take back; q: leave.
terminal-hand-over = Hand over to: { $name }. Press Enter when nobody else is looking.
terminal-seed = The seed of the dice was { $seed }.
