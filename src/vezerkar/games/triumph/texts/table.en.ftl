# Triumph & Tragedy, in English: what stands beside the board and on its pieces.

## Blocks and markers

letter-germany = G
letter-italy = I
letter-britain = B
letter-france = F
letter-ussr = S
letter-usa = U
sign-axis = A
sign-west = W
sign-ussr = U
one-convoy = Convoy
one-unknown = unit
title-blocks = { $size ->
    [one] { $nation } { $unit }
   *[other] { $size } { $nation } { $units }
  }
title-cv = CV { $cv }
title-open = face up
title-escaped = escaped
title-marker = Influence of { $faction } on { $nation }: { $count ->
    [one] 1 marker
   *[other] { $count } markers
  }
title-control = Control marker of { $faction }: { $nation }
title-blockade = { $marker }: { $faction }
title-laid = Diplomacy for { $nation }: { $count ->
    [one] 1 card of { $faction }
   *[other] { $count } cards of { $faction }
  }
sign-med = Med

## Areas

title-water = { $area }, { $kind }
title-nation = { $nation } ({ $rank })
title-pop = POP { $count }
title-res = RES { $count }
title-africa = TransAfrica RES { $count }
title-held = held by { $holder }{ $disputed ->
    [0] {""}
   *[other] , Disputed
  }
title-influence = Influence: { $faction } { $count }
choice-crossing = { $choice } ({ $border }: { $left } of { $limit } left)

## Tracks

track-season = Year { $year }
track-phase = Phase
track-order = Turn order
track-turn-note = { $kind ->
    [emergency] Emergency Command
    [winter] Winter turn
    [defensive] Defensive Turn
   *[full] Full turn
  }: { $commands ->
    [one] 1 move left
   *[other] { $commands } moves left
  }
track-level = { $faction }: production
box-ind = IND { $value }
box-pop = POP { $value }
box-res = RES { $value }
track-level-note = Level { $level }{ $war ->
    [0] { " " }(at peace RES do not count)
   *[other] {""}
  }; a factory costs { $cost }, { $left ->
    [one] 1 raise
   *[other] { $left } raises
  } left this year

## Panels

panel-now = The world
row-war = War
row-war-value = { $faction } against { $rival }
row-peace = All are at peace
row-surprise = Surprised this turn
row-armed = Armed Minor; at war with: { $foes }
row-fallen = Defeated
row-active-ally = Active Ally
row-intel = Intelligence
row-battles = Battles to fight
row-decks = Decks
row-chits = Peace Dividends left
row-cards-value = { $action } Action, { $investment } Investment
row-points-value = { $points }{ $all ->
    [0] {""}
   *[other] { $hidden ->
        [0] {""}
       *[other] { " " }openly, { $all } in all
      }
  }
row-hand = Hand
row-hand-value = { $action } Action, { $investment } Investment (limit { $limit })
row-bought = Bought
row-passive = Passive Stack
row-vault-value = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  }
row-techs = Technologies
row-dividends-value = { $count }{ $known ->
    [0] {""}
   *[other] , worth { $points } VP
  }
row-wars = At war with

## Battles

panel-battle = { $running ->
    [0] Battle to come: { $area }
   *[other] Battle: { $area }
  }
battle-hidden = { $count ->
    [one] 1 unknown unit
   *[other] { $count } unknown units
  }
battle-nothing = hits nobody
battle-shot = { $class }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $need } or less, { $mean } hits on average ({ $chances })
battle-chance = { $hits }: { $percent }%
battle-mean = { $whole }.{ $tenth }
battle-sum = { $party } at { $class }
battle-sum-value = { $mean } hits on average, at least one: { $percent }%, at most { $most }

## Overlays

overlay-control = Control
overlay-control-note = Disputed: { $areas }.
overlay-supply = Supply: { $faction }
overlay-source = Supply source
overlay-supplied = Supply Line
overlay-unsupplied = units without a Supply Line
overlay-supply-note = Supplied from: { $sources }. No Supply Line: { $lacking }.
overlay-trade = Trade: { $faction }
overlay-home = MainCapital
overlay-worth = POP { $pop }, RES { $res }
overlay-way = Trade Route
overlay-cut = { $full ->
    [0] only around Africa
   *[other] no Trade Route
  }
overlay-trade-note = Without a Trade Route: { $lost }.
overlay-borders = Border limits
overlay-border = { $a } – { $b } ({ $border }): { $units } of { $limit } used ({ $faction }).

## Cards

group-hand = Hand: { $faction }
group-command = Command: { $faction }
group-vault = Secret Vault: { $faction }
group-kept = Technologies: { $faction }
group-passive = Passive Stack: { $faction }
group-laid = Diplomacy: { $nation } ({ $faction })
group-discards = { $deck ->
    [action] Action discards ({ $left } in the deck)
   *[investment] Investment discards ({ $left } in the deck)
  }
card-command = Command of { $faction }, face down
card-pair = Pair in the Vault of { $faction }
card-kind-action = { $season } command · { $use }
card-kind-investment = Factories { $factories } · { $use }
card-text-diplomacy = { $nations ->
    [one] Diplomacy: lay it down for this nation; three markers make a Satellite.
   *[other] Diplomacy: lay it down for one of these nations; three markers make a Satellite.
  }
