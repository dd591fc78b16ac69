"""Settings of the interpreter that keep pauses of the whole process short, or rare."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SWITCH_SECONDS: Final = 0.001
"""Seconds that a thread runs on while another one waits for its turn.

The event loop gives up its turn whenever it sends something. With the usual 0.005 it would wait that long each time while a
table is drawn beside it.
"""

FULL_COLLECTION_SECONDS: Final = 600.0
"""So often, in seconds, all objects are looked through for those that only keep each other.

That takes a quarter of a second when many watch, in which nothing else is done. Left to itself Python does it again and again
while they come. What is gone for good is nearly always found by looking through young objects, which takes no time.
"""

NEVER: Final = 1_000_000_000


@contextmanager
def without_collection() -> Iterator[None]:
    """Look for no garbage. What is loaded stays: to look through it again and again meanwhile takes a fifth of the time."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


async def tune_runtime() -> None:
    """Arrange it, and go on doing so. What there is already, such as all modules, stays, and is never looked through."""
    sys.setswitchinterval(SWITCH_SECONDS)
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()
