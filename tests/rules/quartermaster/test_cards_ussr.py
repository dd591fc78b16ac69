"""The Soviet cards: one test a card at least."""

from __future__ import annotations

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
from vezerkar.games.quartermaster.game_data import COUNTRIES

COPIES = {
    "ussr_build_army": 8,
    "ussr_build_navy": 1,
    "ussr_land_battle": 6,
    "ussr_sea_battle": 2,
    "ussr_general_winter": 1,
    "ussr_german_soviet_treaty": 1,
    "ussr_mao_tse_tung": 1,
    "ussr_titos_partisans": 1,
    "ussr_trans_siberian_railroad": 1,
    "ussr_vasilevsky_takes_command_in_the_far_east": 1,
    "ussr_defense_of_the_motherland": 1,
    "ussr_frontal_assault": 1,
    "ussr_guards": 1,
    "ussr_scorched_earth": 1,
    "ussr_shverniks_evacuation_council": 1,
    "ussr_stavka_forms_artillery_corps": 1,
    "ussr_women_conscripts": 1,
    "ussr_leningrad": 1,
    "ussr_moscow": 1,
    "ussr_rasputitsa": 1,
    "ussr_stalingrad": 1,
}
VASILEVSKY = "ussr_vasilevsky_takes_command_in_the_far_east"
MOTHERLAND = "ussr_defense_of_the_motherland"
SHVERNIK = "ussr_shverniks_evacuation_council"
STAVKA = "ussr_stavka_forms_artillery_corps"
EVENTS = (
    "ussr_general_winter",
    "ussr_german_soviet_treaty",
    "ussr_mao_tse_tung",
    "ussr_titos_partisans",
    "ussr_trans_siberian_railroad",
    VASILEVSKY,
)
STATUSES = (
    MOTHERLAND,
    "ussr_frontal_assault",
    "ussr_guards",
    "ussr_scorched_earth",
    SHVERNIK,
    STAVKA,
    "ussr_women_conscripts",
)
RESPONSES = ("ussr_leningrad", "ussr_moscow", "ussr_rasputitsa", "ussr_stalingrad")
PROTECTORS = [("ussr_leningrad", "russia"), ("ussr_moscow", "moscow"), ("ussr_stalingrad", "ukraine")]


# --- the deck ----------------------------------------------------------------------------------------------------------


def test_the_deck_has_thirty_four_cards() -> None:
    assert deck("ussr") == COPIES and sum(COPIES.values()) == 34


@pytest.mark.parametrize("card", STATUSES)
def test_a_status_lies_face_up(card: str) -> None:
    lies_face_up(card)


@pytest.mark.parametrize("card", RESPONSES)
def test_a_response_lies_face_down(card: str) -> None:
    lies_face_down(card, RESPONSES)


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_can_always_be_played_and_is_discarded_face_up(card: str) -> None:
    can_always_be_played(card)


# --- basic cards -------------------------------------------------------------------------------------------------------


@rule("quartermaster", "ussr_build_army")
def test_build_army() -> None:
    match = playing("ussr_build_army", "ukraine", germany=country("balkans moscow"))
    assert legal(match, "ussr") == ["build eastern_europe", "build russia", "build kazakhstan", "build middle_east"]
    assert refused(match, "ussr", "build moscow") == ("refuse-enemy-there", "QMG R-17")
    assert refused(match, "ussr", "build black_sea") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "build kazakhstan")
    assert pieces(match, "ussr") == {"ukraine", "kazakhstan"} and done(match)


@rule("quartermaster", "ussr_build_navy")
def test_build_navy() -> None:
    match = playing("ussr_build_navy", "moscow ukraine", germany=country("black_sea"))
    assert by_itself(match) == ["ussr: build caspian_sea"]
    play(match, "build caspian_sea")
    assert pieces(match, "ussr") == {"moscow", "ukraine", "caspian_sea"} and done(match)
    only = playing("ussr_build_navy", "moscow ukraine caspian_sea")
    assert legal(only, "ussr") == ["build caspian_sea"], "the only Navy, in place"
    assert refused(only, "ussr", "build black_sea") == ("refuse-pool-empty", "QMG R-18")


@rule("quartermaster", "ussr_land_battle")
def test_land_battle() -> None:
    match = playing("ussr_land_battle", "moscow ukraine", germany=country("russia black_sea"), italy=country("russia balkans"))
    assert spaces(match, "ussr", "battle") == {"russia", "balkans", "eastern_europe", "siberia", "kazakhstan", "middle_east"}
    assert refused(match, "ussr", "battle black_sea") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle russia", "strike italy russia")
    assert pieces(match, "italy") == {"balkans"} and pieces(match, "germany") == {"russia", "black_sea"} and done(match)


