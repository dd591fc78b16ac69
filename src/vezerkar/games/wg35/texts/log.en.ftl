# WG35 in English: what has happened.

## Figures and sides in a sentence

figure-who = { $side ->
    [a] A
   *[b] B
  }{ $number }
figure-object = { $side ->
    [a] A
   *[b] B
  }{ $number }
figure-onto = { $side ->
    [a] A
   *[b] B
  }{ $number }
figure-unto = { $side ->
    [a] A
   *[b] B
  }{ $number }
figure-from = { $side ->
    [a] A
   *[b] B
  }{ $number }
side-who = side { $side ->
    [a] A
   *[b] B
  }
side-unto = side { $side ->
    [a] A
   *[b] B
  }
marker-numbered = { $kind } { $number }
marker-centre = the central { $kind }
vp-note = { $vp ->
    [one] 1 VP
   *[other] { $vp } VP
  }
round-the = round { $round }

## What points and roll-offs are for

why-sniper = a sniper out of action
why-senior_commander = a senior commander out of action
why-guerrilla_kill = a kill by guerrillas
why-bearer_lost = the bearer of the flag is lost
why-flag = the bearer of the flag holds an objective
why-flag_taken = the enemy's flag is taken
why-loot = loot
why-medic = shots at a medic
why-medic_fired = a medic has fired
why-edge = for the choice of edge
why-table_ready = for the first card
why-exchange = for the first exchange
why-deployment = for deploying first
why-pre_battle = for the first card before the battle

## Before the battle

log-drafted = Draft of { $seat }: { $army }, { $year }, { $points } points.
log-army-ready = The army of { $seat } is ready.
log-army-shown = Army of { $seat }: { $army }, { $year }; { $figures } figures, { $points } points.
log-trait = { $figure }: d6 { $die }, { $trait ->
    [poor_training] poorly trained: C −{ $less }, and the enemy may make it hesitate.
    [coward] a coward: Mo −{ $less }.
    [alert] alert: R +1.
    [shot] a good shot: C +1.
    [charismatic] charismatic: Mo +1, and it leads figures near it.
   *[none] nothing special.
  }
log-hand-ready = The hand of { $seat } is ready.
log-hand-shown = Hand of { $seat }: { $cards }.
log-rolled-off = Roll-off { $why }: A { $a }, B { $b }; { $winner_is ->
    [0] a tie, rolled again.
   *[other] { $winner } wins.
  }
log-edge-picked = { $seat } takes the { $edge ->
    [south] southern
   *[north] northern
  } edge.
log-swapped = { $seat } swaps “{ $gave }” for “{ $took }”.
log-deployed = { $seat } has deployed { $figures_count ->
    [one] 1 figure
   *[other] { $figures_count } figures
  }{ $concealed_count ->
    [0] {""}
   *[other] ; concealed: { $concealed }
  }{ $reserve_count ->
    [0] {""}
   *[other] ; in reserve: { $reserve }
  }.
log-landed = { $figure } lands elsewhere in the drop zone.

## The round

log-round = Round { $round }
log-arriving = Arriving: { $figures }.
log-wounded-check = Wounded check of { $figure }: { $dice }.
log-wound-die = { $figure }: { $again ->
    [0] { $die ->
        [8] an 8 is removed.
       *[other] a { $die } is removed.
      }
   *[other] { $die ->
        [8] an 8 is rolled again: { $again }.
       *[other] a { $die } is rolled again: { $again }.
      }
  }
log-initiative = { $dice_count ->
    [0] The mission gives the initiative to { $seat_unto }.
    [2] Initiative: A { $a }, B { $b }; { $seat } has the initiative.
   *[other] Initiative, after a tie: A { $a }, B { $b }; { $seat } has the initiative.
  }
log-first = { $seat } acts first.
log-revealed = { $figure } comes out of concealment.
log-elite-cards = { $seat } has an elite army: d3 { $cards }, so many more action cards.
log-picked = { $seat } takes “{ $card }”.
log-dropped = { $seat } puts back “{ $card }”.
many-picked = { $seat } takes { $lines } cards.
many-dropped = { $seat } puts back { $lines } cards.
log-held = { $seat } holds { $objective }: { $figures }.
log-scored = { $seat } { $lost ->
    [1] loses
   *[other] scores
  } { vp-note } ({ $why }{ $figure_is ->
    [0] {""}
   *[other] , { $figure }
  }); total { $total }.
log-withdrawal-test = Withdrawal test of { $seat }{ $again ->
    [0] {""}
   *[other] , again
  }: { $dice } = { $sum } against Mo { $Mo } of { $figure }: { $passed ->
    [1] passed.
   *[other] failed.
  } ({ $rule })
log-ended = The battle is over after { round-the }, A { $a } – B { $b }. { $how } { $winner_is ->
    [0] A draw.
   *[other] Victory for { $winner }.
  } ({ $rule })

## Activation

log-activated = { $figure } is activated, { $actions ->
    [one] 1 action.
   *[other] { $actions } actions.
  }
log-hesitated = Untrained { $figure }: d6 { $die } ({ $least }+ makes it hesitate): { $passed_over ->
    [1] it is passed over for now.
   *[other] it acts.
  }
