"""Measure catanatron: whole games of four random players through its own `Game.play`, and its `Game.copy`.

    python catanatron_probe.py SECONDS

Its engine builds the full list of legal actions for every decision, which is what ours is compared on.
"""

from __future__ import annotations

import json
import random
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

COPY_AFTER = 300  # decisions: the middle of a game
COPIES = 3000


class Counter(RandomPlayer):  # type: ignore[misc]  # catanatron has no type information
    """A random player that counts what it is asked and how much it may choose from."""

    decisions = 0
    options = 0

    def decide(self, game: Game, playable_actions: list[object]) -> object:
        """Any legal action."""
        Counter.decisions += 1
        Counter.options += len(playable_actions)
        return super().decide(game, playable_actions)


def players(kind: type[RandomPlayer]) -> list[RandomPlayer]:
    """Four of a kind."""
    return [kind(color) for color in Color]


def play(seconds: float) -> dict[str, float]:
    """Whole games. Branching is counted beforehand, in games of its own, because counting takes time."""
    for seed in range(1, 11):
        Game(players(Counter), seed=seed).play()
    branching = Counter.options / Counter.decisions
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = Game(players(RandomPlayer), seed=1 + games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    spent = perf_counter() - start
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "decisions_per_game": decisions / games,
        "branching": branching,
        "us_per_decision": spent / decisions * 1e6,
    }


def copy() -> float:
    """Microseconds for one copy of a game in its middle."""
    random.seed(1)
    game = Game(players(RandomPlayer), seed=1)
    for _ in range(COPY_AFTER):
        game.play_tick()
    start = perf_counter()
    for _ in range(COPIES):
        game.copy()
    return (perf_counter() - start) / COPIES * 1e6


if __name__ == "__main__":
    print(json.dumps({**play(float(sys.argv[1])), "clone_us": copy()}))
