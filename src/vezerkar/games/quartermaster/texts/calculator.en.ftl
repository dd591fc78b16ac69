### Quartermaster General: the calculator of supply

calculator-supply = Supply
calculator-supply-note = Who is supplied on a board, what each piece holds up, and what would fall without some of them.
supply-pieces = Pieces
supply-pieces-note = An Army on land, a Navy at sea.
supply-space = Space
supply-cards = Cards
supply-cards-field = In play
supply-without = What if
supply-left-out = Left out
supply-left-out-note = As if these pieces were gone.
supply-piece = { $country }: { $space }
supply-both-teams = Pieces of both teams stand in the same space: { $space }. Take those of one team away.
supply-too-many-armies = { $country } has no more than { $most } Armies. Take some away.
supply-too-many-navies = { $country } has no more than { $most } Navies. Take some away.
supply-headline = { $out ->
    [0] All pieces are supplied.
   *[other] Not supplied: { $out } of { $all } pieces.
}
supply-headline-without = { $cut ->
    [0] Nothing else loses supply.
    [one] One more piece loses supply.
   *[other] { $cut } more pieces lose supply.
}
supply-of = { $count } of { $all } supplied
supply-falls = Not supplied
supply-piece-head = Piece
supply-why = Why
supply-cut = because of what is left out
supply-anyway = in any case
supply-keystones = What others hang on
supply-if-lost = If this falls
supply-how-many = Pieces
supply-which = these lose supply
supply-basis = By the rules of supply. A piece that is not supplied falls in the next Supply step of its own country, unless a card protects it.
