"""Heuristics of Quartermaster General for bots: information sets, action values and the evaluation of States.

They work on States, usually imagined ones, and on the codes of actions. They use only what the country in question may know.
Action values and prices are in Victory Points; one Victory Point is about one percent of a game.
The bots `greedy` and `search` are built on them.
"""

from typing import Final

from vezerkar.engine.playout import all_legal as candidate_actions
from vezerkar.games.quartermaster.heuristics.evaluation import evaluate
from vezerkar.games.quartermaster.heuristics.information import information_set, likelihood
from vezerkar.games.quartermaster.heuristics.policy import action_scores, action_values, rollout

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
"""Hands and draws change the points of a round more than most actions do."""

PRIOR_CUTOFF: Final = 0.9
"""Most discards, and plays that are far better than all others, are not searched."""

DEFAULT_ITERATIONS: Final = 400
"""Number of iterations if the name of the bot gives no budget."""
