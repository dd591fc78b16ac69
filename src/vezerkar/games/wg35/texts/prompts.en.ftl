# WG35 in English: what is asked, why not, and how a battle ends.

## Before the battle

ask-army = Build your army for { $limit } points: { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } so far.
ask-traits = Do you roll a trait for each of your fighters?
ask-hand = Pick the hand you begin with, { $size ->
    [one] 1 card
   *[other] { $size } cards
  }: { $left ->
    [0] it is complete.
    [one] 1 more.
   *[other] { $left } more.
  }
ask-edge = Which edge of the table is yours?
ask-exchange = Do you exchange a card of your hand for another one of your pool?
ask-deploy = Deploy your figures in your zone; { $left ->
    [0] all of them stand.
    [one] 1 is still to be placed.
   *[other] { $left } are still to be placed.
  }{ $reserve ->
    [0] {""}
   *[other] {" "}{ $reserve } more must be kept in reserve.
  }
ask-drop = Does one of your privates land elsewhere, up to { $mm } away and farther than { $from_enemy_mm } from the enemy?
ask-table_ready = The table is ready: do you play a card?
ask-pre_battle = The battle is about to begin: do you play a card?

## The round

ask-wave = Which private comes back with the next wave?
ask-wound-dice = Wounded check of { $figure }, { $dice }: do you roll dice again or remove them?
ask-initiative = You have the initiative. Do you act first?
ask-reveal = Do any of your concealed figures come out?
ask-pick-up = Take cards from your pool: { $cards ->
    [0] no more of your choice
    [one] 1 of your choice
   *[other] { $cards } of your choice
  }{ $actions ->
    [0] .
    [one] {" "}and 1 action card besides.
   *[other] {" "}and { $actions } action cards besides.
  }
ask-card_pickup = Cards have been taken: do you play one?
ask-hand-limit = { $cards ->
    [0] Do you put cards back? You may keep { $limit }.
    [one] You may keep { $limit }: put 1 card back.
   *[other] You may keep { $limit }: put { $cards } cards back.
  }
ask-round_end = The round ends: do you play a card?
ask-withdrawal_before = The enemy takes a withdrawal test on the morale of { $figure }: do you make it harder?
ask-withdrawal_failed = Your army has failed its withdrawal test: do you save it?

## Activation

ask-activate = Your turn: which figure do you activate?
ask-activation_start = { $figure } is activated: do you answer?
ask-action = { $figure }, { $actions ->
    [0] no actions left: what else?
    [one] 1 action left: what does it do?
   *[other] { $actions } actions left: what does it do?
  }
ask-way = Where does { $figure } go? { $mm } are left.
ask-enter = Where does { $figure } come onto the table?
ask-charge = By which way does { $figure } charge { $target }?
ask-free-strike = { $figure } leaves the fight: who strikes first?
ask-enemy_action_end = { $figure } has done something: do you answer?
ask-enemy_activation_end = The activation of { $figure } is over: do you answer?

## Shots, blows, wounds

ask-aim = { $figure }, { $thing }: at what?
ask-aim_round = { $figure }, { $thing }: where does it go?
ask-next_target = { $figure } goes on sweeping, { $left ->
    [one] 1 shot left: at whom?
   *[other] { $left } shots left: at whom?
  }
ask-cover = { $figure } covers the comrade that { $other } aims at: does it shoot first?
ask-shot_declared = { $figure } is about to shoot at { $other }: do you play a card?
ask-shot_declared-point = { $figure } is about to shoot at a point: do you play a card?
ask-tohit_failed = { $figure } has missed { $other }: do you try again?
ask-tohit_failed-point = { $figure } has missed: do you try again?
ask-hit_scored = { $other } is hit: do you answer?
ask-wound_failed = { $other } is not wounded: do you answer?
ask-wound_succeeded = { $other } is wounded: do you make it worse?
ask-charge_declared = { $figure } charges { $other }: do you answer?
ask-strike_declared = { $figure } is about to strike { $other }: do you answer?
ask-strike_resolved = { $figure } has struck at { $other }: do you answer?
ask-ammo_failed = The weapon of { $figure } is running out: do you do something about it?
ask-morale_failed = { $figure } has failed a Morale test: do you answer?
ask-political_officer = { $figure } has failed a Morale test: does a political officer step in?

## Cards

ask-card_played = The enemy plays “{ $card }”: do you answer?
ask-choice = “{ $card }”: your choice?
ask-discard = Which card do you give for { $ability } of { $figure }?

## Why not: armies, hands, deployment

