"""Bots tell those who play: advice, hints, and afterwards what they thought themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from vezerkar.server.bots.advice import Advisor
from vezerkar.server.bots.bot_queue import BotQueue
from vezerkar.server.bots.bot_workers import Thinkers
from vezerkar.server.hints.helps import Helps
from vezerkar.server.hints.hints import Hints
from vezerkar.server.hints.thoughts import Thoughts
from vezerkar.server.matches.match_service import MatchService


@dataclass(frozen=True, slots=True)
class Assistance:
    """Advice, hints and thoughts of bots."""

    advisor: Advisor
    hints: Hints
    thoughts: Thoughts

    @classmethod
    def of(cls, match_service: MatchService, executor: Thinkers, queue: BotQueue) -> Self:
        """Assistance that is thought out where bots think, in the same queue."""
        return cls(
            Advisor(match_service, executor, queue),
            Hints(match_service, executor, queue, Helps(match_service)),
            Thoughts(match_service, executor, queue),
        )
