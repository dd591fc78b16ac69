"""The ways to go on when the time of a seat is over: the default is taken, a bot takes over, or its player loses."""

from __future__ import annotations

from dataclasses import replace

from vezerkar.server.clocks.clock_table import keep_clocks
from vezerkar.server.clocks.clocks import DEFAULTS_IN_A_ROW, DEFAULTS_IN_ALL, ClockRules, lapsed
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.seat_service import go_on_without
from vezerkar.server.operation.metrics import FLAG_LATE_SECONDS, FLAGS
from vezerkar.server.storage.moments import SECOND_MICROS


@decided_anew
async def time_out(service: MatchService, session: MatchSession, at: int) -> None:
    """Do what happens when the time of a seat is over at a moment, as whoever made the match chose. Raises `ApiError`."""
    if session.timing is not None:
        await service.read_clocks(session)
    seat = session.timed_out(at)
    if session.timing is None or not seat:
        return
    FLAGS.labels(session.timing.time_out).inc()
    end = session.clocks[seat].ends()
    await _go_on(service, session, session.timing, seat)
    if end is not None:
        FLAG_LATE_SECONDS.observe((await service.in_order(service.store.clock) - end) / SECOND_MICROS)


async def _go_on(service: MatchService, session: MatchSession, timing: ClockRules, seat: str) -> None:
    clock = session.clocks[seat]
    tired = clock.row + 1 >= DEFAULTS_IN_A_ROW or clock.flags + 1 >= DEFAULTS_IN_ALL
    if timing.time_out == "forfeit":
        await forfeit(service, session, seat, flagged=seat)
    elif timing.time_out == "wait":
        await service.keep_beside(
            session, lambda connection, at: keep_clocks(connection, session.id, session.clocks | {seat: lapsed(clock)})
        )
    elif timing.time_out == "bot" or tired:
        await let_bot_play(service, session, seat, flagged=seat)
    else:
        action = await service.ask(session.rules, lambda: session.match.decision(seat).default.notation)
        await service.write(session, seat, "act", action, by="clock", flagged=seat)


async def forfeit(service: MatchService, session: MatchSession, seat: str, flagged: str = "") -> None:
    """Let the player of a seat lose whose time is over: that ends the match, or the others play on against a bot that cannot win.

    The lock must be held. Raises `ApiError` or `MatchChanged`.
    """
    if session.plays_on_without(seat):
        await go_on_without(service, session, seat, "late")
    else:
        await service.write(session, seat, "resign", by="clock", flagged=flagged)


async def let_bot_play(service: MatchService, session: MatchSession, seat: str, flagged: str = "") -> None:
    """Let a bot play for a person whose time is over, until that person is back. The lock must be held."""
    assert session.timing is not None
    away = replace(session.assignments[seat], stand_in=session.timing.bot, held_answer=None)
    await service.keep_seats(session, away, retiming=session.retiming(session.assignments | {seat: away}, flagged=flagged))
