"""A list of what was learned since a moment: it does not become unknown if the players go back there. Plain calculations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from vezerkar.engine import Event, Game
from vezerkar.engine.game import Translator
from vezerkar.engine.roles import acting_seat, dice, drawn
from vezerkar.server.offers.offer_messages import Learned, SeatCount

MAX_REVEALS: Final = 40
"""Lines that tell what was hidden, the last ones; of more nobody makes sense in a moment."""


def learned(game: Game[Any, Any], tr: Translator, actors: Iterable[str], events: Iterable[Event]) -> Learned:
    """Return what a reader knows that was learned: ``actors`` are the seats of the actions since, in order.

    It is made of the ``events`` that this reader may know, and of nothing else.
    """
    rolls: Counter[str] = Counter()
    draws: Counter[str] = Counter()
    reveals: dict[str, None] = {}
    for event in events:
        seat = acting_seat(game, event)
        rolls[seat] += len(dice(game, event))
        draws[seat] += drawn(game, event)
        if event.kind in game.event_reveals:
            reveals[game.event_text(event, tr)] = None
    return Learned(_counts(Counter(actors)), _counts(rolls), _counts(draws), list(reveals)[-MAX_REVEALS:])


def _counts(counted: Counter[str]) -> list[SeatCount]:
    return [SeatCount(seat, count) for seat, count in counted.items() if count]
