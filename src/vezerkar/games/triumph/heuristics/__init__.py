"""Heuristics of Triumph & Tragedy for bots: what a faction knows, would rather do, and how the game stands.

It works on States, imagined ones as a rule, by small ints, and looks only at what the faction in question may know. Worths and
prices are in Victory Points. `greedy` is made of it, and the searching bot finds here all it needs to know of this game.
"""

from typing import Final

from vezerkar.games.triumph.heuristics.evaluation import evaluate
from vezerkar.games.triumph.heuristics.information import information_set, likelihood
from vezerkar.games.triumph.heuristics.policy import action_scores, action_values, candidate_actions, rollout

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
"""Dice and hidden units make lines of play differ by more than most actions do, so actions are tried in the same worlds."""

PRIOR_CUTOFF: Final = 0.8
"""What is far better than all else needs no search."""

DEFAULT_ITERATIONS: Final = 12
"""The iterations of a search that names none: few, for each goes on to the end of a Season."""
