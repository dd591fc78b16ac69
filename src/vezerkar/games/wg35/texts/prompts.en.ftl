# WG35 in English: what is asked, why not, and how a battle ends.

## Before the battle

ask-army = Build your army for { $limit } points: { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } so far.
ask-traits = Roll a trait for each of your fighters?
ask-hand = Choose your starting hand of { $size ->
    [one] 1 card
   *[other] { $size } cards
  } ({ $left ->
    [0] complete
    [one] 1 more
   *[other] { $left } more
  }).
ask-edge = Choose your table edge.
ask-exchange = Exchange a card of your hand for another one of your pool?
ask-deploy = Deploy your figures in your zone; { $left ->
    [0] all are placed.
    [one] 1 is still to be placed.
   *[other] { $left } are still to be placed.
  }{ $reserve ->
    [0] {""}
   *[other] {" "}{ $reserve } more must be kept in reserve.
  }
ask-drop = Land one of your privates elsewhere, up to { $mm } away and more than { $from_enemy_mm } from the enemy?
ask-table_ready = The table is ready. Play a card?
ask-pre_battle = The battle is about to begin. Play a card?

## The round

ask-wave = Which private returns with the next wave?
ask-wound-dice = Wounded check of { $figure }, { $dice }: re-roll or remove dice?
ask-initiative = You have the initiative. Act first?
ask-reveal = Reveal any of your concealed figures?
ask-pick-up = Take cards from your pool: { $cards ->
    [0] no more of your choice
    [one] 1 of your choice
   *[other] { $cards } of your choice
  }{ $actions ->
    [0] .
    [one] {" "}and 1 more action card.
   *[other] {" "}and { $actions } more action cards.
  }
ask-card_pickup = Cards have been taken. Play one?
ask-hand-limit = { $cards ->
    [0] Put cards back? You may keep { $limit }.
    [one] You may keep { $limit }: put 1 card back.
   *[other] You may keep { $limit }: put { $cards } cards back.
  }
ask-round_end = The round ends. Play a card?
ask-withdrawal_before = The enemy takes a withdrawal test on the Morale of { $figure }. Make it harder?
ask-withdrawal_failed = Your army has failed its withdrawal test. Save it?

## Activation

ask-activate = Your turn: choose a figure to activate.
ask-activation_start = { $figure } is activated. React?
ask-action = { $figure }: { $actions ->
    [0] no actions left. What else?
    [one] 1 action left. Choose an action.
   *[other] { $actions } actions left. Choose an action.
  }
ask-way = Where does { $figure } go? { $mm } left.
ask-enter = Where does { $figure } enter the table?
ask-charge = Choose the path of { $figure } to { $target }.
ask-free-strike = { $figure } leaves the fight. Who strikes first?
ask-enemy_action_end = { $figure } has acted. React?
ask-enemy_activation_end = The activation of { $figure } is over. React?

## Shots, blows, wounds

ask-aim = { $figure }, { $thing }: choose a target.
ask-aim_round = { $figure }, { $thing }: where does it go?
ask-next_target = { $figure } goes on sweeping. Choose a target ({ $left ->
    [one] 1 shot left
   *[other] { $left } shots left
  }).
ask-cover = { $figure } covers the comrade that { $other } aims at. Shoot first?
ask-shot_declared = { $figure } is about to shoot at { $other }. React?
ask-shot_declared-point = { $figure } is about to shoot at a point. React?
ask-tohit_failed = { $figure } has missed { $other }. Try again?
ask-tohit_failed-point = { $figure } has missed. Try again?
ask-hit_scored = { $other } is hit. React?
ask-wound_failed = { $other } is not wounded. React?
ask-wound_succeeded = { $other } is wounded. Make it worse?
ask-charge_declared = { $figure } charges { $other }. React?
ask-strike_declared = { $figure } is about to strike { $other }. React?
ask-strike_resolved = { $figure } has struck at { $other }. React?
ask-ammo_failed = The weapon of { $figure } is running out of ammunition. React?
ask-morale_failed = { $figure } has failed a Morale test. React?
ask-political_officer = { $figure } has failed a Morale test. Use a political officer?

## Cards

ask-card_played = The enemy plays “{ $card }”. React?
ask-choice = “{ $card }”: choose.
ask-discard = Choose a card to discard for { $ability } of { $figure }.

## Why not: armies, hands, deployment

