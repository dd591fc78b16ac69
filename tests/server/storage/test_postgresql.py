"""A table on PostgreSQL: what has no counterpart in a file."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Timer

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from tests.cost import slow
from tests.server import postgresql
from tests.server.conftest import FREE, Here
from tests.server.play import pair
from vezerkar.server.app import create_app
from vezerkar.server.context import ServerContext
from vezerkar.server.storage.database_engine import MAX_CONNECTIONS
from vezerkar.server.storage.match_change import PlyConflict
from vezerkar.server.storage.schema import LOG, MATCHES
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry

pytestmark = slow


def test_who_opens_a_new_database_at_the_same_time_finds_the_same_tables(postgresql_server: postgresql.Server) -> None:
    url = postgresql_server.empty_database("opened_by_many")
    with ThreadPoolExecutor(4) as threads:
        stores = [*threads.map(Store, [url] * 4)]
    for store in stores:
        with closing(store), store.engine.connect() as connection:
            assert connection.execute(select(func.count()).select_from(MATCHES)).scalar_one() == 0


def test_an_action_outlives_a_restart_of_the_database(postgresql_server: postgresql.Server, postgresql_url: str) -> None:
    with TestClient(create_app(postgresql_url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        anna, bela = pair(client)
        anna.act("gull", "bid 5")
        postgresql_server.stop()
        Timer(1.0, postgresql_server.start).start()
        bela.act("heron", "bid 2")
        assert anna.table()["ply"] == 2
    with closing(Store(postgresql_url)) as store, store.engine.connect() as connection:
        written = connection.execute(select(LOG.c.ply, LOG.c.action).order_by(LOG.c.ply))
        assert [tuple(row) for row in written] == [(1, "bid 5"), (2, "bid 2")]


def test_the_calls_for_one_match_keep_their_order(postgresql_url: str) -> None:
    app = create_app(postgresql_url, bots=Here(), bot_delay=0.0, limits=FREE)
    with TestClient(app) as client:
        matches = [pair(client)[0].match for _ in range(12)]
        context: ServerContext = app.state.context
        threads = {match: context.match_service._disk(match) for match in matches}
        assert len({*threads.values()}) > 1, "they do not all wait for one thread"
        assert all(context.match_service._disk(match) is thread for match, thread in threads.items())
        assert len(context.match_service._disks) == MAX_CONNECTIONS


def test_of_two_processes_that_write_the_same_ply_one_is_told(postgresql_url: str) -> None:
    with TestClient(create_app(postgresql_url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        match = pair(client)[0].match
    with closing(Store(postgresql_url)) as one, closing(Store(postgresql_url)) as other:
        one.append(match, [LogEntry(1, "gull", "act", "bid 5")], over=False)
        one.append(match, [LogEntry(1, "gull", "act", "bid 5")], over=False)
        with pytest.raises(PlyConflict):
            other.append(match, [LogEntry(1, "gull", "act", "bid 6")], over=False)
