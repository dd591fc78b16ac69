"""The bots of Triumph & Tragedy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.greedy_bot import BotFactory, GreedyBot, without_budget
from vezerkar.games.triumph.heuristics import action_values
from vezerkar.games.triumph.state import TntState


class GreedyTriumphBot(GreedyBot[TntState]):
    """A bot that takes the action with the highest value for its faction."""

    SCORE_NOISE = 0.02
    """In Victory Points."""

    def action_values(self, s: TntState, seat: int, actions: list[int]) -> list[float]:
        return action_values(s, seat, actions)


class NoviceTriumphBot(GreedyTriumphBot):
    """A bot that misjudges its actions, as somebody does who is new to the game."""

    SCORE_NOISE = 0.8
    """In Victory Points."""


BOTS: Final[Mapping[str, BotFactory]] = {
    "novice": without_budget("novice", NoviceTriumphBot),
    "greedy": without_budget("greedy", GreedyTriumphBot),
}
