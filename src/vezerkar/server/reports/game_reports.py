"""The reports of matches: who may ask for one, and the job that makes it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import monotonic
from typing import Final, TypeAlias

from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_ends import end_inputs
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.reports.game_report_messages import GameReportInfo, GameReportState
from vezerkar.server.reports.game_report_table import FAILED, GAME_REPORT, GameReportTable, StoredReport, unpack_report
from vezerkar.server.reports.report_process import ReportFailed, made_report
from vezerkar.study.judging import NoJudge, report_heuristics, usual_budget

LOG: Final = logging.getLogger(__name__)
JUDGES: Final = 1
"""The number of the judges and of what a report says: with another one, those of before are stale."""

ReportMaking: TypeAlias = Callable[[str, Sequence[int], Callable[[int], Awaitable[None]]], Awaitable[bytes]]


class GameReports:
    """The reports of the matches of a table. ``make_report`` makes one, in a process of its own unless said otherwise."""

    def __init__(self, match_service: MatchService, make_report: ReportMaking = made_report) -> None:
        self._service = match_service
        self._table = GameReportTable(match_service.store.engine, match_service.store.jobs)
        self._make_report = make_report

    async def ask(self, session: MatchSession, count: Callable[[], None]) -> GameReportState:
        """Have a report made, unless it is there or being made; ``count`` is called if it is not. Raises `ApiError`."""
        require(session)
        known = await self._service.in_order(self._table.get, session.id)
        version = version_of(session)
        if known is None or known.progress == FAILED or (known.packed is not None and known.version != version):
            count()
            await self._service.in_order(self._table.ask, session.id, version)
            self._service.on_jobs(GAME_REPORT)
            return GameReportState("waiting", 0)
        return state_of(known)

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
        took = round(1000 * (monotonic() - begun))
        await self._service.in_order(partial(self._table.keep, match, version, packed, took))

    async def _failed(self, match: str, why: str) -> None:
        """Keep that a report cannot be made; to try again would end in the same way."""
        LOG.error("the report of a match could not be made: %s", why, extra={"match": match})
        await self._service.in_order(self._table.tell, match, FAILED)


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


def state_of(stored: StoredReport | None) -> GameReportState:
    """Return how far a report is."""
    if stored is None:
        return GameReportState("none", 0)
    if stored.packed is not None:
        return GameReportState("ready", 100)
    if stored.progress == FAILED:
        return GameReportState("failed", 0)
    return GameReportState("working" if stored.progress else "waiting", stored.progress)


def info_of(stored: StoredReport | None, version: str, lang: str) -> GameReportInfo:
    """Return a report as it is told, in a language."""
    state = state_of(stored)
    packed = None if stored is None else stored.packed
    report = None if packed is None else unpack_report(packed)[lang]
    stale = stored is not None and packed is not None and stored.version != version
    return GameReportInfo(state.state, state.progress, stale, report)
