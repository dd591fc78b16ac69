"""Scoring and victory (R-70 .. R-77)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.quartermaster.table import QMG, country, legal, pieces, play, points, table, told, zone

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
LINLITHGOW = "uk_lord_linlithgow_declares_india_to_be_at_war"


def scored(name: str, own: str, status: str = "", **others) -> int:
    """What a country's Victory step brings its team; the other team gets nothing."""
    match = table(name, at="victory", **{name: country(own, HANDS[name], status)}, **others)
    axis, allies = points(match)
    mine, theirs = (axis, allies) if name in ("germany", "japan", "italy") else (allies, axis)
    assert theirs == 0
    return mine


@rule("quartermaster", "R-70")
def test_two_for_each_supply_space_with_an_own_army() -> None:
    assert scored("germany", "germany") == 2
    assert scored("germany", "germany western_europe ukraine") == 6
    assert scored("germany", "") == 0
    assert scored("germany", "balkans scandinavia baltic_sea") == 0, "no Supply spaces, no Armies"
    assert scored("usa", "eastern_united_states western_united_states canada latin_america") == 4
    assert scored("uk", "india north_sea") == 2


@rule("quartermaster", "R-70")
def test_one_for_a_shared_one_whoever_holds_the_others() -> None:
    mates = {"italy": country("italy western_europe"), "japan": country("japan")}
    assert scored("germany", "germany western_europe", **mates) == 3
    assert scored("italy", "italy western_europe", germany=country("germany western_europe italy")) == 2
    assert scored("germany", "western_europe", **mates, uk=country("united_kingdom")) == 1
    assert scored("germany", "western_europe", italy=country("western_europe"), japan=country("western_europe")) == 1
    assert scored("germany", "germany", italy=country("baltic_sea eastern_europe")) == 2


@rule("quartermaster", "R-70", "R-19")
def test_ukraine_under_scorched_earth() -> None:
    """Worth nothing to Germany and Italy; shared by Japan it is still worth 1 (Q-08)."""
    burnt = {"ussr": country("moscow", status="ussr_scorched_earth")}
    assert scored("germany", "ukraine germany", **burnt) == 2
    assert scored("japan", "ukraine", **burnt) == 2
    assert scored("japan", "ukraine", **burnt, germany=country("ukraine")) == 1


@rule("quartermaster", "R-71", "F-04")
def test_marker_spaces_bring_two_to_their_country_alone() -> None:
    assert scored("uk", "canada", MACKENZIE_KING) == 2
    assert scored("uk", "canada", MACKENZIE_KING, usa=country("canada"), ussr=country("canada")) == 2
    assert scored("usa", "canada", uk=country("united_kingdom", status=MACKENZIE_KING)) == 0
    assert scored("uk", "canada") == 0
    assert scored("usa", "szechuan", AVG, uk=country("szechuan")) == 2
    assert scored("uk", "szechuan", usa=country("szechuan", status=AVG)) == 0
    assert scored("uk", "canada india", MACKENZIE_KING, usa=country("canada india")) == 3, "the star is shared, the marker not"


