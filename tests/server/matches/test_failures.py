"""Failures, one by one: what is lost then, which is nothing that was acknowledged, and how it goes on.

Here: the database is restarted, the disk is full, the clock is set, the line to a page is cut, an answer is lost, rows of one
match are damaged. Elsewhere: a frozen match is damaged (`test_freeze`), who does jobs is killed (`test_jobs`), a bot worker is
killed (`test_process`), a notification is lost, the link to the database is cut (`test_link`), a process is killed, frozen or
cut off (`test_supervisor`, and with a browser `tests.browser.test_chaos`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Timer
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import event, insert, text, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.cost import slow
from tests.server import postgresql
from tests.server.clocks.wrong_clock import WrongClock
from tests.server.conftest import FREE, Here
from tests.server.cut import Line
from tests.server.jobs.taking import taken
from tests.server.play import Guest, make, pair, refused
from tests.server.served import Eye, Served, client_at, true_session
from tests.server.stored import kinds_without_mail, stored_match
from tools.kill_test import SERVER
from tools.ports import free_port
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.jobs.retention import DELETE, SWEEP, SWEEP_EVERY, Retention
from vezerkar.server.matches import match_service as match_service_module
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import JOBS, LOG, MATCHES, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry


def opened(url: str) -> TestClient[Any]:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE))


# --- the database is restarted ------------------------------------------------------------------------------------


@slow
def test_jobs_and_open_pages_outlive_a_restart_of_the_database(
    postgresql_server: postgresql.Server, postgresql_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(Store(postgresql_url)) as store:
        store.create(stored_match("bots", "bot", "bot"))
        with store.engine.begin() as connection:
            connection.execute(update(MATCHES).values(moved=1))
    with opened(postgresql_url) as client:
        anna, bela = pair(client)
        with client.websocket_connect(f"/api/matches/{anna.match}/live") as socket_of_anna:
            socket_of_anna.send_json({"key": anna.key})
            assert socket_of_anna.receive_json()["table"]["ply"] == 0
            postgresql_server.stop()
            Timer(1.0, postgresql_server.start).start()
            assert anna.act("gull", "bid 5", 0) == 1
            while socket_of_anna.receive_json()["table"]["ply"] != 1:
                pass
        with closing(Store(postgresql_url)) as store:
            store.jobs.add([NewJob(DELETE, {"match": "bots"}, 0, "now")])
            client.app.state.context.match_service.on_jobs()
            until = time.monotonic() + 60
            while store.load("bots") is not None:
                assert time.monotonic() < until
                time.sleep(0.05)
        assert bela.act("heron", "bid 2", 1) == 2


# --- the disk is full ---------------------------------------------------------------------------------------------


def test_a_full_disk_takes_no_half_move_and_everything_can_still_be_seen(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite itself finds no room: its file may not grow."""
    monkeypatch.setattr(match_service_module, "MAX_DATABASE_SECONDS", 0.3)
    app = create_app(sqlite_url, bots=Here(), bot_delay=0.0, limits=FREE)
    with TestClient(app) as client:
        anna, bela = pair(client)
        anna.act("gull", "bid 5", 0)
        before = anna.table()
        engine = app.state.context.match_service.store.engine

        def full(connection: Any, pages: int = 1) -> None:
            connection.execute(f"PRAGMA max_page_count={pages}")

        event.listen(engine, "checkout", lambda connection, *_: full(connection))
        filler = "x" * 400
        said = [anna.post("say", {"text": filler}).status_code]
        while said[-1] == 200:
            said.append(anna.post("say", {"text": filler}).status_code)
        assert said[-1] == 503, "the room that was left is used up"
        lines = said.count(200)
        answers = [bela.post("actions", {"seat": "heron", "ply": 1, "action": "bid 2"}) for _ in range(2)]
        whole = anna.table()
        if any(answer.status_code == 200 for answer in answers):
            # A move is shorter than a line of chat, and may still have found its place.
            assert whole["ply"] == 2
        else:
            for answer in answers:
                refused(answer, 503, "try_again")
            assert (whole["ply"], whole["view"]) == (before["ply"], before["view"])
        assert len(whole["chat"]) == lines
        event.listen(engine, "checkout", lambda connection, *_: full(connection, 1_000_000_000))
        if whole["ply"] == 1:
            assert bela.act("heron", "bid 2", 1) == 2
    assert [entry.ply for entry in true_session(sqlite_url, anna.match).log] == [1, 2]
    assert "disk is full" in caplog.text


# --- the clock jumps ----------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WrongClock:
    return WrongClock(monkeypatch)


