"""The Reserve (rules 53-55)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, play, refused, spending, table, told


def done(points: int, reserve: int):
    """So many points are left over when the Reserve stands there."""
    match = spending(points, reserve=reserve, cards=hands("", "B09"), maybe=["24"])
    play(match, "german", "done")
    return match


@rule("hunt", 53)
@pytest.mark.parametrize(
    ("points", "reserve", "most"),
    [(1, 0, 1), (2, 0, 2), (5, 0, 2), (1, 1, 1), (3, 1, 1)],
)
def test_two_points_in_all_may_be_stored(points: int, reserve: int, most: int) -> None:
    match = done(points, reserve)
    assert legal(match, "german") == [f"store {n}" for n in range(most + 1)]
    assert refused(match, "german", f"store {most + 1}") == ("refuse-reserve-full", "HUNT 53")
    play(match, "german", f"store {most}")
    assert match.view()["reserve"] == reserve + most
    assert match.view()["points"] == 0, "the rest is lost"


@rule("hunt", 53)
def test_a_full_reserve_takes_no_more() -> None:
    match = done(5, 2)
    assert match.waiting() == ("british",)
    assert (match.view()["reserve"], match.view()["points"]) == (2, 0)


@rule("hunt", 53)
def test_what_is_not_stored_is_lost_before_drawing() -> None:
    # The British player cannot rule out that she is near the Altmark: so the Redraw asks.
    match = spending(3, cards=hands("", "B09"))
    play(match, "german", "done", "store 1")
    assert match.decision("german").prompt == "ask-redraw" and match.view()["points"] == 0
    match = spending(3, reserve=2, cards=hands("", "B09"))
    play(match, "german", "done")
    assert match.decision("german").prompt == "ask-redraw" and match.view()["points"] == 0


@rule("hunt", 53)
def test_storing_is_no_duty() -> None:
    match = done(2, 0)
    play(match, "german", "store 0")
    assert match.view()["reserve"] == 0
    assert told(match, "stored", "british") == []


@rule("hunt", 54)
def test_points_are_taken_when_a_card_is_played_for_points() -> None:
    match = table(["CardPlay", 0], cards=hands("G03"), reserve=2)
    play(match, "german", "play G03 ap")
    assert legal(match, "german") == ["take 1", "take 2", "begin"]
    play(match, "german", "take 1")
    assert (match.view()["points"], match.view()["reserve"]) == (4, 1)
    assert legal(match, "german") == ["take 1", "begin"]
    assert refused(match, "german", "take 2") == ("refuse-reserve-empty", "HUNT 54")
    play(match, "german", "begin")
    assert refused(match, "german", "take 1") == ("refuse-not-now", "")
    assert match.view()["reserve"] == 1


@rule("hunt", 54)
def test_an_event_takes_none() -> None:
    match = table(["CardPlay", 0], cards=hands("G10"), reserve=2)
    play(match, "german", "play G10 event")
    assert match.decision("german").prompt == "ask-sail-spee"
    assert match.view()["reserve"] == 2


@rule("hunt", 54)
def test_a_compulsory_card_takes_them_too() -> None:
    match = table(["CardPlay", 0], cards=hands("G09"), reserve=1)
    play(match, "german", "play G09 ap", "take 1")
    assert match.view()["points"] == 6


@rule("hunt", 54)
def test_points_stored_wait_for_a_later_turn() -> None:
    match = spending(2, cards=hands("G03", "B09"), maybe=["24"], freighters={"F1": "34", "F3": "34"})
    play(match, "german", "done", "store 2")
    assert "german" not in match.waiting()
    match.until(lambda match: match.waiting() != ("british",), policy=lambda decision: decision.options[0])
    play(match, "german", "play G03 ap")
    assert "take 2" in legal(match, "german")


@rule("hunt", 54)
def test_the_reserve_is_not_for_the_british_player() -> None:
    match = table(["CardPlay", 1], turn="british", cards=hands("", "B09"), reserve=2)
    play(match, "british", "play B09 ap")
    assert match.decision("british").prompt == "ask-british-actions"


@rule("hunt", 55)
def test_the_reserve_is_public() -> None:
    match = done(3, 1)
    play(match, "german", "store 1")
    assert match.view("british")["reserve"] == match.view()["reserve"] == 2
    assert told(match, "stored", "british") == [{"points": 1, "reserve": 2}]
    match = table(["CardPlay", 0], cards=hands("G03"), reserve=2)
    play(match, "german", "play G03 ap", "take 2")
    assert told(match, "reserve_taken", "british") == [{"taken": 2, "points": 5, "reserve": 0}]
