"""Supply (R-19 .. R-27)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import (
    by_itself,
    country,
    legal,
    pieces,
    play,
    points,
    refused,
    shown,
    spaces,
    supplied,
    table,
)
from vezerkar.engine.game import Json
from vezerkar.games.quartermaster.game_data import COUNTRIES

STARS = {
    "eastern_united_states", "western_united_states", "united_kingdom", "western_europe", "germany", "italy", "ukraine",
    "moscow", "india", "china", "japan", "australia",
}  # fmt: skip
HANDS = {
    "germany": "ger_build_army ger_land_battle",
    "uk": "uk_build_army uk_land_battle",
    "japan": "jpn_build_army jpn_land_battle",
    "ussr": "ussr_build_army ussr_land_battle",
    "italy": "ita_build_army ita_land_battle",
    "usa": "usa_build_army usa_land_battle",
}
MACKENZIE_KING = "uk_mackenzie_king_drafts_the_national_resources_mobilization_act"
AVG = "usa_american_volunteer_group_expands"
SHVERNIK = "ussr_shverniks_evacuation_council"
SCORCHED = "ussr_scorched_earth"


def left(name: str, own: str, status: str = "", state=None, **others) -> set[str]:
    """What is left of a country's pieces after its Supply step."""
    hand = HANDS[name]
    match = table(name, at="supply", state=state, **{name: country(own, hand, status)}, **others)
    return pieces(match, name)


def build_options(name: str, kind: str, own: str, status: str = "", state=None, **others) -> set[str]:
    """Where a country may build with a Build card."""
    card = f"{HANDS[name].split('_')[0]}_build_{kind}"
    match = table(name, state=state, **{name: country(own, f"{card} {HANDS[name].split()[1]}", status)}, **others)
    if f"play {card}" not in legal(match, name):
        return set()
    play(match, f"play {card}")
    return spaces(match, name, "build")


@rule("quartermaster", "R-19")
def test_supply_spaces() -> None:
    match = table(germany=country("germany", HANDS["germany"]))
    for name in COUNTRIES:
        assert set(shown(match, name, "supply_spaces")) == STARS
    match = table(
        germany=country("germany", HANDS["germany"]),
        uk=country("", status=MACKENZIE_KING),
        usa=country("", status=AVG),
        ussr=country("", status=SCORCHED),
    )
    own = {
        "germany": STARS - {"ukraine"},
        "italy": STARS - {"ukraine"},
        "japan": STARS,
        "ussr": STARS,
        "uk": STARS | {"canada"},
        "usa": STARS | {"szechuan"},
    }
    for name in COUNTRIES:
        assert set(shown(match, name, "supply_spaces")) == own[name], name


@rule("quartermaster", "R-19", "R-20")
@pytest.mark.parametrize("star", sorted(STARS))
def test_an_army_in_a_star_is_supplied_whoever_it_belongs_to(star: str) -> None:
    for name in COUNTRIES:
        assert left(name, star) == {star}
    assert left("germany", "scandinavia") == set()


@rule("quartermaster", "R-19")
def test_scorched_earth_denies_ukraine_to_germany_and_italy() -> None:
    burnt = {"ussr": country("", status=SCORCHED)}
    for name in ("germany", "italy"):
        assert left(name, "ukraine balkans") == {"ukraine", "balkans"}
        assert left(name, "ukraine balkans", **burnt) == set()
        assert left(name, f"ukraine balkans {name}", **burnt) == {"ukraine", "balkans", name}, "a line to another one does"
    assert left("japan", "ukraine", **burnt) == {"ukraine"}
    assert left("usa", "ukraine", **burnt) == {"ukraine"}
    assert left("ussr", "ukraine", status=SCORCHED) == {"ukraine"}


@rule("quartermaster", "R-20", "F-02")
def test_a_supply_space_feeds_only_with_an_army_in_it() -> None:
    assert left("italy", "balkans") == set(), "Italy itself stands empty"
    assert left("italy", "balkans", germany=country("italy germany")) == set(), "a teammate's Army does not feed"
    assert left("italy", "balkans italy") == {"balkans", "italy"}
    assert left("uk", "north_sea iceland") == set(), "nor does the Home space by itself"


