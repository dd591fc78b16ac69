"""Bots that are paused, slowed or let go: by whom, for how long, and that they leave time to take an action back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from tests.server.conftest import FREE, Here
from tests.server.play import Body, Guest, make, refused
from tests.server.served import Served
from vezerkar.engine.game import Json
from vezerkar.server.app import create_app
from vezerkar.server.matches import auto_player, match_session


def speed(guest: Guest, wish: str) -> Body:
    answer = guest.post("bots", {"speed": wish})
    assert answer.status_code == 200, answer.text
    return guest.table()


def stands(guest: Guest, ply: int) -> bool:
    """Return True if a match that would have gone on long ago still stands at a ply."""
    time.sleep(0.3)
    return bool(guest.table()["ply"] == ply)


def test_whoever_plays_against_bots_alone_pauses_them_and_lets_them_go_on(client: TestClient[Any]) -> None:
    anna, _ = make(client, "me", "bot:random")
    anna.until(lambda table: table["ply"] == 1)
    table = speed(anna, "paused")
    assert (table["bots"], table["bots_mine"]) == ("paused", True)
    while (seat := next(one for one in table["seats"] if one["waiting"]))["kind"] != "bot":
        anna.act(seat["id"], table["decision"]["default"], table["ply"])
        table = anna.table()
    assert stands(anna, table["ply"])
    speed(anna, "instant")
    assert anna.until(lambda later: later["ply"] > table["ply"])["bots"] == "instant"


def test_a_pause_lasts_over_a_restart(url: str) -> None:
    guest: Guest | None = None
    for _ in range(2):
        with TestClient(create_app(url, bots=Here(), bot_delay=0.2, limits=FREE)) as client:
            if guest is None:
                guest, _ = make(client, "me", "bot:random")
                speed(guest, "paused")
            guest = Guest(client, guest.match, guest.key)
            assert stands(guest, 0) and guest.table()["bots"] == "paused"


def test_a_pause_holds_back_what_a_bot_has_found_already(url: str) -> None:
    bots = Here()
    with TestClient(create_app(url, bots=bots, bot_delay=0.4, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:random")
        while not bots.shown:
            time.sleep(0.01)
        speed(anna, "paused")
        time.sleep(0.4)
        assert stands(anna, 0)


def test_others_may_not_pause_the_bots(client: TestClient[Any]) -> None:
    anna, _ = make(client, "me", "bot:random")
    spectator = Guest(client, anna.match)
    assert spectator.table()["bots"] == "normal" and not spectator.table()["bots_mine"]
    refused(spectator.post("bots", {"speed": "paused"}), 401, "bad_key")
    refused(anna.post("bots", {"speed": "fast"}), 400, "malformed")
    people, _ = make(client, "me", "open")
    assert people.table()["bots"] == "" and not people.table()["bots_mine"]
    refused(people.post("bots", {"speed": "paused"}), 403, "not_alone")


def test_bots_alone_are_paused_by_who_made_the_match(client: TestClient[Any]) -> None:
    anna, _ = make(client, "bot:random", "bot:random")
    assert anna.table()["bots_mine"]
    ply = speed(anna, "paused")["ply"]
    assert stands(anna, ply)


def test_every_page_of_the_match_learns_of_a_pause_at_once(http: httpx.Client, here: Served) -> None:
    anna, _ = make(http, "me", "bot:random")
    anna.until(lambda table: table["ply"] == 1)
    with here.eye(anna.match) as eye:
        eye.hello()
        assert eye.table()["bots"] == "normal"
        anna.post("bots", {"speed": "slow"})
        assert eye.table()["bots"] == "slow"


def test_slow_bots_take_their_time(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auto_player, "SLOW_SECONDS", 60.0)
    anna, _ = make(client, "me", "bot:random", seed="1")
    anna.until(lambda table: table["ply"] == 1)
    table = speed(anna, "slow")
    while next(one for one in table["seats"] if one["waiting"])["kind"] != "bot":
        anna.act(table["seat"], table["decision"]["default"], table["ply"])
        table = anna.table()
    assert stands(anna, table["ply"])
    speed(anna, "normal")
    anna.until(lambda later: later["ply"] > table["ply"])


class Held(Here):
    """Finds nothing before it may."""

    may = False

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        while not self.may:
            await asyncio.sleep(0.01)
        return await super().choose(game_id, name, seed, observation)


@pytest.fixture
def undoable(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """Somebody who has just acted against a bot, and can take that back for a minute."""
    monkeypatch.setattr(match_session, "UNDO_SECONDS", {"live": 60.0})
    bots = Held()
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:random", pace="live")
        anna.act("gull", "bid 3", 0)
        bots.may = True
        assert anna.table()["undo"]
        yield anna


@pytest.mark.slow
def test_a_bot_waits_until_an_action_can_no_longer_be_taken_back(undoable: Guest) -> None:
    assert stands(undoable, 1)
    assert undoable.post("undo", {"seat": "gull", "ply": 1}).status_code == 200
    # Nothing waits to be taken back any more.
    undoable.until(lambda table: table["ply"] > 2)


def test_a_bot_goes_on_at_the_next_click(undoable: Guest) -> None:
    refused(undoable.post("go-on", {"ply": 0}), 409, "stale")
    assert undoable.post("go-on", {"ply": 1}).status_code == 200
    undoable.until(lambda table: table["ply"] > 1)


def test_nobody_else_lets_a_bot_go_on(undoable: Guest) -> None:
    refused(Guest(undoable.client, undoable.match).post("go-on", {"ply": 1}), 401, "bad_key")
    assert stands(undoable, 1)


@pytest.fixture
def shown(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Guest, Held]]:
    """Somebody who looks at what has come of an action that cannot be taken back, for a minute at most; a bot is next."""
    monkeypatch.setattr(match_session, "UNDO_SECONDS", {"live": 0.0})
    monkeypatch.setattr(match_session, "READ_SECONDS", {"live": 60.0})
    bots = Held()
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:random", pace="live")
        anna.act("gull", "bid 3", 0)
        assert anna.post("read", {"done": False}).status_code == 200
        bots.may = True
        yield anna, bots


def test_a_bot_waits_while_somebody_looks_at_what_has_happened(shown: tuple[Guest, Held]) -> None:
    anna, bots = shown
    assert stands(anna, 1)
    # What it has found it keeps: it does not think again.
    bots.may = False
    assert anna.post("read", {"done": True}).status_code == 200
    anna.until(lambda table: table["ply"] > 1)
    bots.may = True


def test_a_bot_that_plays_at_once_waits_for_no_reader(shown: tuple[Guest, Held]) -> None:
    speed(shown[0], "instant")
    shown[0].until(lambda table: table["ply"] > 1)


@pytest.mark.slow
def test_a_reader_makes_nobody_wait_for_ever(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_session, "UNDO_SECONDS", {"live": 0.0})
    monkeypatch.setattr(match_session, "READ_SECONDS", {"live": 0.6})
    bots = Held()
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:random", pace="live")
        anna.act("gull", "bid 3", 0)
        anna.post("read", {"done": False})
        bots.may = True
        assert stands(anna, 1)
        anna.until(lambda table: table["ply"] > 1)


def test_where_other_people_play_nobody_waits_for_a_reader(client: TestClient[Any]) -> None:
    people, _ = make(client, "me", "open")
    refused(people.post("read", {"done": False}), 403, "not_alone")
    refused(Guest(client, people.match).post("read", {"done": False}), 401, "bad_key")


def test_an_instant_bot_leaves_no_time(undoable: Guest) -> None:
    speed(undoable, "instant")
    undoable.until(lambda table: table["ply"] > 1)


@pytest.fixture
def fired(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """Somebody who holds both ships and has fired at one that passes by itself; that can be taken back for a minute."""
    monkeypatch.setattr(match_session, "UNDO_SECONDS", {"live": 60.0})
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "me", pace="live", seed="1")
        assert anna.post("settings", {"seat": "heron", "autopass": True}).status_code == 200
        anna.act("gull", "bid 5", 0)
        anna.act("heron", "bid 0")
        asked = next(one for one in anna.table(seat="gull")["decision"]["options"] if one.startswith("play"))
        assert anna.act("gull", asked) == 3
        table = anna.table(seat="heron")
        assert table["decision"]["window"] and table["undo"]
        yield anna


def test_an_automatic_answer_waits_until_an_action_can_no_longer_be_taken_back(fired: Guest) -> None:
    assert stands(fired, 3)
    assert fired.post("undo", {"seat": "gull", "ply": 3}).status_code == 200
    assert fired.table(seat="gull")["decision"]["cite"] == "GAUGE 3", "the shot was not answered"


def test_an_automatic_answer_comes_at_the_next_click(fired: Guest) -> None:
    assert fired.post("go-on", {"ply": 3}).status_code == 200
    fired.until(lambda table: table["ply"] > 3)
