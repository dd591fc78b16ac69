"""Reinforcements during the battle: called back, held in reserve, in waves (WG35 6.1, 26.2.1, 28.4, 28.6)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Question
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.arm import CARRIED
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDE_MEN, SIDES
from vezerkar.games.wg35.battle.point import NO_POINT
from vezerkar.games.wg35.notation import NAME, last_of
from vezerkar.games.wg35.rules.basics.arms import ARM_LOAD, is_support
from vezerkar.games.wg35.rules.geometry.sight import STANDING
from vezerkar.games.wg35.rules.setup.field import army_type, best_in_hand, stock_of
from vezerkar.games.wg35.rules.step import SideStep, asks_while
from vezerkar.games.wg35.rules.victory import missions
from vezerkar.games.wg35.state import SkirmishState


def recallable(s: SkirmishState, side: int) -> int:
    """The privates of a side that are out of action, evacuated ones too, and were not called yet (WG35 26.2.1)."""
    found = 0
    for figure in members((s.out | s.evacuated) & SIDE_MEN[side] & ~s.called):
        if s.field.man(figure).cls == "private":
            found |= BIT[figure]
    return found


def bring_back(s: SkirmishState, figure: int) -> None:
    """A figure is arriving with its full profile and its original equipment; losing it again does not count (WG35 20.1)."""
    bit = BIT[figure]
    man = s.field.man(figure)
    if s.out & bit:
        s.again |= bit
    s.out &= ~bit
    s.evacuated &= ~bit
    s.arriving |= bit
    s.posture[figure] = STANDING
    s.weak[figure] = s.bleeding[figure] = s.reroll[figure] = s.remove[figure] = 0
    s.hide[figure] = s.lookout[figure] = s.load[figure] = NOBODY
    s.cause[figure] = s.wounder[figure] = s.killer[figure] = NOBODY
    s.ammo[figure] = man.items.count("extra_ammo")
    s.kits[figure] = man.items.count("first_aid_kit")
    s.in_hand[figure] = best_in_hand(s.field, figure)
    for arm in s.field.arms_of[figure]:
        s.loaded[arm] = stock_of(s.field.arms[arm])
        s.dry[arm] = s.gone[arm] = 0
    shoulder(s, figure)


def shoulder(s: SkirmishState, figure: int) -> None:
    """Whoever comes onto the table later carries the support weapon that it brought (WG35 13.4)."""
    for arm in s.field.arms_of[figure]:
        if is_support(s.field.arms[arm]):
            for carrier in members(s.on):
                if s.load[carrier] == ARM_LOAD + arm:
                    s.load[carrier] = NOBODY
            s.stance[arm], s.place[arm] = CARRIED, NO_POINT
            s.load[figure] = ARM_LOAD + arm
            return


def arrive(s: SkirmishState) -> None:
    """WG35 6.1: those called in the previous round, and the reserves whose round has come, are arriving."""
    came = members(s.called)
    s.called = 0
    for figure in came:
        bring_back(s, figure)
    for side in range(SIDES):
        rule = missions.rule_of(s, "reserve", side)
        if rule is not None and s.round >= rule.numbers["from_round"]:
            held = s.reserve & SIDE_MEN[side]
            s.arriving |= held
            s.reserve &= ~held
            for figure in members(held):
                shoulder(s, figure)
            came += members(held)
    if came:
        events.arriving(s, list(came))


class Wave(SideStep):
    """WG35 28.6: in each round from some round on, one private of the attacking mass army comes back; its owner says which."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        rule = missions.rule_of(s, "waves", self.side)
        due = rule is not None and s.round >= rule.numbers["from_round"] and army_type(s, self.side) == "mass"
        return asks_while(s, self.side, due and recallable(s, self.side) != 0)

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [NAME + figure for figure in members(recallable(s, self.side))]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        figure = last_of(action)
        bring_back(s, figure)
        s.left[figure] = 2
        events.arriving(s, [figure])

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-wave", "WG35 28.6", self.options(s, seat)[0])
