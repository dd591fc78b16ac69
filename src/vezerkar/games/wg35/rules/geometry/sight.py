"""Who sees whom, and how much of him (WG35 1.5, 1.8, 8.4, 8.5, 10, 13.1, 13.3, 29.1).

A line of sight is a segment between two points (x, y, z). Between figures 24 lines run from the eye to the sample points of the
target, or 4 if that lies prone. As sight is mutual (WG35 10.10), who shows a vital point to the other's eye sees him, too.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from vezerkar.engine.state import BIT
from vezerkar.games.wg35.rules.geometry.exact import Shape, half_away, span
from vezerkar.games.wg35.rules.geometry.memory import MOST
from vezerkar.games.wg35.rules.geometry.table import CELL, CROSSED, Area, Sheet, Solid, Table

STANDING: Final = 0
PRONE: Final = 1
HIDDEN: Final = 2

EYE: Final = 46
LOW_EYE: Final = 25
CENTRE: Final = 36
BURST_EYE: Final = 25
GROUND_POINT: Final = 5
COLUMNS: Final = (-6, -2, 2, 6)
ROWS: Final = (4, 12, 20, 28, 36, 44)
PRONE_ROWS: Final = (25,)
VITAL_ROWS: Final = (36, 44)
"""The rows of vital points of a figure on its feet; of one lying down all points are vital."""

VITAL_LINES: Final = 0o60606060
"""Those of the 24 lines that end at vital points."""

STRAY: Final = 9
"""No sample point lies as far as this beside the point its figure stands at: no more than 6 mm in x and in y."""

HALF: Final = 12
THREE_QUARTERS: Final = 18

Point = tuple[int, int, int]
Look = tuple[bool, int, int, int]
"""Whether the target is seen; how many of its points are blocked; its cover modifier; what of that areas give. The last two are 0
for a target that is not seen."""


class Post:
    """A figure as far as sight goes: where it stands, its posture, the piece it hides behind and the opening it looks out of.

    `hide` is an index of `Table.pieces` and counts for the hidden, `opening` one of `Table.openings` and counts for the standing;
    else -1.
    """

    __slots__ = ("hide", "opening", "posture", "x", "y", "z")

    def __init__(self, x: int, y: int, z: int, posture: int = STANDING, hide: int = -1, opening: int = -1) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.posture = posture
        self.hide = hide
        self.opening = opening

    def code(self) -> int:
        """All that sight takes of it as one number."""
        return post_code(self.x, self.y, self.z, self.posture, self.hide, self.opening)

    def eye(self) -> int:
        """Height of the eye above the feet (WG35 1.3, 10.5)."""
        return LOW_EYE if self.posture == PRONE else EYE

    def centre(self) -> int:
        """Height of the centre above the feet, where the line for soft cover ends (WG35 10.4)."""
        return LOW_EYE if self.posture == PRONE else CENTRE

    def rows(self) -> tuple[int, ...]:
        """Heights of the sample points above the feet (WG35 10.1, 10.5)."""
        return PRONE_ROWS if self.posture == PRONE else ROWS

    def vital_rows(self) -> tuple[int, ...]:
        """Heights of the vital ones among them."""
        return PRONE_ROWS if self.posture == PRONE else VITAL_ROWS


def post_code(x: int, y: int, z: int, posture: int, hide: int, opening: int) -> int:
    """All that sight takes of a figure as one number: a piece counts for the hidden only, an opening for the standing."""
    at = opening if posture == STANDING else hide if posture == HIDDEN else -1
    return ((((x * 4096 + y) * 4096 + z) * 4) + posture) * 4096 + at + 1


def pair_code(viewer: int, target: int) -> tuple[int, int]:
    """By what it is remembered who sees whom: unless one of them hides, sight is mutual (WG35 10.10)."""
    if viewer < target or viewer // 4096 % 4 == HIDDEN or target // 4096 % 4 == HIDDEN:
        return viewer, target
    return target, viewer


def squared_distance(ax: int, ay: int, az: int, bx: int, by: int, bz: int) -> int:
    """The square of the distance of two figures or points (WG35 1.4)."""
    dx, dy, dz = bx - ax, by - ay, bz - az
    return dx * dx + dy * dy + dz * dz


def in_front(x: int, y: int, facing_x: int, facing_y: int, to_x: int, to_y: int) -> bool:
    """Whether a point is in front of a figure at (x, y) that faces this way, or straight beside it (WG35 1.5)."""
    return facing_x * (to_x - x) + facing_y * (to_y - y) >= 0


# --- one line (WG35 1.8) -------------------------------------------------------------------------------------------


def solids_near(table: Table, px: int, py: int, qx: int, qy: int) -> int:
    """The set of the solids in the cells a line runs through."""
    if px > qx:
        px, py, qx, qy = qx, qy, px, py
    dx, dy = qx - px, qy - py
    cells, columns = table.solids_in, table.columns
    found = 0
    last = (qx + CELL) // CELL
    y1 = py + CELL
    for column in range((px + CELL) // CELL, last + 1):
        y0 = y1
        y1 = qy + CELL if column == last else (dy * (column * CELL - px) + (py + CELL) * dx) // dx
        low, high = (y0 // CELL, y1 // CELL) if dy >= 0 else (y1 // CELL, y0 // CELL)
        for cell in range(low * columns + column, high * columns + column + 1, columns):
            found |= cells[cell]
    return found


def in_hole(solid: Solid, doors: int, p: Point, q: Point, part: tuple[int, int, int, int]) -> bool:
    """Whether a line stays in one open hole of a wall where it is between its bottom and top. `part` is the way in the wall."""
    pz = p[2]
    dz = q[2] - pz
    n0, d0, n1, d1 = part
    if dz:
        # The way between bottom and top: it begins at one of them and ends at the other.
        step = dz if dz > 0 else -dz
        begin = solid.bottom - pz if dz > 0 else pz - solid.top
        end = solid.top - pz if dz > 0 else pz - solid.bottom
        if begin * d0 > n0 * step:
            n0, d0 = begin, step
        if end * d1 < n1 * step:
            n1, d1 = end, step
    z0, z1 = pz * d0 + dz * n0, pz * d1 + dz * n1
    for hole in solid.holes:
        if hole.low * d0 <= z0 <= hole.high * d0 and hole.low * d1 <= z1 <= hole.high * d1 and hole.is_open(doors):
            if hole.out_x:
                u0, u1 = p[1] * d0 + (q[1] - p[1]) * n0, p[1] * d1 + (q[1] - p[1]) * n1
            else:
                u0, u1 = p[0] * d0 + (q[0] - p[0]) * n0, p[0] * d1 + (q[0] - p[0]) * n1
            if hole.least * d0 <= u0 <= hole.most * d0 and hole.least * d1 <= u1 <= hole.most * d1:
                return True
    return False


def passes_hole(solid: Solid, doors: int, px: int, py: int, qx: int, qy: int, part: tuple[int, int, int, int]) -> bool:
    """Whether a line passes an open hole of a wall in plan, at whatever height. `part` is the way in the wall."""
    n0, d0, n1, d1 = part
    for hole in solid.holes:
        if hole.out_x:
            u0, u1 = py * d0 + (qy - py) * n0, py * d1 + (qy - py) * n1
        else:
            u0, u1 = px * d0 + (qx - px) * n0, px * d1 + (qx - px) * n1
        before = u0 < hole.least * d0 and u1 < hole.least * d1
        behind = u0 > hole.most * d0 and u1 > hole.most * d1
        if not before and not behind and hole.is_open(doors):
            return True
    return False


def stops(solid: Solid, doors: int, p: Point, q: Point) -> bool:
    """Whether a solid blocks a line."""
    part = span(solid.shape, p[0], p[1], q[0], q[1])
    if part is None:
        return False
    n0, d0, n1, d1 = part
    dz = q[2] - p[2]
    z0, z1 = p[2] * d0 + dz * n0, p[2] * d1 + dz * n1
    if (z0 >= solid.top * d0 and z1 >= solid.top * d1) or (z0 <= solid.bottom * d0 and z1 <= solid.bottom * d1):
        return False
    return not (solid.holes and in_hole(solid, doors, p, q, part))


def pierces(sheet: Sheet, p: Point, q: Point) -> bool:
    """Whether a line passes through a roof or an upper floor."""
    d, n = q[2] - p[2], sheet.z - p[2]
    if d < 0:
        d, n = -d, -n
    if not 0 < n < d:
        return False
    # It passes n/d of the way from p to q; x and y are those of that point, times d.
    x, y = p[0] * d + (q[0] - p[0]) * n, p[1] * d + (q[1] - p[1]) * n
    return covers(sheet.shape, x, y, d, 1) and not wells(sheet.holes, x, y, d)


def wells(holes: list[Shape], x: int, y: int, d: int) -> bool:
    """Whether the point (x/d, y/d) lies in one of the holes, or on its edge."""
    for hole in holes:
        if covers(hole, x, y, d, 0):
            return True
    return False


def covers(shape: Shape, x: int, y: int, d: int, least: int) -> bool:
    """Whether the point (x/d, y/d) lies in a polygon: strictly inside if `least` is 1, or on the edge, too, if it is 0."""
    edges = shape.edges
    for i in range(0, len(edges), 3):
        if edges[i] * x + edges[i + 1] * y + edges[i + 2] * d < least:
            return False
    return True


def free(table: Table, doors: int, p: Point, q: Point, skip: int) -> bool:
    """Whether nothing that stands on the table blocks a line, but for a set of solids that do not count."""
    near = solids_near(table, p[0], p[1], q[0], q[1]) & ~skip
    solids = table.solids
    while near:
        last = near & -near
        near ^= last
        if stops(solids[last.bit_length() - 1], doors, p, q):
            return False
    for sheet in table.sheets:
        if pierces(sheet, p, q):
            return False
    return True


def blocked(table: Table, doors: int, p: Point, q: Point) -> bool:
    """Whether anything that stands on the table blocks the line from p to q, with these doors open (WG35 1.8)."""
    return not free(table, doors, p, q, 0)


# --- the silhouette (WG35 10.1, 10.2) ------------------------------------------------------------------------------


def columns_of(px: int, py: int, tx: int, ty: int) -> list[tuple[int, int]]:
    """Where the four columns of sample points of a target at t stand for an eye at p (WG35 10.2).

    Who looks straight down or up has no direction in plan; he is taken to look north.
    """
    dx, dy = tx - px, ty - py
    length = isqrt(dx * dx + dy * dy)
    if not length:
        dy = length = 1
    return [(tx + half_away(-dy * o, length), ty + half_away(dx * o, length)) for o in COLUMNS]


def shaded(table: Table, doors: int, eye: Point, feet: Point, rows: tuple[int, ...], skip: int, hide: int) -> int:
    """Which of the lines from an eye to the sample points of a target are blocked.

    As many bits as there are rows for each column, the lowest row first. `skip` is the set of solids that do not count; lines
    whose plan crosses the piece `hide` are blocked whatever their height (WG35 8.4), unless that is -1.
    """
    ex, ey, ez = eye
    heights = [feet[2] + row for row in rows]
    least, most = (ez, heights[-1]) if ez < heights[0] else (heights[0], max(ez, heights[-1]))
    columns = columns_of(ex, ey, feet[0], feet[1])
    count = len(rows)
    full, column = BIT[4 * count] - 1, BIT[count] - 1
    lines = hidden_lines(table, eye, columns, count, hide) if hide >= 0 else 0
    for solid in in_the_way(table, ex, ey, feet[0], feet[1], least, most, skip):
        for i in range(4):
            if lines >> count * i & column != column:
                lines |= _covered(solid, doors, eye, columns[i][0], columns[i][1], heights) * BIT[count * i]
        if lines == full:
            return full
    for sheet in table.sheets:
        if least < sheet.z < most:
            for i in range(4):
                x, y = columns[i]
                for j in range(count):
                    if pierces(sheet, eye, (x, y, heights[j])):
                        lines |= BIT[count * i + j]
    return lines


MIDDLE_FIRST: Final = (1, 2, 0, 3)
"""The order in which columns are tried when one free line is enough."""


def shows_any(table: Table, doors: int, eye: Point, feet: Point, rows: tuple[int, ...], skip: int, hide: int) -> bool:
    """Whether not all lines are blocked, of those that `shaded` is about; it ends with the first that is free."""
    ex, ey, ez = eye
    heights = [feet[2] + row for row in rows]
    least, most = (ez, heights[-1]) if ez < heights[0] else (heights[0], max(ez, heights[-1]))
    walls = in_the_way(table, ex, ey, feet[0], feet[1], least, most, skip)
    sheets = [sheet for sheet in table.sheets if least < sheet.z < most]
    if not walls and not sheets and hide < 0:
        return True
    columns = columns_of(ex, ey, feet[0], feet[1])
    count = len(rows)
    column = BIT[count] - 1
    hidden = hidden_lines(table, eye, columns, count, hide) if hide >= 0 else 0
    for i in MIDDLE_FIRST:
        x, y = columns[i]
        lines = hidden >> count * i & column
        for solid in walls:
            if lines == column:
                break
            lines |= _covered(solid, doors, eye, x, y, heights)
        if lines == column:
            continue
        for sheet in sheets:
            for j in range(count):
                if pierces(sheet, eye, (x, y, heights[j])):
                    lines |= BIT[j]
        if lines != column:
            return True
    return False


def in_the_way(table: Table, ex: int, ey: int, x: int, y: int, least: int, most: int, skip: int) -> list[Solid]:
    """The solids that may block a line from (ex, ey) to near (x, y) between two heights; those of the set `skip` do not count."""
    dx, dy = x - ex, y - ey
    stray = STRAY * (isqrt(dx * dx + dy * dy) + 1)
    found: list[Solid] = []
    near = solids_near(table, ex, ey, x, y) & ~skip
    solids = table.solids
    while near:
        last = near & -near
        near ^= last
        solid = solids[last.bit_length() - 1]
        if solid.bottom >= most or solid.top <= least:
            continue
        shape = solid.shape
        # The footprint may lie to one side of all lines: twice the areas of the triangles with the corners of its box tell.
        right = dx * ((shape.south if dx > 0 else shape.north) - ey) - dy * ((shape.east if dy > 0 else shape.west) - ex)
        left = dx * ((shape.north if dx > 0 else shape.south) - ey) - dy * ((shape.west if dy > 0 else shape.east) - ex)
        if right <= stray and left >= -stray:
            found.append(solid)
    return found


def _covered(solid: Solid, doors: int, eye: Point, x: int, y: int, heights: list[int]) -> int:
    """Which of the lines to the points at these heights, rising, of one column a solid blocks: a bit for each."""
    ex, ey, ez = eye
    part = span(solid.shape, ex, ey, x, y)
    if part is None:
        return 0
    n0, d0, n1, d1 = part
    open_to = solid.holes and passes_hole(solid, doors, ex, ey, x, y, part)
    from0, from1 = ez * (d0 - n0), ez * (d1 - n1)
    top0, top1, bottom0, bottom1 = solid.top * d0, solid.top * d1, solid.bottom * d0, solid.bottom * d1
    lines = 0
    for j in range(len(heights)):
        z = heights[j]
        z0, z1 = from0 + z * n0, from1 + z * n1
        if z0 >= top0 and z1 >= top1:
            break  # higher points are seen over it, too
        if z0 <= bottom0 and z1 <= bottom1:
            continue
        if not (open_to and in_hole(solid, doors, eye, (x, y, z), part)):
            lines |= BIT[j]
    return lines


def hidden_lines(table: Table, eye: Point, columns: list[tuple[int, int]], count: int, hide: int) -> int:
    """The lines along which nobody sees a target that hides behind a piece (WG35 8.4). A house hides by its walls alone."""
    lines = 0
    for shape in table.barriers[hide]:
        for i in range(4):
            x, y = columns[i]
            if span(shape, eye[0], eye[1], x, y) is not None:
                lines |= (BIT[count] - 1) * BIT[count * i]
    return lines


# --- soft cover (WG35 10.4, 29.1) ----------------------------------------------------------------------------------


def veil(table: Table, eye: Point, end: Point) -> tuple[bool, int]:
    """Whether woods and the like cut a line off, and the cover those give that it crosses (WG35 10.4)."""
    soft = 0
    parts: list[Stretch] = []
    ex, ey, ez = eye
    dx, dy, dz = end[0] - ex, end[1] - ey, end[2] - ez
    for area in table.veils:
        shape = area.shape
        # The whole area may lie to one side of the line, see `shaded`.
        if (
            dx * ((shape.south if dx > 0 else shape.north) - ey) >= dy * ((shape.east if dy > 0 else shape.west) - ex)
            or dx * ((shape.north if dx > 0 else shape.south) - ey) <= dy * ((shape.west if dy > 0 else shape.east) - ex)
        ) and (dx or dy):
            continue
        part = span(shape, ex, ey, end[0], end[1])
        if part is None:
            continue
        n0, d0, n1, d1 = part
        gap = area.top - ez
        if dz > 0 and gap * d1 < n1 * dz:
            n1, d1 = gap, dz
        elif dz < 0 and gap * d0 < n0 * dz:
            n0, d0 = -gap, -dz
        elif not dz and gap <= 0:
            continue
        if n0 * d1 >= n1 * d0:
            continue
        if area.when == CROSSED and area.soft > soft:
            soft = area.soft
        if area.vision:
            parts.append(Stretch(area, n0, d0, n1, d1))
    if not parts:
        return False, soft
    squared = dx * dx + dy * dy + dz * dz
    for i in range(len(parts)):
        # Each type of area once, when the first of its stretches comes along.
        kind = parts[i].area.type
        if squared > parts[i].area.vision ** 2 and not any_of(parts[:i], kind) and too_deep(parts, kind, squared):
            return True, soft
    return False, soft


class Stretch:
    """The part of a line that runs through an area: from n0/d0 to n1/d1 of it."""

    __slots__ = ("area", "d0", "d1", "n0", "n1")

    def __init__(self, area: Area, n0: int, d0: int, n1: int, d1: int) -> None:
        self.area = area
        self.n0 = n0
        self.d0 = d0
        self.n1 = n1
        self.d1 = d1


def any_of(parts: list[Stretch], kind: str) -> bool:
    """Whether one of these runs through this type of area."""
    for part in parts:
        if part.area.type == kind:
            return True
    return False


def too_deep(parts: list[Stretch], kind: str, squared: int) -> bool:
    """Whether the stretches through one type of area are together longer than one can see in it; overlaps count once.

    `squared` is the square of the length of the whole line.
    """
    ordered: list[Stretch] = []
    for part in parts:
        if part.area.type == kind:
            i = len(ordered)
            while i and ordered[i - 1].n0 * part.d0 > part.n0 * ordered[i - 1].d0:
                i -= 1
            ordered.insert(i, part)
    n, d = 0, 1
    end_n, end_d = 0, 1
    for part in ordered:
        n0, d0 = part.n0, part.d0
        if n0 * end_d < end_n * d0:
            n0, d0 = end_n, end_d
        if part.n1 * d0 <= n0 * part.d1:
            continue
        end_n, end_d = part.n1, part.d1
        n, d = n * d0 * end_d + (end_n * d0 - n0 * end_d) * d, d * d0 * end_d
    return n * n * squared > ordered[0].area.vision ** 2 * d * d


def shelter(table: Table, viewer: Point, target: Point) -> int:
    """The cover of the areas a target stands in. A trench or a foxhole gives none against who is inside the same (WG35 29.1)."""
    soft = 0
    x, y, z = target
    shared = False
    dug = 0
    for area in table.covers:
        if not area.carries(x, y, z):
            continue
        if not area.depth:
            soft = max(soft, area.soft)
        elif area.carries(viewer[0], viewer[1], viewer[2]):
            shared = True
        else:
            dug = max(dug, area.soft)
    return soft if shared else max(soft, dug)


# --- figures (WG35 10) ---------------------------------------------------------------------------------------------


class Place:
    """Where a figure is taken to stand for one line: at its opening, whose wall (a set of solids) then counts for nothing, or
    where it is. `cover` is that of the opening, else -1."""

    __slots__ = ("cover", "feet", "skip")

    def __init__(self, table: Table, post: Post, x: int, y: int) -> None:
        self.feet: Point = (post.x, post.y, post.z)
        self.skip = 0
        self.cover = -1
        if post.opening >= 0 and post.posture == STANDING:
            opening = table.openings[post.opening]
            # Through that wall go the lines to whoever is beyond its outer face (WG35 10.7).
            if (x - opening.x0) * opening.out_x + (y - opening.y0) * opening.out_y > 0:
                self.feet = (opening.mid_x, opening.mid_y, post.z)
                self.skip = table.wall_of(opening)
                self.cover = opening.cover

    def above(self, height: int) -> Point:
        """The point so high above the feet."""
        return (self.feet[0], self.feet[1], self.feet[2] + height)


def reveals(table: Table, doors: int, viewer: Post, at: Place, target: Post, to: Place, hide: int) -> bool:
    """Whether the eye of one figure, standing at its place, has a free line to a vital point of another (WG35 10.1, 10.4)."""
    eye = at.above(viewer.eye())
    if veil(table, eye, to.above(target.centre()))[0]:
        return False
    return shows_any(table, doors, eye, to.feet, target.vital_rows(), at.skip | to.skip, hide)


def sees(table: Table, doors: int, viewer: Post, target: Post) -> bool:
    """Whether a figure sees another, wherever it faces (WG35 10.1, 10.10): `look` without what costs time."""
    sights = table.memory.with_doors(doors).sights
    key = pair_code(viewer.code(), target.code())
    known = sights.get(key)
    if known is None:
        known = sees_anew(table, doors, viewer, target)
        if len(sights) >= MOST:
            sights.clear()
        sights[key] = known
    return known


def sees_anew(table: Table, doors: int, viewer: Post, target: Post) -> bool:
    """The same, asked for the first time."""
    at, to = Place(table, viewer, target.x, target.y), Place(table, target, viewer.x, viewer.y)
    hide = target.hide if target.posture == HIDDEN else -1
    return reveals(table, doors, viewer, at, target, to, hide) or reveals(table, doors, target, to, viewer, at, hide)


def look(table: Table, doors: int, viewer: Post, target: Post) -> Look:
    """What a figure sees of another, wherever it faces (WG35 10.1-10.7, 10.10)."""
    looks = table.memory.with_doors(doors).looks
    key = (viewer.code(), target.code())
    known = looks.get(key)
    if known is None:
        known = _look(table, doors, viewer, target)
        if len(looks) >= MOST:
            looks.clear()
        looks[key] = known
    return known


def _look(table: Table, doors: int, viewer: Post, target: Post) -> Look:
    at, to = Place(table, viewer, target.x, target.y), Place(table, target, viewer.x, viewer.y)
    hide = target.hide if target.posture == HIDDEN else -1
    eye = at.above(viewer.eye())
    rows = target.rows()
    lines = shaded(table, doors, eye, to.feet, rows, at.skip | to.skip, hide)
    cut, soft = veil(table, eye, to.above(target.centre()))
    seen = (not cut and shows(lines, len(rows))) or reveals(table, doors, target, to, viewer, at, hide)
    return verdict(seen, lines, max(soft, shelter(table, at.feet, to.feet)), target, to)


def shows(lines: int, rows: int) -> bool:
    """Whether one of the vital points is free, of a target with so many rows of them; the others are blocked."""
    vital = VITAL_LINES if rows == 6 else BIT[4 * rows] - 1
    return lines & vital != vital


def verdict(seen: bool, lines: int, soft: int, target: Post, to: Place) -> Look:
    """Put together what is seen of a target (WG35 10.3-10.5, 10.7)."""
    hits = lines.bit_count()
    if not seen:
        return False, hits, 0, 0
    if target.posture == PRONE:
        return True, hits, 2, soft
    if to.cover >= 0:
        return True, hits, to.cover, soft
    hard = 0 if hits < HALF else 1 if hits < THREE_QUARTERS else 2
    return True, hits, max(hard, soft), soft


# --- points (WG35 10.8, 13.1, 13.3) --------------------------------------------------------------------------------


def sees_point(table: Table, doors: int, viewer: Post, point: Point) -> bool:
    """Whether a figure sees a point of a surface, wherever it faces (WG35 10.8)."""
    x, y, z = point
    at = Place(table, viewer, x, y)
    eye, end = at.above(viewer.eye()), (x, y, z + GROUND_POINT)
    return not veil(table, eye, end)[0] and free(table, doors, eye, end, at.skip)


def look_from_burst(table: Table, doors: int, burst: Point, target: Post) -> Look:
    """What a burst on a surface reaches of a figure (WG35 13.1): walls protect, woods and the like only cover."""
    x, y, z = burst
    to = Place(table, target, x, y)
    eye = (x, y, z + BURST_EYE)
    rows = target.rows()
    lines = shaded(table, doors, eye, to.feet, rows, to.skip, target.hide if target.posture == HIDDEN else -1)
    soft = max(veil(table, eye, to.above(target.centre()))[1], shelter(table, burst, to.feet))
    return verdict(shows(lines, len(rows)), lines, soft, target, to)


def open_sky(table: Table, x: int, y: int, z: int) -> bool:
    """Whether there is neither a roof nor an upper floor above a point (WG35 13.3)."""
    for sheet in table.sheets:
        if sheet.z > z and sheet.shape.strictly(x, y) and not wells(sheet.holes, x, y, 1):
            return False
    return True
