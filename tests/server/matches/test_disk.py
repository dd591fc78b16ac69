"""A database that fails for a while: what is on disk counts, matches go on by themselves, and no secret reaches a log."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Engine, event

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.hurry import Stage, hurried, staged
from tests.server.play import make, pair, refused, take
from tests.server.served import true_session
from vezerkar.server.app import create_app
from vezerkar.server.chat import chat_service
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches import match_making, play_service, seat_service
from vezerkar.server.matches import match_service as match_service_module
from vezerkar.server.matches.match_messages import NewMatch, Take
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.storage.store import Store


@pytest.fixture
def url(sqlite_url: str) -> str:
    """The errors that these tests provoke are those of SQLite."""
    return sqlite_url


class Disk:
    """What the disk does: while an ``error`` is set, each statement that fits fails with it, so many times.

    ``wrote`` are the statements of each connection that are not committed yet.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.error: sqlite3.Error | None = None
        self.times = 0.0
        self.word = ""
        self.wrote: dict[object, list[str]] = {}
        self.to_lose = 0
        event.listen(engine, "do_execute", self._fail)
        event.listen(engine, "do_executemany", self._fail)

    def fails(self, error: sqlite3.Error | None, times: float = float("inf"), word: str = "") -> None:
        self.error, self.times, self.word = error, times, word

    def _fail(self, cursor: sqlite3.Cursor, statement: str, *rest: object) -> None:
        self.wrote.setdefault(cursor.connection, []).append(statement)
        if self.error is not None and self.times > 0 and self.word in statement:
            self.times -= 1
            raise self.error

    def loses_answers(self, times: int, word: str) -> None:
        """So many commits with the ``word`` in a statement come through, but it does not look so: ``to_lose`` of them."""
        assert self.to_lose == 0, "all that were to be lost before were"
        commit = self.engine.dialect.do_commit
        self.to_lose = times

        def lost(dbapi_connection: Any) -> None:
            wrote = self.wrote.pop(dbapi_connection.driver_connection, [])
            commit(dbapi_connection)
            if self.to_lose and any(word in statement for statement in wrote):
                self.to_lose -= 1
                raise sqlite3.OperationalError("the connection was lost")

        self.engine.dialect.do_commit = lost  # type: ignore[method-assign]


FULL = sqlite3.OperationalError("database or disk is full")
BROKEN = sqlite3.IntegrityError("constraint failed")


@pytest.fixture
def table(url: str) -> Iterator[tuple[TestClient[Any], Disk]]:
    app = create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)
    with TestClient(app) as client:
        yield client, Disk(app.state.context.match_service.store.engine)


@contextmanager
def locked(path: Path, seconds: float) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("begin immediate")
    timer = threading.Timer(seconds, lambda: other.execute("rollback"))
    timer.start()
    try:
        yield
    finally:
        timer.join()
        other.close()


@slow
def test_a_database_that_is_locked_for_a_while_delays_and_loses_nothing(url: str, tmp_path: Path) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.2, limits=FREE)) as client:
        bot, _ = make(client, "me", "bot:random")
        anna, _ = pair(client)
        with locked(tmp_path / "table.db", 6.5):
            began = time.monotonic()
            assert anna.act("gull", "bid 5", 0) == 1
            assert time.monotonic() - began > 5
        bot.until(lambda table: table["ply"] == 1)
    assert true_session(url, anna.match).ply == 1 and true_session(url, bot.match).ply == 1


@pytest.mark.slow
def test_a_disk_that_is_full_for_a_while_stops_no_bot(url: str) -> None:
    """In the meantime nobody is shown what is not on disk."""

    async def work(stage: Stage) -> None:
        disk = Disk(stage.match_service.store.engine)
        made = await match_making.create(
            stage.match_service, NewMatch("gauge", {"gull": "me", "heron": "bot:random"}, pace="instant")
        )
        session = await stage.match_service.session(made.match)
        disk.fails(FULL, word="INSERT INTO log")
        await asyncio.sleep(100)
        async with session.lock:
            assert session.ply == 0
        disk.fails(None)
        await asyncio.sleep(100)
        assert session.ply == 1

    hurried(lambda: staged(url, Here(), work))


