"""A process for work that takes long: at the lowest priority, so that it keeps nobody waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from time import monotonic
from typing import Any, Final

from vezerkar.registry import GAMES
from vezerkar.server.bots.bot_workers import follow_parent
from vezerkar.server.operation.error_summary import error_summary

PATIENCE_SECONDS: Final = 1.0
"""Progress is told no more often than this."""


class WorkFailed(Exception):
    """The work could not be done. The text says why, but nothing of what it was about."""


async def done_quietly(
    work: Callable[..., bytes], args: tuple[Any, ...], seconds: float, told: Callable[[int], Awaitable[None]]
) -> bytes:
    """Return what ``work`` makes of ``args`` in a process of its own, which is ended after so many seconds.

    ``work`` is a function of a module. It gets one more argument: a function to call with what is done and the whole of it.
    ``told`` hears the per cent that are done. Raises `WorkFailed`.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_do, args=(theirs, dict(GAMES), work, args), daemon=True)
    try:
        await asyncio.to_thread(process.start)
        # The end of the process shows as the end of the pipe only if nobody else holds the other side.
        theirs.close()
        async with asyncio.timeout(seconds):
            while True:
                # The death of the process ends a call that nobody waits for any more.
                kind, value = await asyncio.to_thread(ours.recv)
                if kind == "made":
                    return bytes(value)
                if kind == "failed":
                    raise WorkFailed(value)
                await told(value)
    except EOFError as error:
        raise WorkFailed("its process has ended") from error
    except TimeoutError as error:
        raise WorkFailed(f"not made within {seconds:.0f} seconds") from error
    finally:
        with suppress(ValueError, AttributeError):
            process.kill()


def _do(connection: Connection, games: dict[str, str], work: Callable[..., bytes], args: tuple[Any, ...]) -> None:
    """Do the work, in a process of its own."""
    GAMES.update(games)
    # Ctrl-C is the table's to handle; and a process whose table was killed must not stay behind.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow_parent, daemon=True).start()
    os.nice(19)
    last = -PATIENCE_SECONDS

    def told(done: int, whole: int) -> None:
        nonlocal last
        if monotonic() - last >= PATIENCE_SECONDS:
            last = monotonic()
            connection.send(("progress", 99 * done // whole))

    try:
        connection.send(("made", work(*args, told)))
    except Exception as error:
        connection.send(("failed", error_summary(error)))
