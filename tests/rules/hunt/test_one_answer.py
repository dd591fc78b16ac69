"""Questions with one answer that everybody knows: nobody is asked."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.hunt.table import fighting, hands, legal, next_rolls, play, table, told
from vezerkar.engine import Match
from vezerkar.engine.game import Json
from vezerkar.games.hunt.state import HuntState


def holding(card: str, forces: dict[str, Json]) -> Match[HuntState]:
    """The British Card Play phase with one card in hand."""
    return table(["CardPlay", 1], turn="british", cards=hands("", card), forces=forces, spee="33")


@rule("hunt", 95)
def test_the_last_card_of_a_hand_is_laid_down_by_itself() -> None:
    match = fighting("G06 G02", "B01")
    assert match.waiting() == ("german",)
    play(match, "german", "duel G06")
    assert [(event["german"], event["british"]) for event in told(match, "duel")][:2] == [("G06", "B01"), ("G02", "")]


@rule("hunt", 95)
def test_two_cards_are_a_choice() -> None:
    match = fighting("G06 G02", "B01 B02")
    assert set(match.waiting()) == {"german", "british"}
    assert legal(match, "german") == ["duel G02", "duel G06"]


@rule("hunt", 88)
def test_the_only_force_at_sea_makes_the_free_search() -> None:
    match = holding("B15", forces={"G": "24"})
    next_rolls(match, 3)
    play(match, "british", "play B15 event")
    assert told(match, "rolled")[0]["bonus"] == 1


@rule("hunt", 20, "B02")
def test_the_only_force_at_sea_is_ordered_to_move() -> None:
    match = holding("B02", forces={"G": "24"})
    play(match, "british", "play B02 event")
    assert match.decision("british").prompt == "ask-sail-ordered" and match.can_undo("british")
    match = holding("B02", forces={"G": "24", "H": "25"})
    play(match, "british", "play B02 event")
    assert legal(match, "british") == ["sail G", "sail H"]
