"""A position is read field by field; whatever is wrong is refused by the path of its field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vezerkar.engine import BadPosition
from vezerkar.engine.position_reader import Field

SHIPS = ("gull", "heron")


def field(value: object) -> Field:
    return Field(value, "state")  # type: ignore[arg-type]  # whatever JSON may hold, and more


def test_what_is_there_is_read() -> None:
    data = field({"turn": 3, "ships": {"heron": [1, 2]}, "seen": ["heron", "gull"], "at": None, "over": False})
    assert data.only(("turn", "ships", "seen", "at", "over")).at("turn").number(1, 9) == 3
    assert [(i, ship.numbers(2, 0, 9), ship.path) for i, ship in data.at("ships").members(SHIPS)] == [
        (1, [1, 2], "state.ships.heron")
    ]
    assert data.at("seen").indexes(SHIPS) == [1, 0] and data.at("seen").mask(SHIPS) == 3
    assert data.at("at").index_or(SHIPS, -1) == -1 and not data.at("over").flag()
    assert data.at("left_out", 7).number(0, 9) == 7 and data.at("left_out", "gull").index(SHIPS) == 0
    assert data.has("turn") and not data.has("left_out") and data.at("left_out", "x").text() == "x"


@pytest.mark.parametrize(
    ("value", "read", "message"),
    [
        ({"tunr": 1}, lambda f: f.only(("turn", "hull")), r"state\.tunr: there is no such field \(did you mean 'turn'\?\)"),
        ([], lambda f: f.only(("turn",)), r"state: an object is wanted, not \[\]"),
        ({"turn": 10}, lambda f: f.at("turn").number(1, 9), r"state\.turn: a number from 1 to 9 is wanted, not 10"),
        ({"turn": True}, lambda f: f.at("turn").number(0, 9), r"state\.turn: .* not true"),
        ({"turn": 1.5}, lambda f: f.at("turn").number(0, 9), r"state\.turn: .* not 1\.5"),
        ({"turn": float("nan")}, lambda f: f.at("turn").number(0, 9), r"state\.turn: .* not NaN"),
        ({"over": 1}, lambda f: f.at("over").flag(), r"state\.over: true or false is wanted, not 1"),
        ({"hull": [1, -1]}, lambda f: f.at("hull").numbers(2, 0, 9), r"state\.hull\[1\]: a number from 0 to 9"),
        ({"hull": [1]}, lambda f: f.at("hull").numbers(2, 0, 9), r"state\.hull: a list of 2 is wanted, not \[1\]"),
        ({"hull": 3}, lambda f: f.at("hull").items(), r"state\.hull: a list is wanted, not 3"),
        ({"who": "heorn"}, lambda f: f.at("who").index(SHIPS), r'state\.who: there is no "heorn" here \(did you mean \'heron\''),
        ({"who": None}, lambda f: f.at("who").index(SHIPS), r"state\.who: there is no null here; there are: gull, heron"),
        ({"who": 3}, lambda f: f.at("who").text(), r"state\.who: a text is wanted, not 3"),
        ({"ships": {"guII": 1}}, lambda f: f.at("ships").members(SHIPS), r"state\.ships\.guII: there is no"),
        ({"seen": ["gull", "gull"]}, lambda f: f.at("seen").mask(SHIPS), r'state\.seen\[1\]: "gull" is there twice'),
        ({"seen": "x" * 999}, lambda f: f.at("seen").mask(SHIPS), r"^.{0,120}…$"),
    ],
)
def test_what_is_wrong_is_named(value: object, read: Callable[[Field], object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read(field(value))
