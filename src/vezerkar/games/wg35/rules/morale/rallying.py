"""Rallying (WG35 8.11, 19.5): a shocked figure recovers, a broken one takes a Morale test."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.notation import FIGURES, RALLY, RALLY_WITH, last_of, verb_of
from vezerkar.games.wg35.rules.basics.figures import leaders_of
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.step import FigureStep
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind, pay
from vezerkar.games.wg35.state import SkirmishState


def can_rally(s: SkirmishState, figure: int) -> bool:
    """Return True if there is something to rally from: shock, or a flight that has come to its refuge."""
    return (s.shocked | s.broken & s.refuge) & BIT[figure] != 0


class Rallying(ActionKind):
    """WG35 8.11: on its own morale or, if it is broken, on that of a leader in whose command zone it is (WG35 7.8)."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        if not s.left[figure] or not can_rally(s, figure):
            return NOTHING
        found = [RALLY]
        if s.broken & BIT[figure]:
            found += [RALLY_WITH + leader for leader in members(leaders_of(s, figure))]
        return found

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        if not can_rally(s, figure):
            return Refusal("refuse-rally", "WG35 8.11", args)
        return Refusal("refuse-rally-leader", "WG35 7.8", {**args, "other": FIGURES[last_of(action) % MEN]})

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        pay(s, figure, 1)
        s.shocked &= ~BIT[figure]
        events.rallies(s, figure, s.broken & BIT[figure] != 0)
        if s.broken & BIT[figure]:
            leader = last_of(action) if verb_of(action) == RALLY_WITH else testing.OWN
            s.call(testing.Test(figure, testing.RALLY, leader), Rallied(figure))


class Rallied(FigureStep):
    """After the test of a broken figure: if it passed, it is broken no longer."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        if s.tested == testing.PASSED:
            bit = BIT[self.figure]
            s.broken &= ~bit
            s.refuge &= ~bit
            s.cause[self.figure] = NOBODY
            events.rallied(s, self.figure)
        return False
