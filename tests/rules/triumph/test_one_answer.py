"""Questions with one answer: who holds no card that could be played passes without being asked, as everybody sees."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.triumph.table import asked, legal, play, question, table, told
from vezerkar.games.triumph.rules.command import CommandPhase, WinterCommand
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.state import TntState


def passed(s: TntState) -> list[object]:
    """The factions that have passed, in order."""
    return [event["faction"] for event in told(s, "passed")]


@rule("triumph", "7.3", "7.35")
def test_without_cards_a_faction_passes_in_the_government_phase() -> None:
    s = table(at=[Government()], hands={"west": "a1"})
    assert asked(s) == "west" and passed(s) == ["axis"]
    play(s, "west", "pass")
    assert asked(s) == "" and passed(s) == ["axis", "west", "ussr"]


@rule("triumph", "7.3", "7.35")
def test_a_hand_from_which_nothing_can_be_played_is_asked() -> None:
    """Others do not know which cards these are."""
    s = table(at=[Government()], hands={"axis": "i1"})
    assert asked(s) == "axis" and legal(s, "axis") == ["pass"]


@rule("triumph", "10.1")
def test_without_cards_a_faction_lays_none() -> None:
    s = table(at=[CommandPhase(0)], season="summer", hands={"west": "i1"})
    assert asked(s) == "west" and passed(s) == ["axis"]
    play(s, "west", "commit i1")
    assert s.sink is not None and passed(s) == ["axis", "ussr", "axis"]
    assert [event["faction"] for event in told(s, "commands")] == ["west"]


@rule("triumph", "10.1")
def test_without_any_card_a_season_is_over_at_once() -> None:
    s = table(at=[CommandPhase(0)], season="summer")
    assert asked(s) == "" and passed(s) == ["axis", "west", "ussr"] and not s.stack


@rule("triumph", "10.4")
def test_without_action_cards_the_ussr_is_not_asked_in_winter() -> None:
    """The backs of its cards tell it."""
    s = table(at=[WinterCommand()], season="winter", hands={"ussr": "i1 i2"})
    assert asked(s) == "" and passed(s) == ["ussr"]
    s = table(at=[WinterCommand()], season="winter", hands={"ussr": "a1 i2"})
    assert question(s, "ussr").text == "ask-winter-command"