@rule("quartermaster", "R-72")
@pytest.mark.parametrize(
    ("name", "own", "status", "bonus"),
    [
        ("germany", "ukraine", "ger_abundant_resources", 1),
        ("germany", "balkans", "ger_abundant_resources", 0),
        ("germany", "baltic_sea scandinavia", "ger_swedish_iron_ore", 2),
        ("germany", "baltic_sea", "ger_swedish_iron_ore", 1),
        ("germany", "scandinavia", "ger_swedish_iron_ore", 0),
        ("japan", "hawaii pacific_northwest new_zealand", "jpn_forward_bases", 3),
        ("japan", "southeast_asia indonesia", "jpn_greater_east_asia_co_prosperity_sphere", 2),
        ("japan", "iwo_jima philippines", "jpn_imperial_designs", 1),
        ("italy", "russia ukraine", "ita_anti_communist_sentiment", 1),
        ("italy", "balkans", "ita_balkan_resources", 1),
        ("italy", "mediterranean_sea black_sea", "ita_mare_nostrum", 2),
        ("italy", "north_africa africa", "ita_impero_italiano", 2),
    ],
)
def test_status_cards_score_in_the_victory_step_and_are_lost_with_it(name: str, own: str, status: str, bonus: int) -> None:
    stars = 2 * ("ukraine" in own)
    assert scored(name, own, status) == stars + bonus
    assert scored(name, own) == stars
    home = {"germany": "germany", "japan": "japan", "italy": "italy"}[name]
    assert scored(name, own, status, usa=country(home)) == 0
    other = "germany" if name == "japan" else "japan"
    match = table(other, at="victory", **{other: country("", HANDS[other]), name: country(own, "", status)})
    assert points(match) == (0, 0), "not in the step of a teammate"


@rule("quartermaster", "R-72")
def test_impero_italiano_counts_spaces_of_both() -> None:
    status = "ita_impero_italiano"
    assert scored("italy", "north_africa", status, germany=country("north_africa middle_east africa")) == 3
    assert scored("italy", "", status, germany=country("middle_east")) == 1
    assert scored("italy", "", status, japan=country("middle_east")) == 0


@rule("quartermaster", "F-28")
def test_swedish_iron_ore_needs_the_navy() -> None:
    status = "ger_swedish_iron_ore"
    assert scored("germany", "germany scandinavia", status) == 2
    assert scored("germany", "germany scandinavia", status, italy=country("baltic_sea")) == 2, "a German one"
    assert scored("germany", "germany scandinavia baltic_sea", status) == 4


@rule("quartermaster", "F-30", "F-33")
@pytest.mark.parametrize(
    ("name", "status", "one", "other"),
    [
        ("japan", "jpn_imperial_designs", "iwo_jima", "philippines"),
        ("italy", "ita_anti_communist_sentiment", "russia", "ukraine"),
    ],
)
def test_one_point_at_most_even_with_both_spaces(name: str, status: str, one: str, other: str) -> None:
    def bonus(own: str) -> int:
        return scored(name, own, status) - scored(name, own)

    assert (bonus(one), bonus(other), bonus(f"{one} {other}"), bonus("")) == (1, 1, 1, 0)


@rule("quartermaster", "R-73", "F-14")
def test_points_outside_the_victory_step_are_scored_with_the_home_space_lost() -> None:
    """Plunder and Submarines yes, Mare Nostrum no."""
    lost = {"uk": country("italy")}
    match = table(
        "italy", italy=country("balkans mediterranean_sea ukraine", "ita_plunder ita_build_army", "ita_mare_nostrum"), **lost
    )
    play(match, "play ita_plunder")
    assert points(match) == (3, 0), "one for each piece away from Italy, and no Victory step"
    assert [event["why"] for event in told(match, "points")] == ["ita_plunder"]
    match = table("germany", germany=country("western_europe", "ger_submarines_uk ger_build_army"), uk=country("germany"))
    play(match, "play ger_submarines_uk")
    assert points(match) == (1, 0)
    assert scored("italy", "balkans mediterranean_sea ukraine", "ita_mare_nostrum", **lost) == 0


@rule("quartermaster", "R-73", "F-14")
def test_plunder() -> None:
    match = table(germany=country("germany balkans ukraine baltic_sea", "ger_plunder ger_build_army"), italy=country("italy"))
    play(match, "play ger_plunder")
    assert points(match) == (2 + 4, 0), "Armies away from Germany; a Navy is none"
    match = table("italy", italy=country("italy balkans mediterranean_sea", "ita_plunder ita_build_army"))
    play(match, "play ita_plunder")
    assert points(match) == (2 + 2, 0), "for Italy Navies count"


