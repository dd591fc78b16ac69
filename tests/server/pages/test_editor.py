"""The editor over HTTP: what it is made of, boards to begin with, drafts looked over, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.conftest import Here
from tests.server.play import JSON, refused
from vezerkar.registry import GAMES
from vezerkar.server.app import MAX_BODY_BYTES, create_app
from vezerkar.server.http.limits import Limits, Rate

AT = "/api/games/wg35/editor"


@pytest.fixture
def url(sqlite_url: str) -> str:
    """The editor keeps nothing."""
    return sqlite_url


@pytest.fixture(autouse=True)
def wg35(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with an editor, beside the tiny one that has none."""
    monkeypatch.setitem(GAMES, "wg35", "vezerkar.games.wg35")


def test_the_shelf_says_which_games_have_one(client: TestClient[Any]) -> None:
    found = {game["id"]: game["editor"] for game in client.get("/api/games").json()}
    assert found == {"gauge": "", "wg35": "Make a table"}


def test_what_boards_are_made_of_comes_in_the_language_asked_for(client: TestClient[Any]) -> None:
    english, hungarian = (client.get(AT, params={"lang": lang}).json() for lang in ("en", "hu"))
    assert english["title"] == "Make a table" and hungarian["title"] == "Asztal készítése"
    assert english["ground"] == {"width": 1200, "height": 1200, "measure": "cm", "units": 10, "step": 10}
    assert [kind["id"] for kind in english["kinds"]] == [kind["id"] for kind in hungarian["kinds"]]
    assert english["forms"]["building"][5]["fields"][0]["values"][0] == {"value": "door", "name": "Door"}


def test_a_sample_is_looked_over(client: TestClient[Any]) -> None:
    draft = client.get(f"{AT}/farm_orchard").json()
    assert draft["name"]["hu"].startswith("Tanya") and draft["id"] == "farm_orchard_2"
    found = client.post(AT, json={"draft": draft}).json()
    assert found["picture"].startswith("<svg") and found["diagnostics"] == [] and found["kinds"] == []
    draft["pieces"][2]["type"] = "sand_castle"
    (diagnostic,) = client.post(AT, params={"lang": "hu"}, json={"draft": draft, "extra_lists": {"piece_types": []}}).json()[
        "diagnostics"
    ]
    assert diagnostic == {"piece": 2, "path": ["type"], "text": 'Típus: nincs ilyen: "sand_castle".'}


def test_the_page_is_there(client: TestClient[Any]) -> None:
    assert client.get("/editor/wg35").content == client.get("/lobby").content


def test_what_is_not_there(client: TestClient[Any]) -> None:
    for path, code in (
        ("gauge/editor", "not_found"),
        ("chess/editor", "unknown_game"),
        ("wg35/editor/atlantis", "not_found"),
    ):
        refused(client.get(f"/api/games/{path}"), 404, code)
    refused(client.post("/api/games/gauge/editor", json={"draft": {}}), 404, "not_found")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"{}",
        b'{"draft": 7}',
        b'{"draft": {}, "extra_lists": []}',
        b'{"draft": {}, "more": 1}',
        b'{"draft": ' + b"[" * 50_000,
    ],
)
def test_a_body_that_is_none_is_refused(client: TestClient[Any], body: bytes) -> None:
    refused(client.post(AT, content=body, headers=JSON), 400, "malformed")


def test_whatever_a_draft_holds_has_an_answer(client: TestClient[Any]) -> None:
    for draft in ({}, {"pieces": 3}, {"pieces": [None, {"id": 1}]}, {"id": "x" * 5000}, {"size_mm": [1e300, -1]}):
        answer = client.post(AT, json={"draft": draft, "extra_lists": {"piece_types": [None, {}], "other": []}})
        assert answer.status_code == 200 and answer.json()["diagnostics"]


def test_a_draft_has_a_largest_size(client: TestClient[Any]) -> None:
    refused(client.post(AT, json={"draft": {"id": "x" * MAX_BODY_BYTES}}), 413, "too_large")


def test_drafts_have_a_limit_of_their_own(url: str) -> None:
    limits = Limits(drafts=Rate(2, 0), commands=Rate(0, 0))
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits)) as client:
        for _ in range(2):
            assert client.post(AT, json={"draft": {}}).status_code == 200
        refused(client.post(AT, json={"draft": {}}), 429, "slow_down")


def test_the_old_addresses_lead_to_the_editor(client: TestClient[Any]) -> None:
    for old, new in (
        ("/workshop/wg35", "/editor/wg35"),
        ("/api/games/wg35/workshop?lang=hu", f"{AT}?lang=hu"),
        ("/api/games/wg35/workshop/farm_orchard", f"{AT}/farm_orchard"),
    ):
        answer = client.get(old, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (308, new)
        assert client.get(old, follow_redirects=True).status_code == 200
    draft = client.get(f"{AT}/farm_orchard").json()
    found = client.post("/api/games/wg35/workshop", json={"draft": draft}, follow_redirects=True)
    assert found.json()["diagnostics"] == []
