"""The map and its straits (R-28 .. R-31)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import country, legal, play, refused, spaces, supplied, table, told

STRAITS = {
    "danish_strait": ("scandinavia", "north_sea", "baltic_sea"),
    "gibraltar": ("north_africa", "north_sea", "mediterranean_sea"),
    "suez": ("middle_east", "mediterranean_sea", "bay_of_bengal"),
    "malacca": ("southeast_asia", "bay_of_bengal", "south_china_sea"),
    "panama": ("latin_america", "north_atlantic", "southeast_pacific"),
}
FEEDS = {
    "north_sea": "united_kingdom", "baltic_sea": "germany", "mediterranean_sea": "italy", "bay_of_bengal": "india",
    "south_china_sea": "australia", "north_atlantic": "eastern_united_states",
}  # fmt: skip
"""A Supply space at each of those seas, and not at the one across the strait; the Southeast Pacific has none."""

SHORT = {"germany": "ger", "italy": "ita", "uk": "uk", "usa": "usa"}


def reach(name: str, own: str, verb: str, card: str, **others) -> set[str]:
    """The spaces a country may build or battle with a card."""
    match = table(name, **{name: country(own, f"{card} {card}"), **others})
    if f"play {card}" not in legal(match, name):
        return set()
    play(match, f"play {card}")
    return spaces(match, name, verb)


@rule("quartermaster", "R-28")
@pytest.mark.parametrize(
    ("space", "land", "sea"),
    [
        ("ukraine", "balkans eastern_europe russia moscow kazakhstan middle_east", "black_sea caspian_sea"),
        ("united_kingdom", "", "north_sea"),
        ("japan", "", "sea_of_japan"),
        ("western_united_states", "eastern_united_states pacific_northwest latin_america", "east_pacific"),
        ("eastern_united_states", "canada western_united_states latin_america", "north_atlantic"),
        ("china", "mongolia southeast_asia szechuan vladivostok", "sea_of_japan"),
        ("india", "middle_east southeast_asia szechuan", "bay_of_bengal"),
        ("australia", "", "indian_ocean south_china_sea south_pacific"),
        ("germany", "balkans eastern_europe italy western_europe", "baltic_sea"),
        ("moscow", "kazakhstan russia siberia ukraine", ""),
        ("western_europe", "germany italy", "baltic_sea mediterranean_sea north_sea"),
        ("italy", "balkans germany western_europe", "mediterranean_sea"),
    ],
)
def test_neighbours(space: str, land: str, sea: str) -> None:
    """What an Army that stands alone on a Supply space may battle is what borders it."""
    assert reach("usa", space, "battle", "usa_land_battle") == set(land.split())
    assert reach("usa", space, "battle", "usa_sea_battle") == set(sea.split())


@rule("quartermaster", "R-28", "F-18")
def test_the_board_wraps_and_points_do_not_touch() -> None:
    """Edge boxes join east and west; spaces that meet in one point are no neighbours."""
    assert reach("usa", "western_united_states east_pacific", "battle", "usa_sea_battle") >= {
        "southeast_pacific",
        "north_pacific",
    }
    assert "latin_america" in reach("usa", "western_united_states east_pacific", "battle", "usa_land_battle")
    assert "canada" in reach("usa", "western_united_states pacific_northwest", "battle", "usa_land_battle")
    # Middle East and Balkans, Black Sea and Mediterranean.
    assert "balkans" not in reach("usa", "india middle_east", "battle", "usa_land_battle")
    assert "mediterranean_sea" not in reach("usa", "ukraine black_sea", "battle", "usa_sea_battle")
    assert "black_sea" not in reach("usa", "italy mediterranean_sea", "battle", "usa_sea_battle")


@rule("quartermaster", "F-18")
def test_what_the_faq_says_of_the_map() -> None:
    assert reach("usa", "western_united_states", "battle", "usa_sea_battle") == {"east_pacific"}, "not the North Pacific"
    found = reach("usa", "eastern_united_states canada pacific_northwest", "battle", "usa_sea_battle")
    assert found == {"north_atlantic", "north_pacific"}, "the Pacific Northwest does not border the East Pacific"
    assert reach("usa", "japan", "battle", "usa_land_battle") == set(), "nor Japan Vladivostok"


@rule("quartermaster", "R-29", "R-30", "R-31")
@pytest.mark.parametrize("strait", list(STRAITS))
@pytest.mark.parametrize("holder", ["", "germany", "japan", "uk", "ussr", "italy", "usa"])
def test_a_strait_is_open_to_one_team(strait: str, holder: str) -> None:
    """Sea battles across: an Axis Army in the anchor space opens it to the Axis alone, anything else to the Allies alone."""
    anchor, *seas = STRAITS[strait]
    held = {holder: country(anchor)} if holder else {}
    open_to = "axis" if holder in ("germany", "japan", "italy") else "allies"
    for name, team in (("germany", "axis"), ("italy", "axis"), ("uk", "allies"), ("usa", "allies")):
        for here, there in (seas, seas[::-1]):
            if here in FEEDS and name != holder:
                found = reach(name, f"{FEEDS[here]} {here}", "battle", f"{SHORT[name]}_sea_battle", **held)
                assert (there in found) == (open_to == team)
    match = table(germany=country("germany", "ger_build_army"), **held) if holder != "germany" else None
    if match:
        assert match.view()["straits"][strait] == open_to


@rule("quartermaster", "R-30")
def test_an_army_of_the_axis_in_the_anchor_space_not_a_navy_next_to_it() -> None:
    match = table(germany=country("germany north_sea", "ger_build_army"), uk=country("scandinavia"))
    assert match.view()["straits"] == dict.fromkeys(STRAITS, "allies")
    match = table(germany=country("germany scandinavia", "ger_build_army"))
    assert match.view()["straits"] == {strait: "axis" if strait == "danish_strait" else "allies" for strait in STRAITS}


@rule("quartermaster", "R-31", "R-23")
def test_battle_build_and_supply_across_a_strait() -> None:
    """Italy in the Mediterranean, the UK in the North Sea."""
    italy = "italy mediterranean_sea"
    ports = {"germany": country("western_europe")}
    assert "north_sea" not in reach("italy", italy, "battle", "ita_sea_battle", **ports)
    assert "north_sea" in reach("italy", italy, "battle", "ita_sea_battle", germany=country("north_africa"))
    assert "north_sea" not in reach("italy", italy, "build", "ita_build_navy", **ports)
    assert "north_sea" in reach("italy", italy, "build", "ita_build_navy", germany=country("north_africa"))
    uk = "united_kingdom north_sea"
    ports = {"usa": country("western_europe")}
    assert "mediterranean_sea" in reach("uk", uk, "battle", "uk_sea_battle", **ports)
    assert "mediterranean_sea" in reach("uk", uk, "build", "uk_build_navy", **ports)
    held = {"italy": country("north_africa"), **ports}
    assert "mediterranean_sea" not in reach("uk", uk, "battle", "uk_sea_battle", **held)
    assert "mediterranean_sea" not in reach("uk", uk, "build", "uk_build_navy", **held)
    match = table("uk", uk=country(uk, "uk_sea_battle uk_build_navy"), **held)
    play(match, "play uk_sea_battle")
    assert refused(match, "uk", "battle mediterranean_sea") == ("refuse-strait-closed", "QMG R-30")
    match = table("uk", uk=country(uk, "uk_build_navy uk_build_navy"), **held)
    play(match, "play uk_build_navy")
    assert refused(match, "uk", "build mediterranean_sea") == ("refuse-strait-closed", "QMG R-30")
    both = f"{uk} mediterranean_sea"
    assert supplied(table("uk", uk=country(both, "uk_build_navy"), usa=country("italy")), "uk") == set(both.split())
    held = {"usa": country("italy"), "italy": country("north_africa")}
    assert supplied(table("uk", uk=country(both, "uk_build_navy"), **held), "uk") == {"united_kingdom", "north_sea"}


@rule("quartermaster", "R-31")
@pytest.mark.parametrize(
    ("army", "axis", "reached"),
    [
        # Bay of Bengal, Mediterranean Sea, Italy: three steps through Suez. To Japan it is three as well.
        ("indonesia", "", {"japan", "italy"}),
        ("indonesia", "middle_east", {"japan"}),
        # Middle East, Mediterranean Sea, Italy: whoever stands between.
        ("india", "middle_east", {"italy"}),
        # Iceland, North Sea, Western Europe; Iceland, North Sea, Baltic Sea, Germany.
        ("iceland", "", {"germany", "italy"}),
        ("scandinavia", "", {"germany", "italy"}),
        ("canada", "", set()),
        ("hawaii", "", {"japan"}),
        ("western_united_states", "", set()),
    ],
)
def test_bombers_count_their_way_by_the_straits_open_to_them(army: str, axis: str, reached: set[str]) -> None:
    """Over land and sea from an Army to a Home space, three steps at most, whoever stands between (Q-03)."""
    match = table(
        "usa",
        usa=country(army, "usa_bombers usa_build_army"),
        germany=country(f"western_europe {axis}"),
        ussr=country("moscow"),
    )
    assert ("play usa_bombers" in legal(match, "usa")) == bool(reached)
    if not reached:
        assert refused(match, "usa", "play usa_bombers") == ("refuse-no-target", "QMG R-09")
        return
    play(match, "play usa_bombers")
    if len(reached) > 1:
        assert spaces(match, "usa", "name") == reached
    else:
        assert {event["country"] for event in told(match, "raided")} == reached
