"""The doctor finds what is wrong around a table, and says how to mend it."""

from __future__ import annotations

import ast
import os
import socket
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from inspect import getsource
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy import text, update

from tests.messages import Reading, texts
from tests.server.conftest import FREE, Here
from tests.server.jobs.taking import taken
from tests.server.jobs.test_retention import keep
from tests.server.play import make
from tests.server.served import Served, served
from vezerkar.cli.app import main
from vezerkar.server.app import create_app
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.notices.push_job import KEY
from vezerkar.server.notices.push_sender import new_push_key
from vezerkar.server.operation import doctor
from vezerkar.server.operation.admin_messages import Grade
from vezerkar.server.operation.finding import finding
from vezerkar.server.operation.late_work import LateWork
from vezerkar.server.operation.metrics import REGISTRY
from vezerkar.server.settings import Settings
from vezerkar.server.storage.kept_key import kept_key
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import JOBS, MATCHES, META
from vezerkar.server.storage.store import Store
from vezerkar.translation import LANGUAGES, translator

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are of POSIX")


def look(
    url: str, grade: str = "wrong", config: Path | None = None, environment: Mapping[str, str] | None = None, **settings: Any
) -> list[str]:
    """What is found of this grade, in English; in Hungarian there are words as well."""
    told = list(doctor.findings(Settings(db=url, **settings), url, config, environment or {}))
    assert all(one.words(translator("", lang)).strip() for one in told for lang in LANGUAGES)
    return [one.words(translator("", "en")) for one in told if one.grade == grade]


