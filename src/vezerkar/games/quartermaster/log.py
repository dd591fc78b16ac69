"""The log: events of Quartermaster General in words."""

from __future__ import annotations

from vezerkar.engine.event import Event
from vezerkar.engine.game import Say
from vezerkar.games.quartermaster.words import facts, sentence


def tell(event: Event, say: Say) -> str:
    """One event in words."""
    said = facts(event.data, say)
    points = event.data.get("points")
    if isinstance(points, int):
        said |= {"points": abs(points), "lost": int(points < 0)}
    return sentence(say("log-" + event.kind.replace("_", "-"), said))
