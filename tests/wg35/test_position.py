"""Positions of WG35: nothing of a battle is left out of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cost import slow
from tests.rule import rule
from tests.rules.wg35.skirmish import figure, skirmish
from vezerkar.engine import declare
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.engine.state import State
from vezerkar.games.wg35 import GAME, position
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.declarations.attributes import ATTRIBUTES
from vezerkar.games.wg35.declarations.parts import ATTACK
from vezerkar.games.wg35.rules.turns.activation import Activation
from vezerkar.games.wg35.state import SkirmishState


def held(by: type) -> set[str]:
    """The attributes of a class; a compiled one does not tell its slots."""
    return {name for name in dir(by) if not name.startswith("_") and not callable(getattr(by, name))}


def test_everything_a_state_holds_is_written() -> None:
    written = {one.name for one in ATTRIBUTES if one.written}
    assert written == held(SkirmishState) - held(State) - {"variant", "field"}


def test_everything_an_attack_holds_is_written() -> None:
    assert {one.name for one in ATTACK.declared} == held(Attack)


@slow
def test_what_everybody_may_know_is_imagined_as_it_is() -> None:
    public = [one for one in ATTRIBUTES if one.secret is None]
    assert len(ATTRIBUTES) - len(public) == 3
    rng = Random(1)
    for options in ({}, {"army_a": "rifle_section_1942", "army_b": "rifle_section_1941"}):
        match = GAME.start("known", options=options)
        while match.ply < 80:
            match.act(match.waiting()[0], rng.choice(match.decision(match.waiting()[0]).options))
            imagined = GAME.imagine(match.state, rng.randrange(-1, 2), Dice(key_of("imagined")))
            assert declare.dump(imagined, public) == declare.dump(match.state, public)


@pytest.mark.parametrize(("name", "value"), [("moved", 1), ("answer", 3), ("tested", 1), ("spent", 700), ("distracted", 2)])
def test_what_a_procedure_leaves_for_the_next_is_read_back(name: str, value: int) -> None:
    """Who has moved may look out; a charge is answered half way; a test was passed."""
    options = GAME.complete_options({"army_a": "rifle_section_1942", "army_b": "rifle_section_1941"})
    s = GAME.setup(Dice(key_of("position")), options)
    setattr(s, name, value)
    data = json.loads(json.dumps(position.dump_state(s)))
    assert getattr(position.load_state(data, s.dice, s.variant), name) == value


SCENE: dict[str, Any] = {
    "shown": 2,
    "round": 1,
    "turn": "a",
    "rosters": ["roster germany_1939_45 1941 100\n2 de_schutze\n", "roster soviet_1941_45 1942 100\n2 su_rifleman\n"],
    "on": ["a1", "a2", "b1", "b2"],
    "figures": {
        "a1": {"x": 600, "y": 300, "left": 2},
        "a2": {"x": 700, "y": 300, "left": 2},
        "b1": {"x": 600, "y": 560, "left": 2},
        "b2": {"x": 400, "y": 900, "left": 2},
    },
}
PAGE = (Path(__file__).parents[2] / "docs/data-of-wg35.md").read_text(encoding="utf-8")
READY = re.findall(r"^\| .* \| `(\[\[.*?\]\])`", PAGE, re.MULTILINE)


@pytest.mark.parametrize("stack", READY)
def test_the_ready_stacks_of_the_data_page_load(stack: str) -> None:
    active = {"active": "a1"} if "Activation" in stack else {}
    match = GAME.position({"game": "wg35", "stack": json.loads(stack), "state": {**SCENE, **active}})
    assert match.waiting()


def test_there_are_ready_stacks() -> None:
    assert len(READY) == 4


@pytest.mark.parametrize(
    ("figure", "field", "value", "named"),
    [
        ("a1", "hide", 77, "figures.a1.hide"),
        ("a1", "in_hand", 2, "figures.a1.in_hand"),
        ("a1", "left", 3, "figures.a1.left"),
        ("a1", "postur", "prone", "figures.a1.postur"),
        ("b1", "x", 1300, "figures.b1.x"),
        ("b1", "z", 7, "figures.b1.x, y, z"),
    ],
)
def test_a_field_that_cannot_be_is_named(figure: str, field: str, value: Any, named: str) -> None:
    figures = {**SCENE["figures"], figure: {**SCENE["figures"][figure], field: value}}
    stack: Json = [["Battle"], ["EndOfRound"], ["Turns"], ["OwnTurn", 0]]
    with pytest.raises(BadPosition, match=re.escape(named)):
        GAME.position({"game": "wg35", "stack": stack, "state": {**SCENE, "figures": figures}})


def test_what_an_attack_leaves_out_is_as_when_it_begins() -> None:
    said: dict[str, Json] = {"kind": "shot", "by": "a1", "side": "a", "arm": 0, "mode": "single"}
    found = ATTACK.load(Field(said, "attack"))
    assert all(getattr(found, one.name) == getattr(Attack(0, 0, 0, 0, 0), one.name) for one in ATTACK.declared if one.initial)
    told = ATTACK.dump(found)
    assert isinstance(told, dict)
    assert told | said == told


@pytest.mark.parametrize(
    ("spoiled", "message"),
    [
        ({"attacks": [None]}, "state.attacks[0]: an object is wanted"),
        ({"attacks": [{one.key: 0 for one in ATTACK.declared if one.key != "by"}]}, "state.attacks[0].by: it is missing"),
        ({"rosters": ["roster 0 0", SCENE["rosters"][1]]}, "state.rosters[0]: the armies have been shown"),
        ({"rosters": None}, "state.rosters: a list"),
        ({"arms": {"99": {}}}, "state.arms.99: there is no"),
        ({"figures": {"a9": {"x": 1}}}, "state.figures.a9: by 'rosters' and 'shown'"),
    ],
)
def test_what_no_battle_can_hold_is_named(spoiled: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(message)):
        GAME.position({"game": "wg35", "stack": [["Battle"]], "state": {**SCENE, **spoiled}})


def test_a_way_without_a_beginning_is_refused_by_name() -> None:
    stack: Json = [["Battle"], ["EndOfRound"], ["Turns"], ["Activation", 0], ["EndOfAction", 0], ["Way", 0, 1, 0, -1]]
    with pytest.raises(BadPosition, match=re.escape("stack[5], state.path: Way goes on with a way, and it has no beginning")):
        GAME.position({"game": "wg35", "stack": stack, "state": SCENE})


@rule("wg35", "19.4", "2.3")
def test_who_flees_from_a_point_is_seen_by_everybody() -> None:
    """The point where a shell from off the table fell."""
    s = skirmish([("de_schutze", (600, 100)), ("de_schutze", (700, 100))], [("su_rifleman", (600, 900))], at=[Activation(0)])
    s.broken, s.cause[0], s.cause[1] = 3, MEN + point(590, 610, 5), figure("b1")
    for seat in (0, 1, -1):
        men: Any = GAME.view(s, seat)["figures"]
        assert [(men[name]["cause"], men[name]["cause_at"]) for name in ("a1", "a2")] == [(None, [590, 610, 5]), ("b1", None)]
