"""Handing over the rest of a question: the bot chooses what the rules offer to leave to it."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.play import Guest, make, refused
from vezerkar.registry import GAMES, game


def ask(guest: Guest, seat: str, ply: int = 0) -> Any:
    return guest.post("advice", {"seat": seat, "ply": ply})


def test_where_the_rules_offer_nothing_to_hand_over_there_is_no_advice(client: TestClient[Any]) -> None:
    anna, _ = make(client, "me", "bot:meek")
    refused(ask(anna, "gull"), 403, "no_advice")
    refused(ask(anna, "heron"), 403, "not_your_seat")


@pytest.mark.slow
def test_what_is_handed_over_is_chosen_by_the_bot(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """T&T 5.0: the Cadres of a faction, in a match with other people; a mixed army and Fortresses, not Infantry everywhere."""
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    seats = game("triumph").seats()
    wish = {"game": "triumph", "seats": dict.fromkeys(seats, "open") | {seats[0]: "me"}, "seed": None, "pace": "instant"}
    made = client.post("/api/matches", json=wish).json()
    anna = Guest(client, made["match"], made["key"])
    refused(ask(anna, seats[0], 7), 409, "stale")
    refused(ask(Guest(client, anna.match), seats[0]), 401, "bad_key")
    actions = ask(anna, seats[0]).json()["actions"]
    ply = 0
    for action in actions:
        ply = anna.act(seats[0], action, ply)
    table = anna.table()
    assert table["decision"] is None
    kinds = {action.split()[-1] for action in actions}
    assert "rest" not in actions and len(kinds) >= 4 and "fortress" in kinds
