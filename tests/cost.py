"""What a test costs. The short run leaves the slow tests out; ``--all`` runs everything.

Slow is what takes more than about a fifth of a second of a core, unless it is what one would look at first, and further seeds,
languages and variants of what the short run tries. Tests of rules and cards are never slow for that.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

slow = pytest.mark.slow

STUDY = int(os.environ.get("VEZERKAR_STUDY", "1"))
"""So many times as much as usual is tried in tests of the study: worlds of what-ifs, plays of lessons, what calculators say."""


def first(values: Iterable[Any], short: int = 1) -> list[Any]:
    """Values for ``parametrize``: all of them, of which only the first ``short`` belong to the short run."""
    return [value if i < short else pytest.param(*_values(value), marks=slow) for i, value in enumerate(values)]


def only(values: Iterable[Any], short: Iterable[Any]) -> list[Any]:
    """Values for ``parametrize``: all of them, of which only those of ``short`` belong to the short run."""
    kept = list(short)
    return [value if value in kept else pytest.param(*_values(value), marks=slow) for value in values]


def _values(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
