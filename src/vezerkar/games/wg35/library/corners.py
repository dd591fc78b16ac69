"""Polygons in data files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vezerkar.games.wg35.library.check import JsonPath, Many, Number, Spec
from vezerkar.games.wg35.rules.geometry.exact import orientation

SIDE_MM: Final = 1200
"""A table is 1200 mm wide and deep (WG35 1.1)."""

POINT: Final = Many(Number(0, SIDE_MM), 2, 2, distinct=False)
"""A point of the table."""


def convex(corners: Sequence[Sequence[int]]) -> bool:
    """Return True if a polygon goes round counter-clockwise, once, with a true corner at each of its points (WG35 1.7).

    Each point must lie to the left of every edge it is no end of: turning left everywhere, a star does as well.
    """
    for i in range(len(corners)):
        (ax, ay), (bx, by) = corners[i - 1], corners[i]
        for j, (x, y) in enumerate(corners):
            if j not in (i, (i - 1) % len(corners)) and orientation(ax, ay, bx, by, x, y) <= 0:
                return False
    return True


def rectangular(corners: Sequence[Sequence[int]]) -> bool:
    """Return True if a polygon is a rectangle along the edges of the table."""
    return len(corners) == 4 and all(
        (corners[i - 1][0] == corners[i][0]) != (corners[i - 1][1] == corners[i][1]) for i in range(4)
    )


class Corners(Spec):
    """A convex polygon on the table (WG35 1.7)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def allowed(self) -> str:
        return f"a convex polygon of 3 to {self.most} corners [x, y], counter-clockwise"

    def read(self, value: Any, place: JsonPath) -> Any:
        before = len(place.notes.faults)
        corners = Many(POINT, 3, self.most).read(value, place)
        if len(place.notes.faults) == before and not convex(corners):
            place.wrong(value, self.allowed(), "fault-convex")
        return corners
