# The Hunt, in English: everything but the cards.

seat-german = Kriegsmarine
seat-british = Royal Navy

option-side = Setup
option-side-normal = Normal
option-side-historical = Historical (stronger Forces)
option-refill = New freighters
option-refill-one = One token per Freight Ship phase
option-refill-two = Refill to two freighters
option-four = Redraw to four cards
option-four-allowed = Allowed
option-four-barred = Not allowed: three or five
option-arrival = A Force that enters at 06
option-arrival-acts = may act at once
option-arrival-waits = acts from the next turn on

bot-greedy = Normal
bot-greedy-note = Quick and sensible: hunts, hides and reasons about where she can be.
bot-captain = Hard
bot-captain-note = Reckons from all that was seen how likely the Graf Spee is in each space. Quick.
bot-search = Expert
bot-search-note = Does the same and simulates many games before each move. The strongest bot.

no-card = no card

## What is asked

ask-place-altmark = Place the Altmark on any space. Both players see it.
ask-place-spee = Choose where the Graf Spee starts. Only you will know.
ask-play = Play a card: for its Event or for its Action Points.
ask-take-more = { $points } AP from the card. Add points from the Reserve ({ $reserve }) or from a banked card?
ask-german-actions = { $points ->
    [one] You have 1 AP left. Choose an action.
   *[other] You have { $points } AP left. Choose an action.
  }
ask-british-actions = { $points ->
    [one] You have 1 AP left
   *[other] You have { $points } AP left
  }{ $bonus ->
    [0] .
   *[other] ; +{ $bonus } to every Search roll.
  } Choose an action.
ask-sail-spee = Where does the Graf Spee sail? Up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, or stay: nobody else will know.
name-altmark = the Altmark
name-force = Force { $force }
ask-sail = Where does { $vessel } sail? You have { $points } AP.
ask-sail-free = Where does { $vessel } sail, free of cost? Up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, or stay.
ask-evade = The second funnel deceives them. Choose the neighbouring space to slip away to.
ask-sink = Which freighter is sunk?
ask-free-search = { $bonus ->
    [0] You may Search without cost.
   *[other] You may Search without cost, +{ $bonus } to the roll.
  }
ask-free-search-in-vain = There is no freighter in the Graf Spee’s space. Your opponent is not told.
ask-store = { $points ->
    [one] 1 AP is left. Store it in the Reserve?
   *[other] { $points } AP are left. How many go to the Reserve?
  }
ask-redraw = { $hand ->
    [0] You hold no card.
    [one] You hold 1 card.
   *[other] You hold { $hand } cards.
  } How many do you draw? Drawing beyond three shows that the Graf Spee is near the Altmark.
ask-clue = Place a Clue: on the Graf Spee’s space or next to it.
ask-trail = Lay a false trail: move any Clue on the map{ $new ->
    [0] .
   *[other] , or add a new one (at most { $new }).
  }
ask-trail-to = Where does the Clue from { $space } go?
ask-response = { $trigger ->
    [event] { $seat ->
        [german] The Kriegsmarine
       *[british] The Royal Navy
      } declares “{ $card }”. Respond?
    [attack] The Graf Spee has attacked near a Force. Respond?
   *[found] A Search has found the Graf Spee. Respond?
  }
window-case = { $trigger ->
    [event] an Event is declared
    [attack] the Graf Spee has attacked near a Force
   *[found] a Search has found the Graf Spee
  }
ask-response-in-vain = You have no card for this. You are asked anyway, so that your hand stays secret.
ask-route = Which way does the { $freighter } sail from { $space }?
ask-before-roll = Roll, or discard a card for Intelligence first? { $points } AP left, +{ $bonus } to the roll so far.
ask-force-search = Which Force Searches free of cost, with +{ $bonus } to the roll?
ask-wide-search = Force { $force } may Search { $left ->
    [one] one more neighbouring space
   *[other] { $left } more neighbouring spaces
  }. Which?
