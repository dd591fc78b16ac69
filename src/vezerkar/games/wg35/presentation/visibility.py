"""Field of view of a figure: how far it sees in every direction, as an outline for drawing (WG35 1.5, 1.8, 10).

The outline is where a man who stands on the same level ceases to be seen by his head. What is lower than the eye hides nobody's
head, so it does not bound the view; who lies down behind it may be hidden nevertheless. Who lies and looks over something low
sees heads near behind it, and none far behind it. No rule depends on this: who sees whom is asked of `geometry.sight`.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from vezerkar.games.wg35.rules.geometry.exact import span
from vezerkar.games.wg35.rules.geometry.lines import NO_SOLID, passes_hole
from vezerkar.games.wg35.rules.geometry.sight import EYE, LOW_EYE, PRONE, STANDING
from vezerkar.games.wg35.rules.geometry.table import Area, Solid, Table

REACH: Final = 1700
"""Longer than any line over a table, in millimetres."""
STEP: Final = 3
"""Degrees from one ray to the next; between two that end at different things the edge is looked for."""
HALVINGS: Final = 4
"""Number of times that the gap between two such rays is halved."""
MOST: Final = 420
"""So many rays are cast at most."""

Point = tuple[int, int, int]

Cloud = tuple[int, int, int]
"""Smoke: the middle and the diameter."""


def smoke_end(clouds: tuple[Cloud, ...], x: int, y: int, dx: float, dy: float, reach: float) -> float:
    """Return how far a ray gets before it meets smoke."""
    for cx, cy, diameter in clouds:
        along = (cx - x) * dx + (cy - y) * dy
        beside = (cx - x) * dy - (cy - y) * dx
        inside = diameter * diameter / 4 - beside * beside
        if inside > 0:
            enters, leaves = along - inside**0.5, along + inside**0.5
            if leaves > 0:
                reach = min(reach, max(0.0, enters))
    return reach


def woods_end(areas: list[Area], x: int, y: int, level: int, tx: int, ty: int, reach: float) -> float:
    """Return how far a ray to (tx, ty) gets before it has run too deep through woods and the like (WG35 10.4)."""
    length = hypot(tx - x, ty - y)
    stretches: dict[str, list[tuple[float, float, int]]] = {}
    for area in areas:
        if area.top <= level:
            continue
        n0, d0, n1, d1 = span(area.shape, x, y, tx, ty)
        if d0:
            begin, end = length * float(n0) / float(d0), length * float(n1) / float(d1)
            stretches.setdefault(area.type, []).append((begin, end, area.vision))
    for parts in stretches.values():
        deep, done = 0.0, 0.0
        for begin, end, vision in sorted(parts):
            begin = max(begin, done)
            if end <= begin:
                continue
            if deep + end - begin > vision and max(begin + vision - deep, float(vision)) < reach:
                reach = max(begin + vision - deep, float(vision))
                break
            deep, done = deep + end - begin, end
    return reach


class VisibilityPolygon:
    """The rays from one eye."""

    def __init__(self, ground: Table, doors: int, eye: Point, feet: int, skip: int, clouds: tuple[Cloud, ...]) -> None:
        self.doors = doors
        x, y, self.eye = eye
        self.x, self.y = x, y
        # Sight is mutual (WG35 10.10): the higher of the lines between eyes and vital points counts.
        self.head = feet + EYE
        self.level = level = min(self.eye, self.head - 1)
        self.clouds = clouds
        self.east, self.north = ground.east, ground.north
        self.solids: list[Solid] = []
        for solid in ground.solids:
            if solid.bottom < self.head and level < solid.top and solid.index != skip and not solid.shape.strictly(x, y):
                self.solids.append(solid)
        self.woods = [area for area in ground.veils if area.vision]
        self.rays = 0

    def cast(self, angle: float) -> tuple[float, int]:
        """Return how far a ray gets, and what ends it: a solid by its number, or -1."""
        self.rays += 1
        x, y = self.x, self.y
        dx, dy = sin(radians(angle)), cos(radians(angle))
        reach, by = self._border(dx, dy), -1
        tx, ty = round(x + dx * REACH), round(y + dy * REACH)
        length = hypot(tx - x, ty - y)
        for solid in self.solids:
            shape = solid.shape
            # The footprint may lie to one side of the ray, or behind the eye.
            side = dx * float(shape.south - y) - dy * float(shape.west - x)
            wide = dx * float(shape.north - shape.south)
            deep = dy * float(shape.east - shape.west)
            corners = (side, side + wide, side - deep, side + wide - deep)
            if min(corners) > 0 or max(corners) < 0:
                continue
            part = span(shape, x, y, tx, ty)
            if not part[1]:
                continue
            begin = length * float(part[0]) / float(part[1]) * self.stretch(solid)
            if begin < reach and not self._open(solid, tx, ty, part):
                reach, by = begin, solid.index
        reach = smoke_end(self.clouds, x, y, dx, dy, reach)
        if self.woods:
            reach = woods_end(self.woods, x, y, self.level, tx, ty, reach)
        return reach, by

    def stretch(self, solid: Solid) -> float:
        """Return how many times as far as it stands heads are seen over a solid: more than once over what is lower than heads."""
        return (self.head - self.eye) / (solid.top - self.eye) if self.eye < solid.top < self.head else 1.0

    def _open(self, solid: Solid, tx: int, ty: int, part: tuple[int, int, int, int]) -> bool:
        """Return True if a level ray passes through an open hole of a wall that is as high as the eye."""
        if not solid.holes or not passes_hole(solid, self.doors, self.x, self.y, tx, ty, part):
            return False
        return any(hole.low <= self.level <= hole.high and hole.is_open(self.doors) for hole in solid.holes)

    def _border(self, dx: float, dy: float) -> float:
        """Return the distance to the edge of the table."""
        reach = float(REACH)
        if dx:
            reach = min(reach, ((self.east if dx > 0 else 0) - self.x) / dx)
        if dy:
            reach = min(reach, ((self.north if dy > 0 else 0) - self.y) / dy)
        return max(0.0, reach)

    def outline(self, first: float, last: float) -> list[int]:
        """The ends of the rays between two directions, clockwise, as coordinates."""
        found: list[int] = []
        corners = [degrees(atan2(x - self.x, y - self.y)) % 360 for x in (0, self.east) for y in (0, self.north)]
        turns = [turn for corner in corners for turn in (corner, corner - 360) if first < turn < last]
        angles = sorted({*[first + STEP * i for i in range(int((last - first) // STEP) + 1)], *turns, last})
        angle = angles[0]
        before = self.cast(angle)
        self._add(found, angle, before[0])
        for then in angles[1:]:
            after = self.cast(then)
            if after[1] != before[1] or abs(after[0] - before[0]) > 60:
                self._edge(found, angle, before, then, after, HALVINGS)
            self._add(found, then, after[0])
            angle, before = then, after
        return found

    def _edge(
        self, found: list[int], low: float, before: tuple[float, int], high: float, after: tuple[float, int], left: int
    ) -> None:
        """Look for the edge between two rays that end at different things."""
        if not left or self.rays >= MOST:
            return
        middle = (low + high) / 2
        there = self.cast(middle)
        if there[1] != before[1] or abs(there[0] - before[0]) > 60:
            self._edge(found, low, before, middle, there, left - 1)
        self._add(found, middle, there[0])
        if there[1] != after[1] or abs(there[0] - after[0]) > 60:
            self._edge(found, middle, there, high, after, left - 1)

    def _add(self, found: list[int], angle: float, reach: float) -> None:
        at = [round(self.x + sin(radians(angle)) * reach), round(self.y + cos(radians(angle)) * reach)]
        if found[-2:] != at:
            found += at


@lru_cache(maxsize=256)
def visibility_polygon(
    ground: Table,
    doors: int,
    at: tuple[int, int, int],
    posture: int,
    opening: int,
    facing: tuple[int, int],
    wide: bool,
    clouds: tuple[Cloud, ...],
) -> tuple[int, ...]:
    """The outline of what a figure sees, as coordinates; of half of it if the view is not ``wide`` (WG35 1.6)."""
    x, y, z = at
    skip = NO_SOLID
    if opening >= 0 and posture == STANDING:
        hole = ground.openings[opening]
        x, y, skip = hole.mid_x, hole.mid_y, hole.wall
        facing, wide = (hole.out_x, hole.out_y), False
    eye = (x, y, z + (LOW_EYE if posture == PRONE else EYE))
    caster = VisibilityPolygon(ground, doors, eye, z, skip, clouds)
    if wide:
        return tuple(caster.outline(0, 360))
    ahead = heading(facing)
    return (x, y, *caster.outline(ahead - 90, ahead + 90))


def heading(way: tuple[int, int]) -> int:
    """A direction in degrees clockwise from the north."""
    return round(degrees(atan2(way[0], way[1]))) % 360
