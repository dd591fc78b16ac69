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

bot-random = Random
bot-random-note = Plays random legal actions. Good for learning the rules.
bot-model = Model { $name }
bot-model-note = A trained model that this table offers.
bot-novice = Easy
bot-novice-note = Knows what matters and often misjudges it, like somebody new to the game.
bot-script = Instructor
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

## Outcomes that every game can have

outcome-resigned = { $seat } resigned.
outcome-late = { $seat } ran out of time.
outcome-cancelled = The game was cancelled.
outcome-draw = A draw by agreement.
outcome-abandon = All players agreed to end the game without a result.
log-rules-changed = By agreement of all players the game goes on under version { $present } of the rules from here. So far it was version { $former }.
log-taken-back = By agreement of all players { $actions ->
    [one] the last action was taken back.
   *[other] the last { $actions } actions were taken back.
} The dice go on.
log-untold = Something happened that only the rules of that time could tell.

former-player = former player
deleted-line = (deleted)
hidden-line = (hidden by a moderator)

## Refusals of the web table

error-bad_question = That cannot be reckoned. { $detail }
error-malformed = Bad request: { $detail }
error-blank = The text is empty. Write something.
error-bad_key = This link does not open a seat in this game.
error-bad_token = This token opens nothing: it was revoked, or there never was one like it.
error-token_scope = A token with the scope “{ $scope }” is not for this. Bots play with one of the scope “bot:play”; passwords, addresses and the account itself take a browser that is signed in.
error-bot_account = The account of a bot begins and joins no games by itself. It is challenged, and its program accepts.
error-not_a_bot = Only the account of a bot can have a token that plays. Make it a bot’s first.
error-has_played = Only the account of a player who has never had a game can become that of a bot. Make another account for it.
error-unknown_bot = There is no bot account of this name.
error-bot_declines = This bot does not take this game now. Look at what it plays, or ask another.
error-too_many_tokens = An account can have { $most } tokens. Revoke one first.
error-too_many_challenges = Too many challenges wait for an answer already. Wait for one, or invite somebody by a link.
error-challenge_gone = This challenge does not stand any more: it was declined, has expired, or somebody else has the seat.
error-challenge_instead = This is the account of a bot. Challenge it: its program decides whether it plays.
error-invitation_declined = This player has declined these seats already. Ask somebody else.
error-invitation_gone = This invitation does not stand any more: it was withdrawn or declined, has expired, or somebody else has the seat.
error-too_many_invitations = At most { $most } of your invitations wait for an answer at a time, and you can send { $daily } in a day. Withdraw one, or try again tomorrow.
error-too_many_followed = You follow { $most } people, and there is no room for more. Stop following one of them first.
error-sign_in = Sign in first.
error-wrong_sign_in = This name and this password do not belong together.
error-wrong_password = This is not your password.
error-wrong_passkey = This passkey does not open an account here. Try another one.
error-no_passkeys = This server has no passkeys: its operator has named no public address that begins with https://.
error-challenge_void = That took too long, or was sent twice. Try again.
error-known_passkey = This passkey belongs to another account.
error-too_many_passkeys = An account can have 20 passkeys. Remove one first.
error-last_way_in = Nobody could sign in to this account any more. Add another passkey or a password first.
error-renamed = You can change your name again from { $day }.
error-claimed = Another account keeps this seat already.
error-rated_twice = In a rated game every player has an account of their own, and you sit at this table already.
error-rated_same_browser = Somebody who sits at this table has signed in in this browser too. In rated games every player uses a browser of their own: play a game here that is not rated.
error-rated_no_bots = Bots do not play in rated games. Wait for players, or cancel the table and make one that is not rated.
error-rating_range = This table is for ratings { $range }. Yours is { $own }.
error-holiday_planned = You have a holiday already. End it first, or call it off.
error-holiday_too_long = A holiday has at most { $most } days; now it can have { $left }. Holidays with less than a day between them count as one.
error-no_holiday_left = So many days are not left of { $year }: you have { $left }.
error-taken_name = This name is taken, or looks like one that is. Choose another.
error-bad_name = A name has 2 to 24 letters, digits, _ or -, and at least one letter.
error-reserved_name = This name stands for whoever runs the server, or for nobody in particular. Choose another one.
until-day = until { $day }
until-for-good = any more
error-muted = A moderator does not let you write here { $until }. If you have an account, it says why.
error-not_vanished = Only a player whose time is over, or who has not answered for seven days, can be replaced.
error-not_tried = You can judge a puzzle once you have tried it.
error-not_watching = Only whoever has no seat here may write to those who watch. Players write at the table.
error-too_many_mutes = You have muted { $most } people, and there is no room for more. Unmute one of them first.
error-not_welcome = Somebody at this table does not want to play with you, or you with them.
error-substitute_account = Somebody has left this seat in the middle of a game. To take it over you need an account: sign in or create one, then take the seat. Any new table you can join as a guest.
error-resign_instead = Nobody takes over a seat here: the game is rated, is one of a tournament, or nobody else plays. Resign instead.
error-no_substitute = Whoever sits at this table, or has lost a seat here, cannot take over another one.
error-banned = A moderator does not let you begin or join games { $until }. Your account says why.
error-not_moderator = Only a moderator may do this, and about admins and moderators only an admin.
error-not_admin = Only whoever runs this server may do this, as an admin.
error-own_account = Nobody gives a role to their own account. Another admin can do it, or the command vezerkar admin accounts role.
error-stays_bot = This is the account of a bot, and stays one.
error-no_address = This account has no e-mail address to which a link could be sent.
error-unknown_job = There is no such job. Perhaps it has just been done.
error-bot_sits = A bot sits here, and gives way to nobody.
error-nothing_to_mend = There is nothing to mend: everything that is stored agrees with the log.
error-beyond_mending = This game cannot be mended: its log is damaged, or the rules that wrote it are not here. It can be cancelled.
error-own_match = This is about you, or about somebody with whom you play. Others decide about it.
error-unknown_report = There is no such report, or somebody has seen to it already.
error-no_account = A guest has no account. You can mute them in that game, or hide a line of chat of theirs.
error-bad_mail = This is not an e-mail address. It looks like name@example.org.
error-taken_mail = Another account has this address already.
error-no_mail = This server sends no mail.
error-no_webhooks = This server posts to no webhooks: its operator has named no public address.
error-no_push = This server sends no push messages: its operator has named no public address.
error-unknown_push_service = This server does not know the push service of your browser. Its operator can allow it.
error-bad_webhook = The address must begin with https://, use the usual port and have no password in it.
error-too_many_webhooks = An account can have { $most } webhooks. Remove one first.
error-link_void = This link has been used, has expired, or was replaced by a newer one. Ask for another.
error-weak_password = Choose a password of 10 to 200 characters that is neither common nor your name.
error-not_your_seat = This is not your seat.
error-not_alone = Other people play here, too: the bots go on for them.
error-not_maker = Only the player who set up the table can do this.
error-invitation = This is an invitation: take the seat with it first.
error-origin = This page may not send commands to this server.
error-unmarked = The request carries the cookie of a session, but not the header “X-Vezerkar: 1”.
error-unknown_game = This game does not exist.
error-unknown_match = This game does not exist.
error-unknown_person = Nobody here has this name.
error-unknown_tournament = This tournament does not exist.
error-not_organiser = Only the organiser of the tournament can do this.
error-own_game = You play this game yourself, or against this entrant in this round. Ask an admin who does not play in it to decide.
error-barred = You have lost two games of tournaments by not moving in time. You can enter again 60 days after those tournaments began.
error-round_date = The date of this round is another one meanwhile. Load the page again.
error-put_off_enough = A round is put off at most { $most } times, and to a date within a year. Decide its open games instead.
error-tournament_state = The tournament is not at that point, or no longer. Load the page again.
error-tournament_full = All places are taken.
error-too_few_entrants = That takes at least { $least } entrants.
error-start_passed = The moment at which this tournament was to begin has passed. Delete the draft and make another one.
error-settled = This game has a result already.
error-too_many_tournaments = { $most } tournaments of yours are not over yet, or were cancelled within the last day. Let one finish first, or wait a day after you have cancelled one.
error-in_tournament = In a tournament the players can agree on a draw, and on nothing else.
error-not_found = Page not found.
error-not_allowed = This address does not accept this kind of request.
error-stale = The position has changed. Check the board and choose again.
error-not_your_turn = It is not your turn.
error-taken = This seat is taken: somebody else was first.
error-gathering = The game begins when all seats are taken.
error-begun = The game has begun already.
error-over = The game is over.
error-bot_plays = A bot plays for you because your time was over. Say that you are back first.
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
error-too_many_tables = { $most } tables of yours are waiting for players already. Take one of them back first.
error-hints_off = Hints are given only in games against bots, and in none that is rated or belongs to a tournament.
error-same_board = The board is that of a rated or tournament game you are playing now. Nobody helps with it until that game is over.
error-no_advice = There is no advice here: the game is rated or belongs to a tournament, or nothing can be left to a bot now.
error-no_advice_now = The bot found nothing in time. Try again.
error-rules_lost = The rules this game began with do not answer. Nothing has changed. Try again shortly.
error-no_upgrade = This game goes on under the rules of this server already, or cannot be moved to them.
error-no_upgrade_here = At this moment the game cannot go on under the new rules, because they do not know its position. Try again at a later decision.
error-no_draw = This game knows no draw. You can offer to end it without a result.
error-no_clock = This game has no clock that could be paused.
error-no_plans = In this game nothing can be planned: it has a live clock, or is a lesson.
error-not_an_opponent = That is only possible for a player on the other side.
error-enough_time = This player has as much time as can be had.
error-time_left = This player still has time.
error-paused = The clocks are paused already.
error-not_paused = The clocks are running.
error-offer_open = There is such an offer already. Answer it first.
error-unknown_offer = There is no such offer in this game.
error-offer_gone = { $state ->
    [accepted] This offer was accepted already.
    [declined] Somebody has declined this offer already.
    [withdrawn] This offer was withdrawn.
    [expired] Nobody has answered this offer in time.
   *[stale] The game has gone on since this offer. Make a new one.
}
error-former_rules = This game goes on under earlier rules. Under these, nothing can be taken back any more.
error-too_far_back = You can ask to go back two turns, and to the beginning of your own last turn, but not before what was taken back last.
error-nothing_to_take_back = Nothing was done since then that could be taken back.
error-analysis_off = You cannot try anything here while the game goes on: it is rated, belongs to a tournament, or has a live clock. You can as soon as it is over.
error-analysis_former = This moment was played under earlier rules. What would have come of other choices is known for these rules alone.
error-failed = Server error. Nothing has changed.
error-damaged = This game cannot be opened, because what was stored of it is damaged. All other games go on.

