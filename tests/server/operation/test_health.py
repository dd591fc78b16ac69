"""Health and readiness, for whoever watches over the process, and its orderly end."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from tests.cost import first
from tests.server.conftest import FREE, Here
from tests.server.play import PATIENCE_SECONDS, make
from tests.server.served import client_at
from tools.ports import free_port
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.bots.bot_workers import BotWorkerPool
from vezerkar.server.operation import health as health_module
from vezerkar.server.operation.health import Health
from vezerkar.server.storage.store import Store


@pytest.fixture
def ready(client: TestClient[Any]) -> TestClient[Any]:
    """The client of a table whose link to the database is up, which takes a moment."""
    until = time.monotonic() + PATIENCE_SECONDS
    while client.get("/readyz").status_code != 200 and time.monotonic() < until:
        time.sleep(0.01)
    return client


def test_a_table_that_works_is_healthy_and_ready(ready: TestClient[Any]) -> None:
    for path, state in (("/healthz", {"status": "ok"}), ("/readyz", {"status": "ready"})):
        answer = ready.get(path)
        assert (answer.status_code, answer.json(), answer.headers["cache-control"]) == (200, state, "no-store")
        assert ready.head(path).status_code == 200


def test_whoever_watches_may_ask_by_any_name(ready: TestClient[Any]) -> None:
    assert ready.get("/readyz", headers={"Host": "10.1.2.3:8035"}).status_code == 200
    assert ready.get("/api/games", headers={"Host": "evil.example"}).status_code == 421


def test_it_is_not_ready_while_the_database_does_not_answer(ready: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(store: Store) -> bool:
        raise OperationalError("select", {}, Exception("gone"))

    monkeypatch.setattr(Store, "ping", broken)
    answer = ready.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"status": "not ready", "failing": ["database"]})
    assert ready.get("/healthz").status_code == 200
    monkeypatch.undo()
    assert ready.get("/readyz").status_code == 200


def test_a_database_that_is_slow_is_asked_once_and_not_waited_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def slow(store: Store) -> bool:
        asked.append(time.monotonic())
        time.sleep(0.5)
        return True

    monkeypatch.setattr(health_module, "MAX_CHECK_SECONDS", 0.1)
    monkeypatch.setattr(Store, "ping", slow)
    with TestClient(create_app(url, bots=Here(), limits=FREE)) as client:
        # On PostgreSQL the link may not be up yet.
        assert all("database" in client.get("/readyz").json()["failing"] for _ in range(3))
    assert len(asked) == 1


def test_it_is_not_ready_before_bots_can_think(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed = threading.Event()

    async def warm(pool: BotWorkerPool) -> None:
        while not warmed.is_set():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(BotWorkerPool, "warm", warm)
    with TestClient(create_app(sqlite_url, limits=FREE)) as client:
        assert client.get("/readyz").json() == {"status": "not ready", "failing": ["bots"]}
        warmed.set()
        until = time.monotonic() + PATIENCE_SECONDS
        while (found := client.get("/readyz").json()) != {"status": "ready"} and time.monotonic() < until:
            time.sleep(0.01)
        assert found == {"status": "ready"}


def test_whatever_is_required_must_hold() -> None:
    async def work() -> None:
        health, linked = Health(), False

        async def link() -> bool:
            return linked

        async def broken() -> bool:
            raise ValueError

        assert await health.failures() == []
        health.require("link", link)
        assert await health.failures() == ["link"]
        linked = True
        assert await health.failures() == []
        health.require("other", broken)
        health.draining = True
        assert await health.failures() == ["draining", "other"]

    asyncio.run(work())


DRAINING = """
import json, sys
from vezerkar.registry import GAMES
from vezerkar.server.run import OperationSettings, serve
GAMES.update(json.loads(sys.argv[3]))
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], operation=OperationSettings(drain=float(sys.argv[4])))
"""


@pytest.mark.parametrize(("drain", "signals"), first([("1.5", 1), ("60", 2)]), ids=["in time", "at once when told twice"])
@pytest.mark.slow
def test_told_to_end_it_is_unready_first_and_goes_on_meanwhile(tmp_path: Path, drain: str, signals: int) -> None:
    port = free_port()
    arguments = [str(port), f"sqlite:///{tmp_path / 'table.db'}", json.dumps(dict(GAMES)), drain]
    command = [sys.executable, "-c", DRAINING, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        with client_at(f"127.0.0.1:{port}") as client:
            guest, _ = make(client, "me", "me")
            process.send_signal(signal.SIGTERM)
            until = time.monotonic() + 10
            while "draining" not in client.get("/readyz").json().get("failing", []):
                assert time.monotonic() < until
            assert guest.act("gull", "bid 1") == 1, "who is here plays on"
            assert client.get("/healthz").status_code == 200 and process.poll() is None
            for _ in range(signals - 1):
                process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stderr.read() == ""
