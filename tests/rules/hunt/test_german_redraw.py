"""The German Redraw (rules 56-60)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, play, refused, seen, spending, told
from vezerkar.translation import translator

KNOWN_FAR: dict[str, Any] = {"maybe": ["24", "20"], "altmark": "41"}
"""Everybody knows that the Graf Spee is far from the Altmark."""


def redrawing(held: str, spee: str = "24", altmark: str = "41", **state):
    """The German player holds these cards and has done with the points."""
    match = spending(1, spee=spee, altmark=altmark, reserve=2, **{"cards": hands(held, "B09"), **state})
    play(match, "german", "done")
    return match


def held(match) -> int:
    """The size of the German hand, as the British player sees it."""
    return int(match.view("british")["cards"]["german"]["count"])


@rule("hunt", 56, 57, 60)
def test_example_4() -> None:
    """She is a space away from the Altmark and holds two cards; she stops at three, so as to give no hint."""
    match = redrawing("G03 G04", spee="28", altmark="24")
    assert legal(match, "german") == ["hold 3", "hold 4", "hold 5"]
    play(match, "german", "hold 3")
    assert held(match) == 3
    assert told(match, "drew", "british") == [{"seat": "german", "count": 1, "hand": 3}]


@rule("hunt", 56)
def test_up_to_three_cards() -> None:
    for cards in ("", "G03", "G03 G04"):
        assert held(redrawing(cards, **KNOWN_FAR)) == 3


@rule("hunt", 56)
@pytest.mark.parametrize("spee", ["41", "33", "36", "37"])
def test_up_to_five_in_the_space_of_the_altmark_or_next_to_it(spee: str) -> None:
    match = redrawing("G03", spee=spee)
    assert legal(match, "german") == ["hold 3", "hold 4", "hold 5"]
    play(match, "german", "hold 5")
    assert held(match) == 5


@rule("hunt", 56)
@pytest.mark.parametrize("spee", ["28", "29", "32", "40"])
def test_two_spaces_away_is_too_far(spee: str) -> None:
    match = redrawing("G03", spee=spee)
    assert legal(match, "german") == ["hold 3"]
    assert refused(match, "german", "hold 4") == ("refuse-altmark-far", "HUNT 56")


@rule("hunt", 57)
@pytest.mark.parametrize("size", [3, 4, 5])
def test_any_stop_is_allowed(size: int) -> None:
    match = redrawing("G03", spee="37")
    play(match, "german", f"hold {size}")
    assert held(match) == size


@rule("hunt", 57)
def test_a_table_may_bar_the_stop_at_four() -> None:
    match = redrawing("G03", spee="37", options={"four": "barred"})
    assert legal(match, "german") == ["hold 3", "hold 5"]
    assert refused(match, "german", "hold 4") == ("refuse-not-four", "HUNT 57")
    match = redrawing("G03 G04 G07 G17", spee="37", options={"four": "barred"})
    assert legal(match, "german") == ["hold 4", "hold 5"], "four cards held already may be kept"


@rule("hunt", 57)
def test_whoever_holds_four_may_draw_the_fifth() -> None:
    match = redrawing("G03 G04 G07 G17", spee="37")
    assert legal(match, "german") == ["hold 4", "hold 5"]
    assert refused(match, "german", "hold 3") == ("refuse-hand-full", "HUNT 56")


@rule("hunt", 58, 59)
def test_more_than_three_cards_are_kept_far_from_the_altmark() -> None:
    for cards in ("G03 G04 G07 G17", "G03 G04 G07 G17 G18"):
        match = redrawing(cards, **KNOWN_FAR)
        assert match.waiting() == ("british",)
        assert match.view("german")["cards"]["german"]["hand"] == cards.split()
        assert told(match, "drew", "british") == [{"seat": "german", "count": 0, "hand": len(cards.split())}]
        assert told(match, "drew_cards", "german") == []
    # The British player cannot rule out that she is near: so there is a question, but no choice.
    assert legal(redrawing("G03 G04 G07 G17"), "german") == ["hold 4"]


@rule("hunt", 59)
@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_size_of_the_hand_is_told(size: int) -> None:
    match = redrawing("G03 G04", spee="37")
    play(match, "german", f"hold {size}")
    assert told(match, "drew", "british") == [{"seat": "german", "count": size - 2, "hand": size}]
    assert match.view("british")["cards"]["german"]["count"] == size


@rule("hunt", 58, 59)
@pytest.mark.parametrize(("lang", "said"), [("en", "draws nothing and holds 4"), ("hu", "nem húz lapot, 4 van nála")])
def test_the_size_of_the_hand_is_told_also_when_nothing_is_drawn(lang: str, said: str) -> None:
    match = redrawing("G03 G04 G07 G17", **KNOWN_FAR)
    (drew,) = (event for event in match.events("british") if event.kind == "drew")
    assert said in match.game.event_text(drew, translator("hunt", lang))


@rule("hunt", 60)
def test_who_stops_at_three_may_be_near_or_far() -> None:
    near, far = redrawing("G03 G04", spee="37"), redrawing("G07 G17", spee="24")
    assert near.waiting() == far.waiting() == ("german",)
    assert seen(near, "british") == seen(far, "british")
    play(near, "german", "hold 3")
    play(far, "german", "hold 3")
    assert near.view("british")["maybe"] == far.view("british")["maybe"]
    assert "24" in near.view("british")["maybe"] and "37" in near.view("british")["maybe"]
    assert near.events("british") == far.events("british")


@rule("hunt", 60)
def test_a_fourth_card_tells_that_she_is_near() -> None:
    match = redrawing("G03", spee="37")
    play(match, "german", "hold 4")
    assert match.view("british")["maybe"] == ["33", "36", "37", "41"]


@rule("hunt", 60)
def test_to_keep_four_cards_tells_nothing() -> None:
    match = redrawing("G03 G04 G07 G17", spee="37")
    play(match, "german", "hold 4")
    assert len(match.view("british")["maybe"]) == 41


GONE = "G05 G06 G07 G08 G09 G10 G11 G12 G13 G14 G15 G16 G17 G18"


@rule("hunt", 60)
def test_no_question_when_everybody_sees_that_there_is_no_choice() -> None:
    assert redrawing("G03", **KNOWN_FAR).waiting() == ("british",)
    assert redrawing("G03 G04 G07 G17 G18", spee="37").waiting() == ("british",)
    few = hands("G03", "B09", german_discard="G01 G02", german_removed=f"G04 {GONE}")
    assert held(redrawing("", spee="37", cards=few)) == 3


@rule("hunt", 56, 60)
def test_a_choice_among_the_cards_there_are() -> None:
    few = hands("G03", "B09", german_discard="G01 G02 G04", german_removed=GONE)
    match = redrawing("", spee="37", cards=few)
    assert legal(match, "german") == ["hold 3", "hold 4"]