@rule("quartermaster", "R-74", "F-15")
def test_a_partner_who_may_not_score_still_shares() -> None:
    shared = "ukraine"
    assert scored("germany", shared, italy=country(shared), uk=country("italy")) == 1
    assert scored("italy", shared, germany=country(shared), uk=country("italy")) == 0, "its own Home space is lost"


@rule("quartermaster", "F-16", "R-14")
def test_a_space_like_home_for_building_is_none_for_scoring() -> None:
    assert scored("uk", "india", LINLITHGOW, germany=country("united_kingdom")) == 0
    assert scored("uk", "india", LINLITHGOW) == 2
    assert scored("uk", "united_kingdom", LINLITHGOW, japan=country("india")) == 2, "India is not its Home space"


@rule("quartermaster", "R-14", "R-70")
def test_a_navy_or_a_friend_in_the_home_space_does_no_harm() -> None:
    assert scored("uk", "india", usa=country("united_kingdom")) == 2
    assert scored("uk", "united_kingdom", germany=country("north_sea")) == 2


# --- victory --------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "R-75")
def test_armies_in_two_enemy_home_spaces_win_at_once() -> None:
    """Any two, by Armies of any countries of the team, in the middle of a turn."""
    match = table(
        "uk",
        uk=country("united_kingdom western_europe", HANDS["uk"]),
        ussr=country("japan"),
        points=(300, 0),
    )
    play(match, "play uk_build_army")
    assert match.outcome is None
    play(match, "build germany")
    assert match.outcome is not None and match.outcome.winners == ("uk", "ussr", "usa")
    assert (match.outcome.ending, match.outcome.cite) == ("ending-conquest", "QMG R-75")
    assert match.waiting() == () and match.view()["winner"] == "allies"


@rule("quartermaster", "R-75")
def test_what_does_not_win() -> None:
    match = table("uk", uk=country("united_kingdom western_europe", HANDS["uk"]), usa=country("germany"))
    play(match, "play uk_build_army", "build germany")
    assert match.outcome is None, "the same Home space twice"
    match = table(
        "uk",
        uk=country("united_kingdom western_europe", HANDS["uk"]),
        ussr=country("moscow"),
        usa=country("eastern_united_states"),
    )
    play(match, "play uk_build_army", "build germany")
    assert match.outcome is None, "own Home spaces do not count"
    match = table("usa", usa=country("germany western_united_states", "usa_build_navy usa_land_battle"), uk=country("ukraine"))
    play(match, "play usa_build_navy", "build east_pacific")
    assert match.outcome is None


@rule("quartermaster", "R-75")
@pytest.mark.parametrize(
    ("given", "winner", "ending"),
    [
        ({"uk": country("germany"), "usa": country("japan")}, "allies", "ending-conquest"),
        ({"italy": country("moscow united_kingdom")}, "axis", "ending-conquest"),
        ({"points": (400, 120)}, "axis", "ending-points"),
        ({"points": (0, 405)}, "allies", "ending-points"),
    ],
)
def test_a_position_in_which_a_team_has_won_is_over(given: dict[str, Any], winner: str, ending: str) -> None:
    match = table(**given)
    assert match.outcome is not None and match.outcome.ending == ending
    assert match.view()["winner"] == winner and match.waiting() == ()
    assert QMG.position(match.position()).encode() == match.encode()
    one_home = {"uk": country("japan"), "usa": country("japan")}
    assert table(points=(399, 399), germany=country("", "ger_build_army"), **one_home).outcome is None


@rule("quartermaster", "R-75")
def test_400_points_win_at_once() -> None:
    """Decided question: Q-09."""
    match = table(points=(399, 390), germany=country("balkans", "ger_plunder ger_build_army"))
    play(match, "play ger_plunder")
    assert match.outcome is not None and match.outcome.winners == ("germany", "japan", "italy")
    assert (match.outcome.ending, points(match)) == ("ending-points", (400, 390))
    match = table(points=(398, 398), germany=country("balkans", "ger_plunder ger_build_army"))
    play(match, "play ger_plunder")
    assert match.outcome is None and points(match) == (399, 398)
    match = table("usa", points=(0, 399), usa=country("western_united_states", HANDS["usa"]))
    play(match, "discard usa_build_army")
    assert match.outcome is not None and match.outcome.winners == ("uk", "ussr", "usa"), "in the Victory step"


