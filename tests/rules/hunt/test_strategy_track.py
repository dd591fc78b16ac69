"""The British Strategy Track (rules 89 to 91)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, next_rolls, play, refused, spending, table, told


@rule("hunt", 89)
@pytest.mark.parametrize(("box", "then"), [(1, "track-2"), (2, "track-3"), (3, "track-4"), (4, "06")])
def test_two_points_move_a_force_one_space_on(box: int, then: str) -> None:
    match = spending(3, "british", forces={"K": f"track-{box}"})
    play(match, "british", "advance K")
    assert match.view()["forces"] == {"G": "06", "H": "track-2", "K": then}
    assert match.view()["points"] == 1
    assert told(match, "advanced") == ([] if box == 4 else [{"force": "K", "box": box + 1}])
    assert told(match, "entered") == ([{"force": "K", "space": "06"}] if box == 4 else [])


@rule("hunt", 89)
def test_once_a_turn() -> None:
    match = spending(5, "british", cards=hands("G03 G04 G07", "B01 B02", british_discard="B13 B14"))
    play(match, "british", "advance K")
    assert refused(match, "british", "advance K") == ("refuse-advanced", "HUNT 89")
    assert refused(match, "british", "advance H") == ("refuse-advanced", "HUNT 89")
    play(match, "british", "done")
    play(match, "german", "play G07 ap", "done", "store 0", "hold 3")
    play(match, "british", "play B02 ap")
    assert "advance K" in legal(match, "british"), "and again in the next"


@rule("hunt", 89)
def test_a_force_at_sea_has_left_the_track_and_one_on_the_track_is_not_at_sea() -> None:
    match = spending(5, "british")
    assert refused(match, "british", "advance G") == ("refuse-at-sea", "HUNT 89")
    assert refused(match, "british", "sail H") == ("refuse-not-at-sea", "HUNT 89")
    assert refused(match, "british", "search K") == ("refuse-not-at-sea", "HUNT 89")


@rule("hunt", 90)
def test_a_force_that_has_come_in_moves_and_searches_in_the_same_turn() -> None:
    match = spending(4, "british", forces={"H": "track-4"}, spee="11", cards=hands(german_discard="G08"))
    play(match, "british", "advance H", "sail H", "to 11")
    next_rolls(match, 6)
    play(match, "british", "search H")
    battle = match.view()["battle"]
    assert isinstance(battle, dict) and battle["force"] == "H"


@rule("hunt", 91)
def test_an_advance_by_an_event_does_not_count() -> None:
    match = table(["BritishActions"], ["Advance"], turn="british", points=2, advanced=True, cards=hands(british="B01"))
    play(match, "british", "advance H")
    assert match.view()["forces"] == {"G": "06", "H": "track-3", "K": "track-1"}, "though one was paid for already"
    match = table(["BritishActions"], ["Advance"], turn="british", points=2, cards=hands(british="B01"))
    play(match, "british", "advance H", "advance H")
    assert match.view()["forces"] == {"G": "06", "H": "track-4", "K": "track-1"}, "and one may still be paid for"
