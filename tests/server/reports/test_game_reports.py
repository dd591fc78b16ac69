"""The reports of matches over HTTP: for nobody before the end, made once in a process of its own, kept for everybody after."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from tests.cost import slow
from tests.server.conftest import FREE
from tests.server.play import PATIENCE_SECONDS, Guest, make, refused
from vezerkar.engine import Record
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Rate
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.reports.game_report_messages import GameReportInfo
from vezerkar.server.reports.game_report_table import REST_MICROS, GameReportTable, StoredReport
from vezerkar.server.reports.game_reports import MOST_WAITING, GameReports, info_of, outdated, state_of, version_of
from vezerkar.server.reports.report_process import ReportFailed, packed_report
from vezerkar.server.storage.schema import GAME_REPORTS, JOBS
from vezerkar.server.storage.store import Store

REGISTERED = dict(GAMES)


@pytest.fixture
def url(sqlite_url: str) -> str:
    """The rows of reports are as those of other tables, which are tried with both databases."""
    return sqlite_url


@pytest.fixture(autouse=True)
def hunt_beside(gauge: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that can be judged, beside the tiny one."""
    monkeypatch.setitem(GAMES, "hunt", REGISTERED["hunt"])


def hunted(client: TestClient[Any]) -> tuple[Guest, int]:
    """A match of The Hunt that one person has played for both, and given up, and the ply of its last action.

    Something was taken back in it, so its plies are not the numbers of its actions.
    """
    anna, _ = make(client, game="hunt", seats={"german": "me", "british": "me"}, seed="one")
    anna.act("german", "to 24")
    assert anna.post("undo", {"seat": "german", "ply": 1}).status_code == 200
    match = game("hunt").start("one")
    for _ in range(4):
        decision = match.decisions()[0]
        anna.act(decision.seat, match.act(decision.seat, decision.default).notation)
    last = anna.table()["ply"]
    assert anna.post("resign", {"seat": "german"}).status_code == 200
    return anna, last


def waited(guest: Guest, lang: str = "en") -> dict[str, Any]:
    """What is told of a report as soon as it is ready, or has failed."""
    end = monotonic() + PATIENCE_SECONDS
    while monotonic() < end:
        answer = guest.get("/game-report", lang=lang)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["state"] in ("ready", "failed"):
            return found
        assert found["report"] is None and 0 <= found["progress"] < 100
        sleep(0.05)
    raise AssertionError(found)


def test_nothing_is_told_or_made_while_the_match_goes_on(client: TestClient[Any]) -> None:
    anna, _ = make(client, game="hunt", seats={"german": "me", "british": "me"})
    for guest in (anna, Guest(client, anna.match)):
        refused(guest.get("/game-report"), 409, "running")
        refused(guest.post("game-report", {}), 409, "running")
    refused(Guest(client, "nowhere").get("/game-report"), 404, "unknown_match")


def test_a_game_that_nothing_judges_has_no_report(client: TestClient[Any]) -> None:
    anna, _ = make(client)
    assert anna.post("resign", {"seat": "gull"}).status_code == 200
    assert anna.get("/game-report").json() == {"state": "impossible", "progress": 0, "stale": False, "report": None}
    refused(anna.post("game-report", {}), 404, "not_found")


def test_a_report_is_made_once_and_told_to_everybody_in_their_language(client: TestClient[Any]) -> None:
    anna, last = hunted(client)
    assert anna.get("/game-report").json() == {"state": "none", "progress": 0, "stale": False, "report": None}
    assert anna.post("game-report", {}).json() == {"state": "waiting", "progress": 0}
    told = {lang: waited(Guest(client, anna.match), lang) for lang in ("en", "hu")}
    assert {one["state"] for one in told.values()} == {"ready"}
    english, hungarian = told["en"]["report"], told["hu"]["report"]
    assert english["headline"] != hungarian["headline"]
    assert english["verdict"] == hungarian["verdict"] == "unfinished"
    assert [point["chances"] for point in english["points"]] == [point["chances"] for point in hungarian["points"]]
    # Two plies more than actions: what was taken back, and that it was.
    assert english["plies"] == last - 2
    assert english["points"][-1]["ply"] == last
    assert all(0 <= one["ply"] <= last for one in english["luck"])
    assert anna.post("game-report", {}).json() == {"state": "ready", "progress": 100}


@pytest.mark.slow
def test_what_goes_wrong_is_told_and_can_be_asked_for_again(url: str) -> None:
    with TestClient(create_app(url, limits=FREE)) as client:
        anna, _ = hunted(client)
    asyncio.run(tried_twice(url, anna.match))


async def tried_twice(url: str, match: str) -> None:
    """Have a report made in vain, and then again."""
    service = MatchService(Store(url), lambda session: None)
    session = await service.session(match)
    heard: list[int] = []

    async def failing(record: str, plies: Sequence[int], told: Callable[[int], Awaitable[None]]) -> bytes:
        await told(40)
        stored = await GameReports(service).find(session)
        assert stored == StoredReport(version_of(session), 40, None)
        heard.append(stored.progress)
        raise ReportFailed("its process has ended")

    async def making(record: str, plies: Sequence[int], told: Callable[[int], Awaitable[None]]) -> bytes:
        assert len(plies) == len(Record.parse(record).actions) + 1
        return packed_report(record, plies, lambda done, whole: None)

    try:
        for maker, state in ((failing, "failed"), (making, "ready")):
            reports = GameReports(service, maker)
            with service.store.engine.begin() as connection:
                connection.execute(update(GAME_REPORTS).values(asked=GAME_REPORTS.c.asked - REST_MICROS))
            assert (await reports.ask(session, lambda: None)).state == "waiting"
            await reports.make({"match": match})
            assert state_of(await reports.find(session)).state == state
    finally:
        service.close()
    assert heard == [40]


