"""Reading plain data: what a position says, checked piece by piece. Whatever is wrong raises `BadPosition`.

A `Field` is a value and the place where it stands, so that a refusal names it: ``state.forces.G: …``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, TypeAlias

from vezerkar.engine.bit_sets import mask_of
from vezerkar.engine.errors import BadPosition

if TYPE_CHECKING:
    from vezerkar.engine.game import Json

JsonObject: TypeAlias = "Mapping[str, Json]"
"""An object of a position."""

SHOWN: Final = 60
"""Of a value that is refused, so many characters are shown."""


class Field:
    """A value of a position, and its path from the top, such as ``state.forces.G`` or ``state.trail[2]``.

    What is left out is read from a default, written as the position would write it: ``data.at("turn", 1).number(1, 99)``.
    """

    __slots__ = ("path", "value")

    def __init__(self, value: Json, path: str) -> None:
        self.value = value
        self.path = path

    def wrong(self, text: str) -> BadPosition:
        """The error that says what is wrong here."""
        return BadPosition(f"{self.path}: {text}")

    def unlike(self, wanted: str) -> BadPosition:
        """The error that says what is wanted in place of this value."""
        return self.wrong(f"{wanted} is wanted, not {shown(self.value)}")

    # --- objects -----------------------------------------------------------------------------------------------------

    def table(self) -> dict[str, Json]:
        """An object, whatever its fields."""
        if not isinstance(self.value, dict):
            raise self.unlike("an object")
        return self.value

    def only(self, names: tuple[str, ...]) -> Field:
        """This field, an object that has no other fields than these."""
        for name in self.table():
            if name not in names:
                raise BadPosition(f"{self.path}.{name}: there is no such field{perhaps(name, names)}")
        return self

    def has(self, name: str) -> bool:
        """Return True if an object has this field."""
        return name in self.table()

    def at(self, name: str, default: Json = None) -> Field:
        """A field of an object."""
        return Field(self.table().get(name, default), f"{self.path}.{name}")

    def members(self, names: tuple[str, ...]) -> list[tuple[int, Field]]:
        """The fields of an object that has one for each of some named things: the number of the thing, and its field."""
        return [(index_of(name, names, f"{self.path}.{name}"), self.at(name)) for name in self.table()]

    # --- lists -------------------------------------------------------------------------------------------------------

    def items(self) -> list[Field]:
        """The values of a list."""
        if not isinstance(self.value, list):
            raise self.unlike("a list")
        return [Field(item, f"{self.path}[{i}]") for i, item in enumerate(self.value)]

    def row(self, size: int) -> list[Field]:
        """The values of a list of this length."""
        if not isinstance(self.value, list) or len(self.value) != size:
            raise self.unlike(f"a list of {size}")
        return self.items()

    def numbers(self, size: int, least: int, most: int) -> list[int]:
        """So many numbers."""
        return [item.number(least, most) for item in self.row(size)]

    def indexes(self, names: tuple[str, ...]) -> list[int]:
        """A list of names, as numbers, none of them twice."""
        found: list[int] = []
        for item in self.items():
            number = item.index(names)
            if number in found:
                raise item.wrong(f"{shown(item.value)} is there twice")
            found.append(number)
        return found

    def mask(self, names: tuple[str, ...]) -> int:
        """A set of names as a mask."""
        return mask_of(self.indexes(names))

    # --- single values -----------------------------------------------------------------------------------------------

    def number(self, least: int, most: int) -> int:
        """A number from ``least`` to ``most``."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.unlike(f"a number from {least} to {most}")
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.unlike("true or false")
        return self.value

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.unlike("a text")
        return self.value

    def index(self, names: tuple[str, ...]) -> int:
        """The number of a name."""
        return index_of(self.value, names, self.path)

    def index_or(self, names: tuple[str, ...], nothing: int) -> int:
        """The number of a name; of null, ``nothing``."""
        return nothing if self.value is None else self.index(names)


def check_plain(value: object, path: str = "") -> None:
    """Raise `BadPosition` for what no position holds, such as a fraction: compiled rules cannot even look at it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            check_plain(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            check_plain(inner, f"{path}[{i}]")
    elif value is not None and not isinstance(value, int | str):
        raise BadPosition(f"{path}: a whole number or a text is wanted, not {value}")


def index_of(name: Json, names: tuple[str, ...], path: str) -> int:
    """The number of a name that stands at this path."""
    if not isinstance(name, str) or name not in names:
        known = f"; there are: {', '.join(names)}" if len(names) <= 12 else ""
        raise BadPosition(f"{path}: there is no {shown(name)} here{perhaps(name, names)}{known}")
    return names.index(name)


def perhaps(name: Json, names: tuple[str, ...]) -> str:
    """Return a question for the name that is spelled nearly like this, or an empty text."""
    close = get_close_matches(name, names, 1) if isinstance(name, str) else []
    return f" (did you mean {close[0]!r}?)" if close else ""


def shown(value: Json) -> str:
    """A value as JSON, cut short."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
