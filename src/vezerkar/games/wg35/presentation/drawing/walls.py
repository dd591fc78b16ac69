"""Walls, hedges and fences: each with a pattern of its own along its line."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import pi
from typing import Final

from vezerkar.games.wg35.presentation.drawing.pen import Pen
from vezerkar.games.wg35.presentation.drawing.svg import around, circle, cloud, line, path


def stone_wall(pen: Pen) -> None:
    """Uneven stones in one row."""
    pen.outline("w-stone")
    lane, joints = pen.lane, ""
    for s in lane.marks(9.0)[1:-1]:
        joints += line(lane.at(s + pen.rng(-2, 2), 0.0), lane.at(s + pen.rng(-2, 2), lane.width))
    pen.add("w-stone-line w-fine", joints)


def brick_wall(pen: Pen) -> None:
    """Two courses of bricks."""
    pen.outline("w-brick")
    lane = pen.lane
    half = lane.width / 2
    joints = line(lane.at(0.0, half), lane.at(lane.length, half))
    for k, s in enumerate(lane.marks(5.0)[1:-1]):
        low, high = (0.0, half) if k % 2 else (half, lane.width)
        joints += line(lane.at(s, low), lane.at(s, high))
    pen.add("w-brick-line w-fine", joints)


def tall_wall(pen: Pen) -> None:
    """A solid wall with spikes on it: nobody climbs it."""
    pen.outline("w-wall")
    lane = pen.lane
    middle = lane.width / 2
    spikes = "".join(
        path([lane.at(s - 3.0, lane.width * 0.85), lane.at(s, lane.width * 0.15), lane.at(s + 3.0, lane.width * 0.85)])
        for s in lane.marks(10.0)[1:-1]
    )
    pen.add("w-pale", spikes or circle(*lane.at(lane.length / 2, middle), 2.0))


def hedge(pen: Pen) -> None:
    """Leaves: a row of round lobes."""
    pen.outline("w-bush w-fine")
    lane, leaves = pen.lane, ""
    for s, t in pairwise(lane.marks(lane.width * 0.9)):
        x, y = lane.at((s + t) / 2, lane.width / 2)
        leaves += cloud(around(x, y, lane.width * 0.44, 6, pen.rng(0, pi)))
    pen.add("w-leaf w-fine", leaves)


def plank_fence(pen: Pen) -> None:
    """Boards side by side on a rail."""
    pen.outline("w-wood w-fine")
    lane, boards = pen.lane, ""
    for s, t in pairwise(lane.marks(6.0)):
        boards += lane.plate(s + 0.8, lane.width * 0.12, t - 0.8, lane.width * 0.88)
    pen.add("w-timber w-fine", boards)
    middle = lane.width / 2
    pen.add("w-wood-line", line(lane.at(0.0, middle), lane.at(lane.length, middle)))


def rail_fence(pen: Pen) -> None:
    """Two rails and posts; one sees the ground between them."""
    pen.outline("w-clear")
    lane = pen.lane
    rails = [line(lane.at(0.0, lane.width * t), lane.at(lane.length, lane.width * t)) for t in (0.22, 0.78)]
    pen.add("w-wood-line w-bold", *rails)
    posts = [lane.plate(max(0.0, s - 2.2), 0.0, min(lane.length, s + 2.2), lane.width) for s in lane.marks(26.0)]
    pen.add("w-timber w-fine", *posts)


def sandbags(pen: Pen) -> None:
    """Filled sacks in two rows."""
    pen.outline("w-sand w-fine")
    lane, sacks = pen.lane, ""
    for row in (0, 1):
        top = lane.width * (0.04 + 0.48 * row)
        marks = lane.marks(13.0)
        shift = (marks[1] / 2) * row
        for s in marks[:-1]:
            a, b = s + shift, min(s + shift + marks[1], lane.length)
            if b - a > 3.0:
                x, y = lane.at((a + b) / 2, top + lane.width * 0.23)
                corners = [lane.at(a + 0.4, top), lane.at(b - 0.4, top), lane.at(b - 0.4, top + lane.width * 0.44)]
                corners.append(lane.at(a + 0.4, top + lane.width * 0.44))
                sacks += _round(corners) + line((x - 1.5, y), (x + 1.5, y))
    pen.add("w-sand", sacks)


def _round(corners: list[tuple[float, float]]) -> str:
    """Path data of a soft rectangle."""
    mids = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True)]
    data = f"M{mids[-1][0]:.1f} {mids[-1][1]:.1f}"
    for (cx, cy), (x, y) in zip(corners, mids, strict=True):
        data += f"Q{cx:.1f} {cy:.1f} {x:.1f} {y:.1f}"
    return data + "Z"


def barricade(pen: Pen) -> None:
    """Beams and boards piled up crosswise."""
    pen.outline("w-rubble")
    lane = pen.lane
    beams = ""
    for k, s in enumerate(lane.marks(6.5)[1:-1]):
        lean = 6.0 if k % 2 else -6.0
        a, b = max(1.0, min(lane.length - 1.0, s - lean)), max(1.0, min(lane.length - 1.0, s + lean))
        beams += path(
            [lane.at(a - 1.6, 0.8), lane.at(a + 1.6, 0.8), lane.at(b + 1.6, lane.width - 0.8), lane.at(b - 1.6, lane.width - 0.8)]
        )
    pen.add("w-timber w-fine", beams)


def ruined_wall(pen: Pen) -> None:
    """Draw the rest of a wall: stumps with gaps, and stones that fell."""
    pen.outline("w-rubble w-soft")
    lane, s, stumps = pen.lane, 0.0, ""
    while s < lane.length - 4.0:
        end = min(lane.length, s + pen.rng(12, 26))
        bite = pen.rng(1.5, 4.5)
        corners = [
            (s, 0.5),
            (end - bite, 0.5),
            (end, lane.width * 0.5),
            (end - bite * 0.6, lane.width - 0.5),
            (s + bite * 0.5, lane.width - 0.5),
        ]
        stumps += path([lane.at(*corner) for corner in corners])
        s = end + pen.rng(1.5, 4.0)
    pen.add("w-brick", stumps)


def kerb(pen: Pen) -> None:
    """A low edge: flat slabs."""
    pen.outline("w-slab")
    lane = pen.lane
    pen.add("w-stone-line w-fine", *(line(lane.at(s, 0.0), lane.at(s, lane.width)) for s in lane.marks(22.0)[1:-1]))


WALLS: Final[dict[str, Callable[[Pen], None]]] = {
    "low_wall": stone_wall,
    "high_wall": brick_wall,
    "tall_wall": tall_wall,
    "hedge": hedge,
    "plank_fence": plank_fence,
    "rail_fence": rail_fence,
    "sandbags": sandbags,
    "barricade": barricade,
    "ruined_wall": ruined_wall,
    "kerb": kerb,
}
"""Walls by type."""
