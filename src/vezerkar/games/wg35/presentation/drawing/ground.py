"""Areas, hills, ramps and markers: what lies flat. Each type is told by its signs, not by its colour alone."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, pi
from typing import Final

from vezerkar.games.wg35.presentation.drawing.pen import Pen
from vezerkar.games.wg35.presentation.drawing.svg import (
    Point,
    around,
    arrow,
    chords,
    circle,
    cloud,
    edges,
    line,
    path,
    scaled,
    wave,
)


def crown(r: float, lobes: int, turn: float) -> str:
    """Path data of a tree from above, around (0, 0)."""
    return cloud(around(0.0, 0.0, r * 0.86, lobes, turn))


def fir(r: float, turn: float) -> str:
    """Path data of a fir from above, around (0, 0)."""
    outer, inner = around(0.0, 0.0, r, 9, turn), around(0.0, 0.0, r * 0.55, 9, turn + pi / 9)
    return path([point for pair in zip(outer, inner, strict=True) for point in pair])


def signs() -> str:
    """The definitions: trees and bushes, to be put many times."""
    trees = [
        ("tree-0", crown(13.0, 7, 0.2), circle(0.0, 0.0, 1.8)),
        ("tree-1", crown(15.0, 8, 0.5), circle(0.0, 0.0, 1.8)),
        ("tree-2", crown(11.0, 6, 0.9), circle(0.0, 0.0, 1.8)),
        ("fir-0", fir(12.5, 0.1), circle(0.0, 0.0, 1.6)),
        ("fir-1", fir(10.5, 0.4), circle(0.0, 0.0, 1.6)),
        ("fruit", crown(12.0, 9, 0.3), circle(-4.2, -2.6, 1.7) + circle(4.4, -1.6, 1.7) + circle(-0.4, 4.8, 1.7)),
        ("bush-0", "M-8 4C-12 -2 -7 -7 -4 -4C-4 -10 4 -10 4 -4C8 -8 12 -2 8 4Z", "M-3 4V-2M0 4V-4M3 4V-2"),
        ("bush-1", "M-6 3C-9 -1 -5 -5 -2 -3C-1 -8 5 -6 4 -2C8 -4 9 1 6 3Z", "M-2 3V-1M2 3V-2"),
    ]
    return "".join(f'<g id="board-{name}"><path d="{body}"/><path fill="none" d="{mark}"/></g>' for name, body, mark in trees)


def woods(pen: Pen) -> None:
    """Round crowns."""
    pen.outline("w-woods w-soft")
    for x, y in pen.spread(31.0, 12.0, 0.17):
        pen.put(f"tree-{int(pen.rng(0, 3))}", "w-leaf", x, y)


def dense_woods(pen: Pen) -> None:
    """Firs and crowns, close together."""
    pen.outline("w-thicket w-soft")
    for x, y in pen.spread(22.0, 10.0, 0.15):
        sign, classes = (("fir-0", "w-needle"), ("fir-1", "w-needle"), ("fir-0", "w-needle"), ("tree-2", "w-leaf"))[
            int(pen.rng(0, 4))
        ]
        pen.put(sign, classes, x, y)


def orchard(pen: Pen) -> None:
    """Trees with fruit, in rows."""
    pen.outline("w-orchard w-soft")
    lane = pen.lane
    for s in _inner(lane.length, 38.0):
        for t in _inner(lane.width, 38.0):
            pen.put("fruit", "w-fruit", *lane.at(s, t))


def _inner(length: float, step: float) -> list[float]:
    """Places along a length, half a step from its ends."""
    count = max(1, round(length / step))
    return [length * (k + 0.5) / count for k in range(count)]


def scrub(pen: Pen) -> None:
    """Bushes, seen from the side."""
    pen.outline("w-scrub w-soft")
    for x, y in pen.spread(26.0, 10.0, 0.22):
        pen.put(f"bush-{int(pen.rng(0, 2))}", "w-bush", x, y)


def crops(pen: Pen) -> None:
    """Rows of ears."""
    pen.outline("w-crops w-soft")
    ears = ""
    for s in _inner(pen.lane.length, 11.0):
        pen.add("w-crops-line w-fine", line(pen.lane.at(s, 4.0), pen.lane.at(s, pen.lane.width - 4.0)))
        for t in _inner(pen.lane.width, 18.0):
            x, y = pen.lane.at(s, t)
            ears += path([(x - 3, y - 4), (x, y), (x + 3, y - 4)], close=False)
    pen.add("w-crops-line", ears)


def stones(pen: Pen, step: float, margin: float) -> str:
    """Path data of broken stones all over a piece."""
    found = ""
    for x, y in pen.spread(step, margin, 0.3):
        corners = int(pen.rng(3, 6))
        turn = pen.rng(0, 2 * pi)
        found += path(
            [(x + (px - x) * pen.rng(0.6, 1.2), y + (py - y) * pen.rng(0.6, 1.2)) for px, py in around(x, y, 4.2, corners, turn)]
        )
    return found


def rubble(pen: Pen) -> None:
    """Broken stones."""
    pen.outline("w-rubble w-soft")
    pen.add("w-stone w-fine", stones(pen, 15.0, 6.0))


def crater(pen: Pen) -> None:
    """A thrown-up rim with strokes into the hole."""
    pen.outline("w-crater w-soft")
    rim = [(x + pen.rng(-1.5, 1.5), y + pen.rng(-1.5, 1.5)) for x, y in _ring(pen, 0.8)]
    pen.add("w-pit", path(rim))
    pen.add("w-earth-line", "".join(line(a, b) for a, b in zip(rim, _ring(pen, 0.45), strict=True)))
    pen.add("w-earth-line w-fine", path(_ring(pen, 0.36)))


def _ring(pen: Pen, factor: float) -> list[Point]:
    """The outline drawn in, with two further points on each long side."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in edges(scaled(pen.points, factor)):
        parts = max(1, round(hypot(bx - ax, by - ay) / (12.0 * factor)))
        found += [(ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts) for k in range(parts)]
    return found


