"""Repairing the Plane (rules 50-52)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, next_rolls, play, refused, spending, table, told

REMOVABLE = "G02 G05 G06 G08 G01 G03 G04"


def repairing(roll: int, removed: int, **state):
    """A repair with this roll while so many German cards are out of the game."""
    out = " ".join(REMOVABLE.split()[:removed])
    match = spending(3, plane="repair", **{"cards": hands("", "", german_removed=out), **state})
    next_rolls(match, roll)
    play(match, "german", "repair")
    return match


@rule("hunt", 50)
def test_example_3() -> None:
    """Kriegsmarine for its 1 point; four cards are out of the game, so a 5 is needed; the roll is 1."""
    match = table(["CardPlay", 0], plane="repair", cards=hands("G01", "B09", german_removed="G02 G05 G06 G08"))
    play(match, "german", "play G01 ap")
    next_rolls(match, 1)
    play(match, "german", "repair")
    assert told(match, "rolled", "british")[0]["target"] == 5
    assert told(match, "plane", "british") == [{"state": "destroyed", "why": "repair"}]
    assert match.view()["plane"] == "destroyed"


@rule("hunt", 50)
@pytest.mark.parametrize("removed", [0, 1, 4, 5])
def test_the_roll_must_be_greater_than_the_cards_removed(removed: int) -> None:
    for roll in range(1, 7):
        assert repairing(roll, removed).view()["plane"] == ("ready" if roll > removed else "destroyed")


@rule("hunt", 50)
@pytest.mark.parametrize("plane", ["ready", "destroyed"])
def test_only_under_repair(plane: str) -> None:
    match = spending(3, plane=plane)
    assert "repair" not in legal(match, "german")
    assert refused(match, "german", "repair") == ("refuse-plane-not-damaged", "HUNT 50")


@rule("hunt", 50)
def test_a_destroyed_plane_never_comes_back() -> None:
    match = repairing(1, 4, freighters={"F3": "24"})
    assert legal(match, "german") == ["done", "sail spee 1", "sail spee 2", "sail altmark", "search spee"]


@rule("hunt", 51)
@pytest.mark.parametrize("removed", [6, 7])
def test_with_six_removed_it_can_be_tried_but_not_done(removed: int) -> None:
    assert repairing(6, removed).view()["plane"] == "destroyed"


@rule("hunt", 51)
def test_british_cards_and_discards_do_not_count() -> None:
    away = hands("", "", british_removed="B01 B04 B05 B08", german_discard="G02 G05 G06 G08")
    assert repairing(1, 0, cards=away).view()["plane"] == "ready"


@rule("hunt", 52)
def test_repair_then_search_with_the_plane() -> None:
    match = spending(3, plane="repair", freighters={"F3": "24"})
    next_rolls(match, 6, 3)
    play(match, "german", "repair", "search spee plane")
    assert match.view()["freighters"]["F3"] == "sunk"
    assert match.view()["plane"] == "repair"


@rule("hunt", 52)
def test_search_with_the_plane_then_repair() -> None:
    match = spending(3, freighters={"F3": "24"})
    next_rolls(match, 2, 6)
    play(match, "german", "search spee plane", "repair")
    assert match.view()["plane"] == "ready"
