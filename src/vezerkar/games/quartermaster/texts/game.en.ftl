# Quartermaster General, in English: everything but the cards and the map.

seat-germany = { country-germany }
seat-uk = { country-uk }
seat-japan = { country-japan }
seat-ussr = { country-ussr }
seat-italy = { country-italy }
seat-usa = { country-usa }

## Countries in a sentence, and where there is little room

who-germany = Germany
who-uk = the United Kingdom
who-japan = Japan
who-ussr = the Soviet Union
who-italy = Italy
who-usa = the United States
who-both = Germany and Italy
country-germany-short = GER
country-uk-short = UK
country-japan-short = JPN
country-ussr-short = USSR
country-italy-short = ITA
country-usa-short = USA

strait-danish_strait = Danish Strait
strait-gibraltar = Gibraltar
strait-suez = Suez
strait-malacca = Malacca
strait-panama = Panama

option-german_navies = German Navies
option-german_navies-5 = Five
option-german_navies-3 = Three
option-lead = Victory by a lead
option-lead-off = No: 400 points or twenty rounds
option-lead-on = Yes: 30 points ahead after a round
option-magic = Magic against Responses
option-magic-blind = takes one at random
option-magic-tracked = chooses by the order they were laid in

bot-greedy = Normal
bot-greedy-note = Quick and sensible: builds where supply is safe, strikes where it scores, keeps its deck for the last rounds.
bot-search = Search
bot-search-note = Simulates many rounds before each choice, and takes its time.
bot-planner = Hard
bot-planner-note = Tries its best plays many times over and judges each by thousands of finished games.
bot-far_planner = Expert
bot-far_planner-note = Does the same, and follows each play through a whole round before it judges. The strongest bot.

none = none
prompt = { $country } · { $text }

## What is asked

ask-play = Play a card, or discard one without playing it.
ask-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  } from your hand.
ask-discard-step = Discard as many cards as you like; then you draw up to seven.
ask-arrange = Which card goes { $count ->
    [1] on top of the draw deck?
   *[other] next, below it?
  }
ask-battle = { $kind ->
    [army] Land Battle: which space do you attack?
   *[navy] Sea Battle: which space do you attack?
  }
ask-pick = Which piece { $where } do you attack?
ask-eliminate = Which enemy piece do you eliminate?
ask-broad-front = Broad Front: battle a Soviet Army ({ $count ->
    [one] 1 battle
   *[other] { $count } battles
  } left)?
ask-victim = Choose the country that “{ $card }” targets.
ask-siege = Malta Submarines: discard { $count } cards from your deck, or remove your Navy in the Mediterranean Sea?
ask-protect = Choose the piece that “{ $card }” protects this turn.
ask-free-piece = { $kind ->
    [army] All your Armies are on the board. Remove one to build it again?
    [navy] All your Navies are on the board. Remove one to build it again?
   *[piece] All your pieces are on the board. Remove one to build it again?
  }
ask-build = { $own ->
    [1] Choose a space to build { $kind ->
        [army] an Army.
        [navy] a Navy.
       *[piece] a piece.
      }
   *[other] Where does { $country } build { $kind ->
        [army] an Army?
        [navy] a Navy?
       *[piece] a piece?
      }
  }
ask-recruit = { $own ->
    [1] Choose a space to recruit { $kind ->
        [army] an Army.
       *[navy] a Navy.
      }
   *[other] Where does { $country } recruit { $kind ->
        [army] an Army?
       *[navy] a Navy?
      }
  }
ask-recruiter = Which country recruits?
ask-pick-up = Choose a piece to move: pick it up and build it again. Or finish.
ask-save = You have played “{ $card }”. Save it from the discard pile?
ask-play-from-deck = Play one of these cards from your draw deck.
ask-play-from-pile = Play one of these cards from your discard pile.
ask-ally-plays = You may play a card now, and draw one for it.
ask-buy-back = Discard { $count } cards from your deck to put “{ $card }” back on top of it?
ask-strip = Which card on the table does { $country } lose?

