# Triumph & Tragedy, in English: what is asked, done, refused and told.

## Nations in a sentence; as whom something is done to; Factions likewise

who-germany = Germany
who-britain = Britain
who-italy = Italy
who-france = France
who-usa = the USA
who-canada = Canada
who-gibraltar = Gibraltar
who-malta = Malta
who-middle_east = the Middle East
who-india = India
who-french_north_africa = French North Africa
who-syria = Syria
who-libya = Libya
who-afghanistan = Afghanistan
who-albania = Albania
who-austria = Austria
who-baltic_states = the Baltic States
who-bulgaria = Bulgaria
who-czechoslovakia = Czechoslovakia
who-denmark = Denmark
who-finland = Finland
who-greece = Greece
who-hungary = Hungary
who-ireland = Ireland
who-latin_america = Latin America
who-low_countries = the Low Countries
who-norway = Norway
who-persia = Persia
who-poland = Poland
who-portugal = Portugal
who-rumania = Rumania
who-spain = Spain
who-sweden = Sweden
who-turkey = Turkey
who-yugoslavia = Yugoslavia
who-nobody = nobody
onto-germany = Germany
onto-britain = Britain
onto-italy = Italy
onto-france = France
onto-usa = the USA
onto-canada = Canada
onto-gibraltar = Gibraltar
onto-malta = Malta
onto-middle_east = the Middle East
onto-india = India
onto-french_north_africa = French North Africa
onto-syria = Syria
onto-libya = Libya
onto-afghanistan = Afghanistan
onto-albania = Albania
onto-austria = Austria
onto-baltic_states = the Baltic States
onto-bulgaria = Bulgaria
onto-czechoslovakia = Czechoslovakia
onto-denmark = Denmark
onto-finland = Finland
onto-greece = Greece
onto-hungary = Hungary
onto-ireland = Ireland
onto-latin_america = Latin America
onto-low_countries = the Low Countries
onto-norway = Norway
onto-persia = Persia
onto-poland = Poland
onto-portugal = Portugal
onto-rumania = Rumania
onto-spain = Spain
onto-sweden = Sweden
onto-turkey = Turkey
onto-yugoslavia = Yugoslavia
onto-ussr = the USSR
unto-axis = the Axis
unto-west = the West
unto-ussr = the USSR

## Before a unit: whose it is, the one, any one

of-germany = German
of-britain = British
of-ussr = Soviet
of-italy = Italian
of-france = French
of-usa = American
of-neutral = neutral
the-germany = the German
the-britain = the British
the-ussr = the Soviet
the-italy = the Italian
the-france = the French
the-usa = the American
the-neutral = the neutral
any-germany = a German
any-britain = a British
any-ussr = a Soviet
any-italy = an Italian
any-france = a French
any-usa = an American
any-neutral = a neutral

## Units in a sentence: as what acts, as what is acted upon

one-fortress = Fortress
one-air_force = Air Force
one-carrier = Carrier
one-submarine = Submarine
one-fleet = Fleet
one-tank = Tank
one-infantry = Infantry
object-fortress = Fortress
object-air_force = Air Force
object-carrier = Carrier
object-submarine = Submarine
object-fleet = Fleet
object-tank = Tank
object-infantry = Infantry
cv-note = { $cv ->
    [0] {""}
   *[other] { " " }(CV { $cv })
  }
place-note = { $placed ->
    [0] {""}
   *[other] { " " }{ $where }
  }
way-note = { $placed ->
    [0] {""}
   *[other] { " " }{ $away }
  }

## Cards

card-name-action = { $season } { $letter }{ $value } · { $for }
card-name-investment = Factories { $factories } · { $for }

none = none
prompt = { $faction } · { $text }
wait-for = Waiting for { $factions }.

## What is asked

ask-cadre = Place a Cadre { $where } ({ $left } left).
ask-extra-cv = Add { $left } more CV: new Cadres at home, or stronger units.
ask-free-diplomacy = Before the game: play an Action card as Diplomacy ({ $left } left).
ask-active-ally = Who is the Active Ally this year?
ask-production = { $left ->
    [one] 1 point to spend:
   *[other] { $left } points to spend:
  } units, new Cadres or cards.
