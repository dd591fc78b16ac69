"""Base of the procedures of Triumph & Tragedy, with their State, and all factions."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import Step
from vezerkar.games.triumph.game_data import THREE
from vezerkar.games.triumph.state import NOBODY, TntState

ALL: Final = (1 << THREE) - 1
"""The set of all factions."""


class TntStep(Step[TntState]):
    """A procedure of Triumph & Tragedy in progress.

    While a rival may be asked, no Step on the stack may hold the number of a block or card that this rival cannot see.
    """

    __slots__ = ()

    def secret_of(self, s: TntState) -> int:
        """The faction that alone knows that it has begun this choice, such as a unit taken in hand; `NOBODY` if all know.

        Whoever imagines the game as another sees it leaves this Step out: the one below, which must ask the same seat, takes its
        place. Nothing in the State may have changed by then.
        """
        return NOBODY

    def reopened(self) -> TntStep:
        """Return the Step that takes the place of this one when the one above it is left out."""
        return self

    def peeks(self, seat: int) -> int:
        """The factions into whose Vault a seat looks while this is in progress, as a mask (T&T 9.5)."""
        return 0
