"""Response windows betray nothing (rules 4, 21, 22; section 11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.hunt.table import hands, legal, next_rolls, play, refused, seen, spending, table
from vezerkar.engine.scene import Reaction


def declared(british: str, **zones: str):
    """Fair Weather has just been declared."""
    match = table(["CardPlay", 0], cards=hands("G10", british, **zones))
    play(match, "german", "play G10 event")
    return match


def attacked(british: str, force: str = "27", roll: int = 1, **zones: str):
    """The Graf Spee has attacked a freighter in 20 while Force G was there."""
    match = spending(3, spee="20", freighters={"F3": "20"}, forces={"G": force}, cards=hands("", british, **zones))
    next_rolls(match, roll)
    play(match, "german", "search spee")
    return match


def found(german: str, **zones: str):
    """Force G has found the Graf Spee."""
    match = spending(1, turn="british", spee="06", cards=hands(german, "", **zones))
    next_rolls(match, 5)
    play(match, "british", "search G")
    return match


@rule("hunt", 4, 21)
def test_the_question_comes_whether_or_not_a_response_is_held() -> None:
    with_it, without = declared("B13 B09"), declared("B08 B09")
    assert legal(with_it, "british") == ["respond B13", "pass"]
    assert legal(without, "british") == ["pass"]
    assert with_it.decision("british").window and without.decision("british").window
    assert seen(with_it, "german") == seen(without, "german")
    with_it, without = attacked("B04 B09"), attacked("B08 B09")
    assert legal(with_it, "british") == ["respond B04", "pass"]
    assert legal(without, "british") == ["pass"]
    assert seen(with_it, "german") == seen(without, "german")
    with_it, without = found("G08"), found("G13")
    assert legal(with_it, "german") == ["respond G08", "pass"]
    assert legal(without, "german") == ["pass"]
    assert seen(with_it, "british") == seen(without, "british")


@rule("hunt", 21)
def test_a_response_in_ones_own_hand_can_be_given_standing_orders_for() -> None:
    """The Scene says which action it offers, and the cases are those of the window's facts."""
    for match, seat, answer in (
        (declared("B13 B09"), "british", "B13"),
        (attacked("B04 B09"), "british", "B04"),
        (found("G08"), "german", "G08"),
    ):
        decision = match.decision(seat)
        reactions: dict[tuple[str, str], Reaction] = {}
        for viewer in match.seats:
            scene = match.game.scene(match.view(viewer), None, lambda text, args: text)
            reactions |= {(viewer, card.id): card.reaction for group in scene.cards for card in group.cards if card.reaction}
        assert list(reactions) == [(seat, answer)]
        reaction = reactions[seat, answer]
        assert reaction.action in [option.notation for option in decision.options]
        assert [decision.args[case.fact] for case in reaction.cases] == [case.value for case in reaction.cases]


@rule("hunt", 4, 21)
def test_passing_shows_nothing() -> None:
    with_it, without = declared("B13 B09"), declared("B08 B09")
    for match in (with_it, without):
        play(match, "british", "pass")
    assert seen(with_it, "german") == seen(without, "german")


@rule("hunt", 21)
def test_each_window_has_its_own_cards() -> None:
    assert legal(declared("B04 B13 B14"), "british") == ["respond B13", "respond B14", "pass"]
    assert legal(attacked("B04 B13 B14"), "british") == ["respond B04", "pass"]
    assert legal(found("G08 G13 G14"), "german") == ["respond G08", "pass"]
    assert refused(found("G08 G13"), "german", "respond G13") == ("refuse-no-answer", "HUNT 21")


@rule("hunt", 21)
@pytest.mark.parametrize("zone", ["discard", "removed", "banked"])
def test_no_question_when_everybody_sees_that_no_answer_can_come(zone: str) -> None:
    assert declared("B09", **{f"british_{zone}": "B13"}).waiting() == ("british",), "B14 may be in hand"
    assert declared("B09", **{f"british_{zone}": "B13 B14"}).waiting() == ("german",)
    lying: dict[str, Any] = {f"british_{zone}": "B04"}
    assert attacked("B09", **lying).waiting() == ("german",)
    assert found("G03", **{f"german_{zone}": "G08"}).view()["phase"] == "battle"


@rule("hunt", 21)
def test_no_question_to_an_empty_hand() -> None:
    assert declared("").waiting() == ("german",)
    assert found("").view()["phase"] == "battle"


@rule("hunt", 21)
@pytest.mark.parametrize("roll", [1, 6])
def test_an_attack_can_be_answered_when_a_force_is_within_one_space(roll: int) -> None:
    for near in ("20", "27", "14"):
        assert attacked("B09", near, roll).waiting() == ("british",)
    for away in ("31", "track-4"):
        assert attacked("B09", away, roll).waiting() == ("german",)


@rule("hunt", 22)
def test_an_attack_admits_one_response_that_cannot_be_answered() -> None:
    match = attacked("B04 B13")
    next_rolls(match, 6)
    play(match, "british", "respond B04")
    assert match.view()["phase"] == "battle", "the German player is not asked for the Second Funnel"


@rule("hunt", 21)
def test_a_search_that_finds_nothing_asks_nobody() -> None:
    match = spending(2, turn="british", spee="24", cards=hands("G08", ""))
    next_rolls(match, 5)
    play(match, "british", "search G")
    assert match.waiting() == ("british",)
