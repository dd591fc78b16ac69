"""WG35 4.10, 4.11, 6: the round, its initiative, its cards and its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.skirmish import Entry, arm, asked, can, do, figures, mask, question, settle, skirmish, titles, told, why
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.rules import chapters
from vezerkar.games.wg35.rules.turns.rounds import (
    Battle,
    BeginRound,
    EndOfRound,
    HandAdjust,
    Initiative,
    PickUps,
    Reveal,
)
from vezerkar.games.wg35.state import SkirmishState

assert chapters

A: list[Entry] = [("de_schutze", (100, 100)), ("de_leutnant", (300, 100))]
B: list[Entry] = [("su_rifleman", (100, 1100))]


def step(*steps: Any, a: list[Entry] = A, b: list[Entry] = B, **given: Any) -> SkirmishState:
    """A State in these Steps."""
    return skirmish(a, b, at=steps, **given)


@rule("wg35", "6.1", "6.3", "6.4", "6.5", "6.9")
def test_a_round_from_its_beginning_to_its_end() -> None:
    s = skirmish(A, B, at=[], round=0, dice=[3, 8], hands={"a": "aim"}, pools={"a": "courage aim", "b": "aim"})
    s.stack = [Battle()]
    settle(s)
    # Initiative: B rolled higher, and lets A go first.
    assert (s.round, asked(s), can(s)) == (1, 1, ["first", "second"])
    do(s, "second")
    assert (s.first, asked(s)) == (0, 0)
    do(s, "fill")
    assert titles(s.hands[0]) == "courage aim aim"
    do(s, "fill")
    assert titles(s.hands[1]) == "aim"
    do(s, "activate a1", "end", "activate b1", "end", "activate a2", "end")
    # Three cards for two figures.
    assert (asked(s), can(s)) == (0, ["drop courage", "drop aim"])
    do(s, "drop aim", "done", "done")
    assert s.round == 2
    assert (s.activated, s.left[0], asked(s)) == (0, 2, s.asked.bit_length() - 1)


@rule("wg35", "7.2", "6.5")
def test_what_a_new_round_makes_new() -> None:
    s = step()
    s.activated = s.treated = s.fired = s.acted = mask("a1")
    s.hurrah, s.left[0] = 1, 0
    s.covers, s.surprises, s.arriving = [(0, 1)], [(0, 16)], 0
    s.stack = [BeginRound()]
    settle(s)
    assert (s.round, s.left[0], s.left[17]) == (2, 2, 0)
    assert (s.activated, s.treated, s.fired, s.acted, s.hurrah, s.covers, s.surprises) == (0, 0, 0, 0, 0, [], [])


# --- initiative ----------------------------------------------------------------------------------------------------


@rule("wg35", "6.3", "0.4", "B-6")
def test_the_roll_off_is_repeated_on_ties_and_the_winner_chooses() -> None:
    s = step(Initiative(), dice=[5, 5, 9, 2], first="b")
    assert (s.drawn, asked(s)) == (4, 0)
    assert told(s, "initiative") == [{"seat": "a", "dice": ["5", "5", "9", "2"]}]
    assert question(s).default == 25 * 2**44
    do(s, "first")
    assert (s.first, s.turn) == (0, 0)


@rule("wg35", "6.3", "28.4", "28.7")
@pytest.mark.parametrize(("mission", "side"), [("raid", 0), ("ambush", 1)])
def test_missions_give_the_first_initiative(mission: str, side: int) -> None:
    s = step(Initiative(), mission=mission)
    assert (s.drawn, asked(s)) == (0, side)
    s = step(Initiative(), mission=mission, round=2, dice=[1 + side, 2 - side])
    assert (s.drawn, asked(s)) == (2, 1 - side)


@rule("wg35", "6.3", "25.13", "28.7")
def test_any_concealed_figure_may_be_revealed_the_first_side_first() -> None:
    s = skirmish([("yu_partizan", (100, 100)), ("yu_partizan", (200, 100))], [("uk_sniper", (100, 1100))], at=[], first="b")
    s.concealed = mask("a1 a2 b1")
    s.stack = [Reveal(1), Reveal(0)]
    settle(s)
    assert (asked(s), can(s)) == (1, ["done", "reveal b1"])
    do(s, "done")
    assert (asked(s), can(s)) == (0, ["done", "reveal a1", "reveal a2"])
    do(s, "reveal a2")
    assert figures(s.concealed) == "a1 b1"
    assert why(s, "reveal a2").cite == "WG35 25.13"
    do(s, "reveal a1")
    assert asked(s) == NOBODY


# --- cards ---------------------------------------------------------------------------------------------------------


@rule("wg35", "6.4", "25.23")
@pytest.mark.parametrize(("state", "cards"), [("shocked", 2), ("helpless", 2), ("broken", 1), ("out", 1)])
def test_leaders_bring_their_command_points(state: str, cards: int) -> None:
    s = step(pools={"a": "aim aim aim courage"})
    setattr(s, state, mask("a2"))
    if state == "out":
        s.on &= ~mask("a2")
    s.stack = [PickUps()]
    settle(s)
    assert can(s) == ["done", "pick courage", "pick aim", "fill"] or can(s)[0] == "done"
    for _ in range(cards):
        do(s, "pick aim")
    assert asked(s) == NOBODY
    assert titles(s.hands[0]) == " ".join(["aim"] * cards)
    assert titles(s.pools[0]).count("aim") == 3 - cards


@rule("wg35", "6.4", "4.11")
def test_the_first_side_takes_first_and_the_hand_may_exceed_its_limit() -> None:
    s = step(PickUps(), pools={"a": "aim", "b": "aim"}, hands={"b": "aim aim aim"}, first="b")
    assert asked(s) == 1
    assert why(s, "pick courage").reason == "refuse-pool"
    do(s, "pick aim")
    assert titles(s.hands[1]) == "aim aim aim aim"
    assert asked(s) == 0
    do(s, "done")
    assert titles(s.hands[0]) == ""


@rule("wg35", "22.2", "6.4", "B-6")
def test_elite_armies_take_d3_action_cards_besides() -> None:
    # The die of the first side is rolled first.
    s = step(PickUps(), a=[("uk_commando", (100, 100))], pools={"a": "aim aim aim civilians civilians"}, dice=[3])
    assert told(s, "elite_cards") == [{"seat": "a", "cards": 2}]
    do(s, "pick civilians")
    # Now only action cards are left to take.
    assert can(s) == ["done", "pick aim", "fill"]
    assert why(s, "pick civilians").cite == "WG35 22.2"
    do(s, "pick aim", "pick aim")
    assert asked(s) == NOBODY


@rule("wg35", "6.4")
def test_the_proposal_takes_titles_one_has_fewest_of_and_can_still_play() -> None:
    s = step(PickUps(), pools={"a": "pyrrhic aim aim courage"}, hands={"a": "courage"})
    do(s, "fill")
    assert titles(s.hands[0]) == "courage courage aim" or titles(s.hands[0]) == "courage aim aim"
    assert not s.hands[0][CARD_INDEX["pyrrhic"]]


@rule("wg35", "4.10", "6.9")
def test_hands_are_adjusted_to_the_figures_still_there() -> None:
    s = skirmish([*A, ("de_schutze", None)], B, at=[], hands={"a": "aim aim aim courage", "b": "aim"})
    # Wounded and concealed figures and those still to come count, those incapacitated or evacuated do not.
    s.helpless, s.concealed, s.evacuated, s.on = mask("a1"), mask("a1"), mask("a2"), mask("a1 b1")
    s.stack = [HandAdjust(1), HandAdjust(0)]
    settle(s)
    assert question(s).args == {"cards": 2, "limit": 2}
    assert why(s, "done").cite == "WG35 4.10"
    do(s, "drop aim", "drop aim")
    # Further if one likes.
    assert can(s)[0] == "done"
    do(s, "drop courage", "done")
    assert (titles(s.hands[0]), titles(s.pools[0])) == ("aim", "courage aim aim")
    # The other side is asked, too.
    assert asked(s) == 1


# --- the end of the round ------------------------------------------------------------------------------------------


@rule("wg35", "6.6", "12.2")
def test_single_shot_weapons_are_full_again_when_they_were_not_fired() -> None:
    s = skirmish([("su_ptrd", (100, 100)), ("su_ptrd", (300, 100))], [("de_schutze", (100, 1100))])
    one, other = arm(s, "a1 ptrd41"), arm(s, "a2 ptrd41")
    s.loaded[one] = s.loaded[other] = 0
    s.shots[other] = 1
    s.stack = [EndOfRound()]
    settle(s)
    assert (s.loaded[one], s.loaded[other]) == (1, 0)
    # What counts by the round begins anew.
    assert s.shots[other] == 0


@rule("wg35", "6.6")
def test_smoke_lifts() -> None:
    s = step()
    s.smoke = [(point(600, 600, 0), 150)]
    s.stack = [EndOfRound()]
    settle(s)
    assert s.smoke == []
