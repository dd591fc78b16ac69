"""The Government Phase: turns, industry, the end of card play, hand limits."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.triumph.table import asked, hand, legal, nouns, play, question, refused, settle, table, told
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.state import step_of
from vezerkar.games.triumph.game_data import AXIS, CARD_INDEX, FACTION_INDEX, JETS, USA, USSR, WEST
from vezerkar.games.triumph.notation import notation
from vezerkar.games.triumph.rules.government import Government, factory_cost
from vezerkar.games.triumph.rules.technology import reveal
from vezerkar.games.triumph.state import NOBODY, TntState

ACTIONS = [f"a{i}" for i in range(1, 56)]


def government(axis: str = "", west: str = "", ussr: str = "", order: str = "axis west ussr", two: bool = False) -> TntState:
    """Card play begins with these hands."""
    hands = {"axis": axis, "west": west, "ussr": ussr}
    return table(at=[Government()], hands=hands, order=order, two=two)


def end_play(s: TntState) -> None:
    """Everybody passes."""
    while s.active != NOBODY:
        play(s, asked(s), "pass")


@rule("triumph", "7.3", "7.35", "B-9")
def test_one_option_a_turn_in_turn_order_until_three_passes_in_a_row() -> None:
    s = government("a1", "a3", "a4 a55", order="ussr axis west")
    assert s.active == USSR
    play(s, "ussr", "pass")
    play(s, "axis", "pass")
    play(s, "west", "diplomacy a3 usa")
    play(s, "ussr", "pass")
    play(s, "axis", "diplomacy a1 spain")
    play(s, "west", "pass")
    play(s, "ussr", "diplomacy a4 greece")
    play(s, "axis", "pass")
    play(s, "west", "pass")
    assert asked(s) == "ussr"
    play(s, "ussr", "pass")
    assert asked(s) == "" and s.active == NOBODY and not s.stack
    assert [data["nation"] for data in told(s, "influence")] == ["greece", "spain", "usa"], "Resolution in turn order"
    assert len(told(s, "passed")) == 7


@rule("triumph", "7.32", "B-15")
def test_industry_takes_cards_until_their_factories_reach_the_cost() -> None:
    s = government("i1 i13 i31 a1", "a55")
    assert nouns(s, "axis", "industry") == ["i1", "i13", "i31"]
    play(s, "axis", "industry i1")
    assert question(s, "axis").args == {"factories": 2, "cost": 5}
    assert legal(s, "axis") == ["industry i13", "industry i31"]
    assert hand(s, "axis") == ["a1", "i1", "i13", "i31"], "nothing is played before the cost is met"
    play(s, "axis", "industry i13")
    assert s.ind[AXIS] == 13 and s.raises[AXIS] == 1, "6 factories: one is lost"
    assert hand(s, "axis") == ["a1", "i31"] and sorted(s.piles[1]) == [CARD_INDEX["i1"], CARD_INDEX["i13"]]
    assert told(s, "industry") == [{"faction": "axis", "ind": 13, "cards": ["i1", "i13"]}]
    assert asked(s) == "west"


@rule("triumph", "7.32")
def test_too_few_factories() -> None:
    s = government("i1 i8 i40 a1")
    assert nouns(s, "axis", "industry") == ["i1", "i8", "i40"]
    s = government("i1 i8 a1")
    assert legal(s, "axis") == ["pass", "diplomacy a1 spain", "diplomacy a1 yugoslavia"]
    assert refused(s, "axis", "industry i1") == ("refuse-factories", "T&T 7.32")
    assert refused(s, "axis", "industry i2") == ("refuse-not-of-use", "T&T 4.1")


@rule("triumph", "7.32", "B-15")
def test_two_raises_a_year() -> None:
    s = government("i13 i16 i17 i20 i36 i38")
    play(s, "axis", "industry i13", "industry i16")
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    play(s, "axis", "industry i17", "industry i20")
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    assert s.ind[AXIS] == 14 and s.raises[AXIS] == 2
    assert nouns(s, "axis", "industry") == []
    assert refused(s, "axis", "industry i36") == ("refuse-raised-twice", "T&T 7.32")


@rule("triumph", "7.32", "A-7")
@pytest.mark.parametrize(
    ("faction", "declared", "cost"),
    [
        ("axis", "", 5),
        ("axis", "west", 4),
        ("axis", "west ussr", 3),
        ("west", "", 6),
        ("west", "axis", 5),
        ("west", "axis ussr", 4),
        ("ussr", "", 7),
        ("ussr", "axis", 5),
        ("ussr", "axis west", 3),
    ],
)
def test_the_cost_falls_a_level_for_each_war_declared_on_the_faction(faction: str, declared: str, cost: int) -> None:
    s = table()
    victim = FACTION_INDEX[faction]
    for name in declared.split():
        s.declared[FACTION_INDEX[name]] |= BIT[victim]
    s.declared[victim] = 7 & ~BIT[victim]
    assert factory_cost(s, victim) == cost, "wars one declares oneself do not count"


@rule("triumph", "7.32", "8.43", "A-7")
def test_the_usa_lower_the_cost_of_the_west() -> None:
    s = table(markers={"usa": "west"})
    assert factory_cost(s, WEST) == 5 and factory_cost(s, AXIS) == 5
    s.declared[AXIS] = s.declared[USSR] = BIT[WEST]
    assert factory_cost(s, WEST) == 3
    assert s.marker[USA] == WEST


@rule("triumph", "7.5", "B-20")
@pytest.mark.parametrize(("faction", "limit"), [("axis", 7), ("west", 8), ("ussr", 6)])
def test_hands_are_cut_down_to_the_limit(faction: str, limit: int) -> None:
    cards = [*ACTIONS[: limit - 1], "i1", "i2", "i3"]
    s = table(at=[Government()], hands={faction: " ".join(cards)})
    end_play(s)
    assert asked(s) == faction
    assert question(s, faction).args == {"count": 2}
    assert len(legal(s, faction)) == limit + 2, "both kinds of cards count and may go"
    assert refused(s, faction, "discard a50") == ("refuse-not-of-use", "T&T 4.1")
    play(s, faction, "discard i1", "discard a1")
    assert asked(s) == "" and len(hand(s, faction)) == limit
    assert s.piles == [(CARD_INDEX["a1"],), (CARD_INDEX["i1"],)]
    assert told(s, "discarded")[0] == {"faction": faction, "cards": ["i1"]}


@rule("triumph", "7.5")
def test_several_discard_at_the_same_time() -> None:
    s = government(" ".join(ACTIONS[:9]), " ".join(ACTIONS[10:18]), " ".join(ACTIONS[20:27]))
    end_play(s)
    assert asked(s) == "axis ussr", "the West is within its limit"
    play(s, "ussr", "discard a21")
    assert asked(s) == "axis"
    play(s, "axis", "discard a1", "discard a2")
    assert asked(s) == ""


@rule("triumph", "7.5", "9.3", "B-17", "B-20")
def test_each_pair_in_the_vault_counts_as_a_card_until_it_is_revealed() -> None:
    s = government(" ".join(ACTIONS[:7]))
    s.decks[1] = tuple(card for card in s.decks[1] if card not in (CARD_INDEX["i13"], CARD_INDEX["i15"]))
    s.vault[AXIS] = (JETS << 16 | CARD_INDEX["i13"] << 8 | CARD_INDEX["i15"],)
    end_play(s)
    assert asked(s) == "axis" and question(s, "axis").args == {"count": 1}
    reveal(s, AXIS, JETS)
    settle(s)
    play(s, "axis", "keep i13")
    assert asked(s) == "", "a card that shows a technology is none of the hand"


@rule("triumph", "18.21")
def test_the_passive_stack_does_not_count() -> None:
    s = government(ussr=" ".join(ACTIONS[:6]), two=True)
    s.passive[USSR] = tuple(range(20, 30))
    end_play(s)
    assert asked(s) == ""


@rule("triumph", "7.3")
def test_the_menu_names_what_the_hand_could_be_for() -> None:
    s = government("a2 a15 i3 i31 i1")
    shown = [notation(action) for action in step_of(s).menu(s, AXIS)]
    assert len(shown) == len(set(shown))
    reasons = {text: refused(s, "axis", text)[0] for text in shown if text not in legal(s, "axis")}
    assert reasons["diplomacy a2 austria"] == "refuse-no-marker"
    assert reasons["diplomacy a15 spain"] == "refuse-no-border"
    assert reasons["spy i31"] == "refuse-nothing-to-spy"
    assert reasons["develop heavy_tanks"] == "refuse-science-year"
    assert {"industry i1", "diplomacy a15 poland"} <= set(shown)
