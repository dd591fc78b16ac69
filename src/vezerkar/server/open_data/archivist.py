"""The job that makes the archives: for each day that is over, of the public games that ended on it."""

from __future__ import annotations

import gzip
import hashlib
import logging
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from vezerkar.engine.game import Json
from vezerkar.extras import MissingExtra
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.open_data.archive_table import Archive, ArchivedGame, ArchiveTable
from vezerkar.server.open_data.open_data_messages import Form
from vezerkar.server.open_data.public_record import pseudonyms, public_line
from vezerkar.server.statistics.game_counter import UNREADABLE

LOG: Final = logging.getLogger(__name__)
ARCHIVE: Final = "archive"
"""The kind of job."""
RETRY_SECONDS: Final = 3600.0
"""Seconds until it is tried again to write to a folder that could not be written to."""


def archive_job() -> NewJob:
    """Return the job, which goes on for ever."""
    return NewJob(ARCHIVE, {}, key=ARCHIVE)


class Archivist:
    """The work of the job. Without a ``folder`` there are no archives."""

    def __init__(self, match_service: MatchService, folder: Path | None) -> None:
        self._service = match_service
        self._folder = folder
        self._table = ArchiveTable(match_service.store.engine)

    async def make(self, body: dict[str, Json]) -> float | None:
        """Make the archives that are missing. A second run makes those that the one before has not come to."""
        if self._folder is None:
            return None
        try:
            for day in await self._service.in_order(self._table.days_to_make):
                await self._make_day(self._folder, day)
        except OSError as error:
            LOG.error("an archive cannot be written to %s: %s", self._folder, error.strerror)
            return RETRY_SECONDS
        return await self._service.in_order(self._table.seconds_to_next_day)

    async def _make_day(self, folder: Path, day: str) -> None:
        games = await self._service.in_order(self._table.games, day)
        # Nobody keeps the key, so nobody can say later whose pseudonym it is.
        pseudonym = pseudonyms(secrets.token_bytes(32))
        file, written = folder / f"games-{day}.ndjson.gz", 0
        await self._service.in_thread(_make_folder, folder)
        with _whole(file) as draft, gzip.GzipFile(draft, "wb", mtime=0) as out:
            for game in games:
                line = await self._line(day, game, pseudonym)
                if line is not None:
                    await self._service.in_thread(out.write, line)
                    written += 1
        files: list[tuple[Form, Path]] = [("ndjson", file)]
        parquet = await self._service.in_thread(_make_parquet, file, folder / f"games-{day}.parquet")
        if parquet is not None:
            files.append(("parquet", parquet))
        found = [
            Archive(path.name, day, form, written, len(games), *await self._service.in_thread(_size_and_hash, path))
            for form, path in files
        ]
        await self._service.in_order(self._table.keep, day, found)

    async def _line(self, day: str, game: ArchivedGame, pseudonym: Any) -> bytes | None:
        """A game as a line; None if nobody can read it any more."""
        try:
            session = await self._service.unwatched_session(game.match)
        except ApiError as error:
            if error.code not in UNREADABLE:
                raise
            return None
        async with session.lock:
            record = await self._service.in_thread(session.record, rules=session.rules)
            seats = dict(session.assignments)
        return msgspec.json.encode(public_line(day, game, record, seats, pseudonym)) + b"\n"


def _make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o755, parents=True, exist_ok=True)


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """Write another file first, which takes the place of this one when all of it is on the disk."""
    draft = file.with_name(f"{file.name}.part")
    try:
        yield draft
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def _make_parquet(source: Path, target: Path) -> Path | None:
    """Write the same games as Parquet; None if what writes it is not installed."""
    try:
        from vezerkar.dataset.open_games import write_open_games
    except MissingExtra:
        return None
    write_open_games(source, target)
    return target


def _size_and_hash(file: Path) -> tuple[int, str]:
    with file.open("rb") as opened:
        return file.stat().st_size, hashlib.file_digest(opened, "sha256").hexdigest()
