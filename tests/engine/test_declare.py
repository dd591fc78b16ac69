"""What is declared of an attribute is how a position writes and reads it; what is wrong is refused by the path of its field."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tests import declared
from tests.declared import SHIPS, Attributes, Harbour, Tow
from vezerkar.engine import BadPosition
from vezerkar.engine.declare import (
    Attribute,
    Each,
    Fixed,
    Kind,
    Many,
    Mask,
    Number,
    OneOf,
    Own,
    Part,
    Row,
    Truth,
    Word,
    attributes,
    dump,
    event_kinds,
    keys,
    load,
)
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field

ATTRIBUTES = attributes(Attributes)
SHIP = OneOf("piece", "SHIPS", SHIPS)
OR_NONE = OneOf("piece", "SHIPS", SHIPS, {-1: None, -2: "sunk"})


def named(name: str) -> Attribute:
    return next(one for one in ATTRIBUTES if one.name == name)


def at(value: object) -> Field:
    return Field(value, "state.x")  # type: ignore[arg-type]  # whatever JSON may hold


@pytest.mark.parametrize(
    ("kind", "value", "plain"),
    [
        (Number("", 0, 9), 3, 3),
        (Truth(), True, True),
        (Word("", ("a", "b")), "b", "b"),
        (Word(), "free text", "free text"),
        (SHIP, 1, "heron"),
        (OR_NONE, -1, None),
        (OR_NONE, -2, "sunk"),
        (OR_NONE, 2, "tern"),
        (Mask("", "SHIPS", SHIPS), 0b101, ["gull", "tern"]),
        (Each("", SHIP), [2, 0], ["tern", "gull"]),
        (Many("", SHIP), (2, 0), ["tern", "gull"]),
        (Row("", (SHIP, Truth())), (1, False), ["heron", False]),
        (Many("", Row("", (SHIP, Number()))), ((1, 5), (1, 6)), [["heron", 5], ["heron", 6]]),
        (named("motto").kind, "aye", "AYE"),
        (named("tow").kind, None, None),
    ],
)
def test_what_is_written_is_read_again(kind: Kind, value: object, plain: Any) -> None:
    assert kind.dump(value) == plain
    assert kind.load(at(plain)) == value and kind.update(value, at(plain)) == value
    assert kind.words()


@pytest.mark.parametrize(
    ("kind", "plain", "message"),
    [
        (Number("", 0, 9), 10, r"state\.x: a number from 0 to 9 is wanted, not 10"),
        (Number("", 0, 9), True, r"state\.x: a number"),
        (Truth(), 1, r"state\.x: true or false is wanted, not 1"),
        (Word("", ("a", "b")), "c", r"state\.x: there is no \"c\" here.*there are: a, b"),
        (SHIP, "herno", r"state\.x: there is no \"herno\" here \(did you mean 'heron'\?\)"),
        (SHIP, None, r"state\.x: there is no null here"),
        (OR_NONE, "sank", r"state\.x: .*'sunk'"),
        (Mask("", "SHIPS", SHIPS), ["gull", "gull"], r"state\.x\[1\]: \"gull\" is there twice"),
        (Each("", SHIP), ["gull", 3], r"state\.x\[1\]: there is no 3 here"),
        (Many("", SHIP), "gull", r"state\.x: a list is wanted"),
        (Row("", (SHIP, Truth())), ["gull"], r"state\.x: a list of 2 is wanted"),
        (Many("", Row("", (SHIP, Truth()))), [["gull", 0]], r"state\.x\[0\]\[1\]: true or false is wanted, not 0"),
        (named("tow").kind, {"tug": "gull", "rope": 3}, r"state\.x\.rope: there is no such field"),
        (named("tow").kind, {"metres": 3}, r"state\.x\.tug: it is missing"),
        (Part("", attributes(declared.PilotAttributes), Harbour), {}, r"state\.x\.pier: it is missing"),
        (Part("", attributes(declared.TowAttributes), Tow, needed=True), None, r"state\.x: an object is wanted, not null"),
        (named("tow").kind, {"tug": "gull", "metres": 0}, r"state\.x\.metres: a number from 1 to 99"),
    ],
)
def test_what_is_wrong_is_refused_by_its_path(kind: Kind, plain: object, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        kind.load(at(plain))


def test_some_kinds_change_what_is_named_and_leave_the_rest() -> None:
    by_pier = Each("", Number("", 0, 9), declared.PIERS, "PIERS")
    assert by_pier.dump([3, 4]) == {"east": 3, "west": 4}
    assert by_pier.update([3, 4], at({"west": 9})) == [3, 9]
    with pytest.raises(BadPosition, match=r"state\.x\.north: there is no"):
        by_pier.update([3, 4], at({"north": 1}))
    with pytest.raises(BadPosition, match=r"state\.x: a list of 2 is wanted"):
        Fixed("", Number()).update([3, 4], at([1]))
    assert Fixed("", Number()).update([3, 4], at([1, 2])) == [1, 2]


def test_a_declaration_says_all_of_an_attribute() -> None:
    assert [one.name for one in ATTRIBUTES][:4] == ["rules", "tides", "day", "pier"]
    assert (named("pier").key, named("pier").old, named("pier").initial) == ("at", ("berth",), "-1")
    assert named("pier").meaning == "Where the pilot waits."
    assert named("queue").type == "list[tuple[int, int]]" and named("tow").type == "Tow | None"
    assert named("rules").type == "Rules" and named("tides").initial == "" and named("heights").initial == "[0] * tides"
    assert named("wake").secret == ("pilot",) and named("day").secret is None
    assert [one.name for one in ATTRIBUTES if not one.written] == ["rules", "hands", "grid", "crossed", "fleet"]
    assert "berth" in keys(ATTRIBUTES) and "ships" in keys(ATTRIBUTES) and "crews" not in keys(ATTRIBUTES)


def test_a_type_without_a_kind_is_refused() -> None:
    class Wrong:
        odd: list[int]

    with pytest.raises(TypeError, match=r"Wrong\.odd: its kind must be said"):
        attributes(Wrong)


def changed() -> Harbour:
    s = Harbour()
    s.pier, s.afloat, s.calm, s.wind, s.heights = 1, 0b11, False, "north", [3, 4]
    s.queue, s.wake, s.piers, s.motto = [(1, 5)], (1, 2), [0, 9], "aye"
    s.crews, s.masters, s.loaded, s.tow = [7, 0, -1], [-1, 0, -1], [0, 1], Tow()
    return s


WHOLE: dict[str, Json] = {
    "tides": 2,
    "day": 1,
    "at": "west",
    "afloat": ["gull", "heron"],
    "calm": False,
    "wind": "north",
    "heights": [3, 4],
    "queue": [["heron", 5]],
    "wake": [1, 2],
    "piers": {"east": 0, "west": 9},
    "motto": "AYE",
    "ships": {"gull": {"crews": 7, "master": None}, "heron": {"crews": 0, "master": "east"}},
    "guns": {"0": {"loaded": 0}, "1": {"loaded": 1}},
    "tow": {"tug": "gull", "metres": 9},
    "over": False,
}


def test_a_state_is_written_and_read_again() -> None:
    assert list(dump(changed(), ATTRIBUTES)) == list(WHOLE)
    assert dump(changed(), ATTRIBUTES) == WHOLE
    s = Harbour()
    load(s, Field(WHOLE, "state").only(keys(ATTRIBUTES)), ATTRIBUTES)
    assert dump(s, ATTRIBUTES) == WHOLE


def test_what_is_as_at_the_beginning_may_be_left_out() -> None:
    s = Harbour()
    assert dump(s, ATTRIBUTES, unlike=Harbour()) == {"day": 1, "ships": {"gull": {}, "heron": {}}, "guns": {}}
    s.pier, s.masters[1], s.loaded[1] = 0, 1, 1
    told = dump(s, ATTRIBUTES, unlike=Harbour())
    assert told == {"day": 1, "at": "east", "ships": {"gull": {}, "heron": {"master": "west"}}, "guns": {"1": {"loaded": 1}}}
    again = Harbour()
    load(again, Field(told, "state"), ATTRIBUTES)
    assert dump(again, ATTRIBUTES) == dump(s, ATTRIBUTES)


def test_names_of_former_versions_are_read() -> None:
    s = Harbour()
    load(s, Field({"berth": "west"}, "state"), ATTRIBUTES)
    assert s.pier == 1
    load(s, Field({"berth": "west", "at": "east"}, "state"), ATTRIBUTES)
    assert s.pier == 0


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"ships": {"gul": {}}}, r"state\.ships\.gul: there is no \"gul\""),
        ({"ships": {"gull": {"crew": 3}}}, r"state\.ships\.gull\.crew: there is no such field"),
        ({"ships": {"gull": {"crews": 41}}}, r"state\.ships\.gull\.crews: a number from -1 to 40"),
        ({"guns": {"2": {"loaded": 1}}}, r"state\.guns\.2: there is no"),
        ({"heights": [1]}, r"state\.heights: a list of 2"),
        ({"tow": {"tug": "gull", "metres": "9"}}, r"state\.tow\.metres: a number from 1 to 99"),
    ],
)
def test_a_wrong_state_is_refused_by_its_path(data: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        load(Harbour(), Field(data, "state"), ATTRIBUTES)


def test_fields_of_a_thing_that_the_game_reads_itself_are_left_to_it() -> None:
    s = Harbour()
    load(s, Field({"ships": {"gull": {"colour": "red", "crews": 3}}}, "state"), ATTRIBUTES)
    assert s.crews == [3, 0, -1]


def test_events_are_declared_by_signatures() -> None:
    kinds = {kind.name: kind for kind in event_kinds(sys.modules["tests.declared"])}
    assert list(kinds) == ["moored", "sounded", "sounded_hidden", "seen", "pass"]
    moored = kinds["moored"]
    assert moored.arguments == (("ship", "int"), ("pier", "int"), ("towed_by", "int | None = None"))
    assert [(one.name, one.kind.role, one.optional) for one in moored.fields] == [
        ("ship", "piece", False),
        ("pier", "space", False),
        ("towed_by", "piece", True),
        ("from", "space", False),
        ("floating", "flag", False),
    ]
    assert moored.computed == (("from_", "s.pier"), ("floating", "s.afloat > 0"))
    assert (kinds["sounded"].seats, kinds["sounded_hidden"].seats, moored.seats) == ("BIT[seat]", "~BIT[seat]", "")
    assert kinds["seen"].seats == "knowing" and [one.name for one in kinds["seen"].fields] == ["ship"]
    assert [one.name for one in kinds["sounded"].fields] == ["seat", "depth"]
    assert (kinds["pass"].function, kinds["pass"].level, moored.level) == ("pass_", 1, 0)
    assert kinds["seen"].reveals and not moored.reveals and (kinds["sounded"].draws, moored.draws) == ("depth", "")


def test_own_and_part_have_words() -> None:
    assert Own("", what="object").words() == "object"
    assert Part("", attributes(declared.TowAttributes), Tow).words().startswith("object or null: `tug`")
    assert Part("", attributes(declared.TowAttributes), Tow, needed=True).words().startswith("object: `tug`")
