"""Control of land and sea (T&T 1.14, 1.21, 1.3, 2; B-34, B-35, B-67)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.moving import begin, controls, go
from tests.rules.triumph.table import block, move, play, put, table
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, FACTIONS, NATION_INDEX, USSR, WEST
from vezerkar.games.triumph.rules.control import determine, disputed, enemy_land, friendly, production_level, resources
from vezerkar.games.triumph.rules.units import recount, take_off
from vezerkar.games.triumph.state import BLOCKED, NOBODY, TntState

AXIS_WEST = ["axis west"]
AXIS_USSR = ["axis ussr"]


def marker(s: TntState, nation: str) -> str:
    """Whose Control marker lies on the capital of a nation."""
    whose = s.marker[NATION_INDEX[nation]]
    return "" if whose == NOBODY else FACTIONS[whose]


# --- who controls what ---------------------------------------------------------------------------------------------


@rule("triumph", "1.14", "2.1", "2.2", "2.31", "2.4")
def test_control_at_the_start() -> None:
    s = table()
    for area in ("berlin", "munich", "rome", "venice", "tripoli", "cyrenaica"):
        assert controls(s, area) == "axis"
    for area in ("london", "paris", "gascony", "suez", "iraq", "delhi", "karachi", "ottawa", "gibraltar", "malta", "dakar"):
        assert controls(s, area) == "west"
    for area in ("moscow", "western_siberia", "sevastopol", "baku"):
        assert controls(s, area) == "ussr"
    for area in ("warsaw", "washington", "copenhagen", "iceland", "azores", "istanbul", "albania"):
        assert controls(s, area) == "neutral"


@rule("triumph", "1.14", "2.21", "4.5")
def test_the_worked_example_of_capitals() -> None:
    # The Axis holds Berlin, Rome and Tripoli without markers. Whoever takes Rome marks it and has Italy.
    s = table(war=AXIS_WEST)
    assert [marker(s, nation) for nation in ("germany", "italy", "libya")] == ["", "", ""]
    put(s, "britain infantry rome")
    determine(s)
    assert marker(s, "italy") == "west"
    assert [controls(s, area) for area in ("rome", "venice", "milan", "sicily")] == ["west"] * 4
    assert controls(s, "tripoli") == "axis"
    # The marker stays when the unit has gone, until somebody else takes Rome.
    move(s, "britain infantry rome", "milan")
    determine(s)
    assert controls(s, "rome") == "west"
    put(s, "germany infantry rome")
    determine(s)
    assert marker(s, "italy") == ""
    assert controls(s, "venice") == "axis"
    assert controls(s, "milan") == "west"


@rule("triumph", "1.14", "B-34")
def test_a_great_power_controls_its_empty_land_whoever_has_its_capital() -> None:
    s = table(war=AXIS_USSR, units=["germany infantry moscow"])
    assert controls(s, "moscow") == "axis"
    assert controls(s, "gorky") == "ussr"
    assert marker(s, "ussr") == ""
    move(s, "germany infantry moscow", "gorky")
    determine(s)
    assert (controls(s, "moscow"), controls(s, "gorky")) == ("ussr", "axis")


@rule("triumph", "1.14", "2.31")
def test_the_capital_of_a_colony_decides_over_its_empty_areas() -> None:
    s = table(war=AXIS_WEST, units=["italy infantry suez", "britain infantry iraq"])
    assert [controls(s, area) for area in ("suez", "egypt", "jordan", "sudan", "iraq")] == ["axis"] * 4 + ["west"]
    assert marker(s, "middle_east") == "axis"


@rule("triumph", "1.14", "11.54", "B-62")
def test_the_owner_of_a_disputed_area() -> None:
    s = table(war=AXIS_WEST, units=["france infantry lorraine", "germany tank lorraine"])
    assert disputed(s, AREA_INDEX["lorraine"])
    assert controls(s, "lorraine") == "west"
    take_off(s, block(s, "france infantry lorraine"))
    determine(s)
    assert not disputed(s, AREA_INDEX["lorraine"])
    assert controls(s, "lorraine") == "axis"


@rule("triumph", "B-34", "12.52", "3.21")
def test_ans_alone_gain_no_land_but_keep_what_they_had() -> None:
    s = table(war=AXIS_WEST, units=["germany air_force lorraine"])
    assert controls(s, "lorraine") == "west"
    s = table(war=AXIS_WEST, units=["germany infantry paris", "germany air_force lorraine"])
    assert controls(s, "lorraine") == "axis"
    put(s, "france infantry paris")
    take_off(s, block(s, "germany infantry paris"))
    determine(s)
    assert controls(s, "lorraine") == "axis"


@rule("triumph", "1.14", "11.0")
def test_to_pass_through_changes_nothing() -> None:
    s = table(war=AXIS_WEST, units=["germany tank munich"])
    begin(s, "axis")
    go(s, "germany tank munich", "gascony")
    play(s, "axis", "done")
    assert [controls(s, area) for area in ("lorraine", "gascony")] == ["west", "axis"]


@rule("triumph", "1.14", "8.2", "4.5")
def test_a_satellite_is_controlled_by_its_marker() -> None:
    s = table(markers={"poland": "ussr"})
    assert [controls(s, area) for area in ("warsaw", "lvov", "vilna")] == ["ussr"] * 3


@rule("triumph", "15.42", "8.14")
def test_an_armed_minor_controls_itself() -> None:
    s = table(minors={"poland": "axis"}, units=["germany infantry vilna"])
    assert [controls(s, area) for area in ("warsaw", "lvov")] == ["minor"] * 2
    # The Fortress of Vilna was there first.
    assert controls(s, "vilna") == "minor"
    assert enemy_land(s, AXIS, AREA_INDEX["vilna"])
    assert not enemy_land(s, USSR, AREA_INDEX["vilna"])


# --- the sea -------------------------------------------------------------------------------------------------------


@rule("triumph", "1.21", "B-35")
def test_seas_are_open_or_enemy() -> None:
    s = table(war=AXIS_WEST, units=["germany fleet north_sea", "ussr fleet baltic_sea", "germany submarine irish_sea"])
    north, baltic, irish = (AREA_INDEX[area] for area in ("north_sea", "baltic_sea", "irish_sea"))
    assert not friendly(s, WEST, north)
    assert friendly(s, USSR, north)
    assert friendly(s, WEST, baltic)
    assert friendly(s, AXIS, north)
    assert not friendly(s, WEST, irish)
    s.deep = (block(s, "germany submarine irish_sea"),)
    recount(s, irish)
    determine(s)
    assert friendly(s, WEST, irish), "an Escaped Sub does not hold a sea (12.73)"


# --- what it is good for -------------------------------------------------------------------------------------------


@rule("triumph", "1.14", "7.21", "B-6")
def test_pop_and_res_follow_control() -> None:
    s = table(war=AXIS_WEST, units=["germany infantry paris"])
    # Paris 2 POP and Lorraine's RES; Marseille is French land without a unit.
    assert resources(s, AXIS, False) == (11 + 2 + 1, 6 + 2)
    assert resources(s, WEST, False) == (12 - 3, 11 - 2)


@rule("triumph", "8.12", "8.13", "8.41", "B-6")
def test_influence_gives_pop_and_res() -> None:
    s = table(influence={"poland": "axis 1", "rumania": "ussr 2", "usa": "west 1"})
    assert resources(s, AXIS, False) == (13, 7)
    assert resources(s, USSR, False) == (13, 13)
    assert resources(s, WEST, False) == (15, 15)
    # Nobody but the West has anything of the USA.
    assert resources(table(influence={"usa": "axis 2"}), AXIS, False) == (11, 6)


@rule("triumph", "7.21", "2.11", "4.6", "B-6", "A-50")
def test_the_production_level() -> None:
    assert [production_level(table(), faction) for faction in (AXIS, WEST, USSR)] == [11, 7, 9]
    assert production_level(table(war=AXIS_WEST), AXIS) == 6
    # War with a Minor alone is no war; without its MainCapital a faction produces nothing.
    assert production_level(table(minors={"poland": "axis"}), AXIS) == 11
    assert production_level(table(war=AXIS_WEST, units=["germany infantry london"]), WEST) == 0


@rule("triumph", "B-67", "14.22")
def test_a_blockade_marker_goes_with_the_control() -> None:
    s = table(war=AXIS_WEST)
    delhi = AREA_INDEX["delhi"]
    s.blockade[delhi], s.blockaded[delhi] = BLOCKED, WEST
    determine(s)
    assert s.blockade[delhi] == BLOCKED
    put(s, "germany infantry delhi")
    determine(s)
    assert s.blockade[delhi] == 0


@rule("triumph", "2.21", "2.31", "1.14")
def test_land_of_a_defeated_power_without_capital_or_marker_is_neutral() -> None:
    s = table(war=AXIS_WEST)
    s.fallen |= BIT[NATION_INDEX["france"]]
    s.steady = False
    determine(s)
    assert controls(s, "gascony") == "neutral"
