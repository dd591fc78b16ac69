"""Conditions of lessons: data that is checked over what a seat sees and was told, never sentences.

A condition is an object of a lesson's file. Its first field says of which kind it is:

* ``{"event": "sunk", "with": {"count": {"least": 2}}, "times": 1}``: so many events of this kind, with these data, were told.
* ``{"view": "cards.german.count", "least": 4}``: this value of the view passes a test.
* ``{"outcome": "german"}``: the game is over and this seat has won.
* ``{"plies": 6}``, ``{"turns": 2}``, ``{"rolls": 1}``: at most so many own actions, turns after the first, rolls.
* ``{"all": [...]}``, ``{"any": [...]}``, ``{"not": {...}}``: of other conditions, at the same moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from vezerkar.engine import Event
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field

MOST: Final = 999
"""No count of a lesson is larger."""

TESTS: Final = ("is", "least", "most", "contains", "among", "subset")
COUNTS: Final = ("plies", "turns", "rolls")
KINDS: Final = ("event", "view", "outcome", *COUNTS, "all", "any", "not")


@dataclass(frozen=True, slots=True)
class Moment:
    """All that a condition may look at: the view of the learner's seat after a ply, and the events told to it since the lesson
    began, the oldest first.

    ``winners`` are the seats that have won; None while the game goes on. ``counts`` has the number of own actions, of turns that
    began since, and of rolls.
    """

    view: Mapping[str, Json]
    events: Sequence[Event]
    winners: tuple[str, ...] | None
    counts: Mapping[str, int]


class Condition(Protocol):
    """Something that holds at a moment or does not."""

    def holds(self, moment: Moment) -> bool:
        """Return True if it holds at this moment."""
        ...


Value: TypeAlias = "Json | list[str]"


@dataclass(frozen=True, slots=True)
class Test:
    """A test of one value: it ``is`` the wanted one, is at ``least`` or at ``most`` this number (of a list, so many are in it),
    ``contains`` one thing, is ``among`` some, or has nothing that is not among them (``subset``).
    """

    kind: str
    wanted: Json

    def passes(self, value: Value) -> bool:
        """Return True if a value passes; one of another kind than the test is for does not."""
        wanted = self.wanted
        match self.kind:
            case "is":
                return value == wanted
            case "least" | "most":
                count = len(value) if isinstance(value, list) else value
                if not isinstance(count, int) or not isinstance(wanted, int):
                    return False
                return count >= wanted if self.kind == "least" else count <= wanted
            case "contains":
                return isinstance(value, list | dict) and wanted in value
            case "among":
                return isinstance(wanted, list) and value in wanted
            case _:
                return isinstance(value, list) and isinstance(wanted, list) and all(one in wanted for one in value)


@dataclass(frozen=True, slots=True)
class Told:
    """At least so many ``times`` an event of a kind was told, with data that pass these tests."""

    kind: str
    data: tuple[tuple[str, Test], ...]
    times: int

    def holds(self, moment: Moment) -> bool:
        """Return True if it was told that often."""
        return sum(1 for event in moment.events if self._fits(event)) >= self.times

    def _fits(self, event: Event) -> bool:
        if event.kind != self.kind:
            return False
        return all(name in event.data and test.passes(event.data[name]) for name, test in self.data)


@dataclass(frozen=True, slots=True)
class Seen:
    """A value of the view passes a test. ``path`` are the fields that lead to it, in a list the place in it from 0; where one is
    missing the value is nothing.
    """

    path: tuple[str, ...]
    test: Test

    def holds(self, moment: Moment) -> bool:
        """Return True if the value of now passes."""
        value: Json = dict(moment.view)
        for name in self.path:
            value = _part(value, name)
        return self.test.passes(value)


@dataclass(frozen=True, slots=True)
class Won:
    """The game is over, and a seat has won it."""

    seat: str

    def holds(self, moment: Moment) -> bool:
        """Return True if the seat is a winner."""
        return moment.winners is not None and self.seat in moment.winners


@dataclass(frozen=True, slots=True)
class AtMost:
    """No more than so many own actions (``plies``), ``turns`` after the first, or ``rolls``."""

    what: str
    most: int

    def holds(self, moment: Moment) -> bool:
        """Return True while there are no more."""
        return moment.counts[self.what] <= self.most


@dataclass(frozen=True, slots=True)
class Every:
    """All of some conditions hold at the same moment."""

    parts: tuple[Condition, ...]

    def holds(self, moment: Moment) -> bool:
        """Return True if all hold."""
        return all(part.holds(moment) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Some:
    """At least one of some conditions holds."""

    parts: tuple[Condition, ...]

    def holds(self, moment: Moment) -> bool:
        """Return True if one holds."""
        return any(part.holds(moment) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Not:
    """A condition does not hold."""

    part: Condition

    def holds(self, moment: Moment) -> bool:
        """Return True if it does not."""
        return not self.part.holds(moment)


def read_condition(field: Field, beside: tuple[str, ...] = ()) -> Condition:
    """Return the condition that an object describes, which may have these other fields ``beside``. Raises `BadPosition`."""
    kinds = [name for name in field.table() if name in KINDS]
    if len(kinds) != 1:
        raise field.unlike(f"an object with one of the fields {', '.join(KINDS)}")
    kind = kinds[0]
    field.only((kind, *_fields(kind), *beside))
    what = field.at(kind)
    match kind:
        case "event":
            data = tuple((name, read_test(field.at("with").at(name))) for name in field.at("with", {}).table())
            return Told(what.text(), data, field.at("times", 1).number(1, MOST))
        case "view":
            return Seen(tuple(what.text().split(".")), _one_test(field))
        case "outcome":
            return Won(what.text())
        case "all":
            return Every(_parts(what))
        case "any":
            return Some(_parts(what))
        case "not":
            return Not(read_condition(what))
        case _:
            return AtMost(kind, what.number(0, MOST))


def read_test(field: Field) -> Test:
    """Return the test that a value describes: an object with one of `TESTS`; anything else is what it must be."""
    if not isinstance(field.value, dict):
        return Test("is", field.value)
    return _one_test(field.only(TESTS))


def _part(value: Json, name: str) -> Json:
    """The field of an object, or the item of a list that is at this place; None if there is no such."""
    if isinstance(value, dict):
        return value.get(name)
    if isinstance(value, list) and name.isdecimal() and int(name) < len(value):
        return value[int(name)]
    return None


def _fields(kind: str) -> tuple[str, ...]:
    """The further fields of a kind of condition."""
    return {"event": ("with", "times"), "view": TESTS}.get(kind, ())


def _parts(field: Field) -> tuple[Condition, ...]:
    """The conditions of a list."""
    return tuple(read_condition(item) for item in field.items())


def _one_test(field: Field) -> Test:
    """The one test among the fields of an object."""
    given = [name for name in field.table() if name in TESTS]
    if len(given) != 1:
        raise field.unlike(f"an object with one of the fields {', '.join(TESTS)}")
    wanted = field.at(given[0])
    if given[0] in ("least", "most"):
        wanted.number(-MOST, MOST)
    elif given[0] in ("among", "subset"):
        wanted.items()
    return Test(given[0], wanted.value)