@slow
def test_a_report_whose_maker_breaks_has_failed_and_waits_a_day(url: str) -> None:
    with TestClient(create_app(url, limits=FREE)) as client:
        anna, _ = hunted(client)
    asyncio.run(broken(url, anna.match))


async def broken(url: str, match: str) -> None:
    """Have a report made by what breaks, then ask for it again."""

    async def breaking(record: str, plies: Sequence[int], told: Callable[[int], Awaitable[None]]) -> bytes:
        raise RuntimeError("the maker is broken")

    service = MatchService(Store(url), lambda session: None)
    counted: list[int] = []
    try:
        session = await service.session(match)
        reports = GameReports(service, breaking)
        await reports.ask(session, lambda: counted.append(1))
        await reports.make({"match": match})
        assert state_of(await reports.find(session)).state == "failed"
        assert (await reports.ask(session, lambda: counted.append(1))).state == "failed"
        assert counted == [1]
        with service.store.engine.begin() as connection:
            connection.execute(update(GAME_REPORTS).values(asked=GAME_REPORTS.c.asked - REST_MICROS))
        assert (await reports.ask(session, lambda: counted.append(1))).state == "waiting"
        assert counted == [1, 1]
        # A job that is alive is left alone.
        jobs = service.store.jobs.jobs()
        assert (await reports.ask(session, lambda: counted.append(1))).state == "waiting"
        assert service.store.jobs.jobs() == jobs
        # A worker has died at it.
        with service.store.engine.begin() as connection:
            connection.execute(update(JOBS).values(due=None, died=1))
        assert GameReportTable(service.store.engine, service.store.jobs).waiting() == 0
        assert (await reports.ask(session, lambda: counted.append(1))).state == "waiting"
        assert GameReportTable(service.store.engine, service.store.jobs).waiting() == 1
        assert counted == [1, 1]
    finally:
        service.close()


@slow
def test_a_report_that_is_made_anew_stays_until_the_new_one_is_there(url: str) -> None:
    with TestClient(create_app(url, limits=FREE)) as client:
        anna, _ = hunted(client)
    asyncio.run(made_anew(url, anna.match))


async def made_anew(url: str, match: str) -> None:
    """Have an outdated report made anew: first in vain, then not."""
    service = MatchService(Store(url), lambda session: None)
    table = GameReportTable(service.store.engine, service.store.jobs)

    async def failing(record: str, plies: Sequence[int], told: Callable[[int], Awaitable[None]]) -> bytes:
        await told(40)
        found = table.get(match)
        assert found is not None
        assert (state_of(found).state, found.version, found.packed) == ("working", "0 old quick", b"old")
        raise ReportFailed("its process has ended")

    async def making(record: str, plies: Sequence[int], told: Callable[[int], Awaitable[None]]) -> bytes:
        return b"new"

    try:
        session = await service.session(match)
        table.ask(match, "0 old quick")
        table.keep(match, "0 old quick", b"old", 1)
        for maker, packed, state in ((failing, b"old", "failed"), (making, b"new", "ready")):
            table.ask(match, version_of(session))
            await GameReports(service, maker).make({"match": match})
            found = table.get(match)
            assert found is not None
            assert (found.packed, state_of(found).state) == (packed, state)
        made = table.get(match)
        assert made is not None
        assert made.version == version_of(session)
    finally:
        service.close()


@pytest.mark.parametrize(
    ("made", "now", "stale"),
    [
        ("2 abc normal", "2 abc normal", False),
        ("2 abc normal", "2 abc quick", False),
        ("2 abc quick", "2 abc normal", True),
        ("1 abc thorough", "2 abc quick", True),
        ("2 abc normal", "2 abd quick", True),
    ],
)
def test_a_report_of_a_larger_budget_is_not_outdated(made: str, now: str, stale: bool) -> None:
    assert outdated(made, now) == stale


@pytest.mark.parametrize("pages", [{"en": {"title": "of another time"}}, {}])
def test_a_report_of_another_version_that_cannot_be_read_is_as_good_as_none(pages: dict[str, Any]) -> None:
    packed = zlib.compress(msgspec.json.encode(pages))
    assert info_of(StoredReport("1 a quick", 100, packed), "2 a quick", True, "en") == GameReportInfo("none", 0, True, None)
    with pytest.raises((msgspec.MsgspecError, KeyError)):
        info_of(StoredReport("2 a quick", 100, packed), "2 a quick", True, "en")


@slow
def test_so_many_reports_wait_in_all(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _ = hunted(client)
    monkeypatch.setattr(GameReportTable, "waiting", lambda table: MOST_WAITING)
    refused(anna.post("game-report", {}), 429, "slow_down")
    assert anna.get("/game-report").json()["state"] == "none"
    monkeypatch.setattr(GameReportTable, "waiting", lambda table: MOST_WAITING - 1)
    monkeypatch.setattr(GameReports, "make", nothing)
    assert anna.post("game-report", {}).json() == {"state": "waiting", "progress": 0}


async def nothing(reports: GameReports, body: dict[str, Any]) -> None:
    """Leave a report unmade."""


@pytest.mark.slow
def test_an_address_has_so_many_reports_made_a_day(url: str) -> None:
    limits = replace(FREE, game_reports_a_day=Rate(1, 1 / 86_400))
    with TestClient(create_app(url, limits=limits)) as client:
        matches = [hunted(client)[0] for _ in range(2)]
        assert matches[0].post("game-report", {}).status_code == 200
        assert matches[0].post("game-report", {}).status_code == 200, "to ask again costs nothing"
        refused(matches[1].post("game-report", {}), 429, "slow_down")
