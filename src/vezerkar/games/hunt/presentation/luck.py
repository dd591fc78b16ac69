"""Luck with the die: how often a roll was to succeed, and whether it did."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.ending import Luck
from vezerkar.engine.event import Event

FACES: Final = 6


def luck(event: Event) -> Luck | None:
    """A Search or a repair: the die and the bonus must reach the target."""
    if event.kind != "rolled":
        return None
    data = event.data
    least = int(str(data["target"])) - int(str(data["bonus"]))
    good = min(max(FACES + 1 - least, 0), FACES)
    return Luck(str(data["seat"]), "rolls", 1, good / FACES, int(str(data["success"])))