refuse-no-army = First choose an army.
refuse-sample = This ready army cannot be had for { $limit } points.
refuse-no-such = There is no such figure, or it has nothing of the kind.
refuse-pool = None of this title is left in the pool.
refuse-not-held = There is no such card in the hand.
refuse-room = { $side } has no room to deploy: the table “{ $table }” is not for the mission “{ $mission }”. Choose another table.
refuse-sites = The mission “{ $mission }” needs { $needed } places for objectives; the table “{ $table }” has { $sites }. Choose another table.
refuse-zone = A figure is deployed in its own zone.
refuse-not-deployed = Not everybody has been deployed: { $count } are left.
refuse-all-deployed = Everybody has been deployed.
refuse-not-placed = First place the figure on the table.
refuse-turn = It cannot face this point.
refuse-reserve = It is in reserve already, or those { $count } who begin there have been chosen.
refuse-reserve-first = First say who begins in reserve: { $count ->
    [one] 1 figure.
   *[other] { $count } figures.
  }
refuse-hold = It carries no such weapon, or has it in hand.
refuse-conceal = It may not begin concealed, or is concealed already.
refuse-not-concealed = It is not concealed.
refuse-stay-concealed = In this mission everybody on this side begins concealed.
refuse-opening = No window or loophole is beside it, on the sheltered side.
refuse-emplace = It has no such support weapon ready beside it.
refuse-dig-in = It may not begin hidden there.
refuse-drop-far = It may land up to { $mm } away.
refuse-drop-private = Only a private lands elsewhere.
refuse-near-enemy = That is closer than { $apart } to an enemy.

## Why not: the round and its cards

refuse-reveal = Only an own concealed figure can come out.
refuse-pick-up = Now cards are taken from the pool.
refuse-not-in-pool = None of this title is left in the pool.
refuse-action-cards = Only action cards may still be taken.
refuse-hand-limit = Only { $limit } cards may be kept: put more back.
refuse-not-in-hand = This weapon cannot be fired by the figure now: it is neither in its hand nor one it serves or throws.
refuse-card-now = This card cannot be played now.
refuse-card-hand = This card is not in the hand.
refuse-card-window = This card is played on other occasions.
refuse-card-cut = The supply is cut off until round { $round } is over.
refuse-card-home = This card is for armies on their home ground.
refuse-card-civilian = There are no civilians on this table.
refuse-card-user = Who uses a card is on the table, and neither shocked, broken, helpless nor concealed.
refuse-card-led = In a mass army a tactic takes a leader whose command zone the user is in.
refuse-card-condition = What the card asks for is not given here.
refuse-answer = Play one of the cards or abilities that fit, or pass.
refuse-ability = This ability cannot be switched on here.
refuse-ability-window = This ability is switched on upon other occasions.
refuse-no-card = There is no card left to give for it.
refuse-discard = Give a card of your hand for it.
refuse-choice = The card does not allow that.
refuse-rerolled = This die was rolled again already; a die is rolled again only once.
refuse-wound-die = Treatment does not allow that, or no die shows this number.

## Why not: activation

refuse-activate-first = First choose the figure to be activated.
refuse-not-yours = This figure is not yours.
refuse-off-table = This figure is not on the table.
refuse-activated = This figure has been activated in this round.
refuse-spent = This figure has no action left in this round.
refuse-order = Fast figures come before the others, slow and helpless ones after them.
refuse-no-actions = It has not enough actions left.
refuse-not-an-action = That is no action of an activated figure.
refuse-guarded = Who pretends to have nothing to do with it only moves in this round.
refuse-flagged = Who has shown the white flag neither shoots nor charges in this round.
refuse-must-flee = A broken figure has to run for its refuge first.
refuse-arriving = Who is arriving first moves onto the table.
refuse-concealed = Who is concealed only passes and turns, and cannot be aimed at.
refuse-shocked = Who is shocked can only rally.
refuse-broken = Who is broken flees, and rallies in its refuge.
refuse-hidden = Who is hidden passes, stands up or rallies.
refuse-helpless = Who is helpless cannot do that.
refuse-carrying = Who carries or tows something cannot do that: put it down first.
refuse-carried = Who is carried does not go anywhere.
refuse-face = It cannot face the point it stands on.
refuse-look-out-moved = One looks out only at the end of a Move.
refuse-look-out-far = No window or loophole is within 1.5 cm, on the sheltered side.
refuse-not-standing = Only who stands can do that.
refuse-standing = It stands already.
refuse-lie-ground = One does not lie down there.
refuse-hide-behind = One cannot hide behind this.
refuse-hide-far = To hide, it takes something 2.5 cm high within 1.5 cm.
refuse-rally = There is nothing to rally from.
refuse-rally-leader = Not on the morale of this one: the figure is not broken, or not in its command zone.
refuse-flee = Only who is broken and not yet in its refuge flees.

