"""A filter for logs: what happens a thousand times a minute is not written down a thousand times."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

MINUTE: Final = 60.0
MAX_LINES_OF_A_KIND: Final = 10
"""Lines of one kind that are written in a minute."""
MAX_LINES: Final = 200
"""Lines of all kinds that are written in a minute."""
MAX_KINDS: Final = 500
"""Largest number of remembered kinds."""

Kind = tuple[str, int, str]


class LogThrottle(logging.Filter):
    """Keeps back what comes too often, and says with the next line of its kind how many lines that were."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: OrderedDict[Kind, _Count] = OrderedDict()
        self._all = _Count(clock())

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True if a line is to be written."""
        now = self._clock()
        # The text before its facts are filled in; some libraries fill them in themselves.
        kind = (record.name, record.levelno, str(record.msg)[:60])
        count = self._kinds.pop(kind, None) or _Count(now)
        self._kinds[kind] = count
        if len(self._kinds) > MAX_KINDS:
            self._kinds.popitem(last=False)
        kept = count.renewed(now) + self._all.renewed(now)
        if count.written >= MAX_LINES_OF_A_KIND:
            count.kept += 1
            return False
        if self._all.written >= MAX_LINES:
            self._all.kept += 1
            return False
        count.written += 1
        self._all.written += 1
        if kept:
            record.msg, record.args = f"{record.getMessage()} ({kept} lines were kept back before this one)", ()
        return True


class _Count:
    """Numbers of lines written and kept back in the present minute."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.written = 0
        self.kept = 0

    def renewed(self, now: float) -> int:
        """Begin a new minute if it is time; how many lines were kept back in the one before."""
        if now - self.since < MINUTE:
            return 0
        kept = self.kept
        self.since, self.written, self.kept = now, 0, 0
        return kept
