"""The data of Triumph & Tragedy against the totals that the rulebook gives (T&T 1, 2, 4, 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rule import rule
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    AFRICA,
    AREA_COUNT,
    AREA_INDEX,
    AREAS,
    AXIS,
    BLOCK_COUNT,
    BLOCK_MAX,
    BLOCK_POWER,
    BLOCK_TYPE,
    BLOCKS,
    BORDER_A,
    BORDER_B,
    BORDER_COUNT,
    BORDER_TYPE,
    CARD_COUNT,
    CARD_LETTER,
    CARD_NATIONS,
    CARD_SEASON,
    CARD_VALUE,
    CARD_WILDCARD,
    CITY,
    COASTAL,
    COLONY,
    DIVIDENDS,
    FACTION_OF_POWER,
    FACTORY_COST,
    FALL,
    FIREPOWER,
    HAND_LIMIT,
    HOLDER,
    KIND,
    LAND_COUNT,
    LIMIT,
    MAIN_CAPITAL,
    MOST_CV,
    MUSTER,
    NATION,
    NATION_AREAS,
    NATION_CAPITAL,
    NATION_COUNT,
    NATION_INDEX,
    NATION_KIND,
    NATIONS,
    NEAR,
    NEUTRAL,
    NO_LIMIT,
    POOLS,
    POP,
    POWER,
    RES_BLACK,
    RES_RED,
    SETUP,
    SMALL,
    SPEED,
    SPRING,
    START_CARDS,
    START_IND,
    SUBCAPITALS,
    SUMMER,
    TURN_ORDER,
    TYPES,
    USA,
    USSR,
    WASHINGTON,
    WEST,
)

LAND = range(LAND_COUNT)


def total(row: list[int], areas: list[int]) -> int:
    return sum(row[area] for area in areas)


@rule("triumph", "1.1", "1.2")
def test_areas_and_borders() -> None:
    assert AREA_COUNT == 136
    assert Counter(KIND) == {"land": 95, "strait": 8, "sea": 28, "ocean": 5}
    assert BORDER_COUNT == 353


@rule("triumph", "1.13", "5.1", "5.2", "5.3")
@pytest.mark.parametrize(("faction", "pop", "res"), [(AXIS, 11, 6), (WEST, 12, 11), (USSR, 12, 11)])
def test_resources_of_the_factions(faction: int, pop: int, res: int) -> None:
    """T&T 5.1-5.3."""
    own = [area for area in LAND if HOLDER[NATION[area]] == faction]
    assert (total(POP, own), total(RES_BLACK, own) + total(RES_RED, own)) == (pop, res)
    assert (pop, res) == tuple(SETUP["factions"][("axis", "west", "ussr")[faction]][what] for what in ("pop", "res"))


@rule("triumph", "8.41")
def test_resources_of_the_usa() -> None:
    """T&T 8.41."""
    own = NATION_AREAS[USA]
    assert (total(POP, own), total(RES_BLACK, own) + total(RES_RED, own)) == (3, 4)


@rule("triumph", "4.3", "7.32")
def test_tracks() -> None:
    """T&T 4.3, 5.1-5.3, 7.32."""
    assert HAND_LIMIT == [7, 8, 6]
    assert START_CARDS == [14, 8, 6]
    assert START_IND == [12, 7, 9]
    assert [levels[0] for levels in FACTORY_COST] == [5, 6, 7]


@pytest.mark.parametrize(
    ("profile", "units", "cv"), [("seed", (22, 14, 13), (22, 19, 15)), ("revised_2016", (22, 16, 12), (22, 21, 12))]
)
def test_units_of_the_setup(profile: str, units: tuple[int, ...], cv: tuple[int, ...]) -> None:
    """T&T 5.1-5.3, A-8."""
    fixed = SETUP["fixed"][profile]
    for i, name in enumerate(("axis", "west", "ussr")):
        cadres = sum(SETUP["cadres"][name].values())
        more = [unit["cv"] for unit in fixed if HOLDER[NATION_INDEX[unit["nation"]]] == i]
        assert (cadres + len(more), cadres + sum(more)) == (units[i], cv[i])


def test_cadres_go_by_pop() -> None:
    """T&T 5.0: one for each POP, the Axis twice as many."""
    for i, name in enumerate(("axis", "west", "ussr")):
        own = {AREAS[area]: POP[area] * (2 if i == AXIS else 1) for area in LAND if HOLDER[NATION[area]] == i and POP[area]}
        assert SETUP["cadres"][name] == own


@rule("triumph", "1.12", "2.11", "2.21")
def test_cities() -> None:
    """T&T 1.12, 2.11, 2.21: POP and Muster of each type of city."""
    worth = {"none": (0, 0), "town": (0, 1), "city": (1, 2), "capital_city": (1, 3), "subcapital": (2, 0), "main_capital": (3, 0)}
    assert {(CITY[area], POP[area], MUSTER[area]) for area in LAND} == {(city, *what) for city, what in worth.items()}
    assert {AREAS[area] for area in LAND if CITY[area] == "capital_city"} == {"warsaw", "madrid", "ankara"}
    assert {AREAS[area] for area in LAND if CITY[area] == "main_capital"} == {"berlin", "london", "moscow"}
    small = {"ruhr", "delhi", "leningrad", "baku", "rome", "paris", "washington"}
    assert {AREAS[area] for area in LAND if CITY[area] == "subcapital"} == small


@rule("triumph", "2.11", "2.21")
def test_capitals() -> None:
    assert [AREAS[area] for area in MAIN_CAPITAL] == ["berlin", "london", "moscow"]
    named = [{AREAS[area] for area in row} for row in SUBCAPITALS]
    assert named[AXIS] == {"ruhr", "rome"}
    assert named[WEST] - {"washington"} == {"delhi", "paris"}
    assert named[USSR] == {"leningrad", "baku"}
    assert AREAS[WASHINGTON] == "washington"


@rule("triumph", "2.31")
def test_colonies() -> None:
    """T&T 2.31 and its sidebar."""
    capitals = {
        "canada": ("britain", "ottawa"), "gibraltar": ("britain", "gibraltar"), "malta": ("britain", "malta"),
        "middle_east": ("britain", "suez"), "india": ("britain", "delhi"), "french_north_africa": ("france", "algiers"),
        "syria": ("france", "damascus"), "libya": ("italy", "tripoli"),
    }  # fmt: skip
    found = {NATIONS[i]: (NATIONS[POWER[i]], AREAS[NATION_CAPITAL[i]]) for i in range(NATION_COUNT) if NATION_KIND[i] == COLONY}
    assert found == capitals


@rule("triumph", "1.121", "2.4", "2.41")
def test_neutrals() -> None:
    """T&T 2.4: whoever belongs to nobody at first is a Minor or the USA."""
    assert {i for i in range(NATION_COUNT) if HOLDER[i] == NEUTRAL} == {
        i for i in range(NATION_COUNT) if NATION_KIND[i] == SMALL
    } | {USA}
    # The biggest city of a nation is its capital (T&T 1.121).
    for nation in range(NATION_COUNT):
        assert (
            MUSTER[NATION_CAPITAL[nation]] == max(MUSTER[area] for area in NATION_AREAS[nation])
            or POP[NATION_CAPITAL[nation]] > 1
        )


@rule("triumph", "1.11", "11.52")
def test_border_limits() -> None:
    """T&T 11.52."""
    limits = {"plains": 3, "river": 2, "forest": 2, "mountain": 1, "coast": 1, "strait": 1, "sea": NO_LIMIT, "ocean": NO_LIMIT}
    assert set(zip(BORDER_TYPE, LIMIT, strict=True)) == set(limits.items())
    for i in range(BORDER_COUNT):
        a, b = KIND[BORDER_A[i]], KIND[BORDER_B[i]]
        kind = BORDER_TYPE[i]
        if "strait" in (a, b):
            assert kind == "strait"
        elif "ocean" in (a, b) and "land" not in (a, b):
            assert kind == "ocean"
        elif a == b == "sea":
            assert kind == "sea"
        elif (a == "land") != (b == "land"):
            assert kind == "coast"
        else:
            assert kind in ("plains", "river", "forest", "mountain")


def test_coasts() -> None:
    for area in LAND:
        assert COASTAL[area] == any(near >= LAND_COUNT for near in NEAR[area])


@rule("triumph", "1.3")
def test_straits() -> None:
    """T&T 1.3."""
    found = {AREAS[area] for area in LAND if KIND[area] == "strait"}
    assert found == {"azores", "copenhagen", "gibraltar", "istanbul", "malta", "sevastopol", "sicily", "suez"}


@rule("triumph", "B-48")
def test_the_fine_points_of_the_map() -> None:
    """B-48."""

    def beside(area: str) -> set[str]:
        return {AREAS[near] for near in NEAR[AREA_INDEX[area]]}

    assert beside("copenhagen") == {"baltic_sea", "north_sea", "oslo", "stockholm", "ruhr"}
    assert beside("sea_of_azov") == {"sevastopol", "kharkov", "kuban"}
    caspian = {"northern_caspian_sea", "southern_caspian_sea"}
    around = beside("northern_caspian_sea") | beside("southern_caspian_sea")
    assert {area for area in around if KIND[AREA_INDEX[area]] == "sea"} == caspian
    assert {AREAS[BORDER_A[AFRICA]], AREAS[BORDER_B[AFRICA]]} == {"south_atlantic_ocean", "west_indian_ocean"}
    assert "red_sea" not in beside("jordan")
    assert "delhi" not in beside("kabul")
    assert "algiers" not in beside("dakar")


@rule("triumph", "3.15", "3.22", "3.23", "3.24", "A-1", "A-2", "A-3")
def test_unit_table() -> None:
    """T&T 3.2: speed and firepower against A, N, G, S; A-1, A-2 for the two that the rulebook prints in two ways."""
    assert dict(zip(TYPES, zip(SPEED, FIREPOWER, strict=True), strict=True)) == {
        "fortress": (0, [2, 3, 4, 3]),
        "air_force": (2, [3, 1, 1, 1]),
        "carrier": (3, [2, 2, 1, 2]),
        "submarine": (2, [0, 1, 0, 1]),
        "fleet": (3, [1, 3, 1, 2]),
        "tank": (3, [0, 0, 2, 0]),
        "infantry": (2, [1, 1, 3, 0]),
    }
    # T&T 3.12: Germany, Britain, USSR, Italy, France, the USA.
    assert MOST_CV == [4, 4, 3, 3, 3, 4]


@rule("triumph", "4.0", "4.1", "4.2", "4.4")
def test_decks_and_dividends() -> None:
    """T&T 4.1, 4.2, 4.4."""
    assert ACTION_COUNT == CARD_COUNT - ACTION_COUNT == 55
    assert DIVIDENDS == [16, 12, 4]
    actions = range(ACTION_COUNT)
    assert Counter(CARD_SEASON[card] for card in actions) == {SPRING: 15, SUMMER: 25, FALL: 15}
    # A letter and a value; no two of a Season bear the same letter. Two nations, or a wildcard.
    assert len({(CARD_SEASON[card], CARD_LETTER[card]) for card in actions}) == ACTION_COUNT
    assert all(CARD_VALUE[card] > 0 for card in actions)
    assert all((len(CARD_NATIONS[card]) == 2) != (CARD_WILDCARD[card] >= 0) for card in actions)
    assert not any(CARD_VALUE[card] for card in range(ACTION_COUNT, CARD_COUNT))


@rule("triumph", "7.14")
def test_turn_order() -> None:
    """T&T 7.14: everybody begins on two rolls, once in each direction; a 2 means Axis, West, USSR."""
    assert len({tuple(order) for order in TURN_ORDER}) == 6
    assert TURN_ORDER[1] == [AXIS, WEST, USSR]


@rule("triumph", "3.11", "3.12")
def test_blocks_know_their_nation_and_type() -> None:
    """T&T 3.11: a block is of one of six nations for good; the Fortresses of the seventh are no blocks."""
    assert len(BLOCKS) == BLOCK_COUNT == sum(sum(row) for row in POOLS)
    for block, name in enumerate(BLOCKS):
        nation, kind = NATIONS[BLOCK_POWER[block]], TYPES[BLOCK_TYPE[block]]
        assert name.startswith(f"{nation}_{kind}_")
        assert BLOCK_MAX[block] == MOST_CV[BLOCK_POWER[block]]
        assert HOLDER[BLOCK_POWER[block]] in (FACTION_OF_POWER[BLOCK_POWER[block]], NEUTRAL)
