"""Places named for cards: the sets they come from."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.decision import Domain
from vezerkar.games.wg35.battle.point import point_x, point_y
from vezerkar.games.wg35.rules.geometry.exact import half_away
from vezerkar.games.wg35.state import SkirmishState

CORNERS: Final[tuple[tuple[int, int], ...]] = (
    (1000, 0), (924, 383), (707, 707), (383, 924), (0, 1000), (-383, 924), (-707, 707), (-924, 383),
    (-1000, 0), (-924, -383), (-707, -707), (-383, -924), (0, -1000), (383, -924), (707, -707), (924, -383),
)  # fmt: skip
"""A circle of radius 1000, for drawing."""


def on_table(s: SkirmishState, place: int) -> bool:
    """Return True if a place is on the table, in plan."""
    return point_x(place) <= s.field.table.east and point_y(place) <= s.field.table.north


def circle(x: int, y: int, radius: int) -> list[int]:
    """The outline of a circle, as coordinates one after the other."""
    found: list[int] = []
    for dx, dy in CORNERS:
        found += [x + half_away(dx * radius, 1000), y + half_away(dy * radius, 1000)]
    return found


def whole(s: SkirmishState) -> list[int]:
    """The outline of the table."""
    east, north = s.field.table.east, s.field.table.north
    return [0, 0, east, 0, east, north, 0, north]


class Places(Domain):
    """Places named for a card; each game of a card says which by a class of its own."""

    __slots__ = ("outlines",)

    def __init__(self, outlines: list[list[int]]) -> None:
        self.outlines = outlines

    def region(self) -> list[list[int]]:
        return self.outlines