@pytest.mark.slow
def test_whoever_acts_meanwhile_is_told_to_try_again(
    table: tuple[TestClient[Any], Disk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_service_module, "MAX_DATABASE_SECONDS", 0.3)
    client, disk = table
    anna, bela = pair(client)
    before = anna.table()
    for word in ("INSERT INTO log", ""):
        # The second time not even what counts can be read.
        disk.fails(FULL, word=word)
        refused(anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 5"}), 503, "try_again")
        refused(anna.post("resign", {"seat": "gull"}), 503, "try_again")
        assert anna.table() == before and bela.table()["ply"] == 0
    disk.fails(None)
    assert anna.act("gull", "bid 6", 0) == 1
    assert anna.post("undo", {"seat": "gull", "ply": 1}).status_code == 200
    disk.fails(FULL)
    refused(anna.post("actions", {"seat": "gull", "ply": 2, "action": "bid 7"}), 503, "try_again")
    assert (anna.table()["ply"], anna.table()["view"]["bid"]) == (2, -1)
    disk.fails(None)
    assert anna.act("gull", "bid 7", 2) == 3


def test_what_has_come_to_disk_although_it_did_not_look_so_is_there_once(table: tuple[TestClient[Any], Disk], url: str) -> None:
    client, disk = table
    # The runner of jobs commits as well, whenever it looks around.
    disk.loses_answers(1, "INSERT INTO matches")
    anna, body = make(client)
    assert anna.table()["ply"] == 0
    disk.loses_answers(1, "keys")
    bela = take(client, anna.match, body["invitations"]["heron"], once="1234567890123456")
    disk.loses_answers(1, "seats")
    assert bela.post("settings", {"seat": "heron", "autopass": True}).status_code == 200
    disk.loses_answers(2, "INSERT INTO log")
    assert anna.act("gull", "bid 5", 0) == 1
    assert bela.act("heron", "bid 2", 1) == 2
    assert disk.to_lose == 0
    assert [entry.action for entry in true_session(url, anna.match).log] == ["bid 5", "bid 2"]


@pytest.mark.parametrize("call", ["create", "load", "running", "bot_matches", "append", "say", "seat", "sit", "set_bots"])
def test_each_call_of_the_store_is_tried_again(url: str, call: str) -> None:
    async def work(stage: Stage) -> None:
        match_service, disk = stage.match_service, Disk(stage.match_service.store.engine)
        made = await match_making.create(match_service, NewMatch("gauge", {"gull": "me", "heron": "me"}))
        session = await match_service.session(made.match)
        viewer = await seat_service.authorize(match_service, session, made.key)
        offered = iter(
            [await match_making.create(match_service, NewMatch("gauge", {"gull": "me", "heron": "open"})) for _ in range(2)]
        )

        async def sit() -> None:
            free = next(offered)
            await seat_service.take(
                match_service, await match_service.session(free.match), free.invitations["heron"], Take("Béla")
            )

        def load() -> Any:
            match_service._sessions.clear()
            return match_service.session(made.match)

        seats = iter(session.match.seats)
        deeds: dict[str, Callable[[], Any]] = {
            "create": lambda: match_making.create(match_service, NewMatch("gauge", {"gull": "me", "heron": "open"})),
            "bot_matches": lambda: match_making.create(match_service, NewMatch("gauge", {"gull": "me", "heron": "bot:random"})),
            "load": load,
            "running": match_service.running,
            "append": lambda: play_service.act(match_service, session, next(seats), session.ply, "bid 5"),
            "say": lambda: chat_service.post_chat(match_service, session, viewer, "hello"),
            "seat": lambda: match_service.keep_seats(session, session.assignments["gull"]),
            "sit": sit,
            "set_bots": lambda: match_service.keep(session, match_service.store.set_bots, "slow"),
        }
        disk.fails(FULL, times=5)
        await deeds[call]()
        assert disk.times == 0
        disk.fails(FULL)
        with pytest.raises(ApiError, match="try_again"):
            await deeds[call]()

    hurried(lambda: staged(url, Here(), work))


@slow
def test_no_secret_of_a_match_reaches_the_log(
    table: tuple[TestClient[Any], Disk], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every call of the store fails, in a way that may pass and in one that may not."""
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(match_service_module, "MAX_DATABASE_SECONDS", 0.15)
    client, disk = table
    seed = "a seed of one's own"
    anna, body = make(client)
    invitation = body["invitations"]["heron"]
    bela = take(client, anna.match, invitation)
    alone, _ = make(client, "me", "bot:random", seed=seed)
    alone.until(lambda table: table["ply"] == 1)
    alone.post("resign", {"seat": "gull"})
    playing, _ = make(client, "me", "bot:meek", seed=seed)
    saved = true_session(str(disk.engine.url), anna.match)
    failures = 0
    for error in (FULL, BROKEN, sqlite3.InterfaceError("gone"), sqlite3.ProgrammingError("wrong")):
        playing.until(lambda table: table["ply"] > 0)
        # All statements but BEGIN, which has no parameters.
        disk.fails(error, word=" ")
        client.app.state.context.match_service._sessions.pop(alone.match, None)
        client.app.state.context.match_service._recent.pop(alone.match, None)
        answers = [
            anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 437"}),
            anna.post("say", {"text": "mum's the word"}),
            anna.post("settings", {"seat": "gull", "orders": [{"do": "pass", "action": "play 11"}], "name": "Anna Karenina"}),
            bela.post("actions", {"seat": "heron", "ply": 0, "action": "bid 438"}),
            bela.post("settings", {"seat": "heron", "autopass": True}),
            playing.post("actions", {"seat": "gull", "ply": 1, "action": "bid 439"}),
            alone.get(),
            alone.post("rematch", {}),
            client.post("/api/matches", json={"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "seed": seed}),
            client.post("/api/matches", json={"game": "gauge", "seats": {"gull": "me", "heron": "bot:random"}, "seed": seed}),
        ]
        failures += sum(answer.status_code in (500, 503) for answer in answers)
        disk.fails(None)
    assert failures >= 36 and "is full" in caplog.text and "failed" in caplog.text
    secrets = [seed, saved.match.seed, anna.key, invitation, alone.key, *saved.keys]
    secrets += ["bid 437", "bid 438", "bid 439", "play 11", "mum's", "Karenina"]
    assert [secret for secret in secrets if secret is None or secret in caplog.text] == []


def test_an_error_is_described_without_what_it_is_about() -> None:
    try:
        try:
            raise KeyError("bid 437")
        except KeyError as error:
            raise ValueError("play 11") from error
    except ValueError as error:
        text = error_summary(error)
    assert "ValueError at test_disk.py:" in text and "KeyError at test_disk.py:" in text
    assert "437" not in text and "play 11" not in text


def test_the_store_shows_no_parameters(url: str) -> None:
    store = Store(url)
    Disk(store.engine).fails(FULL, word="SELECT")
    with pytest.raises(Exception, match="parameters hidden"):
        store.load("a secret name")
    store.close()
