"""Positions of Quartermaster General: what cannot be is refused by name, views spell the same, decks can be given exactly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.cost import slow
from vezerkar import game
from vezerkar.engine import BadPosition
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.match import Match
from vezerkar.games.quartermaster.declarations.attributes import ATTRIBUTES

QMG = game("quartermaster")
PLAY: list[Any] = [["Rounds"], ["Turn", 2], ["PlayStep"]]
GERMAN: dict[str, Any] = {"round": 5, "active": "germany"}


def load(state: dict[str, Any], stack: list[Any] = PLAY) -> Match[Any, Any]:
    return QMG.position({"game": "quartermaster", "stack": stack, "state": state})


def germany(**own: Any) -> dict[str, Any]:
    return GERMAN | {"countries": {"germany": own}}


@pytest.mark.parametrize(
    ("state", "stack", "message"),
    [
        (GERMAN | {"raond": 5}, PLAY, r"state\.raond: there is no such field \(did you mean 'round'\?\)"),
        (GERMAN | {"round": 21}, PLAY, r"state\.round: a number from 0 to 20"),
        (GERMAN | {"raid": "ger_blitzkrieg"}, PLAY, r'state\.raid: there is no "ger_blitzkrieg" here'),
        (GERMAN | {"raid": "ger_submarines_uk"}, PLAY, r"state\.raid: a card is given while Toll"),
        (GERMAN | {"points": [1]}, PLAY, r"state\.points: a list of 2"),
        (GERMAN | {"points": {"axsi": 1}}, PLAY, r"state\.points\.axsi: .*did you mean 'axis'"),
        (GERMAN | {"movable": ["germany"]}, PLAY, r"state\.movable: no Redeploy"),
        (GERMAN | {"kept": {"country": "germany", "space": "north_sea"}}, PLAY, r"state\.kept: no Strike"),
        (GERMAN | {"raid_bonus": 3}, PLAY, r"state\.raid_bonus, spared, raid"),
        (GERMAN | {"over": True}, PLAY, r"state\.over, winner, ending"),
        (GERMAN | {"active": "uk", "front": ["ukraine"]}, PLAY, r"state\.front, active"),
        (germany(pieces=["atlantis"]), PLAY, r'state\.countries\.germany\.pieces\[0\]: there is no "atlantis"'),
        (germany(safe=["ukraine"]), PLAY, r"state\.countries\.germany\.safe, pieces"),
        (germany(hand=["uk_raf"]), PLAY, r'state\.countries\.germany\.hand\[0\]: there is no "uk_raf"'),
        (
            germany(hand=["ger_blitzkrieg"], discard=["ger_blitzkrieg"]),
            PLAY,
            r"state\.countries\.germany\.discard\[0\]: .*cop",
        ),
        (germany(status=["ger_plunder"]), PLAY, r"state\.countries\.germany\.status: .* no Status"),
        (germany(responses=["ger_plunder"]), PLAY, r"state\.countries\.germany\.responses: .* no Response"),
        (germany(known=[3, 0, 1, 0]), PLAY, r"state\.countries\.germany\.known: the owner knows less"),
        (germany(deck=["ger_plunder"], known=[2, 0, 2, 0]), PLAY, r"state\.countries\.germany\.known, deck"),
        (germany(deck=["*", "*"]), PLAY, r"state\.countries\.germany\.deck: .* once"),
        (germany(deck=["ger_plunder"], discard_hidden=[]), PLAY, r"state\.countries\.germany\.deck: cards lie nowhere"),
        (GERMAN, [["Turn", 2], ["PlayStep"]], r"stack\[0\]: at the bottom of every stack lies Rounds"),
        (GERMAN, [["Rounds"], ["PlayStep"]], r"stack\[1\]: Turn lies on Rounds"),
        (GERMAN, [["Rounds"], ["Turn", 9]], r"stack\[1\]: Turn takes at \(0 to 7\), not \[9\]"),
        (GERMAN, [["Rounds"], ["Turn", 2], ["Deal"]], r"stack\[2\]: Deal belongs to the set-up.*state\.round"),
        ({"round": 0}, PLAY, r"stack\[1\]: Turn wants a round \(state\.round\)"),
        (GERMAN, [["Rounds"], ["Turn", 2], ["Toll", 1]], r"state\.raid: a card is given while"),
        (GERMAN, [["Rounds"], ["Turn", 2], ["Carry", 0, 8191, 7]], r"stack\[2\]: Carry takes|stack\[2\]: Carry wants"),
        (GERMAN, [["Rounds"], ["Turn", 2], ["SaveCard", 0]], r"stack\[2\]: SaveCard wants a Status card"),
        (GERMAN, [["Rounds"], ["Turn", 2], ["Redeploy", 1]], r"stack\[2\]: Redeploy is about the country on turn"),
        (GERMAN, [["Rounds"], ["Turn", 6], ["Arrange", 3, 0]], r"stack\[2\]: Arrange puts in order what state\.active"),
        (GERMAN, [["Rounds"], ["Turn", 2], ["Strike", 0, 2, 3, 0]], r"stack\[2\]: Strike wants as owner"),
    ],
)
def test_what_cannot_be_is_refused_by_name(state: dict[str, Any], stack: list[Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        load(state, stack)


SAME = ("round", "points", "truk", "front", "raid", "raid_bonus", "winner", "ending")
SAME_OF_A_COUNTRY = ("pieces", "safe", "status", "spent", "hand", "responses", "discard", "discard_hidden")


def test_views_and_positions_spell_the_same_in_the_same_way() -> None:
    for seed in range(2):
        match, rng = QMG.start(seed), Random(seed)
        while not match.state.over:
            seat = rng.choice(match.waiting())
            view: Mapping[str, object] = match.view(seat)
            state = match.position()["state"]
            assert isinstance(state, dict) and isinstance(view["countries"], dict) and isinstance(state["countries"], dict)
            assert {name: view[name] for name in SAME} == {name: state[name] for name in SAME}
            own, there = view["countries"][seat], state["countries"][seat]
            assert isinstance(own, dict) and isinstance(there, dict)
            assert {name: own[name] for name in SAME_OF_A_COUNTRY} == {name: there[name] for name in SAME_OF_A_COUNTRY}
            match.act(seat, rng.choice(match.decision(seat).options))


@slow
def test_what_everybody_may_know_is_imagined_as_it_is() -> None:
    public = [one.name for one in ATTRIBUTES if one.secret is None]
    assert {one.name for one in ATTRIBUTES} - set(public) == {"cards", "known"}
    for seed in range(4):
        match, rng = QMG.start(seed), Random(seed)
        while not match.state.over:
            seat = rng.choice(match.waiting())
            match.act(seat, rng.choice(match.decision(seat).options))
            imagined = QMG.imagine(match.state, rng.randrange(-1, 6), Dice(key_of("imagined")))
            assert [getattr(imagined, name) for name in public] == [getattr(match.state, name) for name in public]


def test_a_deck_is_given_exactly() -> None:
    match = load(germany(hand=["ger_build_army"], deck=["ger_plunder", "ger_blitzkrieg"]))
    own = match.position()["state"]["countries"]["germany"]  # type: ignore[index,call-overload]
    assert own["deck"] == ["ger_plunder", "ger_blitzkrieg"] and len(own["discard_hidden"]) > 20  # type: ignore[index,call-overload,arg-type]
    view = match.view("uk")["countries"]["germany"]
    assert view["deck_size"] == 2
    topped = load(germany(deck=["*", "ger_plunder", "ger_blitzkrieg"])).position()["state"]["countries"]["germany"]  # type: ignore[index,call-overload]
    assert topped["deck"][-2:] == ["ger_plunder", "ger_blitzkrieg"] and topped["discard_hidden"] == []  # type: ignore[index,call-overload]


OLD: dict[str, Any] = {
    "round": 5,
    "active": "germany",
    "points": [31, 28],
    "countries": {
        "germany": {"pieces": ["germany"], "hand": ["ger_build_army"], "up": ["ger_plunder"], "down": ["ger_sea_battle"]}
    }
    | {"uk": {"pieces": ["united_kingdom"], "laid": ["uk_raf"]}},
    "kept": 0,
    "bonus": 0,
}


def test_positions_of_former_versions_are_read() -> None:
    match = load(OLD)
    said = json.loads(json.dumps(match.position()["state"]))
    assert said["points"] == {"axis": 31, "allies": 28} and said["kept"] is None
    assert said["countries"]["germany"]["discard"] == ["ger_plunder"]
    assert said["countries"]["germany"]["discard_hidden"] == ["ger_sea_battle"]
    assert said["countries"]["uk"]["responses"] == ["uk_raf"]
    assert load(said).encode() == match.encode()