@rule("quartermaster", "R-75")
def test_a_card_that_scores_in_parts_stops_when_the_first_part_wins() -> None:
    """Swedish Iron Ore: the point for the Navy is the 400th, and the one for the Army is scored no more."""
    north = country("baltic_sea scandinavia", hand="ger_build_army ger_build_army", status="ger_swedish_iron_ore")
    match = table(at="victory", steps=[["PlayStep"]], points=(399, 0), germany=north)
    play(match, "discard ger_build_army")
    assert match.outcome is not None and points(match) == (400, 0)
    assert [event.kind for event in match.events()][-2:] == ["points", "end"], "told once"


def last_turn(points_before: tuple[int, int], round: int, options=None):
    """The USA ends a round; it scores nothing."""
    match = table(
        "usa",
        points=points_before,
        round=round,
        options=options,
        at="discard",
        usa=country("eastern_united_states", HANDS["usa"]),
        germany=country("germany", HANDS["germany"]),
    )
    play(match, "done")
    return match


@rule("quartermaster", "R-76")
@pytest.mark.parametrize(
    ("before", "winners", "reason"),
    [
        ((50, 51), ("uk", "ussr", "usa"), "ending-rounds"),
        ((51, 50), ("germany", "japan", "italy"), "ending-rounds"),
        ((50, 50), ("germany", "japan", "italy"), "ending-tie"),
        ((-3, -2), ("uk", "ussr", "usa"), "ending-rounds"),
    ],
)
def test_after_twenty_rounds_the_points_decide(before: tuple[int, int], winners: tuple[str, ...], reason: str) -> None:
    match = last_turn(before, 20)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending, match.outcome.cite) == (winners, reason, "QMG R-76")
    match = last_turn(before, 19)
    assert match.outcome is None and match.view()["round"] == 20, "not before"
    match = table(
        "italy",
        points=before,
        round=20,
        at="discard",
        italy=country("italy", HANDS["italy"]),
        usa=country("", HANDS["usa"]),
    )
    play(match, "done")
    assert match.outcome is None and match.waiting() == ("usa",), "the USA has its turn"


@rule("quartermaster", "R-77")
@pytest.mark.parametrize(
    ("before", "winners"),
    [
        ((30, 0), ("germany", "japan", "italy")),
        ((100, 70), ("germany", "japan", "italy")),
        ((5, 35), ("uk", "ussr", "usa")),
        ((29, 0), None),
        ((0, 29), None),
        ((-20, 9), None),
    ],
)
def test_the_tournament_rule(before: tuple[int, int], winners: tuple[str, ...] | None) -> None:
    """A lead of thirty after a complete round; off unless the table wants it."""
    match = last_turn(before, 3, {"lead": "on"})
    if winners is None:
        assert match.outcome is None
    else:
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.ending, match.outcome.cite) == (winners, "ending-lead", "QMG R-77")
    assert last_turn(before, 3).outcome is None, "off by default"
    match = table(
        "italy",
        points=before,
        round=3,
        options={"lead": "on"},
        at="discard",
        italy=country("italy", HANDS["italy"]),
        usa=country("", HANDS["usa"]),
    )
    play(match, "done")
    assert match.outcome is None, "only after the USA"


@rule("quartermaster", "R-70")
def test_points_belong_to_the_team() -> None:
    """Decided question: Q-02."""
    match = table("italy", points=(-5, 3), at="victory", italy=country("italy", HANDS["italy"]))
    assert points(match) == (-3, 3), "below zero and up again"
    assert pieces(match, "italy") == {"italy"} and legal(match, "italy")[0] == "done" and zone(match, "italy", "up") == []
