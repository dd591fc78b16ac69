"""The public frames of a game, read from its events: what lay open on the map at each Move of the Graf Spee.

A State keeps them while it is played. One that was stored and read again has lost them, but not the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.engine.event import Event
from vezerkar.games.hunt.game_data import FORCE_START, FORCES, FREIGHTER_COUNT, FREIGHTERS, SPACE_INDEX, TRACK
from vezerkar.games.hunt.state import ARRIVED, IN_BAG, SUNK, HuntState

FRAMED: Final[tuple[str, ...]] = ("spee_placed", "spee_sailed", "spee_sailed_free", "evaded")
"""The events of which the State keeps a frame. They are told before she has moved."""

SHIPS: Final[tuple[str, ...]] = ("freighter_placed", "freighter_sailed", "arrived", "sunk")


def recall(s: HuntState, events: Sequence[Event]) -> None:
    """Set the frames of a State by the events that led to it.

    A match that began in the middle of a game has none: then all that is known is where she may be.
    """
    s.frames = frames_of(events) if any(event.kind == "spee_placed" for event in events) else ()


def frames_of(events: Sequence[Event]) -> tuple[tuple[int, ...], ...]:
    """Return the frames of a game of which all events are given, oldest first."""
    frames: list[tuple[int, ...]] = []
    turn = storm = 0
    freighters = [IN_BAG] * FREIGHTER_COUNT
    forces = FORCE_START.copy()
    for event in events:
        kind, data = event.kind, event.data
        if kind in FRAMED:
            frames.append((turn, storm, *freighters, *forces))
        elif kind in SHIPS:
            ship = FREIGHTERS.index(str(data["freighter"]))
            if kind == "freighter_placed":
                freighters[ship] = SPACE_INDEX[str(data["space"])]
            elif kind == "freighter_sailed":
                freighters[ship] = SPACE_INDEX[str(data["to"])]
            else:
                freighters[ship] = ARRIVED if kind == "arrived" else SUNK
        elif kind == "force_sailed":
            forces[FORCES.index(str(data["force"]))] = SPACE_INDEX[str(data["to"])]
        elif kind == "advanced":
            forces[FORCES.index(str(data["force"]))] = TRACK + int(str(data["box"])) - 1
        elif kind == "entered":
            forces[FORCES.index(str(data["force"]))] = SPACE_INDEX[str(data["space"])]
        elif kind in ("storm", "storm_over"):
            storm = int(kind == "storm")
        elif kind == "turn":
            turn = int(str(data["turn"]))
    return tuple(frames)
