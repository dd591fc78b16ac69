"""Who drives what nobody clicks: shared out among processes, handed over, and taken from one that is gone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.play import Guest, make, pair
from tests.server.served import Served, client_at, served
from tests.server.waiting import until
from vezerkar.server.app import create_app
from vezerkar.server.matches.auto_player import AutoPlayer
from vezerkar.server.processes import link as link_module
from vezerkar.server.processes import postgres_link as postgres_link_module
from vezerkar.server.processes.postgres_link import PostgresLink
from vezerkar.server.processes.shards import ALL_SHARDS, SHARDS, fair_share, shard_of
from vezerkar.server.storage import database_engine
from vezerkar.server.storage.schema import MATCHES
from vezerkar.server.storage.store import Store


def bot_waits(page: dict[str, Any]) -> bool:
    """Return True if the bot must choose: it has not been asked yet, or does not answer."""
    return any(seat["waiting"] and seat["kind"] == "bot" for seat in page["seats"])


def table(url: str) -> Litestar:
    return create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)


def driver(app: Litestar) -> AutoPlayer:
    found = app.state.link._auto_player
    assert isinstance(found, AutoPlayer)
    return found


@contextmanager
def client_of(here: Served) -> Iterator[httpx.Client]:
    with client_at(here.address) as client:
        yield client


def test_shards_are_many_parts_of_like_size_and_shares_cover_them() -> None:
    sizes = [0] * SHARDS
    for number in range(64_000):
        sizes[shard_of(f"match {number}")] += 1
    assert 800 < min(sizes) <= max(sizes) < 1200
    for processes in range(70):
        assert fair_share(processes) * max(1, processes) >= SHARDS
    assert [fair_share(processes) for processes in (0, 1, 2, 3, 64, 65)] == [64, 64, 32, 22, 1, 1]


@slow
def test_processes_share_the_shards_and_hand_them_over(postgresql_url: str) -> None:
    with ExitStack() as stack:
        apps = [table(postgresql_url) for _ in range(3)]
        stack.enter_context(TestClient(apps[0]))
        until(lambda: driver(apps[0]).shards == ALL_SHARDS)
        stack.enter_context(TestClient(apps[1]))
        until(lambda: [len(driver(app).shards) for app in apps[:2]] == [32, 32])
        assert driver(apps[0]).shards | driver(apps[1]).shards == ALL_SHARDS
        with TestClient(apps[2]):
            until(lambda: sorted(len(driver(app).shards) for app in apps) == [20, 22, 22])
            assert frozenset().union(*(driver(app).shards for app in apps)) == ALL_SHARDS
        assert until(lambda: [len(driver(app).shards) for app in apps[:2]] == [32, 32]) < 3


@slow
def test_a_bot_plays_wherever_its_match_was_made_and_goes_on_elsewhere(postgresql_url: str) -> None:
    """Six matches are made at one table while another drives half of them; then that one ends."""
    with TestClient(table(postgresql_url)) as here:
        app = table(postgresql_url)
        with TestClient(app) as there:
            until(lambda: len(driver(app).shards) == 32)
            guests = [make(here, "me", "bot:random")[0] for _ in range(12)]
            assert {shard_of(guest.match) in driver(app).shards for guest in guests} == {True, False}
            for guest in guests:
                guest.until(lambda page: page["ply"] == 1)
                guest.client = there
                guest.until(lambda page: page["ply"] == 1)
                guest.client = here
        for guest in guests:
            guest.act("gull", "bid 0", 1)
            guest.until(lambda page: not bot_waits(page))
        assert max(guest.table()["ply"] for guest in guests) > 2


@slow
def test_bots_alone_play_where_somebody_looks(postgresql_url: str) -> None:
    """Whichever process has their shard: the other one does not know of the looking."""
    with TestClient(table(postgresql_url)) as here, TestClient(table(postgresql_url)):
        until(lambda: len(driver(here.app).shards) == 32)
        for _ in range(6):
            match = make(here, "bot:random", "bot:random")[0].match
            Guest(here, match).until(lambda page: page["ply"] >= 1)


@slow
@pytest.mark.parametrize("heard", [True, False])
def test_a_page_at_another_process_is_told(postgresql_url: str, heard: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once; and a notification that is lost is made good by comparing."""
    if not heard:
        monkeypatch.setattr(PostgresLink, "_hear", lambda link, payload: None)
        monkeypatch.setattr(postgres_link_module, "COMPARE_SECONDS", 0.7)
    with served(table(postgresql_url)) as one, served(table(postgresql_url)) as other, client_of(one) as client:
        anna, _ = pair(client)
        with other.eye(anna.match) as eye:
            eye.hello(anna.key)
            assert eye.table()["ply"] == 0
            for ply in range(3):
                anna.act("gull", "bid 5", 2 * ply)
                began = time.monotonic()
                assert eye.table(2 * ply + 1)["ply"] == 2 * ply + 1
                took = time.monotonic() - began
                assert took < (1 if heard else 3), took
                anna.post("undo", {"seat": "gull", "ply": 2 * ply + 1})
                eye.table(2 * ply + 2)


