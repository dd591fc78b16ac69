"""Tune the numbers by which the bot `captain` of WG35 judges.

    PYTHONPATH=build/compiled python -m tools.train_wg35 -n 4000 --keep games.jsonl    an hour of a core; writes captain.json
    … tools.train_wg35 -n 4000 --keep games.jsonl --check                              only tell the slopes
    … tools.train_wg35 -n 4000 --keep games.jsonl --from captain                       go on from the present captain

In every game both sides draw their numbers by lot: each is that of the bot begun with, times a log-normal factor. So every game
tells something about every number. Who won is regressed on the differences of the draws. The slopes are shrunk by what is noise
among them, and the numbers go so far along them as `LENGTH` says. The answer depends on the arguments alone; games that are kept
are not played again. Needs NumPy. Whether the bot is stronger, `tools.opponents` tells by fresh games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.kept_games import series
from tools.opponents.gates import skirmish
from tools.quick_skirmish import quick_skirmish
from vezerkar.games.wg35.game_data import MISSIONS
from vezerkar.games.wg35.heuristics.numbers import Numbers, read_numbers

FILE: Final = Path(__file__).parents[1] / "src/vezerkar/games/wg35/heuristics/captain.json"
SPREAD: Final = 0.35
"""Standard deviation of the logarithm of a number that is drawn."""
LENGTH: Final = 6.0
"""Distance that the numbers go, in standard deviations of a draw, all of them together: `docs/opponents.md` says why so far."""

Draws = Sequence[float]
"""The logarithm of the factor of each number, in standard deviations, in the order of their names."""


class Fought(NamedTuple):
    """A game: its number, what the sides have drawn, and how it ended for side A: 1 if it won, 0 if it lost, else one half."""

    number: int
    drawn: tuple[Draws, Draws]
    won: float


def drawn_numbers(begin: Mapping[str, float], drawn: Draws, spread: float = SPREAD) -> dict[str, float]:
    """Return the numbers of a side that has drawn so."""
    return {name: begin[name] * exp(spread * one) for name, one in zip(sorted(begin), drawn, strict=True)}


def fought(begin: Mapping[str, float], seed: str, number: int) -> Fought:
    """Play a game of a series."""
    rng = Random(f"{seed}/{number}")
    drawn = tuple([round(rng.gauss(0.0, 1.0), 3) for _ in begin] for _ in range(2))
    sides = [Numbers(drawn_numbers(begin, one)) for one in drawn]
    s = quick_skirmish(f"{seed}/{number}", skirmish(f"{seed}/{number}", number), rng, sides)
    return Fought(number, (drawn[0], drawn[1]), 0.5 if s.winner < 0 else float(s.winner == 0))


def slopes(games: Sequence[Fought]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return by how much a standard deviation of each number raises the share of the games won, and the standard errors.

    Sides that have drawn the same are equal up to what their mission makes of it.
    """
    columns = np.array([game.drawn[0] for game in games]) - np.array([game.drawn[1] for game in games])
    won = np.array([game.won for game in games])
    mission = np.array([game.number // 2 % len(MISSIONS) for game in games])
    for number in range(len(MISSIONS)):
        if (mission == number).any():
            won[mission == number] -= won[mission == number].mean()
    inverse = np.linalg.inv(columns.T @ columns)
    found: NDArray[np.float64] = inverse @ columns.T @ won
    left = won - columns @ found
    errors: NDArray[np.float64] = np.sqrt(inverse.diagonal() * left.var())
    return found, errors


def shrunk(found: NDArray[np.float64], errors: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the slopes that are to be expected, if all that lie this far apart are drawn from one normal distribution."""
    spread = max(0.0, float((found**2).mean() - (errors**2).mean()))
    if not spread:
        return np.zeros_like(found)
    expected: NDArray[np.float64] = found * spread / (spread + errors**2)
    return expected


def tuned(begin: Mapping[str, float], expected: NDArray[np.float64], length: float) -> dict[str, float]:
    """Return the numbers so far along the slopes."""
    norm = float(np.sqrt((expected**2).sum()))
    told = drawn_numbers(begin, [float(one) * length / norm for one in expected] if norm else [0.0] * len(begin))
    return {name: round(number, 4) for name, number in told.items()}


def main() -> None:
    """Play, tell the slopes, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=4000, help="number of games")
    parser.add_argument("--seed", default="train", help="a word")
    parser.add_argument("--from", dest="begin", choices=("greedy", "captain"), default="greedy")
    parser.add_argument("--length", type=float, default=LENGTH)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a line for each game that was played")
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    begin: Mapping[str, float] = read_numbers(f"{given.begin}.json")["numbers"]
    # What was played from other numbers is another series.
    seed = f"{given.seed} from {given.begin}"
    games = [Fought(*game) for game in series(partial(fought, begin), seed, given.n, given.workers, given.keep)]
    found, errors = slopes(games)
    expected = shrunk(found, errors)
    told = tuned(begin, expected, given.length)
    print(f"{len(games)} games; in points for a standard deviation, and what is to be expected:")
    for name, one, error, hope in sorted(zip(sorted(begin), found, errors, expected, strict=True), key=lambda row: -abs(row[1])):
        print(f"{name:14} {100 * one:6.2f} ± {100 * error:.2f} {100 * hope:6.2f}   {begin[name]:g} → {told[name]:g}")
    if not given.check:
        made_of = f"{len(games)} games from the numbers of {given.begin}, seed {given.seed}, length {given.length:g}"
        FILE.write_text(json.dumps({"made_of": made_of, "numbers": told}, indent=2) + "\n", "utf-8")
        print(f"wrote {FILE.name}")


if __name__ == "__main__":
    main()
