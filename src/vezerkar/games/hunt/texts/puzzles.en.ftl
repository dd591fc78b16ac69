### The Hunt: puzzles

puzzle-space = Space { $space }
puzzle-places = Where is she?
puzzle-places-ask = Mark all spaces where the Graf Spee may be: { $facts }.
puzzle-places-seen = she was seen in { $value }
puzzle-places-evaded = she slipped away from { $value }
puzzle-places-moved = { $value ->
    [one] she moved at most 1 space
   *[other] she moved at most { $value } spaces
}
puzzle-places-clue = she left a Clue in { $value }
puzzle-places-missed = a Search in { $value } succeeded and found nothing
puzzle-places-step = { $count ->
    [1] After “{ $fact }” she can only be in { $spaces }.
   *[other] After “{ $fact }” { $count } spaces are possible: { $spaces }.
}
puzzle-clue = The cheapest Clue
puzzle-clue-ask = The Graf Spee is in { $space } and may be in { $count } marked spaces. Where does the Clue leave most of them possible?
puzzle-clue-leaves = { $count ->
    [one] 1 space stays possible after a Clue in { $clues }.
   *[other] { $count } spaces stay possible after a Clue in { $clues }.
}
puzzle-clue-stay = A Clue in { $clue } says that she is there or next to it: { $spaces }.