@slow
def test_a_link_that_is_cut_drives_nothing_until_it_is_made_again(postgresql_url: str, caplog: pytest.LogCaptureFixture) -> None:
    app = table(postgresql_url)
    with TestClient(app) as client, closing(Store(postgresql_url)) as store:
        until(lambda: driver(app).shards == ALL_SHARDS)
        seen: list[int] = []
        give_up = AutoPlayer.give_up

        async def noted(player: AutoPlayer, shards: Any) -> None:
            await give_up(player, shards)
            seen.append(len(player.shards))

        driver(app).give_up = noted.__get__(driver(app))  # type: ignore[method-assign]
        anna, _ = make(client, "me", "bot:random")
        anna.until(lambda page: page["ply"] == 1)
        for _ in range(2):
            with store.engine.begin() as connection:
                query = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vezerkar %'"
                assert connection.execute(text(query)).scalars().all() == [True]
            until(lambda: 0 in seen)
            seen.clear()
            until(lambda: driver(app).shards == ALL_SHARDS)
        anna.act("gull", "bid 0", 1)
        anna.until(lambda page: not bot_waits(page))
        assert app.state.link.lost == 2 and caplog.text.count("the link to the database is lost") == 2


@slow
def test_a_process_that_is_frozen_in_a_write_holds_nobody_up(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row of its match is locked until the server ends its transaction."""
    monkeypatch.setattr(database_engine, "MAX_LOCK_SECONDS", 1)
    with TestClient(table(postgresql_url)) as client, closing(Store(postgresql_url)) as frozen:
        anna, _ = pair(client)
        with frozen.engine.connect() as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == anna.match).values(rev=99))
            began = time.monotonic()
            assert anna.act("gull", "bid 5", 0) == 1
            assert 0.5 < time.monotonic() - began < 5
            connection.invalidate()


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=slow)])
def test_a_match_whose_driver_has_died_is_taken_up_by_the_sweep(
    kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    url = request.getfixturevalue(f"{kind}_url")
    monkeypatch.setattr(link_module, "SWEEP_SECONDS", 0.2)
    monkeypatch.setattr("vezerkar.server.matches.auto_player.OVERDUE_SECONDS", 0.5)
    app = table(url)
    with TestClient(app) as client:
        until(lambda: driver(app).shards == ALL_SHARDS)
        idle, _ = make(client, "me", "bot:random")
        idle.until(lambda page: page["ply"] == 1)
        waits = False
        while not waits:
            anna, _ = make(client, "me", "bot:random")
            anna.until(lambda page: page["ply"] == 1)
            with monkeypatch.context() as patch:
                patch.setattr(AutoPlayer, "wake", lambda player, session: None)
                anna.act("gull", "bid 0", 1)
                waits = bot_waits(anna.table())
                assert driver(app).overdue == 0
                time.sleep(0.2)
                assert anna.table()["ply"] == 2
        anna.until(lambda page: not bot_waits(page))
        assert anna.table()["ply"] > 2
        assert driver(app).overdue == 1
        assert [vars(record)["match"] for record in caplog.records if "stood still" in record.message] == [anna.match]


@slow
def test_what_has_nothing_to_do_is_looked_at_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing order that does not fit what is asked: the match waits for its player."""
    with TestClient(table(sqlite_url)) as client:
        anna, _ = make(client, "me", "me")
        anna.post("settings", {"seat": "gull", "autopass": True})
    monkeypatch.setattr(link_module, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr("vezerkar.server.matches.auto_player.OVERDUE_SECONDS", 0.0)
    app = table(sqlite_url)
    taken: list[str] = []
    with TestClient(app):
        service = app.state.context.match_service
        take_up = service.take_up

        async def noted(match: str) -> Any:
            taken.append(match)
            return await take_up(match)

        service.take_up = noted
        time.sleep(1.0)
        assert taken.count(anna.match) <= 2 and driver(app).overdue == 0
