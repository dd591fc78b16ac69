"""Effects of the end of an action where it ends: crates and loot at home, the way off the table (WG35 22.6, 28.4-28.7)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY
from vezerkar.games.wg35.notation import FIGURES, LEAVE
from vezerkar.games.wg35.rules.actions import loads
from vezerkar.games.wg35.rules.basics.arms import CRATE_LOAD
from vezerkar.games.wg35.rules.turns.action_kinds import NOTHING, ActionKind
from vezerkar.games.wg35.rules.victory import missions, points
from vezerkar.games.wg35.rules.wounding import loot
from vezerkar.games.wg35.state import SkirmishState


def settle(s: SkirmishState, figure: int) -> None:
    """A figure has ended an action: it delivers what it carries if it is at home, or leaves where it has to."""
    if not s.on & BIT[figure]:
        return
    side = figure >> 4
    if s.load[figure] >= CRATE_LOAD and missions.in_zone(s, side, s.x[figure], s.y[figure]):
        crate = s.load[figure] - CRATE_LOAD
        s.load[figure] = NOBODY
        events.delivered(s, figure, crate)
        points.earn(s, side, "crate_delivered", figure)
    loot.bring_home(s, figure)
    if missions.exits(s, figure):
        leave(s, figure)


def leave(s: SkirmishState, figure: int) -> None:
    """A figure goes off the table for good, with the casualty it carries; a crate stays behind."""
    load = s.load[figure]
    if load >= CRATE_LOAD:
        loads.drop(s, figure)
    elif 0 <= load < MEN:
        s.load[figure] = NOBODY
        leave(s, load)
    bit = BIT[figure]
    s.on &= ~bit
    s.away |= bit
    s.shocked &= ~bit
    s.broken &= ~bit
    s.refuge &= ~bit
    s.helpless &= ~bit
    s.concealed &= ~bit
    s.bleeding[figure] = s.left[figure] = 0
    s.covers = [pair for pair in s.covers if figure not in pair]
    s.surprises = [pair for pair in s.surprises if figure not in pair]
    events.left(s, figure)
    points.earn(s, figure >> 4, "own_figure_left", figure)


class Leaving(ActionKind):
    """WG35 28.4: it walks off the table over the edge its side deployed at, when it has come there."""

    __slots__ = ()

    def offers(self, s: SkirmishState, figure: int) -> list[int]:
        return [LEAVE] if missions.may_leave(s, figure) else NOTHING

    def refuse(self, s: SkirmishState, figure: int, action: int) -> Refusal:
        rule = missions.rule_of(s, "raiders_leave", figure >> 4)
        args: dict[str, int | str] = {"figure": FIGURES[figure]}
        if rule is None:
            return Refusal("refuse-leave", "WG35 9.12", args)
        if s.round < rule.numbers["from_round"]:
            return Refusal("refuse-leave-round", "WG35 28.4", {**args, "round": rule.numbers["from_round"]})
        return Refusal("refuse-leave-edge", "WG35 28.4", args)

    def begin(self, s: SkirmishState, figure: int, action: int) -> None:
        leave(s, figure)
