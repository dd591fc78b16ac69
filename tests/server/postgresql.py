"""A PostgreSQL server for the tests: started from the system's own packages, on a socket, gone with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

from tests.memory import in_memory
from vezerkar.server.storage.store import Store

USER = "table"
PLAIN = "the_empty_database"
UNSAFE_BUT_FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off")
SHAPE = """
SELECT (SELECT version_num FROM alembic_version), (SELECT count(*) FROM pg_class), (SELECT count(*) FROM pg_attribute),
    (SELECT count(*) FROM pg_constraint), (SELECT count(*) FROM pg_proc), (SELECT count(*) FROM pg_namespace),
    (SELECT count(*) FROM pg_class WHERE relacl IS NOT NULL), (SELECT count(*) FROM pg_db_role_setting)
"""
"""What is in a database besides rows: whoever has changed that leaves no database that another test could use."""
EMPTY = """
DO $$ DECLARE one text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR one IN SELECT format('DELETE FROM %I', tablename) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP EXECUTE one; END LOOP;
    PERFORM setval(format('%I', sequencename), 1, false) FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL;
END $$
"""
"""Removes all rows, in any order, and counts from the beginning again."""
OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
START_SECONDS = 30


def programs() -> Path | None:
    """The folder of the newest server that is installed, where Debian puts it or on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda file: float(file.parent.parent.name))
    on_path = shutil.which("postgres")
    return found[-1].parent if found else Path(on_path).resolve().parent if on_path else None


class Server:
    """A server in a folder of its own. Its databases are copies of one that has the tables; a test may use one after another.

    To empty one takes a fiftieth of the time that it takes to make one and remove it.
    """

    def __init__(self, programs: Path, folder: Path, unsafe: bool = True) -> None:
        self._programs = programs
        self._settings = UNSAFE_BUT_FAST if unsafe else ()
        self._folder = folder
        self._numbers = count()
        self._free: list[str] = []
        self._beside = ThreadPoolExecutor(1)
        # PostgreSQL does not run as root.
        self._user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        shutil.chown(folder, self._user)
        self._run("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync").wait(START_SECONDS)
        self.start()
        Store(self.empty_database(PLAIN)).close()
        with self._connected(PLAIN) as connection:
            self._shape = connection.execute(SHAPE.encode()).fetchone()
        self._next = self._beside.submit(self._usable)

    def start(self) -> None:
        """Start, and wait until somebody can come."""
        settings = ["listen_addresses=", f"unix_socket_directories={self._folder}", "max_connections=60", *self._settings]
        self._process = self._run("postgres", *(part for setting in settings for part in ("-c", setting)))
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                self._execute("SELECT 1")
                return
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop, whoever is connected."""
        # After what is still done beside the tests, which would find no server.
        self._beside.submit(int).result()
        self._process.send_signal(signal.SIGINT)
        self._process.wait(START_SECONDS)

    def database(self) -> str:
        """Return the URL of a database that has its tables and no rows. The one after it is made while this one is used."""
        name = self._next.result()
        self._next = self._beside.submit(self._usable)
        return self._url(name)

    def empty_database(self, name: str) -> str:
        """Return the URL of a new database that has no tables."""
        self._execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return self._url(name)

    def drop(self, url: str) -> None:
        """Take a database back, whoever is still connected; nobody waits for it."""
        self._beside.submit(self._take_back, url.partition("?")[0].rsplit("/", 1)[1])

    def _take_back(self, name: str) -> None:
        try:
            with self._connected(name) as connection:
                connection.execute(OTHERS.encode())
                usable = connection.execute(SHAPE.encode()).fetchone() == self._shape
                if usable:
                    connection.execute(EMPTY.encode())
        except psycopg.Error:
            usable = False
        if usable:
            self._free.append(name)
        else:
            self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _usable(self) -> str:
        if self._free:
            return self._free.pop()
        name = f"table_{next(self._numbers)}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE {PLAIN} STRATEGY FILE_COPY")
        return name

    def _url(self, name: str) -> str:
        return f"postgresql+psycopg://{USER}@/{name}?host={self._folder}"

    def _connected(self, name: str) -> psycopg.Connection:
        return psycopg.connect(host=str(self._folder), user=USER, dbname=name, autocommit=True)

    def _execute(self, statement: str) -> None:
        with self._connected("postgres") as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(command, user=self._user, cwd=self._folder, stdout=log, stderr=log)


@contextmanager
def server(programs: Path, unsafe: bool = True) -> Iterator[Server]:
    """Start a server, and stop it in the end. Unless it is ``unsafe``, what it acknowledges is on disk."""
    # The path of a socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg", dir=in_memory() if unsafe else None))
    try:
        found = Server(programs, folder, unsafe)
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
