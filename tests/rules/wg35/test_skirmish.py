"""The builder of skirmishes: what it puts on the table is what it was told."""

from __future__ import annotations

from tests.rules.wg35.skirmish import arm, figure, in_hand, mask, skirmish, titles
from vezerkar.games.wg35.battle.field import MO, C
from vezerkar.games.wg35.rules.basics.figures import at, value
from vezerkar.games.wg35.rules.step import d3, d6, d10


def test_what_is_said_stands_there() -> None:
    s = skirmish(
        a=[("de_leutnant", (600, 100)), (("de_schutze", ["spade"]), (620, 100, 40), (1, 0))],
        b=[("su_dp", (600, 900))],
        table="village_crossroads",
        hands={"a": "aim aim courage"},
        dice=[7, 3, 5],
        active="a1",
    )
    assert s.on == mask("a1 a2 b1")
    assert (at(s, 0), at(s, 1)) == ((600, 100, 0), (620, 100, 40))
    assert ((s.fx[0], s.fy[0]), (s.fx[1], s.fy[1]), (s.fx[16], s.fy[16])) == ((0, 1), (1, 0), (0, -1))
    assert (value(s, 0, MO), value(s, figure("b1"), C)) == (9, 5)
    assert [in_hand(s, name) for name in ("a1", "a2", "b1")] == ["p38", "kar98k", "dp28"]
    assert arm(s, "a2 spade") == arm(s, "a2 kar98k") + 1
    assert titles(s.hands[0]) == "courage aim aim"
    assert (d10(s), d6(s), d3(s)) == (7, 3, 3)
    assert (s.strength, s.turn, s.active) == ([2, 1], 0, 0)
