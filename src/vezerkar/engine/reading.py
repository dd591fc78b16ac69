"""Reading plain data: what a position says, checked piece by piece. Every function raises `BadPosition` with what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Json
from vezerkar.engine.state import BIT

Data: TypeAlias = Mapping[str, Json]
"""An object of a position."""


def members(data: Data, name: str) -> dict[str, Json]:
    """An object of a description, empty if it is left out."""
    found = data.get(name, {})
    if not isinstance(found, dict):
        raise BadPosition(f"{name!r} must be an object")
    return found


def listed(value: Json) -> list[Json]:
    """A list."""
    if not isinstance(value, list):
        raise BadPosition(f"a list is wanted, not {value!r}")
    return value


def number(data: Data, name: str, default: int) -> int:
    """A number of a description."""
    value = data.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"{name!r} must be a number")
    return value


def numbers(value: Json, size: int) -> list[int]:
    """A list of so many numbers."""
    found = [item for item in listed(value) if isinstance(item, int)]
    if len(found) != size:
        raise BadPosition(f"{value!r} must be {size} numbers")
    return found


def flag(data: Data, name: str) -> bool:
    """A truth of a description, false if it is left out."""
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition(f"{name!r} must be true or false")
    return value


def index(known: tuple[str, ...] | list[str], name: Json) -> int:
    """The number of a name."""
    if not isinstance(name, str) or name not in known:
        raise BadPosition(f"{name!r} is none of: {', '.join(known)}")
    return known.index(name)


def mask(value: Json, known: Mapping[str, int]) -> int:
    """A set of spaces."""
    result = 0
    for name in listed(value):
        if not isinstance(name, str) or name not in known:
            raise BadPosition(f"there is no space {name!r}")
        result |= BIT[known[name]]
    return result
