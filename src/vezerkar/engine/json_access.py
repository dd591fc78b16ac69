"""Views as plain data, read with types: what a game wrote, where it lays the view out or says it in words."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.game import Json


def as_str(value: Json) -> str:
    """A text; empty for nothing."""
    return value if isinstance(value, str) else ""


def as_int(value: Json) -> int:
    """A number."""
    assert isinstance(value, int)
    return value


def as_strs(value: Json) -> list[str]:
    """A list of texts; empty for nothing."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def as_dict(value: Json) -> Mapping[str, Json]:
    """An object; empty for nothing."""
    return value if isinstance(value, dict) else {}


def as_dicts(value: Json) -> list[Mapping[str, Json]]:
    """A list of objects; empty for nothing."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
