"""Intel cards and the Double Agent."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rule import rule
from tests.rules.triumph.table import asked, block, hand, legal, nouns, play, question, refused, settle, table, told
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AXIS, CARD_INDEX, JETS, NATION_INDEX, SONAR, USSR, WEST
from vezerkar.games.triumph.rules.diplomacy import repudiate
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.state import TntState

UNITS = ["britain fleet london 4", "britain infantry london", "france tank paris", "ussr tank moscow 2", "germany tank berlin"]


def government(axis: str, west: str = "a55", influence: Mapping[str, str] | None = None, year: int = 1936) -> TntState:
    """The Axis on turn, with these hands and `UNITS`."""
    hands = {"axis": axis, "west": west}
    return table(at=[Government()], hands=hands, units=UNITS, influence=influence, year=year)


def stock(s: TntState, seat: int, tech: int, one: str, other: str) -> None:
    """Put a pair into a Vault."""
    for name in (one, other):
        s.decks[1] = tuple(card for card in s.decks[1] if card != CARD_INDEX[name])
    s.vault[seat] = (*s.vault[seat], tech << 16 | CARD_INDEX[one] << 8 | CARD_INDEX[other])


@rule("triumph", "7.34", "9.5")
def test_an_agent_sees_all_blocks_of_a_rival_in_an_area() -> None:
    s = government("i32")
    assert legal(s, "axis") == ["pass", "spy i32"]
    play(s, "axis", "spy i32")
    assert question(s, "axis").args == {"intel": "agent"}
    assert legal(s, "axis") == sorted(legal(s, "axis"), key=lambda text: text.split()[1] == "ussr")
    assert set(nouns(s, "axis", "at")) == {"west london", "west paris", "ussr moscow"}
    assert refused(s, "axis", "at west glasgow") == ("refuse-no-rival-unit", "T&T 9.5")
    play(s, "axis", "at west london")
    assert asked(s) == "west"
    news = s.news
    play(s, "west", "pass")
    assert s.news > news
    fleet, infantry = block(s, "britain fleet london"), block(s, "britain infantry london")
    assert s.seen[fleet] & BIT[AXIS] and s.seen[infantry] & BIT[AXIS] and not s.seen[fleet] & BIT[USSR]
    assert not s.seen[block(s, "france tank paris")] & BIT[AXIS]
    assert len(told(s, "spotted", "axis")) == 2 and told(s, "spotted", "west") == [] and told(s, "spotted", "ussr") == []
    assert told(s, "spied", "ussr") == [{"faction": "axis", "intel": "agent", "rival": "west", "area": "london"}]
    assert s.piles[1] == (CARD_INDEX["i32"],) and s.agents == -1
    assert asked(s) == "west", "it is the turn of the next"
    assert question(s, "west").text == "ask-government"


@rule("triumph", "9.5")
def test_a_code_break_shows_a_hand_to_the_player_alone() -> None:
    s = government("i35", "a1 i1")
    play(s, "axis", "spy i35")
    assert legal(s, "axis") == ["at west"], "the Soviets hold no card"
    play(s, "axis", "at west")
    play(s, "west", "pass")
    assert told(s, "hand_seen", "axis") == [{"faction": "axis", "rival": "west", "cards": ["a1", "i1"]}]
    assert told(s, "hand_seen", "west") == [] and told(s, "hand_seen", "ussr") == []
    assert hand(s, "west") == ["a1", "i1"]


@rule("triumph", "9.5")
def test_a_spy_ring_takes_a_card_at_random() -> None:
    s = government("i34", "a1 i1 i2")
    play(s, "axis", "spy i34", "at west")
    drawn = s.drawn
    play(s, "west", "pass")
    (card,) = hand(s, "axis")
    assert s.drawn > drawn and card not in hand(s, "west") and len(hand(s, "west")) == 2
    assert told(s, "stolen", "axis") == told(s, "stolen", "west") == [{"faction": "axis", "rival": "west", "card": card}]
    assert told(s, "stolen", "ussr") == [] and len(told(s, "spied", "ussr")) == 1


@rule("triumph", "9.5")
def test_sabotage_costs_a_rival_industry() -> None:
    s = government("i33")
    s.ind[USSR] = 0
    play(s, "axis", "spy i33")
    assert legal(s, "axis") == ["at west"]
    play(s, "axis", "at west")
    play(s, "west", "pass")
    assert s.ind[WEST] == 6 and s.raises[WEST] == 0


@rule("triumph", "9.5", "A-20")
def test_a_coup_removes_all_markers_of_a_rival_from_a_minor() -> None:
    s = government("i38", influence={"poland": "west 2", "usa": "west 2", "austria": "axis 1", "spain": "ussr 1"})
    play(s, "axis", "spy i38")
    assert legal(s, "axis") == ["on poland", "on spain"]
    assert refused(s, "axis", "on usa") == ("refuse-no-rival", "T&T A-20"), "it has markers of a Rival, but is no Minor"
    assert refused(s, "axis", "on austria") == refused(s, "axis", "on norway") == ("refuse-no-markers", "T&T A-20")
    play(s, "axis", "on poland")
    assert asked(s) == "west"
    play(s, "west", "pass")
    assert s.influence[NATION_INDEX["poland"]] == 0 and s.influence[NATION_INDEX["spain"]] != 0


@rule("triumph", "9.5", "8.0")
def test_a_coup_finds_nothing_if_the_markers_are_repudiated_first() -> None:
    poland = NATION_INDEX["poland"]
    s = government("i38", influence={"poland": "west 1"})
    play(s, "axis", "spy i38")
    repudiate(s, WEST, poland)
    settle(s)
    assert asked(s) == "west" and s.piles[1] == (CARD_INDEX["i38"],), "nothing is left to aim at"
    s = government("i38", influence={"poland": "west 1"})
    play(s, "axis", "spy i38", "on poland")
    repudiate(s, WEST, poland)
    settle(s)
    play(s, "west", "pass")
    assert s.influence[poland] == 0 and asked(s) == "west" and s.agents == -1


@rule("triumph", "9.5")
def test_an_intel_card_needs_something_to_aim_at() -> None:
    s = government("i35 i31", "")
    assert legal(s, "axis") == ["pass"]
    assert refused(s, "axis", "spy i35") == ("refuse-nothing-to-spy", "T&T 9.5")
    assert refused(s, "axis", "spy i33") == ("refuse-not-of-use", "T&T 4.1")


@rule("triumph", "9.5", "A-17", "B-17")
def test_a_mole_looks_into_a_vault_and_may_pair_with_a_matching_card() -> None:
    s = government("i31 i55 i5")
    stock(s, WEST, JETS, "i13", "i15")
    play(s, "axis", "spy i31")
    assert legal(s, "axis") == ["at west"]
    play(s, "axis", "at west")
    play(s, "west", "pass")
    assert told(s, "vault_seen", "axis") == [{"faction": "axis", "rival": "west", "techs": ["jets"], "cards": ["i13", "i15"]}]
    assert told(s, "vault_seen", "west") == [] and told(s, "vault_seen", "ussr") == []
    assert asked(s) == "axis" and legal(s, "axis") == ["pass", "develop jets"]
    assert refused(s, "axis", "develop sonar") == ("refuse-not-in-vault", "T&T A-17")
    play(s, "axis", "develop jets")
    assert legal(s, "axis") == ["vault", "keep i55"]
    play(s, "axis", "keep i55")
    assert s.kept[AXIS] == (CARD_INDEX["i55"],) and s.piles[1] == (CARD_INDEX["i31"],) and s.agents == -1
    assert asked(s) == "west" and question(s, "west").text == "ask-government"


@rule("triumph", "9.5", "A-17")
def test_the_pair_of_a_mole_is_shown_to_the_rival_even_if_it_goes_into_the_vault() -> None:
    s = government("i31 i55 i43")
    stock(s, WEST, JETS, "i13", "i15")
    play(s, "axis", "spy i31", "at west")
    play(s, "west", "pass")
    play(s, "axis", "develop jets")
    assert legal(s, "axis") == ["pair i31 i43", "pair i31 i55"]
    play(s, "axis", "pair i31 i43", "vault")
    assert s.vault[AXIS] == (JETS << 16 | CARD_INDEX["i31"] << 8 | CARD_INDEX["i43"],) and s.agents == -1
    assert hand(s, "axis") == ["i55"] and CARD_INDEX["i31"] not in s.piles[1]
    shown = [{"faction": "axis", "tech": "jets", "cards": ["i31", "i43"]}]
    assert told(s, "vaulted_tech", "west") == shown and told(s, "vaulted_tech", "ussr") == []
    assert asked(s) == "west"


@rule("triumph", "A-17", "9.5")
def test_a_mole_needs_a_real_card_and_may_be_wasted() -> None:
    s = government("i31 i20 i22", year=1944)
    stock(s, WEST, JETS, "i13", "i15")
    play(s, "axis", "spy i31", "at west")
    play(s, "west", "pass")
    assert legal(s, "axis") == ["pass"], "asked all the same: nobody learns what the Axis holds"
    play(s, "axis", "pass")
    assert s.piles[1] == (CARD_INDEX["i31"],) and asked(s) == "west"


@rule("triumph", "9.5", "B-19")
def test_the_victim_is_always_asked_for_the_double_agent() -> None:
    s = government("i33", "i1")
    play(s, "axis", "spy i33", "at west")
    asking = question(s, "west")
    assert asking.window and asking.default == 190 and asking.args == {"faction": "axis", "intel": "sabotage"}
    assert legal(s, "west") == ["pass"]
    assert refused(s, "west", "spy i36") == ("refuse-not-of-use", "T&T 4.1")
    s = government("i33", "i36 a55")
    play(s, "axis", "spy i33", "at west")
    assert legal(s, "west") == ["pass", "spy i36"]


@rule("triumph", "B-19")
def test_nobody_is_asked_for_a_double_agent_that_lies_among_the_discards() -> None:
    s = government("i33")
    s.decks[1] = tuple(card for card in s.decks[1] if card != CARD_INDEX["i36"])
    s.piles[1] = (CARD_INDEX["i36"],)
    play(s, "axis", "spy i33", "at west")
    assert s.ind[WEST] == 6 and question(s, "west").text == "ask-government"


@rule("triumph", "B-19")
def test_a_double_agent_is_no_card_of_ones_own_turn() -> None:
    s = government("i36", "a1")
    assert legal(s, "axis") == ["pass"]
    assert refused(s, "axis", "spy i36") == ("refuse-reaction-only", "T&T B-19")


@rule("triumph", "9.5", "B-19")
def test_a_double_agent_turns_sabotage_code_break_and_spy_ring_round() -> None:
    s = government("i33", "i36 a55")
    play(s, "axis", "spy i33", "at west")
    play(s, "west", "spy i36")
    assert s.ind[AXIS] == 11 and s.ind[WEST] == 7
    assert sorted(s.piles[1]) == [CARD_INDEX["i33"], CARD_INDEX["i36"]] and asked(s) == "west"
    assert told(s, "double_agent") == [{"faction": "west", "rival": "axis", "intel": "sabotage"}]
    s = government("i35 a1", "i36")
    play(s, "axis", "spy i35", "at west")
    play(s, "west", "spy i36")
    assert told(s, "hand_seen", "west") == [{"faction": "west", "rival": "axis", "cards": ["a1"]}]
    s = government("i34 a1", "i36")
    play(s, "axis", "spy i34", "at west")
    play(s, "west", "spy i36")
    assert hand(s, "west") == ["a1"] and hand(s, "axis") == []


@rule("triumph", "9.5", "B-19")
def test_with_agent_and_coup_the_new_player_chooses() -> None:
    s = government("i32", "i36")
    play(s, "axis", "spy i32", "at west london")
    play(s, "west", "spy i36")
    assert asked(s) == "west" and legal(s, "west") == ["at axis berlin"], "against its owner alone, and not countered again"
    play(s, "west", "at axis berlin")
    assert s.seen[block(s, "germany tank berlin")] & BIT[WEST]
    assert not s.seen[block(s, "britain fleet london")] & BIT[AXIS]
    s = government("i38", "i36 a55", influence={"poland": "west 1", "austria": "axis 2", "spain": "ussr 1", "usa": "axis 1"})
    play(s, "axis", "spy i38", "on poland")
    play(s, "west", "spy i36")
    assert legal(s, "west") == ["on austria"]
    assert refused(s, "west", "on spain") == ("refuse-no-rival", "T&T A-20"), "these markers are of the third faction"
    play(s, "west", "on austria")
    assert s.influence[NATION_INDEX["austria"]] == 0 and s.influence[NATION_INDEX["poland"]] != 0


@rule("triumph", "B-19")
def test_a_double_agent_that_finds_nothing_wards_the_card_off() -> None:
    s = government("i38", "i36 a55", influence={"poland": "west 1"})
    play(s, "axis", "spy i38", "on poland")
    play(s, "west", "spy i36")
    assert s.influence[NATION_INDEX["poland"]] != 0 and asked(s) == "west"
    assert question(s, "west").text == "ask-government" and len(s.piles[1]) == 2


@rule("triumph", "B-19", "A-17")
def test_a_double_agent_may_pair_a_mole_with_a_card_of_its_own() -> None:
    s = government("i31", "i36 i5 a55")
    stock(s, WEST, JETS, "i13", "i15")
    stock(s, AXIS, SONAR, "i4", "i9")
    play(s, "axis", "spy i31", "at west")
    play(s, "west", "spy i36")
    assert asked(s) == "west" and legal(s, "west") == ["pass", "develop sonar"]
    play(s, "west", "develop sonar", "vault")
    assert s.vault[WEST][-1] == SONAR << 16 | CARD_INDEX["i5"] << 8 | CARD_INDEX["i31"]
    assert len(told(s, "vaulted_tech", "axis")) == 1 and told(s, "vaulted_tech", "ussr") == []
    assert asked(s) == "west" and question(s, "west").text == "ask-government"


@rule("triumph", "C-Two", "18.0")
def test_an_ally_may_be_spied_on_as_any_rival() -> None:
    s = table(at=[Government()], hands={"west": "i33"}, order="west axis ussr", two=True)
    play(s, "west", "spy i33")
    assert legal(s, "west") == ["at axis", "at ussr"]
