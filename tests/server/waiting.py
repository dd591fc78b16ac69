"""Waiting until something is so, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 20.0
"""After so many seconds it is not expected to come any more."""


def until(done: Callable[[], object], seconds: float = SECONDS, what: str = "it never came") -> float:
    """Wait for something; return how many seconds it took."""
    began = time.monotonic()
    while not done():
        assert time.monotonic() - began < seconds, what
        time.sleep(0.01)
    return time.monotonic() - began
