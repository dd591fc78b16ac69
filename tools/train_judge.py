"""Fit the judge of a game to games that `greedy` plays against itself, and write its ``judge.json``.

    PYTHONPATH=build/compiled python -m tools.train_judge quartermaster -n 3000   a few minutes on two cores
    … tools.train_judge quartermaster -n 300 --seed other --check                 only tell how good the present judge is

Half of the games are played with more noise and some random actions, so that the judge sees States that good players avoid. Of
each game some plies are looked at, chosen at random. What is fitted: a ridge regression of the final lead in Victory Points on
the features and the features by time, then a logistic regression of the winner on that lead and on `evaluate`. The answer
depends on the number of games and the seed alone. Needs NumPy.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.state import apply, options
from vezerkar.games.quartermaster import heuristics
from vezerkar.games.quartermaster.game_data import AXIS
from vezerkar.games.quartermaster.heuristics.evaluation import evaluate
from vezerkar.games.quartermaster.heuristics.judge import LEAST, JudgeData, time_left, win_chance
from vezerkar.games.quartermaster.heuristics.judge_features import judge_features
from vezerkar.registry import game as game_of

PLIES: Final = 430
"""Plies of a usual game."""
LOOKS: Final = 12
"""Plies of a game that are looked at, on the average."""
NOISE: Final = (0.3, 0.9)
"""Largest random amount added to an action value, in Victory Points: in one half of the games and in the other."""
BLUNDERS: Final = 0.03
"""Share of random actions in the noisier half."""
FARTHEST: Final = 60.0
"""A final lead counts up to so many Victory Points."""
SHRINKAGE: Final = 3000.0
"""Weight of the squared coefficients in the ridge regression of standardized features."""
RARE: Final = 0.02
"""A feature that varies less is left out."""
STAGES: Final = ((0, 4), (5, 8), (9, 12), (13, 16), (17, 20))
"""Rounds, for the report."""
JUDGE: Final = Path(__file__).resolve().parents[1] / "src/vezerkar/games/quartermaster/heuristics/judge.json"


class Look(NamedTuple):
    """A State in a game, and how the game ended."""

    game: int
    round: int
    left: float
    evaluated: float
    """The chance that `evaluate` gives the Axis."""
    judged: float
    """The chance that the present judge gives the Axis, or one half."""
    features: list[float]
    lead: float
    """The lead of the Axis at the end, in Victory Points."""
    won: bool
    """True if the Axis won."""


def looks_of(seed: str, number: int, judging: bool) -> list[Look]:
    """Play a game of a series and look at some of its States."""
    random = Random(f"{seed}/{number}")
    noisy = number % 2
    s: Any = game_of("quartermaster").start(seed=f"{seed}/{number}").state
    seen: list[Look] = []
    while not s.over:
        seat = LOWEST[s.asked]
        if random.random() < LOOKS / PLIES:
            judged = win_chance(s, AXIS) if judging else 0.5
            seen.append(Look(number, s.round, time_left(s), evaluate(s, AXIS), judged, judge_features(s), 0.0, False))
        legal = options(s, seat)
        action = legal[0]
        if len(legal) > 1 and noisy and random.random() < BLUNDERS:
            action = random.choice(legal)
        elif len(legal) > 1:
            values = heuristics.action_values(s, seat, legal)
            action = max(zip(values, legal, strict=True), key=lambda pair: pair[0] + NOISE[noisy] * random.random())[1]
        apply(s, seat, action)
    lead = float(s.vp[0] - s.vp[1])
    return [look._replace(lead=lead, won=s.winner == AXIS) for look in seen]


def series(seed: str, n: int, workers: int, judging: bool) -> list[Look]:
    """Look at so many games."""
    with ProcessPoolExecutor(workers) as pool:
        found = pool.map(looks_of, [seed] * n, range(n), [judging] * n, chunksize=10)
        return [look for looks in found for look in looks]


def ridge(features: Any, left: Any, lead: Any) -> tuple[Any, Any, list[float]]:
    """Return weights, drift and lead of the judge, as `JudgeData` has them."""
    mean, deviation = features.mean(0), features.std(0)
    scale = np.where(deviation < RARE, 0.0, 1.0 / np.maximum(deviation, RARE))
    standard = (features - mean) * scale
    time = left - 0.5
    columns = np.hstack([standard, standard * (2.0 * time)[:, None]])
    middle, target = columns.mean(0), np.clip(lead, -FARTHEST, FARTHEST)
    centred = columns - middle
    found = np.linalg.solve(centred.T @ centred + SHRINKAGE * np.eye(columns.shape[1]), centred.T @ (target - target.mean()))
    n = features.shape[1]
    weights, drift = found[:n] * scale, 2.0 * found[n:] * scale
    return weights, drift, [float(target.mean() - middle @ found - weights @ mean), float(-(drift @ mean))]


def logistic(columns: Any, won: Any) -> Any:
    """Return the coefficients of a logistic regression, by Newton's method."""
    found = np.zeros(columns.shape[1])
    for _ in range(50):
        chance = 1.0 / (1.0 + np.exp(-columns @ found))
        slope = columns.T @ (won - chance) - 1e-3 * found
        curvature = (columns * (chance * (1.0 - chance))[:, None]).T @ columns + 1e-3 * np.eye(len(found))
        step = np.linalg.solve(curvature, slope)
        found += step
        if np.abs(step).max() < 1e-9:
            break
    return found


