"""Sights on the map: battles, bombs and the units that are lost, each from its event alone (T&T 12)."""

from __future__ import annotations

from vezerkar.engine.event import Event
from vezerkar.engine.scene import Effect
from vezerkar.games.triumph.presentation.scene.board import TONES


def effects(event: Event) -> list[Effect]:
    """Return what one event shows on the map."""
    data = event.data
    if event.kind == "battle":
        return [Effect("clash", [str(data["area"])], str(data["attacker"]))]
    if event.kind == "bombed":
        return [Effect("burst", [str(data["area"])], "danger")]
    if event.kind == "destroyed":
        return [Effect("fall", [str(data["area"])], TONES.get(str(data["nation"]), "minor"), symbol=f"block-{data['unit']}")]
    return []