def mud(pen: Pen) -> None:
    """Puddles and dashes."""
    pen.outline("w-mud w-soft")
    puddles, dashes = "", ""
    for x, y in pen.spread(24.0, 12.0, 0.3):
        if pen.rng(0, 1) < 0.4:
            puddles += f"M{x - 8:.1f} {y:.1f}a8 3.6 0 1 0 16 0a8 3.6 0 1 0 -16 0Z"
        else:
            dashes += line((x - 6, y - 2), (x + 1, y - 2)) + line((x - 1, y + 2), (x + 7, y + 2))
    pen.add("w-puddle", puddles)
    pen.add("w-earth-line", dashes)


def shallow_water(pen: Pen) -> None:
    """Short waves, far apart."""
    pen.outline("w-shallow w-bank")
    data = ""
    for x, y in pen.spread(34.0, 13.0, 0.18):
        data += wave((x - 11, y), (x + 11.1, y), 11.0, 5.0)
    pen.add("w-water-line", data)


def deep_water(pen: Pen) -> None:
    """Long waves in pairs."""
    pen.outline("w-deep w-bank")
    data = ""
    for x, y in pen.spread(38.0, 17.0, 0.14):
        data += wave((x - 16, y - 3), (x + 16.1, y - 3), 16.0, 7.0) + wave((x - 16, y + 4), (x + 16.1, y + 4), 16.0, 7.0)
    pen.add("w-deep-line", data)


def barbed_wire(pen: Pen) -> None:
    """Coils between crossed posts."""
    pen.outline("w-wire w-soft")
    lane = pen.lane
    coils = ""
    r = lane.width * 0.3
    for s in lane.marks(r * 1.25)[1:-1]:
        coils += circle(*lane.at(s, lane.width / 2), r)
    posts = ""
    for s in _inner(lane.length, 46.0):
        a, b = 0.12 * lane.width, 0.88 * lane.width
        half = (b - a) * 0.3
        posts += line(lane.at(s - half, a), lane.at(s + half, b)) + line(lane.at(s + half, a), lane.at(s - half, b))
    pen.add("w-steel-line w-fine", coils)
    pen.add("w-mark", posts)