ask-passive-production = { $left ->
    [one] 1 point to spend,
   *[other] { $left } points to spend,
  } evenly on units, Action and Investment cards.
ask-usa-forces = Place an American unit of CV { $cv } ({ $left } left).
ask-government = Government: choose an action{ $passes ->
    [0] .
    [one] {""} (1 pass in a row so far).
   *[other] {""} ({ $passes } passes in a row so far).
  }
ask-industry = Industry: play cards worth { $cost } factories (so far { $factories }).
ask-pair = Which pair of cards achieves { $tech }?
ask-keep = { $tech }: reveal it and keep a card that shows it, or put the pair into the Secret Vault?
ask-keep-one = Which of the two cards do you keep?
ask-intel = Choose the target of { $intel }.
ask-double-agent = { $faction } plays { $intel } against you. Respond with the Double Agent?
ask-mole = The Mole has seen the Vault of { $faction }. Pair one of its Technologies with a card of yours?
ask-muster = Which units does { $nation } raise for you?
ask-hand-limit = Your hand is too large: discard { $count ->
    [one] 1 card.
   *[other] { $count } cards.
  }
ask-command = { $season ->
    [spring] Spring
    [summer] Summer
   *[fall] Fall
  }: choose a card as your command, or pass.
ask-order = You and { $rival } played the same letter. Go first?
ask-winter-command = Winter: an Action card of any Season moves your units within the USSR.
ask-move = { $commands ->
    [0] No more units may move.
    [one] 1 more unit may move. Which one?
   *[other] { $commands } units may move. Which one?
  }
ask-where = Where does { $the } { $unit } { $where } go?
ask-pay-for-war = War on { $rival } costs one more Action card of this Season. Which one?
ask-protect = { $rival } violates the neutrality of { $nation }, your Protectorate. Defend it, at the price of war?
ask-attack = Where else do you attack?
ask-next-battle = Which battle is fought next?
ask-surface = Do your Escaped Submarines { $where } attack?
ask-join = Which BattleGroup joins the battle { $where }?
ask-targets = Three sides meet { $where }. Whom do you fire at?
ask-next-to-act = Battle { $where }: which unit acts next?
ask-combat-action = Battle { $where }: what does { $the } { $unit }{ cv-note } do?
ask-lose = { $hits ->
    [one] A hit
   *[other] { $hits } hits
  } { $where } on { $class ->
    [A] Air units
    [N] Naval units
    [S] Submarines
   *[G] Ground units
  }: which of your strongest takes the next one?
ask-leave = { $the } { $unit }{ cv-note } cannot stay { $where }. Where to?
ask-escape = Does { $the } { $unit }{ cv-note } { $where } escape?
ask-rebase = Which of your units { $where } ReBases?
ask-rebase-one = Does { $the } { $unit }{ cv-note } { $where } ReBase, and where to?

## What can be done

do-pass = { $prompt ->
    [ask-protect] Defend it
    [ask-double-agent] Do not respond
    [ask-mole] No pair
    [ask-surface] Stay hidden
    [ask-combat-action] Hold fire
   *[other] Pass
  }
do-done = { $prompt ->
    [ask-move] End movement
    [ask-attack] No more battles
    [ask-production] End production
    [ask-rebase] Done
    [ask-rebase-one] Stay
   *[other] Go on
  }
do-rest = Place the rest automatically
do-buy = { $deck ->
    [action] Buy an Action card
   *[investment] Buy an Investment card
  }
do-escape = Escape
do-stay = Stay in the battle
do-bomb = Bomb the industry
do-volley = Fire all ({ $count })
do-fire = { $class ->
    [A] Fire at Air
    [N] Fire at Naval
    [S] Fire at Submarines
   *[G] Fire at Ground
  }