@rule("quartermaster", "ussr_sea_battle")
def test_sea_battle() -> None:
    match = playing("ussr_sea_battle", "moscow ukraine russia", germany=country("baltic_sea eastern_europe"))
    assert legal(match, "ussr") == ["battle baltic_sea", "battle black_sea", "battle caspian_sea"]
    assert refused(match, "ussr", "battle eastern_europe") == ("refuse-wrong-kind", "QMG R-17")
    play(match, "battle baltic_sea")
    assert pieces(match, "germany") == {"eastern_europe"} and done(match)
    inland = acting("ussr", ussr=country("moscow", hand="ussr_sea_battle"))
    assert refused(inland, "ussr", "play ussr_sea_battle") == ("refuse-no-target", "QMG R-09")


# --- events ------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "ussr_general_winter", "F-38")
def test_general_winter_eliminates_two_armies_in_all() -> None:
    axis = {
        "germany": country("ukraine russia eastern_europe"),
        "japan": country("siberia vladivostok"),
        "italy": country("moscow ukraine"),
    }
    match = playing("ussr_general_winter", "", **axis)
    assert legal(match, "ussr") == [
        "pass",
        "strike germany ukraine",
        "strike germany russia",
        "strike japan siberia",
        "strike italy ukraine",
        "strike italy moscow",
    ]
    assert refused(match, "ussr", "strike germany eastern_europe") == ("refuse-not-named", "QMG R-47")
    play(match, "strike germany ukraine")
    assert legal(match, "ussr") == [
        "pass",
        "strike germany russia",
        "strike japan siberia",
        "strike italy ukraine",
        "strike italy moscow",
    ]
    play(match, "strike italy moscow")
    assert pieces(match, "italy") == {"ukraine"} and pieces(match, "germany") == {"russia", "eastern_europe"} and done(match)
    assert "battled" not in kinds(match)


@rule("quartermaster", "ussr_general_winter")
def test_general_winter_eliminates_at_most_two() -> None:
    match = playing("ussr_general_winter", "", germany=country("ukraine russia"))
    play(match, "strike germany russia", "pass")
    assert pieces(match, "germany") == {"ukraine"} and done(match)
    none = playing("ussr_general_winter", "moscow", germany=country("ukraine russia"))
    play(none, "pass", "pass")
    assert pieces(none, "germany") == {"ukraine", "russia"} and pieces(none, "ussr") == {"moscow"} and done(none)


@rule("quartermaster", "ussr_german_soviet_treaty", "F-42")
def test_the_treaty_builds_twice_in_either_order() -> None:
    match = playing("ussr_german_soviet_treaty")
    assert legal(match, "ussr") == ["pass", "build ukraine"], "Eastern Europe is not yet within reach"
    play(match, "build ukraine")
    assert legal(match, "ussr") == ["pass", "build eastern_europe"]
    play(match, "build eastern_europe")
    assert pieces(match, "ussr") == {"moscow", "ukraine", "eastern_europe"} and done(match)
    other = playing("ussr_german_soviet_treaty", "moscow russia")
    assert legal(other, "ussr") == ["pass", "build eastern_europe", "build ukraine"]
    play(other, "build eastern_europe", "build ukraine")
    assert pieces(other, "ussr") == {"moscow", "russia", "ukraine", "eastern_europe"} and done(other)


@rule("quartermaster", "ussr_german_soviet_treaty")
def test_the_treaty_is_no_recruiting_and_may_be_left_half_done() -> None:
    held = playing("ussr_german_soviet_treaty", "moscow russia", germany=country("eastern_europe ukraine"))
    assert done(held) and pieces(held, "ussr") == {"moscow", "russia"}
    half = playing("ussr_german_soviet_treaty", "moscow russia")
    play(half, "build ukraine", "pass")
    assert pieces(half, "ussr") == {"moscow", "russia", "ukraine"} and done(half)


@rule("quartermaster", "ussr_mao_tse_tung", "R-51")
def test_mao_tse_tung() -> None:
    match = playing("ussr_mao_tse_tung", "", japan=country("china szechuan mongolia"), usa=country("india"))
    assert legal(match, "ussr") == ["strike japan szechuan", "strike japan china"]
    play(match, "strike japan china")
    assert pieces(match, "japan") == {"szechuan", "mongolia"} and done(match)
    friend = playing("ussr_mao_tse_tung", "moscow china", usa=country("szechuan"))
    assert done(friend) and pieces(friend, "usa") == {"szechuan"} and pieces(friend, "ussr") == {"moscow", "china"}


@rule("quartermaster", "ussr_titos_partisans", "R-39")
def test_titos_partisans() -> None:
    match = playing("ussr_titos_partisans", italy=country("balkans italy"), uk=country("united_kingdom"))
    assert pieces(match, "italy") == {"italy"} and legal(match, "ussr") == ["name uk", "name ussr"]
    play(match, "name uk")
    assert pieces(match, "uk") == {"united_kingdom", "balkans"} and pieces(match, "ussr") == {"moscow"} and done(match)
    own = playing("ussr_titos_partisans")
    play(own, "name ussr")
    assert pieces(own, "ussr") == {"moscow", "balkans"} and pieces(own, "uk") == set()
    there = playing("ussr_titos_partisans", "moscow balkans")
    assert pieces(there, "uk") == {"balkans"} and done(there), "a second Soviet Army cannot come"
    two = playing("ussr_titos_partisans", germany=country("balkans"), italy=country("balkans"))
    play(two, "strike italy balkans")
    assert pieces(two, "germany") == {"balkans"} and pieces(two, "ussr") == {"moscow"} and done(two)


