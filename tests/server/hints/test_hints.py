"""Hints over HTTP: who may have them, what each step says, what the bot is shown, and what all are told at the end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.play import Guest, make, pair, refused
from tests.server.served import true_session
from tests.tinygame import WeatherGauge
from vezerkar.engine import Observation
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.hints.permission import helped
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.game_list import game_list
from vezerkar.server.storage.stored_match import SeatAssignment
from vezerkar.study.hints import Hint


@pytest.fixture(autouse=True)
def meek(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of the tiny game always take the default."""
    monkeypatch.setattr(WeatherGauge, "levels", ("random", "meek"))


@pytest.fixture
def still(url: str, bots: Here) -> Iterator[TestClient[Any]]:
    """A table at which the bots that play take their time."""
    with TestClient(create_app(url, bots=bots, bot_delay=60.0, limits=FREE)) as client:
        yield client


def ask(guest: Guest, seat: str, step: int = 2, ply: int = 0) -> Any:
    return guest.post("hint", {"seat": seat, "ply": ply, "step": step})


def end_of(guest: Guest) -> list[tuple[str, str, int]]:
    """What all are told of help when the match is over."""
    return [(one["seat"], one["kind"], one["moments"]) for one in guest.get("/end").json()["helps"]]


def test_each_step_says_more_and_nothing_changes(still: TestClient[Any], bots: Here, url: str) -> None:
    anna, _ = make(still, "me", "bot:meek")
    table = anna.table()
    assert table["hints"] is True
    first = ask(anna, "gull", 1).json()
    assert (first["cite"], first["judged"], first["options"]) == (table["decision"]["cite"], "", [])
    assert all(one["seat"] != "gull" for one in bots.shown), "where to look needs no thought"
    second = ask(anna, "gull", 2).json()
    assert (second["judged"], second["reasons"]) == ("rule", [])
    best = second["options"][0]
    assert best["action"] in table["decision"]["options"] and best["equal"] and best["chance"] is None
    assert ask(anna, "gull", 3).json() == second | {"step": 3}
    assert anna.table()["ply"] == 0
    (packed,) = [one for one in bots.shown if one["seat"] == "gull"]
    shown = Observation.unpack(game("gauge"), packed)
    assert shown.view == game("gauge").view(true_session(url, anna.match).match.state, 0)
    seed = true_session(url, anna.match).match.seed
    assert seed is not None and seed not in json.dumps(packed)


def test_hints_are_for_games_against_bots(client: TestClient[Any]) -> None:
    anna, _ = make(client, "me", "open")
    assert anna.table()["hints"] is False
    for step in (1, 2, 3):
        refused(ask(anna, "gull", step), 403, "hints_off")
    both, _ = make(client, "me", "me", players=1)
    assert both.table()["hints"] is True
    assert ask(both, "heron").status_code == 200


def test_in_a_teaching_match_people_have_hints_against_people(client: TestClient[Any]) -> None:
    anna, bela = pair(client, teaching=True)
    for guest, seat in ((anna, "gull"), (bela, "heron")):
        assert guest.table()["teaching"] and guest.table()["hints"] and ask(guest, seat).status_code == 200
        refused(ask(guest, "heron" if seat == "gull" else "gull"), 403, "not_your_seat")
    watcher = Guest(client, anna.match)
    assert watcher.table()["teaching"] and not watcher.table()["hints"]
    anna.post("resign", {"seat": "gull"})
    assert {told[:2] for told in end_of(bela)} >= {("gull", "hint"), ("heron", "hint")}
    again = anna.post("rematch", {}).json()
    assert Guest(client, again["match"], again["key"]).table()["teaching"]


@pytest.mark.parametrize("in_earnest", [False, True])
@pytest.mark.parametrize("teaching", [False, True])
@pytest.mark.parametrize("other", ["bot", "human", "open"])
def test_who_is_helped(in_earnest: bool, teaching: bool, other: str) -> None:
    seats = {"gull": SeatAssignment("gull", "gull", "human"), "heron": SeatAssignment("heron", "heron", other)}
    player, watcher = Viewer("gull", ("gull",)), Viewer(None, ())
    session: Any = SimpleNamespace(assignments=seats, in_earnest=in_earnest, teaching=teaching)
    assert not helped(session, watcher)
    expected = not in_earnest and (teaching or other == "bot")
    assert helped(session, player) is expected


def test_a_teaching_match_is_not_rated_and_the_lobby_says_what_it_is(client: TestClient[Any]) -> None:
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "name": "Anna", "listing": "open", "teaching": True}
    answer = client.post("/api/matches", json={**wish, "rated": True, "clock": {"kind": "live", "bank_s": 300, "increment_s": 5}})
    assert "teaching" in refused(answer, 400, "malformed")["message"]
    assert client.post("/api/matches", json=wish).status_code == 201
    assert [one["teaching"] for one in client.get("/api/lobby").json()["tables"]] == [True]


def test_hints_are_for_who_is_asked(still: TestClient[Any]) -> None:
    anna, _ = make(still, "me", "bot:meek")
    refused(ask(anna, "heron"), 403, "not_your_seat")
    refused(ask(anna, "gull", ply=7), 409, "stale")
    refused(ask(anna, "gull", 4), 400, "malformed")
    refused(ask(Guest(still, anna.match), "gull"), 401, "bad_key")
    anna.act("gull", "bid 3")
    refused(ask(anna, "gull", ply=1), 409, "not_your_turn")


def test_a_thinker_that_fails_gives_no_hint(url: str) -> None:
    class Raising(Here):
        async def hint(self, game_id: str, seed: str, observation: Mapping[str, Json]) -> Hint:
            raise RuntimeError("no idea")

    with TestClient(create_app(url, bots=Raising(), bot_delay=60.0, limits=FREE)) as client:
        anna, _ = make(client, "me", "bot:meek")
        refused(ask(anna, "gull"), 503, "no_advice_now")
        anna.post("resign", {"seat": "gull"})
        assert end_of(anna) == []


