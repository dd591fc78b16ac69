### Triumph & Tragedy: puzzles

puzzle-lines = Cut off
puzzle-lines-ask = { $faction } · Mark the areas whose Tanks and Infantry have no Supply Line.
puzzle-lines-cut = { $area }: every way over adjacent Friendly areas, Open Seas and Straits ends before a capital of the Faction.
puzzle-lines-sources = A line has to lead to one of these: { $areas }.
puzzle-lines-others = All other Tanks and Infantry have a line; Fortresses, ships and aircraft need none.
puzzle-keystone = Keystone
puzzle-keystone-ask = { $faction } · Suppose your enemy took one of your areas and nothing else changed. Which loss would cut off most Tanks and Infantry in other areas?
puzzle-keystone-cut = { $count ->
    [one] { $area }: once it is lost, one unit has no Supply Line any more: { $areas }.
   *[other] { $area }: once it is lost, { $count } units have no Supply Line any more: { $areas }.
}
puzzle-keystone-others = { $next ->
    [0] No other loss cuts anybody off elsewhere.
    [one] Of all other losses none cuts off more than one unit.
   *[other] Of all other losses none cuts off more than { $next } units.
}
puzzle-borders = Borders
puzzle-borders-ask = { $faction } · Suppose it is your turn, with Commands for every unit. Count only your Tanks and Infantry next to an area with Enemy units: against which area could most of them Engage by land?
puzzle-borders-best = { $area }: { $engage } can Engage: { $ways }.
puzzle-borders-crowded = { $area }: { $beside } stand next to it, but only { $engage } can Engage: { $ways }.
puzzle-borders-way = { $through } of { $units } ({ $area })
puzzle-borders-others = { $next ->
    [0] Against no other area can any unit Engage.
    [one] Against no other area can more than one unit Engage.
   *[other] Against no other area can more than { $next } units Engage.
}
