"""The thoughts of bots in matches that are over: what looked best by what they knew. Before that it would tell hands."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine import Match, Observation
from vezerkar.engine.dice import commitment
from vezerkar.server.bots.bot_queue import BotQueue
from vezerkar.server.bots.bot_workers import Thinkers
from vezerkar.server.hints.hint_messages import ThoughtChoice, ThoughtInfo
from vezerkar.server.hints.hints import choice, reasons
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.study.action_words import labels_for
from vezerkar.study.hints import Hint
from vezerkar.translation import translator

LOG: Final = logging.getLogger(__name__)
MAX_SECONDS: Final = 20.0
"""Seconds that it may take, the time in the queue included."""
RANK: Final = 3
"""It waits behind all bots that play."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that a bot has made: where, which bot, what it took, and the moment as its seat knew it."""

    ply: int
    seat: str
    bot: str
    taken: str
    inputs: PageInputs
    seed: str


class Thoughts:
    """Thinks over again what bots have chosen. That is done where bots think, in the same queue, one of a match at a time."""

    def __init__(self, match_service: MatchService, executor: Thinkers, queue: BotQueue) -> None:
        self._match_service = match_service
        self._executor = executor
        self._queue = queue
        self._busy: set[str] = set()

    async def thought(self, session: MatchSession, seat: str, ply: int, lang: str) -> ThoughtInfo:
        """Return what looked best to a bot at a moment at which it had to choose. Raises `ApiError`."""
        async with session.lock:
            require(session, seat, ply)
            await self._match_service.past(session, ply)
            made = chosen(session, seat, ply, lang)
        if session.id in self._busy:
            raise ApiError("slow_down", wait="1")
        self._busy.add(session.id)
        try:
            async with asyncio.timeout(MAX_SECONDS), self._queue.turn(session.id, session.address or session.id, lambda: RANK):
                packed = await self._match_service.in_thread(lambda: Observation.of(known(made), seat).pack())
                found = await self._executor.thought(session.game.id, made.bot, made.seed, packed)
        except Exception as error:
            LOG.warning("no thought: %s", error_summary(error), extra={"match": session.id, "ply": ply, "seat": seat})
            raise ApiError("no_advice_now") from error
        finally:
            self._busy.remove(session.id)
        if found is None:
            raise ApiError("not_found")
        return await self._match_service.in_thread(told, made, found, lang)


def require(session: MatchSession, seat: str, ply: int) -> None:
    """Raise `ApiError` unless a match is over and this was a choice of one of its bots."""
    if not session.over:
        raise ApiError("running")
    if seat not in session.match.seats or session.assignments[seat].kind != "bot" or not 0 <= ply < session.ply:
        raise ApiError("not_found")
    if session.snapshots[ply].terms.rules.archived:
        raise ApiError("analysis_former")


def chosen(session: MatchSession, seat: str, ply: int, lang: str) -> Choice:
    """Return the choice of a bot. The lock must be held. Raises `ApiError` if it had nothing to choose, or chose nothing more."""
    taken = next((entry.action for entry in session.log[ply:] if entry.kind == "act" and entry.seat == seat), "")
    inputs = PageInputs.of(session, session.viewer(None, seat), lang, ply)
    rules = inputs.details.rules
    if not taken or seat not in rules.at(inputs.state, inputs.details.options).waiting():
        raise ApiError("not_found")
    seed = commitment(f"{session.match.seed} thought {seat} {ply}")
    return Choice(ply, seat, session.assignments[seat].bot, taken, inputs, seed)


def known(made: Choice) -> Match[Any, Any]:
    """Return the match at that moment, with the events that the seat knew of."""
    details = made.inputs.details
    match: Match[Any, Any] = details.rules.at(made.inputs.state, details.options)
    match.event_log = [event for _, event in made.inputs.standing()]
    return match


def told(made: Choice, found: Hint, lang: str) -> ThoughtInfo:
    """Return a thought as it is sent."""
    tr = translator(made.inputs.details.rules.game.id, lang)
    labels = labels_for(known(made), made.seat, tr)
    options = []
    for option in found.options:
        sent = choice(option)
        text = labels.get(sent.action, sent.action)
        options.append(ThoughtChoice(sent.action, text, sent.equal, sent.chance, sent.behind, sent.error))
    text = labels.get(made.taken, made.taken)
    return ThoughtInfo(made.ply, made.seat, made.taken, text, found.judged, options, reasons(found, tr), found.against)
