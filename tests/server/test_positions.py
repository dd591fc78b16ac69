"""The position editor over HTTP, and matches that begin at a position: whose they are, what they hide, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.play import refused
from vezerkar.registry import GAMES, game
from vezerkar.server.http.openapi_examples import REQUESTS
from vezerkar.server.matches.placed_match import placed_match
from vezerkar.study.samples import sample_position

AT = "/api/games/hunt/positions"
SEATS = {"german": "me", "british": "open"}


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Nothing of this depends on the database."""
    return sqlite_url


@pytest.fixture(autouse=True)
def hunt(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")
    yield


def position(stage: str = "stage-36") -> dict[str, Any]:
    return sample_position("hunt", stage)


def begin(client: TestClient[Any], **more: Any) -> dict[str, Any]:
    answer = client.post("/api/matches", json={"game": "hunt", "seats": SEATS, "position": position(), **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def page(client: TestClient[Any], match: str, key: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/matches/{match}", headers={"Authorization": f"Bearer {key}"}).json()
    return found


def test_samples_in_the_language_asked_for(client: TestClient[Any]) -> None:
    english, hungarian = (client.get(AT, params={"lang": lang}).json() for lang in ("en", "hu"))
    assert english[0] == {"id": "start-normal", "name": "The beginning: Normal"}
    assert [one["id"] for one in english] == [one["id"] for one in hungarian] and english != hungarian
    assert client.get(f"{AT}/stage-24").json()["game"] == "hunt"
    refused(client.get(f"{AT}/stage-9999"), 404, "not_found")
    refused(client.get("/api/games/gauge/positions"), 404, "not_found")


def test_a_change_is_shown_to_the_eyes_asked_for(client: TestClient[Any]) -> None:
    wish = {"draft": position(), "item": "state.spee", "value": "33"}
    own = client.post(AT, json={**wish, "eyes": "german"}).json()
    other = client.post(AT, json={**wish, "eyes": "british"}).json()
    assert own["flaws"] == [] and own["draft"]["state"]["spee"] == "33"
    assert ("spee", "33") in {(token["id"], token["place"]) for token in own["scene"]["tokens"]}
    assert ("spee", "33") not in {(token["id"], token["place"]) for token in other["scene"]["tokens"]}


def test_what_a_draft_leaves_out_is_filled_in_before_it_is_changed(client: TestClient[Any]) -> None:
    found = client.post(AT, json=REQUESTS["change_position"]).json()
    assert found["flaws"] == [] and found["draft"]["state"]["spee"] == "33" and found["asked"] == ["german"]


def test_a_flaw_leads_to_its_item_in_the_language_asked_for(client: TestClient[Any]) -> None:
    draft = position() | {"state": position()["state"] | {"reserve": 99}}
    found = client.post(AT, params={"lang": "hu"}, json={"draft": draft}).json()
    (flaw,) = found["flaws"]
    assert flaw["item"] == "state.reserve" and "Német Tartalék" in flaw["text"] and "99" in flaw["detail"]
    assert found["scene"] is None and found["sheet"]["items"]


def test_what_cannot_be_set_is_refused(client: TestClient[Any]) -> None:
    refused(client.post(AT, json={"draft": position(), "item": "state.spee", "value": "99"}), 400, "malformed")
    refused(client.post(AT, json={"draft": position(), "eyes": "gull"}), 400, "malformed")
    assert client.post(AT, json={"draft": {}}).json()["flaws"]


def test_a_match_begins_there_marked_and_with_dice_of_its_own(client: TestClient[Any]) -> None:
    made = begin(client)
    told = page(client, made["match"], made["key"])
    assert told["placed"] and not told["rated"] and told["turn"] == position()["state"]["turn"]
    assert position()["dice"]["key"] not in json.dumps(told)


def test_only_a_position_that_can_be_played_begins_a_match(client: TestClient[Any]) -> None:
    wish = {"game": "hunt", "seats": SEATS, "position": position()}
    broken = position() | {"stack": []}
    for bad in ({"position": broken}, {"position": {"game": "gauge"}}, {"options": {"side": "historical"}}, {"rated": True}):
        assert client.post("/api/matches", json=wish | bad).json()["error"] == "malformed", bad


@pytest.mark.parametrize("seat", ["german", "british"])
def test_two_positions_that_look_alike_to_the_maker_begin_the_same_match(seat: str) -> None:
    """What the maker could not see is dealt anew, by the secret seed: what was in the draft there, nobody can count on."""
    rules = game("hunt")
    one = rules.position(position())
    other = one.imagine(seat, "another world")
    assert one.encode() != other.encode() and one.view(seat) == other.view(seat)
    first, second = (placed_match(rules, match.position(), "a secret", [seat], False) for match in (one, other))
    assert first.encode() == second.encode() and first.view(seat) == one.view(seat)
    assert placed_match(rules, one.position(), "another secret", [seat], False).encode() != first.encode()
    opened = placed_match(rules, one.position(), "a secret", [seat], True)
    assert opened.position()["state"] == one.position()["state"]
    assert opened.position()["dice"] != one.position()["dice"]


def test_it_can_be_opened_again_and_its_record_has_the_position(client: TestClient[Any]) -> None:
    made = client.post(
        "/api/matches", json={"game": "hunt", "seats": dict.fromkeys(SEATS, "me"), "position": position(), "open_setup": True}
    ).json()
    head = {"Authorization": f"Bearer {made['key']}"}
    taken = client.post(f"/api/matches/{made['match']}/position", headers=head, json={"seat": "german", "ply": 0, "worlds": 1})
    assert taken.status_code == 200, taken.text
    assert game("hunt").position(taken.json()).view("german") == game("hunt").position(position()).view("german")
    refused(
        client.post(f"/api/matches/{made['match']}/position", headers=head, json={"seat": "german", "ply": 0, "true": True}),
        409,
        "running",
    )
    assert client.post(f"/api/matches/{made['match']}/resign", headers=head, json={"seat": "german"}).status_code == 200
    record = client.get(f"/api/matches/{made['match']}/record").text
    origin = json.loads(record.splitlines()[0])["origin"]
    assert origin["state"]["spee"] == position()["state"]["spee"]
    again = client.post(f"/api/matches/{made['match']}/rematch", headers=head, json={})
    assert again.status_code == 201 and page(client, again.json()["match"], again.json()["key"])["placed"]
