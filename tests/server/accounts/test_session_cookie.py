"""What pages of other sites can do with the cookie of somebody who is signed in: nothing."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus

from tests.cost import first, slow
from tests.server.conftest import FREE, Here
from tests.server.people import PAGE, SECRET, Client, become, claim, me, register
from tests.server.play import Guest, make, pair, refused
from tests.server.served import Served
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck

COMMANDS = [
    ("POST", "/api/session"),
    ("DELETE", "/api/session"),
    ("POST", "/api/accounts"),
    ("POST", "/api/me/claims"),
    ("DELETE", "/api/me/sessions/abc"),
    ("POST", "/api/matches"),
]
"""Of each module with commands one at least: the rule is one for all."""


ANNA = {"name": "Anna", "password": SECRET}


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Headers come from no database."""
    return sqlite_url


@pytest.fixture
def victim(client: TestClient[Any]) -> Client:
    """The browser of somebody who is signed in, on whatever page; what a page adds is left to the test."""
    register(client, "Bela")
    for name in PAGE:
        del client.headers[name]
    return client


@pytest.mark.parametrize(("method", "path"), first(COMMANDS))
@pytest.mark.parametrize(
    ("told", "status", "code"),
    [
        ({"Origin": "https://evil.example", "X-Vezerkar": "1"}, 403, "origin"),
        ({"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}, 403, "origin"),
        # A page under a neighbouring name is of somebody else, too; so is whoever says nothing of where it comes from.
        ({"Sec-Fetch-Site": "cross-site", "X-Vezerkar": "1"}, 403, "origin"),
        ({"Sec-Fetch-Site": "same-site", "X-Vezerkar": "1"}, 403, "origin"),
        ({"Sec-Fetch-Site": "none", "X-Vezerkar": "1"}, 403, "origin"),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://testserver.local", "X-Vezerkar": "1"}, 403, "origin"),
        ({"Origin": "null", "X-Vezerkar": "1"}, 403, "origin"),
        ({"X-Vezerkar": "1"}, 403, "origin"),
        ({}, 403, "origin"),
        # What a form can send: no header of one's own, no JSON.
        ({"Sec-Fetch-Site": "same-origin"}, 403, "unmarked"),
        ({"Sec-Fetch-Site": "same-origin", "X-Vezerkar": "0"}, 403, "unmarked"),
        ({"Origin": "http://testserver.local"}, 403, "unmarked"),
        ({**PAGE, "Content-Type": "text/plain"}, 415, "not_json"),
        ({**PAGE, "Content-Type": "application/x-www-form-urlencoded"}, 415, "not_json"),
        ({**PAGE, "Content-Type": "text/plain; application/json"}, 415, "not_json"),
    ],
)
def test_a_page_of_somebody_else_does_nothing_with_a_cookie(
    victim: Client, method: str, path: str, told: dict[str, str], status: int, code: str
) -> None:
    headers = {"Content-Type": "application/json", **told}
    refused(victim.request(method, path, content=json.dumps(ANNA), headers=headers), status, code)
    assert me(victim)["name"] == "Bela"


@pytest.mark.parametrize("told", [PAGE, {"Origin": "http://testserver.local", "X-Vezerkar": "1"}])
def test_the_page_of_the_table_does(victim: Client, told: dict[str, str]) -> None:
    assert victim.request("DELETE", "/api/session", json={}, headers=told).status_code == 200
    assert me(victim) is None


@slow
def test_a_stranger_is_not_signed_in_as_somebody_else(client: Client) -> None:
    """An attacker would have a guest play, and claim, in the attacker's own account."""
    register(client)
    client.cookies.clear()
    for name in PAGE:
        del client.headers[name]
    for told in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        refused(client.post("/api/session", json=ANNA, headers=told), 403, "origin")
    assert me(client) is None


def test_a_cookie_that_a_command_of_a_match_needs_is_judged_alike(victim: Client) -> None:
    anna, _ = pair_of(victim)
    claimed = Guest(victim, anna.match)
    for told, code in (({}, "origin"), ({"Sec-Fetch-Site": "same-origin"}, "unmarked")):
        answer = victim.post(
            f"/api/matches/{anna.match}/actions", json={"seat": "gull", "ply": 0, "action": "bid 1"}, headers=told
        )
        refused(answer, 403, code)
    assert claimed.table()["ply"] == 0
    victim.headers.update(PAGE)
    assert claimed.act("gull", "bid 1") == 1


def pair_of(client: Client) -> tuple[Guest, Guest]:
    """Two people at a match; the first one keeps the seat in the account that is signed in."""
    kept = client.cookies["vezerkar"]
    client.cookies.clear()
    anna, bela = pair(client)
    become(client, kept)
    assert claim(client, anna).status_code == 200
    for name in PAGE:
        del client.headers[name]
    return anna, bela


def test_a_program_with_a_key_needs_none_of_it(client: Client) -> None:
    anna, _ = pair(client)
    assert anna.act("gull", "bid 5") == 1
    # A cookie of another program on this machine is not that of a session.
    client.cookies.set("theme", "dark")
    client.cookies.set("vezerkar", "")
    assert anna.post("undo", {"seat": "gull", "ply": 1}).status_code == 200


def test_with_tls_it_is_the_cookie_of_tls_that_counts(sqlite_url: str) -> None:
    check = HostCheck("localhost", (), "https://table.example")
    app = create_app(sqlite_url, bots=Here(), limits=FREE, host_check=check)
    with TestClient(app, base_url="https://table.example") as client:
        client.cookies.set("__Host-vezerkar", "x" * 32)
        headers = {"X-Vezerkar": "1"}
        refused(client.request("DELETE", "/api/session", json={}, headers=headers), 403, "origin")
        own = {**headers, "Origin": "https://table.example"}
        assert client.request("DELETE", "/api/session", json={}, headers=own).status_code == 200
        for origin in ("http://table.example", "https://table.example:444", "https://table.example.evil.example"):
            refused(client.request("DELETE", "/api/session", json={}, headers={**headers, "Origin": origin}), 403, "origin")


@pytest.mark.parametrize("told", [None, "https://evil.example", "null"])
def test_no_page_of_somebody_else_opens_a_socket_with_a_cookie(here: Served, http: httpx.Client, told: str | None) -> None:
    anna, _ = make(http)
    headers = {"Cookie": "vezerkar=" + "x" * 32} | ({} if told is None else {"Origin": told})
    with pytest.raises(InvalidStatus) as closed, here.eye(anna.match, headers):
        pass
    assert closed.value.response.status_code == 403
    with here.eye(anna.match, {"Cookie": "theme=dark"}) as eye:
        eye.hello(anna.key)
        assert eye.table()["ply"] == 0, "a program with a key needs no Origin"
    with here.eye(anna.match, {"Cookie": headers["Cookie"], "Origin": f"http://{here.address}"}) as eye:
        eye.hello()
        assert eye.table()["ply"] == 0, "the cookie of a session that is over is a guest's"