ask-intuition = Which Force enters the Graf Spee’s space and Searches?
ask-advance = Which Force advances on the strategy track?
ask-force-move = Which Force moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }?
ask-sail-ordered = Where does { $vessel } sail? It moves { $spaces ->
    [one] 1 space
   *[other] up to { $spaces } spaces
  }, free of cost, and may not stay.
ask-duel = Duel { $duel } of 5: choose a card.

wait-for = { $seat ->
    [german] Waiting for the Kriegsmarine.
   *[british] Waiting for the Royal Navy.
  }
wait-for-both = Waiting for both players.
over-text = { $winner ->
    [german] The Kriegsmarine wins
   *[british] The Royal Navy wins
  }: { $ending ->
    [sinkings] five freighters are sunk.
    [arrivals] five freighters have arrived.
    [scuttled] the Graf Spee is scuttled off Montevideo.
   *[battle] the battle is decided.
  }
ending-sinkings = Five freighters were sunk.
ending-arrivals = Five freighters arrived.
ending-battle = The Graf Spee was brought to battle.
ending-scuttled = The Graf Spee was scuttled off Montevideo.

## What can be done

do-play-ap = Play { $card } for its points
do-play-event = Play { $card } for its Event
do-respond = Respond with { $card }
do-pass = Pass
do-done = Finish
do-sail-spee = Sail the Graf Spee: { $points } AP, up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }
do-sail-to = { $ship ->
    [spee] Sail the Graf Spee to { $space }: { $points } AP
    [altmark] Sail the Altmark to { $space }: { $points } AP
   *[other] Sail Force { $ship } to { $space }: { $points } AP
  }
do-sail-altmark = Sail the Altmark
do-sail = Sail Force { $noun }
do-to = Go to { $noun }
do-search-spee = { $plane ->
    [0] Search without the plane
   *[other] Search with the plane (+2)
  }
do-search = Search with Force { $noun }
do-sink = Sink the { $freighter }
do-repair = Repair the plane
do-store = { $number ->
    [0] Store nothing
   *[other] Store { $number } AP
  }
do-take = Take { $number } AP from the Reserve
do-bank = Use { $card }
do-begin = Add no points
do-hold = { $draws ->
    [0] Draw nothing
    [one] Draw 1 card (hand: { $number })
   *[other] Draw { $draws } cards (hand: { $number })
  }
do-clue = Place a Clue: { $noun }
do-shift = Pick up the Clue: { $noun }
do-intelligence = Intelligence: { $card }
do-roll = Roll the die
do-advance = Advance on the track: Force { $noun }
do-duel = Play { $card }

## Why not

refuse-points = You have too few Action Points left for that.
refuse-ship-moved = This ship has already made its Move this turn.
refuse-search-between = The Graf Spee may move again only after a Search made in between.
refuse-storm = A storm is blowing: no ship moves more than one space.
refuse-no-freighter = The Graf Spee is not in the space of a freighter.
refuse-searched = The Graf Spee has already Searched this turn.
refuse-plane-not-ready = The plane is not ready.
refuse-plane-not-damaged = The plane is not under repair.
refuse-force-moved = This Force has already moved this turn.
refuse-not-at-sea = This Force is still on the strategy track.
refuse-force-searched = This Force has already Searched this turn.
refuse-just-entered = This Force has just entered and acts from the next turn on.
refuse-no-intelligence = This card has no intelligence track.
refuse-at-sea = This Force is already at sea.
refuse-advanced = The strategy track has already been used this turn.
refuse-too-far = That space is out of reach.
refuse-battle-event = You can use this Event only in battle. Here you can play the card only for its points.
refuse-response-event = You can use this Event only to respond in your opponent’s turn. Here you can play the card only for its points.
refuse-compulsory-event = You cannot choose this Event: it happens anyway. Play the card for its points.
refuse-clue-far = You must place the Clue on the Graf Spee’s space or next to it.
refuse-clue-there = There is already a Clue on that space.
refuse-clue-altmark = You cannot place a Clue on the Altmark.
refuse-off-route = That space is not on a shortest way to the freighter’s destination.
refuse-no-answer = You cannot respond to this with that card.
refuse-hand-full = Your hand must end at three to five cards, and you cannot discard.
refuse-altmark-far = You may draw only up to three cards: the Graf Spee is not near the Altmark.
refuse-not-four = The options of this game do not allow a hand of four cards.
refuse-reserve-full = You can store only points that are left, and the Reserve holds at most two.
refuse-reserve-empty = The Reserve does not hold that many points.
refuse-not-banked = This card is not banked.
refuse-must-leave = She must leave this space.
refuse-no-such-ship = This freighter is not in the Graf Spee’s space.
refuse-searched-before = The Graf Spee may move again only after a Search made in between. She has used her one Search of this turn before her Move.
refuse-must-move = You must carry out this Event in full: the Force may not stay where it is.
refuse-searched-here = That space has already been Searched.

