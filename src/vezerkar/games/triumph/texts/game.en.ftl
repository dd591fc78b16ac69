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
prompt = { $faction }: { $text }
wait-for = Waiting for { $factions }.

## What is asked

ask-cadre = Which Cadre stands { $where }? { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
  }
ask-extra-cv = Where do { $left } more CV go: new Cadres at home, or stronger units?
ask-free-diplomacy = Before the game begins: play an Action card as Diplomacy ({ $left } left).
ask-active-ally = Who is the Active Ally this year?
ask-production = { $left ->
    [one] 1 point to spend:
   *[other] { $left } points to spend:
  } units, new Cadres or cards.
ask-passive-production = { $left ->
    [one] 1 point to spend,
   *[other] { $left } points to spend,
  } evenly on units, Action and Investment cards.
ask-usa-forces = Where does an American unit of CV { $cv } arrive? { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
  }
ask-government = Government: what do you do?{ $passes ->
    [0] {""}
    [one] { " " }One pass in a row so far.
   *[other] { " " }{ $passes } passes in a row so far.
  }
ask-industry = Industry: play cards for { $cost } factories; so far { $factories }.
ask-pair = Which pair of cards achieves { $tech }?
ask-keep = { $tech }: reveal it and keep a card that bears it, or put the pair into the Secret Vault?
ask-keep-one = Which of the two cards stays before you?
ask-intel = { $intel }: at whom?
ask-double-agent = { $faction } plays { $intel } against you. Do you answer with the Double Agent?
ask-mole = The Mole has seen the Vault of { $faction }. Pair it with a card of yours?
ask-muster = Which units does { $nation } raise for you?
ask-hand-limit = Your hand is too large: discard { $count ->
    [one] 1 card.
   *[other] { $count } cards.
  }
ask-command = { $season ->
    [spring] Spring
    [summer] Summer
   *[fall] Fall
  }: lay down a card as your command, or pass.
ask-order = Your command and that of { $rival } bear the same letter. Do you come first?
ask-winter-command = Winter: an Action card of any Season moves your units within the USSR.
ask-move = { $commands ->
    [0] No more units may move.
    [one] 1 more unit may move. Which one?
   *[other] { $commands } units may move. Which one?
  }
ask-where = Where does { $the } { $unit } { $where } go?
ask-pay-for-war = War on { $rival } costs one more Action card of this Season. Which one?
ask-protect = { $rival } violates the neutrality of { $nation }, your Protectorate. Do you stand by it, at the price of war?
ask-attack = Where else do you attack?
ask-next-battle = Which battle is fought next?
ask-surface = Do your Escaped Submarines { $where } attack?
ask-join = Which BattleGroup joins the battle { $where }?
ask-targets = Three sides meet { $where }. At whom do you fire?
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
    [ask-protect] Stand by it
    [ask-double-agent] Let it happen
    [ask-mole] No pair
    [ask-surface] They stay hidden
    [ask-combat-action] Hold its fire
   *[other] Pass
  }
do-done = { $prompt ->
    [ask-move] End the movement
    [ask-attack] No other battle
    [ask-production] Spend no more
    [ask-rebase] Nobody else
    [ask-rebase-one] It stays
   *[other] Go on
  }
do-rest = Place the rest as the table proposes
do-buy = { $deck ->
    [action] Buy an Action card
   *[investment] Buy an Investment card
  }
do-escape = Escape
do-stay = Stay in the battle
do-bomb = Bomb the industry
do-fire = { $class ->
    [A] Fire at Air
    [N] Fire at Naval
    [S] Fire at Submarines
   *[G] Fire at Ground
  }
do-first = Come first
do-second = Let the other come first
do-claim = Drop the bomb: Atomic Victory
do-vault = Put it into the Secret Vault
do-pick = { $prompt ->
    [ask-next-to-act] Act with { $the } { $unit }{ cv-note }
    [ask-rebase] ReBase { $the } { $unit }{ cv-note }
    [ask-where] Leave { $the } { $unit } where it is
   *[other] Move { $the } { $unit }{ cv-note }{ way-note }
  }