refuse-no-army = Choose an army first.
refuse-sample = This roster costs more than { $limit } points.
refuse-no-such = This figure does not exist, or has nothing of the kind.
refuse-pool = This card is not left in the pool.
refuse-not-held = This card is not in the hand.
refuse-room = { $side } has no room to deploy: the table “{ $table }” is not for the mission “{ $mission }”. Choose another table.
refuse-sites = The mission “{ $mission }” needs { $needed } places for objectives; the table “{ $table }” has { $sites }. Choose another table.
refuse-zone = You can deploy a figure only in its own zone.
refuse-not-deployed = Still to deploy: { $count }.
refuse-all-deployed = All figures are deployed.
refuse-not-placed = Place the figure on the table first.
refuse-turn = The figure cannot face this point.
refuse-reserve = This figure is in reserve already, or the { $count } figures that begin there have been chosen.
refuse-reserve-first = Choose the figures that begin in reserve first: { $count ->
    [one] 1 figure.
   *[other] { $count } figures.
  }
refuse-conceal = This figure may not begin concealed, or is concealed already.
refuse-not-concealed = This figure is not concealed.
refuse-stay-concealed = In this mission every figure of this side begins concealed.
refuse-opening = There is no window or loophole next to the figure on its sheltered side.
refuse-emplace = The figure has no such support weapon ready next to it.
refuse-dig-in = The figure may not begin hidden there.
refuse-drop-far = The private can land at most { $mm } away.
refuse-drop-private = Only a private can land elsewhere.
refuse-near-enemy = That is closer than { $apart } to an enemy.

## Why not: the round and its cards

refuse-reveal = You can reveal only your own concealed figures.
refuse-pick-up = You must take cards from the pool now.
refuse-action-cards = You can take only action cards now.
refuse-hand-limit = You can keep only { $limit } cards: put more back.
refuse-weapon-hand = The figure cannot fire this weapon now: it is neither in its hand nor one it serves or throws.
refuse-card-now = You cannot play this card now.
refuse-card-window = You can play this card only on other occasions.
refuse-card-cut = The supply is cut off until round { $round } is over.
refuse-card-home = Only an army on its home ground can play this card.
refuse-card-civilian = There are no civilians on this table.
refuse-card-user = The figure that uses a card must be on the table and not shocked, broken, helpless or concealed.
refuse-card-led = In a mass army a tactic needs a leader whose command zone the user is in.
refuse-card-condition = The condition of this card is not met.
refuse-answer = Play one of the cards or abilities that fit, or pass.
refuse-ability = You cannot use this ability here.
refuse-ability-window = You can use this ability only on other occasions.
refuse-no-card = You have no card left to discard for it.
refuse-discard = Discard a card of your hand for it.
refuse-choice = The card does not allow that.
refuse-rerolled = You can re-roll a die only once.
refuse-wound-die = Treatment does not allow that, or no die shows this number.

## Why not: activation

refuse-activate-first = Choose a figure to activate first.
refuse-not-yours = This figure is not yours.
refuse-off-table = This figure is not on the table.
refuse-activated = This figure has been activated in this round.
refuse-spent = This figure has no action left in this round.
refuse-order = Fast figures come before the others, slow and helpless ones after them.
refuse-no-actions = Not enough actions left.
refuse-not-an-action = An activated figure cannot do that.
refuse-guarded = A figure posing as bystander can only move in this round.
refuse-flagged = A figure that has shown the white flag cannot shoot or charge in this round.
refuse-must-flee = A broken figure must run for its refuge first.
refuse-arriving = An arriving figure must first move onto the table.
refuse-concealed = A concealed figure can only pass or turn, and cannot be aimed at.
refuse-shocked = A shocked figure can only rally.
refuse-broken = A broken figure flees, and rallies in its refuge.
refuse-hidden = A hidden figure can only pass, stand up or rally.
refuse-helpless = A helpless figure cannot do that.
refuse-carrying = A figure that carries or tows something cannot do that: put it down first.
refuse-carried = A carried figure cannot move.
refuse-face = A figure cannot face the point it stands on.
refuse-look-out-moved = A figure can look out only at the end of a Move.
refuse-look-out-far = There is no window or loophole within 1.5 cm on the sheltered side.
refuse-not-standing = Only a standing figure can do that.
refuse-standing = This figure is standing already.
refuse-lie-ground = A figure cannot lie down there.
refuse-hide-behind = A figure cannot hide behind this.
refuse-hide-far = To hide, a figure needs something 2.5 cm high within 1.5 cm.
refuse-rally = The figure has nothing to rally from.
refuse-rally-leader = The figure cannot use the Morale of this one: it is not broken, or not in its command zone.
refuse-flee = Only a broken figure that is not yet in its refuge can flee.