@rule("quartermaster", "ussr_trans_siberian_railroad", "R-50", "F-21")
def test_the_trans_siberian_railroad_moves_each_army_once() -> None:
    match = playing("ussr_trans_siberian_railroad", "moscow siberia ukraine caspian_sea", uk=country("united_kingdom"))
    assert legal(match, "ussr") == ["done", "pick_up ukraine", "pick_up moscow", "pick_up siberia"]
    assert refused(match, "ussr", "pick_up caspian_sea") == ("refuse-not-movable", "QMG F-21")
    play(match, "pick_up siberia")
    assert "siberia" not in pieces(match, "ussr") and "build vladivostok" not in legal(match, "ussr")
    play(match, "build eastern_europe")
    assert legal(match, "ussr") == ["done", "pick_up ukraine", "pick_up moscow"], "one that was moved stays"
    play(match, "pick_up moscow", "build middle_east", "done")
    assert pieces(match, "ussr") == {"ukraine", "eastern_europe", "middle_east", "caspian_sea"} and done(match)
    assert [event["space"] for event in told(match, "picked_up", "germany")] == ["siberia", "moscow"]


@rule("quartermaster", "ussr_trans_siberian_railroad", "R-50")
def test_an_army_that_cannot_be_rebuilt_stays_in_the_pool() -> None:
    match = playing("ussr_trans_siberian_railroad", "ukraine", germany=country("moscow"))
    play(match, "pick_up ukraine")
    assert pieces(match, "ussr") == set() and done(match)


@rule("quartermaster", "ussr_vasilevsky_takes_command_in_the_far_east")
def test_vasilevsky() -> None:
    match = playing(VASILEVSKY, japan=country("china szechuan"), italy=country("china"))
    assert pieces(match, "ussr") == {"moscow", "vladivostok"}, "first the Army comes"
    assert legal(match, "ussr") == ["strike japan china", "strike italy china"]
    play(match, "strike japan china")
    assert pieces(match, "japan") == {"szechuan"} and pieces(match, "italy") == {"china"} and done(match)
    held = playing(VASILEVSKY, japan=country("vladivostok china"), usa=country("szechuan"))
    assert pieces(held, "ussr") == {"moscow"} and pieces(held, "japan") == {"vladivostok"} and done(held)
    friend = playing(VASILEVSKY, usa=country("china"))
    assert pieces(friend, "usa") == {"china"} and done(friend)


# --- Status ------------------------------------------------------------------------------------------------------------


@rule("quartermaster", "ussr_defense_of_the_motherland")
def test_defense_of_the_motherland_builds_another_army() -> None:
    hand = "ussr_build_army ussr_build_army ussr_guards ussr_moscow"
    match = acting("ussr", ussr=country("moscow", hand=hand, status=MOTHERLAND))
    play(match, "play ussr_build_army", "build ukraine")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass", f"use {MOTHERLAND}"]
    play(match, f"use {MOTHERLAND}", "discard ussr_guards", "discard ussr_moscow")
    assert spaces(match, "ussr", "build") == {
        "moscow",
        "russia",
        "ukraine",
        "siberia",
        "kazakhstan",
        "eastern_europe",
        "balkans",
        "middle_east",
    }
    assert "pass" not in legal(match, "ussr")
    play(match, "build eastern_europe")
    assert pieces(match, "ussr") == {"moscow", "ukraine", "eastern_europe"}
    assert done(match) and zone(match, "ussr", "hand") == ["ussr_build_army"], "once in a turn"
    play(match, "play ussr_build_army", "build russia")
    assert zone(match, "ussr", "spent") == [] and told(match, "used") == [{"country": "ussr", "card": MOTHERLAND}]


@rule("quartermaster", "ussr_defense_of_the_motherland", "R-36")
def test_defense_of_the_motherland_may_cost_points_and_need_not_be_used() -> None:
    match = acting("ussr", ussr=country("moscow", hand="ussr_build_army", status=MOTHERLAND))
    bare(match, "ussr")
    play(match, "play ussr_build_army", "build ukraine", f"use {MOTHERLAND}")
    assert points(match) == (0, -2) and "build russia" in legal(match, "ussr")
    passed = acting("ussr", ussr=country("moscow", hand="ussr_build_army ussr_guards", status=MOTHERLAND))
    play(passed, "play ussr_build_army", "build ukraine", "pass")
    assert done(passed) and zone(passed, "ussr", "hand") == ["ussr_guards"]


