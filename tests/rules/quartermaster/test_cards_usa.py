"""The American cards: one test a card at least."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.quartermaster.allies import acting, can_always_be_played, deck, done, lies_face_up, playing
from tests.rules.quartermaster.table import (
    bare,
    by_itself,
    country,
    legal,
    pieces,
    play,
    points,
    refused,
    seen,
    spaces,
    table,
    told,
    zone,
)
from vezerkar.engine import Match
from vezerkar.games.quartermaster.game_data import COUNTRIES
from vezerkar.games.quartermaster.state import QmgState

COPIES = {
    "usa_build_army": 5,
    "usa_build_navy": 5,
    "usa_land_battle": 4,
    "usa_sea_battle": 4,
    "usa_bombers": 2,
    "usa_firestorm_bombers": 1,
    "usa_heavy_bombers": 2,
    "usa_arsenal_of_democracy": 1,
    "usa_fleet_deployed_to_pearl_harbor": 1,
    "usa_free_french_allies": 1,
    "usa_lend_lease": 1,
    "usa_magic": 1,
    "usa_murmansk_convoy": 1,
    "usa_patton_advances": 1,
    "usa_theater_shift": 1,
    "usa_aircraft_carriers": 1,
    "usa_american_volunteer_group_expands": 1,
    "usa_amphibious_landings": 1,
    "usa_flexible_resources": 1,
    "usa_flying_fortresses": 1,
    "usa_radar": 1,
    "usa_rosie_the_riveter": 1,
    "usa_superior_shipyards": 1,
    "usa_wartime_production": 1,
}
PEARL_HARBOR = "usa_fleet_deployed_to_pearl_harbor"
AVG = "usa_american_volunteer_group_expands"
EVENTS = (
    "usa_arsenal_of_democracy",
    PEARL_HARBOR,
    "usa_free_french_allies",
    "usa_lend_lease",
    "usa_magic",
    "usa_murmansk_convoy",
    "usa_patton_advances",
    "usa_theater_shift",
)
STATUSES = (
    "usa_aircraft_carriers",
    AVG,
    "usa_amphibious_landings",
    "usa_flexible_resources",
    "usa_flying_fortresses",
    "usa_radar",
    "usa_rosie_the_riveter",
    "usa_superior_shipyards",
    "usa_wartime_production",
)
BOMBERS = {"usa_bombers": 4, "usa_heavy_bombers": 5, "usa_firestorm_bombers": 7}
EAST, WEST = "eastern_united_states", "western_united_states"
BOTH = f"{EAST} {WEST}"
CARRIERS = "usa_aircraft_carriers"


# --- the deck ----------------------------------------------------------------------------------------------------------


def test_the_deck_has_forty_cards() -> None:
    assert deck("usa") == COPIES and sum(COPIES.values()) == 40


@pytest.mark.parametrize("card", STATUSES)
def test_a_status_lies_face_up(card: str) -> None:
    lies_face_up(card)


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_can_always_be_played_and_is_discarded_face_up(card: str) -> None:
    can_always_be_played(card, germany=country("russia"))


# --- basic cards -------------------------------------------------------------------------------------------------------


@rule("quartermaster", "usa_build_army")
def test_build_army() -> None:
    match = playing("usa_build_army", f"{BOTH} east_pacific", japan=country("latin_america"))
    assert spaces(match, "usa", "build") == {EAST, WEST, "canada", "pacific_northwest", "hawaii", "new_zealand"}
    assert "pass" not in legal(match, "usa")
    assert refused(match, "usa", "build latin_america") == ("refuse-enemy-there", "QMG R-17")
    assert refused(match, "usa", "build east_pacific") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "build hawaii")
    assert pieces(match, "usa") == {EAST, WEST, "east_pacific", "hawaii"} and done(match)


@rule("quartermaster", "usa_build_navy")
def test_build_navy() -> None:
    match = playing("usa_build_navy", f"{BOTH} north_atlantic", uk=country("united_kingdom"))
    assert legal(match, "usa") == ["build north_atlantic", "build north_sea", "build east_pacific"]
    assert refused(match, "usa", "build southeast_pacific") == ("refuse-no-port", "QMG R-22")
    play(match, "build north_sea")
    assert pieces(match, "usa") == {EAST, WEST, "north_atlantic", "north_sea"} and done(match)


@rule("quartermaster", "usa_land_battle")
def test_land_battle() -> None:
    match = playing("usa_land_battle", BOTH, japan=country("latin_america north_atlantic pacific_northwest"))
    assert legal(match, "usa") == ["battle canada", "battle pacific_northwest", "battle latin_america"]
    assert refused(match, "usa", "battle north_atlantic") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle latin_america")
    assert pieces(match, "japan") == {"north_atlantic", "pacific_northwest"} and done(match)


@rule("quartermaster", "usa_sea_battle")
def test_sea_battle() -> None:
    match = playing("usa_sea_battle", BOTH, japan=country("latin_america east_pacific"))
    assert legal(match, "usa") == ["battle north_atlantic", "battle east_pacific"]
    assert refused(match, "usa", "battle latin_america") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle east_pacific")
    assert pieces(match, "japan") == {"latin_america"} and done(match)


# --- Economic Warfare --------------------------------------------------------------------------------------------------


REACH = [
    ("usa_bombers", EAST, []),
    ("usa_bombers", f"{WEST} sea_of_japan", []),
    ("usa_bombers", "united_kingdom", ["germany", "italy"]),
    ("usa_bombers", "hawaii", ["japan"]),
    ("usa_bombers", "western_europe iwo_jima", ["germany", "japan", "italy"]),
    ("usa_heavy_bombers", "united_kingdom north_sea", []),
    ("usa_heavy_bombers", "north_africa", ["italy"]),
    ("usa_heavy_bombers", "iwo_jima", ["japan"]),
    ("usa_heavy_bombers", "scandinavia vladivostok", ["germany", "japan"]),
    ("usa_firestorm_bombers", "united_kingdom vladivostok north_sea", []),
    ("usa_firestorm_bombers", "mediterranean_sea", ["italy"]),
    ("usa_firestorm_bombers", "sea_of_japan", ["japan"]),
    ("usa_firestorm_bombers", "western_europe sea_of_japan", ["germany", "japan", "italy"]),
]


@pytest.mark.parametrize(("card", "standing", "victims"), REACH)
@rule("quartermaster", "usa_bombers", "usa_heavy_bombers", "usa_firestorm_bombers")
def test_bombers_reach_home_spaces_near_enough(card: str, standing: str, victims: list[str]) -> None:
    match = acting("usa", usa=country(standing, hand=card), germany=country("germany"))
    if not victims:
        assert refused(match, "usa", f"play {card}") == ("refuse-no-target", "QMG R-09")
        return
    play(match, f"play {card}")
    if len(victims) > 1:
        assert legal(match, "usa") == [f"name {victim}" for victim in victims]
        play(match, f"name {victims[-1]}")
    assert told(match, "raided") == [{"card": card, "country": victims[-1]}]
    assert told(match, "milled", "uk") == [{"country": victims[-1], "count": BOMBERS[card]}]
    assert len(zone(match, victims[-1], "down")) == BOMBERS[card] and told(match, "milled_cards", "usa") == [] and done(match)


@pytest.mark.parametrize("card", BOMBERS)
def test_skilled_pilots_stop_every_kind_of_bomber(card: str) -> None:
    match = playing(card, "western_europe", italy=country("italy", laid="ita_skilled_pilots"))
    play(match, "name italy")
    assert match.waiting() == ("italy",)
    play(match, "use ita_skilled_pilots")
    assert zone(match, "italy", "down") == [] and done(match)


@rule("quartermaster", "usa_bombers", "R-35")
def test_a_bombed_country_without_cards_loses_points() -> None:
    match = acting("usa", usa=country("hawaii", hand="usa_bombers"), japan=country("japan", hand="jpn_truk"))
    bare(match, "japan", 1)
    play(match, "play usa_bombers")
    assert points(match) == (-2, 0) and zone(match, "japan", "hand") == [] and zone(match, "japan", "deck") == []


# --- events ------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "usa_arsenal_of_democracy", "F-45")
def test_arsenal_of_democracy_lets_the_uk_build_an_army_and_a_navy() -> None:
    match = playing("usa_arsenal_of_democracy", uk=country("united_kingdom"))
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass", "build united_kingdom", "build north_sea"]
    play(match, "build north_sea")
    assert spaces(match, "uk", "build") == {"united_kingdom", "iceland", "scandinavia", "western_europe", "north_africa"}
    play(match, "build iceland")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea", "iceland"} and pieces(match, "usa") == {EAST}
    assert match.waiting() == ("usa",) and done(match)
    army = playing("usa_arsenal_of_democracy", uk=country("united_kingdom north_sea"))
    play(army, "build iceland")
    assert all(text in ("pass", "build north_atlantic", "build north_sea") for text in legal(army, "uk"))
    play(army, "pass")
    assert done(army)


@rule("quartermaster", "usa_fleet_deployed_to_pearl_harbor", "F-46")
def test_the_fleet_deployed_to_pearl_harbor_builds_in_order() -> None:
    match = playing(PEARL_HARBOR, BOTH)
    assert legal(match, "usa") == ["pass", "build east_pacific"]
    play(match, "build east_pacific")
    assert legal(match, "usa") == ["pass", "build hawaii"], "the North Pacific has no port yet"
    play(match, "build hawaii")
    assert pieces(match, "usa") == {EAST, WEST, "east_pacific", "hawaii"} and done(match)


@rule("quartermaster", "usa_fleet_deployed_to_pearl_harbor", "F-46")
def test_all_three_of_pearl_harbor_with_a_port_and_any_may_be_declined() -> None:
    match = playing(PEARL_HARBOR, f"{BOTH} pacific_northwest")
    play(match, "build east_pacific")
    assert legal(match, "usa") == ["pass", "build north_pacific"]
    play(match, "build north_pacific", "build hawaii")
    assert pieces(match, "usa") == {EAST, WEST, "pacific_northwest", "east_pacific", "north_pacific", "hawaii"}
    passed = playing(PEARL_HARBOR, f"{BOTH} pacific_northwest")
    play(passed, "pass", "pass")
    assert pieces(passed, "usa") == {EAST, WEST, "pacific_northwest"} and done(passed), "Hawaii is out of reach"


@rule("quartermaster", "usa_free_french_allies")
def test_free_french_allies_let_the_uk_build_up_to_three_armies() -> None:
    match = playing("usa_free_french_allies", uk=country("united_kingdom north_sea"))
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass", "build western_europe", "build north_africa"]
    play(match, "build north_africa")
    assert legal(match, "uk") == ["pass", "build western_europe", "build africa"]
    play(match, "build africa", "build western_europe")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea", "north_africa", "africa", "western_europe"} and done(match)
    some = playing("usa_free_french_allies", uk=country("united_kingdom north_sea"), italy=country("north_africa"))
    play(some, "build western_europe")
    assert done(some), "Africa is out of reach"


@rule("quartermaster", "usa_lend_lease", "R-39")
def test_lend_lease_lets_the_uk_play_a_card_and_draw_one() -> None:
    uk = country("united_kingdom", hand="uk_build_navy uk_raf uk_land_battle")
    match = playing("usa_lend_lease", uk=uk)
    assert match.waiting() == ("uk",) and legal(match, "uk") == ["pass", "play uk_build_navy", "play uk_raf"]
    assert refused(match, "uk", "play uk_land_battle") == ("refuse-no-target", "QMG R-09")
    play(match, "play uk_build_navy", "build north_sea")
    assert pieces(match, "uk") == {"united_kingdom", "north_sea"} and zone(match, "uk", "up") == ["uk_build_navy"]
    assert len(zone(match, "uk", "hand")) == 3 and told(match, "drew", "usa") == [{"country": "uk", "count": 1}]
    assert told(match, "drew_cards", "usa") == []
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_lend_lease"]
    play(match, "pass")
    assert zone(match, "usa", "up") == ["usa_lend_lease"] and done(match)


@rule("quartermaster", "usa_lend_lease", "R-57")
def test_lend_lease_comes_back_for_three_cards() -> None:
    match = playing("usa_lend_lease", uk=country("united_kingdom", hand="uk_build_navy"))
    paid = sorted(zone(match, "usa", "deck")[-3:])
    play(match, "pass")
    assert zone(match, "uk", "hand") == ["uk_build_navy"], "whoever does not play does not draw"
    play(match, "use usa_lend_lease")
    assert zone(match, "usa", "down") == paid and zone(match, "usa", "deck")[-1] == "usa_lend_lease"
    assert zone(match, "usa", "up") == [] and len(zone(match, "usa", "deck")) == 37
    assert told(match, "put_on_top", "germany") == [{"country": "usa", "card": "usa_lend_lease"}] and done(match)
    assert told(match, "milled_cards", "uk") == []


@rule("quartermaster", "usa_lend_lease", "R-35", "R-36")
def test_lend_lease_without_british_cards_and_for_points() -> None:
    match = acting("usa", usa=country(EAST, hand="usa_lend_lease"), uk=country("united_kingdom", status="uk_free_france"))
    bare(match, "usa", 1)
    play(match, "play usa_lend_lease")
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_lend_lease"]
    play(match, "use usa_lend_lease")
    assert points(match) == (0, -2) and zone(match, "usa", "deck") == ["usa_lend_lease"]


@rule("quartermaster", "usa_magic", "F-47")
def test_magic_takes_a_status_of_choice_or_a_response_blindly() -> None:
    statuses = "jpn_forward_bases jpn_imperial_designs"
    axis = {
        "japan": country("japan", status=statuses, laid="jpn_truk jpn_kamikaze jpn_banzai_charge"),
        "germany": country(status="ger_blitzkrieg"),
        "italy": country(laid="ita_monte_cassino"),
    }
    match = playing("usa_magic", **axis)
    assert legal(match, "usa") == ["strip jpn_forward_bases", "strip jpn_imperial_designs", "strip response"]
    play(match, "strip jpn_imperial_designs")
    assert zone(match, "japan", "status") == ["jpn_forward_bases"] and zone(match, "japan", "up") == ["jpn_imperial_designs"]
    assert len(zone(match, "japan", "laid")) == 3 and done(match)
    blind = playing("usa_magic", **axis)
    play(blind, "strip response")
    lost = zone(blind, "japan", "down")
    assert len(lost) == 1 and sorted(lost + zone(blind, "japan", "laid")) == ["jpn_banzai_charge", "jpn_kamikaze", "jpn_truk"]
    assert told(blind, "response_lost", "usa") == [{"country": "japan", "count": 1}]
    assert told(blind, "response_lost_cards", "usa") == [] and told(blind, "response_lost_cards", "germany") == []
    assert told(blind, "response_lost_cards", "japan") == [{"country": "japan", "cards": lost}]
    assert zone(blind, "japan", "up") == [] and zone(blind, "japan", "gone") == []


@rule("quartermaster", "usa_magic", "F-47")
def test_magic_may_choose_by_the_order_of_play_if_the_table_agrees() -> None:
    japan = country("japan", laid="jpn_truk jpn_kamikaze")
    usa = country(EAST, hand="usa_magic usa_bombers")
    match = table("usa", options={"magic": "tracked"}, japan=japan, usa=usa)
    play(match, "play usa_magic")
    assert legal(match, "usa") == ["strip response 1", "strip response 2"]
    play(match, "strip response 2")
    assert zone(match, "japan", "laid") == ["jpn_truk"] and zone(match, "japan", "down") == ["jpn_kamikaze"]


@rule("quartermaster", "F-47", "R-67")
@pytest.mark.parametrize("magic", ["blind", "tracked"])
def test_everybody_sees_which_response_is_turned_up_if_their_order_is_remembered(magic: str) -> None:
    """Otherwise nobody could tell, after one is used, in which turn the others were laid."""
    japan = country("japan sea_of_japan", hand="jpn_sea_battle", laid="jpn_truk jpn_surprise_attack jpn_kamikaze")
    match = table("japan", options={"magic": magic}, japan=japan, ussr=country("moscow", hand="ussr_build_army"))
    play(match, "play jpn_sea_battle", "battle north_pacific", "use jpn_surprise_attack")
    seen = [{"country": "japan", "place": 2}] if magic == "tracked" else []
    assert told(match, "place", "usa") == told(match, "place") == seen
    lost = table("usa", options={"magic": magic}, japan=japan, usa=country(EAST, hand="usa_magic usa_bombers"))
    play(lost, "play usa_magic", *(["strip response 3"] if magic == "tracked" else []))
    assert told(lost, "place", "ussr") == ([{"country": "japan", "place": 3}] if magic == "tracked" else [])


@rule("quartermaster", "usa_murmansk_convoy")
def test_murmansk_convoy() -> None:
    match = playing("usa_murmansk_convoy", ussr=country("moscow"))
    assert pieces(match, "ussr") == {"moscow", "russia"} and pieces(match, "usa") == {EAST}
    assert match.waiting() == ("ussr",) and spaces(match, "ussr", "build") == {
        "moscow", "russia", "siberia", "kazakhstan", "ukraine", "eastern_europe", "scandinavia",
    }  # fmt: skip
    assert legal(match, "ussr")[0] == "pass"
    play(match, "build scandinavia")
    assert pieces(match, "ussr") == {"moscow", "russia", "scandinavia"} and match.waiting() == ("usa",) and done(match)
    held = playing("usa_murmansk_convoy", ussr=country("moscow"), germany=country("russia"))
    assert pieces(held, "ussr") == {"moscow"}
    play(held, "pass")
    assert pieces(held, "ussr") == {"moscow"} and done(held)


@rule("quartermaster", "usa_patton_advances")
def test_patton_advances() -> None:
    match = playing("usa_patton_advances", f"{EAST} north_atlantic north_sea", uk=country("united_kingdom"),
                    germany=country("germany"), italy=country("italy"))  # fmt: skip
    assert legal(match, "usa") == ["pass", "build western_europe"]
    play(match, "build western_europe")
    assert legal(match, "usa") == ["pass", "battle germany", "battle italy"]
    assert refused(match, "usa", "battle north_africa") == ("refuse-not-named", "QMG R-47")
    play(match, "battle italy")
    assert pieces(match, "italy") == set() and pieces(match, "germany") == {"germany"} and done(match)
    assert pieces(match, "usa") == {EAST, "north_atlantic", "north_sea", "western_europe"}


@rule("quartermaster", "usa_patton_advances")
def test_patton_advances_by_halves() -> None:
    match = playing("usa_patton_advances", "western_europe", germany=country("germany"), italy=country("italy"))
    assert legal(match, "usa") == ["pass", "battle germany", "battle italy"], "nothing to build on"
    play(match, "pass")
    assert pieces(match, "germany") == {"germany"} and done(match)
    far = playing("usa_patton_advances")
    assert done(far)


@rule("quartermaster", "usa_theater_shift", "F-49", "R-50")
def test_theater_shift_moves_armies_and_navies() -> None:
    match = playing("usa_theater_shift", f"{BOTH} east_pacific", uk=country("united_kingdom"))
    assert legal(match, "usa") == ["done", f"pick_up {EAST}", f"pick_up {WEST}", "pick_up east_pacific"]
    play(match, "pick_up east_pacific")
    assert spaces(match, "usa", "build") == {"north_atlantic", "east_pacific"}, "a Navy again"
    play(match, "build north_atlantic")
    assert legal(match, "usa") == ["done", f"pick_up {EAST}", f"pick_up {WEST}"]
    play(match, f"pick_up {WEST}", "build iceland", "done")
    assert pieces(match, "usa") == {EAST, "north_atlantic", "iceland"} and done(match)


@rule("quartermaster", "usa_theater_shift", "usa_superior_shipyards", "usa_wartime_production", "R-45")
def test_what_theater_shift_rebuilds_is_built() -> None:
    status = "usa_superior_shipyards usa_wartime_production"
    match = playing("usa_theater_shift", f"{BOTH} east_pacific", status=status)
    play(match, "pick_up east_pacific", "build north_atlantic")
    assert legal(match, "usa") == ["pass", "use usa_superior_shipyards"]
    play(match, "use usa_superior_shipyards", "build east_pacific")
    assert legal(match, "usa") == ["done", f"pick_up {EAST}", f"pick_up {WEST}"], "the new Navy may not be moved"
    play(match, f"pick_up {WEST}", "build canada")
    assert legal(match, "usa") == ["pass", "use usa_wartime_production"]


# --- Status ------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "usa_aircraft_carriers")
def test_aircraft_carriers_build_a_navy_in_the_sea_battled() -> None:
    match = playing("usa_sea_battle", BOTH, status=CARRIERS, japan=country("east_pacific north_pacific"))
    play(match, "battle east_pacific")
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_aircraft_carriers"]
    play(match, "use usa_aircraft_carriers")
    assert told(match, "milled", "japan") == [{"country": "usa", "count": 1}]
    assert by_itself(match) == ["usa: build east_pacific"], "there and nowhere else"
    play(match, "build east_pacific")
    assert pieces(match, "usa") == {EAST, WEST, "east_pacific"} and done(match)
    assert zone(match, "usa", "spent") == ["usa_aircraft_carriers"], "once in a turn"
    beside = playing("usa_sea_battle", f"{BOTH} east_pacific hawaii", status=CARRIERS, japan=country("north_pacific"))
    play(beside, "battle north_pacific", "use usa_aircraft_carriers")
    assert by_itself(beside) == ["usa: build north_pacific"], "not in the Central Pacific, where it would be legal otherwise"


@rule("quartermaster", "usa_aircraft_carriers")
def test_aircraft_carriers_need_a_legal_build_and_a_sea_battle_and_work_once() -> None:
    held = playing("usa_sea_battle", BOTH, status=CARRIERS, japan=country("east_pacific"), italy=country("east_pacific"))
    play(held, "battle east_pacific", "strike italy east_pacific")
    assert done(held), "an enemy Navy is still there"
    usa = country(BOTH, hand="usa_sea_battle", status=CARRIERS, spent=CARRIERS)
    spent = acting("usa", usa=usa)
    play(spent, "play usa_sea_battle", "battle east_pacific")
    assert done(spent)
    land = playing("usa_land_battle", BOTH, status=CARRIERS)
    play(land, "battle canada")
    assert done(land)
    uk = country("united_kingdom", hand="uk_sea_battle")
    friend = acting("uk", uk=uk, usa=country("western_europe", status=CARRIERS))
    play(friend, "play uk_sea_battle", "battle north_sea")
    assert done(friend)


@rule("quartermaster", "usa_american_volunteer_group_expands", "F-04", "R-71")
def test_the_american_volunteer_group_feeds_and_scores_szechuan() -> None:
    usa = country("szechuan india", hand="usa_build_army usa_build_navy", status=AVG)
    match = table("usa", usa=usa, uk=country("szechuan"))
    play(match, "discard usa_build_navy")
    assert pieces(match, "usa") == {"szechuan", "india"} and points(match) == (0, 4)
    usa = country("szechuan southeast_asia", hand="usa_build_army usa_build_navy", status=AVG)
    fed = table("usa", usa=usa)
    play(fed, "discard usa_build_navy")
    assert pieces(fed, "usa") == {"szechuan", "southeast_asia"} and points(fed) == (0, 2)
    without = table("usa", usa=country("szechuan southeast_asia", hand="usa_build_army usa_build_navy"))
    play(without, "discard usa_build_navy")
    assert pieces(without, "usa") == set() and points(without) == (0, 0)
    uk = table("uk", uk=country("szechuan", hand="uk_build_army uk_raf"), usa=country("szechuan", status=AVG))
    play(uk, "discard uk_raf")
    assert pieces(uk, "uk") == set() and points(uk) == (0, 0), "for the USA alone"


@rule("quartermaster", "usa_american_volunteer_group_expands", "F-03")
def test_the_american_volunteer_group_makes_szechuan_like_home() -> None:
    match = playing("usa_build_army", EAST, status=AVG)
    assert "build szechuan" in legal(match, "usa")
    play(match, "build szechuan")
    assert pieces(match, "usa") == {EAST, "szechuan"}
    held = playing("usa_build_army", EAST, status=AVG, japan=country("szechuan"))
    assert refused(held, "usa", "build szechuan") == ("refuse-enemy-there", "QMG R-17")
    without = playing("usa_build_army")
    assert refused(without, "usa", "build szechuan") == ("refuse-no-neighbour", "QMG R-43")


@rule("quartermaster", "usa_amphibious_landings", "usa_patton_advances", "F-44")
def test_amphibious_landings_build_on_the_battlefield() -> None:
    standing = f"{EAST} north_atlantic north_sea"
    match = playing("usa_land_battle", standing, status="usa_amphibious_landings", uk=country("united_kingdom"),
                  germany=country("western_europe"))  # fmt: skip
    play(match, "battle western_europe")
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_amphibious_landings"]
    play(match, "use usa_amphibious_landings")
    assert told(match, "milled", "germany") == [{"country": "usa", "count": 1}]
    assert by_itself(match) == ["usa: build western_europe"]
    play(match, "build western_europe")
    assert pieces(match, "usa") == {EAST, "north_atlantic", "north_sea", "western_europe"} and done(match)
    assert zone(match, "usa", "spent") == [], "it may be used again in the same turn"


@rule("quartermaster", "usa_amphibious_landings")
def test_amphibious_landings_need_a_supplied_american_navy_beside_the_battlefield() -> None:
    dry = playing("usa_land_battle", "western_europe", status="usa_amphibious_landings", italy=country("italy"))
    play(dry, "battle italy")
    assert done(dry)
    friend = playing("usa_land_battle", "western_europe", status="usa_amphibious_landings", italy=country("italy"),
                   uk=country("mediterranean_sea"))  # fmt: skip
    play(friend, "battle italy")
    assert done(friend), "a British Navy is none"
    cut = playing("usa_land_battle", f"{EAST} {WEST} north_pacific", status="usa_amphibious_landings")
    play(cut, "battle pacific_northwest")
    assert done(cut), "the Navy is not supplied"
    held = playing("usa_land_battle", f"{EAST} north_atlantic", status="usa_amphibious_landings", germany=country("canada"),
                 italy=country("canada"))  # fmt: skip
    play(held, "battle canada", "strike italy canada")
    assert done(held), "an enemy Army is still there"
    sea = playing("usa_sea_battle", f"{BOTH} north_atlantic", status="usa_amphibious_landings")
    play(sea, "battle east_pacific")
    assert done(sea)


@rule("quartermaster", "usa_flexible_resources", "R-11")
def test_flexible_resources_play_any_card_of_the_discard_pile() -> None:
    pile = "usa_build_army usa_build_navy usa_land_battle usa_sea_battle usa_magic usa_radar usa_bombers"
    usa = country("eastern_united_states western_europe hawaii", hand="usa_lend_lease", status="usa_flexible_resources",
                  down=pile, deck="usa_rosie_the_riveter usa_wartime_production")  # fmt: skip
    match = acting("usa", usa=usa)
    bare(match, "usa", 4)
    paid = zone(match, "usa", "deck")
    pile_before = set(zone(match, "usa", "down"))
    play(match, "use usa_flexible_resources")
    assert zone(match, "usa", "deck") == [] and len(paid) == 4 and points(match) == (0, 0)
    assert zone(match, "usa", "hand") == ["usa_lend_lease"], "nothing is taken from the hand"
    offered = spaces(match, "usa", "play")
    assert set(pile.split()) <= offered <= pile_before | set(paid), "cards that were just paid may be chosen, too"
    play(match, "play usa_radar")
    assert "usa_radar" in zone(match, "usa", "status") and done(match)


@rule("quartermaster", "usa_flexible_resources")
def test_flexible_resources_cost_four_cards_and_want_a_card_in_the_pile() -> None:
    usa = country(EAST, hand="usa_bombers", status="usa_flexible_resources", up="usa_build_army")
    match = acting("usa", usa=usa)
    play(match, "use usa_flexible_resources")
    assert told(match, "milled", "germany") == [{"country": "usa", "count": 4}] and len(zone(match, "usa", "down")) == 4
    play(match, "play usa_build_army", "build canada")
    assert pieces(match, "usa") == {EAST, "canada"} and zone(match, "usa", "up") == ["usa_build_army"]
    none = acting("usa", usa=country(EAST, hand="usa_bombers", status="usa_flexible_resources"))
    assert refused(none, "usa", "use usa_flexible_resources") == ("refuse-no-effect", "QMG R-52")
    unplayable = acting("usa", usa=country(EAST, hand="usa_magic", status="usa_flexible_resources", up="usa_bombers"))
    assert refused(unplayable, "usa", "use usa_flexible_resources") == ("refuse-no-effect", "QMG R-52")


@rule("quartermaster", "usa_flexible_resources", "usa_lend_lease")
def test_flexible_resources_and_lend_lease() -> None:
    usa = country(EAST, hand="usa_bombers", status="usa_flexible_resources", up="usa_lend_lease")
    match = acting("usa", usa=usa, uk=country("united_kingdom", hand="uk_build_navy"))
    play(
        match, "use usa_flexible_resources", "play usa_lend_lease", "play uk_build_navy", "build north_sea", "use usa_lend_lease"
    )
    assert zone(match, "usa", "deck")[-1] == "usa_lend_lease" and len(zone(match, "usa", "down")) == 7
    assert pieces(match, "uk") == {"united_kingdom", "north_sea"} and done(match)


@rule("quartermaster", "usa_flying_fortresses", "F-48")
def test_flying_fortresses_add_a_card() -> None:
    match = playing("usa_heavy_bombers", "western_europe", status="usa_flying_fortresses", germany=country("germany"))
    play(match, "name germany")
    assert legal(match, "usa") == ["pass", "use usa_flying_fortresses"]
    play(match, "use usa_flying_fortresses")
    assert told(match, "milled") == [{"country": "germany", "count": 6}] and done(match)
    passed = playing("usa_heavy_bombers", "western_europe", status="usa_flying_fortresses")
    play(passed, "name italy", "pass")
    assert told(passed, "milled") == [{"country": "italy", "count": 5}]
    uk = country("united_kingdom", hand="uk_bomber_command")
    friend = acting("uk", uk=uk, usa=country(EAST, status="usa_flying_fortresses"))
    play(friend, "play uk_bomber_command", "name italy")
    assert told(friend, "milled") == [{"country": "italy", "count": 4}] and done(friend), "American cards only"


@rule("quartermaster", "usa_flying_fortresses", "R-57")
def test_flying_fortresses_work_for_every_card_of_a_turn() -> None:
    hand = "usa_bombers usa_heavy_bombers"
    match = acting("usa", usa=country("iwo_jima", hand=hand, status="usa_flying_fortresses"), japan=country("japan"))
    play(match, "play usa_bombers", "use usa_flying_fortresses", "play usa_heavy_bombers", "use usa_flying_fortresses")
    assert [event["count"] for event in told(match, "milled")] == [5, 6]


def battled_at_sea(status: str = "usa_radar", /, **usa: str) -> Match[QmgState]:
    """Japan has just battled the Central Pacific, where an American Navy lies; it has another Sea Battle card."""
    standing = usa.pop("standing", "hawaii east_pacific western_united_states central_pacific")
    japan = country("japan sea_of_japan", hand="jpn_sea_battle jpn_sea_battle")
    match = acting("japan", japan=japan, usa=country(standing, status=status, **usa))
    play(match, "play jpn_sea_battle", "battle central_pacific")
    return match


@rule("quartermaster", "usa_radar", "R-62")
def test_radar_saves_a_supplied_navy_once() -> None:
    match = battled_at_sea()
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_radar"]
    play(match, "use usa_radar")
    assert "central_pacific" in pieces(match, "usa") and zone(match, "usa", "safe") == [] and done(match)
    assert told(match, "milled", "japan") == [{"country": "usa", "count": 3}] and told(match, "removed") == []
    play(match, "play jpn_sea_battle", "battle central_pacific")
    assert legal(match, "usa") == ["pass", "use usa_radar"], "as often as it is needed"
    play(match, "pass")
    assert "central_pacific" not in pieces(match, "usa") and len(zone(match, "usa", "down")) == 3


@rule("quartermaster", "usa_radar", "R-36")
def test_radar_may_cost_hand_cards_and_points() -> None:
    usa = country("hawaii western_united_states east_pacific central_pacific", status="usa_radar", hand="usa_bombers")
    match = acting("japan", japan=country("japan sea_of_japan", hand="jpn_sea_battle"), usa=usa)
    bare(match, "usa", 1)
    play(match, "play jpn_sea_battle", "battle central_pacific", "use usa_radar")
    assert points(match) == (0, -1) and zone(match, "usa", "hand") == [] and "central_pacific" in pieces(match, "usa")


@rule("quartermaster", "usa_radar")
def test_radar_is_for_supplied_american_navies_alone() -> None:
    cut = battled_at_sea(standing="hawaii central_pacific")
    assert cut.waiting() == ("japan",) and pieces(cut, "usa") == {"hawaii"}, "not supplied"
    japan = country("japan sea_of_japan", hand="jpn_sea_battle")
    friend = acting("japan", japan=japan, uk=country("south_china_sea australia"), usa=country(WEST, status="usa_radar"))
    play(friend, "play jpn_sea_battle", "battle south_china_sea")
    assert done(friend) and pieces(friend, "uk") == {"australia"}
    army = acting("germany", germany=country("germany", hand="ger_land_battle"),
                  usa=country("western_europe", status="usa_radar"))  # fmt: skip
    play(army, "play ger_land_battle", "battle western_europe")
    assert done(army) and pieces(army, "usa") == set()


@rule("quartermaster", "usa_radar", "usa_superior_shipyards", "R-59")
def test_radar_answers_kamikaze_and_the_shipyards_go_on() -> None:
    usa = country(BOTH, hand="usa_build_navy", status="usa_radar usa_superior_shipyards")
    match = acting("usa", usa=usa, japan=country("japan hawaii", laid="jpn_kamikaze"))
    play(match, "play usa_build_navy", "build east_pacific", "use jpn_kamikaze")
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_radar"]
    play(match, "use usa_radar")
    assert pieces(match, "usa") == {EAST, WEST, "east_pacific"}
    assert legal(match, "usa") == ["pass", "use usa_superior_shipyards"]


@rule("quartermaster", "usa_rosie_the_riveter", "R-15", "R-68")
def test_rosie_puts_up_to_two_hand_cards_underneath_the_deck() -> None:
    hand = "usa_bombers usa_magic usa_land_battle usa_build_navy"
    match = table("usa", at="discard", usa=country(EAST, hand=hand, status="usa_rosie_the_riveter"))
    cards = ["usa_build_navy", "usa_land_battle", "usa_bombers", "usa_magic"]
    assert legal(match, "usa") == ["done", *[f"discard {card}" for card in cards], *[f"bury {card}" for card in cards]]
    play(match, "bury usa_magic", "discard usa_bombers", "bury usa_land_battle")
    assert legal(match, "usa") == ["done", "discard usa_build_navy"], "two, no more"
    assert zone(match, "usa", "deck")[:2] == ["usa_land_battle", "usa_magic"] and zone(match, "usa", "down") == ["usa_bombers"]
    assert told(match, "buried", "uk") == [{"country": "usa"}] * 2 and told(match, "buried_card", "uk") == []
    assert [event["card"] for event in told(match, "buried_card", "usa")] == ["usa_magic", "usa_land_battle"]


@rule("quartermaster", "usa_rosie_the_riveter")
def test_what_rosie_buries_is_a_secret_and_without_her_there_is_no_burying() -> None:
    sights = []
    for card in ("usa_magic", "usa_bombers"):
        usa = country(EAST, hand="usa_magic usa_bombers usa_build_navy", status="usa_rosie_the_riveter")
        match = table("usa", at="discard", usa=usa)
        play(match, f"bury {card}")
        sights.append([seen(match, seat) for seat in COUNTRIES if seat != "usa"])
    assert sights[0] == sights[1]
    without = table("usa", at="discard", usa=country(EAST, hand="usa_magic"))
    assert legal(without, "usa") == ["done", "discard usa_magic"]


@rule("quartermaster", "usa_superior_shipyards")
def test_superior_shipyards_build_another_navy() -> None:
    match = playing("usa_build_navy", BOTH, status="usa_superior_shipyards", uk=country("united_kingdom"))
    play(match, "build north_atlantic")
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_superior_shipyards"]
    play(match, "use usa_superior_shipyards")
    assert told(match, "milled", "japan") == [{"country": "usa", "count": 1}]
    assert legal(match, "usa") == ["build north_atlantic", "build north_sea", "build east_pacific"], "anywhere"
    play(match, "build north_sea")
    assert pieces(match, "usa") == {EAST, WEST, "north_atlantic", "north_sea"} and done(match), "once in a turn"
    assert zone(match, "usa", "spent") == ["usa_superior_shipyards"]
    army = playing("usa_build_army", BOTH, status="usa_superior_shipyards")
    play(army, "build canada")
    assert done(army)


@rule("quartermaster", "usa_superior_shipyards", "usa_wartime_production", "usa_fleet_deployed_to_pearl_harbor")
def test_builds_of_an_event_are_followed_by_more_as_well() -> None:
    match = playing(PEARL_HARBOR, BOTH, status="usa_superior_shipyards usa_wartime_production")
    play(match, "build east_pacific", "use usa_superior_shipyards", "build north_atlantic")
    assert legal(match, "usa") == ["pass", "build hawaii"]
    play(match, "build hawaii", "use usa_wartime_production", "build pacific_northwest")
    assert pieces(match, "usa") == {EAST, WEST, "east_pacific", "north_atlantic", "hawaii", "pacific_northwest"}
    assert done(match) and len(zone(match, "usa", "down")) == 2


@rule("quartermaster", "usa_wartime_production")
def test_wartime_production_builds_another_army() -> None:
    match = playing("usa_build_army", EAST, status="usa_wartime_production")
    play(match, "build canada")
    assert match.waiting() == ("usa",) and legal(match, "usa") == ["pass", "use usa_wartime_production"]
    play(match, "use usa_wartime_production")
    assert told(match, "milled", "japan") == [{"country": "usa", "count": 1}]
    assert spaces(match, "usa", "build") == {EAST, WEST, "canada", "latin_america", "pacific_northwest"}, "anywhere"
    assert "pass" not in legal(match, "usa")
    play(match, "build pacific_northwest")
    assert pieces(match, "usa") == {EAST, "canada", "pacific_northwest"} and done(match)
    assert zone(match, "usa", "spent") == ["usa_wartime_production"], "once in a turn"
    navy = playing("usa_build_navy", EAST, status="usa_wartime_production")
    play(navy, "build north_atlantic")
    assert done(navy)
    uk = country("united_kingdom", hand="uk_build_army")
    friend = acting("uk", uk=uk, usa=country(EAST, status="usa_wartime_production"))
    play(friend, "play uk_build_army", "build united_kingdom")
    assert done(friend)
