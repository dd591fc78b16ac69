"""A table with many matches: it opens at once, plays a log again only when it must, and keeps what fits into its memory."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.hurry import Stage, hurried, staged
from tests.server.play import PATIENCE_SECONDS, Guest, lead_on, make, pair
from tests.server.served import true_session
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.matches import auto_player as auto_player_module
from vezerkar.server.matches import match_log as match_log_module
from vezerkar.server.matches.match_log import FULL_SNAPSHOTS
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.storage.schema import LOG, MATCHES, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment, SeatKey, StoredMatch

REGISTERED = dict(GAMES)
MANY = 10_000
WEIGHED = (("quartermaster", 120), ("triumph", 80), ("wg35", 60))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches whose logs were played again, in order."""
    found: list[str] = []
    restore = MatchSession.restore

    def counted(session: MatchSession, saved: StoredMatch) -> None:
        found.append(saved.id)
        restore(session, saved)

    monkeypatch.setattr(MatchSession, "restore", counted)
    return found


def crowded(url: str, asked: Callable[[int], bool], heron: str = "human", gull: str = "bot") -> None:
    """A database with many matches at ply 1, in which the gull has bid; ``asked`` says where it must choose again."""
    store = Store(url)
    matches: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    log: list[dict[str, Any]] = []
    for n in range(MANY):
        matches.append({"id": f"m{n}", "game": "gauge", "version": "1", "options": {"length": "normal"}, "seed": str(n)})
        matches[-1] |= {"created": 0, "moved": n}
        for seat, kind in (("gull", gull), ("heron", heron)):
            bot = "random" if kind == "bot" else ""
            seats.append({"match": f"m{n}", "seat": seat, "party": seat, "kind": kind, "bot": bot, "holder": ""})
            seats[-1]["asked"] = seat == "heron" or asked(n)
        log.append({"match": f"m{n}", "ply": 1, "seat": "gull", "kind": "act", "action": "bid 5", "at": 0})
    with store.engine.begin() as connection:
        connection.execute(insert(MATCHES), matches)
        connection.execute(insert(SEATS), seats)
        connection.execute(insert(LOG), log)
    store.close()


@pytest.mark.slow
def test_no_log_is_played_again_before_somebody_looks(url: str, opened: list[str]) -> None:
    """Ten thousand matches wait for people: the table has nothing to do, and answers a look at any of them."""
    crowded(url, lambda n: False)
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        for name in ("m0", "m7777", f"m{MANY - 1}"):
            assert Guest(client, name).table()["ply"] == 1
        time.sleep(0.3)
        # On a busy machine the database may be locked for a moment: then a match is opened again.
        assert [*dict.fromkeys(opened)] == ["m0", "m7777", f"m{MANY - 1}"]


@pytest.mark.slow
def test_bots_alone_are_not_taken_up(url: str, opened: list[str]) -> None:
    crowded(url, lambda n: True, heron="bot")

    async def work(stage: Stage) -> None:
        await asyncio.sleep(100)
        assert opened == []

    hurried(lambda: staged(url, Here(), work))


@slow
def test_what_was_left_lying_is_taken_up_slowly_and_what_is_looked_at_at_once(url: str, opened: list[str]) -> None:
    crowded(url, lambda n: n % 50 == 0)
    # In the log the gull has bid; here it is the heron's bot that must.
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(update(SEATS).where(SEATS.c.seat == "heron", SEATS.c.asked).values(kind="bot", bot="random"))
        connection.execute(update(SEATS).where(SEATS.c.seat == "gull").values(kind="human", bot="", asked=False))
        connection.execute(update(SEATS).where(SEATS.c.match.notin_([f"m{n}" for n in range(0, MANY, 50)])).values(asked=False))
    store.close()

    async def work(stage: Stage) -> None:
        await asyncio.sleep(4)
        assert opened == [f"m{n}" for n in range(MANY - 50, MANY - 50 - 50 * len(opened), -50)], "the last ones go on first"
        assert 20 < len(opened) <= 4 / auto_player_module.RESUME_PAUSE_SECONDS + 1
        session = await stage.match_service.session("m50")
        assert opened[-1] == "m50"
        await asyncio.sleep(5)
        assert session.ply >= 2, "its bot does not wait for the others"
        await asyncio.sleep(100)
        assert len(opened) == MANY // 50 and not stage.match_service.store.lists.running()

    hurried(lambda: staged(url, Here(), work))


@pytest.mark.slow
def test_a_match_that_needs_nothing_is_opened_by_nobody_the_next_time(url: str, opened: list[str]) -> None:
    """Older tables do not say who must choose: they are looked at once."""
    crowded(url, lambda n: n == 5)

    async def work(stage: Stage) -> None:
        await asyncio.sleep(10)

    for _ in range(2):
        hurried(lambda: staged(url, Here(), work))
    assert opened == ["m5"]


@slow
def test_a_long_log_is_played_again_without_holding_up_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        long, _ = make(client)
    restore, begun, may_go_on = MatchSession.restore, Event(), Event()

    def waiting(session: MatchSession, saved: StoredMatch) -> None:
        if saved.id == long.match:
            begun.set()
            assert may_go_on.wait(PATIENCE_SECONDS)
        restore(session, saved)

    monkeypatch.setattr(MatchSession, "restore", waiting)
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client, ThreadPoolExecutor(1) as other:
        long.client = client
        anna, bela = pair(client)
        look = other.submit(long.table)
        assert begun.wait(PATIENCE_SECONDS)
        anna.act("gull", "bid 5", 0)
        make(client)
        assert bela.table()["ply"] == 1
        assert not look.done()
        may_go_on.set()
        assert look.result()["ply"] == 0