def trench(pen: Pen) -> None:
    """A dug-out way: planks on its bottom, earth to both sides."""
    pen.outline("w-trench w-dug")
    lane = pen.lane
    planks = ""
    for s in _inner(lane.length, 9.0):
        planks += line(lane.at(s, lane.width * 0.3), lane.at(s, lane.width * 0.7))
    rim = ""
    for s in _inner(lane.length, 6.0):
        rim += line(lane.at(s, 0.0), lane.at(s, lane.width * 0.15)) + line(lane.at(s, lane.width), lane.at(s, lane.width * 0.85))
    pen.add("w-wood-line", planks)
    pen.add("w-earth-line", rim)


def foxhole(pen: Pen) -> None:
    """A hole with strokes into it from all sides."""
    pen.outline("w-trench w-dug")
    pen.add("w-earth-line", "".join(line(a, b) for a, b in zip(_ring(pen, 1.0), _ring(pen, 0.7), strict=False)))
    pen.add("w-pit", path(scaled(pen.points, 0.5)))


def road(pen: Pen) -> None:
    """Two wheel tracks."""
    pen.outline("w-road")
    lane = pen.lane
    tracks = "".join(line(lane.at(0.0, lane.width * t), lane.at(lane.length, lane.width * t)) for t in (0.36, 0.64))
    pen.add("w-track", tracks)


def railway(pen: Pen) -> None:
    """Sleepers and two rails."""
    pen.outline("w-rubble w-soft")
    lane = pen.lane
    for s in _inner(lane.length, 14.0):
        pen.add("w-wood w-fine", lane.plate(s - 2.5, lane.width * 0.15, s + 2.5, lane.width * 0.85))
    rails = "".join(line(lane.at(0.0, lane.width * t), lane.at(lane.length, lane.width * t)) for t in (0.3, 0.7))
    pen.add("w-steel-line w-bold", rails)


def open_ground(pen: Pen) -> None:
    """Nothing but a dotted outline."""
    pen.outline("w-open w-soft")


def difficult(pen: Pen) -> None:
    """Tufts in slanting rows: any ground that is hard to walk."""
    pen.outline("w-rough w-soft")
    data = ""
    for x, y in pen.spread(20.0, 9.0, 0.1):
        data += path([(x - 5, y + 3), (x - 2, y - 4), (x, y + 3), (x + 2, y - 4), (x + 5, y + 3)], close=False)
    pen.add("w-earth-line", data)


def hill(pen: Pen) -> None:
    """A terrace: strokes run down from its edge."""
    pen.outline("w-hill")
    strokes = ""
    inner = scaled(pen.points, 1.0 - 11.0 / min(pen.lane.length / 2, pen.lane.width))
    for (a, b), (c, d) in zip(edges(pen.points), edges(inner), strict=True):
        parts = max(2, round(hypot(b[0] - a[0], b[1] - a[1]) / 8.0))
        for k in range(parts):
            share, reach = (k + 0.5) / parts, 1.0 if k % 2 else 0.55
            foot = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            top = (c[0] + (d[0] - c[0]) * share, c[1] + (d[1] - c[1]) * share)
            strokes += line(foot, (foot[0] + (top[0] - foot[0]) * reach, foot[1] + (top[1] - foot[1]) * reach))
    pen.add("w-hill-line", strokes)


def embankment(pen: Pen) -> None:
    """A bank: long strokes down both sides, a way on top."""
    pen.outline("w-hill")
    lane = pen.lane
    crest = lane.width * 0.3
    strokes = ""
    for k, s in enumerate(_inner(lane.length, 7.0)):
        reach = crest * (1.0 if k % 2 else 0.6)
        strokes += line(lane.at(s, 0.0), lane.at(s, reach)) + line(lane.at(s, lane.width), lane.at(s, lane.width - reach))
    crests = [line(lane.at(0.0, t), lane.at(lane.length, t)) for t in (crest, lane.width - crest)]
    pen.add("w-hill-line", strokes, *crests)


