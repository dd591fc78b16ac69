"""Sights on the sea: the Graf Spee found, and the battle that follows, each from its event alone (HUNT 90-93)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.event import Event
from vezerkar.engine.scene import Effect

STYLES: Final = {"found": "sign", "battle_began": "clash"}


def effects(event: Event) -> list[Effect]:
    """Return what one event shows on the sea."""
    return [Effect(STYLES[event.kind], [str(event.data["space"])], "british")] if event.kind in STYLES else []
