"""The German cards, G01 to G18: one test a card at least."""

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
    "G01": 1, "G02": 4, "G03": 3, "G04": 3, "G05": 3, "G06": 5, "G07": 2, "G08": 4, "G09": 5,
    "G10": 4, "G11": 4, "G12": 4, "G13": 3, "G14": 3, "G15": 2, "G16": 2, "G17": 2, "G18": 2,
}
# fmt: on


def holding(german: str, british: str = "", zones: dict[str, str] | None = None, **state: Any) -> Match[HuntState]:
    """The German Card Play phase with these hands."""
    return table(["CardPlay", 0], cards=hands(german, british, **zones or {}), **state)


def british_turn(german: str, british: str, *steps: list[Json], **state: Any) -> Match[HuntState]:
    """The British Card Play phase with these hands."""
    return table(*steps or (["CardPlay", 1],), turn="british", cards=hands(german, british), **state)


@rule("hunt", 18, 33)
@pytest.mark.parametrize("card", POINTS)
def test_every_card_gives_its_points_and_is_discarded_after_them(card: str) -> None:
    match = holding(card)
    play(match, "german", f"play {card} ap")
    assert told(match, "played_points") == [{"seat": "german", "card": card, "points": POINTS[card]}]
    assert match.view()["points"] == POINTS[card]
    play(match, "german", "done", "store 0")
    if match.decision("german").prompt == "ask-clue":
        play(match, "german", "clue 24")
    assert lying(match, "german", "discard") == [card]


# --- Kriegsmarine ------------------------------------------------------------------------------------------------------------


@rule("hunt", "G01")
def test_kriegsmarine_stays_face_up() -> None:
    match = holding("G01")
    play(match, "german", "play G01 event")
    assert lying(match, "german", "banked") == ["G01"] and lying(match, "german", "removed") == []
    assert told(match, "banked") == [{"card": "G01"}]
    assert match.view()["points"] == 0 and match.decision("german").prompt == "ask-redraw"


@rule("hunt", "G01")
def test_kriegsmarine_adds_a_point_in_a_later_turn_and_leaves_the_game() -> None:
    match = holding("G03", zones={"german_banked": "G01"})
    play(match, "german", "play G03 ap")
    assert legal(match, "german") == ["bank G01", "begin"]
    play(match, "german", "bank G01")
    assert told(match, "bank_used") == [{"card": "G01", "points": 4}]
    assert lying(match, "german", "removed") == ["G01"] and lying(match, "german", "banked") == []
    assert match.view()["points"] == 4


@rule("hunt", "G01")
def test_kriegsmarine_may_wait() -> None:
    match = holding("G03", zones={"german_banked": "G01"})
    play(match, "german", "play G03 ap", "begin")
    assert match.view()["points"] == 3 and lying(match, "german", "banked") == ["G01"]


# --- Operational Order 115.39 ------------------------------------------------------------------------------------------------


@rule("hunt", "G02")
def test_order_115_39_moves_her_and_lets_her_search() -> None:
    match = holding("G02", freighters={"F1": "14"})
    play(match, "german", "play G02 event")
    assert spaces(legal(match, "german")) == set(words("24 18 20 21 27 28 32 12 14 15 17 19 23 25 31 33 35 36 40"))
    assert refused(match, "german", "to 10") == ("refuse-too-far", "HUNT 36")
    play(match, "german", "to 14")
    assert told(match, "spee_sailed_free", "british") == [{"spaces": 2}]
    assert told(match, "spee_at", "british") == []
    assert legal(match, "german") == ["pass", "search spee", "search spee plane"]
    next_rolls(match, 5)
    play(match, "german", "search spee")
    assert told(match, "sunk") == [{"freighter": "F1", "count": 1}]
    assert lying(match, "german", "removed") == ["G02"] and told(match, "card_removed") == [{"card": "G02"}]
    assert match.view("british")["spee"] == "14", "the Search shows her"


@rule("hunt", "G02")
def test_order_115_39_without_a_search_shows_nothing() -> None:
    match = holding("G02", freighters={"F1": "18"})
    play(match, "german", "play G02 event", "to 18", "pass")
    assert match.view("british")["spee"] is None and told(match, "revealed") == []
    assert lying(match, "german", "removed") == ["G02"]


