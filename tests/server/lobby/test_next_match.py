"""The way from one match that waits for somebody to the next, and nobody else's matches on it."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient
from sqlalchemy import update

from tests.server.lobby.test_lobby import offered
from tests.server.people import claim, register
from tests.server.play import Guest, make, pair, refused
from vezerkar.server.storage.schema import SEATS

DAYS = {"kind": "days", "bank_s": 86_400, "increment_s": 14_400}


def following(client: TestClient[Any], after: str | None = None, *guests: Guest) -> tuple[str | None, int]:
    headers = {"Authorization": f"Bearer {','.join(guest.key or '' for guest in guests)}"} if guests else {}
    answer = client.post("/api/me/next", json={"after": after} if after else {}, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["match"], answer.json()["count"]


def test_nothing_waits_for_a_stranger(client: TestClient[Any]) -> None:
    make(client)
    assert following(client) == (None, 0)
    refused(client.post("/api/me/next", json={}, headers={"Authorization": "Bearer a,,b"}), 400, "malformed")
    refused(client.post("/api/me/next", json={"after": 7}), 400, "malformed")


def test_a_guest_goes_round_what_waits(client: TestClient[Any]) -> None:
    first, second, third = (pair(client)[0] for _ in range(3))
    everything = (first, second, third)
    seen, at = [], first.match
    for _ in range(3):
        at, count = following(client, at, *everything)  # type: ignore[assignment]
        assert count == 2 and at is not None
        seen.append(at)
    assert sorted(seen) == sorted(one.match for one in everything) and seen[-1] == first.match
    second.act("gull", "bid 7")
    assert following(client, first.match, *everything) == (third.match, 1)
    assert following(client, None, second) == (None, 0)
    third.post("resign", {"seat": "gull"})
    assert following(client, first.match, *everything) == (None, 0), "what is over waits for nobody"


def test_the_least_time_comes_first(client: TestClient[Any]) -> None:
    calm, late, hurried = pair(client)[0], pair(client, clock=DAYS)[0], pair(client, clock=DAYS)[0]
    with client.app.state.context.match_service.store.engine.begin() as connection:
        connection.execute(update(SEATS).where(SEATS.c.match == hurried.match).values(bank_ms=60_000))
    assert following(client, None, calm, late, hurried) == (hurried.match, 3)
    assert following(client, hurried.match, calm, late, hurried) == (late.match, 2)
    keys = f"Bearer {calm.key},{late.key}"
    told = client.get("/api/mine", headers={"Authorization": keys}).json()
    assert [one["match"] for one in told] == [late.match, calm.match]


def test_an_invitation_and_an_open_table_wait_for_nobody(client: TestClient[Any]) -> None:
    anna, made = make(client)
    assert following(client, None, Guest(client, anna.match, made["invitations"]["heron"])) == (None, 0)
    maker, _ = offered(client)
    assert following(client, None, maker) == (None, 0)
    (told,) = client.get("/api/mine", headers=maker.headers).json()
    assert told["gathering"] and not told["my_turn"]


def test_an_account_is_told_of_its_own_seats_alone(client: TestClient[Any]) -> None:
    _, bela = pair(client)
    other, _ = pair(client)
    register(client, "Bela")
    assert following(client) == (None, 0)
    assert claim(client, bela).status_code == 200
    assert following(client) == (bela.match, 1)
    assert following(client, None, other)[1] == 2, "keys of this browser and the account count together"
    bela.act("heron", "bid 7")
    assert following(client) == (None, 0), "now it is the turn of somebody else"
