"""The ledger of a campaign: which chunks are done, and what came out of them.

``ledger.jsonl`` has the header in its first line, and ``[first, digest, rows, part]`` in a line for each chunk that is done, in
the order in which they were. A line is on the disk before the next chunk counts as done. A last line without its end is the
trace of a process that was killed, and is taken away.
"""

from __future__ import annotations

import errno
import json
import os
import socket
from array import array
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from vezerkar.arena.chunk import Chunk, Row, digest_of
from vezerkar.arena.header import Header, part_file
from vezerkar.engine import VezerkarError

try:
    import fcntl
except ImportError:  # there are systems without such locks
    fcntl = None  # type: ignore[assignment]

NOT_DONE: Final = -1


class CampaignError(VezerkarError):
    """A campaign cannot begin or go on. What is done is kept."""


class Ledger:
    """The ledger in a folder, open for one driver at a time."""

    def __init__(self, folder: Path, header: Header, resume: bool = False) -> None:
        """Open it, or begin it. Raises `CampaignError` if the folder has a campaign that is not to be resumed, or another one, or
        if another driver is at it; and OSError."""
        self.header = header
        self.folder = folder
        self.file = folder / "ledger.jsonl"
        self.parts = folder / "parts"
        self.lines = array("q", [NOT_DONE]) * header.chunks
        """Offsets in the file: the place of the line of each chunk that is done."""
        folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            stack.enter_context(one_driver(folder))
            # Whatever is written goes straight to the system: nothing waits in this process.
            self.out: IO[bytes] = stack.enter_context(self.file.open("ab", buffering=0))
            self.reader: IO[bytes] = stack.enter_context(self.file.open("rb"))
            self.end = self._read(resume)
            # Drafts of processes that were killed. One that is still being written is of a driver that is gone.
            for draft in self.parts.glob("*.tmp-*"):
                draft.unlink(missing_ok=True)
            self.held = stack.pop_all()

    def close(self) -> None:
        """Close the files and let other drivers in."""
        self.held.close()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self, resume: bool) -> int:
        """Find what is done, and return where the next line goes."""
        end = 0
        for number, line in enumerate(self.reader, 1):
            if not line.endswith(b"\n"):
                break
            if number == 1:
                self._check_header(line, resume)
            else:
                self._remember(line, number, end)
            end += len(line)
        if end == 0:
            self._begin()
            return self.reader.seek(0, os.SEEK_END)
        if end < self.file.stat().st_size:
            self.out.truncate(end)
        return end

    def _begin(self) -> None:
        self.out.truncate(0)
        self.end = 0
        self._write(json.dumps({"campaign": 1, **self.header.data()}).encode() + b"\n")
        self.sync()
        if os.name == "posix":
            folder = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def _check_header(self, line: bytes, resume: bool) -> None:
        try:
            written = json.loads(line)
            if written.pop("campaign") != 1:
                raise ValueError
        except (ValueError, KeyError, AttributeError, TypeError):
            raise CampaignError(f"{self.file} is no ledger of a campaign: name another folder") from None
        if not resume:
            raise CampaignError(f"{self.folder} has a campaign: go on with --resume, or name another folder")
        difference = self.header.difference(written)
        if difference:
            raise CampaignError(f"{self.folder} has another campaign: {difference}")

    def _remember(self, line: bytes, number: int, at: int) -> None:
        try:
            first, _, rows, _ = parsed(line)
            place = self.header.place(first)
            if self.header.first(place) != first:
                raise ValueError
            # A chunk in which a game failed is played again, and so is one whose part of a dataset is not there.
            if len(rows) == len(self.header.numbers(first)) and self.has_parts(first):
                self.lines[place] = at
        except (ValueError, TypeError, IndexError):
            raise CampaignError(f"{self.file}, line {number}: this is not what was written; the file is damaged") from None

    def done(self, first: int) -> bool:
        """Return True if this chunk is done, with all its games."""
        return self.lines[self.header.place(first)] != NOT_DONE

    def has_parts(self, first: int) -> bool:
        """Return True if what a chunk adds to the tables of a dataset is there."""
        return all(part_file(self.parts, first, table).exists() for table in self.header.tables)

    def add(self, first: int, chunk: Chunk) -> None:
        """Write what came out of a chunk, unless that is there already. `sync` brings it to the disk. Raises `CampaignError`."""
        if self.done(first):
            return
        at = self.end
        self._write(json.dumps([first, chunk.digest, chunk.rows, chunk.part]).encode() + b"\n")
        if chunk.rows:
            self.lines[self.header.place(first)] = at

    def sync(self) -> None:
        """Return when all that was written is on the disk. Raises `CampaignError`."""
        try:
            os.fsync(self.out.fileno())
        except OSError as error:
            raise self._failed(error) from error

    def read(self, first: int) -> Chunk:
        """Return what came out of a chunk that is done. Raises `CampaignError` if that is not what was written."""
        self.reader.seek(self.lines[self.header.place(first)])
        number, digest, rows, part = parsed(self.reader.readline())
        if number != first or digest != digest_of(rows, part):
            raise CampaignError(f"{self.file}: the games from {first} on are not those that were written; the file is damaged")
        return Chunk(rows, part)

    def _write(self, line: bytes) -> None:
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self.out.write(rest) :]
        except OSError as error:
            with suppress(OSError):
                self.out.truncate(self.end)
            raise self._failed(error) from error
        self.end += len(line)

    def _failed(self, error: OSError) -> CampaignError:
        way = ": make room" if error.errno in (errno.ENOSPC, errno.EDQUOT) else ""
        return CampaignError(f"{self.file}: {error.strerror}{way}")


def parsed(line: bytes) -> tuple[int, str, list[Row], str]:
    """Return the parts of the line of a chunk. Raises ValueError, TypeError."""
    first, digest, rows, part = json.loads(line)
    return first, digest, rows, part


@contextmanager
def one_driver(folder: Path) -> Iterator[None]:
    """Hold a folder, so that no other driver works in it. Raises `CampaignError`, which names the other one.

    The lock goes with the process, however that ends. The file says whose it is; machines that do not share locks go by that.
    """
    file = folder / "driver.lock"
    host = socket.gethostname()
    with file.open("a+", encoding="utf-8") as lock:
        lock.seek(0)
        owner = described(lock.read())
        mine = owner.get("host") == host
        who = f"process {owner.get('process')} on {owner.get('host')}" if owner else "another process"
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise CampaignError(f"{folder}: {who} is at this campaign; wait for it, or end it") from error
        if owner and (fcntl is None or not mine):
            raise CampaignError(f"{folder}: {who} is at this campaign; if it has ended, delete {file}")
        lock.truncate(0)
        lock.write(json.dumps({"host": host, "process": os.getpid()}))
        lock.flush()
        try:
            yield
        finally:
            lock.truncate(0)


def described(text: str) -> dict[str, Any]:
    """Return what a lock file says of its owner; nothing if it says nothing."""
    try:
        owner = json.loads(text)
    except ValueError:
        return {}
    return owner if isinstance(owner, dict) else {}
