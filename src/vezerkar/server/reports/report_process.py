"""The process in which a report is made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from vezerkar.engine import Record
from vezerkar.registry import replay
from vezerkar.server.jobs.quiet_process import WorkFailed, done_quietly
from vezerkar.server.reports.game_report_table import pack_report
from vezerkar.study.game_report import game_report
from vezerkar.study.judging import BUDGETS, compiled, report_heuristics, usual_budget
from vezerkar.study.report_page import report_page
from vezerkar.translation import LANGUAGES, translator

MOST_SECONDS: Final = 1800.0
"""A report may take so long; then it has failed."""


class ReportFailed(Exception):
    """A report could not be made. The text says why, but nothing of the match."""


async def made_report(record: str, plies: Sequence[int], told: Callable[[int], Awaitable[None]]) -> bytes:
    """Make the report of a record in a process, and return it packed, in all languages.

    ``told`` hears the per cent that are done. ``plies`` are the numbers that the table gives to the moments of the record.
    Raises `ReportFailed`.
    """
    try:
        return await done_quietly(packed_report, (record, list(plies)), MOST_SECONDS, told)
    except WorkFailed as error:
        raise ReportFailed(str(error)) from error


def packed_report(record: str, plies: Sequence[int], told: Callable[[int, int], None]) -> bytes:
    """Make the report of a record, packed, in all languages. Raises `BadRecord`, `NoJudge`."""
    match = replay(Record.parse(record))
    game = match.game.id
    found = game_report(match, report_heuristics(game), BUDGETS[usual_budget()], compiled(), "", told)
    return pack_report({lang: report_page(found, match, translator(game, lang), plies) for lang in LANGUAGES})
