"""The commands of play: actions of people and bots, and undoing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vezerkar.engine import Refusal
from vezerkar.server.clocks.vacancies import bot_for, due_vacancies
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_messages import ActionResult
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.storage.stored_match import HeldAnswer


@decided_anew
async def act(service: MatchService, session: MatchSession, seat: str, ply: int, action: str) -> ActionResult:
    """Take an action of a person. In a window the answer is kept until its time has come. Raises `ApiError`."""
    first = session.first_since(ply, seat)
    if await service.ask(session.rules, session.repeats, first, seat, "act", action):
        return ActionResult(first + 1, held=False)
    held = await service.ask(session.rules, _judged, service, session, seat, ply, action)
    if held is not None:
        await service.keep_seats(session, replace(session.assignments[seat], held_answer=held))
        return ActionResult(ply, held=True)
    return ActionResult(await service.write(session, seat, "act", action), held=False)


def _judged(service: MatchService, session: MatchSession, seat: str, ply: int, action: str) -> HeldAnswer | None:
    """Return the answer that is to be held back, or None if the action is to be taken now. Raises `ApiError`."""
    _require_chosen_now(session, seat, ply)
    session.check(seat, action)
    text = session.canonical(action, seat, session.ply)
    if session.answers(seat, text) and service.clock() < session.due(seat):
        return HeldAnswer(session.opened(seat), text)
    return None


@decided_anew
async def act_batch(service: MatchService, session: MatchSession, seat: str, ply: int, actions: Sequence[str]) -> ActionResult:
    """Take several actions of a person in one, see `MatchSession.rehearse`. Raises `ApiError`."""
    first = session.first_since(ply, seat)
    if end := await service.ask(session.rules, session.repeats_batch, first, seat, actions):
        return ActionResult(end, held=False)
    _require_chosen_now(session, seat, ply)
    able = await service.ask(session.rules, session.rehearse, seat, actions)
    return ActionResult(await service.write_all(session, lambda: session.take_batch(seat, able)), held=False)


@decided_anew
async def act_unasked(service: MatchService, session: MatchSession, seat: str, ply: int, action: str, bot: str = "") -> None:
    """Take an action that nobody clicked now: of a ``bot`` that plays there still, or one that stands. Raises `ApiError`."""
    session.check_not_over()
    paused = session.bots == "paused" and session.assignments[seat].kind == "bot"
    replaced = bool(bot) and session.assignments[seat].played_by != bot
    if ply != session.ply or paused or replaced or session.gathering:
        raise ApiError("stale")
    await service.ask(session.rules, session.check, seat, action)
    await service.write(session, seat, "act", action, by="bot" if session.assignments[seat].played_by else "order")


@decided_anew
async def let_bots_stand_in(service: MatchService, session: MatchSession, at: int) -> None:
    """Let bots play on the seats that somebody has left, and for which nobody has come until a moment. Raises `ApiError`."""
    await service.read_clocks(session)
    late = due_vacancies(session.assignments.values(), at)
    if not late or session.over or session.gathering or session.pause is not None:
        return
    played = [replace(one, stand_in=bot_for(session.timing, session.game.id)) for one in late]
    retiming = session.retiming(session.assignments | {one.seat: one for one in played})
    await service.keep_seats(session, *played, retiming=retiming)


@decided_anew
async def come_back(service: MatchService, session: MatchSession, seat: str) -> None:
    """Let a person play again for whom a bot plays; whoever plays may say so, too. Raises `ApiError`."""
    session.check_not_over()
    if session.assignments[seat].stand_in:
        back = replace(session.assignments[seat], stand_in="")
        await service.keep_seats(session, back, retiming=session.retiming(session.assignments | {seat: back}, back=seat))


@decided_anew
async def undo(service: MatchService, session: MatchSession, viewer: Viewer, seat: str, ply: int) -> int:
    """Take back the last action, if it is of one of the viewer's seats. Raises `ApiError`."""
    if await service.ask(session.rules, lambda: any(session.repeats(ply, own, "undo") for own in viewer.seats)):
        return session.undone_until(ply)
    if not session.over and ply != session.ply:
        raise ApiError("stale")
    able = [own for own in viewer.seats if session.can_undo(own)]
    session.check_undo(able[0] if able else seat)
    return await service.write_all(session, lambda: session.take_back(able[0]))


async def why(service: MatchService, session: MatchSession, seat: str, action: str) -> Refusal | None:
    """Return the reason why an action is not legal now, or None if it is legal. Raises `ApiError` if the match is over."""
    async with session.lock:
        session.check_not_over()
        return await service.ask(session.rules, session.why_not, seat, action)


def _require_chosen_now(session: MatchSession, seat: str, ply: int) -> None:
    """Raise `ApiError` if a person may not choose for this seat what was offered at this ply."""
    session.check_in_play()
    if session.assignments[seat].stand_in:
        raise ApiError("bot_plays")
    if ply != session.ply and not session.still_asked(ply, seat):
        raise ApiError("stale")