## What happened

log-turn = { $seat ->
    [german] German turn
   *[british] British turn
  } ({ $turn })
log-freighter-placed = The { $freighter } sets out from { $space } for { $port ->
    [GB] Great Britain
    [AR] Argentina
    [BR] Brazil
   *[SA] South Africa
  }.
log-drew = { $seat ->
    [german] The Kriegsmarine
   *[british] The Royal Navy
  } draws { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
  } and holds { $hand }.
log-drew-cards = You draw: { $cards }.
log-altmark-placed = The Altmark waits in { $space }.
log-spee-placed = The Graf Spee is somewhere in the South Atlantic.
log-spee-at = The Graf Spee is in { $space }. (Only you know.)
log-played-points = { $seat ->
    [german] The Kriegsmarine
   *[british] The Royal Navy
  } plays “{ $card }” for { $points } AP.
log-played-event = { $seat ->
    [german] The Kriegsmarine
   *[british] The Royal Navy
  } declares “{ $card }”.
log-responded = { $seat ->
    [german] The Kriegsmarine
   *[british] The Royal Navy
  } responds with “{ $card }”.
log-event-stopped = “{ $card }” is cancelled and discarded.
log-card-removed = “{ $card }” is removed from the game.
log-banked = Banked: “{ $card }”.
log-bank-used = Banked card used (“{ $card }”): { $points } AP to spend.
log-reserve-taken = { $taken } AP taken from the Reserve: { $points } AP to spend, { $reserve } left in the Reserve.
log-stored = { $points } AP stored; the German Reserve holds { $reserve }.
log-reserve-set = The German Reserve is set to { $reserve }.
log-spee-sailed = The Graf Spee sails for { $points } AP (0 to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }).
log-spee-sailed-free = The Graf Spee may have sailed up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }.
log-altmark-sailed = The Altmark sails from { $from } to { $to }{ $points ->
    [0] {""}
   *[other] { " " }for { $points } AP
  }.
log-evaded = The Graf Spee slips away from { $space }.
log-revealed = The Graf Spee shows herself in { $space }!
log-plane = { $why ->
    [used] The plane takes off and will need repair.
    [event] The plane fails: { $state ->
        [repair] under repair.
       *[destroyed] it is lost.
      }
   *[repair] { $state ->
        [ready] The plane is ready again.
       *[destroyed] The plane is lost for good.
      }
  }
log-rolled = { $seat ->
    [german] The Kriegsmarine
   *[british] The Royal Navy
  } rolls { $die }{ $bonus ->
    [0] {""}
   *[other] { " " }+ { $bonus } = { $total }
  } ({ $target }+ needed): { $success ->
    [1] success.
   *[other] failure.
  }
log-sunk = The { $freighter } is sunk! ({ $count } of 5)
log-freighter-sailed = The { $freighter } sails from { $from } to { $to }.
log-arrived = The { $freighter } arrives ({ $count } of 5).
log-force-sailed = Force { $force } sails from { $from } to { $to }{ $points ->
    [0] {""}
   *[other] { " " }for { $points } AP
  }.
log-searching = Force { $force } searches { $space }.
log-intelligence = Intelligence: “{ $card }” ({ $search ->
    [0] a Clue
   *[other] +{ $search } to Searches{ $clue ->
        [0] {""}
       *[other] {""}, a Clue
      }
  }).
