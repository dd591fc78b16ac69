"""Fit the sailing model of The Hunt, and tune the numbers by which its bot `captain` judges.

    PYTHONPATH=build/compiled python -m tools.train_hunt german           ten generations of the German numbers, four minutes
    PYTHONPATH=build/compiled python -m tools.train_hunt british          the same for the British ones
    … tools.train_hunt german --from greedy                               begin with the numbers of `greedy`
    … tools.train_hunt sailing                                            fit `sailing.json` to Moves of `greedy`, half a minute

The numbers are tuned by an evolution strategy: in every generation fourteen candidates, made in mirrored pairs, play the same
games against a pool of opponents by turns, and the best five are recombined. The pool holds `greedy`, so that nobody forgets
careless opponents. After every generation `captain.json` is written, so a run may be broken off and gone on with by ``--first``.
The answer depends on the arguments and that file alone. The sailing model is a conditional logit of the spaces in reach. Needs
NumPy.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tools.quick_hunt import Numbers, Player, quick_game
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.hunt.game_data import DISTANCE, GERMAN, REACH, SEATS, SPACE_COUNT, WITHIN
from vezerkar.games.hunt.heuristics.belief import SAILING, SailingData, traits
from vezerkar.games.hunt.heuristics.numbers import read_numbers
from vezerkar.games.hunt.notation import TO
from vezerkar.games.hunt.rules.german import ANNOUNCED, SailSpee, SpeeMove
from vezerkar.games.hunt.state import HuntState

DATA: Final = Path(__file__).parents[1] / "src" / "vezerkar" / "games" / "hunt" / "data"

# --- the numbers of captain ----------------------------------------------------------------------------------------------

CANDIDATES: Final = 14
GAMES: Final = 60
PARENTS: Final = (5, 4, 3, 2, 1)
"""Weights of the best candidates, the best one first."""
COOLING: Final = 0.97
"""Factor of the step from one generation to the next."""
AT_MOST: Final = {"trust": 1.0, "find": 0.95, "slip": 1.0}
"""Numbers that are chances or shares."""


def mutants(mean: Numbers, step: float, rng: Random) -> Iterator[Numbers]:
    """Yield the candidates of a generation: each number is multiplied by a log-normal factor, and divided by it in the next."""
    for _ in range(CANDIDATES // 2):
        factors = {name: exp(step * rng.gauss(0.0, 1.0)) for name in mean}
        for sign in (1, -1):
            yield {name: min(AT_MOST.get(name, 1e9), mean[name] * factors[name] ** sign) for name in mean}


def recombined(best: Sequence[Numbers]) -> Numbers:
    """Return the weighted geometric mean of the best candidates."""
    total = sum(PARENTS)
    return {
        name: exp(sum(weight * log(max(1e-9, one[name])) for weight, one in zip(PARENTS, best, strict=True)) / total)
        for name in best[0]
    }


def share_won(numbers: Numbers, seat: int, pool: Sequence[Player], seed: str) -> float:
    """Return the share of `GAMES` games that a captain with these numbers wins."""
    won = 0
    for number in range(GAMES):
        other = pool[number % len(pool)]
        mine = Player(numbers)
        won += quick_game(f"{seed}/{number}", (mine, other) if seat == GERMAN else (other, mine)).winner == seat
    return won / GAMES


def tune(side: str, generations: range, step: float, seconds: float, begin: str, seed: str) -> None:
    """Tune the numbers of a side and write them after every generation."""
    seat = SEATS.index(side)
    kept = dict(read_numbers("captain.json"))
    told: Numbers = read_numbers(f"{begin}.json")[side]
    other: Numbers = kept[SEATS[1 - seat]]
    plain: Numbers = read_numbers("greedy.json")[SEATS[1 - seat]]
    pool = (Player(), Player(plain), Player(other))
    end = monotonic() + seconds
    for generation in generations:
        if monotonic() > end:
            break
        name = f"{seed} {side} {generation}"
        candidates = list(mutants(told, step * COOLING**generation, Random(name)))
        shares = [share_won(one, seat, pool, name) for one in candidates]
        order = sorted(range(len(candidates)), key=lambda i: -shares[i])
        best = recombined([candidates[i] for i in order[: len(PARENTS)]])
        told = kept[side] = {name: round(number, 4) for name, number in best.items()}
        write("captain.json", kept)
        mean = sum(shares) / len(shares)
        print(f"generation {generation}: best {max(shares):.3f}, mean {mean:.3f}", flush=True)


def write(name: str, told: Mapping[str, Any]) -> None:
    """Write a data file of the game."""
    (DATA / name).write_text(json.dumps(told, indent=2) + "\n", "utf-8")


# --- the sailing model -----------------------------------------------------------------------------------------------------

GREEDY: Final = Player()

Move = tuple[list[list[float]], int]
"""The features of the spaces in reach, and which of them she chose."""


def moves(games: int, german: Player, seed: str, british: Player = GREEDY) -> list[Move]:
    """Return the Moves of a German player: traits of each space in reach, then a one for its distance."""
    found: list[Move] = []

    def look(s: HuntState, seat: int, action: int) -> None:
        step = s.stack[-1]
        if isinstance(step, SailSpee):
            far = ANNOUNCED[step.points]
        elif isinstance(step, SpeeMove):
            far = 1 if s.storm else step.spaces
        else:
            return
        frame = s.frame()
        reach = [y for y in range(SPACE_COUNT) if WITHIN[far][s.spee] & BIT[y]]
        away = [[float(DISTANCE[s.spee][y] == steps) for steps in range(REACH + 1)] for y in reach]
        found.append(([traits(frame, y) + one for y, one in zip(reach, away, strict=True)], reach.index(action - TO)))

    for number in range(games):
        quick_game(f"{seed}/{number}", (german, british), look)
    return found


def fit(found: Sequence[Move], rounds: int = 400, rate: float = 0.1) -> tuple[list[float], float, float]:
    """Return the weights of the features by maximum likelihood (Adam), the log-loss, and that of equal chances."""
    count = len(found[0][0][0])
    most = max(len(features) for features, _ in found)
    x: NDArray[np.float64] = np.zeros((len(found), most, count))
    mask: NDArray[np.bool_] = np.zeros((len(found), most), dtype=bool)
    taken = np.array([choice for _, choice in found])
    rows = np.arange(len(found))
    for i, (features, _) in enumerate(found):
        x[i, : len(features)] = features
        mask[i, : len(features)] = True
    scale = np.abs(x).max((0, 1)) + 1e-6
    x /= scale
    weights, momentum, spread = np.zeros(count), np.zeros(count), np.zeros(count)
    for round_ in range(1, rounds + 1):
        chances = softmax(x @ weights, mask)
        slope = x[rows, taken].mean(0) - (chances[:, :, None] * x).sum(1).mean(0) - 1e-4 * weights
        momentum = 0.9 * momentum + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope * slope
        weights += rate * (momentum / (1 - 0.9**round_)) / (np.sqrt(spread / (1 - 0.99**round_)) + 1e-8)
    chances = softmax(x @ weights, mask)
    loss = -float(np.log(chances[rows, taken] + 1e-12).mean())
    return [float(one) for one in weights / scale], loss, float(np.log(mask.sum(1)).mean())


def softmax(pull: NDArray[np.float64], mask: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return the chances of the rows of a table with gaps."""
    pull = np.where(mask, pull, -1e9)
    weight = np.exp(pull - pull.max(1, keepdims=True))
    chances: NDArray[np.float64] = weight / weight.sum(1, keepdims=True)
    return chances


