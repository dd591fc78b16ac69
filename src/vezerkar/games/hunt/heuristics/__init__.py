"""Heuristics of The Hunt for bots: information sets, action scores and the evaluation of States.

They work on States, usually imagined ones, and on the codes of actions. They use only what the seat in question may know.
The bots `greedy`, `captain` and `search` are built on them.
"""

from typing import Final

from vezerkar.engine.playout import all_legal as candidate_actions
from vezerkar.games.hunt.heuristics.evaluation import evaluate
from vezerkar.games.hunt.heuristics.information import information_set, likelihood
from vezerkar.games.hunt.heuristics.policy import action_scores, prepare, rollout

__all__ = [
    "COMMON_RANDOM_NUMBERS",
    "DEFAULT_ITERATIONS",
    "PRIOR_CUTOFF",
    "action_scores",
    "candidate_actions",
    "evaluate",
    "information_set",
    "likelihood",
    "prepare",
    "rollout",
]

COMMON_RANDOM_NUMBERS: Final = False
"""Every iteration samples a State of its own: the place of the Graf Spee matters more than the dice of one playout."""

PRIOR_CUTOFF: Final = 2.0
"""Every decision is searched."""

DEFAULT_ITERATIONS: Final = 100
"""Number of iterations if the name of the bot gives no budget. With four times as many it plays no better, as far as is known."""
