"""Spans: which parts of a line of the log, or of a prompt, name a card, a space, a piece, a seat, a nation or a rule.

Each name is put between two marks and the line is told again. Where a text selects by a name instead of saying it, the line comes
out otherwise, and that name has no span.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from vezerkar.engine import Decision, Event, Game
from vezerkar.engine.game import Translator
from vezerkar.engine.roles import names_in, roles_of
from vezerkar.server.pages.page_messages import Span

ROLES: Final = {
    "space": "space",
    "point": "space",
    "card": "card",
    "piece": "piece",
    "acting_piece": "piece",
    "seat": "seat",
    "actor": "seat",
    "nation": "nation",
    "acting_nation": "nation",
    "rule": "rule",
}
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
            marked = game.event_text(event, marking(tr, name, words_of(game, event, tr, field, name)))
            if marked.replace(BEGIN, "").replace(END, "") == text:
                found += [Span(start, end, ROLES[role], ids[i % len(ids)]) for i, (start, end) in enumerate(marks(marked))]
    return sorted((span for span in found if span.id), key=lambda span: span.start)


@cache
def _spanned_fields(game: Game[Any, Any]) -> Mapping[str, str]:
    """Return the fields of a game's events and questions that name something, with what their spans are called."""
    kinds = (*game.event_roles.values(), game.question_roles)
    return {field: ROLES[role] for kind in kinds for field, role in kind.items() if role in ROLES}


class PromptWords:
    """Listens to the words of a question while its Scene is made, which it leaves as they are.

    The arguments of a question have the names that the fields of events have, and with them their roles; or the game says their
    roles (`Game.question_roles`).
    """

    def __init__(self, game: Game[Any, Any], decision: Decision, tr: Translator) -> None:
        self._tr = tr
        self._message = decision.prompt
        known = _spanned_fields(game)
        self._fields = {
            name: (known[field], value)
            for field, value in decision.args.items()
            if field in known and isinstance(value, str) and value
            for name in (field, *game.forms.get(field, ()))
        }
        self._text = ""
        self._found: list[Span] = []

    def __call__(self, message: str, args: Mapping[str, int | str]) -> str:
        """Translate, as any `Translator` does."""
        text = self._tr(message, args)
        if message == self._message:
            self._text = text
            self._found = [span for name in args if name in self._fields for span in self._named(name, message, args)]
        return text

    def spans(self, prompt: str) -> list[Span]:
        """The spans of the whole prompt, first to last."""
        # A sentence begins with a capital there.
        at = prompt.find(self._text[1:]) - 1 if len(self._text) > 1 else -1
        if at < 0:
            return []
        moved = [Span(at + span.start, at + span.end, span.role, span.id) for span in self._found]
        return sorted(moved, key=lambda span: span.start)

    def _named(self, name: str, message: str, args: Mapping[str, int | str]) -> list[Span]:
        role, named = self._fields[name]
        marked = self._tr(message, {**args, name: f"{BEGIN}{args[name]}{END}"})
        if marked.replace(BEGIN, "").replace(END, "") != self._text:
            return []
        return [Span(start, end, role, named) for start, end in marks(marked)]


def words_of(game: Game[Any, Any], event: Event, tr: Translator, field: str, name: str) -> list[str]:
    """Return what a text is given for a field under some name. A list gives one for each member, as if that were all of it."""
    value = event.data[field]
    if not isinstance(value, list) or roles_of(game, event)[field] == "point":
        return given(game, event, tr, name)
    return [word for one in value for word in given(game, Event(event.kind, {**event.data, field: [one]}), tr, name)]


def given(game: Game[Any, Any], event: Event, tr: Translator, name: str) -> list[str]:
    """Return in a list what a text is given under this name, or an empty list if it is given no words."""
    found: list[str] = []

    def listening(message: str, args: Mapping[str, int | str]) -> str:
        value = args.get(name)
        if isinstance(value, str):
            found[:] = [value]
        return tr(message, args)

    game.event_text(event, listening)
    return found


def marking(tr: Translator, name: str, words: list[str]) -> Translator:
    """The same, with marks around these words where a text is given them under this name."""
    plain = ", ".join(words)
    marked = ", ".join(f"{BEGIN}{word}{END}" for word in words)

    def telling(message: str, args: Mapping[str, int | str]) -> str:
        return tr(message, {**args, name: marked} if words and args.get(name) == plain else args)

    return telling


def marks(text: str) -> list[tuple[int, int]]:
    """Return where the marked parts of a text begin and end, the marks themselves left out."""
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
