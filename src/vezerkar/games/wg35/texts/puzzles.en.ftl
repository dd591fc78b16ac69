### WG35: puzzles

puzzle-seers = Who sees him?
puzzle-seers-ask = Which enemies see { $figure }? Each sees only what is in front of it.
puzzle-seers-away = These have a free line, but { $figures } face the other way.
puzzle-seen = Whom does he see?
puzzle-seen-ask = Which enemies does { $figure } see? It sees only what is in front of it.
puzzle-seen-away = There is a free line to { $figures }, but not in front of it.
puzzle-sight-seen = { $viewer } sees { $target }: { $blocked } of the 24 points of the target are blocked.
puzzle-sight-blind = No free line from the eye to chest, shoulders or head: { $figures }.