do-first = Go first
do-second = Go second
do-claim = Drop the bomb: Atomic Victory
do-vault = Put into the Secret Vault
do-pick = { $prompt ->
    [ask-next-to-act] Act with { $the } { $unit }{ cv-note }
    [ask-rebase] ReBase { $the } { $unit }{ cv-note }
    [ask-where] Leave { $the } { $unit } where it is
   *[other] Move { $the } { $unit }{ cv-note }{ way-note }
  }
do-raise = Strengthen { $the } { $unit }{ cv-note }{ place-note }
do-disband = Disband { $the } { $unit }{ cv-note }{ place-note }
do-lose = Take the hit: { $the } { $unit }{ cv-note }
do-retreat = Retreat { $to }
do-rebase = ReBase { $to }
do-strike = Strike with the Carrier, then go { $to }
do-battle = Fight { $where }
do-join = { $prompt ->
    [ask-surface] Attack
   *[other] Join the battle: BattleGroup { $away }
  }
do-to = { $to }{ $by ->
    [0] {""}
   *[other] , via: { $via }
  }
do-war = Declare war on { $unto }
do-violate = Violate the neutrality of { $nation }
do-partition = Partition: enter { $nation }
do-intervene = Intervene for { $nation }
do-repudiate = { $prompt ->
    [ask-protect] Step back: repudiate a marker
   *[other] Repudiate a marker on { $onto }
  }
do-on = { $nation }
do-at = { $rival }{ $somewhere ->
    [0] {""}
   *[other] { " " }{ $where }
  }
do-target = Fire at: { $targets }
do-active = { $rival }
do-diplomacy = Diplomacy: { $nation } ({ $card })
do-develop = Technology: { $tech }
do-reveal = Reveal { $tech }
do-pair = { $cards }
do-keep = { $prompt ->
    [ask-keep-one] Keep { $card }
   *[other] Reveal and keep { $card }
  }
do-industry = Industry: { $card }
do-spy = { $prompt ->
    [ask-double-agent] Respond with the Double Agent
   *[other] Intelligence: { $card }
  }
do-commit = Command: { $card }
do-discard = Discard { $card }
do-build = Build { $object } { $where }
do-muster = { $object } { $where }

## Why not

