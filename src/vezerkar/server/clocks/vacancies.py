"""Seats that somebody has left in a match that goes on: how long they wait for somebody else, and which bot plays then.

Plain calculations on moments of the database's clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vezerkar.server.clocks.clocks import HOUR_SECONDS, ClockRules, usual_bot
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.stored_match import SeatAssignment

VACANT_SECONDS: Final = 72 * HOUR_SECONDS
"""For so long a seat waits for somebody before a bot plays there."""


def waits_until(at: int) -> int:
    """Return until when a seat waits that somebody leaves at a moment."""
    return at + VACANT_SECONDS * SECOND_MICROS


def due_vacancies(assignments: Iterable[SeatAssignment], at: int) -> list[SeatAssignment]:
    """Return the seats that have waited long enough at a moment: none where nobody is left for whom a bot could play."""
    seats = list(assignments)
    if all(one.kind != "human" for one in seats):
        return []
    return [one for one in seats if waits(one) and one.vacant_until is not None and one.vacant_until <= at]


def waits(one: SeatAssignment) -> bool:
    """Return True if a seat that somebody has left waits for somebody else, and no bot plays there yet."""
    return one.kind == "open" and one.vacant_until is not None and not one.stand_in


def bot_for(timing: ClockRules | None, game_id: str) -> str:
    """Return the bot that plays where nobody has come: that named for when time is over, else the usual one of the game."""
    return usual_bot(game_id) if timing is None else timing.bot
