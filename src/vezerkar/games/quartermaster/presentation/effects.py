"""Sights on the map: battles and the pieces that they remove, each from its event alone (R-13, R-14)."""

from __future__ import annotations

from vezerkar.engine.event import Event
from vezerkar.engine.scene import Effect


def effects(event: Event) -> list[Effect]:
    """Return what one event shows on the map."""
    data = event.data
    if event.kind not in ("battled", "removed"):
        return []
    country, space = str(data["country"]), str(data["space"])
    if event.kind == "battled":
        return [Effect("clash", [space], country)]
    return [Effect("fall", [space], country, piece=f"{country}-{space}", symbol=f"{data['kind']}-{country}")]
