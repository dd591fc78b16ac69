"""British Intelligence (rules 85 to 88)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, lying, next_rolls, play, refused, spending, table, told, words
from vezerkar.engine import Match
from vezerkar.games.hunt.state import HuntState


def spying(british: str, points: int = 3, spee: str = "31") -> Match[HuntState]:
    """The British player has points and these cards; G is in 24, and nobody need be asked about The Second Funnel."""
    cards = hands("G03 G04 G07", british, german_discard="G08")
    return spending(points, "british", forces={"G": "24"}, spee=spee, cards=cards)


def searched(match: Match[HuntState], roll: int) -> dict[str, object]:
    """Force G searches without more intelligence; what was rolled."""
    next_rolls(match, roll)
    play(match, "british", "search G")
    if "roll" in legal(match, "british"):
        play(match, "british", "roll")
    return dict(told(match, "rolled")[-1])


@rule("hunt", 85)
def test_a_point_and_a_card_for_each_track() -> None:
    match = spying("B06 B03 B05 B12")
    assert {"intelligence B05", "intelligence B06"} < set(legal(match, "british"))
    play(match, "british", "intelligence B06")
    assert told(match, "intelligence") == [{"card": "B06", "search": 1, "clue": 0, "bonus": 1}]
    play(match, "british", "intelligence B05")
    assert match.view()["points"] == 1 and match.view()["bonus"] == 2
    assert lying(match, "british", "hand") == ["B03", "B12"]
    assert lying(match, "british", "discard") == ["B05", "B06"]


@rule("hunt", 85)
def test_what_cannot_be_paid_in() -> None:
    match = spying("B03 B06")
    assert refused(match, "british", "intelligence B03") == ("refuse-no-intelligence", "HUNT 85")
    assert refused(match, "british", "intelligence B05") == ("refuse-not-in-hand", "HUNT 15")


@rule("hunt", 85, 88)
def test_none_in_a_turn_in_which_the_card_was_played_as_an_event() -> None:
    match = table(["CardPlay", 1], turn="british", cards=hands(british="B15 B06"), forces={"G": "24", "H": "24"})
    play(match, "british", "play B15 event")
    assert legal(match, "british") == ["search G", "search H"]
    next_rolls(match, 1)
    play(match, "british", "search G")
    assert lying(match, "british", "discard") == ["B15"], "nothing was asked before the roll or after it"
    assert match.view()["active"] == "german"


@rule("hunt", 86)
@pytest.mark.parametrize(("cards", "roll", "success"), [("", 4, 0), ("B06", 4, 1), ("B06", 3, 0), ("B05 B06", 3, 1)])
def test_the_glass_adds_to_all_searches_of_the_turn(cards: str, roll: int, success: int) -> None:
    match = spying("B05 B06 B03", points=5)
    for card in cards.split():
        play(match, "british", f"intelligence {card}")
    assert searched(match, roll)["success"] == success
    assert told(match, "rolled")[0]["bonus"] == len(cards.split())


@rule("hunt", 86)
def test_the_bonus_holds_for_the_second_search_and_ends_with_the_turn() -> None:
    cards = hands("G03 G04 G07", "B06", british_discard="B13 B14")
    match = spending(3, "british", forces={"G": "24", "H": "18"}, spee="31", cards=cards)
    play(match, "british", "intelligence B06")
    next_rolls(match, 4, 4)
    play(match, "british", "search G", "search H")
    assert [roll["success"] for roll in told(match, "rolled")] == [1, 1]
    play(match, "german", "play G07 ap", "done", "store 0", "hold 3")
    assert match.view()["active"] == "british" and match.view()["bonus"] == 0


@rule("hunt", 86)
@pytest.mark.parametrize("card", ["B08", "B07"])
def test_the_target_makes_the_german_player_place_a_clue(card: str) -> None:
    match = spying(card)
    play(match, "british", f"intelligence {card}")
    assert match.waiting() == ("german",)
    assert legal(match, "german") == [f"clue {space}" for space in words("23 26 27 31 34 35 39")]
    play(match, "german", "clue 39")
    assert match.view()["clues"] == ["39"]
    assert told(match, "clue_placed") == [{"space": "39"}]
    assert match.view("british")["maybe"] == words("31 34 35 39"), "she must be there or next to it"
    assert match.waiting() == ("british",) and match.view()["points"] == 2


@rule("hunt", 86)
def test_a_card_with_both_symbols_gives_both() -> None:
    match = spying("B07")
    play(match, "british", "intelligence B07")
    play(match, "german", "clue 31")
    assert match.view()["bonus"] == 1 and match.view()["clues"] == ["31"]


@rule("hunt", 86)
def test_the_tracks_of_all_cards() -> None:
    glass, target, none = [], [], []
    for n in range(1, 19):
        card = f"B{n:02}"
        match = spying(card if card == "B03" else f"{card} B03", points=1)
        if f"intelligence {card}" not in legal(match, "british"):
            none.append(card)
            continue
        play(match, "british", f"intelligence {card}")
        (track,) = told(match, "intelligence")
        glass += [card] * (track["search"] == 1)
        target += [card] * (track["clue"] == 1)
    assert glass == ["B01", "B05", "B06", "B07", "B13", "B14", "B15", "B16", "B17", "B18"]
    assert target == ["B01", "B02", "B07", "B08", "B09", "B10", "B15", "B16"]
    assert none == ["B03", "B04", "B11", "B12"]


@rule("hunt", 87)
def test_intelligence_between_paying_for_a_search_and_rolling() -> None:
    match = spying("B06 B05 B03")
    play(match, "british", "search G")
    assert match.decision("british").prompt == "ask-before-roll" and told(match, "rolled") == []
    assert legal(match, "british") == ["intelligence B05", "intelligence B06", "roll"]
    play(match, "british", "intelligence B06", "intelligence B05")
    assert told(match, "rolled")[0]["bonus"] == 2, "no point is left, so the die falls at once"


@rule("hunt", 87)
def test_the_question_before_the_roll_does_not_show_what_is_in_the_hand() -> None:
    match = spying("B03 B12")
    play(match, "british", "search G")
    assert legal(match, "british") == ["roll"]
    assert refused(match, "british", "intelligence B03") == ("refuse-no-intelligence", "HUNT 85")


@rule("hunt", 87)
@pytest.mark.parametrize(("british", "points"), [("B06", 1), ("", 3)])
def test_without_points_or_cards_the_die_falls_at_once(british: str, points: int) -> None:
    match = spying(british, points)
    play(match, "british", "search G")
    assert len(told(match, "rolled")) == 1


@rule("hunt", 88)
def test_a_search_of_an_event_profits_from_the_bonus_of_the_turn() -> None:
    match = table(
        ["ForceSearch", 1],
        turn="british",
        spee="31",
        bonus=1,
        forces={"G": "24", "H": "25"},
        cards=hands("G03", british_discard="B13"),
    )
    next_rolls(match, 3)
    play(match, "british", "search G")
    assert told(match, "rolled")[0]["bonus"] == 2 and told(match, "rolled")[0]["success"] == 1


@rule("hunt", 61, 81, 82, 85, 86, 87)
def test_example_7_a_clue_and_a_bonus_before_the_roll() -> None:
    match = table(["CardPlay", 1], turn="british", spee="31", forces={"G": "23"}, cards=hands("G03", "B03 B09 B17"))
    play(match, "british", "play B03 ap")
    assert match.view()["points"] == 5
    play(match, "british", "sail G", "to 34")
    assert match.view()["points"] == 3
    play(match, "british", "search G")
    assert match.view()["points"] == 2 and told(match, "rolled") == []
    play(match, "british", "intelligence B09")
    play(match, "german", "clue 34")
    next_rolls(match, 4)
    play(match, "british", "intelligence B17")
    assert told(match, "rolled") == [{"seat": "british", "die": 4, "bonus": 1, "total": 5, "target": 5, "success": 1}]
    assert told(match, "not_here") == [{"space": "34"}]
    assert match.view()["battle"] is None and match.view()["clues"] == ["34"]
    assert lying(match, "british", "discard") == ["B03", "B09", "B17"]
