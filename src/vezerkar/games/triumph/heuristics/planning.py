"""Knowledge for the planner: which questions are worth planning, how far ahead an action is followed, and the judge."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.playout import all_legal as candidate_actions
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.triumph.heuristics.information import information_set, own_step
from vezerkar.games.triumph.heuristics.judge import win_chance
from vezerkar.games.triumph.heuristics.policy import SPREAD, action_values
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.state import TntState

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

CANDIDATES: Final = 6
"""Largest number of actions that are tried."""

MARGIN: Final = 1.0
"""Actions whose value is this much below the best one's are not tried, in Victory Points."""

VALUE_WEIGHT: Final = 0.01
"""Chance of winning that one Victory Point of an action's value is worth beside what the tries say."""

DEFAULT_TRIES: Final = 32
"""Number of tries if the name of the bot gives no budget."""

SEASONS_A_YEAR: Final = 8
"""More than there are."""


def worth_planning(s: TntState, seat: int) -> bool:
    """Return whether the question is one of Government (T&T 8): what is worth planning elsewhere shows too late."""
    return isinstance(own_step(s, seat), Government)


def horizon(s: TntState) -> int:
    """Return the Season, counted from the beginning, up to whose beginning actions chosen now are followed."""
    return s.year * SEASONS_A_YEAR + s.season + 1


def play_on(s: TntState, rng: int, season: int) -> int:
    """Play up to the beginning of a Season by the values of the actions. Changes ``s``. Return the new state of the generator."""

    def keep_going(s: TntState) -> bool:
        return s.year * SEASONS_A_YEAR + s.season < season

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)