@rule("hunt", "G02")
def test_order_115_39_asks_for_the_search_even_where_none_is_possible() -> None:
    match = holding("G02", freighters={"F1": "18"})
    play(match, "german", "play G02 event", "to 24")
    assert legal(match, "german") == ["pass"]
    assert refused(match, "german", "search spee") == ("refuse-no-freighter", "HUNT 43")
    nothing_to_find = holding("G02")
    play(nothing_to_find, "german", "play G02 event", "to 24")
    assert nothing_to_find.decision("german").prompt == "ask-redraw", "everybody sees that no freighter is at sea"


# --- Pocket Battleships, Radar Technology ------------------------------------------------------------------------------------


@rule("hunt", "G03")
def test_pocket_battleships_add_1_in_this_duel() -> None:
    match = fighting("G03 G01", "B01 B02")
    assert duel(match, "G03", "B01")["german_halves"] == 2 * (3 + 1)
    assert duel(match, "G01", "B02")["german_halves"] == 2 * 1


@rule("hunt", "G04")
def test_radar_technology_adds_1_to_the_next_two_cards_not_to_itself() -> None:
    match = fighting("G04 G01 G02 G05", "B01 B02 B07 B08")
    values = [duel(match, *pair)["german_halves"] for pair in [("G04", "B01"), ("G01", "B02"), ("G02", "B07"), ("G05", "B08")]]
    assert values == [2 * 3, 2 * (1 + 1), 2 * (4 + 1), 2 * 3]


@rule("hunt", "G03", "G04", "G07", "G17", "G18")
@pytest.mark.parametrize("card", ["G03", "G04", "G07", "G17", "G18"])
def test_battle_events_are_not_played_in_the_hunt(card: str) -> None:
    match = holding(card)
    assert legal(match, "german") == [f"play {card} ap"]
    assert refused(match, "german", f"play {card} event") == ("refuse-battle-event", "HUNT 17")


# --- Repainting the Admiral Graf Spee ----------------------------------------------------------------------------------------


@rule("hunt", "G05")
def test_repainting_takes_clues_and_the_ship_off_the_map() -> None:
    match = holding("G05", shown=True, maybe=["24"], clues=["18", "24"])
    play(match, "german", "play G05 event")
    assert match.view("british")["spee"] is None and match.view()["clues"] == []
    assert match.view("german")["spee"] == "24", "she stays where she is"
    kinds = [event.kind for event in match.events("british")]
    assert kinds[:5] == ["played_event", "clues_removed", "hidden", "immune", "card_removed"]
    assert lying(match, "german", "removed") == ["G05"]


@rule("hunt", "G05")
def test_repainting_spares_her_clues_until_the_british_turn_is_over() -> None:
    zones = {"british_discard": "B13 B14", "british_removed": "B04"}
    match = holding("G05 G09 G03 G04", "B08 B09 B02", zones=zones, clue_due=True, freighters={"F1": "21", "F2": "21"})
    play(match, "german", "play G05 event", "hold 3")
    assert told(match, "no_clue") == [{"why": "immune", "rule": "HUNT G05"}], "even the Clue of New Convoy Routes"
    play(match, "british", "play B08 ap", "intelligence B09")
    assert told(match, "no_clue") == [{"why": "immune", "rule": "HUNT G05"}] * 2 and match.view()["clues"] == []
    play(match, "british", "done")
    play(match, "german", "play G09 ap", "done", "store 0")
    assert match.decision("german").prompt == "ask-clue", "in her own next turn a Clue is due again"


# --- The Mysterious Graf Scheer ----------------------------------------------------------------------------------------------


@rule("hunt", "G06")
def test_graf_scheer_lays_up_to_two_clues_anywhere() -> None:
    match = holding("G06")
    before = match.view("british")["maybe"]
    play(match, "german", "play G06 event")
    everywhere = {f"{n:02}" for n in range(1, 42)}
    assert legal(match, "german")[0] == "done" and spaces(legal(match, "german")[1:]) == everywhere - {"41"}
    assert refused(match, "german", "clue 41") == ("refuse-clue-altmark", "HUNT 61")
    play(match, "german", "clue 01")
    assert refused(match, "german", "clue 01") == ("refuse-clue-there", "HUNT 61")
    play(match, "german", "clue 40")
    assert match.view()["clues"] == ["01", "40"] and match.decision("german").prompt == "ask-redraw"
    assert match.view("british")["maybe"] == before, "it tells nothing about her"
    assert lying(match, "german", "removed") == ["G06"]


