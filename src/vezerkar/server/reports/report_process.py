"""The process in which a report is made: at the lowest priority, so that it keeps nobody waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from time import monotonic
from typing import Final

from vezerkar.engine import Record
from vezerkar.registry import GAMES, replay
from vezerkar.server.bots.bot_workers import follow_parent
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.reports.game_report_table import pack_report
from vezerkar.study.game_report import game_report
from vezerkar.study.judging import BUDGETS, compiled, report_heuristics, usual_budget
from vezerkar.study.report_page import report_page
from vezerkar.translation import LANGUAGES, translator

MOST_SECONDS: Final = 1800.0
"""A report may take so long; then it has failed."""
PATIENCE_SECONDS: Final = 1.0
"""Progress is told no more often than this."""


class ReportFailed(Exception):
    """A report could not be made. The text says why, but nothing of the match."""


async def made_report(record: str, plies: Sequence[int], told: Callable[[int], Awaitable[None]]) -> bytes:
    """Make the report of a record in a process, and return it packed, in all languages.

    ``told`` hears the per cent that are done. ``plies`` are the numbers that the table gives to the moments of the record.
    Raises `ReportFailed`.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_make, args=(theirs, dict(GAMES), record, list(plies)), daemon=True)
    try:
        await asyncio.to_thread(process.start)
        # The end of the process shows as the end of the pipe only if nobody else holds the other side.
        theirs.close()
        async with asyncio.timeout(MOST_SECONDS):
            while True:
                # The death of the process ends a call that nobody waits for any more.
                kind, value = await asyncio.to_thread(ours.recv)
                if kind == "made":
                    return bytes(value)
                if kind == "failed":
                    raise ReportFailed(value)
                await told(value)
    except EOFError as error:
        raise ReportFailed("its process has ended") from error
    except TimeoutError as error:
        raise ReportFailed(f"not made within {MOST_SECONDS:.0f} seconds") from error
    finally:
        with suppress(ValueError, AttributeError):
            process.kill()


def _make(connection: Connection, games: dict[str, str], record: str, plies: Sequence[int]) -> None:
    """Make a report, in a process of its own."""
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
        connection.send(("made", packed_report(record, plies, told)))
    except Exception as error:
        connection.send(("failed", error_summary(error)))


def packed_report(record: str, plies: Sequence[int], told: Callable[[int, int], None]) -> bytes:
    """Make the report of a record, packed, in all languages. Raises `BadRecord`, `NoJudge`."""
    match = replay(Record.parse(record))
    game = match.game.id
    found = game_report(match, report_heuristics(game), BUDGETS[usual_budget()], compiled(), "", told)
    return pack_report({lang: report_page(found, match, translator(game, lang), plies) for lang in LANGUAGES})
