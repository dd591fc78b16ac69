"""What an attacker sends to the table: bodies, addresses and headers that are made to stop it or to get at what is not theirs."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.mailbox import Mailbox, html_of, text_of
from tests.server.people import PAGE, become, claim, end, me, register, sessions, sign_in
from tests.server.play import JSON, Guest, make, refused, take
from tests.server.served import Served
from vezerkar.server.accounts import passwords
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.http.limits import Limiter, Limits
from vezerkar.server.http.typed_json import read_json
from vezerkar.server.lobby.lobby import place
from vezerkar.server.mail.letters import Letter, mail_of
from vezerkar.server.mail.mail_address import mail_address
from vezerkar.server.matches.match_messages import Resign
from vezerkar.server.operation.logs import SECRET_TEXTS
from vezerkar.server.storage.store import Store

Client = TestClient[Any]


def raw(here: Served, line: str) -> str:
    """The answer to a request whose line is sent just like that: clients tidy addresses up."""
    host, _, port = here.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        connection.sendall(f"{line}\r\nHost: {here.address}\r\nConnection: close\r\n\r\n".encode("latin-1"))
        parts = []
        while part := connection.recv(65_536):
            parts.append(part)
    return b"".join(parts).decode("latin-1")


# --- bodies -----------------------------------------------------------------------------------------------------------


def test_a_field_whose_name_looks_like_a_place_is_refused_as_any_other(client: Client) -> None:
    match = make(client)[0].match
    for field in ("`$.nosuch", "`$[0].x", "` - at `$.seat.x", "`$", "\n`$.x\n"):
        refused(client.post(f"/api/matches/{match}/resign", json={"seat": "gull", field: 1}), 400, "malformed")


def test_no_name_of_a_field_takes_long_to_refuse() -> None:
    # A search whose time grows with the square of the length takes half a minute for these; this takes no tenth of a second.
    started = time.thread_time()
    for field in ("`$" * 30_000 + "\nx", ".a" * 30_000, "[" * 60_000, "`$" + ".seat" * 12_000):
        with pytest.raises(ApiError, match="malformed"):
            read_json(json.dumps({field: 1}), Resign)
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
    for path in ("/api/open-data?before=%00", "/api/statistics/gauge?rules=1%00"):
        refused(client.get(path), 400, "malformed")
    assert client.get("/api/statistics/gauge?rules=%2500").status_code == 200, "this is a percent sign and two digits"
    register(client)
    refused(client.request("DELETE", "/api/me/sessions/a%00b", json={}), 404, "not_found")
    # A backslash and what looks like the character are text like any other.
    maker = make(client, heron="me")[0]
    assert maker.post("say", {"text": "\\u0000 is no letter"}).status_code == 200
    assert maker.table()["chat"][0]["text"] == "\\u0000 is no letter"


STRANGE = (
    b'{"draft": ' + b'{"a": ' * 5_000,
    b'{"draft": ' + b"[" * 60_000,
    b'{"name": ' + b"[" * 900 + b"]" * 900 + b', "password": ""}',
    b'{"name": "Anna", "password": "' + b"\\" * 30_000 + b'"}',
    b'{"name": "\\ud800", "password": "nine grey herons"}',
    b'{"name": 1e999, "password": ""}',
    b'{"name": ' + b"9" * 20_000 + b"}",
    b"\xff\xfe",
    b"",
)
"""Bodies that are no message."""


def test_bodies_that_are_deep_or_strange_are_refused_in_words(client: Client) -> None:
    for body in STRANGE:
        for path in ("/api/session", "/api/games/gauge/editor", "/api/matches"):
            answer = client.post(path, content=body, headers={**JSON, **PAGE})
            assert answer.status_code in (400, 404) and answer.json()["message"], answer.text


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


def test_nobody_sets_what_a_message_does_not_have(client: Client) -> None:
    token = register(client)
    maker = make(client)[0]
    more = {"account": 1, "role": "admin"}
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
    assert me(client) == {"name": "Anna", "role": "player", "name_until": ""}
    assert maker.table()["seats"][0]["player_name"] == "Anna"


# --- what is somebody else's ------------------------------------------------------------------------------------------


def test_a_key_does_at_another_table_and_on_another_seat_what_a_stranger_does(client: Client) -> None:
    clock = {"kind": "live", "bank_s": 300, "increment_s": 10}
    victim, made = make(client, clock=clock)
    other = take(client, victim.match, made["invitations"]["heron"])
    eve = make(client, clock=clock)[0]
    before = victim.table()
    seat: dict[str, object] = {"seat": "gull"}
    commands: list[tuple[str, dict[str, object]]] = [
        ("actions", {**seat, "ply": 0, "action": "bid 1"}),
        ("undo", {**seat, "ply": 0}),
        ("why", {**seat, "action": "bid 1"}),
        ("advice", {**seat, "ply": 0}),
        ("hint", {**seat, "ply": 0, "step": 2}),
        ("resign", seat),
        ("back", seat),
        ("settings", {**seat, "name": "Eve"}),
        ("offers", {**seat, "kind": "abandon", "ply": 0}),
    ]
    for path, body in commands:
        refused(Guest(client, victim.match, eve.key).post(path, body), 401, "bad_key")
        refused(Guest(client, victim.match).post(path, body), 401, "bad_key")
        refused(other.post(path, body), 403, "not_your_seat")
    more: list[tuple[str, dict[str, object]]] = [
        ("claims", {**seat, "claim": "forfeit"}),
        ("give-time", seat),
        ("say", {"text": "hello"}),
        ("bots", {"speed": "paused"}),
        ("go-on", {"ply": 0}),
        ("read", {"done": True}),
        ("upgrade", {"agree": True}),
        ("rematch", {}),
        ("listing", {"listing": "open"}),
        ("begin", {}),
        ("take", {"name": "Eve"}),
        ("offers/1", {"answer": "accept", "ply": 0}),
    ]
    for path, body in more:
        refused(Guest(client, victim.match, eve.key).post(path, body), 401, "bad_key")
    for path in ("", "/log?before=1", "/coach", "/picture.svg"):
        query = "&" if "?" in path else "?"
        refused(client.get(f"/api/matches/{victim.match}{path}{query}seat=gull"), 403, "not_your_seat")
    assert victim.table() == before


@slow
def test_an_account_has_nothing_of_the_seats_and_sessions_of_another(client: Client) -> None:
    anna = register(client, "Anna")
    maker = make(client)[0]
    assert claim(client, maker).status_code == 200
    (session,) = sessions(client)
    register(client, "Eve")
    table = f"/api/matches/{maker.match}"
    refused(client.post(f"{table}/say", json={"text": "hello"}), 401, "bad_key")
    refused(client.post(f"/api/me/matches/{maker.match}/only", json={}), 403, "not_your_seat")
    refused(claim(client, maker), 409, "claimed")
    assert client.get("/api/me/matches").json() == [] and client.get(table).json()["seats"][0]["mine"] is False
    end(client, session["id"])
    assert all("hash" not in one and "account" not in one for one in sessions(client))
    become(client, anna)
    assert me(client)["name"] == "Anna" and len(sessions(client)) == 1


def test_an_answer_tells_no_secret_of_others(client: Client, url: str) -> None:
    token = register(client)
    maker, made = make(client, listing="open", about="come in")
    claim(client, maker)
    with closing(Store(url)) as store:
        saved = store.load(maker.match)
    assert saved is not None
    secrets = [saved.seed, token, maker.key or "", made["invitations"]["heron"], *(key.hash for key in saved.keys)]
    become(client, "")
    client.cookies.clear()
    stranger = Guest(client, maker.match)
    answers = [stranger.get(path) for path in ("", "/log?before=1", "/coach", "/picture.svg", "/kept", "/end", "/record")]
    answers += [client.get(path) for path in ("/api/lobby", "/api/watch", "/api/me", "/api/games", "/healthz", "/readyz")]
    for secret in secrets:
        assert not any(secret in answer.text for answer in answers)


# --- pages, addresses and mails ---------------------------------------------------------------------------------------

MARKUP = '"><script>alert(1)</script><img src=x>'
"""As long as a name may be."""


def test_markup_that_somebody_writes_stays_text(client: Client) -> None:
    maker = make(client, name=MARKUP, heron="me", listing="link")[0]
    maker.post("say", {"text": MARKUP})
    open_table = make(client, name=MARKUP, listing="open", about=MARKUP)[0]
    for path in (f"/api/matches/{maker.match}", "/api/lobby", f"/api/matches/{open_table.match}"):
        answer = client.get(path)
        assert answer.headers["content-type"] == "application/json" and MARKUP in str(answer.json())
    picture = client.get(f"/api/matches/{maker.match}/picture.svg")
    assert picture.headers["content-type"] == "image/svg+xml" and "<script" not in picture.text
    for answer in (picture, client.get("/"), client.get(f"/play/{maker.match}"), client.get("/play/%3Cscript%3E")):
        assert "script>alert" not in answer.text and answer.headers["x-content-type-options"] == "nosniff"
        policy = dict(one.split(" ", 1) for one in answer.headers["content-security-policy"].split("; "))
        # No script but from files of the table: what might get into a page does not run.
        assert policy["default-src"] == policy["connect-src"] == "'self'" and "script-src" not in policy
        assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"


def test_a_mail_shows_markup_as_text_and_takes_no_header_from_it() -> None:
    settings = Mailbox().settings()
    mail = mail_of(
        Letter(MARKUP, (f"Hello {MARKUP},",), (("open", 'https://t.example/"><b>'),)), "a@b.example", "en", "1", settings
    )
    assert "<script" not in html_of(mail) and '"><b>' not in html_of(mail) and MARKUP in text_of(mail)
    for subject in ("hello\nBcc: x@y.example", "hello\r\nBcc: x@y.example"):
        with pytest.raises(ValueError, match="linefeed"):
            mail_of(Letter(subject, ("",)), "a@b.example", "en", "1", settings)
    for address in ("a@b.example\nBcc: x@y.example", "a@b.example, x@y.example", "x@y.example a@b.example", "<a@b.example>"):
        with pytest.raises(ValueError, match=r"address|domain"):
            mail_address(address)


def test_no_address_leads_to_a_file_that_is_not_for_everybody(here: Served) -> None:
    for path in (
        "/../app.py",
        "/docs/../../app.py",
        "/docs/%2e%2e/%2e%2e/app.py",
        "/docs/..%2f..%2fapp.py",
        "/docs/..%5c..%5capp.py",
        "/assets/../../app.py",
        "/boards/..%2f..%2fapp.py",
        "/boards/../gauge-theme.json",
        "/boards/gauge.../board.svg",
        "/boards/gauge%2f..%2f..-theme.json",
        "/texts/../en.ftl",
        "/texts/..%2fen.ftl",
        "//etc/passwd",
        "/file:///etc/passwd",
        "/api/games/..%2fgauge/rules",
        "/api/games/gauge/editor/..%2f..%2fapp",
    ):
        answer = raw(here, f"GET {path} HTTP/1.1")
        assert answer.startswith("HTTP/1.1 404") and "from __future__" not in answer, path


def test_no_address_leads_away_from_the_table(here: Served) -> None:
    for path in (
        "//workshop/evil.example",
        "/workshop//evil.example",
        "/workshop/%5cevil.example",
        "/workshop/x%0d%0aLocation:%20evil.example",
        "/workshop/x?next=%0d%0aSet-Cookie:%20a=b",
        "/api/games/evil.example/workshop",
        "//api/games/evil.example/workshop/x",
    ):
        head = raw(here, f"GET {path} HTTP/1.1").partition("\r\n\r\n")[0].lower().split("\r\n")
        (location,) = [line.removeprefix("location: ") for line in head if line.startswith("location:")]
        assert location.startswith(("/editor/", "/api/games/")) and not location.startswith("//"), path
        assert not any(line.startswith("set-cookie") for line in head)


def test_no_rule_for_texts_takes_long() -> None:
    started = time.thread_time()
    for text in ("a." * 127 + "@", "a@" + "a." * 125, "a@" + "a" * 250, "." * 254, "a@" + "-" * 250, "!" * 64 + "@" + "x." * 90):
        with pytest.raises(ValueError, match=r"address|domain"):
            mail_address(text)
    for text in (" " * 500 + "x", "\u200d" * 500 + "x"):
        assert clean_text(text).endswith("x")
    for cursor in ("1" * 60_000, "1-" * 30_000, "1-" + "a" * 60_000):
        with pytest.raises(ApiError, match="malformed"):
            place(cursor)
    for text in ("://" * 20_000, "?" * 60_000, "a?" * 30_000, "key" * 20_000, "key: " * 12_000, "x" * 60_000, "x-" * 30_000):
        for pattern, instead in SECRET_TEXTS:
            pattern.sub(instead, text)
    assert time.thread_time() - started < 5


# --- times and numbers ------------------------------------------------------------------------------------------------


def test_a_wrong_password_and_an_unknown_name_cost_the_same_work(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    register(client)
    client.cookies.clear()
    kept: list[str] = []

    def wrong(hashed: str, password: str) -> bool:
        kept.append(hashed)
        return False

    monkeypatch.setattr(passwords, "_fits", wrong)
    for name in ("Anna", "Nobody", "", "x" * 80):
        refused(sign_in(client, name), 401, "wrong_sign_in")
    assert len(kept) == 4 and all(one.split("$")[:4] == kept[0].split("$")[:4] for one in kept), "the same parameters each"


def test_processes_together_allow_no_more_sign_ins_than_one() -> None:
    rate = Limits().sign_ins
    for processes in (1, 2, 5):
        limiters = [Limiter(rate, lambda: 0.0, partial(int, processes)) for _ in range(processes)]
        let_in = 0
        for limiter in limiters:
            with suppress(ApiError):
                while True:
                    limiter.spend("192.0.2.1")
                    let_in += 1
        assert let_in == rate.burst
