"""The job that makes the archives: for each day that is over, of the public games that ended on it."""

from __future__ import annotations

import gzip
import hashlib
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from vezerkar.engine.game import Json
from vezerkar.extras import MissingExtra
from vezerkar.server.http.api_errors import UNREADABLE, ApiError
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.open_data.archive_table import Archive, ArchivedGame, ArchiveTable
from vezerkar.server.open_data.open_data_messages import Form
from vezerkar.server.open_data.public_record import pseudonyms, public_line
from vezerkar.server.operation.error_summary import error_summary

LOG: Final = logging.getLogger(__name__)
ARCHIVE: Final = "archive"
"""The kind of job."""
RETRY_SECONDS: Final = 3600.0
"""Seconds until it is tried again to make an archive that could not be made."""


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
        """Make the archives that are missing. A second run makes those that the one before has not come to, or could not make."""
        if self._folder is None:
            return None
        failed = False
        for day in await self._service.in_order(self._table.days_to_make):
            try:
                await self._make_day(self._folder, day)
            except OSError as error:
                LOG.error("an archive cannot be written to %s: %s", self._folder, error.strerror)
                return RETRY_SECONDS
            except Exception as error:
                LOG.error("the archive of %s cannot be made: %s", day, error_summary(error))
                failed = True
        if failed:
            return RETRY_SECONDS
        return await self._service.in_order(self._table.seconds_to_next_day)

    async def _make_day(self, folder: Path, day: str) -> None:
        games = await self._service.in_order(self._table.games, day)
        # Nobody keeps the key, so nobody can say later whose pseudonym it is.
        pseudonym = pseudonyms(secrets.token_bytes(32))
        file, written = folder / f"games-{day}.ndjson.gz", 0
        await self._service.in_thread(_make_folder, folder)
        async with self._whole(file) as out:
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
        """A game as a line; None if it cannot be read: the others are archived without it."""
        try:
            session = await self._service.unwatched_session(game.match)
            async with session.lock:
                record = await self._service.in_thread(session.record, rules=session.rules)
                seats = dict(session.assignments)
            return msgspec.json.encode(public_line(day, game, record, seats, pseudonym)) + b"\n"
        except ApiError as error:
            # What the database refuses for now is there later.
            if error.code not in UNREADABLE:
                raise
            reason = error.code
        except Exception as error:
            reason = error_summary(error)
        LOG.warning("a game is left out of the archive of %s: %s", day, reason, extra={"match": game.match})
        return None

    @asynccontextmanager
    async def _whole(self, file: Path) -> AsyncIterator[gzip.GzipFile]:
        """Write a draft first, which takes the place of this file when all of it is on the disk.

        It has a name of its own: another process may make the same archive.
        """
        draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}.part")
        try:
            with draft.open("wb") as written, gzip.GzipFile(file.name, "wb", fileobj=written, mtime=0) as out:
                yield out
            await self._service.in_thread(_put, draft, file)
        finally:
            draft.unlink(missing_ok=True)


def _make_folder(folder: Path) -> None:
    folder.mkdir(mode=0o755, parents=True, exist_ok=True)


def _put(draft: Path, file: Path) -> None:
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    draft.replace(file)


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