@rule("quartermaster", "R-20", "F-02")
@pytest.mark.parametrize("rebuilt", [False, True])
def test_the_italian_army_in_the_balkans(rebuilt: bool) -> None:
    """Italy has Armies in Italy and the Balkans; the UK battles the one at Home; Italy rebuilds there, or loses the other."""
    match = table(
        "uk",
        uk=country("united_kingdom western_europe", HANDS["uk"]),
        italy=country("italy balkans", "ita_build_army ita_plunder ita_mare_nostrum"),
    )
    play(match, "play uk_land_battle", "battle italy", "done")
    while match.waiting() != ("italy",):
        play(match, f"discard {match.decision(match.waiting()[0]).options[-1].notation.split()[-1]}", "done")
    assert pieces(match, "italy") == {"balkans"}, "only Italy's own Supply step takes it"
    if rebuilt:
        play(match, "play ita_build_army")
        assert by_itself(match) == ["italy: build italy"]
        play(match, "build italy")
        assert pieces(match, "italy") == {"italy", "balkans"}
    else:
        play(match, "play ita_mare_nostrum")
        assert pieces(match, "italy") == set()


@rule("quartermaster", "R-21")
def test_a_line_is_a_chain_of_own_pieces() -> None:
    own = "germany eastern_europe russia siberia"
    assert left("germany", own) == set(own.split())
    assert left("germany", "germany russia siberia") == {"germany"}, "a gap"
    assert left("germany", "germany russia siberia", italy=country("eastern_europe")) == {"germany"}, "a teammate is no link"
    assert left("germany", "germany eastern_europe siberia") == {"germany", "eastern_europe"}
    assert left("germany", "germany baltic_sea scandinavia") == {"germany", "baltic_sea", "scandinavia"}, "over land and sea"
    assert left("germany", "germany scandinavia", italy=country("italy baltic_sea")) == {"germany"}


@rule("quartermaster", "R-22")
def test_a_navy_needs_a_port() -> None:
    navies = "eastern_united_states north_atlantic north_sea"
    assert left("usa", navies) == {"eastern_united_states", "north_atlantic"}, "no Allied Army at the North Sea"
    for port in ("uk", "ussr"):
        assert left("usa", navies, **{port: country("scandinavia")}) == set(navies.split()), "of any country of the team"
    assert left("usa", navies, germany=country("western_europe")) == set(navies.split()[:2]), "an enemy Army is no port"
    assert left("usa", navies, uk=country("baltic_sea")) == set(navies.split()[:2]), "a Navy is no port"
    assert left("usa", navies, uk=country("russia")) == set(navies.split()[:2]), "it stands next to the sea space"
    match = table("usa", at="supply", usa=country(navies, HANDS["usa"]), ussr=country("scandinavia moscow"))
    assert "scandinavia" not in supplied(match, "ussr"), "the port Army itself has no line"
    assert supplied(match, "usa") == set(navies.split())
    assert left("usa", "eastern_united_states north_sea", uk=country("united_kingdom")) == {"eastern_united_states"}, (
        "and a port is no line"
    )


@rule("quartermaster", "R-23", "R-30")
def test_a_link_across_a_strait() -> None:
    own = "united_kingdom north_sea mediterranean_sea"
    port = {"usa": country("italy")}
    assert left("uk", own, **port) == set(own.split()), "North Africa is empty: open to the Allies"
    assert left("uk", own, **port, italy=country("north_africa")) == {"united_kingdom", "north_sea"}
    assert left("uk", f"{own} north_africa", **port) == {*own.split(), "north_africa"}
    own = "italy mediterranean_sea north_sea"
    assert left("italy", own, germany=country("scandinavia")) == {"italy", "mediterranean_sea"}
    assert left("italy", own, germany=country("north_africa")) == set(own.split()), "a teammate's Army opens it"


@rule("quartermaster", "R-24")
def test_a_navy_without_a_port_passes_no_supply_on() -> None:
    """Japan - Sea of Japan - Central Pacific - Hawaii: the Central Pacific has a port, but the North Pacific has none (Q-07)."""
    line = "japan sea_of_japan central_pacific east_pacific"
    assert left("japan", f"{line} latin_america") == {*line.split(), "latin_america"} - {
        "central_pacific",
        "east_pacific",
        "latin_america",
    }
    assert left("japan", f"{line} latin_america iwo_jima") == {*line.split(), "latin_america", "iwo_jima"}
    assert left("japan", f"{line} latin_america", italy=country("philippines")) == {*line.split(), "latin_america"}


@rule("quartermaster", "R-25")
def test_every_unsupplied_piece_is_found_whatever_the_order() -> None:
    """A ring and its tail hang on one Supply space; a second ring without one falls altogether."""
    ring = "germany eastern_europe balkans italy western_europe"
    assert left("germany", f"{ring} ukraine") == {*ring.split(), "ukraine"}
    assert left("germany", "siberia mongolia vladivostok kazakhstan russia") == set(), "they do not feed one another"
    assert left("germany", "siberia mongolia vladivostok kazakhstan moscow") == {
        "siberia", "mongolia", "vladivostok", "kazakhstan", "moscow",
    }  # fmt: skip


