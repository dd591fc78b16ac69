"""The log: one event in words."""

from __future__ import annotations

from vezerkar.engine.event import Event
from vezerkar.engine.game import Say


def tell(event: Event, say: Say) -> str:
    """One event in words."""
    raise NotImplementedError
