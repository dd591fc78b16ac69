"""A table whose matches are written through PgBouncer in transaction mode (service.md, D29): one connection serves them all."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.engine import make_url

from tests.cost import slow
from tests.server import postgresql
from tests.server.conftest import FREE, Here
from tests.server.play import Guest, pair
from vezerkar.server.app import create_app
from vezerkar.server.run import OperationSettings, serve
from vezerkar.server.settings import BadSetting
from vezerkar.server.storage.database_engine import MAX_LOCK_SECONDS, is_pooled, pooler_fault
from vezerkar.server.storage.store import Store

pytestmark = slow
CONNECTIONS = 1
"""The connections to the server that all borrow. With one alone whatever is left on it is found by the next."""


def pgbouncer() -> str:
    """The program, where Debian puts it or on the path."""
    found = shutil.which("pgbouncer") or shutil.which("/usr/sbin/pgbouncer")
    if found is None:
        if "CI" in os.environ:
            pytest.fail("there is no PgBouncer: Debian's package is pgbouncer")
        pytest.skip("there is no PgBouncer: Debian's package is pgbouncer")
    return found


@pytest.fixture
def pooler_url(postgresql_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    program, server = pgbouncer(), make_url(postgresql_url)
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    folder = Path(str(server.query["host"]))
    file = folder / f"pgbouncer-{port}.ini"
    settings = {
        "listen_addr": "127.0.0.1",
        "listen_port": port,
        "unix_socket_dir": "",
        "auth_type": "any",
        "pool_mode": "transaction",
        "default_pool_size": CONNECTIONS,
        "logfile": folder / f"pgbouncer-{port}.log",
    }
    lines = ["[databases]", f"{server.database} = host={folder} user={server.username}", "[pgbouncer]"]
    file.write_text("\n".join([*lines, *(f"{name} = {value}" for name, value in settings.items())]), "utf-8")
    # It does not run as root either.
    user = {"user": "postgres"} if os.getuid() == 0 else {}
    with subprocess.Popen([program, "-q", str(file)], stderr=subprocess.DEVNULL, **user) as process:  # type: ignore[call-overload]
        try:
            until = time.monotonic() + 10
            while True:
                try:
                    psycopg.connect(host="127.0.0.1", port=port, user=server.username, dbname=server.database).close()
                    break
                except psycopg.OperationalError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.05)
            yield f"postgresql+psycopg://{server.username}@127.0.0.1:{port}/{server.database}"
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(10)


def table(stack: ExitStack, url: str, pooler: str) -> TestClient[Any]:
    return stack.enter_context(TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, pooler=pooler)))


def test_two_processes_play_through_a_pooler_and_hear_of_each_other(postgresql_url: str, pooler_url: str) -> None:
    with ExitStack() as stack:
        here, there = (table(stack, postgresql_url, pooler_url) for _ in range(2))
        anna, bela = pair(here)
        players = {"gull": anna, "heron": Guest(there, bela.match, bela.key)}
        page, acted = anna.table(), 0
        while not page["over"]:
            waiting = [seat["id"] for seat in page["seats"] if seat["waiting"]]
            seat = next(seat for seat in players if seat in waiting)
            page = players[seat].table()
            players[seat].act(seat, page["decision"]["options"][0], page["ply"])
            acted += 1
            # What one process writes, the other shows.
            page = anna.table()
            assert page["ply"] == players["heron"].table()["ply"] == acted
        # psycopg prepares a statement that it has sent more often than that, on a connection that others have as well.
        assert acted > 5
        assert here.app.state.link.processes == 2


def test_what_bounds_a_transaction_does_not_stay_on_a_borrowed_connection(postgresql_url: str, pooler_url: str) -> None:
    with closing(Store(postgresql_url, pooler_url)) as store:
        with store.engine.begin() as connection:
            assert is_pooled(connection)
            assert connection.execute(text("SHOW lock_timeout")).scalar_one() == f"{MAX_LOCK_SECONDS}s"
            assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one() == f"{MAX_LOCK_SECONDS}s"
        address = make_url(pooler_url)
        with psycopg.connect(host=address.host, port=address.port, user=address.username, dbname=address.database) as plain:
            assert plain.execute("SHOW lock_timeout").fetchone() == ("0",)


def test_the_two_addresses_are_compared_when_the_table_starts(
    postgresql_server: postgresql.Server, postgresql_url: str, pooler_url: str
) -> None:
    assert pooler_fault(postgresql_url, pooler_url) == ""
    assert "--db leads to a pooler" in pooler_fault(pooler_url, pooler_url)
    assert "another database" in pooler_fault(postgresql_server.database(), pooler_url)
    assert "--db must be the URL of a PostgreSQL server" in pooler_fault("sqlite:///x.db", pooler_url)
    assert "--db-pooler cannot be used" in pooler_fault(postgresql_url, pooler_url.replace("127.0.0.1", "127.0.0.2"))
    assert "--db-pooler cannot be used" in pooler_fault(postgresql_url, "postgres")
    with pytest.raises(BadSetting, match="--db leads to a pooler"):
        serve("127.0.0.1", 0, pooler_url, operation=OperationSettings(pooler=pooler_url))
