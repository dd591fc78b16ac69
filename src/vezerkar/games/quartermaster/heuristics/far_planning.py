"""Knowledge for the far planner: all is as for the planner, but actions are followed for a whole round."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster.game_data import SIX
from vezerkar.games.quartermaster.heuristics.planning import (
    CANDIDATES,
    DEFAULT_TRIES,
    MARGIN,
    VALUE_WEIGHT,
    action_values,
    candidate_actions,
    information_set,
    play_on,
    win_chance,
    worth_planning,
)
from vezerkar.games.quartermaster.state import QmgState

__all__ = [
    "CANDIDATES",
    "DEFAULT_TRIES",
    "MARGIN",
    "VALUE_WEIGHT",
    "action_values",
    "candidate_actions",
    "horizon",
    "information_set",
    "play_on",
    "win_chance",
    "worth_planning",
]

TURNS_AHEAD: Final = SIX
"""Number of countries' turns to which an action is followed: until all others have answered it."""


def horizon(s: QmgState) -> int:
    """Return the turn, counted from the beginning of the game, up to which actions chosen now are followed."""
    return s.round * SIX + s.active + TURNS_AHEAD