@rule("quartermaster", "ussr_defense_of_the_motherland")
def test_defense_of_the_motherland_wants_a_soviet_army_built() -> None:
    navy = acting("ussr", ussr=country("moscow ukraine", hand="ussr_build_navy", status=MOTHERLAND))
    play(navy, "play ussr_build_navy", "build black_sea")
    assert done(navy)
    recruit = acting("ussr", ussr=country("moscow", hand=VASILEVSKY, status=MOTHERLAND))
    play(recruit, f"play {VASILEVSKY}")
    assert done(recruit)
    usa = country("eastern_united_states", hand="usa_build_army")
    friend = acting("usa", usa=usa, ussr=country("moscow", status=MOTHERLAND))
    play(friend, "play usa_build_army", "build canada")
    assert done(friend)


@rule("quartermaster", "ussr_defense_of_the_motherland", "usa_murmansk_convoy")
def test_defense_of_the_motherland_works_in_the_american_turn_too() -> None:
    usa = country("eastern_united_states", hand="usa_murmansk_convoy")
    match = acting("usa", usa=usa, ussr=country("moscow", hand="ussr_guards ussr_moscow", status=MOTHERLAND))
    play(match, "play usa_murmansk_convoy", "build ukraine")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass", f"use {MOTHERLAND}"]
    play(match, f"use {MOTHERLAND}", "build siberia")
    assert pieces(match, "ussr") == {"moscow", "russia", "ukraine", "siberia"} and zone(match, "ussr", "hand") == []


@rule("quartermaster", "ussr_women_conscripts", "ussr_defense_of_the_motherland", "F-11", "R-34")
def test_women_conscripts_come_before_the_build_and_the_motherland_after_it() -> None:
    ussr = country("moscow", hand="ussr_build_army ussr_guards", status=f"ussr_women_conscripts {MOTHERLAND}")
    match = acting("ussr", ussr=ussr)
    play(match, "play ussr_build_army")
    assert match.decision("ussr").prompt == "ask-save" and legal(match, "ussr") == ["pass", "use ussr_women_conscripts"]
    play(match, "use ussr_women_conscripts")
    assert zone(match, "ussr", "deck")[-1] == "ussr_build_army" and zone(match, "ussr", "up") == []
    assert told(match, "put_on_top", "germany") == [{"country": "ussr", "card": "ussr_build_army"}]
    play(match, "build ukraine", f"use {MOTHERLAND}")
    assert sorted(zone(match, "ussr", "down")) == ["ussr_build_army", "ussr_guards"], "the second card paid is the one put back"
    play(match, "build eastern_europe")
    assert pieces(match, "ussr") == {"moscow", "ukraine", "eastern_europe"} and done(match)


@rule("quartermaster", "ussr_women_conscripts")
def test_women_conscripts_save_only_build_armies_that_are_played() -> None:
    ussr = country("moscow ukraine", hand="ussr_land_battle ussr_build_army", status="ussr_women_conscripts")
    battle = acting("ussr", ussr=ussr)
    play(battle, "play ussr_land_battle")
    assert battle.decision("ussr").prompt == "ask-battle"
    thrown = acting("ussr", ussr=ussr)
    play(thrown, "discard ussr_build_army")
    assert done(thrown) and zone(thrown, "ussr", "down") == ["ussr_build_army"]
    passed = acting("ussr", ussr=ussr)
    play(passed, "play ussr_build_army", "pass", "build russia")
    assert zone(passed, "ussr", "up") == ["ussr_build_army"]


@rule("quartermaster", "ussr_women_conscripts", "R-61")
def test_women_conscripts_save_the_card_though_a_response_was_used_meanwhile() -> None:
    ussr = country("moscow", hand="ussr_build_army", status="ussr_women_conscripts", laid="ussr_moscow")
    match = acting("ussr", ussr=ussr)
    play(match, "play ussr_build_army", "ussr: use ussr_moscow")
    assert match.decision("ussr").args["card"] == "ussr_build_army"
    play(match, "use ussr_women_conscripts")
    assert zone(match, "ussr", "deck")[-1] == "ussr_build_army" and zone(match, "ussr", "up") == ["ussr_moscow"]


@rule("quartermaster", "ussr_frontal_assault", "F-41", "F-13")
def test_frontal_assault_fights_on() -> None:
    hand = "ussr_land_battle ussr_guards ussr_moscow ussr_build_army"
    axis = {"germany": country("eastern_europe middle_east"), "italy": country("eastern_europe")}
    match = acting("ussr", ussr=country("moscow ukraine", hand=hand, status="ussr_frontal_assault"), **axis)
    play(match, "play ussr_land_battle", "battle eastern_europe", "strike germany eastern_europe")
    assert legal(match, "ussr") == ["pass", "use ussr_frontal_assault"]
    play(match, "use ussr_frontal_assault", "discard ussr_guards", "discard ussr_moscow")
    assert legal(match, "ussr") == ["battle balkans", "battle eastern_europe", "battle russia"], "there or beside it"
    assert refused(match, "ussr", "battle middle_east") == ("refuse-not-named", "QMG R-47")
    play(match, "battle eastern_europe")
    assert pieces(match, "italy") == set() and pieces(match, "germany") == {"middle_east"}
    assert done(match) and zone(match, "ussr", "hand") == ["ussr_build_army"], "once in a turn"


