"""Advantages and disadvantages (WG35 21, 25): abilities that are switched on by discarding a card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.rules.wg35.moments import PARTISANS, RIFLEMEN, aimed, at, shot
from tests.rules.wg35.skirmish import asked, can, do, figure, load, mask, settle, skirmish, titles, told
from tests.wg35.yard import box, piece, yard
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ABILITIES
from vezerkar.games.wg35.notation import BURST
from vezerkar.games.wg35.rules import abilities, cards
from vezerkar.games.wg35.rules.shooting import effects, fire
from vezerkar.games.wg35.rules.shooting.attack import GOING, LOST, is_used
from vezerkar.games.wg35.rules.turns.activation import OwnTurn
from vezerkar.games.wg35.rules.victory.withdrawal import BEFORE, Withdrawal, Withdrawals
from vezerkar.games.wg35.rules.windows import (
    ABILITY_RULES,
    AMMO_FAILED,
    SHOT_DECLARED,
    WITHDRAWAL_BEFORE,
    WOUND_SUCCEEDED,
)
from vezerkar.games.wg35.rules.wounding import hits

assert abilities and cards


def by(unit: Any) -> Any:
    """Side A with this unit as A2."""
    return (RIFLEMEN[0], (unit, (600, 150)), RIFLEMEN[2])


ENFIELD, G43, MANNLICHER, PPSH = "uk_commando", ("de_schutze", ["g43"]), "hu_levente", ("su_rifleman", ["ppsh41"])
HIDDEN = (("uk_captain", (600, 400)), (("uk_commando", ["camouflage_full"]), (600, 350)))


@rule("wg35", "21.1")
def test_all_that_can_be_switched_on() -> None:
    for ability, switch in enumerate(ABILITY_RULES):
        kind = LIBRARY.abilities[ABILITIES[ability]].kind
        assert (switch is not None) == (kind in ("advantage", "disadvantage", "either")), ABILITIES[ability]


@rule("wg35", "21.1")
def test_a_discarded_card_goes_back_even_if_it_is_for_one_use() -> None:
    s = shot(SHOT_DECLARED, "a", a=by(ENFIELD), hands={"a": "hurrah aim", "b": "no"})
    assert can(s) == ["pass", "use a2 ergonomic"]
    do(s, "use a2 ergonomic")
    assert sorted(can(s)) == ["pay aim", "pay hurrah"]
    do(s, "pay hurrah")
    assert (titles(s.hands[0]), titles(s.pools[0]), titles(s.used[0])) == ("aim", "hurrah", "")
    assert s.attacks[-1].hit_c == 1
    assert not s.asked, "a discard is no play, and the same ability works once for a roll"
    assert told(s, "switched_on") == [{"seat": "a", "figure": "a2", "ability": "ergonomic", "card": "hurrah"}]


@rule("wg35", "21.1")
def test_without_a_card_nothing_is_switched_on() -> None:
    assert not shot(SHOT_DECLARED, "a", a=by(ENFIELD)).asked


@rule("wg35", "25.2", "21.3")
def test_ergonomic() -> None:
    s = shot(SHOT_DECLARED, "a", a=by(ENFIELD), hands={"a": "aim aim"})
    do(s, "use a2 ergonomic", "pay aim")
    assert (s.attacks[-1].hit_c, s.asked) == (1, 0)
    assert not shot(SHOT_DECLARED, "a", hands={"a": "aim"}).asked, "this rifle has it not"


@rule("wg35", "17.2", "17.3", "25.1", "21.3")
@pytest.mark.parametrize(("cover", "level"), [(0, 1), (1, 2)])
def test_camouflage_makes_the_target_number_higher(cover: int, level: int) -> None:
    s = skirmish(a=RIFLEMEN, b=HIDDEN, hands={"b": "aim camouflage_card"})
    aimed(s, "a2", "b2").cover = cover
    do(at(s, SHOT_DECLARED, "b", "a2", "b2"), "use b2 camouflage", "pay aim")
    assert (s.attacks[-1].hit_tn, s.attacks[-1].hit_c, s.asked) == (level, 0, 0)


@rule("wg35", "25.14", "11.4")
@pytest.mark.parametrize(
    ("unit", "walled", "offered"), [("de_schutze", True, True), ("de_schutze", False, False), ("su_ptrd", True, False)]
)
def test_destroyer(unit: str, walled: bool, offered: bool) -> None:
    ground = yard(piece("low_wall", box(500, 300, 700, 310))) if walled else yard()
    s = skirmish(a=by(unit), b=PARTISANS, hands={"a": "aim aim", "b": "aim"}, table=ground)
    s.field.man(1).abilities["destroyer"] = 1
    attack = aimed(s, "a2", "b2")
    at(s, SHOT_DECLARED, "a", "a2", "b2")
    assert bool(s.asked) == offered, "a heavy bullet goes through the wall anyway"
    if offered:
        before = fire.reckon(s, attack, 17).target_number
        do(s, "use a2 destroyer", "pay aim")
        assert (fire.reckon(s, attack, 17).target_number, s.asked) == (before - 1, 0)


@rule("wg35", "25.12", "12.6")
def test_large_magazine() -> None:
    s = shot(SHOT_DECLARED, "a", a=by(PPSH), hands={"a": "aim aim"}, mode=BURST)
    before = fire.burst_rate(s, s.attacks[-1])
    do(s, "use a2 large_magazine", "pay aim")
    assert fire.burst_rate(s, s.attacks[-1]) == before + 1
    assert not s.asked
    s = skirmish(a=by(PPSH), b=PARTISANS, hands={"a": "aim"})
    aimed(s, "a2", "b2", mode=BURST).roll = 1
    assert not at(s, SHOT_DECLARED, "a", "a2", "b2").asked, "the burst has begun"


@rule("wg35", "25.9", "21.1")
@pytest.mark.parametrize(("die", "state"), [(5, GOING), (6, LOST)])
def test_unreliable(die: int, state: int) -> None:
    s = shot(SHOT_DECLARED, "b", a=by(G43), hands={"a": "aim", "b": "aim aim"}, dice=[die])
    assert can(s) == ["pass", "use a2 unreliable"]
    do(s, "use a2 unreliable", "pay aim")
    assert (s.attacks[-1].state, s.asked) == (state, 0)


@rule("wg35", "25.17", "0.4")
@pytest.mark.parametrize(("die", "c"), [(4, 0), (5, -1)])
def test_recoil(die: int, c: int) -> None:
    s = skirmish(a=by(MANNLICHER), b=PARTISANS, hands={"b": "aim aim"}, dice=[die])
    attack = aimed(s, "a2", "b2")
    assert not at(s, SHOT_DECLARED, "b", "a2", "b2").asked, "the first shot at this target"
    s.quarry[attack.arm] = figure("b2")
    at(s, SHOT_DECLARED, "b", "a2", "b2")
    assert can(s) == ["pass", "use a2 recoil"]
    do(s, "use a2 recoil", "pay aim")
    assert (attack.hit_c, s.asked) == (c, 0)


@rule("wg35", "25.5")
def test_hydrodynamic_shock() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "aim aim", "b": "aim"})
    s.field.man(1).abilities["hydrodynamic_shock"] = 1
    aimed(s, "a2", "b2")
    at(s, WOUND_SUCCEEDED, "a", "a2", "b2")
    do(s, "use a2 hydrodynamic_shock", "pay aim")
    assert (s.attacks[-1].dice_bonus, s.asked) == (1, 0)


@rule("wg35", "25.8", "21.2")
@pytest.mark.parametrize(("die", "ignored"), [(3, False), (4, True)])
def test_small_calibre(die: int, ignored: bool) -> None:
    s = skirmish(a=by("us_lieutenant"), b=PARTISANS, hands={"a": "aim aim"}, dice=[die])
    attack = aimed(s, "a2", "b2")
    effects.use_once(attack, effects.DRY)
    at(s, AMMO_FAILED, "a", "a2")
    do(s, "use a2 small_calibre", "pay aim")
    assert (is_used(attack.once, effects.EXTRA_AMMO), s.asked) == (ignored, 0)


@rule("wg35", "25.7", "21.2")
@pytest.mark.parametrize(("unit", "die", "passed_over"), [("yu_recruit", 3, False), ("yu_recruit", 4, True)])
def test_untrained(unit: str, die: int, passed_over: bool) -> None:
    s = skirmish(a=RIFLEMEN, b=(PARTISANS[0], (unit, (600, 350))), hands={"a": "aim", "b": "aim"}, dice=[die])
    s.stack = [OwnTurn(1)]
    s.turn = 1
    settle(s)
    do(s, "activate b2")
    assert (asked(s), can(s)) == (0, ["pass", "use b2 untrained"])
    do(s, "use b2 untrained", "pay aim")
    assert (s.active == figure("b2")) != passed_over
    assert not s.activated & mask("b2")


@rule("wg35", "25.18")
def test_mercenary() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "aim", "b": "aim aim not_one_step_back"}, dice=[4, 5])
    s.field.man(0).abilities["mercenary"] = 1
    s.stack = [Withdrawals(2), Withdrawal(0, 0, BEFORE)]
    settle(s)
    assert (asked(s), can(s)) == (1, ["pass", "use a1 mercenary"])
    do(s, "use a1 mercenary", "pay aim")
    assert s.over and s.winner == 1, "nine is one too much now"
    assert not at(skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "aim", "b": "aim"}), WITHDRAWAL_BEFORE, "b", "a1").asked


@rule("wg35", "not_one_step_back", "26.1.13", "20.2")
def test_not_one_step_back() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "not_one_step_back", "b": "not_one_step_back"}, dice=[5, 5])
    s.stack = [Withdrawals(2), Withdrawal(0, 0, BEFORE)]
    settle(s)
    assert (asked(s), can(s)) == (0, ["pass", "play not_one_step_back"])
    do(s, "play not_one_step_back")
    assert not s.over and titles(s.used[0]) == "not_one_step_back"


@rule("wg35", "25.5", "15.3")
def test_one_more_wound_is_rolled() -> None:
    s = skirmish(a=RIFLEMEN, b=PARTISANS, hands={"a": "aim"}, active="a2")
    s.field.man(1).abilities["hydrodynamic_shock"] = 1
    attack = aimed(s, "a2", "b2")
    attack.victim, attack.strength, attack.ap = figure("b2"), 1, 1
    # 6 + 1 against E 5: two wounds, and one more.
    load(s, 6, 5, 5, 6)
    s.stack = [hits.Hit()]
    settle(s)
    do(s, "use a2 hydrodynamic_shock", "pay aim")
    assert [it["dice"] for it in told(s, "wounds")] == [["5", "5", "6"]]
