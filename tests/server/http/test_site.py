"""Requests that pages of somebody else send, and names that are not the table's: none of them changes anything."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.play import JSON, Guest, make, pair, refused
from tests.server.served import Served
from vezerkar.server.app import create_app
from vezerkar.server.http import host_check
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.http.host_check import HostCheck

FOREIGN = ["https://evil.example", "http://localhost.evil.example", "null", "http://localhost:1", "file://", "http://[", ""]


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Files and headers come from no database."""
    return sqlite_url


@slow
@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_write_nothing(here: Served, http: httpx.Client, origin: str) -> None:
    anna, _ = make(http)
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "me"}}
    refused(http.post("/api/matches", json=wish, headers={"Origin": origin}), 403, "origin")
    answer = http.post(
        f"/api/matches/{anna.match}/actions",
        json={"seat": "gull", "ply": 0, "action": "bid 1"},
        headers={**anna.headers, "Origin": origin},
    )
    refused(answer, 403, "origin")
    assert anna.table()["ply"] == 0
    with pytest.raises(InvalidStatus) as closed, connect(live(here, anna), proxy=None, additional_headers={"Origin": origin}):
        pass
    assert closed.value.response.status_code == 403


def live(here: Served, guest: Guest) -> str:
    return f"ws://{here.address}/api/matches/{guest.match}/live"


def test_the_pages_of_the_table_write(here: Served, http: httpx.Client) -> None:
    own = {"Origin": f"http://{here.address}"}
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "me"}}
    made = http.post("/api/matches", json=wish, headers=own)
    assert made.status_code == 201
    with connect(live(here, Guest(http, made.json()["match"])), proxy=None, additional_headers=own) as socket:
        socket.send('{"key": null}')
        assert '"table"' in str(socket.recv(timeout=10))


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8035", "192.0.2.7", "localhost.evil.example", "[", ""])
def test_another_name_that_leads_here_is_not_the_table(here: Served, http: httpx.Client, host: str) -> None:
    """A page may be moved to this address after it was loaded from another one; its requests still name where it came from."""
    anna, _ = make(http)
    for path in ("/", "/api/games", f"/api/matches/{anna.match}", "/texts/en.ftl"):
        refused(http.get(path, headers={"Host": host}), 421, "wrong_host")
    refused(anna.client.post("/api/matches", json={}, headers={"Host": host, "Origin": f"http://{host}"}), 421, "wrong_host")
    with pytest.raises(InvalidStatus), connect(live(here, anna), proxy=None, additional_headers={"Host": host}):
        pass


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_what_a_form_can_send_writes_nothing(client: TestClient[Any], kind: str) -> None:
    anna, _ = make(client)
    body = b'{"seat": "gull"}'
    headers = {**anna.headers, "Content-Type": kind}
    refused(client.post(f"/api/matches/{anna.match}/resign", content=body, headers=headers), 415, "not_json")
    assert not anna.table()["over"]
    for right in ("application/json", "Application/JSON; charset=utf-8"):
        answer = client.post(f"/api/matches/{anna.match}/why", content=b"{", headers={**headers, "Content-Type": right})
        refused(answer, 400, "malformed")


def test_a_site_knows_its_names() -> None:
    here = HostCheck("127.0.0.1")
    for host in ("localhost", "LOCALHOST:8035", "127.0.0.1:80", "[::1]:80", "localhost."):
        assert here.knows(host)
    assert not here.knows("table.example") and not here.knows("192.0.2.7")
    lan = HostCheck("0.0.0.0", ["Anna.lan"])
    assert lan.knows("192.0.2.7:8035") and lan.knows("[fe80::1]") and lan.knows("anna.lan") and not lan.knows("evil.example")
    public = HostCheck("127.0.0.1", public="https://Table.example/")
    assert public.knows("table.example") and public.knows("127.0.0.1:8035")
    assert public.trusts("https://table.example", "127.0.0.1:8035"), "a proxy may ask under a name of its own"
    assert not public.trusts("http://table.example", "127.0.0.1:8035") and not public.trusts(
        "https://evil.example", "127.0.0.1:8035"
    )
    for wrong in ("table.example", "ftp://x", "https://", "https://x/table", "https://anna@x"):
        with pytest.raises(ValueError, match="no address of a site"):
            HostCheck(public=wrong)


def test_a_public_address_is_served(url: str) -> None:
    app = create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, host_check=HostCheck(public="https://table.example"))
    with TestClient(app, "http://table.example") as client:
        assert client.post("/api/matches", content=b"{", headers={**JSON, "Origin": "https://table.example"}).status_code == 400


def test_who_forwards_without_being_trusted_is_told_of(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(host_check.LOG, "warning", lambda text, *args: told.append(text % args))
    client.get("/api/games")
    assert told == []
    client.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"})
    assert "--trusted-proxies" in told[0]


@pytest.mark.parametrize("path", ["/", "/api/games", "/texts/en.ftl", "/rules/gauge", "/boards/gauge.svg"])
def test_what_can_be_got_has_a_head(here: Served, http: httpx.Client, path: str) -> None:
    whole = http.get(path, headers={"Accept-Encoding": "identity"})
    head = http.head(path, headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))
    assert "content-security-policy" in head.headers


@slow
@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Béla", "Béla"),
        ("  Kovács \t\n Béla ", "Kovács Béla"),
        ("an\u202eaB", "anaB"),
        ("\u2066A\u2069nn\x01a\x1b[31m", "Anna[31m"),
        ("\ufeffx\u200b\u00ad", "x"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\U000e0041x\u2028y", "x y"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_is_said_has_no_hidden_characters(client: TestClient[Any], text: str, clean: str) -> None:
    assert clean_text(text) == clean
    anna, bela = pair(client)
    assert anna.post("say", {"text": text}).status_code == 200
    assert bela.post("settings", {"seat": "heron", "name": text}).status_code == 200
    table = anna.table()
    assert (table["chat"][-1]["text"], table["seats"][1]["player_name"]) == (clean, clean)
    made, _ = make(client, name=text)
    assert made.table()["seats"][0]["player_name"] == clean


@pytest.mark.parametrize("text", [" ", "\t\n", "\u202e", "\u200d\u200c", "\u3164\u2800", "\u0301"])
def test_what_cannot_be_seen_is_refused(client: TestClient[Any], text: str) -> None:
    anna, body = make(client)
    assert "Write something" in refused(anna.post("say", {"text": text}), 400, "blank")["message"]
    refused(anna.post("settings", {"seat": "gull", "name": text}), 400, "blank")
    refused(anna.post("settings", {"seat": "gull", "name": ""}), 400, "blank")
    refused(Guest(client, anna.match, body["invitations"]["heron"]).post("take", {"name": text}), 400, "blank")
    refused(
        client.post("/api/matches", json={"game": "gauge", "seats": {"gull": "me", "heron": "me"}, "name": text}), 400, "blank"
    )
    assert anna.table()["seats"][0]["player_name"] == "Anna" and anna.table()["seats"][1]["kind"] == "open"
