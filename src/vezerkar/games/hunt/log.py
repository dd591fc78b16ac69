from __future__ import annotations

from vezerkar.engine.event import Event
from vezerkar.engine.game import Say


def tell(event: Event, say: Say) -> str:
    return event.kind
