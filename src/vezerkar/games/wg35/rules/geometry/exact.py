"""Integer and rational primitives. A place on a segment is a fraction of the way, n/d with d > 0; fractions are compared by
multiplying crosswise (WG35 1.8).

Coordinates stay below 2^12, so nothing that is reckoned from them here comes near 2^63: compiled, it is reckoned in machine words
(`i64`). The ordinary integers of compiled code go the long way round with every product of a negative number.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, gcd, sqrt
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from mypy_extensions import i64

    Part: TypeAlias = tuple[i64, i64, i64, i64]
    """A part of a segment: from n0/d0 to n1/d1 of it; four zeros for none."""


def orientation(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """Twice the area of the triangle a b c: positive if c lies to the left of the way from a to b."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def half_away(n: i64, d: i64) -> i64:
    """n / d (d > 0) rounded to a whole number, halves away from zero (WG35 10.2, 13.1)."""
    return (2 * n + d) // (2 * d) if n >= 0 else -((-2 * n + d) // (2 * d))


def half_up(n: i64, d: i64) -> i64:
    """n / d (d > 0) rounded to a whole number, halves up (WG35 0.2)."""
    return (2 * n + d) // (2 * d)


def root_up(n: int) -> int:
    """The square root of a number below 2^52, rounded up to a whole number (WG35 9.1)."""
    # The floating number nearest to such a root is whole only if the root itself is.
    return ceil(sqrt(float(n)))


def root_down(n: int) -> int:
    """The same, rounded down."""
    return floor(sqrt(float(n)))


class Edge:
    """The line through an edge of a polygon: a·x + b·y + c is positive to the left of it."""

    __slots__ = ("a", "b", "c")

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a = a
        self.b = b
        self.c = c


class Shape:
    """A convex polygon, counter-clockwise: the inside is to the left of all `edges`."""

    __slots__ = ("east", "edges", "north", "south", "west", "xs", "ys")

    west: i64
    east: i64
    south: i64
    north: i64

    def __init__(self, points: Sequence[Sequence[int]]) -> None:
        self.xs: list[int] = [point[0] for point in points]
        self.ys: list[int] = [point[1] for point in points]
        self.west = min(self.xs)
        self.east = max(self.xs)
        self.south = min(self.ys)
        self.north = max(self.ys)
        self.edges: list[Edge] = []
        count = len(self.xs)
        for i in range(count):
            ax, ay = self.xs[i - 1], self.ys[i - 1]
            bx, by = self.xs[i], self.ys[i]
            nx, ny = self.xs[(i + 1) % count], self.ys[(i + 1) % count]
            if orientation(ax, ay, bx, by, nx, ny) <= 0:
                raise ValueError(f"not convex and counter-clockwise: {list(points)}")
            shared = gcd(bx - ax, by - ay)
            a, b = (ay - by) // shared, (bx - ax) // shared
            self.edges.append(Edge(a, b, -a * ax - b * ay))

    def holds(self, x: i64, y: i64) -> bool:
        """Return True if a point lies inside or on the edge."""
        if x < self.west or x > self.east or y < self.south or y > self.north:
            return False
        for edge in self.edges:
            if edge.a * x + edge.b * y + edge.c < 0:
                return False
        return True

    def strictly(self, x: i64, y: i64) -> bool:
        """Return True if a point lies inside, and not on the edge."""
        if x <= self.west or x >= self.east or y <= self.south or y >= self.north:
            return False
        for edge in self.edges:
            if edge.a * x + edge.b * y + edge.c <= 0:
                return False
        return True


def rectangle(west: int, south: int, east: int, north: int) -> Shape:
    """The rectangle between these lines."""
    return Shape([[west, south], [east, south], [east, north], [west, north]])


def span(shape: Shape, px: i64, py: i64, qx: i64, qy: i64) -> Part:
    """The part of the way from p to q that lies strictly inside a polygon (WG35 1.8); zeros if there is none."""
    n0: i64 = 0
    d0: i64 = 1
    n1: i64 = 1
    d1: i64 = 1
    for edge in shape.edges:
        f = edge.a * px + edge.b * py + edge.c
        g = edge.a * qx + edge.b * qy + edge.c
        if f <= 0:
            if g <= 0:
                return 0, 0, 0, 0
            if -f * d0 > n0 * (g - f):
                n0, d0 = -f, g - f
        elif g <= 0 and f * d1 < n1 * (f - g):
            n1, d1 = f, f - g
    if n0 * d1 >= n1 * d0:
        return 0, 0, 0, 0
    return n0, d0, n1, d1


def near_segment(x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64, reach: i64) -> bool:
    """Return True if a point is within a distance of a segment."""
    dx, dy = bx - ax, by - ay
    along = (x - ax) * dx + (y - ay) * dy
    if along <= 0:
        return (x - ax) * (x - ax) + (y - ay) * (y - ay) <= reach * reach
    length = dx * dx + dy * dy
    if along >= length:
        return (x - bx) * (x - bx) + (y - by) * (y - by) <= reach * reach
    cross = dx * (y - ay) - dy * (x - ax)
    return cross * cross <= reach * reach * length


def near_shape(shape: Shape, x: i64, y: i64, reach: i64) -> bool:
    """Return True if a point is within a distance of a polygon; inside it is."""
    if x < shape.west - reach or x > shape.east + reach or y < shape.south - reach or y > shape.north + reach:
        return False
    if shape.holds(x, y):
        return True
    xs, ys = shape.xs, shape.ys
    for i in range(len(xs)):
        if near_segment(x, y, xs[i - 1], ys[i - 1], xs[i], ys[i], reach):
            return True
    return False
