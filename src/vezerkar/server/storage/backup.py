"""Backups of a table: one file with everything in its database, made while it runs, tried out, and read back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Final

from sqlalchemy import Connection, create_engine, func, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError

from vezerkar.engine import VezerkarError
from vezerkar.server.matches.match_check import archives_of
from vezerkar.server.operation.acts import record_act
from vezerkar.server.operation.match_admin import faults
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.storage import postgresql_programs
from vezerkar.server.storage.database_files import file_of, is_missing, private_files
from vezerkar.server.storage.schema import METADATA
from vezerkar.server.storage.store import Store

SQLITE: Final = b"SQLite format 3\0"
"""The first bytes of a backup of SQLite."""
ARCHIVE: Final = b"PGDMP"
"""The first bytes of a backup of PostgreSQL."""
OURS: Final = (Upgrade.CURRENT, Upgrade.MOVED, Upgrade.OWN_FILES)
"""The results for matches that the rules of now can play again."""
MATCHES_TRIED: Final = 20
"""Matches that are played again when a backup is verified."""


class BadBackup(VezerkarError):
    """A backup that cannot be made, or is none, or is not whole."""


@dataclass(frozen=True, slots=True)
class Verified:
    """The contents of a backup: rows by table; how many matches were played again, and their faults.

    Matches ``of_other_rules`` could not be played, for they need rules that are not those of now.
    """

    rows: dict[str, int]
    replayed: int
    of_other_rules: int
    faults: list[str]


def back_up(url: str, file: Path) -> None:
    """Write a database into a new file. The table may run meanwhile: the file shows one moment of it. Raises `BadBackup`."""
    if file.exists():
        raise BadBackup(f"{file} is there already: a backup never writes over another")
    if is_missing(url):
        raise BadBackup("there is nothing to back up: the file of the database is not there")
    part = file.with_name(f"{file.name}.part")
    with private_files(), _removed(part):
        source = file_of(url)
        if source is None:
            postgresql_programs.dump(make_url(url), part)
            postgresql_programs.list_archive(part)
        else:
            _vacuum(source, part)
            _check_file(part)
        _on_disk(part)
        part.rename(file)
    with _connected(make_url(url)) as connection:
        # One that a newer version of the program has not opened yet may have no table for it.
        if inspect(connection).has_table("acts"):
            record_act(connection, "backup", about=str(file))


def verify(file: Path, url: str, tried: int = MATCHES_TRIED) -> Verified:
    """Restore a backup into a scratch database, and play matches of it again, drawn at random. Raises `BadBackup`.

    That of PostgreSQL goes into a new database of the server of ``url``, which is dropped in the end.
    """
    with private_files(), ExitStack() as stack:
        scratch = stack.enter_context(_scratch(file, url))
        _fill(file, scratch)
        store = stack.enter_context(closing(Store(scratch)))
        rows = {}
        with store.engine.connect() as connection:
            for table in METADATA.sorted_tables:
                rows[table.name] = int(connection.execute(select(func.count()).select_from(table)).scalar_one())
            matches = sorted(connection.execute(select(METADATA.tables["matches"].c.id)).scalars())
        drawn = Random().sample(matches, min(tried, len(matches)))
        known = stack.enter_context(archives_of(store))
        ours = [match for match in drawn if move_up(store, match, archives=known) in OURS]
        found = [f"match {match}: {fault.words}" for match in ours for fault in faults(store, match, known)]
        return Verified(rows, len(ours), len(drawn) - len(ours), found)


def restore(file: Path, url: str) -> None:
    """Read a backup into a database that is not there yet, or is empty, and bring its tables up to date. Raises `BadBackup`."""
    target = file_of(url)
    if target is not None and target.exists():
        raise BadBackup(
            f"{target} is there already: move it away first, with {target.name}-wal and {target.name}-shm if they are there"
        )
    if target is None:
        with _connected(make_url(url)) as connection:
            if inspect(connection).has_table("matches"):
                raise BadBackup("the database has tables already: name an empty one")
    with private_files():
        _fill(file, url)
        with closing(Store(url)) as store, store.engine.begin() as connection:
            record_act(connection, "restore", about=str(file))


def _fill(file: Path, url: str) -> None:
    """Read a backup into a new database as it is."""
    with file.open("rb") as opened:
        begin = opened.read(len(SQLITE))
    target = file_of(url)
    if begin == SQLITE and target is not None:
        _check_file(file)
        part = target.with_name(f"{target.name}.part")
        with _removed(part):
            shutil.copyfile(file, part)
            _on_disk(part)
            part.rename(target)
    elif begin.startswith(ARCHIVE) and target is None:
        postgresql_programs.restore(file, make_url(url))
    elif begin == SQLITE or begin.startswith(ARCHIVE):
        kind = "SQLite" if begin == SQLITE else "PostgreSQL"
        raise BadBackup(f"{file} is a backup of {kind}: restore it into a database of that, then use `vezerkar admin copy`")
    else:
        raise BadBackup(f"{file} is no backup of a table")


@contextmanager
def _scratch(file: Path, url: str) -> Iterator[str]:
    """A new database for a backup, which is gone in the end."""
    with file.open("rb") as opened:
        archive = opened.read(len(ARCHIVE)) == ARCHIVE
    if not archive:
        with tempfile.TemporaryDirectory(prefix="vezerkar") as folder:
            yield f"sqlite:///{Path(folder) / 'table.db'}"
        return
    server = make_url(url)
    if server.get_backend_name() == "sqlite":
        raise BadBackup(f"{file} is a backup of PostgreSQL: name a database of a server with --db; beside it a new one is made")
    name = f"vezerkar_verify_{token_hex(6)}"
    _execute(server, f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        _execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def _execute(server: URL, statement: str) -> None:
    with _connected(server) as connection:
        connection.execute(text(statement))


@contextmanager
def _connected(url: URL) -> Iterator[Connection]:
    """Connect once, outside of transactions. Raises `BadBackup` if there is nothing to connect to."""
    engine = create_engine(url, hide_parameters=True, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            yield connection
    except OperationalError as error:
        raise BadBackup(f"the database cannot be used: {str(error.orig).splitlines()[0]}") from error
    finally:
        engine.dispose()


def _vacuum(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise BadBackup(f"{source} cannot be copied: {error}") from error


def _check_file(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
            strays = list(connection.execute("PRAGMA foreign_key_check"))
    except sqlite3.Error as error:
        raise BadBackup(f"{file} is not whole: {error}") from error
    if found != ["ok"] or strays:
        raise BadBackup(f"{file} is not whole: {found[0] if found != ['ok'] else f'{len(strays)} rows belong to nothing'}")


def _on_disk(file: Path) -> None:
    descriptor = os.open(file, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _removed(part: Path) -> Iterator[None]:
    """Remove in the end what is left of a file that has not become another."""
    part.unlink(missing_ok=True)
    try:
        yield
    finally:
        part.unlink(missing_ok=True)
