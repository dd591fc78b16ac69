"""The British cards: one test a card at least."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.quartermaster.allies import acting, can_always_be_played, deck, done, lies_face_down, lies_face_up, playing
from tests.rules.quartermaster.table import (
    bare,
    by_itself,
    country,
    kinds,
    legal,
    pieces,
    play,
    points,
    refused,
    seen,
    spaces,
    table,
    told,
    unasked,
    zone,
)
from vezerkar.engine import Match
from vezerkar.games.quartermaster.game_data import COUNTRIES
from vezerkar.games.quartermaster.state import QmgState

COPIES = {
    "uk_build_army": 5,
    "uk_build_navy": 5,
    "uk_land_battle": 4,
    "uk_sea_battle": 5,
    "uk_bomber_command": 1,
    "uk_malta_submarines": 1,
    "uk_dutch_east_indies": 1,
    "uk_enigma": 1,
    "uk_general_smuts_strengthens_ties_to_uk": 1,
    "uk_increased_commonwealth_support": 1,
    "uk_king_peter_enthroned_in_yugoslavia": 1,
    "uk_ledo_and_burma_roads": 1,
    "uk_singapore": 1,
    "uk_australia_forms_the_directorate_of_manpower": 1,
    "uk_free_france": 1,
    "uk_lord_linlithgow_declares_india_to_be_at_war": 1,
    "uk_mackenzie_king_drafts_the_national_resources_mobilization_act": 1,
    "uk_rationing": 1,
    "uk_resistance": 1,
    "uk_the_royal_navy": 1,
    "uk_defensive_posture": 1,
    "uk_destroyers": 1,
    "uk_loyal_to_the_crown": 1,
    "uk_raf": 1,
}
AUSTRALIA = "uk_australia_forms_the_directorate_of_manpower"
LINLITHGOW = "uk_lord_linlithgow_declares_india_to_be_at_war"
MACKENZIE_KING = "uk_mackenzie_king_drafts_the_national_resources_mobilization_act"
STATUSES = (AUSTRALIA, "uk_free_france", LINLITHGOW, MACKENZIE_KING, "uk_rationing", "uk_resistance", "uk_the_royal_navy")
RESPONSES = ("uk_defensive_posture", "uk_destroyers", "uk_loyal_to_the_crown", "uk_raf")
EVENTS = (
    "uk_dutch_east_indies",
    "uk_enigma",
    "uk_general_smuts_strengthens_ties_to_uk",
    "uk_increased_commonwealth_support",
    "uk_king_peter_enthroned_in_yugoslavia",
    "uk_ledo_and_burma_roads",
    "uk_singapore",
)


# --- the deck ----------------------------------------------------------------------------------------------------------


def test_the_deck_has_thirty_nine_cards() -> None:
    assert deck("uk") == COPIES and sum(COPIES.values()) == 39


@pytest.mark.parametrize("card", STATUSES)
def test_a_status_lies_face_up(card: str) -> None:
    match = lies_face_up(card)
    assert pieces(match, "uk") == {"united_kingdom"} and points(match) == (0, 0)


@pytest.mark.parametrize("card", RESPONSES)
def test_a_response_lies_face_down(card: str) -> None:
    lies_face_down(card, RESPONSES)


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_can_always_be_played_and_is_discarded_face_up(card: str) -> None:
    can_always_be_played(card, japan=country("south_china_sea china"), italy=country("indonesia"))


# --- basic cards -------------------------------------------------------------------------------------------------------


@rule("quartermaster", "uk_build_army")
def test_build_army() -> None:
    match = playing("uk_build_army", "united_kingdom north_sea", germany=country("western_europe"))
    assert legal(match, "uk") == ["build iceland", "build united_kingdom", "build scandinavia", "build north_africa"]
    assert refused(match, "uk", "build western_europe") == ("refuse-enemy-there", "QMG R-17")
    assert refused(match, "uk", "build north_sea") == ("refuse-wrong-kind", "QMG R-17")
    assert refused(match, "uk", "build canada") == ("refuse-no-neighbour", "QMG R-43")
    play(match, "build scandinavia")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea", "scandinavia"} and done(match)
    assert told(match, "built", "japan") == [{"country": "uk", "kind": "army", "space": "scandinavia"}]


@rule("quartermaster", "uk_build_army")
def test_build_army_in_place_or_not_at_all() -> None:
    match = playing("uk_build_army")
    assert by_itself(match) == ["uk: build united_kingdom"]
    play(match, "build united_kingdom")
    assert pieces(match, "uk") == {"united_kingdom"}
    assert told(match, "built_in_place") == [{"country": "uk", "kind": "army", "space": "united_kingdom"}]
    lost = acting("uk", uk=country("canada", hand="uk_build_army"), germany=country("united_kingdom"))
    assert legal(lost, "uk") == ["discard uk_build_army"]
    assert refused(lost, "uk", "play uk_build_army") == ("refuse-no-target", "QMG R-09")


@rule("quartermaster", "uk_build_navy")
def test_build_navy() -> None:
    match = playing("uk_build_navy", "united_kingdom north_sea", usa=country("eastern_united_states"))
    assert legal(match, "uk") == ["build north_atlantic", "build north_sea"]
    assert refused(match, "uk", "build south_atlantic") == ("refuse-no-port", "QMG R-22")
    assert refused(match, "uk", "build mediterranean_sea") == ("refuse-no-port", "QMG R-22")
    play(match, "build north_atlantic")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea", "north_atlantic"} and done(match)
    held = acting("uk", uk=country("united_kingdom", hand="uk_build_navy"), germany=country("north_sea"))
    assert refused(held, "uk", "play uk_build_navy") == ("refuse-no-target", "QMG R-09")


@rule("quartermaster", "uk_land_battle")
def test_land_battle() -> None:
    germany, italy = country("western_europe scandinavia baltic_sea"), country("western_europe")
    match = playing("uk_land_battle", "united_kingdom north_sea", germany=germany, italy=italy, usa=country("iceland"))
    assert legal(match, "uk") == ["battle scandinavia", "battle western_europe", "battle north_africa"]
    assert refused(match, "uk", "battle iceland") == ("refuse-own-team-there", "QMG R-48")
    assert refused(match, "uk", "battle baltic_sea") == ("refuse-wrong-kind", "QMG R-17")
    assert refused(match, "uk", "battle germany") == ("refuse-out-of-reach", "QMG R-46")
    play(match, "battle western_europe")
    assert legal(match, "uk") == ["strike germany western_europe", "strike italy western_europe"]
    play(match, "strike italy western_europe")
    assert pieces(match, "italy") == set() and pieces(match, "germany") == {"western_europe", "scandinavia", "baltic_sea"}
    assert told(match, "removed") == [{"country": "italy", "kind": "army", "space": "western_europe"}] and done(match)


@rule("quartermaster", "uk_sea_battle")
def test_sea_battle() -> None:
    match = playing("uk_sea_battle", "united_kingdom north_sea", germany=country("north_atlantic baltic_sea western_europe"))
    assert spaces(match, "uk", "battle") == {"north_atlantic", "south_atlantic", "baltic_sea", "mediterranean_sea"}
    assert refused(match, "uk", "battle western_europe") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle baltic_sea")
    assert pieces(match, "germany") == {"north_atlantic", "western_europe"} and done(match)
    closed = playing("uk_sea_battle", "united_kingdom north_sea", germany=country("scandinavia baltic_sea"))
    assert refused(closed, "uk", "battle baltic_sea") == ("refuse-strait-closed", "QMG R-30")


# --- Economic Warfare --------------------------------------------------------------------------------------------------


@rule("quartermaster", "uk_bomber_command")
def test_bomber_command_hits_germany_or_italy() -> None:
    match = playing("uk_bomber_command", "")
    assert legal(match, "uk") == ["name germany", "name italy"], "no piece is needed, and Japan is out of the question"
    lost = zone(match, "italy", "deck")[-4:]
    play(match, "name italy")
    assert sorted(zone(match, "italy", "down")) == sorted(lost) and len(zone(match, "italy", "deck")) == 26
    assert len(zone(match, "germany", "deck")) == 40 and points(match) == (0, 0) and done(match)
    assert told(match, "milled", "uk") == [{"country": "italy", "count": 4}] and told(match, "milled_cards", "uk") == []
    other = playing("uk_bomber_command", "")
    play(other, "name germany")
    assert len(zone(other, "germany", "deck")) == 36 and len(zone(other, "italy", "deck")) == 30


@rule("quartermaster", "uk_bomber_command", "R-35")
def test_bomber_command_against_an_empty_deck_costs_hand_cards_and_points() -> None:
    hand = "ita_land_battle ita_build_army"
    match = acting("uk", uk=country("united_kingdom", hand="uk_bomber_command"), italy=country("italy", hand=hand))
    bare(match, "italy", 1)
    play(match, "play uk_bomber_command", "name italy")
    assert zone(match, "italy", "hand") == [] and zone(match, "italy", "deck") == []
    assert points(match) == (-1, 0), "four cards: one of the deck, two of the hand, one missing"


@rule("quartermaster", "uk_bomber_command")
def test_bomber_command_is_a_bomber_that_skilled_pilots_stop() -> None:
    match = playing("uk_bomber_command", italy=country("italy", laid="ita_skilled_pilots"))
    play(match, "name italy")
    assert match.waiting() == ("italy",) and legal(match, "italy") == ["pass", "use ita_skilled_pilots"]
    play(match, "use ita_skilled_pilots")
    assert len(zone(match, "italy", "deck")) == 29 and done(match), "all but the Response are still there"


@rule("quartermaster", "uk_malta_submarines")
def test_malta_submarines_let_each_choose() -> None:
    axis = {
        "germany": country("germany mediterranean_sea"),
        "italy": country("italy mediterranean_sea", laid="ita_skilled_pilots"),
        "japan": country("mediterranean_sea"),
    }
    match = playing("uk_malta_submarines", "", **axis)
    assert match.waiting() == ("germany",) and legal(match, "germany") == ["lose cards", "lose navy"]
    play(match, "lose cards")
    assert len(zone(match, "germany", "deck")) == 38 and pieces(match, "germany") == {"germany", "mediterranean_sea"}
    assert match.waiting() == ("italy",) and legal(match, "italy") == ["lose cards", "lose navy"]
    play(match, "lose navy")
    assert len(zone(match, "italy", "deck")) == 29 and pieces(match, "italy") == {"italy"}
    assert len(zone(match, "japan", "deck")) == 33 and pieces(match, "japan") == {"mediterranean_sea"} and done(match)


@rule("quartermaster", "uk_malta_submarines", "F-29")
def test_malta_submarines_without_a_navy_cost_two_cards_each() -> None:
    match = playing("uk_malta_submarines", germany=country("baltic_sea", status="ger_wolf_packs"), italy=country("italy"))
    assert done(match), "nobody has a choice, and Wolf Packs has no part in it"
    assert len(zone(match, "germany", "deck")) == 37 and len(zone(match, "germany", "down")) == 2
    assert len(zone(match, "italy", "deck")) == 28 and len(zone(match, "japan", "deck")) == 33
    assert told(match, "milled_cards", "uk") == []


@rule("quartermaster", "uk_malta_submarines", "R-18")
def test_a_navy_taken_back_by_its_owner_does_not_pay_for_malta_submarines() -> None:
    match = playing("uk_malta_submarines", italy=country("italy mediterranean_sea"))
    assert match.waiting() == ("italy",)
    play(match, "italy: take_back mediterranean_sea")
    assert done(match) and len(zone(match, "italy", "down")) == 2, "without a Navy there it discards"


# --- events ------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "uk_dutch_east_indies")
def test_dutch_east_indies() -> None:
    match = playing("uk_dutch_east_indies")
    assert legal(match, "uk") == ["pass", "recruit indonesia"]
    play(match, "recruit indonesia")
    assert legal(match, "uk") == ["pass", "recruit new_guinea"]
    play(match, "recruit new_guinea")
    assert pieces(match, "uk") == {"united_kingdom", "indonesia", "new_guinea", "south_china_sea"} and done(match)
    assert [event["space"] for event in told(match, "recruited")] == ["indonesia", "new_guinea", "south_china_sea"]


@rule("quartermaster", "uk_dutch_east_indies")
def test_dutch_east_indies_with_one_army_or_where_enemies_are() -> None:
    match = playing("uk_dutch_east_indies")
    play(match, "pass", "recruit new_guinea")
    assert pieces(match, "uk") == {"united_kingdom", "new_guinea", "south_china_sea"}
    held = playing("uk_dutch_east_indies", japan=country("indonesia new_guinea south_china_sea"))
    assert done(held) and pieces(held, "uk") == {"united_kingdom"}


@rule("quartermaster", "uk_enigma")
def test_enigma_takes_a_german_status() -> None:
    germany = country(status="ger_blitzkrieg ger_dive_bombers")
    others = {"japan": country(status="jpn_forward_bases"), "italy": country(status="ita_mare_nostrum")}
    match = playing("uk_enigma", germany=germany, **others)
    assert legal(match, "uk") == ["strip ger_blitzkrieg", "strip ger_dive_bombers"]
    play(match, "strip ger_dive_bombers")
    assert zone(match, "germany", "status") == ["ger_blitzkrieg"] and zone(match, "germany", "up") == ["ger_dive_bombers"]
    assert told(match, "stripped", "usa") == [{"country": "germany", "card": "ger_dive_bombers"}] and done(match)
    alone = playing("uk_enigma", germany=country(status="ger_blitzkrieg"))
    assert zone(alone, "germany", "status") == [] and done(alone)


@rule("quartermaster", "uk_general_smuts_strengthens_ties_to_uk")
def test_general_smuts() -> None:
    match = playing("uk_general_smuts_strengthens_ties_to_uk")
    assert pieces(match, "uk") == {"united_kingdom", "africa"}, "the Army comes first, and without supply"
    assert legal(match, "uk") == ["recruit southern_ocean", "recruit indian_ocean"]
    play(match, "recruit southern_ocean")
    assert pieces(match, "uk") == {"united_kingdom", "africa", "southern_ocean"} and done(match)
    held = playing("uk_general_smuts_strengthens_ties_to_uk", italy=country("africa southern_ocean"))
    assert pieces(held, "uk") == {"united_kingdom", "indian_ocean"} and done(held)


@rule("quartermaster", "uk_increased_commonwealth_support")
def test_increased_commonwealth_support() -> None:
    match = playing("uk_increased_commonwealth_support")
    assert legal(match, "uk") == ["recruit canada", "recruit india", "recruit australia"]
    play(match, "recruit australia")
    assert pieces(match, "uk") == {"united_kingdom", "australia"} and done(match)
    held = playing("uk_increased_commonwealth_support", "united_kingdom canada", japan=country("india"))
    assert pieces(held, "uk") == {"united_kingdom", "canada", "australia"}


@rule("quartermaster", "uk_increased_commonwealth_support", "R-18")
def test_recruiting_without_a_free_army_wants_one_taken_back() -> None:
    match = playing("uk_increased_commonwealth_support", "united_kingdom iceland scandinavia western_europe north_africa")
    armies = ["iceland", "united_kingdom", "scandinavia", "western_europe", "north_africa"]
    assert legal(match, "uk") == ["pass", *[f"take_back {space}" for space in armies]]
    play(match, "take_back iceland", "recruit india")
    assert pieces(match, "uk") == {"united_kingdom", "scandinavia", "western_europe", "north_africa", "india"}


@rule("quartermaster", "uk_king_peter_enthroned_in_yugoslavia")
def test_king_peter() -> None:
    match = playing("uk_king_peter_enthroned_in_yugoslavia", italy=country("italy balkans"))
    assert pieces(match, "italy") == {"italy"} and pieces(match, "uk") == {"united_kingdom", "balkans"} and done(match)
    assert "battled" not in kinds(match), "an elimination is no battle"
    empty = playing("uk_king_peter_enthroned_in_yugoslavia")
    assert pieces(empty, "uk") == {"united_kingdom", "balkans"}
    two = playing("uk_king_peter_enthroned_in_yugoslavia", italy=country("balkans"), germany=country("balkans"))
    assert legal(two, "uk") == ["strike germany balkans", "strike italy balkans"]
    play(two, "strike germany balkans")
    assert pieces(two, "italy") == {"balkans"} and pieces(two, "uk") == {"united_kingdom"} and done(two)


@rule("quartermaster", "uk_ledo_and_burma_roads")
def test_ledo_and_burma_roads() -> None:
    match = playing("uk_ledo_and_burma_roads", japan=country("china szechuan japan"))
    assert pieces(match, "japan") == {"szechuan", "japan"} and pieces(match, "usa") == set(), "an enemy holds Szechuan"
    free = playing("uk_ledo_and_burma_roads", japan=country("japan china"), usa=country("eastern_united_states"))
    assert [kind for kind in kinds(free) if kind in ("removed", "recruited")] == ["removed", "recruited"]
    assert pieces(free, "usa") == {"eastern_united_states", "szechuan"} and pieces(free, "uk") == {"united_kingdom"}
    assert pieces(free, "japan") == {"japan"} and done(free)


@rule("quartermaster", "uk_singapore")
def test_singapore() -> None:
    match = playing("uk_singapore")
    assert pieces(match, "uk") == {"united_kingdom", "southeast_asia", "south_china_sea"} and done(match)
    assert [event["space"] for event in told(match, "recruited")] == ["southeast_asia", "south_china_sea"]
    held = playing("uk_singapore", japan=country("southeast_asia"))
    assert pieces(held, "uk") == {"united_kingdom", "south_china_sea"}
    taken = playing("uk_singapore", japan=country("south_china_sea"))
    assert pieces(taken, "uk") == {"united_kingdom", "southeast_asia"}


# --- Status ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "space"), [(AUSTRALIA, "australia"), (LINLITHGOW, "india")])
@rule(
    "quartermaster",
    "uk_australia_forms_the_directorate_of_manpower",
    "uk_lord_linlithgow_declares_india_to_be_at_war",
    "F-34",
    "F-36",
)
def test_a_dominion_is_like_home_for_armies(card: str, space: str) -> None:
    match = acting("uk", uk=country("united_kingdom", hand="uk_build_army", status=card))
    play(match, "play uk_build_army")
    assert spaces(match, "uk", "build") == {"united_kingdom", space}
    play(match, f"build {space}")
    assert pieces(match, "uk") == {"united_kingdom", space}
    without = acting("uk", uk=country("united_kingdom western_europe", hand="uk_build_army"))
    play(without, "play uk_build_army")
    assert refused(without, "uk", f"build {space}") == ("refuse-no-neighbour", "QMG R-43")
    held = acting("uk", uk=country("united_kingdom western_europe", hand="uk_build_army", status=card), japan=country(space))
    play(held, "play uk_build_army")
    assert refused(held, "uk", f"build {space}") == ("refuse-enemy-there", "QMG R-17")


@rule("quartermaster", "uk_lord_linlithgow_declares_india_to_be_at_war", "uk_australia_forms_the_directorate_of_manpower", "F-16")
def test_a_dominion_does_not_replace_a_lost_home_in_scoring() -> None:
    uk = country("india australia", hand="uk_raf uk_enigma", status=f"{AUSTRALIA} {LINLITHGOW}")
    match = table("uk", uk=uk, germany=country("united_kingdom"))
    play(match, "discard uk_raf")
    assert points(match) == (0, 0) and told(match, "no_victory_step") == [{"country": "uk", "team": 1, "rule": "QMG R-14"}]


@rule("quartermaster", "uk_mackenzie_king_drafts_the_national_resources_mobilization_act", "F-04")
def test_mackenzie_king_makes_canada_a_supply_space_of_the_uk_alone() -> None:
    uk = country("united_kingdom canada north_atlantic", hand="uk_build_navy", status=MACKENZIE_KING)
    match = table("uk", at="supply", uk=uk, usa=country("canada", hand="usa_build_army"))
    assert pieces(match, "uk") == {"united_kingdom", "canada", "north_atlantic"}, "Canada feeds the Navy"
    assert points(match) == (0, 4), "two for home, two for Canada although the USA is there"
    play(match, "done")
    assert match.waiting() == ("usa",)
    play(match, "discard usa_build_army")
    assert pieces(match, "usa") == set() and points(match) == (0, 4), "the USA gets neither supply nor points from it"


@rule("quartermaster", "uk_mackenzie_king_drafts_the_national_resources_mobilization_act")
def test_without_mackenzie_king_canada_feeds_nobody() -> None:
    match = table("uk", at="supply", uk=country("united_kingdom canada north_atlantic", hand="uk_build_navy"))
    assert pieces(match, "uk") == {"united_kingdom"} and points(match) == (0, 2)


@rule("quartermaster", "uk_mackenzie_king_drafts_the_national_resources_mobilization_act", "R-43")
def test_mackenzie_king_does_not_make_canada_like_home() -> None:
    match = acting("uk", uk=country("united_kingdom north_sea", hand="uk_build_army", status=MACKENZIE_KING))
    play(match, "play uk_build_army")
    assert refused(match, "uk", "build canada") == ("refuse-no-neighbour", "QMG R-43")


@rule("quartermaster", "uk_free_france", "R-11")
def test_free_france() -> None:
    hand = "uk_build_army uk_build_navy uk_enigma"
    match = acting("uk", uk=country("united_kingdom north_sea", hand=hand, status="uk_free_france"))
    assert "use uk_free_france" in legal(match, "uk")
    play(match, "use uk_free_france")
    assert match.decision("uk").prompt == "ask-discard" and spaces(match, "uk", "discard") == set(hand.split())
    play(match, "discard uk_enigma", "discard uk_build_navy")
    assert by_itself(match) == ["uk: build western_europe"]
    play(match, "build western_europe")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea", "western_europe"}
    assert zone(match, "uk", "hand") == ["uk_build_army"] and sorted(zone(match, "uk", "down")) == ["uk_build_navy", "uk_enigma"]
    assert zone(match, "uk", "status") == ["uk_free_france"] and done(match)
    assert told(match, "discarded_cards", "usa") == [], "what was paid stays secret"


@rule("quartermaster", "uk_free_france")
def test_free_france_needs_a_legal_build() -> None:
    far = acting("uk", uk=country("united_kingdom", hand="uk_enigma", status="uk_free_france"))
    assert refused(far, "uk", "use uk_free_france") == ("refuse-no-effect", "QMG R-52")
    uk = country("united_kingdom north_sea", hand="uk_enigma", status="uk_free_france")
    held = acting("uk", uk=uk, italy=country("western_europe"))
    assert refused(held, "uk", "use uk_free_france") == ("refuse-no-effect", "QMG R-52")
    hand = acting("uk", uk=country("united_kingdom north_sea", hand="uk_free_france uk_enigma"))
    assert refused(hand, "uk", "use uk_free_france") == ("refuse-not-on-table", "QMG R-52")


@pytest.mark.parametrize("card", ["uk_free_france", "uk_resistance"])
@rule("quartermaster", "uk_free_france", "uk_resistance", "R-35", "R-36")
def test_what_is_missing_of_two_hand_cards_comes_off_the_deck_and_then_costs_points(card: str) -> None:
    short = acting("uk", uk=country("united_kingdom north_sea", hand="uk_enigma", status=card))
    play(short, f"use {card}")
    assert zone(short, "uk", "hand") == [] and len(zone(short, "uk", "down")) == 2 and points(short) == (0, 0)
    empty = acting("uk", uk=country("united_kingdom north_sea", status=card))
    bare(empty, "uk", 1)
    assert legal(empty, "uk") == ["pass", f"use {card}"]
    play(empty, f"use {card}")
    assert zone(empty, "uk", "deck") == [] and points(empty) == (0, -1)


@rule("quartermaster", "uk_rationing", "R-34")
def test_rationing_saves_the_played_card() -> None:
    hand = "uk_build_navy uk_build_army uk_enigma"
    match = acting("uk", uk=country("united_kingdom", hand=hand, status="uk_rationing"))
    play(match, "play uk_build_navy")
    assert match.decision("uk").prompt == "ask-save" and legal(match, "uk") == ["pass", "use uk_rationing"]
    play(match, "use uk_rationing")
    assert legal(match, "uk") == ["discard uk_build_army", "discard uk_enigma"]
    play(match, "discard uk_enigma")
    assert zone(match, "uk", "deck")[0] == "uk_build_navy" and zone(match, "uk", "up") == []
    assert zone(match, "uk", "down") == ["uk_enigma"] and zone(match, "uk", "hand") == ["uk_build_army"]
    assert told(match, "put_beneath", "germany") == [{"country": "uk", "card": "uk_build_navy"}]
    play(match, "build north_sea")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea"}, "the card works as ever"


@rule("quartermaster", "uk_rationing")
def test_rationing_may_be_left_alone_and_is_not_for_cards_that_stay_on_the_table() -> None:
    match = acting("uk", uk=country("united_kingdom", hand="uk_build_navy uk_enigma", status="uk_rationing"))
    play(match, "play uk_build_navy", "pass")
    assert zone(match, "uk", "up") == ["uk_build_navy"]
    for card in ("uk_raf", "uk_resistance"):
        lying = acting("uk", uk=country("united_kingdom", hand=f"{card} uk_enigma", status="uk_rationing"))
        play(lying, f"play {card}")
        assert done(lying)
    thrown = acting("uk", uk=country("united_kingdom", hand="uk_build_navy uk_enigma", status="uk_rationing"))
    play(thrown, "discard uk_build_navy")
    assert done(thrown) and zone(thrown, "uk", "down") == ["uk_build_navy"], "a card thrown away is not played"


@rule("quartermaster", "uk_rationing", "F-27")
def test_rationing_is_never_paid_in_points() -> None:
    match = acting("uk", uk=country("united_kingdom", hand="uk_build_navy", status="uk_rationing"))
    bare(match, "uk")
    play(match, "play uk_build_navy")
    assert by_itself(match) == ["uk: build north_sea"] and zone(match, "uk", "up") == ["uk_build_navy"]
    deck = acting("uk", uk=country("united_kingdom", hand="uk_build_navy", status="uk_rationing"))
    bare(deck, "uk", 1)
    top = zone(deck, "uk", "deck")[0]
    play(deck, "play uk_build_navy", "use uk_rationing")
    assert zone(deck, "uk", "deck") == ["uk_build_navy"] and top in zone(deck, "uk", "down") and points(deck) == (0, 0)


@rule("quartermaster", "uk_rationing")
def test_rationing_works_in_the_own_turn_only() -> None:
    uk = country("united_kingdom", hand="uk_build_navy uk_enigma", status="uk_rationing")
    match = acting("usa", uk=uk, usa=country("eastern_united_states", hand="usa_lend_lease"))
    play(match, "play usa_lend_lease", "play uk_build_navy")
    assert by_itself(match) == ["uk: build north_sea"]


@rule("quartermaster", "uk_rationing", "R-34", "R-61")
def test_rationing_saves_the_played_card_though_a_response_was_used_meanwhile() -> None:
    uk = country("united_kingdom", hand="uk_build_navy uk_build_army uk_enigma", status="uk_rationing", laid="uk_raf")
    match = acting("uk", uk=uk)
    play(match, "play uk_build_navy", "use uk_rationing", "uk: use uk_raf", "discard uk_enigma")
    assert zone(match, "uk", "deck")[0] == "uk_build_navy" and zone(match, "uk", "up") == ["uk_raf"]


@rule("quartermaster", "uk_resistance")
def test_resistance() -> None:
    uk = country("united_kingdom north_sea mediterranean_sea", hand="uk_enigma uk_raf", status="uk_resistance")
    axis = {"germany": country("western_europe scandinavia"), "italy": country("italy")}
    match = acting("uk", uk=uk, usa=country("north_africa"), **axis)
    play(match, "use uk_resistance")
    assert zone(match, "uk", "hand") == [] and sorted(zone(match, "uk", "down")) == ["uk_enigma", "uk_raf"]
    assert legal(match, "uk") == ["battle western_europe", "battle italy"]
    assert refused(match, "uk", "battle scandinavia") == ("refuse-not-named", "QMG R-47")
    play(match, "battle italy")
    assert pieces(match, "italy") == set() and pieces(match, "germany") == {"western_europe", "scandinavia"} and done(match)
    far = acting("uk", uk=country("united_kingdom", hand="uk_enigma uk_raf", status="uk_resistance"), **axis)
    assert refused(far, "uk", "use uk_resistance") == ("refuse-no-effect", "QMG R-52")


@rule("quartermaster", "uk_the_royal_navy", "F-37")
def test_the_royal_navy_fights_on() -> None:
    uk = country("united_kingdom north_sea", hand="uk_sea_battle uk_enigma uk_raf uk_build_army", status="uk_the_royal_navy")
    axis = {"germany": country("north_atlantic baltic_sea"), "italy": country("north_atlantic")}
    match = acting("uk", uk=uk, **axis)
    play(match, "play uk_sea_battle", "battle north_atlantic", "strike germany north_atlantic")
    assert legal(match, "uk") == ["pass", "use uk_the_royal_navy"]
    play(match, "use uk_the_royal_navy", "discard uk_enigma", "discard uk_raf")
    assert legal(match, "uk") == ["battle north_atlantic", "battle south_atlantic"], "there, or in a sea next to it"
    assert refused(match, "uk", "battle baltic_sea") == ("refuse-not-named", "QMG R-47")
    play(match, "battle north_atlantic")
    assert pieces(match, "italy") == set() and pieces(match, "germany") == {"baltic_sea"}
    assert done(match), "once in a turn"
    assert zone(match, "uk", "spent") == ["uk_the_royal_navy"] and zone(match, "uk", "hand") == ["uk_build_army"]


@rule("quartermaster", "uk_the_royal_navy")
def test_the_royal_navy_once_in_a_turn_and_not_after_land_battles() -> None:
    uk = country("united_kingdom north_sea", hand="uk_sea_battle", status="uk_the_royal_navy", spent="uk_the_royal_navy")
    spent = acting("uk", uk=uk)
    play(spent, "play uk_sea_battle", "battle north_atlantic")
    assert done(spent)
    land = acting("uk", uk=country("united_kingdom north_sea", hand="uk_land_battle", status="uk_the_royal_navy"))
    play(land, "play uk_land_battle", "battle iceland")
    assert done(land)
    usa = acting("usa", uk=country("united_kingdom north_sea", status="uk_the_royal_navy"),
                 usa=country("eastern_united_states", hand="usa_sea_battle"))  # fmt: skip
    play(usa, "play usa_sea_battle", "battle north_atlantic")
    assert done(usa)


@rule("quartermaster", "uk_the_royal_navy", "R-58")
def test_the_royal_navy_is_ready_again_next_turn() -> None:
    uk = country("united_kingdom", hand="uk_enigma", status="uk_the_royal_navy", spent="uk_the_royal_navy")
    match = table("uk", at="discard", uk=uk, japan=country("japan", hand="jpn_build_army"))
    play(match, "done")
    assert zone(match, "uk", "spent") == []


# --- Responses ---------------------------------------------------------------------------------------------------------


def attacked(laid: str, target: str, standing: str, /, **countries: Any) -> Match[QmgState]:
    """Germany has just battled a space, with Armies all around."""
    at_sea = target.endswith(("sea", "atlantic"))
    card = f"ger_{'sea' if at_sea else 'land'}_battle"
    germany = country("germany baltic_sea western_europe scandinavia", hand=card)
    match = acting("germany", germany=germany, uk=country(standing, laid=laid), **countries)
    play(match, f"play {card}", f"battle {target}")
    return match


@rule("quartermaster", "uk_defensive_posture", "R-62", "R-64")
def test_defensive_posture_saves_a_supplied_british_army() -> None:
    standing = "united_kingdom north_sea russia india"
    match = attacked("uk_defensive_posture", "russia", standing)
    assert match.waiting() == ("germany",) and pieces(match, "uk") == {"united_kingdom", "north_sea", "india"}, "unsupplied"
    germany = country("germany middle_east southeast_asia ukraine", hand="ger_land_battle")
    match = acting("germany", germany=germany, uk=country("united_kingdom india", laid="uk_defensive_posture"))
    play(match, "play ger_land_battle", "battle india")
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass", "use uk_defensive_posture"]
    play(match, "use uk_defensive_posture")
    assert pieces(match, "uk") == {"united_kingdom", "india"} and zone(match, "uk", "safe") == ["india"]
    assert told(match, "protected", "japan") == [{"country": "uk", "space": "india"}] and told(match, "removed") == []
    assert zone(match, "uk", "up") == ["uk_defensive_posture"] and zone(match, "uk", "gone") == ["uk_defensive_posture"]


@rule("quartermaster", "uk_defensive_posture", "R-61")
def test_defensive_posture_may_be_used_unasked_for_any_supplied_british_army() -> None:
    uk = country("united_kingdom india russia north_sea", laid="uk_defensive_posture")
    match = acting("japan", uk=uk, usa=country("eastern_united_states"), japan=country("japan"))
    assert "use uk_defensive_posture" in unasked(match, "uk") and "use uk_defensive_posture" not in unasked(match, "usa")
    play(match, "uk: use uk_defensive_posture")
    assert legal(match, "uk") == ["protect uk united_kingdom", "protect uk india"], "no Navy, no friend, nobody unsupplied"
    play(match, "uk: protect uk india")
    assert zone(match, "uk", "safe") == ["india"]
    none = acting("japan", uk=country("russia", laid="uk_defensive_posture"), japan=country("japan"))
    assert "use uk_defensive_posture" not in unasked(none, "uk")


@rule("quartermaster", "uk_destroyers")
def test_destroyers_save_a_navy_beside_a_british_army() -> None:
    allies = {"uk": country("united_kingdom north_sea", laid="uk_destroyers"), "usa": country("western_europe north_sea")}
    match = acting("japan", japan=country("japan"), **allies)
    play(match, "uk: use uk_destroyers")
    assert legal(match, "uk") == ["protect uk north_sea", "protect usa north_sea"]
    play(match, "uk: protect usa north_sea")
    assert zone(match, "usa", "safe") == ["north_sea"] and zone(match, "uk", "safe") == []


@rule("quartermaster", "uk_destroyers", "R-62")
def test_destroyers_when_a_navy_is_battled() -> None:
    match = attacked("uk_destroyers", "north_sea", "united_kingdom north_sea")
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass", "use uk_destroyers"]
    play(match, "use uk_destroyers")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea"} and done(match)
    passed = attacked("uk_destroyers", "north_sea", "united_kingdom north_sea")
    play(passed, "pass")
    assert pieces(passed, "uk") == {"united_kingdom"} and zone(passed, "uk", "laid") == ["uk_destroyers"]


@rule("quartermaster", "uk_destroyers")
def test_destroyers_need_a_supplied_army_of_the_uk_beside_a_supplied_navy() -> None:
    usa = country("eastern_united_states north_atlantic")
    for uk, offered in (("united_kingdom", False), ("iceland", False), ("united_kingdom north_sea iceland", True)):
        match = acting("japan", uk=country(uk, laid="uk_destroyers"), usa=usa, japan=country("japan"))
        named = unasked(match, "uk")
        assert ("use uk_destroyers" in named) == offered
        if offered:
            play(match, "uk: use uk_destroyers")
            assert legal(match, "uk") == ["protect uk north_sea", "protect usa north_atlantic"]
    ussr = acting("japan", uk=country("united_kingdom", laid="uk_destroyers"), ussr=country("north_sea russia ukraine"),
                  japan=country("japan"))  # fmt: skip
    assert "use uk_destroyers" not in unasked(ussr, "uk"), "no Soviet Navy"
    army = acting("japan", uk=country("united_kingdom india", laid="uk_destroyers"), japan=country("japan"))
    assert "use uk_destroyers" not in unasked(army, "uk"), "no Army"
    cut = acting("japan", uk=country("united_kingdom", laid="uk_destroyers"), usa=country("north_sea"), japan=country("japan"))
    assert "use uk_destroyers" not in unasked(cut, "uk"), "no unsupplied Navy"


@pytest.mark.parametrize("space", ["india", "australia", "canada"])
@rule("quartermaster", "uk_loyal_to_the_crown", "F-35")
def test_loyal_to_the_crown_throws_an_axis_army_out_again(space: str) -> None:
    beside = {"india": "southeast_asia china", "australia": "south_china_sea southeast_asia china", "canada": "pacific_northwest"}
    japan = country(f"{beside[space]} western_united_states", hand="jpn_build_army")
    match = acting("japan", japan=japan, uk=country("united_kingdom", laid="uk_loyal_to_the_crown"))
    play(match, "play jpn_build_army", f"build {space}")
    assert match.waiting() == ("uk",) and space in pieces(match, "japan")
    assert legal(match, "uk") == ["pass", "use uk_loyal_to_the_crown"]
    play(match, "use uk_loyal_to_the_crown")
    assert space not in pieces(match, "japan") and done(match)
    assert zone(match, "uk", "up") == ["uk_loyal_to_the_crown"] and "battled" not in kinds(match)


@rule("quartermaster", "uk_loyal_to_the_crown", "F-35")
def test_loyal_to_the_crown_waits_for_an_axis_army_there() -> None:
    uk = country("united_kingdom", laid="uk_loyal_to_the_crown")
    elsewhere = acting("japan", japan=country("china", hand="jpn_build_army"), uk=uk)
    play(elsewhere, "play jpn_build_army", "build southeast_asia")
    assert done(elsewhere)
    own = acting("usa", usa=country("eastern_united_states", hand="usa_build_army"), uk=uk)
    play(own, "play usa_build_army", "build canada")
    assert done(own), "a friend may come"
    standing = acting("japan", japan=country("india"), uk=uk)
    assert "use uk_loyal_to_the_crown" not in unasked(standing, "uk"), "not against an Army that has long been there"


@rule("quartermaster", "uk_loyal_to_the_crown", "F-20")
def test_after_loyal_to_the_crown_the_build_has_happened_all_the_same() -> None:
    germany = country("szechuan china", hand="ger_build_army", status="ger_bias_for_action")
    match = acting("germany", germany=germany, uk=country("united_kingdom", laid="uk_loyal_to_the_crown"))
    play(match, "play ger_build_army", "build india", "use uk_loyal_to_the_crown")
    assert pieces(match, "germany") == {"szechuan", "china"}
    assert match.waiting() == ("germany",) and "use ger_bias_for_action" in legal(match, "germany")


@rule("quartermaster", "uk_raf")
def test_raf_saves_any_allied_army_at_home_or_supplied_navy_in_the_north_sea() -> None:
    allies = {
        "uk": country("united_kingdom north_sea india", laid="uk_raf"),
        "ussr": country("united_kingdom north_sea moscow"),
        "usa": country("united_kingdom north_sea north_atlantic"),
    }
    match = acting("japan", japan=country("japan"), **allies)
    play(match, "uk: use uk_raf")
    assert set(legal(match, "uk")) == {
        f"protect {name} {space}" for name in ("uk", "ussr", "usa") for space in ("united_kingdom", "north_sea")
    }
    play(match, "uk: protect usa north_sea")
    assert zone(match, "usa", "safe") == ["north_sea"] and zone(match, "uk", "safe") == []
    cut = acting("japan", uk=country("india", laid="uk_raf"), usa=country("north_sea western_united_states iceland"),
                 japan=country("japan"))  # fmt: skip
    assert "use uk_raf" not in unasked(cut, "uk"), "the Navy is not supplied"


@rule("quartermaster", "uk_raf", "R-62", "R-64")
def test_raf_against_a_battle_lasts_until_the_end_of_the_turn() -> None:
    germany = country("germany western_europe north_sea", hand="ger_land_battle ger_build_army", status="ger_dive_bombers")
    uk = country("united_kingdom", laid="uk_raf")
    match = table("germany", germany=germany, uk=uk)
    play(match, "play ger_land_battle", "battle united_kingdom", "use uk_raf")
    assert pieces(match, "uk") == {"united_kingdom"} and told(match, "stayed") != []
    play(match, "use ger_dive_bombers", "battle united_kingdom")
    assert pieces(match, "uk") == {"united_kingdom"}, "still safe"
    play(match, "done")
    assert zone(match, "uk", "safe") == [], "no longer in the next turn"


@rule("quartermaster", "uk_raf", "R-69")
def test_the_uk_is_asked_whatever_response_lies_there() -> None:
    sights = []
    for laid in ("uk_raf", "uk_loyal_to_the_crown"):
        match = attacked(laid, "north_sea", "united_kingdom north_sea")
        assert match.waiting() == ("uk",)
        sights.append([seen(match, seat) for seat in COUNTRIES if seat != "uk"])
    assert sights[0] == sights[1]
