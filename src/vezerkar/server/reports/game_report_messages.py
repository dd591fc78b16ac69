"""The messages of game reports, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from vezerkar.study.report_page import ReportPage


class GameReportState(msgspec.Struct):
    """The state of a report: nobody has asked for it, it waits, it is being made (``progress`` in per cent), or it is ready.

    If it ``failed``, it can be asked for again after a day. It is ``impossible`` under former rules, and of a game that nothing
    judges.
    """

    state: Literal["none", "impossible", "waiting", "working", "ready", "failed"]
    progress: int


class GameReportInfo(GameReportState):
    """The same, with the ``report`` if there is one, be it a former one. ``stale``: by now the judge is another one."""

    stale: bool
    report: ReportPage | None
