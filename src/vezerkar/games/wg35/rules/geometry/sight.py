"""Sight between figures, and how much of one is seen (WG35 1.5, 1.8, 8.4, 8.5, 10, 13.1, 13.3, 29.1).

A line of sight is a segment between two points (x, y, z). Between figures 24 lines run from the eye to the sample points of the
target, or 4 if that lies prone. As sight is mutual (WG35 10.10), who shows a vital point to the other's eye sees him, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.rules.geometry.lines import NO_SOLID, free, wells
from vezerkar.games.wg35.rules.geometry.memory import MOST, UNKNOWN
from vezerkar.games.wg35.rules.geometry.screens import is_screened
from vezerkar.games.wg35.rules.geometry.silhouette import Glance, walls_between
from vezerkar.games.wg35.rules.geometry.table import Solid, Table
from vezerkar.games.wg35.rules.geometry.veils import shelter, veil

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.wg35.rules.geometry.lines import Point

STANDING: Final = 0
PRONE: Final = 1
HIDDEN: Final = 2

EYE: Final = 46
LOW_EYE: Final = 25
CENTRE: Final = 36
BURST_EYE: Final = 25
GROUND_POINT: Final = 5
ROWS: Final = (4, 12, 20, 28, 36, 44)
PRONE_ROWS: Final = (25,)
LOW_VITAL: Final = 36
VITAL_ROWS: Final = (LOW_VITAL, 44)
"""The rows of vital points of a figure on its feet, and the lower of them; of one lying down all points are vital."""

VITAL_LINES: Final = 0o60606060
"""Those of the 24 lines that end at vital points."""

HALF: Final = 12
THREE_QUARTERS: Final = 18

Look = tuple[bool, int, int, int]
"""A look at a target: True if it is seen; the number of its points that are blocked; its cover modifier; the part of that