@rule("quartermaster", "R-25", "R-26")
def test_shvernik_supplies_all_soviet_armies_and_nothing_else() -> None:
    alone = "scandinavia africa baltic_sea"
    assert left("ussr", f"moscow {alone}") == {"moscow"}
    assert left("ussr", f"moscow {alone}", SHVERNIK) == {"moscow", "scandinavia", "africa"}, "but not the Navy"
    assert left("ussr", "moscow russia baltic_sea", SHVERNIK) == {"moscow", "russia", "baltic_sea"}, "which traces real supply"
    assert left("uk", "scandinavia", ussr=country("moscow", status=SHVERNIK)) == set()


@rule("quartermaster", "R-25", "R-26", "F-39")
def test_what_a_soviet_army_supplied_by_shvernik_may_do() -> None:
    """It may battle and be built next to, but feeds no Navy."""
    match = table(
        "ussr", ussr=country("africa", "ussr_land_battle ussr_build_army", SHVERNIK), italy=country("italy north_africa")
    )
    play(match, "play ussr_land_battle")
    assert spaces(match, "ussr", "battle") == {"north_africa"}
    play(match, "battle north_africa")
    assert pieces(match, "italy") == {"italy"}
    assert build_options("ussr", "army", "africa", SHVERNIK) == {"moscow", "north_africa"}
    assert build_options("ussr", "army", "africa") == {"moscow"}, "without it the Army is not supplied"
    assert build_options("ussr", "navy", "africa", SHVERNIK) == set()
    assert build_options("ussr", "navy", "moscow russia", SHVERNIK) == {"baltic_sea"}


@rule("quartermaster", "R-26", "F-39")
def test_under_shvernik_an_army_is_built_next_to_a_navy_that_traces_a_line() -> None:
    real = build_options("ussr", "army", "moscow russia baltic_sea", SHVERNIK)
    assert real >= {"scandinavia", "germany", "western_europe"}
    cut = build_options("ussr", "army", "moscow scandinavia baltic_sea", SHVERNIK)
    assert cut == {"moscow", "russia", "siberia", "ukraine", "kazakhstan"}, "next to Scandinavia there is Russia alone"
    assert build_options("ussr", "army", "mongolia", SHVERNIK) == {
        "moscow",
        "kazakhstan",
        "siberia",
        "szechuan",
        "china",
        "vladivostok",
    }


@rule("quartermaster", "R-25")
def test_truk_supplies_navies_and_the_armies_around_the_central_pacific() -> None:
    own = "japan bay_of_bengal south_pacific hawaii new_guinea iwo_jima philippines indonesia new_zealand"
    assert left("japan", own.replace(" new_zealand", "").replace(" indonesia", ""), state={"truk": True}) == {
        "japan", "bay_of_bengal", "south_pacific", "hawaii", "new_guinea", "iwo_jima", "philippines",
    }  # fmt: skip
    assert left("japan", "japan bay_of_bengal indonesia new_zealand hawaii", state={"truk": True}) == {
        "japan", "bay_of_bengal", "hawaii",
    }, "neither Indonesia nor New Zealand borders it, and such a Navy feeds nobody"  # fmt: skip
    assert left("japan", "japan bay_of_bengal hawaii") == {"japan"}
    assert left("germany", "germany north_atlantic hawaii", state={"truk": True}) == {"germany"}


@rule("quartermaster", "R-25")
def test_what_truk_makes_possible() -> None:
    """A Navy and an Army supplied by Truk battle and are built next to; a new Army needs a line or Truk itself."""
    truk: dict[str, Json] = {"truk": True}
    match = table(
        "japan",
        state=truk,
        japan=country("hawaii", "jpn_sea_battle jpn_build_army"),
        usa=country("east_pacific western_united_states"),
    )
    play(match, "play jpn_sea_battle")
    assert spaces(match, "japan", "battle") == {"east_pacific", "central_pacific", "north_pacific"}
    assert build_options("japan", "army", "central_pacific", state=truk) == {
        "japan", "hawaii", "iwo_jima", "new_guinea", "philippines",
    }  # fmt: skip
    assert build_options("japan", "army", "bay_of_bengal", state=truk) == {"japan", "india"}, "India is a Supply space"
    assert build_options("japan", "navy", "hawaii", state=truk) == {"north_pacific", "central_pacific", "east_pacific"}
    assert build_options("japan", "navy", "hawaii") == set()
    assert build_options("japan", "navy", "japan indian_ocean", state=truk) >= {
        "bay_of_bengal",
        "southern_ocean",
        "south_pacific",
    }


