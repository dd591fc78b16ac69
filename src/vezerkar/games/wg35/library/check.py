"""Check of a data file: what its fields may hold, and what is said of one that holds something else.

A kind of record is a table (`Shape`) of its fields. Reading a record against its table gives a typed record, or faults that name
file, record, field, what was found and what is allowed. The reader goes on after a fault, so that one look shows them all.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine.errors import VezerkarError

IDENT: Final = re.compile(r"[a-z][a-z0-9_]*")
SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where it stands, what was found there, and what may stand there.

    ``reason`` and ``args`` are a message and its arguments, for those who say it in another language.
    """

    file: str
    record: str
    field: str
    found: str
    allowed: str
    reason: str = dataclasses.field(default="", compare=False)
    args: Mapping[str, int | str] = dataclasses.field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        where = ": ".join(part for part in (self.file, self.record, self.field) if part)
        return f"{where}: found {self.found}; allowed: {self.allowed}"


TOLD: Final = 200
"""So many faults are told, a line each."""


class BadData(VezerkarError):
    """Data files that cannot be played with; ``faults`` are all that was found wrong."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(*faults)
        self.faults = tuple(faults)

    def __str__(self) -> str:
        lines = [str(fault) for fault in self.faults[:TOLD]]
        more = len(self.faults) - TOLD
        return "\n".join([*lines, f"and {more} faults more"] if more > 0 else lines)


@dataclass(frozen=True, slots=True)
class Reference:
    """A record that speaks of another one: whether that exists is known when all files are read."""

    place: JsonPath
    kinds: tuple[str, ...]
    name: str


@dataclass(frozen=True, slots=True)
class Words:
    """The name and the explaining text of a record, language by language."""

    place: JsonPath
    message: str
    name: dict[str, str]
    text: dict[str, str]


class Notes:
    """Notes of a reading besides the records: faults, references to be looked up at its end, and words."""

    __slots__ = ("faults", "references", "words")

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.references: list[Reference] = []
        self.words: list[Words] = []


@dataclass(frozen=True, slots=True)
class JsonPath:
    """A place in a file: the record and the path to a field in it."""

    notes: Notes
    file: str
    record: str = ""
    field: str = ""

    def at(self, name: str) -> JsonPath:
        """The field ``name`` of what stands here."""
        return JsonPath(self.notes, self.file, self.record, f"{self.field}.{name}" if self.field else name)

    def entry(self, number: int, value: object) -> JsonPath:
        """The entry of a list that stands here, called by its id where it has one."""
        name = value.get("id", value.get("add", number)) if isinstance(value, dict) else number
        return JsonPath(self.notes, self.file, self.record, f"{self.field}[{name}]")

    def wrong(self, found: object, allowed: str, reason: str = "", **args: int | str) -> None:
        """Notes a fault; ``reason`` and ``args`` are those of a `Fault`."""
        shown = show(found)
        self.notes.faults.append(Fault(self.file, self.record, self.field, shown, allowed, reason, {"found": shown, **args}))


class Said(str):
    """A finding that is words already, not a value of the file."""

    __slots__ = ()


def show(found: object) -> str:
    """A value of a file, as it stands there, cut short."""
    text = str(found) if isinstance(found, Said) else json.dumps(found, ensure_ascii=False, default=str)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


NOTHING: Final = Said("nothing")


class Spec:
    """A specification of a value. ``read`` returns it in the form the records keep, or notes a fault."""

    __slots__ = ()

    def allowed(self) -> str:
        """Return in words what may stand here."""
        raise NotImplementedError

    def read(self, value: Any, place: JsonPath) -> Any:
        """The value as it is kept; None and a fault if it cannot be."""
        raise NotImplementedError


class Number(Spec):
    """A whole number within bounds."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def read(self, value: Any, place: JsonPath) -> Any:
        if type(value) is int and self.low <= value <= self.high:
            return value
        place.wrong(value, self.allowed(), "fault-number", low=self.low, high=self.high)
        return None


class Flag(Spec):
    """Yes or no."""

    __slots__ = ()

    def allowed(self) -> str:
        return "true or false"

    def read(self, value: Any, place: JsonPath) -> Any:
        if type(value) is bool:
            return value
        place.wrong(value, self.allowed(), "fault-flag")
        return None


