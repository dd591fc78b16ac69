"""What procedures of The Hunt share: their State, who may see what, and the die."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.event import Datum
from vezerkar.engine.state import BIT, Step
from vezerkar.games.hunt.facts import SEATS
from vezerkar.games.hunt.state import HuntState

WHO: Final[list[int]] = [BIT[seat] for seat in range(len(SEATS))]
"""Visibility of an event that one seat alone may know."""


class HuntStep(Step[HuntState]):
    """A procedure of The Hunt in progress."""

    __slots__ = ()


def roll_die(s: HuntState, seat: int, bonus: int, target: int) -> bool:
    """Roll the die: true when die and bonus together reach the target."""
    die = s.below(6) + 1
    success = die + bonus >= target
    s.roll = (s.roll[0] + 1, die, int(success))
    if s.sink is not None:
        s.emit("rolled", rolled(seat, die, bonus, target, success))
    return success


def rolled(seat: int, die: int, bonus: int, target: int, success: bool) -> dict[str, Datum]:
    """The data of a roll: who, the die, what is added, what is needed, and the result (1 or 0)."""
    return {"seat": SEATS[seat], "die": die, "bonus": bonus, "total": die + bonus, "target": target, "success": int(success)}
