"""State and Step: the complete state of a game, and the procedures of the rulebook that are in progress.

A rulebook is a set of procedures that call one another, stop to ask a seat, and go on. A `Step` is one such procedure in
progress; a `State` holds a stack of them. Steps are immutable values: what changes while a procedure runs lies in
the State, or the Step replaces itself on the stack. That makes copying a stack as cheap as copying a list.
"""

from __future__ import annotations

from inspect import Parameter, signature
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import NOT_NOW
from vezerkar.engine.dice import SPAN, Dice
from vezerkar.engine.event import EVERYBODY, Datum, Event

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.decision import Domain, Question, Refusal


class State:
    """The complete state of a game: board, cards, hidden information and dice. Plain data only.

    A game derives from it, adds its own attributes and overrides `clone`, calling `copy_base`.

    ``asked`` is the bit set of seats that must choose now; ``drawn`` counts the numbers taken from the dice, ``news`` the other
    moments at which a seat learned something (both limit undo); ``sink`` collects events, or is None if nobody listens.
    """

    __slots__ = ("asked", "dice", "drawn", "news", "over", "sink", "stack")

    stack: list[Step[Never]]
    asked: int
    over: bool
    dice: Dice
    drawn: int
    news: int
    sink: list[Event] | None

    def begin(self, dice: Dice) -> None:
        """Set every attribute as at the beginning of a game. (Not ``__init__``, so that a clone need not run it.)"""
        self.stack = []
        self.asked = 0
        self.over = False
        self.dice = dice
        self.drawn = 0
        self.news = 0
        self.sink = None

    def clone(self) -> State:
        """Return an equal State that shares nothing changeable with this one. Its ``sink`` is None."""
        raise NotImplementedError

    def copy_base(self, other: State) -> None:
        """Copy the attributes of this class into a new State; for use by `clone`."""
        other.stack = self.stack.copy()
        other.asked = self.asked
        other.over = self.over
        other.dice = self.dice
        other.drawn = self.drawn
        other.news = self.news
        other.sink = None

    def call(self, *steps: Step[Never]) -> None:
        """Start these procedures: the first one runs next, then the second, and so on."""
        self.perform(steps)

    def perform(self, steps: tuple[Step[Never], ...]) -> None:
        """Do the same as `call` for a tuple that was built beforehand, which is quicker."""
        stack = self.stack
        i = len(steps)
        while i > 0:
            i -= 1
            stack.append(steps[i])

    def randbelow(self, n: int) -> int:
        """Return a number from 0 to n-1, all equally likely, taken from the dice. ``n`` is from 1 to 2**32."""
        limit = SPAN - SPAN % n
        while True:
            word = self.dice.word(self.drawn)
            self.drawn += 1
            if word < limit:
                if self.dice.notes is not None:
                    self.dice.notes.append((self.drawn - 1, n))
                return word % n

    def emit(self, kind: str, data: dict[str, Datum], seats: int = EVERYBODY) -> None:
        """Tell the listeners, if any. Callers in the inner loop look at ``sink`` first and save the dictionary."""
        if self.sink is not None:
            self.sink.append(Event(kind, data, seats))


S = TypeVar("S", bound=State, contravariant=True)


class Step(Generic[S]):
    """A procedure of the rulebook, in progress. Immutable: its attributes are set once, by ``__init__``."""

    __slots__ = ()

    def advance(self, s: S) -> bool:
        """Run until a seat must choose or the stack changes.

        Return True if a seat must choose; ``s.asked`` is then the bit set of those seats. The engine may call it again while a
        seat is asked, for example after loading a State. It must then change nothing and return the same value. A procedure
        that only asks has `asks` instead.
        """
        s.asked = BIT[self.asks(s)]
        return True

    def asks(self, s: S) -> int:
        """Return the seat that is asked, for a procedure that only asks."""
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[int]:
        """Return the legal actions of a seat that is asked: sorted, unique, never empty. This is the one source of legality."""
        raise NotImplementedError

    def choose(self, s: S, seat: int, action: int) -> None:
        """Carry out a legal action of this seat."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> Question:
        """Return the question: its words, its rule, and the action for a player who has left."""
        raise NotImplementedError

    def domain(self, s: S, seat: int) -> Domain | None:
        """Return the set of legal actions if it cannot be listed, or None. The options are then a finite sample of it."""
        return None

    def menu(self, s: S, seat: int) -> list[int]:
        """Return the actions that a player looks for here, legal or not. Those that are not legal are shown with the reason."""
        return []

    def meant(self, s: S, seat: int, action: int) -> int:
        """Return the legal action that is meant by a shorter form of it, or the action itself."""
        return action

    def refuse(self, s: S, seat: int, action: int) -> Refusal:
        """Return why an action is not legal here that is not among the options of a seat that is asked."""
        return NOT_NOW

    def params(self) -> list[int]:
        """Return the arguments that make an equal Step: those of ``__init__``, kept under the same names."""
        names, rest = arguments_of(type(self))
        found: list[int] = [getattr(self, name) for name in names]
        if rest:
            found += getattr(self, rest)
        return found


ARGUMENTS: Final[dict[type, tuple[list[str], str]]] = {}
"""The arguments of each kind of Step, as `arguments_of` returns them; read once for each."""


def arguments_of(kind: type) -> tuple[list[str], str]:
    """Return the names of the arguments of a kind of Step, and of the one that takes any number more, or an empty text."""
    if kind not in ARGUMENTS:
        taken = [] if kind.__init__ is object.__init__ else list(signature(kind).parameters.values())  # type: ignore[misc]
        names = [one.name for one in taken if one.kind is Parameter.POSITIONAL_OR_KEYWORD]
        rest = [one.name for one in taken if one.kind is Parameter.VAR_POSITIONAL]
        ARGUMENTS[kind] = (names, rest[0] if rest else "")
    return ARGUMENTS[kind]


def settle(s: State) -> None:
    """Run the procedures until a seat must choose or the game is over."""
    while not s.over:
        if cast("Step[State]", s.stack[-1]).advance(s):
            return
    s.asked = 0


def step_of(s: State) -> Step[State]:
    """Return the procedure that is in progress now."""
    return cast("Step[State]", s.stack[-1])


def options(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat that is asked."""
    return cast("Step[State]", s.stack[-1]).options(s, seat)


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action and run on to the next decision. Legality is the caller's to check."""
    cast("Step[State]", s.stack[-1]).choose(s, seat, action)
    settle(s)