@rule("hunt", "G06")
def test_graf_scheer_moves_every_clue_on_the_map_once() -> None:
    match = holding("G06", clues=["18", "20"])
    play(match, "german", "play G06 event", "shift 18")
    assert refused(match, "german", "clue 20") == ("refuse-clue-there", "HUNT 61")
    play(match, "german", "clue 01")
    assert [text for text in legal(match, "german") if text.startswith("shift")] == ["shift 20"], "not the one just moved"
    play(match, "german", "clue 02")
    assert legal(match, "german") == ["done", "shift 20"], "all three markers are on the map"
    play(match, "german", "shift 20", "clue 20")
    assert match.view()["clues"] == ["01", "02", "20"] and lying(match, "german", "removed") == ["G06"]


@rule("hunt", 67, "G06")
def test_a_clue_under_the_altmark_moves_elsewhere_also_by_default() -> None:
    """The Altmark has come to the Clue: it may be picked up, but not be laid down there again."""
    match = holding("G06", clues=["18"], altmark="18")
    play(match, "german", "play G06 event", "shift 18")
    decision = match.decision("german")
    assert "clue 18" not in legal(match, "german") and decision.default in decision.options
    play(match, "german", decision.default.notation)
    assert match.view()["clues"] == [decision.default.notation.removeprefix("clue ")]


@rule("hunt", "G06")
def test_graf_scheer_may_stop_early() -> None:
    match = holding("G06", clues=["18"])
    play(match, "german", "play G06 event", "done")
    assert match.view()["clues"] == ["18"] and lying(match, "german", "removed") == ["G06"]


# --- Montevideo --------------------------------------------------------------------------------------------------------------


@rule("hunt", "G07")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (3, 3)])
def test_montevideo_repairs_one_damage_in_the_fifth_duel(before: int, after: int) -> None:
    match = fighting("G07", "B07", duel=4, damage=[before, 3])
    duel(match, "G07", "B07")
    battle = match.view()["battle"]
    assert isinstance(battle, dict)
    assert battle["damage"] == {"german": after, "british": 3}, "2 against 3 costs one, which is repaired"
    assert told(match, "repaired") == [{"seat": "german", "damage": after}]


@rule("hunt", "G07")
def test_montevideo_can_turn_the_battle() -> None:
    match = fighting("G07", "B07", duel=4, damage=[2, 3])
    duel(match, "G07", "B07")
    assert match.outcome is not None and match.outcome.winners == ("german",)


@rule("hunt", "G07")
@pytest.mark.parametrize("duels", [0, 1, 2, 3])
def test_montevideo_repairs_nothing_earlier(duels: int) -> None:
    match = fighting("G07 G01 G02 G05 G06", "B07 B01 B02 B08 B10", duel=duels, damage=[2, 1])
    duel(match, "G07", "B07")
    battle = match.view()["battle"]
    assert isinstance(battle, dict) and battle["damage"] == {"german": 3, "british": 1}
    assert told(match, "repaired") == []


@rule("hunt", "G07")
def test_montevideo_loses_to_scuttling() -> None:
    match = fighting("G07", "B06", duel=4, damage=[0, 4])
    duel(match, "G07", "B06")
    assert match.outcome is not None and match.outcome.winners == ("british",)
    assert told(match, "repaired") == []


# --- The Second Funnel -------------------------------------------------------------------------------------------------------


def discovered(german: str, roll: int = 6, spee: str = "24", **zones: str) -> Match[HuntState]:
    """Force G searches 24 with this roll."""
    cards = hands(german, "B03", **zones)
    match = spending(2, "british", spee=spee, forces={"G": "24"}, cards=cards, clues=["18"])
    next_rolls(match, roll)
    play(match, "british", "search G", "roll")
    return match


@rule("hunt", "G08", 21)
def test_second_funnel_lets_her_escape_by_one_space() -> None:
    match = discovered("G08 G03")
    assert match.decision("german").window and legal(match, "german") == ["respond G08", "pass"]
    play(match, "german", "respond G08")
    assert legal(match, "german") == [f"to {space}" for space in words("18 20 21 27 28 32")]
    assert refused(match, "german", "to 24") == ("refuse-must-leave", "HUNT G08")
    assert refused(match, "german", "to 12") == ("refuse-too-far", "HUNT 36")
    play(match, "german", "to 18")
    assert match.view()["battle"] is None and match.view("british")["spee"] is None
    assert match.view("british")["maybe"] == words("18 20 21 27 28 32")
    assert match.view()["clues"] == [], "she has moved"
    assert told(match, "responded", "british") == [{"seat": "german", "card": "G08"}]
    assert lying(match, "german", "removed") == ["G08"]
    assert match.waiting() == ("british",) and "sail G" in legal(match, "british"), "the British turn goes on"


