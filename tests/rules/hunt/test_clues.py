"""Clue markers and visibility (rules 61-67)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, next_rolls, play, refused, seen, spaces, spending, table, told


def clue_due(**state):
    """The British player has paid HMS Cumberland in: a Clue must be placed."""
    match = spending(3, turn="british", cards=hands("", "B09"), **state)
    play(match, "british", "intelligence B09")
    return match


@rule("hunt", 61)
def test_on_her_own_space_or_next_to_it() -> None:
    # As in example 7: she is in 31 and puts the Clue on 34.
    match = clue_due(spee="31")
    assert match.waiting() == ("german",)
    assert spaces(legal(match, "german")) == {"31", "23", "26", "27", "34", "35", "39"}
    assert refused(match, "german", "clue 30") == ("refuse-clue-far", "HUNT 61")
    play(match, "german", "clue 34")
    assert match.view("british")["clues"] == ["34"]
    assert told(match, "clue_placed", "british") == [{"space": "34"}]
    assert match.waiting() == ("british",)


@rule("hunt", 61)
def test_never_on_a_clue_or_on_the_altmark() -> None:
    match = clue_due(spee="31", clues=["34", "31"], altmark="27")
    assert spaces(legal(match, "german")) == {"23", "26", "35", "39"}
    assert refused(match, "german", "clue 31") == ("refuse-clue-there", "HUNT 61")
    assert refused(match, "german", "clue 27") == ("refuse-clue-altmark", "HUNT 61")


@rule("hunt", 61)
def test_a_clue_tells_that_she_is_within_a_space_of_it_and_no_more() -> None:
    one, other = clue_due(spee="31"), clue_due(spee="39")
    assert seen(one, "british") == seen(other, "british")
    play(one, "german", "clue 34")
    play(other, "german", "clue 34")
    assert seen(one, "british") == seen(other, "british")
    assert one.view("british")["maybe"] == ["26", "30", "31", "34", "38", "39"]


@rule("hunt", 62)
def test_freighters_forces_and_ports_do_not_matter() -> None:
    match = clue_due(spee="31", freighters={"F1": "31", "F3": "35"}, forces={"G": "39", "H": "31"})
    assert spaces(legal(match, "german")) == {"31", "23", "26", "27", "34", "35", "39"}


@rule("hunt", 63)
def test_with_three_on_the_map_nothing_is_placed() -> None:
    match = clue_due(spee="31", clues=["01", "02", "04"])
    assert match.waiting() == ("british",)
    assert match.view()["clues"] == ["01", "02", "04"]
    assert told(match, "no_clue", "british") == [{"why": "none_left", "rule": "HUNT 63"}]


@rule("hunt", 63)
def test_without_a_space_nothing_is_placed() -> None:
    match = clue_due(spee="01", altmark="01", clues=["04"])
    assert match.waiting() == ("british",)
    assert match.view()["clues"] == ["04"]
    assert told(match, "no_clue", "british") == [{"why": "no_space", "rule": "HUNT 63"}]
    assert match.view("british")["maybe"] == ["01"], "everybody can work out where that happens"


@rule("hunt", 63)
def test_a_clue_placed_tells_that_there_was_room() -> None:
    match = clue_due(spee="04", altmark="01", clues=["04"])
    assert "01" not in match.view("british")["maybe"], "the question alone tells as much"
    play(match, "german", "clue 02")
    assert match.view("british")["maybe"] == ["02", "04", "05", "07"]


@rule("hunt", 61)
def test_nothing_is_placed_while_she_is_immune() -> None:
    match = clue_due(spee="31", immune=1)
    assert match.waiting() == ("british",) and match.view()["clues"] == []
    assert told(match, "no_clue", "british") == [{"why": "immune", "rule": "HUNT G05"}]


@rule("hunt", 61)
def test_a_clue_due_at_the_end_of_the_german_turn_is_placed_once_after_drawing() -> None:
    match = spending(1, clue_due=True, maybe=["24"], cards=hands("", "B09"))
    play(match, "german", "done", "store 0")
    assert match.decision("german").prompt == "ask-clue"
    assert match.view()["cards"]["german"]["count"] == 3
    play(match, "german", "clue 27")
    assert match.waiting() == ("british",)
    assert not match.view()["clue_due"]


CLUES = ["23", "27", "41"]


@rule("hunt", 64)
@pytest.mark.parametrize("target", ["24", "28"])
def test_all_clues_go_when_a_move_is_announced_even_a_feigned_one(target: str) -> None:
    match = spending(1, spee="24", clues=CLUES)
    play(match, "german", "sail spee 1", "to " + target)
    assert match.view()["clues"] == []
    assert told(match, "clues_removed", "british") == [{}]


@rule("hunt", 64)
def test_all_clues_go_with_a_free_move() -> None:
    match = table(["CardPlay", 0], cards=hands("G10"), clues=CLUES)
    play(match, "german", "play G10 event", "to 24")
    assert match.view()["clues"] == []


@rule("hunt", 64)
def test_clues_stay_when_she_does_anything_else() -> None:
    match = spending(4, spee="24", clues=CLUES, freighters={"F1": "24"}, plane="repair")
    play(match, "german", "search spee", "repair", "sail altmark", "to 37")
    assert match.view()["clues"] == CLUES


@rule("hunt", 64)
def test_no_clues_no_word_of_them() -> None:
    match = spending(1)
    play(match, "german", "sail spee 1", "to 24")
    assert told(match, "clues_removed", "british") == []


REVEALED: dict[str, Any] = {"spee": "24", "maybe": ["24"], "shown": True}


@rule("hunt", 65)
def test_she_stays_on_the_map_after_her_search() -> None:
    match = spending(4, spee="24", freighters={"F1": "24"}, cards=hands("G03", "B09"))
    next_rolls(match, 1)
    play(match, "german", "search spee", "sail altmark", "to 37", "done", "store 0")
    assert match.waiting() == ("british",)
    assert match.view("british")["spee"] == "24"


@rule("hunt", 65)
@pytest.mark.parametrize("target", ["24", "28"])
def test_she_leaves_it_with_her_next_move_even_a_feigned_one(target: str) -> None:
    match = spending(1, **REVEALED)
    play(match, "german", "sail spee 1", "to " + target)
    assert match.view("british")["spee"] is None and not match.view("british")["shown"]
    assert told(match, "hidden", "british") == [{}]
    assert match.view("german")["spee"] == target
    assert match.view("british")["maybe"] == ["18", "20", "21", "24", "27", "28", "32"]


@rule("hunt", 65)
def test_an_effect_may_hide_her() -> None:
    match = table(["CardPlay", 0], cards=hands("G05", "B09"), **REVEALED)
    play(match, "german", "play G05 event")
    play(match, "british", "pass")
    assert match.view("british")["spee"] is None
    assert match.view("german")["spee"] == "24", "she has not moved"
    assert told(match, "hidden", "british") == [{}]


@rule("hunt", 66)
@pytest.mark.parametrize(("roll", "phase"), [(4, "cards"), (5, "battle")])
def test_a_revealed_ship_must_still_be_found(roll: int, phase: str) -> None:
    match = spending(3, turn="british", forces={"G": "20"}, cards=hands("", "B09"), **REVEALED)
    play(match, "british", "sail G", "to 24")
    assert match.view()["battle"] is None
    next_rolls(match, roll)
    play(match, "british", "search G", "roll")
    assert match.view()["phase"] == phase


@rule("hunt", 67)
def test_the_altmark_moves_onto_a_clue() -> None:
    match = spending(1, clues=["37"])
    play(match, "german", "sail altmark", "to 37")
    assert match.view()["clues"] == ["37"]
    assert match.view()["altmark"] == "37"