refuse-achieved = You have this Technology already.
refuse-air-must-rebase = Air Forces cannot retreat; they ReBase.
refuse-allies = Allies cannot fight each other.
refuse-ally-there = The other Ally is there. Allies cannot share an area.
refuse-ans-land = Air, Naval and Submarine units cannot capture undefended Enemy Territory.
refuse-armed-minor = This Armed Minor is not your enemy: declare a Partition or an Intervention first.
refuse-at-sea = Units at sea cannot be strengthened.
refuse-at-war = You are at war already.
refuse-atomic-order = You must build the stages of the bomb in order.
refuse-atomic-year = You can build only one stage of the bomb each year.
refuse-attack-owed = You declared war this turn, so you must attack before you are done. Still to be attacked: { $targets }.
refuse-battle-there = There is a battle there, or an enemy.
refuse-bomb-reach = No Air Force that has not moved could reach the MainCapital of a Rival.
refuse-bomb-stages = The bomb needs all 4 stages; you have { $stages }.
refuse-border-full = No more Ground units may cross this border in or out of battle in this phase.
refuse-bound = In this turn units must stay in their own country.
refuse-cannot-move = This unit has nowhere to go.
refuse-cannot-retreat = Fortresses, Convoys and units that have just landed cannot retreat.
refuse-carriers-strike = Only Carriers can strike.
refuse-convoy-enemy = Convoys cannot enter or leave a sea with enemies.
refuse-deck-empty = This deck is empty.
refuse-disputed = The area is Disputed.
refuse-enemy-came-from = Enemies came from there this turn.
refuse-entry-owed = You violated a neutrality this turn, so a unit must enter before you are done. Still to be entered: { $nations }.
refuse-factories = You need { $cost } factories; your cards have { $factories }.
refuse-foreign-fortress = This is the land of a Major Power: only that Power could build a Fortress there.
refuse-fortress-there = There is a Fortress already.
refuse-full-strength = This unit has its full strength.
refuse-keep-one = You must keep one of the two cards and discard the other.
refuse-keep-wildcard = You cannot keep a wildcard. Keep the card that shows the Technology.
refuse-left-battle = A unit that leaves a battle may not enter another one.
refuse-moved-already = This unit has moved this turn.
refuse-must-act = A unit that can fire must fire or leave.
refuse-must-fight = You were Aggressor there: this battle must be fought.
refuse-must-spend = The Passive Ally must spend all of its points.
refuse-neutral-land = This is Neutral: declare a violation of its neutrality first.
refuse-name-way = Name the way as well: into a battle its last area, out of one its first. Open: { $ways }.
refuse-never-moves = Fortresses cannot move.
refuse-no-aggression = This turn allows no Aggression.
refuse-no-battle-there = There is no battle for you to fight there.
refuse-no-bombs = Only an Air Force with Precision Bombsight can bomb, over an Enemy MainCapital.
refuse-no-border = There is no border of the kind this card asks for.
refuse-no-city = You cannot place a unit there.
refuse-no-commands = You have no moves left.
refuse-no-firepower = This unit has no firepower against them.
refuse-no-government = You cannot play this in the Government Phase.
refuse-no-group = No waiting group came from there.
refuse-no-ind = You have no Industry (IND) left to give.
refuse-no-marker = No Rival marker here can be removed by this card.
refuse-no-markers = No Rival has markers on this Minor.
refuse-no-neighbour = This area is not adjacent to the battle, or the unit cannot reach it.
refuse-no-pair = You have no pair of cards for this Technology.
refuse-no-rebase = This unit cannot ReBase there.
refuse-no-rival = This card needs another target.
refuse-no-rival-unit = This Rival has no unit there.
refuse-no-target = There is nothing of this class to fire at.
refuse-no-war-card = You have no further Action card of this Season to pay for the war.
refuse-not-coastal = Ships can be built only on a coast.
refuse-not-friendly = This area is not friendly to you.
refuse-not-home = You can build new units only at home; elsewhere only Fortresses.
refuse-not-of-use = This card is not in your hand, or you cannot use it for that.
refuse-not-in-vault = This Technology is not in that Vault.
refuse-not-its-turn = It is another unit’s turn to act.
refuse-not-neutral = Diplomacy can target only Neutrals.
refuse-not-on-card = This nation is not on the card.
refuse-not-strongest = The strongest unit must take the hit.
refuse-nothing-to-spy = This card has no target.
refuse-one-of-each = Only one unit of each type may arrive.
refuse-only-back = This unit may go only back to where it came from.
refuse-pool-empty = No such unit is left in the pool.
refuse-raised-already = This unit has been built or strengthened in this Production.
refuse-raised-twice = You can raise your Industry at most twice a year.
refuse-reaction-only = The Double Agent can only answer a Rival’s card.
refuse-rival-land = This is Rival Territory, and you are at peace.
refuse-science-year = This Science card may be used from { NUMBER($year, useGrouping: 0) } on.
refuse-sea-not-occupied = Ground units can retreat to sea only where there are friendly units.
refuse-share-spent = The Passive Ally must spend evenly: this share is used up.
refuse-too-far = It is too far away, or the way is closed.
refuse-unsupplied = There is no Supply Line.
refuse-usa-full = You have three markers on the USA; more would do nothing.
refuse-usa-peace = American units cannot leave home while the West is at peace.
refuse-war-too-late = You can declare war only at the beginning of the turn, before any unit moves.
refuse-way-free = Leave out the way: it is named only into a battle or out of one.
refuse-within-limit = Your hand is within its limit.

## What happened: years and seasons

log-year = The year { NUMBER($year, useGrouping: 0) }
log-season = { $season ->
    [spring] Spring { NUMBER($year, useGrouping: 0) }
    [summer] Summer { NUMBER($year, useGrouping: 0) }
    [fall] Fall { NUMBER($year, useGrouping: 0) }
   *[winter] Winter { NUMBER($year, useGrouping: 0) }
  }