@rule("quartermaster", "ussr_frontal_assault")
def test_frontal_assault_follows_soviet_land_battles_alone() -> None:
    ussr = country("moscow ukraine", hand="ussr_sea_battle", status="ussr_frontal_assault")
    sea = acting("ussr", ussr=ussr)
    play(sea, "play ussr_sea_battle", "battle black_sea")
    assert done(sea)
    usa = country("eastern_united_states", hand="usa_land_battle")
    friend = acting("usa", usa=usa, ussr=country("moscow ukraine", status="ussr_frontal_assault"))
    play(friend, "play usa_land_battle", "battle canada")
    assert done(friend)


@rule("quartermaster", "ussr_guards", "R-11")
def test_guards_play_a_build_army_out_of_the_discard_pile() -> None:
    ussr = country(
        "moscow",
        hand="ussr_moscow ussr_build_navy ussr_land_battle",
        status="ussr_guards",
        down="ussr_build_army ussr_land_battle",
    )
    match = acting("ussr", ussr=ussr)
    assert "use ussr_guards" in legal(match, "ussr")
    play(match, "use ussr_guards", "discard ussr_moscow", "discard ussr_build_navy")
    assert legal(match, "ussr") == ["pass", "play ussr_build_army"], "no other card of the pile"
    play(match, "play ussr_build_army", "build russia")
    assert pieces(match, "ussr") == {"moscow", "russia"} and zone(match, "ussr", "up") == ["ussr_build_army"]
    assert zone(match, "ussr", "hand") == ["ussr_land_battle"] and done(match)
    assert told(match, "played", "germany")[-1] == {"country": "ussr", "card": "ussr_build_army"}


@rule("quartermaster", "ussr_guards")
def test_guards_want_a_build_army_in_the_pile_and_may_take_one_that_was_paid() -> None:
    none = acting("ussr", ussr=country("moscow", hand="ussr_build_army", status="ussr_guards", up="ussr_land_battle"))
    assert refused(none, "ussr", "use ussr_guards") == ("refuse-no-effect", "QMG R-52")
    ussr = country("moscow", hand="ussr_build_army ussr_moscow", status="ussr_guards", up="ussr_build_army")
    match = acting("ussr", ussr=ussr)
    play(match, "use ussr_guards", "play ussr_build_army", "build moscow")
    assert zone(match, "ussr", "down") == ["ussr_build_army", "ussr_moscow"], "the copy that lay face up was taken"
    assert zone(match, "ussr", "up") == ["ussr_build_army"]
    nowhere = acting("ussr", ussr=country("russia", hand="ussr_moscow", status="ussr_guards", up="ussr_build_army"),
                     germany=country("moscow"))  # fmt: skip
    assert refused(nowhere, "ussr", "use ussr_guards") == ("refuse-no-effect", "QMG R-52"), "no Army could be built"


@rule("quartermaster", "ussr_guards", "ussr_women_conscripts", "ussr_defense_of_the_motherland")
def test_women_conscripts_and_the_motherland_follow_guards() -> None:
    status = f"ussr_guards ussr_women_conscripts {MOTHERLAND}"
    match = acting("ussr", ussr=country("moscow", hand="ussr_moscow ussr_leningrad", status=status, up="ussr_build_army"))
    play(match, "use ussr_guards", "play ussr_build_army", "use ussr_women_conscripts", "build russia")
    assert legal(match, "ussr") == ["pass", f"use {MOTHERLAND}"] and zone(match, "ussr", "deck")[-1] == "ussr_build_army"


@rule("quartermaster", "ussr_guards", "R-35")
def test_guards_with_an_empty_hand_are_paid_off_the_deck() -> None:
    match = acting("ussr", ussr=country("moscow", status="ussr_guards", up="ussr_build_army"))
    bare(match, "ussr", 1)
    assert legal(match, "ussr") == ["pass", "use ussr_guards"]
    play(match, "use ussr_guards")
    assert points(match) == (0, -1) and zone(match, "ussr", "deck") == []


@rule("quartermaster", "ussr_scorched_earth", "R-19")
def test_scorched_earth_denies_ukraine_to_germany_and_italy() -> None:
    germany = country("germany ukraine italy", hand="ger_build_army ger_build_navy")
    free = table("germany", germany=germany, ussr=country("moscow"))
    play(free, "discard ger_build_army")
    assert pieces(free, "germany") == {"germany", "ukraine", "italy"} and points(free) == (6, 0)
    match = table("germany", germany=germany, ussr=country("moscow", status="ussr_scorched_earth"))
    play(match, "discard ger_build_army")
    assert pieces(match, "germany") == {"germany", "italy"} and points(match) == (4, 0)
    italy = country("italy ukraine", hand="ita_build_army ita_build_navy")
    match = table("italy", italy=italy, ussr=country("moscow", status="ussr_scorched_earth"))
    play(match, "discard ita_build_army")
    assert pieces(match, "italy") == {"italy"} and points(match) == (2, 0)


