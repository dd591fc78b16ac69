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

bot-greedy = Greedy
bot-greedy-note = Quick and sensible: builds where supply is safe, strikes where it scores, keeps its deck for the last rounds.
bot-search = Searcher
bot-search-note = Plays many imagined turns before each choice. The strongest, and it takes its time.

none = none
prompt = { $country }: { $text }
why-not = { $why } ({ $cite })

## What is asked

ask-play = Play a card, or discard one unused.
ask-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  } from your hand.
ask-discard-step = Discard as many cards as you like; then you draw up to seven.
ask-arrange = Which card shall lie { $count ->
    [1] on top of the draw deck?
   *[other] next, below it?
  }
ask-battle = { $kind ->
    [army] Land Battle: which space do you attack?
   *[navy] Sea Battle: which space do you attack?
  }
ask-pick = Which piece { $where } do you attack?
ask-eliminate = Which enemy piece is eliminated?
ask-broad-front = Broad Front: battle a Soviet Army ({ $count ->
    [one] 1 battle
   *[other] { $count } battles
  } left)?
ask-victim = { $card }: which country is hit?
ask-siege = Malta Submarines: lose { $count } cards off your deck, or your Navy in the Mediterranean Sea?
ask-protect = { $card }: which piece is protected this turn?
ask-free-piece = { $kind ->
    [army] All your Armies are on the board. Take one back to place it anew?
    [navy] All your Navies are on the board. Take one back to place it anew?
   *[piece] All your pieces are on the board. Take one back to place it anew?
  }
ask-build = { $kind ->
    [army] Where does { $country } build an Army?
    [navy] Where does { $country } build a Navy?
   *[piece] Where does { $country } build?
  }
ask-recruit = { $kind ->
    [army] Where does { $country } recruit an Army?
   *[navy] Where does { $country } recruit a Navy?
  }
ask-recruiter = Which country recruits?
ask-pick-up = Which piece do you move? It is picked up and built anew; finish when you have done.
ask-save = You have played “{ $card }”. Save it from the discard pile?
ask-play-from-deck = Play one of these cards from your draw deck.
ask-play-from-pile = Play one of these cards from your discard pile.
ask-ally-plays = You may play a card now, and draw one for it.
ask-buy-back = Discard { $count } cards off your deck to have “{ $card }” back on top of it?
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
occasion-supply = unsupplied pieces are about to fall
occasion-turn = a turn begins
ask-react-land = { $actor } battled an empty space { $where }. Do you react?
ask-react-army = { $owner } was battled { $where } by { $actor }. Do you react?
ask-react-sea = { $attacked ->
    [1] { $owner } was battled { $where } by { $actor }. Do you react?
   *[other] { $actor } battled an empty space { $where }. Do you react?
  }
ask-react-lost = A supplied German Army { $where } is lost. Do you react?
ask-react-army-built = { $actor } has built an Army { $where }. Do you react?
ask-react-navy-built = { $actor } has built a Navy { $where }. Do you react?
ask-react-recruited = { $owner } has recruited an Army { $where }. Do you react?
ask-react-threat = A piece of { $owner } { $where } is about to be removed by { $actor }. Do you protect it?
ask-react-raid = “{ $card }” of { $actor } hits { $owner }. Do you react?
ask-react-supply = Unsupplied pieces of { $actor } are about to fall. Do you react?
ask-react-turn = The turn of { $actor } begins. Do you use a card?
ask-react-in-vain = You have no card for it; you are asked all the same, so that your Responses stay secret.

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
ending-lead = A lead of 30 Victory Points decided.
ending-rounds = Twenty rounds are over; the Victory Points decided.
ending-tie = Twenty rounds are over and the points are level: the Axis win.

## What can be done

