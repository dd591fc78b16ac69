"""Knowledge for the planner: which questions are worth planning, how far ahead an action is followed, and the judge."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.playout import all_legal as candidate_actions
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.quartermaster.game_data import SIX
from vezerkar.games.quartermaster.heuristics.information import information_set, own_step
from vezerkar.games.quartermaster.heuristics.judge import win_chance
from vezerkar.games.quartermaster.heuristics.policy import SPREAD, action_values
from vezerkar.games.quartermaster.rules.cards import DiscardFromHand
from vezerkar.games.quartermaster.rules.play import BuyBack, PlayFrom
from vezerkar.games.quartermaster.rules.turn import Arrange, DiscardStep
from vezerkar.games.quartermaster.state import QmgState

__all__ = [
    "CANDIDATES",
    "DEFAULT_TRIES",
    "MARGIN",
    "VALUE_WEIGHT",
    "action_values",
    "candidate_actions",
    "far_horizon",
    "horizon",
    "information_set",
    "play_on",
    "win_chance",
    "worth_planning",
]

CANDIDATES: Final = 8
"""Largest number of actions that are tried."""

MARGIN: Final = 6.0
"""Actions whose value is this much below the best one's are not tried, in Victory Points."""

VALUE_WEIGHT: Final = 0.004
"""Chance of winning that one Victory Point of an action's value is worth beside what the tries say."""

DEFAULT_TRIES: Final = 48
"""Number of tries if the name of the bot gives no budget."""

TURNS_AHEAD: Final = 2
"""Number of countries' turns to which an action is followed: the rest of this one and the next. Longer tells no more."""


def worth_planning(s: QmgState, seat: int) -> bool:
    """Return whether the result of the question shows within the horizon. That of discards does not."""
    return not isinstance(own_step(s, seat), (DiscardStep, DiscardFromHand, Arrange, PlayFrom, BuyBack))


def horizon(s: QmgState) -> int:
    """Return the turn, counted from the beginning of the game, up to which actions chosen now are followed."""
    return s.round * SIX + s.active + TURNS_AHEAD


def far_horizon(s: QmgState) -> int:
    """Return the turn up to which the far planner follows actions: a round, until all others have answered."""
    return s.round * SIX + s.active + SIX


def play_on(s: QmgState, rng: int, turn: int) -> int:
    """Play up to a turn by the values of the actions. Changes ``s``. Return the new state of the generator."""

    def keep_going(s: QmgState) -> bool:
        return s.round * SIX + s.active < turn

    return greedy_playout(s, rng, keep_going, action_values, SPREAD)