do-raise = Strengthen { $the } { $unit }{ cv-note }{ place-note }
do-disband = Disband { $the } { $unit }{ cv-note }{ place-note }
do-lose = The hit goes to { $the } { $unit }{ cv-note }
do-retreat = Retreat { $to }
do-rebase = ReBase { $to }
do-strike = Strike with the Carrier, then go { $to }
do-battle = Fight { $where }
do-join = { $prompt ->
    [ask-surface] Attack with them
   *[other] The group { $away } joins
  }
do-to = { $to }{ $by ->
    [0] {""}
   *[other] { " " }via { $via }
  }
do-war = Declare war on { $unto }
do-violate = Violate the neutrality of { $nation }
do-partition = Partition: enter { $nation } on your own account
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
   *[other] Reveal it and keep { $card }
  }
do-industry = Industry: { $card }
do-spy = { $prompt ->
    [ask-double-agent] Answer with the Double Agent
   *[other] Intelligence: { $card }
  }
do-commit = Lay down { $card }
do-discard = Discard { $card }
do-build = Build: { $object } { $where }
do-muster = { $object } { $where }

## Why not

refuse-achieved = You have this Technology already.
refuse-air-must-rebase = Air Forces do not retreat; they ReBase.
refuse-allies = Allies do not fight each other.
refuse-ally-there = The other Ally is there; Allies never share an area.
refuse-ans-land = Air, Naval and Submarine units take no undefended Enemy Territory.
refuse-armed-minor = This Armed Minor is not your enemy: declare a Partition or an Intervention first.
refuse-at-sea = Units at sea cannot be strengthened.
refuse-at-war = You are at war already.
refuse-atomic-order = The stages of the bomb come in order, one after the other.
refuse-atomic-year = Only one stage of the bomb each year.
refuse-attack-owed = You declared war this turn, so Aggression must follow before you are done. Still to be attacked: { $targets }.
refuse-battle-there = There is a battle there, or an enemy.
refuse-bomb-reach = No Air Force that has not moved could reach the MainCapital of a Rival.
refuse-bomb-stages = The bomb needs all 4 stages; you have { $stages }.
refuse-border-full = No more Ground units may cross this border in or out of battle in this phase.
refuse-bound = This turn keeps its units within their own country.
refuse-cannot-move = This unit has nowhere to go.
refuse-cannot-retreat = Fortresses, Convoys and units that have just landed cannot retreat.
refuse-carriers-strike = Only Carriers strike.
refuse-convoy-enemy = Convoys neither enter a sea with enemies nor leave one.
refuse-deck-empty = This deck is empty.
refuse-disputed = The area is Disputed.
refuse-enemy-came-from = Enemies came from there this turn.
refuse-entry-owed = You violated a neutrality this turn, so a unit must enter before you are done. Still to be entered: { $nations }.
refuse-factories = { $cost } factories are needed; your cards have { $factories }.
refuse-foreign-fortress = This is the land of a Major Power: only its own Fortress could be built there.
refuse-fortress-there = There is a Fortress already.
refuse-full-strength = This unit has its full strength.
refuse-keep-one = One of the two cards stays, the other is discarded.
refuse-keep-wildcard = A wildcard cannot stay: keep the card that bears the Technology.
refuse-left-battle = A unit that leaves a battle may not enter another one.
refuse-moved-already = This unit has moved this turn.
refuse-must-act = A unit that can fire fires, or leaves.
refuse-must-fight = You were Aggressor there: this battle must be fought.
refuse-must-spend = The Passive Ally has to spend all of its points.
refuse-neutral-land = This is Neutral: declare a violation of its neutrality first.
refuse-name-way = Name the way as well, into a battle its last area, out of one its first. Open are: { $ways }.
refuse-never-moves = Fortresses never move.
refuse-no-aggression = This turn allows no Aggression.
refuse-no-battle-there = There is no battle for you to fight there.
refuse-no-bombs = Only an Air Force with Precision Bombsight bombs, over an Enemy MainCapital.
refuse-no-border = This card asks for a border that is not there.
refuse-no-city = No unit is raised there.
refuse-no-commands = All your commands are used up.
refuse-no-firepower = It has no firepower against them.
refuse-no-government = This is no play of the Government Phase.
refuse-no-group = No group that waits came from there.
refuse-no-ind = You have no Industry (IND) left to give.
refuse-no-marker = There is no Rival marker this card could take off.
refuse-no-markers = No Rival has markers on this Minor.
refuse-no-neighbour = It is not next to the battle, or not to be reached by this unit.
refuse-no-pair = You have no pair of cards for this Technology.
refuse-no-rebase = This unit cannot ReBase there.
refuse-no-rival = This card needs another target.
refuse-no-rival-unit = This Rival has no unit there.
refuse-no-target = There is nothing of this class to fire at.
refuse-no-war-card = You have no further Action card of this Season to pay for the war.
refuse-not-coastal = Ships need a coast.
refuse-not-friendly = This area is not friendly to you.
refuse-not-home = New units are built at home only; elsewhere only Fortresses.
refuse-not-in-hand = This card is not in your hand, or not of use for that.
refuse-not-in-vault = This Technology is not in that Vault.
refuse-not-its-turn = It is another unit’s turn to act.
refuse-not-neutral = Diplomacy reaches Neutrals only.
refuse-not-on-card = This nation is not on the card.
refuse-not-strongest = Hits go to the strongest unit first.
refuse-nothing-to-spy = There is nothing this card could be aimed at.
refuse-one-of-each = Of each type only one arrives.
refuse-only-back = It may only go back to where it came from.
refuse-pool-empty = No such unit is left in the pool.
refuse-raised-already = This unit has been built or strengthened in this Production.
refuse-raised-twice = Industry rises at most twice a year.
refuse-reaction-only = The Double Agent answers a Rival’s card; it is not played of one’s own accord.
refuse-rival-land = This is Rival Territory, and you are at peace.
refuse-science-year = This Science card may be used from { NUMBER($year, useGrouping: 0) } on.
refuse-sea-not-occupied = Ground units retreat to sea only where friendly units are.
refuse-share-spent = The Passive Ally spends evenly: this share is used up.
refuse-too-far = It is too far away, or the way is closed.
refuse-unsupplied = There is no Supply Line.
refuse-usa-full = You have three markers on the USA; more would do nothing.
refuse-usa-peace = American units stay at home while the West is at peace.
refuse-war-too-late = War is declared at the beginning of the turn, before any unit moves.
refuse-way-free = The way is named only into a battle or out of one; leave it out here.
refuse-within-limit = Your hand is within its limit.

