"""Demolition charges on supply dumps: planted, removed, exploding (WG35 6.6, 28.4)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import SIDES
from vezerkar.games.wg35.battle.point import point_x, point_y, point_z
from vezerkar.games.wg35.notation import FIGURES, PLANT, last_of, verb_of
from vezerkar.games.wg35.rules.basics.figures import AT_HAND
from vezerkar.games.wg35.rules.geometry.exact import near_shape, rectangle
from vezerkar.games.wg35.rules.setup.field import DUMP
from vezerkar.games.wg35.rules.shooting import blast
from vezerkar.games.wg35.rules.step import SkirmishStep
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.rules.victory import missions, points
from vezerkar.games.wg35.state import SkirmishState

RULE: Final = "charges"
DESTROYED: Final = -1


def dumps_near(s: SkirmishState, figure: int) -> list[int]:
    """The dumps that stand within 15 mm of a figure, by the numbers of their markers."""
    found: list[int] = []
    markers = s.field.mission.markers
    for i in range(len(markers)):
        if markers[i].kind != DUMP or s.dumps[i] == DESTROYED:
            continue
        place, half = s.field.markers[i], markers[i].size_mm // 2
        x, y = point_x(place), point_y(place)
        square = rectangle(x - half, y - half, x + half, y + half)
        if -AT_HAND <= s.z[figure] - point_z(place) <= AT_HAND and near_shape(square, s.x[figure], s.y[figure], AT_HAND):
            found.append(i)
    return found


class Charges(ActionKind):
    """WG35 28.4: who carries a charge plants it on a dump; an able enemy removes it."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure]:
            return NOTHING
        return [verb + dump for dump in dumps_near(s, figure) for verb in self.verbs if not why_not(s, figure, verb, dump)]

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        dump = last_of(action)
        if dump in dumps_near(s, figure):
            return Refusal(why_not(s, figure, verb_of(action), dump), "WG35 28.4", args)
        return Refusal("refuse-dump-far", "WG35 28.4", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        dump = last_of(action)
        if verb_of(action) == PLANT:
            s.charges &= ~BIT[figure]
            s.dumps[dump] = s.round + 1
            events.planted(s, figure, dump)
        else:
            s.dumps[dump] = 0
            events.defused(s, figure, dump)


def why_not(s: SkirmishState, figure: int, verb: int, dump: int) -> str:
    """The reason against planting or removing a charge at a dump at hand; empty if there is none."""
    raider = missions.rule_of(s, RULE, figure >> 4) is not None
    if verb == PLANT:
        if not raider or not s.charges & BIT[figure]:
            return "refuse-no-charge"
        return "refuse-planted" if s.dumps[dump] else ""
    if raider:
        return "refuse-defuse-own"
    if s.helpless & BIT[figure]:
        return "refuse-helpless"
    return "" if s.dumps[dump] else "refuse-not-planted"


class Explosions(SkirmishStep):
    """WG35 6.6: planted charges whose round has come go off, one after the other."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        for dump in range(len(s.dumps)):
            if 0 < s.dumps[dump] <= s.round:
                explode(s, dump)
                return False
        s.stack.pop()
        return False


def explode(s: SkirmishState, dump: int) -> None:
    """A dump blows up: its raiders score, and the template lies on it."""
    s.dumps[dump] = DESTROYED
    events.exploded(s, dump)
    for side in range(SIDES):
        rule = missions.rule_of(s, RULE, side)
        if rule is not None:
            points.earn(s, side, "dump_destroyed")
            numbers = rule.numbers
            blast.burst_at(s, s.field.markers[dump], numbers["diameter_mm"], numbers["strength"], numbers["ap"], side)
