"""Measure OpenSpiel's games driven from Python: legal actions, a random one of them, apply. Draws of chance are not counted.

python openspiel_probe.py SECONDS GAME
"""

from __future__ import annotations

import json
import random
import sys
from time import process_time

import open_spiel.python.games  # noqa: F401  # registers those that are written in Python
import pyspiel

CLONES = 20000


def middle(table: pyspiel.Game, plies: int) -> pyspiel.State:
    """A state after so many random plies, or the last one before the end of a shorter game."""
    dice = random.Random(2)
    state = table.new_initial_state()
    for _ in range(plies):
        after = state.clone()
        after.apply_action(dice.choice(after.legal_actions()))
        if after.is_terminal():
            break
        state = after
    return state


def play(name: str, seconds: float) -> dict[str, float]:
    """Whole games of random players."""
    dice = random.Random(1)
    table = pyspiel.load_game(name)
    decisions = games = options = 0
    start = process_time()
    while process_time() - start < seconds:
        state = table.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                options += len(legal)
            state.apply_action(legal[int(dice.random() * len(legal))])
        games += 1
    spent = process_time() - start
    state = middle(table, decisions // games // 2)
    start = process_time()
    for _ in range(CLONES):
        state.clone()
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "decisions_per_game": decisions / games,
        "branching": options / decisions,
        "us_per_decision": spent / decisions * 1e6,
        "clone_us": (process_time() - start) / CLONES * 1e6,
    }


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[2], float(sys.argv[1]))))
