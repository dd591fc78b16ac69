"""Handing over: what the strongest bot would choose for the rest of a question, from nothing but what the seat may see."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from vezerkar.engine import Game
from vezerkar.engine.dice import commitment
from vezerkar.server.bots.bot_queue import BotQueue
from vezerkar.server.bots.bot_workers import BotExecutor
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_messages import Advice
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.rules.rules import AnyMatch, Observed, Rules

LOG: Final = logging.getLogger(__name__)
MAX_SECONDS: Final = 20.0
"""Seconds that an advice may take, the time in the queue included."""
MAX_ACTIONS: Final = 60
"""Largest number of actions in an advice."""


class Advisor:
    """Asks the bots. They think where those think that play, in the same queue, one advice of a match at a time."""

    def __init__(self, match_service: MatchService, executor: BotExecutor, queue: BotQueue) -> None:
        self._match_service = match_service
        self._executor = executor
        self._queue = queue
        self._busy: set[str] = set()

    async def advise(self, session: MatchSession, seat: str, ply: int) -> Advice:
        """Return all actions that follow until the seat has nothing left to hand over. Raises `ApiError`.

        To hand over the rest of a question is the rules' own offer, so that is allowed in every match but a rated one: no bot
        helps anybody there.
        """
        async with session.lock:
            observation, seed = await self._observe(session, seat, ply)
        if session.id in self._busy:
            raise ApiError("slow_down", wait="1")
        self._busy.add(session.id)
        try:
            async with asyncio.timeout(MAX_SECONDS), self._queue.turn(session.id, session.address or session.id, lambda: 0):
                return Advice(ply, await self._actions(session.rules, observation, seed))
        except Exception as error:
            facts = {"match": session.id, "ply": ply, "seat": seat}
            LOG.warning("no advice: %s", error_summary(error), extra=facts)
            raise ApiError("no_advice_now") from error
        finally:
            self._busy.remove(session.id)

    async def _observe(self, session: MatchSession, seat: str, ply: int) -> tuple[Observed, str]:
        session.check_not_over()
        if ply != session.ply and not session.still_asked(ply, seat):
            raise ApiError("stale")
        if seat not in session.waiting():
            raise ApiError("not_your_turn")
        if session.in_earnest:
            raise ApiError("no_advice")
        ask = self._match_service.ask
        if await ask(session.rules, handing_over, session.game, session.match, seat) is None:
            raise ApiError("no_advice")
        # The same question gets the same answer, and nobody can work it out beforehand.
        seed = commitment(f"{session.match.seed} advice {seat} {ply}")
        return await self._match_service.in_thread(session.rules.observe, session.match, seat, rules=session.rules), seed

    async def _actions(self, rules: Rules, observation: Observed, seed: str) -> list[str]:
        """Return the bot's actions, as long as the seat could hand the question over."""
        bot, seat, found = rules.strongest_bot(), observation.seat, []
        ask = self._match_service.ask
        match = await ask(rules, observation.imagine, 0)
        while True:
            packed = await self._match_service.in_thread(observation.pack)
            action = await (rules.bots or self._executor).choose(rules.game.id, bot, seed, packed)
            found.append(action)
            if len(found) == MAX_ACTIONS:
                return found
            await ask(rules, match.act, seat, action)
            if seat not in match.waiting() or await ask(rules, handing_over, rules.game, match, seat) is None:
                return found
            observation = await ask(rules, rules.observe, match, seat)


def handing_over(game: Game[Any, Any], match: AnyMatch, seat: str) -> str | None:
    """The action by which a seat that is asked may hand over the rest of the question now, or None."""
    options = [option.notation for option in match.decision(seat).options]
    return next((text for text in options if text.split()[0] in game.delegating), None)
