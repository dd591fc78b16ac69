"""A map on squared paper: shapes are painted as cells, and the lines between the colours are read off and rounded.

Whatever is painted, the outcome is a subdivision of the plane: every line has one colour on its left and one on its right and is
shared by both, and lines meet in common points. So which areas touch can be read from the outlines exactly.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from math import isqrt

from tools.drawing import Point
from tools.natural_earth import simplify

Cell = tuple[int, int]
OUTSIDE = 255
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


@dataclass(frozen=True, slots=True)
class Line:
    """A piece of border: its points, and the colours on its left and right."""

    points: tuple[Point, ...]
    left: int
    right: int


class Raster:
    """Cells of one colour each; coordinates are those of the map, ``cell`` is the side of a cell in them."""

    def __init__(self, width: float, height: float, cell: float) -> None:
        self.cell, self.width, self.height = cell, round(width / cell), round(height / cell)
        self.cells = [bytearray(self.width) for _ in range(self.height)]

    def at(self, x: int, y: int) -> int:
        """The colour of a cell; ``OUTSIDE`` beyond the paper."""
        return self.cells[y][x] if 0 <= x < self.width and 0 <= y < self.height else OUTSIDE

    def inside(self, rings: Iterable[list[Point]]) -> set[Cell]:
        """The cells whose middle lies inside an odd number of rings."""
        crossings: dict[int, list[float]] = {}
        for ring in rings:
            for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
                if ay == by:
                    continue
                if ay > by:
                    ax, ay, bx, by = bx, by, ax, ay
                first, last = max(0, int(ay / self.cell - 0.5)), min(self.height - 1, int(by / self.cell + 0.5))
                for y in range(first, last + 1):
                    middle = (y + 0.5) * self.cell
                    if ay <= middle < by:
                        crossings.setdefault(y, []).append((ax + (bx - ax) * (middle - ay) / (by - ay)) / self.cell)
        found: set[Cell] = set()
        for y, xs in crossings.items():
            xs.sort()
            for start, end in zip(xs[::2], xs[1::2], strict=True):
                found.update((x, y) for x in range(max(0, round(start)), min(self.width, round(end))))
        return found

    def stroke(self, points: list[Point], radius: float) -> set[Cell]:
        """The cells of a thick line, or of a disc if there is but one point."""
        spine = {(int(x / self.cell), int(y / self.cell)) for x, y in points}
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            steps = int(max(abs(bx - ax), abs(by - ay)) / self.cell * 2) + 1
            for k in range(steps + 1):
                x, y = (ax + (bx - ax) * k / steps) / self.cell, (ay + (by - ay) * k / steps) / self.cell
                spine.add((int(x), int(y)))
        return self.grown(spine, radius)

    def grown(self, cells: set[Cell], radius: float) -> set[Cell]:
        """All cells within a distance."""
        reach = radius / self.cell
        span = int(reach)
        offsets = [(dy, isqrt(int(reach * reach) - dy * dy)) for dy in range(-span, span + 1)]
        edge = [(x, y) for x, y in cells if any((x + dx, y + dy) not in cells for dx, dy in STEPS)]
        found = set(cells)
        for x, y in edge:
            for dy, half in offsets:
                found.update((i, y + dy) for i in range(x - half, x + half + 1))
        return {(x, y) for x, y in found if 0 <= x < self.width and 0 <= y < self.height}

    def closed(self, cells: set[Cell], radius: float) -> set[Cell]:
        """The cells with gaps and bays narrower than the radius filled."""
        wide = self.grown(cells, radius)
        rim = {(x + dx, y + dy) for x, y in wide for dx, dy in STEPS} - wide
        return wide - self.grown(rim, radius)

    def paint(self, cells: Iterable[Cell], colour: int, only: Collection[int] | None = None) -> None:
        """Give cells a colour; with ``only``, just those of some colours."""
        for x, y in cells:
            if only is None or self.cells[y][x] in only:
                self.cells[y][x] = colour

    def coloured(self, colours: Collection[int]) -> set[Cell]:
        """All cells of some colours."""
        return {(x, y) for y, row in enumerate(self.cells) for x, colour in enumerate(row) if colour in colours}

    def pieces(self, cells: set[Cell]) -> list[set[Cell]]:
        """The connected pieces of some cells, the largest first."""
        left, found = set(cells), []
        while left:
            start = left.pop()
            piece, queue = {start}, [start]
            while queue:
                x, y = queue.pop()
                for dx, dy in STEPS:
                    there = (x + dx, y + dy)
                    if there in left:
                        left.remove(there)
                        piece.add(there)
                        queue.append(there)
            found.append(piece)
        return sorted(found, key=lambda piece: (-len(piece), min(piece)))

    def spread(self, cells: set[Cell], into: Callable[[int], bool]) -> None:
        """Give each of the cells the colour of the nearest cell around them whose colour is admitted."""
        rim = {(x + dx, y + dy) for x, y in cells for dx, dy in STEPS} - cells
        queue = deque(sorted(c for c in rim if self.at(*c) != OUTSIDE and into(self.at(*c))))
        left = set(cells)
        while queue:
            x, y = queue.popleft()
            for dx, dy in STEPS:
                there = (x + dx, y + dy)
                if there in left:
                    left.remove(there)
                    self.cells[there[1]][there[0]] = self.cells[y][x]
                    queue.append(there)

    def lines(self, smoothing: int, tolerance: float) -> list[Line]:
        """The lines between the colours, rounded; where three colours meet, lines end and stay where they are."""
        corners = {(0, 0), (self.width, 0), (0, self.height), (self.width, self.height)}
        ways: dict[Cell, list[Cell]] = {}
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                if self.at(x, y) != self.at(x - 1, y):
                    ways.setdefault((x, y), []).append((x, y + 1))
                    ways.setdefault((x, y + 1), []).append((x, y))
                if self.at(x, y) != self.at(x, y - 1):
                    ways.setdefault((x, y), []).append((x + 1, y))
                    ways.setdefault((x + 1, y), []).append((x, y))
        nodes = {place for place, ends in ways.items() if len(ends) != 2} | corners
        done: set[tuple[Cell, Cell]] = set()
        found: list[Line] = []
        for start in sorted(nodes) + sorted(set(ways) - nodes):
            for first in ways[start]:
                if (start, first) in done:
                    continue
                line = [start, first]
                while line[-1] not in nodes and line[-1] != start:
                    a, b = ways[line[-1]]
                    line.append(b if a == line[-2] else a)
                done.update(zip(line, line[1:], strict=False))
                done.update(zip(line[1:], line, strict=False))
                found.append(self._line(line, smoothing, tolerance))
        return found

    def _line(self, line: list[Cell], smoothing: int, tolerance: float) -> Line:
        (ax, ay), (bx, by) = line[0], line[1]
        if ax == bx:
            down = by > ay
            west, east = self.at(ax - 1, min(ay, by)), self.at(ax, min(ay, by))
            left, right = (east, west) if down else (west, east)
        else:
            north, south = self.at(min(ax, bx), ay - 1), self.at(min(ax, bx), ay)
            left, right = (north, south) if bx > ax else (south, north)
        points = [(float(x), float(y)) for x, y in line]
        loop = line[0] == line[-1]
        for _ in range(smoothing):
            before = points
            points = [
                ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
                for (ax, ay), (bx, by), (cx, cy) in zip(before, before[1:], before[2:], strict=False)
            ]
            if loop:
                (ax, ay), (bx, by), (cx, cy) = before[-2], before[0], before[1]
                seam = ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
                points = [seam, *points, seam]
            else:
                points = [before[0], *points, before[-1]]
        if loop:
            half = len(points) // 2
            points = simplify(points[: half + 1], tolerance)[:-1] + simplify(points[half:], tolerance)
        else:
            points = simplify(points, tolerance)
        return Line(tuple((round(x * self.cell, 1), round(y * self.cell, 1)) for x, y in points), left, right)


def rings(lines: Iterable[Line], colour: int) -> list[list[Point]]:
    """The outlines of a colour, put together of its lines; each begins and ends in the same point, which is given once."""
    starts: dict[Point, list[list[Point]]] = {}
    for line in lines:
        if colour in (line.left, line.right):
            points = list(line.points) if line.left == colour else list(reversed(line.points))
            starts.setdefault(points[0], []).append(points)
    found: list[list[Point]] = []
    while starts:
        ring: list[Point] = []
        here = min(starts)
        while here in starts:
            points = starts[here].pop()
            if not starts[here]:
                del starts[here]
            ring.extend(points[:-1])
            here = points[-1]
        found.append(ring)
    return sorted(found, key=len, reverse=True)
