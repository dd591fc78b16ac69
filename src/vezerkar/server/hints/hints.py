"""Hints for whoever plays against bots: where to look, what looks best, and why, from nothing but what the seat may see."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from vezerkar.engine.dice import commitment
from vezerkar.engine.game import Translator
from vezerkar.server.bots.bot_queue import BotQueue
from vezerkar.server.bots.bot_workers import Thinkers
from vezerkar.server.hints.helps import Helps
from vezerkar.server.hints.hint_messages import HintChoice, HintInfo, HintReason, HintWish
from vezerkar.server.hints.permission import helped
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.study.hints import Hint, HintOption
from vezerkar.translation import translator

LOG: Final = logging.getLogger(__name__)
MAX_SECONDS: Final = 10.0
"""Seconds that a hint may take, the time in the queue included."""
MAX_KEPT: Final = 500
"""So many hints are kept: the same question gets the same answer."""
NAMED: Final = 2
"""From this step on actions are named, which counts as help."""
WHY: Final = 3
DIGITS: Final = 4


class Hints:
    """Gives hints. They are thought out where bots think, in the same queue, one of a match at a time."""

    def __init__(self, match_service: MatchService, executor: Thinkers, queue: BotQueue, helps: Helps) -> None:
        self._match_service = match_service
        self._executor = executor
        self._queue = queue
        self.helps = helps
        self._busy: set[str] = set()
        self._found: OrderedDict[tuple[str, str, int], Hint] = OrderedDict()

    async def hint(self, session: MatchSession, viewer: Viewer, wish: HintWish, lang: str) -> HintInfo:
        """Return a hint up to the step that was asked for. Raises `ApiError`."""
        async with session.lock:
            require(session, viewer, wish)
            inputs = PageInputs.of(session, session.viewer(viewer.key, wish.seat), lang)
            decision = session.match.decision(wish.seat)
        coach = await self._match_service.in_thread(inputs.coach_page)
        if wish.step < NAMED:
            return first_step(coach, wish.ply, decision.cite)
        found = await self._thought(session, viewer, wish)
        await self.helps.note(session.id, wish.seat, "hint", wish.ply)
        return named(first_step(coach, wish.ply, decision.cite), found, wish.step, session.game.id, lang)

    async def _thought(self, session: MatchSession, viewer: Viewer, wish: HintWish) -> Hint:
        """Return what was thought of a question, now or before."""
        key = (session.id, wish.seat, wish.ply)
        if key in self._found:
            return self._found[key]
        if session.id in self._busy:
            raise ApiError("slow_down", wait="1")
        self._busy.add(session.id)
        try:
            async with asyncio.timeout(MAX_SECONDS), self._queue.turn(session.id, session.address or session.id, lambda: 0):
                found = await self._think(session, viewer, wish)
        except ApiError:
            raise
        except Exception as error:
            facts = {"match": session.id, "ply": wish.ply, "seat": wish.seat}
            LOG.warning("no hint: %s", error_summary(error), extra=facts)
            raise ApiError("no_advice_now") from error
        finally:
            self._busy.remove(session.id)
        self._found[key] = found
        if len(self._found) > MAX_KEPT:
            self._found.popitem(last=False)
        return found

    async def _think(self, session: MatchSession, viewer: Viewer, wish: HintWish) -> Hint:
        """Think about a question, unless it was answered while others had their turn."""
        async with session.lock:
            require(session, viewer, wish)
            # The same question gets the same answer, and nobody can work it out beforehand.
            seed = commitment(f"{session.match.seed} hint {wish.seat} {wish.ply}")
            observation = await self._match_service.in_thread(session.rules.observe, session.match, wish.seat)
        packed = await self._match_service.in_thread(observation.pack)
        return await self._executor.hint(session.game.id, seed, packed)


def require(session: MatchSession, viewer: Viewer, wish: HintWish) -> None:
    """Raise `ApiError` if a viewer may not have this hint."""
    session.check_not_over()
    if not helped(session, viewer):
        raise ApiError("hints_off")
    if session.rules.archived:
        raise ApiError("analysis_former")
    if wish.ply != session.ply and not session.still_asked(wish.ply, wish.seat):
        raise ApiError("stale")
    if wish.seat not in session.waiting():
        raise ApiError("not_your_turn")


def first_step(coach: CoachPage, ply: int, cite: str) -> HintInfo:
    """Return the first step: what the coach says of the question, else the rule alone by which it is asked."""
    if not coach.hints:
        return HintInfo(ply, 1, "", cite, [])
    hint = coach.hints[0]
    return HintInfo(ply, 1, hint.text, hint.cite or cite, list(hint.at))


def named(first: HintInfo, found: Hint, step: int, game: str, lang: str) -> HintInfo:
    """Return a hint that also names actions, and from the third step on says why."""
    tr = translator(game, lang)
    why = step >= WHY
    return HintInfo(
        first.ply,
        step,
        first.text,
        first.cite,
        first.at,
        judged=found.judged,
        options=[choice(option) for option in found.options],
        reasons=reasons(found, tr) if why else [],
        against=found.against if why else 0,
    )


def reasons(found: Hint, tr: Translator) -> list[HintReason]:
    """Return the reasons as they are sent."""
    return [HintReason(tr(f"why-{group}", {}), round(part, DIGITS)) for group, part in found.reasons]


def choice(option: HintOption) -> HintChoice:
    """An action as it is sent."""
    if option.chance is None or option.behind is None:
        return HintChoice(option.action, option.equal, None, None, None)
    behind = option.behind
    return HintChoice(
        option.action, option.equal, round(option.chance, DIGITS), round(behind.mean, DIGITS), round(behind.error, DIGITS)
    )