occasion-land = an empty land space is battled
occasion-army = an Army is battled
occasion-sea = a sea space is battled
occasion-lost = a supplied German Army is lost
occasion-army-built = an Army is built
occasion-navy-built = a Navy is built
occasion-recruited = an Army is recruited
occasion-threat = a piece is about to be removed
occasion-raid = Economic Warfare hits a country
occasion-supply = unsupplied pieces are about to be removed
occasion-turn = a turn begins
ask-react-land = { $actor } battled an empty space { $where }. React?
ask-react-army = { $actor } battled { $owner } { $where }. React?
ask-react-sea = { $attacked ->
    [1] { $actor } battled { $owner } { $where }. React?
   *[other] { $actor } battled an empty space { $where }. React?
  }
ask-react-lost = A supplied German Army { $where } is lost. React?
ask-react-army-built = { $actor } has built an Army { $where }. React?
ask-react-navy-built = { $actor } has built a Navy { $where }. React?
ask-react-recruited = { $owner } has recruited an Army { $where }. React?
ask-react-threat = { $actor } is about to remove a piece of { $owner } { $away }. React?
ask-react-raid = “{ $card }” of { $actor } hits { $owner }. React?
ask-react-supply = Unsupplied pieces of { $actor } are about to be removed. React?
ask-react-turn = The turn of { $actor } begins. React?
ask-react-in-vain = You have no card for this. You are asked anyway, so that your Responses stay secret.

wait-for = Waiting for { $countries }.
over-text = { $winner ->
    [axis] The Axis win
   *[allies] The Allies win
  }: { $ending ->
    [conquest] two enemy Home spaces are in their hands.
    [points] they have 400 Victory Points.
    [lead] they lead by 30 Victory Points.
    [rounds] they have more Victory Points after twenty rounds.
   *[tie] the points are level after twenty rounds.
  }
ending-conquest = Two enemy Home spaces were taken.
ending-points = 400 Victory Points were reached.
ending-lead = A team leads by 30 Victory Points.
ending-rounds = Twenty rounds are over; the Victory Points decided.
ending-tie = Twenty rounds are over and the points are level: the Axis win.

## What can be done

do-pass = { $prompt ->
    [ask-play] Play nothing
    [ask-build] Build no more
    [ask-free-piece] Remove none
    [ask-broad-front] No further battle
    [ask-arrange] Leave the rest as it is
    [ask-play-from-deck] Play none of them
    [ask-play-from-pile] Play none of them
    [ask-ally-plays] Play nothing
    [ask-save] Let it go
    [ask-buy-back] Let it go
   *[other] Pass
  }
do-done = Finish
do-play = Play { $card }
do-discard = Discard { $card }
do-bury = Put { $card } under the deck
do-arrange = Next: { $card }
do-use = Use { $card }
do-strip = Discard { $card }
do-strip-response = { $number ->
    [0] A face-down Response, at random
   *[other] Face-down Response number { $number }
  }
do-build = { $again ->
    [1] { $kind ->
        [army] Keep Army: { $space } (rebuilt in place)
       *[navy] Keep Navy: { $space } (rebuilt in place)
      }
   *[other] { $kind ->
        [army] Build Army: { $space }
       *[navy] Build Navy: { $space }
      }
  }
do-recruit = { $kind ->
    [army] Recruit Army: { $space }
   *[navy] Recruit Navy: { $space }
  }
do-battle = Battle: { $space }
do-strike = { $kind ->
    [army] Attack Army ({ $country_name }): { $space }
   *[navy] Attack Navy ({ $country_name }): { $space }
  }
do-take-back = { $kind ->
    [army] Remove own Army: { $space }
   *[navy] Remove own Navy: { $space }
  }
do-pick-up = { $kind ->
    [army] Pick up Army: { $space }
   *[navy] Pick up Navy: { $space }
  }
do-protect = { $kind ->
    [army] Protect Army ({ $country_name }): { $space }
   *[navy] Protect Navy ({ $country_name }): { $space }
  }
do-name = { $country_name }
do-lose-cards = Discard { $count } cards from the deck
do-lose-navy = Remove own Navy: Mediterranean Sea

## Why not

refuse-need = The requirement of this card is not met: see its first sentence.
refuse-no-target = This card has no target now.
refuse-wrong-kind = Armies can be only on land, Navies only at sea.
refuse-enemy-there = There is an enemy piece { $where }.
refuse-own-there = This country already has a piece { $where }.
refuse-no-neighbour = { $space }: neither the Home space nor adjacent to a supplied piece of this country.
refuse-no-line = A piece { $where } would not be supplied.
refuse-no-port = A Navy { $where } would have no port: no Army of the team is adjacent to that sea.
refuse-strait-closed = { $space }: the strait on the way is closed to your team.
refuse-pool-empty = There is no { $kind ->
    [army] Army
   *[navy] Navy
  } of { $country } left to place.
