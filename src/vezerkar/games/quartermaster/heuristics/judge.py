"""The judge: the chance of a team to win, foretold from a State in which everything is known by a model fitted to played games.

The model foretells the final lead of the Axis in Victory Points, linear in the features with weights that change with the time
left, and makes a chance of it together with `evaluate`. ``tools/train_judge.py`` fits it and writes ``judge.json``.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, TypedDict, cast

from vezerkar.games.quartermaster.game_data import AXIS, ROUNDS
from vezerkar.games.quartermaster.heuristics.evaluation import evaluate
from vezerkar.games.quartermaster.heuristics.judge_features import judge_features
from vezerkar.games.quartermaster.state import QmgState

LEAST: Final = 1e-6
"""No game is more certain than this, nor than one minus this."""

DIGITS: Final = 9
"""Decimals of a chance: the last bits of a sum of floating-point numbers differ between machines."""


class JudgeData(TypedDict):
    """``judge.json``."""

    made_of: str
    """The games the model was fitted to, in words."""
    weights: list[float]
    """Victory Points for one of each feature in the middle of the game."""
    drift: list[float]
    """Victory Points by which that is more at the beginning than at the end."""
    lead: list[float]
    """The final lead in Victory Points if all features are 0: in the middle of the game, and how much more at the beginning."""
    chance: list[float]
    """The log-odds of the Axis, if all else is 0; for a point of the final lead; for a point, by the share of the game left; for
    one of the log-odds of `evaluate`; for one, by the share left; for the share left."""


@cache
def judge_data() -> JudgeData:
    """Return the fitted model."""
    return cast("JudgeData", json.loads((files("vezerkar.games.quartermaster.heuristics") / "judge.json").read_text("utf-8")))


def final_lead(s: QmgState) -> float:
    """Return the foretold lead of the Axis at the end of the game, in Victory Points."""
    data = judge_data()
    time = time_left(s) - 0.5
    lead = data["lead"][0] + data["lead"][1] * time
    weights = data["weights"]
    drift = data["drift"]
    features = judge_features(s)
    for i in range(len(features)):
        feature = features[i]
        if feature != 0.0:
            lead += feature * (weights[i] + drift[i] * time)
    return lead


def win_chance(s: QmgState, seat: int) -> float:
    """Return the chance of a country's team to win, 0 to 1."""
    if s.over:
        return 1.0 if s.winner == seat & 1 else 0.0
    axis = 1.0 / (1.0 + exp(-axis_odds(final_lead(s), evaluate(s, AXIS), time_left(s))))
    return round(axis if seat & 1 == AXIS else 1.0 - axis, DIGITS)


def axis_odds(lead: float, evaluated: float, left: float) -> float:
    """Return the log-odds of the Axis, from its foretold final lead, the chance `evaluate` gives it, and the time left."""
    sure = min(1.0 - LEAST, max(LEAST, evaluated))
    odds = log(sure / (1.0 - sure))
    c = judge_data()["chance"]
    return min(30.0, max(-30.0, c[0] + (c[1] + c[2] * left) * lead + (c[3] + c[4] * left) * odds + c[5] * left))


def time_left(s: QmgState) -> float:
    """Return the share of the rounds that are left, 0 to 1."""
    return (ROUNDS - s.round) / ROUNDS
