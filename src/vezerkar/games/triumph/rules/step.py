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
