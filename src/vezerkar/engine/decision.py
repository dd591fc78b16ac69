"""Decisions: the choices that seats must make now, as people and programs outside the rules see them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from vezerkar.engine.action import Action as Action
from vezerkar.engine.options import Options

SHOWN: Final = 3
"""Number of options that the `repr` of a Decision shows."""


class Domain:
    """A set of actions too large to list. A game derives from it; what a client may draw of it belongs in `region`, what can
    be listed for people in `offers`.

    >>> import vezerkar
    >>> vezerkar.game("hunt").start(seed=7).decision("german").domain is None  # every action is listed
    True
    """

    __slots__ = ()

    def accepts(self, action: int) -> bool:
        """Return True if this action belongs to the set."""
        raise NotImplementedError

    def offers(self) -> list[int]:
        """Return actions of the set to list for people, beyond the sample in the options."""
        return []

    def region(self) -> list[list[int]]:
        """Return outlines of the set, as lists of coordinates in the game's own units, for drawing."""
        return []


class Question:
    """A question that a Step asks. ``text`` is a message id, ``args`` its arguments, ``cite`` the rule.

    ``default`` is the action for a player who has left. ``window`` marks an off-turn question that is asked whether or not
    there is anything to answer, so that the asking gives nothing away; its default is to pass, and its facts are public: standing
    orders go by them. ``ask`` is a notation with ``{}`` for a place.
    """

    # No dataclass: programs that learn have one made for each row, and those that compiled code makes take twenty times as long.
    __slots__ = ("args", "ask", "cite", "default", "text", "window")

    def __init__(
        self,
        text: str,
        cite: str,
        default: int,
        args: dict[str, int | str] | None = None,
        window: bool = False,
        ask: str = "",
    ) -> None:
        self.text = text
        self.cite = cite
        self.default = default
        self.args: dict[str, int | str] = {} if args is None else args
        self.window = window
        self.ask = ask

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question):
            return NotImplemented
        return (
            self.text == other.text
            and self.cite == other.cite
            and self.default == other.default
            and self.args == other.args
            and self.window == other.window
            and self.ask == other.ask
        )

    def __hash__(self) -> int:
        return hash((self.text, self.cite, self.default, self.window, self.ask))

    def __repr__(self) -> str:
        return f"Question({self.text!r}, {self.cite!r}, {self.default}, {self.args}, {self.window}, {self.ask!r})"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Reason why an action is not legal: the message id, its arguments and the rule that says no.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> refusal = match.why_not("british", "to 24")
    >>> refusal.reason
    'refuse-not-asked'
    """

    reason: str
    cite: str
    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, repr=False)
class Decision:
    """The choice that one seat must make now.

    ``prompt`` is a message id with ``args``; ``options`` are all legal actions, or a sample of them when ``domain`` is given;
    ``cite`` names the rule, ``default`` the action for a player who has left; ``window`` and ``ask`` see `Question`. ``refused``
    are actions of the same kind that a player would look for and that are not legal now, each with the reason.

    >>> import vezerkar
    >>> decision = vezerkar.game("hunt").start(seed=7).decisions()[0]
    >>> decision
    <Decision of german: ask-place-altmark (HUNT 11), 41 options: to 01, to 02, to 03, …>
    >>> decision.options["to 24"]
    Action('to 24')
    """

    seat: str
    prompt: str
    options: Options
    cite: str
    default: Action
    args: dict[str, int | str] = field(default_factory=dict)
    window: bool = False
    ask: str = ""
    domain: Domain | None = None
    refused: tuple[tuple[Action, Refusal], ...] = ()

    def __repr__(self) -> str:
        rule = f" ({self.cite})" if self.cite else ""
        shown = [option.notation for option in self.options[:SHOWN]]
        if len(self.options) > SHOWN:
            shown.append("…")
        count = "1 option" if len(self.options) == 1 else f"{len(self.options)} options"
        return f"<Decision of {self.seat}: {self.prompt}{rule}, {count}: {', '.join(shown)}>"


NOT_ASKED: Final = Refusal("refuse-not-asked", "")
OVER: Final = Refusal("refuse-over", "")
UNKNOWN: Final = Refusal("refuse-unknown", "")
NOT_NOW: Final = Refusal("refuse-not-now", "")
NO_UNDO: Final = Refusal("refuse-undo", "")


def not_in_hand(cite: str) -> Refusal:
    """The refusal of a card that is not in the player's hand, by a rule of the game."""
    return Refusal("refuse-not-in-hand", cite)


def no_effect(cite: str) -> Refusal:
    """The refusal of what would change nothing now, by a rule of the game."""
    return Refusal("refuse-no-effect", cite)
