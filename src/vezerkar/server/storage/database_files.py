"""The files of a database are for their owner alone: they hold the seeds and the invitations of matches."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

try:
    import fcntl
except ImportError:  # there are systems without such locks
    fcntl = None  # type: ignore[assignment]


class DatabaseInUse(Exception):
    """Another process has opened the file of this database."""


@contextmanager
def private_files() -> Iterator[None]:
    """Let whatever is made meanwhile be for its owner alone, files and folders."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def keep_private(url: str) -> None:
    """Make the file of a database, if there is none, so that nobody else can read it; SQLite makes those beside it alike."""
    file = file_of(url)
    if file is not None:
        # Whatever is wrong with the place, the database itself says so.
        with suppress(OSError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def others_may_read(url: str) -> list[Path]:
    """The files of a database that not only their owner can read or write."""
    file = file_of(url)
    if file is None or os.name != "posix":
        return []
    files = [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))]
    return [one for one in files if one.exists() and one.stat().st_mode & 0o077]


def disk_free(url: str) -> float:
    """Return which part of the disk with the file of a database is free, from 0 to 1; 1 if the database is no file."""
    file = file_of(url)
    if file is None:
        return 1.0
    usage = shutil.disk_usage(file.parent)
    return usage.free / usage.total


def is_missing(url: str) -> bool:
    """Return True if a database is a file that is not there."""
    file = file_of(url)
    return file is not None and not file.exists()


def not_writable(url: str) -> list[Path]:
    """Of the file of a database and its folder, those that are there and cannot be written."""
    file = file_of(url)
    return [] if file is None else [one for one in (file.parent, file) if one.exists() and not os.access(one, os.W_OK)]


@contextmanager
def held(url: str) -> Iterator[None]:
    """Hold the file of a database, so that no other process works with it. Raises `DatabaseInUse`, OSError.

    The lock goes with the process, however that ends. A server of PostgreSQL may have many clients: nothing is held there.
    """
    file = file_of(url)
    if file is None or fcntl is None or not file.parent.is_dir():
        # Whatever is wrong with the place, the database itself says so.
        yield
        return
    descriptor = os.open(file.with_name(file.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise DatabaseInUse from error
        yield
    finally:
        os.close(descriptor)


def file_of(url: str) -> Path | None:
    """Return the file of a database, or None if it is in no file."""
    parts = make_url(url)
    named = parts.get_backend_name() == "sqlite" and parts.database
    if not named or named == ":memory:" or named.startswith("file:"):
        return None
    return Path(named)
