"""Memory of a table: pure answers that were found before, by the numbers that were asked about.

They hold as long as the table does, which is for ever, so all States on it share them. A memory that is full forgets everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.wg35.rules.geometry.footing import Footing
    from vezerkar.games.wg35.rules.geometry.nearby import Nearby
    from vezerkar.games.wg35.rules.geometry.table import Solid

MOST: Final = 1 << 14
"""Largest number of answers of a kind that are kept."""


ROW: Final = 128
"""More cells than there are in a row (see `nearby`)."""

BLOCKS: Final = 13
"""Number of blocks (see `lines.BLOCK`) in a row."""

UNKNOWN: Final = -1

PLACES: Final = 16381
"""Number of places in `Sights`: a prime number."""


class Sights:
    """Remembered answers to who sees whom: by the doors that are open and the codes of the two posts (`sight.Post.code`).

    Each question has one place, where it drives out what was there. A dictionary would be slower: its keys would be tuples.
    """

    __slots__ = ("answers", "doors", "ones", "others")

    def __init__(self) -> None:
        self.doors: list[int] = [0] * PLACES
        self.ones: list[int] = [0] * PLACES
        self.others: list[int] = [0] * PLACES
        self.answers: list[int] = [UNKNOWN] * PLACES

    def find(self, doors: i64, one: i64, other: i64) -> i64:
        """Return 1 if the one sees the other, 0 if not, `UNKNOWN` if that is not remembered."""
        place = (one * 31 + other) % PLACES
        if self.others[place] == other and self.ones[place] == one and self.doors[place] == doors:
            return self.answers[place]
        return UNKNOWN

    def keep(self, doors: i64, one: i64, other: i64, seen: bool) -> None:
        """Remember an answer."""
        place = (one * 31 + other) % PLACES
        self.doors[place] = doors
        self.ones[place] = one
        self.others[place] = other
        self.answers[place] = 1 if seen else 0


class Outlooks:
    """Remembered answers with the same doors open: how much of whom is seen, by two posts' codes, and footings of ways."""

    __slots__ = ("footings", "looks")

    def __init__(self) -> None:
        self.looks: dict[tuple[int, int], tuple[bool, int, int, int]] = {}
        self.footings: dict[int, list[Footing]] = {}
        """Footings that a way may go by, by the code of the point (`code_of`)."""


class Memory:
    """All answers about a table. Those that depend on doors are kept for the doors asked about last."""

    __slots__ = (
        "cells",
        "doors",
        "doors_near",
        "filled",
        "hides",
        "nearby",
        "outlooks",
        "screens",
        "sights",
        "solids",
        "surfaces",
    )

    def __init__(self) -> None:
        self.doors = 0
        self.outlooks = Outlooks()
        self.sights = Sights()
        self.solids: dict[int, list[Solid]] = {}
        """The solids between two blocks, see `lines.solids_between`."""
        self.screens: list[list[Solid] | None] = [None] * (BLOCKS * BLOCKS * BLOCKS * BLOCKS)
        """The screens between two blocks, by their numbers, see `screens.screens_between`."""
        self.surfaces: dict[int, list[int]] = {}
        """Heights, by x * 4096 + y."""
        self.hides: dict[int, list[int]] = {}
        """Pieces to hide behind, and doors within reach, by the code of the point."""
        self.doors_near: dict[int, list[int]] = {}
        self.filled: list[int] = []
        """For each corner of cells how many cells beyond it have something in them, see `nearby.is_open`."""
        self.nearby: dict[int, Nearby] = {}
        """Pieces in a block of cells, see `nearby.nearby`."""
        self.cells: list[Nearby | None] = [None] * (ROW * ROW)
        """Pieces in a single cell, by its column and row, see `nearby.at_point`."""

    def with_doors(self, doors: int) -> Outlooks:
        """Return the answers that are remembered with these doors open."""
        outlooks = self.outlooks
        if doors != self.doors:
            # Made first: a table may be drawn on another thread, which must not find the old answers under the new doors.
            outlooks = Outlooks()
            self.outlooks = outlooks
            self.doors = doors
        return outlooks


def code_of(x: i64, y: i64, z: i64) -> i64:
    """A point as one number, different for any points on and beside a table."""
    return (x * 4096 + y) * 4096 + z
