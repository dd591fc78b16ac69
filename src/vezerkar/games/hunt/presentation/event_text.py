"""The log: events of The Hunt in words."""

from __future__ import annotations

from vezerkar.engine.event import Event
from vezerkar.engine.game import Translator
from vezerkar.engine.words import log_message
from vezerkar.games.hunt.presentation.labels import message_args


def event_text(event: Event, tr: Translator) -> str:
    """One event in words."""
    return tr(log_message(event), message_args(event.data, tr))
