"""The files of a database are for their owner alone: they hold the seeds and the invitations of matches."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url


def keep_private(url: str) -> None:
    """Make the file of a database, if there is none, so that nobody else can read it; SQLite makes those beside it alike."""
    file = _file(url)
    if file is not None:
        # Whatever is wrong with the place, the database itself says so.
        with suppress(OSError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def others_may_read(url: str) -> list[Path]:
    """The files of a database that not only their owner can read or write."""
    file = _file(url)
    if file is None or os.name != "posix":
        return []
    files = [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))]
    return [one for one in files if one.exists() and one.stat().st_mode & 0o077]


def not_writable(url: str) -> list[Path]:
    """Of the file of a database and its folder, those that are there and cannot be written."""
    file = _file(url)
    return [] if file is None else [one for one in (file.parent, file) if one.exists() and not os.access(one, os.W_OK)]


def _file(url: str) -> Path | None:
    parts = make_url(url)
    named = parts.get_backend_name() == "sqlite" and parts.database
    if not named or named == ":memory:" or named.startswith("file:"):
        return None
    return Path(named)