log-passed = { $figure } waits.
log-faced = { $figure } turns.
log-looked-out = { $figure } looks out of an opening.
log-entered = { $figure } enters the table: { $at }.
log-moved = { $figure } moves { $mm }.
log-fled = { $figure } flees { $mm }.
log-stopped = { $figure } does not get away.
log-came-round = { $figure } comes round: d6 { $die } (right on { $needed }+), by the { $edge ->
    [east] eastern
    [west] western
    [north] northern
   *[south] southern
  } edge.
log-spotted = { $by_is ->
    [0] { $figure } is seen from the air.
   *[other] { $by } spots { $figure_object }.
  }
log-hid = { $figure } hides behind this: { $piece }.
log-lay-down = { $figure } lies down.
log-stood-up = { $figure } stands up.
log-door = { $figure } { $done ->
    [open] opens
    [closed] closes
    [locked] locks
   *[unlocked] unlocks
  } a door.
log-switched = { $figure } switches to another weapon: { $thing }.
log-lifted = { $figure } { $towed ->
    [1] takes in tow:
   *[other] picks up:
  } { $load }.
log-put-down = { $figure } puts down: { $load }{ $set_up ->
    [1] {" "}(set up at once).
   *[other] .
  }
log-set-up = { $figure } sets up: { $thing }.
log-looted = { $figure } picks up the marker that { $other } left{ $own ->
    [1] : some ammunition.
   *[other] .
  }{ $flag ->
    [1] {" "}There is a flag with it!
   *[other] {""}
  }
log-delivered = { $figure } brings home: { $crate }.
log-left = { $figure } leaves the table.
log-planted = { $figure } plants a charge on { $dump }; it goes off at the end of { round-the }.
log-defused = { $figure } removes the charge from { $dump }.
log-exploded = { $dump } blows up!
log-treated = { $figure } treats { $other_object }: { $kit ->
    [1] { $dice ->
        [one] 1 die is
       *[other] { $dice } dice are
      } removed in the next wounded check.
   *[other] { $dice ->
        [one] 1 die is
       *[other] { $dice } dice are
      } rolled again in the next wounded check.
  }
log-rallies = { $figure } recovers{ $broken ->
    [1] , but is still broken.
   *[other] .
  }
log-rallied = { $figure } is no longer broken.

## Shots

log-declared = { $figure } { $mode ->
    [sweep] sweeps ({ $x } shots)
    [area] fires an area burst ({ $x })
    [burst] fires a burst ({ $x })
    [indirect] { $is_thrown ->
        [1] throws indirectly
       *[other] fires indirectly
      }
   *[single] { $is_thrown ->
        [1] throws
       *[other] fires
      }
  }{ $target_is ->
    [0] {""}
   *[other] {" "}at { $target_onto }
  }{ $point_count ->
    [0] {""}
   *[other] {" "}at { $point }
  }: { $weapon }{ $helper_is ->
    [0] {""}
   *[other] , helped by { $helper }
  }.
log-shot = { $figure } shoots at { $target_onto }: { $die }{ $die ->
    [10] {" "}+ { $chain }
   *[other] {""}
  } + C { $C } = { $total }, { $target_number } needed: { $hit ->
    [1] hit
   *[other] { $die ->
        [1] automatic miss
       *[other] miss
      }
  }{ $modifiers_count ->
    [0] .
   *[other] {" "}({ $modifiers }).
  }
log-lobbed = { $figure } aims at { $point }: { $die }{ $die ->
    [10] {" "}+ { $chain }
   *[other] {""}
  } + C { $C } = { $total }, { $target_number } needed: { $hit ->
    [1] on target
   *[other] { $die ->
        [1] automatic miss, scatters
       *[other] scatters
      }
  }{ $modifiers_count ->
    [0] .
   *[other] {" "}({ $modifiers }).
  }
log-scattered = Scatter: d10 { $die } for the direction, { $distance }; { $point_count ->
    [0] it falls off the table.
   *[other] it falls at { $point }.
  }
log-burst = Burst at { $point }: { $diameter } across, strength { $strength }, AP { $AP }. { $figures_count ->
    [0] No figure is under it.
   *[other] Under it: { $figures }.
  }{ $protected_count ->
    [0] {""}
   *[other] {" "}Protected: { $protected }.
  }
log-burst-hit = { $figure } is hit by fragments: strength { $strength }, AP { $AP }.
log-burst-die = { $figure }: d6 { $die } for the hit location{ $cover ->
    [0] .
   *[other] , one less in cover.
  }
log-struck = { $figure } is hit: strength { $strength }, AP { $AP }.
log-blow = { $figure } strikes at { $target_onto } ({ $weapon }): { $die } + T { $T } = { $total }, { $needed } needed: { $hit ->
    [1] hit.
   *[other] miss.
  }
log-charged = { $figure } charges { $target_object } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }).{ $stood ->
    [1] {" "}{ $target } stands up.
   *[other] {""}
  }
