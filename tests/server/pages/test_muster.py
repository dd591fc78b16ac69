"""The army builder over HTTP: what armies are built from, drafts after changes, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.conftest import Here
from tests.server.play import refused
from vezerkar.registry import GAMES
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Limits, Rate

AT = "/api/games/wg35/muster"


@pytest.fixture(autouse=True)
def wg35(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose sides build armies, beside the tiny one."""
    monkeypatch.setitem(GAMES, "wg35", "vezerkar.games.wg35")


def look(client: TestClient[Any], draft: str, change: str = "", lang: str = "en") -> Any:
    return client.post(AT, json={"draft": draft, "change": change}, params={"lang": lang})


def test_the_shelf_says_which_games_have_one(client: TestClient[Any]) -> None:
    found = {game["id"]: game["muster"] for game in client.get("/api/games").json()}
    assert found == {"gauge": "", "wg35": "Build an army"}


def test_what_armies_are_built_from_comes_in_the_language_asked_for(client: TestClient[Any]) -> None:
    english, hungarian = (client.get(AT, params={"lang": lang}).json() for lang in ("en", "hu"))
    assert english["title"] == "Build an army" and hungarian["title"] == "Seregépítő"
    assert [one["id"] for one in english["lists"]] == [one["id"] for one in hungarian["lists"]]
    assert all(sample["draft"].startswith("roster ") for sample in english["ready"])


def test_a_draft_is_changed_step_by_step(client: TestClient[Any]) -> None:
    empty = look(client, "").json()
    assert (empty["rows"], empty["recruits"], empty["points"], empty["limit"]) == ([], [], 0, 400)
    begun = look(client, empty["draft"], "army germany_1939_45 1941").json()
    assert [row["wanted"] for row in begun["rows"]] == [0, 2, 0, 0]
    man = look(client, begun["draft"], "recruit de_schutze").json()
    assert man["points"] == man["men"][0]["points"] == 24 and man["faults"] and not man["orders"]
    armed = look(client, man["draft"], "equip 1 steel_helmet").json()
    assert armed["points"] == 27
    two = look(client, armed["draft"], "copy 1").json()
    assert [one["points"] for one in two["men"]] == [27, 27] and two["faults"] == []
    assert [row["wanted"] for row in two["rows"]] == [0, 0, 0, 0]
    assert look(client, two["draft"], "limit 200", "hu").json()["limit"] == 200


def test_what_the_rules_forbid_is_refused_with_the_rule(client: TestClient[Any]) -> None:
    draft = look(client, "", "army germany_1939_45 1941").json()["draft"]
    body = refused(look(client, draft, "recruit de_volkssturm"), 422, "illegal")
    assert body["cite"] == "WG35 3.6" and "1944" in body["message"]
    offered = {one["id"]: one for one in look(client, draft).json()["recruits"]}
    assert offered["de_volkssturm"]["why"] == body["message"]


@slow
@pytest.mark.parametrize(
    ("draft", "change"),
    [
        ("nonsense", ""),
        ("roster atlantis 1941 400", ""),
        ("roster germany_1939_45 1941 400\nnobody", ""),
        ("roster germany_1939_45 1941 400\n41 de_schutze", ""),
        ("roster germany_1939_45 1941 0", ""),
        ("", "limit many"),
        ("", "dance"),
        ("roster germany_1939_45 1941 400", "copy 1"),
    ],
)
def test_what_is_no_draft_or_no_change_is_said_to_be_none(client: TestClient[Any], draft: str, change: str) -> None:
    refused(look(client, draft, change), 400, "malformed")


def test_other_games_have_none(client: TestClient[Any]) -> None:
    refused(client.get("/api/games/gauge/muster"), 404, "not_found")
    refused(client.get("/api/games/chess/muster"), 404, "unknown_game")


def test_changes_have_the_limit_of_drafts(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), limits=Limits(drafts=Rate(1, 0)))) as client:
        assert look(client, "").status_code == 200
        refused(look(client, ""), 429, "slow_down")
