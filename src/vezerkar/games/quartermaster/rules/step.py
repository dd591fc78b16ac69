"""What procedures of Quartermaster General share: their State, and who may see what."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.state import BIT, Step
from vezerkar.games.quartermaster.game_data import SIX
from vezerkar.games.quartermaster.state import QmgState

WHO: Final[list[int]] = [BIT[country] for country in range(SIX)]
"""Visibility of an event that one country alone may know."""


class QmgStep(Step[QmgState]):
    """A procedure of Quartermaster General in progress."""

    __slots__ = ()
