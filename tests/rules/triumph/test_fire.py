"""Firing: who first, with how many dice, at whom (T&T 12.4, 9.0, 15.22)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.battlefield import auto, fight, shots
from tests.rules.triumph.table import asked, legal, play, put, refused, table, told, units
from vezerkar.games.triumph.game_data import AIR, CLASSES, GROUND, NAVAL, SUB
from vezerkar.games.triumph.rules.battle import firepower

POLAND = {"poland": "axis"}


@rule("triumph", "12.42", "3.2", "A-1", "A-3")
def test_firepower_is_that_of_the_unit_table():
    wanted = {
        "fortress": "A2 N3 G4 S3", "air_force": "A3 N1 G1 S1", "carrier": "A2 N2 G1 S2", "submarine": "A0 N1 G0 S1",
        "fleet": "A1 N3 G1 S2", "tank": "A0 N0 G2 S0", "infantry": "A1 N1 G3 S0",
    }  # fmt: skip
    s = table()
    for unit, text in wanted.items():
        made = put(s, f"germany {unit} ruhr 1")
        assert " ".join(f"{CLASSES[kind]}{firepower(s, made, kind)}" for kind in range(4)) == text
    convoy = put(s, "germany infantry north_sea 1")
    assert [firepower(s, convoy, kind) for kind in (AIR, NAVAL, GROUND, SUB)] == [0, 0, 0, 0]


@rule("triumph", "9.0", "A-5")
def test_sonar_is_for_fleets():
    s = table(techs={"axis": "sonar"})
    assert firepower(s, put(s, "germany fleet north_sea 1"), SUB) == 3
    assert firepower(s, put(s, "germany carrier north_sea 1"), SUB) == 2
    assert firepower(s, put(s, "britain fleet north_sea 1"), SUB) == 2


@rule("triumph", "9.0", "A-6")
def test_the_radar_doubles_the_dice_over_friendly_territory():
    s = fight(
        ["britain air_force london 2"],
        ["germany air_force london 2 from ruhr"],
        techs={"west": "air_defense_radar", "axis": "air_defense_radar"},
        rolls=[6],
    )
    auto(s)
    assert [len(event["rolls"]) for event in told(s, "fired")] == [4, 2]


@rule("triumph", "9.0", "A-6")
def test_the_radar_is_for_air_targets_on_land():
    s = fight(
        ["britain air_force london 2"], ["germany fleet london 2 from north_sea"], techs={"west": "air_defense_radar"}, rolls=[6]
    )
    play(s, "west", "fire n")
    assert len(told(s, "fired")[0]["rolls"]) == 2
    s = fight(
        ["britain air_force north_sea 2"],
        ["germany air_force north_sea 2 from ruhr"],
        techs={"west": "air_defense_radar"},
        rolls=[6],
    )
    play(s, "west", "fire a")
    assert len(told(s, "fired")[0]["rolls"]) == 2


def first_shot(techs: dict[str, str], struck: str = "") -> str:
    """Who fires first when German Infantry attacks Soviet Infantry."""
    s = fight(
        ["ussr infantry kiev 1"], ["germany infantry kiev 1 from lvov"], markers=POLAND, techs=techs, struck=struck, rolls=[6]
    )
    auto(s)
    return shots(s)[0].split()[0]


@rule("triumph", "9.0", "12.3", "B-51")
def test_first_fire():
    assert first_shot({}) == "ussr"
    assert first_shot({"axis": "rocket_artillery"}) == "germany"
    assert first_shot({"axis": "rocket_artillery", "ussr": "rocket_artillery"}) == "ussr"
    assert first_shot({"axis": "heavy_tanks jets naval_radar"}) == "ussr"


@rule("triumph", "15.22", "B-22")
def test_surprise():
    assert first_shot({}, "ussr") == "germany"
    assert first_shot({"ussr": "rocket_artillery"}, "ussr") == "ussr"
    assert first_shot({"axis": "rocket_artillery", "ussr": "rocket_artillery"}, "ussr") == "germany"
    assert first_shot({}, "west") == "ussr"


@rule("triumph", "9.0", "A-5")
def test_naval_radar_is_for_fleets():
    s = fight(
        ["britain carrier north_sea 1", "britain fleet north_sea 1"],
        ["germany carrier north_sea 1 from ruhr", "germany fleet north_sea 1 from ruhr"],
        techs={"axis": "naval_radar"},
        rolls=[6, 6, 6, 6, 1],
    )
    play(s, "west", "fire n")
    play(s, "axis", "fire n")
    play(s, "axis", "fire n")
    assert shots(s) == ["britain carrier n", "germany carrier n", "germany fleet n"]


@rule("triumph", "12.41")
def test_a_class_that_is_not_there_is_no_target():
    s = fight(["ussr infantry kiev 1"], ["germany infantry kiev 1 from lvov"], markers=POLAND)
    assert refused(s, "ussr", "fire n") == ("refuse-no-target", "T&T 12.41")


@rule("triumph", "12.42")
def test_a_class_against_which_one_has_no_firepower():
    s = fight(["germany tank ruhr 1"], ["britain air_force ruhr 1 from london"], active="west", rolls=[6])
    play(s, "west", "fire g")
    assert refused(s, "axis", "fire a") == ("refuse-no-firepower", "T&T 12.42")


@rule("triumph", "12.44", "B-54")
def test_each_hit_goes_to_the_strongest_and_surplus_is_lost():
    s = fight(
        ["ussr infantry kiev 1", "ussr tank kiev 2"],
        ["germany infantry kiev 4 from lvov"],
        markers=POLAND,
        struck="ussr",
        techs={"axis": "rocket_artillery"},
        rolls=[6, 6, 1, 1, 1, 1],
    )
    play(s, "ussr", "fire g")
    play(s, "axis", "fire g")
    # Tank 2 -> 1, then the owner breaks the tie twice, the fourth hit finds nobody.
    assert asked(s) == "ussr"
    assert len(legal(s, "ussr")) == 2
    play(s, "ussr", legal(s, "ussr")[0])
    assert units(s, "ussr") == []
    assert len(told(s, "hit")) == 3


@rule("triumph", "12.44")
def test_only_the_strongest_may_be_chosen():
    s = fight(
        ["ussr infantry kiev 2", "ussr tank kiev 2", "ussr fortress kiev 1"],
        ["germany air_force kiev 1 from warsaw", "germany infantry kiev 1 from lvov"],
        markers=POLAND,
        rolls=[6, 1],
    )
    play(s, "ussr", "fire a")
    play(s, "axis", "fire g")
    assert [text.split()[1].rsplit("_", 1)[0] for text in legal(s, "ussr")] == ["ussr_tank", "ussr_infantry"]
    assert refused(s, "ussr", "lose ussr_fortress_1") == ("refuse-not-strongest", "T&T 12.44")


@rule("triumph", "15.42", "B-27", "B-28")
def test_a_neutral_fortress_fires_by_itself():
    s = fight(
        [],
        ["germany infantry warsaw 2 from berlin", "germany air_force warsaw 3 from berlin"],
        minors={"poland": "axis"},
        rolls=[4, 5, 6],
    )
    assert told(s, "fired")[0] == {
        "faction": "minor", "nation": "poland", "unit": "fortress", "area": "warsaw", "cv": 3, "class": "G", "need": 4,
        "rolls": ["4", "5", "6"], "hits": 1,
    }  # fmt: skip
    assert "germany infantry warsaw 1" in units(s)
    auto(s)
    assert shots(s) == ["poland fortress g", "germany air_force g", "germany infantry g"]


@rule("triumph", "15.42", "B-28")
def test_a_neutral_fortress_prefers_ships_to_aircraft():
    s = fight(
        [],
        [
            "germany fleet warsaw 2 from baltic_sea",
            "germany air_force warsaw 3 from berlin",
            "germany submarine warsaw 1 from baltic_sea",
        ],
        minors={"poland": "axis"},
        rolls=[6],
    )
    assert shots(s) == ["poland fortress n"]


@rule("triumph", "15.42")
def test_a_neutral_fortress_is_worn_down():
    s = fight([], ["germany infantry warsaw 4 from berlin"], minors={"poland": "axis"}, rolls=[6, 6, 6, 1, 1, 1, 1])
    auto(s)
    assert {"nation": "poland", "unit": "fortress", "area": "warsaw"} in told(s, "destroyed")
    assert told(s, "battle_over") == [{"area": "warsaw", "winner": "axis"}]