log-escape = “{ $card }”, { $figure }: d6 { $die } ({ $needed }+ avoids the shock).
log-shocked = { $figure } is shocked.
log-location = Hit location of { $figure }: { $location ->
    [leg] leg
    [arm] arm
    [critical_torso] torso (critical)
    [head] head
    [critical] critical
   *[torso] torso
  }{ $die ->
    [0] {""}
   *[other] , d6 { $die }
  }{ $strength ->
    [0] .
   *[other] , strength +{ $strength }.
  }
log-armour = Armour of { $figure }{ $die ->
    [0] {""}
   *[other] , d6 { $die } ({ $needed }+ holds)
  }: { $reduction ->
    [0] no help.
   *[other] strength −{ $reduction }.
  }
log-wounding = Wound roll on { $figure_object }: { $dice } + strength { $strength } = { $sum } against E { $E }: { $wounds ->
    [0] no wound{ $luck ->
        [bad] , because of the 1.
       *[other] .
      }
   *[other] { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
      }{ $luck ->
        [good] , thanks to the 10.
       *[other] .
      }
  }
log-wounds = Wound dice of { $figure }: { $least ->
    [0] none are left.
    [5] { $dice }, nothing serious.
    [6] { $dice }, nothing serious.
   *[other] { $dice }.
  }
log-bleeds = { $figure } bleeds: { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
  }
log-weakened = { $figure } is weakened: every characteristic −1{ $times ->
    [1] .
   *[other] , now −{ $times }.
  }
log-helpless = { $figure } is helpless.
log-incapacitated = { $by_is ->
    [0] { $figure } is out of action.
   *[other] { $by } takes { $figure_object } out of action.
  }
log-guerrilla-kill = Guerrillas roll for { $figure_object }: d6 { $die } ({ $needed }+ is worth 1 VP).
log-ammunition = Ammunition roll of { $figure } ({ $weapon }), d6 { $die }: { $failed ->
    [1] out of ammunition.
   *[other] passed.
  }
log-out-of-ammo = { $figure } is out of ammunition: { $weapon }.
log-reloaded = { $figure } uses extra ammunition; { $left ->
    [0] it was the last.
   *[other] { $left } left.
  }

## Morale

log-morale = { $figure }: Morale test{ $test ->
    [casualty] {" "}because of a casualty
    [rally] {" "}to rally
   *[tactic] {" "}for a tactic
  }{ $again ->
    [0] {""}
   *[other] , again
  }{ $leader_is ->
    [0] {""}
   *[other] , with the Morale of { $leader }
  }, { $dice } = { $sum } against Mo { $Mo }: { $passed ->
    [1] passed.
   *[other] failed.
  }
log-helped = Political officer { $by } keeps { $figure_object } from giving way: the test is rolled again.
log-broke = { $figure } breaks{ $cause_is ->
    [0] .
   *[other] {" "}and runs from { $cause_from }.
  }

## Cards and abilities

log-played = { $seat } plays “{ $card }”{ $figure_is ->
    [0] .
   *[other] {" "}with { $figure }.
  }
log-named = “{ $card }”{ $figure_is ->
    [0] {""}
   *[other] {" "}({ $figure })
  }: { $named } is chosen.
log-cancelled = “{ $card }” of { $seat } has no effect.
log-switched-on = { $seat } discards “{ $card }” for { $ability } of { $figure }.
log-tested = “{ $by }”: { $test } test of { $figure }, { $die } against { $value }: { $passed ->
    [1] passed.
   *[other] failed.
  }
log-rolled = “{ $by }”{ $figure_is ->
    [0] {""}
   *[other] , { $figure }
  }: d6 { $die } ({ $needed }+ needed): { $passed ->
    [1] success.
   *[other] failure.
  }
log-contested = “{ $by }”: { $figure } { $die } + R { $r } = { $total }, { $other } { $other_die } + R { $other_r } = { $other_total }.
log-identified = “{ $by }”: { $figure } identifies { $target_object }, d6 { $die }: { $passed ->
    [1] recognised.
   *[other] not recognised.
  }
log-barrage = { $figure } calls down fire at { $at }.
log-shell = Shell: d10 { $direction } for the direction, d6 { $die } for the distance; { $at_is ->
    [0] it falls off the table.
   *[other] it falls at { $at }.
  }
log-smoke = { $seat } lays smoke at { $at }, { $diameter } across.
log-strafed = An aircraft of { $seat } strafes from { $at } towards { $to }.
log-recon = Reconnaissance plane, d3 { $die }: { $seat } must reveal so many concealed figures.
log-supplied = { $figure } gets: { $thing }.
log-cut-off = { $seat } is cut off, d3 { $die }: no supply cards until { round-the } is over.
log-people-helped = The people help { $seat_unto }, d6 { $die }: { $die ->
    [1] looting.
    [2] distraction.
    [4] ammunition.
    [5] evacuation.
    [6] a shot from nowhere.
   *[other] with good wishes only.
  }
log-shot-from-nowhere = A shot from nowhere at { $target_onto }: { $die }{ $die ->
    [10] {" "}+ { $chain }
   *[other] {""}
  } + C { $C } = { $total }, { $target_number } needed: { $hit ->
    [1] hit.
   *[other] miss.
  }
