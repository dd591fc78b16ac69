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

panel-now = World
row-war = War
row-war-value = { $faction } against { $rival }
row-peace = At peace
row-surprise = Attacked without warning this turn
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
       *[other] { " " }public, { $all } in total
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
    [0] Upcoming battle: { $area }
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

battle-odds = Odds
battle-chance-of = { $party } wins { $percent }%
battle-chance-none = no winner { $percent }%
battle-loss-of = { $party } { $loss }
battle-odds-value = { $shares }. CV lost on average: { $losses }
line-odds = Battle to come: { $area }. { $odds }.

stage-round = Combat Round { $round }
stage-attacker = Attacker
stage-defender = Defender
stage-need = { $need } or less
stage-class = { $class } { $need }
stage-shot = { $class }, { $need } or less: { $hits ->
    [0] missed
    [one] 1 hit
   *[other] { $hits } hits
  }
stage-next = { $party }: { $size ->
    [1] { $unit }
   *[other] { $size } { $units }
  }
stage-acting = acts now
stage-done = has acted
stage-lost = lost
stage-gone = left
stage-waiting = waits
stage-odds = { $nobody ->
    [1] No winner
   *[0] { $party } to win
  }: { $told ->
    [1] { $before }% before, now { $now }%
   *[0] { $now }%
  }{ $losing ->
    [0] {""}
   *[1] , expected loss { $loss } CV
  }
stage-luck = { $party }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }, { $owed } expected{ $more ->
    [0] {""}
   *[other] , { $still } to come
  }

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

## Always in sight

clock-title = { $season } { $year }
plate-points = { $hidden ->
    [0] VP
   *[other] { $points } VP + { $hidden }
  }
meter-ind = IND
meter-pop = POP
meter-res = RES
meter-moves = Moves left
chip-war = War: { $rival }
chip-peace = At peace
chip-struck = Surprised
chip-dividends = { $known ->
    [0] Peace ×{ $count }
   *[other] Peace { $points }
  }
chip-vault = { $pairs ->
    [one] 1 secret pair
   *[other] { $pairs } secret pairs
  }
chip-techs = { $count ->
    [one] 1 Technology
   *[other] { $count } Technologies
  }
chip-committed = Command laid
frame-europe = Europe
frame-east = The East
frame-mediterranean = The Mediterranean
frame-atlantic = The Atlantic
frame-asia = The Middle East and India
frame-board = The whole map
stake-moves = { $moves ->
    [one] 1 move is lost
   *[other] { $moves } moves are lost
  }
stake-points = { $points ->
    [one] 1 point is lost
   *[other] { $points } points are lost
  }
stake-battles = { $battles ->
    [one] 1 possible battle is given up
   *[other] { $battles } possible battles are given up
  }
stake-fire = It does not fire
stake-government = This pass ends Government
stake-command = Your units will not move
stake-war = War, and no way back
stake-nation = An enemy from now on: { $nation }
stake-intervention = To be reached this turn: { $nation }
stake-unit = The unit is lost
stake-marker = The marker is lost
stake-secret = The Technology is secret no more

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
effect-diplomacy = { $nations ->
    [one] A command, or Diplomacy for this nation.
   *[other] A command, or Diplomacy for one of these nations.
  }
effect-investment = { $factories ->
    [one] 1 factory, or half of one of these Technologies.
   *[other] { $factories } factories, or half of one of these Technologies.
  }
card-command = Command of { $faction }, face down
card-pair = Pair in the Vault of { $faction }
card-kind-action = { $season } command · { $use }
card-kind-investment = Factories { $factories } · { $use }
card-text-diplomacy = { $nations ->
    [one] Diplomacy: lay it down for this nation; three markers make a Satellite.
   *[other] Diplomacy: lay it down for one of these nations; three markers make a Satellite.
  }
