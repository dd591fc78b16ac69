### WG35: puzzles

puzzle-seers = Who sees the figure?
puzzle-seers-ask = Which enemies see { $figure }? Each sees only what is in front of it.
puzzle-seers-away = These have a free line to { $figure } but face the other way: { $figures }.
puzzle-seen = Whom does the figure see?
puzzle-seen-ask = Which enemies does { $figure } see? It sees only what is in front of it.
puzzle-seen-away = { $figure } has a free line to these but faces the other way: { $figures }.
puzzle-sight-seen = { $viewer } sees { $target }: { $blocked } of { $points } lines to its points are blocked.
puzzle-blind-standing = No free line from the eye to chest, shoulders or head: { $figures }.
puzzle-blind-prone = No free line from the eye to one who lies prone: { $figures }.
puzzle-blind-hidden = No free line from the eye past what one hides behind: { $figures }.
