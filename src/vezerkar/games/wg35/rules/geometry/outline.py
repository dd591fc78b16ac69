"""Outlines of what can be reached, for drawing: a smooth line round the points of the lattice, as far beyond them as one gets.

A line of the lattice from a point that can be reached to one that cannot is crossed where its owner says that one gets to; these
crossings are put together square by square.
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.rules.geometry.region import PITCH

Node = tuple[int, int]
"""A point of the lattice, counted in its pitch."""
Crossing = tuple[int, int, int]
"""A line of the lattice from a node: 0 to the east, 1 to the north."""

EAST, NORTH, WEST, SOUTH = range(4)
STEPS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The four ways from a node, in the order of `EAST` and those that follow."""
CORNERS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a square, counter-clockwise from the south-west."""
SIDES: Final[tuple[tuple[int, int, int], ...]] = ((0, 0, 0), (1, 0, 1), (0, 1, 0), (0, 0, 1))
"""The line from each corner of a square to the next."""


def outlines(nodes: dict[Node, list[int]]) -> list[list[int]]:
    """Closed lines of x, y, x, y ... round these nodes; counter-clockwise round an area, clockwise round a hole.

    With each node comes how far one gets beyond it, in millimetres, in each of the four ways; between two of them it does not
    count.
    """
    onward: dict[Crossing, Crossing] = {}
    for i, j in sorted(nodes):
        for west in (i - 1, i):
            for south in (j - 1, j):
                _cut(nodes, west, south, onward)
    found: list[list[int]] = []
    while onward:
        start = min(onward)
        line: list[Node] = []
        here = start
        while here in onward:
            line.append(_place(nodes, here))
            here = onward.pop(here)
        found.append(_corners(line))
    return [line for line in found if len(line) > 4]


def _cut(nodes: dict[Node, list[int]], west: int, south: int, onward: dict[Crossing, Crossing]) -> None:
    """Note the pieces of outline in one square: each cuts off corners that hang together."""
    inside = [(west + corner[0], south + corner[1]) in nodes for corner in CORNERS]
    for k in range(4):
        if inside[k] and not inside[(k + 1) % 4]:
            first = k
            while inside[(first + 3) % 4]:
                first = (first + 3) % 4
            onward[_side(west, south, k)] = _side(west, south, (first + 3) % 4)


def _side(west: int, south: int, k: int) -> Crossing:
    """A side of a square."""
    side = SIDES[k]
    return (west + side[0], south + side[1], side[2])


def _place(nodes: dict[Node, list[int]], crossing: Crossing) -> Node:
    """The point of a line of the lattice at which it is crossed, in millimetres."""
    i, j, way = crossing
    if (i, j) in nodes:
        far = nodes[(i, j)][way]
    else:
        i, j, way = i + STEPS[way][0], j + STEPS[way][1], way + 2
        far = nodes[(i, j)][way]
    return (i * PITCH + STEPS[way][0] * far, j * PITCH + STEPS[way][1] * far)


def _corners(line: list[Node]) -> list[int]:
    """A closed line without the points at which it does not turn."""
    found: list[Node] = []
    for point in line:
        if not found or point != found[-1]:
            found.append(point)
    while len(found) > 1 and found[0] == found[-1]:
        found.pop()
    kept: list[int] = []
    for k in range(len(found)):
        a, b, c = found[k - 1], found[k], found[(k + 1) % len(found)]
        if (b[0] - a[0]) * (c[1] - b[1]) != (b[1] - a[1]) * (c[0] - b[0]):
            kept.append(b[0])
            kept.append(b[1])
    return kept
