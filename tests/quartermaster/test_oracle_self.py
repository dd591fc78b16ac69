"""The second opinion itself: positions of the rulings by hand, and what has to hold on any board.

These tests say nothing about the rules of the game as the program plays them; so they carry no rule marks.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.cost import slow
from tests.quartermaster.oracle import (
    AUSTRALIA,
    AVG,
    BESIDE,
    CARDS,
    COUNTRIES,
    HOME,
    LAND,
    LINLITHGOW,
    MACKENZIE_KING,
    POOL,
    SCORCHED_EARTH,
    SEA,
    SHVERNIK,
    SPACES,
    STARS,
    STRAITS,
    TEAM,
    Board,
    battle_targets,
    buildable,
    distance,
    enemies,
    fed,
    fed_by_chains,
    given,
    has_port,
    like_home,
    members,
    neighbours,
    open_to,
    random_board,
    score,
    stands,
    supplied,
    supply_spaces,
    teammates,
    with_piece,
)


def board(*status: str, **pieces: str) -> Board:
    """A board by hand: ``board(SHVERNIK, ussr="moscow russia")``."""
    assert set(pieces) <= set(COUNTRIES) and set(status) <= set(CARDS)
    spaces = {country: frozenset(names.split()) for country, names in pieces.items()}
    assert all(names <= set(SPACES) for names in spaces.values())
    return Board(spaces, frozenset(status), truk=False)


def truk(**pieces: str) -> Board:
    """The same in a turn with Truk."""
    return replace(board(**pieces), truk=True)


def builds(position: Board, country: str) -> set[str]:
    """Where it may build, with free pieces of both kinds."""
    return buildable(position, country, True, True)


def land_targets(position: Board, country: str) -> set[str]:
    return battle_targets(position, country)[0]


def sea_targets(position: Board, country: str) -> set[str]:
    return battle_targets(position, country)[1]


SETUP = board(**HOME)


# Map


def test_the_map_is_whole_and_mutual() -> None:
    assert (len(LAND), len(SEA), len(STARS), len(STRAITS)) == (36, 17, 12, 5)
    for space in SPACES:
        assert BESIDE[space] and space not in BESIDE[space]
        assert all(space in BESIDE[near] for near in BESIDE[space])
    assert sum(map(len, BESIDE.values())) == 2 * 129
    assert all(not BESIDE[sea] & (seas - {sea}) for _, seas in STRAITS.values() for sea in seas)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("north_pacific", "western_united_states"),
        ("pacific_northwest", "east_pacific"),
        ("japan", "vladivostok"),
        ("middle_east", "balkans"),
        ("black_sea", "mediterranean_sea"),
    ],
)
def test_what_the_rulings_call_not_adjacent(a: str, b: str) -> None:
    """R-28, F-18."""
    assert b not in neighbours(SETUP, "axis", a) | neighbours(SETUP, "allies", a)


def test_the_board_wraps_around() -> None:
    """R-28."""
    assert {"eastern_united_states", "latin_america"} <= neighbours(SETUP, "allies", "western_united_states")
    assert "latin_america" in neighbours(SETUP, "axis", "east_pacific")


# Straits


def test_a_strait_with_nobody_at_the_anchor_is_open_to_the_allies() -> None:
    """R-30, C-02."""
    assert {open_to(SETUP, strait) for strait in STRAITS} == {"allies"}


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("strait", sorted(STRAITS))
def test_a_strait_is_open_to_the_axis_while_its_army_is_there(strait: str, country: str) -> None:
    """R-29, R-30: and to nobody else then. Any country of the team will do."""
    anchor, seas = STRAITS[strait]
    one, two = sorted(seas)
    position = board(**{country: anchor})
    assert open_to(position, strait) == TEAM[country]
    for team in ("axis", "allies"):
        assert (two in neighbours(position, team, one)) is (team == TEAM[country])
        assert (one in neighbours(position, team, two)) is (team == TEAM[country])


def test_only_the_anchor_counts() -> None:
    assert open_to(board(japan="china india south_china_sea bay_of_bengal"), "malacca") == "allies"


GIBRALTAR = {"germany": "germany italy mediterranean_sea", "italy": "italy mediterranean_sea", "uk": "united_kingdom north_sea"}


def test_the_example_of_straits() -> None:
    """R-30, R-31: with an Axis Army in North Africa the Axis may strike out of the Mediterranean, and nobody into it."""
    held = board(germany="north_africa " + GIBRALTAR["germany"], italy=GIBRALTAR["italy"], uk=GIBRALTAR["uk"])
    assert "mediterranean_sea" not in sea_targets(held, "uk")
    assert "north_sea" in sea_targets(held, "italy")
    empty = board(**GIBRALTAR)
    assert "mediterranean_sea" in sea_targets(empty, "uk")
    assert "north_sea" not in sea_targets(empty, "italy")


def test_a_line_through_a_strait() -> None:
    """R-23: an Axis Army in Latin America cuts the Navies of the USA in two."""
    pieces = "eastern_united_states north_atlantic southeast_pacific latin_america"
    assert "southeast_pacific" in fed(board(usa=pieces), "usa")
    pieces = "eastern_united_states north_atlantic southeast_pacific"
    position = board(usa=pieces, uk="latin_america")
    assert "southeast_pacific" in fed(position, "usa")
    position = board(usa=pieces, japan="latin_america")
    assert fed(position, "usa") == {"eastern_united_states", "north_atlantic"}
    assert "southeast_pacific" not in builds(board(usa="eastern_united_states north_atlantic", japan="latin_america"), "usa")
    assert "southeast_pacific" in builds(board(usa="eastern_united_states north_atlantic", uk="latin_america"), "usa")


def test_an_army_opens_the_strait_for_navies_that_are_there_already() -> None:
    before = board(italy="italy mediterranean_sea bay_of_bengal")
    assert "bay_of_bengal" not in fed(before, "italy")
    assert "middle_east" in builds(before, "italy")
    assert "bay_of_bengal" in fed(with_piece(before, "italy", "middle_east"), "italy")


# Supply


def test_the_setup_feeds_itself() -> None:
    assert all(supplied(SETUP, country) == {HOME[country]} for country in COUNTRIES)


@pytest.mark.parametrize(
    ("more", "may"),
    [
        ({}, False),
        ({"usa": "hawaii"}, True),
        ({"uk": "new_guinea"}, True),
        ({"uk": "philippines"}, True),
        ({"uk": "indonesia"}, False),
    ],
)
def test_the_worked_example(more: dict[str, str], may: bool) -> None:
    """R-27: a port makes the Navy in the Central Pacific possible."""
    pieces = {"usa": "east_pacific western_united_states", "uk": "australia south_china_sea"}
    for country, space in more.items():
        pieces[country] += " " + space
    position = board(**pieces)
    assert supplied(position, "uk") >= {"australia", "south_china_sea"}
    assert "hawaii" in builds(position, "usa")
    assert ("central_pacific" in builds(position, "usa")) is may


def test_a_supply_space_feeds_only_its_army() -> None:
    """R-20, F-02: without the Army in Italy the one in the Balkans starves, until one is built at Home again."""
    whole = board(italy="italy balkans")
    assert supplied(whole, "italy") == {"italy", "balkans"}
    lost = board(italy="balkans")
    assert supplied(lost, "italy") == set()
    assert builds(lost, "italy") == {"italy"}
    assert supplied(with_piece(lost, "italy", "italy"), "italy") == {"italy", "balkans"}


def test_a_lost_home_is_replaced_by_any_supply_space() -> None:
    """F-03, R-43: building off any Supply space is fine."""
    position = board(germany="ukraine balkans", uk="germany")
    assert supplied(position, "germany") == {"ukraine", "balkans"}
    assert "germany" not in builds(position, "germany")
    assert {"italy", "russia", "eastern_europe"} <= builds(position, "germany")


def test_a_navy_on_the_coast_of_a_star_is_fed_by_an_army_there_alone() -> None:
    assert fed(board(uk="north_sea"), "uk") == set()
    assert fed(board(uk="north_sea iceland"), "uk") == set()
    assert fed(board(uk="north_sea united_kingdom"), "uk") == {"north_sea", "united_kingdom"}


def test_teammates_are_no_links() -> None:
    """R-21."""
    position = board(germany="germany eastern_europe", italy="ukraine balkans", japan="russia")
    assert fed(position, "germany") == {"germany", "eastern_europe"}
    assert fed(position, "italy") == {"ukraine", "balkans"}
    assert fed(position, "japan") == set()


def test_the_port_may_be_a_teammates_hungry_army() -> None:
    """R-22."""
    position = board(usa="western_united_states east_pacific central_pacific", uk="philippines")
    assert fed(position, "uk") == set()
    assert fed(position, "usa") == {"western_united_states", "east_pacific", "central_pacific"}
    assert "central_pacific" not in fed(board(usa=" ".join(position.pieces["usa"]), japan="philippines"), "usa")


def test_a_navy_without_a_port_passes_nothing_on() -> None:
    """R-24, Q-07."""
    line = "western_united_states east_pacific central_pacific south_china_sea"
    assert fed(board(usa=line, uk="australia"), "usa") == {"western_united_states", "east_pacific"}
    assert "south_china_sea" in fed(board(usa=line, uk="australia new_guinea"), "usa")


def test_the_port_that_an_example_hides() -> None:
    """F-17: the Army in Australia is what the Navy in the South China Sea needs."""
    assert "south_china_sea" in supplied(board(uk="india australia bay_of_bengal south_china_sea"), "uk")
    assert "south_china_sea" not in supplied(board(uk="india bay_of_bengal south_china_sea"), "uk")
    assert "south_china_sea" not in supplied(board(uk="india bay_of_bengal south_china_sea", japan="southeast_asia"), "uk")


def test_pearl_harbor_normally_brings_two_of_three() -> None:
    """F-46: the North Pacific has no port yet."""
    position = board(usa="eastern_united_states western_united_states")
    assert "east_pacific" in builds(position, "usa")
    position = with_piece(position, "usa", "east_pacific")
    assert "north_pacific" not in builds(position, "usa")
    assert "hawaii" in builds(position, "usa")
    friendly = board(usa=" ".join(position.pieces["usa"]), ussr="vladivostok")
    assert "north_pacific" in builds(friendly, "usa")


# Cards


def test_markers_serve_their_own_country() -> None:
    """R-19, F-04."""
    pieces = {"uk": "united_kingdom canada szechuan", "usa": "canada szechuan eastern_united_states", "ussr": "szechuan"}
    bare = board(**pieces)
    assert fed(bare, "uk") == {"united_kingdom"}
    assert fed(bare, "usa") == {"eastern_united_states", "canada"}
    marked = board(MACKENZIE_KING, AVG, **pieces)
    assert fed(marked, "uk") == {"united_kingdom", "canada"}
    assert fed(marked, "usa") == {"eastern_united_states", "canada", "szechuan"}
    assert fed(marked, "ussr") == set()


def test_scorched_earth_starves_germany_and_italy_but_not_japan() -> None:
    """R-19."""
    pieces = {"germany": "ukraine", "italy": "ukraine balkans", "japan": "ukraine russia"}
    assert fed(board(**pieces), "italy") == {"ukraine", "balkans"}
    position = board(SCORCHED_EARTH, **pieces)
    assert [fed(position, country) for country in ("germany", "italy", "japan")] == [set(), set(), {"ukraine", "russia"}]
    linked = board(SCORCHED_EARTH, italy="italy balkans ukraine")
    assert fed(linked, "italy") == {"italy", "balkans", "ukraine"}


def test_shvernik_supplies_armies_that_feed_nobody() -> None:
    """R-25, R-26, F-39."""
    pieces = "szechuan vladivostok sea_of_japan"
    assert supplied(board(ussr=pieces), "ussr") == set()
    position = board(SHVERNIK, ussr=pieces)
    assert fed(position, "ussr") == set()
    assert supplied(position, "ussr") == {"szechuan", "vladivostok"}
    assert {"india", "mongolia", "siberia", "moscow"} <= builds(position, "ussr")
    assert not builds(position, "ussr") & (SEA | {"philippines"})
    assert "sea_of_japan" not in supplied(position, "ussr")
    assert "india" in land_targets(position, "ussr")


def test_under_shvernik_a_navy_with_a_line_still_carries_armies() -> None:
    """F-39."""
    position = board(SHVERNIK, ussr="moscow ukraine black_sea")
    assert "balkans" in builds(position, "ussr")
    cut = board(SHVERNIK, ussr="middle_east black_sea")
    assert "black_sea" not in supplied(cut, "ussr")
    assert "balkans" not in builds(cut, "ussr")
    assert "north_africa" in builds(cut, "ussr")


def test_truk_supplies_navies_without_ports_and_armies_around_the_central_pacific() -> None:
    """R-25."""
    pieces = "south_pacific central_pacific hawaii new_zealand indonesia"
    assert supplied(board(japan=pieces), "japan") == set()
    position = truk(japan=pieces)
    assert fed(position, "japan") == set()
    assert supplied(position, "japan") == {"south_pacific", "central_pacific", "hawaii"}
    assert supplied(truk(usa=pieces), "usa") == set()


def test_building_under_truk() -> None:
    position = truk(japan="central_pacific")
    may = builds(position, "japan")
    assert may & SEA == {"north_pacific", "east_pacific", "south_pacific", "south_china_sea", "sea_of_japan"}
    assert may & LAND == {"japan", "iwo_jima", "hawaii", "philippines", "new_guinea"}
    assert "new_zealand" not in builds(truk(japan="south_pacific"), "japan")
    assert "australia" in builds(truk(japan="south_pacific"), "japan")


def test_truk_opens_no_strait() -> None:
    position = truk(japan="south_china_sea bay_of_bengal")
    assert supplied(position, "japan") == {"south_china_sea", "bay_of_bengal"}
    assert "mediterranean_sea" not in builds(position, "japan") | sea_targets(position, "japan")


# Build


def test_first_builds() -> None:
    """R-42: next to the Army at Home, where a teammate stands too; in place at Home."""
    assert builds(SETUP, "germany") == {"germany", "italy", "western_europe", "eastern_europe", "balkans", "baltic_sea"}
    assert builds(SETUP, "italy") == {"italy", "germany", "western_europe", "balkans", "mediterranean_sea"}
    assert buildable(SETUP, "germany", True, False) == builds(SETUP, "germany") - {"baltic_sea"}
    assert buildable(SETUP, "germany", False, True) == {"germany", "baltic_sea"}
    assert buildable(SETUP, "germany", False, False) == {"germany"}


def test_teammates_share_and_enemies_do_not() -> None:
    """R-17."""
    position = board(germany="germany", italy="western_europe", uk="balkans")
    assert "western_europe" in builds(position, "germany")
    assert "balkans" not in builds(position, "germany")


def test_builds_beside_a_hungry_piece_are_none() -> None:
    """R-43: not even on a star, which would feed both."""
    position = board(germany="eastern_europe")
    assert builds(position, "germany") == {"germany"}
    assert "ukraine" in builds(board(germany="germany eastern_europe"), "germany")


def test_in_place_needs_another_piece_except_at_home() -> None:
    """R-45."""
    assert buildable(board(germany="germany western_europe"), "germany", False, False) == {"germany", "western_europe"}
    alone = board(germany="ukraine")
    assert supplied(alone, "germany") == {"ukraine"}
    assert buildable(alone, "germany", False, False) == set()
    mutual = board(germany="ukraine russia")
    assert buildable(mutual, "germany", False, False) == {"ukraine", "russia"}
    assert buildable(board(germany="russia siberia"), "germany", False, False) == set()


def test_in_place_for_navies() -> None:
    position = board(uk="united_kingdom north_sea north_atlantic iceland")
    assert buildable(position, "uk", False, False) == {"united_kingdom", "north_sea", "north_atlantic", "iceland"}
    assert buildable(board(uk="north_sea iceland"), "uk", False, False) == set()


@pytest.mark.parametrize(
    ("card", "country", "space"), [(LINLITHGOW, "uk", "india"), (AUSTRALIA, "uk", "australia"), (AVG, "usa", "szechuan")]
)
def test_spaces_like_home(card: str, country: str, space: str) -> None:
    """R-43, F-03, F-34, F-36: no neighbour needed, for that country, while no enemy is there."""
    assert space not in builds(SETUP, country)
    for other in COUNTRIES:
        assert (space in builds(board(card, **HOME), other)) is (other == country)
    assert space not in builds(board(card, **HOME | {"japan": space}), country)
    assert space in builds(board(card, **HOME | {"ussr": space}), country)
    assert space in buildable(board(card, **{country: space}), country, False, False)


def test_a_build_in_russia_and_a_battle_for_ukraine() -> None:
    """F-20: the Army in Eastern Europe reaches both."""
    position = board(germany="germany eastern_europe", ussr="moscow ukraine")
    assert "russia" in builds(position, "germany")
    assert land_targets(position, "germany") >= {"ukraine", "russia"}
    assert "moscow" not in land_targets(position, "germany")


# Battle


def test_battles_reach_next_to_supplied_pieces_of_either_kind() -> None:
    """R-46, R-48, F-08, F-13: an empty space too, the own team's never, one's own neither."""
    position = board(germany="germany baltic_sea", italy="italy", ussr="russia")
    land, sea = battle_targets(position, "germany")
    assert land == {"western_europe", "eastern_europe", "balkans", "scandinavia", "russia"}
    assert sea == set()
    open_sea = board(germany="germany scandinavia baltic_sea", uk="united_kingdom north_sea")
    assert sea_targets(open_sea, "germany") == {"north_sea"}
    assert sea_targets(open_sea, "uk") == {"north_atlantic", "south_atlantic", "mediterranean_sea"}
    assert battle_targets(board(germany="balkans"), "germany") == (set(), set())


# Victory step


def test_points_are_halved_by_teammates() -> None:
    """R-70."""
    assert [score(SETUP, country) for country in COUNTRIES] == [2] * 6
    position = board(germany="germany western_europe ukraine", italy="italy western_europe", japan="balkans")
    assert score(position, "germany") == 5
    assert score(position, "italy") == 3
    assert score(position, "japan") == 0
    assert score(board(germany="balkans baltic_sea"), "germany") == 0


def test_the_step_is_skipped_with_an_enemy_at_home() -> None:
    """R-14, R-74 (F-15): the partner in a shared space still gets only 1."""
    position = board(italy="western_europe", germany="germany western_europe", uk="italy")
    assert score(position, "italy") == 0
    assert score(position, "germany") == 3
    assert score(board(italy="western_europe", germany="italy"), "italy") == 2


def test_hungry_armies_score_where_they_stand() -> None:
    """R-70 asks for the Army, which feeds itself there; Scorched Earth takes both away."""
    assert score(board(japan="ukraine"), "japan") == 2
    shared = board(SCORCHED_EARTH, japan="ukraine", germany="ukraine")
    assert score(shared, "japan") == 1
    assert score(shared, "germany") == 0
    assert score(board(SCORCHED_EARTH, japan="ukraine italy"), "japan") == 4


def test_markers_score_two_for_their_country_alone() -> None:
    """R-71, F-04."""
    pieces = {"uk": "canada szechuan", "usa": "canada szechuan", "ussr": "szechuan"}
    position = board(MACKENZIE_KING, AVG, **pieces)
    assert [score(position, country) for country in ("uk", "usa", "ussr")] == [2, 2, 0]
    assert [score(board(**pieces), country) for country in ("uk", "usa", "ussr")] == [0, 0, 0]


def test_a_space_like_home_is_no_home_for_scoring() -> None:
    """F-16."""
    assert score(board(LINLITHGOW, uk="india", germany="united_kingdom"), "uk") == 0


# Distance


def test_distance() -> None:
    """Q-03: steps over land and sea, by the straits of the team."""
    assert distance(SETUP, "allies", "germany", "germany") == 0
    assert distance(SETUP, "allies", "germany", "balkans") == 1
    assert distance(SETUP, "allies", "united_kingdom", "germany") == 3
    assert distance(SETUP, "allies", "china", "japan") == 2
    assert distance(SETUP, "allies", "north_sea", "baltic_sea") == 1
    assert distance(SETUP, "axis", "north_sea", "baltic_sea") == 2
    assert distance(board(germany="scandinavia"), "allies", "north_sea", "baltic_sea") == 2


# Any board

BOARDS = 3000


def random_boards() -> Iterator[Board]:
    rng = random.Random(1942)
    for _ in range(BOARDS):
        yield random_board(rng)


@slow
def test_random_boards_are_legal_and_repeatable() -> None:
    """R-17, R-18."""
    for position, again in zip(random_boards(), random_boards(), strict=True):
        assert position == again
        assert set(position.pieces) == set(COUNTRIES) and position.status <= set(CARDS)
        for country, spaces in position.pieces.items():
            armies, navies = POOL[country]
            assert len(spaces & LAND) <= armies and len(spaces & SEA) <= navies
            assert not any(stands(position, enemies(country), space) for space in spaces)


@slow
def test_chains_and_steps_tell_the_same_of_random_boards() -> None:
    """R-21, R-22 and R-24 against R-25."""
    for position in random_boards():
        for country in COUNTRIES:
            assert fed(position, country) == fed_by_chains(position, country), (country, position)


@slow
def test_what_holds_on_random_boards() -> None:
    for position in random_boards():
        for team in ("axis", "allies"):
            for _, seas in STRAITS.values():
                one, two = seas
                assert (two in neighbours(position, team, one)) is (one in neighbours(position, team, two))
        for country in COUNTRIES:
            own = position.pieces[country]
            now = supplied(position, country)
            assert fed(position, country) <= now <= own
            assert own & LAND & supply_spaces(position, country) <= fed(position, country)
            land, sea = battle_targets(position, country)
            assert land <= LAND and sea <= SEA
            assert not any(stands(position, members(TEAM[country]), space) for space in land | sea)
            assert score(position, country) <= 2 * len(own & LAND)


@slow
def test_what_holds_of_builds_on_random_boards() -> None:
    for position in list(random_boards())[:400]:
        for country in COUNTRIES:
            own = position.pieces[country]
            every = builds(position, country)
            in_place = buildable(position, country, False, False)
            assert in_place == every & own & supplied(position, country)
            assert buildable(position, country, True, False) == every & LAND | in_place
            assert buildable(position, country, False, True) == every & SEA | in_place
            for space in every:
                assert not stands(position, enemies(country), space)
                assert space in supplied(with_piece(position, country, space), country)


def points(position: Board, country: str) -> Iterator[str]:
    """The finer points of the rulings that this board asks about this country."""
    own, lined, team = position.pieces[country], fed(position, country), TEAM[country]
    for strait, (_, seas) in STRAITS.items():
        for sea in seas & own:
            across = (seas - {sea}) & lined
            if across and sea not in lined and has_port(position, country, sea):
                yield "a closed strait cuts the line"
            if across and sea in lined and not BESIDE[sea] & lined and open_to(position, strait) == team:
                yield f"the line goes through a strait of the {team}"
    for sea in own & SEA:
        near = neighbours(position, team, sea)
        if near & lined and not has_port(position, country, sea):
            yield "a Navy lacks a port"
            if any(not neighbours(position, team, other) & lined for other in near & own - lined):
                yield "a Navy without a port breaks the line"
        if sea in lined:
            ports = BESIDE[sea] & LAND
            if not ports & own and not any(ports & supplied(position, ally) for ally in teammates(country)):
                yield "the port is a teammate's hungry Army"
            if not near & lined & LAND:
                yield "the line goes on at sea"
    for army in (own & LAND) - lined:
        if BESIDE[army] & supply_spaces(position, country) - own:
            yield "a star without an Army feeds nobody"
        if (BESIDE[army] & lined) or army in supply_spaces(position, country):
            raise AssertionError("a fed Army called hungry")
        if any(BESIDE[army] & supplied(position, ally) for ally in teammates(country)):
            yield "a teammate's piece is no link"
    if SCORCHED_EARTH in position.status and country in ("germany", "italy") and "ukraine" in own:
        yield "Ukraine is scorched" if "ukraine" in lined else "scorched Ukraine starves"
    for space in {"canada", "szechuan"} & supply_spaces(position, country) & own:
        yield f"a marker feeds in {space}"
    if given(position, country) - lined:
        yield f"a card supplies {country}"
    if HOME[country] not in own and lined:
        yield "fed from elsewhere than Home"
    if stands(position, enemies(country), HOME[country]) and any(STARS & own):
        yield "no points with an enemy at Home"
    if any(stands(position, teammates(country), space) for space in STARS & own):
        yield "a star is shared"
    if like_home(position, country) - {HOME[country]}:
        yield "a space is like Home"


POINTS = {
    "a closed strait cuts the line",
    "the line goes through a strait of the axis",
    "the line goes through a strait of the allies",
    "a Navy lacks a port",
    "a Navy without a port breaks the line",
    "the port is a teammate's hungry Army",
    "the line goes on at sea",
    "a star without an Army feeds nobody",
    "a teammate's piece is no link",
    "Ukraine is scorched",
    "scorched Ukraine starves",
    "a marker feeds in canada",
    "a marker feeds in szechuan",
    "a card supplies japan",
    "a card supplies ussr",
    "fed from elsewhere than Home",
    "no points with an enemy at Home",
    "a star is shared",
    "a space is like Home",
}


@slow
def test_random_boards_ask_every_finer_point() -> None:
    """Each at least once in a hundred boards."""
    asked = Counter(point for position in random_boards() for point in {p for c in COUNTRIES for p in points(position, c)})
    assert set(asked) == POINTS
    assert {point: times for point, times in asked.items() if times < BOARDS / 100} == {}