## How long something takes

duration-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
}
duration-minutes = { $n } minutes
duration-hours = { $n } hours

## What-if

whatif-begun = { $seat }, after { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}: { $worlds ->
    [one] 1 position
   *[other] { $worlds } positions
} that fit what this side knew
whatif-size = { $here } of { $worlds }
whatif-true = and the true one
whatif-nothing = You learn nothing.
whatif-dropped = Not possible in { $worlds ->
    [one] 1 position
   *[other] { $worlds } positions
}.
whatif-chance = chance { $chance }
whatif-table = Position { $world }, seen by { $seat }. The chance of coming here is about { $chance }.

## Hints

advised-best = Probably best, in this order:
advised-as-good = about as good as the first
advised-why = { $action } rather than { $other }, for probably, in points:
advised-no-reason = No single reason speaks for “{ $action }” rather than “{ $other }”.
advised-by-search = From games played on in positions that are possible for all that this seat knows. The judge may be wrong by 10 points.
advised-by-rule = Judged by rule of thumb, without looking ahead.

## The report of a game

report-title = { $game }: report of { $plies } actions
report-judge-fitted = The chances come from a judge that was fitted to played games. It is right on the average and often wrong in a single position.
report-judge-by-hand = The judge of this game was written by hand, and nobody has measured how well it foretells the end. Its curve shows which way things went, and no more. So there are no turning points.
report-how-choices = A choice is compared with others in positions that its side could not tell apart, { $again } of them for the costliest. The word “probably” stands for the judge alone. Without it the loss was confirmed: the { $confirmed } costliest choices were played out as whole games, { $games } at most each. Only the { $doubtful } costliest choices are booked; what the others lost is in the last row.
report-no-choices = What a single choice was worth nobody can tell yet in this game. The report tells of luck, and of how the chances went.
report-how-luck = Luck is what came against the mean of { $rolls } others that could have come instead. What a side could know is the mean of { $worlds } positions that fit its knowledge.
report-compiled = The rules were compiled.
report-interpreted = The rules were interpreted, which takes much longer. With compiled rules a report can look more closely.
report-verdict-dice = The dice decided. Without their help { $side } would not have come out on top.
report-verdict-cards = The cards decided. Without its luck in drawing, { $side } would not have come out on top.
report-verdict-play = Play decided. Without the mistakes of others { $side } would not have come out on top.
report-verdict-open = Nothing decided this game alone, not the luck of the dice or cards, and no mistakes that the judge can prove. { $side } won.
report-verdict-open-unjudged = The luck of dice and cards did not decide this game alone. { $side } won. Choices were not judged.
report-verdict-untold = { $side } won. What decided it the judge of this game cannot tell.
report-verdict-draw = No side won alone, so nothing decided.
report-verdict-unfinished = The game was not played to its end. The report ends where it broke off.
report-part-dice = dice
report-part-cards = draws and set-up
report-part-chance = other luck
report-part-own = own mistakes
report-part-theirs = mistakes of others
report-part-fog = unknown, and what the judge misses
report-luck-dice = dice
report-luck-cards = draws
report-luck-other = chance
report-luck-deal = set-up
report-probable-slip = probably a slip
report-probable-mistake = probably a mistake
report-probable-blunder = probably a blunder
report-confirmed-mistake = mistake
report-confirmed-blunder = blunder
report-loss = By the judge: { $loss } points ({ $error }).
report-loss-games = In { $games } whole games: { $loss } ({ $error }).
report-turning-line = { $side }: from { $before } to { $now }. Luck { $luck }, play { $play }, the rest { $fog } points.
report-turning-games = In { $games } whole games: { $change } points ({ $error }).
report-turning-probable = Probable only.
report-accounts = From the start to the result, in points of winning chance
report-start = start
report-result = result
report-curve = How the chances went: what a side could know (most of its positions), and with open cards
report-curve-unsure = Rows with a ~ are so early, or the judge is so untested, that they say little.
report-mistakes = Mistakes
report-mistakes-none = None that the judge can tell from a good choice.
report-did = As it was done, in one of the positions that were possible:
report-better = Better, in the same position:
report-why = Why
report-why-part = { $reason } ({ $points })
report-why-none = No single reason stands out.
report-turning = Turning points
report-turning-none = None.
report-luck = Luck of single events
report-luck-none = None worth a point.

