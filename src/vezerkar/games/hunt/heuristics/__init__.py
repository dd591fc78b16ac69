"""Heuristics of The Hunt for bots: what a seat knows, what it would rather do, how the game stands.

It works on States, imagined ones as a rule, by small ints, and looks only at what the seat in question may know. `greedy`
is made of it, and the searching bot finds here all it needs to know of this game.
"""

from typing import Final

from vezerkar.games.hunt.heuristics.evaluation import evaluate
from vezerkar.games.hunt.heuristics.information import information_set, likelihood
from vezerkar.games.hunt.heuristics.policy import action_scores, candidate_actions, rollout

__all__ = [
    "COMMON_RANDOM_NUMBERS",
    "DEFAULT_ITERATIONS",
    "PRIOR_CUTOFF",
    "action_scores",
    "candidate_actions",
    "evaluate",
    "information_set",
    "likelihood",
    "rollout",
]

COMMON_RANDOM_NUMBERS: Final = False
"""Every line of play is worth a world of its own: where she is matters more than the luck of a line."""

PRIOR_CUTOFF: Final = 2.0
"""Nothing is done without a search."""

DEFAULT_ITERATIONS: Final = 400
"""The iterations of a search that names none."""
