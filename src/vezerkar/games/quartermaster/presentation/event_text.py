"""The log: events of Quartermaster General in words."""

from __future__ import annotations

from vezerkar.engine.event import Event
from vezerkar.engine.game import Translator
from vezerkar.engine.words import log_message, sentence
from vezerkar.games.quartermaster.presentation.labels import message_args


def event_text(event: Event, tr: Translator) -> str:
    """One event in words."""
    said = message_args(event.data, tr)
    points = event.data.get("points")
    if isinstance(points, int):
        said |= {"points": abs(points), "lost": int(points < 0)}
    return sentence(tr(log_message(event), said))
