## Refusals of the engine

refuse-not-asked = It is not your turn.
refuse-over = The game is over.
refuse-unknown = “{ $text }” is not an action of this game.
refuse-not-now = You cannot do that now.
refuse-undo = You cannot undo: new information was revealed, or the last action was not yours.

## Refusals of several games

refuse-not-in-hand = This card is not in your hand.
refuse-no-effect = That would change nothing now.

## Bots that play every game

bot-random = Easy
bot-random-note = Plays random legal actions. Good for learning the rules.
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

## Outcomes that every game can have

outcome-resigned = { $seat } resigned.
outcome-cancelled = The game was cancelled.
log-rules-changed = By agreement of all players the game goes on under version { $present } of the rules from here. So far it was version { $former }.
log-untold = Something happened that only the rules of that time could tell.

## Refusals of the web table

error-malformed = Bad request: { $detail }
error-blank = The text is empty. Write something.
error-bad_key = This link does not open a seat in this game.
error-not_your_seat = This is not your seat.
error-not_alone = Other people play here, too: the bots go on for them.
error-invitation = This is an invitation: take the seat with it first.
error-origin = This page may not send commands to this server.
error-unknown_game = This game does not exist.
error-unknown_match = This game does not exist.
error-not_found = Page not found.
error-not_allowed = This address does not accept this kind of request.
error-stale = The position has changed. Check the board and choose again.
error-not_your_turn = It is not your turn.
error-taken = This seat is taken: somebody else was first.
error-over = The game is over.
error-running = The game is not over yet.
error-other_rules = This game was started with version { $then } of the rules. This server runs version { $now } and has no archive of version { $then }, so the game cannot go on here.
error-too_large = Request too large: at most 64 KiB.
error-not_json = Requests that change something are JSON: Content-Type: application/json.
error-wrong_host = This server is not called “{ $host }”. Its operator can add the name with --public-url or --host-name.
error-slow_down = That was too much at once. Try again in { $again }.
error-too_many_bots = { $most } games with bots are already running from your address. Finish or resign one of them, or come again in { $again }.
error-bots_alone = A game between bots is already running from your address. Wait until it is over, or stop watching it and come again in { $again }.
error-table_full = The server cannot run more games with bots now. Try again in { $again }.
error-try_again = The server cannot save anything at the moment. Check the position shortly, and repeat what has not happened.
error-crowded = Too many pages of this server are open at your address. Close some.
error-no_advice = Advice is only given in games against bots.
error-no_advice_now = The bot found no advice in time. Try again.
error-rules_lost = The rules this game began with do not answer. Nothing has changed. Try again shortly.
error-no_upgrade = This game goes on under the rules of this server already, or cannot be moved to them.
error-no_upgrade_here = At this moment the game cannot go on under the new rules, because they do not know its position. Try again at a later decision.
error-failed = Server error. Nothing has changed.
error-damaged = This game cannot be opened, because what was stored of it is damaged. All other games go on.

## How long something takes

duration-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
}
duration-minutes = { $n } minutes
duration-hours = { $n } hours

## The terminal

terminal-welcome = Seed hash: { $commitment }. Type ? for help.
terminal-help = Type a number, or an action (its beginning is enough). l: list the choices; t: position as text; c: card texts; u: undo; q: quit.
terminal-hand-over = Pass the screen to { $name }. Press Enter when nobody else is looking.
terminal-seed = The seed was { $seed }.
