"""Free seats that the others have agreed to list in the lobby, or not to: also of tables that are not there themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.clocks.test_clocks import Later
from tests.server.offers.test_offers import THREE, answered, gone, offer
from tests.server.people import claim, register
from tests.server.play import Body, Guest, make, pair, refused, take

OPEN = {"kind": "replace", "player": "heron"}


@pytest.fixture
def later(url: str, http: httpx.Client) -> Iterator[Later]:
    found = Later(url)
    yield found
    found.engine.dispose()


def vanished(http: httpx.Client, later: Later, **more: Any) -> tuple[Guest, Guest]:
    """A match by link in which the others may replace heron."""
    anna, bela = pair(http, clock=THREE, **more)
    anna.act("gull", "bid 3")
    gone(later, anna, "heron")
    return anna, bela


def wanted(http: httpx.Client) -> list[Body]:
    found: list[Body] = http.get("/api/lobby/substitutes").json()
    return found


def join(http: httpx.Client, match: str, *keys: str, **more: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {','.join(keys)}"} if keys else {}
    body = {"player": "heron", "name": "Cili", **more}
    return http.post(f"/api/lobby/{match}/join", json=body, headers=headers)


def test_a_seat_of_a_table_by_link_is_not_listed_unless_the_others_agree_on_that(http: httpx.Client, later: Later) -> None:
    anna, _ = vanished(http, later)
    assert offer(anna, "replace", player="heron")["state"] == "accepted"
    page = anna.table()
    assert (wanted(http), page["seats"][1]["listed"], page["offers"][-1]["listed"]) == ([], False, False)
    # There is another chance: the seat is free, and who is invited may still come.
    invitation = page["invitations"]["heron"]
    until = page["seats"][1]["vacant_until"]
    assert offer(anna, "replace", player="heron", listed=True)["state"] == "accepted"
    page = anna.table()
    assert (page["seats"][1]["listed"], page["seats"][1]["vacant_until"], page["invitations"]) == (
        True,
        until,
        {"heron": invitation},
    )
    assert len(wanted(http)) == 1
    assert offer(anna, "replace", player="heron", listed=False)["state"] == "accepted"
    assert wanted(http) == [] and not anna.table()["seats"][1]["listed"]


def test_the_list_says_no_more_than_it_needs(http: httpx.Client, later: Later) -> None:
    anna, bela = vanished(http, later)
    anna.post("chat", {"text": "hush"})
    assert offer(anna, "replace", player="heron", listed=True)["state"] == "accepted"
    (row,) = wanted(http)
    assert row["apart"] and row["match"] != anna.match
    assert [(one["kind"], one["player_name"]) for one in row["seats"]] == [("human", ""), ("open", "")]
    assert (row["maker"], row["about"], row["lang"], row["ply"]) == ("", "", "", 1)
    text = http.get("/api/lobby/substitutes").text
    secrets = [
        anna.match,
        anna.key,
        bela.key,
        "Anna",
        "Béla",
        "hush",
        anna.table()["commitment"],
        *anna.table()["invitations"].values(),
    ]
    assert not [one for one in secrets if one and one in text]
    # Its name opens nothing but the seat: nobody looks on by it, and the table itself is in no list.
    refused(http.get(f"/api/matches/{row['match']}"), 404, "unknown_match")
    assert http.get("/api/watch").json() == [] and http.get("/api/lobby").json()["tables"] == []


def test_an_account_takes_the_seat_by_the_name_in_the_list(http: httpx.Client, later: Later) -> None:
    anna, _ = vanished(http, later)
    offer(anna, "replace", player="heron", listed=True)
    name = wanted(http)[0]["match"]
    refused(join(http, name), 401, "substitute_account")
    register(http, "Cili")
    refused(join(http, name, player="gull"), 409, "taken")
    answer = join(http, name, once="a-word-that-nobody-else-has")
    assert answer.status_code == 201 and answer.json()["match"] == anna.match
    assert join(http, name, once="a-word-that-nobody-else-has").json() == answer.json(), "the same post again"
    cili = Guest(http, anna.match, answer.json()["key"])
    assert cili.table()["seat"] == "heron" and not cili.table()["seats"][1]["listed"]
    assert wanted(http) == []
    register(http, "Dora")
    refused(join(http, name), 409, "taken")


def test_nobody_who_plays_there_takes_it_by_another_name(http: httpx.Client, later: Later) -> None:
    anna, bela = vanished(http, later)
    register(http, "Anna")
    assert claim(http, anna).status_code == 200
    offer(anna, "replace", player="heron", listed=True)
    name = wanted(http)[0]["match"]
    # By the account, by another account of the browser, by a key of the browser, also of the seat that was lost.
    refused(join(http, name), 403, "no_substitute")
    assert http.request("DELETE", "/api/session", json={}).status_code == 200
    # Signed out the browser is still known as that of the account.
    refused(join(http, name), 403, "no_substitute")
    http.post("/api/accounts", json={"name": "Second", "password": "nine grey herons"})
    refused(join(http, name), 403, "no_substitute")
    http.cookies.clear()
    register(http, "Third")
    for key in (anna.key, bela.key):
        assert key is not None
        refused(join(http, name, "a-key-of-another-match", key), 403, "no_substitute")
        refused(join(http, name, held=key), 403, "no_substitute")


def test_at_an_open_table_the_others_may_agree_that_the_lobby_does_not_list_it(http: httpx.Client, later: Later) -> None:
    anna, _ = make(http, listing="open", clock=THREE)
    http.post(f"/api/lobby/{anna.match}/join", json={"player": "heron", "name": "Béla"})
    anna.act("gull", "bid 3")
    gone(later, anna, "heron")
    assert offer(anna, "replace", player="heron", listed=False)["state"] == "accepted"
    assert wanted(http) == [] and anna.table()["offers"][-1]["listed"] is False
    register(http, "Cili")
    refused(join(http, anna.match), 409, "taken")
    assert offer(anna, "replace", player="heron")["state"] == "accepted", "as its table is"
    assert [(one["match"], one["apart"]) for one in wanted(http)] == [(anna.match, False)]
    assert join(http, anna.match).status_code == 201


def test_all_agree_on_it_or_it_is_not_so(http: httpx.Client, later: Later) -> None:
    anna, made = make(http, clock=THREE)
    anna.act("gull", "bid 3")
    # Nobody has had this seat: it is for whoever is invited.
    for wrong in ({"listed": True}, {"listed": True, "bot": "meek"}):
        refused(anna.post("offers", {"seat": "gull", "ply": 1, **OPEN, **wrong}), 400, "malformed")
    refused(anna.post("offers", {"seat": "gull", "ply": 1, "kind": "draw", "listed": True}), 400, "malformed")
    bela = take(http, anna.match, made["invitations"]["heron"])
    gone(later, anna, "heron")
    proposed = offer(anna, "replace", player="heron", listed=True)
    assert proposed["state"] == "accepted" and bela.table()["lost_seat"]
    again = offer(anna, "replace", player="heron", listed=True)
    assert again["id"] == proposed["id"], "the same again"
    refused(answered(bela, proposed, "decline", 1), 403, "not_your_seat")
