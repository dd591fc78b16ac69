"""Morale tests: who takes them, on whose morale, and what they may be rolled again by."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.skirmish import asked, can, do, enlist, figures, load, settle, skirmish, told, why
from tests.wg35.yard import box, house, piece, yard
from vezerkar.engine.bit_sets import BIT
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.battle.point import point
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.rules import cards
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.state import SkirmishState

MAN = "de_schutze"
COURAGE = CARD_INDEX["courage"]


def fallen(*others: Any, at: tuple[int, int] = (600, 600), **more: Any) -> SkirmishState:
    """A figure, the first one, has been incapacitated by an enemy far away; then come its comrades."""
    s = skirmish([(MAN, at), *others], [("su_rifleman", (600, 1100)), ("su_rifleman", (100, 600))], **more)
    s.on &= ~BIT[0]
    s.out |= BIT[0]
    s.fell[0] = point(*at, 0)
    s.killer[0] = 16
    return s


def shaken(s: SkirmishState, down: int = 1) -> SkirmishState:
    """The comrades test."""
    testing.tests(s, down)
    settle(s)
    return s


def who_tested(s: SkirmishState) -> list[object]:
    """Who tested, in order."""
    return [event["figure"] for event in told(s, "morale")]


# --- who tests (WG35 19.1, 19.2) -----------------------------------------------------------------------------------


@rule("wg35", "19.1", "0.4")
def test_comrades_within_100_test_in_order() -> None:
    s = fallen((MAN, (600, 700)), (MAN, (600, 701)), (MAN, (560, 620)), dice=[3, 4, 4, 4])
    enlist(s, 18, ("su_rifleman", (620, 620)))
    shaken(s)
    assert who_tested(s) == ["a2", "a4"]
    assert told(s, "morale")[0] == {
        "figure": "a2",
        "leader": "",
        "test": "casualty",
        "Mo": 7,
        "dice": ["3", "4"],
        "passed": 1,
        "again": 0,
    }
    assert figures(s.broken) == "a4", "7 passes, 8 does not"


@rule("wg35", "19.1")
def test_one_test_however_many_fell() -> None:
    s = fallen((MAN, (620, 600)), (MAN, (640, 600)), dice=[1, 1])
    s.on &= ~BIT[1]
    s.out |= BIT[1]
    s.fell[1] = point(620, 600, 0)
    shaken(s, 3)
    assert who_tested(s) == ["a3"]


@rule("wg35", "19.1")
def test_the_helpless_and_the_broken_do_not_test() -> None:
    s = fallen((MAN, (620, 600)), (MAN, (640, 600)), (MAN, (600, 620)))
    s.helpless, s.broken = BIT[1], BIT[2]
    assert who_tested(shaken(s)) == ["a4"]
    assert who_tested(shaken(fallen(), 1)) == []


@rule("wg35", "19.2")
def test_failing_breaks_and_remembers_who_did_it() -> None:
    s = fallen((MAN, (620, 600)), dice=[6, 6])
    s.concealed = s.refuge = BIT[1]
    shaken(s)
    assert (s.broken, s.refuge, s.concealed, s.cause[1]) == (BIT[1], 0, 0, 16)
    assert told(s, "broke") == [{"figure": "a2", "cause": "b1", "at": "620,600,0"}]


@rule("wg35", "19.4")
def test_whom_one_flees_from() -> None:
    s = fallen((MAN, (500, 600)), dice=[6, 6])
    s.on &= ~BIT[16]
    assert shaken(s).cause[1] == 17, "the nearest enemy, when the one who did it is gone"
    s = fallen((MAN, (620, 600)), dice=[6, 6])
    s.killer[0] = MEN + point(590, 610, 0)
    assert shaken(s).cause[1] == MEN + point(590, 610, 0), "a shell from off the table"
    s = fallen((MAN, (620, 600)), dice=[6, 6])
    s.killer[0] = NOBODY
    s.on &= BIT[1]
    assert shaken(s).cause[1] == MEN + point(600, 600, 0), "nobody is left"


# --- on whose morale (WG35 7.8, 24.5, 25.15) -----------------------------------------------------------------------


def needs(s: SkirmishState) -> object:
    """What the last test had to roll."""
    return told(s, "morale")[-1]["Mo"]


@rule("wg35", "7.8")
def test_a_leader_lends_his_morale() -> None:
    s = shaken(fallen((MAN, (650, 600)), ("de_leutnant", (850, 600))))
    assert (needs(s), told(s, "morale")[0]["leader"]) == (9, "a3")
    assert needs(shaken(fallen((MAN, (650, 600)), ("de_leutnant", (851, 600))))) == 7
    for state in ("shocked", "broken"):
        s = fallen((MAN, (650, 600)), ("de_leutnant", (850, 600)))
        setattr(s, state, BIT[2])
        assert needs(shaken(s)) == 7
    s = fallen((MAN, (650, 600)), ("de_leutnant", (850, 600)))
    s.weak[2] = 3
    assert (needs(shaken(s)), told(s, "morale")[0]["leader"]) == (7, ""), "his own, when that is better"


@rule("wg35", "25.15", "19.1")
def test_the_battle_hardened() -> None:
    hardened = (MAN, ["battle_hardened"])
    assert needs(shaken(fallen((hardened, (650, 600))))) == 9
    s = skirmish([(hardened, (600, 600))], at=[testing.Test(0, testing.RALLY, testing.OWN)])
    assert needs(s) == 7, "casualties only"


@rule("wg35", "25.15", "19.1", "7.8")
@pytest.mark.parametrize(("weak", "whose"), [(0, ""), (1, "a3")])
def test_a_borrowed_morale_is_not_battle_hardened(weak: int, whose: str) -> None:
    s = fallen(((MAN, ["battle_hardened"]), (650, 600)), ("de_leutnant", (850, 600)))
    s.weak[1] = weak
    assert (needs(shaken(s)), told(s, "morale")[0]["leader"]) == (9, whose), "the better of his own 7 + 2 and the lieutenant's 9"


@rule("wg35", "19.1", "24.5")
def test_a_flag_steadies_those_who_test_on_their_own() -> None:
    bearer = ("de_leutnant", ["flag"])
    assert needs(shaken(fallen((MAN, (600, 650)), (bearer, (600, 1150))))) == 8
    assert needs(shaken(fallen((MAN, (600, 650)), (bearer, (600, 1151))))) == 7
    s = fallen((MAN, (600, 650)), (bearer, (600, 750)))
    assert needs(shaken(s)) == 9, "it is none of the lieutenant's morale"
    s = fallen((MAN, (600, 650)), (bearer, (600, 1150)))
    s.on &= ~BIT[2]
    s.loot.append((2, -1, 1))
    assert needs(shaken(s)) == 8, "whoever picks it up has it"
    s.loot[-1] = (2, -1, 2)
    assert needs(shaken(s)) == 7, "the lieutenant has taken it with him from the table"
    s.loot[0] = (2, point(600, 660, 0), NOBODY)
    load(s, 1, 1)
    assert needs(shaken(s)) == 7


@rule("wg35", "22.1")
def test_hungarians_defend_houses_and_trenches_stubbornly() -> None:
    def mo(x: int, **more: Any) -> object:
        s = skirmish([("hu_honved", (600, 600)), ("hu_honved", (x, 600))], **more)
        s.on, s.out, s.fell[0] = BIT[1], BIT[0], point(600, 600, 0)
        return needs(shaken(s))

    plain = mo(650)
    assert isinstance(plain, int)
    assert mo(650, table=yard(piece("trench", box(640, 500, 700, 700)))) == plain + 1
    assert mo(650, table=yard(house(box(640, 500, 700, 700)))) == plain + 1
    assert mo(650, table=yard(house(box(740, 500, 800, 700)))) == plain


@rule("wg35", "7.8")
def test_of_equal_morale_it_is_his_own() -> None:
    s = shaken(fallen((MAN, (620, 600)), ("de_unteroffizier", (640, 600))))
    s.field.base[1][5] = s.field.base[2][5]
    assert testing.on_whose(s, 1, testing.RALLY, testing.BEST) == 1
    s.field.base[1][5] -= 1
    assert testing.on_whose(s, 1, testing.RALLY, testing.BEST) == 2


@rule("wg35", "4.5", "22.1")
def test_tactic_cards_of_mass_armies_go_by_leaders() -> None:
    def mo(*men: Any, spurred: bool = False) -> object:
        s = skirmish([(unit, (600 + 50 * i, 600)) for i, unit in enumerate(men)])
        testing.test_tactic(s, 0, spurred)
        settle(s)
        assert told(s, "morale")[0]["test"] == "tactic"
        return needs(s)

    assert mo(MAN, "de_leutnant") == 9 and mo("de_leutnant") == 9
    assert mo("su_rifleman", "su_politruk", "su_sergeant") == 8, "a political officer leads no tactics"
    assert mo("su_rifleman", "su_politruk", "su_sergeant", spurred=True) == 9
    assert mo("su_politruk", "su_sergeant", spurred=True) == 8, "nor himself"
    assert mo("su_dp", "su_politruk", "su_sergeant", spurred=True) == 8, "nor specialists"
    assert mo("uk_commando") == 8


# --- once more (WG35 0.3, 25.19, 26.1.4, 26.1.9) -------------------------------------------------------------------


@rule("wg35", "26.1.4", "0.3", "courage")
def test_courage_rolls_once_more() -> None:
    s = fallen((MAN, (620, 600)), hands={"a": "courage courage"}, dice=[6, 6, 3, 4])
    shaken(s)
    assert (asked(s), can(s)) == (0, ["pass", "play a2 courage"])
    assert cards.played.title_of(COURAGE).cite == "WG35 26.1.4"
    do(s, "play a2 courage")
    assert [(event["passed"], event["again"]) for event in told(s, "morale")] == [(0, 0), (1, 1)]
    assert s.broken == 0 and s.hands[0][COURAGE] == 1
    s = fallen((MAN, (620, 600)), hands={"a": "courage courage"}, dice=[6, 6, 6, 6])
    do(shaken(s), "play a2 courage")
    assert s.broken == BIT[1] and s.hands[0][COURAGE] == 1, "no roll is made three times"


@rule("wg35", "26.1.9", "hurrah")
def test_hurrah_rolls_once_more_by_itself() -> None:
    s = fallen((MAN, (620, 600)), dice=[6, 6, 1, 1])
    s.hurrah = 1
    assert shaken(s).broken == 0 and s.asked == 0
    s = fallen((MAN, (620, 600)), dice=[6, 6, 1, 1])
    s.hurrah = 2
    assert shaken(s).broken == BIT[1]


def soviets(*dice: int) -> SkirmishState:
    """Two riflemen beside a political officer; a third one has fallen."""
    men = [("su_rifleman", (600, 600)), ("su_rifleman", (620, 600)), ("su_rifleman", (640, 600)), ("su_politruk", (700, 600))]
    s = skirmish(men, [("de_schutze", (600, 1100))], dice=dice)
    s.on &= ~BIT[0]
    s.out, s.fell[0], s.killer[0] = BIT[0], point(600, 600, 0), 16
    return s


@rule("wg35", "25.19")
def test_a_political_officer_lets_one_test_a_round_be_rolled_again() -> None:
    s = shaken(soviets(6, 6, 1, 1, 6, 6, 1, 1))
    assert (asked(s), can(s)) == (0, ["pass", "use a4 political_officer"])
    assert why(s, "use a3 political_officer").cite == "WG35 25.19"
    do(s, "use a4 political_officer")
    assert who_tested(s) == ["a2", "a2", "a3", "a4"]
    assert figures(s.broken) == "a3" and figures(s.rallied) == "a4" and told(s, "helped") == [{"figure": "a2", "by": "a4"}]
    s = shaken(soviets(6, 6, 6, 6, 1, 1))
    do(s, "pass", "use a4 political_officer")
    assert figures(s.broken) == "a2"


@rule("wg35", "25.19")
@pytest.mark.parametrize("state", ["shocked", "broken"])
def test_who_is_shaken_himself_helps_nobody(state: str) -> None:
    s = soviets(6, 6, 6, 6, 1, 1)
    setattr(s, state, BIT[3])
    assert shaken(s).asked == 0


@rule("wg35", "25.19")
def test_it_is_about_casualties() -> None:
    s = soviets(6, 6)
    s.call(testing.Test(1, testing.RALLY, testing.OWN))
    settle(s)
    assert s.asked == 0 and s.tested == testing.FAILED
