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


def micros() -> int:
    """This moment, in microseconds since 1970."""
    return time_ns() // 1000
