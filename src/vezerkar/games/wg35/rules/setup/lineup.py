"""The line-up that is proposed for a deployment (WG35 5.5): in cover near the front, officers and specialists behind, no clump.

Every point of a lattice in the zone is judged once: how it looks from three points of the enemy's zone. Figures then take their
places one after the other, each the best one that is left for it.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.arm import SET_UP
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.rules.geometry.exact import Shape, root_down
from vezerkar.games.wg35.rules.geometry.path import Point
from vezerkar.games.wg35.rules.geometry.reach import lookouts
from vezerkar.games.wg35.rules.geometry.sight import Post, look, squared_distance
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Table
from vezerkar.games.wg35.rules.setup import placing
from vezerkar.games.wg35.rules.step import own, side_of
from vezerkar.games.wg35.rules.victory.missions import zone_of
from vezerkar.games.wg35.state import SkirmishState

PITCH: Final = 40
"""The distance of neighbouring points of the lattice, in millimetres."""
FINE: Final = 5
"""That of the lattice that is searched when nothing is left of the other."""
ASIDE: Final = 250
"""Distance at which two more enemies are assumed on both sides of the one straight ahead, in millimetres."""
UNSEEN_FRONT: Final = 1
"""Value of not being seen by one of them, for those who shall shoot."""
UNSEEN_BEHIND: Final = 3
"""Value of not being seen by one of them, for officers and specialists."""
BY_COVER: Final[tuple[int, ...]] = (0, 2, 3)
"""Value of cover, by its modifier."""
WORTH: Final = 30
"""Millimetres of ground that these are worth."""
BEHIND: Final = 120
"""Distance behind the front at which officers and specialists like to be, in millimetres."""
CLUMP: Final = 120
"""Nearer than this to a comrade is too near, and the nearer the worse."""
SPACES: Final[tuple[int, ...]] = (50, 20, 5)
"""The least distance of comrades, and what is tried if there is no room for it."""
COMPANY: Final = 250
"""Farther than this from all comrades is lonely."""


class Spot:
    """A point of a zone: what it is worth to those in front and to those behind, in millimetres of ground, comrades aside.

    ``far`` is how far it is from the enemy's zone.
    """

    __slots__ = ("behind", "far", "front", "point")

    def __init__(self, point: Point, front: int, behind: int, far: int) -> None:
        self.point = point
        self.front = front
        self.behind = behind
        self.far = far


_SPOTS: Final[dict[tuple[Table, tuple[tuple[int, int, int, int], ...], tuple[tuple[int, int, int, int], ...]], list[Spot]]] = {}


def spots_of(s: SkirmishState, side: int) -> list[Spot]:
    """The points of the lattice in the zone of a side."""
    own_zone, enemy_zone = zone_of(s, side), zone_of(s, 1 - side)
    key = (s.field.table, _frames(own_zone), _frames(enemy_zone))
    if key not in _SPOTS:
        _SPOTS[key] = _survey(s.field.table, own_zone, enemy_zone)
    return _SPOTS[key]


def _frames(shapes: list[Shape]) -> tuple[tuple[int, int, int, int], ...]:
    return tuple([(shape.west, shape.south, shape.east, shape.north) for shape in shapes])


def _survey(table: Table, own_zone: list[Shape], enemy_zone: list[Shape]) -> list[Spot]:
    found: list[Spot] = []
    seen: set[tuple[int, int]] = set()
    for shape in own_zone:
        for x in range((shape.west + PITCH - 1) // PITCH * PITCH, shape.east + 1, PITCH):
            for y in range((shape.south + PITCH - 1) // PITCH * PITCH, shape.north + 1, PITCH):
                if (x, y) not in seen and shape.holds(x, y):
                    seen.add((x, y))
                    for z in surface_at(table, x, y)[:1]:
                        found.append(_judge(table, (x, y, z), enemy_zone))
    nearest = min([spot.far for spot in found]) if found else 0
    for spot in found:
        ahead = spot.far - nearest
        spot.front -= ahead
        spot.behind -= abs(ahead - BEHIND)
    return found


def _judge(table: Table, at: Point, enemy_zone: list[Shape]) -> Spot:
    """Return the value of a point by its look from the enemy's zone and its distance from the middle, without the front."""
    x, y = at[0], at[1]
    best, to = -1, enemy_zone[0]
    for shape in enemy_zone:
        far = _gap(shape, x, y)
        if best < 0 or far < best:
            best, to = far, shape
    front = behind = 0
    for aside in (-ASIDE, 0, ASIDE):
        ex = min(max(x + aside, to.west), to.east)
        ey = min(max(y if to.west <= x <= to.east else y + aside, to.south), to.north)
        heights = surface_at(table, ex, ey)
        enemy = Post(ex, ey, heights[0] if heights else 0)
        sees, _, cover, _ = look(table, table.open_doors, enemy, Post(x, y, at[2]))
        front += BY_COVER[cover] if sees else UNSEEN_FRONT
        behind += BY_COVER[cover] if sees else UNSEEN_BEHIND
    off_middle = root_down((x - table.east // 2) ** 2 + (y - table.north // 2) ** 2) // 8
    return Spot(at, WORTH * front - off_middle, WORTH * behind - off_middle, best)


def _gap(shape: Shape, x: int, y: int) -> int:
    """Return the distance of a point from the frame of a shape, in millimetres."""
    dx = x - min(max(x, shape.west), shape.east)
    dy = y - min(max(y, shape.south), shape.north)
    return root_down(dx * dx + dy * dy)


# --- who goes where ------------------------------------------------------------------------------------------------


def best_place(s: SkirmishState, figure: int) -> Point:
    """Return the place where a figure does best, as things stand."""
    comrades = members(own(s, side_of(figure)) & ~BIT[figure])
    in_front = s.field.man(figure).cls in ("private", "ally")
    spots = spots_of(s, side_of(figure))
    for space in SPACES:
        best, worth = placing.NOWHERE, -1_000_000
        for spot in spots:
            found = spot.front if in_front else spot.behind
            # Comrades make no spot better.
            if found > worth:
                found -= _drawback(s, spot.point, comrades, space)
            if found > worth and placing.misplaced(s, figure, spot.point) is None:
                best, worth = spot.point, found
        if best != placing.NOWHERE:
            return best
    return _anywhere(s, figure)


def _drawback(s: SkirmishState, at: Point, comrades: tuple[int, ...], space: int) -> int:
    """Return the loss of a point by where the comrades stand, in millimetres of ground; all its value if one is too near."""
    found = 0
    x, y, z = at
    nearest = -1
    for comrade in comrades:
        far = squared_distance(x, y, z, s.x[comrade], s.y[comrade], s.z[comrade])
        if far < space * space:
            return 2_000_000
        if far < CLUMP * CLUMP:
            found += CLUMP - root_down(far)
        if nearest < 0 or far < nearest:
            nearest = far
    if nearest > COMPANY * COMPANY:
        found += (root_down(nearest) - COMPANY) // 2
    return found


def _anywhere(s: SkirmishState, figure: int) -> Point:
    """The first point of a fine lattice that will do."""
    for shape in zone_of(s, side_of(figure)):
        for x in range(shape.west, shape.east + 1, FINE):
            for y in range(shape.south, shape.north + 1, FINE):
                for z in surface_at(s.field.table, x, y):
                    if placing.misplaced(s, figure, (x, y, z)) is None:
                        return (x, y, z)
    return placing.NOWHERE


def line_up(s: SkirmishState, side: int) -> None:
    """Deploy all figures of a side that are not deployed yet."""
    missing = placing.kept_back(s, side) - placing.in_reserve(s, side)
    for figure in _dispensable(s, side):
        if missing > 0:
            placing.keep_back(s, figure)
            missing -= 1
    leaders: list[int] = []
    for figure in members(placing.waiting(s, side)):
        if s.field.man(figure).cls in ("private", "ally"):
            station(s, figure, best_place(s, figure))
        else:
            leaders.append(figure)
    for figure in leaders:
        station(s, figure, best_place(s, figure))


def _dispensable(s: SkirmishState, side: int) -> list[int]:
    """The figures that are not deployed yet, those first that had best begin in reserve: privates, the last ones first."""
    found: list[int] = []
    others: list[int] = []
    for figure in reversed(members(placing.waiting(s, side))):
        if s.field.man(figure).cls == "private":
            found.append(figure)
        else:
            others.append(figure)
    return found + others


def station(s: SkirmishState, figure: int, at: Point) -> None:
    """Deploy a figure as is usual: at the window before it, concealed if it may be, its support weapon set up."""
    placing.set_down(s, figure, at)
    for opening in lookouts(s.field.table, at[0], at[1], at[2]):
        it = s.field.table.openings[opening]
        if s.lookout[figure] == NOBODY and it.out_x * s.fx[figure] + it.out_y * s.fy[figure] > 0:
            s.lookout[figure] = opening
    if not s.concealed & BIT[figure] and placing.hides_free(s, figure):
        s.concealed |= BIT[figure]
    for arm in placing.emplaceable(s, figure):
        s.stance[arm] = SET_UP
