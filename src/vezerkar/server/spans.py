"""Spans: which parts of a line of the log name a card, a space, a piece or a seat.

Each name is put between two marks and the line is told again. Where a text selects by a name instead of saying it, the line comes
out otherwise, and that name has no span.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vezerkar.engine import Event, Game
from vezerkar.engine.game import Translator
from vezerkar.engine.roles import names_in, roles_of
from vezerkar.server.protocol import Span

ROLES: Final = {"space": "space", "card": "card", "piece": "piece", "acting_piece": "piece", "seat": "seat", "actor": "seat"}
"""The roles that have spans, and what they are called there."""

BEGIN: Final = "\ue000"
END: Final = "\ue001"
"""Characters that no text has."""


def spans(game: Game[Any, Any], event: Event, tr: Translator, text: str) -> list[Span]:
    """The spans of an event that was told in these words, first to last."""
    found: list[Span] = []
    for field, role in roles_of(game, event).items():
        ids = names_in(role, event.data.get(field))
        if role not in ROLES or not ids:
            continue
        for name in (field, *game.forms.get(field, ())):
            marked = game.event_text(event, marking(tr, name, len(ids)))
            if marked.replace(BEGIN, "").replace(END, "") == text:
                found += [Span(start, end, ROLES[role], ids[i % len(ids)]) for i, (start, end) in enumerate(marks(marked))]
    return sorted((span for span in found if span.id), key=lambda span: span.start)


def marking(tr: Translator, field: str, count: int) -> Translator:
    """The same words, with the names of one field marked, ``count`` of them."""

    def words(message: str, args: Mapping[str, int | str]) -> str:
        value = args.get(field)
        names = value.split(", ") if isinstance(value, str) and count > 1 else [value]
        if not isinstance(value, str) or len(names) != count:
            return tr(message, args)
        return tr(message, {**args, field: ", ".join(f"{BEGIN}{name}{END}" for name in names)})

    return words


def marks(text: str) -> list[tuple[int, int]]:
    """Where the marked parts of a text begin and end, the marks themselves left out."""
    found: list[tuple[int, int]] = []
    at = start = 0
    for character in text:
        if character == BEGIN:
            start = at
        elif character == END:
            found.append((start, at))
        else:
            at += 1
    return found
