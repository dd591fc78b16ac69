"""Region that a figure can get to, and the costs of the cheapest ways there (WG35 9). It has points of a lattice, and corners.

The costs are those of real ways, so whatever is said to be reachable is. A way of the region turns only at points of the lattice,
at corners of pieces, on ladders, and close to those it may not come near, and goes straight on between any two of them: round
corners and figures it is the shortest, and no dearer than the straight way from the start; but where the ground changes its
pace a little more may be reachable than is said.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from vezerkar.games.wg35.rules.geometry.exact import Shape
from vezerkar.games.wg35.rules.geometry.footing import Footing
from vezerkar.games.wg35.rules.geometry.path import Point, Walker, between, comes_near, is_crowded, standing
from vezerkar.games.wg35.rules.geometry.surfaces import surface_at
from vezerkar.games.wg35.rules.geometry.table import Area, Table

PITCH: Final = 20
"""The distance of neighbours on the lattice; (0, 0) is a point of it."""

HOPS: Final[tuple[int, ...]] = (-2, -1, 0, 1, 2)
"""Number of points of the lattice that a segment goes on in x and in y: two, for the sake of walls that lie on the lattice."""

ROUND: Final[tuple[tuple[int, int], ...]] = ((6, 0), (5, 4), (0, 6), (-5, 4), (-6, 0), (-5, -4), (0, -6), (5, -4))
"""Corners of a way round somebody: from one to the next it stays just more than 5 mm away (WG35 1.2)."""


class Spot:
    """A point one gets to: the cost of the way and the point it comes from (the start comes from itself).

    `stop` says whether one may stop there, that is, whether no other figure is too close.
    """

    __slots__ = ("cost", "origin", "point", "stop")

    def __init__(self, point: Point, cost: int, origin: Point) -> None:
        self.point = point
        self.cost = cost
        self.origin = origin
        self.stop = True


class Region:
    """The points of the lattice a figure gets to, corners and rungs of ladders, with the cheapest way found to each.

    It grows with each call of `nearest`; `reach` gives whole ones.
    """

    __slots__ = (
        "_able",
        "_corners",
        "_done",
        "_doors",
        "_footings",
        "_heap",
        "_heights",
        "_table",
        "_tried",
        "_walker",
        "spots",
        "start",
    )

    def __init__(self, table: Table, doors: int, start: Point, walker: Walker, able: list[Point]) -> None:
        self.start = start
        self.spots: dict[Point, Spot] = {start: Spot(start, 0, start)}
        self._table = table
        self._doors = doors
        self._walker = walker
        self._able = able
        self._footings: dict[Point, list[Footing]] = {}
        self._heights: dict[tuple[int, int], list[Point]] = {}
        self._tried: set[tuple[Point, Point]] = set()
        self._corners: dict[tuple[int, int], list[Point]] = {}
        """The points beside the lattice, by the cells of it they lie in."""
        self._note_corners()
        self._heap: list[tuple[int, Point]] = [(0, start)]
        self._done: set[Point] = set()

    def way(self, point: Point) -> list[Point]:
        """The way to a point of the region, from the start."""
        found = [point]
        while point != self.start:
            point = self.spots[point].origin
            found.append(point)
        found.reverse()
        return found

    def nearest(self) -> Spot | None:
        """The next nearest point, the start first; None if there are no more. From then on it is known what it costs."""
        while self._heap:
            here = heappop(self._heap)[1]
            if here in self._done:
                continue
            self._done.add(here)
            origin = self.spots[here].origin
            for there in self._neighbours(here):
                if there in self._done:
                    continue
                self._relax(self.start, there)
                if origin != self.start:
                    self._relax(origin, there)
                if here != self.start:
                    self._relax(here, there)
            return self.spots[here]
        return None

    def _relax(self, here: Point, there: Point) -> None:
        """Note the straight way from one point to another if it is the cheapest so far."""
        spent = self.spots[here].cost
        known = self.spots.get(there)
        most = self._walker.allowance if known is None else known.cost - 1
        plan = (there[0] - here[0]) ** 2 + (there[1] - here[1]) ** 2
        if spent > most or 10000 * plan > (most - spent) ** 2:
            return
        if (here, there) in self._tried:
            return
        self._tried.add((here, there))
        starts, ends = self._stand(here), self._stand(there)
        if not starts or not ends:
            return
        more = between(self._table, self._doors, self._walker, here, there, starts, ends)
        if more < 0 or spent + more > most or comes_near(here, there, self._able):
            return
        if known is None:
            self.spots[there] = Spot(there, spent + more, here)
        else:
            known.cost = spent + more
            known.origin = here
        heappush(self._heap, (spent + more, there))

    def _neighbours(self, here: Point) -> list[Point]:
        found: list[Point] = []
        west, south = here[0] // PITCH, here[1] // PITCH
        for i in HOPS:
            for j in HOPS:
                for point in self._points((west + i) * PITCH, (south + j) * PITCH):
                    if point != here:
                        found.append(point)
                for point in self._corners.get((west + i, south + j), ()):
                    if point != here:
                        found.append(point)
        return found

    def _note_corners(self) -> None:
        table = self._table
        for piece in table.pieces:
            if not isinstance(piece, Area) or piece.speed_n != piece.speed_d or piece.depth:
                self._note_shape(piece.shape)
        for opening in table.openings:
            self._note_shape(opening.frame)
        for slope in table.ramps:
            self._note_shape(slope.shape)
        if self._walker.climbs:
            for point in _rungs(table):
                self._note(point)
        for x, y, _ in self._able:
            for dx, dy in ROUND:
                for point in self._points(x + dx, y + dy):
                    self._note(point)

    def _note_shape(self, shape: Shape) -> None:
        most = self._walker.allowance // 100
        x, y = self.start[0], self.start[1]
        if shape.west > x + most or shape.east < x - most or shape.south > y + most or shape.north < y - most:
            return
        for i in range(len(shape.xs)):
            for point in self._points(shape.xs[i], shape.ys[i]):
                self._note(point)

    def _note(self, point: Point) -> None:
        if point[0] % PITCH or point[1] % PITCH or point not in self._points(point[0], point[1]):
            known = self._corners.setdefault((point[0] // PITCH, point[1] // PITCH), [])
            if point not in known:
                known.append(point)

    def _points(self, x: int, y: int) -> list[Point]:
        known = self._heights.get((x, y))
        if known is None:
            known = [(x, y, z) for z in surface_at(self._table, x, y)]
            self._heights[(x, y)] = known
        return known

    def _stand(self, point: Point) -> list[Footing]:
        known = self._footings.get(point)
        if known is None:
            known = standing(self._table, self._doors, point)
            self._footings[point] = known
        return known


def _rungs(table: Table) -> list[Point]:
    """The middle of each ladder at its foot, at its head and at every level where one may step off."""
    found: list[Point] = []
    for ladder in table.ladders:
        x, y = (ladder.shape.west + ladder.shape.east) // 2, (ladder.shape.south + ladder.shape.north) // 2
        levels = {ladder.low, ladder.high}
        for point in ((x, y), (ladder.shape.west, y), (ladder.shape.east, y), (x, ladder.shape.south), (x, ladder.shape.north)):
            for z in surface_at(table, point[0], point[1]):
                if ladder.low <= z <= ladder.high:
                    levels.add(z)
        for z in sorted(levels):
            found.append((x, y, z))
    return found


def reach(
    table: Table,
    doors: int,
    start: Point,
    walker: Walker,
    able: list[Point] | None = None,
    others: list[Point] | None = None,
) -> Region:
    """The region a figure gets to from here; `able` and `others` as for `path.legal`."""
    region = Region(table, doors, start, walker, able or [])
    while region.nearest() is not None:
        pass
    for spot in region.spots.values():
        spot.stop = not is_crowded(spot.point, others or [])
    return region