@rule("hunt", "G08")
def test_second_funnel_not_used_means_battle() -> None:
    match = discovered("G08 G03")
    play(match, "german", "pass")
    assert match.view()["phase"] == "battle" and "G08" in lying(match, "german", "hand")


@rule("hunt", "G08")
def test_second_funnel_is_asked_for_without_the_card_too() -> None:
    with_it, without = discovered("G08 G03"), discovered("G04 G03")
    assert legal(without, "german") == ["pass"]
    assert refused(without, "german", "respond G08") == ("refuse-not-in-hand", "HUNT 15")
    assert with_it.view("british") == without.view("british") and with_it.events("british") == without.events("british")


@rule("hunt", "G08")
@pytest.mark.parametrize("zone", ["german_discard", "german_removed"])
def test_second_funnel_is_not_asked_for_when_everybody_sees_it_is_gone(zone: str) -> None:
    lying: dict[str, Any] = {zone: "G08"}
    match = discovered("G03", **lying)
    assert match.view()["phase"] == "battle"


@rule("hunt", "G08")
@pytest.mark.parametrize(("roll", "spee"), [(4, "24"), (6, "28")])
def test_second_funnel_answers_only_a_success_in_her_space(roll: int, spee: str) -> None:
    assert discovered("G08", roll, spee).waiting() == ("british",)


@rule("hunt", "G08")
def test_second_funnel_does_not_answer_the_search_of_intuition_in_the_german_turn() -> None:
    match = spending(4, freighters={"F1": "24"}, forces={"G": "18"}, cards=hands("G08 G03", "B04"))
    next_rolls(match, 1, 6)
    play(match, "german", "search spee")
    play(match, "british", "respond B04")
    assert match.view()["phase"] == "battle"


@rule("hunt", "G08", "G13", "G14", 21)
@pytest.mark.parametrize("card", ["G08", "G13", "G14"])
def test_responses_are_no_events_of_the_own_turn(card: str) -> None:
    assert refused(holding(card), "german", f"play {card} event") == ("refuse-response-event", "HUNT 21")


# --- Marconi Wireless --------------------------------------------------------------------------------------------------------


@rule("hunt", "G09", 25, 26)
def test_marconi_gives_a_clue_after_the_points_and_before_drawing() -> None:
    match = holding("G09 G03", altmark="24")
    assert refused(match, "german", "play G09 event") == ("refuse-compulsory-event", "HUNT 25")
    play(match, "german", "play G09 ap")
    assert match.view()["points"] == 5 and match.decision("german").prompt == "ask-german-actions"
    play(match, "german", "sail spee 1", "to 18", "done", "store 2")
    assert spaces(legal(match, "german")) == set(words("12 14 15 18 20 21")), "where she is now, not on the Altmark"
    play(match, "german", "clue 12")
    assert match.view()["clues"] == ["12"] and lying(match, "german", "discard") == ["G09"]
    assert match.decision("german").prompt == "ask-redraw" and told(match, "drew") == []


@rule("hunt", "G09")
def test_marconi_comes_also_when_all_points_are_spent() -> None:
    match = holding("G09", plane="repair")
    next_rolls(match, 6)
    play(match, "german", "play G09 ap", "repair", "sail spee 4", "to 24")
    assert match.decision("german").prompt == "ask-clue"


# --- Fair Weather ------------------------------------------------------------------------------------------------------------


@rule("hunt", "G10")
def test_fair_weather_moves_both_ships_up_to_two_spaces() -> None:
    match = holding("G10", clues=["18"])
    play(match, "german", "play G10 event")
    assert {"24", "14"} < spaces(legal(match, "german")) and "10" not in spaces(legal(match, "german"))
    play(match, "german", "to 14")
    assert told(match, "spee_sailed_free", "british") == [{"spaces": 2}] and told(match, "spee_at", "british") == []
    assert match.view()["clues"] == []
    assert spaces(legal(match, "german")) == set(words("41 33 36 37 25 28 29 32 40"))
    play(match, "german", "to 29")
    assert told(match, "altmark_sailed") == [{"from": "41", "to": "29", "points": 0}]
    assert match.view("german")["spee"] == "14" and match.view()["altmark"] == "29"
    assert lying(match, "german", "discard") == ["G10"]


