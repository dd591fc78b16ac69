"""What can go wrong, one type each. A refusal changes nothing."""

from __future__ import annotations


class VezerkarError(Exception):
    """Base of every error that is the caller's to mend; its text says what to do."""


class IllegalAction(VezerkarError):
    """The action is not among the legal ones.

    ``reason`` is the id of a message (texts are made from ids, per language), ``facts`` its arguments and ``cite`` the rule
    that says no, for instance ``HUNT 36``.
    """

    def __init__(self, reason: str, cite: str = "", action: str = "", facts: dict[str, int | str] | None = None) -> None:
        super().__init__(reason, cite, action)
        self.reason = reason
        self.cite = cite
        self.action = action
        self.facts: dict[str, int | str] = facts or {}

    def __str__(self) -> str:
        rule = f" [{self.cite}]" if self.cite else ""
        return f"illegal action {self.action!r}: {self.reason}{rule}"


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


class UnknownGame(VezerkarError):
    """No game of this name is on the shelf."""


class UnknownBot(VezerkarError):
    """No bot of this name plays this game."""
