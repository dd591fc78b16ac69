"""A pen that draws one piece: its outline on the picture, chance that is the same every time, and the parts drawn so far."""

from __future__ import annotations

from math import hypot
from zlib import crc32

from vezerkar.games.wg35.library.terrain import Polygon
from vezerkar.games.wg35.presentation.drawing.svg import Point, depth, edges, element, middle, number, path


class Lane:
    """A piece along its longest side: `at(s, t)` is the point `s` along and `t` across."""

    def __init__(self, points: list[Point]) -> None:
        (ax, ay), (bx, by) = max(edges(points), key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]))
        long = hypot(bx - ax, by - ay)
        self.ux, self.uy = (bx - ax) / long, (by - ay) / long
        along = [x * self.ux + y * self.uy for x, y in points]
        across = [y * self.ux - x * self.uy for x, y in points]
        self.start, self.side = min(along), min(across)
        self.length, self.width = max(along) - self.start, max(across) - self.side

    def at(self, s: float, t: float) -> Point:
        """A point in the picture."""
        s, t = s + self.start, t + self.side
        return s * self.ux - t * self.uy, s * self.uy + t * self.ux

    def marks(self, step: float) -> list[float]:
        """Places along it, about `step` apart, both ends among them."""
        count = max(1, round(self.length / step))
        return [self.length * k / count for k in range(count + 1)]

    def plate(self, s0: float, t0: float, s1: float, t1: float) -> str:
        """Path data of a rectangle."""
        return path([self.at(s0, t0), self.at(s1, t0), self.at(s1, t1), self.at(s0, t1)])


class Pen:
    """Draws one piece."""

    def __init__(self, name: str, polygon: Polygon, north: int) -> None:
        """``north`` is the height of the table: north is up in the picture, so y is flipped."""
        self.points: list[Point] = [(float(x), float(north - y)) for x, y in polygon]
        self.x, self.y = middle(self.points)
        self.lane = Lane(self.points)
        self.parts: list[str] = []
        self._rng = crc32(name.encode())

    def rng(self, low: float, high: float) -> float:
        """The next number between two, the same in every picture of this piece."""
        self._rng = (self._rng * 1664525 + 1013904223) % 2**32
        return low + (high - low) * (self._rng >> 8) / 2**24

    def outline(self, classes: str) -> None:
        """Draw the polygon of the piece; the first thing drawn of each."""
        self.add(classes, path(self.points))

    def add(self, classes: str, *data: str) -> None:
        """Draw path data."""
        joined = "".join(data)
        if joined:
            self.parts.append(element("path", class_=classes, d=joined))

    def put(self, sign: str, classes: str, x: float, y: float) -> None:
        """Put a sign of the definitions at a point; it inherits its colours, for rules of the picture do not reach into it."""
        self.parts.append(f'<use class="{classes}" href="#board-{sign}" x="{number(x)}" y="{number(y)}"/>')

    def spread(self, step: float, margin: float, wander: float = 0.22) -> list[Point]:
        """Points all over the piece about `step` apart, hardly nearer to its sides than `margin`; from north to south."""
        left, right = min(x for x, _ in self.points), max(x for x, _ in self.points)
        top, bottom = min(y for _, y in self.points), max(y for _, y in self.points)
        rows = max(1, round((bottom - top - 2 * margin) / (step * 0.87)) + 1)
        columns = max(1, round((right - left - 2 * margin) / step - 0.5) + 1)
        found = []
        for row in range(rows):
            share = row / (rows - 1) if rows > 1 else 0.5
            for column in range(columns):
                part = (column + (0.5 if row % 2 else 0.0)) / (columns - 0.5)
                x = left + margin + part * (right - left - 2 * margin) + self.rng(-wander, wander) * step
                y = top + margin + share * (bottom - top - 2 * margin) + self.rng(-wander, wander) * step
                if depth(self.points, x, y) >= margin * 0.8:
                    found.append((x, y))
        return found
