"""The commands on the time of others: to give an opponent some, and to claim what is due when somebody's is over."""

from __future__ import annotations

from sqlalchemy import Connection

from vezerkar.server.clocks.clock_messages import ClaimKind
from vezerkar.server.clocks.clock_table import clocks_of, keep_clocks
from vezerkar.server.clocks.clocks import given
from vezerkar.server.clocks.time_claims import claims, opposes
from vezerkar.server.clocks.time_over import forfeit, let_bot_play
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer


@decided_anew
async def give_time(service: MatchService, session: MatchSession, viewer: Viewer, seat: str) -> None:
    """Give a seat of an opponent the time of one increment. Raises `ApiError`."""
    session.check_not_over()
    if session.timing is None:
        raise ApiError("no_clock")
    if not opposes(session, viewer, seat) or seat not in session.clocks:
        raise ApiError("not_an_opponent")
    await service.read_clocks(session)
    timing = session.timing
    at = await service.in_order(service.store.clock)
    if given(session.clocks[seat], timing, at) == session.clocks[seat]:
        raise ApiError("enough_time")

    def work(connection: Connection, now: int) -> None:
        clocks = clocks_of(connection, session.id)
        keep_clocks(connection, session.id, clocks | {seat: given(clocks[seat], timing, now)})

    await service.keep_beside(session, work)


@decided_anew
async def claim(service: MatchService, session: MatchSession, viewer: Viewer, seat: str, kind: ClaimKind) -> None:
    """Let a bot play for somebody whose time is over, or let that player lose; the same again changes nothing.

    Raises `ApiError`.
    """
    if kind == "forfeit" and (session.resigned == seat or seat in session.resigned_before):
        return
    session.check_not_over()
    if seat not in session.assignments or seat in viewer.seats or not viewer.seats:
        raise ApiError("not_an_opponent")
    if session.assignments[seat].stand_in and kind == "bot":
        return
    await service.read_clocks(session)
    if session.pause is not None:
        raise ApiError("paused")
    if not session.lapsed(seat):
        raise ApiError("time_left")
    if kind not in claims(session, viewer, seat):
        raise ApiError("not_an_opponent")
    if kind == "bot":
        await let_bot_play(service, session, seat)
    else:
        await forfeit(service, session, seat)
