"""The judge of Triumph & Tragedy.

In half of the games each faction has tastes of its own, drawn by lot: it values each type of unit, each sort of card and each use
of the Government by some more or less, and it errs now and then. Without them an army of an unusual kind would be seen only where
something else was unusual as well, and the judge would praise or blame it for that. Of each game some plies are looked at, chosen
at random. What is fitted: a softmax regression of the winner on the features and on
the features by the time left. A win that two factions share counts as a half for each.
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
from vezerkar.games.triumph import heuristics
from vezerkar.games.triumph.bots import GreedyTriumphBot
from vezerkar.games.triumph.game_data import BLOCK_TYPE, THREE, TYPES
from vezerkar.games.triumph.heuristics import planning
from vezerkar.games.triumph.heuristics.evaluation import evaluate
from vezerkar.games.triumph.heuristics.information import own_step
from vezerkar.games.triumph.heuristics.judge import JudgeData, SideData, judge_data, time_left
from vezerkar.games.triumph.heuristics.judge_features import judge_features
from vezerkar.games.triumph.notation import (
    BUILD,
    BUY_ACTION,
    BUY_INVESTMENT,
    DEVELOP,
    DIPLOMACY,
    INDUSTRY,
    NOUN,
    PASS,
    RAISE,
    REST,
)
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.rules.production import Spend
from vezerkar.games.triumph.rules.setup import ExtraCv, PlaceCadres
from vezerkar.games.triumph.state import TntState
from vezerkar.registry import game as game_of

PLIES: Final = 1400
"""Plies of a usual game."""
LOOKS: Final = 16
"""Plies of a game that are looked at, on the average."""
NOISE: Final = GreedyTriumphBot.SCORE_NOISE
"""Largest random amount added to an action value, in Victory Points."""
TASTE: Final = 0.35
"""Standard deviation of a taste, in Victory Points."""
BLUNDERS: Final = 0.008
"""Share of random actions of factions with tastes."""
SHRINKAGE: Final = 1000.0
"""Weight of the squared coefficients in the regression of standardized features."""
RARE: Final = 0.02
"""A feature that varies less is left out."""
STAGES: Final = ((1936, 1937), (1938, 1939), (1940, 1941), (1942, 1943), (1944, 1945))
"""Years, for the report."""
TWO: Final = {"players": "two"}
SHORT: Final = {"scenario": "1939"}
TABLES: Final[tuple[dict[str, str], ...]] = ({}, {}, TWO, {}, {}, TWO, SHORT, TWO | SHORT)
"""The options of the games, two games of each by turns."""
FILE: Final = Path(__file__).resolve().parents[2] / "src/vezerkar/games/triumph/heuristics/judge.json"
PLAYER: Final = "greedy"
"""The bot that plays without a planner."""
PLAYED: Final = "half of them with tastes, three of eight with two players"
"""The way in which the games are played, in words."""
PLANNED: Final = True
"""The planner can play the games, too."""

USES: Final = {
    BUY_ACTION: "action card",
    BUY_INVESTMENT: "investment card",
    DIPLOMACY: "diplomacy",
    DEVELOP: "technology",
    INDUSTRY: "industry",
    PASS: "pass",
}
"""The uses of Production and Government besides units, by the code or verb of the action."""
SORTS: Final = (*TYPES, *USES.values(), "intelligence")
"""All a faction may have a taste for."""


class Look(NamedTuple):
    """A State in a game, and how the game ended."""

    game: int
    year: int
    left: float
    evaluated: list[float]
    """The chances that `evaluate` gives the sides."""
    features: list[float]
    won: list[float]
    """The share of the win that each side has: three factions or, with two players, Axis and Allies."""


def sort_of(s: TntState, seat: int, action: int) -> str:
    """Return what a faction may have a taste for in an action; empty for nothing."""
    step = own_step(s, seat)
    verb = action & ~NOUN
    if isinstance(step, PlaceCadres) or verb == BUILD:
        return TYPES[action & 255] if action != REST else ""
    if isinstance(step, (Spend, ExtraCv)) and verb == RAISE:
        return TYPES[BLOCK_TYPE[action & NOUN]]
    if isinstance(step, Spend):
        return USES.get(action, "")
    return USES.get(verb or action, "intelligence") if isinstance(step, Government) else ""


def looks_of(seed: str, number: int, tries: int = 0) -> list[Look]:
    """Play a game of a series and look at some of its States. With ``tries`` what is worth it is planned."""
    random = Random(f"{seed}/{number}")
    picky = number % 2
    game = game_of("triumph")
    plan = planning_player(game, planning, f"{seed}/{number}", tries) if tries else None
    s: Any = game.start(f"{seed}/{number}", TABLES[number // 2 % len(TABLES)]).state
    sides = 2 if s.variant.two else THREE
    tastes = [{sort: random.gauss(0.0, TASTE) if picky else 0.0 for sort in SORTS} for _ in range(THREE)]
    seen: list[Look] = []
    while not s.over:
        seat = LOWEST[s.asked]
        if random.random() < LOOKS / PLIES:
            evaluated = [round(evaluate(s, side), 6) for side in range(sides)]
            seen.append(Look(number, s.year, time_left(s), evaluated, [round(one, 5) for one in judge_features(s)], []))
        legal = options(s, seat)
        action = legal[0]
        if len(legal) > 1 and picky and random.random() < BLUNDERS:
            action = random.choice(legal)
        elif len(legal) > 1 and plan and planning.worth_planning(s, seat):
            action = plan(s, seat, legal)
        elif len(legal) > 1:
            values = heuristics.action_values(s, seat, legal)
            if picky:
                taste = tastes[seat]
                values = [value + taste.get(sort_of(s, seat, one), 0.0) for value, one in zip(values, legal, strict=True)]
            action = max(zip(values, legal, strict=True), key=lambda pair: pair[0] + NOISE * random.random())[1]
        apply(s, seat, action)
    won = [evaluate(s, side) for side in range(sides)]
    return [look._replace(won=won) for look in seen]


def columns(looks: Sequence[Look]) -> Any:
    """Return what the model weighs of each State: 1, the features, and both by the time left."""
    found = np.array([[1.0, *look.features] for look in looks])
    time = np.array([[look.left - 0.5] for look in looks])
    return np.hstack([found, found * time])


def sides_of(looks: Sequence[Look]) -> list[SideData]:
    """Fit the sides to these States, all with so many players."""
    found = columns(looks)
    deviation = found.std(0)
    scale = np.where(deviation < RARE, 0.0, 1.0 / np.maximum(deviation, RARE))
    scale[0] = 1.0
    middle = found.mean(0) * (scale > 0.0)
    middle[0] = 0.0
    fitted = fitting.softmax((found - middle) * scale, np.array([look.won for look in looks]), SHRINKAGE) * scale
    fitted[:, 0] -= fitted @ middle
    n = len(looks[0].features) + 1
    return [
        {
            "constant": [round(float(row[0]), 6), round(float(row[n]), 6)],
            "weights": [round(float(one), 6) for one in row[1:n]],
            "drift": [round(float(one), 6) for one in row[n + 1 :]],
        }
        for row in fitted
    ]


def by_players(looks: Sequence[Look]) -> tuple[list[Look], list[Look]]:
    """Return the States of games with three players, and of those with two."""
    return [look for look in looks if len(look.won) == THREE], [look for look in looks if len(look.won) != THREE]


def fit(looks: Sequence[Look], made_of: str) -> JudgeData:
    """Fit a judge to these States."""
    three, two = by_players(looks)
    return {"made_of": made_of, "three": sides_of(three), "two": sides_of(two)}


def chances(data: JudgeData, looks: Sequence[Look]) -> Any:
    """Return the chances that a judge gives the sides, a row for each State; all with so many players."""
    sides = data["three" if len(looks[0].won) == THREE else "two"]
    rows = [[side["constant"][0], *side["weights"], side["constant"][1], *side["drift"]] for side in sides]
    numbers = columns(looks) @ np.array(rows).T
    powers = np.exp(numbers - numbers.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def report(data: JudgeData, looks: Sequence[Look]) -> list[str]:
    """Tell how good a judge is on these States, beside `evaluate`; each side counts by itself."""
    lines: list[str] = []
    for players, part in zip(("three", "two"), by_players(looks), strict=True):
        if part:
            won = np.array([look.won for look in part])
            years = np.repeat([look.year for look in part], won.shape[1])
            told = {"evaluate": np.array([look.evaluated for look in part]).ravel(), "judge": chances(data, part).ravel()}
            lines += [f"{players} players", *fitting.report(won.ravel(), years, STAGES, told)]
    return lines


def write(looks: Sequence[Look], made_of: str) -> None:
    """Write the judge fitted to these States."""
    FILE.write_text(json.dumps(fit(looks, made_of), separators=(",", ":")).replace(',"', ',\n"') + "\n", "utf-8")


def present() -> JudgeData:
    """Return the judge that is in use."""
    return judge_data()