@rule("quartermaster", "ussr_scorched_earth")
def test_scorched_earth_leaves_ukraine_to_everybody_else() -> None:
    status = "ussr_scorched_earth"
    japan = country("japan ukraine", hand="jpn_build_army jpn_build_navy")
    match = table("japan", japan=japan, ussr=country("moscow", status=status))
    play(match, "discard jpn_build_army")
    assert pieces(match, "japan") == {"japan", "ukraine"} and points(match) == (4, 0)
    ussr = table("ussr", ussr=country("moscow ukraine", hand="ussr_build_army ussr_moscow", status=status))
    play(ussr, "discard ussr_moscow")
    assert points(ussr) == (0, 4)


@rule("quartermaster", "ussr_shverniks_evacuation_council", "R-25", "F-39")
def test_shvernik_supplies_all_soviet_armies_but_no_navy() -> None:
    ussr = country("russia vladivostok baltic_sea", hand="ussr_build_army ussr_moscow", status=SHVERNIK)
    match = table("ussr", ussr=ussr, uk=country("siberia"))
    play(match, "discard ussr_moscow")
    assert pieces(match, "ussr") == {"russia", "vladivostok"}
    without = table("ussr", ussr=country("russia vladivostok", hand="ussr_build_army ussr_moscow"))
    play(without, "discard ussr_moscow")
    assert pieces(without, "ussr") == set()


@rule("quartermaster", "ussr_shverniks_evacuation_council", "R-26", "F-39")
def test_armies_that_shvernik_supplies_fight_and_are_built_next_to() -> None:
    ussr = country(
        "vladivostok baltic_sea eastern_europe", hand="ussr_build_army ussr_build_navy ussr_land_battle", status=SHVERNIK
    )
    match = acting("ussr", ussr=ussr, germany=country("moscow"), japan=country("mongolia"))
    assert refused(match, "ussr", "play ussr_build_navy") == ("refuse-no-target", "QMG R-09")
    play(match, "play ussr_build_army")
    assert spaces(match, "ussr", "build") == {"siberia", "china", "russia", "ukraine", "germany", "balkans"}
    assert "build scandinavia" not in legal(match, "ussr"), "the Baltic Navy has no line"
    play(match, "build siberia", "play ussr_land_battle")
    assert "battle mongolia" in legal(match, "ussr")


@rule("quartermaster", "ussr_stavka_forms_artillery_corps", "R-38")
def test_stavka_sweeps_the_space() -> None:
    axis = {"germany": country("eastern_europe balkans"), "italy": country("eastern_europe"), "japan": country("eastern_europe")}
    match = acting("ussr", ussr=country("moscow russia", hand="ussr_land_battle", status=STAVKA), **axis)
    play(match, "play ussr_land_battle", "battle eastern_europe", "strike japan eastern_europe")
    assert legal(match, "ussr") == ["pass", f"use {STAVKA}"]
    play(match, f"use {STAVKA}")
    assert pieces(match, "germany") == {"balkans"} and pieces(match, "italy") == set() and pieces(match, "japan") == set()
    assert len(zone(match, "ussr", "deck")) == 31 and len(zone(match, "ussr", "down")) == 1 and points(match) == (0, 0)
    assert told(match, "milled", "germany") == [{"country": "ussr", "count": 1}] and done(match)


@rule("quartermaster", "ussr_stavka_forms_artillery_corps", "R-36")
def test_stavka_needs_armies_left_and_may_cost_a_point() -> None:
    ussr = country("moscow russia", hand="ussr_land_battle", status=STAVKA)
    alone = acting("ussr", ussr=ussr, germany=country("eastern_europe"))
    play(alone, "play ussr_land_battle", "battle eastern_europe")
    assert done(alone)
    match = acting("ussr", ussr=ussr, germany=country("eastern_europe"), italy=country("eastern_europe"))
    bare(match, "ussr")
    play(match, "play ussr_land_battle", "battle eastern_europe", "strike italy eastern_europe", f"use {STAVKA}")
    assert pieces(match, "germany") == set() and points(match) == (0, -1)
    friend = acting("usa", usa=country("eastern_united_states", hand="usa_land_battle"), germany=country("canada"),
                    italy=country("canada"), ussr=country("moscow", status=STAVKA))  # fmt: skip
    play(friend, "play usa_land_battle", "battle canada", "strike germany canada")
    assert done(friend) and pieces(friend, "italy") == {"canada"}


