"""The doctor finds what is wrong around a table, and says how to mend it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text, update

from tests.server.conftest import FREE, Here
from tests.server.jobs.test_retention import keep
from tests.server.play import make
from tests.server.served import Served, served
from tools.kill_test import free_port
from vezerkar.cli.app import main
from vezerkar.server.app import create_app
from vezerkar.server.notices.push_job import KEY
from vezerkar.server.notices.push_sender import new_push_key
from vezerkar.server.operation import doctor
from vezerkar.server.settings import Settings
from vezerkar.server.storage.kept_key import kept_key
from vezerkar.server.storage.schema import MATCHES, META
from vezerkar.server.storage.store import Store

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are of POSIX")


def look(
    url: str, grade: str = "wrong", config: Path | None = None, environment: Mapping[str, str] | None = None, **settings: object
) -> list[str]:
    """What is found of this grade."""
    told = doctor.findings(Settings(db=url, **settings), url, config, environment or {})
    return [finding.text for finding in told if finding.grade == grade]


@pytest.fixture
def made(url: str) -> str:
    """A database with its tables."""
    Store(url).close()
    return url


def test_a_table_with_nothing_wrong(made: str) -> None:
    assert look(made) == [] or made.startswith("postgresql")
    assert "files with secrets are for their owner alone" in look(made, "good")


@pytest.mark.slow
def test_files_that_others_can_read(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    Store(url).close()
    (tmp_path / "table.db").chmod(0o644)
    secret = tmp_path / "db"
    secret.write_text("x")
    secret.chmod(0o640)
    config = tmp_path / "table.toml"
    config.touch(0o644)
    config.chmod(0o644)
    tmp_path.chmod(0o777)
    ends = "can read {}, which holds secrets: chmod 600 mends it"
    found = look(url, environment={"VEZERKAR_DB_FILE": str(secret)}, config=config)
    assert found == [f"others on this machine {ends.format(file)}" for file in (secret, tmp_path / "table.db")]
    assert look(url, "note") == [f"others can write in {tmp_path}, the folder of the database: chmod 700 mends it"]
    tmp_path.chmod(0o700)
    with_password = "postgresql+psycopg://anna:hush@/none?host=/nowhere"
    found = look(with_password, config=config)
    assert found[0] == f"others on this machine {ends.format(config)}"
    assert found[1].startswith("the database does not answer: ") and "hush" not in str(found)


def test_a_disk_that_is_nearly_full(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "disk_free", lambda url: 0.07)
    assert look(sqlite_url) == ["7% of the disk with the database is free"]


def test_a_file_that_is_spoiled_or_not_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    assert look(url, "note") == [f"the database {tmp_path / 'table.db'} is not there yet: the table makes it when it is opened"]
    (tmp_path / "table.db").touch(0o600)
    assert look(url, "note") == ["the database has no tables yet: the table makes them when it is opened"]
    (tmp_path / "table.db").write_bytes(b"no database at all" * 100)
    assert look(url) == ["the database does not answer: file is not a database"]


@pytest.mark.slow
def test_postgresql_that_may_lose_something(postgresql_url: str) -> None:
    # The server of the tests is fast, and nothing it holds is missed.
    assert [line.partition(" is off")[0] for line in look(postgresql_url)] == ["fsync", "synchronous_commit", "full_page_writes"]
    assert any(line.startswith("PostgreSQL 1") for line in look(postgresql_url, "good"))
    assert any(line.startswith("the clock of the database is") for line in look(postgresql_url, "good"))


@pytest.mark.slow
def test_clocks_that_go_wrong(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "time", lambda: 1e9)
    assert any(line.startswith("the clock of the database is +") for line in look(postgresql_url))


def test_tables_of_another_version(made: str) -> None:
    store = Store(made)
    store.close()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0005'"))
    store.close()
    assert "the tables are of an older version: they are brought up to date when the table is opened" in look(made, "note")
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    assert "a newer version of the program has made the tables: run that one" in look(made)


def test_matches_whose_rules_are_not_there(http: httpx.Client, url: str) -> None:
    old, over, other, _ = (make(http, "me", "me")[0].match for _ in range(4))
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == old).values(version="0"))
        connection.execute(update(MATCHES).where(MATCHES.c.id == other).values(version="0", differs="1"))
        connection.execute(update(MATCHES).where(MATCHES.c.id == over).values(game="chess", over=True))
    ours = "1 running matches of gauge, written by version 0 of its rules,"
    assert f"{ours} go otherwise under those of now, and need theirs" in look(url)
    assert [line for line in look(url, "note") if "matches of" in line] == [
        "1 finished matches of chess, written by version 1 of its rules, cannot be opened: there is no such game",
        f"{ours} are played again when they are opened, and go on if nothing differs",
    ]


def test_finished_matches_that_nobody_freezes(made: str) -> None:
    with closing(Store(made)) as store:
        keep(store, "late", 8.1, over=True)
        keep(store, "in time", 7.9, over=True)
        keep(store, "running", 20)
    assert [text for text in look(made, "note") if "frozen" in text] == [
        "1 matches that ended more than 8 days ago are not frozen yet: `vezerkar admin jobs list` shows what failed"
    ]


def test_variables_that_mean_nothing(made: str) -> None:
    assert (
        look(made, "note", environment={"VEZERKAR_PROT": "1"})[0] == "VEZERKAR_PROT is in the environment, but names no setting"
    )


def test_push_messages_that_reach_nobody(made: str) -> None:
    table = {"public_url": "http://127.0.0.1:1", "push_services": ("https://updates.example", "updates.example")}
    named = [one for one in look(made, **table) if "no host name" in one]
    assert len(named) == 1 and "'https://updates.example'" in named[0]
    assert any("begins with https:" in one for one in look(made, "note", **table))
    with closing(Store(made)) as store:
        kept_key(store.engine, KEY, new_push_key)
        assert any("push services know" in one for one in look(made, "good", **table))
        with store.engine.begin() as connection:
            connection.execute(update(META).where(META.c.name == KEY).values(value="spoiled"))
    assert any("push_key" in one for one in look(made, **table))


def test_the_table_as_visitors_find_it(here: Served, url: str) -> None:
    public = f"http://{here.address}"
    found = look(url, "good", public_url=public, trusted_proxies=("127.0.0.1",))
    assert f"the table answers at {public}" in found and "sockets come through" in found
    assert any(line.startswith(f"the clock of {public} is") for line in found)
    assert [line for line in look(url, "note", public_url=public) if "no proxy is trusted" in line]


def test_an_address_where_nobody_or_somebody_else_answers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "MAX_ANSWER_SECONDS", 60.0)
    Store(sqlite_url).close()
    public = f"http://127.0.0.1:{free_port()}"
    assert look(sqlite_url, public_url=public) == [f"{public}/readyz does not answer: [Errno 111] Connection refused"]
    with served(create_app(sqlite_url, bots=Here(), limits=FREE)) as here:
        public = f"http://{here.address}"
        monkeypatch.setattr(doctor, "READINESS", "/nowhere")
        assert look(sqlite_url, public_url=public) == [f"{public}/nowhere answers 404"]
        monkeypatch.setattr(doctor, "READINESS", "/api/games")
        assert look(sqlite_url, public_url=public) == [f"{public}/api/games is answered by something else than the table"]
        monkeypatch.undo()
        monkeypatch.setattr(doctor, "NO_MATCH", 4400)
        monkeypatch.setattr(doctor, "MAX_ANSWER_SECONDS", 60.0)
        assert look(sqlite_url, public_url=public)[0].startswith("sockets do not come through: ")


def test_the_command_ends_with_1_if_anything_is_wrong(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Store(sqlite_url).close()
    monkeypatch.setattr(sys, "argv", ["vezerkar", "admin", "doctor", "--db", sqlite_url])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0 and "good  the file of the database: ok\n" in capsys.readouterr().out
    (tmp_path / "table.db").chmod(0o644)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1 and "wrong others on this machine can read" in capsys.readouterr().out
