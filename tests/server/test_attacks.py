"""What an attacker sends to the table: bodies, addresses and headers that are made to stop it or to get at what is not theirs."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.people import PAGE, become, me, register
from tests.server.play import JSON, make, refused
from vezerkar.server import protocol
from vezerkar.server.api_errors import ApiError
from vezerkar.server.typed_json import read_json

Client = TestClient[Any]

# --- bodies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["`$.nosuch", "`$[0].x", "` - at `$.seat.x", "`$", "\n`$.x\n"])
def test_a_field_whose_name_looks_like_a_place_is_refused_as_any_other(client: Client, field: str) -> None:
    match = make(client)[0].match
    refused(client.post(f"/api/matches/{match}/resign", json={"seat": "gull", field: 1}), 400, "malformed")


def test_no_name_of_a_field_takes_long_to_refuse() -> None:
    # A search whose time grows with the square of the length takes half a minute for these; this takes no tenth of a second.
    started = time.thread_time()
    for field in ("`$" * 30_000 + "\nx", ".a" * 30_000, "[" * 60_000, "`$" + ".seat" * 12_000):
        with pytest.raises(ApiError, match="malformed"):
            read_json(json.dumps({field: 1}), protocol.Resign)
    assert time.thread_time() - started < 5


def test_no_text_has_the_character_that_postgresql_does_not_take(client: Client) -> None:
    client.headers.update(PAGE)
    nul = {"name": "An\0na", "password": "nine grey herons"}
    seats = {"gull": "me", "heron": "me"}
    for path, body in (
        ("/api/session", nul),
        ("/api/accounts", nul),
        ("/api/matches", {"game": "gauge", "seats": seats, "seed": "a\0b"}),
        ("/api/matches", {"game": "gauge", "seats": seats, "name": "\0"}),
        ("/api/me/claims", {"match": "a\0b", "key": "k"}),
    ):
        refused(client.post(path, json=body), 400, "malformed")
    refused(client.get("/api/matches/a%00b"), 404, "not_found")
    register(client)
    refused(client.request("DELETE", "/api/me/sessions/a%00b", json={}), 404, "not_found")
    # A backslash and what looks like the character are text like any other.
    maker = make(client, heron="me")[0]
    assert maker.post("say", {"text": "\\u0000 is no letter"}).status_code == 200
    assert maker.table()["chat"][0]["text"] == "\\u0000 is no letter"


@pytest.mark.parametrize(
    "body",
    [
        b'{"draft": ' + b'{"a": ' * 5_000,
        b'{"draft": ' + b"[" * 60_000,
        b'{"name": ' + b"[" * 900 + b"]" * 900 + b', "password": ""}',
        b'{"name": "Anna", "password": "' + b"\\" * 30_000 + b'"}',
        b'{"name": "\\ud800", "password": "nine grey herons"}',
        b'{"name": 1e999, "password": ""}',
        b'{"name": ' + b"9" * 20_000 + b"}",
        b"\xff\xfe",
        b"",
    ],
)
def test_bodies_that_are_deep_or_strange_are_refused_in_words(client: Client, body: bytes) -> None:
    for path in ("/api/session", "/api/games/gauge/editor", "/api/matches"):
        answer = client.post(path, content=body, headers={**JSON, **PAGE})
        assert answer.status_code in (400, 404, 422) and answer.json()["message"], answer.text


def test_a_body_that_does_not_say_how_large_it_is_is_cut_off(client: Client) -> None:
    sent = 0

    def parts() -> Iterator[bytes]:
        nonlocal sent
        yield b'{"name": "'
        for _ in range(100):
            sent += 1
            yield b"x" * 1024
        yield b'", "password": ""}'

    refused(client.post("/api/session", content=parts(), headers={**JSON, **PAGE}), 413, "too_large")
    assert sent <= 100


@pytest.mark.parametrize("field", ["account", "role", "id", "hash", "creator", "state"])
def test_nobody_sets_what_a_message_does_not_have(client: Client, field: str) -> None:
    token = register(client)
    maker = make(client)[0]
    more = {field: "admin"}
    for method, path, body in (
        ("POST", "/api/accounts", {"name": "Bela", "password": "nine grey herons"}),
        ("PATCH", "/api/me", {"name": "Bela"}),
        ("POST", "/api/me/claims", {"match": maker.match, "key": maker.key}),
        ("POST", f"/api/matches/{maker.match}/settings", {"seat": "gull", "name": "Bela"}),
        ("POST", f"/api/matches/{maker.match}/upgrade", {"agree": True}),
        ("POST", f"/api/matches/{maker.match}/listing", {"listing": "open"}),
    ):
        answer = client.request(method, path, json={**body, **more}, headers={"Authorization": f"Bearer {maker.key}"})
        refused(answer, 400, "malformed")
    become(client, token)
    assert me(client) == {"name": "Anna", "role": "admin", "name_until": ""}
    assert maker.table()["seats"][0]["player_name"] == "Anna"