class Text(Spec):
    """Words for people."""

    __slots__ = ()

    def allowed(self) -> str:
        return "a text"

    def read(self, value: Any, place: JsonPath) -> Any:
        if isinstance(value, str) and value.strip():
            return value
        place.wrong(value, self.allowed(), "fault-text")
        return None


class Ident(Spec):
    """The id of something, in small letters."""

    __slots__ = ()

    def allowed(self) -> str:
        return "an id: small letters a-z, digits and _, a letter first"

    def read(self, value: Any, place: JsonPath) -> Any:
        if isinstance(value, str) and IDENT.fullmatch(value):
            return value
        place.wrong(value, self.allowed(), "fault-ident")
        return None


class Name(Spec):
    """The name of a number of an effect; characteristics keep their capitals."""

    __slots__ = ()

    def allowed(self) -> str:
        return "a name: letters, digits and _"

    def read(self, value: Any, place: JsonPath) -> Any:
        if isinstance(value, str) and value.isidentifier() and value.isascii():
            return value
        place.wrong(value, self.allowed())
        return None


class Choice(Spec):
    """One of a few words."""

    __slots__ = ("values",)

    def __init__(self, *values: str) -> None:
        self.values = values

    def allowed(self) -> str:
        return "one of " + ", ".join(self.values)

    def read(self, value: Any, place: JsonPath) -> Any:
        if isinstance(value, str) and value in self.values:
            return value
        place.wrong(value, self.allowed(), "fault-choice")
        return None


class Ref(Spec):
    """The id of a record of one of some kinds, in any of the files."""

    __slots__ = ("kinds",)

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds

    def allowed(self) -> str:
        return "the id of a record of " + " or ".join(self.kinds)

    def read(self, value: Any, place: JsonPath) -> Any:
        if not isinstance(value, str) or not IDENT.fullmatch(value):
            place.wrong(value, self.allowed(), "fault-unknown-id")
            return None
        place.notes.references.append(Reference(place, self.kinds, value))
        return value


class Span(Spec):
    """From ... to, both included."""

    __slots__ = ("number",)

    def __init__(self, low: int, high: int) -> None:
        self.number = Number(low, high)

    def allowed(self) -> str:
        return f"[from, to]: two whole numbers from {self.number.low} to {self.number.high}, the first not above the second"

    def read(self, value: Any, place: JsonPath) -> Any:
        low, high = self.number.low, self.number.high
        if isinstance(value, list) and [type(x) for x in value] == [int, int] and low <= value[0] <= value[1] <= high:
            return (value[0], value[1])
        place.wrong(value, self.allowed())
        return None


class Many(Spec):
    """A list. ``distinct`` if nothing may stand in it twice."""

    __slots__ = ("distinct", "high", "low", "spec")

    def __init__(self, spec: Spec, low: int = 0, high: int = 1000, distinct: bool = True) -> None:
        self.spec, self.low, self.high, self.distinct = spec, low, high, distinct

    def allowed(self) -> str:
        return f"a list of {self.low} to {self.high} entries, each {self.spec.allowed()}"

    def read(self, value: Any, place: JsonPath) -> Any:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            place.wrong(value, self.allowed(), "fault-list", low=self.low, high=self.high)
            return None
        if self.distinct and len({json.dumps(entry, sort_keys=True) for entry in value}) < len(value):
            place.wrong(value, "each entry once", "fault-twice")
            return None
        return tuple(self.spec.read(entry, place.entry(i, entry)) for i, entry in enumerate(value))


class MappingSpec(Spec):
    """Names with values: ``{"M": -2, "R": -1}``."""

    __slots__ = ("keys", "values")

    def __init__(self, keys: Spec, values: Spec) -> None:
        self.keys, self.values = keys, values

    def allowed(self) -> str:
        return f"an object: {self.keys.allowed()}, with {self.values.allowed()}"

    def read(self, value: Any, place: JsonPath) -> Any:
        if not isinstance(value, dict):
            place.wrong(value, self.allowed(), "fault-object")
            return None
        return {self.keys.read(key, place.at(key)): self.values.read(entry, place.at(key)) for key, entry in value.items()}


