"""The turn frame (HUNT 13-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.hunt.facts import BRITISH, GERMAN, SEATS
from vezerkar.games.hunt.rules.british import FREIGHT_PHASE
from vezerkar.games.hunt.rules.cards import CARD_PLAY_OF
from vezerkar.games.hunt.rules.clues import DUE_CLUE
from vezerkar.games.hunt.rules.draw import BritishRedraw, GermanRedraw
from vezerkar.games.hunt.rules.setup import PLACE_ALTMARK, PLACE_SPEE, SET_UP
from vezerkar.games.hunt.rules.step import HuntStep
from vezerkar.games.hunt.state import MAY_MOVE, HuntState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step


class Turns(HuntStep):
    """HUNT 13: the German player begins; turns alternate until the game ends."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.turn += 1
        s.active = 1 - s.active
        s.ap = 0
        s.moved = 0
        s.searched = 0
        s.entered = 0
        s.leg = MAY_MOVE
        s.bonus = 0
        s.advanced = False
        if s.sink is not None:
            s.emit("turn", {"seat": SEATS[s.active], "turn": s.turn})
        if s.active == GERMAN:
            s.perform(GERMAN_TURN)
        else:
            s.perform(BRITISH_TURN)
        return False


class EndTurn(HuntStep):
    """What lasts for a number of turn ends has one fewer to go."""

    __slots__ = ()

    def advance(self, s: HuntState) -> bool:
        s.stack.pop()
        if s.storm:
            s.storm -= 1
            if s.storm == 0 and s.sink is not None:
                s.emit("storm_over", {})
        if s.immune:
            s.immune -= 1
        return False


TURNS: Final = Turns()
END_TURN: Final = EndTurn()
GERMAN_REDRAW: Final = GermanRedraw()
BRITISH_REDRAW: Final = BritishRedraw()

GERMAN_TURN: Final[tuple[Step[Never], ...]] = (CARD_PLAY_OF[GERMAN], GERMAN_REDRAW, DUE_CLUE, END_TURN)
"""HUNT 14: the phases of a German turn."""

BRITISH_TURN: Final[tuple[Step[Never], ...]] = (FREIGHT_PHASE, CARD_PLAY_OF[BRITISH], BRITISH_REDRAW, END_TURN)
"""HUNT 14: the phases of a British turn."""

OPENING: Final[tuple[Step[Never], ...]] = (SET_UP, PLACE_ALTMARK, PLACE_SPEE, TURNS)
"""A whole game: the set-up, then turn after turn."""