refuse-not-named = { $space }: not named by the card.
refuse-out-of-reach = { $space }: not adjacent to a supplied piece of yours.
refuse-own-team-there = There is a piece of your own team { $where }.
refuse-used-up = This card has already been used.
refuse-not-on-table = This card is not on the table in front of you.
refuse-wrong-moment = You cannot use this card now.
refuse-not-movable = The card cannot move this piece, or it has been moved already.

## What happened

log-round = Round { $round }
log-turn = Turn: { $country_name }
log-played = { $country } plays “{ $card }”.
log-laid = { $country } plays a Response face down.
log-laid-card = You play “{ $card }” face down.
log-used = { $country } uses “{ $card }”.
log-built = { $country } builds { $kind ->
    [army] an Army
   *[navy] a Navy
  } { $where }.
log-built-in-place = { $country } rebuilds { $kind ->
    [army] its Army
   *[navy] its Navy
  } { $where } in place.
log-recruited = { $country } recruits { $kind ->
    [army] an Army
   *[navy] a Navy
  } { $where }.
many-built = { $country } builds { $lines } pieces.
many-recruited = { $country } recruits { $lines } pieces.
log-picked-up = { $country } picks up { $kind ->
    [army] its Army
   *[navy] its Navy
  } { $away }.
log-took-back = { $country } removes its piece { $away }.
log-battled = { $country } battles { $where }.
log-removed = { $kind ->
    [army] An Army
   *[navy] A Navy
  } of { $country } { $where } is removed.
log-stayed = { $kind ->
    [army] The Army
   *[navy] The Navy
  } of { $country } { $where } stays.
log-kept = The Navy of { $country } { $where } is saved this once.
log-protected = The piece of { $country } { $where } is protected for this turn.
log-fell = { $kind ->
    [army] An Army
   *[navy] A Navy
  } of { $country } { $where } is removed: out of supply. ({ $rule })
many-removed = { $country } loses { $lines } pieces.
many-fell = { $country } loses { $lines } pieces that are not in supply. ({ $rule })
log-truk = Truk supplies Japan this turn.
log-raided = “{ $card }” targets { $country }.
log-no-victory-step = { $team ->
    [axis] No points for the Axis
   *[allies] No points for the Allies
  } this turn: an enemy Army is in the Home space of { $country }. ({ $rule })
log-points = { $team ->
    [axis] The Axis
   *[allies] The Allies
  } { $lost ->
    [1] lose
   *[other] gain
  } { $points } VP{ $why ->
    [supply_spaces] { " " }for Supply spaces
    [shortage] { " " }for missing cards
   *[other] { " " }by “{ $card }”
  } (total { $total }).
log-drew = { $country } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
log-drew-cards = You draw: { $cards }.
log-milled = { $country } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from its deck.
log-milled-cards = Discarded from your deck: { $cards }.
log-discarded = { $country } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from its hand.
log-discarded-cards = You discard: { $cards }.
log-response-lost = { $country } loses a face-down Response.
log-place = It was number { $place } of the Responses of { $country }, in the order in which they were laid.
log-response-lost-cards = You lose: { $cards }.
log-stripped = “{ $card }” of { $country } is discarded from the table.
log-looked = { $country } looks at the top { $count } cards of its deck.
log-looked-cards = On top of your deck: { $cards }.
log-buried = { $country } puts a card under its deck.
log-buried-card = You put “{ $card }” under your deck.
log-put-on-top = { $country } puts “{ $card }” on top of its deck.
log-put-beneath = { $country } puts “{ $card }” under its deck.
log-shuffled = { $country } shuffles its deck.
log-end = { $team ->
    [axis] The Axis win.
   *[allies] The Allies win.
  } ({ $rule })

## On the board

area-supply = Supply space
strait-state = { $strait } open to { $team ->
    [axis] the Axis
   *[allies] the Allies
  }
strait-open = { $team ->
    [axis] the Axis
   *[allies] the Allies
  }
strait-badge = Axis
token-piece = { $kind ->
    [army] Army ({ $country })
   *[navy] Navy ({ $country })
  }
