"""Following people: their public tables come first, and nothing of anybody else's shows by it."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.cost import slow
from tests.server.accounts.test_account_erasure import days_pass, erase, leave
from tests.server.bots_of_others import bot_account
from tests.server.lobby.test_lobby import joined, offered, tables
from tests.server.people import become, claim, register
from tests.server.play import Body, make, refused, take
from vezerkar.server.accounts.account_erasure import LEAVING_DAYS
from vezerkar.server.relations import follow_table
from vezerkar.server.storage.schema import ACCOUNTS, FOLLOWS


def follow(client: Any, name: str, verb: str = "follow") -> Any:
    return client.post(f"/api/me/{verb}", json={"name": name})


def followed(client: Any) -> list[str]:
    return [one["name"] for one in client.get("/api/me/following").json()]


def running(client: Any) -> list[Body]:
    found: list[Body] = client.get("/api/watch").json()
    return found


def begun(client: Any, token: str, name: str) -> str:
    """A public match that goes on, of whoever has this session under a name."""
    become(client, token)
    guest, made = offered(client, name=name)
    client.cookies.clear()
    take(client, guest.match, made["invitations"]["heron"], "guest")
    return guest.match


def test_somebody_is_followed_and_no_more(client: TestClient[Any]) -> None:
    for name in ("Cili", "Bela", "Anna"):
        register(client, name)
    assert followed(client) == []
    for name in ("Cili", "bela", "Bela"):
        assert follow(client, name).status_code == 200
    assert followed(client) == ["Bela", "Cili"]
    assert follow(client, "BELA", "unfollow").status_code == 200 and follow(client, "Bela", "unfollow").status_code == 200
    assert followed(client) == ["Cili"]
    refused(follow(client, "Nobody"), 404, "unknown_person")
    refused(follow(client, "Anna"), 400, "malformed")
    client.cookies.clear()
    refused(follow(client, "Bela"), 401, "sign_in")
    refused(client.get("/api/me/following"), 401, "sign_in")


@slow
def test_one_follows_so_many_and_no_more(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follow_table, "MOST", 1)
    for name in ("Cili", "Bela", "Anna"):
        register(client, name)
    follow(client, "Bela")
    refused(follow(client, "Cili"), 409, "too_many_followed")
    assert follow(client, "Bela").status_code == 200


@slow
def test_a_bot_account_can_be_followed_and_is_marked(client: TestClient[Any]) -> None:
    bot_account(client, "Robi")
    register(client, "Anna")
    follow(client, "Robi")
    assert client.get("/api/me/following").json() == [{"name": "Robi", "bot": True}]


def test_the_matches_of_those_whom_one_follows_come_first(client: TestClient[Any]) -> None:
    tokens = {name: register(client, name) for name in ("Anna", "Bela", "Cili")}
    of_bela = begun(client, tokens["Bela"], "Bela")
    of_cili = begun(client, tokens["Cili"], "Cili")
    become(client, tokens["Anna"])
    assert [one["match"] for one in running(client)] == [of_cili, of_bela], "what went on last"
    follow(client, "Bela")
    assert [(one["match"], one["followed"]) for one in running(client)] == [(of_bela, ["Bela"]), (of_cili, [])]
    client.cookies.clear()
    assert [one["followed"] for one in running(client)] == [[], []]


def test_their_open_tables_are_marked_and_private_ones_show_nowhere(client: TestClient[Any]) -> None:
    tokens = {name: register(client, name) for name in ("Anna", "Bela", "Cili")}
    become(client, tokens["Bela"])
    table, _ = offered(client, name="Bela")
    private, made = make(client)
    claim(client, private)
    take(client, private.match, made["invitations"]["heron"])
    become(client, tokens["Cili"])
    other, _ = offered(client, name="Cili")
    become(client, tokens["Anna"])
    follow(client, "Bela")
    assert {one["match"]: one["followed"] for one in tables(client)} == {table.match: ["Bela"], other.match: []}
    assert running(client) == []


def test_who_plays_under_another_name_is_not_known_by_it(client: TestClient[Any]) -> None:
    tokens = {name: register(client, name) for name in ("Anna", "Bela")}
    become(client, tokens["Bela"])
    table, _ = offered(client, name="Somebody")
    become(client, tokens["Anna"])
    follow(client, "Bela")
    assert [(one["match"], one["followed"]) for one in tables(client)] == [(table.match, [])]
    client.cookies.clear()
    take_as = joined(client, table.match)
    assert take_as.status_code == 201
    become(client, tokens["Anna"])
    assert [(one["match"], one["followed"]) for one in running(client)] == [(table.match, [])]


@pytest.mark.parametrize("who", ["Anna", "Bela"])
def test_a_block_lets_nobody_see_more_by_following(client: TestClient[Any], who: str) -> None:
    tokens = {name: register(client, name) for name in ("Anna", "Bela", "Cili")}
    of_bela = begun(client, tokens["Bela"], "Bela")
    of_cili = begun(client, tokens["Cili"], "Cili")
    become(client, tokens["Anna"])
    follow(client, "Bela")
    become(client, tokens[who])
    client.post("/api/me/mutes", json={"name": "Bela" if who == "Anna" else "Anna", "block": True})
    become(client, tokens["Anna"])
    assert follow(client, "Bela").status_code == 200, "nothing says who blocks whom"
    assert [(one["match"], one["followed"]) for one in running(client)] == [(of_cili, []), (of_bela, [])]


@slow
@pytest.mark.parametrize("who", ["Anna", "Bela"])
def test_follows_go_with_either_account(client: TestClient[Any], url: str, who: str) -> None:
    tokens = {name: register(client, name) for name in ("Bela", "Anna")}
    follow(client, "Bela")
    assert client.get("/api/me/export").json()["following"] == [{"name": "Bela"}]
    become(client, tokens[who])
    leave(client)
    days_pass(url, LEAVING_DAYS)
    store = client.app.state.context.match_service.store
    with store.engine.connect() as connection:
        account = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == who)).scalar_one()
    erase(client, account)
    with store.engine.connect() as connection:
        assert connection.execute(select(FOLLOWS)).all() == []