## Why not: ways

refuse-no-way = There is nowhere to go.
refuse-way-now = Choose the way of this Move, or begin it anew.
refuse-enter = One enters over the own edge of the table.
refuse-free-strike = Choose one of those who strike.
refuse-charge-enemy = One charges an enemy who is on the table.
refuse-charge-standing = Only who stands and carries nothing charges.
refuse-charge-concealed = Who is concealed cannot be charged.
refuse-charge-engaged = They are in close combat already.
refuse-charge-unseen = It does not see this enemy.
refuse-charge-far = The charge does not reach its target.
refuse-charge-contact = A charge ends within 2 cm of its target, with a clear line of sight.
refuse-charge-now = Choose the way of this charge, or begin it anew.
refuse-leave = Nobody leaves the table in this mission.
refuse-leave-edge = One leaves within 1 cm of the own edge.
refuse-leave-round = One leaves from round { $round } on.

## Why not: shots and blows

refuse-cannot-fire = The state of the figure does not let it fire.
refuse-not-ready = The weapon is not ready: empty, fired often enough in this round, or not set up.
refuse-mode = The weapon does not fire like that.
refuse-no-target = There is no target for this.
refuse-aim = First say at what it is aimed.
refuse-helper = This figure cannot help with the belt now.
refuse-only = Only at the enemy who is about to shoot.
refuse-own-figure = Nobody aims at an own figure.
refuse-not-there = This figure is not on the table.
refuse-too-far = That is beyond the range of the weapon.
refuse-too-near = That is closer than the weapon can fire.
refuse-beyond-sweep = A sweep does not begin in the long zone.
refuse-sweep-apart = The next target of a sweep stands too far from those before.
refuse-barred = The shooter was talked out of this target in this action.
refuse-behind = That is behind the shooter.
refuse-unseen = The shooter does not see it.
refuse-target-engaged = Nobody shoots into close combat.
refuse-aim-ground = Say at which point it is aimed.
refuse-point-unseen = The shooter does not see this point.
refuse-roof-above = There is a roof over the shooter.
refuse-roof = There is a roof over this point.
refuse-covers-fight = The template would cover a figure in close combat.
refuse-no-surface = There is nothing there that can be hit.
refuse-no-ammo = There is no extra ammunition.
refuse-cannot-strike = The state of the figure does not let it strike.
refuse-no-enemy = One strikes an enemy.
refuse-not-engaged = They are not in close combat.
refuse-political_officer = No political officer can step in here.

## Why not: things at hand

refuse-door-far = A door must be within 1.5 cm.
refuse-door-open = The door is open.
refuse-door-closed = The door is closed.
refuse-door-locked = The door is locked.
refuse-door-unlocked = The door is not locked.
refuse-door-no-lock = This door has no lock.
refuse-door-no-key = A lock takes a key.
refuse-switch = It carries no such weapon, or has it in hand.
refuse-loot-far = The marker must be within 1.5 cm.
refuse-lift-able = Only own helpless figures are carried.
refuse-lift-far = It must be within 2 cm, and its own side's.
refuse-tow-wheels = Only a mount with wheels is towed.
refuse-put-nothing = It carries nothing.
refuse-put-where = A load is put down within 2 cm, where there is room.
refuse-set-up-already = The weapon is set up already.
refuse-set-up-far = No own weapon lies ready within 2 cm.
refuse-treat-self = Nobody treats himself.
refuse-treat-unhurt = This figure is not bleeding, or is not one of your own.
refuse-treated = This figure has been treated in this round.
refuse-treat-far = The casualty must be within 2 cm.
refuse-treat-kit = Neither of them has a first-aid kit.
refuse-dump-far = The dump must be within 1.5 cm.
refuse-no-charge = It has no charge to plant.
refuse-planted = A charge is planted there already.
refuse-not-planted = No charge is planted there.
refuse-defuse-own = Nobody removes a charge of the own side.

## How a battle ends

ending-withdrawal = An army has failed its withdrawal test and leaves the field.
ending-both_withdrew = Both armies have failed their withdrawal tests; victory points decide.
ending-points = The victory points the mission asks for have been reached.
ending-points_draw = The victory points the mission asks for have been reached, and both sides have as many.
ending-rounds = The rounds are over; victory points decide.
ending-rounds_draw = The rounds are over, and the victory points are equal.
ending-no_figures = An army has no figure left.
ending-nobody_left = Neither army has a figure left; victory points decide.
ending-gone = The task of the mission is done; victory points decide.
