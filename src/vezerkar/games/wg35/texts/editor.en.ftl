# WG35, in English: the editor, where tables are made.

language = en
editor-title = Make a table
editor-whole = Table
editor-intro = The table measures { $cm } by { $cm } centimetres. Lengths are in millimetres; x runs east, y runs north.
editor-saved = To play on it, put the file into a folder of your own, name that folder in { $variable } and restart the server. The table is then offered under “Options and bot”.
editor-empty = Empty table
editor-new = My table
editor-copy = { $name } (mine)
the-table = The table
compass-north = N
spot = Objective
spot-note = Points that missions name by their number. Ours need the first { $count }.

group-building = Buildings
group-wall = Walls and fences
group-area = Ground and growth
group-block = Objects and rises
group-way = Bridges, ramps, ladders
group-marker = Markers

## Fields

field-id = Id
field-id-note = Small letters, digits and _; also the name of the file.
field-type = Type
field-name = Name
field-name-en = Name in English
field-name-hu = Name in Hungarian
field-text = Description
field-text-en = Description in English
field-text-hu = Description in Hungarian
field-civilian = People live here
field-polygon = Corners
field-z_mm = Stands at
field-z_mm-note = 0 on the table itself, 30 on a tier of a hill, 60 on the second.
field-from_z = From height
field-to_z = To height
field-direction = Rises to the
field-objective_sites = Objectives
field-wall_height_mm = Height of the walls
field-wall_thickness_mm = Thickness of the walls
field-roof = Has a roof
field-roof_access = Figures may stand on the roof
field-storeys = Storeys
field-storeys-note = Counted from 0. Heights above the ground that the building stands on.
field-openings = Doors, windows, loopholes
field-stairs = Stairs
field-stairs-note = From floor to floor, or to a roof that figures may stand on.
field-ladders = Ladders
field-index = Number
field-floor_mm = Floor
field-ceiling_mm = Ceiling
field-kind = Kind
field-edge = Wall
field-offset_mm = From the corner
field-offset_mm-note = Measured along the wall from its first corner, counter-clockwise around the building.
field-width_mm = Width
field-storey = Storey
field-sill_mm = Sill
field-head_mm = Top edge
field-state = Door
field-lock = Has a lock
field-cover = Cover
side-south = south
side-east = east
side-north = north
side-west = west
way-south = south
way-east = east
way-north = north
way-west = west
state-usual = as usual
state-closed = closed
state-open = open
cover-usual = as usual

## Faults

diagnostic = { $where }: { $words }
diagnostic-too-much = Too large: at most { $pieces } pieces with { $corners } corners in all, and { $types } types of your own.
fault-other = found { $found }; allowed: { $allowed }
fault-number = a whole number from { $low } to { $high }, not { $found }.
fault-flag = yes or no, not { $found }.
fault-text = a text, not { $found }.
fault-ident = small letters a-z, digits and _, a letter first; not { $found }.
fault-choice = { $found } is not an allowed value.
fault-unknown-id = unknown id: { $found }.
fault-list = a list of { $low } to { $high } entries, not { $found }.
fault-twice = each entry only once.
fault-object = an object with fields is needed, not { $found }.
fault-unknown-field = unknown field.
fault-missing = a value is needed.
fault-convex = the outline must bulge outwards at every corner and lie on the table. Put two pieces side by side for another form.
fault-name = a name is needed, in one language at least.
fault-taken = another table or type has the id { $id } already.
fault-above = more than { $floor } is needed, not { $found }.
fault-door-sill = a door needs 0.
fault-only-doors = only doors can be closed or have a lock.
fault-same-id = { $id } is there more than once.
fault-no-piece = { $found } is not a piece that stands by itself.
fault-doors = { $doors } doors are too many; at most { $most }.
fault-not-of-kind = a piece of this kind has none.
fault-floats = below the corner x { $x }, y { $y } nothing is { $z } mm high to stand on.
fault-rectangle = a rectangle along the edges of the table.
fault-thick = less than half the width of the building.
fault-no-roof = there is no roof to stand on.
fault-storey-number = this must be number { $number }.
fault-floor = { $number ->
    [0] the first floor lies on the ground, at 0.
   *[other] at least { $least }, the ceiling below.
}
fault-ceiling = at least { $least }, the highest ceiling.
fault-storey = the last storey is number { $last }.
fault-head = at most { $most }, the ceiling of its storey.
fault-off-wall = { $begin } to { $end } mm along the wall comes too near to a corner; { $first } to { $last } is free.
fault-touch = it touches { $other } in the same wall.
fault-inside = it must lie between the walls.
fault-landing = this must be the height of a floor: { $heights }.