## Why not: ways

refuse-no-way = The figure has nowhere to go.
refuse-way-now = Choose the path of this Move, or clear it.
refuse-enter = Figures enter over their own table edge.
refuse-free-strike = Choose one of the figures that strike.
refuse-charge-enemy = You can charge only an enemy on the table.
refuse-charge-standing = Only a standing figure that carries nothing can charge.
refuse-charge-concealed = You cannot charge a concealed figure.
refuse-charge-engaged = They are in close combat already.
refuse-charge-unseen = The figure does not see this enemy.
refuse-charge-far = The charge does not reach its target.
refuse-charge-contact = A charge must end within 2 cm of its target, with a clear line of sight.
refuse-charge-now = Choose the path of this charge, or clear it.
refuse-leave = In this mission figures cannot leave the table.
refuse-leave-edge = A figure can leave only within 1 cm of its own edge.
refuse-leave-round = Figures can leave only from round { $round } on.

## Why not: shots and blows

refuse-cannot-fire = The figure cannot fire in its state.
refuse-not-ready = The weapon is not ready: empty, fired often enough in this round, or not set up.
refuse-mode = This weapon has no such fire mode.
refuse-no-target = There is no target for this.
refuse-aim = Choose a target first.
refuse-helper = This figure cannot help with the belt now.
refuse-only = You can shoot only at the enemy who is about to shoot.
refuse-own-figure = You cannot aim at your own figure.
refuse-too-far = The target is beyond the range of the weapon.
refuse-too-near = The target is closer than the weapon can fire.
refuse-beyond-sweep = A sweep cannot begin in the long zone.
refuse-sweep-apart = The next target of a sweep stands too far from those before.
refuse-barred = The shooter was talked out of this target in this action.
refuse-behind = The target is behind the shooter.
refuse-unseen = The shooter does not see it.
refuse-target-engaged = You cannot shoot into close combat.
refuse-aim-ground = Choose a point to aim at.
refuse-point-unseen = The shooter does not see this point.
refuse-roof-above = There is a roof over the shooter.
refuse-roof = There is a roof over this point.
refuse-covers-fight = The template would cover a figure in close combat.
refuse-no-surface = There is nothing to hit there.
refuse-no-ammo = There is no extra ammunition.
refuse-cannot-strike = The figure cannot strike in its state.
refuse-no-enemy = You can strike only an enemy.
refuse-not-engaged = They are not in close combat.
refuse-political_officer = No political officer can act here.

## Why not: things at hand

refuse-door-far = A door must be within 1.5 cm.
refuse-door-open = The door is open.
refuse-door-locked = The door is locked.
refuse-door-unlocked = The door is not locked.
refuse-door-no-lock = This door has no lock.
refuse-door-no-key = A figure needs a key to lock or unlock a door.
refuse-switch = The figure carries no such weapon, or has it in hand.
refuse-loot-far = The marker must be within 1.5 cm.
refuse-lift-able = You can carry only your own helpless figures.
refuse-lift-far = The load must be within 2 cm, and belong to your side.
refuse-tow-wheels = Only a mount with wheels can be towed.
refuse-put-nothing = The figure carries nothing.
refuse-put-where = You can put down a load only within 2 cm, where there is room.
refuse-set-up-already = The weapon is set up already.
refuse-set-up-far = No weapon of your side is ready within 2 cm.
refuse-treat-self = A figure cannot treat itself.
refuse-treat-unhurt = This figure is not bleeding, or is not one of your own.
refuse-treated = This figure has been treated in this round.
refuse-treat-far = The casualty must be within 2 cm.
refuse-treat-kit = Neither of them has a first-aid kit.
refuse-dump-far = The dump must be within 1.5 cm.
refuse-no-charge = The figure has no charge to plant.
refuse-planted = A charge is planted there already.
refuse-not-planted = No charge is planted there.
refuse-defuse-own = You cannot remove your own side’s charge.

## How a battle ends

ending-withdrawal = An army has failed its withdrawal test and leaves the field.
ending-both_withdrew = Both armies have failed their withdrawal tests; victory points decide.
ending-points = The victory points the mission asks for have been reached.
ending-points_draw = The victory points the mission asks for have been reached, and both sides have equally many.
ending-rounds = The rounds are over; victory points decide.
ending-rounds_draw = The rounds are over, and the victory points are equal.
ending-no_figures = An army has no figure left.
ending-nobody_left = Neither army has a figure left; victory points decide.
ending-gone = The task of the mission is done; victory points decide.