log-found = The Graf Spee is in { $space }!
log-not-here = The Graf Spee is not in { $space }.
log-advanced = Force { $force } advances to box { $box } of the strategy track.
log-entered = Force { $force } enters at { $space }.
log-no-clue = No Clue is placed: { $why ->
    [immune] the new paint protects her.
    [none_left] all markers are on the map.
   *[no_space] there is no room for one.
  } ({ $rule })
log-clue-placed = A Clue on { $space }: the Graf Spee is there or next to it.
log-clue-laid = A Clue is placed on { $space }. It may be false.
log-clues-removed = The Clues are removed from the map.
log-hidden = The Graf Spee is out of sight.
log-storm = Storm: only freighters may move more than one space.
log-storm-over = The storm is over.
log-immune = No Clue is required until the end of the next British turn.
log-battle-began = Battle! Force { $force } has found the Graf Spee in { $space }.
log-duel = Duel { $duel }: “{ $german }” ({ $german_value }) against “{ $british }” ({ $british_value }).
log-damaged = { $seat ->
    [german] The Graf Spee
   *[british] The Royal Navy
  } is hit (damage: { $damage }).
log-repaired = Repairs in port: damage is down to { $damage }.
log-looked = { $seat ->
    [german] The Kriegsmarine
   *[british] The Royal Navy
  } looks at the opponent’s hand.
log-saw-cards = You see: { $cards }.
log-ended = { over-text } ({ $rule })

## On the page

phase = { $phase ->
    [setup] Setup
    [freight] Freight Ship phase
    [cards] Card Play
    [redraw] Redraw
   *[battle] Battle
  }
panel-turn = The turn
row-turn = Turn
row-active = Active
row-phase = Phase
row-points = Action Points
row-bonus = Search bonus
row-storm = Weather
row-storm-value = Storm: one space at most
row-maybe = Possible spaces
row-maybe-value = { $count } spaces
row-immune = Clues
row-immune-value = none required
row-clue-due = Due
row-clue-due-value = a Clue after the German draw
stage-title = Battle in space { $space }
stage-duel = Duel { $duel }
stage-values = { $german_value } : { $british_value }
stage-bonus = +{ $value } in the next duel
panel-battle = The battle
row-duel = Duel
row-duel-value = { $duel } of 5
row-force = Force
row-force-value = { $force } (+{ $value })
row-damage = { $seat ->
    [german] Damage to the Graf Spee
   *[british] Damage to the Royal Navy
  }
row-laid = { $seat ->
    [german] German card
   *[british] British card
  }
row-laid-hidden = face down
course = The Graf Spee’s course
token-spee = Admiral Graf Spee
token-spee-hidden = Admiral Graf Spee (only you see her)
token-altmark = Altmark, supply ship
token-force = Force { $force }, +{ $value } in battle
token-freighter = { $freighter }, bound for { $port ->
    [GB] Great Britain
    [AR] Argentina
    [BR] Brazil
   *[SA] South Africa
  }
token-freighter-sunk = { $freighter }, sunk
token-freighter-arrived = { $freighter }, arrived
token-clue = Clue
token-plane = The plane
token-reserve = The Reserve: { $points } AP
token-damage = Damage
area-space = Space { $space }
area-maybe = she may be here
area-bag = Freighters still in the bag
area-clues = Clue markers not on the map
group-hand = { $seat ->
    [german] German hand
   *[british] British hand
  }
group-played = { $seat ->
    [german] German card being played
   *[british] British card being played
  }
group-banked = { $seat ->
    [german] German banked cards
   *[british] British banked cards
  }
group-discard = { $seat ->
    [german] German discard pile
   *[british] British discard pile
  }
group-removed = { $seat ->
    [german] German cards out of the game
   *[british] British cards out of the game
  }
card-hidden = A card you cannot see
kind-hunt = Hunt Event
kind-response = Response
kind-battle = Battle Event
kind-compulsory = Compulsory Event
card-intelligence = Intelligence: { $search ->
    [0] a Clue
   *[other] +{ $search } to Searches{ $clue ->
        [0] {""}
       *[other] {""}, a Clue
      }
  }.