log-turn-order = Turn order (die roll { $roll }): { $order }.
log-active-ally = { $faction } is the Active Ally of the year.
log-dividend = { $faction } draws a Peace Dividend: { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
  }
log-dividend-hidden = { $faction } draws a Peace Dividend.
log-passed = { $faction } passes.

## What happened: units

log-created = New { $of } { $unit }{ cv-note } { $where }.
log-block-created = New { $of } unit { $where }.
log-raised = { $the } { $unit } { $where } is strengthened to CV { $cv }.
log-block-raised = { $any } unit { $where } is strengthened.
many-created = { $lines } new units.
many-block-created = { $lines } new units.
many-raised = { $lines } units are strengthened.
many-block-raised = { $lines } units are strengthened.
log-disbanded = { $faction } disbands { $any } unit { $where }.
log-shown = { $where }: { $any } { $unit }{ cv-note }.
log-moved = { $the } { $unit }{ cv-note } moves { $from } { $to }.
log-block-moved = { $any } unit moves { $from } { $to }.
many-moved = { $faction } moves { $lines } units.
many-block-moved = { $faction } moves { $lines } units.
log-starved = { $blocks ->
    [one] { $any } unit { $where } has no Supply Line and loses 1 CV
   *[other] { $blocks } { $of } units { $where } have no Supply Line and lose 1 CV each
  }{ $lost ->
    [0] .
    [one] ; { $blocks ->
        [one] it is eliminated.
       *[other] one of them is eliminated.
      }
   *[other] ; { $lost } of them are eliminated.
  } ({ $rule })

## What happened: production and cards

log-production = { $faction } produces: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
log-bought = { $faction } buys { $deck ->
    [action] an Action card.
   *[investment] an Investment card.
  }
many-bought = { $faction } buys { $lines } cards.
log-drew = { $faction } draws: { $cards }.
log-drew-hidden = { $faction } draws { $deck ->
    [action] { $number ->
        [one] an Action card.
       *[other] { $number } Action cards.
      }
   *[investment] { $number ->
        [one] an Investment card.
       *[other] { $number } Investment cards.
      }
  }
log-discarded = { $faction } discards: { $cards }.
log-blockade = Blockade of { $faction }: { $cut ->
    [0] nothing is cut off
   *[other] { $areas }
  }{ $round ->
    [0] .
   *[other] ; only the way around Africa is open for: { $med }.
  }

## What happened: government

log-government = Government
log-resolution = The Diplomacy cards are resolved.
log-laid = { $faction } plays Diplomacy on { $onto }: { $card }.
log-wildcard = { $faction } plays a wildcard on { $onto }: { $card }.
log-cancelled = { $faction } plays Diplomacy on { $onto }: { $card }, cancelling { $other } of { $rival }.
log-influence = { $count ->
    [0] { $faction } has no influence left on { $onto }.
    [one] { $faction } now has 1 marker on { $onto }.
   *[other] { $faction } now has { $count } markers on { $onto }.
  }
log-repudiated = { $faction } repudiates a marker on { $onto }.
log-satellite = New Satellite of { $faction }: { $nation }.
log-industry = { $faction } raises its Industry to { $ind }: { $cards }.
log-ind = Industry of { $faction }: { $ind }.
log-developed = { $faction } reveals a new Technology: { $tech } ({ $cards }).
log-vaulted = { $faction } puts a Technology into its Secret Vault ({ $pairs } in it).
log-vaulted-tech = Put into the Secret Vault of { $faction }: { $tech } ({ $cards }).
log-revealed = { $faction } reveals a Technology of its Vault: { $tech } ({ $cards }).
log-intel = { $faction } plays an Intelligence card: { $intel }.
log-aimed = { $faction } aims { $intel } at { $unto }{ $aim ->
    [area] { " " }{ $where }.
    [nation] : at all its markers on { $onto }.
   *[none] .
  }
log-double-agent = { $faction } responds with the Double Agent: { $intel } now targets { $rival }.
log-spied = { $intel } of { $faction } succeeds against { $rival }{ $aim ->
    [area] { " " }{ $where }.
    [nation] { " " }over { $nation }.
   *[none] .
  }