def bridge(pen: Pen) -> None:
    """Planks across, and a beam on both sides."""
    pen.outline("w-wood")
    lane = pen.lane
    pen.add("w-wood-line w-fine", "".join(line(lane.at(s, 0.0), lane.at(s, lane.width)) for s in lane.marks(7.0)[1:-1]))
    beams = [lane.plate(0.0, 0.0, lane.length, 3.0), lane.plate(0.0, lane.width - 3.0, lane.length, lane.width)]
    pen.add("w-timber", *beams)


def manhole(pen: Pen) -> None:
    """A round cover with a grid."""
    pen.outline("w-steel")
    grid = [line(a, b) for angle in (0.0, pi / 2) for a, b in chords(scaled(pen.points, 0.8), 5.0, angle)]
    pen.add("w-steel-line", *grid)


WAYS: Final = {"east": (1.0, 0.0), "north": (0.0, -1.0), "west": (-1.0, 0.0), "south": (0.0, 1.0)}
"""The way up of ramps and stairs on the picture."""


def rise(pen: Pen, direction: str, steps: bool) -> None:
    """A ramp or stairs, with an arrow that points up."""
    pen.outline("w-stairs" if steps else "w-ramp")
    ux, uy = WAYS[direction]
    left, right = min(x for x, _ in pen.points), max(x for x, _ in pen.points)
    top, bottom = min(y for _, y in pen.points), max(y for _, y in pen.points)
    long, wide = (right - left, bottom - top) if ux else (bottom - top, right - left)
    if steps:
        treads = chords(pen.points, 7.0, 0.0 if uy else pi / 2)
        pen.add("w-ink-line w-fine", *(line(a, b) for a, b in treads))
    reach = max(long / 2 - 6.0, long / 4)
    tail, head = (pen.x - ux * reach, pen.y - uy * reach), (pen.x + ux * reach, pen.y + uy * reach)
    pen.add("w-arrow-bed", arrow(tail, head, min(wide * 0.22, 7.0)))
    pen.add("w-arrow", arrow(tail, head, min(wide * 0.22, 7.0)))


def ladder(pen: Pen) -> None:
    """Two rails and rungs."""
    pen.outline("w-clear")
    lane = pen.lane
    rails = [line(lane.at(0.0, lane.width * t), lane.at(lane.length, lane.width * t)) for t in (0.2, 0.8)]
    rungs = [line(lane.at(s, lane.width * 0.2), lane.at(s, lane.width * 0.8)) for s in _inner(lane.length, 5.0)]
    pen.add("w-mark", *rails, *rungs)


def crate(pen: Pen) -> None:
    """A box to be carried away: a lid with one lath across."""
    pen.outline("w-wood")
    lane = pen.lane
    pen.add("w-wood-line", lane.plate(2.0, 2.0, lane.length - 2.0, lane.width - 2.0))
    pen.add("w-wood-line", line(lane.at(2.0, 2.0), lane.at(lane.length - 2.0, lane.width - 2.0)))


def objective(pen: Pen) -> None:
    """Rings around a point."""
    pen.outline("w-clear w-soft")
    pen.add("w-mark", path(scaled(pen.points, 0.7)), path(scaled(pen.points, 0.3)))


GROUND: Final[dict[str, Callable[[Pen], None]]] = {
    "open_ground": open_ground,
    "difficult_generic": difficult,
    "road": road,
    "woods": woods,
    "dense_woods": dense_woods,
    "orchard": orchard,
    "scrub": scrub,
    "crops": crops,
    "rubble": rubble,
    "crater": crater,
    "mud": mud,
    "shallow_water": shallow_water,
    "deep_water": deep_water,
    "barbed_wire": barbed_wire,
    "trench": trench,
    "foxhole": foxhole,
    "railway": railway,
    "hill_tier": hill,
    "embankment": embankment,
    "bridge": bridge,
    "manhole": manhole,
    "loot_crate": crate,
    "objective": objective,
}
"""Painters of what lies flat, by type."""