@rule("quartermaster", "ussr_stavka_forms_artillery_corps", "ussr_frontal_assault", "F-19", "F-43")
def test_stavka_once_in_a_battle_and_again_in_the_next() -> None:
    ussr = country(
        "moscow russia ukraine", hand="ussr_land_battle ussr_moscow ussr_guards", status=f"{STAVKA} ussr_frontal_assault"
    )
    axis = {"germany": country("eastern_europe balkans"), "italy": country("eastern_europe balkans")}
    match = acting("ussr", ussr=ussr, **axis)
    play(match, "play ussr_land_battle", "battle eastern_europe", "strike italy eastern_europe")
    assert legal(match, "ussr") == ["pass", "use ussr_frontal_assault", f"use {STAVKA}"]
    play(match, f"use {STAVKA}")
    assert legal(match, "ussr") == ["pass", "use ussr_frontal_assault"]
    play(match, "use ussr_frontal_assault", "battle balkans", "strike italy balkans")
    assert legal(match, "ussr") == ["pass", f"use {STAVKA}"]
    play(match, f"use {STAVKA}")
    assert pieces(match, "germany") == set() and pieces(match, "italy") == set() and done(match)


@rule("quartermaster", "ussr_stavka_forms_artillery_corps", "F-43")
def test_armies_that_stavka_removes_count_as_battled() -> None:
    germany = country("western_europe germany", status="ger_atlantic_wall")
    match = acting("ussr", ussr=country("moscow italy", hand="ussr_land_battle", status=STAVKA), germany=germany,
                   italy=country("western_europe"))  # fmt: skip
    play(match, "play ussr_land_battle", "battle western_europe", "strike italy western_europe")
    assert match.waiting() == ("germany",)
    play(match, "use ger_atlantic_wall", f"use {STAVKA}")
    assert match.waiting() == ("germany",) and legal(match, "germany") == ["pass", "use ger_atlantic_wall"]
    play(match, "use ger_atlantic_wall")
    assert len(zone(match, "ussr", "down")) == 7 and pieces(match, "germany") == {"germany"} and done(match)


@rule("quartermaster", "ussr_stavka_forms_artillery_corps", "F-43")
def test_romanian_reinforcements_answer_the_battle_before_stavka() -> None:
    germany = country("germany eastern_europe")
    match = acting("ussr", ussr=country("moscow russia", hand="ussr_land_battle", status=STAVKA), germany=germany,
                   italy=country("italy", laid="ita_romanian_reinforcements"))  # fmt: skip
    play(match, "play ussr_land_battle", "battle eastern_europe")
    assert match.waiting() == ("italy",)
    play(match, "use ita_romanian_reinforcements")
    assert pieces(match, "italy") == {"italy", "eastern_europe"}
    play(match, f"use {STAVKA}")
    assert pieces(match, "italy") == {"italy"} and done(match)


@rule("quartermaster", "ussr_stavka_forms_artillery_corps", "F-43")
def test_an_army_that_comes_for_one_that_stavka_removed_stays() -> None:
    germany = country("germany eastern_europe")
    match = acting("ussr", ussr=country("moscow russia", hand="ussr_land_battle", status=STAVKA), germany=germany,
                   italy=country("italy eastern_europe", laid="ita_romanian_reinforcements"))  # fmt: skip
    play(match, "play ussr_land_battle", "battle eastern_europe", "strike italy eastern_europe", f"use {STAVKA}")
    assert match.waiting() == ("italy",) and pieces(match, "germany") == {"germany"}
    play(match, "use ita_romanian_reinforcements")
    assert pieces(match, "italy") == {"italy", "eastern_europe"} and done(match)


# --- Responses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "space"), PROTECTORS)
@rule("quartermaster", "ussr_leningrad", "ussr_moscow", "ussr_stalingrad", "R-58", "R-62", "R-64")
def test_a_city_stands_until_the_end_of_the_turn(card: str, space: str) -> None:
    standing = "ukraine" if space != "ukraine" else "germany eastern_europe"
    germany = country(standing, hand="ger_land_battle ger_build_army", status="ger_blitzkrieg")
    match = table("germany", germany=germany, ussr=country(space, laid=card))
    play(match, "play ger_land_battle", f"battle {space}")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass", f"use {card}"]
    assert told(match, "used", "germany") == []
    play(match, f"use {card}")
    assert pieces(match, "ussr") == {space} and zone(match, "ussr", "safe") == [space]
    assert zone(match, "ussr", "up") == [card] and zone(match, "ussr", "laid") == [] and zone(match, "ussr", "gone") == [card]
    play(match, "done")
    assert zone(match, "ussr", "safe") == []


@pytest.mark.parametrize(("card", "space"), PROTECTORS)
@rule("quartermaster", "ussr_leningrad", "ussr_moscow", "ussr_stalingrad", "R-61")
def test_a_city_may_be_declared_unasked_for_the_soviet_army_alone(card: str, space: str) -> None:
    japan = country("japan")
    match = acting("japan", japan=japan, ussr=country(f"{space} vladivostok", laid=card), uk=country(space))
    assert unasked(match, "ussr")[0] == f"use {card}"
    play(match, f"ussr: use {card}")
    assert zone(match, "ussr", "safe") == [space] and zone(match, "uk", "safe") == []
    assert told(match, "protected", "japan") == [{"country": "ussr", "space": space}]
    other = acting("japan", japan=japan, ussr=country("vladivostok siberia", laid=card), uk=country(space))
    assert f"use {card}" not in unasked(other, "ussr")
    hand = acting("japan", japan=japan, ussr=country(space, hand=card))
    assert f"use {card}" not in unasked(hand, "ussr"), "never out of the hand"


