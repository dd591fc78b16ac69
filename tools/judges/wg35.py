"""The judge of WG35: the weights of its `evaluate`.

The missions are played by turns, and each side draws a ready roster by lot, of those that its mission recommends if it recommends
any. Looked at are States in which a side chooses whom to activate, by lot. What is fitted: a logistic regression of the winner on
the three differences of the sides, and on these by round.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from tools.judges import fitting
from tools.quick_skirmish import battle_of, quick_skirmish
from vezerkar.games.wg35.game_data import MISSIONS
from vezerkar.games.wg35.heuristics.evaluation import LAST_ROUND, USUAL_ROUNDS, JudgeData, differences, judge_data
from vezerkar.games.wg35.heuristics.information import own_step
from vezerkar.games.wg35.heuristics.numbers import CAPTAIN, GREEDY
from vezerkar.games.wg35.rules.turns.activation import OwnTurn
from vezerkar.games.wg35.state import SkirmishState

LOOKED_AT: Final = 0.12
"""Share of the choices whom to activate that are looked at: twelve of a usual game."""
SHRINKAGE: Final = 1.0
"""Weight of the squared coefficients in the regression of standardized columns."""
STAGES: Final = ((0, 2), (3, 4), (5, 6), (7, 20))
"""Rounds, for the report."""
FILE: Final = Path(__file__).resolve().parents[2] / "src/vezerkar/games/wg35/heuristics/judge.json"
PLAYER: Final = "greedy or of captain"
"""The bots that play without a planner, by turns of all missions."""
PLAYED: Final = "the missions by turns, the rosters by lot"
"""The way in which the games are played, in words."""
PLANNED: Final = False
"""No planner plays it."""


class Look(NamedTuple):
    """A State in a game, and how the game ended."""

    game: int
    round: int
    differences: list[float]
    won: float
    """1 if side A won, 0 if side B did, one half if nobody won."""


def looks_of(seed: str, number: int) -> list[Look]:
    """Play a game of a series and look at some of its States."""
    luck, lot = Random(f"{seed}/{number}"), Random(f"{seed}/{number} looks")
    turn, mission = divmod(number, len(MISSIONS))
    battle, player = battle_of(MISSIONS[mission], luck), (GREEDY, CAPTAIN)[turn % 2]
    seen: list[Look] = []

    def look(s: SkirmishState, seat: int) -> None:
        if s.on and isinstance(own_step(s, seat), OwnTurn) and lot.random() < LOOKED_AT:
            seen.append(Look(number, s.round, [round(one, 4) for one in differences(s)], 0.0))

    s = quick_skirmish(f"{seed}/{number}", battle, luck, (player, player), look)
    won = 0.5 if s.winner < 0 else float(s.winner == 0)
    return [look._replace(won=won) for look in seen]


def columns(looks: Sequence[Look]) -> Any:
    """Return what `side_a_odds` weighs of each State: 1, the differences, and the differences by round."""
    found = np.array([look.differences for look in looks])
    passed = np.minimum([[look.round] for look in looks], LAST_ROUND) / USUAL_ROUNDS
    return np.hstack([np.ones((len(looks), 1)), found, found * passed])


def fit(looks: Sequence[Look], made_of: str) -> JudgeData:
    """Fit a judge to these States."""
    found = columns(looks)
    scale = found.std(0)
    scale[0] = 1.0
    fitted = fitting.logistic(found / scale, fitting.outcomes(looks)[0], SHRINKAGE) / scale
    numbers = [round(float(one), 6) for one in fitted]
    return {
        "made_of": made_of,
        "games_hash": blake2b(json.dumps(looks).encode(), digest_size=8).hexdigest(),
        "constant": numbers[0],
        "weights": numbers[1:4],
        "drift": numbers[4:],
        "calibration": [],
    }


def chances(data: JudgeData, looks: Sequence[Look]) -> Any:
    """Return the chances that a judge gives side A."""
    return 1.0 / (1.0 + np.exp(-columns(looks) @ np.array([data["constant"], *data["weights"], *data["drift"]])))


def report(data: JudgeData, looks: Sequence[Look]) -> list[str]:
    """Tell how good a judge is on these States."""
    return fitting.report(*fitting.outcomes(looks), STAGES, {"judge": chances(data, looks)})


def write(looks: Sequence[Look], made_of: str) -> None:
    """Write the judge fitted to these States, with the calibration of one fitted to three quarters of the games, on the rest."""
    data = fit(looks, made_of)
    known, fresh = fitting.parted(looks)
    table = fitting.calibration(chances(fit(known, made_of), fresh), fitting.outcomes(fresh)[0])
    data["calibration"] = [[round(given, 3), round(won, 3), states] for given, won, states in table]
    FILE.write_text(json.dumps(data, separators=(",", ":")).replace(',"', ',\n"') + "\n", "utf-8")


def present() -> JudgeData:
    """Return the judge that is in use."""
    return judge_data()
