"""Outlines of what can be reached, for drawing: squares round the points of the lattice, those that touch put together."""

from __future__ import annotations

from collections.abc import Iterable

from vezerkar.games.wg35.rules.geometry.path import Point
from vezerkar.games.wg35.rules.geometry.region import PITCH

Corner = tuple[int, int]
"""A corner of a square, in half-way points of the lattice."""


def outlines(points: Iterable[Point], east: int, north: int) -> list[list[int]]:
    """Closed lines of x, y, x, y ... round the squares of these points; counter-clockwise round an area, clockwise round a hole.

    Points beside the lattice count for the nearest point of it. Nothing reaches beyond the table.
    """
    squares: set[tuple[int, int]] = set()
    for x, y, _ in points:
        squares.add(((x + PITCH // 2) // PITCH, (y + PITCH // 2) // PITCH))
    ways: dict[Corner, list[Corner]] = {}
    for i, j in sorted(squares):
        if (i, j - 1) not in squares:
            ways.setdefault((i, j), []).append((i + 1, j))
        if (i + 1, j) not in squares:
            ways.setdefault((i + 1, j), []).append((i + 1, j + 1))
        if (i, j + 1) not in squares:
            ways.setdefault((i + 1, j + 1), []).append((i, j + 1))
        if (i - 1, j) not in squares:
            ways.setdefault((i, j + 1), []).append((i, j))
    found: list[list[int]] = []
    while ways:
        start = min(ways)
        loop = [start]
        while len(loop) == 1 or loop[-1] != start:
            here = loop[-1]
            loop.append(_onward(ways, loop[-2] if len(loop) > 1 else here, here))
        found.append(_corners(loop[:-1], east, north))
    return found


def _onward(
    ways: dict[tuple[int, int], list[tuple[int, int]]], before: tuple[int, int], here: tuple[int, int]
) -> tuple[int, int]:
    """The next corner of an outline, which is taken; where two squares meet in a corner it turns left, so they stay apart."""
    ends = ways[here]
    best = 0
    for k in range(len(ends)):
        turn = (here[0] - before[0]) * (ends[k][1] - here[1]) - (here[1] - before[1]) * (ends[k][0] - here[0])
        if turn > 0:
            best = k
    taken = ends.pop(best)
    if not ends:
        del ways[here]
    return taken


def _corners(loop: list[Corner], east: int, north: int) -> list[int]:
    """The corners of a closed line, those left out where it goes straight on, in millimetres."""
    found: list[int] = []
    for k in range(len(loop)):
        a, b, c = loop[k - 1], loop[k], loop[(k + 1) % len(loop)]
        if (b[0] - a[0]) * (c[1] - b[1]) == (b[1] - a[1]) * (c[0] - b[0]):
            continue
        found.append(min(max(b[0] * PITCH - PITCH // 2, 0), east))
        found.append(min(max(b[1] * PITCH - PITCH // 2, 0), north))
    return found
