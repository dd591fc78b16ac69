"""Armed Minors and Major Powers that are defeated (T&T 2.21, 2.31, 15.421)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.table import factions, move, put, table, told, units
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, FRANCE, ITALY, MINOR, NATION_INDEX, NEUTRAL, USA, USSR, WEST
from vezerkar.games.triumph.rules.nations import after_combat, arm
from vezerkar.games.triumph.rules.units import free_block, recount
from vezerkar.games.triumph.state import GONE

POLAND = NATION_INDEX["poland"]


def control(s, *areas: str) -> list[int]:
    """Who controls areas."""
    return [s.control[AREA_INDEX[area]] for area in areas]


def raze(s, area: str) -> None:
    """The Fortress of an Armed Minor is destroyed."""
    s.forts[AREA_INDEX[area]] = 0
    recount(s, AREA_INDEX[area])


@rule("triumph", "15.42", "B-27")
def test_the_fortresses_of_an_armed_minor() -> None:
    s = table(influence={"poland": "west 1"})
    arm(s, POLAND)
    assert [s.forts[AREA_INDEX[area]] for area in ("warsaw", "lvov", "vilna")] == [3, 2, 1]
    assert control(s, "warsaw", "lvov", "vilna") == [MINOR] * 3 and s.influence[POLAND] == 0


@rule("triumph", "15.421", "B-30")
def test_an_armed_minor_falls_with_its_capital() -> None:
    s = table(units=["germany infantry warsaw", "germany tank lvov"], minors={"poland": "axis"})
    raze(s, "warsaw")
    after_combat(s)
    assert control(s, "warsaw", "lvov", "vilna") == [AXIS] * 3
    assert s.forts[AREA_INDEX["lvov"]] == s.forts[AREA_INDEX["vilna"]] == 0
    assert not s.armed and s.foes[POLAND] == 0 and s.marker[POLAND] == AXIS
    assert s.here[AREA_INDEX["vilna"]] == 0 and factions(s.here[AREA_INDEX["lvov"]]) == "axis"
    assert told(s, "minor_defeated") == [{"nation": "poland", "faction": "axis"}]
    move(s, "germany infantry warsaw", "berlin")
    after_combat(s)
    assert control(s, "warsaw") == [AXIS], "the marker stays"


@rule("triumph", "15.421", "15.422", "B-30")
def test_what_a_partitioner_holds_stays_his() -> None:
    s = table(units=["ussr infantry vilna", "germany infantry warsaw"], minors={"poland": "axis ussr"})
    raze(s, "warsaw")
    raze(s, "vilna")
    after_combat(s)
    assert control(s, "warsaw", "lvov", "vilna") == [AXIS, AXIS, USSR]


@rule("triumph", "15.421", "A-32")
def test_the_capital_must_be_held_alone_and_on_the_ground() -> None:
    s = table(units=["germany infantry warsaw"], minors={"poland": "axis"})
    after_combat(s)
    assert s.armed & BIT[POLAND], "its Fortress stands"
    s = table(units=["germany air_force warsaw"], minors={"poland": "axis"})
    raze(s, "warsaw")
    after_combat(s)
    assert s.armed & BIT[POLAND] and control(s, "lvov") == [MINOR], "Air Forces take no land"
    s = table(units=["germany infantry warsaw", "ussr infantry warsaw"], war=["axis ussr"], minors={"poland": "axis ussr"})
    raze(s, "warsaw")
    after_combat(s)
    assert s.armed & BIT[POLAND], "disputed"


@rule("triumph", "2.21", "B-32")
def test_a_major_power_falls_with_its_capital() -> None:
    s = table(
        war=["axis west"],
        units=["britain infantry rome", "britain fleet rome", "italy infantry milan 3", "italy fleet tyrrhenian_sea",
               "germany tank venice"],
    )  # fmt: skip
    after_combat(s)
    assert units(s) == ["britain fleet rome 1", "britain infantry rome 1", "germany tank venice 1"]
    assert free_block(s, ITALY, 6) == -1 and GONE in s.place, "its blocks never come back"
    assert control(s, "rome", "milan", "sicily", "venice") == [WEST, WEST, WEST, AXIS]
    assert s.fallen & BIT[ITALY] and s.marker[ITALY] == WEST
    assert told(s, "power_defeated") == [{"nation": "italy", "faction": "west", "rule": "T&T 2.21"}]


@rule("triumph", "2.21", "A-32")
def test_a_major_power_stands_while_its_capital_is_disputed() -> None:
    s = table(war=["axis west"], units=["italy infantry rome", "britain infantry rome"])
    after_combat(s)
    assert not s.fallen
    s = table(war=["axis west"], units=["britain fleet rome"])
    after_combat(s)
    assert not s.fallen, "ships take no land"


@rule("triumph", "2.21", "B-32")
def test_a_fallen_power_does_not_rise_again() -> None:
    s = table(war=["axis west"], units=["britain infantry rome"])
    after_combat(s)
    move(s, "britain infantry rome", "london")
    put(s, "germany infantry rome")
    after_combat(s)
    assert control(s, "rome", "milan") == [AXIS, AXIS] and s.marker[ITALY] == AXIS
    assert free_block(s, ITALY, 6) == -1
    assert told(s, "power_defeated") == [{"nation": "italy", "faction": "west", "rule": "T&T 2.21"}], "once"


@rule("triumph", "2.31", "A-33", "B-33")
def test_its_colonies_become_armed_minors() -> None:
    s = table(war=["axis west"], units=["britain infantry rome", "italy tank tripoli", "germany tank cyrenaica"])
    after_combat(s)
    libya = NATION_INDEX["libya"]
    assert s.armed & BIT[libya] and s.foes[libya] == 0
    assert s.forts[AREA_INDEX["tripoli"]] == 2
    assert control(s, "tripoli", "cyrenaica") == [MINOR, AXIS]
    assert told(s, "colony_armed") == [{"nation": "libya"}]


@rule("triumph", "2.31", "A-33")
def test_a_unit_of_another_power_in_the_capital_saves_a_colony() -> None:
    s = table(war=["axis west"], units=["germany tank paris", "france infantry algiers", "britain fleet algiers"])
    after_combat(s)
    assert s.armed == BIT[NATION_INDEX["syria"]], "British in Algiers"
    assert control(s, "algiers", "morocco", "damascus") == [WEST, WEST, MINOR]
    move(s, "britain fleet algiers", "london")
    after_combat(s)
    assert control(s, "algiers", "morocco") == [WEST, WEST], "by the marker"
    s = table(war=["axis west"], units=["germany tank paris"], markers={"syria": "axis"})
    after_combat(s)
    assert s.armed == BIT[NATION_INDEX["french_north_africa"]] and control(s, "damascus") == [AXIS]


@rule("triumph", "2.11", "B-32")
def test_great_powers_are_never_defeated() -> None:
    s = table(war=["axis west"], units=["germany tank london", "britain infantry glasgow"])
    after_combat(s)
    assert not s.fallen and not s.armed
    assert control(s, "london", "glasgow", "delhi") == [AXIS, WEST, WEST]


@rule("triumph", "2.21", "8.43")
def test_the_usa_can_be_defeated_once_they_have_joined() -> None:
    s = table(war=["axis west"], units=["usa fortress new_york 2"], markers={"usa": "west"})
    put(s, "germany infantry washington")
    after_combat(s)
    assert s.fallen == BIT[USA] and s.marker[USA] == AXIS and units(s, "usa") == []
    assert control(s, "new_york", "ottawa") == [AXIS, WEST]


@rule("triumph", "2.21", "16.3")
def test_the_fall_of_a_capital_can_win_the_game() -> None:
    s = table(war=["axis west"], units=["germany tank paris", "germany tank delhi"])
    after_combat(s)
    assert s.over and s.winner == BIT[AXIS] and s.fallen & BIT[FRANCE]
    assert NEUTRAL not in control(s, "paris", "delhi")
