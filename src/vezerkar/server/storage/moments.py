"""Moments and times as the database and the API have them."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time_ns
from typing import Final

SECOND_MICROS: Final = 1_000_000
DAY_SECONDS: Final = 24 * 3600
DAY_MICROS: Final = DAY_SECONDS * SECOND_MICROS


def now() -> str:
    """This moment, in the form the API uses."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def written(moment: int) -> str:
    """A moment in microseconds since 1970, in the form the API uses."""
    return datetime.fromtimestamp(moment // 1_000_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment_of(text: str) -> int | None:
    """A moment in the form the API uses, in microseconds since 1970; None: it is not in such a form, or has no zone."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return None if found.tzinfo is None else int(found.timestamp()) * SECOND_MICROS


def micros() -> int:
    """This moment, in microseconds since 1970."""
    return time_ns() // 1000
