"""Backups: made while the table runs, tried out, read back; and refused where they would lose or mix something."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text, update
from sqlalchemy.engine import make_url

from tests.cost import slow
from tests.server import postgresql
from tests.server.conftest import FREE, Here
from tests.server.play import Guest, pair
from tests.server.served import Served, client_at, served
from vezerkar.cli.app import main
from vezerkar.engine import VezerkarError
from vezerkar.server.app import create_app
from vezerkar.server.storage import postgresql_programs
from vezerkar.server.storage.backup import BadBackup, back_up, restore, verify
from vezerkar.server.storage.schema import MATCHES
from vezerkar.server.storage.store import Store


@pytest.fixture
def empty_url(url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Another database of the same kind, with nothing in it."""
    if url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    server: postgresql.Server = request.getfixturevalue("postgresql_server")
    made: str = server.empty_database(f"other_{tmp_path.name}".replace("-", "_").lower()[:60])
    request.addfinalizer(lambda: server.drop(made))
    return made


def played(http: httpx.Client) -> tuple[Guest, Guest]:
    """A match in which something has happened and two people sit."""
    anna, bela = pair(http)
    anna.act("gull", "bid 1", 0)
    anna.post("say", {"text": "good luck"})
    return anna, bela


@pytest.mark.slow
def test_a_backup_of_a_running_table_can_be_played_on(
    here: Served, http: httpx.Client, url: str, empty_url: str, tmp_path: Path
) -> None:
    anna, bela = played(http)
    file = tmp_path / "table.backup"
    back_up(url, file)
    assert bela.act("heron", "bid 1", 1) == 2
    verified = verify(file, url)
    assert (verified.replayed, verified.faults) == (1, [])
    assert verified.rows["matches"] == 1 and verified.rows["keys"] >= 2 and verified.rows["chat"] == 1
    restore(file, empty_url)
    with (
        served(create_app(empty_url, bots=Here(), bot_delay=0.0, limits=FREE)) as there,
        client_at(there.address) as client,
    ):
        again = Guest(client, anna.match, anna.key)
        table = again.table()
        assert table["ply"] == verified.rows["log"] == 1
        assert [line["text"] for line in table["chat"]] == ["good luck"]
        assert Guest(client, bela.match, bela.key).act("heron", "bid 2", 1) == 2


def test_a_backup_is_for_its_owner_alone_and_leaves_nothing_else(http: httpx.Client, url: str, tmp_path: Path) -> None:
    played(http)
    folder = tmp_path / "backups"
    folder.mkdir()
    before = os.umask(0)
    try:
        back_up(url, folder / "one")
    finally:
        os.umask(before)
    assert [file.name for file in folder.iterdir()] == ["one"]
    assert (folder / "one").stat().st_mode & 0o777 == 0o600


@slow
def test_a_backup_never_writes_over_anything(http: httpx.Client, url: str, tmp_path: Path) -> None:
    played(http)
    file = tmp_path / "table.backup"
    file.write_bytes(b"precious")
    with pytest.raises(BadBackup, match="is there already"):
        back_up(url, file)
    assert file.read_bytes() == b"precious"
    file.unlink()
    back_up(url, file)
    with pytest.raises(BadBackup, match=r"is there already: move it away|has tables already: name an empty one"):
        restore(file, url)


