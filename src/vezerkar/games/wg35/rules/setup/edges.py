"""Roll-offs before the battle: who picks his edge, who begins (WG35 0.4, 5.2, 5.3, 5.7)."""

from __future__ import annotations

from vezerkar.engine.decision import Question
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.battle.numbering import SIDES
from vezerkar.games.wg35.notation import EDGE, last_of
from vezerkar.games.wg35.rules.step import SideStep, SkirmishStep, d10
from vezerkar.games.wg35.rules.windows import Occasion, Window, offers
from vezerkar.games.wg35.state import SkirmishState


def roll_off(s: SkirmishState, why: str) -> int:
    """A d10 each, the higher wins, ties are rolled again (WG35 0.4); ``why`` is for those who listen."""
    while True:
        a = d10(s)
        b = d10(s)
        events.rolled_off(s, why, a, b)
        if a != b:
            return 0 if a > b else 1


class Edges(SkirmishStep):
    """WG35 5.2: in a mission that is the same for both, a roll-off decides who picks his edge."""

    __slots__ = ()

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        if not s.field.mission.roles:
            s.call(PickEdge(roll_off(s, "edge")))
        return False


class PickEdge(SideStep):
    """WG35 5.2: the winner picks his edge; the other one has the edge that is left."""

    __slots__ = ()

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return [EDGE, EDGE + 1]

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        s.home[self.side] = last_of(action)
        s.home[1 - self.side] = 1 - last_of(action)
        events.edge_picked(s, self.side, last_of(action))

    def question(self, s: SkirmishState, seat: int) -> Question:
        return Question("ask-edge", "WG35 5.2", EDGE + s.home[self.side])


class Before(SkirmishStep):
    """WG35 5.3, 5.7: cards before the battle, in a window; if both have some, a roll-off decides who begins."""

    __slots__ = ("window",)

    def __init__(self, window: int) -> None:
        self.window = window

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        occasion = Occasion(self.window)
        able = [side for side in range(SIDES) if offers(s, side, occasion)]
        if len(able) == SIDES:
            s.call(Window(self.window, roll_off(s, WINDOWS[self.window])))
        elif able:
            s.call(Window(self.window, able[0]))
        return False
