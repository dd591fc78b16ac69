"""Commands and the order of the Seasons' turns (T&T 10, 18.2; A-21, A-22, A-28)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.triumph.moving import active, can_move
from tests.rules.triumph.table import asked, hand, legal, play, settle, table, told
from vezerkar.games.triumph.game_data import AXIS, CARDS, FACTIONS, USSR, WEST
from vezerkar.games.triumph.rules.command import CommandPhase, WinterCommand
from vezerkar.games.triumph.state import NOBODY, TURN_KINDS, TntState

UNITS = ["germany tank berlin", "britain tank london", "ussr tank moscow"]


def season(name: str = "summer", **position: Any) -> TntState:
    """The Command Phase of a Season; everybody has a unit."""
    return table(at=[CommandPhase(0)], season=name, units=position.pop("units", UNITS), **position)


def commit(s: TntState, **cards: str) -> None:
    """Everybody who is asked lays one of these cards, then his second if there is one, else passes."""
    left = {faction: text.split() for faction, text in cards.items()}
    while asked(s) in FACTIONS and not s.shown:
        faction = asked(s)
        mine = left.get(faction, [])
        play(s, faction, f"commit {mine.pop(0)}" if mine else "pass")


def order(s: TntState) -> list[tuple[str, str, int]]:
    """The turns that follow: who, what kind, how many units."""
    found = []
    while asked(s) and active(s) in FACTIONS and asked(s) == active(s) and TURN_KINDS[s.turn_kind] != "none":
        found.append((active(s), TURN_KINDS[s.turn_kind], s.commands))
        play(s, active(s), "done")
    return found


@rule("triumph", "10.1")
def test_three_passes_end_the_phase_and_nobody_moves() -> None:
    s = season(hands={"axis": "a17", "west": "a18", "ussr": "a19"})
    for faction in ("axis", "west", "ussr"):
        assert asked(s) == faction
        play(s, faction, "pass")
    assert asked(s) == ""
    assert s.piles[0] == ()


@rule("triumph", "10.1", "10.2", "C-Command")
def test_letters_decide_the_order() -> None:
    s = season(hands={"axis": "a40", "west": "a16", "ussr": "a28"})
    commit(s, axis="a40", west="a16", ussr="a28")
    assert order(s) == [("west", "full", 6), ("ussr", "full", 10), ("axis", "full", 6)]
    assert {CARDS[card] for card in s.piles[0]} == {"a16", "a28", "a40"}
    assert s.commits == [(), (), ()]


@rule("triumph", "10.1")
def test_who_has_laid_a_card_must_pass_and_who_passed_may_come_back() -> None:
    s = season(hands={"axis": "a17 a18", "west": "a19"})
    play(s, "axis", "pass")
    play(s, "west", "commit a19")
    play(s, "ussr", "pass")
    assert asked(s) == "axis"
    play(s, "axis", "commit a17")
    # Neither Axis nor West is asked again; the USSR has no card, and is not asked at all.
    assert [event["faction"] for event in told(s, "passed")] == ["axis", "ussr", "ussr"]
    assert s.shown
    assert hand(s, "axis") == ["a18"]
    assert order(s) == [("axis", "full", 6), ("west", "full", 7)]


@rule("triumph", "10.1", "4.2")
def test_cards_lie_face_down_and_investment_cards_are_bluff() -> None:
    s = season(hands={"axis": "i1", "west": "a19"})
    play(s, "axis", "commit i1")
    assert told(s, "committed", "west") == []
    assert [event["faction"] for event in told(s, "committed_hidden", "west")] == ["axis"]
    commit(s, west="a19")
    assert order(s) == [("west", "full", 7)]
    assert [CARDS[card] for card in s.piles[1]] == ["i1"]


@rule("triumph", "10.1")
def test_a_phase_begins_in_turn_order() -> None:
    s = season(order="ussr axis west", hands={"axis": "a17", "ussr": "a18"})
    assert asked(s) == "ussr"


@rule("triumph", "10.11", "A-22")
@pytest.mark.parametrize(("faction", "moves"), [("axis", 4), ("west", 2), ("ussr", 2)])
def test_an_emergency_command(faction: str, moves: int) -> None:
    s = season("summer", hands={faction: "a8"})  # Spring H 6
    commit(s, **{faction: "a8"})
    assert order(s) == [(faction, "emergency", moves)]


@rule("triumph", "10.11")
def test_an_emergency_counts_in_the_order_by_its_letter() -> None:
    s = season("summer", hands={"axis": "a1", "west": "a17"})  # Spring A, Summer B
    commit(s, axis="a1", west="a17")
    assert order(s) == [("axis", "emergency", 4), ("west", "full", 6)]


@rule("triumph", "A-21", "10.11")
@pytest.mark.parametrize(("answer", "first"), [("first", "west"), ("second", "axis")])
def test_of_equal_letters_the_card_of_the_season_decides(answer: str, first: str) -> None:
    s = season("summer", hands={"axis": "a2", "west": "a17"})  # Spring B, Summer B
    commit(s, axis="a2", west="a17")
    assert asked(s) == "west"
    assert legal(s, "west") == ["first", "second"]
    play(s, "west", answer)
    assert [turn[0] for turn in order(s)] == [first, "west" if first == "axis" else "axis"]


@rule("triumph", "A-21", "10.11")
def test_of_equal_emergencies_the_die_decides() -> None:
    s = season("summer", hands={"axis": "a2", "west": "a42"})  # Spring B, Fall B
    commit(s, axis="a2", west="a42")
    assert sorted(order(s)) == [("axis", "emergency", 4), ("west", "emergency", 2)]


@rule("triumph", "10.4", "C-Winter")
def test_winter_belongs_to_the_ussr() -> None:
    s = table(at=[WinterCommand()], season="winter", units=UNITS, hands={"ussr": "a30 i1 a1", "axis": "a17"})
    assert asked(s) == "ussr"
    # Any Season, at its full value; no Investment card.
    assert legal(s, "ussr") == ["pass", "commit a1", "commit a30"]
    play(s, "ussr", "commit a30")
    assert (TURN_KINDS[s.turn_kind], s.commands) == ("winter", 10)
    assert can_move(s, "ussr tank moscow")
    assert "war axis" not in legal(s, "ussr")
    play(s, "ussr", "done")
    assert asked(s) == ""


@rule("triumph", "10.4")
def test_the_ussr_may_pass_in_winter() -> None:
    s = table(at=[WinterCommand()], season="winter", hands={"ussr": "a30"})
    play(s, "ussr", "pass")
    assert asked(s) == ""
    assert hand(s, "ussr") == ["a30"]


@rule("triumph", "11.0", "10.2", "B-36")
def test_a_turn_leaves_nothing_behind() -> None:
    s = season(hands={"axis": "a16", "west": "a17"})
    commit(s, axis="a16", west="a17")
    play(s, "axis", "pick germany_tank_1", "to ruhr")
    assert (s.commands, len(s.moves)) == (5, 1)
    play(s, "axis", "done")
    assert (asked(s), s.commands, s.moves, s.under_way) == ("west", 6, {}, False)
    assert "war axis" in legal(s, "west")


# --- two players ---------------------------------------------------------------------------------------------------


def two(name: str = "summer", **position: Any) -> TntState:
    """A Season of the two-player game; the USSR is the Active Ally, the West the Passive one."""
    s = table(season=name, two=True, units=UNITS, **position)
    s.active_ally = USSR
    s.call(CommandPhase(0))
    settle(s)
    return s


@rule("triumph", "18.231")
def test_one_card_of_the_season_is_a_defensive_turn() -> None:
    s = two(hands={"west": "a20"})
    commit(s, west="a20")
    assert order(s) == [("west", "defensive", 7)]


@rule("triumph", "18.232")
def test_two_cards_of_the_season_are_an_offensive_turn_by_the_earlier_letter() -> None:
    s = two(hands={"west": "a30 a20"})
    commit(s, west="a30 a20")
    assert order(s) == [("west", "full", 7)]
    assert {CARDS[card] for card in s.piles[0]} == {"a20", "a30"}


@rule("triumph", "18.233")
def test_any_card_gives_the_passive_ally_an_emergency() -> None:
    s = two(hands={"west": "a1"})
    commit(s, west="a1")
    assert order(s) == [("west", "emergency", 2)]


@rule("triumph", "18.23")
def test_of_two_cards_only_one_of_the_season_is_a_defensive_turn() -> None:
    s = two(hands={"west": "a1 a20"})
    commit(s, west="a1 a20")
    assert order(s) == [("west", "defensive", 7)]


@rule("triumph", "18.1", "18.23")
def test_the_active_ally_and_the_axis_lay_one_card() -> None:
    s = two(hands={"ussr": "a20 a21", "axis": "a17 a18"})
    commit(s, ussr="a20 a21", axis="a17 a18")
    assert order(s) == [("axis", "full", 6), ("ussr", "full", 7)]
    assert (len(s.hand[AXIS]), len(s.hand[USSR])) == (1, 1)


@rule("triumph", "18.22")
def test_the_passive_stack_is_not_played_from() -> None:
    s = two(hands={"axis": "a17", "west": "a20 a21"})
    s.hand[WEST], s.passive[WEST] = s.hand[WEST][:1], s.hand[WEST][1:]
    play(s, "axis", "pass")
    assert legal(s, "west") == ["pass", "commit a20"]


@rule("triumph", "18.3", "18.232")
def test_the_passive_ally_declares_war_with_a_third_card() -> None:
    s = two(hands={"west": "a30 a20 a21 a1"})
    commit(s, west="a30 a20")
    play(s, "west", "war axis")
    assert legal(s, "west") == ["discard a21"]
    play(s, "west", "discard a21")
    assert hand(s, "west") == ["a1"]
    assert s.active != NOBODY
