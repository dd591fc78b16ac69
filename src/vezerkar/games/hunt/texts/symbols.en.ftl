# The Hunt in English: what the symbols of the cards stand for.

symbol-bank-point = Bank an Action Point
symbol-move-ship = A ship moves
symbol-move-freighter = The freighters sail
symbol-search = A free Search
symbol-search-fails = A Search fails
symbol-duel-bonus = A bonus in a duel
symbol-add-clue = A Clue is placed
symbol-remove-clue = Clues leave the map
symbol-lower-reserve = The Reserve drops to 0
symbol-advance-force = A Force advances
symbol-lower-plane = The Plane goes one step down
symbol-storm = Ships are held up
symbol-stop-card = An Event is stopped
symbol-see-hand = Look at your opponent’s hand
symbol-wrench = Damage is repaired
symbol-scuttle = The Graf Spee is scuttled
symbol-magnifier = Intelligence: +1 to Searches
symbol-target = Intelligence: a Clue
