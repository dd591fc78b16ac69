"""What the tests of rules make happen is put into words as well: they reach what random games seldom do.

The tables of the games hand over events and refusals; `said` puts them into words when a test is over.
"""

from __future__ import annotations

from functools import cache

from tests.messages import Ear, ear_for
from vezerkar.engine import Event, Refusal
from vezerkar.games.wg35.presentation.event_text import PIECES

EVENTS: list[tuple[str, list[Event]]] = []
"""What happens in this test, by the name of the game."""
REFUSALS: list[tuple[str, Refusal]] = []

NAMED = {"", *PIECES}
"""The pieces of terrain that have names: those of tables of the library, not of tables that a test makes for itself."""
REPORTED: set[str] = set()

listener = cache(ear_for)


def overhear(game: str, events: list[Event] | None) -> None:
    """Listen to what happens at a table; the list goes on growing."""
    assert events is not None
    EVENTS.append((game, events))


def overhear_refusal(game: str, refusal: Refusal) -> None:
    """Listen to a refusal."""
    REFUSALS.append((game, refusal))


def said() -> list[str]:
    """Put all into words that was overheard since the last time; what is wrong with it and was not reported before."""
    ears: dict[str, Ear] = {}
    for game, events in EVENTS:
        ears[game] = listener(game)
        ears[game].tell([event for event in events if event.data.get("piece", "") in NAMED])
    for game, refusal in REFUSALS:
        ears[game] = listener(game)
        ears[game].explain(refusal)
    EVENTS.clear()
    REFUSALS.clear()
    found = {f"{game}: {fault}" for game, ear in ears.items() for fault in ear.faults()} - REPORTED
    REPORTED.update(found)
    return sorted(found)