do-pass = { $prompt ->
    [ask-play] Play nothing
    [ask-build] Build no more
    [ask-free-piece] Take none back
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
do-arrange = { $card } comes next
do-use = Use { $card }
do-strip = Discard { $card }
do-strip-response = { $number ->
    [0] A face-down Response, at random
   *[other] Face-down Response number { $number }
  }
do-build = { $again ->
    [1] { $kind ->
        [army] Count the Army { $where } as built
       *[navy] Count the Navy { $where } as built
      }
   *[other] { $kind ->
        [army] Build an Army { $where }
       *[navy] Build a Navy { $where }
      }
  }
do-recruit = { $kind ->
    [army] Recruit an Army { $where }
   *[navy] Recruit a Navy { $where }
  }
do-battle = Battle { $where }
do-strike = { $kind ->
    [army] Attack the Army of { $country } { $where }
   *[navy] Attack the Navy of { $country } { $where }
  }
do-take-back = { $kind ->
    [army] Take back the Army { $where }
   *[navy] Take back the Navy { $where }
  }
do-pick-up = { $kind ->
    [army] Move the Army { $where }
   *[navy] Move the Navy { $where }
  }
do-protect = { $kind ->
    [army] Protect the Army of { $country } { $where }
   *[navy] Protect the Navy of { $country } { $where }
  }
do-name = { $country }
do-lose-cards = Lose { $count } cards off the deck
do-lose-navy = Lose the Navy in the Mediterranean Sea

## Why not

refuse-not-in-hand = This card is not in your hand.
refuse-need = What this card requires is not there: read its first sentence.
refuse-no-target = There is nothing this card could be used on now.
refuse-no-effect = This card would change nothing now.
refuse-wrong-kind = Armies are for land, Navies for the sea.
refuse-enemy-there = An enemy piece stands { $where }.
refuse-own-there = This country already has a piece { $where }.
refuse-no-neighbour = { $space }: next to no supplied piece of this country, nor its Home space.
refuse-no-line = A piece { $where } would not be supplied.
refuse-no-port = A Navy { $where } would have no port: no Army of the team is next to that sea.
refuse-strait-closed = { $space }: the strait on the way is closed to your team.
refuse-pool-empty = There is no { $kind ->
    [army] Army
   *[navy] Navy
  } of { $country } left to place.
refuse-not-named = { $space }: the card does not name that space.
refuse-out-of-reach = { $space }: next to no supplied piece of yours.
refuse-own-team-there = A piece of your own team stands { $where }.
refuse-used-up = This card has already been used.
refuse-not-on-table = This card does not lie on the table before you.
refuse-wrong-moment = This is not the moment for this card.
refuse-not-movable = This piece cannot be moved by the card, or has been moved already.

## What happened

log-round = Round { $round }
log-turn = Turn of { $country }
log-played = { $country } plays “{ $card }”.
log-laid = { $country } lays down a Response.
log-laid-card = You have laid down “{ $card }”.
log-used = { $country } uses “{ $card }”.
log-built = { $country } builds { $kind ->
    [army] an Army
   *[navy] a Navy
  } { $where }.
log-built-in-place = { $country } counts { $kind ->
    [army] its Army
   *[navy] its Navy
  } { $where } as built anew.
log-recruited = { $country } recruits { $kind ->
    [army] an Army
   *[navy] a Navy
  } { $where }.
log-picked-up = { $country } picks up { $kind ->
    [army] its Army
   *[navy] its Navy
  } { $where }.
log-took-back = { $country } takes back its piece { $where }.
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
  } of { $country } { $where } falls for want of supply.
log-truk = Truk supplies Japan this turn.
log-raided = “{ $card }” is aimed at { $country }.
log-no-victory-step = { $team ->
    [axis] No points for the Axis
   *[allies] No points for the Allies
  } this turn: an enemy Army is in the Home space of { $country }.
log-points = { $team ->
    [axis] The Axis
   *[allies] The Allies
  } { $lost ->
    [1] lose
   *[other] gain
  } { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $why ->
    [supply_spaces] { " " }for Supply spaces
    [shortage] { " " }for cards that are missing
   *[other] { " " }by “{ $card }”
  } ({ $total }).
log-drew = { $country } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
log-drew-cards = You draw: { $cards }.
log-milled = { $country } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
  } off its deck.
log-milled-cards = Off your deck went: { $cards }.
log-discarded = { $country } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from its hand.
log-discarded-cards = You discard: { $cards }.
log-response-lost = { $country } loses a face-down Response.
log-response-lost-cards = You lose: { $cards }.
log-stripped = { $country } loses “{ $card }” from the table.
log-looked = { $country } looks at the top { $count } cards of its deck.
log-looked-cards = On top of your deck: { $cards }.
log-buried = { $country } puts a card under its deck.
log-buried-card = Under your deck goes “{ $card }”.
log-put-on-top = { $country } puts “{ $card }” on top of its deck.
log-put-beneath = { $country } puts “{ $card }” under its deck.
log-shuffled = { $country } shuffles its deck.
log-end = { $team ->
    [axis] The Axis win.
   *[allies] The Allies win.
  }

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
    [army] Army
   *[navy] Navy
  } of { $country }
token-safe = protected this turn
token-unsupplied = { $falls ->
    [1] not supplied: it would fall in its next Supply step
   *[other] not supplied
  }
token-marker = Supply space of { $country }
overlay-supply = Supply: { $country }
overlay-source = source of supply
overlay-piece = { $state ->
    [supplied] supplied
   *[safe] not supplied, but protected
  }
overlay-falls = not supplied: would fall
overlay-note = Supplied from: { $sources }. Would fall now: { $falling }.

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
row-cards = Hand, deck
row-cards-value = { $hand }, { $deck }
row-free = Pieces left
row-free-value = { $armies ->
    [one] 1 Army
   *[other] { $armies } Armies
  }, { $navies ->
    [one] 1 Navy
   *[other] { $navies } Navies
  }
row-discard = Last discard
row-falling = Would fall
row-home = Home space
row-home-value = lost: no points
group-sought = To choose from
group-hand = { $country }: hand
group-table = { $country }: on the table
group-discard = { $country }: discards
group-deck = { $country }: known cards of the deck
card-response = Face-down Response ({ $country })
card-spent = Used this turn.
card-unseen = Discarded unseen: the others do not know it.
card-top = On top of the deck.
card-bottom = At the bottom of the deck.

## The text table

line-set-up = Set-up: every country discards three of its ten cards.
line-turn = Round { $round } of 20, turn of { $country }.
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
    [0] , all unseen.
   *[other] , the last one seen: { $top }.
  }