def test_hints_have_a_limit_of_their_own(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=60.0, limits=Limits(advice=Rate(1, 0)))) as client:
        anna, _ = make(client, "me", "bot:meek")
        assert ask(anna, "gull").status_code == 200
        refused(ask(anna, "gull"), 429, "slow_down")
        anna.act("gull", "bid 1", 0)


def test_all_are_told_at_the_end_of_the_hints_that_named_something(still: TestClient[Any]) -> None:
    anna, _ = make(still, "me", "bot:meek")
    ask(anna, "gull", 1)
    anna.post("whatif", {"seat": "gull", "ply": 0, "line": []})
    anna.post("resign", {"seat": "gull"})
    assert end_of(anna) == [], "to look where one is asked is no help"
    again, _ = make(still, "me", "bot:meek")
    for _ in range(2):
        ask(again, "gull", 2)
        ask(again, "gull", 3)
        assert again.post("whatif", {"seat": "gull", "ply": 0, "line": ["gull: bid 3"]}).status_code == 200
    refused(again.get("/end"), 409, "running")
    again.post("resign", {"seat": "gull"})
    stranger = Guest(still, again.match)
    assert end_of(stranger) == [("gull", "hint", 1), ("gull", "whatif", 1)]
    assert again.post("whatif", {"seat": "gull", "ply": 0, "line": ["gull: bid 2"]}).status_code == 200
    assert end_of(stranger) == [("gull", "hint", 1), ("gull", "whatif", 1)], "after the end it is no help"


def test_to_take_a_position_to_the_editor_is_help(still: TestClient[Any]) -> None:
    anna, _ = make(still, "me", "bot:meek")
    assert anna.post("position", {"seat": "gull", "ply": 0, "worlds": 1}).status_code == 200
    anna.post("resign", {"seat": "gull"})
    assert end_of(anna) == [("gull", "whatif", 1)]


def test_a_hint_of_a_real_game_says_where_to_look_what_and_why(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")
    game_list.cache_clear()
    with TestClient(create_app(url, bots=Here(), bot_delay=60.0, limits=FREE)) as client:
        wish = {"game": "hunt", "seats": {"german": "me", "british": "bot:greedy"}, "seed": None, "pace": "instant"}
        made = client.post("/api/matches", json=wish).json()
        anna = Guest(client, made["match"], made["key"])
        told = anna.post("hint", {"seat": "german", "ply": 0, "step": 3}, lang="hu").json()
        assert told["text"] and told["cite"] == "HUNT 11"
        options = told["options"]
        assert told["judged"] == "search" and 1 < len(options) <= 3
        assert [one["behind"] for one in options] == sorted(one["behind"] for one in options)
        assert len(told["reasons"]) <= 2 and told["against"] in range(1, len(options))


@pytest.fixture
def hunt(url: str, bots: Here, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """A table with The Hunt."""
    monkeypatch.setitem(GAMES, "hunt", "vezerkar.games.hunt")
    game_list.cache_clear()
    with TestClient(create_app(url, bots=bots, bot_delay=0.0, limits=FREE)) as client:
        yield client


def against(client: TestClient[Any], bot: str) -> Guest:
    """A match of The Hunt in which the German is a bot, once that has placed its ships."""
    wish = {"game": "hunt", "seats": {"german": f"bot:{bot}", "british": "me"}, "seed": None, "pace": "instant"}
    made = client.post("/api/matches", json=wish).json()
    anna = Guest(client, made["match"], made["key"])
    anna.until(lambda table: table["decision"] is not None)
    return anna


@slow
def test_what_a_bot_thought_is_told_when_the_match_is_over(hunt: TestClient[Any], bots: Here) -> None:
    anna = against(hunt, "greedy")
    for ply in (0, 1):
        refused(anna.get("/thought", seat="german", ply=ply), 409, "running")
    view = true_session_view(bots)
    anna.post("resign", {"seat": "british"})
    bots.shown.clear()
    anyone = Guest(hunt, anna.match)
    told = anyone.get("/thought", seat="german", ply=0, lang="hu").json()
    assert (told["ply"], told["seat"], told["judged"], told["reasons"]) == (0, "german", "rule", [])
    acts = [json.loads(line) for line in anyone.get("/record").text.splitlines()]
    assert told["taken"] == next(act["action"] for act in acts if act.get("seat") == "german") and told["text"] != told["taken"]
    assert len(told["options"]) == 3
    then = [one["id"] for one in anyone.table(ply=0)["seats"] if one["waiting"] and one["kind"] == "bot"]
    assert then == ["german"], "the page sees at which moments there is something to ask"
    (packed,) = bots.shown
    assert packed["seat"] == "german" and Observation.unpack(game("hunt"), packed).view == view, "it knows what it knew then"
    for seat, ply, code in (("british", 0, "not_found"), ("nobody", 0, "not_found"), ("german", 10_000, "not_found")):
        refused(anyone.get("/thought", seat=seat, ply=ply), 404, code)


def true_session_view(bots: Here) -> Any:
    """The view of the German at its first choice, as it was shown then."""
    return Observation.unpack(game("hunt"), next(one for one in bots.shown if one["seat"] == "german")).view


@slow
def test_nobody_can_tell_how_a_bot_judges_that_plays_at_random(hunt: TestClient[Any]) -> None:
    anna = against(hunt, "random")
    anna.post("resign", {"seat": "british"})
    refused(anna.get("/thought", seat="german", ply=0), 404, "not_found")
