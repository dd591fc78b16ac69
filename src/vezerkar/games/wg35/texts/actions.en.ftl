# WG35 in English: what is asked, and what actions are called on buttons and in menus.

## Who is asked

prompt = { $side }: { $text }
wait-for = Waiting for { $sides }.
over-text = { $won ->
    [1] { $winner } has won: { $ending }
   *[other] A draw: { $ending }
}
ending-withdrawal = the other army withdrew.
ending-both_withdrew = both armies withdrew; victory points decided.
ending-points = the target of victory points was reached.
ending-points_draw = both reached the target with equal points.
ending-rounds = the rounds are over; victory points decided.
ending-rounds_draw = the rounds are over with equal points.
ending-no_figures = the other army has no figure left on the table.
ending-nobody_left = neither army has a figure left on the table.
ending-gone = nobody of a side is left on the table; victory points decided.

## Before the battle

ask-army = build your army: { $points } of { $limit } points, { $figures } figures.
ask-traits = roll for the traits of your fighters?
ask-hand = { $left ->
    [0] your hand is full.
   *[other] pick your hand: { $left } of { $size } cards to go.
}
ask-adjust = { $cards ->
    [0] your hand is within its limit of { $limit }.
   *[other] discard { $cards } cards: { $limit } may be held.
}
ask-edge = pick a deployment zone.
ask-exchange = exchange one card?
ask-deploy = { $left ->
    [0] all have been placed. Change what you like, then say that you are done.
   *[other] place your figures: { $left } to go.
}
ask-drop = one private may come down elsewhere, up to { $mm } mm away, but not within { $from_enemy_mm } mm of an enemy.

## In the round

ask-initiative = you have won the roll-off: go first or second?
ask-reveal = reveal concealed figures?
ask-pick-up = pick up cards: { $cards } more, and { $actions } more action cards.
ask-wave = who comes back with this wave?
ask-activate = activate a figure.
ask-action = { $figure } acts: { $actions ->
    [0] no action left.
    [1] 1 action left.
   *[other] { $actions } actions left.
}
ask-way = where does { $figure } go? { $mm } mm are left.
ask-enter = where does { $figure } enter the table?
ask-charge = { $figure } charges { $target }: which way?
ask-free-strike = { $figure } leaves the fight: who strikes first?
ask-aim = what does { $figure } aim at with { $thing }?
ask-next_target = { $figure } sweeps on: { $left } more shots. At whom?
ask-cover = { $figure } covers: shoot at { $other } before it fires?
ask-choice = { $card }: what now?
ask-discard = { $ability } of { $figure }: which card do you discard?
ask-political_officer = { $figure } has failed: does the political officer help?
ask-wound-dice = the wounds of { $figure } show { $dice }. Change a die?

## Windows

ask-table_ready = the table is laid. Play a card?
ask-pre_battle = before the battle: play a card?
ask-card_pickup = cards are picked up. Play one?
ask-own_turn = your turn: play a card?
ask-activation_start = { $figure } is activated: play a card?
ask-action_choice = { $figure } chooses an action: play a card?
ask-between_actions = { $figure } is between two actions: play a card?
ask-charge_declared = { $figure } charges: answer?
ask-shot_declared = { $figure } is about to shoot: answer?
ask-tohit_failed = { $figure } has missed: do something about it?
ask-hit_scored = { $figure } has hit: answer?
ask-wound_failed = the hit of { $figure } has not wounded: do something about it?
ask-wound_succeeded = { $figure } has wounded: add to it?
ask-strike_declared = { $figure } is about to strike: answer?
ask-strike_resolved = { $figure } has struck: answer?
ask-morale_failed = { $figure } has failed a Morale test: do something about it?
ask-card_played = a card was played: answer?
ask-enemy_activation_end = { $figure } has ended its activation: answer?
ask-enemy_action_end = { $figure } has ended an action: answer?
ask-ammo_failed = { $figure } is running out of ammunition: do something about it?
ask-withdrawal_before = the withdrawal test is due: play a card?
ask-withdrawal_failed = the withdrawal test has failed: do something about it?
ask-round_end = the round ends: play a card?

## Armies and hands

do-army = { NUMBER($year, useGrouping: 0) }
do-sample = Take this roster
do-recruit = Recruit { $unit } ({ $points } points)
do-dismiss = Dismiss
do-equip = Take { $thing } ({ $points } points)
do-strip = Give up { $thing }
do-woman = { $is_woman ->
    [1] Not a woman
   *[other] A woman
}
do-traits = Roll for all
do-pick = Pick { $card }
do-drop = Put { $card } back
do-swap = Give { $card } for { $other }
do-fill = Leave the rest to the proposal
do-edge = { $edge }
edge-south = The zone in the south
edge-north = The zone in the north

## Deployment

do-place = Place { $figure } here
do-turn = Turn { $figure } this way
do-hold = In hand: { $thing }
do-conceal = Deploy concealed
do-reveal = Reveal { $figure }
do-station = { $figure } stands at this opening
do-emplace = Set up { $thing } here
do-dig_in = { $figure } hides behind this: { $place }
do-reserve = Keep { $figure } in reserve

## Turns and actions

do-pass = Pass
do-done = Done
do-end = End the activation
do-first = Go first
do-second = Go second
do-activate = Activate { $figure }
do-move = Move
do-run = Move with both actions
do-to = Go here
do-via = By this point, then on
do-back = Begin the way anew
do-halt = End the Move here
do-enter = Enter here
do-face = Face this way
do-shoot = Shoot: { $thing }, { $mode }
do-at = Aim at { $figure }
do-on = Aim here
do-helper = { $figure } feeds the belt
do-stop = No more shots
do-hide = Hide behind this: { $place }
do-prone = Lie down
do-stand = Stand up
do-charge = Charge { $figure }
do-strike = Strike { $figure }
do-open = Open the door
do-close = Close the door
do-lock = Lock the door
do-unlock = Unlock the door
do-loot = Pick up the loot of { $figure }
do-plant = Plant a charge at the { $place }
do-defuse = Remove the charge from the { $place }
do-switch = Switch to { $thing }
do-rally = Rally
do-rally-1 = Rally on the Morale of { $figure }
do-lift = Carry { $figure }
do-lift-2 = Carry { $thing }
do-lift_crate = Carry the { $place }
do-tow = Tow { $thing }
do-put = Put the load down here
do-treat = Treat { $figure }
do-treat_kit = Treat { $figure } with the first-aid kit
do-set_up = Set up { $thing }
do-look_out = Look out here
do-flee = Flee
do-leave = Leave the table
do-play = Play { $card }
do-play-2 = Play { $card } with { $figure }
do-name = Name { $figure }
do-use = { $ability }: { $figure }
do-pay = Discard { $card }
do-spend = Use { $thing }
do-reroll = Roll a { $number } again
do-remove = Take a { $number } away
fire-single = single shot
fire-sweep = sweep
fire-area = area burst
fire-indirect = indirect fire
fire-burst = burst
