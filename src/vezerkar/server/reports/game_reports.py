"""The reports of matches: who may ask for one, and the job that makes it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import monotonic
from typing import Final, TypeAlias

from msgspec import MsgspecError

from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_ends import end_inputs
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.reports.game_report_messages import GameReportInfo, GameReportState
from vezerkar.server.reports.game_report_table import FAILED, GAME_REPORT, READY, GameReportTable, StoredReport, unpack_report
from vezerkar.server.reports.report_process import ReportFailed, made_report
from vezerkar.study.judging import BUDGETS, NoJudge, report_heuristics, usual_budget

LOG: Final = logging.getLogger(__name__)
JUDGES: Final = 3
"""The number of the judges and of what a report says: with another one, those of before are stale."""
MOST_WAITING: Final = 20
"""So many reports may wait in all. They are made one after the other, and each may take minutes."""
WAIT_SECONDS: Final = 600
"""So long whoever asks for one more is told to wait."""

ReportMaking: TypeAlias = Callable[[str, Sequence[int], Callable[[int], Awaitable[None]]], Awaitable[bytes]]


class GameReports:
    """The reports of the matches of a table. ``make_report`` makes one, in a process of its own unless said otherwise."""

    def __init__(self, match_service: MatchService, make_report: ReportMaking = made_report) -> None:
        self._service = match_service
        self._table = GameReportTable(match_service.store.engine, match_service.store.jobs)
        self._make_report = make_report

    async def ask(self, session: MatchSession, count: Callable[[], None]) -> GameReportState:
        """Have a report made, unless it is there or being made; ``count`` is called if it is not. Raises `ApiError`.

        One that could not be made is made again with another version of what makes it, or after a day.
        """
        require(session)
        known = await self._service.in_order(self._table.get, session.id)
        version = version_of(session)
        if known is not None and not to_be_made(known, version):
            if 0 <= known.progress < READY:
                await self._service.in_order(self._table.revive, session.id)
                self._service.on_jobs(GAME_REPORT)
            return state_of(known)
        if await self._service.in_order(self._table.waiting) >= MOST_WAITING:
            raise ApiError("slow_down", wait=str(WAIT_SECONDS))
        count()
        await self._service.in_order(self._table.ask, session.id, version)
        self._service.on_jobs(GAME_REPORT)
        return GameReportState("waiting", 0)

    async def find(self, session: MatchSession) -> StoredReport | None:
        """Return what is kept of the report of a match that is over. Raises `ApiError`."""
        if not session.over:
            raise ApiError("running")
        found: StoredReport | None = await self._service.in_order(self._table.get, session.id)
        return found

    async def make(self, body: dict[str, Json]) -> None:
        """Do the job: make a report and keep it. A second run makes the same one again."""
        match, begun = str(body["match"]), monotonic()
        try:
            session = await self._service.unwatched_session(match)
            require(session)
        except ApiError as error:
            if error.code == "unknown_match":
                return
            if error.code in ("running", "other_rules", "analysis_former", "not_found"):
                await self._failed(match, error.code)
                return
            raise
        async with session.lock:
            inputs = end_inputs(session, "en")
            record, version = session.record().text(), version_of(session)
        plies = [inputs.first, *[ply for ply, _, _ in inputs.actions]]

        async def told(progress: int) -> None:
            await self._service.in_order(self._table.tell, match, progress)

        try:
            packed = await self._make_report(record, plies, told)
        except ReportFailed as error:
            await self._failed(match, str(error))
            return
        except Exception as error:
            # Whatever it is, nobody may wait for this report for ever.
            await self._failed(match, error_summary(error))
            return
        took = round(1000 * (monotonic() - begun))
        await self._service.in_order(partial(self._table.keep, match, version, packed, took))

    async def _failed(self, match: str, why: str) -> None:
        """Keep that a report cannot be made; to try again would end in the same way."""
        LOG.error("the report of a match could not be made: %s", why, extra={"match": match})
        await self._service.in_order(self._table.tell, match, FAILED)


def can_be_made(session: MatchSession) -> bool:
    """Return whether a report of a match that is over can be made."""
    try:
        require(session)
    except ApiError:
        return False
    return True


def require(session: MatchSession) -> None:
    """Raise `ApiError` if there can be no report of a match."""
    if not session.over:
        raise ApiError("running")
    if session.rules.archived:
        raise ApiError("analysis_former")
    try:
        report_heuristics(session.game.id)
    except NoJudge as error:
        raise ApiError("not_found") from error


def version_of(session: MatchSession) -> str:
    """Return what makes a report now: with something else it may come out otherwise."""
    return f"{JUDGES} {session.game.version} {usual_budget()}"


def outdated(made: str, version: str) -> bool:
    """Return whether a report of the version ``made`` would come out otherwise now, and with no smaller budget."""
    (by, budget), (now_by, now_budget) = made.rsplit(" ", 1), version.rsplit(" ", 1)
    order = list(BUDGETS)
    return by != now_by or budget not in order or order.index(budget) < order.index(now_budget)


def to_be_made(stored: StoredReport, version: str) -> bool:
    """Return whether a report that somebody asks for again is made anew."""
    if stored.progress == READY:
        return outdated(stored.version, version)
    if stored.progress != FAILED:
        return False
    # The version of one that was there before is that of its pages, and tells nothing of the one that failed.
    return stored.rested or (stored.packed is None and stored.version != version)


def state_of(stored: StoredReport | None) -> GameReportState:
    """Return how far a report is."""
    if stored is None:
        return GameReportState("none", 0)
    if stored.progress == READY:
        return GameReportState("ready", 100)
    if stored.progress == FAILED:
        return GameReportState("failed", 0)
    return GameReportState("working" if stored.progress else "waiting", stored.progress)


def info_of(stored: StoredReport | None, version: str, possible: bool, lang: str) -> GameReportInfo:
    """Return a report as it is told, in a language. ``possible``: one can be made now."""
    state = state_of(stored) if possible else GameReportState("impossible", 0)
    if stored is None or stored.packed is None:
        return GameReportInfo(state.state, state.progress, False, None)
    stale = outdated(stored.version, version)
    try:
        report = unpack_report(stored.packed)[lang]
    except (MsgspecError, KeyError):
        if not stale:
            raise
        # It says things that a report of now has not, so it is as good as none.
        if state.state == "ready":
            state = GameReportState("none", 0)
        return GameReportInfo(state.state, state.progress, True, None)
    return GameReportInfo(state.state, state.progress, stale, report)
