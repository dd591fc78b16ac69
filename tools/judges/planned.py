"""The planner as a player of games that a judge is fitted to. It plays on bare States, which is quicker than a match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from vezerkar.bots.budget import Budget
from vezerkar.bots.planner import PlannerBot, PlanningHeuristics
from vezerkar.engine import Game
from vezerkar.engine.dice import Dice, key_of

Player = Callable[[Any, int, list[int]], int]
"""Takes a State, the seat that is asked and its legal actions; returns one of them."""


def planning_player(game: Game[Any, Any], heuristics: PlanningHeuristics[Any], seed: str, tries: int) -> Player:
    """Return a planner that plays all seats of one game, each by what it knows."""
    planner = PlannerBot(heuristics, seed, Budget(tries, 0.0))
    luck = Random(f"{seed} imagined")

    def choose(s: Any, seat: int, legal: list[int]) -> int:
        return planner.plan(game, game.imagine(s, seat, Dice(key_of(f"{seed} {luck.random()}"))), seat, legal)

    return choose
