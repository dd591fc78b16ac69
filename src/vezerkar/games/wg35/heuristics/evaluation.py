"""The evaluation of a State in which everything is known, such as an imagined one: the chance of a seat to win.

It is a logistic model of what one side has more than the other, fitted to played games. ``tools/train_judge.py`` fits it and
writes ``judge.json``. Nothing is looked at that takes a line of sight, so it costs little.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, TypedDict, cast

from vezerkar.engine.bit_sets import count, members
from vezerkar.games.wg35.battle.numbering import SIDE_MEN
from vezerkar.games.wg35.heuristics.expected_damage import price
from vezerkar.games.wg35.heuristics.numbers import GREEDY
from vezerkar.games.wg35.state import SkirmishState

USUAL_ROUNDS: Final = 8.0
"""The weights of the differences change by their ``drift`` in so many rounds."""
LAST_ROUND: Final = 10
"""After this round they change no more: hardly any of the games that the model was fitted to lasted longer."""
DIGITS: Final = 9
"""Decimals of a chance: the last bits of a sum of floating-point numbers differ between machines."""


class JudgeData(TypedDict):
    """``judge.json``."""

    made_of: str
    """The games the model was fitted to, in words."""
    games_hash: str
    """A hash of all that was seen in them, by which somebody who plays them again can tell that they are the same."""
    constant: float
    """The log-odds of side A if the sides are equal."""
    weights: list[float]
    """Added to the log-odds of side A at the beginning for one of each of the `differences`."""
    drift: list[float]
    """Added besides for one of each after `USUAL_ROUNDS`."""
    calibration: list[list[float]]
    """By tenths of the chance: the mean chance that was given to side A, the share of the games it won, and how many States they
    were. These are States of games that were left out of a first fit."""


@cache
def judge_data() -> JudgeData:
    """Return the fitted model."""
    return cast("JudgeData", json.loads((files("vezerkar.games.wg35.heuristics") / "judge.json").read_text("utf-8")))


def evaluate(s: SkirmishState, seat: int) -> float:
    """Return the estimated chance of a side to win, 0 to 1."""
    if s.over:
        return 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0
    if not s.on:
        return 0.5
    first = round(1.0 / (1.0 + exp(-side_a_odds(judge_data(), differences(s), s.round))), DIGITS)
    return first if seat == 0 else 1.0 - first


def differences(s: SkirmishState) -> list[float]:
    """Return what side A has more than side B: Victory Points, figures that are not lost, and the price of those that can fight.

    Figures that are still to come onto the table count as if they were there.
    """
    to_come = s.reserve | s.called | s.arriving
    left = s.on | to_come
    worth = 0.0
    for figure in members(left & ~s.helpless):
        worth += -price(s, figure, GREEDY) if figure >> 4 else price(s, figure, GREEDY)
    return [float(s.vp[0] - s.vp[1]), float(count(left & SIDE_MEN[0]) - count(left & SIDE_MEN[1])), worth]


def side_a_odds(data: JudgeData, found: list[float], round_number: int) -> float:
    """Return the log-odds of side A, from the `differences` in a round."""
    odds = data["constant"]
    weights = data["weights"]
    drift = data["drift"]
    passed = min(round_number, LAST_ROUND) / USUAL_ROUNDS
    for i in range(len(found)):
        odds += found[i] * (weights[i] + drift[i] * passed)
    return min(30.0, max(-30.0, odds))