## What happened: years and seasons

log-year = The year { NUMBER($year, useGrouping: 0) }
log-season = { $season ->
    [spring] Spring { NUMBER($year, useGrouping: 0) }
    [summer] Summer { NUMBER($year, useGrouping: 0) }
    [fall] Fall { NUMBER($year, useGrouping: 0) }
   *[winter] Winter { NUMBER($year, useGrouping: 0) }
  }
log-turn-order = Turn order, by a die of { $roll }: { $order }.
log-active-ally = { $faction } is the Active Ally of the year.
log-dividend = { $faction } draws a Peace Dividend: { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
  }
log-dividend-hidden = { $faction } draws a Peace Dividend.
log-passed = { $faction } passes.

## What happened: units

log-created = { $any } { $unit }{ cv-note } appears { $where }.
log-block-created = { $any } unit appears { $where }.
log-raised = { $the } { $unit } { $where } is strengthened to CV { $cv }.
log-block-raised = { $any } unit { $where } is strengthened.
log-disbanded = { $faction } disbands { $any } unit { $where }.
log-shown = { $where }: { $any } { $unit }{ cv-note }.
log-moved = { $the } { $unit }{ cv-note } goes { $from } { $to }.
log-block-moved = { $any } unit goes { $from } { $to }.
log-starved = { $blocks ->
    [one] { $any } unit { $where } has no Supply Line and loses 1 CV
   *[other] { $blocks } { $of } units { $where } have no Supply Line and lose 1 CV each
  }{ $lost ->
    [0] .
    [one] ; { $blocks ->
        [one] it is lost.
       *[other] one of them is lost.
      }
   *[other] ; { $lost } of them are lost.
  }

## What happened: production and cards

log-production = { $faction } produces: { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
log-bought = { $faction } buys { $deck ->
    [action] an Action card.
   *[investment] an Investment card.
  }
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
   *[other] ; the way around Africa alone is open for { $med }.
  }

## What happened: government