## The terminal

terminal-welcome = Seed hash: { $commitment }. Type ? for help.
terminal-help = Type a number, or an action (its beginning is enough). l: list the choices; t: position as text; c: card texts; u: undo; q: quit.
terminal-hand-over = Pass the screen to { $name }. Press Enter when nobody else is looking.
terminal-seed = The seed was { $seed }.


## Mails

mail-greeting = Hello { $name },
mail-confirm-subject = Confirm your e-mail address
mail-confirm =
    This address is to be that of your account. Open the link and press the button to confirm it. The link works once, for 24 hours.

    If you did not ask for this, do nothing.
mail-confirm-link = Confirm the address
mail-reset-subject = Reset your password
mail-reset =
    Somebody has asked to reset the password of your account. Open the link to choose a new one. The link works once, for one hour.

    If it was not you, do nothing. Your password stays as it is.
mail-reset-link = Choose a new password
mail-changed-subject = The e-mail address of your account has changed
mail-changed =
    This address does not belong to your account any more. If you have changed it yourself, all is well.

    If it was not you, open the link within seven days. The account gets this address back, and all browsers are signed out. Then reset the password.
mail-changed-link = It was not me: undo this
mail-was-reset-subject = Your password was reset
mail-was-reset = The password of your account was reset by a mail to this address. All browsers were signed out, and all its passkeys were removed. If it was not you, somebody else reads your mails: change the password of your mailbox first, then reset that of the account.
notice-turn-subject = { $title }: it is your turn
notice-turn = It is your turn as { $seats } in { $title }.
notice-until = You have time until { $until }.
notice-short-subject = { $title }: your time is running out
notice-short = Your time as { $seats } in { $title } is over on { $until }.
notice-began-subject = { $title }: the game has begun
notice-began = All seats are taken, and { $title } has begun.
notice-ended-subject = { $title }: the game is over
notice-ended = { $title } is over. { $outcome }
notice-offer-subject = { $title }: an offer needs your answer
notice-offer = { $seats } has made an offer in { $title }. Answer it until { $until }.
notice-left-subject = { $title }: { $about ->
    [late] a player ran out of time
   *[other] a player has left
}
notice-left = { $about ->
    [bot] The player of { $seats } has left { $title }. A bot plays on there.
    [resigned] The player of { $seats } has left { $title }. A bot plays on there, and cannot win.
    [late] The player of { $seats } ran out of time in { $title }, and has lost. A bot plays on there, and cannot win.
   *[free] The player of { $seats } has left { $title }. The seat is free for somebody else; after three days a bot plays there.
}
notice-paired-subject = { $about }: your next game has begun
notice-paired = Round { $round } has begun. You meet { $others } in { $title }.
notice-round-until = The round is to be played until { $until }.
notice-round_ends-subject = { $about }: the round ends soon
notice-round_ends = Your game against { $others } in round { $round } is still open. The round is to be played until { $until }. After that the organiser decides about it.
notice-invited-subject = { $title }: { $about } invites you
notice-invited = { $about } invites you to play { $seats } in { $title }.
notice-invited-until = The invitation stands until { $until }.
notice-chat-subject = { $title }: { $about } has written to you
notice-chat = At the table of { $title } something was written that you have not seen. By: { $about }.
notice-players = Players: { $players }
notice-last = Last: { $line }
notice-open = Open the game
news-open = Open the page
news-reason = The reason: { $reason }
news-lost_seat-subject = { $title }: your seat was given to somebody else
news-lost_seat = Whoever made the table has freed your seat before the game began.
news-reseated-subject = { $title }: your seat was opened for somebody else
news-reseated = Whoever runs the server has done so. Your link to the game opens nothing any more.
news-declined-subject = { $title }: { $about } does not want to play
news-declined = The bot has declined your challenge. The seat is still open.
news-care-subject = A moderator has done something about your account
news-care = Your account says what was done and how long it lasts. If you think that it is wrong, write to whoever runs this server.
news-password-subject = Your password was changed
news-password = All other browsers were signed out. If it was not you, reset your password at once: the page for signing in has a link for that.
news-passkey-subject = A passkey was added to your account: { $about }
news-passkey = Whoever has it can sign in. If it was not you, remove it, and change your password.
news-signed_in-subject = Somebody has signed in to your account in a new browser: { $about }
news-signed_in = If it was not you, change your password: that signs out all other browsers.
news-mail-subject = Your account has another e-mail address now, or none
news-mail = The former address has got a link that undoes it.
news-broken-subject = Nothing reaches you any more at: { $about }
news-broken = It has refused too often what was sent there. Your account says why, and lets you try it again.
news-round-subject = { $about }: a new round has begun
news-round = The page of the tournament says whom you meet.
news-finished-subject = { $about }: the tournament is over
news-finished = The page of the tournament has the table.
news-called_off-subject = { $about }: the tournament was called off
news-called_off = Its games that are on can be played to the end.
news-too_few-subject = { $about }: the tournament was called off
news-too_few = Too few had entered when it was to begin.
news-organiser-subject = { $about }: you organise this tournament now
news-organiser = The account of its organiser was deleted, so an admin has to take over.
news-round_late-subject = { $about }: a round is past its date
news-round_late = Not all games of the round are over. Whoever organises the tournament can give it more days, or decide the open games. An organiser's own game is decided by an admin.
news-plan-subject = { $title }: your plan has stopped, and you have to choose yourself
news-plan = What you planned no longer fits what has happened. Nothing was played for you that you did not write down.
push-test = Notices reach this device
push-test-text = You have asked for this one.
news-late-subject = { $title }: you ran out of time, and have lost
news-late = A bot that cannot win plays on for you, and the others go on with the game. You can still watch.
news-replaced-subject = { $title }: somebody else plays on for you
news-replaced = You had not moved for long, so the others have agreed to replace you. You can still watch.
notice-stop = Stop these mails
notice-choose = Choose what you are told
digest-subject = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
digest-lead = This has happened in your games since the last daily mail.
webhook-test = This webhook works: you will be told about your games here.