def cut(content: bytes) -> bytes:
    return content[: len(content) * 2 // 3]


def spoiled(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes(255 - byte for byte in content[middle : middle + 3000]) + content[middle + 3000 :]


@pytest.mark.parametrize("harm", [cut, spoiled])
@pytest.mark.slow
def test_a_backup_that_is_not_whole_is_found_out(
    http: httpx.Client, url: str, empty_url: str, tmp_path: Path, harm: Callable[[bytes], bytes]
) -> None:
    for _ in range(5):
        played(http)
    file = tmp_path / "table.backup"
    back_up(url, file)
    file.write_bytes(harm(file.read_bytes()))
    with pytest.raises(VezerkarError):
        verify(file, url)
    with pytest.raises(VezerkarError):
        restore(file, empty_url)
    if url.startswith("sqlite"):
        assert not (tmp_path / "other.db").exists()


def test_what_is_no_backup_is_refused(url: str, empty_url: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Anna,")
    for call in (lambda: verify(file, url), lambda: restore(file, empty_url)):
        with pytest.raises(BadBackup, match=r"letter is no backup of a table$"):
            call()
    with pytest.raises(BadBackup, match="nothing to back up"):
        back_up(f"sqlite:///{tmp_path / 'no.db'}", tmp_path / "out")


@slow
def test_a_backup_of_one_kind_is_not_read_into_the_other(sqlite_url: str, postgresql_url: str, tmp_path: Path) -> None:
    Store(sqlite_url).close()
    files = tmp_path / "of_sqlite", tmp_path / "of_postgresql"
    back_up(sqlite_url, files[0])
    back_up(postgresql_url, files[1])
    with pytest.raises(BadBackup, match="is a backup of PostgreSQL: restore it into a database of that"):
        restore(files[1], f"sqlite:///{tmp_path / 'new.db'}")
    with pytest.raises(BadBackup, match="name a database of a server with --db"):
        verify(files[1], sqlite_url)


def test_a_match_that_does_not_replay_is_a_fault(http: httpx.Client, url: str, tmp_path: Path) -> None:
    anna, _ = played(http)
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == anna.match).values(over=True))
    back_up(url, tmp_path / "file")
    (fault,) = verify(tmp_path / "file", url).faults
    assert fault == f"match {anna.match}: it is running, and is stored otherwise"


@pytest.mark.slow
def test_verifying_leaves_no_database_behind(http: httpx.Client, postgresql_url: str, tmp_path: Path) -> None:
    back_up(postgresql_url, tmp_path / "file")
    verify(tmp_path / "file", postgresql_url)
    engine = create_engine(postgresql_url)
    with engine.connect() as connection:
        names = list(connection.execute(text("SELECT datname FROM pg_database")).scalars())
    engine.dispose()
    assert [name for name in names if "verify" in name] == []


def test_a_password_is_no_argument_of_a_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[Any] = []

    def run(command: list[str], env: dict[str, str], **_: object) -> Any:
        seen.append((command, env))
        return type("Done", (), {"returncode": 0})

    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setattr(postgresql_programs, "_program", lambda name: name)
    postgresql_programs.dump(make_url("postgresql+psycopg://anna:hush@db:5433/table?sslmode=require"), tmp_path / "file")
    ((command, env),) = seen
    assert "--dbname=postgresql://anna@db:5433/table?sslmode=require" in command
    assert env["PGPASSWORD"] == "hush" and not any("hush" in part for part in command)


def test_programs_that_are_not_there_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(postgresql_programs, "DEBIAN", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(VezerkarError, match=r"^pg_dump is not there: it comes with .*postgresql-client"):
        back_up("postgresql+psycopg://anna@/table?host=/nowhere", tmp_path / "file")


@pytest.mark.slow
def test_the_commands_say_what_they_did(
    http: httpx.Client,
    url: str,
    empty_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    anna, _ = played(http)
    file = tmp_path / "table.backup"

    def admin(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["vezerkar", "admin", *arguments])
        try:
            main()
            code = 0
        except SystemExit as ended:
            code = int(ended.code or 0)
        return code, *capsys.readouterr()

    code, out, _ = admin("backup", str(file), "--db", url)
    assert code == 0 and out.startswith(f"{file}: {file.stat().st_size} bytes")
    code, out, _ = admin("verify", str(file), "--db", url)
    assert code == 0 and "1 matches were played again, 0 faults" in out
    monkeypatch.setenv("VEZERKAR_DB", empty_url)
    assert admin("restore", str(file))[0] == 0
    code, out, _ = admin("match", "show", anna.match)
    assert code == 0 and f"match    {anna.match}: gauge" in out and "gull: person 'Anna', 1 keys" in out
    assert str(anna.key) not in out and "bid 1" not in out
    assert admin("match", "check", anna.match)[:2] == (0, "the log can be played again, and everything beside it agrees\n")
    code, out, err = admin("match", "check", "nosuchmatch")
    assert (code, out, err) == (1, "", "vezerkar: there is no match 'nosuchmatch'\n")


def test_a_spoiled_file_of_the_table_is_not_backed_up(sqlite_url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection:
        connection.executescript(
            "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a INTEGER REFERENCES a (id)); INSERT INTO b VALUES (5)"
        )
    with pytest.raises(BadBackup, match="is not whole: 1 rows belong to nothing"):
        back_up(sqlite_url, tmp_path / "file")
    assert not (tmp_path / "file").exists() and not (tmp_path / "file.part").exists()
