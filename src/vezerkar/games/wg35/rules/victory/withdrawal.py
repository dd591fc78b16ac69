"""Withdrawal tests (WG35 20.1, 20.2, 25.18, 26.1.9, 26.1.13)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDES
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.rules.basics.figures import morale
from vezerkar.games.wg35.rules.step import SkirmishStep, d6, own
from vezerkar.games.wg35.rules.victory import points, winning
from vezerkar.games.wg35.rules.windows import WITHDRAWAL_BEFORE, WITHDRAWAL_FAILED, Window
from vezerkar.games.wg35.state import SkirmishState

MERCENARY: Final = "mercenary"
HARDER: Final[int] = LIBRARY.abilities[MERCENARY].effect["withdrawal"]
"""Number added to Mo when the enemy has switched a mercenary's doubts on (WG35 25.18)."""

BEFORE: Final = 0
ROLL: Final = 1
FAILED: Final = 2
"""Stages of a test."""


def is_due(s: SkirmishState, side: int) -> bool:
    """Return True if an army has to take the test: a quarter of its figures are out of action (WG35 20.1)."""
    tested = points.LETTERS[side] in s.field.mission.withdrawal
    return tested and s.losses[side] > 0 and 4 * s.losses[side] >= s.strength[side] and own(s, side) != 0


def firmest(s: SkirmishState, side: int) -> int:
    """The figure on whose Mo the test is taken: the highest on the table; of equals one that is no mercenary, then the first."""
    found = NOBODY
    best = -1
    for figure in members(own(s, side)):
        rank = 2 * morale(s, figure) + (0 if s.field.has(figure, MERCENARY) else 1)
        if rank > best:
            found, best = figure, rank
    return found


class Withdrawals(SkirmishStep):
    """WG35 6.7: the tests, the first side's first; both are rolled before they count. ``failed`` are the sides that failed."""

    __slots__ = ("done", "failed")

    def __init__(self, done: int = 0, failed: int = 0) -> None:
        self.done = done
        self.failed = failed

    def advance(self, s: SkirmishState) -> bool:
        if self.done < SIDES:
            side = s.first if self.done == 0 else 1 - s.first
            s.stack[-1] = Withdrawals(self.done + 1, self.failed)
            if is_due(s, side):
                s.harder &= ~BIT[side]
                s.call(Withdrawal(side, firmest(s, side), BEFORE))
            return False
        s.stack.pop()
        if self.failed == 3:
            winning.count(s, "both_withdrew")
        elif self.failed:
            winning.end(s, "withdrawal", 0 if self.failed == BIT[1] else 1)
        return False


class Withdrawal(SkirmishStep):
    """One test: two dice, at most Mo of ``figure``; ``stage`` says how far it has come."""

    __slots__ = ("figure", "side", "stage")

    def __init__(self, side: int, figure: int, stage: int) -> None:
        self.side = side
        self.figure = figure
        self.stage = stage

    def advance(self, s: SkirmishState) -> bool:
        side, figure = self.side, self.figure
        if self.stage == BEFORE:
            s.stack[-1] = Withdrawal(side, figure, ROLL)
            s.call(Window(WITHDRAWAL_BEFORE, 1 - side, figure))
        elif self.stage == ROLL:
            if self.roll(s, 0) or (s.hurrah & BIT[side] and self.roll(s, 1)):
                s.stack.pop()
            else:
                s.stack[-1] = Withdrawal(side, figure, FAILED)
                s.call(Window(WITHDRAWAL_FAILED, side, figure, only=side))
        else:
            s.stack.pop()
            below = s.stack[-1]
            assert isinstance(below, Withdrawals)
            s.stack[-1] = Withdrawals(below.done, below.failed | BIT[side])
        return False

    def roll(self, s: SkirmishState, again: int) -> bool:
        """Roll it; ``again`` is 1 for the second roll that Hurrah! allows."""
        most = morale(s, self.figure) + (HARDER if s.harder & BIT[self.side] else 0)
        dice = [d6(s), d6(s)]
        passed = dice[0] + dice[1] <= most
        events.withdrawal_test(s, self.side, self.figure, most, dice, passed, again)
        return passed


def pass_test(s: SkirmishState, side: int) -> None:
    """The failed test of a side counts as passed (WG35 26.1.13): asked for in the window after it."""
    for i in range(len(s.stack)):
        step = s.stack[i]
        if isinstance(step, Withdrawal) and step.side == side:
            del s.stack[i]
            return
