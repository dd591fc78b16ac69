"""Advice: who may ask, what the bot is shown, what comes of it, and handing over the rest of a question."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.conftest import FREE, Here
from tests.server.play import Guest, make, refused
from tests.server.served import true_session
from tests.tinygame import WeatherGauge
from vezerkar.engine import Observation
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.bots import advice
from vezerkar.server.http.limits import Limits, Rate


@pytest.fixture(autouse=True)
def meek(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot of the tiny game always takes the default."""
    monkeypatch.setattr(WeatherGauge, "levels", ("random", "meek"))


@pytest.fixture
def still(url: str, bots: Here) -> Iterator[TestClient[Any]]:
    """A table at which the bots that play take their time."""
    with TestClient(create_app(url, bots=bots, bot_delay=60.0, limits=FREE)) as client:
        yield client


def ask(guest: Guest, seat: str, ply: int = 0, **more: object) -> Any:
    return guest.post("advice", {"seat": seat, "ply": ply, **more})


def test_the_strongest_bot_says_what_it_would_do_and_nothing_changes(still: TestClient[Any], bots: Here, url: str) -> None:
    anna, _ = make(still, "me", "bot:meek")
    table = anna.table()
    assert table["advice"] is True
    answer = ask(anna, "gull")
    assert (answer.status_code, answer.json()) == (200, {"ply": 0, "actions": [table["decision"]["default"]]})
    assert anna.table()["ply"] == 0
    packed = next(one for one in reversed(bots.shown) if one["seat"] == "gull")
    shown = Observation.unpack(game("gauge"), packed)
    assert shown.view == game("gauge").view(true_session(url, anna.match).match.state, 0)
    assert true_session(url, anna.match).match.seed not in json.dumps(packed)


def test_advice_is_for_games_against_bots(client: TestClient[Any]) -> None:
    anna, _ = make(client, "me", "open")
    assert anna.table()["advice"] is False
    refused(ask(anna, "gull"), 403, "no_advice")
    both, _ = make(client, "me", "me", players=1)
    assert both.table()["advice"] is True
    assert ask(both, "heron").status_code == 200


def test_advice_is_for_who_is_asked(still: TestClient[Any]) -> None:
    anna, _ = make(still, "me", "bot:meek")
    refused(ask(anna, "heron"), 403, "not_your_seat")
    refused(ask(anna, "gull", 7), 409, "stale")
    refused(ask(Guest(still, anna.match), "gull"), 401, "bad_key")
    anna.act("gull", "bid 3")
    refused(ask(anna, "gull", 1), 409, "not_your_turn")
    # The tiny game has nothing that can be handed over.
    again, _ = make(still, "me", "bot:meek")
    refused(ask(again, "gull", rest=True), 403, "no_advice")


def test_a_bot_that_fails_or_thinks_too_long_gives_no_advice(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Raising(Here):
        async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
            raise RuntimeError("no idea")

    with TestClient(create_app(url, bots=Raising(), bot_delay=60.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:meek")
        refused(ask(anna, "gull"), 503, "no_advice_now")
    monkeypatch.setattr(advice, "MAX_SECONDS", 0.0)
    with TestClient(create_app(url, bots=Here(), bot_delay=60.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:meek")
        refused(ask(anna, "gull"), 503, "no_advice_now")


def test_advice_has_a_limit_of_its_own(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=60.0, limits=Limits(advice=Rate(1, 0)))) as client:
        anna, _ = make(client, "me", "bot:meek")
        assert ask(anna, "gull").status_code == 200
        refused(ask(anna, "gull"), 429, "slow_down")
        anna.act("gull", "bid 1", 0)


@pytest.mark.slow
def test_what_is_handed_over_is_chosen_by_the_bot(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """T&T 5.0: the Cadres of a faction, in a match with other people; a mixed army and Fortresses, not Infantry everywhere."""
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    seats = game("triumph").seats()
    wish = {"game": "triumph", "seats": dict.fromkeys(seats, "open") | {seats[0]: "me"}, "seed": None, "pace": "instant"}
    made = client.post("/api/matches", json=wish).json()
    anna = Guest(client, made["match"], made["key"])
    refused(ask(anna, seats[0]), 403, "no_advice")
    actions = ask(anna, seats[0], rest=True).json()["actions"]
    ply = 0
    for action in actions:
        ply = anna.act(seats[0], action, ply)
    table = anna.table()
    assert table["decision"] is None
    kinds = {action.split()[-1] for action in actions}
    assert "rest" not in actions and len(kinds) >= 4 and "fortress" in kinds
