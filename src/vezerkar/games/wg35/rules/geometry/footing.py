"""Footings of a figure along a segment of its way (WG35 9.1, 9.5-9.10, 29.1).

A segment is cut wherever it comes to the edge of a piece. Between two cuts the footings are the same: the surfaces a figure can
be on there. Surfaces are taken with their edges, what stands in the way without: one may walk along the foot of a wall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.wg35.rules.geometry.exact import Shape, half_up
from vezerkar.games.wg35.rules.geometry.nearby import FREE, Nearby, nearby
from vezerkar.games.wg35.rules.geometry.table import (
    DOOR,
    LOOPHOLE,
    WINDOW,
    Area,
    Building,
    Ladder,
    Opening,
    Slope,
    Table,
    TerrainPiece,
)

GROUND: Final = 0
DECK: Final = 1
CROSSING: Final = 2
"""The top of a wall, fence or window sill, where nobody stops (WG35 9.6, 9.10)."""
DOORWAY: Final = 3
"""A place in an open door, where nobody stops, though the way may bend there."""
INCLINE: Final = 4
RUNGS: Final = 5

NO_HINDRANCE: Final = 0
CLOSED_DOOR: Final = 1
ONLY_LOOPHOLE: Final = 2

if TYPE_CHECKING:
    from mypy_extensions import i64


class Footing:
    """A surface between two cuts of a segment: its height at the first and at the second, above the table.

    `depth` is how far one stands below that, in a trench. `climb` says whether it may be climbed (WG35 9.5), else it is reached
    by free steps only; `slope` is the ramp or the stairs, of an incline.
    """

    __slots__ = ("begin", "climb", "depth", "end", "kind", "slope")

    def __init__(self, kind: i64, begin: i64, end: i64, climb: bool, depth: i64 = 0, slope: Slope | None = None) -> None:
        self.kind = kind
        self.begin = begin
        self.end = end
        self.climb = climb
        self.depth = depth
        self.slope = slope


LEVEL: Final = Footing(GROUND, 0, 0, True)
"""The table itself."""


class Reached:
    """A shape a segment comes to: the part of the way, between which cuts that is, and whether inside it or along its edge."""

    __slots__ = ("d0", "d1", "first", "inside", "last", "n0", "n1")

    def __init__(self, n0: i64, d0: i64, n1: i64, d1: i64, inside: bool) -> None:
        self.n0 = n0
        self.d0 = d0
        self.n1 = n1
        self.d1 = d1
        self.inside = inside
        self.first: i64 = 0
        self.last: i64 = 0

    def at(self, interval: i64) -> bool:
        """Return True if it reaches over the interval after this cut."""
        return self.first <= interval < self.last

    def fills(self, interval: i64) -> bool:
        """Return True if the interval lies strictly inside."""
        return self.inside and self.first <= interval < self.last


def reached_by(shape: Shape, px: i64, py: i64, qx: i64, qy: i64, touching: bool = False) -> Reached | None:
    """The part of the way from p to q that lies in a polygon or on its edge; None if that is no more than a point.

    If p is q, that is all of it or nothing. ``touching`` says that a corner on the way counts as a part, too.
    """
    if (px < shape.west and qx < shape.west) or (px > shape.east and qx > shape.east):
        return None
    if (py < shape.south and qy < shape.south) or (py > shape.north and qy > shape.north):
        return None
    n0: i64 = 0
    d0: i64 = 1
    n1: i64 = 1
    d1: i64 = 1
    inside = True
    for edge in shape.edges:
        f = edge.a * px + edge.b * py + edge.c
        g = edge.a * qx + edge.b * qy + edge.c
        if f < 0:
            if g <= 0:
                return None
            if -f * d0 > n0 * (g - f):
                n0, d0 = -f, g - f
        elif g < 0:
            if f * d1 < n1 * (f - g):
                n1, d1 = f, f - g
        elif f == 0 and g == 0:
            inside = False
    if n0 * d1 >= n1 * d0:
        return Reached(n0, d0, n1, d1, False) if touching and n0 * d1 == n1 * d0 else None
    return Reached(n0, d0, n1, d1, inside)


def keeps_off(near: Nearby, px: i64, py: i64, qx: i64, qy: i64) -> bool:
    """Return True if a segment comes to nothing that is near it, not even to a corner."""
    for shape in near.shapes:
        if reached_by(shape, px, py, qx, qy, True) is not None:
            return False
    return True


class Section:
    """A segment from p to q cut into intervals, and all that it comes to. If p is q, it is one interval: the point itself.

    `cuts_n[i] / cuts_d[i]` is the i-th cut as a part of the way, from 0 to 1. `level` says that all of it is the table itself,
    with nothing on it but areas that one walks through. `passed` is a building whose wall does not count, or -1.
    """

    __slots__ = (
        "areas",
        "blocks",
        "buildings",
        "cuts_d",
        "cuts_n",
        "decks",
        "doors",
        "ladders",
        "level",
        "openings",
        "passed",
        "px",
        "py",
        "qx",
        "qy",
        "reached",
        "rooms",
        "slopes",
        "walls",
    )

    def __init__(self, table: Table, doors: i64, px: i64, py: i64, qx: i64, qy: i64) -> None:
        self.px = px
        self.py = py
        self.qx = qx
        self.qy = qy
        self.doors = doors
        self.passed: i64 = -1
        self.reached: list[Reached] = []
        self.areas: list[tuple[Area, Reached]] = []
        self.walls: list[tuple[TerrainPiece, Reached]] = []
        self.blocks: list[tuple[TerrainPiece, Reached]] = []
        self.decks: list[tuple[TerrainPiece, Reached]] = []
        self.buildings: list[tuple[Building, Reached]] = []
        self.rooms: list[tuple[Building, Reached]] = []
        self.openings: list[tuple[Opening, Reached]] = []
        self.slopes: list[tuple[Slope, Reached]] = []
        self.ladders: list[tuple[Ladder, Reached]] = []
        self._collect(table)
        self.level = not (self.walls or self.blocks or self.decks or self.buildings or self.slopes or self.ladders)
        for area, _ in self.areas:
            if area.depth or not area.speed_n:
                self.level = False
        self.cuts_n: list[int] = [0, 1]
        self.cuts_d: list[int] = [1, 1]
        self._cut()

    def _collect(self, table: Table) -> None:
        near = nearby(table, self.px, self.py, self.qx, self.qy)
        for area in near.areas:
            # The middle of a step may be the corner of an area (WG35 9.3).
            found = self._meet(area.shape, True)
            if found is not None:
                self.areas.append((area, found))
        for piece in near.walls:
            found = self._meet(piece.shape) if piece.top - piece.z > FREE else None
            if found is not None:
                self.walls.append((piece, found))
        for piece in near.blocks:
            found = self._meet(piece.shape)
            if found is not None:
                self.blocks.append((piece, found))
        for piece in near.floors:
            found = self._meet(piece.shape)
            if found is not None:
                self.decks.append((piece, found))
        for building in near.buildings:
            found = self._meet(building.shape)
            if found is None:
                continue
            self.buildings.append((building, found))
            found = self._meet(building.inner)
            if found is not None:
                self.rooms.append((building, found))
            for opening in building.openings:
                found = self._meet(opening.frame)
                if found is not None:
                    self.openings.append((opening, found))
        for slope in near.ramps:
            found = self._meet(slope.shape)
            if found is not None:
                self.slopes.append((slope, found))
        for ladder in near.ladders:
            found = self._meet(ladder.shape)
            if found is not None:
                self.ladders.append((ladder, found))

    def _meet(self, shape: Shape, touching: bool = False) -> Reached | None:
        found = reached_by(shape, self.px, self.py, self.qx, self.qy, touching)
        if found is not None:
            self.reached.append(found)
        return found

    def _cut(self) -> None:
        for reached in self.reached:
            self._enter(reached.n0, reached.d0)
            self._enter(reached.n1, reached.d1)
        for reached in self.reached:
            reached.first = self._find(reached.n0, reached.d0)
            reached.last = self._find(reached.n1, reached.d1)

    def _enter(self, n: i64, d: i64) -> None:
        i = self._find(n, d)
        if self.cuts_n[i] * d != n * self.cuts_d[i]:
            self.cuts_n.insert(i, n)
            self.cuts_d.insert(i, d)

    def _find(self, n: i64, d: i64) -> i64:
        """The first cut that is not before n/d."""
        cuts_n, cuts_d = self.cuts_n, self.cuts_d
        i: i64 = 0
        while cuts_n[i] * d < n * cuts_d[i]:
            i += 1
        return i

    # --- footings --------------------------------------------------------------------------------------------------

    def intervals(self) -> int:
        """The number of intervals between the cuts."""
        return len(self.cuts_n) - 1

    def footings(self, interval: i64, rung: i64) -> list[Footing]:
        """The footings between a cut and the next one. On ladders one stays on the rung at this height."""
        found: list[Footing] = []
        if self.level:
            found.append(LEVEL)
            return found
        for piece, reached in self.decks:
            if reached.at(interval):
                self._add(found, interval, DECK, piece.top, False)
        if self._bare(interval):
            self._add(found, interval, GROUND, 0, True)
        for piece, reached in self.blocks:
            if reached.at(interval):
                if piece.walkable_top:
                    self._add(found, interval, GROUND, piece.top, piece.climbable)
                elif piece.climbable and reached.inside:
                    self._add(found, interval, CROSSING, piece.top, True)
        for piece, reached in self.walls:
            if piece.climbable and reached.fills(interval):
                self._add(found, interval, CROSSING, piece.top, True)
        for building, reached in self.buildings:
            if building.roof_access and reached.at(interval):
                self._add(found, interval, GROUND, building.roof_z, False)
        for building, reached in self.rooms:
            if reached.at(interval):
                for z in building.floors:
                    if not self._well(interval, z, building.index):
                        self._add(found, interval, GROUND, z, False)
        for slope, reached in self.slopes:
            if reached.at(interval):
                begin = self.slope_height(slope, self.cuts_n[interval], self.cuts_d[interval])
                end = self.slope_height(slope, self.cuts_n[interval + 1], self.cuts_d[interval + 1])
                if not self._filled(interval, begin + end, None):
                    found.append(Footing(INCLINE, begin, end, False, 0, slope))
        for opening, reached in self.openings:
            if not reached.at(interval) or not self._in_wall(interval, opening.building):
                continue
            if opening.kind == DOOR and opening.is_open(self.doors):
                self._add(found, interval, DOORWAY, opening.low, False, opening)
            elif opening.kind == WINDOW:
                self._add(found, interval, CROSSING, opening.low, True, opening)
        for building, _ in self.buildings:
            if building.index == self.passed and self._in_wall(interval, building.index):
                for z in building.floors:
                    found.append(Footing(DOORWAY, z, z, False))
        for ladder, reached in self.ladders:
            if reached.at(interval) and ladder.low <= rung <= ladder.high:
                found.append(Footing(RUNGS, rung, rung, False))
        return found

    def pass_wall(self, index: int) -> bool:
        """Let the wall of a building not count; False if the segment does not lead through it exactly once."""
        times = 0
        before = False
        for interval in range(self.intervals()):
            within = self._in_wall(interval, index)
            if within and not before:
                times += 1
            before = within
        self.passed = index
        return times == 1

    def height(self, taken: list[Footing], n: i64, d: i64) -> i64:
        """The height at n/d of the segment, with these footings between the cuts."""
        interval: i64 = 0
        while interval + 1 < len(taken) and self.cuts_n[interval + 1] * d < n * self.cuts_d[interval + 1]:
            interval += 1
        footing = taken[interval]
        return footing.begin if footing.slope is None else self.slope_height(footing.slope, n, d)

    def slope_height(self, slope: Slope, n: i64, d: i64) -> i64:
        """The height of a slope at n/d of the segment, halves up."""
        shape = slope.shape
        if slope.way_x:
            length = shape.east - shape.west
            at = self.px * d + (self.qx - self.px) * n
            done = at - shape.west * d if slope.way_x > 0 else shape.east * d - at
        else:
            length = shape.north - shape.south
            at = self.py * d + (self.qy - self.py) * n
            done = at - shape.south * d if slope.way_y > 0 else shape.north * d - at
        return slope.low + half_up((slope.high - slope.low) * done, length * d)

    def hindrance(self, interval: i64) -> int:
        """Return the hindrance here that would let a figure through if the figure were another, or it were open."""
        for opening, reached in self.openings:
            if reached.at(interval) and self._in_wall(interval, opening.building):
                if opening.kind == LOOPHOLE:
                    return ONLY_LOOPHOLE
                if not opening.is_open(self.doors):
                    return CLOSED_DOOR
        return NO_HINDRANCE

    def _add(self, found: list[Footing], interval: i64, kind: i64, z: i64, climb: bool, within: Opening | None = None) -> None:
        if self._filled(interval, 2 * z, within):
            return
        depth: i64 = 0
        if kind != DECK:
            for area, reached in self.areas:
                if area.depth > depth and area.z == z and reached.at(interval):
                    depth = area.depth
        found.append(LEVEL if kind == GROUND and z == 0 and climb and not depth else Footing(kind, z, z, climb, depth))

    def _bare(self, interval: i64) -> bool:
        """Return True if the table itself is the ground: no house, ramp or deck, and no deep water."""
        for _, reached in self.buildings:
            if reached.fills(interval):
                return False
        for area, reached in self.areas:
            if not area.speed_n and area.z == 0 and reached.fills(interval):
                return False
        for piece, reached in self.decks:
            if piece.top == 0 and reached.at(interval):
                return False
        return not self._well(interval, 0, -1)

    def _well(self, interval: i64, z: i64, building: i64) -> bool:
        """Return True if stairs or a ramp take up a floor: they stand on it or come up through it."""
        for slope, reached in self.slopes:
            if slope.building == building and slope.low <= z <= slope.high and reached.fills(interval):
                return True
        return False

    def _filled(self, interval: i64, twice: i64, within: Opening | None) -> bool:
        """Return True if something solid is where a surface of half this height would be; the wall around an opening is not."""
        for piece, reached in self.walls:
            if 2 * piece.z <= twice < 2 * piece.top and reached.fills(interval):
                return True
        for piece, reached in self.blocks:
            if 2 * piece.z <= twice < 2 * piece.top and reached.fills(interval):
                return True
        for building, _ in self.buildings:
            if within is not None and within.building == building.index:
                continue
            if 2 * building.z <= twice < 2 * building.top and self._in_wall(interval, building.index):
                return True
        return False

    def _in_wall(self, interval: i64, index: i64) -> bool:
        """Return True if the interval lies inside the walls of this building."""
        for building, reached in self.buildings:
            if building.index == index:
                if not reached.fills(interval):
                    return False
                for room, inner in self.rooms:
                    if room.index == index and inner.at(interval):
                        return False
                return True
        return False