which areas give. The last two are 0 for a target that is not seen.
"""


class Post:
    """A figure as far as sight goes: where it stands, its posture, the piece it hides behind and the opening it looks out of.

    `hide` is an index of `Table.pieces` and counts for the hidden, `opening` one of `Table.openings` and counts for the standing;
    else -1.
    """

    __slots__ = ("hide", "opening", "posture", "x", "y", "z")

    def __init__(self, x: i64, y: i64, z: i64, posture: i64 = STANDING, hide: i64 = -1, opening: i64 = -1) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.posture = posture
        self.hide = hide
        self.opening = opening

    def code(self) -> i64:
        """All that sight takes of it as one number."""
        return post_code(self.x, self.y, self.z, self.posture, self.hide, self.opening)

    def eye(self) -> i64:
        """Height of the eye above the feet (WG35 1.3, 10.5)."""
        return eye_of(self.posture)

    def centre(self) -> i64:
        """Height of the centre above the feet, where the line for soft cover ends (WG35 10.4)."""
        return LOW_EYE if self.posture == PRONE else CENTRE

    def rows(self) -> tuple[int, ...]:
        """Heights of the sample points above the feet (WG35 10.1, 10.5)."""
        return PRONE_ROWS if self.posture == PRONE else ROWS

    def vital_rows(self) -> tuple[int, ...]:
        """Heights of the vital ones among them."""
        return PRONE_ROWS if self.posture == PRONE else VITAL_ROWS


def eye_of(posture: i64) -> i64:
    """Height of the eye above the feet (WG35 1.3, 10.5)."""
    return LOW_EYE if posture == PRONE else EYE


def lowest_of(posture: i64) -> i64:
    """Height of the lowest vital point above the feet (WG35 10.1, 10.5)."""
    return LOW_EYE if posture == PRONE else LOW_VITAL


def post_code(x: i64, y: i64, z: i64, posture: i64, hide: i64, opening: i64) -> i64:
    """All that sight takes of a figure as one number: a piece counts for the hidden only, an opening for the standing."""
    at = opening if posture == STANDING else hide if posture == HIDDEN else -1
    return ((((x * 4096 + y) * 4096 + z) * 4) + posture) * 4096 + at + 1


def in_order(viewer: i64, target: i64) -> bool:
    """Return True if sight between two posts (by their codes) is remembered in this order.

    Unless one of them hides, sight is mutual (WG35 10.10): one order does for both.
    """
    return viewer <= target or viewer // 4096 % 4 == HIDDEN or target // 4096 % 4 == HIDDEN


def squared_distance(ax: i64, ay: i64, az: i64, bx: i64, by: i64, bz: i64) -> i64:
    """The square of the distance of two figures or points (WG35 1.4)."""
    dx, dy, dz = bx - ax, by - ay, bz - az
    return dx * dx + dy * dy + dz * dz


def in_front(x: i64, y: i64, facing_x: i64, facing_y: i64, to_x: i64, to_y: i64) -> bool:
    """Return True if a point is in front of a figure at (x, y) that faces this way, or straight beside it (WG35 1.5)."""
    return facing_x * (to_x - x) + facing_y * (to_y - y) >= 0


# --- figures (WG35 10) ---------------------------------------------------------------------------------------------


class Place:
    """The place where a figure is taken to stand for one line: at its opening, or where it is.

    The wall of that opening, `skip` (a solid, or `NO_SOLID`), counts for nothing. `cover` is that of the opening, else -1.
    """

    __slots__ = ("cover", "feet", "skip")

    def __init__(self, table: Table, post: Post, x: i64, y: i64) -> None:
        self.feet: Point = (post.x, post.y, post.z)
        self.skip: i64 = NO_SOLID
        self.cover = -1
        if post.opening >= 0 and post.posture == STANDING:
            opening = table.openings[post.opening]
            # Through that wall go the lines to whoever is beyond its outer face (WG35 10.7).
            if (x - opening.x0) * opening.out_x + (y - opening.y0) * opening.out_y > 0:
                self.feet = (opening.mid_x, opening.mid_y, post.z)
                self.skip = opening.wall
                self.cover = opening.cover

    def above(self, height: i64) -> Point:
        """The point so high above the feet."""
        return (self.feet[0], self.feet[1], self.feet[2] + height)


def walls_of(table: Table, viewer: Post, at: Place, target: Post, to: Place, vital: bool) -> list[Solid]:
    """The solids that may be in the way of lines from one figure, standing at its place, to another, or from that to this.

    ``vital`` says that all of them end at vital points.
    """
    low = viewer.vital_rows()[0]
    aim = target.vital_rows()[0] if vital else target.rows()[0]
    least = min(at.feet[2] + low, to.feet[2] + aim)
    most = max(at.feet[2] + viewer.eye(), to.feet[2] + target.eye())
    return walls_between(table, at.feet, to.feet, least, most, at.skip, to.skip)


def reveals(table: Table, doors: i64, viewer: Post, at: Place, target: Post, to: Place, walls: list[Solid], hide: i64) -> bool:
    """Return True if a figure's eye, at its place, has a free line to a vital point of another (WG35 10.1, 10.4)."""
    eye = at.above(viewer.eye())
    if veil(table, eye, to.above(target.centre()))[0]:
        return False
    return Glance(table, doors, eye, to.feet, target.vital_rows(), walls, hide).shows_any()


def out_of_sight(table: Table, ax: i64, ay: i64, az: i64, posture: i64, bx: i64, by: i64, bz: i64, other_posture: i64) -> bool:
    """Return True if it is quick to see that two figures do not see each other.

    Both look from where they stand, not out of openings.
    """
    low, high = az + lowest_of(posture), az + eye_of(posture)
    other_low, other_high = bz + lowest_of(other_posture), bz + eye_of(other_posture)
    return is_screened(table, ax, ay, bx, by, low if low < other_low else other_low, high if high > other_high else other_high)


