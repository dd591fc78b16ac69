"""The position editor over HTTP, and matches that begin at a position: whose they are, what they hide, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from tests.server.accounts.test_account_erasure import service
from tests.server.play import refused
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.server.http.openapi_examples import REQUESTS
from vezerkar.server.lobby.listing import Listing
from vezerkar.server.matches.placed_match import placed_match
from vezerkar.server.statistics.finished_job import COUNT_GAME
from vezerkar.server.statistics.game_counter import finished_game
from vezerkar.server.storage.schema import JOBS
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
    hidden = position() | {"state": position()["state"] | {"shown": False}}
    wish = {"draft": hidden, "item": "state.spee", "value": "33"}
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


def begun(client: TestClient[Any], match: str) -> Match[Any, Any]:
    """All of a match, as its server knows it."""
    with client.portal() as portal:
        found = portal.call(service(client).session, match).match
    assert isinstance(found, Match)
    return found


def test_what_is_dealt_anew_depends_on_the_public_part_of_a_position_and_the_seed() -> None:
    """What the maker has put anywhere, in their own hand too, nobody can count on."""
    rules = game("hunt")
    one = rules.position(position())
    other = one.imagine(None, "another world")
    assert one.encode() != other.encode() and one.view(None) == other.view(None)
    first, second = (placed_match(rules, match.position(), True, "a secret") for match in (one, other))
    assert first.encode() == second.encode()
    assert placed_match(rules, one.position(), True, "another secret").encode() != first.encode()
    kept = placed_match(rules, one.position(), False, "a secret")
    assert kept.position()["state"] == one.position()["state"] and kept.position()["dice"] != one.position()["dice"]


@pytest.mark.parametrize(
    ("british", "open_setup", "kept"),
    [("me", False, True), ("bot:random", False, True), ("open", False, False), ("open", True, True)],
)
def test_only_where_somebody_else_may_sit_the_hidden_is_dealt_anew(
    client: TestClient[Any], british: str, open_setup: bool, kept: bool
) -> None:
    made = begin(client, seats={"german": "me", "british": british}, open_setup=open_setup)
    assert (begun(client, made["match"]).position()["state"] == game("hunt").position(position()).position()["state"]) == kept


def test_a_rematch_tells_nobody_what_the_record_of_the_first_match_told(client: TestClient[Any]) -> None:
    made = begin(client, seats=dict.fromkeys(SEATS, "me"))
    head = {"Authorization": f"Bearer {made['key']}"}
    assert client.post(f"/api/matches/{made['match']}/resign", headers=head, json={"seat": "german"}).status_code == 200
    again = client.post(f"/api/matches/{made['match']}/rematch", headers=head, json={}).json()
    known = game("hunt").position(position())
    match = begun(client, again["match"])
    assert match.view(None) == known.view(None)
    for seat in SEATS:
        assert match.view(seat) != known.view(seat)


def test_a_match_from_a_position_is_not_offered_to_strangers(client: TestClient[Any]) -> None:
    wish = {"game": "hunt", "seats": SEATS, "position": position(), "listing": "open", "name": "Anna"}
    answer = client.post("/api/matches", json=wish)
    refused(answer, 400, "malformed")
    assert "listed" in answer.text
    made = begin(client, name="Anna")
    head = {"Authorization": f"Bearer {made['key']}"}
    refused(client.post(f"/api/matches/{made['match']}/listing", headers=head, json={"listing": "open"}), 400, "malformed")
    assert client.get("/api/lobby").json()["tables"] == []


def test_a_match_from_a_position_counts_in_no_statistics(client: TestClient[Any]) -> None:
    made = begin(client, seats=dict.fromkeys(SEATS, "me"))
    with client.portal() as portal:
        session = portal.call(service(client).session, made["match"])
    session.listing = Listing("", "en", "Anna", False, gathering=False)
    head = {"Authorization": f"Bearer {made['key']}"}
    assert client.post(f"/api/matches/{made['match']}/resign", headers=head, json={"seat": "german"}).status_code == 200
    assert session.over and session.public
    with service(client).store.engine.connect() as connection:
        assert COUNT_GAME not in connection.execute(select(JOBS.c.kind)).scalars().all()
        log = service(client).store.load(made["match"])
    assert log is not None and finished_game(session, log.log) is None


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