@rule("hunt", "G10")
def test_fair_weather_ships_may_stay_and_nobody_knows() -> None:
    stay, go = holding("G10"), holding("G10")
    play(stay, "german", "play G10 event", "to 24", "to 41")
    play(go, "german", "play G10 event", "to 14", "to 41")
    assert stay.view("british") == go.view("british") and stay.events("british") == go.events("british")
    assert told(stay, "altmark_sailed") == []


@rule("hunt", "G10")
def test_fair_weather_in_a_storm_reaches_one_space() -> None:
    match = holding("G10", storm=1)
    play(match, "german", "play G10 event")
    assert spaces(legal(match, "german")) == set(words("24 18 20 21 27 28 32"))
    play(match, "german", "to 24")
    assert told(match, "spee_sailed_free") == [{"spaces": 1}]
    assert spaces(legal(match, "german")) == set(words("41 33 36 37"))


# --- Storm at Sea ------------------------------------------------------------------------------------------------------------


@rule("hunt", "G11", "G12", 25, 26)
@pytest.mark.parametrize("card", ["G11", "G12"])
def test_storm_holds_at_once_and_until_the_british_turn_is_over(card: str) -> None:
    zones = {"british_discard": "B13 B14"}
    match = holding(f"{card} G03 G04 G07", "B03 B02", zones=zones, freighters={"F1": "15", "F5": "21"})
    assert refused(match, "german", f"play {card} event") == ("refuse-compulsory-event", "HUNT 25")
    play(match, "german", f"play {card} ap")
    assert match.view()["points"] == 4 and told(match, "storm") == [{}]
    assert legal(match, "german") == ["done", "sail spee 1", "sail altmark"]
    assert refused(match, "german", "sail spee 2") == ("refuse-storm", "HUNT G11")
    play(match, "german", "sail altmark")
    assert spaces(legal(match, "german")) == {"33", "36", "37"}
    assert refused(match, "german", "to 29") == ("refuse-storm", "HUNT G11")
    play(match, "german", "to 36", "done", "store 0")
    assert lying(match, "german", "discard") == [card]
    play(match, "german", "hold 3")
    assert [event["freighter"] for event in told(match, "freighter_sailed")] == ["F1", "F5"], "freighters keep sailing"
    play(match, "british", "play B03 ap", "sail G")
    assert spaces(legal(match, "british")) == {"03", "08", "09", "11"}
    assert refused(match, "british", "to 12") == ("refuse-storm", "HUNT G11")
    play(match, "british", "to 11")
    assert told(match, "storm_over") == []
    play(match, "british", "done")
    assert told(match, "storm_over") == [{}]
    play(match, "german", "play G03 ap")
    assert "sail spee 2" in legal(match, "german")


# --- Cat and Mouse Game ------------------------------------------------------------------------------------------------------


@rule("hunt", "G13", "G14", 22, 27, 29)
@pytest.mark.parametrize("card", ["G13", "G14"])
def test_cat_and_mouse_stops_a_british_event(card: str) -> None:
    match = british_turn(f"{card} G03", "B08 B13")
    play(match, "british", "play B08 event")
    assert told(match, "played_event") == [{"seat": "british", "card": "B08"}]
    assert match.decision("german").window and legal(match, "german") == [f"respond {card}", "pass"]
    assert str(match.decision("german").default) == "pass"
    play(match, "german", f"respond {card}")
    assert match.view()["plane"] == "ready", "no effect"
    assert told(match, "event_stopped") == [{"seat": "british", "card": "B08"}]
    assert lying(match, "british", "discard") == ["B08"] and lying(match, "british", "removed") == []
    assert lying(match, "german", "discard") == [card]
    assert match.view()["active"] == "german", "nobody answers the answer, and there are no points"


@rule("hunt", "G13", "G14")
@pytest.mark.parametrize("card", ["G13", "G14"])
def test_cat_and_mouse_not_used(card: str) -> None:
    match = british_turn(f"{card} G03", "B08")
    play(match, "british", "play B08 event")
    play(match, "german", "pass")
    assert match.view()["plane"] == "repair"
    assert lying(match, "british", "removed") == ["B08"] and card in lying(match, "german", "hand")


