### Quartermaster General: puzzles

puzzle-unsupplied = Out of supply
puzzle-unsupplied-ask = Which pieces on the board are not supplied?
puzzle-unsupplied-port = { $piece } has no port: no Army of its team stands beside that sea.
puzzle-unsupplied-source = { $piece }: its country has no Army in a Supply space.
puzzle-unsupplied-chain = { $piece }: no chain of its country's supplied pieces leads to it from an Army in a Supply space.
puzzle-unsupplied-others = All other pieces have such a chain.
puzzle-cut = Cut their supply
puzzle-cut-ask = { $country } · You fight one battle. Against which piece, so that most other enemy pieces lose supply?
puzzle-cut-falls = Without { $piece } these lose supply: { $lost }.
puzzle-cut-others = { $next ->
    [0] { $count } enemy pieces can be battled, those next to a supplied piece; no other battle takes supply from anybody.
    [one] { $count } enemy pieces can be battled, those next to a supplied piece; the next best takes supply from one.
   *[other] { $count } enemy pieces can be battled, those next to a supplied piece; the next best takes supply from { $next }.
}
