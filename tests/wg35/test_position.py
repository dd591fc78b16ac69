"""Positions of WG35: nothing of a battle is left out of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.skirmish import figure, skirmish
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import State
from vezerkar.games.wg35 import GAME, position
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import MEN
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.rules.activation import Activation
from vezerkar.games.wg35.state import SkirmishState

IN_OTHER_WORDS = {"variant", "field", "rosters", "attacks"}
"""What is written as the options of the match, as texts, or as records of their own."""


def test_everything_a_state_holds_is_written() -> None:
    written = {
        *(*position.NUMBERS, *position.SIDE_MASKS, *position.SIDE_LISTS, *position.MASKS, *position.FIGURE_LISTS),
        *(*position.ARM_LISTS, *position.LISTS, *position.PAIRS, *position.CARD_LISTS),
    }
    # A compiled class does not tell its slots.
    own = set(dir(SkirmishState)) - set(dir(State))
    held = {name for name in own if not name.startswith("_") and not callable(getattr(SkirmishState, name))}
    assert written == held - IN_OTHER_WORDS


def test_everything_an_attack_holds_is_written() -> None:
    held = {name for name in dir(Attack) if not name.startswith("_") and not callable(getattr(Attack, name))}
    assert set(position.ATTACK) == held


@pytest.mark.parametrize(("name", "value"), [("moved", 1), ("answer", 3), ("tested", 1), ("spent", 700), ("distracted", 2)])
def test_what_a_procedure_leaves_for_the_next_is_read_back(name: str, value: int) -> None:
    """Who has moved may look out; a charge is answered half way; a test was passed."""
    options = GAME.chosen({"army_a": "rifle_section_1942", "army_b": "rifle_section_1941"})
    s = GAME.setup(Dice(key_of("position")), options)
    setattr(s, name, value)
    data = json.loads(json.dumps(position.describe(s)))
    assert getattr(position.build(data, s.dice, s.variant), name) == value


@rule("wg35", "19.4", "2.3")
def test_who_flees_from_a_point_is_seen_by_everybody() -> None:
    """The point where a shell from off the table fell."""
    s = skirmish([("de_schutze", (600, 100)), ("de_schutze", (700, 100))], [("su_rifleman", (600, 900))], at=[Activation(0)])
    s.broken, s.cause[0], s.cause[1] = 3, MEN + point(590, 610, 5), figure("b1")
    for seat in (0, 1, -1):
        men: Any = GAME.view(s, seat)["figures"]
        assert [(men[name]["cause"], men[name]["cause_at"]) for name in ("a1", "a2")] == [(None, [590, 610, 5]), ("b1", None)]