@rule("hunt", "G13", "G14")
def test_cat_and_mouse_is_asked_for_without_the_card_too() -> None:
    with_it, without = british_turn("G13 G03", "B08"), british_turn("G04 G03", "B08")
    for match in (with_it, without):
        play(match, "british", "play B08 event")
    assert legal(without, "german") == ["pass"]
    assert with_it.view("british") == without.view("british") and with_it.events("british") == without.events("british")


@rule("hunt", "G13", "G14")
def test_cat_and_mouse_is_not_asked_for_when_everybody_sees_that_both_are_gone() -> None:
    cards = hands("G03", "B08", german_discard="G13 G14")
    match = table(["CardPlay", 1], turn="british", cards=cards)
    play(match, "british", "play B08 event")
    assert match.view()["plane"] == "repair"
    one_left = hands("G03", "B08", german_discard="G13")
    match = table(["CardPlay", 1], turn="british", cards=one_left)
    play(match, "british", "play B08 event")
    assert match.waiting() == ("german",)
    no_hand = british_turn("", "B08")
    play(no_hand, "british", "play B08 event")
    assert no_hand.view()["plane"] == "repair"


@rule("hunt", "G13", "G14")
@pytest.mark.parametrize("text", ["play B08 ap", "play B11 ap"])
def test_cat_and_mouse_answers_neither_points_nor_compulsory_events(text: str) -> None:
    match = british_turn("G13 G14", "B08 B11")
    play(match, "british", text)
    assert match.waiting() == ("british",)


# --- Prize Warfare -----------------------------------------------------------------------------------------------------------


@rule("hunt", "G15", "G16")
@pytest.mark.parametrize("card", ["G15", "G16"])
@pytest.mark.parametrize(
    ("how", "roll", "bonus", "sunk"),
    [
        ("search spee", 4, 1, True),
        ("search spee", 3, 1, False),
        ("search spee plane", 2, 3, True),
        ("search spee plane", 1, 3, False),
    ],
)
def test_prize_warfare_searches_with_1_more(card: str, how: str, roll: int, bonus: int, sunk: bool) -> None:
    match = holding(card, freighters={"F1": "24"})
    play(match, "german", f"play {card} event")
    assert legal(match, "german") == ["search spee", "search spee plane"], "a search is made"
    next_rolls(match, roll)
    play(match, "german", how)
    assert told(match, "rolled")[0]["bonus"] == bonus and len(told(match, "sunk")) == int(sunk)
    assert match.view()["plane"] == ("repair" if "plane" in how else "ready")
    assert match.view("british")["spee"] == "24" and lying(match, "german", "discard") == [card]


@rule("hunt", "G15", "G16", 20)
def test_prize_warfare_needs_a_freighter_in_her_space() -> None:
    match = holding("G15", freighters={"F1": "18"})
    assert refused(match, "german", "play G15 event") == ("refuse-no-effect", "HUNT 20")


@rule("hunt", "G15", "G16")
def test_prize_warfare_declared_tells_that_she_is_beside_a_freighter() -> None:
    match = holding("G16", "B13", freighters={"F1": "24", "F2": "18"})
    play(match, "german", "play G16 event")
    play(match, "british", "respond B13")
    assert match.view("british")["maybe"] == ["18", "24"] and match.view("british")["spee"] is None
    assert lying(match, "german", "discard") == ["G16"]


# --- Concentrated Fire -------------------------------------------------------------------------------------------------------


@rule("hunt", "G17", "G18")
@pytest.mark.parametrize("card", ["G17", "G18"])
def test_concentrated_fire_shows_the_british_hand_after_the_duel(card: str) -> None:
    match = fighting(f"{card} G01", "B01 B02 B07")
    assert duel(match, card, "B02")["german_halves"] == 4
    assert told(match, "looked") == [{"seat": "german"}]
    assert told(match, "saw_cards", "german") == [{"seat": "german", "cards": ["B01", "B07"]}]
    assert told(match, "saw_cards", "british") == []
    cards = match.view("german")["cards"]
    assert isinstance(cards, dict) and isinstance(cards["british"], dict) and cards["british"]["hand"] == ["B01", "B07"]
