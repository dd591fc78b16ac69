"""Several actions sent in one: taken one after another, all or none, and taken back as one."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.play import Body, Guest, make, refused
from vezerkar.registry import GAMES


@pytest.fixture
def anna(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> Guest:
    """Somebody with both sides of a match of The Hunt, in which a side goes on for several actions that reveal nothing."""
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")
    wish = {"game": "hunt", "seats": {"german": "me", "british": "me"}, "name": "Anna", "pace": "instant", "seed": "7"}
    body = client.post("/api/matches", json=wish).json()
    return Guest(client, body["match"], body["key"])


def batch(guest: Guest, seat: str, ply: int, *actions: str) -> Any:
    return guest.post("actions", {"seat": seat, "ply": ply, "actions": list(actions)})


def first_two(guest: Guest) -> tuple[str, str]:
    """Two actions of the German side, the second of which is legal after the first; the match stays as it is."""
    one = guest.table()["decision"]["options"][0]
    guest.act("german", one)
    two = guest.table()["decision"]["options"][0]
    assert guest.table()["seat"] == "german", "the same side goes on"
    assert guest.post("undo", {"seat": "german", "ply": 1}).json() == {"ply": 2}
    return one, two


def test_a_batch_is_taken_and_taken_back_as_one(anna: Guest) -> None:
    before = anna.table()["view"]
    one, two = first_two(anna)
    answer = batch(anna, "german", 2, one, two)
    assert answer.json() == batch(anna, "german", 2, one, two).json() == {"ply": 4, "held": False}, "posted again: answered again"
    assert anna.table()["ply"] == 4 and anna.table()["undo"]
    undo = {"seat": "german", "ply": 4}
    assert anna.post("undo", undo).json() == anna.post("undo", undo).json() == {"ply": 6}
    assert anna.table()["view"] == before and not anna.table()["undo"]


def test_of_a_batch_all_is_taken_or_nothing(anna: Guest) -> None:
    one, two = first_two(anna)
    before = anna.table()
    for last in ("nonsense", "advance H"):
        refused(batch(anna, "german", 2, one, last), 422, "illegal")
        assert anna.table() == before
    refused(batch(anna, "british", 2, one, two), 409, "not_your_turn")
    refused(batch(anna, "german", 1, one, two), 409, "stale")
    assert anna.table() == before


@slow
@pytest.mark.parametrize(
    "body",
    [
        {},
        {"action": "to 24", "actions": ["to 24"]},
        {"actions": []},
        {"actions": ["to 24"] * 61},
        {"actions": "to 24"},
        {"actions": [24]},
        {"actions": ["x" * 501]},
    ],
)
def test_what_is_no_batch_is_malformed(anna: Guest, body: Body) -> None:
    refused(anna.post("actions", {"seat": "german", "ply": 0, **body}), 400, "malformed")
    assert anna.table()["ply"] == 0


def test_a_batch_of_one_is_an_action(anna: Guest) -> None:
    assert batch(anna, "german", 0, "to 24").json() == {"ply": 1, "held": False}


def test_nobody_tries_what_would_be_revealed_and_then_refrains(client: TestClient[Any]) -> None:
    """The bids are shown by the second bid: what has been revealed stands, though what follows is refused."""
    anna, _ = make(client, heron="me")
    anna.act("gull", "bid 1")
    refused(batch(anna, "heron", 1, "pass", "bid 2"), 422, "illegal")
    answer = batch(anna, "heron", 1, "bid 2", "bid 3")
    assert answer.json() == batch(anna, "heron", 1, "bid 2", "bid 3").json() == {"ply": 2, "held": False}
    assert anna.table()["ply"] == 2 and not anna.table()["undo"]


def test_no_action_of_a_batch_answers_a_window(client: TestClient[Any]) -> None:
    """How long an answer takes must tell nothing, so each is held by itself."""
    anna, _ = make(client, heron="me")
    for seat in ("gull", "heron"):
        anna.act(seat, "bid 1")
    shooter = anna.table()["seat"]
    shot = next(option for option in anna.table()["decision"]["options"] if option != "hold")
    anna.act(shooter, shot)
    table = anna.table()
    assert table["decision"]["window"]
    refused(batch(anna, table["seat"], table["ply"], "pass", "bid 1"), 422, "illegal")
    assert anna.table()["ply"] == table["ply"]


def test_a_batch_is_one_also_after_the_match_was_read_again(anna: Guest, client: TestClient[Any]) -> None:
    one, two = first_two(anna)
    batch(anna, "german", 2, one, two)
    service = client.app.state.context.match_service
    service._sessions.clear()
    assert anna.post("undo", {"seat": "german", "ply": 4}).json() == {"ply": 6}
