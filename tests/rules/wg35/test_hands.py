"""Starting hands, edges, exchanges and windows before the battle (WG35 4.1, 4.3, 5.1-5.4, 5.6, 5.7)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rule import rule
from tests.rules.wg35.camp import GERMANS, RUSSIANS, camp
from tests.rules.wg35.skirmish import asked, can, do, may, question, settle, titles, told, why
from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice, key_of
from vezerkar.engine.state import step_of
from vezerkar.engine.together import Together
from vezerkar.games.wg35 import imagine, position, view
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.notation import notation, parse
from vezerkar.games.wg35.rules.setup.edges import Before, Edges
from vezerkar.games.wg35.rules.setup.hands import Exchange, PickHand, ShowHands
from vezerkar.games.wg35.rules.windows import CARD_RULES, CARDS_IN, PRE_BATTLE, TABLE_READY
from vezerkar.games.wg35.state import SkirmishState


def picking(hand: str = "") -> SkirmishState:
    return camp(PickHand(0), a=GERMANS, b=RUSSIANS, hands={"a": hand}, shown=1)


@rule("wg35", "4.1")
class TestPool:
    def test_any_card_of_the_pool_can_be_picked_and_no_other(self) -> None:
        s = picking()
        deck = LIBRARY.armies["germany_1939_45"].deck
        assert sorted(can(s, "pick")) == sorted(f"pick {name}" for name in deck)
        assert why(s, "pick secret_passage").cite == "WG35 4.1"

    def test_a_copy_that_was_picked_is_not_in_the_pool(self) -> None:
        s = picking()
        do(s, "pick aim")
        assert "pick aim" not in can(s)
        assert why(s, "pick aim").reason == "refuse-pool"
        do(s, "drop aim", "pick aim")
        assert titles(s.hands[0]) == "aim"


@rule("wg35", "4.3")
class TestSize:
    def test_as_many_cards_as_figures(self) -> None:
        s = picking("aim courage no no")
        assert why(s, "done").args == {"count": 4, "size": 5}
        assert question(s).args == {"left": 1, "size": 5}
        do(s, "pick hurrah")
        assert can(s) == ["done"]
        assert why(s, "pick surprise").reason == "refuse-hand"
        assert why(s, "fill").reason == "refuse-hand"
        do(s, "drop no", "pick surprise", "done")
        assert not s.asked

    def test_a_small_pool_is_picked_empty(self) -> None:
        s = camp(PickHand(0), a=GERMANS, b=RUSSIANS, shown=1)
        deck = LIBRARY.armies["germany_1939_45"].deck
        assert sum(deck.values()) >= 5
        do(s, "fill")
        assert sum(s.hands[0]) == 5

    def test_the_proposal_fills_up_with_what_can_be_used(self) -> None:
        s = picking("pyrrhic")
        assert notation(question(s).default) == "fill"
        do(s, "fill")
        wanted = ("aim", "courage", "new_shot", "not_one_step_back", "pyrrhic")
        assert sorted(titles(s.hands[0]).split()) == sorted(wanted)
        assert notation(question(s).default) == "done"

    def test_civilians_are_proposed_on_civilian_tables_only(self) -> None:
        for mission, wanted in (("last_stand", 0), ("battle_13", 1)):
            s = camp(PickHand(0), a=GERMANS + "8 de_schutze\n", b=RUSSIANS, shown=1, mission=mission)
            for name in list(LIBRARY.armies["germany_1939_45"].deck):
                if name not in ("civilians", "aim"):
                    s.pools[0][CARD_INDEX[name]] = 0
            s.pools[0][CARD_INDEX["reinforcement"]] = 20
            do(s, "fill")
            assert s.hands[0][CARD_INDEX["civilians"]] == wanted

    def test_hands_are_secret_until_both_are_shown(self) -> None:
        s = camp(Together(((PickHand(0),), (PickHand(1),))), ShowHands(), Edges(), a=GERMANS, b=RUSSIANS, shown=1, dice=(3, 7))
        for seat, text in ((0, "fill"), (0, "done"), (1, "pick aim")):
            step_of(s).choose(s, seat, parse(text))
            settle(s)
        assert (s.shown, s.asked) == (1, 2)
        assert view.view(s, 1)["sides"]["a"]["hand"] is None
        guess = imagine.imagine(s, 1, Dice(key_of("guess")))
        assert (sum(guess.hands[0]), guess.hands[1]) == (5, s.hands[1])
        news = s.news
        for text in ("fill", "done"):
            step_of(s).choose(s, 1, parse(text))
            settle(s)
        assert (s.shown, s.news) == (2, news + 1)
        assert [len(it["cards"]) for it in told(s, "hand_shown")] == [5, 5]  # type: ignore[arg-type]
        position.check(s)


@rule("wg35", "5.1")
def test_all_cards_of_a_pool_are_those_of_the_deck() -> None:
    s = picking("aim")
    position.check(s)
    s.pools[0][CARD_INDEX["aim"]] += 1
    s.shown = 2
    with pytest.raises(AssertionError):
        position.check(s)


# --- edges (WG35 5.2) ----------------------------------------------------------------------------------------------


@rule("wg35", "5.2")
class TestEdges:
    def test_the_winner_of_the_roll_off_picks(self) -> None:
        s = camp(Edges(), a=GERMANS, b=RUSSIANS, dice=(3, 8))
        assert (asked(s), can(s), notation(question(s).default)) == (1, ["edge south", "edge north"], "edge north")
        do(s, "edge south")
        assert s.home == [1, 0]
        assert told(s, "edge_picked") == [{"seat": "b", "edge": "south"}]

    def test_he_may_keep_what_he_has(self) -> None:
        s = camp(Edges(), a=GERMANS, b=RUSSIANS, dice=(8, 3))
        do(s, "edge south")
        assert s.home == [0, 1]

    def test_roles_have_their_places(self) -> None:
        s = camp(Edges(), a=GERMANS, b=RUSSIANS, mission="raid")
        assert (s.asked, s.drawn, s.home) == (0, 0, [0, 1])


@rule("wg35", "0.4")
def test_ties_of_a_roll_off_are_rolled_again() -> None:
    s = camp(Edges(), a=GERMANS, b=RUSSIANS, dice=(5, 5, 2, 9))
    assert asked(s) == 1
    assert [(it["a"], it["b"], it["winner"]) for it in told(s, "rolled_off")] == [(5, 5, ""), (2, 9, "b")]


# --- exchanges (WG35 5.4, 5.6) -------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", [4, 6])
@rule("wg35", "5.4", "5.6")
class TestExchange:
    def test_the_winner_of_the_roll_off_begins_and_each_swaps_one_card(self, item: int) -> None:
        s = camp(Exchange(item), a=GERMANS, b=RUSSIANS, hands={"a": "aim", "b": "no"}, dice=(2, 6))
        assert (asked(s), question(s).cite, notation(question(s).default)) == (1, f"WG35 5.{item}", "pass")
        do(s, "swap no courage")
        assert titles(s.hands[1]) == "courage"
        assert s.pools[1][CARD_INDEX["no"]] == LIBRARY.armies["soviet_1941_45"].deck["no"]
        assert asked(s) == 0
        assert not may(s, "swap courage aim")
        do(s, "pass")
        assert not s.asked
        assert told(s, "swapped") == [{"seat": "b", "gave": "no", "took": "courage"}]

    def test_only_what_is_held_for_what_is_in_the_pool(self, item: int) -> None:
        s = camp(Exchange(item), a=GERMANS, b=RUSSIANS, hands={"a": "aim"})
        assert why(s, "swap courage no").reason == "refuse-not-held"
        assert why(s, "swap aim secret_passage").reason == "refuse-pool"
        assert why(s, "swap aim aim").cite == f"WG35 5.{item}"
        assert not may(camp(Exchange(item), a=GERMANS, b=RUSSIANS, hands={"a": "no"}), "swap no no")

    def test_without_two_who_could_there_is_no_roll_off(self, item: int) -> None:
        s = camp(Exchange(item), a=GERMANS, b=RUSSIANS, hands={"b": "no"})
        assert (asked(s), s.drawn) == (1, 0)
        assert camp(Exchange(item), a=GERMANS, b=RUSSIANS).asked == 0


# --- cards before the battle (WG35 5.3, 5.7) -----------------------------------------------------------------------


@pytest.fixture
def a_card(window: int) -> Iterator[None]:
    """No card is for these windows; lend *Pyrrhic victory* to one."""
    card = CARD_INDEX["pyrrhic"]
    title = CARD_RULES[card]
    assert title is not None
    kept = title.windows
    title.windows |= BIT[window]
    CARDS_IN[window].append(card)
    yield
    title.windows = kept
    CARDS_IN[window].remove(card)


@pytest.mark.parametrize("window", [TABLE_READY, PRE_BATTLE])
@rule("wg35", "5.3", "5.7")
class TestBefore:
    def test_the_winner_begins_and_two_passes_end_it(self, window: int, a_card: None) -> None:
        hands = {"a": "pyrrhic", "b": "pyrrhic pyrrhic"}
        s = camp(Before(window), a=GERMANS, b=RUSSIANS, hands=hands, dice=(2, 9))
        assert (asked(s), question(s).text) == (1, f"ask-{WINDOWS[window]}")
        do(s, "play pyrrhic")
        assert asked(s) == 0
        do(s, "pass")
        assert asked(s) == 1
        do(s, "pass")
        assert not s.asked

    def test_who_alone_has_cards_needs_no_roll(self, window: int, a_card: None) -> None:
        s = camp(Before(window), a=GERMANS, b=RUSSIANS, hands={"b": "pyrrhic"})
        assert (asked(s), s.drawn) == (1, 0)
        s = camp(Before(window), a=GERMANS, b=RUSSIANS, hands={"b": "aim"})
        assert (s.asked, s.drawn) == (0, 0)
