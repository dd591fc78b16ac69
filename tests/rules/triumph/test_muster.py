"""The units of Satellites, and those of an Intervention."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.table import asked, legal, move, nouns, play, put, question, refused, settle, table, told, units
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    AXIS,
    FIRST_BLOCK,
    GERMANY,
    NATION_INDEX,
    POOLS,
    SOVIETS,
    TYPES,
    USSR,
    WEST,
)
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.diplomacy import make_satellite
from vezerkar.games.triumph.state import GONE, POOL, TntState


def satellite(s: TntState, faction: int, nation: str) -> None:
    """Make a nation a Satellite and run on to the question about its units."""
    make_satellite(s, faction, NATION_INDEX[nation])
    settle(s)


def leave(s: TntState, power: int, *kinds: str) -> None:
    """Leave only these blocks in the pool of a Power."""
    left = list(kinds)
    for kind, name in enumerate(TYPES):
        first = FIRST_BLOCK[power][kind]
        for block in range(first, first + POOLS[power][kind]):
            if name in left:
                left.remove(name)
            elif s.place[block] == POOL:
                s.place[block] = GONE


@rule("triumph", "8.2", "A-19", "A-46")
def test_each_city_and_town_musters_a_unit_of_the_great_power() -> None:
    s = table()
    satellite(s, AXIS, "poland")
    assert asked(s) == "axis"
    assert question(s, "axis").args == {"nation": "poland"}
    assert {text.split()[0] for text in nouns(s, "axis", "muster")} == {"warsaw", "lvov", "vilna"}
    assert [text for text in nouns(s, "axis", "muster") if "lvov" in text] == [
        "lvov fortress", "lvov air_force", "lvov tank", "lvov infantry",
    ]  # fmt: skip
    play(s, "axis", "muster vilna tank", "muster warsaw air_force", "muster lvov fortress")
    assert units(s) == ["germany air_force warsaw 3", "germany fortress lvov 2", "germany tank vilna 1"]
    assert asked(s) == ""
    assert s.control[AREA_INDEX["warsaw"]] == AXIS and s.owner[AREA_INDEX["warsaw"]] == AXIS
    determine(s)
    assert s.control[AREA_INDEX["vilna"]] == AXIS


@rule("triumph", "8.2", "A-46")
def test_a_capital_that_is_a_city_musters_two_and_one_that_is_a_town_one() -> None:
    s = table()
    satellite(s, AXIS, "austria")
    play(s, "axis", "muster vienna infantry")
    satellite(s, WEST, "norway")
    play(s, "west", "muster oslo infantry")
    assert units(s) == ["britain infantry oslo 1", "germany infantry vienna 2"]


@rule("triumph", "B-12")
def test_albania_musters_nobody() -> None:
    s = table()
    satellite(s, AXIS, "albania")
    assert asked(s) == "" and units(s) == [] and s.marker[NATION_INDEX["albania"]] == AXIS


@rule("triumph", "B-1")
def test_ships_muster_in_coastal_areas_alone() -> None:
    s = table()
    satellite(s, WEST, "greece")
    assert {"athens fleet", "athens carrier", "athens submarine"} <= set(nouns(s, "west", "muster"))
    s = table()
    satellite(s, WEST, "hungary")
    assert refused(s, "west", "muster budapest fleet") == ("refuse-not-coastal", "T&T B-1")
    assert refused(s, "west", "muster vienna tank") == ("refuse-no-city", "T&T 8.2")


@rule("triumph", "B-5")
def test_a_type_whose_blocks_are_used_up_cannot_muster() -> None:
    s = table()
    leave(s, GERMANY, "tank", "fleet")
    satellite(s, AXIS, "poland")
    assert nouns(s, "axis", "muster") == ["warsaw fleet", "warsaw tank", "vilna tank", "lvov tank"]
    assert refused(s, "axis", "muster warsaw infantry") == ("refuse-pool-empty", "T&T B-5")
    play(s, "axis", "muster warsaw tank")
    # A Fleet is left, but it fits nowhere: that it is one stays hidden.
    assert legal(s, "axis") == ["done"]
    play(s, "axis", "done")
    assert units(s) == ["germany tank warsaw 3"] and asked(s) == ""


@rule("triumph", "B-5")
def test_without_any_block_nobody_is_asked() -> None:
    s = table()
    leave(s, SOVIETS)
    satellite(s, USSR, "poland")
    assert asked(s) == "" and units(s) == [] and s.control[AREA_INDEX["warsaw"]] == USSR


@rule("triumph", "3.241")
def test_one_fortress_in_an_area() -> None:
    s = table()
    put(s, "germany fortress vienna 1")
    satellite(s, AXIS, "austria")
    assert refused(s, "axis", "muster vienna fortress") == ("refuse-fortress-there", "T&T 3.241")


@rule("triumph", "15.423", "B-31")
def test_an_intervenors_units_have_the_cv_of_the_fortresses() -> None:
    s = table(minors={"poland": "axis"}, units=["germany tank konigsberg 2"])
    move(s, "germany tank konigsberg", "vilna")
    warsaw, lvov, vilna = (AREA_INDEX[name] for name in ("warsaw", "lvov", "vilna"))
    s.forts[warsaw], s.forts[lvov], s.forts[vilna] = 1, 0, 1
    determine(s)
    satellite(s, USSR, "poland")
    assert {text.split()[0] for text in nouns(s, "ussr", "muster")} == {"warsaw", "vilna"}
    assert "vilna fortress" in nouns(s, "ussr", "muster"), "the former Fortress makes room"
    play(s, "ussr", "muster vilna fortress", "muster warsaw infantry")
    assert units(s, "ussr") == ["ussr fortress vilna 1", "ussr infantry warsaw 1"]
    assert [s.forts[area] for area in (warsaw, lvov, vilna)] == [0, 0, 0]
    assert s.owner[vilna] == USSR and s.owner[warsaw] == USSR, "the former Fortresses were there first"
    assert s.here[vilna] == 0b101


@rule("triumph", "B-31")
def test_fortresses_for_which_there_is_no_block_vanish() -> None:
    s = table(minors={"poland": "axis"})
    leave(s, SOVIETS, "tank")
    satellite(s, USSR, "poland")
    play(s, "ussr", "muster warsaw tank")
    assert asked(s) == "" and units(s) == ["ussr tank warsaw 3"]
    assert s.forts[AREA_INDEX["lvov"]] == 0 and s.here[AREA_INDEX["lvov"]] == 0
    assert s.control[AREA_INDEX["lvov"]] == USSR


@rule("triumph", "8.2", "3.1")
def test_rivals_do_not_learn_the_types() -> None:
    s = table()
    satellite(s, AXIS, "austria")
    play(s, "axis", "muster vienna tank")
    assert told(s, "created", "west") == [] and told(s, "created", "axis") != []
    assert told(s, "block_created", "west") == [{"nation": "germany", "area": "vienna"}]