def given() -> dict[str, set[str]]:
    """The kinds of findings in the code of the doctor, and the arguments of each."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(getsource(doctor))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "finding":
            _, kind = node.args
            assert isinstance(kind, ast.Constant), "kinds are written out, so that they can be found"
            args = {str(keyword.arg) for keyword in node.keywords}
            assert found.setdefault(str(kind.value), args) == args
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_has_words_with_all_its_arguments(lang: str) -> None:
    worded = texts("", lang)
    asked = {message: Reading(worded, message).asked for message in worded if message.startswith("finding-")}
    assert asked == {f"finding-{kind}": args for kind, args in given().items()}
    assert {f"grade-{grade}" for grade in get_args(Grade)} == {message for message in worded if message.startswith("grade-")}


@pytest.mark.parametrize(
    ("standing", "english", "hungarian"),
    [
        ("archived", "can go on under the archive", "archívumával folytatható"),
        ("no_game", "there is no such game", "ilyen játék itt nincs"),
        ("missing", "without the archive of theirs", "archívuma pedig hiányzik"),
        ("replayed", "will be played again", "újra lejátssza"),
    ],
)
def test_matches_of_other_rules_in_words(standing: str, english: str, hungarian: str) -> None:
    for matches, state, en, hu in (
        (1, "over", "1 match of gauge (finished), written", "1 befejezett játszma (gauge, "),
        (3, "running", "3 matches of gauge (running), written", "3 folyamatban lévő játszma (gauge, "),
    ):
        found = finding("note", "rules", standing=standing, state=state, matches=matches, game="gauge", version="7")
        for lang, begins, says in (("en", en, english), ("hu", hu, hungarian)):
            words = found.words(translator("", lang))
            assert words.startswith(begins) and says in words and "7" in words, words


@pytest.mark.parametrize(
    ("apart", "grade", "english", "hungarian"),
    [
        (0.04, "good", "the clock of the database agrees with this one", "az adatbázis órája egyezik ennek a gépnek az órájával"),
        (-0.26, "good", "the clock of the database is 0.3 s behind this one", "0,3 másodperccel késik ehhez a géphez képest"),
        (1e6, "wrong", "the clock of the database is 1000000.0 s ahead of this one", "1000000,0 másodperccel siet"),
    ],
)
def test_a_clock_in_words(apart: float, grade: str, english: str, hungarian: str) -> None:
    found = doctor._clock("database", "", apart)
    assert (found.grade, found.words(translator("", "en"))) == (grade, english)
    assert hungarian in found.words(translator("", "hu"))


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
    assert any(line.startswith("the clock of the database ") for line in look(postgresql_url, "good"))


@pytest.mark.slow
def test_clocks_that_go_wrong(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "time", lambda: 1e9)
    assert any(line.startswith("the clock of the database is ") and " ahead " in line for line in look(postgresql_url))


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
    ours = "1 match of gauge (running), written by version 0 of its rules,"
    assert f"{ours} would go otherwise under the rules of now, and cannot be opened without the archive of theirs" in look(url)
    assert [line for line in look(url, "note") if "written by" in line] == [
        "1 match of chess (finished), written by version 1 of its rules, cannot be opened: there is no such game",
        f"{ours} will be played again when opened, and can go on if nothing differs",
    ]


def test_finished_matches_that_nobody_freezes(made: str) -> None:
    with closing(Store(made)) as store:
        keep(store, "late", 8.1, over=True)
        keep(store, "in time", 7.9, over=True)
        keep(store, "running", 20)
    assert [text for text in look(made, "note") if "frozen" in text] == [
        "1 match that ended more than 8 days ago is not frozen yet: `vezerkar admin jobs list` shows what failed"
    ]


def late(url: str, seconds: float) -> None:
    """A job, a clock and a dead job of so many seconds ago."""
    with closing(Store(url)) as store:
        keep(store, "forgotten", 0)
        store.jobs.add([NewJob("freeze"), NewJob("given up")])
        ago = store.clock() - round(seconds * SECOND_MICROS)
        with store.engine.begin() as connection:
            connection.execute(update(JOBS).values(due=ago))
            connection.execute(update(JOBS).where(JOBS.c.kind == "given up").values(due=None, died=ago))
            connection.execute(update(MATCHES).values(next_at=ago))


def test_work_that_nobody_does(made: str) -> None:
    def told(grade: str) -> list[str]:
        words = ("been due", "ended more than 60", "done no more")
        return [line.partition(":")[0] for line in look(made, grade) if any(word in line for word in words)]

    dead = "1 job has failed too often and is done no more"
    late(made, 50)
    assert (told("wrong"), told("note")) == ([], [dead])
    with closing(Store(made)) as store, store.engine.begin() as connection:
        minute = 60 * SECOND_MICROS
        connection.execute(update(JOBS).values(due=JOBS.c.due - minute))
        connection.execute(update(MATCHES).values(next_at=MATCHES.c.next_at - minute))
    found = [
        "1 job has been due for more than 60 s, and nobody is at it",
        "in 1 match a clock, a pause or an offer ended more than 60 s ago, and nothing was done",
    ]
    assert (told("wrong"), told("note")) == ([], [*found, dead])
    with closing(Store(made)) as store:
        store.say_alive()
        store.late_work().gauge()
    assert (told("wrong"), told("note")) == (found, [dead])
    assert [REGISTRY.get_sample_value(f"vezerkar_{name}") for name in ("jobs_late", "clocks_late", "jobs_dead")] == [1, 1, 1]
    with closing(Store(made)) as store:
        assert taken(store.jobs, "freeze") is not None
        assert store.late_work() == LateWork(0, 1, 1), "somebody is at the job"


@pytest.mark.slow
def test_a_table_that_has_lost_its_link(postgresql_url: str) -> None:
    def told(grade: str) -> list[str]:
        return [line for line in look(postgresql_url, grade) if "link" in line]

    with closing(Store(postgresql_url)) as store:
        assert (told("good"), told("wrong")) == ([], []), "none runs"
        store.say_alive()
        assert len(told("wrong")) == 1
    with served(create_app(postgresql_url, bots=Here(), limits=FREE)) as here:
        with httpx.Client(base_url=f"http://{here.address}", trust_env=False) as http:
            until = time.monotonic() + 20
            while http.get("/readyz").status_code != 200 and time.monotonic() < until:
                time.sleep(0.05)
        assert REGISTRY.get_sample_value("vezerkar_link_up") == 1
        assert (len(told("good")), told("wrong")) == (1, [])
    assert REGISTRY.get_sample_value("vezerkar_link_up") == 0


def test_variables_that_mean_nothing(made: str) -> None:
    assert (
        look(made, "note", environment={"VEZERKAR_PROT": "1"})[0] == "VEZERKAR_PROT is in the environment, but names no setting"
    )


def test_push_messages_that_reach_nobody(made: str) -> None:
    table: dict[str, Any] = {"public_url": "http://127.0.0.1:1", "push_services": ("https://updates.example", "updates.example")}
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
    assert any(line.startswith(f"the clock of {public} ") for line in found)
    assert [line for line in look(url, "note", public_url=public) if "no proxy is trusted" in line]


def test_an_address_where_nobody_or_somebody_else_answers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "MAX_ANSWER_SECONDS", 60.0)
    Store(sqlite_url).close()
    with socket.socket() as silent:
        # Nobody else can take the port meanwhile.
        silent.bind(("127.0.0.1", 0))
        public = f"http://127.0.0.1:{silent.getsockname()[1]}"
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


def test_the_command_speaks_hungarian_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.db"
    monkeypatch.setattr(sys, "argv", ["vezerkar", "admin", "doctor", "--db", f"sqlite:///{file}", "--lang", "hu"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0 and capsys.readouterr().out.splitlines()[-2:] == [
        "rendben    a titkokat tartalmazó fájlokat csak a tulajdonosuk olvashatja",
        f"megjegyzés {file}: ez az adatbázis még nincs meg, a kiszolgáló hozza létre, amikor elindul",
    ]
