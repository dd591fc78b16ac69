"""Supply Lines and the Supply Phase (T&T 14.1, 10.3, 10.4)."""

from __future__ import annotations

from typing import Any

from tests.rule import rule
from tests.rules.triumph.table import asked, legal, table, told, units
from vezerkar.games.triumph.game_data import AREA_INDEX, AREAS, AXIS, USSR, WEST
from vezerkar.games.triumph.rules.supply import SupplyPhase, starve, supplied
from vezerkar.games.triumph.state import BLOCKED


def has_line(s, faction: int, area: str) -> bool:
    """Whether a unit would be supplied in an area."""
    return supplied(s, faction)[AREA_INDEX[area]]


@rule("triumph", "14.11", "B-63")
def test_lines_over_friendly_land_and_open_seas() -> None:
    s = table(war=["axis west"])
    assert has_line(s, AXIS, "tripoli") and has_line(s, AXIS, "cyrenaica") and has_line(s, WEST, "delhi")
    assert has_line(s, AXIS, "north_atlantic_ocean"), "a Convoy at sea"
    assert has_line(s, AXIS, "warsaw") and not has_line(s, AXIS, "lvov"), "the land it begins in may be anybody's"


@rule("triumph", "14.11", "1.21")
def test_an_enemy_sea_carries_nothing() -> None:
    s = table(
        war=["axis west"],
        units=[
            "britain fleet central_mediterranean",
            "ussr fleet tyrrhenian_sea",
            "italy infantry tripoli",
            "italy tank cyrenaica",
        ],
    )
    assert not has_line(s, AXIS, "tripoli")
    s = table(war=["axis west"], units=["ussr fleet central_mediterranean"])
    assert has_line(s, AXIS, "tripoli"), "of a Rival at peace it is open"


@rule("triumph", "14.11", "A-45", "B-63")
def test_escaped_submarines_do_not_cut_supply() -> None:
    s = table(war=["axis west"], units=["britain submarine central_mediterranean"])
    assert not has_line(s, AXIS, "tripoli")
    s.deep = tuple(s.at[AREA_INDEX["central_mediterranean"]])
    s.here[AREA_INDEX["central_mediterranean"]] = 0
    s.control[AREA_INDEX["central_mediterranean"]] = 0
    assert has_line(s, AXIS, "tripoli")


@rule("triumph", "14.1")
def test_what_does_not_starve_has_told_its_type() -> None:
    for kind, lost in (("infantry", 1), ("air_force", 0)):
        s = table(war=["axis west"], units=[f"germany {kind} lvov 3"])
        news = s.news
        starve(s, AXIS, -1)
        assert units(s) == [f"germany {kind} lvov {3 - lost}"] and s.news > news
    s = table(war=["axis west"], units=["germany infantry berlin 3"])
    news = s.news
    starve(s, AXIS, -1)
    assert s.news == news


@rule("triumph", "1.3", "14.11", "B-47")
def test_lines_pass_straits_that_no_enemy_holds() -> None:
    """Sevastopol apart, the Black Sea is left by the Strait of Turkey alone."""
    out: dict[str, Any] = {"units": ["germany infantry bucharest"], "markers": {"rumania": "axis", "persia": "axis"}}
    s = table(war=["axis ussr"], **out)
    assert has_line(s, AXIS, "bucharest"), "through Neutral Istanbul"
    s = table(war=["axis ussr"], units=["germany infantry bucharest", "ussr fleet aegean_sea"], markers={"rumania": "axis"})
    assert not has_line(s, AXIS, "bucharest")
    s = table(war=["axis ussr"], units=["germany infantry bucharest"], markers={"rumania": "axis", "turkey": "west"})
    assert has_line(s, AXIS, "bucharest"), "through a Rival's"
    s = table(war=["axis ussr"], units=["germany infantry bucharest"], markers={"rumania": "axis", "turkey": "ussr"})
    assert not has_line(s, AXIS, "bucharest"), "not through an enemy's"


@rule("triumph", "14.11", "B-29")
def test_the_strait_of_an_armed_minor_is_closed_to_its_enemies() -> None:
    given: dict[str, Any] = {"war": ["axis ussr"], "units": ["germany infantry bucharest"], "markers": {"rumania": "axis"}}
    assert not has_line(table(minors={"turkey": "axis"}, **given), AXIS, "bucharest")
    assert has_line(table(minors={"turkey": "ussr"}, **given), AXIS, "bucharest")


@rule("triumph", "14.11", "1.14")
def test_disputed_land_carries_for_its_owner() -> None:
    ways = ["munich", "venice"]
    given: dict[str, Any] = {"war": ["axis west"], "markers": {"austria": "axis"}}
    s = table(units=[f"{nation} infantry {area}" for area in ways for nation in ("germany", "france")], **given)
    assert has_line(s, AXIS, "vienna")
    s = table(units=[f"{nation} infantry {area}" for area in ways for nation in ("france", "germany")], **given)
    assert not has_line(s, AXIS, "vienna")
    assert has_line(s, WEST, "munich")


