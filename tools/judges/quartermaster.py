"""The judge of Quartermaster General.

Half of the games are played with more noise and some random actions, so that the judge sees States that good players avoid. Of
each game some plies are looked at, chosen at random. What is fitted: a ridge regression of the final lead in Victory Points on
the features and the features by time, then a logistic regression of the winner on that lead and on `evaluate`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from tools.judges import fitting
from tools.judges.planned import planning_player
from vezerkar.engine.bit_sets import LOWEST
from vezerkar.engine.state import apply, options
from vezerkar.games.quartermaster import heuristics
from vezerkar.games.quartermaster.game_data import AXIS
from vezerkar.games.quartermaster.heuristics import planning
from vezerkar.games.quartermaster.heuristics.evaluation import evaluate
from vezerkar.games.quartermaster.heuristics.judge import LEAST, JudgeData, judge_data, time_left
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
FILE: Final = Path(__file__).resolve().parents[2] / "src/vezerkar/games/quartermaster/heuristics/judge.json"
PLAYER: Final = "greedy"
"""The bot that plays without a planner."""
PLAYED: Final = "half of them noisy"
"""The way in which the games are played, in words."""
PLANNED: Final = True
"""The planner can play the games, too."""


class Look(NamedTuple):
    """A State in a game, and how the game ended."""

    game: int
    round: int
    left: float
    evaluated: float
    """The chance that `evaluate` gives the Axis."""
    features: list[float]
    lead: float
    """The lead of the Axis at the end, in Victory Points."""
    won: float
    """1 if the Axis won, else 0."""


def looks_of(seed: str, number: int, tries: int = 0) -> list[Look]:
    """Play a game of a series and look at some of its States. With ``tries`` what is worth it is planned."""
    random = Random(f"{seed}/{number}")
    noisy = number % 2
    game = game_of("quartermaster")
    plan = planning_player(game, planning, f"{seed}/{number}", tries) if tries else None
    s: Any = game.start(seed=f"{seed}/{number}").state
    seen: list[Look] = []
    while not s.over:
        seat = LOWEST[s.asked]
        if random.random() < LOOKS / PLIES:
            seen.append(Look(number, s.round, time_left(s), evaluate(s, AXIS), judge_features(s), 0.0, 0.0))
        legal = options(s, seat)
        action = legal[0]
        if len(legal) > 1 and noisy and random.random() < BLUNDERS:
            action = random.choice(legal)
        elif len(legal) > 1 and plan and planning.worth_planning(s, seat):
            action = plan(s, seat, legal)
        elif len(legal) > 1:
            values = heuristics.action_values(s, seat, legal)
            action = max(zip(values, legal, strict=True), key=lambda pair: pair[0] + NOISE[noisy] * random.random())[1]
        apply(s, seat, action)
    lead = float(s.vp[0] - s.vp[1])
    return [look._replace(lead=lead, won=float(s.winner == AXIS)) for look in seen]


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


def chance_columns(looks: Sequence[Look], weights: Any, drift: Any, lead: Sequence[float]) -> Any:
    """Return what `axis_odds` weighs of each State: 1, the foretold lead, the odds of `evaluate`, both by time too, the time."""
    features = np.array([look.features for look in looks])
    left = np.array([look.left for look in looks])
    foretold = lead[0] + lead[1] * (left - 0.5) + features @ weights + (features @ drift) * (left - 0.5)
    sure = np.clip([look.evaluated for look in looks], LEAST, 1.0 - LEAST)
    odds = np.log(sure / (1.0 - sure))
    return np.stack([np.ones_like(left), foretold, foretold * left, odds, odds * left, left], axis=1)


def fit(looks: Sequence[Look], made_of: str) -> JudgeData:
    """Fit a judge to these States."""
    features = np.array([look.features for look in looks])
    left = np.array([look.left for look in looks])
    weights, drift, base = ridge(features, left, np.array([look.lead for look in looks]))
    weights, drift = weights.round(6), drift.round(6)
    columns = chance_columns(looks, weights, drift, base)
    chance = fitting.logistic(columns, np.array([look.won for look in looks]))
    return {
        "made_of": made_of,
        "weights": weights.tolist(),
        "drift": drift.tolist(),
        "lead": [round(number, 6) for number in base],
        "chance": [round(float(number), 6) for number in chance],
    }


def chances(data: JudgeData, looks: Sequence[Look]) -> Any:
    """Return the chances that a judge gives the Axis."""
    columns = chance_columns(looks, np.array(data["weights"]), np.array(data["drift"]), data["lead"])
    return 1.0 / (1.0 + np.exp(-columns @ np.array(data["chance"])))


def report(data: JudgeData, looks: Sequence[Look]) -> list[str]:
    """Tell how good a judge is on these States, beside `evaluate`."""
    told = {"evaluate": np.array([look.evaluated for look in looks]), "judge": chances(data, looks)}
    return fitting.report(*fitting.outcomes(looks), STAGES, told)


def write(looks: Sequence[Look], made_of: str) -> None:
    """Write the judge fitted to these States."""
    data = fit(looks, made_of)
    FILE.write_text(json.dumps(data, indent=None, separators=(",", ":")).replace(',"', ',\n"') + "\n", "utf-8")


def present() -> JudgeData:
    """Return the judge that is in use."""
    return judge_data()