log-spotted = The Agent sees { $any } { $unit }{ cv-note } { $where }.
log-hand-seen = { $faction } sees the hand of { $rival }: { $cards }.
log-stolen = { $faction } takes a card of { $rival }: { $card }.
log-vault-seen = { $faction } sees the Vault of { $rival }: { $techs } ({ $cards }).

## What happened: commands

log-committed = { $faction } places a command: { $card }.
log-committed-hidden = { $faction } places a command face down.
log-commands = { $faction } reveals its commands: { $cards }.
log-turn = { $kind ->
    [emergency] { $faction }: Emergency Command, { $commands } moves ({ $card })
    [winter] { $faction }: Winter turn, { $commands } moves ({ $card })
    [defensive] { $faction }: Defensive Turn, { $commands } moves ({ $card })
   *[full] { $faction } to move: { $commands } moves ({ $card })
  }

## What happened: war and peace

log-declared-war = { $faction } declares war on { $unto }.
log-violated = { $faction } violates the neutrality of { $nation }.
log-armed = New Armed Minor: { $nation }.
log-colony-armed = Armed and on its own since its Power fell: { $nation }.
log-partitioned = Partition: { $faction } enters { $nation } in its own name.
log-intervened = { $faction } intervenes for { $nation }.
log-minor-defeated = { $faction } conquers { $nation }.
log-power-defeated = { $faction } defeats { $nation }: its units leave the game for good. ({ $rule })

## What happened: combat

log-battle = { $attacker } { $kind ->
    [land] attacks
    [raid] raids
   *[sea] gives battle
  } { $where }.
log-round = Combat Round { $round } { $where }
log-targets = { $faction } fires { $where } at: { $targets }.
log-group-joined = The BattleGroup of { $faction } { $from } joins the battle.
log-fired = { $the } { $unit }{ cv-note } { $where } fires at { $class ->
    [A] Air units
    [N] Naval units
    [S] Submarines
    [I] the industry
   *[G] Ground units
  } (hits on { $need } or less): { $rolls } – { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
  }
log-bombed = Industry of { $faction }: { $hits ->
    [0] unharmed, { $ind }.
   *[other] down by { $hits } to { $ind }.
  }
log-hit = { $the } { $unit } { $where } is hit{ $cv ->
    [0] .
   *[other] { " " }(CV { $cv } left).
  }
log-destroyed = { $the } { $unit } { $where } is eliminated.
log-retreated = { $the } { $unit }{ cv-note } retreats { $from } { $to }.
log-block-retreated = { $any } unit retreats { $from } { $to }.
log-rebased = { $the } { $unit }{ cv-note } ReBases { $from } { $to }.
log-block-rebased = { $any } unit ReBases { $from } { $to }.
many-retreated = { $lines } units retreat.
many-block-retreated = { $lines } units retreat.
many-rebased = { $lines } units ReBase.
many-block-rebased = { $lines } units ReBase.
many-destroyed = { $lines } units are eliminated.
log-escaped = { $the } { $unit }{ cv-note } { $where } escapes.
log-battle-over = { $decided ->
    [0] The battle { $where } ends without a winner.
   *[other] { $winner } wins the battle { $where }.
  }

## The end

log-points = Victory Points: Axis { $axis }, West { $west }, USSR { $ussr }.
log-end = { over-text } ({ $rule })
over-text = { $ending ->
    [economic] Economic Victory
    [military] Military Victory
    [atomic] Atomic Victory
   *[hegemony] Economic Hegemony
  }: { $winners }.
ending-economic = Economic Victory: 25 Victory Points at the beginning of a year.
ending-military = Military Victory: two Main or SubCapitals of Rivals taken.
ending-atomic = Atomic Victory: the bomb is built, and its target in reach.
ending-hegemony = Economic Hegemony: the most Victory Points at the end of 1945.

## The text table