@rule("triumph", "14.11", "2.11", "B-63")
def test_own_capitals_are_sources_while_they_are_held() -> None:
    s = table(war=["west ussr"], units=["britain fleet east_indian_ocean"])
    assert has_line(s, WEST, "karachi"), "Delhi"
    s = table(war=["axis ussr"], units=["germany tank moscow", "germany tank leningrad", "germany tank baku"])
    assert not any(supplied(s, USSR)), "none left"
    assert not has_line(s, AXIS, "baku"), "captured ones supply nobody"


@rule("triumph", "8.43", "B-63")
def test_washington_supplies_the_west_once_the_usa_have_joined() -> None:
    siege = ["germany fleet north_atlantic_ocean"]
    assert not has_line(table(war=["axis west"], units=siege), WEST, "ottawa")
    assert has_line(table(war=["axis west"], units=siege, markers={"usa": "west"}), WEST, "ottawa")


# --- the phase -----------------------------------------------------------------------------------------------------


def libya(season: str, war: str = "axis west", **given):
    """Tripoli is cut off in the Supply Phase of a season."""
    cut = ["britain fleet central_mediterranean 2"]
    own = [
        "italy infantry tripoli 2",
        "italy tank tripoli",
        "italy fleet tripoli",
        "italy fortress tripoli",
        "italy air_force tripoli",
    ]
    return table(at=[SupplyPhase()], units=[*cut, *own], war=[war] if war else [], season=season, **given)


@rule("triumph", "10.3", "14.1")
def test_tanks_and_infantry_without_supply_lose_a_step() -> None:
    s = libya("spring")
    assert units(s, "italy") == [
        "italy air_force tripoli 1", "italy fleet tripoli 1", "italy fortress tripoli 1", "italy infantry tripoli 1",
    ]  # fmt: skip
    assert told(s, "starved") == [{"nation": "italy", "area": "tripoli", "blocks": 2, "lost": 1, "rule": "T&T 14.1"}]


@rule("triumph", "15.1", "A-50")
def test_in_peace_nobody_needs_supply() -> None:
    assert "italy infantry tripoli 2" in units(libya("spring", war=""))
    s = table(at=[SupplyPhase()], units=["germany infantry vilna 2"], minors={"poland": "axis"}, season="fall")
    assert units(s) == ["germany infantry vilna 2"], "war with an Armed Minor alone is none"


@rule("triumph", "14.1", "B-63")
def test_convoys_at_sea_need_supply() -> None:
    s = table(
        at=[SupplyPhase()],
        units=["ussr infantry southern_caspian_sea 2", "germany tank baku", "germany tank turkmenistan", "germany tank grozny",
               "germany tank kazakhstan", "germany tank ufa"],
        war=["axis ussr"], season="fall",
    )  # fmt: skip
    assert "ussr infantry southern_caspian_sea 1" in units(s)
    assert {"nation": "ussr", "area": "southern_caspian_sea", "blocks": 1, "lost": 0, "rule": "T&T 14.1"} in told(s, "starved")


@rule("triumph", "14.1")
def test_several_nations_in_one_area() -> None:
    s = table(
        at=[SupplyPhase()], units=["italy infantry lvov 2", "germany tank lvov", "germany infantry lvov 2"],
        war=["axis west"], season="spring",
    )  # fmt: skip
    assert units(s) == ["germany infantry lvov 1", "italy infantry lvov 1"]
    assert told(s, "starved") == [
        {"nation": "germany", "area": "lvov", "blocks": 2, "lost": 1, "rule": "T&T 14.1"},
        {"nation": "italy", "area": "lvov", "blocks": 1, "lost": 0, "rule": "T&T 14.1"},
    ]


@rule("triumph", "14.1", "12.52", "A-29")
def test_ans_that_lose_their_support_have_to_leave() -> None:
    s = table(
        at=[SupplyPhase()],
        units=["france infantry tunisia", "germany infantry tunisia", "germany air_force tunisia",
               *[f"britain fleet {sea}_mediterranean" for sea in ("western", "central")], "britain fleet tyrrhenian_sea"],
        war=["axis west"], season="fall",
    )  # fmt: skip
    assert "germany infantry tunisia 1" not in units(s)
    assert asked(s) == "axis" and "rebase tripoli" in legal(s, "axis"), "the Air Force, wherever it can fly to"


@rule("triumph", "10.4", "A-28")
def test_in_winter_the_units_in_the_ussr_alone() -> None:
    s = table(
        at=[SupplyPhase()],
        units=["germany infantry gorky 2", "italy infantry tripoli 2", "britain fleet central_mediterranean", "ussr tank gorky 2",
               "ussr tank abadan 2", "britain fleet western_black_sea"],
        war=["axis ussr", "axis west"], season="winter",
    )  # fmt: skip
    assert "germany infantry gorky 1" in units(s) and "italy infantry tripoli 2" in units(s)
    assert "ussr tank gorky 2" in units(s) and "ussr tank abadan 2" in units(s)


@rule("triumph", "10.3", "14.22")
def test_blockades_are_marked_in_summer() -> None:
    tripoli = AREA_INDEX["tripoli"]
    assert libya("spring").blockade[tripoli] == 0
    s = libya("summer")
    assert [AREAS[area] for area in range(len(s.blockade)) if s.blockade[area] == BLOCKED] == ["tripoli"]
