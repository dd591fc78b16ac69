"""The field of a battle and the armies on it, as they do not change."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.battle.arm import Arm
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.library.records import Mission
from vezerkar.games.wg35.roster.records import Fighter
from vezerkar.games.wg35.rules.geometry.table import Table

# The characteristics, by their places in `Field.base` (WG35 2.1).
M: Final = 0
T: Final = 1
C: Final = 2
E: Final = 3
R: Final = 4
MO: Final = 5


class Field:
    """The data of a battle that no longer change once the armies are known; shared by all clones, never changed in place.

    ``table`` is the table with the mission's pieces on it. ``soldiers`` has the `Fighter` of each figure, None where there is
    none; ``base`` their characteristics after traits, by figure: [M, T, C, E, R, Mo]. ``arms`` are all weapons of both sides,
    ``arms_of`` their numbers by figure, ``served`` those of the support weapons. ``markers`` are the places of the mission's
    markers, as points, in the order of the mission; ``years`` and ``armies`` (ids) are by side.
    """

    __slots__ = ("armies", "arms", "arms_of", "base", "markers", "mission", "served", "soldiers", "table", "years")

    def __init__(self, mission: Mission, table: Table, markers: list[int]) -> None:
        self.mission = mission
        self.table = table
        self.markers = markers
        self.armies: list[str] = ["", ""]
        self.years: list[int] = [0, 0]
        self.soldiers: list[Fighter | None] = [None] * MEN
        self.base: list[list[int]] = [[] for _ in range(MEN)]
        self.arms: list[Arm] = []
        self.arms_of: list[list[int]] = [[] for _ in range(MEN)]
        self.served: list[int] = []

    def bring(self, arm: Arm) -> None:
        """One more weapon, which is not yet anybody's."""
        if arm.weapon is not None and "support" in arm.weapon.types:
            self.served.append(len(self.arms))
        self.arms.append(arm)

    def man(self, figure: int) -> Fighter:
        """The fighter a figure is."""
        man = self.soldiers[figure]
        assert man is not None
        return man

    def has(self, figure: int, ability: str) -> bool:
        """Return True if a figure has an ability of its own (not of its weapon)."""
        return ability in self.man(figure).abilities

    def wears(self, figure: int, item: str) -> bool:
        """Return True if a figure brought an item."""
        return item in self.man(figure).items


def crate_place(field: Field, marker: int) -> int:
    """Return the point where a crate of the mission lies at the beginning; `NO_POINT` for markers of other kinds (WG35 28.5)."""
    return field.markers[marker] if field.mission.markers[marker].kind == "loot_crate" else NO_POINT
