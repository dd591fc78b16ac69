"""Technologies: pairs of cards, Science, Industrial Espionage, the Vault, atomic stages."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.triumph.table import asked, hand, legal, nouns, play, question, refused, settle, table, told
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AXIS, CARD_INDEX, HEAVY_TANKS, JETS, NAVAL_RADAR, SONAR, TECHS, WEST
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.rules.technology import atomic_stage, can_reveal, reveal
from vezerkar.games.triumph.state import TntState


def government(cards: str, *, year: int = 1936, west: str = "", revealed: str = "", rivals: str = "") -> TntState:
    """The Axis on turn with these cards; ``revealed`` are its own technologies, ``rivals`` those of the West."""
    return table(
        at=[Government()],
        hands={"axis": cards, "west": west or "a55"},
        techs={"axis": revealed, "west": rivals},
        year=year,
    )


PAIRS = [
    ("air_defense_radar", "i1 i4"),
    ("heavy_tanks", "i1 i2"),
    ("rocket_artillery", "i2 i6"),
    ("sonar", "i4 i9"),
    ("naval_radar", "i8 i10"),
    ("lsts", "i11 i12"),
    ("motorized_infantry", "i11 i15"),
    ("heavy_bombers", "i12 i13"),
    ("jets", "i13 i15"),
    ("precision_bombsight", "i18 i25"),
    ("atomic_research_1", "i18 i42"),
]


@rule("triumph", "7.33", "9.1", "9.2")
@pytest.mark.parametrize(("tech", "cards"), PAIRS)
def test_two_cards_with_one_technology_achieve_it(tech: str, cards: str) -> None:
    one, other = cards.split()
    s = government(cards)
    assert nouns(s, "axis", "develop") == [tech]
    play(s, "axis", f"develop {tech}")
    assert legal(s, "axis") == ["vault", f"keep {one}", f"keep {other}"]
    play(s, "axis", f"keep {other}")
    assert s.techs[AXIS] == BIT[TECHS.index(tech)]
    assert s.kept[AXIS] == (CARD_INDEX[other],) and s.piles[1] == (CARD_INDEX[one],) and hand(s, "axis") == []
    assert asked(s) == "west"
    assert told(s, "developed") == [{"faction": "axis", "tech": tech, "cards": [other, one]}]


@rule("triumph", "9.4", "B-16")
@pytest.mark.parametrize(("tech", "cards"), [("atomic_research_2", "i22 i27"), ("atomic_research_3", "i16 i53")])
def test_further_atomic_stages(tech: str, cards: str) -> None:
    s = government(cards)
    assert tech not in nouns(s, "axis", "develop")
    assert refused(s, "axis", f"develop {tech}") == ("refuse-atomic-order", "T&T 9.4")
    before = " ".join(f"atomic_research_{i}" for i in range(1, int(tech[-1])))
    s = government(cards, revealed=before)
    assert tech in nouns(s, "axis", "develop")


@rule("triumph", "9.4", "B-16")
def test_one_atomic_stage_a_year_vault_included() -> None:
    s = government("i18 i23 i22 i27")
    play(s, "axis", "develop atomic_research_1", "vault")
    assert atomic_stage(s, AXIS) == 1 and s.atomic_year[AXIS] == 1936
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    assert "develop atomic_research_2" not in legal(s, "axis")
    assert refused(s, "axis", "develop atomic_research_2") == ("refuse-atomic-year", "T&T 9.4")
    s.year = 1937
    assert "develop atomic_research_2" in legal(s, "axis"), "a stage in the Vault is achieved"


@rule("triumph", "9.1")
def test_one_card_or_two_different_ones_are_no_pair() -> None:
    s = government("i1 i5 i32")
    assert nouns(s, "axis", "develop") == []
    assert refused(s, "axis", "develop sonar") == ("refuse-no-pair", "T&T 9.1")


@rule("triumph", "9.1")
def test_with_several_pairs_one_is_chosen() -> None:
    s = government("i5 i8 i47")
    assert nouns(s, "axis", "develop") == ["naval_radar", "sonar"]
    play(s, "axis", "develop sonar")
    assert question(s, "axis").args == {"tech": "sonar"}
    assert legal(s, "axis") == ["pair i5 i8", "pair i5 i47", "pair i8 i47"]
    play(s, "axis", "pair i5 i47", "keep i5")
    assert hand(s, "axis") == ["i8"] and s.techs[AXIS] == BIT[SONAR]


@rule("triumph", "9.0", "A-15", "B-17")
def test_science_pairs_with_a_card_that_bears_a_listed_technology() -> None:
    s = government("i3 i1 i12", year=1938)
    assert nouns(s, "axis", "develop") == ["air_defense_radar", "heavy_tanks"], "not the bombers of i12"
    play(s, "axis", "develop heavy_tanks")
    assert legal(s, "axis") == ["vault", "keep i1"]
    assert refused(s, "axis", "keep i3") == ("refuse-keep-wildcard", "T&T B-17")
    play(s, "axis", "keep i1")
    assert s.kept[AXIS] == (CARD_INDEX["i1"],) and s.piles[1] == (CARD_INDEX["i3"],)


@rule("triumph", "9.0", "A-15")
@pytest.mark.parametrize(
    ("science", "partner", "tech", "year"),
    [("i3", "i1", "heavy_tanks", 1938), ("i19", "i9", "sonar", 1940), ("i24", "i11", "lsts", 1942), ("i20", "i15", "jets", 1944)],
)
def test_science_waits_for_its_year(science: str, partner: str, tech: str, year: int) -> None:
    s = government(f"{science} {partner}", year=year - 1)
    assert nouns(s, "axis", "develop") == []
    assert refused(s, "axis", f"develop {tech}") == ("refuse-science-year", "T&T A-15")
    s = government(f"{science} {partner}", year=year)
    assert tech in nouns(s, "axis", "develop")


@rule("triumph", "9.1", "A-15")
def test_two_wildcards_are_no_pair() -> None:
    assert nouns(government("i3 i14", year=1945), "axis", "develop") == []
    # The grey end of an espionage card is a real technology, though.
    assert nouns(government("i3 i21", year=1938), "axis", "develop") == ["air_defense_radar"]


@rule("triumph", "9.0", "A-16", "B-17")
def test_espionage_copies_what_a_rival_has_revealed() -> None:
    s = government("i22 i10", rivals="naval_radar")
    assert nouns(s, "axis", "develop") == ["naval_radar"]
    play(s, "axis", "develop naval_radar")
    assert legal(s, "axis") == ["vault", "keep i10"]
    assert nouns(government("i22 i10", rivals="sonar"), "axis", "develop") == []
    assert nouns(government("i22 i10", revealed="naval_radar"), "axis", "develop") == [], "one's own do not count"


@rule("triumph", "A-16")
def test_espionage_sees_no_vault_and_pairs_with_no_other_wildcard() -> None:
    s = government("i22 i10")
    s.vault[WEST] = (NAVAL_RADAR << 16 | CARD_INDEX["i5"] << 8 | CARD_INDEX["i8"],)
    assert nouns(s, "axis", "develop") == []
    assert nouns(government("i22 i3", year=1945, rivals="sonar heavy_tanks"), "axis", "develop") == []
    assert nouns(government("i22 i31", rivals="sonar heavy_tanks"), "axis", "develop") == []


@rule("triumph", "A-16")
def test_an_espionage_card_may_copy_the_real_end_of_another() -> None:
    assert nouns(government("i22 i26", rivals="precision_bombsight"), "axis", "develop") == ["precision_bombsight"]
    assert nouns(government("i26", rivals="precision_bombsight"), "axis", "develop") == [], "not its own"


@rule("triumph", "B-16")
def test_a_technology_is_achieved_once() -> None:
    s = government("i13 i15", revealed="jets")
    assert refused(s, "axis", "develop jets") == ("refuse-achieved", "T&T B-16")
    s = government("i13 i15 i55 i43")
    play(s, "axis", "develop jets", "pair i13 i15", "vault")
    play(s, "west", "pass")
    play(s, "ussr", "pass")
    assert nouns(s, "axis", "develop") == []


@rule("triumph", "9.3", "B-17")
def test_a_pair_in_the_vault_is_secret_and_works_once_revealed() -> None:
    s = government("i13 i15", west="i1")
    play(s, "axis", "develop jets", "vault")
    assert s.techs[AXIS] == 0
    assert s.vault[AXIS] == (JETS << 16 | CARD_INDEX["i13"] << 8 | CARD_INDEX["i15"],)
    assert told(s, "vaulted", "west") == [{"faction": "axis", "pairs": 1}]
    assert told(s, "vaulted_tech", "west") == [] and told(s, "vaulted_tech", "axis") != []
    assert can_reveal(s, AXIS) == [JETS] and can_reveal(s, WEST) == []
    assert asked(s) == "west"
    news = s.news
    reveal(s, AXIS, JETS)
    settle(s)
    assert s.news > news and s.techs[AXIS] & BIT[JETS]
    assert asked(s) == "axis" and legal(s, "axis") == ["keep i13", "keep i15"]
    play(s, "axis", "keep i15")
    assert s.kept[AXIS] == (CARD_INDEX["i15"],) and s.piles[1] == (CARD_INDEX["i13"],) and can_reveal(s, AXIS) == []
    assert asked(s) == "west", "the game goes on where it was"


@rule("triumph", "9.3", "B-17")
def test_a_wildcard_of_a_revealed_pair_is_discarded_unasked() -> None:
    s = government("i3 i1", year=1938)
    play(s, "axis", "develop heavy_tanks", "vault")
    reveal(s, AXIS, HEAVY_TANKS)
    settle(s)
    assert asked(s) == "west" and s.kept[AXIS] == (CARD_INDEX["i1"],) and s.piles[1] == (CARD_INDEX["i3"],)
