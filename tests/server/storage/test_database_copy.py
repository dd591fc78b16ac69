"""A table moves from one database to the other, with everything on it, and goes on there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Row, Table, insert, select

from tests.cli.test_commands import run
from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import PAGE, claim
from tests.server.play import pair
from vezerkar.server.app import create_app
from vezerkar.server.operation.acts import record_act
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.storage import database_copy
from vezerkar.server.storage.database_copy import CannotCopy, Copied, copy_database
from vezerkar.server.storage.schema import METADATA, RATINGS
from vezerkar.server.storage.store import Store

WAYS = [
    ("sqlite_url", "other_url"),
    pytest.param(("sqlite_url", "postgresql_url"), marks=slow),
    pytest.param(("postgresql_url", "sqlite_url"), marks=slow),
]


@pytest.fixture
def other_url(tmp_path: Path) -> str:
    """A second file."""
    return f"sqlite:///{tmp_path / 'other.db'}"


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]} to {way[1]}")
def way(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The URLs of a database to copy, and of an empty one."""
    source, target = request.param
    return request.getfixturevalue(source), request.getfixturevalue(target)


def opened(url: str) -> TestClient[Any]:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE))


def copied(source: str, target: str) -> dict[str, Copied]:
    with closing(Store(source)) as old, closing(Store(target)) as new:
        return {one.table: one for one in copy_database(old, new)}


@pytest.mark.slow
def test_a_match_goes_on_in_the_other_database(way: tuple[str, str]) -> None:
    source, target = way
    with opened(source) as client:
        anna, bela = pair(client, listing="open", about="ő az")
        anna.act("gull", "bid 5")
        anna.post("say", {"text": "ő az"})
        bela.post("settings", {"seat": "heron", "autopass": True})
        anna.post("offers", {"seat": "gull", "kind": "abandon", "ply": 1})
        before = anna.table()
        account = {"name": "Anna", "password": "nine grey herons"}
        assert client.post("/api/accounts", json=account).status_code == 201
        client.headers.update(PAGE)
        assert claim(client, anna).status_code == 200
    with closing(Store(source)) as store, store.engine.begin() as connection:
        record_act(connection, "backup")
        rating = {"pool": "gauge-2-live", "account": 1, "mu": 25.000000000000004, "sigma": 8.1, "games": 1, "last": 1}
        connection.execute(insert(RATINGS).values(rating))
    rows = {table: one.rows for table, one in copied(source, target).items()}
    assert METADATA.tables.keys() - rows.keys() == {"bot_questions"}, "questions are asked anew"
    assert {table: count for table, count in rows.items() if count} == {
        "matches": 1,
        "seats": 2,
        "keys": 3,
        "listings": 1,
        "log": 1,
        "checkpoints": 1,
        "chat": 1,
        "jobs": 1,
        "acts": 1,
        "accounts": 1,
        "offers": 1,
        "ratings": 1,
        "passwords": 1,
        "sessions": 1,
        "meta": 1,
        "devices": 1,
    }
    with closing(Store(target)) as store:
        assert store.ratings.of_account(1)["gauge-2-live"].rating == Rating(25.000000000000004, 8.1, 1), "to the last digit"
    with opened(target) as client:
        assert client.post("/api/session", json=account).status_code == 200
        assert [one["match"] for one in client.get("/api/me/matches").json()] == [anna.match]
        client.cookies.clear()
        other = {"name": "Bela", "password": "nine grey herons"}
        assert client.post("/api/accounts", json=other).json()["account"]["role"] == "player", "there is an admin already"
        client.cookies.clear()
        anna.client = bela.client = client
        assert anna.table() == before
        bela.act("heron", "bid 2")
        bela.post("say", {"text": "no"})
        assert [line["text"] for line in anna.table()["chat"]] == ["ő az", "no"]


@pytest.mark.slow
def test_a_copy_that_was_broken_off_is_gone_on_with(way: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = way
    with opened(source) as client:
        for _ in range(3):
            anna, _ = pair(client)
            anna.act("gull", "bid 5")
    monkeypatch.setattr(database_copy, "BATCH", 2)
    whole = database_copy._batches

    def broken(store: Store, table: Table) -> Iterator[list[Row[Any]]]:
        yield from islice(whole(store, table), 1) if table.name == "keys" else whole(store, table)

    with monkeypatch.context() as patch:
        patch.setattr(database_copy, "_batches", broken)
        with pytest.raises(CannotCopy, match="keys: 2 rows of 9 are there; stop the server that writes them, and copy again"):
            copied(source, target)
    again = copied(source, target)
    assert (again["matches"].written, again["keys"].written, again["log"].written) == (0, 7, 3)
    assert not any(one.written for one in copied(source, target).values())
    with closing(Store(source)) as old, closing(Store(target)) as new:
        for table in METADATA.sorted_tables:
            query = select(table)
            with old.engine.connect() as here, new.engine.connect() as there:
                assert sorted(map(str, here.execute(query))) == sorted(map(str, there.execute(query)))


@pytest.mark.slow
def test_a_database_with_matches_of_its_own_is_not_copied_to(way: tuple[str, str]) -> None:
    for url in way:
        with opened(url) as client:
            pair(client)
    with pytest.raises(CannotCopy, match="matches of its own"):
        copied(*way)


def test_nothing_is_copied_onto_itself(url: str) -> None:
    with pytest.raises(CannotCopy, match="the same database"):
        copied(url, url)


@pytest.mark.slow
def test_the_command_says_what_it_has_written(
    sqlite_url: str, other_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(sqlite_url) as client:
        pair(client)
    command = partial(run, "admin", "copy", monkeypatch=monkeypatch, capsys=capsys)
    status, out, _ = command(sqlite_url, other_url)
    assert status == 0 and "seats: 2 rows, 2 of them written now" in out
    for wrong, reason in (
        ((sqlite_url.replace("table", "nothing"), other_url), "the file of the first database is not there"),
        ((sqlite_url, "nonsense"), "'nonsense' is no database URL"),
        ((sqlite_url, sqlite_url), "another process has opened the database"),
    ):
        status, _, error = command(*wrong)
        assert status == 1 and reason in error
