"""The commands on chat: to say something, and to mute and hear again who says it."""

from __future__ import annotations

from typing import NoReturn

from sqlalchemy import delete

from vezerkar.server.accounts.account_table import Account
from vezerkar.server.chat.chat_lines import TABLE, WATCHERS, ChatMessage, Mute, audible
from vezerkar.server.chat.chat_messages import MuteWish
from vezerkar.server.chat.mute_table import keep_mute
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.notices.chat_notices import chat_jobs
from vezerkar.server.notices.notices import NOTICE
from vezerkar.server.storage.moments import now
from vezerkar.server.storage.schema import MUTES


async def post_chat(service: MatchService, session: MatchSession, viewer: Viewer, text: str) -> None:
    """Say something at the table. Raises `ApiError`."""
    if not viewer.seats:
        raise ApiError("not_your_seat")
    own = session.assignments[viewer.seats[0]]
    line = ChatMessage(own.player_name or own.seat, clean_text(text), now(), own.account, room=TABLE, player=own.player)
    await _keep(service, session, line)


async def post_watching(service: MatchService, session: MatchSession, account: Account, text: str) -> None:
    """Say something among those who watch. Raises `ApiError`."""
    if session.account_key(account.id) is not None or (not session.over and session.has_played(account.id)):
        raise ApiError("not_watching")
    await _keep(service, session, ChatMessage(account.name, clean_text(text), now(), account.id, room=WATCHERS))


@decided_anew
async def _keep(service: MatchService, session: MatchSession, line: ChatMessage) -> None:
    jobs = chat_jobs(session, line, service.delays) if line.room == TABLE else []
    await service.keep(session, service.store.add_chat, line, jobs)
    if jobs:
        service.on_jobs(NOTICE)
    # The session learns with it who does not want to read this writer.
    await service.catch_up(session)


async def mute(service: MatchService, session: MatchSession, viewer: Viewer, wish: MuteWish) -> None:
    """Let a viewer be sent nothing more of somebody: of an account in no match, of a guest not in this one. Raises `ApiError`."""
    if (wish.seat is None) == (wish.line is None):
        raise ApiError("malformed", detail="either a 'seat' or a 'line'")
    async with session.lock:
        by_account, by_player = _muter(session, viewer)
        line = _writer(session, viewer, wish)
    own = line.account == by_account if by_account is not None else line.player == by_player
    if own:
        raise ApiError("malformed", detail="nobody mutes themselves")
    player = line.player if line.account is None else None
    if line.account is None and player is None:
        _not_found()
    within = session.id if by_account is None or line.account is None else None
    muted = Mute(0, by_account, by_player, line.account, player, line.name)
    await service.change_beside(session, lambda connection, at: keep_mute(connection, within, muted))


async def unmute(service: MatchService, session: MatchSession, viewer: Viewer, number: int) -> None:
    """Let a viewer be sent again what somebody says. Raises `ApiError`."""
    if any(one.id == number for one in viewer.mutes):
        await service.change_beside(session, lambda connection, at: connection.execute(delete(MUTES).where(MUTES.c.id == number)))


def _muter(session: MatchSession, viewer: Viewer) -> tuple[int | None, str | None]:
    if not viewer.seats:
        if viewer.account is None:
            raise ApiError("sign_in")
        return viewer.account, None
    own = session.assignments[viewer.seats[0]]
    return (None, own.player) if own.account is None else (own.account, None)


def _writer(session: MatchSession, viewer: Viewer, wish: MuteWish) -> ChatMessage:
    """Return a line by whoever is to be muted, or who might have written one."""
    if wish.seat is not None:
        seat = session.assignments.get(wish.seat)
        if seat is None or seat.kind != "human":
            _not_found()
        return ChatMessage(seat.player_name or seat.seat, "", "", seat.account, player=seat.player)
    heard = audible(session.chat, (), session.over or viewer.watches)
    found = next((line for number, line in heard if (number, line.room) == (wish.line, wish.room)), None)
    if found is None:
        _not_found()
    return found


def _not_found() -> NoReturn:
    raise ApiError("not_found")