# --- memory -------------------------------------------------------------------------------------------------------


@pytest.fixture
def all_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


def long_match(name: str, plies: int) -> tuple[StoredMatch, list[bytes], Match[Any, Any]]:
    """A random match with some undone actions, and its position after each ply."""
    rules = game(name)
    match, rng = rules.start("7"), Random(7)
    log: list[LogEntry] = []
    positions = [match.encode()]
    while len(log) < plies and not match.state.over:
        able = [seat for seat in match.seats if match.can_undo(seat)]
        if able and rng.random() < 0.3:
            match.undo(able[0])
            log.append(LogEntry(len(log) + 1, able[0], "undo"))
        else:
            seat = rng.choice(match.waiting())
            action = lead_on(name, [option.notation for option in match.decision(seat).options], rng)
            log.append(LogEntry(len(log) + 1, seat, "act", match.act(seat, action).notation))
        positions.append(match.encode())
    assignments = [SeatAssignment(seat, seat, "human") for seat in match.seats]
    return StoredMatch("long", name, rules.version, match.options, "7", assignments, [], log, []), positions, match


@pytest.mark.parametrize(("name", "plies"), [("gauge", 300), ("hunt", 250), ("quartermaster", 160), ("triumph", 160)])
def test_the_past_is_played_again_as_it_was(all_games: None, name: str, plies: int) -> None:
    """A long match keeps few States; all others come again byte for byte, and undoing goes as far as ever."""
    saved, positions, match = long_match(name, plies)
    session = MatchSession(saved)
    kept = {id(snapshot.kept) for snapshot in session.snapshots if snapshot.kept is not None}
    assert len(kept) <= 2 * FULL_SNAPSHOTS + len(saved.log) // FULL_SNAPSHOTS + 1
    for ply in Random(1).sample(range(session.ply + 1), 25):
        if ply % 2:
            session.recall(ply)
        past = Match.__new__(type(match))
        past.game, past.options, past.state = session.game, session.match.options, session.snapshots[ply].state
        assert past.encode() == positions[ply]
    kept = {id(snapshot.kept) for snapshot in session.snapshots if snapshot.kept is not None}
    assert len(kept) <= 3 * FULL_SNAPSHOTS + len(saved.log) // FULL_SNAPSHOTS + 1, "what was recalled before is let go of"
    while able := [seat for seat in match.seats if match.can_undo(seat)]:
        assert session.can_undo(able[0])
        match.undo(able[0])
        session.take(able[0], "undo")
        assert session.match.encode() == match.encode()
    assert not any(session.can_undo(seat) for seat in match.seats)


@slow
def test_undoing_goes_back_over_more_plies_than_are_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_log_module, "FULL_SNAPSHOTS", 2)
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        anna, bela = pair(client)
        for ply in range(0, 10, 2):
            anna.act("gull", "bid 5", ply)
            assert anna.post("undo", {"seat": "gull", "ply": ply + 1}).json() == {"ply": ply + 2}
        anna.act("gull", "bid 6", 10)
        bela.act("heron", "bid 2", 11)
        assert [anna.table(ply=ply)["view"]["bid"] for ply in range(12)] == [-1, 5] * 5 + [-1, 6]
        assert (
            true_session(url, anna.match).match.encode()
            == client.app.state.context.match_service._sessions[anna.match].match.encode()
        )


@slow
def test_a_long_match_takes_little_more_memory_than_a_short_one() -> None:
    sizes = []
    for times in (100, 1000):
        saved, _, _ = long_match("gauge", 0)
        for _ in range(times):
            saved.log.append(LogEntry(len(saved.log) + 1, "gull", "act", "bid 5"))
            saved.log.append(LogEntry(len(saved.log) + 1, "gull", "undo"))
        session = MatchSession(saved)
        sizes.append(len({id(snapshot.kept) for snapshot in session.snapshots} | {id(state) for state in session.match.history}))
    assert sizes[1] <= sizes[0] + 1800 // FULL_SNAPSHOTS + 1 < 150


@slow
@pytest.mark.parametrize(("name", "plies"), [("hunt", 120), *(pytest.param(*one, marks=slow) for one in WEIGHED)])
def test_a_match_takes_about_the_memory_that_it_is_counted_for(all_games: None, name: str, plies: int) -> None:
    """Hardly more, and not much less: else few matches would be kept."""
    saved, _, _ = long_match(name, plies)
    # What all sessions share is there by now.
    MatchSession(saved)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        sessions = [MatchSession(saved) for _ in range(4)]
        gc.collect()
        taken = (tracemalloc.get_traced_memory()[0] - before) / len(sessions)
    finally:
        tracemalloc.stop()
    assert taken <= 1.25 * sessions[0].size <= 8 * taken


@slow
def test_many_matches_take_no_more_memory_than_is_set(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are opened one after another, as by people who look at them and go."""
    saved, _, _ = long_match("gauge", 200)

    async def work() -> None:
        service = MatchService(Store(sqlite_url), lambda session: None)
        names = [f"m{n}" for n in range(40)]
        for name in names:
            service.store.create(replace(saved, id=name, log=[], keys=[SeatKey(name, ("gull",))]))
            service.store.append(name, saved.log, over=False)
        size = (await service.session(names[0])).size
        monkeypatch.setattr("vezerkar.server.matches.match_service.MAX_SESSIONS_BYTES", 5 * size)
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            for name in names:
                await service.session(name)
            gc.collect()
            taken = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        assert sum(session.size for session in service.held) <= 5 * size
        assert taken <= 6 * size, "what was let go of is gone"
        service.close()

    asyncio.run(work())