@pytest.mark.slow
def test_matches_go_on_whatever_the_clock_says(sqlite_url: str, clock: WrongClock) -> None:
    with opened(sqlite_url) as client:
        anna, bela = pair(client)
        alone, _ = make(client, "me", "bot:random")
        plies = []
        for ply, days in enumerate((400, -800, 400)):
            clock.days += days
            asked = next(guest for guest in (anna, bela) if guest.table()["decision"] is not None)
            table = asked.table()
            plies.append(asked.act(table["seat"], table["decision"]["default"], ply))
        assert plies == [1, 2, 3]
        assert alone.until(lambda table: table["ply"] > 0)["ply"] > 0
        mine = client.get("/api/mine", headers={"Authorization": f"Bearer {anna.key}"}).json()
        assert [match["ply"] for match in mine] == [3]
        made, _ = make(client)
        assert made.table()["ply"] == 0
    assert [entry.ply for entry in true_session(sqlite_url, anna.match).log] == [1, 2, 3]


def test_nothing_is_swept_away_because_the_clock_was_set(
    sqlite_url: str, clock: WrongClock, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        service = MatchService(Store(sqlite_url), lambda session: None)
        service.store.create(stored_match("people"))
        service.store.create(stored_match("bots", "bot", "bot"))
        kinds = kinds_without_mail(service, Retention())
        assert await kinds[SWEEP]({}) == SWEEP_EVERY
        clock.days = 400
        assert await kinds[SWEEP]({}) == SWEEP_EVERY and "the clock was set by" in caplog.text
        assert await kinds[DELETE]({"match": "bots"}) == SWEEP_EVERY
        assert service.store.load("bots") is not None and service.store.load("people") is not None
        people = service.store.load("people")
        assert people is not None and people.log == []
        clock.days = 0
        await kinds[SWEEP]({})
        # Whoever starts the server with that clock means it.
        clock.days = 400
        kinds = kinds_without_mail(service, Retention())
        await kinds[SWEEP]({})
        await kinds[DELETE]({"match": "bots"})
        assert service.store.load("bots") is None
        service.close()

    asyncio.run(work())


def test_a_job_waits_for_the_clock_and_no_longer(sqlite_url: str, clock: WrongClock) -> None:
    with closing(Store(sqlite_url)) as store:
        clock.days = 1
        store.jobs.add([NewJob("mail", key="tomorrow")])
        assert taken(store.jobs, "mail") is not None
        clock.days = 0
        assert taken(store.jobs, "mail") is None, "it is due tomorrow"
        store.jobs.add([NewJob("mail", key="tomorrow")])
        clock.days = 1.01
        assert taken(store.jobs, "mail") is not None
        clock.days = -300
        assert (store.jobs.waits().get("mail") or 0) > 0
        with store.engine.begin() as connection:
            connection.execute(update(JOBS).values(due=0))
        assert taken(store.jobs, "mail") is not None, "a lease of a clock that was set back holds nothing"
        assert SECOND_MICROS == 1_000_000


# --- the line is cut ----------------------------------------------------------------------------------------------


@pytest.fixture
def line(here: Served) -> Iterator[Line]:
    found = Line(int(here.address.rpartition(":")[2]))
    yield found
    found.close()


def test_a_command_whose_answer_was_lost_is_done_once(here: Served, http: httpx.Client, url: str) -> None:
    anna, bela = pair(http)
    body = json.dumps({"seat": "gull", "ply": 0, "action": "bid 5"}).encode()
    head = f"POST /api/matches/{anna.match}/actions HTTP/1.1\r\nHost: {here.address}\r\nContent-Type: application/json\r\n"
    head += f"Authorization: Bearer {anna.key}\r\nContent-Length: {len(body)}\r\n\r\n"
    address, port = here.address.split(":")
    for _ in range(3):
        with socket.create_connection((address, int(port))) as cut:
            cut.sendall(head.encode() + body)
    anna.until(lambda table: table["ply"] >= 1)
    assert anna.act("gull", "bid 5", 0) == 1, "whoever asks again is told that it is done"
    assert bela.act("heron", "bid 2", 1) == 2
    assert anna.act("gull", "bid 5", 0) == 1, "even when others have gone on"
    for _ in range(2):
        assert bela.post("resign", {"seat": "heron"}).json() == {"ply": 3}
    refused(anna.post("resign", {"seat": "gull"}), 409, "over")
    assert [entry.kind for entry in true_session(url, anna.match).log] == ["act", "act", "resign"]


def test_whoever_comes_back_over_another_line_is_sent_what_was_missed(line: Line, http: httpx.Client) -> None:
    anna, bela = pair(http)
    address = f"ws://127.0.0.1:{line.port}/api/matches/{anna.match}/live"
    hello: dict[str, Any] = {"key": anna.key, "lang": "en", "seat": None, "deltas": True}
    with connect(address, proxy=None) as connection:
        eye = Eye(connection)
        eye.hello(**hello, have=None)
        first = eye.message()
        assert first["type"] == "table"
        line.cut()
        with pytest.raises(ConnectionClosed):
            while True:
                eye.message()
    anna.act("gull", "bid 5", 0)
    bela.act("heron", "bid 2", 1)
    with connect(address, proxy=None) as connection:
        eye = Eye(connection)
        eye.hello(**hello, have=first["rev"])
        missed = eye.message()
        assert (missed["type"], missed["from"]) == ("delta", first["rev"])
    with connect(address, proxy=None) as connection:
        eye = Eye(connection)
        eye.hello(**hello, have="never heard of")
        assert eye.message()["type"] == "table"


@slow
def test_pages_are_told_when_the_table_is_closed_to_be_opened_again(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", SERVER, str(port), f"sqlite:///{tmp_path / 'table.db'}", json.dumps(dict(GAMES))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with client_at(f"127.0.0.1:{port}") as client:
            guest, _ = make(client, "me", "me")
        with connect(f"ws://127.0.0.1:{port}/api/matches/{guest.match}/live", proxy=None) as page:
            page.send('{"key": null}')
            page.recv(timeout=10)
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    page.recv(timeout=20)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert process.wait(20) == 0


# --- one match is damaged -----------------------------------------------------------------------------------------

DAMAGE = {
    "an action that is none": update(LOG).values(action="gibberish"),
    "an action that is not legal": update(LOG).values(action="bid 5000"),
    "a seat that is none": update(LOG).values(seat="stork"),
    "a log with a gap": insert(LOG).values(ply=7, seat="gull", kind="undo", action="", at=""),
    "options that are none": update(MATCHES).values(options=["no", "options"]),
    "JSON that is none": text("update matches set options = '{' where id = :match"),
    "orders that are none": update(SEATS).values(orders={"what": 1}),
}


def spoil(store: Store, match: str, damage: Any) -> None:
    if not hasattr(damage, "table"):
        damage = damage.bindparams(match=match)
    elif damage.is_insert:
        damage = damage.values(match=match)
    else:
        damage = damage.where((damage.table.c.id if damage.table is MATCHES else damage.table.c.match) == match)
    with store.engine.begin() as connection:
        connection.execute(damage)


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.slow
def test_a_damaged_match_alone_stands_still(sqlite_url: str, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    with opened(sqlite_url) as client:
        anna, bela = pair(client)
        with_bot, _ = make(client, "me", "bot:random")
        with_bot.until(lambda table: table["ply"] == 1)
        anna.act("gull", "bid 5", 0)
        well, _ = pair(client)
        well.act("gull", "bid 5", 0)
    with closing(Store(sqlite_url)) as store:
        for match in (anna.match, with_bot.match):
            spoil(store, match, DAMAGE[damage])
    caplog.set_level(logging.ERROR)
    with opened(sqlite_url) as client:
        for guest in (anna, bela, with_bot, well):
            guest.client = client
        for guest in (anna, with_bot, Guest(client, anna.match)):
            body = refused(guest.get(), 500, "damaged")
            assert "All other games go on" in body["message"]
        refused(anna.post("actions", {"seat": "gull", "ply": 1, "action": "bid 1"}), 500, "damaged")
        assert "sérült" in anna.get(lang="hu").json()["message"]
        with client.websocket_connect(f"/api/matches/{anna.match}/live") as page:
            page.send_json({"key": anna.key})
            assert page.receive_json()["error"] == "damaged"
        assert well.table()["ply"] == 1
        other, _ = make(client, "me", "bot:random")
        other.until(lambda table: table["ply"] == 1)
        keys = f"Bearer {anna.key},{well.key}"
        mine = client.get("/api/mine", headers={"Authorization": keys}).json()
        assert [match["match"] for match in mine] == [well.match], "the others are found"
        assert client.get("/api/games").status_code == 200
    assert "a match cannot be opened" in caplog.text
    assert "gibberish" not in caplog.text and "bid 5000" not in caplog.text
    with closing(Store(sqlite_url)) as store, store.engine.connect() as connection:
        kept = connection.execute(text("select count(*) from log where match = :m"), {"m": anna.match}).scalar_one()
        assert kept >= 1, "nothing of it was thrown away"


def test_a_match_that_is_damaged_while_it_is_open_is_let_go(sqlite_url: str) -> None:
    """Its next entry is refused by the log, and what it should go back to makes no sense."""
    with opened(sqlite_url) as client:
        anna, _ = pair(client)
        anna.act("gull", "bid 5", 0)
        with closing(Store(sqlite_url)) as store:
            store.append(anna.match, [LogEntry(2, "heron", "act", "bid 2")], over=False)
            spoil(store, anna.match, DAMAGE["an action that is none"])
        refused(anna.post("resign", {"seat": "gull"}), 500, "damaged")
        refused(anna.get(), 500, "damaged")
