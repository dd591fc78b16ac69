"""The bots of Quartermaster General."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.greedy_bot import BotFactory, GreedyBot, without_budget
from vezerkar.games.quartermaster.heuristics import action_values
from vezerkar.games.quartermaster.state import QmgState


class GreedyQuartermasterBot(GreedyBot[QmgState]):
    """A bot that takes the action with the highest value for its team."""

    SCORE_NOISE = 0.3
    """In Victory Points."""

    def action_values(self, s: QmgState, seat: int, actions: list[int]) -> list[float]:
        return action_values(s, seat, actions)


class NoviceQuartermasterBot(GreedyQuartermasterBot):
    """A bot that misjudges its actions, as somebody does who is new to the game."""

    SCORE_NOISE = 2.5
    """In Victory Points."""


BOTS: Final[Mapping[str, BotFactory]] = {
    "novice": without_budget("novice", NoviceQuartermasterBot),
    "greedy": without_budget("greedy", GreedyQuartermasterBot),
}
