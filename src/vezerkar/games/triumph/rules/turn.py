"""A Player Turn: movement, then combat (T&T 10.2)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.rules.combat import CombatPhase
from vezerkar.games.triumph.rules.movement import begin_movement
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.state import FULL, NO_TURN, NOBODY, WINTER_TURN, TntState

MOVE: Final = 0
FIGHT: Final = 1
END: Final = 2


class PlayerTurn(TntStep):
    """T&T 10.2: the phases of a Player Turn; ``at`` is the next."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def advance(self, s: TntState) -> bool:
        if self.at == MOVE:
            s.stack[-1] = PlayerTurn(FIGHT)
            begin_movement(s)
        elif self.at == FIGHT:
            s.stack[-1] = PlayerTurn(END)
            # Emergency and Defensive Turns have no Combat Phase (A-22, T&T 18.231).
            if s.turn_kind in (FULL, WINTER_TURN):
                s.stack.append(CombatPhase())
        else:
            s.stack.pop()
            s.turn_kind = NO_TURN
            s.commands = 0
            s.under_way = False
            s.moves = {}
            s.crossed = {}
            s.aggressed = ()
            s.fought = ()
            s.breached = 0
            s.struck = 0
            s.active = NOBODY
        return False
