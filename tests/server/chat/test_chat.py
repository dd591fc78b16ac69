"""Talk at a table and among those who watch: who reads what, and whom one has muted."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE
from tests.server.people import SECRET, Client, become, claim, register
from tests.server.play import Body, Guest, make, pair, refused
from vezerkar.registry import GAMES
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.app import create_app
from vezerkar.server.chat import mute_table
from vezerkar.server.http.limits import Rate
from vezerkar.server.pages import match_page
from vezerkar.server.storage.schema import ACCOUNTS, MUTES
from vezerkar.server.storage.store import Store

HELLO = {"text": "hello"}
OWN = {"Origin": "http://testserver.local"}
"""How the page of the table opens a socket."""


class Scene:
    """Anna and Béla play as guests; Cili and Dani watch with accounts."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.anna, self.bela = pair(client)
        self.watching = Guest(client, self.anna.match)
        self.cili = register(client, "Cili")
        self.dani = register(client, "Dani")
        client.cookies.clear()

    def watches(self, token: str, path: str, body: object) -> Any:
        """The answer to a post of somebody who watches."""
        become(self.client, token)
        answer = self.watching.post(path, body)
        self.client.cookies.clear()
        return answer

    def seen_by(self, who: str | Guest | None) -> Body:
        """The page of a player, or of somebody who watches, with an account or without."""
        if isinstance(who, str):
            become(self.client, who)
        table = (who if isinstance(who, Guest) else self.watching).table()
        self.client.cookies.clear()
        return table

    def said(self, who: str | Guest | None) -> list[tuple[str, str, int, str]]:
        return [(line["room"], line["name"], line["line"], line["text"]) for line in self.seen_by(who)["chat"]]

    def end(self) -> None:
        assert self.anna.post("resign", {"seat": "gull"}).status_code == 200


@pytest.fixture
def scene(client: Client) -> Scene:
    return Scene(client)


# --- two rooms --------------------------------------------------------------------------------------------------------


def test_players_read_what_those_who_watch_say_when_the_match_is_over(scene: Scene) -> None:
    scene.anna.post("say", {"text": "good luck"})
    before = scene.anna.table()
    assert scene.watches(scene.cili, "watchers/say", {"text": "Anna will lose"}).status_code == 200
    assert scene.anna.table() == before, "a player must not even notice that somebody has spoken"
    scene.bela.post("say", {"text": "and you"})
    table = [("table", "Anna", 0, "good luck"), ("table", "Béla", 1, "and you")]
    among = ("watchers", "Cili", 0, "Anna will lose")
    assert scene.said(scene.anna) == table, "the numbers of the lines tell nothing of the other room"
    assert scene.said(scene.dani) == [table[0], among, table[1]]
    assert scene.said(None) == table, "whoever is not signed in might be a player"
    scene.end()
    assert scene.said(scene.anna) == scene.said(None) == [table[0], among, table[1]]


def test_an_invitation_does_not_show_what_those_who_watch_say(client: Client) -> None:
    anna, body = make(client)
    register(client, "Cili")
    assert Guest(client, anna.match).post("watchers/say", HELLO).status_code == 200
    client.cookies.clear()
    assert Guest(client, anna.match, body["invitations"]["heron"]).table()["chat"] == []
    register(client, "Dani")
    assert len(Guest(client, anna.match).table()["chat"]) == 1


@slow
def test_a_player_is_sent_no_frame_for_what_those_who_watch_say(scene: Scene) -> None:
    path = f"/api/matches/{scene.anna.match}/live"
    client: Any = scene.client
    become(scene.client, scene.dani)
    with client.websocket_connect(path, headers=OWN) as player, client.websocket_connect(path, headers=OWN) as watching:
        player.send_json({"key": scene.anna.key})
        watching.send_json({})
        first, _ = player.receive_json(), watching.receive_json()
        scene.watches(scene.cili, "watchers/say", HELLO)
        assert [line["text"] for line in watching.receive_json()["table"]["chat"]] == ["hello"]
        scene.anna.post("say", {"text": "now"})
        second = player.receive_json()
    assert [line["text"] for line in second["table"]["chat"]] == ["now"], "it is the next frame"
    assert first["rev"] != second["rev"]


@slow
def test_whoever_plays_and_whoever_is_not_known_does_not_write_to_those_who_watch(scene: Scene) -> None:
    refused(scene.watching.post("watchers/say", HELLO), 401, "sign_in")
    become(scene.client, scene.cili)
    refused(scene.anna.post("watchers/say", HELLO), 403, "not_watching")
    claim(scene.client, scene.anna)
    refused(scene.watching.post("watchers/say", HELLO), 403, "not_watching")
    become(scene.client, scene.dani)
    refused(scene.watching.post("watchers/say", {"text": " "}), 400, "blank")
    refused(scene.watching.post("say", HELLO), 401, "bad_key")


