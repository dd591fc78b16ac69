"""Movement (T&T 1, 3.2, 11; rulings A-21 .. A-28, B-36 .. B-49d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.triumph.moving import begin, can_move, escape, go, reach, turn, ways, why_not
from tests.rules.triumph.table import block, legal, play, put, refused, table
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.match import Match, replay
from vezerkar.games.triumph.game import Triumph
from vezerkar.games.triumph.game_data import AREA_INDEX, KIND, MOTORIZED_INFANTRY
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.retreat_paths import retreats
from vezerkar.games.triumph.rules.units import take_off
from vezerkar.games.triumph.state import INVADED, TntState
from vezerkar.translation import explain

SEAS = {area for area, i in AREA_INDEX.items() if KIND[i] in ("sea", "ocean")}
AXIS_USSR = ["axis ussr"]
AXIS_WEST = ["axis west"]
GAME = Triumph()


# --- units and commands --------------------------------------------------------------------------------------------


@rule("triumph", "11.0", "B-36")
def test_one_command_moves_one_unit_once() -> None:
    s = turn("axis", commands=2, units=["germany tank berlin", "germany tank munich", "germany infantry ruhr"])
    go(s, "germany tank berlin", "ruhr")
    assert not can_move(s, "germany tank ruhr")
    assert refused(s, "axis", "pick germany_tank_1") == ("refuse-moved-already", "T&T B-36")
    go(s, "germany tank munich", "berlin")
    assert not can_move(s, "germany infantry ruhr")
    assert refused(s, "axis", "pick germany_infantry_1") == ("refuse-no-commands", "T&T 11.0")


@rule("triumph", "3.241", "B-36")
def test_a_fortress_never_moves() -> None:
    s = turn("axis", units=["germany fortress berlin"])
    assert legal(s, "axis") == ["done", "war west", "war ussr"]
    assert refused(s, "axis", "pick germany_fortress_1") == ("refuse-never-moves", "T&T 3.241")


@rule("triumph", "3.13", "3.242", "3.243", "11.1")
def test_speed_on_land() -> None:
    s = turn("axis", war=AXIS_USSR, units=["germany tank konigsberg", "germany infantry konigsberg"])
    # Poland is Neutral, so Konigsberg has no land neighbour but Riga's Neutral coast: go by way of enemy land instead.
    s = turn("axis", war=AXIS_USSR, markers={"poland": "ussr"}, units=["germany tank berlin", "germany infantry berlin"])
    assert reach(s, "germany tank berlin") >= {"warsaw", "vilna", "belorussia", "kiev"}
    assert "riga" not in reach(s, "germany tank berlin")
    assert reach(s, "germany infantry berlin") >= {"warsaw", "vilna", "lvov"}
    assert not reach(s, "germany infantry berlin") & {"belorussia", "kiev", "odessa"}


@rule("triumph", "9.0", "3.13", "A-47")
def test_motorized_infantry_moves_three_areas() -> None:
    where: dict[str, Any] = {"war": AXIS_USSR, "markers": {"poland": "ussr"}, "units": ["germany infantry berlin"]}
    where["units"] += ["italy infantry munich"]
    s = turn("axis", techs={"axis": "motorized_infantry"}, **where)
    assert s.techs[0] == BIT[MOTORIZED_INFANTRY]
    assert reach(s, "germany infantry berlin") >= {"belorussia", "kiev", "odessa"}
    # Every own Infantry, the Italians too: Berlin, Warsaw, Lvov.
    assert "lvov" in reach(s, "italy infantry munich")


@rule("triumph", "3.211", "9.0", "A-4")
def test_speed_of_air_forces() -> None:
    where: dict[str, Any] = {
        "war": AXIS_USSR,
        "markers": {"poland": "axis"},
        "units": ["germany air_force lvov", "ussr infantry moscow"],
    }
    where["units"] += ["ussr infantry kiev", "ussr infantry bryansk"]
    assert reach(turn("axis", **where), "germany air_force lvov") >= {"kiev", "bryansk"}
    assert "moscow" not in reach(turn("axis", **where), "germany air_force lvov")
    assert "moscow" in reach(turn("axis", techs={"axis": "heavy_bombers"}, **where), "germany air_force lvov")


@rule("triumph", "3.221", "3.222", "3.231", "11.2")
@pytest.mark.parametrize(("kind", "far"), [("carrier", True), ("fleet", True), ("submarine", False)])
def test_speed_of_ships(kind: str, far: bool) -> None:
    # An enemy far away: without any the same seas would be in Strategic reach.
    s = turn("west", war=AXIS_WEST, units=[f"britain {kind} english_channel", "germany fleet english_channel"])
    s.control[AREA_INDEX["english_channel"]] = 2
    found = reach(s, f"britain {kind} english_channel")
    assert found >= {"north_sea", "norwegian_sea", "irminger_sea", "madeira_sea"}
    assert (("nordkapp_sea" in found), ("north_atlantic_ocean" in found)) == (far, far)


# --- stopping (A-23) -----------------------------------------------------------------------------------------------


@rule("triumph", "A-23", "11.1")
def test_only_enemy_units_stop_a_march() -> None:
    position: dict[str, Any] = {"war": AXIS_USSR, "markers": {"poland": "ussr"}}
    s = turn("axis", units=["germany tank berlin"], **position)
    assert "belorussia" in reach(s, "germany tank berlin")
    s = turn("axis", units=["germany tank berlin", "ussr infantry vilna"], **position)
    found = reach(s, "germany tank berlin")
    assert "vilna" in found
    assert "belorussia" not in found


@rule("triumph", "11.1", "11.0")
def test_own_units_are_no_obstacle() -> None:
    s = turn("axis", units=["germany tank konigsberg", *["germany infantry berlin"] * 5, "germany infantry ruhr"])
    assert reach(s, "germany infantry ruhr") >= {"berlin", "munich"}


@rule("triumph", "11.2", "1.21")
def test_ships_stop_where_enemies_are_and_submarines_do_not() -> None:
    units = ["britain fleet english_channel", "britain submarine english_channel", "germany fleet north_sea"]
    s = turn("west", war=AXIS_WEST, markers={"denmark": "west"}, units=units)
    assert {"north_sea", "copenhagen"} <= reach(s, "britain submarine english_channel")
    assert "north_sea" in reach(s, "britain fleet english_channel")
    assert "copenhagen" not in reach(s, "britain fleet english_channel")


@rule("triumph", "1.21", "15.1", "B-35", "B-49d")
def test_rivals_at_peace_share_the_sea() -> None:
    s = turn("west", units=["britain fleet english_channel", "germany fleet north_sea"])
    assert reach(s, "britain fleet english_channel") >= {"north_sea", "norwegian_sea", "nordkapp_sea"}
    go(s, "britain fleet english_channel", "north_sea")
    play(s, "west", "done")
    assert s.aggressed == ()


@rule("triumph", "15.1", "11.0", "B-49d")
def test_land_of_rivals_and_neutrals_is_closed() -> None:
    s = turn("axis", units=["germany tank munich", "germany tank konigsberg"])
    assert reach(s, "germany tank munich") == {"berlin", "ruhr", *reach(s, "germany tank munich") & SEAS}
    assert why_not(s, "germany tank munich", "lorraine") == ("refuse-rival-land", "T&T 15.2")
    assert why_not(s, "germany tank munich", "prague") == ("refuse-neutral-land", "T&T 15.4")


# --- at sea --------------------------------------------------------------------------------------------------------


@rule("triumph", "11.21", "1.2")
def test_an_ocean_takes_two() -> None:
    s = turn("west", war=AXIS_WEST, units=["britain fleet madeira_sea", "germany submarine madeira_sea"])
    # Among enemies: no Strategic Movement, three areas.
    found = reach(s, "britain fleet madeira_sea")
    assert found >= {"mid_atlantic_ocean", "dakar", "bay_of_biscay"}
    assert "south_atlantic_ocean" not in found
    assert "north_atlantic_ocean" in found  # by the Bay of Biscay: one and two


@rule("triumph", "11.4", "11.21")
def test_a_us_fleet_reaches_the_south_atlantic_strategically() -> None:
    # The worked example: three Oceans at two each make six.
    s = turn("west", war=AXIS_WEST, markers={"usa": "west"}, units=["usa fleet washington"])
    assert "south_atlantic_ocean" in reach(s, "usa fleet washington")
    assert "west_indian_ocean" not in reach(s, "usa fleet washington")
    for ocean in ("north_atlantic_ocean", "mid_atlantic_ocean"):
        put(s, f"germany submarine {ocean}")
        determine(s)
        assert "south_atlantic_ocean" not in reach(s, "usa fleet washington")
        take_off(s, block(s, f"germany submarine {ocean}"))
        determine(s)
    assert "south_atlantic_ocean" in reach(s, "usa fleet washington")


@rule("triumph", "11.22", "B-42", "11.221")
def test_from_london_to_the_ruhr_in_one_turn() -> None:
    s = turn("west", war=AXIS_WEST, units=["britain infantry london", "britain tank london", "germany tank ruhr"])
    assert "to ruhr via north_sea" in ways(s, "britain infantry london")
    go(s, "britain infantry london", "ruhr via north_sea")
    assert s.moves[block(s, "britain infantry ruhr")] & INVADED
    # One landing on a border.
    assert "to ruhr via north_sea" not in ways(s, "britain tank london")


@rule("triumph", "11.22", "B-42", "11.21")
def test_entering_an_ocean_is_all_a_convoy_does() -> None:
    units = ["britain infantry madeira_sea", "germany submarine mid_atlantic_ocean"]
    s = turn("west", war=AXIS_WEST, units=units)
    # The Escaped Sub leaves normal movement alone (A-30d).
    escape(s, "germany submarine mid_atlantic_ocean")
    found = reach(s, "britain infantry madeira_sea")
    assert {"mid_atlantic_ocean", "bay_of_biscay"} <= found
    assert not found & {"dakar", "rio_de_janeiro", "south_atlantic_ocean"}


@rule("triumph", "B-43", "11.22", "3.244")
def test_convoys_do_not_enter_seas_with_enemies_nor_leave_them() -> None:
    s = turn("west", war=AXIS_WEST, units=["britain infantry london", "britain tank irish_sea", "germany fleet north_sea"])
    assert "north_sea" not in reach(s, "britain infantry london")
    assert why_not(s, "britain infantry london", "north_sea") == ("refuse-convoy-enemy", "T&T B-43")
    s = turn("west", war=AXIS_WEST, units=["britain infantry north_sea", "germany fleet north_sea"])
    assert not can_move(s, "britain infantry north_sea")
    assert refused(s, "west", "pick britain_infantry_1") == ("refuse-convoy-enemy", "T&T B-43")


@rule("triumph", "11.2", "3.242")
def test_ground_units_at_sea_stop_on_land() -> None:
    s = turn("west", units=["france infantry marseille"])
    found = reach(s, "france infantry marseille")
    assert {"western_mediterranean", "tyrrhenian_sea", "algiers", "tunisia", "gibraltar"} <= found
    # By sea it is two areas to Algiers; Dakar lies further inland.
    assert "dakar" not in found


@rule("triumph", "A-24", "1.3", "B-47")
def test_neutral_straits_are_passed_but_not_entered() -> None:
    s = turn("axis", units=["germany fleet berlin"])
    found = reach(s, "germany fleet berlin")
    assert "north_sea" in found
    assert "copenhagen" not in found
    assert why_not(s, "germany fleet berlin", "copenhagen") == ("refuse-neutral-land", "T&T 15.4")


@rule("triumph", "A-24", "1.3", "B-47")
def test_straits_of_rivals_are_passed_and_those_of_enemies_not() -> None:
    units = ["italy fleet western_mediterranean", "italy submarine western_mediterranean"]
    s = turn("axis", units=units)
    for kind in ("fleet", "submarine"):
        assert "madeira_sea" in reach(s, f"italy {kind} western_mediterranean")
        assert "gibraltar" not in reach(s, f"italy {kind} western_mediterranean")
    s = turn("axis", units=units, war=AXIS_WEST)
    for kind in ("fleet", "submarine"):
        assert "madeira_sea" not in reach(s, f"italy {kind} western_mediterranean")


@rule("triumph", "A-24", "11.2")
def test_ships_stop_in_an_enemy_strait() -> None:
    s = turn("axis", units=["italy fleet western_mediterranean", "britain infantry gibraltar"], war=AXIS_WEST)
    found = reach(s, "italy fleet western_mediterranean")
    assert "gibraltar" in found
    assert "madeira_sea" not in found


@rule("triumph", "11.2", "3.231")
def test_a_submarine_dives_through_a_disputed_strait_of_its_own() -> None:
    units = ["britain infantry gibraltar", "italy infantry gibraltar"]
    s = turn("west", war=AXIS_WEST, units=[*units, "britain submarine madeira_sea", "britain fleet madeira_sea"])
    assert "western_mediterranean" in reach(s, "britain submarine madeira_sea")
    assert "western_mediterranean" not in reach(s, "britain fleet madeira_sea")


@rule("triumph", "11.2", "1.3", "A-24")
def test_from_a_strait_ships_sail_to_whatever_lies_beside_it() -> None:
    # Suez touches the Sudan, the Danish Strait the Ruhr.
    s = turn("west", war=AXIS_WEST, units=["britain submarine eastern_mediterranean", "italy submarine eastern_mediterranean"])
    assert {"suez", "red_sea", "sudan"} <= reach(s, "britain submarine eastern_mediterranean")
    s = turn("axis", units=["germany fleet stockholm"], markers={"sweden": "axis"})
    assert {"ruhr", "north_sea"} <= reach(s, "germany fleet stockholm")


@rule("triumph", "B-48")
def test_azov_opens_to_the_black_sea_through_sevastopol_alone() -> None:
    s = turn("ussr", units=["ussr fleet kharkov"])
    assert {"sea_of_azov", "sevastopol", "eastern_black_sea", "western_black_sea"} <= reach(s, "ussr fleet kharkov")
    s = turn("ussr", units=["ussr submarine sea_of_azov", "germany infantry sevastopol"], war=AXIS_USSR)
    assert reach(s, "ussr submarine sea_of_azov") == {"kharkov", "kuban", "sevastopol"}


@rule("triumph", "11.1", "B-40")
def test_ships_follow_a_common_shore() -> None:
    s = turn("ussr", units=["ussr fleet leningrad", "ussr fleet murmansk", "germany fleet gulf_of_bothnia"], war=AXIS_USSR)
    assert "murmansk" not in reach(s, "ussr fleet leningrad")  # no shore in common
    assert "archangel" in reach(s, "ussr fleet murmansk")
    s = turn("west", units=["france fleet paris"])
    assert "gascony" in reach(s, "france fleet paris")


@rule("triumph", "11.2")
def test_ships_stop_on_coastal_land() -> None:
    s = turn("west", war=AXIS_WEST, units=["britain fleet london", "germany fleet norwegian_sea", "germany fleet irish_sea"])
    put(s, "germany infantry bay_of_biscay")
    determine(s)
    # Through Paris it would be two areas to Gascony.
    assert "gascony" not in reach(s, "britain fleet london")


# --- in the air ----------------------------------------------------------------------------------------------------


@rule("triumph", "11.3", "B-37")
def test_air_forces_do_not_overfly_neutrals_or_rivals_but_straits() -> None:
    s = turn("axis", units=["germany air_force ruhr", "germany air_force konigsberg", "germany air_force munich"])
    found = reach(s, "germany air_force munich")
    assert "venice" not in found  # Austria is in between
    assert "norwegian_sea" in reach(s, "germany air_force ruhr")
    s = turn("axis", markers={"norway": "axis"}, units=["germany air_force ruhr"])
    assert "oslo" in reach(s, "germany air_force ruhr")


@rule("triumph", "11.3", "B-37")
def test_air_forces_overfly_enemies() -> None:
    s = turn(
        "axis",
        war=AXIS_USSR,
        markers={"poland": "axis"},
        units=["germany air_force lvov", "ussr infantry kiev", "ussr tank bryansk"],
    )
    assert {"kiev", "bryansk"} <= reach(s, "germany air_force lvov")


@rule("triumph", "11.3", "B-38")
def test_from_the_sea_air_forces_go_to_friendly_land_at_normal_speed() -> None:
    s = turn(
        "west",
        war=AXIS_WEST,
        units=["britain air_force north_sea", "germany infantry ruhr", "britain infantry paris", "germany tank paris"],
    )
    found = reach(s, "britain air_force north_sea")
    assert found == {"london", "glasgow", "gascony", "lorraine"}
    # Paris is Disputed, the Ruhr Enemy; seas are none of its goals.


@rule("triumph", "11.55", "B-61")
def test_ans_raid_only_where_enemies_are() -> None:
    s = turn("axis", war=AXIS_WEST, units=["germany air_force ruhr", "germany fleet ruhr", "france infantry lorraine"])
    assert "lorraine" in reach(s, "germany air_force ruhr")
    assert "paris" not in reach(s, "germany air_force ruhr")
    assert why_not(s, "germany fleet ruhr", "london") == ("refuse-ans-land", "T&T 11.55")


@rule("triumph", "11.55", "12.62", "A-30c", "B-61")
def test_bombers_over_an_undefended_main_capital() -> None:
    position: dict[str, Any] = {"war": AXIS_WEST, "units": ["germany air_force ruhr"]}
    assert "london" not in reach(turn("axis", **position), "germany air_force ruhr")
    s = turn("axis", techs={"axis": "precision_bombsight"}, **position)
    assert "london" in reach(s, "germany air_force ruhr")
    assert "paris" not in reach(s, "germany air_force ruhr")
    go(s, "germany air_force ruhr", "london")
    assert s.aggressed == (AREA_INDEX["london"],)


@rule("triumph", "11.55", "A-27")
def test_ans_join_ground_units_in_empty_enemy_land() -> None:
    s = turn("axis", war=AXIS_WEST, units=["germany air_force ruhr", "germany infantry munich"])
    assert "lorraine" not in reach(s, "germany air_force ruhr")
    go(s, "germany infantry munich", "lorraine")
    assert "lorraine" in reach(s, "germany air_force ruhr")


# --- Strategic Movement --------------------------------------------------------------------------------------------


@rule("triumph", "11.4", "B-39")
def test_strategic_movement_doubles_the_speed_over_friendly_land() -> None:
    s = turn("ussr", units=["ussr infantry murmansk", "ussr tank murmansk"])
    # Leningrad, Bryansk, Kiev, Odessa: four. To Georgia it is five.
    assert "odessa" in reach(s, "ussr infantry murmansk")
    assert "georgia" not in reach(s, "ussr infantry murmansk")
    assert "georgia" in reach(s, "ussr tank murmansk")


@rule("triumph", "11.4", "B-39")
def test_strategic_movement_keeps_clear_of_enemies() -> None:
    s = turn("ussr", war=AXIS_USSR, units=["ussr infantry moscow", "germany infantry bryansk", "germany infantry kharkov"])
    assert "odessa" not in reach(s, "ussr infantry moscow")
    assert "bryansk" in reach(s, "ussr infantry moscow")


@rule("triumph", "11.4", "B-39")
def test_strategic_movement_does_not_pass_straits_of_others() -> None:
    s = turn("axis", units=["germany fleet konigsberg"])
    # Baltic, Danish Strait, North Sea: three; the Norwegian Sea would be the fourth.
    assert "north_sea" in reach(s, "germany fleet konigsberg")
    assert "norwegian_sea" not in reach(s, "germany fleet konigsberg")
    s = turn("axis", markers={"denmark": "axis"}, units=["germany fleet konigsberg"])
    assert {"norwegian_sea", "nordkapp_sea", "barents_sea"} <= reach(s, "germany fleet konigsberg")


@rule("triumph", "11.4", "B-39")
def test_strategic_flight_begins_and_ends_on_friendly_land() -> None:
    s = turn("west", war=AXIS_WEST, units=["britain air_force london"])
    found = reach(s, "britain air_force london")
    # North Sea or Channel, Paris, Gascony: far, but over Open Seas and Friendly land.
    assert {"gascony", "marseille", "lorraine"} <= found
    assert "greenland_sea" not in found


@rule("triumph", "A-30d", "11.4")
def test_an_escaped_submarine_forbids_strategic_movement_into_its_sea_but_not_out_of_it() -> None:
    s = turn(
        "west", war=AXIS_WEST, units=["britain fleet london", "germany submarine irish_sea", "germany submarine bay_of_biscay"]
    )
    escape(s, "germany submarine irish_sea")
    escape(s, "germany submarine bay_of_biscay")
    assert {"irish_sea", "bay_of_biscay", "irminger_sea"} <= reach(s, "britain fleet london")
    assert "mid_atlantic_ocean" not in reach(s, "britain fleet london")
    s = turn("west", war=AXIS_WEST, units=["britain fleet irish_sea", "germany submarine irish_sea"])
    escape(s, "germany submarine irish_sea")
    assert "mid_atlantic_ocean" in reach(s, "britain fleet irish_sea")


@rule("triumph", "11.4", "B-42")
def test_convoys_go_four_areas_to_friendly_shores() -> None:
    s = turn("west", units=["france infantry marseille"])
    found = reach(s, "france infantry marseille")
    # The Tyrrhenian Sea, Malta, the Central Mediterranean: by sea four.
    assert {"malta", "central_mediterranean", "sfax"} <= found
    assert "suez" not in found


# --- battles and borders -------------------------------------------------------------------------------------------


@rule("triumph", "11.52", "A-49", "B-45")
def test_the_worked_example_of_borders() -> None:
    # Two from Munich across the river into Lorraine; two more through the forest of the Low Countries.
    tanks = ["germany tank munich"] * 3 + ["germany tank amsterdam"] * 3
    s = turn("axis", war=AXIS_WEST, markers={"low_countries": "axis"}, units=[*tanks, "france fortress lorraine 3"])
    for _ in range(2):
        go(s, "germany tank munich", "lorraine via munich")
    assert "to lorraine via munich" not in ways(s, "germany tank munich")
    for _ in range(2):
        go(s, "germany tank amsterdam", "lorraine via amsterdam")
    # The last tank of Munich could have gone round by Amsterdam; that border is used up as well.
    assert not {"to lorraine via munich", "to lorraine via amsterdam"} & set(ways(s, "germany tank munich"))
    assert "to lorraine via amsterdam" not in ways(s, "germany tank amsterdam")
    # By Paris, which nobody defends, there is a third way.
    assert "to lorraine via paris" in ways(s, "germany tank amsterdam")
    put(s, "france infantry paris")
    assert why_not(s, "germany tank munich", "lorraine") == ("refuse-border-full", "T&T 11.52")


@rule("triumph", "11.52")
@pytest.mark.parametrize(
    ("start", "goal", "limit"),
    [("munich", "lorraine", 2), ("belorussia", "vilna", 3), ("leningrad", "helsinki", 2), ("budapest", "prague", 1)],
)
def test_limits_of_borders(start: str, goal: str, limit: int) -> None:
    markers = {"hungary": "ussr", "finland": "axis", "poland": "axis", "czechoslovakia": "axis"}
    mover, unit = ("axis", "germany") if start == "munich" else ("ussr", "ussr")
    foe = "france" if start == "munich" else "germany"
    s = turn(
        mover, war=[*AXIS_USSR, *AXIS_WEST], markers=markers, units=[f"{unit} tank {start}"] * 4 + [f"{foe} infantry {goal}"]
    )
    for _ in range(limit):
        go(s, f"{unit} tank {start}", f"{goal} via {start}")
    assert f"to {goal} via {start}" not in ways(s, f"{unit} tank {start}")


@rule("triumph", "11.52", "11.5")
def test_borders_limit_ground_units_only_and_empty_enemy_land_not_at_all() -> None:
    s = turn("axis", war=AXIS_WEST, units=["germany tank munich"] * 4 + ["germany air_force munich"] * 4)
    for _ in range(4):
        go(s, "germany tank munich", "lorraine")
    s = turn("axis", war=AXIS_WEST, units=["france infantry lorraine"] + ["germany air_force munich"] * 4)
    for _ in range(4):
        go(s, "germany air_force munich", "lorraine")


@rule("triumph", "11.221", "A-25", "9.0")
@pytest.mark.parametrize(("techs", "landings"), [({}, 1), ({"west": "lsts"}, 2)])
def test_landings_on_a_border(techs: dict[str, str], landings: int) -> None:
    s = turn("west", war=AXIS_WEST, techs=techs, units=["britain infantry north_sea"] * 3 + ["britain infantry baltic_sea"])
    for _ in range(landings):
        go(s, "britain infantry north_sea", "ruhr via north_sea")
    # The border counts even though nobody defends it.
    assert "to ruhr via north_sea" not in ways(s, "britain infantry north_sea")
    assert "to ruhr via baltic_sea" in ways(s, "britain infantry baltic_sea")


@rule("triumph", "11.221", "B-44", "A-25")
def test_a_landing_out_of_a_strait() -> None:
    s = turn(
        "axis",
        war=AXIS_WEST,
        units=["italy infantry tyrrhenian_sea"] * 2 + ["germany infantry sicily"],
        markers={"malta": "axis"},
    )
    go(s, "italy infantry tyrrhenian_sea", "sfax via malta")
    assert s.moves[block(s, "italy infantry sfax")] & INVADED
    assert "to sfax via malta" not in ways(s, "italy infantry tyrrhenian_sea")
    # From Sicily it is a march: Malta, Sfax.
    go(s, "germany infantry sicily", "sfax")
    assert not s.moves[block(s, "germany infantry sfax")] & INVADED


@rule("triumph", "B-44", "11.221")
def test_reinforcing_a_battle_on_own_land_from_the_sea_is_no_landing() -> None:
    units = ["britain infantry london", "germany infantry london", "britain infantry irish_sea", "britain tank irish_sea"]
    s = turn("west", war=AXIS_WEST, techs={"west": "lsts"}, units=units)
    go(s, "britain infantry irish_sea", "london via irish_sea")
    assert not any(what & INVADED for what in s.moves.values())
    # One on a coast border, LSTs or not.
    assert "to london via irish_sea" not in ways(s, "britain tank irish_sea")


@rule("triumph", "11.54", "A-27")
def test_aggression() -> None:
    position: dict[str, Any] = {
        "war": AXIS_WEST,
        "units": ["germany tank munich", "germany infantry munich", "france infantry lorraine"],
    }
    s = turn("axis", **position)
    go(s, "germany tank munich", "lorraine")
    assert s.aggressed == (AREA_INDEX["lorraine"],)
    # Joining a battle is no Aggression.
    s = turn("axis", **{**position, "units": [*position["units"], "germany infantry lorraine"]})
    go(s, "germany tank munich", "lorraine")
    assert s.aggressed == ()


@rule("triumph", "11.51", "B-46")
def test_leaving_a_battle() -> None:
    units = ["germany tank lorraine", "france infantry lorraine", "france infantry paris", "france fleet marseille"]
    s = turn("axis", war=AXIS_WEST, units=units)
    found = reach(s, "germany tank lorraine")
    assert {"munich", "berlin", "ruhr"} <= found
    # Not straight into Enemy land, nor into another battle.
    assert not found & {"gascony", "marseille", "paris"}
    assert why_not(s, "germany tank lorraine", "paris") == ("refuse-left-battle", "T&T 11.51")


@rule("triumph", "11.51", "11.52", "B-45")
def test_borders_limit_whoever_leaves_a_battle() -> None:
    s = turn("axis", war=AXIS_WEST, units=["germany tank lorraine"] * 3 + ["germany tank munich", "france infantry lorraine"])
    go(s, "germany tank munich", "lorraine via munich")
    go(s, "germany tank lorraine", "munich via munich")
    assert not can_move(s, "germany tank lorraine")


@rule("triumph", "11.51", "11.4")
def test_whoever_leaves_a_battle_does_not_move_strategically() -> None:
    s = turn("ussr", war=AXIS_USSR, units=["ussr infantry kiev", "germany infantry kiev"])
    assert reach(s, "ussr infantry kiev") >= {"bryansk", "moscow", "odessa", "sevastopol"}
    assert "gorky" not in reach(s, "ussr infantry kiev")


@rule("triumph", "11.51", "B-46")
def test_submarines_and_air_forces_slip_away_over_enemies() -> None:
    units = [
        "britain submarine north_sea",
        "germany fleet north_sea",
        "germany fleet norwegian_sea",
        "germany fleet english_channel",
    ]
    s = turn("west", war=AXIS_WEST, units=[*units, "britain fleet north_sea"])
    assert {"london", "glasgow", "irish_sea", "bay_of_biscay"} <= reach(s, "britain submarine north_sea")
    assert not reach(s, "britain submarine north_sea") & {"norwegian_sea", "english_channel"}
    assert reach(s, "britain fleet north_sea") == {"london", "glasgow", "paris"}


@rule("triumph", "11.51")
def test_no_way_out_of_a_battle_through_a_neutral_strait() -> None:
    units = ["germany fleet baltic_sea", "germany submarine baltic_sea", "germany air_force konigsberg", "ussr fleet baltic_sea"]
    s = turn("axis", war=AXIS_USSR, units=units)
    assert "north_sea" not in reach(s, "germany fleet baltic_sea")
    assert "north_sea" not in reach(s, "germany submarine baltic_sea")


@rule("triumph", "B-49c", "11.51")
def test_ships_leave_a_besieged_port_for_an_open_sea() -> None:
    s = turn(
        "west",
        war=AXIS_WEST,
        units=["britain fleet london", "britain infantry london", "germany tank london", "germany fleet north_sea"],
    )
    found = reach(s, "britain fleet london")
    assert {"english_channel", "irish_sea", "glasgow", "bay_of_biscay"} <= found
    assert "north_sea" not in found


@rule("triumph", "11.51", "11.55")
def test_ships_that_left_a_battle_may_join_own_ground_units_that_met_nobody() -> None:
    units = ["germany fleet baltic_sea", "ussr fleet baltic_sea", "ussr fleet gulf_of_bothnia"]
    s = turn("axis", war=AXIS_USSR, markers={"baltic_states": "ussr"}, units=units)
    put(s, "germany infantry riga")
    assert "riga" not in reach(s, "germany fleet baltic_sea")  # straight out of the battle
    s = turn("west", war=AXIS_WEST, units=["britain fleet london", "germany tank london", "britain infantry north_sea"])
    go(s, "britain infantry north_sea", "ruhr")
    assert "ruhr" in reach(s, "britain fleet london")


@rule("triumph", "B-49d", "15.422")
def test_nobody_enters_land_with_a_rival_he_is_at_peace_with() -> None:
    # Half of Finland has been taken by the USSR; Axis is at war with the Finns only.
    minors = {"finland": "axis ussr"}
    s = turn("axis", minors=minors, units=["germany infantry gulf_of_bothnia", "ussr infantry helsinki"])
    assert "helsinki" not in reach(s, "germany infantry gulf_of_bothnia")
    s = turn("axis", minors=minors, units=["germany infantry gulf_of_bothnia"])
    assert "helsinki" in reach(s, "germany infantry gulf_of_bothnia")


# --- Emergency, Winter, the USA ------------------------------------------------------------------------------------


@rule("triumph", "10.11", "A-22")
def test_an_emergency_command_allows_no_aggression() -> None:
    units = ["germany tank munich", "germany air_force munich", "france infantry lorraine", "germany infantry konigsberg"]
    s = turn("axis", "emergency", war=[*AXIS_WEST, *AXIS_USSR], units=units, markers={"baltic_states": "ussr"})
    assert "lorraine" not in reach(s, "germany tank munich") | reach(s, "germany air_force munich")
    assert why_not(s, "germany tank munich", "lorraine") == ("refuse-no-aggression", "T&T A-22")
    assert "riga" not in reach(s, "germany infantry konigsberg")
    assert not [text for text in legal(s, "axis") if text.startswith("war")]


@rule("triumph", "10.11", "A-22")
def test_an_emergency_command_may_reinforce_battles_and_there_is_no_combat() -> None:
    units = ["germany tank munich", "germany infantry lorraine", "france infantry lorraine"]
    s = turn("axis", "emergency", 4, war=AXIS_WEST, units=units)
    go(s, "germany tank munich", "lorraine")
    play(s, "axis", "done")
    assert s.asked == 0
    assert s.turn_kind == 0


@rule("triumph", "10.4")
def test_in_winter_nothing_leaves_the_ussr() -> None:
    units = [
        "ussr tank leningrad",
        "ussr fleet leningrad",
        "ussr infantry riga",
        "ussr fleet kharkov",
        "germany infantry bryansk",
    ]
    s = turn("ussr", "winter", war=AXIS_USSR, markers={"baltic_states": "ussr", "finland": "axis"}, units=units)
    found = reach(s, "ussr tank leningrad")
    assert {"moscow", "bryansk", "murmansk"} <= found
    assert not found & ({"riga", "helsinki", "vilna"} | SEAS)
    assert not can_move(s, "ussr infantry riga")
    assert not can_move(s, "ussr fleet leningrad")
    # Sevastopol lies in the USSR, so ships may use it.
    assert reach(s, "ussr fleet kharkov") == {"kuban", "sevastopol", "odessa"}


@rule("triumph", "10.4")
def test_in_winter_units_outside_the_ussr_cannot_be_picked() -> None:
    s = turn("ussr", "winter", markers={"poland": "ussr"}, units=["ussr tank vilna"])
    assert not can_move(s, "ussr tank vilna")


@rule("triumph", "8.43", "B-49")
def test_us_units_stay_at_home_while_the_west_is_at_peace() -> None:
    s = turn("west", markers={"usa": "west"}, units=["usa tank new_york", "usa fleet new_york"])
    assert reach(s, "usa tank new_york") == {"washington"}
    assert reach(s, "usa fleet new_york") == {"washington"}
    assert why_not(s, "usa fleet new_york", "ottawa") == ("refuse-usa-peace", "T&T B-49")
    s = turn("west", war=AXIS_WEST, markers={"usa": "west"}, units=["usa tank new_york"])
    assert "ottawa" in reach(s, "usa tank new_york")


# --- Escaped Subs, the order of things -----------------------------------------------------------------------------


@rule("triumph", "12.73", "B-35")
def test_an_escaped_sub_holds_nobody_up_and_moves_freely() -> None:
    s = turn("west", war=AXIS_WEST, units=["britain fleet london", "germany submarine north_sea"])
    escape(s, "germany submarine north_sea")
    assert "norwegian_sea" in reach(s, "britain fleet london")
    begin(s, "axis")
    s = turn(
        "axis", war=AXIS_WEST, units=["britain fleet north_sea", "germany submarine north_sea", "britain fleet norwegian_sea"]
    )
    escape(s, "germany submarine north_sea")
    assert "norwegian_sea" in reach(s, "germany submarine north_sea")
    go(s, "germany submarine north_sea", "norwegian_sea")
    assert s.deep == ()


@rule("triumph", "11.53", "A-26")
def test_a_unit_remembers_where_it_came_from() -> None:
    s = turn("west", war=AXIS_WEST, units=["britain fleet london", "britain fleet glasgow", "germany fleet north_sea"])
    go(s, "britain fleet london", "north_sea")
    go(s, "britain fleet glasgow", "north_sea")
    starts = {what >> 8 & 255 for what in s.moves.values()}
    assert starts == {AREA_INDEX["london"], AREA_INDEX["glasgow"]}


@rule("triumph", "1.14", "B-34")
def test_control_does_not_change_while_units_move() -> None:
    s = turn("axis", war=AXIS_WEST, units=["germany tank munich", "germany air_force munich"])
    go(s, "germany tank munich", "lorraine")
    assert s.control[AREA_INDEX["lorraine"]] == 1
    play(s, "axis", "done")
    assert s.control[AREA_INDEX["lorraine"]] == 0


def test_the_table_has_nothing_to_ask_at_first() -> None:
    assert table().asked == 0


@rule("triumph", "18.0", "12.5")
def test_an_ally_does_not_retreat_to_the_other() -> None:
    units = ["ussr fleet leningrad", "ussr infantry leningrad", "germany infantry leningrad", "britain fleet gulf_of_bothnia"]
    for two in (True, False):
        s = table(two=two, war=AXIS_USSR, units=units)
        assert (AREA_INDEX["gulf_of_bothnia"] in retreats(s, block(s, "ussr fleet leningrad"))) != two


# --- saying where to go --------------------------------------------------------------------------------------------


def at_the_table(faction: str, **position: Any) -> Match[TntState]:
    """The Movement Phase of a faction as a match, for what is asked of a match alone."""
    data = GAME.dump(turn(faction, commands=5, season="spring", **position))
    assert isinstance(data["stack"], list) and isinstance(data["state"], dict)
    data["stack"] = [["Year", 4], ["Season"], *data["stack"]]
    data["state"]["shown"] = True
    return GAME.position({"game": "triumph", **data})


def to_there(match: Match[TntState], area: str) -> list[str]:
    """The moves to an area that are offered."""
    return [str(action) for action in match.decisions()[0].options if str(action).startswith(f"to {area}")]


@rule("triumph", "11.51", "11.52", "B-42")
def test_the_way_may_be_left_out_when_there_is_but_one() -> None:
    match = at_the_table("west", war=AXIS_WEST, units=["britain infantry london", "germany infantry london"])
    match.act("west", "pick britain_infantry_1")
    assert to_there(match, "ruhr") == ["to ruhr via north_sea"]
    assert match.why_not("west", "to ruhr") is None
    assert "to ruhr" not in [str(action) for action, _ in match.decisions()[0].refused], "it is not shown as forbidden"
    assert match.act("west", "to ruhr").notation == "to ruhr via north_sea", "and the record tells the way"
    assert replay(GAME, match.record()).digest() == match.digest()


@rule("triumph", "11.52", "B-45")
def test_of_several_ways_one_must_be_named() -> None:
    match = at_the_table(
        "axis", war=AXIS_WEST, units=["germany tank ruhr", "france infantry paris"], markers={"low_countries": "axis"}
    )
    match.act("axis", "pick germany_tank_1")
    assert to_there(match, "paris") == [f"to paris via {way}" for way in ("amsterdam", "lorraine", "north_sea")]
    refusal = match.why_not("axis", "to paris")
    assert refusal is not None
    assert (refusal.reason, refusal.cite) == ("refuse-name-way", "T&T 11.52")
    assert explain(refusal, "triumph", "en").endswith("Amsterdam, Lorraine, North Sea.")
    assert explain(refusal, "triumph", "hu").endswith("Amszterdam, Lorraine, Északi-tenger.")
    wrong = match.why_not("axis", "to paris via ruhr")
    assert wrong == refusal, "another way leads there"
    spare = match.why_not("axis", "to munich via lorraine")
    assert spare is not None and (spare.reason, spare.cite) == ("refuse-way-free", "T&T 11.0")
    match.act("axis", "to paris via amsterdam")


@rule("triumph", "11.221", "11.52")
def test_a_way_that_does_not_exist_is_refused_where_another_is_free() -> None:
    """Empty Enemy Territory is entered freely by land and invaded from the sea: only the latter way has a name."""
    s = turn("axis", war=AXIS_WEST, units=["germany infantry ruhr"], markers={"poland": "west"})
    assert {to for to in ways(s, "germany infantry ruhr") if "warsaw" in to} == {"to warsaw", "to warsaw via baltic_sea"}
    play(s, "axis", "pick germany_infantry_1")
    assert refused(s, "axis", "to warsaw via berlin") == ("refuse-way-free", "T&T 11.0")
