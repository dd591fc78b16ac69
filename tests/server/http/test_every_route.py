"""Rules that hold for every route there is, tried at each of them: a new one is tried as well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient

from tests.server.people import PAGE, become, claim, me, register
from tests.server.play import Guest, make, refused, take
from vezerkar.server.http.openapi_examples import REQUESTS
from vezerkar.server.routes import ROUTES

Client = TestClient[Any]
PART: Final = re.compile(r"\{(\w+)(:\w+)?\}")
ONE_CLICK: Final = ("/u/{token:str}",)
"""Routes that mail programs post to, as RFC 8058 has it: the token in the address is all that counts."""
FOR_ALL: Final = (
    "/api/matches/{match:str}/take",
    "/api/matches/{match:str}/whatif",
    "/api/matches/{match:str}/position",
    "/api/matches/{match:str}/reports",
    "/api/matches/{match:str}/watchers/say",
    "/api/matches/{match:str}/mutes",
    "/api/matches/{match:str}/unmute",
    "/api/matches/{match:str}/game-report",
)
"""Routes of a match that somebody who has no seat there may use, or that judge it by more than the seat."""
BODIES: Final[dict[str, Any]] = {
    "add_passkey": {"passkey": {"id": "abc", "client_data": "abc", "attestation": "abc"}, "label": "phone"},
    "own_acts_seen": {"last": 1},
    "come_back": {"seat": "gull"},
    "change_bots": {"speed": "paused"},
    "go_on": {"ply": 0},
    "read": {"done": True},
}
"""Bodies for routes of which the documentation has no example."""
OF_GUESTS: Final = ("/api/me/next",)
"""Routes about one's own matches that take keys as well."""


def changing(prefix: str = "/") -> list[tuple[str, str, Any]]:
    """The method, the path and a body that fits, of each route that changes anything, or may."""

    def found() -> Iterator[tuple[str, str, Any]]:
        for route in ROUTES:
            assert isinstance(route, HTTPRouteHandler)
            body = (REQUESTS | BODIES).get(route.handler_name, {})
            for method in sorted(set(route.http_methods) - {"GET", "HEAD", "OPTIONS"}):
                yield from ((str(method), path, body) for path in route.paths if path.startswith(prefix))

    return sorted(found(), key=lambda one: one[:2])


def filled(path: str, **parts: str) -> str:
    """A path with something in place of each of its parts."""
    kinds = {":int": "1", ":uuid": "00000000-0000-4000-8000-000000000000"}
    return PART.sub(lambda found: parts.get(found[1]) or kinds.get(found[2] or "", "abc"), path)


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Who may ask is the same for both databases."""
    return sqlite_url


def test_the_routes_are_found() -> None:
    known = [one[:2] for one in changing()]
    assert len(known) > 80 and ("POST", "/api/matches") in known and ("DELETE", "/api/me") in known
    assert {*ONE_CLICK, *FOR_ALL, *OF_GUESTS} <= {path for _, path in known}, "a route is called otherwise now"


def test_no_page_of_another_site_uses_the_cookie_at_any_route(client: Client) -> None:
    register(client, "Bela")
    for name in PAGE:
        del client.headers[name]
    for method, path, _ in changing():
        if path in ONE_CLICK:
            continue
        for told, codes in (
            ({"Origin": "https://evil.example", "X-Vezerkar": "1"}, ("origin",)),
            ({"Sec-Fetch-Site": "cross-site", "X-Vezerkar": "1"}, ("origin",)),
            ({"X-Vezerkar": "1"}, ("origin",)),
            ({"Sec-Fetch-Site": "same-origin"}, ("unmarked",)),
            ({**PAGE, "Content-Type": "text/plain"}, ("not_json",)),
        ):
            headers = {"Content-Type": "application/json", **told}
            answer = client.request(method, filled(path), content=b"{}", headers=headers)
            assert answer.status_code in (403, 415) and answer.json()["error"] in codes, (method, path, told, answer.text)
    assert me(client)["name"] == "Bela"


def test_nobody_without_a_seat_commands_in_a_match_at_any_route(client: Client) -> None:
    victim, made = make(client)
    other = take(client, victim.match, made["invitations"]["heron"])
    kept = register(client, "Anna")
    assert claim(client, victim).status_code == 200
    eve = register(client, "Eve")
    before = Guest(client, victim.match, victim.key).table()
    tried = 0
    for method, path, body in changing("/api/matches/{match:str}"):
        if path in FOR_ALL:
            continue
        where = filled(path, match=victim.match)
        for headers in ({}, {"Authorization": "Bearer a-key-that-opens-nothing"}):
            become(client, eve)
            answer = client.request(method, where, json=body, headers=headers)
            assert answer.status_code in (401, 403), (path, answer.text)
            tried += 1
    assert tried > 30
    client.cookies.clear()
    after = Guest(client, victim.match, victim.key).table()
    assert after == before and other.table()["ply"] == 0
    become(client, kept)
    assert Guest(client, victim.match).table()["seats"][0]["mine"]


def test_nothing_of_an_account_is_for_guests_at_any_route(client: Client) -> None:
    for method, path, body in changing("/api/me/") + changing("/api/admin/"):
        if path not in OF_GUESTS:
            refused(client.request(method, filled(path), json=body, headers=PAGE), 401, "sign_in")


def test_no_get_changes_anything_that_a_post_does(client: Client) -> None:
    register(client, "Bela")
    reads = {path for route in ROUTES if "GET" in route.http_methods for path in route.paths}
    for _, path, _ in changing():
        if path not in reads:
            answer = client.get(filled(path))
            assert answer.status_code in (404, 405), (path, answer.status_code)
    refused(client.get("/api/matches"), 405, "not_allowed")
