"""Positions of Triumph & Tragedy: written, read, checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.triumph.table import put, table
from tests.triumph.scatter import scattered
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.games.triumph.game import Triumph
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, BLOCKS, CARD_COUNT, NATION_INDEX, WEST
from vezerkar.games.triumph.position import check, dump_state, load_state
from vezerkar.games.triumph.rules.units import lay_open
from vezerkar.games.triumph.state import GONE, HEGEMONY, TntState, Variant
from vezerkar.games.triumph.view import view

DICE = Dice(key_of("position"))
TNT = Triumph()


def read(data: Any) -> TntState:
    return load_state(data, DICE, Variant())


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from([0, 40, 200]))
def test_what_is_written_is_read(seed: int, crowd: int) -> None:
    s = scattered(seed, crowd)
    data = json.loads(json.dumps(dump_state(s)))
    again = read(data)
    assert dump_state(again) == data
    for name in TntState.__slots__:
        # What would be found again is not written down.
        if name not in ("variant", "steady", "offered"):
            assert getattr(again, name) == getattr(s, name), name


def test_the_end_is_written() -> None:
    s = scattered(1)
    s.finish(0b011, HEGEMONY)
    again = read(dump_state(s))
    assert (again.over, again.winner, again.ending) == (True, 0b011, HEGEMONY)


def test_a_position_may_be_short() -> None:
    s = read({"blocks": {"germany_tank_1": {"area": "warsaw", "cv": 2}}, "factions": {"axis": {"hand": ["a2", "i3", "a1"]}}})
    assert s.control[AREA_INDEX["warsaw"]] == AXIS and s.owner[AREA_INDEX["warsaw"]] == AXIS
    assert s.control[AREA_INDEX["london"]] == WEST
    assert s.hand[AXIS] == tuple(sorted(s.hand[AXIS])) and len(s.hand[AXIS]) == 3
    assert len(s.decks[0]) + len(s.decks[1]) == CARD_COUNT - 3


def test_the_blocks_of_a_fallen_power_are_gone() -> None:
    s = read({"fallen": ["italy"], "markers": {"italy": "west"}})
    assert s.place.count(GONE) == 20


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("state.nonsense", {"nonsense": 1}),
        ("state.blokade: there is no such field (did you mean 'blockade'?)", {"blokade": {}}),
        ("state.season", {"season": "monsoon"}),
        ("state.year", {"year": 1950}),
        ("state.commands", {"commands": 77}),
        ("state.order", {"order": ["axis", "axis", "ussr"]}),
        ("state.blocks.germany_tank_99", {"blocks": {"germany_tank_99": {"area": "berlin"}}}),
        ("state.blocks.germany_tank_1.area", {"blocks": {"germany_tank_1": {}}}),
        ("state.blocks.germany_tank_1.cv", {"blocks": {"germany_tank_1": {"area": "north_sea", "cv": 5}}}),
        ("state.blocks.germany_fleet_1.area", {"blocks": {"germany_fleet_1": {"area": "munich"}}}),
        ("state.blocks.germany_fleet_1.via", {"blocks": {"germany_fleet_1": {"area": "ruhr", "via": "berlin"}}}),
        ("state.blocks.germany_fleet_1.flags", {"blocks": {"germany_fleet_1": {"area": "ruhr", "flags": ["engaged"]}}}),
        ("state.blocks.germany_fortress_1.area", {"blocks": {"germany_fortress_1": {"area": "north_sea"}}}),
        ("blocks.germany_fortress_2.area", {"blocks": {f"germany_fortress_{n}": {"area": "berlin"} for n in (1, 2)}}),
        ("state.blocks.germany_fortress_1.area", {"blocks": {"germany_fortress_1": {"area": "paris"}}}),
        ("blocks, area", {"blocks": {"germany_tank_1": {"area": "paris"}, "france_tank_1": {"area": "paris"}}}),
        ("state.blocks.italy_tank_1, fallen", {"blocks": {"italy_tank_1": {"area": "rome"}}, "fallen": ["italy"]}),
        ("state.blocks.germany_submarine_1.state", {"blocks": {"germany_submarine_1": {"area": "ruhr", "state": "escaped"}}}),
        ("state.forts.warsaw", {"forts": {"warsaw": 3}}),
        ("state.forts.warsaw", {"forts": {"warsaw": 4}, "armed": {"poland": {}}}),
        ("influence.poland", {"influence": {"poland": {"faction": "axis", "count": 1}}, "armed": {"poland": {}}}),
        ("influence.poland", {"influence": {"poland": {"faction": "axis", "count": 1}}, "markers": {"poland": "axis"}}),
        ("state.influence.poland.count", {"influence": {"poland": {"faction": "axis", "count": 99}}}),
        ("state.blockade.delhi.full", {"blockade": {"delhi": {"faction": "west"}}}),
        ("foes", {"nations": {"poland": {"foes": ["axis"]}}}),
        ("factions.west.hand", {"factions": {"axis": {"hand": ["a1"]}, "west": {"hand": ["a1"]}}}),
        ("state.factions.axis.vault", {"factions": {"axis": {"vault": [{"tech": "jets", "cards": ["i1", "i2"]}]}}}),
        ("state.factions.axis.vault", {"factions": {"axis": {"vault": [["atomic_research_2", "i22", "i27"]]}}}),
        ("factions.axis.dividends", {"factions": {"axis": {"dividends": [2, 2, 2, 2, 2]}}}),
        ("state.factions.axis.dividends[0]", {"factions": {"axis": {"dividends": [7]}}}),
        ("factions.axis.war", {"factions": {"axis": {"war": ["west"]}}}),
        ("state.factions.axis.ind", {"factions": {"axis": {"ind": -1}}}),
        ("crossed[0]", {"crossed": [{"border": ["berlin", "moscow"], "faction": "axis", "units": 1}]}),
        ("crossed", {"crossed": [["berlin", "warsaw", "axis", 9]]}),
        ("state.over, winners, ending", {"over": True}),
        (
            "state.control",
            {
                "blocks": {"germany_tank_1": {"area": "paris"}, "germany_tank_2": {"area": "london"}},
                "factions": {"axis": {"war": ["west"]}, "west": {"war": ["axis"]}},
            },
        ),
    ],
)
def test_what_cannot_be_is_refused_by_name(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        read(data)
    assert field in str(refused.value)


MOVING: dict[str, Any] = {
    "stack": [["Year", 4], ["Season"], ["PlayerTurn", 1], ["MovementPhase"]],
    "state": {
        "season": "spring", "active": "axis", "turn": "full", "commands": 3, "shown": True,
        "blocks": {"germany_tank_1": {"area": "berlin"}},
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("field", "stack", "state"),
    [
        ("state.active", None, {"active": None}),
        ("state.turn", None, {"turn": "none"}),
        ("state.shown", None, {"shown": False}),
        ("state.season", None, {"season": "summer"}),
        ("stack[0]", [["Year", 12]], {}),
        ("stack[0]", [["Season"]], {}),
        ("stack[2]: MovementPhase cannot lie on Season", [["Year", 4], ["Season"], ["MovementPhase"]], {}),
        ("MoveUnit wants germany_tank_2", [*MOVING["stack"], ["MoveUnit", BLOCKS.index("germany_tank_2")]], {}),
        ("state.commands", [*MOVING["stack"], ["MoveUnit", BLOCKS.index("germany_tank_1")]], {"commands": 0}),
        ("state.intel", None, {"intel": "i34"}),
        ("state.factions.west.commits", [["Year", 3], ["Government", 1]],
         {"season": "new_year", "turn": "none", "commands": 0, "shown": False, "factions": {"west": {"commits": ["a1"]}}}),
        ("state.turn, commands", [["Year", 3], ["Government", 1]], {"season": "new_year", "shown": False}),
    ],
)  # fmt: skip
def test_what_does_not_fit_the_stack_is_refused_by_name(field: str, stack: Any, state: dict[str, Any]) -> None:
    assert TNT.position({"game": "triumph", **MOVING}).waiting() == ("axis",)
    with pytest.raises(BadPosition) as refused:
        TNT.position({"game": "triumph", "stack": stack or MOVING["stack"], "state": {**MOVING["state"], **state}})
    assert field in str(refused.value)


def test_positions_of_former_versions_are_read() -> None:
    old = read(
        {
            "blocks": {
                "germany_fleet_1": {"area": "north_sea", "move": 255 | AREA_INDEX["ruhr"] << 8 | 1 << 16, "acted": True},
                "germany_submarine_1": {"area": "north_sea", "seen": ["axis", "west"]},
                "france_infantry_1": {"area": "paris", "open": True, "seen": ["axis", "west", "ussr"]},
            },
            "active": "axis",
            "escaped": ["germany_submarine_1"],
            "nations": {"poland": {"influence": ["axis", 2]}, "norway": {"armed": True, "foes": ["axis"], "violated": "axis"}},
            "blockade": {"delhi": ["med", "west"]},
            "crossed": [["berlin", "warsaw", "axis", 1]],
            "targets": [["west"], ["axis"], [], []],
            "ahead": 2,
        }
    )
    told: Any = dump_state(old)
    assert told["blocks"]["germany_fleet_1"] == {
        "area": "north_sea", "cv": 1, "from": "ruhr", "flags": ["acted", "engaged"],
    }  # fmt: skip
    assert told["blocks"]["germany_submarine_1"] == {"area": "north_sea", "cv": 1, "state": "escaped", "known": ["west"]}
    assert told["blocks"]["france_infantry_1"] == {"area": "paris", "cv": 1, "state": "open"}
    assert told["influence"] == {"poland": {"faction": "axis", "count": 2}}
    assert told["armed"] == {"norway": {"foes": ["axis"], "violated": "axis", "partner": None}}
    assert told["blockade"] == {"delhi": {"faction": "west", "full": False}}
    assert told["crossed"] == [{"border": ["berlin", "warsaw"], "faction": "axis", "units": 1}]
    assert told["targets"] == {"axis": ["west"], "west": ["axis"]} and told["ahead"] == [["axis", "west"]]
    assert dump_state(read(told)) == told


def test_positions_and_views_spell_alike() -> None:
    s = scattered(3, 120)
    position = dump_state(s)
    seen: Mapping[str, object] = view(s, AXIS)
    same = set(position) & set(seen) - {"decks", "factions"}
    assert same >= {
        "markers",
        "influence",
        "armed",
        "fallen",
        "laid",
        "blockade",
        "crossed",
        "targets",
        "came",
        "forts",
        "control",
    }
    for name in same:
        assert position[name] == seen[name], name
    mine: Any = position["factions"]
    own: Any = seen["factions"]
    for name in ("war", "declared", "hand", "commits", "vault", "techs", "kept", "dividends", "ind"):
        assert mine["axis"][name] == own["axis"][name], name


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


def test_there_may_be_more_influence_than_makes_a_satellite() -> None:
    """Several cards may be played on one Neutral before it is looked whose Satellite it is."""
    influence: Json = {"spain": {"faction": "axis", "count": 4}}
    match = Triumph().position({"game": "triumph", "stack": [["Year", 0]], "state": {"influence": influence}})
    assert dump_state(match.state)["influence"] == influence