## Calculators

calculators = Calculators
lessons = Lessons
lessons-late = The time for this is over.
lessons-ended = The game has ended before all was done.
calculator-percent = { $whole }.{ $tenth }%
calculator-hardly = under 0.1%
calculator-almost = over 99.9%
calculator-decimal = { $whole }.{ $tenth }
calculator-gave-way = { $field }: “{ $value }” does not go with the rest. { $taken } is taken instead.
calculator-left-out = { $field }: { $values } does not go with the rest and is left out.
calculator-no-field = There is no field “{ $field }”. The fields are: { $fields }.
calculator-no-number = { $field } is a whole number from { $low } to { $high }, not “{ $value }”.
calculator-no-choice = { $field } cannot be “{ $value }”. Choose from: { $values }.
calculator-wrong-count = { $field } takes { $low } to { $high } entries, not { $count }.
calculator-no-row = { $field }: “{ $value }” is no entry. Write one like { $like }.

## Positions that are set up

position-title = Set up a position
position-moments = The moment
position-moment = What comes next
position-moment-other = As it is now
position-counters = Counters
position-pieces-of = Pieces: { $who }
position-cards-of = Cards: { $who }
position-nowhere = Beside the board
position-yes = Yes
position-no = No
position-start = The beginning
position-start-of = The beginning: { $scenario }
position-stage = A game in progress, after { $plies } actions
position-flaw = This is no possible position yet: { $what }
position-flaw-whole = This is no possible position yet.

