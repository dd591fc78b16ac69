"""The messages about open data, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Form: TypeAlias = Literal["ndjson", "parquet"]


class ArchiveFile(msgspec.Struct):
    """A file of an archive: lines of JSON packed by gzip (``ndjson``), or ``parquet``. ``sha256`` is the hash of its bytes."""

    name: str
    form: Form
    bytes: int
    sha256: str


class ArchiveDay(msgspec.Struct):
    """The archive of a day (UTC), such as ``2026-11-23``: so many ``games`` that ended on it."""

    day: str
    games: int
    files: list[ArchiveFile]


class OpenData(msgspec.Struct):
    """The archives of a table, the last days first, with their licence. ``on``: archives are made here.

    ``more``: there are earlier days.
    """

    on: bool
    license: str
    days: list[ArchiveDay]
    more: bool