class Mark(Spec):
    """``true``, or the number that goes with the mark; kept as a number, 0 for ``true``."""

    __slots__ = ("number",)

    def __init__(self, low: int, high: int) -> None:
        self.number = Number(low, high)

    def allowed(self) -> str:
        return f"true, or {self.number.allowed()}"

    def read(self, value: Any, place: JsonPath) -> Any:
        if value is True:
            return 0
        if type(value) is int and self.number.low <= value <= self.number.high:
            return value
        place.wrong(value, self.allowed())
        return None


class Maybe(Spec):
    """Something, or ``null`` for nothing."""

    __slots__ = ("spec",)

    def __init__(self, spec: Spec) -> None:
        self.spec = spec

    def allowed(self) -> str:
        return f"null, or {self.spec.allowed()}"

    def read(self, value: Any, place: JsonPath) -> Any:
        if value is None:
            return None
        return self.spec.read(value, place)


REQUIRED: Final = Said("(required)")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a record: what it may hold, and what holds if it is left out."""

    spec: Spec
    default: Any = REQUIRED


LANGUAGES: Final = ("en", "hu")
WORDS: Final = MappingSpec(Choice(*LANGUAGES), Text())


class Shape(Spec):
    """The table of a kind of record: its fields, and the class that keeps it. ``needs`` checks fields against one another.

    A kind with ``words`` may say its name and its text itself; they go to the notes, as those of the message ``WORDS-ID``.
    """

    __slots__ = ("fields", "make", "needs", "words")

    def __init__(
        self,
        make: Callable[..., Any],
        fields: Mapping[str, Field],
        needs: Callable[[Any, JsonPath], None] | None = None,
        words: str = "",
    ) -> None:
        self.make, self.needs, self.words = make, needs, words
        self.fields = {**fields, **(SPOKEN if words else {})}

    def allowed(self) -> str:
        return "an object with " + ", ".join(self.fields)

    def read(self, value: Any, place: JsonPath) -> Any:
        if not isinstance(value, dict):
            place.wrong(value, self.allowed(), "fault-object")
            return None
        before = len(place.notes.faults)
        for name in value:
            if name not in self.fields:
                place.at(name).wrong(Said("an unknown field"), "the fields " + ", ".join(self.fields), "fault-unknown-field")
        kept = {}
        for name, field in self.fields.items():
            if name in value:
                kept[attribute(name)] = field.spec.read(value[name], place.at(name))
            elif field.default is REQUIRED:
                place.at(name).wrong(NOTHING, field.spec.allowed(), "fault-missing")
            else:
                kept[attribute(name)] = field.default
        if len(place.notes.faults) > before:
            return None
        if self.words:
            words = [kept.pop(name) for name in SPOKEN]
            place.notes.words.append(Words(place, f"{self.words}-{value['id']}", words[0], words[1]))
        record = self.make(**kept)
        if self.needs is not None:
            self.needs(record, place)
        return record


SPOKEN: Final = {"name": Field(WORDS, {}), "text": Field(WORDS, {}), "note": Field(Text(), "")}


def attribute(field: str) -> str:
    """The attribute that keeps a field: ``class`` is a word of Python."""
    return "cls" if field == "class" else field


def parse(text: str, file: str, notes: Notes) -> dict[str, Any]:
    """A file as JSON; a fault if it is none, if it is no object, or if a name stands in an object twice."""
    place = JsonPath(notes, file)

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        for name, count in Counter(name for name, _ in pairs).items():
            if count > 1:
                place.at(name).wrong(Said(f"{name} {count} times in one object"), "once")
        return dict(pairs)

    try:
        value = json.loads(text, object_pairs_hook=once)
    except json.JSONDecodeError as error:
        place.wrong(Said(f"no JSON in line {error.lineno}, column {error.colno} ({error.msg})"), "JSON")
        return {}
    except (ValueError, RecursionError):
        place.wrong(Said("numbers too long or lists too deep to be read"), "JSON")
        return {}
    if not isinstance(value, dict):
        place.wrong(value, "an object with lists of records")
        return {}
    return value
