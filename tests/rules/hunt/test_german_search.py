"""German Search and Attack (rules 43-49)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, in_zone, legal, next_rolls, play, refused, seen, spending, table, told


def searching(roll: int, action: str = "search spee", **state):
    """The Graf Spee in 20 has searched, with this roll; a freighter is there."""
    match = spending(5, **{"spee": "20", "freighters": {"F3": "20"}, **state})
    next_rolls(match, roll)
    play(match, "german", action)
    return match


@rule("hunt", 43, 44, 45, 49)
def test_example_2() -> None:
    """Prize Warfare for its 2 points: she shows herself in 20, sends up the plane and rolls a 4."""
    match = table(["CardPlay", 0], spee="20", freighters={"F3": "20"}, cards=hands("G15", "B09"))
    play(match, "german", "play G15 ap")
    assert "search spee plane" in legal(match, "german")
    next_rolls(match, 4)
    play(match, "german", "search spee plane")
    view = match.view("british")
    assert (view["shown"], view["spee"], view["plane"], view["points"]) == (True, "20", "repair", 0)
    assert told(match, "rolled", "british") == [
        {"seat": "german", "die": 4, "bonus": 2, "total": 6, "target": 5, "success": 1}
    ]  # fmt: skip
    assert view["freighters"]["F3"] == "sunk"
    assert told(match, "sunk", "british") == [{"freighter": "F3", "count": 1}]
    assert match.outcome is None, "four to go"


@rule("hunt", 43)
def test_only_in_the_very_space_of_a_freighter() -> None:
    match = spending(5, spee="20", freighters={"F3": "24", "F4": "23"})
    assert refused(match, "german", "search spee") == ("refuse-no-freighter", "HUNT 43")
    match = spending(5, spee="20", freighters={"F3": "20"})
    assert {"search spee", "search spee plane"} <= set(legal(match, "german"))


@rule("hunt", 43)
@pytest.mark.parametrize("roll", [1, 6])
def test_she_is_revealed_whatever_the_roll(roll: int) -> None:
    match = searching(roll)
    assert match.view("british")["spee"] == "20" and match.view("british")["shown"]
    assert match.view("british")["maybe"] == ["20"]
    assert told(match, "revealed", "british") == [{"space": "20"}]
    assert match.view()["points"] == 3


@rule("hunt", 44)
@pytest.mark.parametrize("roll", [1, 6])
def test_the_plane_goes_under_repair_whatever_the_roll(roll: int) -> None:
    match = searching(roll, "search spee plane")
    assert match.view()["plane"] == "repair"
    assert told(match, "plane", "british") == [{"state": "repair", "why": "used"}]


@rule("hunt", 44)
def test_a_search_without_the_plane_leaves_it_ready() -> None:
    match = searching(5)
    assert match.view()["plane"] == "ready"
    assert told(match, "rolled", "british")[0]["bonus"] == 0


@rule("hunt", 44)
@pytest.mark.parametrize("plane", ["repair", "destroyed"])
def test_the_plane_must_be_ready(plane: str) -> None:
    match = spending(5, spee="20", freighters={"F3": "20"}, plane=plane)
    assert "search spee" in legal(match, "german")
    assert refused(match, "german", "search spee plane") == ("refuse-plane-not-ready", "HUNT 44")


@rule("hunt", 45)
@pytest.mark.parametrize("roll", range(1, 7))
def test_five_is_enough_or_three_with_the_plane(roll: int) -> None:
    assert (searching(roll).view()["freighters"]["F3"] == "sunk") is (roll >= 5)
    assert (searching(roll, "search spee plane").view()["freighters"]["F3"] == "sunk") is (roll >= 3)


TWO_AND_ONE = {"F3": "20", "F4": "20", "F8": "24"}


@rule("hunt", 46)
def test_one_freighter_of_several_picked_after_the_success() -> None:
    match = searching(5, freighters=TWO_AND_ONE)
    assert told(match, "rolled", "british")[0]["success"] == 1
    assert legal(match, "german") == ["sink F3", "sink F4"]
    assert refused(match, "german", "sink F8") == ("refuse-no-such-ship", "HUNT 46")
    play(match, "german", "sink F4")
    freighters = match.view()["freighters"]
    assert (freighters["F3"], freighters["F4"], freighters["F8"]) == ("20", "sunk", "24")


@rule("hunt", 46)
def test_nothing_to_pick_after_a_failure() -> None:
    match = searching(4, freighters=TWO_AND_ONE)
    assert match.decision("german").prompt == "ask-german-actions"
    assert "sunk" not in match.view()["freighters"].values()


@rule("hunt", 47)
@pytest.mark.parametrize("roll", [1, 5])
def test_one_search_a_turn(roll: int) -> None:
    match = searching(roll, freighters={"F3": "20", "F4": "20"})
    if roll == 5:
        play(match, "german", "sink F3")
    assert refused(match, "german", "search spee") == ("refuse-searched", "HUNT 47")
    play(match, "german", "sail spee 1", "to 20")
    assert refused(match, "german", "search spee plane") == ("refuse-searched", "HUNT 47")


@rule("hunt", 47)
def test_a_search_given_by_an_event_is_the_search_of_the_turn() -> None:
    match = table(["CardPlay", 0], spee="20", freighters={"F3": "20", "F4": "20"}, cards=hands("G15"))
    next_rolls(match, 4)
    play(match, "german", "play G15 event", "search spee")
    assert match.view()["searched"] == ["spee"]
    assert legal(match, "german") == ["sink F3", "sink F4"]
    # No card gives a free Search and points in one turn; so the turn is put together here.
    again = spending(4, spee="20", freighters={"F3": "20"}, searched=8)
    assert refused(again, "german", "search spee") == ("refuse-searched", "HUNT 47")


@rule("hunt", 47)
def test_next_turn_she_searches_again() -> None:
    match = searching(1, cards=hands("G03", "B09"), freighters={"F3": "20", "F8": "26"})
    play(match, "german", "done", "store 0")
    match.until(lambda match: match.waiting() != ("british",), policy=lambda decision: decision.options[0])
    play(match, "german", "play G03 ap")
    assert match.view()["searched"] == []


def order(target: str, freighter: str):
    """Operational Order 115.39: she has moved there in secret and might search now."""
    match = table(["CardPlay", 0], spee="20", freighters={"F3": freighter}, cards=hands("G02"))
    play(match, "german", "play G02 event", "to " + target)
    return match


@rule("hunt", 3, 47)
def test_a_free_search_is_asked_for_whether_or_not_she_is_with_a_freighter() -> None:
    here, there = order("24", "24"), order("20", "24")
    assert legal(here, "german") == ["pass", "search spee", "search spee plane"]
    assert legal(there, "german") == ["pass"]
    assert refused(there, "german", "search spee") == ("refuse-no-freighter", "HUNT 43")
    assert seen(here, "british") == seen(there, "british")
    assert order("24", "bag").decision("german").prompt == "ask-redraw", "no freighter at sea: no question"


@rule("hunt", 48)
def test_the_altmark_never_searches() -> None:
    match = spending(5, spee="24", altmark="20", freighters={"F3": "20"})
    assert not [text for text in legal(match, "german") if "search" in text]


@rule("hunt", 49)
def test_the_fifth_ends_the_game_at_once() -> None:
    sunk = {"F1": "sunk", "F2": "sunk", "F5": "sunk"}
    match = searching(5, freighters={"F3": "20", **sunk})
    assert match.outcome is None, "four are not enough"
    # Harwood's Intuition is in hand and a Force is near: there is no time for it.
    state: dict[str, Any] = {"freighters": {"F3": "20", "F6": "sunk", **sunk}, "forces": {"G": "27"}, "cards": hands("", "B04")}
    match = searching(5, **state)
    assert match.outcome is not None and match.outcome.winners == ("german",)
    assert match.decisions() == ()
    assert told(match, "ended", "british") == [{"winner": "german", "ending": "sinkings", "rule": "HUNT 106"}]
    assert in_zone(match, "british", "hand") == "B04"
