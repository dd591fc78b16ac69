### The Hunt: the calculator of places

calculator-places = Possible places
calculator-places-note = Where the Graf Spee may be by what everybody has heard, and the chance that a Search finds her.
places-known = What is known
places-maybe = Places possible so far
places-maybe-note = None ticked: everywhere.
places-since = Heard since then
places-since-note = The number is that of a space; after a Move it is the distance paid for.
places-what = What
places-number = Number
places-moved = She moved up to
places-clue = Clue placed in
places-missed = Search succeeded, not in
places-seen = She was seen in
places-evaded = She slipped away from
places-too-far = A Move goes { $most } spaces at most, not { $number }. Give the distance, not a space.
places-step = { $what } { $number }
places-nowhere = After “{ $step }” no place is left. Check the order and the numbers.
places-steps = Step by step
places-heard = Heard
places-left = Places left
places-searches = Searches to come
places-search = Searches
places-search-note = One after another, each in a space and with a bonus on its roll.
places-space = Space
places-bonus = Bonus
places-roll = Roll succeeds
places-finds = Finds her
places-left-if-missed = Left if she is not there
places-one-by-one = Search by Search
places-search-finds = Search in { $space }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
places-any-finds = One of them finds her
places-headline = { $count ->
    [one] She can be in one place only.
   *[other] She can be in { $count } of { $all } places.
}
places-where = Possible places
places-everywhere = everywhere
places-after-move = Places after a Move of up to { $far }
places-basis = Places are exact by the rules. Chances take all possible places as equally likely; a captain has habits, so this is arithmetic and no advice.
