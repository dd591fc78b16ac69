"""The few SVG pieces a picture of a table is made of, and the plane geometry they need."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with one decimal, as short as can be."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(tag: str, text: str | None = None, **attributes: object) -> str:
    """An SVG element; ``_`` in attribute names stands for ``-`` and a trailing one is dropped."""
    parts = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(number(value) if isinstance(value, float) else str(value))}"
        for name, value in attributes.items()
    )
    return f"<{tag}{parts}/>" if text is None else f"<{tag}{parts}>{escape(text)}</{tag}>"


def path(points: list[Point], close: bool = True) -> str:
    """Path data of a polygon or a polyline."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if close else "")


def line(a: Point, b: Point) -> str:
    """Path data of a straight line."""
    return path([a, b], close=False)


def circle(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    arc = f"a{number(r)} {number(r)} 0 1 0"
    return f"M{number(x - r)} {number(y)}{arc} {number(2 * r)} 0{arc} {number(-2 * r)} 0Z"


def around(x: float, y: float, r: float, count: int, turn: float = 0.0) -> list[Point]:
    """Points on a circle, evenly spaced."""
    return [(x + r * cos(turn + 2 * pi * k / count), y + r * sin(turn + 2 * pi * k / count)) for k in range(count)]


def cloud(points: list[Point]) -> str:
    """Path data of a closed line of arcs that bulge outwards; the points run clockwise on the picture."""
    data = f"M{number(points[0][0])} {number(points[0][1])}"
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        r = number(hypot(bx - ax, by - ay) * 0.56)
        data += f"A{r} {r} 0 0 1 {number(bx)} {number(by)}"
    return data + "Z"


def wave(a: Point, b: Point, length: float, height: float) -> str:
    """Path data of a wavy line of whole waves from one point towards another; nothing if there is no room for one."""
    total = hypot(b[0] - a[0], b[1] - a[1])
    count = int(total // length)
    if not count:
        return ""
    ux, uy = (b[0] - a[0]) / total, (b[1] - a[1]) / total
    data = f"M{number(a[0])} {number(a[1])}"
    for _ in range(count):
        for side in (1, -1):
            control = (ux * length / 4 - uy * side * height, uy * length / 4 + ux * side * height)
            data += f"q{number(control[0])} {number(control[1])} {number(ux * length / 2)} {number(uy * length / 2)}"
    return data


def arrow(tail: Point, head: Point, width: float) -> str:
    """Path data of an arrow: a shaft, and two strokes at its head."""
    long = hypot(head[0] - tail[0], head[1] - tail[1])
    ux, uy = (head[0] - tail[0]) / long, (head[1] - tail[1]) / long
    barbs = [(head[0] - ux * width + side * uy * width, head[1] - uy * width - side * ux * width) for side in (1, -1)]
    return line(tail, head) + path([barbs[0], head, barbs[1]], close=False)


def middle(points: list[Point]) -> Point:
    """The mean of the corners."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def scaled(points: list[Point], factor: float) -> list[Point]:
    """The polygon, smaller or larger around the mean of its corners."""
    x, y = middle(points)
    return [(x + (px - x) * factor, y + (py - y) * factor) for px, py in points]


def box(points: list[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    return min(x for x, _ in points), min(y for _, y in points), max(x for x, _ in points), max(y for _, y in points)


def edges(points: list[Point]) -> list[tuple[Point, Point]]:
    """The sides of a polygon."""
    return list(zip(points, [*points[1:], points[0]], strict=True))


def depth(points: list[Point], x: float, y: float) -> float:
    """Return how far a point lies inside a convex polygon: the distance from the nearest side, negative outside.

    The corners run counter-clockwise as one sees them, like those of all pieces.
    """
    found = []
    for (ax, ay), (bx, by) in edges(points):
        found.append(((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / hypot(bx - ax, by - ay))
    return min(-value for value in found)


def chords(points: list[Point], step: float, angle: float, trim: float = 0.0) -> list[tuple[Point, Point]]:
    """Parallel lines through a convex polygon, `step` apart and shortened by `trim` at both ends; `angle` as seen from east."""
    c, s = cos(angle), sin(angle)
    turned = [(x * c + y * s, y * c - x * s) for x, y in points]
    low, high = min(v for _, v in turned), max(v for _, v in turned)
    count = max(1, round((high - low) / step))
    found = []
    for k in range(count):
        v = low + (k + 0.5) * (high - low) / count
        cuts = [ax + (v - ay) / (by - ay) * (bx - ax) for (ax, ay), (bx, by) in edges(turned) if (ay <= v) != (by <= v)]
        if len(cuts) == 2 and max(cuts) - min(cuts) > 2 * trim:
            found.append(tuple((u * c - v * s, u * s + v * c) for u in (min(cuts) + trim, max(cuts) - trim)))
    return [(a, b) for a, b in found]