@slow
def test_whoever_has_had_a_seat_does_not_write_to_those_who_watch_before_the_end(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    anna, _ = make(client, game="triumph", players=3, seats={"axis": "me", "west": "open", "ussr": "open"}, listing="open")
    cili = register(client, "Cili")
    joined = client.post(f"/api/lobby/{anna.match}/join", json={"player": "west", "name": "Cili"})
    assert joined.status_code == 201
    client.cookies.clear()
    assert anna.post("free", {"seat": "west"}).status_code == 200
    become(client, cili)
    watching = Guest(client, anna.match)
    refused(watching.post("watchers/say", HELLO), 403, "not_watching")
    register(client, "Dani")
    assert client.post(f"/api/lobby/{anna.match}/join", json={"player": "west", "name": "Dani"}).status_code == 201
    become(client, cili)
    refused(watching.post("watchers/say", HELLO), 403, "not_watching")
    client.cookies.clear()
    eva = client.post(f"/api/lobby/{anna.match}/join", json={"player": "ussr", "name": "Eva"})
    assert anna.post("resign", {"seat": "axis"}).status_code == 200
    # Two play on. Who is left alone has won.
    assert Guest(client, anna.match, eva.json()["key"]).post("resign", {"seat": "ussr"}).status_code == 200
    become(client, cili)
    assert watching.post("watchers/say", HELLO).status_code == 200, "it is no secret any more"


@slow
def test_those_who_watch_do_not_fill_up_the_chat_of_the_players(url: str) -> None:
    with TestClient(create_app(url, limits=replace(FREE, chat_a_match=Rate(2, 0.0)))) as client:
        scene = Scene(client)
        for _ in range(2):
            assert scene.watches(scene.cili, "watchers/say", HELLO).status_code == 200
        assert scene.watches(scene.cili, "watchers/say", HELLO).status_code == 429
        assert scene.anna.post("say", HELLO).status_code == 200


@slow
def test_those_who_watch_do_not_push_out_what_the_players_say(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_page, "MAX_CHAT_LINES", 2)
    for text in ("one", "two", "three"):
        scene.anna.post("say", {"text": text})
    for text in ("four", "five", "six"):
        scene.watches(scene.cili, "watchers/say", {"text": text})
    assert [(number, text) for _, _, number, text in scene.said(scene.dani)] == [
        (1, "two"),
        (2, "three"),
        (1, "five"),
        (2, "six"),
    ]


# --- whom one has muted -----------------------------------------------------------------------------------------------


@slow
def test_whom_a_guest_has_muted_is_not_sent_to_any_device_of_theirs_in_this_match(scene: Scene) -> None:
    scene.bela.post("say", {"text": "you are a fool"})
    assert scene.anna.post("mutes", {"line": 0}).status_code == 200
    scene.bela.post("say", {"text": "a great fool"})
    elsewhere = Guest(scene.client, scene.anna.match, scene.anna.key)
    assert "fool" not in elsewhere.get().text
    (muted,) = elsewhere.table()["muted"]
    assert muted["name"] == "Béla"
    assert [text for _, _, _, text in scene.said(None)] == ["you are a fool", "a great fool"], "others read on"
    assert scene.bela.table()["muted"] == [], "who is muted is not told"
    assert elsewhere.post("unmute", {"id": muted["id"]}).status_code == 200
    assert [line["text"] for line in scene.anna.table()["chat"]] == ["you are a fool", "a great fool"]


def test_a_seat_can_be_muted_before_its_holder_has_said_anything(scene: Scene) -> None:
    assert scene.anna.post("mutes", {"seat": "heron"}).status_code == 200
    scene.bela.post("say", HELLO)
    assert scene.anna.table()["chat"] == []
    assert scene.anna.post("mutes", {"seat": "heron"}).status_code == 200
    assert len(scene.anna.table()["muted"]) == 1, "twice is once"


@slow
def test_an_account_mutes_an_account_in_all_matches(scene: Scene) -> None:
    become(scene.client, scene.cili)
    claim(scene.client, scene.anna)
    become(scene.client, scene.dani)
    claim(scene.client, scene.bela)
    other, another = pair(scene.client)
    claim(scene.client, another)
    become(scene.client, scene.cili)
    claim(scene.client, other)
    scene.anna.post("mutes", {"seat": "heron"})
    another.post("say", {"text": "here as well"})
    assert other.table()["chat"] == []
    (muted,) = scene.client.get("/api/me/mutes").json()
    assert (muted["name"], muted["block"]) == ("Béla", False), "the name that they have at the table"
    assert scene.client.post("/api/me/unmute", json={"id": muted["id"]}).status_code == 200
    assert scene.client.get("/api/me/mutes").json() == []


@slow
def test_whoever_watches_mutes_with_an_account_and_reads_on_with_it(scene: Scene) -> None:
    scene.watches(scene.cili, "watchers/say", {"text": "fools"})
    refused(scene.watching.post("mutes", {"line": 0, "room": "watchers"}), 401, "sign_in")
    assert scene.watches(scene.dani, "mutes", {"line": 0, "room": "watchers"}).status_code == 200
    assert scene.said(scene.dani) == []
    assert len(scene.said(scene.cili)) == 1
    (muted,) = scene.seen_by(scene.dani)["muted"]
    assert scene.watches(scene.cili, "unmute", {"id": muted["id"]}).status_code == 200
    assert scene.said(scene.dani) == [], "nobody ends the mutes of others"


def test_what_cannot_be_muted_is_refused(scene: Scene) -> None:
    scene.watches(scene.cili, "watchers/say", HELLO)
    scene.anna.post("say", HELLO)
    for wish, status, code in (
        ({}, 400, "malformed"),
        ({"seat": "heron", "line": 0}, 400, "malformed"),
        ({"seat": "swan"}, 404, "not_found"),
        ({"line": 1}, 404, "not_found"),
        ({"line": 0}, 400, "malformed"),
        ({"seat": "gull"}, 400, "malformed"),
        ({"line": 0, "room": "watchers"}, 404, "not_found"),
    ):
        refused(scene.anna.post("mutes", wish), status, code)


@slow
def test_a_person_is_muted_by_name_until_they_are_forgiven(scene: Scene) -> None:
    become(scene.client, scene.cili)
    refused(scene.client.post("/api/me/mutes", json={"name": "Nobody"}), 404, "unknown_person")
    refused(scene.client.post("/api/me/mutes", json={"name": "cili"}), 400, "malformed")
    assert scene.client.post("/api/me/mutes", json={"name": "dani"}).status_code == 200
    assert scene.client.post("/api/me/mutes", json={"name": "Dani", "block": True}).status_code == 200
    (muted,) = scene.client.get("/api/me/mutes").json()
    assert (muted["name"], muted["block"]) == ("Dani", True)
    assert scene.watches(scene.dani, "watchers/say", HELLO).status_code == 200
    assert scene.said(scene.cili) == []


@slow
def test_to_mute_somebody_ends_no_block(scene: Scene) -> None:
    become(scene.client, scene.dani)
    claim(scene.client, scene.bela)
    become(scene.client, scene.cili)
    assert scene.client.post("/api/me/mutes", json={"name": "Dani", "block": True}).status_code == 200
    assert scene.client.post("/api/me/mutes", json={"name": "Dani"}).status_code == 200
    assert scene.watching.post("mutes", {"seat": "heron"}).status_code == 200
    (muted,) = scene.client.get("/api/me/mutes").json()
    assert muted["block"], "the button at the table mutes alone"


def test_no_block_is_forgotten_for_more_mutes(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mute_table, "MOST", 1)
    become(scene.client, scene.cili)
    assert scene.client.post("/api/me/mutes", json={"name": "Dani", "block": True}).status_code == 200
    refused(scene.watching.post("mutes", {"seat": "heron"}), 409, "too_many_mutes")
    assert scene.client.post("/api/me/mutes", json={"name": "Dani"}).status_code == 200, "it is known already"
    (block,) = scene.client.get("/api/me/mutes").json()
    assert (block["name"], block["block"]) == ("Dani", True)
    scene.client.post("/api/me/unmute", json={"id": block["id"]})
    assert scene.watching.post("mutes", {"seat": "heron"}).status_code == 200


@slow
def test_mutes_go_with_either_account(scene: Scene, url: str) -> None:
    become(scene.client, scene.cili)
    scene.client.post("/api/me/mutes", json={"name": "Dani"})
    become(scene.client, scene.dani)
    scene.client.post("/api/me/mutes", json={"name": "Cili"})
    assert scene.client.request("DELETE", "/api/me", json={"password": SECRET}).status_code == 200
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.state == "leaving").values(leaves=0))
        number = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == "Dani")).scalar_one()
    with closing(Store(url)) as store:
        assert AccountErasure(store.engine, store.jobs).forget(number) is None
        with store.engine.connect() as connection:
            assert connection.execute(select(MUTES)).all() == []