## Puzzles

puzzles = Puzzles
practice-row = { $right } of { $tried } right, in a row: { $row }
practice-end = Practice is over: { $right } of { $tried } right, most in a row: { $best }.
puzzle-mark-one = One answer is wanted.
puzzle-mark-all = Mark all that are right, and no others.
puzzle-your-answer = Your answer (ids with commas)
puzzle-right = Right!
puzzle-wrong = Not quite.
puzzle-truth = The answer: { $answer }.
puzzle-words-beside = Beside the map
puzzle-words-facing = faces { $hour } o’clock
puzzle-words-marked = Marked: { $places }
puzzle-words-picture = This puzzle needs the picture: only it tells where walls, woods and buildings lie. Places are told from the left edge and from the lower one; 12 o’clock is upwards.

## Findings of `vezerkar admin doctor`

grade-good = good
grade-note = note
grade-wrong = wrong
finding-variable = { $name } is in the environment, but names no setting
finding-setting = { $detail }
finding-secret-open = others on this machine can read { $file }, which holds secrets: chmod 600 mends it
finding-secrets-closed = files with secrets are for their owner alone
finding-folder-open = others can write in { $folder }, the folder of the database: chmod 700 mends it
finding-disk = { $percent }% of the disk with the database is free
finding-no-database = the database { $file } is not there yet: the table makes it when it is opened
finding-file = the file of the database: ok
finding-file-damaged = the file of the database is damaged: { $detail }
finding-database-silent = the database does not answer: { $detail }
finding-postgresql = PostgreSQL { $version }; { $least } is the oldest that will do
finding-undurable = { $setting } is off in PostgreSQL: what was acknowledged may be lost when it dies
finding-clock = the clock of { $whose ->
    [database] the database
   *[public] { $address }
} { $way ->
    [ahead] is { $whole }.{ $tenth } s ahead of this one
    [behind] is { $whole }.{ $tenth } s behind this one
   *[level] agrees with this one
}
finding-no-tables = the database has no tables yet: the table makes them when it is opened
finding-newer-tables = a newer version of the program has made the tables: run that one
finding-older-tables = the tables are of an older version: they are brought up to date when the table is opened
finding-unfrozen = { $matches ->
    [one] 1 match that ended more than { $days } days ago is
   *[other] { $matches } matches that ended more than { $days } days ago are
} not frozen yet: `vezerkar admin jobs list` shows what failed
finding-jobs-late = { $jobs ->
    [one] 1 job has
   *[other] { $jobs } jobs have
} been due for more than { $seconds } s, and nobody is at it: the log of the table says why, or no table runs
finding-clocks-late = { $matches ->
    [one] in 1 match
   *[other] in { $matches } matches
} a clock, a pause or an offer ended more than { $seconds } s ago, and nothing was done: the log of the table says why, or no table runs
finding-jobs-dead = { $jobs ->
    [one] 1 job has failed too often and is
   *[other] { $jobs } jobs have failed too often and are
} done no more: `vezerkar admin jobs list` shows why
finding-link = processes of the table hold their link to the database
finding-link-lost = the table runs, but no process holds its link to the database: bots and clocks stand still. The log of the table says why
finding-rules = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} of { $game } ({ $state ->
    [over] finished
   *[running] running
}), written by version { $version } of its rules, { $standing ->
    [archived] can go on under the archive of these rules
    [no_game] cannot be opened: there is no such game
    [missing] would go otherwise under the rules of now, and cannot be opened without the archive of theirs
   *[replayed] will be played again when opened, and can go on if nothing differs
}
finding-mail = the mail server { $server } lets the table in
finding-mail-closed = the mail server { $server } does not let the table in: { $detail }
finding-push-service = '{ $name }' of push_services is no host name: write updates.example, without https://
finding-no-https = browsers take push messages, and passkeys, only from a public URL that begins with https:
finding-push-key = the key by which push services know the table can be read
finding-push-key-spoiled = the key by which push services know the table cannot be read: take it (push_key in the table meta) from a backup, or delete it, and all must turn push messages on anew
finding-pooler = the pooler leads to the database
finding-pooler-fault = { $detail }
finding-no-proxy = no proxy is trusted: if one stands in front, all visitors share its limits (--trusted-proxies)
finding-address = the table answers at { $address }
finding-address-status = { $address } answers { $status }
finding-address-silent = { $address } does not answer: { $detail }
finding-address-other = { $address } is answered by something else than the table
finding-no-transport-security = the header Strict-Transport-Security is missing: the table does not know its public URL, or the proxy drops it
finding-sockets = sockets come through
finding-sockets-stopped = sockets do not come through: { $detail }
finding-sockets-other = sockets are answered by something else than the table
