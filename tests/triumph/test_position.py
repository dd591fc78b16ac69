"""Positions of Triumph & Tragedy: written, read, checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.triumph.table import put, table
from tests.triumph.scatter import scattered
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.errors import BadPosition
from vezerkar.games.triumph.facts import AREA_INDEX, AXIS, CARD_COUNT, NATION_INDEX, WEST
from vezerkar.games.triumph.position import build, check, describe
from vezerkar.games.triumph.rules.units import lay_open
from vezerkar.games.triumph.state import GONE, HEGEMONY, TntState, Variant

DICE = Dice(key_of("position"))


def read(data: Any) -> TntState:
    return build(data, DICE, Variant())


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([0, 40, 200]))
def test_what_is_written_is_read(seed: int, crowd: int) -> None:
    s = scattered(seed, crowd)
    data = json.loads(json.dumps(describe(s)))
    again = read(data)
    assert describe(again) == data
    for name in TntState.__slots__:
        # What would be found again is not written down.
        if name not in ("variant", "steady", "offered"):
            assert getattr(again, name) == getattr(s, name), name


def test_the_end_is_written() -> None:
    s = scattered(1)
    s.finish(0b011, HEGEMONY)
    again = read(describe(s))
    assert (again.over, again.winner, again.ending) == (True, 0b011, HEGEMONY)


def test_a_position_may_be_short() -> None:
    s = read({"blocks": {"germany_tank_1": {"area": "warsaw", "cv": 2}}, "factions": {"axis": {"hand": ["a2", "i3", "a1"]}}})
    assert s.control[AREA_INDEX["warsaw"]] == AXIS and s.owner[AREA_INDEX["warsaw"]] == AXIS
    assert s.control[AREA_INDEX["london"]] == WEST
    assert s.hand[AXIS] == tuple(sorted(s.hand[AXIS])) and len(s.hand[AXIS]) == 3
    assert len(s.decks[0]) + len(s.decks[1]) == CARD_COUNT - 3


def test_the_blocks_of_a_fallen_power_are_gone() -> None:
    s = read({"nations": {"italy": {"fallen": True, "marker": "west"}}})
    assert s.place.count(GONE) == 20


@pytest.mark.parametrize(
    "data",
    [
        {"nonsense": 1},
        {"season": "monsoon"},
        {"blocks": {"germany_tank_99": {"area": "berlin"}}},
        {"blocks": {"germany_tank_1": {"area": "north_sea", "cv": 5}}},
        {"blocks": {"germany_fleet_1": {"area": "munich"}}},
        {"blocks": {"germany_fortress_1": {"area": "north_sea"}}},
        {"blocks": {"germany_fortress_1": {"area": "berlin"}, "germany_fortress_2": {"area": "berlin"}}},
        {"blocks": {"germany_fortress_1": {"area": "paris"}}},
        {"blocks": {"germany_tank_1": {"area": "paris"}, "france_tank_1": {"area": "paris"}}},
        {"blocks": {"italy_tank_1": {"area": "rome"}}, "nations": {"italy": {"fallen": True}}},
        {"escaped": ["germany_submarine_1"]},
        {"forts": {"warsaw": 3}},
        {"nations": {"poland": {"influence": ["axis", 1], "armed": True}}},
        {"nations": {"poland": {"influence": ["axis", 1], "marker": "axis"}}},
        {"nations": {"poland": {"foes": ["axis"]}}},
        {"factions": {"axis": {"hand": ["a1"]}, "west": {"hand": ["a1"]}}},
        {"factions": {"axis": {"vault": [["jets", "i1", "i2"]]}}},
        {"factions": {"axis": {"vault": [["atomic_research_2", "i22", "i27"]]}}},
        {"factions": {"axis": {"dividends": [2, 2, 2, 2, 2]}}},
        {"factions": {"axis": {"dividends": [7]}}},
        {"factions": {"axis": {"war": ["west"]}}},
        {"factions": {"axis": {"ind": -1}}},
        {"crossed": [["berlin", "warsaw", "axis", 9]]},
        {"over": True},
        {"year": 1950},
    ],
)
def test_what_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        read(data)


def in_two_places(s: TntState) -> None:
    s.at[AREA_INDEX["paris"]] = s.at[AREA_INDEX["berlin"]]


def not_counted(s: TntState) -> None:
    s.here[AREA_INDEX["berlin"]] = 0


def without_cv(s: TntState) -> None:
    s.cv[put(s, "germany tank munich")] = 0


def half_open(s: TntState) -> None:
    block = put(s, "germany tank munich")
    lay_open(s, block)
    s.seen[block] &= ~2


def chit_lost(s: TntState) -> None:
    s.chits[0] -= 1


def laid_by_nobody(s: TntState) -> None:
    s.laid_by[NATION_INDEX["poland"]] = AXIS


@pytest.mark.parametrize("spoil", [in_two_places, not_counted, without_cv, half_open, chit_lost, laid_by_nobody])
def test_the_check_finds_what_cannot_be(spoil: Callable[[TntState], None]) -> None:
    s = table(units=["germany infantry berlin", "france infantry paris"])
    check(s)
    spoil(s)
    with pytest.raises(AssertionError):
        check(s)