def sailing(games: int, noise: float, seed: str) -> SailingData:
    """Return the sailing model fitted to games of `greedy` with some noise."""
    found = moves(games, Player(noise=noise), seed)
    return model_of(found, f"{len(found)} Moves of {games} games of `greedy`, noise {noise:g}")


def model_of(found: Sequence[Move], made_of: str) -> SailingData:
    """Return the sailing model fitted to some Moves; what is set by hand stays."""
    weights, loss, equal = fit(found)
    print(f"{len(found)} Moves: log-loss {loss:.3f}, of equal chances {equal:.3f}")
    meet, home, threat, prey, close, *steps = [round(one, 4) for one in weights]
    return {
        "made_of": f"The pulls and steps: {made_of}. The rest: by hand.",
        "meet": meet,
        "home": home,
        "threat": threat,
        "prey": prey,
        "close": close,
        "steps": steps,
        "loose": SAILING["loose"],
        "passed": SAILING["passed"],
        "first": SAILING["first"],
        "first_loose": SAILING["first_loose"],
    }


def main() -> None:
    """Fit or tune, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=(*SEATS, "sailing"))
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="number of the first generation: go on with a run")
    parser.add_argument("--step", type=float, default=0.2, help="size of the mutations of generation 0")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no generation after so long")
    parser.add_argument("--from", dest="begin", choices=("greedy", "captain"), default="captain")
    parser.add_argument("-n", type=int, default=400, help="games from which the sailing model is fitted")
    parser.add_argument("--noise", type=float, default=4.0, help="noise of the German player of these games")
    parser.add_argument("--seed", default="train")
    asked = parser.parse_args()
    if asked.what == "sailing":
        write("sailing.json", sailing(asked.n, asked.noise, asked.seed))
    else:
        generations = range(asked.first, asked.first + asked.generations)
        tune(asked.what, generations, asked.step, asked.seconds, asked.begin, asked.seed)


if __name__ == "__main__":
    main()