def sees(table: Table, doors: int, viewer: Post, target: Post) -> bool:
    """Return True if a figure sees another, wherever it faces (WG35 10.1, 10.10): `look` without what costs time."""
    if (
        viewer.opening < 0
        and target.opening < 0
        and out_of_sight(table, viewer.x, viewer.y, viewer.z, viewer.posture, target.x, target.y, target.z, target.posture)
    ):
        return False
    known = recall(table, doors, viewer.code(), target.code())
    return find_out(table, doors, viewer, target) if known == UNKNOWN else known != 0


def recall(table: Table, doors: i64, viewer: i64, target: i64) -> i64:
    """Return 1 if one of two posts (by their codes) is known to see the other, 0 if not; `UNKNOWN` if it is not remembered."""
    if in_order(viewer, target):
        return table.memory.sights.find(doors, viewer, target)
    return table.memory.sights.find(doors, target, viewer)


def find_out(table: Table, doors: int, viewer: Post, target: Post) -> bool:
    """Return True if a figure sees another, and remember it."""
    one, other = viewer.code(), target.code()
    seen = sees_anew(table, doors, viewer, target)
    if in_order(one, other):
        table.memory.sights.keep(doors, one, other, seen)
    else:
        table.memory.sights.keep(doors, other, one, seen)
    return seen


def sees_anew(table: Table, doors: int, viewer: Post, target: Post) -> bool:
    """The same, asked for the first time."""
    at, to = Place(table, viewer, target.x, target.y), Place(table, target, viewer.x, viewer.y)
    hide = target.hide if target.posture == HIDDEN else -1
    walls = walls_of(table, viewer, at, target, to, True)
    if reveals(table, doors, viewer, at, target, to, walls, hide):
        return True
    return reveals(table, doors, target, to, viewer, at, walls, hide)


def look(table: Table, doors: int, viewer: Post, target: Post) -> Look:
    """Return a figure's look at another, wherever it faces (WG35 10.1-10.7, 10.10)."""
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
    walls = walls_of(table, viewer, at, target, to, False)
    lines = Glance(table, doors, eye, to.feet, rows, walls, hide).shaded()
    cut, soft = veil(table, eye, to.above(target.centre()))
    seen = (not cut and shows(lines, len(rows))) or reveals(table, doors, target, to, viewer, at, walls, hide)
    return verdict(seen, lines, max(soft, shelter(table, at.feet, to.feet)), target, to)


def shows(lines: int, rows: int) -> bool:
    """Return True if one of the vital points is free, of a target with so many rows of them; the others are blocked."""
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
    """Return True if a figure sees a point of a surface, wherever it faces (WG35 10.8)."""
    x, y, z = point
    at = Place(table, viewer, x, y)
    eye, end = at.above(viewer.eye()), (x, y, z + GROUND_POINT)
    return not veil(table, eye, end)[0] and free(table, doors, eye, end, at.skip)


def look_from_burst(table: Table, doors: int, burst: Point, target: Post) -> Look:
    """Return how a burst on a surface reaches a figure (WG35 13.1): walls protect, woods and the like only cover."""
    x, y, z = burst
    to = Place(table, target, x, y)
    eye = (x, y, z + BURST_EYE)
    rows = target.rows()
    hide = target.hide if target.posture == HIDDEN else -1
    low, high = to.feet[2] + rows[0], to.feet[2] + rows[-1]
    walls = walls_between(table, burst, to.feet, min(eye[2], low), max(eye[2], high), NO_SOLID, to.skip)
    lines = Glance(table, doors, eye, to.feet, rows, walls, hide).shaded()
    soft = max(veil(table, eye, to.above(target.centre()))[1], shelter(table, burst, to.feet))
    return verdict(shows(lines, len(rows)), lines, soft, target, to)


def open_sky(table: Table, x: int, y: int, z: int) -> bool:
    """Return True if there is neither a roof nor an upper floor above a point (WG35 13.3)."""
    for sheet in table.sheets:
        if sheet.z > z and sheet.shape.strictly(x, y) and not wells(sheet.holes, x, y, 1):
            return False
    return True
