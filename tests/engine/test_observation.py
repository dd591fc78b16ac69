"""What a bot may know: one imagined match and nothing of the true one; it survives the way to another process."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.test_match import fought
from tests.tinygame import GAME, Coins, WeatherGauge
from vezerkar.bots import bot, bot_names
from vezerkar.engine import BadPosition, IllegalAction, Observation, UnknownBot


def test_an_observation_shows_what_the_seat_sees() -> None:
    match = fought(plies=4)
    observation = Observation.of(match, "heron")
    assert (observation.game, observation.seat) == (GAME, "heron")
    assert observation.view == match.view("heron") and observation.events == match.events("heron")
    decision = match.decision("heron")
    assert observation.decision.options == decision.options and observation.decision.args == decision.args
    assert isinstance(observation.decision.domain, Coins) and observation.decision.domain.limit == 1000


def test_a_seat_that_is_not_asked_has_no_observation() -> None:
    match = GAME.start(1)
    match.act("gull", "bid 1")
    with pytest.raises(IllegalAction):
        Observation.of(match, "gull")


def test_imagined_matches_depend_on_their_seed_alone_and_look_the_same() -> None:
    match = fought(plies=4)
    observation = Observation.of(match, "gull")
    assert observation.imagine(1).encode() == match.imagine("gull", 1).encode() != observation.imagine(2).encode()
    assert observation.imagine(1).view("gull") == observation.view and observation.imagine(1).events("gull") == observation.events


def reachable(thing: object, seen: dict[int, object]) -> dict[int, object]:
    """Everything that can be got at from an object by its attributes and elements."""
    if id(thing) in seen or isinstance(thing, (type, str, bytes, int)):
        return seen
    seen[id(thing)] = thing
    parts: list[object] = []
    if isinstance(thing, dict):
        parts += [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple)):
        parts += thing
    names = [*getattr(thing, "__dict__", {}), *(name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()))]
    parts += [getattr(thing, name) for name in names if hasattr(thing, name)]
    for part in parts:
        reachable(part, seen)
    return seen


def test_nothing_of_the_true_match_can_be_reached_from_an_observation() -> None:
    match = fought(plies=4)
    match.act("heron", "bid 123")
    seen = reachable(Observation.of(match, "gull"), {}).values()
    assert match not in seen and all(thing is not match.state and thing is not match.state.dice for thing in seen)
    assert [-1, 123] not in [thing for thing in seen if isinstance(thing, list)]


def test_an_observation_survives_the_way_to_another_process() -> None:
    match = fought(plies=4)
    match.act("heron", "bid 9")
    observation = Observation.of(match, "gull")
    again = Observation.unpack(GAME, json.loads(json.dumps(observation.pack())))
    assert (again.seat, again.view, again.events) == (observation.seat, observation.view, observation.events)
    assert again.decision.options == observation.decision.options and again.decision.default == observation.decision.default
    assert (
        again.imagine(5).encode() == observation.imagine(5).encode()
        and again.imagine(5).event_log == observation.imagine(5).event_log
    )
    assert again.pack() == observation.pack()


def test_the_same_view_and_the_same_seed_give_the_same_answer(tiny: WeatherGauge) -> None:
    """Bot conformance: two States that the seat cannot tell apart, one answer."""
    for name in bot_names(tiny.id):
        match = fought(plies=4)
        answers: list[Any] = []
        for true in (match, match.imagine("gull", 1), match.imagine("gull", 2)):
            answers.append([bot(name, tiny.id, 3).choose(Observation.of(true, "gull")) for _ in range(3)])
        assert len({true.encode() for true in (match, match.imagine("gull", 1), match.imagine("gull", 2))}) == 3
        assert answers[0] == answers[1] == answers[2] and len(set(answers[0])) == 1
        assert answers[0][0] in match.decision("gull").options


def test_a_bot_plays_a_whole_game(tiny: WeatherGauge) -> None:
    match = tiny.start(4)
    players = {seat: bot("random", tiny.id, seat) for seat in match.seats}
    while not match.state.over:
        seat = match.waiting()[0]
        match.act(seat, players[seat].choose(Observation.of(match, seat)))
    assert match.outcome is not None


def test_a_bot_that_is_not_there(tiny: WeatherGauge) -> None:
    with pytest.raises(UnknownBot, match="no bot 'nelson' plays gauge; there are: random"):
        bot("nelson", tiny.id)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("game", "hunt", "observation.game: gauge is wanted"),
        ("seat", "nobody", "observation.seat: the position asks"),
        ("seat", 1, "observation.seat: a text is wanted"),
        ("position", [], "observation.position: an object is wanted"),
        ("position", {"game": "gauge", "state": {}, "stack": [], "weather": 1}, "weather: a position has no such field"),
        ("events", {}, "observation.events: a list is wanted"),
        ("events", [["rain"]], r"observation.events\[0\]: a list of 3 is wanted"),
        ("events", [["rain", {"much": None}, -1]], r"observation.events\[0\]\[1\].much: a number, a text"),
        ("events", [["rain", {"much": [1]}, -1]], r"observation.events\[0\]\[1\].much\[0\]: a text is wanted"),
        ("events", [["rain", {}, 0.5]], r"events\[0\]\[2\]: a whole number or a text is wanted"),
        ("weather", "rain", "observation.weather: there is no such field"),
    ],
)
def test_what_nobody_packed_is_refused_by_the_name_of_the_field(field: str, value: Any, said: str) -> None:
    """A bot of somebody else may send anything."""
    packed = Observation.of(GAME.start(1), GAME.start(1).waiting()[0]).pack()
    with pytest.raises(BadPosition, match=said):
        Observation.unpack(GAME, packed | {field: value})
