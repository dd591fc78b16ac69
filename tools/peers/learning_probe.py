"""Measure our own games as programs that learn play them, in the way in which the peers are measured.

    python learning_probe.py SECONDS GAME KIND

The kinds: ``aec`` (PettingZoo), ``batch`` (64 games in one array), ``spiel`` and ``spiel-observer`` (OpenSpiel, with the row of
the seat in the latter), and ``observation`` (a row, and nothing else). Time is that of the processor. Matches have the options
that the game recommends.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time

import numpy as np

from vezerkar.engine.bit_sets import BIT
from vezerkar.registry import game as game_of
from vezerkar.research.aec import SeatsInTurn
from vezerkar.research.batch import Batch
from vezerkar.research.table import Table

TABLES = 64
"""The number of games of a batch."""
EVERY = 20
"""The row of one decision in so many is measured."""

Figures = dict[str, float]


def figures(decisions: int, games: int, options: int, spent: float) -> Figures:
    """Return what was measured, as a peer's probe does."""
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "branching": options / decisions,
        "us_per_decision": spent / decisions * 1e6,
    }


def seats_in_turn(game: str, seconds: float) -> Figures:
    """Games through PettingZoo's interface, each step with the observation and the mask of whoever is asked."""
    dice = random.Random(1)
    env = SeatsInTurn(game, options=game_of(game).recommended)
    env.reset(seed=1)
    decisions = games = options = 0
    start = process_time()
    while process_time() - start < seconds:
        seen, _, over, cut, _ = env.last()
        assert seen is not None
        if over or cut:
            env.reset()
            games += 1
            continue
        legal = seen["action_mask"].nonzero()[0]
        options += len(legal)
        decisions += 1
        env.step(int(legal[int(dice.random() * len(legal))]))
    return figures(decisions, games, options, process_time() - start)


def batch(game: str, seconds: float) -> Figures:
    """Many games side by side. What is chosen is drawn for all of them at once."""
    dice = np.random.default_rng(1)
    tables = Batch(game, TABLES, options=game_of(game).recommended)
    tables.reset(seed=1)
    decisions = games = options = 0
    start = process_time()
    while process_time() - start < seconds:
        where, legal = tables.mask.nonzero()
        counts = np.bincount(where, minlength=TABLES)
        first = np.cumsum(counts) - counts
        tables.step(legal[first + (dice.random(TABLES) * counts).astype(np.int64)])
        options += len(legal)
        decisions += TABLES
        games += int(tables.done.sum())
    return figures(decisions, games, options, process_time() - start)


def spiel(game: str, seconds: float, with_row: bool) -> Figures:
    """Games of OpenSpiel in Python, chance nodes and all."""
    import pyspiel

    from vezerkar.research import spiel as ours

    dice = random.Random(1)
    ours.register()
    options = {name: str(value) for name, value in game_of(game).recommended.items()}
    table = pyspiel.load_game(ours.name_of(game), options)
    observer = table.make_py_observer()
    decisions = games = counted = 0
    start = process_time()
    while process_time() - start < seconds:
        state = table.new_initial_state()
        while not state.is_terminal() and process_time() - start < seconds:
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                counted += len(legal)
                if with_row:
                    observer.set_from(state, state.current_player())
            state.apply_action(legal[int(dice.random() * len(legal))])
        games += state.is_terminal()
    return figures(decisions, games, counted, process_time() - start)


def observation(game: str, seconds: float) -> Figures:
    """Rows of the seats that are asked, at moments all over random games."""
    dice = random.Random(1)
    table = Table(game, game_of(game).recommended)
    spent, written, games = 0.0, 0, 0
    while spent < seconds:
        table.reset(f"rows {games}")
        games += 1
        while not table.over and spent < seconds:
            if int(dice.random() * EVERY) == 0:
                seats = [seat for seat in range(len(table.seats)) if table.state.asked & BIT[seat]]
                start = process_time()
                for _ in range(EVERY):
                    for seat in seats:
                        table.observe(seat)
                spent += process_time() - start
                written += EVERY * len(seats)
            table.act(table.legal[int(dice.random() * len(table.legal))])
    return {"observation_us": spent / written * 1e6}


KINDS: dict[str, Callable[[str, float], Figures]] = {
    "aec": seats_in_turn,
    "batch": batch,
    "spiel": lambda game, seconds: spiel(game, seconds, False),
    "spiel-observer": lambda game, seconds: spiel(game, seconds, True),
    "observation": observation,
}

if __name__ == "__main__":
    print(json.dumps(KINDS[sys.argv[3]](sys.argv[2], float(sys.argv[1]))))
