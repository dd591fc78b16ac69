"""Card Play for Action Points, German side (rules 33-35)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, play, refused, spending, table


@rule("hunt", 33)
def test_any_number_of_actions_in_any_order() -> None:
    altmark, spee = ("sail altmark", "to 37"), ("sail spee 1", "to 27")
    for order in ((*altmark, "repair", *spee), (*spee, *altmark, "repair")):
        match = spending(5, plane="repair")
        play(match, "german", *order)
        view = match.view("german")
        assert (view["points"], view["spee"], view["altmark"]) == (2, "27", "37")
        assert view["plane"] != "repair"


@rule("hunt", 33)
def test_an_action_is_finished_before_the_next_begins() -> None:
    match = spending(5, plane="repair")
    play(match, "german", "sail spee 1")
    assert legal(match, "german") == ["to 18", "to 20", "to 21", "to 24", "to 27", "to 28", "to 32"]
    assert refused(match, "german", "repair") == ("refuse-not-now", "")
    play(match, "german", "to 27", "sail altmark")
    assert {action.split()[0] for action in legal(match, "german")} == {"to"}


@rule("hunt", 33)
def test_the_card_play_ends_when_the_points_are_spent() -> None:
    match = spending(1, cards=hands("", "B09"), maybe=["24"])
    play(match, "german", "sail altmark", "to 37")
    assert match.waiting() == ("british",)


@rule("hunt", 34)
def test_points_of_card_reserve_and_banked_cards() -> None:
    match = table(["CardPlay", 0], cards=hands("G03", german_banked="G01"), reserve=2)
    play(match, "german", "play G03 ap")
    assert match.view()["points"] == 3
    play(match, "german", "take 2")
    assert match.view()["points"] == 5
    play(match, "german", "bank G01")
    assert match.view()["points"] == 6
    # Nothing else is left to take, so there is no question any more.
    assert match.decision("german").prompt == "ask-german-actions"


COSTS = [
    ("sail spee 1", "to 27", 1),
    ("sail spee 2", "to 27", 2),
    ("sail spee 4", "to 27", 4),
    ("sail altmark", "to 36", 1),
    ("sail altmark", "to 28", 2),
    ("sail altmark", "to 24", 4),
    ("search spee", "", 2),
    ("repair", "", 1),
]


@rule("hunt", 35)
@pytest.mark.parametrize(("action", "where", "cost"), COSTS)
def test_costs(action: str, where: str, cost: int) -> None:
    match = spending(5, freighters={"F1": "24"}, plane="repair")
    play(match, "german", action, *([where] if where else []))
    assert match.view()["points"] == 5 - cost


@rule("hunt", 35)
def test_only_what_the_points_can_buy_is_offered() -> None:
    one = ["done", "sail spee 1", "sail altmark", "repair"]
    two = ["done", "sail spee 1", "sail spee 2", "sail altmark", "search spee", "repair"]
    four = ["done", "sail spee 1", "sail spee 2", "sail spee 4", "sail altmark", "search spee", "repair"]
    for points, actions in ((1, one), (2, two), (3, two), (4, four), (5, four)):
        assert legal(spending(points, freighters={"F1": "24"}, plane="repair"), "german") == actions
    match = spending(1, freighters={"F1": "24"})
    assert refused(match, "german", "search spee") == ("refuse-points", "HUNT 35")
    assert refused(match, "german", "sail spee 2") == ("refuse-points", "HUNT 35")


@rule("hunt", 35)
def test_each_point_stored_is_a_point_spent() -> None:
    match = spending(2, cards=hands("", "B09"), maybe=["24"])
    play(match, "german", "sail altmark", "to 37", "done")
    assert legal(match, "german") == ["store 0", "store 1"]
    play(match, "german", "store 1")
    assert (match.view()["reserve"], match.view()["points"]) == (1, 0)