log-government = Government
log-resolution = The Diplomacy cards are resolved.
log-laid = { $faction } plays for { $onto }: { $card }.
log-wildcard = { $faction } plays a wildcard on { $onto }: { $card }.
log-cancelled = { $faction } plays for { $onto }: { $card }. It cancels a card of { $rival }: { $other }.
log-influence = { $count ->
    [0] { $faction } has no influence left on { $nation }.
    [one] Influence on { $onto }: { $faction }, 1 marker.
   *[other] Influence on { $onto }: { $faction }, { $count } markers.
  }
log-repudiated = { $faction } repudiates a marker on { $nation }.
log-satellite = New Satellite of { $faction }: { $nation }.
log-industry = { $faction } raises its Industry to { $ind }: { $cards }.
log-ind = Industry of { $faction }: { $ind }.
log-developed = { $faction } reveals a new Technology: { $tech } ({ $cards }).
log-vaulted = { $faction } puts a Technology into its Secret Vault ({ $pairs } in it).
log-vaulted-tech = Into the Secret Vault of { $faction } went { $tech } ({ $cards }).
log-revealed = { $faction } reveals a Technology of its Vault: { $tech } ({ $cards }).
log-intel = { $faction } plays an Intelligence card: { $intel }.
log-aimed = { $faction } aims { $intel } at { $rival }{ $aim ->
    [area] { " " }{ $where }.
    [nation] : at all its markers on { $nation }.
   *[none] .
  }
log-double-agent = { $faction } answers with the Double Agent: { $intel } turns on { $rival }.
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

log-committed = { $faction } lays down a command: { $card }.
log-committed-hidden = { $faction } lays down a card.
log-commands = { $faction } has commanded with: { $cards }.
log-turn = { $kind ->
    [emergency] { $faction }: Emergency Command, { $commands } moves ({ $card })
    [winter] { $faction }: Winter turn, { $commands } moves ({ $card })
    [defensive] { $faction }: Defensive Turn, { $commands } moves ({ $card })
   *[full] { $faction } is on turn, { $commands } moves ({ $card })
  }

## What happened: war and peace

log-declared-war = { $faction } declares war on { $unto }.
log-violated = { $faction } violates the neutrality of { $nation }.
log-armed = New Armed Minor: { $nation }.
log-colony-armed = On its own since its Power fell, and armed: { $nation }.
log-partitioned = Partition: { $faction } enters { $nation } on its own account.
log-intervened = { $faction } intervenes for { $nation }.
log-minor-defeated = { $faction } conquers { $nation }.
log-power-defeated = { $faction } defeats { $nation }: its units leave the game for good.

## What happened: combat

log-battle = { $attacker } { $kind ->
    [land] attacks
    [raid] raids
   *[sea] gives battle
  } { $where }.
log-round = Combat Round { $round } { $where }
log-targets = { $where } { $faction } fires at: { $targets }.
log-group-joined = The BattleGroup of { $faction } { $from } joins the battle.
log-fired = { $the } { $unit }{ cv-note } { $where } fires at { $class ->
    [A] Air units
    [N] Naval units
    [S] Submarines
    [I] the industry
   *[G] Ground units
  }, { $need } or less: { $rolls }. { $hits ->
    [0] No hit.
    [one] 1 hit.
   *[other] { $hits } hits.
  }
log-bombed = Industry of { $faction }: { $hits ->
    [0] unharmed, { $ind }.
   *[other] down by { $hits } to { $ind }.
  }
log-hit = { $the } { $unit } { $where } is hit{ $cv ->
    [0] .
   *[other] : CV { $cv } is left.
  }
log-destroyed = { $the } { $unit } { $where } is lost.
log-retreated = { $the } { $unit }{ cv-note } retreats { $from } { $to }.
log-block-retreated = { $any } unit retreats { $from } { $to }.
log-rebased = { $the } { $unit }{ cv-note } ReBases { $from } { $to }.
log-block-rebased = { $any } unit ReBases { $from } { $to }.
log-escaped = { $the } { $unit }{ cv-note } { $where } escapes.
log-battle-over = { $decided ->
    [0] The battle { $where } breaks off undecided.
   *[other] The battle { $where } is over, won by { $winner }.
  }

## The end

log-points = Victory Points: Axis { $axis }, West { $west }, USSR { $ussr }.
log-end = { over-text }
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
line-order = Turn order: { $order }.
line-active-ally = Active Ally: { $faction }.
line-turn = On turn: { $faction }{ $kind ->
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
line-struck = Surprised this turn: { $factions }.
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
line-via = by way of { $area }
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
