"""Cards (rules 18-32)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, in_zone, legal, next_rolls, play, refused, seen, spending, table, told
from vezerkar.games.hunt.game_data import CARD_DATA


def german(cards: str, british: str = "", **state):
    """The German player is about to play a card; nobody can take her to be near the Altmark."""
    zones = {name: state.pop(name) for name in [*state] if name.startswith(("german_", "british_"))}
    return table(["CardPlay", 0], cards=hands(cards, british, **zones), **{"maybe": ["24"], **state})


def british(cards: str, german: str = "", **state):
    """The British player is about to play a card."""
    zones = {name: state.pop(name) for name in [*state] if name.startswith(("german_", "british_"))}
    return table(["CardPlay", 1], turn="british", cards=hands(german, cards, **zones), **state)


@rule("hunt", 18)
def test_cards_without_a_flag_are_in_both_decks() -> None:
    german_keys = {card["key"] for card in CARD_DATA["cards"][:18]}
    british_keys = {card["key"] for card in CARD_DATA["cards"][18:]}
    for card in CARD_DATA["cards"]:
        in_both = card["key"] in german_keys & british_keys
        # Not of the type of a card: the rules do not read it.
        assert dict(card)["flag"] is not in_both, card["id"]


@rule("hunt", 18)
def test_only_british_cards_have_an_intelligence_track() -> None:
    for card in CARD_DATA["cards"][:18]:
        assert card["intelligence"] is None
    assert [card["id"] for card in CARD_DATA["cards"][18:] if card["intelligence"] is None] == ["B03", "B04", "B11", "B12"]


@rule("hunt", 18)
@pytest.mark.parametrize(
    ("card", "points"),
    # The values the rulebook shows or tells.
    [
        ("G13", 3), ("G15", 2), ("G01", 1), ("G04", 3), ("G17", 2),
        ("B01", 1), ("B02", 2), ("B03", 5), ("B04", 5), ("B17", 2),
    ],
)  # fmt: skip
def test_action_points(card: str, points: int) -> None:
    seat = "german" if card[0] == "G" else "british"
    match = german(card) if seat == "german" else british(card)
    play(match, seat, f"play {card} ap")
    assert match.view()["points"] == points
    assert told(match, "played_points", "british") == [{"seat": seat, "card": card, "points": points}]


@rule("hunt", 19)
def test_three_types_of_events() -> None:
    assert legal(german("G01 G03 G09"), "german") == ["play G01 ap", "play G03 ap", "play G09 ap", "play G01 event"]
    assert {card["type"] for card in CARD_DATA["cards"]} == {"hunt", "battle", "compulsory"}


@rule("hunt", 20)
def test_an_event_takes_the_place_of_the_points_and_all_of_it_happens() -> None:
    match = british("B03", german="G03", reserve=2, forces={"K": "30"})
    play(match, "british", "play B03 event")
    play(match, "german", "pass")
    view = match.view()
    assert (view["reserve"], view["forces"]["H"], view["clue_due"]) == (0, "track-3", True)
    assert match.waiting() == ("german",) and view["active"] == "german", "no points were left to spend"
    assert told(match, "played_event", "german") == [{"seat": "british", "card": "B03"}]


@rule("hunt", 20)
def test_an_event_that_changes_nothing_cannot_be_played() -> None:
    match = british("B08", plane="destroyed")
    assert legal(match, "british") == ["play B08 ap"]
    assert refused(match, "british", "play B08 event") == ("refuse-no-effect", "HUNT 20")
    match = german("G15")
    assert refused(match, "german", "play G15 event") == ("refuse-no-effect", "HUNT 20")


@rule("hunt", 20)
def test_that_an_event_could_be_played_tells_what_it_needs() -> None:
    match = german("G15", british="B13", spee="20", maybe=["20", "24", "34"], freighters={"F3": "20", "F1": "34"})
    play(match, "german", "play G15 event")
    play(match, "british", "respond B13")
    assert match.view("british")["maybe"] == ["20", "34"], "Prize Warfare needs a freighter in her space"


@rule("hunt", 20)
def test_one_effect_is_enough_and_the_others_are_skipped() -> None:
    # No freighter to sail; a Force moves all the same.
    match = british("B02")
    play(match, "british", "play B02 event", "to 11")
    assert match.view()["forces"]["G"] == "11"
    # No Reserve to lower, no Force to advance; a Clue is still due.
    match = british("B03", forces={"H": "30", "K": "31"})
    play(match, "british", "play B03 event")
    assert match.view()["clue_due"]
    assert match.view()["forces"] == {"G": "06", "H": "30", "K": "31"}


@rule("hunt", 21)
def test_a_response_is_free_and_no_card_of_the_turn() -> None:
    match = german("G10", british="B13 B09")
    play(match, "german", "play G10 event")
    assert match.waiting() == ("british",)
    assert legal(match, "british") == ["respond B13", "pass"]
    play(match, "british", "respond B13")
    assert told(match, "responded", "german") == [{"seat": "british", "card": "B13"}]
    # The British turn has come, with a card to play and a hand not yet refilled.
    assert in_zone(match, "british", "hand") == "B09"
    assert in_zone(match, "british", "discard") == "B13"
    play(match, "british", "play B09 ap", "done")
    assert match.view()["cards"]["british"]["count"] == 5


@rule("hunt", 21)
def test_a_response_waits_for_its_moment_in_the_opponents_card_play() -> None:
    match = german("G03", british="B13 B04")
    assert refused(match, "british", "respond B13") == ("refuse-not-asked", "")
    play(match, "german", "play G03 ap")
    assert match.waiting() == ("german",), "points are no Event"
    play(match, "german", "done", "store 0")
    assert refused(match, "british", "respond B13") == ("refuse-not-now", "")
    match = german("G10", british="B04 B09")
    play(match, "german", "play G10 event")
    assert refused(match, "british", "respond B04") == ("refuse-no-answer", "HUNT 21")
    assert refused(match, "british", "respond B13") == ("refuse-not-in-hand", "HUNT 15")


@rule("hunt", 22)
def test_one_response_and_no_answer_to_it() -> None:
    match = german("G10 G13 G14", british="B13 B14")
    play(match, "german", "play G10 event")
    assert legal(match, "british") == ["respond B13", "respond B14", "pass"]
    play(match, "british", "respond B13")
    assert match.decision("british").prompt == "ask-play", "the German Event is stopped; the British turn has come"
    assert in_zone(match, "british", "hand") == "B14"
    assert in_zone(match, "german", "hand") != "" and "G10" in in_zone(match, "german", "discard")


@rule("hunt", 23)
def test_a_response_card_gives_points_in_the_own_turn() -> None:
    match = british("B04 B13")
    assert legal(match, "british") == ["play B04 ap", "play B13 ap"]
    assert refused(match, "british", "play B13 event") == ("refuse-response-event", "HUNT 21")
    play(match, "british", "play B04 ap")
    assert match.view()["points"] == 5
    assert in_zone(match, "british", "discard") == "B04"


@rule("hunt", 24)
def test_a_battle_event_does_nothing_in_the_hunt() -> None:
    match = german("G17", british="B13 B14")
    before = match.view("german")
    play(match, "german", "play G17 ap")
    assert match.view()["points"] == 2
    assert match.view("german")["cards"]["british"] == before["cards"]["british"]


def duel(german: str, british: str, force: str = "G"):
    """The first duel of a battle in 06, and what became of it."""
    lost = " ".join(card for card in ("G08", "G13", "G14") if card != german)
    match = spending(
        1, turn="british", spee="06", cards=hands(f"{german} G01 G02 G10 G15", f"{british} B01 B02 B08 B10", german_removed=lost)
    )
    next_rolls(match, 6)
    play(match, "british", "search G")
    play(match, "german", f"duel {german}")
    play(match, "british", f"duel {british}")
    return match


@rule("hunt", 24)
def test_a_battle_event_works_by_itself_in_battle_and_the_card_counts() -> None:
    # Pocket Battleships: 3 and 1 of its own against HMS Cumberland's 3.
    (result,) = told(duel("G03", "B09"), "duel", "german")
    assert (result["german_halves"], result["british_halves"]) == (8, 6)


@rule("hunt", 25)
def test_a_compulsory_event_happens_when_the_card_is_played_for_points() -> None:
    match = german("G11", british="B13")
    assert legal(match, "german") == ["play G11 ap"]
    assert refused(match, "german", "play G11 event") == ("refuse-compulsory-event", "HUNT 25")
    play(match, "german", "play G11 ap")
    assert match.waiting() == ("german",), "no Response stops it"
    assert (match.view()["points"], match.view()["storm"]) == (4, 2)
    assert told(match, "storm", "british") == [{}]


@rule("hunt", 25)
def test_a_compulsory_event_is_ignored_in_battle() -> None:
    match = duel("G11", "B11")
    assert not match.view()["storm"]
    assert match.view()["battle"]["damage"] == {"german": 0, "british": 0}, "4 against 4"


@rule("hunt", 26)
def test_a_compulsory_event_comes_before_the_points() -> None:
    match = german("G11")
    play(match, "german", "play G11 ap")
    assert legal(match, "german") == ["done", "sail spee 1", "sail altmark"]
    assert refused(match, "german", "sail spee 2") == ("refuse-storm", "HUNT G11")
    play(match, "german", "sail altmark")
    assert legal(match, "german") == ["to 33", "to 36", "to 37"]
    assert refused(match, "german", "to 28") == ("refuse-storm", "HUNT G11")


@rule("hunt", 26)
def test_marconi_wireless_comes_after_the_last_action_and_before_drawing() -> None:
    match = german("G09", british="B09")
    play(match, "german", "play G09 ap", "sail spee 4", "to 24")
    assert match.view()["points"] == 1 and match.view()["clues"] == []
    play(match, "german", "done", "store 0")
    assert match.decision("german").prompt == "ask-clue"
    assert in_zone(match, "german", "hand") == ""
    play(match, "german", "clue 24")
    assert match.view()["clues"] == ["24"]
    assert in_zone(match, "german", "discard") == "G09"


@rule("hunt", 27)
def test_a_card_is_removed_when_its_event_is_done() -> None:
    match = german("G05", british="B09")
    play(match, "german", "play G05 event")
    play(match, "british", "pass")
    assert (in_zone(match, "german", "removed"), in_zone(match, "german", "discard")) == ("G05", "")
    assert told(match, "card_removed", "british") == [{"card": "G05"}]


@rule("hunt", 27)
def test_a_card_is_not_removed_for_points_or_when_it_is_stopped() -> None:
    match = german("G05", british="B09")
    play(match, "german", "play G05 ap")
    assert (in_zone(match, "german", "removed"), in_zone(match, "german", "discard")) == ("", "G05")
    match = german("G05", british="B13")
    play(match, "german", "play G05 event")
    play(match, "british", "respond B13")
    assert (in_zone(match, "german", "removed"), in_zone(match, "german", "discard")) == ("", "G05")


@rule("hunt", 27)
def test_a_card_without_the_note_is_discarded() -> None:
    match = british("B02")
    play(match, "british", "play B02 event", "to 11")
    assert (in_zone(match, "british", "removed"), in_zone(match, "british", "discard")) == ("", "B02")


@rule("hunt", 28)
def test_a_card_paid_in_for_intelligence_is_discarded() -> None:
    match = spending(2, turn="british", cards=hands("", "B05 B09"))
    play(match, "british", "intelligence B05")
    assert (in_zone(match, "british", "removed"), in_zone(match, "british", "discard")) == ("", "B05")


@rule("hunt", 29)
def test_a_stopped_event_has_cost_its_card_and_gives_nothing() -> None:
    match = german("G10 G03", british="B13 B09")
    play(match, "german", "play G10 event")
    play(match, "british", "respond B13")
    assert told(match, "event_stopped", "german") == [{"seat": "german", "card": "G10"}]
    assert match.view("german")["spee"] == "24" and match.view()["altmark"] == "41"
    assert in_zone(match, "german", "discard") == "G10"
    # No points, no other card: the German hand is refilled and the British turn has come.
    assert match.view()["points"] == 0
    assert match.view()["cards"]["german"]["count"] == 3
    assert match.decision("british").prompt == "ask-play"


@rule("hunt", 29)
def test_the_british_player_can_be_stopped_too() -> None:
    match = british("B08 B09", german="G13")
    play(match, "british", "play B08 event")
    assert legal(match, "german") == ["respond G13", "pass"]
    play(match, "german", "respond G13")
    assert match.view()["plane"] == "ready"
    assert (in_zone(match, "british", "discard"), in_zone(match, "british", "removed")) == ("B08", "")
    assert in_zone(match, "german", "discard") == "G13"


@rule("hunt", 30)
def test_a_banked_card_lies_face_up() -> None:
    match = german("G01 G03", british="B09")
    play(match, "german", "play G01 event")
    play(match, "british", "pass")
    assert match.view("british")["cards"]["german"]["banked"] == ["G01"]
    assert told(match, "banked", "british") == [{"card": "G01"}]
    assert match.decision("british").prompt == "ask-play", "the German turn is over: it gives nothing yet"


@rule("hunt", 30)
def test_a_banked_card_adds_a_point_and_leaves_the_game() -> None:
    match = german("G03 G10", german_banked="G01")
    play(match, "german", "play G03 ap")
    assert legal(match, "german") == ["bank G01", "begin"]
    assert refused(match, "german", "bank G02") == ("refuse-not-banked", "HUNT 30")
    play(match, "german", "bank G01")
    assert match.view()["points"] == 4
    assert (in_zone(match, "german", "banked"), in_zone(match, "german", "removed")) == ("", "G01")
    assert told(match, "bank_used", "british") == [{"card": "G01", "points": 4}]
    assert match.decision("german").prompt == "ask-german-actions"


@rule("hunt", 30)
def test_a_banked_card_may_wait() -> None:
    match = british("B09", british_banked="B01")
    play(match, "british", "play B09 ap", "begin")
    assert match.view()["points"] == 3
    assert in_zone(match, "british", "banked") == "B01"
    match = german("G10", german_banked="G01")
    play(match, "german", "play G10 event")
    assert match.decision("german").prompt == "ask-sail-spee", "an Event takes no points"


@rule("hunt", 30)
def test_banked_cards_and_reserve_together() -> None:
    match = german("G03", german_banked="G01", reserve=2)
    play(match, "german", "play G03 ap")
    assert legal(match, "german") == ["take 1", "take 2", "bank G01", "begin"]
    play(match, "german", "bank G01", "take 2")
    assert match.view()["points"] == 6


@rule("hunt", 31)
def test_a_banked_kriegsmarine_counts_as_removed_once_it_is_spent() -> None:
    match = german("G03", german_banked="G01", german_removed="G02", plane="repair")
    play(match, "german", "play G03 ap", "begin")
    next_rolls(match, 2)
    play(match, "german", "repair")
    assert match.view()["plane"] == "ready"
    match = german("G03", german_banked="G01", german_removed="G02", plane="repair")
    play(match, "german", "play G03 ap", "bank G01")
    next_rolls(match, 2)
    play(match, "german", "repair")
    assert match.view()["plane"] == "destroyed"


REST = "G06 G07 G08 G09 G10 G11 G12 G13 G14 G15 G16 G17 G18"


@rule("hunt", 32)
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    match = german("G05", british="B09", german_discard="G02 G03 G04", german_removed=REST, german_banked="G01")
    play(match, "german", "play G05 ap", "begin", "done", "store 0")
    assert match.view()["cards"]["german"]["count"] == 3
    left = f"{in_zone(match, 'german', 'hand')} {in_zone(match, 'german', 'pile')}"
    assert sorted(left.split()) == ["G02", "G03", "G04", "G05"]
    assert in_zone(match, "german", "discard") == ""
    assert (in_zone(match, "german", "removed"), in_zone(match, "german", "banked")) == (REST, "G01")


@rule("hunt", 32)
def test_the_pile_is_used_up_before_the_discards_are_shuffled() -> None:
    match = german("G05", british="B09", german_discard="G03 G04", german_removed=REST + " G01")
    assert in_zone(match, "german", "pile") == "G02"
    play(match, "german", "play G05 ap", "done", "store 0")
    assert "G02" in in_zone(match, "german", "hand")
    assert len(in_zone(match, "german", "pile").split()) == 1


@rule("hunt", 32)
def test_the_discards_stay_while_the_pile_lasts() -> None:
    match = german("G05", british="B09", german_discard="G04", german_removed=REST)
    assert in_zone(match, "german", "pile") == "G01 G02 G03"
    play(match, "german", "play G05 ap", "done", "store 0")
    assert in_zone(match, "german", "hand") == "G01 G02 G03"
    assert in_zone(match, "german", "discard") == "G04 G05"


@rule("hunt", 32)
def test_when_no_card_is_left_none_is_drawn() -> None:
    match = german("G05", british="B09", german_removed=REST + " G01 G02 G03", german_banked="G04")
    play(match, "german", "play G05 ap", "begin", "done", "store 0")
    assert in_zone(match, "german", "hand") == "G05"
    assert seen(match, "british")[2] == ("british",)
