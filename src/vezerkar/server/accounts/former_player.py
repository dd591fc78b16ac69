"""People whose accounts were deleted: in matches that others go on seeing they are former players, and have said nothing."""

from __future__ import annotations

from typing import Final

from vezerkar.translation import translator

FORMER_PLAYER: Final = "\x1a"
"""Stands for a name, or for a line of chat, that was deleted. Nobody can write it: `clean_text` leaves it out."""


def shown_name(name: str, lang: str) -> str:
    """Return the name of somebody as it is shown."""
    return translator("", lang)("former-player", {}) if name == FORMER_PLAYER else name


def shown_line(text: str, hidden: bool, lang: str) -> str:
    """Return a line of chat as it is shown; ``hidden``: by a moderator."""
    if text == FORMER_PLAYER:
        return translator("", lang)("deleted-line", {})
    return translator("", lang)("hidden-line", {}) if hidden else text
