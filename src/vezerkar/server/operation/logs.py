"""The log: a line of JSON for each event, or text for people at a terminal; without secrets, whoever writes to it."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final

import structlog
from structlog.typing import EventDict, Processor

from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.operation.log_throttle import LogThrottle

TRACEBACK: Final = "Traceback (most recent call last):"
"""Begins an error that was made into a text."""
PLACES: Final = re.compile(r'^ +File "(.+?)", line (\d+)', re.MULTILINE)
"""The places that such a text names, innermost last."""
LEFT_OUT: Final = "(left out)"
"""Stands in the log in place of a secret."""

SECRET_NAMES: Final = frozenset(
    {"authorization", "cookie", "set-cookie", "key", "keys", "token", "seed", "password", "secret", "invitation", "query_string"}
)
"""Names of facts whose values never reach the log."""

SECRET_TEXTS: Final = (
    # The password of the URL of a database, and the query of any other.
    (re.compile(r"(://[^\s:/@]*):[^\s/@]*@"), rf"\1:{LEFT_OUT}@"),
    (re.compile(r"(?<=[\w/])\?[^\s'\"<>)]+"), f"?{LEFT_OUT}"),
    # To the end of the line: a cookie has no form that could be told from what follows it.
    (re.compile(r"(?i)\b(authorization|(?:set-)?cookie)\b.*"), rf"\1 {LEFT_OUT}"),
    (re.compile(r"(?i)\b(bearer)\s+[^\s'\"]+"), rf"\1 {LEFT_OUT}"),
    (re.compile(r"(?i)\b(seed|key|token|password|secret|invitation)(['\"]?\s*[:=]\s*['\"]?)[^\s'\",;)}\]]+"), rf"\1\2{LEFT_OUT}"),
    # Seeds, hashes of keys and commitments; keys and invitations (see `vezerkar.server.keys`).
    (re.compile(r"(?<![0-9a-fA-F])[0-9a-fA-F]{32,}(?![0-9a-fA-F])"), LEFT_OUT),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])[\w-]{32,}"), LEFT_OUT),
)
"""Texts that look like secrets, and what takes their place."""


def configure_logs(form: str = "auto", level: str = "warning") -> None:
    """Send the log of this process to standard error: ``json``, ``text``, or ``auto``, which is text at a terminal alone.

    ``level`` is the least that the table itself writes. Libraries write no less than warnings: what they write to find faults
    in them is what players send and see. Where a program has arranged its log already, it stays as it is.
    """
    root = logging.getLogger()
    if root.handlers:
        return
    root.setLevel(logging.WARNING)
    logging.getLogger("vezerkar").setLevel(level.upper())
    handler = logging.StreamHandler(sys.stderr)
    at_terminal = sys.stderr.isatty()
    handler.setFormatter(log_formatter(as_text=form == "text" or (form == "auto" and at_terminal), colors=at_terminal))
    handler.addFilter(LogThrottle())
    root.addHandler(handler)


def log_formatter(as_text: bool, colors: bool = False) -> logging.Formatter:
    """Return a formatter that makes lines out of everything logged here, by libraries too."""
    rendering: list[Processor] = [
        structlog.processors.EventRenamer("message"),
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ]
    if as_text:
        rendering = [structlog.dev.ConsoleRenderer(colors=colors)]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(),
            structlog.processors.TimeStamper("iso", utc=True),
        ],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, sum_up_error, leave_secrets_out, *rendering],
    )


def sum_up_error(_: Any, __: str, event: EventDict) -> EventDict:
    """Put which error it was, and where, in place of the error: its text may be what a player did."""
    raised = event.pop("exc_info", None)
    error = raised[1] if isinstance(raised, tuple) else raised
    if isinstance(error, BaseException):
        event["error"] = error_summary(error)
    before, traceback, lines = str(event["event"]).partition(TRACEBACK)
    if traceback:
        # Some libraries make a text of an error before they log it.
        places = [f"{Path(file).name}:{line}" for file, line in PLACES.findall(lines)]
        kind = lines.strip().splitlines()[-1].partition(":")[0]
        event["event"] = before.strip() or "an error"
        event["error"] = f"{kind} at {' < '.join(places[:-9:-1])}"
    return event


def leave_secrets_out(_: Any, __: str, event: EventDict) -> MutableMapping[str, Any]:
    """Take out of an event what no log may hold."""
    return {name: LEFT_OUT if name.lower() in SECRET_NAMES else _without_secrets(value) for name, value in event.items()}


def _without_secrets(value: object) -> object:
    if value is None or isinstance(value, int | float):
        return value
    # What is no text would be written as one in the end.
    text = str(value)
    for secret, instead in SECRET_TEXTS:
        text = secret.sub(instead, text)
    return text
