"""The judge: the chance of a faction to win, foretold from a State in which everything is known.

A model fitted to played games foretells it.

It gives each side a number that is linear in the features, with weights that change with the time left, and makes chances
of these numbers (softmax). A side is a faction or, with two players, the Axis or the Allies. ``tools/train_judge.py`` fits it and
writes ``judge.json``.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, TypedDict, cast

from vezerkar.games.triumph.game_data import FIRST_YEAR, LAST_YEAR
from vezerkar.games.triumph.heuristics.evaluation import evaluate
from vezerkar.games.triumph.heuristics.judge_features import judge_features
from vezerkar.games.triumph.state import TntState

DIGITS: Final = 9
"""Decimals of a chance: the last bits of a sum of floating-point numbers differ between machines."""


class SideData(TypedDict):
    """The parts of the number of a side."""

    constant: list[float]
    """Its number if all features are 0: in the middle of the game, and how much more at the beginning."""
    weights: list[float]
    """The part of each feature in the middle of the game."""
    drift: list[float]
    """By so much more that is at the beginning than at the end."""


class JudgeData(TypedDict):
    """``judge.json``: the sides with three players and with two."""

    made_of: str
    """The games the model was fitted to, in words."""
    three: list[SideData]
    two: list[SideData]


@cache
def judge_data() -> JudgeData:
    """Return the fitted model."""
    return cast("JudgeData", json.loads((files("vezerkar.games.triumph.heuristics") / "judge.json").read_text("utf-8")))


@cache
def rows(two: bool) -> list[tuple[float, float, list[float], list[float]]]:
    """Return the `SideData` of each side: both constants, weights and drift."""
    sides = judge_data()["two" if two else "three"]
    return [(side["constant"][0], side["constant"][1], side["weights"], side["drift"]) for side in sides]


def time_left(s: TntState) -> float:
    """Return the share of the Years that are left, 0 to 1."""
    return (LAST_YEAR - s.year) / (LAST_YEAR - FIRST_YEAR)


def side_chances(s: TntState) -> list[float]:
    """Return the chances of the sides in a game that is not over. Their sum is 1."""
    features = judge_features(s)
    time = time_left(s) - 0.5
    numbers: list[float] = []
    for constant, more, weights, drift in rows(s.variant.two):
        number = constant + more * time
        for i in range(len(features)):
            feature = features[i]
            if feature != 0.0:
                number += feature * (weights[i] + drift[i] * time)
        numbers.append(number)
    best = max(numbers)
    powers = [exp(number - best) for number in numbers]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]


def win_chance(s: TntState, seat: int) -> float:
    """Return the chance of a faction to win, 0 to 1. A win that two factions share counts as a half."""
    if s.over:
        return evaluate(s, seat)
    side = min(seat, 1) if s.variant.two else seat
    return round(side_chances(s)[side], DIGITS)
