"""Positions of The Hunt: what cannot be is refused by name, what a view shows is spelled as there, old spellings are read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.cost import slow
from vezerkar import game
from vezerkar.engine import BadPosition
from vezerkar.engine.match import Match
from vezerkar.games.hunt.state import HuntState

HUNT = game("hunt")
GERMAN_TURN: list[Any] = [["Turns"], ["EndTurn"], ["DueClue"], ["GermanRedraw"]]
BRITISH_TURN: list[Any] = [["Turns"], ["EndTurn"], ["BritishRedraw"]]
SEA: dict[str, Any] = {"turn": 9, "active": "german", "phase": "cards", "spee": "20", "altmark": "24"}
BATTLE: dict[str, Any] = SEA | {
    "shown": True,
    "maybe": ["20"],
    "forces": {"G": "20"},
    "phase": "battle",
    "cards": {"german": {"hand": ["G03"]}, "british": {"hand": ["B01"]}},
    "battle": {"force": "G"},
}
GONE = {f"F{i}": "sunk" for i in range(1, 7)}


def load(state: dict[str, Any], stack: list[Any]) -> Match[Any, Any]:
    return HUNT.position({"game": "hunt", "stack": stack, "state": state})


@pytest.mark.parametrize(
    ("state", "stack", "message"),
    [
        (
            {"turn": 9, "active": "german", "altmark": "24"},
            [*GERMAN_TURN, ["CardPlay", 0]],
            r"state\.spee: the Graf Spee",
        ),
        (SEA | {"altmark": None}, [*GERMAN_TURN, ["CardPlay", 0]], r"state\.altmark: the Altmark is nowhere"),
        (SEA | {"freighters": GONE}, [["Turns"]], r"state\.freighters: the game was over before"),
        (SEA | {"freighters": dict(list(GONE.items())[:5])}, [["Turns"]], r"state\.freighters, over: 5 freighters are sunk"),
        (SEA | {"freighters": {"F1": "99"}}, [["Turns"]], r'state\.freighters\.F1: there is no "99" here'),
        (SEA | {"forces": {"G": "track-9"}}, [["Turns"]], r"state\.forces\.G: .*did you mean 'track-"),
        (SEA | {"maybe": ["14"]}, [["Turns"]], r"state\.maybe, spee"),
        (SEA | {"shown": True}, [["Turns"]], r"state\.shown, maybe, spee"),
        (SEA | {"trail": [["01", ["01"], 1]]}, [["Turns"]], r"state\.trail\[0\], spee: she cannot have gone so far"),
        (SEA | {"trail": [["20", ["20"], 1]]}, [["Turns"]], r"state\.trail\[0\], maybe: she may be where"),
        (SEA | {"points": 4, "reserve": 7}, [["Turns"]], r"state\.reserve: a number from 0 to 2"),
        (
            SEA | {"cards": {"german": {"hand": ["G03"], "discard": ["G03"]}}},
            [["Turns"]],
            r"state\.cards\.german\.discard: a card",
        ),
        (SEA | {"cards": {"german": {"hand": ["B03"]}}}, [["Turns"]], r'state\.cards\.german\.hand\[0\]: there is no "B03"'),
        (SEA | {"cards": {"german": {"played": ["G03"]}}}, [["Turns"]], r"state\.cards\.german\.played: nothing on the stack"),
        (SEA | {"moved": ["spee"]}, [["Turns"]], r'state\.moved\[0\]: there is no "spee" here'),
        (SEA | {"over": True}, [], r"state\.over, winner, ending"),
        (SEA | {"over": True, "winner": "british", "ending": "sinkings"}, [], r"state\.ending, freighters"),
        (SEA, [["Turns"], ["CardPlay", 1]], r"stack\[1\]: CardPlay belongs to the turn of british, not of state\.active"),
        (SEA, [["Turns"], ["SailSpee", 1]], r"stack\[1\]: SailSpee wants 1 Action Points to pay with \(state\.points\)"),
        (SEA | {"points": 4}, [["Turns"], ["SailSpee", 3]], r"stack\[1\]: SailSpee takes points that a Move costs"),
        (SEA, [["Turns"], ["SpeeMove", 77]], r"stack\[1\]: SpeeMove takes spaces \(2 to 2\), not \[77\]"),
        (SEA, [["Turns"], ["FoundWindow", 0]], r"stack\[1\]: FoundWindow wants state\.maybe|at sea \(state\.forces\)"),
        (SEA, [["Turns"], ["SetUp"]], r"stack\[1\]: the set-up is over .*state\.turn"),
        (SEA, [["Turns"], ["EventWindow", 2]], r"stack\[1\]: EventWindow is about"),
        (SEA, [["EndTurn"], ["CardPlay", 0]], r"stack\[0\]: Turns lies at the bottom"),
        (SEA, [["Turns"], ["Fight"]], r"stack\[1\]: Fight wants a battle \(state\.battle\)"),
        (SEA, [["Turns"], ["DuelBonus", 1, 0, 0]], r"stack\[1\]: hunt has no step 'DuelBonus'"),
        (SEA, [["Turns"], ["PlaceAnywhere"]], r"stack\[1\]: hunt has no step 'PlaceAnywhere'"),
        (BATTLE, [["Turns"], ["Fight"]], r"stack: in a battle \(state\.battle\)"),
        (BATTLE | {"forces": {"G": "21"}}, [["Fight"]], r"state\.battle\.force, forces, spee"),
        (BATTLE | {"battle": {"force": "G", "laid": {"german": "G04"}}}, [["Fight"]], r"state\.battle\.laid\.german"),
        (BATTLE | {"battle": {"force": "G", "duels": 6}}, [["Fight"]], r"state\.battle\.duels: a number from 0 to 5"),
        (BATTLE | {"battle": {"duels": 1}}, [["Fight"]], r"state\.battle\.force: it is missing"),
    ],
)
def test_what_cannot_be_is_refused_by_name(state: dict[str, Any], stack: list[Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        load(state, stack)


SAME = (
    *("spee", "shown", "maybe", "altmark", "forces", "freighters", "clues", "plane", "reserve", "turn", "points", "moved"),
    *("searched", "bonus", "advanced", "storm", "immune", "clue_due", "roll", "winner", "ending", "phase"),
)
SAME_IN_BATTLE = ("force", "duels", "damage", "bonus_halves")


@slow
def test_views_and_positions_spell_the_same_in_the_same_way() -> None:
    # In one of these games there is a battle.
    fought = 0
    for seed in (*range(7), 32):
        match, rng = HUNT.start(seed), Random(seed)
        while not match.state.over:
            match.act(seat := rng.choice(match.waiting()), rng.choice(match.decision(seat).options))
            view: Mapping[str, object] = match.view("german")
            state = match.position()["state"]
            assert isinstance(state, dict)
            assert {name: view[name] for name in SAME} == {name: state[name] for name in SAME}
            battle, there = view["battle"], state["battle"]
            if isinstance(battle, dict) and isinstance(there, dict):
                fought += 1
                assert [battle[name] for name in SAME_IN_BATTLE] == [there[name] for name in SAME_IN_BATTLE]
    assert fought


OLD: dict[str, Any] = {
    "turn": 10, "active": "british", "phase": "battle", "spee": "20", "shown": True, "belief": ["20"], "altmark": "24",
    "forces": {"G": "20"}, "moved": 9, "searched": 8, "entered": 0, "roll": [3, 5, 1], "over": False, "winner": -1, "ending": "",
    "cards": {"german": {"hand": ["G03", "G04"]}, "british": {"hand": ["B01", "B02"]}},
    "battle": {"force": "G", "duel": 1, "damage": [0, 1], "chosen": [2, -1], "soon": [2, 0], "later": [0, 4]},
}  # fmt: skip


def test_positions_of_former_versions_are_read() -> None:
    stack = [["Fight"], ["Reveal"], ["Together", [], [["LayDown", 1]]]]
    match = load(OLD, stack)
    state = match.state
    assert isinstance(state, HuntState)
    assert (state.moved, state.searched, state.roll, state.winner) == (9, 8, (3, 5, 1), -1)
    assert state.battle is not None and (state.battle.chosen, state.battle.soon, state.battle.later) == ([2, -1], [2, 0], [0, 4])
    said = json.loads(json.dumps(match.position()["state"]))
    assert said["moved"] == ["G", "altmark"] and said["searched"] == ["spee"] and said["winner"] is None
    assert said["battle"]["laid"] == {"german": "G03", "british": None}
    assert load(said, stack).encode() == match.encode()
