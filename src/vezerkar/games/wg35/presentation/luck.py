"""Luck with the dice: shots, blows, morale and other tests, each with its chance and what came of it."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.ending import Luck
from vezerkar.engine.event import Event
from vezerkar.games.wg35.battle.numbering import RANKS, SEATS
from vezerkar.games.wg35.notation import FIGURE_INDEX
from vezerkar.games.wg35.rules.shooting.fire import chance

TEN: Final = 10
SIX: Final = 6
PAIRS: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""PAIRS[n]: of the 36 throws of two dice so many show n together or less."""


def luck(event: Event) -> Luck | None:
    """A roll that succeeds or fails and that a side makes; dice that only say where or how much are nobody's luck."""
    read = READERS.get(event.kind)
    if read is None:
        return None
    kind, owed, succeeded = read
    seat = seat_of(event)
    return Luck(seat, kind, 1, owed(event), number(event, succeeded)) if seat else None


def number(event: Event, name: str) -> int:
    """A number of an event."""
    return int(str(event.data[name]))


def seat_of(event: Event) -> str:
    """The side that rolls; empty if it is nobody."""
    if "seat" in event.data:
        return str(event.data["seat"])
    figure = str(event.data.get("figure", ""))
    return SEATS[FIGURE_INDEX[figure] // RANKS] if figure in FIGURE_INDEX else ""


def to_hit(event: Event) -> float:
    """A shot: one die, a second one after a 10 (WG35 11.3)."""
    return chance(number(event, "target_number") - number(event, "C")) / 1000


def at_most(event: Event) -> float:
    """A die of ten that must show a characteristic or less (WG35 0.4)."""
    return share(number(event, "value"), TEN)


def to_strike(event: Event) -> float:
    """A blow: a die of ten with T must reach what is needed (WG35 14.2)."""
    return share(TEN + 1 - (number(event, "needed") - number(event, "T")), TEN)


def at_least(event: Event) -> float:
    """A die of six that must show this or more."""
    return share(SIX + 1 - number(event, "needed"), SIX)


def by_morale(event: Event) -> float:
    """Two dice that must show Mo together or less."""
    return PAIRS[min(max(number(event, "Mo"), 0), 2 * SIX)] / PAIRS[-1]


def share(good: int, faces: int) -> float:
    """So many good faces of all."""
    return min(max(good, 0), faces) / faces


READERS: Final = {
    "shot": ("shots", to_hit, "hit"),
    "lobbed": ("shots", to_hit, "hit"),
    "blow": ("blows", to_strike, "hit"),
    "tested": ("tests", at_most, "passed"),
    "rolled": ("tests", at_least, "passed"),
    "morale": ("morale", by_morale, "passed"),
    "withdrawal_test": ("morale", by_morale, "passed"),
}
"""For each kind of event the kind of luck, the chance, and the field that says whether it succeeded."""
