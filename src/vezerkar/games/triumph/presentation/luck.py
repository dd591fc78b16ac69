"""Luck with the dice: how many hits were to be expected, and how many there were."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.ending import Luck
from vezerkar.engine.event import Event
from vezerkar.games.triumph.game_data import FACTIONS

FACES: Final = 6


def luck(event: Event) -> Luck | None:
    """The fire of a faction's unit (T&T 12.43): each die hits with what it needs or less. Minors are nobody's luck."""
    if event.kind != "fired" or event.data["faction"] not in FACTIONS:
        return None
    rolls = event.data["rolls"]
    chances = len(rolls) if isinstance(rolls, list) else 0
    need, hits = int(str(event.data["need"])), int(str(event.data["hits"]))
    return Luck(str(event.data["faction"]), "hits", chances, chances * need / FACES, hits)
