"""The bots of WG35."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.greedy_bot import BotFactory, GreedyBot, without_budget
from vezerkar.games.wg35.heuristics import action_values, candidate_actions
from vezerkar.games.wg35.heuristics.numbers import CAPTAIN, GREEDY
from vezerkar.games.wg35.state import SkirmishState


class GreedySkirmishBot(GreedyBot[SkirmishState]):
    """A bot that takes the action with the highest value for its side."""

    SCORE_NOISE = 0.01
    """In Victory Points."""

    NUMBERS = GREEDY

    def action_values(self, s: SkirmishState, seat: int, actions: list[int]) -> list[float]:
        return action_values(s, seat, actions, self.NUMBERS)

    def candidate_actions(self, s: SkirmishState, seat: int, legal: list[int]) -> list[int]:
        return candidate_actions(s, seat, legal, self.NUMBERS)


class NoviceSkirmishBot(GreedySkirmishBot):
    """A bot that misjudges its actions, as somebody does who is new to the game."""

    SCORE_NOISE = 0.25
    """In Victory Points."""


class CaptainSkirmishBot(GreedySkirmishBot):
    """A bot that judges by tuned numbers."""

    NUMBERS = CAPTAIN


BOTS: Final[Mapping[str, BotFactory]] = {
    "novice": without_budget("novice", NoviceSkirmishBot),
    "greedy": without_budget("greedy", GreedySkirmishBot),
    "captain": without_budget("captain", CaptainSkirmishBot),
}