die-text = { $success ->
    [1] { $die }: success
   *[other] { $die }: failure
  }

## Always in sight

phase-short = { $phase ->
    [setup] Setup
    [freight] Freighters
    [cards] Card
    [redraw] Draw
   *[battle] Battle
  }
clock-title = Turn { $turn } · { $seat ->
    [german] German
   *[british] British
  }
plate-goal = { $state ->
    [sunk] of { $goal } sunk
   *[arrived] of { $goal } arrived
  }
meter-freighters = { $state ->
    [sunk] Freighters sunk
   *[arrived] Freighters arrived
  }
meter-damage = Damage
meter-points = AP
meter-reserve = Reserve
chip-plane = { $state ->
    [ready] Plane ready
    [repair] Plane under repair
   *[destroyed] Plane lost
  }
chip-storm = Storm
chip-immune = No Clues
chip-immune-title = No Clue need be placed.
chip-clue-due = Clue due
chip-banked = { $count ->
    [one] 1 banked card
   *[other] { $count } banked cards
  }
chip-at-sea = { $forces } at sea
chip-track = { $force }: box { $box }
chip-clues = { $count ->
    [one] 1 Clue
   *[other] { $count } Clues
  }
chip-bonus = Search +{ $bonus }
frame-chart = The chart
frame-board = The whole board
frame-north = The Atlantic
frame-south = The South Atlantic
stake-points = { $points ->
    [one] 1 AP is lost
   *[other] { $points } AP are lost
  }
stake-search = The free Search is given up

## The text table

line-turn = Turn { $turn }, { $seat ->
    [german] German
   *[british] British
  }: { $phase }. { $points } AP left.
line-spee-known = Graf Spee: { $space }.
line-spee-hidden = Graf Spee: { $space }, hidden; possible for the British: { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }.
line-spee-unknown = Graf Spee: she may be in { $spaces }.
line-spee-anywhere = Graf Spee: she may be anywhere.
line-spee-not-yet = Graf Spee: not yet placed.
line-altmark = Altmark: { $space }.
line-force = Force { $force }: { $place }.
line-force-track = Force { $force }: box { $box } of the strategy track.
line-freighter = Freighter { $freighter }: { $space }, bound for { $port ->
    [GB] Great Britain
    [AR] Argentina
    [BR] Brazil
   *[SA] South Africa
  }.
line-freighters = Sunk: { $sunk }. Arrived: { $arrived }. Still in the bag: { $bag }.
line-clues = Clues: { $spaces }.
line-no-clues = No Clue on the map.
line-plane = Plane: { $state ->
    [ready] ready
    [repair] under repair
   *[destroyed] lost
  }. Reserve: { $reserve }.
line-storm = A storm is blowing.
line-hand = { $seat ->
    [german] German hand
   *[british] British hand
  } ({ $count }): { $cards }.
line-hand-hidden = { $seat ->
    [german] German hand
   *[british] British hand
  }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
line-pile = { $seat ->
    [german] German draw pile
   *[british] British draw pile
  }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
line-banked = { $seat ->
    [german] German banked cards
   *[british] British banked cards
  }: { $cards }.
line-card = { $card } ({ $points })
line-battle = Battle, { $duel } of 5 duels fought. Damage: Graf Spee { $german }, Royal Navy { $british }.
line-course = The Graf Spee’s course: { $spaces }.

## On the board

board-land-brazil = BRAZIL
board-land-argentina = ARGENTINA
board-land-africa = AFRICA
board-ocean-north = ATLANTIC
board-ocean-south = SOUTH ATLANTIC
board-port-ar = ARGENTINA
board-port-br = BRAZIL
board-port-sa = SOUTH AFRICA
board-port-gb = GREAT BRITAIN
board-track-british = British strategy track
board-track-plane = Plane
board-track-reserve = Reserve
board-box-bag = Bag
board-box-clues = Clues
board-track-sunk = Freighters sunk
board-track-arrived = Freighters arrived
board-track-damage-german = German damage
board-track-damage-british = British damage
