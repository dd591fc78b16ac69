"""The work of the job that counts a match that is over."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import UNREADABLE, ApiError
from vezerkar.server.matches.match_log import ORGANISER
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.winners import winners_of
from vezerkar.server.ratings.rated_match import scenario_of
from vezerkar.server.statistics.finished_game import Ending, FinishedGame
from vezerkar.server.storage.stored_match import LogEntry


class GameCounter:
    """Counts matches that are over."""

    def __init__(self, match_service: MatchService) -> None:
        self._service = match_service

    async def count(self, body: dict[str, Json]) -> None:
        """Keep the end of a match for statistics. A second run keeps the same."""
        service, match = self._service, str(body["match"])
        try:
            session = await service.unwatched_session(match)
            await service.refresh(session)
        except ApiError as error:
            if error.code in UNREADABLE:
                return
            raise
        saved = await service.in_order(service.store.load, match)
        if saved is None:
            return
        async with session.lock:
            found = await service.in_thread(finished_game, session, saved.log, rules=session.rules)
        if found is not None:
            await service.in_order(service.store.finished.keep, found)


def finished_game(session: MatchSession, log: Sequence[LogEntry]) -> FinishedGame | None:
    """Return the end of a match that is counted, or None if it has no result, or an organiser took somebody out of it.

    The ``log`` is as the database has it, with its times. The rules are asked, so it may take a while. The lock of the session
    must be held.
    """
    if not session.over or session.cancelled or session.agreed == "abandon" or not session.counted:
        return None
    # After its end a match may have moved up to newer rules, which tell it the same.
    last = next(one for one in reversed(log) if one.kind != "rules")
    if last.by == ORGANISER:
        return None
    game, options, seats = session.game, session.match.options, session.assignments
    sides = game.sides(options)
    won = set(winners_of(session))
    winners = tuple(side for side, held in sides.items() if won & set(held))
    return FinishedGame(
        match=session.id,
        game=game.id,
        version=last.version or session.version,
        scenario=scenario_of(game, options),
        players=len({one.player for one in seats.values()}),
        clock="none" if session.timing is None else session.timing.kind,
        rated=session.rated,
        bots=any(one.kind == "bot" or one.stand_in for one in seats.values()),
        began=log[0].at,
        ended=last.at,
        plies=len(session.trail()),
        ending=_ending(session, last),
        # Where all sides have won, none has.
        winners=winners if len(winners) < len(sides) else (),
        sides={seat: side for side, held in sides.items() for seat in held},
        holders={
            seat: one.account if one.kind == "human" and not one.stand_in else one.resigned_by for seat, one in seats.items()
        },
        resigned=session.resigned_before,
    )


def _ending(session: MatchSession, last: LogEntry) -> Ending:
    if session.agreed:
        return "agreed"
    if not session.resigned:
        return "rules"
    return "time" if last.by == "clock" else "resigned"