@rule("quartermaster", "R-25")
def test_a_new_army_may_close_the_line_of_what_truk_supplies() -> None:
    """Iwo Jima is supplied by Truk alone; a new Navy in the Sea of Japan is, too, and closes its line home."""
    match = table("japan", state={"truk": True}, japan=country("japan iwo_jima", "jpn_build_navy jpn_build_army"))
    play(match, "play jpn_build_navy", "build sea_of_japan")
    assert supplied(match, "japan") == {"japan", "iwo_jima", "sea_of_japan"}


@rule("quartermaster", "R-27", "R-22")
def test_the_rulebooks_supply_example() -> None:
    """A Navy in the Central Pacific lacks a port: the USA, or the UK for it, must first get an Army next to it."""
    usa, uk = "east_pacific western_united_states", "australia south_china_sea"
    assert "central_pacific" not in build_options("usa", "navy", usa, uk=country(uk))
    match = table("usa", usa=country(usa, "usa_build_navy usa_plunder".replace("usa_plunder", "usa_land_battle")), uk=country(uk))
    play(match, "play usa_build_navy")
    assert refused(match, "usa", "build central_pacific") == ("refuse-no-port", "QMG R-22")
    assert build_options("usa", "navy", f"{usa} hawaii", uk=country(uk)) >= {"central_pacific"}
    for army in ("new_guinea", "philippines"):
        assert "central_pacific" in build_options("usa", "navy", usa, uk=country(f"{uk} {army}"))
    assert "hawaii" in build_options("usa", "army", usa, uk=country(uk)), "that is how the USA gets there"
    assert {"new_guinea", "philippines"} <= build_options("uk", "army", uk, usa=country(usa)), "and so the UK"


@rule("quartermaster", "R-43", "F-03")
def test_the_two_tests_of_a_build() -> None:
    """Next to an own supplied piece, and supplied itself; off any Supply space, Home or not."""
    assert build_options("germany", "army", "ukraine") == {
        "germany", "ukraine", "balkans", "eastern_europe", "russia", "moscow", "kazakhstan", "middle_east",
    } - {"ukraine"}, "off Ukraine as well as off Home"  # fmt: skip
    assert build_options("germany", "army", "scandinavia") == {"germany"}, "not next to an unsupplied piece"
    assert build_options("germany", "army", "scandinavia italy") >= {"balkans", "western_europe"}
    assert "russia" not in build_options("germany", "army", "scandinavia italy")
    match = table("uk", uk=country("", HANDS["uk"]))
    play(match, "play uk_build_army")
    assert by_itself(match) == ["uk: build united_kingdom"], "a Supply space is not Home"
    match = table("uk", uk=country("united_kingdom western_europe", HANDS["uk"]))
    play(match, "play uk_build_army")
    assert refused(match, "uk", "build india") == ("refuse-no-neighbour", "QMG R-43")


@rule("quartermaster", "R-43", "R-19")
def test_a_new_army_that_would_not_be_supplied() -> None:
    """Under Scorched Earth an Army next to one in Ukraine is not fed by it; Ukraine itself feeds nobody."""
    burnt = {"ussr": country("", status=SCORCHED)}
    assert build_options("germany", "army", "ukraine", **burnt) == {"germany"}
    assert "ukraine" in build_options("germany", "army", "germany eastern_europe", **burnt), "with a line home it may be built"


@rule("quartermaster", "F-04", "R-19", "R-71")
def test_the_markers_are_for_one_country() -> None:
    """Canada feeds and pays the UK, Szechuan the USA, and nobody else."""
    king, avg = country("canada", HANDS["uk"], MACKENZIE_KING), country("szechuan", HANDS["usa"], AVG)
    assert left("uk", "canada", MACKENZIE_KING) == {"canada"} and left("uk", "canada") == set()
    assert left("usa", "canada", uk=king) == set()
    assert left("usa", "szechuan", AVG) == {"szechuan"} and left("usa", "szechuan") == set()
    assert left("uk", "szechuan", usa=avg) == set() and left("ussr", "szechuan", usa=avg) == set()
    scores = {
        "uk": table("uk", at="victory", uk=king, usa=country("canada", HANDS["usa"])),
        "usa": table("usa", at="victory", uk=king, usa=country("canada", HANDS["usa"])),
    }
    assert points(scores["uk"]) == (0, 2), "2 although a teammate stands there"
    assert points(scores["usa"]) == (0, 0)


@rule("quartermaster", "F-03", "F-04")
def test_avg_lets_the_usa_build_in_szechuan_and_mackenzie_king_does_not_in_canada() -> None:
    assert build_options("usa", "army", "eastern_united_states", AVG) >= {"szechuan"}
    assert "szechuan" not in build_options("usa", "army", "eastern_united_states")
    assert "szechuan" not in build_options("usa", "army", "eastern_united_states", AVG, japan=country("szechuan"))
    assert "canada" not in build_options("uk", "army", "united_kingdom", MACKENZIE_KING)
