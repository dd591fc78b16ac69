"""The bots of The Hunt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vezerkar.engine.action import Action
from vezerkar.engine.greedy_bot import BotFactory, GreedyBot, without_budget
from vezerkar.engine.observation import Observation
from vezerkar.games.hunt.heuristics import action_scores
from vezerkar.games.hunt.heuristics.belief import follow
from vezerkar.games.hunt.heuristics.public_history import recall
from vezerkar.games.hunt.state import HuntState


class GreedyHuntBot(GreedyBot[HuntState]):
    """A bot that takes the action with the highest score."""

    SCORE_NOISE = 1.0
    """In percent of a game. It keeps the Graf Spee from being predictable."""

    def action_values(self, s: HuntState, seat: int, actions: list[int]) -> list[float]:
        return action_scores(s, seat, actions)

    def choose(self, observation: Observation[HuntState, Any]) -> Action:
        if len(observation.decision.options) == 1:
            self.noise()  # A number is drawn for every option, even for the only one: the games of a seed depend on it.
        return super().choose(observation)


class NoviceHuntBot(GreedyHuntBot):
    """A bot that misjudges its actions, as somebody does who is new to the game."""

    SCORE_NOISE = 8.0
    """In percent of a game."""


class CaptainHuntBot(GreedyHuntBot):
    """A bot that reckons with the belief over the Graf Spee's place: as the British player where she is, as the German player
    what the other side may think."""

    def prepare(self, s: HuntState, observation: Observation[HuntState, Any]) -> None:
        recall(s, observation.events)
        follow(s)


BOTS: Final[Mapping[str, BotFactory]] = {
    "novice": without_budget("novice", NoviceHuntBot),
    "greedy": without_budget("greedy", GreedyHuntBot),
    "captain": without_budget("captain", CaptainHuntBot),
}
