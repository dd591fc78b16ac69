"""Trade Routes and the Blockade (T&T 14.2)."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.table import block, move, table, told
from vezerkar.games.triumph.game_data import AREA_INDEX, AREAS, AXIS, RICH, THREE, USSR, WEST
from vezerkar.games.triumph.rules.control import determine, resources, trades_with
from vezerkar.games.triumph.rules.trade import cut_off, lift, mark_blockades, retest, routes
from vezerkar.games.triumph.state import BLOCKED, FREE, MED

SHUT = ["germany infantry gibraltar", "germany fleet baltic_sea", "germany fleet gulf_of_bothnia"]
"""The ways from the East to London but the one around Africa are shut; that by land through Poland and Sweden, too."""


def cut(s, faction: int) -> dict[str, int]:
    """The sources of a faction that are blockaded now, and how."""
    return {AREAS[area]: degree for area, degree in enumerate(cut_off(s, faction)) if degree}


def trades(s, faction: int, area: str) -> bool:
    """Whether a Trade Route leads from an area, by whatever way."""
    return routes(s, faction, True)[AREA_INDEX[area]]


@rule("triumph", "14.21")
def test_every_source_has_a_route_at_the_start() -> None:
    s = table(war=["axis west", "axis ussr", "west ussr"])
    assert [cut(s, faction) for faction in range(THREE)] == [{}, {}, {}]


@rule("triumph", "14.21", "B-64")
def test_two_sea_parts_are_one_too_many() -> None:
    """With Gibraltar shut Delhi reaches London through the Mediterranean over France and a second sea: not at all."""
    s = table(war=["axis west"], units=["germany fleet south_atlantic_ocean", *SHUT])
    assert cut(s, WEST) == {"delhi": BLOCKED, "bombay": BLOCKED, "iraq": BLOCKED, "suez": BLOCKED}
    assert trades(s, WEST, "marseille"), "a Land part and a Sea part"
    assert not trades(s, WEST, "suez") and not trades(s, WEST, "delhi")


@rule("triumph", "14.24", "B-65")
def test_the_way_around_africa_is_for_red_resources_alone() -> None:
    s = table(war=["axis west"], units=SHUT)
    assert cut(s, WEST) == {"delhi": MED, "bombay": MED, "iraq": MED}, "Suez has POP alone"
    mark_blockades(s)
    assert resources(s, WEST, True) == (12, 8)
    assert told(s, "blockade")[-1] == {"faction": "west", "areas": [], "med": ["iraq", "delhi", "bombay"]}


@rule("triumph", "14.21", "1.3")
def test_trade_passes_neutral_land_and_rival_straits() -> None:
    s = table(war=["axis west"], influence={"rumania": "axis 1", "portugal": "axis 1"})
    assert trades(s, AXIS, "bucharest") and trades(s, AXIS, "lisbon"), "over Neutrals"
    s = table(war=["axis west"], influence={"persia": "axis 1"}, units=["britain fleet madeira_sea", "britain fleet red_sea"])
    assert not trades(s, AXIS, "turkmenistan") and trades(s, AXIS, "abadan"), "not over a Rival's land, over Turkey by land"
    s = table(war=["axis west"], influence={"greece": "axis 1"}, markers={"turkey": "ussr"})
    assert trades(s, AXIS, "istanbul") and not trades(s, AXIS, "ankara"), "through a Rival's Strait, not over its land"


@rule("triumph", "14.21", "A-45", "A-30d")
def test_an_escaped_submarine_closes_a_sea_to_trade() -> None:
    s = table(war=["axis west"], units=["germany submarine north_atlantic_ocean"])
    s.deep = (block(s, "germany submarine north_atlantic_ocean"),)
    s.here[AREA_INDEX["north_atlantic_ocean"]] = 0
    determine(s)
    assert cut(s, WEST) == {"ottawa": BLOCKED}
    s.war[AXIS] = s.war[WEST] = 0
    assert cut(s, WEST) == {}, "not that of a Rival at peace"


@rule("triumph", "14.21", "A-39")
def test_without_the_main_capital_there_is_no_trade() -> None:
    s = table(war=["axis west"], units=["germany tank london"])
    assert not any(routes(s, WEST, True))
    assert set(cut(s, WEST)) == {AREAS[area] for area in RICH if trades_with(s, area) == WEST}


@rule("triumph", "14.22", "B-65")
def test_all_sources_are_marked_that_have_no_route() -> None:
    s = table(war=["axis ussr"], units=[f"germany tank {area}" for area in ("perm", "ufa", "kazakhstan")])
    mark_blockades(s)
    assert told(s, "blockade") == [
        {"faction": "axis", "areas": [], "med": []},
        {"faction": "ussr", "areas": ["urals", "western_siberia"], "med": []},
    ], "the West is at peace"
    assert s.blockaded[AREA_INDEX["urals"]] == USSR
    assert resources(s, USSR, True) == (11, 8), "Ufa is German"


@rule("triumph", "14.22", "B-65")
def test_associates_trade_as_well() -> None:
    shut = ["britain fleet north_sea", "britain fleet madeira_sea", "britain fleet norwegian_sea"]
    s = table(war=["axis west"], influence={"latin_america": "axis 1"}, units=shut)
    assert cut(s, AXIS) == {}, "by Oslo and Copenhagen"
    s = table(war=["axis west"], influence={"latin_america": "axis 1"}, units=[*shut, "britain fleet nordkapp_sea"])
    assert cut(s, AXIS) == {"rio_de_janeiro": MED}, "around Africa, then by Persia and Turkey"
    s = table(
        war=["axis west"], influence={"latin_america": "axis 1"},
        units=[*shut, "britain fleet nordkapp_sea", "britain fleet west_indian_ocean"],
    )  # fmt: skip
    assert cut(s, AXIS) == {"rio_de_janeiro": BLOCKED}


@rule("triumph", "14.23", "B-66")
def test_the_lesser_of_two_degrees_holds() -> None:
    s = table(war=["axis west"], units=["germany fleet south_atlantic_ocean", *SHUT])
    mark_blockades(s)
    delhi = AREA_INDEX["delhi"]
    assert s.blockade[delhi] == BLOCKED
    move(s, "germany fleet south_atlantic_ocean", "berlin")
    determine(s)
    retest(s, WEST)
    assert s.blockade[delhi] == MED
    move(s, "germany fleet berlin", "south_atlantic_ocean")
    determine(s)
    retest(s, WEST)
    assert s.blockade[delhi] == MED, "worse it cannot get"


@rule("triumph", "14.23", "B-66")
def test_what_was_not_marked_in_summer_counts() -> None:
    s = table(war=["axis west"])
    mark_blockades(s)
    move_in = table(war=["axis west"], units=["germany fleet north_atlantic_ocean"])
    s.control = move_in.control
    retest(s, WEST)
    assert resources(s, WEST, True) == (12, 11)


@rule("triumph", "14.22", "B-67")
def test_a_change_of_control_lifts_the_marker() -> None:
    s = table(war=["axis west"], units=["germany fleet north_atlantic_ocean", "germany infantry berlin"])
    mark_blockades(s)
    assert s.blockade[AREA_INDEX["ottawa"]] == BLOCKED
    move(s, "germany infantry berlin", "ottawa")
    determine(s)
    assert s.blockade[AREA_INDEX["ottawa"]] == FREE and s.blockaded[AREA_INDEX["ottawa"]] == -1


@rule("triumph", "14.23")
def test_markers_of_one_faction_are_lifted() -> None:
    s = table(war=["axis west"], units=["germany fleet north_atlantic_ocean", "britain fleet central_mediterranean"])
    mark_blockades(s)
    lift(s, WEST)
    assert s.blockade[AREA_INDEX["ottawa"]] == FREE
    assert s.blockade[AREA_INDEX["tripoli"]] == BLOCKED and s.blockaded[AREA_INDEX["tripoli"]] == AXIS
