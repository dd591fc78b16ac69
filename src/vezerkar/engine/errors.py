"""Errors, one type for each thing that can go wrong. A refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar


class VezerkarError(Exception):
    """Base class of the errors a caller can fix. The message says how.

    >>> import vezerkar
    >>> try:
    ...     vezerkar.game("chess")
    ... except vezerkar.VezerkarError as error:
    ...     print(type(error).__name__)
    UnknownGame
    """


def with_ids(refused: IllegalAction) -> str:
    """Return the text of an error of a game whose words are not known."""
    rule = f" [{refused.cite}]" if refused.cite else ""
    return f"illegal action {refused.action!r}: {refused.reason}{rule}"


class IllegalAction(VezerkarError):
    """The action is not among the legal ones. The text of the error says why in English, and names the rule.

    ``reason`` is the id of a message, ``message_args`` its arguments and ``cite`` the rule, for instance ``HUNT 36``.
    ``action`` is the notation of the action, ``game`` the id of the game. `str` gives the message in English.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> match.act("british", "to 24")
    Traceback (most recent call last):
    vezerkar.engine.errors.IllegalAction: It is not your turn.
    """

    in_words: ClassVar[Callable[[IllegalAction], str]] = with_ids
    """A function that makes the text of an error. The engine has no texts: `vezerkar` sets the one for English here."""

    def __init__(
        self, reason: str, cite: str = "", action: str = "", message_args: dict[str, int | str] | None = None, game: str = ""
    ) -> None:
        super().__init__(reason, cite, action)
        self.reason = reason
        self.cite = cite
        self.action = action
        self.message_args: dict[str, int | str] = message_args or {}
        self.game = game

    def __str__(self) -> str:
        return type(self).in_words(self)


class BadNotation(VezerkarError):
    """The text is not an action of this game. Raised by `Game.parse`.

    >>> import vezerkar
    >>> vezerkar.game("hunt").parse("to nowhere")
    Traceback (most recent call last):
    vezerkar.engine.errors.BadNotation: 'to nowhere' is no action of The Hunt; actions begin with: ...
    """

    @classmethod
    def of(cls, text: str, title: str, verbs: Iterable[str]) -> BadNotation:
        """Return the error for a text that is no action of the game with this title."""
        return cls(f"{text!r} is no action of {title}; actions begin with: {', '.join(verbs)}")


class BadSeat(VezerkarError):
    """The match has no such seat.

    >>> import vezerkar
    >>> vezerkar.game("hunt").start().view("french")
    Traceback (most recent call last):
    vezerkar.engine.errors.BadSeat: hunt has no seat 'french'; it has: german, british
    """


class BadOption(VezerkarError):
    """The game has no such option, or the option cannot have this value.

    >>> import vezerkar
    >>> vezerkar.game("hunt").start(options={"side": "short"})
    Traceback (most recent call last):
    vezerkar.engine.errors.BadOption: option 'side' cannot be 'short'; it can be: normal, historical
    """


class BadCombination(BadOption):
    """Values of options that do not go together.

    ``reason`` is the id of a message of the game, ``message_args`` its arguments and ``cite`` the rule that says no.

    >>> import vezerkar
    >>> vezerkar.game("wg35").start(options={"mission": "ambush", "table": "river_crossing"})
    Traceback (most recent call last):
    vezerkar.engine.errors.BadCombination: ...
    """

    def __init__(self, text: str, reason: str, cite: str, message_args: dict[str, int | str]) -> None:
        super().__init__(text)
        self.reason = reason
        self.cite = cite
        self.message_args = message_args


class BadRecord(VezerkarError):
    """The record cannot be read, or it does not replay.

    >>> import vezerkar
    >>> vezerkar.replay("")
    Traceback (most recent call last):
    vezerkar.engine.errors.BadRecord: ...
    """


class BadPosition(VezerkarError):
    """The position describes no possible State. The message begins with the field that is wrong.

    >>> import vezerkar
    >>> vezerkar.game("hunt").position({"game": "hunt"})
    Traceback (most recent call last):
    vezerkar.engine.errors.BadPosition: ...
    """


class NotReached(VezerkarError):
    """The match was over, or too long, before a condition held. Raised by `Match.until`.

    >>> import vezerkar
    >>> vezerkar.game("hunt").start(seed=7).until(lambda match: False, limit=10)
    Traceback (most recent call last):
    vezerkar.engine.errors.NotReached: 10 actions were not enough.
    """


class UnknownGame(VezerkarError):
    """There is no game of this name.

    >>> import vezerkar
    >>> vezerkar.game("chess")
    Traceback (most recent call last):
    vezerkar.engine.errors.UnknownGame: ...
    """


class UnknownBot(VezerkarError):
    """No bot of this name plays this game.

    >>> import vezerkar
    >>> vezerkar.bot("deep", "hunt")
    Traceback (most recent call last):
    vezerkar.engine.errors.UnknownBot: ...
    """
