# WG35 in English: who is asked, and what actions are called on buttons and in menus.

## Who is asked

prompt = { $side } · { $text }
wait-for = Waiting for { $sides }.
over-text = { $won ->
    [1] { $winner } has won. { $ending }
   *[other] A draw. { $ending }
}

## Armies and hands

do-army = { NUMBER($year, useGrouping: 0) }
do-sample = Use this roster
do-recruit = Recruit { $unit } ({ $points } points)
do-dismiss = Dismiss
do-equip = Take { $thing } ({ $points } points)
do-strip = Give up { $thing }
do-woman = { $is_woman ->
    [1] Mark as a man
   *[other] Mark as a woman
}
do-traits = Roll for all
do-pick = Pick “{ $card }”
do-drop = Put back “{ $card }”
do-swap = Swap “{ $card }” for “{ $other }”
do-fill = Complete automatically
do-edge = { $edge }
edge-south = South edge
edge-north = North edge

## Deployment

do-place = Place { $figure } here
place-with = { $place } ({ $things })
do-turn = Turn { $figure } this way
do-hold = Take in hand: { $thing }
do-conceal = Deploy concealed
do-reveal = Reveal { $figure }
do-station = Station { $figure } at this opening
do-emplace = Set up { $thing } here
do-dig_in = Hide { $figure } behind this: { $place }
do-reserve = Keep { $figure } in reserve

## Turns and actions

do-pass = Pass
do-done = Done
do-end = End activation
do-first = Go first
do-second = Go second
do-activate = Activate { $figure }
do-move = Move
do-run = Move (both actions)
spot-move = Move here
spot-run = Move here (both actions)
spot-move-via = Move by way of this point
spot-run-via = Move by way of this point (both actions)
do-to = Go here
do-via = Add a waypoint
do-back = Clear the path
do-halt = Stop here
do-enter = Enter here
do-face = Face this way
do-shoot = { $is_thrown ->
    [1] { $is_direct ->
        [1] Throw: { $thing }
       *[other] Throw indirectly: { $thing }
    }
   *[other] Shoot: { $thing }, { $mode }
}
do-at = Aim at { $figure }
do-on = Aim here
do-helper = Let { $figure } feed the belt
do-stop = Stop shooting
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
do-plant = Plant a charge: { $place }
do-defuse = Remove the charge: { $place }
do-switch = Switch to { $thing }
do-rally = Rally
do-rally-1 = Rally with the Morale of { $figure }
do-lift = Carry { $figure }
do-lift-2 = Carry { $thing }
do-lift_crate = Carry: { $place }
do-tow = Tow { $thing }
do-put = Put down the load here
do-treat = Treat { $figure }
do-treat_kit = Treat { $figure } with the first-aid kit
do-set_up = Set up { $thing }
do-look_out = Look out here
do-flee = Flee
do-leave = Leave the table
do-play = Play “{ $card }”
do-play-2 = Play “{ $card }” with { $figure }
do-name = Choose { $figure }
do-use = { $ability }: { $figure }
do-pay = Discard “{ $card }”
do-spend = Use { $thing }
do-reroll = { $number ->
    [8] Re-roll an 8
   *[other] Re-roll a { $number }
}
do-remove = { $number ->
    [8] Remove an 8
   *[other] Remove a { $number }
}
fire-single = single shot
fire-sweep = sweep
fire-area = area burst
fire-indirect = indirect fire
fire-burst = burst
