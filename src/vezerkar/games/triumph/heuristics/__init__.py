"""Heuristics of Triumph & Tragedy for bots: information sets, action values and the evaluation of States.

They work on States, usually imagined ones, and on the codes of actions. They use only what the faction in question may know.
Action values and prices are in Victory Points.
The bots `greedy` and `search` are built on them.
"""

from typing import Final

from vezerkar.engine.playout import all_legal as candidate_actions
from vezerkar.games.triumph.heuristics.evaluation import evaluate
from vezerkar.games.triumph.heuristics.information import information_set, likelihood
from vezerkar.games.triumph.heuristics.policy import action_scores, action_values, rollout

__all__ = [
    "COMMON_RANDOM_NUMBERS",
    "DEFAULT_ITERATIONS",
    "PRIOR_CUTOFF",
    "action_scores",
    "action_values",
    "candidate_actions",
    "evaluate",
    "information_set",
    "likelihood",
    "rollout",
]

COMMON_RANDOM_NUMBERS: Final = True
"""Dice and hidden units change the result of a playout more than most actions do."""

PRIOR_CUTOFF: Final = 0.8
"""An action that is far better than all others is not searched."""

DEFAULT_ITERATIONS: Final = 12
"""Number of iterations if the name of the bot gives no budget. It is small because each one plays to the end of a Season."""