token-safe = protected this turn
token-unsupplied = { $falls ->
    [1] not supplied: will be removed in its next Supply step
   *[other] not supplied
  }
token-marker = Supply space of { $country }
overlay-supply = Supply: { $country }
overlay-source = source of supply
overlay-piece = { $state ->
    [supplied] supplied
   *[safe] not supplied, but protected
  }
overlay-falls = not supplied: will be removed
overlay-note = Supplied from: { $sources }. Out of supply: { $falling }.

## Beside the board

track-points = Victory Points
track-points-box = { $team } { $points }
track-points-note = { $lead ->
    [0] Level.
   *[other] { $team ->
        [axis] The Axis lead by { $lead }.
       *[allies] The Allies lead by { $lead }.
      }
  }
track-round = Round
track-turn = Turn
panel-now = This turn
panel-straits = Straits are open to
row-raid = Economic Warfare
row-raid-bonus = {""} (+{ $count } cards)
row-truk = Truk
row-truk-value = supplies Japan
row-front = Broad Front against
row-cards = Cards
row-cards-value = hand { $hand }, deck { $deck }
row-free = Pieces left
row-free-value = { $armies ->
    [one] 1 Army
   *[other] { $armies } Armies
  }, { $navies ->
    [one] 1 Navy
   *[other] { $navies } Navies
  }
row-discard = Last discard
row-falling = Out of supply
row-home = Home space
row-home-value = lost: no points
group-sought = Choices
group-hand = { $country }: hand
group-table = { $country }: on the table
group-discard = { $country }: discards
group-deck = { $country }: known cards of the deck
card-response = Face-down Response ({ $country })
card-spent = Used this turn.
card-unseen = Discarded face down: other players do not see it.
card-top = On top of the deck.
card-bottom = At the bottom of the deck.

## Always in sight

clock-set-up = Setup
clock-title = Round { $round } · { $country }
step-play = Play
step-supply = Supply
step-victory = Victory
step-discard = Discard
step-draw = Draw
meter-supply = Supply spaces held
meter-armies = Armies left
meter-navies = Navies left
chip-home-lost = Home lost
chip-falling = { $count ->
    [one] 1 piece would fall
   *[other] { $count } pieces would fall
  }
chip-responses = { $count ->
    [one] 1 Response
   *[other] { $count } Responses
  }
chip-status = { $count ->
    [one] 1 Status card
   *[other] { $count } Status cards
  }
frame-west = From America to Japan
frame-east = From Europe to America
frame-europe = Europe
frame-pacific = The Pacific
frame-board = The whole board
stake-play = The card is gone, nothing is played
stake-build = Nothing is built with it
stake-battle = The battle is given up
stake-battles = { $count ->
    [one] 1 battle is given up
   *[other] { $count } battles are given up
  }
stake-card = No card is played with it
stake-piece = { $kind ->
    [army] The Army leaves the board
   *[navy] The Navy leaves the board
  }

## The text table

line-set-up = Setup: every country discards three of its ten cards.
line-turn = Round { $round } of 20, turn of { $country }.
line-step = Step: { $step }.
line-points = Victory Points: Axis { $axis }, Allies { $allies }.
line-straits = { $team ->
    [axis] Straits open to the Axis
   *[allies] Straits open to the Allies
  }: { $straits }.
line-truk = Truk supplies Japan this turn.
line-raid = Economic Warfare: { $card }{ $bonus ->
    [0] .
   *[other] , +{ $bonus } cards.
  }
line-front = Soviet Armies that Broad Front may battle: { $spaces }.
line-pieces = { $kind ->
    [army] Armies
   *[navy] Navies
  }: { $pieces }. Left: { $free }.
line-safe = (protected)
line-unsupplied = (not supplied)
line-sources = Supplied from: { $spaces }.
line-home-lost = Its Home space ({ $space }) is in enemy hands.
line-cards = Hand: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }. Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
  }.
line-hand = In hand: { $cards }.
line-status = Status: { $cards }.
line-spent = (used this turn)
line-responses = Responses, face down: { $cards }.
line-responses-hidden = Face-down Responses: { $count }.
line-deck-top = On top of the deck: { $cards }.
line-deck-bottom = At the bottom of the deck: { $cards }.
line-discard = Discards: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }{ $open ->
    [0] , all face down.
   *[other] , the last one face up: { $top }.
  }
