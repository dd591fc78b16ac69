"""What can go wrong, one type each. A refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar


class VezerkarError(Exception):
    """Base of every error that is the caller's to mend; its text says what to do."""


def with_ids(refused: IllegalAction) -> str:
    """The text of an error of a game whose words are not known."""
    rule = f" [{refused.cite}]" if refused.cite else ""
    return f"illegal action {refused.action!r}: {refused.reason}{rule}"


class IllegalAction(VezerkarError):
    """The action is not among the legal ones. The text of the error says why in English, and names the rule.

    ``reason`` is the id of a message (texts are made from ids, per language), ``facts`` its arguments and ``cite`` the rule
    that says no, for instance ``HUNT 36``. ``action`` is the notation of the action, ``game`` the id of the game.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> match.act("british", "to 24")
    Traceback (most recent call last):
    vezerkar.engine.errors.IllegalAction: It is not your turn to choose.
    """

    in_words: ClassVar[Callable[[IllegalAction], str]] = with_ids
    """How the text of an error is made. The engine has no texts: `vezerkar` puts the English ones in here."""

    def __init__(
        self, reason: str, cite: str = "", action: str = "", facts: dict[str, int | str] | None = None, game: str = ""
    ) -> None:
        super().__init__(reason, cite, action)
        self.reason = reason
        self.cite = cite
        self.action = action
        self.facts: dict[str, int | str] = facts or {}
        self.game = game

    def __str__(self) -> str:
        return type(self).in_words(self)


class BadNotation(VezerkarError):
    """A text that is no action of this game."""


class BadSeat(VezerkarError):
    """A seat this match does not have."""


class BadOption(VezerkarError):
    """An option, or a value of one, that the game does not have."""


class BadCombination(BadOption):
    """Values of options that do not go together.

    ``reason`` is the id of a message of the game, ``facts`` its arguments and ``cite`` the rule that says no.
    """

    def __init__(self, text: str, reason: str, cite: str, facts: dict[str, int | str]) -> None:
        super().__init__(text)
        self.reason = reason
        self.cite = cite
        self.facts = facts


class BadRecord(VezerkarError):
    """A record that cannot be read or does not replay."""


class BadPosition(VezerkarError):
    """A position that describes no possible State."""


class NotReached(VezerkarError):
    """A match was over, or too long, before a condition held that it was played on for."""


class UnknownGame(VezerkarError):
    """No game of this name is on the shelf."""


class UnknownBot(VezerkarError):
    """No bot of this name plays this game."""
