"""The part of the round in progress, as everybody sees it (WG35 6)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.rules.turns.activation import Activation, EndOfAction, EndOfActivation, OwnTurn, Turns
from vezerkar.games.wg35.state import SkirmishState

PHASES: Final[tuple[str, ...]] = ("set_up", "cards", "activations", "end")
SETTING_UP: Final = 0
BEFORE: Final = 1
ACTIVATING: Final = 2
AFTER: Final = 3


def phase_of(s: SkirmishState) -> int:
    """Return the place in `PHASES` of the part in progress: all that comes before the activations, these, or what comes after."""
    if not s.round:
        return SETTING_UP
    found = AFTER
    for step in s.stack:
        if isinstance(step, (OwnTurn, Activation, EndOfAction, EndOfActivation)):
            return ACTIVATING
        if isinstance(step, Turns):
            found = BEFORE
    return found