line-time = { $season } { NUMBER($year, useGrouping: 0) }.
line-phase = Phase: { $phase }.
line-order = Turn order: { $order }.
line-active-ally = Active Ally: { $faction }.
line-turn = To move: { $faction }{ $kind ->
    [full] , { $commands } moves left.
    [emergency] , Emergency Command, { $commands } moves left.
    [winter] , Winter turn, { $commands } moves left.
    [defensive] , Defensive Turn, { $commands } moves left.
   *[none] .
  }
line-aggressed = Areas of Aggression this turn: { $areas }.
line-battles = Battles still to be fought: { $areas }.
line-crossed = Border { $a } – { $b }: { $units ->
    [one] 1 Ground unit
   *[other] { $units } Ground units
  } in or out of battle ({ $faction }).
line-targets = In this battle { $faction } fires at: { $targets }.
line-intel = On the table: { $card }.
line-war = At war: { $a } and { $b }, declared by { $by }.
line-struck = Attacked without warning this turn: { $factions }.
line-peace-broken = No Peace Dividend next year for: { $factions }.
line-peace = All are at peace.
line-tracks = IND { $ind }, POP { $pop }, RES { $res }: Production Level { $production }. Victory Points (VP): { $points }.
line-all-points = With its secrets: { $points } VP.
line-factory = Factory cost { $cost }; { $left ->
    [one] 1 raise
   *[other] { $left } raises
  } left this year.
line-conquests = Holds besides its own: { $areas }.
line-blockade = Blockaded: { $areas }.
line-med-blockade = Med Blockade: { $areas }.
line-techs = Technologies: { $techs }.
line-vault = Secret Vault: { $techs }.
line-vault-hidden = Secret Vault: { $pairs ->
    [one] 1 pair.
   *[other] { $pairs } pairs.
  }
line-hand-size = Hand: { $action } Action, { $investment } Investment cards (limit { $limit }).
line-hand = In hand: { $cards }.
line-bought = Bought: { $action } Action, { $investment } Investment cards.
line-passive = Passive Stack: { $action } Action, { $investment } Investment cards.
line-commits = Command: { $cards }.
line-committed = Commands face down: { $cards }.
line-dividends = Peace Dividends: { $count }{ $known ->
    [0] .
   *[other] , worth { $points } VP.
  }
line-influence = Influence: { $nations }.
line-courted = { $nation } ({ $faction } { $count }{ $ranked ->
    [0] {""}
   *[other] , { $status }
  })
line-markers = Control markers of { $faction }: { $nations }.
line-laid = Diplomacy for { $nation } ({ $faction }): { $cards }.
line-armed = Armed Minor { $nation }: Fortresses: { $forts }; enemies: { $foes }{ $helped ->
    [0] .
   *[other] ; { $partner } intervenes.
  }
line-fallen = Defeated: { $nations }.
line-area = { $area }{ $held ->
    [0] {""}
   *[other] { " " }({ $holder }{ $disputed ->
        [0] {""}
       *[other] , Disputed
      })
  }: { $units }.
line-sea = { $area }: { $units }.
line-group = { $hidden ->
    [0] { $of } { $units }
   *[other] { $size } { $of } { $size ->
        [one] unit
       *[other] units
      }{ $shown ->
        [0] {""}
       *[other] , among them { $units }
      }
  }{ $state ->
    [open] { " " }– face up
    [escaped] { " " }– escaped
   *[upright] {""}
  }
line-unit = { $unit } { $cv }{ $noted ->
    [0] {""}
   *[other] { " " }({ $notes })
  }
line-hidden = { $size } unknown ({ $notes })
line-via = via: { $area }
line-flag-acted = has acted
line-flag-joined = in battle
line-flag-fresh = new or strengthened
line-flag-engaged = engaged
line-flag-invaded = landed
line-flag-aggressed = Aggressor
line-flag-left_battle = left a battle
line-known = known to: { $factions }
line-fort = neutral Fortress { $cv }
line-deck = { $deck ->
    [action] Action deck
   *[investment] Investment deck
  }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; discards: { $discards }.
line-discards = Discarded: { $cards }.
line-chits = Peace Dividends left: { $count }.
