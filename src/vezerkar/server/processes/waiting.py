"""Waiting until something happens or time is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress


async def waited(wakeup: asyncio.Event, seconds: float) -> None:
    """Wait until a wake-up, or for so many seconds.

    `asyncio.wait_for` of Python 3.11 may swallow a cancellation that comes together with the wake-up: whoever stops the task
    would wait for ever.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await wakeup.wait()
