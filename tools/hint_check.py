"""Measure hints: whether they name what a deep search finds best where that is clear, and how long they take.

python -m tools.hint_check hunt --positions 200 --seconds 240

Positions are moments of games of `greedy` against itself at which there is something to compare. A position is clear if the deep
search finds the second best action worse by two standard errors, and by so many points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any, Final

from vezerkar import bot
from vezerkar.engine import Observation
from vezerkar.registry import game
from vezerkar.study.hints import BUDGET, Hint, HintBudget, hint
from vezerkar.study.judging import compiled

GAPS: Final = (0.02, 0.05)
"""So much worse the second best action must be."""
EACH: Final = 0.15
"""The part of the questions of a game that is looked at."""


def positions(name: str, seed: str) -> Iterator[Observation[Any, Any]]:
    """Moments of games, one game after the other."""
    rng = Random(seed)
    while True:
        match = game(name).start(seed=str(rng.random()))
        players = {seat: bot("greedy", name, f"{rng.random()}") for seat in match.seats}
        while match.outcome is None:
            seat = match.waiting()[0]
            observation = Observation.of(match, seat)
            if len(observation.decision.options) > 1 and rng.random() < EACH:
                yield observation
            match.act(seat, players[seat].choose(observation))


def clear_by(found: Hint) -> float:
    """By how much the best action is the best beyond doubt; 0 if it is not."""
    second = found.options[1].behind if len(found.options) > 1 else None
    return second.mean if second is not None and second.low > 0.0 else 0.0


def share(hits: list[bool]) -> str:
    """Return how many of so many, in words."""
    return f"{sum(hits)} of {len(hits)}" + (f" ({100 * sum(hits) / len(hits):.0f}%)" if hits else "")


def measure(name: str, count: int, tries: int, seconds: float, seed: str) -> None:
    """Print what was measured."""
    began, took = monotonic(), []
    named: dict[float, list[bool]] = {gap: [] for gap in GAPS}
    first: dict[float, list[bool]] = {gap: [] for gap in GAPS}
    for number, observation in enumerate(positions(name, seed)):
        if monotonic() - began > seconds or len(named[GAPS[0]]) == count:
            break
        at = monotonic()
        quick = hint(observation, f"quick {number}", BUDGET)
        if quick.judged != "search":
            continue
        took.append(monotonic() - at)
        deep = hint(observation, f"deep {number}", HintBudget(tries))
        best = deep.options[0].action
        for gap in GAPS:
            if clear_by(deep) >= gap:
                named[gap].append(best in [option.action for option in quick.options])
                first[gap].append(best == quick.options[0].action)
    took.sort()
    print(
        f"{name}, rules {'compiled' if compiled() else 'interpreted'}, deep search {tries} tries: {len(took)} questions searched"
    )
    print(f"answer: median {took[len(took) // 2]:.2f} s, 95% within {took[len(took) * 95 // 100]:.2f} s")
    for gap in GAPS:
        print(f"clear by {100 * gap:.0f} points: named {share(named[gap])}, named first {share(first[gap])}")


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200, help="so many clear ones at most")
    parser.add_argument("--tries", type=int, default=BUDGET.tries * 10, help="of the deep search")
    parser.add_argument("--seconds", type=float, default=240.0, help="then it ends")
    parser.add_argument("--seed", default="hints")
    given = parser.parse_args()
    measure(given.game, given.positions, given.tries, given.seconds, given.seed)


if __name__ == "__main__":
    main()
