"""What somebody takes along: everything that the table holds of them, and nothing that is secret of others."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.people import SECRET, Client, become, claim, register
from tests.server.play import pair, refused
from vezerkar.engine import Record
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Rate
from vezerkar.server.storage.schema import CHANNELS, MATCHES, PASSWORDS, SESSIONS
from vezerkar.server.storage.store import Store


def export(client: Client) -> dict[str, Any]:
    answer = client.get("/api/me/export")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    return found


def test_somebody_takes_all_of_theirs_along_and_nothing_of_others(client: Client, url: str) -> None:
    bela = register(client, "Bela")
    anna = register(client)
    going, his = pair(client)
    ended, _ = pair(client)
    for guest in (going, ended):
        claim(client, guest)
        guest.post("say", {"text": "I say hello"})
    assert going.post("settings", {"seat": "gull", "orders": [{"do": "pass", "action": "", "when": {}}]}).status_code == 200
    assert going.post("plan", {"seat": "gull", "ply": 0, "lines": [{"play": ["bid 9"]}]}).status_code == 200
    hook = {"form": "json", "url": "https://hooks.example.org/a-secret-path"}
    hours = {"zone": "Europe/Budapest", "quiet_from": 23, "quiet_to": 6, "digest_hour": 18, "wishes": []}
    assert client.put("/api/me/wishes", json=hours).status_code == 200
    become(client, bela)
    claim(client, his)
    his.post("say", {"text": "a line of Bela"})
    become(client, anna)
    ended.act("gull", "bid 5")
    ended.post("resign", {"seat": "gull"})
    with closing(Store(url)) as store:
        with store.engine.begin() as connection:
            connection.execute(CHANNELS.insert().values(account=2, secret="the secret of a webhook", **hook))
        with store.engine.connect() as connection:
            secrets = [
                *connection.execute(select(PASSWORDS.c.hash)).scalars(),
                *connection.execute(select(SESSIONS.c.hash)).scalars(),
            ]
            secrets += connection.execute(select(MATCHES.c.seed).where(~MATCHES.c.over)).scalars()
    found = export(client)
    assert found["account"][0] | {"name": "Anna", "role": "player", "zone": "Europe/Budapest"} == found["account"][0]
    assert [one["text"] for one in found["chat"]] == ["I say hello", "I say hello"]
    assert len(found["sessions"]) == 1 and len(found["browsers"]) == 1
    assert found["webhooks"] == [{"form": "json", "host": "hooks.example.org", "error": ""}]
    first, second = found["matches"]
    assert (first["match"], first["over"], "record" in first) == (going.match, False, False)
    assert first["seats"][0]["seat"] == "gull" and first["seats"][0]["orders"][0]["do"] == "pass"
    assert first["seats"][0]["plan"]["lines"][0]["play"] == ["bid 9"] and first["seats"][0]["plan_report"] is None
    assert second["match"] == ended.match and second["record"] == ended.get("/record").text
    assert Record.parse(second["record"]).actions
    text = client.get("/api/me/export").text
    for secret in (
        *secrets,
        SECRET,
        anna,
        bela,
        going.key,
        his.key,
        "a-secret-path",
        "the secret of a webhook",
        "a line of Bela",
    ):
        assert secret and secret not in text


def test_a_guest_takes_nothing_along(client: Client) -> None:
    refused(client.get("/api/me/export"), 401, "sign_in")


@slow
def test_a_match_that_cannot_be_read_any_more_keeps_the_rest_from_nobody(client: Client, url: str) -> None:
    register(client)
    guests = [pair(client)[0] for _ in range(2)]
    for guest in guests:
        claim(client, guest)
        guest.post("resign", {"seat": "gull"})
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == guests[0].match).values(version="99"))
    with TestClient(create_app(url, bots=Here(), limits=FREE)) as other:
        become(other, client.cookies["vezerkar"])
        lost, good = export(other)["matches"]
    assert lost["record"] is None and good["record"]


@slow
def test_nobody_has_everything_written_again_and_again(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=replace(FREE, exports=Rate(2, 0.001)))) as client:
        for name in ("Anna", "Bela"):
            register(client, name)
            assert [client.get("/api/me/export").status_code for _ in range(3)] == [200, 200, 429]
