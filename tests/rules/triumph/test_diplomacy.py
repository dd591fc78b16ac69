"""Diplomacy: influence, wildcards, cancelling, Resolution, Satellites, the USA."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.triumph.table import asked, hand, legal, nouns, play, refused, settle, table, told, units
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AREA_INDEX, AXIS, CARD_INDEX, NATION_INDEX, USA, USSR, WEST
from vezerkar.games.triumph.rules.control import resources
from vezerkar.games.triumph.rules.diplomacy import add_influence, can_repudiate, make_satellite, repudiate, resolve, targets
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.state import NOBODY, TntState

POLAND, SPAIN, AUSTRIA = (NATION_INDEX[name] for name in ("poland", "spain", "austria"))


def influence(s: TntState, nation: str) -> str:
    """Whose markers lie on a nation and how many: "axis 2", empty if there are none."""
    found = s.influence[NATION_INDEX[nation]]
    return f"{('axis', 'west', 'ussr')[found & 3]} {found >> 2}" if found else ""


def aims(s: TntState, faction: str, card: str) -> list[str]:
    """The nations for which a faction may play a card."""
    return [text.split()[1] for text in nouns(s, faction, "diplomacy") if text.split()[0] == card]


@rule("triumph", "7.31", "8.0", "B-9", "B-10")
def test_either_end_of_an_action_card_may_be_laid_for_a_neutral() -> None:
    s = table(at=[Government()], hands={"axis": "a1 a8", "west": "a55"}, markers={"spain": "west"}, minors={"poland": "ussr"})
    assert asked(s) == "axis"
    assert legal(s, "axis") == ["pass", "diplomacy a1 yugoslavia", "diplomacy a8 austria"]
    assert refused(s, "axis", "diplomacy a1 spain") == ("refuse-not-neutral", "T&T B-10")
    assert refused(s, "axis", "diplomacy a8 poland") == ("refuse-not-neutral", "T&T B-10")
    assert refused(s, "axis", "diplomacy a8 sweden") == ("refuse-not-on-card", "T&T 8.3")
    assert refused(s, "axis", "diplomacy a3 usa") == ("refuse-not-of-use", "T&T 4.1")
    play(s, "axis", "diplomacy a8 austria")
    assert s.laid[AUSTRIA] == (CARD_INDEX["a8"],) and s.laid_by[AUSTRIA] == AXIS
    assert influence(s, "austria") == "", "a normal card waits for Resolution"
    assert hand(s, "axis") == ["a1"] and s.piles[0] == ()
    assert asked(s) == "west"
    assert told(s, "laid") == [{"faction": "axis", "card": "a8", "nation": "austria"}]


@rule("triumph", "7.31", "8.0", "B-10")
def test_a_rivals_card_for_the_same_neutral_cancels_one_for_one() -> None:
    s = table(at=[Government()], hands={"axis": "a5 a8", "west": "a11 a31", "ussr": "a37 a38"})
    play(s, "axis", "diplomacy a5 austria")
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    play(s, "axis", "diplomacy a8 austria")
    assert len(s.laid[AUSTRIA]) == 2, "the cards of one player add up"
    play(s, "west", "diplomacy a11 austria")
    assert s.laid[AUSTRIA] == (CARD_INDEX["a8"],) and s.laid_by[AUSTRIA] == AXIS
    assert sorted(s.piles[0]) == [CARD_INDEX["a5"], CARD_INDEX["a11"]]
    play(s, "ussr", "diplomacy a37 austria")
    assert s.laid[AUSTRIA] == () and s.laid_by[AUSTRIA] == NOBODY
    play(s, "axis", "pass")
    play(s, "west", "diplomacy a31 austria")
    assert s.laid_by[AUSTRIA] == WEST
    assert [data["rival"] for data in told(s, "cancelled")] == ["axis", "axis"]


@rule("triumph", "18.0", "C-Two")
def test_the_cards_of_two_allies_cancel_each_other() -> None:
    s = table(at=[Government()], hands={"west": "a5", "ussr": "a8"}, order="west ussr axis", two=True)
    play(s, "west", "diplomacy a5 austria")
    play(s, "ussr", "diplomacy a8 austria")
    assert s.laid[AUSTRIA] == () and sorted(s.piles[0]) == [CARD_INDEX["a5"], CARD_INDEX["a8"]]


@rule("triumph", "7.4", "8.0")
def test_resolution_adds_markers_or_takes_off_a_rivals() -> None:
    s = table(influence={"poland": "west 1"})
    s.laid[POLAND], s.laid_by[POLAND] = (CARD_INDEX["a8"], CARD_INDEX["a18"]), AXIS
    s.laid[SPAIN], s.laid_by[SPAIN] = (CARD_INDEX["a1"],), USSR
    resolve(s)
    assert influence(s, "poland") == "axis 1", "the first removes, the second adds"
    assert influence(s, "spain") == "ussr 1"
    assert s.laid[POLAND] == () and s.laid_by[POLAND] == NOBODY
    assert sorted(s.piles[0]) == sorted(CARD_INDEX[name] for name in ("a8", "a18", "a1"))


@rule("triumph", "7.4")
def test_resolution_goes_in_turn_order() -> None:
    s = table(order="ussr axis west")
    s.laid[POLAND], s.laid_by[POLAND] = (CARD_INDEX["a8"],), AXIS
    s.laid[SPAIN], s.laid_by[SPAIN] = (CARD_INDEX["a1"],), USSR
    resolve(s)
    assert [data["nation"] for data in told(s, "influence")] == ["spain", "poland"]


@rule("triumph", "8.12", "8.11", "B-11")
def test_a_marker_brings_population_and_resources_at_once() -> None:
    s = table()
    before = resources(s, WEST, False)
    add_influence(s, WEST, NATION_INDEX["rumania"])
    after = resources(s, WEST, False)
    assert after[0] >= before[0] and after[1] > before[1]
    assert resources(s, AXIS, False) == resources(table(), AXIS, False)


@rule("triumph", "8.0")
def test_markers_can_be_repudiated_at_any_time_by_their_owner() -> None:
    s = table(influence={"poland": "west 2", "austria": "axis 1"})
    assert can_repudiate(s, WEST) == [POLAND]
    assert can_repudiate(s, USSR) == []
    repudiate(s, WEST, POLAND)
    assert influence(s, "poland") == "west 1"
    repudiate(s, WEST, POLAND)
    assert influence(s, "poland") == "" and can_repudiate(s, WEST) == []


LISTED = [
    ("a9", "axis", "austria norway sweden"),
    ("a9", "west", "low_countries norway rumania usa"),
    ("a9", "ussr", "bulgaria poland yugoslavia"),
    ("a12", "axis", "baltic_states bulgaria poland spain"),
    ("a12", "west", "czechoslovakia denmark low_countries usa"),
    ("a12", "ussr", "spain"),
    ("a45", "axis", "latin_america portugal spain yugoslavia"),
    ("a45", "west", "denmark norway sweden usa"),
    ("a45", "ussr", "spain"),
    ("a20", "axis", "austria bulgaria hungary"),
    ("a20", "west", "czechoslovakia low_countries usa"),
    ("a20", "ussr", "spain yugoslavia"),
    ("a24", "axis", "austria hungary turkey"),
    ("a24", "west", "czechoslovakia poland yugoslavia"),
    ("a24", "ussr", "yugoslavia"),
    ("a44", "axis", "austria bulgaria hungary"),
    ("a44", "west", "low_countries rumania usa"),
    ("a44", "ussr", "czechoslovakia spain"),
]


@rule("triumph", "8.3", "A-18")
@pytest.mark.parametrize(("card", "faction", "nations"), LISTED)
def test_a_listed_wildcard_reaches_the_players_own_list(card: str, faction: str, nations: str) -> None:
    s = table(at=[Government()], hands={faction: card}, order=" ".join({faction: 0, "axis": 0, "west": 0, "ussr": 0}))
    assert sorted(aims(s, faction, card)) == nations.split()


@rule("triumph", "8.3", "8.0", "A-18")
def test_a_listed_wildcard_adds_or_removes_at_once() -> None:
    s = table(at=[Government()], hands={"axis": "a20 a24"}, influence={"hungary": "west 2"})
    play(s, "axis", "diplomacy a20 hungary")
    assert influence(s, "hungary") == "west 1"
    assert s.piles[0] == (CARD_INDEX["a20"],)
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    play(s, "axis", "diplomacy a24 austria")
    assert influence(s, "austria") == "axis 1"


@rule("triumph", "8.3", "A-18")
def test_fear_and_loathing_removes_a_rivals_marker_from_the_list_of_its_owner() -> None:
    s = table(
        at=[Government()],
        hands={"axis": "a2"},
        influence={"austria": "west 1", "poland": "ussr 2", "norway": "west 1", "hungary": "axis 1", "persia": "ussr 1"},
    )
    assert aims(s, "axis", "a2") == ["austria", "poland"]
    assert refused(s, "axis", "diplomacy a2 norway")[0] == "refuse-not-on-card"
    assert refused(s, "axis", "diplomacy a2 turkey") == ("refuse-no-marker", "T&T 8.3")
    play(s, "axis", "diplomacy a2 poland")
    assert influence(s, "poland") == "ussr 1"


@rule("triumph", "8.3", "A-18")
@pytest.mark.parametrize("card", ["a35", "a48"])
def test_isolationism_only_removes(card: str) -> None:
    markers = {"usa": "west 1", "spain": "axis 1", "norway": "west 1"}
    s = table(at=[Government()], hands={"axis": card}, influence=markers)
    assert aims(s, "axis", card) == ["usa"]
    play(s, "axis", f"diplomacy {card} usa")
    assert influence(s, "usa") == ""


@rule("triumph", "8.3", "B-14", "A-20")
def test_intimidation_reaches_minors_that_border_land_one_controls() -> None:
    s = table(at=[Government()], hands={"axis": "a15"})
    found = aims(s, "axis", "a15")
    assert {"poland", "austria", "czechoslovakia", "low_countries", "denmark", "yugoslavia"} <= set(found)
    assert "usa" not in found and "norway" not in found and "spain" not in found, "never the USA, never across the sea"
    assert refused(s, "axis", "diplomacy a15 spain") == ("refuse-no-border", "T&T B-14")
    play(s, "axis", "diplomacy a15 poland")
    assert influence(s, "poland") == "axis 1"


@rule("triumph", "8.3", "B-14")
def test_influence_gives_nothing_to_intimidate_from() -> None:
    s = table(at=[Government()], hands={"axis": "a15"}, influence={"rumania": "axis 2"})
    assert "bulgaria" not in aims(s, "axis", "a15")
    s = table(at=[Government()], hands={"axis": "a15"}, markers={"rumania": "axis"})
    assert "bulgaria" in aims(s, "axis", "a15")


@rule("triumph", "8.3", "B-14", "A-20")
def test_guarantee_reaches_minors_that_border_land_a_rival_controls() -> None:
    s = table(at=[Government()], hands={"west": "a42"}, order="west axis ussr")
    found = aims(s, "west", "a42")
    assert {"poland", "rumania", "finland", "turkey"} <= set(found), "Axis and Soviet neighbours"
    assert "usa" not in found and "spain" not in found, "France is one's own"
    s = table(at=[Government()], hands={"axis": "a42"})
    assert "spain" in aims(s, "axis", "a42") and "austria" not in aims(s, "axis", "a42")


@rule("triumph", "8.3", "A-20", "B-12")
def test_foreign_aid_reaches_any_neutral_for_a_point_of_industry() -> None:
    s = table(at=[Government()], hands={"axis": "a17"}, influence={"usa": "west 1"})
    found = aims(s, "axis", "a17")
    assert {"usa", "ireland", "albania", "afghanistan"} <= set(found) and "canada" not in found
    play(s, "axis", "diplomacy a17 usa")
    assert influence(s, "usa") == "" and s.ind[AXIS] == 11
    s = table(at=[Government()], hands={"axis": "a17"})
    s.ind[AXIS] = 0
    assert aims(s, "axis", "a17") == []
    assert refused(s, "axis", "diplomacy a17 ireland") == ("refuse-no-ind", "T&T 8.3")


@rule("triumph", "8.41", "B-13")
def test_axis_and_soviets_hold_at_most_three_useless_markers_on_the_usa() -> None:
    s = table(at=[Government()], hands={"axis": "a3 a17"}, influence={"usa": "axis 3"})
    assert "usa" not in aims(s, "axis", "a17")
    assert refused(s, "axis", "diplomacy a17 usa") == ("refuse-usa-full", "T&T 8.41")
    assert "usa" in aims(s, "axis", "a3"), "it may still cancel a Rival's card"
    add_influence(s, AXIS, USA)
    assert influence(s, "usa") == "axis 3"
    assert resources(s, AXIS, False) == resources(table(), AXIS, False)
    play(s, "axis", "pass")
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    assert s.marker[USA] == NOBODY, "they never join anybody but the West"


@rule("triumph", "8.43", "8.42")
def test_three_markers_make_the_usa_join_the_west_with_two_fortresses() -> None:
    s = table(at=[Government()], hands={"axis": "a55"}, influence={"usa": "west 3"})
    assert s.marker[USA] == NOBODY
    for faction in ("axis", "west", "ussr"):
        play(s, faction, "pass")
    assert s.marker[USA] == WEST and influence(s, "usa") == ""
    assert units(s) == ["usa fortress new_york 2", "usa fortress washington 4"]
    assert s.control[AREA_INDEX["new_york"]] == WEST


@rule("triumph", "8.2", "B-11")
def test_status_is_read_after_resolution() -> None:
    s = table(at=[Government()], hands={"axis": "a20 a5"}, influence={"austria": "axis 2"})
    play(s, "axis", "diplomacy a20 austria")
    assert influence(s, "austria") == "axis 3" and s.marker[AUSTRIA] == NOBODY
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    play(s, "axis", "pass")
    assert s.marker[AUSTRIA] == AXIS and influence(s, "austria") == ""
    assert told(s, "satellite") == [{"faction": "axis", "nation": "austria"}]
    assert asked(s) == "axis" and "muster vienna tank" in legal(s, "axis")


@rule("triumph", "8.2")
def test_satellites_follow_the_turn_order_and_end_diplomacy_there() -> None:
    given = {"west": "a55"}
    s = table(at=[Government()], hands=given, influence={"austria": "axis 3", "spain": "west 4"}, order="west axis ussr")
    for faction in ("west", "axis", "ussr"):
        play(s, faction, "pass")
    assert asked(s) == "west"
    while asked(s) == "west":
        play(s, "west", legal(s, "west")[0])
    assert asked(s) == "axis" and s.marker[SPAIN] == WEST
    assert targets(s, AXIS, CARD_INDEX["a1"]) == [NATION_INDEX["yugoslavia"]]


@rule("triumph", "15.423", "B-31")
def test_an_intervention_makes_an_armed_minor_a_satellite() -> None:
    s = table(minors={"poland": "axis"})
    s.forts[AREA_INDEX["vilna"]] = 2
    s.forts[AREA_INDEX["lvov"]] = 0
    make_satellite(s, USSR, POLAND)
    assert not s.armed & BIT[POLAND] and s.foes[POLAND] == 0 and s.marker[POLAND] == USSR
    settle(s)
    assert {text.split()[0] for text in nouns(s, "ussr", "muster")} == {"warsaw", "vilna"}, "surviving Fortresses alone"


@rule("triumph", "15.423", "B-31")
def test_no_fortress_left_means_no_unit() -> None:
    s = table(minors={"norway": "axis"})
    norway = NATION_INDEX["norway"]
    s.forts[AREA_INDEX["oslo"]] = 0
    make_satellite(s, WEST, norway)
    settle(s)
    assert s.marker[norway] == WEST and units(s) == []
