"""What was found out about a table before: pure answers, by the numbers that were asked about.

They hold as long as the table does, which is for ever, so all States on it share them. A memory that is full forgets everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vezerkar.games.wg35.rules.geometry.footing import Footing
    from vezerkar.games.wg35.rules.geometry.nearby import Nearby

MOST: Final = 1 << 14
"""How many answers of a kind are kept."""


class Outlooks:
    """Who sees whom with the same doors open: by the codes of the two posts (`sight.Post.code`)."""

    __slots__ = ("footings", "looks", "sights")

    def __init__(self) -> None:
        self.sights: dict[tuple[int, int], bool] = {}
        self.looks: dict[tuple[int, int], tuple[bool, int, int, int]] = {}
        self.footings: dict[int, list[Footing]] = {}
        """What a way may go by, by the code of the point (`code_of`)."""


class Memory:
    """All answers about a table. Those that depend on doors are kept for the doors asked about last."""

    __slots__ = ("doors", "doors_near", "hides", "nearby", "outlooks", "surfaces")

    def __init__(self) -> None:
        self.doors = 0
        self.outlooks = Outlooks()
        self.surfaces: dict[int, list[int]] = {}
        """Heights, by x * 4096 + y."""
        self.hides: dict[int, list[int]] = {}
        """Pieces to hide behind, and doors within reach, by the code of the point."""
        self.doors_near: dict[int, list[int]] = {}
        self.nearby: dict[int, Nearby] = {}
        """What lies in a block of cells, see `nearby.nearby`."""

    def with_doors(self, doors: int) -> Outlooks:
        """What is known with these doors open."""
        if doors != self.doors:
            self.doors = doors
            self.outlooks = Outlooks()
        return self.outlooks


def code_of(x: int, y: int, z: int) -> int:
    """A point as one number, different for any points on and beside a table."""
    return (x * 4096 + y) * 4096 + z
