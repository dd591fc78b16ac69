"""Blocks: single things that stand about, seen from above."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import pi
from typing import Final

from vezerkar.games.wg35.presentation.drawing.pen import Pen
from vezerkar.games.wg35.presentation.drawing.svg import around, box, circle, cloud, edges, line, path, scaled


def crates(pen: Pen) -> None:
    """Boxes with crossed laths."""
    pen.outline("w-wood")
    lane = pen.lane
    columns, rows = max(1, round(lane.length / 16)), max(1, round(lane.width / 16))
    lids, laths = "", ""
    for i in range(columns):
        for k in range(rows):
            a, b = lane.length * i / columns, lane.length * (i + 1) / columns
            c, d = lane.width * k / rows, lane.width * (k + 1) / rows
            lids += lane.plate(a, c, b, d)
            laths += line(lane.at(a, c), lane.at(b, d)) + line(lane.at(b, c), lane.at(a, d))
    pen.add("w-wood", lids)
    pen.add("w-wood-line w-fine", laths)


def barrels(pen: Pen) -> None:
    """Round lids side by side."""
    pen.outline("w-open w-soft")
    lane = pen.lane
    columns, rows = max(1, round(lane.length / 13)), max(1, round(lane.width / 13))
    r = min(lane.length / columns, lane.width / rows) / 2 - 0.4
    middles = [
        lane.at(lane.length * (i + 0.5) / columns, lane.width * (k + 0.5) / rows) for i in range(columns) for k in range(rows)
    ]
    pen.add("w-wood", *(circle(x, y, r) for x, y in middles))
    pen.add("w-wood-line w-fine", *(circle(x, y, r * 0.7) + line((x - r * 0.7, y), (x + r * 0.7, y)) for x, y in middles))


def haystack(pen: Pen) -> None:
    """Straw that hangs from the top to all sides."""
    pen.outline("w-straw")
    straws = ""
    for a, b in edges(pen.points):
        for k in range(5):
            share = (k + 0.5) / 5
            x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            near, far = pen.rng(0.18, 0.4), pen.rng(0.75, 0.95)
            straws += line(
                (pen.x + (x - pen.x) * near, pen.y + (y - pen.y) * near), (pen.x + (x - pen.x) * far, pen.y + (y - pen.y) * far)
            )
    pen.add("w-straw-line", straws)
    pen.add("w-straw-line", circle(pen.x, pen.y, 4.0))


def cart(pen: Pen) -> None:
    """A bed of boards, four wheels and a drawbar."""
    pen.outline("w-clear")
    lane = pen.lane
    long, wide = lane.length, lane.width
    wheels = [
        lane.plate(long * s - 6.0, wide * t, long * s + 6.0, wide * t + wide * 0.13) for s in (0.2, 0.62) for t in (0.0, 0.87)
    ]
    pen.add("w-steel", *wheels)
    pen.add("w-wood", lane.plate(0.0, wide * 0.17, long * 0.8, wide * 0.83))
    boards = [line(lane.at(0.0, wide * t), lane.at(long * 0.8, wide * t)) for t in (0.34, 0.5, 0.66)]
    pen.add("w-wood-line", *boards, line(lane.at(long * 0.8, wide / 2), lane.at(long, wide / 2)))
    pen.add("w-wood-line w-bold", line(lane.at(long * 0.97, wide * 0.3), lane.at(long * 0.97, wide * 0.7)))


def boulder(pen: Pen) -> None:
    """A rock with faces."""
    pen.outline("w-stone")
    x0, y0, x1, y1 = box(pen.points)
    top = (pen.x + (x1 - x0) * pen.rng(-0.15, 0.0), pen.y + (y1 - y0) * pen.rng(-0.2, -0.05))
    ridge = scaled(pen.points, 0.5)
    faces = [line(top, ridge[k]) + line(ridge[k], pen.points[k]) for k in range(0, len(pen.points), max(1, len(pen.points) // 4))]
    pen.add("w-stone-line", *faces)
    pen.add("w-pale w-bare", path([top, *ridge[::-1][: len(ridge) // 2]]))


def well(pen: Pen) -> None:
    """A stone ring around water, with a beam over it."""
    pen.outline("w-stone")
    pen.add("w-deep", path(scaled(pen.points, 0.62)))
    pen.add("w-stone-line w-fine", *(line(a, b) for a, b in zip(pen.points, scaled(pen.points, 0.62), strict=True)))
    left, _, right, _ = box(pen.points)
    pen.add("w-wood-line w-bold", line((left, pen.y), (right, pen.y)))


def woodpile(pen: Pen) -> None:
    """Cut trunks side by side, their ends to the front."""
    pen.outline("w-wood")
    lane = pen.lane
    rows = lane.marks(7.0)
    ends = ""
    for a, b in pairwise(rows):
        r = (b - a) / 2 - 0.3
        ends += circle(*lane.at((a + b) / 2, lane.width - r - 0.4), r)
    pen.add("w-wood-line", *(line(lane.at(s, 0.0), lane.at(s, lane.width)) for s in rows[1:-1]))
    pen.add("w-straw", ends)


def truck(pen: Pen) -> None:
    """A burnt-out lorry: wheels, bed with ribs, cab, bonnet."""
    pen.outline("w-clear")
    lane = pen.lane
    long, wide = lane.length, lane.width
    wheels = [lane.plate(long * s - 5.0, t, long * s + 5.0, t + 3.6) for s in (0.14, 0.34, 0.86) for t in (0.0, wide - 3.6)]
    pen.add("w-dark", *wheels)
    pen.add("w-steel", lane.plate(0.0, 2.0, long * 0.58, wide - 2.0))
    pen.add("w-steel-line w-fine", *(line(lane.at(long * s, 2.0), lane.at(long * s, wide - 2.0)) for s in (0.145, 0.29, 0.435)))
    pen.add(
        "w-steel", lane.plate(long * 0.6, 2.5, long * 0.78, wide - 2.5), lane.plate(long * 0.78, wide * 0.22, long, wide * 0.78)
    )
    pen.add("w-pale", lane.plate(long * 0.72, 4.5, long * 0.76, wide - 4.5))
    _wrecked(pen)


def tank(pen: Pen) -> None:
    """A knocked-out tank: tracks, hull, turret, gun."""
    pen.outline("w-steel")
    lane = pen.lane
    long, wide = lane.length, lane.width
    broad = wide * 0.2
    for t in (0.0, wide - broad):
        pen.add("w-dark", lane.plate(0.0, t, long, t + broad))
        pen.add("w-pale-line", *(line(lane.at(s, t + 1.0), lane.at(s, t + broad - 1.0)) for s in lane.marks(5.0)[1:-1]))
    x, y = lane.at(long * 0.46, wide / 2)
    pen.add("w-steel", path(around(x, y, wide * 0.28, 8, pi / 8)))
    pen.add("w-steel", lane.plate(long * 0.46 + wide * 0.25, wide / 2 - 2.0, long, wide / 2 + 2.0), circle(x, y, wide * 0.11))
    _wrecked(pen)


def _wrecked(pen: Pen) -> None:
    """Crossed out: it will not drive again."""
    lane = pen.lane
    long, wide = lane.length, lane.width
    pen.add("w-mark", line(lane.at(long * 0.08, wide * 0.12), lane.at(long * 0.92, wide * 0.88)))
    pen.add("w-mark", line(lane.at(long * 0.08, wide * 0.88), lane.at(long * 0.92, wide * 0.12)))


def statue(pen: Pen) -> None:
    """A plinth with a star."""
    pen.outline("w-slab")
    left, top, right, bottom = box(pen.points)
    r = min(right - left, bottom - top) / 2
    outer, inner = around(pen.x, pen.y, r * 0.72, 5, -pi / 2), around(pen.x, pen.y, r * 0.3, 5, -pi / 2 + pi / 5)
    pen.add("w-dark", path([point for pair in zip(outer, inner, strict=True) for point in pair]))


def shrine(pen: Pen) -> None:
    """A cross on a small plinth."""
    pen.outline("w-slab")
    left, top, right, bottom = box(pen.points)
    r = min(right - left, bottom - top) / 2
    pen.add(
        "w-mark",
        line((pen.x, pen.y - r * 0.8), (pen.x, pen.y + r * 0.8)),
        line((pen.x - r * 0.5, pen.y - r * 0.3), (pen.x + r * 0.5, pen.y - r * 0.3)),
    )


def trunk(pen: Pen) -> None:
    """A felled trunk: bark, stubs of branches, rings at one end."""
    pen.outline("w-wood")
    lane = pen.lane
    long, wide = lane.length, lane.width
    bark = ""
    for t in (0.3, 0.55, 0.8):
        a = pen.rng(0.02, 0.2)
        bark += line(lane.at(long * a, wide * t), lane.at(long * (a + pen.rng(0.3, 0.6)), wide * t))
    pen.add("w-wood-line w-fine", bark)
    x, y = lane.at(long - wide * 0.5, wide / 2)
    pen.add("w-straw", circle(x, y, wide * 0.5))
    pen.add("w-straw-line w-fine", circle(x, y, wide * 0.3), circle(x, y, wide * 0.12))


def slab(pen: Pen) -> None:
    """Concrete, or anything solid without a picture of its own: slanting strokes."""
    pen.outline("w-slab")
    lane = pen.lane
    lean = min(lane.width, 10.0)
    strokes = [
        line(lane.at(s, 1.5), lane.at(s - lean, lane.width - 1.5))
        for s in lane.marks(12.0)[1:]
        if s - lean > 0 and s < lane.length - 1
    ]
    pen.add("w-stone-line w-fine", *strokes)


def tree(pen: Pen) -> None:
    """A single tree: its crown over the trunk. The crown is air, the trunk the piece."""
    pen.outline("w-timber")
    left, top, right, bottom = box(pen.points)
    r = max(right - left, bottom - top) / 2 + 9.0
    pen.add("w-leaf w-veil", cloud(around(pen.x, pen.y, r, 9, pen.rng(0, pi))))


def dump(pen: Pen) -> None:
    """Stacked boxes under a strap, with a shell on them."""
    crates(pen)
    lane = pen.lane
    half = lane.width / 2
    pen.add(
        "w-steel", path([lane.at(lane.length * s, half + t) for s, t in ((0.2, -4), (0.6, -4), (0.82, 0), (0.6, 4), (0.2, 4))])
    )


BLOCKS: Final[dict[str, Callable[[Pen], None]]] = {
    "crates": crates,
    "barrels": barrels,
    "haystack": haystack,
    "cart": cart,
    "boulder": boulder,
    "well": well,
    "woodpile": woodpile,
    "truck_wreck": truck,
    "tank_wreck": tank,
    "statue": statue,
    "shrine": shrine,
    "log": trunk,
    "concrete_step": slab,
    "tree_trunk": tree,
    "supply_dump": dump,
}
"""Blocks by type."""
