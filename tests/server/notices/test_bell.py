"""The bell: what an account has been told stands there until it is read, and its open pages hear of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import insert, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.notices.test_notices import LATER, decide, looking, store_of
from tests.server.people import become, claim, register, sign_out
from tests.server.play import Guest, make, refused, take
from tests.server.waiting import until
from vezerkar.server.accounts.former_player import FORMER_PLAYER
from vezerkar.server.app import create_app
from vezerkar.server.notices.bell_table import BELL, MOST
from vezerkar.server.storage.schema import LOOKING, NOTICES, SEATS

OWN = {"Origin": "http://testserver.local"}
"""What a browser says of a page of this table."""


@pytest.fixture
def client(url: str) -> Iterator[TestClient[Any]]:
    """A table that sends nothing to anybody: the bell needs no channel."""
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, delays=LATER)) as found:
        yield found


def bell(client: TestClient[Any], lang: str = "en") -> Any:
    answer = client.get("/api/me/bell", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return answer.json()


def events(client: TestClient[Any]) -> list[str]:
    return [one["event"] for one in bell(client)["notices"]]


def read(client: TestClient[Any], *ids: str) -> None:
    assert client.post("/api/me/bell/seen", json={"ids": list(ids)}).status_code == 200


def waited_for(client: TestClient[Any]) -> tuple[Guest, Guest, str]:
    """Anna is waited for by Béla; also her session."""
    session = register(client)
    anna, made = make(client)
    claim(client, anna)
    bela = take(client, anna.match, made["invitations"]["heron"])
    bela.act("heron", "bid 0")
    return anna, bela, session


def test_what_has_happened_stands_in_the_bell_once(client: TestClient[Any]) -> None:
    anna, _, _ = waited_for(client)
    assert bell(client) == {"unread": 0, "notices": []}
    decide(client)
    found = bell(client)
    turn = next(one for one in found["notices"] if one["event"] == "turn")
    assert found["unread"] == 2 and sorted(events(client)) == ["began", "turn"]
    assert {name: turn[name] for name in ("match", "game", "text", "others", "read")} == {
        "match": anna.match,
        "game": "gauge",
        "text": "The Weather Gauge: it is your turn",
        "others": ["Béla"],
        "read": False,
    }
    assert "te jössz" in next(one["text"] for one in bell(client, "hu")["notices"] if one["event"] == "turn")
    decide(client)
    assert bell(client) == found


def test_somebody_who_is_gone_has_no_name_there(client: TestClient[Any]) -> None:
    waited_for(client)
    decide(client)
    with store_of(client).engine.begin() as connection:
        connection.execute(update(SEATS).where(SEATS.c.holder == "Béla").values(holder=FORMER_PLAYER))
    assert {name for one in bell(client)["notices"] for name in one["others"]} == {"former player"}


@slow
def test_what_is_read_stays_in_the_list_and_is_not_counted(client: TestClient[Any]) -> None:
    waited_for(client)
    decide(client)
    turn = next(one["id"] for one in bell(client)["notices"] if one["event"] == "turn")
    read(client, turn, "no such notice")
    assert bell(client)["unread"] == 1 and {one["id"]: one["read"] for one in bell(client)["notices"]}[turn] is True
    bela = register(client, "Bela")
    assert bell(client) == {"unread": 0, "notices": []} and bela


@slow
def test_nobody_reads_the_bell_of_somebody_else(client: TestClient[Any]) -> None:
    _, _, session = waited_for(client)
    decide(client)
    ids = [one["id"] for one in bell(client)["notices"]]
    register(client, "Bela")
    read(client, *ids)
    become(client, session)
    assert bell(client)["unread"] == 2
    client.cookies.clear()
    refused(client.get("/api/me/bell"), 401, "sign_in")
    refused(client.post("/api/me/bell/seen", json={"ids": ids}), 401, "sign_in")


@slow
def test_offers_and_the_end_are_told_there(client: TestClient[Any]) -> None:
    anna, bela, _ = waited_for(client)
    bela.post("offers", {"seat": "heron", "kind": "abandon", "ply": 0})
    decide(client)
    assert "offer" in events(client)
    assert bela.post("resign", {"seat": "heron"}).status_code == 200
    decide(client)
    assert events(client)[0] == "ended" and anna


@slow
def test_who_looks_at_the_match_has_read_what_the_bell_says_of_it(client: TestClient[Any]) -> None:
    anna, bela, _ = waited_for(client)
    decide(client)
    other, made = make(client)
    claim(client, other)
    take(client, other.match, made["invitations"]["heron"]).act("heron", "bid 0")
    decide(client)
    before = bell(client)["unread"]
    with client.websocket_connect(f"/api/matches/{anna.match}/live", headers=OWN) as socket:
        socket.send_json({"key": anna.key, "lang": "en", "seat": None, "seen": True})
        socket.receive_text()
        until(lambda: looking(client) == 1)
    until(lambda: bell(client)["unread"] < before)
    assert {one["match"] for one in bell(client)["notices"] if not one["read"]} == {other.match} and bela


def test_who_looks_meanwhile_is_not_told(client: TestClient[Any]) -> None:
    anna, _, _ = waited_for(client)
    with store_of(client).engine.begin() as connection:
        connection.execute(insert(LOOKING).values(match=anna.match, account=1, at=2**60))
    decide(client)
    assert bell(client) == {"unread": 0, "notices": []}


@slow
def test_the_bell_does_not_grow_for_ever(client: TestClient[Any]) -> None:
    anna, _, _ = waited_for(client)
    decide(client)
    row = {"account": 1, "target": BELL, "match": anna.match, "event": "offer", "mode": "listed"}
    with store_of(client).engine.begin() as connection:
        connection.execute(update(NOTICES).values(at=1))
        connection.execute(insert(NOTICES), [{**row, "number": f"offer {number}", "at": 100 + number} for number in range(60)])
    found = bell(client)
    assert found["unread"] == len(found["notices"]) == MOST and found["notices"][0]["id"] == "offer 59"
    read(client, *(one["id"] for one in found["notices"]))
    assert bell(client)["unread"] == 0, "those before are not counted"


def test_what_stands_in_the_bell_takes_nobodys_notices_away(client: TestClient[Any]) -> None:
    anna, _, _ = waited_for(client)
    decide(client)
    notices = client.app.state.deliveries.noticer._notices
    assert notices.count(1, 3600.0) == 0
    row = {"account": 1, "match": anna.match, "event": "turn", "mode": "now", "number": "turn", "at": 2**60}
    with store_of(client).engine.begin() as connection:
        connection.execute(insert(NOTICES), [{**row, "target": f"push {device}"} for device in range(3)])
    assert notices.count(1, 3600.0) == 1, "it is one notice, on however many devices"


def hear(socket: Any, unread: int) -> None:
    """Wait until a page is told that so many notices are not read; it may be told the same twice."""
    while socket.receive_json() != {"type": "bell", "unread": unread}:
        pass


# --- open pages --------------------------------------------------------------------------------------------------------


@slow
def test_an_open_page_hears_of_what_is_new_and_what_is_read_elsewhere(client: TestClient[Any]) -> None:
    waited_for(client)
    with client.websocket_connect("/api/me/live", headers=OWN) as socket:
        assert socket.receive_json() == {"type": "bell", "unread": 0}
        decide(client)
        hear(socket, 2)
        read(client, bell(client)["notices"][0]["id"])
        hear(socket, 1)


def test_a_page_of_a_guest_has_no_bell(client: TestClient[Any]) -> None:
    with client.websocket_connect("/api/me/live", headers=OWN) as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == 4401


def test_the_bell_falls_silent_when_the_browser_is_signed_out(client: TestClient[Any]) -> None:
    register(client)
    with client.websocket_connect("/api/me/live", headers=OWN) as socket:
        socket.receive_json()
        sign_out(client)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4401
    assert client.app.state.context.bells._wakes == {}
