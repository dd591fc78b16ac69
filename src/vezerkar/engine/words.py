"""Sentences and lists: what games put their words together with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vezerkar.engine.event import Event
    from vezerkar.engine.game import Translator


def sentence(text: str) -> str:
    """Return a text that begins with a capital: names begin with an article in lower case ("the West") wherever they stand.

    A mark before the first letter, which is nothing that could be printed, stays as it is.
    """
    first = next((i for i, character in enumerate(text) if character.isprintable()), 0)
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def listed(names: Sequence[str], tr: Translator) -> str:
    """Return names in a row; the message ``none`` if there are none."""
    return ", ".join(names) if names else tr("none", {})


def log_message(event: Event) -> str:
    """Return the id of the message that tells an event: ``log-freighter-sailed``."""
    return "log-" + event.kind.replace("_", "-")


def many_message(event: Event) -> str:
    """Return the id of the message that tells several events of a kind in a row at once: ``many-bought``. Few kinds have one."""
    return "many-" + event.kind.replace("_", "-")
