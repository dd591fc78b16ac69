"""What procedures of Triumph & Tragedy share: their State, and who may see what."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import BIT, Step
from vezerkar.games.triumph.facts import THREE
from vezerkar.games.triumph.state import TntState

WHO: Final[list[int]] = [BIT[faction] for faction in range(THREE)]
"""Visibility of an event that one faction alone may know; also the set of this one faction."""

ALL: Final = (1 << THREE) - 1
"""The set of all factions."""


class TntStep(Step[TntState]):
    """A procedure of Triumph & Tragedy in progress.

    While a rival may be asked, no Step on the stack may hold the number of a block or card that this rival cannot see.
    """

    __slots__ = ()

    def blocks(self) -> list[int]:
        """The blocks that its arguments name. Whoever imagines gives the blocks of Rivals other numbers."""
        return []

    def with_blocks(self, blocks: list[int]) -> TntStep:
        """The same with these in the place of `blocks`."""
        return self

    def private(self) -> bool:
        """Whether it goes on with a choice that only the seat it asks knows to have begun, such as a Pair half put together.

        Others imagine that the choice has not begun: the Step below, which must ask the same seat, takes its place.
        """
        return False

    def peeks(self, seat: int) -> int:
        """The factions into whose Vault a seat looks while this is in progress, as a mask (T&T 9.5)."""
        return 0
