"""The British cards, B01 to B18: one test a card at least."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import (
    duel,
    fighting,
    hands,
    legal,
    lying,
    next_rolls,
    play,
    refused,
    spaces,
    spending,
    table,
    told,
    words,
)
from vezerkar.engine import Match
from vezerkar.engine.game import Json
from vezerkar.games.hunt.state import HuntState

# fmt: off
POINTS = {
    "B01": 1, "B02": 2, "B03": 5, "B04": 5, "B05": 4, "B06": 3, "B07": 3, "B08": 4, "B09": 3,
    "B10": 4, "B11": 4, "B12": 4, "B13": 3, "B14": 3, "B15": 2, "B16": 2, "B17": 2, "B18": 2,
}
# fmt: on


def holding(british: str, german: str = "", zones: dict[str, str] | None = None, **state: Any) -> Match[HuntState]:
    """The British Card Play phase with these hands."""
    return table(["CardPlay", 1], turn="british", cards=hands(german, british, **zones or {}), **state)


@rule("hunt", 18, 78)
@pytest.mark.parametrize("card", POINTS)
def test_every_card_gives_its_points_and_is_discarded_after_them(card: str) -> None:
    match = holding(card, "G03 G04 G07")
    play(match, "british", f"play {card} ap")
    assert told(match, "played_points") == [{"seat": "british", "card": card, "points": POINTS[card]}]
    assert match.view()["points"] == POINTS[card]
    play(match, "british", "done")
    assert lying(match, "british", "discard") == [card]


# --- Royal Navy --------------------------------------------------------------------------------------------------------------


@rule("hunt", "B01")
def test_royal_navy_stays_face_up() -> None:
    match = holding("B01", "G03", zones={"german_discard": "G13 G14"})
    play(match, "british", "play B01 event")
    assert lying(match, "british", "banked") == ["B01"] and lying(match, "british", "removed") == []
    assert told(match, "banked") == [{"card": "B01"}]
    assert match.view()["active"] == "german"


@rule("hunt", "B01")
def test_royal_navy_adds_a_point_in_a_later_turn_and_leaves_the_game() -> None:
    match = holding("B07", zones={"british_banked": "B01"}, reserve=2)
    play(match, "british", "play B07 ap")
    assert legal(match, "british") == ["bank B01", "begin"], "the Reserve is German"
    play(match, "british", "bank B01")
    assert match.view()["points"] == 4 and lying(match, "british", "removed") == ["B01"]
    assert told(match, "bank_used") == [{"card": "B01", "points": 4}]
    waiting = holding("B07", zones={"british_banked": "B01"})
    play(waiting, "british", "play B07 ap", "begin")
    assert waiting.view()["points"] == 3 and lying(waiting, "british", "banked") == ["B01"]


# --- Sir Henry Harwood -------------------------------------------------------------------------------------------------------


@rule("hunt", "B02")
def test_sir_henry_harwood_sails_all_freighters_and_one_force() -> None:
    match = holding("B02", freighters={"F1": "18", "F5": "11"}, forces={"H": "24"})
    play(match, "british", "play B02 event")
    assert legal(match, "british") == ["to 12", "to 15"]
    play(match, "british", "to 12")
    freighters = match.view()["freighters"]
    assert isinstance(freighters, dict)
    assert (freighters["F1"], freighters["F5"]) == ("12", "arrived")
    assert told(match, "freighter_placed") == [], "no token is drawn, though one freighter is left"
    assert legal(match, "british") == ["sail G", "sail H"]
    assert refused(match, "british", "sail K") == ("refuse-not-at-sea", "HUNT 89")
    play(match, "british", "sail H")
    assert spaces(legal(match, "british")) == set(words("18 20 21 27 28 32"))
    assert refused(match, "british", "to 12") == ("refuse-too-far", "HUNT 36")
    play(match, "british", "to 28")
    assert told(match, "force_sailed") == [{"force": "H", "from": "24", "to": "28", "points": 0}]
    assert lying(match, "british", "discard") == ["B02"]


@rule("hunt", "B02", 107)
def test_sir_henry_harwood_can_bring_the_fifth_freighter_home() -> None:
    arrived: dict[str, Json] = {"F1": "arrived", "F2": "arrived", "F3": "arrived", "F4": "arrived"}
    match = holding("B02", freighters={**arrived, "F5": "11", "F6": "15"})
    play(match, "british", "play B02 event")
    assert match.outcome is not None and match.outcome.winners == ("british",)


@rule("hunt", "B02", "B11", 20)
def test_sir_henry_harwood_moves_one_force_whether_it_is_liked_or_not() -> None:
    """Page 6: all of an Event is carried out, and this card does not say "may"."""
    match = holding("B02", "G03", forces={"H": "24"}, storm=1)
    play(match, "british", "play B02 event")
    assert legal(match, "german") == ["pass"]
    play(match, "german", "pass")
    assert legal(match, "british") == ["sail G", "sail H"]
    play(match, "british", "sail H")
    assert refused(match, "british", "to 24") == ("refuse-must-move", "HUNT B02")
    play(match, "british", "to 28")
    assert told(match, "force_sailed") == [{"force": "H", "from": "24", "to": "28", "points": 0}], "a storm allows one space"
    assert match.view()["active"] == "german"


@rule("hunt", "B02", 20)
def test_sir_henry_harwood_skips_the_force_when_none_is_on_the_map() -> None:
    ashore: dict[str, Json] = {"G": "track-1", "H": "track-1", "K": "track-1"}
    match = holding("B02", "G03", forces=ashore, freighters={"F5": "11"})
    play(match, "british", "play B02 event")
    play(match, "german", "pass")
    assert told(match, "arrived") and told(match, "force_sailed") == [] and match.view()["active"] == "german"


# --- New Convoy Routes -------------------------------------------------------------------------------------------------------


@rule("hunt", "B03")
def test_new_convoy_routes_empties_the_reserve_advances_a_force_and_makes_a_clue_due() -> None:
    zones = {"german_discard": "G13 G14", "british_discard": "B13 B14"}
    match = holding("B03", "G03 G04 G07", zones=zones, reserve=2)
    play(match, "british", "play B03 event")
    assert match.view()["reserve"] == 0 and told(match, "reserve_set") == [{"reserve": 0}]
    assert legal(match, "british") == ["advance H", "advance K"]
    assert refused(match, "british", "advance G") == ("refuse-at-sea", "HUNT 89")
    play(match, "british", "advance K")
    assert match.view()["forces"] == {"G": "06", "H": "track-2", "K": "track-2"}
    assert lying(match, "british", "discard") == ["B03", "B13", "B14"]
    play(match, "german", "play G07 ap", "sail spee 1", "to 18", "done", "store 1")
    assert match.view()["clues"] == [] and match.decision("german").prompt == "ask-redraw"
    play(match, "german", "hold 3")
    assert told(match, "drew", "german")[-1] == {"seat": "german", "count": 1, "hand": 3}, "after drawing"
    assert spaces(legal(match, "german")) == set(words("12 14 15 18 20 21 24"))
    play(match, "german", "clue 18")
    assert match.view()["active"] == "british" and match.view()["clue_due"] is False


@rule("hunt", "B03")
def test_new_convoy_routes_with_one_force_on_the_track_or_none() -> None:
    one = holding("B03", forces={"H": "06"})
    play(one, "british", "play B03 event")
    assert told(one, "advanced") == [{"force": "K", "box": 2}]
    none = holding("B03", forces={"H": "06", "K": "06"})
    play(none, "british", "play B03 event")
    assert told(none, "advanced") == [] and none.view()["clue_due"] is True


@rule("hunt", "B02", "B03", "B10", "B15", 20)
def test_events_that_would_change_nothing_are_refused() -> None:
    ashore: dict[str, Json] = {"G": "track-1", "H": "track-1", "K": "track-1"}
    at_sea: dict[str, Json] = {"G": "24", "H": "24", "K": "24"}
    for card in words("B02 B10 B15"):
        assert refused(holding(card, forces=ashore), "british", f"play {card} event") == ("refuse-no-effect", "HUNT 20")
    assert refused(holding("B03", forces=at_sea, clue_due=True), "british", "play B03 event") == ("refuse-no-effect", "HUNT 20")
    for one_effect in (
        holding("B02", forces=ashore, freighters={"F1": "15"}),
        holding("B02", forces=at_sea),
        holding("B03", forces=at_sea),
        holding("B03", forces=at_sea, clue_due=True, reserve=1),
        holding("B03", forces=ashore, clue_due=True),
    ):
        assert any(text.endswith("event") for text in legal(one_effect, "british"))


# --- Harwood's Intuition -----------------------------------------------------------------------------------------------------


def attacking(*rolls: int, british: str = "B04 B03", forces: dict[str, Json] | None = None, **zones: str) -> Match[HuntState]:
    """The Graf Spee searches for F1 in 24."""
    cards = hands("G03 G04 G07", british, **zones)
    match = spending(4, freighters={"F1": "24", "F2": "15"}, forces=forces or {"G": "18"}, cards=cards)
    next_rolls(match, *rolls)
    play(match, "german", "search spee")
    return match


@rule("hunt", "B04", 21)
@pytest.mark.parametrize(("attack", "sunk"), [(6, 1), (1, 0)])
def test_intuition_brings_a_force_and_searches(attack: int, sunk: int) -> None:
    match = attacking(attack, 5)
    assert len(told(match, "sunk")) == sunk, "whatever the result of the attack"
    assert match.decision("british").window and legal(match, "british") == ["respond B04", "pass"]
    play(match, "british", "respond B04")
    assert told(match, "force_sailed") == [{"force": "G", "from": "18", "to": "24", "points": 0}]
    assert told(match, "rolled")[-1] == {"seat": "british", "die": 5, "bonus": 0, "total": 5, "target": 5, "success": 1}
    assert match.view()["phase"] == "battle"


@rule("hunt", "B04")
def test_intuition_that_fails() -> None:
    match = attacking(1, 4)
    play(match, "british", "respond B04")
    assert match.view()["battle"] is None and match.view()["forces"] == {"G": "24", "H": "track-2", "K": "track-1"}
    assert lying(match, "british", "removed") == ["B04"]
    assert match.waiting() == ("german",) and match.view()["points"] == 2, "the German turn goes on"
    assert told(match, "drew", "british") == [], "the hand is filled only in the own Redraw phase"


@rule("hunt", "B04")
def test_intuition_chooses_among_the_forces_within_one_space() -> None:
    match = attacking(1, 4, forces={"G": "18", "H": "24", "K": "33"})
    play(match, "british", "respond B04")
    assert legal(match, "british") == ["search G", "search H"]
    assert refused(match, "british", "search K") == ("refuse-too-far", "HUNT 36")
    play(match, "british", "search H")
    assert told(match, "force_sailed") == [] and told(match, "searching") == [{"force": "H", "space": "24"}]


@rule("hunt", "B04")
def test_intuition_does_not_use_up_the_force_for_the_british_turn() -> None:
    match = attacking(1, 4, british="B04 B07", british_discard="B13 B14")
    play(match, "british", "respond B04")
    play(match, "german", "done", "store 0")
    play(match, "british", "to 21", "play B07 ap")
    assert {"sail G", "search G"} < set(legal(match, "british"))


@rule("hunt", "B04")
def test_intuition_not_used() -> None:
    match = attacking(1)
    play(match, "british", "pass")
    assert "B04" in lying(match, "british", "hand") and match.waiting() == ("german",)
    assert match.view()["forces"] == {"G": "18", "H": "track-2", "K": "track-1"}


@rule("hunt", "B04")
def test_intuition_is_asked_for_without_the_card_too() -> None:
    with_it, without = attacking(1), attacking(1, british="B07 B03")
    assert legal(without, "british") == ["pass"]
    assert refused(without, "british", "respond B04") == ("refuse-not-in-hand", "HUNT 15")
    assert refused(with_it, "british", "respond B03") == ("refuse-no-answer", "HUNT 21")
    assert with_it.view("german") == without.view("german") and with_it.events("german") == without.events("german")


@rule("hunt", "B04")
def test_intuition_is_not_asked_for_where_everybody_sees_that_it_cannot_be() -> None:
    assert attacking(1, british="B03", british_discard="B04").waiting() == ("german",)
    assert attacking(1, british="B03", british_removed="B04").waiting() == ("german",)
    assert attacking(1, british="").waiting() == ("german",)
    assert attacking(1, forces={"G": "15"}).waiting() == ("german",), "two spaces away"
    assert attacking(1, forces={"G": "06", "H": "track-4"}).waiting() == ("german",)


@rule("hunt", "B04")
def test_intuition_answers_the_search_of_an_event_too() -> None:
    cards = hands("G15 G03", "B04 B03", british_discard="B13 B14")
    match = table(["CardPlay", 0], freighters={"F1": "24"}, forces={"G": "24"}, cards=cards)
    play(match, "german", "play G15 event")
    next_rolls(match, 1, 5)
    play(match, "german", "search spee")
    play(match, "british", "respond B04")
    assert match.view()["phase"] == "battle"


@rule("hunt", "B04", "B13", "B14", 21)
@pytest.mark.parametrize("card", ["B04", "B13", "B14"])
def test_responses_are_no_events_of_the_own_turn(card: str) -> None:
    assert refused(holding(card), "british", f"play {card} event") == ("refuse-response-event", "HUNT 21")


# --- Forces K and H ----------------------------------------------------------------------------------------------------------


@rule("hunt", "B05")
def test_forces_k_and_h_both_advance() -> None:
    match = holding("B05", forces={"H": "track-4"})
    play(match, "british", "play B05 event")
    assert match.view()["forces"] == {"G": "06", "H": "06", "K": "track-2"}
    assert lying(match, "british", "removed") == ["B05"]


@rule("hunt", "B05")
def test_forces_k_and_h_at_sea_may_move_one_space() -> None:
    match = holding("B05", forces={"H": "24", "K": "06"})
    play(match, "british", "play B05 event")
    assert spaces(legal(match, "british")) == set(words("24 18 20 21 27 28 32"))
    play(match, "british", "to 21")
    assert spaces(legal(match, "british")) == set(words("06 03 08 09 11"))
    play(match, "british", "to 06")
    assert match.view()["forces"] == {"G": "06", "H": "21", "K": "06"}
    assert lying(match, "british", "removed") == ["B05"]


# --- Scuttling in Montevideo -------------------------------------------------------------------------------------------------


@rule("hunt", "B06")
def test_scuttling_wins_against_montevideo_in_the_fifth_duel() -> None:
    match = fighting("G07", "B06", duel=4, damage=[0, 4])
    duel(match, "G07", "B06")
    assert told(match, "ended") == [{"winner": "british", "ending": "scuttled", "rule": "HUNT 105"}]


@rule("hunt", "B06")
@pytest.mark.parametrize(("german", "duels"), [("G06", 4), ("G07", 3), ("G07", 0)])
def test_scuttling_is_worth_its_points_otherwise(german: str, duels: int) -> None:
    match = fighting(f"{german} G01", "B06 B01", duel=duels, damage=[0, 3])
    assert duel(match, german, "B06")["british_halves"] == 6
    assert {"winner": "british", "ending": "scuttled", "rule": "HUNT 105"} not in told(match, "ended")


@rule("hunt", "B06", "B09", "B17", "B18")
@pytest.mark.parametrize("card", ["B06", "B09", "B17", "B18"])
def test_battle_events_are_not_played_in_the_hunt(card: str) -> None:
    match = holding(card)
    assert legal(match, "british") == [f"play {card} ap"]
    assert refused(match, "british", f"play {card} event") == ("refuse-battle-event", "HUNT 17")


# --- Mile by Mile ------------------------------------------------------------------------------------------------------------


def sweeping(spee: str, german: str = "", **zones: str) -> Match[HuntState]:
    """Mile by Mile is played for its Event; G is in 24, H in 06."""
    match = holding("B07", german, zones=zones, spee=spee, forces={"G": "24", "H": "06"})
    play(match, "british", "play B07 event")
    return match


@rule("hunt", "B07")
def test_mile_by_mile_searches_the_own_space_and_two_neighbours() -> None:
    match = sweeping("33")
    assert legal(match, "british") == ["search G", "search H"]
    next_rolls(match, 4, 6, 6)
    play(match, "british", "search G")
    assert legal(match, "british") == ["pass", *[f"to {space}" for space in words("18 20 21 27 28 32")]]
    assert refused(match, "british", "to 24") == ("refuse-searched-here", "HUNT B07")
    assert refused(match, "british", "to 33") == ("refuse-too-far", "HUNT 36")
    play(match, "british", "to 32")
    assert "to 32" not in legal(match, "british") and "to 28" in legal(match, "british")
    play(match, "british", "to 28")
    assert [event["space"] for event in told(match, "searching")] == ["24", "32", "28"]
    assert [event["space"] for event in told(match, "not_here")] == ["32", "28"]
    assert match.view()["forces"] == {"G": "24", "H": "06", "K": "track-1"}
    assert lying(match, "british", "discard") == ["B07"], "three rolls and no more"


@rule("hunt", "B07")
def test_mile_by_mile_finds_her_next_door_and_the_force_goes_there() -> None:
    match = sweeping("32")
    next_rolls(match, 6, 5)
    play(match, "british", "search G", "to 32")
    assert match.view()["phase"] == "battle"
    assert match.view()["forces"] == {"G": "32", "H": "06", "K": "track-1"}
    assert told(match, "battle_began") == [{"force": "G", "space": "32"}]


@rule("hunt", "B07")
def test_mile_by_mile_may_stop_and_failures_tell_nothing() -> None:
    here, elsewhere = sweeping("24"), sweeping("33")
    for match in (here, elsewhere):
        next_rolls(match, 4)
        play(match, "british", "search G")
    assert here.view("british") == elsewhere.view("british") and here.events("british") == elsewhere.events("british")
    play(here, "british", "pass")
    assert len(told(here, "rolled")) == 1 and lying(here, "british", "discard") == ["B07"]


@rule("hunt", "B07", "G08")
def test_mile_by_mile_goes_on_after_the_second_funnel() -> None:
    match = sweeping("24", "G08 G03", german_discard="G13 G14")
    next_rolls(match, 5)
    play(match, "british", "search G")
    play(match, "german", "respond G08", "to 21")
    assert legal(match, "british") == ["pass", *[f"to {space}" for space in words("18 20 21 27 28 32")]]
    next_rolls(match, 6)
    play(match, "british", "to 21")
    assert match.view()["phase"] == "battle"


# --- Unreliable Technology ---------------------------------------------------------------------------------------------------


@rule("hunt", "B08")
@pytest.mark.parametrize(("before", "after"), [("ready", "repair"), ("repair", "destroyed")])
def test_unreliable_technology_moves_the_plane_one_step_down(before: str, after: str) -> None:
    match = holding("B08", plane=before)
    play(match, "british", "play B08 event")
    assert match.view()["plane"] == after
    assert told(match, "plane") == [{"state": after, "why": "event"}]
    assert lying(match, "british", "removed") == ["B08"]


@rule("hunt", "B08", 20)
def test_unreliable_technology_cannot_destroy_twice() -> None:
    match = holding("B08", plane="destroyed")
    assert refused(match, "british", "play B08 event") == ("refuse-no-effect", "HUNT 20")


# --- HMS Cumberland ----------------------------------------------------------------------------------------------------------


@rule("hunt", "B09")
def test_hms_cumberland_adds_2_in_the_next_duel() -> None:
    match = fighting("G01 G02 G05", "B09 B01 B02")
    assert duel(match, "G01", "B09")["british_halves"] == 2 * 3
    assert duel(match, "G02", "B01")["british_halves"] == 2 * (1 + 2)
    assert duel(match, "G05", "B02")["british_halves"] == 2 * 2


# --- Fair Weather ------------------------------------------------------------------------------------------------------------


@rule("hunt", "B10")
def test_fair_weather_moves_every_force_at_sea_up_to_two_spaces() -> None:
    match = holding("B10", forces={"G": "24", "K": "06"})
    play(match, "british", "play B10 event")
    assert spaces(legal(match, "british")) == set(words("24 18 20 21 27 28 32 12 14 15 17 19 23 25 31 33 35 36 40"))
    play(match, "british", "to 14")
    assert spaces(legal(match, "british")) == set(words("06 03 08 09 11 05 10 12 13 15"))
    play(match, "british", "to 06")
    assert match.view()["forces"] == {"G": "14", "H": "track-2", "K": "06"}
    assert told(match, "force_sailed") == [{"force": "G", "from": "24", "to": "14", "points": 0}]
    assert lying(match, "british", "discard") == ["B10"]


@rule("hunt", "B10")
def test_fair_weather_in_a_storm_reaches_one_space() -> None:
    match = holding("B10", forces={"G": "24"}, storm=1)
    play(match, "british", "play B10 event")
    assert spaces(legal(match, "british")) == set(words("24 18 20 21 27 28 32"))


# --- Storm at Sea ------------------------------------------------------------------------------------------------------------


@rule("hunt", "B11", "B12", 25, 26)
@pytest.mark.parametrize("card", ["B11", "B12"])
def test_storm_holds_at_once_and_until_the_german_turn_is_over(card: str) -> None:
    match = holding(f"{card} B03", "G03 G04 G07", zones={"british_discard": "B13 B14"}, freighters={"F1": "21"})
    assert refused(match, "british", f"play {card} event") == ("refuse-compulsory-event", "HUNT 25")
    play(match, "british", f"play {card} ap")
    assert match.waiting() == ("british",), "it cannot be stopped"
    assert match.view()["points"] == 4 and told(match, "storm") == [{}]
    play(match, "british", "sail G")
    assert spaces(legal(match, "british")) == {"03", "08", "09", "11"}
    play(match, "british", "to 11", "done")
    assert card in lying(match, "british", "discard")
    play(match, "german", "play G03 ap")
    assert legal(match, "german") == ["done", "sail spee 1", "sail altmark"]
    play(match, "german", "done", "store 0", "hold 3")
    assert told(match, "storm_over") == [{}]
    play(match, "british", "play B03 ap", "sail G")
    assert "15" in spaces(legal(match, "british")) and "18" in spaces(legal(match, "british"))


# --- Cat and Mouse Game ------------------------------------------------------------------------------------------------------


def declared(british: str, event: str = "G05", **zones: str) -> Match[HuntState]:
    """The German player plays a card for its Event."""
    match = table(["CardPlay", 0], cards=hands(f"{event} G13", british, **zones), clues=["18"])
    play(match, "german", f"play {event} event")
    return match


@rule("hunt", "B13", "B14", 22, 27, 29)
@pytest.mark.parametrize("card", ["B13", "B14"])
def test_cat_and_mouse_stops_a_german_event(card: str) -> None:
    match = declared(f"{card} B03")
    assert match.decision("british").window and legal(match, "british") == [f"respond {card}", "pass"]
    assert str(match.decision("british").default) == "pass"
    play(match, "british", f"respond {card}")
    assert match.view()["clues"] == ["18"], "no effect"
    assert told(match, "event_stopped") == [{"seat": "german", "card": "G05"}]
    assert lying(match, "german", "discard") == ["G05"] and lying(match, "german", "removed") == []
    assert lying(match, "british", "discard") == [card]
    assert match.decision("german").prompt == "ask-redraw" and match.view()["points"] == 0, "nobody answers the answer"


@rule("hunt", "B13", "B14")
@pytest.mark.parametrize("card", ["B13", "B14"])
def test_cat_and_mouse_not_used(card: str) -> None:
    match = declared(f"{card} B03")
    play(match, "british", "pass")
    assert match.view()["clues"] == [] and lying(match, "german", "removed") == ["G05"]
    assert card in lying(match, "british", "hand")


@rule("hunt", "B13", "B14")
def test_cat_and_mouse_stops_a_banked_card_before_it_lies() -> None:
    match = declared("B13 B03", "G01")
    play(match, "british", "respond B13")
    assert lying(match, "german", "banked") == [] and lying(match, "german", "discard") == ["G01"]


@rule("hunt", "B13", "B14")
def test_cat_and_mouse_is_asked_for_without_the_card_too() -> None:
    with_it, without = declared("B13 B03"), declared("B07 B03")
    assert legal(without, "british") == ["pass"]
    assert with_it.view("german") == without.view("german") and with_it.events("german") == without.events("german")


@rule("hunt", "B13", "B14")
def test_cat_and_mouse_is_not_asked_for_when_everybody_sees_that_both_are_gone() -> None:
    assert declared("B03", british_discard="B13 B14").waiting() == ("german",)
    assert declared("B03", british_discard="B14").waiting() == ("british",)
    assert declared("").waiting() == ("german",)


@rule("hunt", "B13", "B14")
@pytest.mark.parametrize("text", ["play G05 ap", "play G11 ap"])
def test_cat_and_mouse_answers_neither_points_nor_compulsory_events(text: str) -> None:
    match = table(["CardPlay", 0], cards=hands("G05 G11", "B13 B14"))
    play(match, "german", text)
    assert match.waiting() == ("german",)


# --- Prize Warfare -----------------------------------------------------------------------------------------------------------


@rule("hunt", "B15", "B16")
@pytest.mark.parametrize("card", ["B15", "B16"])
@pytest.mark.parametrize(("roll", "success"), [(4, 1), (3, 0)])
def test_prize_warfare_searches_with_1_more(card: str, roll: int, success: int) -> None:
    match = holding(card, forces={"G": "24", "H": "25"}, spee="33")
    play(match, "british", f"play {card} event")
    assert legal(match, "british") == ["search G", "search H"]
    assert refused(match, "british", "search K") == ("refuse-not-at-sea", "HUNT 89")
    next_rolls(match, roll)
    play(match, "british", "search G")
    assert told(match, "rolled") == [
        {"seat": "british", "die": roll, "bonus": 1, "total": roll + 1, "target": 5, "success": success}
    ]
    assert len(told(match, "not_here")) == success and lying(match, "british", "discard") == [card]


@rule("hunt", "B15", "B16")
def test_prize_warfare_can_start_the_battle() -> None:
    match = holding("B15", forces={"G": "24", "H": "33"}, spee="33")
    play(match, "british", "play B15 event")
    next_rolls(match, 4)
    play(match, "british", "search H")
    battle = match.view()["battle"]
    assert isinstance(battle, dict) and battle["force"] == "H"


# --- Concentrated Fire -------------------------------------------------------------------------------------------------------


@rule("hunt", "B17", "B18")
@pytest.mark.parametrize("card", ["B17", "B18"])
def test_concentrated_fire_shows_the_german_hand_after_the_duel(card: str) -> None:
    match = fighting("G01 G02 G05", f"{card} B01 B02")
    assert duel(match, "G02", card)["british_halves"] == 4
    assert told(match, "looked") == [{"seat": "british"}]
    assert told(match, "saw_cards", "british") == [{"seat": "british", "cards": ["G01", "G05"]}]
    assert told(match, "saw_cards", "german") == []


@rule("hunt", "B17", "B18")
def test_concentrated_fire_in_the_last_duel_shows_nothing() -> None:
    match = fighting("G01", "B18", duel=4)
    duel(match, "G01", "B18")
    assert told(match, "looked") == []