@rule("quartermaster", "ussr_leningrad", "R-64")
def test_leningrad_holds_without_supply() -> None:
    ussr = country("russia vladivostok", laid="ussr_leningrad", hand="ussr_guards ussr_build_navy")
    match = table("ussr", ussr=ussr)
    play(match, "discard ussr_guards")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass", "use ussr_leningrad"]
    play(match, "use ussr_leningrad")
    assert pieces(match, "ussr") == {"russia"}, "the other Army falls"


@pytest.mark.parametrize("space", ["moscow", "russia", "ukraine", "kazakhstan", "siberia"])
@rule("quartermaster", "ussr_rasputitsa", "R-59")
def test_rasputitsa_throws_an_axis_army_out_again(space: str) -> None:
    standing = {"moscow": "ukraine", "ukraine": "eastern_europe germany", "russia": "ukraine", "kazakhstan": "ukraine"}
    germany = country(standing.get(space, "ukraine russia"), hand="ger_build_army")
    before = set(standing.get(space, "ukraine russia").split())
    match = acting("germany", germany=germany, ussr=country("vladivostok", laid="ussr_rasputitsa"))
    play(match, "play ger_build_army", f"build {space}")
    assert match.waiting() == ("ussr",) and legal(match, "ussr") == ["pass", "use ussr_rasputitsa"]
    play(match, "use ussr_rasputitsa")
    assert pieces(match, "germany") == before and zone(match, "ussr", "up") == ["ussr_rasputitsa"] and done(match)
    assert "battled" not in kinds(match)


@rule("quartermaster", "ussr_rasputitsa")
def test_rasputitsa_is_not_for_other_spaces_nor_friends_nor_armies_of_old() -> None:
    ussr = country("moscow", laid="ussr_rasputitsa")
    for space in ("eastern_europe", "balkans", "middle_east"):
        match = acting("germany", germany=country("ukraine", hand="ger_build_army"), ussr=ussr)
        play(match, "play ger_build_army", f"build {space}")
        assert done(match)
    own = acting("ussr", ussr=country("moscow", hand="ussr_build_army", laid="ussr_rasputitsa"), germany=country("ukraine"))
    assert "use ussr_rasputitsa" not in unasked(own, "ussr")
    play(own, "play ussr_build_army", "build russia")
    assert done(own)


@rule("quartermaster", "ussr_rasputitsa", "R-55")
def test_rasputitsa_answers_a_recruit() -> None:
    ussr = country("moscow", hand="ussr_land_battle", laid="ussr_rasputitsa")
    italy = country("italy", laid="ita_romanian_reinforcements")
    match = acting("ussr", ussr=ussr, germany=country("ukraine"), italy=italy)
    play(match, "play ussr_land_battle", "battle ukraine", "use ita_romanian_reinforcements")
    assert match.waiting() == ("ussr",) and pieces(match, "italy") == {"italy", "ukraine"}
    play(match, "use ussr_rasputitsa")
    assert pieces(match, "italy") == {"italy"} and done(match)


@rule("quartermaster", "ussr_rasputitsa", "F-20", "F-40")
def test_a_build_that_rasputitsa_undoes_has_happened_all_the_same() -> None:
    germany = country("germany eastern_europe", hand="ger_build_army", status="ger_bias_for_action")
    match = acting("germany", germany=germany, ussr=country("moscow ukraine", laid="ussr_rasputitsa"))
    play(match, "play ger_build_army", "build russia", "use ussr_rasputitsa")
    assert pieces(match, "germany") == {"germany", "eastern_europe"}
    play(match, "use ger_bias_for_action")
    assert by_itself(match) == ["germany: battle ukraine"]


@rule("quartermaster", "ussr_rasputitsa", "F-40", "R-63", "R-75")
def test_rasputitsa_comes_too_late_against_a_second_home_space() -> None:
    germany = country("ukraine", hand="ger_build_army")
    match = acting("germany", germany=germany, italy=country("united_kingdom"), ussr=country("russia", laid="ussr_rasputitsa"))
    play(match, "play ger_build_army", "build moscow")
    assert match.outcome is not None and match.outcome.winners == ("germany", "japan", "italy")


@rule("quartermaster", "ussr_rasputitsa", "R-69")
def test_the_ussr_is_asked_whatever_response_lies_there() -> None:
    sights = []
    for laid in ("ussr_rasputitsa", "ussr_leningrad"):
        match = acting("germany", germany=country("ukraine", hand="ger_build_army"), ussr=country("moscow", laid=laid))
        play(match, "play ger_build_army", "build russia")
        assert match.waiting() == ("ussr",)
        sights.append([seen(match, seat) for seat in COUNTRIES if seat != "ussr"])
    assert sights[0] == sights[1]