def chance_columns(looks: list[Look], weights: Any, drift: Any, lead: Sequence[float]) -> Any:
    """Return what `axis_odds` weighs of each State: 1, the foretold lead, the odds of `evaluate`, both by time too, the time."""
    features = np.array([look.features for look in looks])
    left = np.array([look.left for look in looks])
    foretold = lead[0] + lead[1] * (left - 0.5) + features @ weights + (features @ drift) * (left - 0.5)
    sure = np.clip([look.evaluated for look in looks], LEAST, 1.0 - LEAST)
    odds = np.log(sure / (1.0 - sure))
    return np.stack([np.ones_like(left), foretold, foretold * left, odds, odds * left, left], axis=1)


def fit(looks: list[Look], made_of: str) -> JudgeData:
    """Fit a judge to these States."""
    features = np.array([look.features for look in looks])
    left = np.array([look.left for look in looks])
    weights, drift, base = ridge(features, left, np.array([look.lead for look in looks]))
    weights, drift = weights.round(6), drift.round(6)
    columns = chance_columns(looks, weights, drift, base)
    chance = logistic(columns, np.array([float(look.won) for look in looks]))
    return {
        "made_of": made_of,
        "weights": weights.tolist(),
        "drift": drift.tolist(),
        "lead": [round(number, 6) for number in base],
        "chance": [round(float(number), 6) for number in chance],
    }


def report(looks: list[Look], chances: list[float]) -> list[str]:
    """Tell how good these chances of the Axis are: log-loss by stage beside that of a constant and of `evaluate`; calibration."""
    lines = ["rounds | States | constant | evaluate | judge"]
    won = np.array([look.won for look in looks])
    rounds = np.array([look.round for look in looks])
    evaluated = np.clip([look.evaluated for look in looks], LEAST, 1 - LEAST)
    judged = np.clip(chances, LEAST, 1 - LEAST)
    for first, last in ((0, 20), *STAGES):
        of = (rounds >= first) & (rounds <= last)
        if of.any():
            losses = [
                -np.log(np.where(won[of], p, 1 - p)).mean() for p in (np.full(of.sum(), won.mean()), evaluated[of], judged[of])
            ]
            lines.append(f"{first:2}-{last:2} | {of.sum():6} | " + " | ".join(f"{loss:.3f}" for loss in losses))
    for tenth in range(10):
        of = (judged >= tenth / 10) & (judged < (tenth + 1) / 10)
        if of.any():
            lines.append(f"given {judged[of].mean():.2f}, won {won[of].mean():.2f} ({of.sum()} States)")
    return lines


def chances_by(data: JudgeData, looks: list[Look]) -> list[float]:
    """Return the chances that a judge which is not written yet gives the Axis."""
    columns = chance_columns(looks, np.array(data["weights"]), np.array(data["drift"]), data["lead"])
    found: list[float] = (1.0 / (1.0 + np.exp(-columns @ np.array(data["chance"])))).tolist()
    return found


def main() -> None:
    """Play, fit, tell how good it is on games that were left out, and write the judge fitted to all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["quartermaster"])
    parser.add_argument("-n", type=int, default=3000, help="number of games")
    parser.add_argument("--seed", default="judge", help="a word")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="fit nothing, look at the present judge")
    given = parser.parse_args()
    looks = series(given.seed, given.n, given.workers, given.check)
    if given.check:
        print("\n".join(report(looks, [look.judged for look in looks])))
        return
    made_of = f"{given.n} games of greedy against itself, seed {given.seed}, half of them noisy; {len(looks)} States"
    known, fresh = [look for look in looks if look.game % 4 != 3], [look for look in looks if look.game % 4 == 3]
    print("\n".join(report(fresh, chances_by(fit(known, made_of), fresh))))
    data = fit(looks, made_of)
    JUDGE.write_text(json.dumps(data, indent=None, separators=(",", ":")).replace(',"', ',\n"') + "\n", "utf-8")
    print(f"wrote {JUDGE.name}")


if __name__ == "__main__":
    main()
