"""What others can know of a Government Phase: what is begun and not played, and the number of what is asked."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.triumph.table import asked, legal, play, question, settle, table
from vezerkar.engine.dice import Dice, key_of
from vezerkar.games.triumph.game_data import AXIS, USSR, WEST
from vezerkar.games.triumph.imagine import imagine
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.state import NOBODY, TntState


def seen_by(s: TntState, seat: int) -> TntState:
    """The game as a seat imagines it."""
    return imagine(s, seat, Dice(key_of("other")))


@rule("triumph", "9.3", "7.32")
@pytest.mark.parametrize("begun", ["develop sonar", "industry i31", "develop sonar;pair i5 i8"])
def test_what_a_player_has_begun_is_nobodys_business(begun: str) -> None:
    s = table(at=[Government()], hands={"axis": "i5 i8 i31 i47", "west": "i1 i2 a1"})
    play(s, "axis", *begun.split(";"))
    assert question(s, "axis").text != "ask-government"
    assert legal(seen_by(s, AXIS), "axis") == legal(s, "axis")
    for seat in (WEST, USSR, NOBODY):
        other = seen_by(s, seat)
        settle(other)
        assert asked(other) == "axis" and question(other, "axis").text == "ask-government"
        assert len(other.stack) == 1 and other.passes == 0


@rule("triumph", "A-17", "9.5")
def test_the_pair_of_a_mole_is_begun_in_secret_too() -> None:
    s = table(at=[Government()], hands={"axis": "i31 i55 i43", "west": "i13 i15"}, order="west axis ussr")
    play(s, "west", "develop jets", "vault")
    play(s, "axis", "spy i31", "at west")
    play(s, "west", "pass")
    play(s, "axis", "develop jets")
    assert legal(seen_by(s, AXIS), "axis") == ["pair i31 i43", "pair i31 i55"]
    for seat in (WEST, USSR, NOBODY):
        other = seen_by(s, seat)
        settle(other)
        assert asked(other) == "axis" and question(other, "axis").text == "ask-mole"
        assert "pass" in legal(other, "axis")
