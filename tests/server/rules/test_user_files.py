"""Matches that use a user's files of WG35: each goes on with the files by which it was written, whatever the folder holds by now.

This process has read no files: to it those of the matches are gone. What wrote the matches are processes with such files.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from zlib import compress

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, func, select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.matches.test_checkpoints import REGISTERED
from tests.server.play import PATIENCE_SECONDS, Guest, refused
from tests.server.processes.test_process import children
from tests.server.served import client_at
from tests.server.stored import wait_for_page
from tests.wg35.test_library import own
from tests.wg35.test_tables import tables
from tests.wg35.yard import box
from tools import rules_archive
from tools.ports import free_port
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.match_check import check_match
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.operation.acts import Order
from vezerkar.server.operation.match_admin import BadMatch, faults, mend, write_files
from vezerkar.server.pages.last_page import unpack_pages
from vezerkar.server.rules.archived_rules import ArchivedRules, board_suffix
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.rules_process import RulesLost, Running
from vezerkar.server.rules.rules_version import RulesVersion
from vezerkar.server.rules.upgrade import Upgrade, move_up
from vezerkar.server.rules.user_files import MAX_BYTES, BadFiles, UserFiles, lent
from vezerkar.server.storage.backup import back_up, restore, verify
from vezerkar.server.storage.database_copy import copy_database
from vezerkar.server.storage.schema import CHECKPOINTS, LOG, MATCH_FILES, MATCHES, SEATS, USER_FILES
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey, StoredMatch

ROOT = Path(__file__).resolve().parents[3]
READY = {"table": "test_table", "army_a": "budapest_1944", "army_b": "assault_group_1944"}
PLIES = 14
SEED = "the same for all"
OLDER = "3.0"
"""A version that the tests make up."""


def files_with(width: int = 200) -> UserFiles:
    """A user's files with a table, whose bank is so wide (in millimetres), and an army."""
    content = {**own(), **tables()}
    content["tables"][0]["pieces"][0]["polygon"] = box(0, 0, width, 200)
    found = UserFiles.of({"mine.json": json.dumps(content).encode()})
    assert found is not None
    return found


FIRST, SECOND = files_with(), files_with(190)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "wg35", REGISTERED["wg35"])


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as store:
        yield store


@contextmanager
def rules_with(files: UserFiles) -> Iterator[ArchivedRules]:
    """The rules of now with other files than this process has read."""
    archives = RulesArchives(files={files.digest: files}.get)
    try:
        yield archives.with_files("wg35", files.digest)
    finally:
        archives.close()


@cache
def written(files: UserFiles, bot: str = "", over: bool = False) -> StoredMatch:
    """A match on a table of such files, against a bot or a person, as a process with these files writes it."""
    wish = {name: value for name, value in READY.items() if name != "table"}
    with pytest.MonkeyPatch.context() as patch, rules_with(files) as rules:
        patch.setitem(GAMES, "wg35", REGISTERED["wg35"])
        options = game("wg35").complete_options(wish) | {"table": READY["table"]}
        seats = [SeatAssignment("a", "a", "human", player_name="Anna"), SeatAssignment("b", "b", "human", player_name="Béla")]
        if bot:
            seats[1] = SeatAssignment("b", "b", "bot", bot)
        name = f"{files.digest[:8]}-{bot or 'person'}-{over}"
        keys = [SeatKey(hash_key(f"{name} {seat.seat}"), (seat.seat,)) for seat in seats if seat.kind == "human"]
        version = rules.game.version_with(rules.game.all_needs(options.values()))
        session = MatchSession(StoredMatch(name, "wg35", version, options, SEED, seats, keys, [], []), rules=rules)
        while session.ply < PLIES:
            seat = session.waiting()[0]
            session.take(seat, "act", session.match.decision(seat).default.notation)
        if over:
            session.take("b", "resign")
        return session.saved(session.ply)


def keep(store: Store, saved: StoredMatch) -> str:
    """Store such a match."""
    store.create(replace(saved, log=[], checkpoints=saved.checkpoints[:1]), ["a", "b"])
    over = saved.log[-1].kind == "resign"
    store.append(saved.id, saved.log, over, ["a", "b"], checkpoints=saved.checkpoints[1:])
    return saved.id


@contextmanager
def opened(url: str, rules: Path | None = None) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, rules=rules)) as client:
        yield client


def guest(client: TestClient[Any], match: str, seat: str = "a") -> Guest:
    return Guest(client, match, f"{match} {seat}")


def go_on(client: TestClient[Any], match: str) -> None:
    """Let whoever is asked do what comes next."""
    for seat in ("a", "b"):
        one = guest(client, match, seat)
        decision = one.table()["decision"]
        if decision:
            one.act(seat, decision["default"])
            return
    raise AssertionError("nobody is asked")


def count(store: Store, table: Any) -> int:
    with store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


# --- files ---------------------------------------------------------------------------------------------------------


def test_files_are_packed_and_come_back() -> None:
    files = {"one.json": "\ufeff{}".encode(), "two.json": '{"about": "Őr"}\r\n'.encode()}
    packed = UserFiles.of(files)
    assert packed is not None and packed.unpack() == ["{}", '{"about": "Őr"}\r\n']
    assert UserFiles.of({"another.json": files["one.json"], "name.json": files["two.json"]}) == packed
    assert UserFiles.of({}) is None
    assert UserFiles.of({"one.json": b"{}"}) != packed


@pytest.mark.parametrize("packed", [b"", b"no archive", compress(b"[]"), compress(b"[["), compress(b" " * (MAX_BYTES + 1))])
def test_what_is_stored_otherwise_is_no_files(packed: bytes) -> None:
    with pytest.raises(BadFiles):
        UserFiles(FIRST.digest, packed).unpack()


def test_a_process_that_starts_finds_the_files_in_a_folder_that_is_gone_later() -> None:
    with lent("MY_FOLDER", FIRST) as variables:
        folder = Path(variables["MY_FOLDER"])
        (file,) = folder.iterdir()
        assert json.loads(file.read_text("utf-8"))["tables"][0]["id"] == "test_table"
        assert folder.stat().st_mode & 0o077 == 0, "nobody else looks at them"
    assert not folder.exists()
    with lent("MY_FOLDER", None) as variables:
        assert variables == {"MY_FOLDER": ""}
    with lent("", FIRST) as variables:
        assert variables == {}


# --- matches -------------------------------------------------------------------------------------------------------


@slow
def test_a_match_whose_file_is_gone_goes_on_with_it(url: str, store: Store) -> None:
    """It is shown, drawn and gone on with; after a restart, too."""
    match = keep(store, written(FIRST))
    with opened(url) as client:
        anna, bela = guest(client, match), guest(client, match, "b")
        tables = {one: one.table() for one in (anna, bela)}
        assert all(table["ply"] == PLIES and table["rules"] == written(FIRST).version for table in tables.values())
        board = tables[anna]["scene"]["board"]
        assert board == f"wg35.test_table{board_suffix(FIRST.digest)}"
        picture = client.get(f"/boards/{board}.svg")
        assert picture.status_code == 200 and 'data-piece="bank"' in picture.text
        for unknown in ("wg35.no_table" + board_suffix(FIRST.digest), "wg35.test_table-0123456789abcdef", "wg35.test_table"):
            assert client.get(f"/boards/{unknown}.svg").status_code == 404
        go_on(client, match)
        past = anna.table(ply=3)
        assert past["ply"] == 3 and past["scene"]["board"] == board
    with opened(url) as client:
        anna.client = client
        assert anna.table()["ply"] == PLIES + 1 and anna.table(ply=3)["scene"] == past["scene"]
        assert anna.table()["upgrade"] is None, "a table that is gone is not there for new matches either"
        refused(anna.post("upgrade", {"agree": True}), 409, "no_upgrade")


@slow
def test_matches_with_two_texts_of_a_file_go_on_side_by_side(url: str, store: Store) -> None:
    matches = [keep(store, written(files)) for files in (FIRST, SECOND)]
    with opened(url) as client:
        pictures = []
        for match in matches:
            table = guest(client, match).table()
            pictures.append(client.get(f"/boards/{table['scene']['board']}.svg").text)
            go_on(client, match)
        assert pictures[0] != pictures[1]
        assert [guest(client, match).table()["ply"] for match in matches] == [PLIES + 1] * 2
        assert len({guest(client, match).table()["rules"] for match in matches}) == 2


@slow
def test_a_bot_plays_on_with_the_file_of_its_match(url: str, store: Store) -> None:
    match = keep(store, written(FIRST, bot="novice"))
    with opened(url) as client:
        anna = guest(client, match)
        table = anna.until(lambda table: table["decision"] is not None)
        for _ in range(3):
            anna.act("a", table["decision"]["default"])
            table = anna.until(lambda table: table["decision"] is not None)
        assert table["ply"] > PLIES


@slow
def test_a_match_over_is_read_and_its_record_is_that_of_the_file(url: str, store: Store, tmp_path: Path) -> None:
    match = keep(store, written(FIRST, over=True))
    with opened(url) as client:
        anna = guest(client, match)
        assert anna.table()["over"] and anna.table(ply=5)["ply"] == 5
        end = anna.get("/end")
        assert end.status_code == 200, end.text
        body = refused(anna.post("rematch", {}), 400, "malformed")
        assert "'test_table'" in body["message"], "the table is gone"
        record = anna.get("/record")
        assert record.status_code == 200, record.text
    assert json.loads(record.text.splitlines()[0])["version"] == written(FIRST).version
    script = "import sys, vezerkar; print(vezerkar.replay(sys.stdin.read()).ply)"
    assert write_files(store, match, tmp_path / "files") == 1
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "VEZERKAR_LIBRARY": str(tmp_path / "files")}
    words = [sys.executable, "-c", script]
    said = subprocess.run(words, input=record.text, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    assert said.stdout.split() == [str(PLIES)], said.stderr
    with pytest.raises(BadMatch, match="is there already"):
        write_files(store, match, tmp_path / "files")
    with store.engine.begin() as connection:
        connection.execute(delete(MATCH_FILES))
    with pytest.raises(BadMatch, match="uses no files"):
        write_files(store, match, tmp_path / "others")


@slow
def test_the_end_of_a_match_is_kept_with_the_picture_of_its_table(url: str, store: Store) -> None:
    match = keep(store, written(FIRST))
    with opened(url) as client:
        answer = guest(client, match, "b").post("resign", {"seat": "b"})
        assert answer.status_code == 200, answer.text
        wait_for_page(store, match)
    packed = store.last_page(match)
    assert packed is not None
    assert all('data-piece="bank"' in page.picture for page in unpack_pages(packed).values())


@slow
def test_a_match_is_checked_and_mended_with_its_file(url: str, store: Store) -> None:
    match = keep(store, written(FIRST))
    assert move_up(store, match) is Upgrade.OWN_FILES
    assert check_match(store, match).differences == [] and faults(store, match) == []
    with store.engine.begin() as connection:
        connection.execute(update(CHECKPOINTS).where(CHECKPOINTS.c.ply == 0).values(position=compress(b"{}")))
        connection.execute(update(LOG).where(LOG.c.ply == 3).values(digest=b"otherwise"))
    assert {fault.what for fault in faults(store, match)} == {"position", "checkpoint"}
    mend(store, match, Order("test"))
    assert faults(store, match) == []


@slow
def test_a_backup_and_a_copy_take_the_files_along(url: str, store: Store, tmp_path: Path) -> None:
    matches = [keep(store, written(files)) for files in (FIRST, SECOND)]
    back_up(url, tmp_path / "backup")
    found = verify(tmp_path / "backup", url)
    assert (found.replayed, found.of_other_rules, found.faults) == (2, 0, [])
    assert (found.rows["user_files"], found.rows["match_files"]) == (2, 2)
    with closing(Store(f"sqlite:///{tmp_path / 'copy.db'}")) as target:
        assert {one.table: one.rows for one in copy_database(store, target)}["user_files"] == 2
        for match in matches:
            assert faults(target, match) == []
    if url.startswith("sqlite"):
        restore(tmp_path / "backup", f"sqlite:///{tmp_path / 'again.db'}")
        with opened(f"sqlite:///{tmp_path / 'again.db'}") as client:
            assert guest(client, matches[0]).table()["ply"] == PLIES


def test_files_go_with_the_last_match_that_needs_them(url: str, store: Store) -> None:
    first = replace(written(FIRST), id="first", keys=[])
    second = replace(written(FIRST), id="second", keys=[])
    for one in (first, second):
        keep(store, one)
    assert (count(store, USER_FILES), count(store, MATCH_FILES)) == (1, 2), "each once"
    with store.engine.begin() as connection:
        connection.execute(update(SEATS).values(kind="bot"))
    assert store.delete("first", -1) and (count(store, USER_FILES), count(store, MATCH_FILES)) == (1, 1)
    assert store.delete("second", -1) and (count(store, USER_FILES), count(store, MATCH_FILES)) == (0, 0)


@slow
def test_a_match_from_before_files_were_stored_is_as_it_was(url: str, store: Store) -> None:
    """What it needs is not there: nobody can go on, and the page says why."""
    match = keep(store, written(FIRST))
    with store.engine.begin() as connection:
        connection.execute(delete(MATCH_FILES))
        connection.execute(delete(USER_FILES))
    with opened(url) as client:
        refused(guest(client, match).get(), 409, "other_rules")


@slow
def test_stored_files_that_are_damaged_stop_that_match_alone(url: str, store: Store) -> None:
    damaged, whole = keep(store, written(FIRST)), keep(store, written(SECOND))
    with store.engine.begin() as connection:
        connection.execute(update(USER_FILES).where(USER_FILES.c.digest == FIRST.digest).values(packed=b"spoiled"))
    with opened(url) as client:
        refused(guest(client, damaged).get(), 503, "rules_lost")
        assert guest(client, whole).table()["ply"] == PLIES


@slow
def test_new_rules_take_the_file_of_a_match_along(url: str, store: Store) -> None:
    """Where it goes on just the same under them, with its file, it moves up and keeps the file."""
    match = keep(store, written(FIRST))
    before = written(FIRST).version
    older = f"{OLDER}+{RulesVersion.of(before).content}"
    with store.engine.begin() as connection:
        connection.execute(update(MATCHES).values(version=older))
        connection.execute(update(MATCH_FILES).values(version=older))
    assert move_up(store, match) is Upgrade.MOVED
    saved = store.load(match)
    assert saved is not None and saved.version == before and saved.files == {older: FIRST.digest, before: FIRST.digest}
    with opened(url) as client:
        assert guest(client, match).table()["ply"] == PLIES + 1


@slow
def test_an_archive_of_rules_plays_with_the_file_of_a_match(
    url: str, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = keep(store, written(FIRST))
    rules_archive.build("wg35", tmp_path / "rules")
    monkeypatch.setattr(type(game("wg35")), "version", "9.0")
    # The rules of now are those on disk, which say that they are others: they cannot be asked.
    assert move_up(store, match) is Upgrade.DIFFERS
    with opened(url, tmp_path / "rules") as client:
        table = guest(client, match).table()
        assert (table["ply"], table["rules"]) == (PLIES, written(FIRST).version)
        board = table["scene"]["board"]
        assert board == f"wg35.test_table{board_suffix(FIRST.digest)}"


@slow
def test_few_processes_are_left_running() -> None:
    archives = RulesArchives(files={one.digest: one for one in (FIRST, SECOND)}.get)
    archives._running = Running(1)
    try:
        one, other = (archives.with_files("wg35", files.digest) for files in (FIRST, SECOND))
        first, second = one._quick, other._quick
        assert first._process is None and second._process is not None
        assert one.board(f"wg35.test_table{board_suffix(FIRST.digest)}") is not None, "a call starts it anew"
        assert first._process is not None and second._process is None
        with pytest.raises(RulesLost):
            archives.with_files("wg35", "0" * 64)
    finally:
        archives.close()


# --- folders ---------------------------------------------------------------------------------------------------------

SERVER = """
import sys
from vezerkar.registry import GAMES
for name in [name for name in GAMES if name != "wg35"]:
    del GAMES[name]
from vezerkar.engine import VezerkarError
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.run import serve
free = Rate(1e9, 1e9)
try:
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], bot_delay=0.0, limits=Limits(matches=free, commands=free, reads=free))
except VezerkarError as error:
    sys.exit(str(error))
"""


@contextmanager
def served(url: str, folder: Path) -> Iterator[tuple[httpx.Client, int]]:
    """A table whose process has read the files of a folder: a client, and the process."""
    port = free_port()
    with begun(url, folder, port) as process:
        try:
            assert process.stdout is not None and process.stderr is not None
            assert process.stdout.readline() == f"The table is open at http://127.0.0.1:{port}/\n"
            # To open the first match with other files, another process starts.
            with client_at(f"127.0.0.1:{port}", timeout=PATIENCE_SECONDS) as client:
                yield client, process.pid
        finally:
            # One that is killed leaves the files of a process that is just starting.
            process.terminate()
            try:
                process.wait(PATIENCE_SECONDS)
            finally:
                process.kill()


def begun(url: str, folder: Path, port: int) -> subprocess.Popen[str]:
    """The process of such a table."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "VEZERKAR_LIBRARY": str(folder)}
    command = [sys.executable, "-c", SERVER, str(port), url]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def fill(folder: Path, files: UserFiles | None) -> None:
    """Let a folder hold these files alone."""
    for file in folder.iterdir():
        file.unlink()
    if files is not None:
        files.write(folder)


def made(client: httpx.Client, seats: dict[str, str], **options: str) -> Guest:
    wish = {"game": "wg35", "seats": seats, "options": options, "name": "Anna", "pace": "instant"}
    answer = client.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    return Guest(client, answer.json()["match"], answer.json()["key"])


def play(one: Guest, decisions: int) -> dict[str, Any]:
    """Play against a bot, and return the table when it is one's turn again."""
    for _ in range(decisions):
        table = one.until(lambda table: table["decision"] is not None)
        one.act("a", table["decision"]["default"])
    return one.until(lambda table: table["decision"] is not None)


AGAINST_BOT = {"a": "me", "b": "bot:novice"}


@slow
def test_a_file_that_changes_is_that_of_new_matches_alone(url: str, store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "library"
    folder.mkdir()
    fill(folder, FIRST)
    with served(url, folder) as (client, pid):
        before = made(client, AGAINST_BOT, **READY)
        assert play(before, 2)["rules"] == ""
        # A worker that starts later finds other files there, and plays with those of the table all the same.
        fill(folder, SECOND)
        for worker in children(pid):
            os.kill(worker, signal.SIGKILL)
        table = play(before, 3)
        # Some matches use a file only when an army is chosen.
        later = made(client, {"a": "me", "b": "me"}, army_a="budapest_1944")
        assert count(store, MATCH_FILES) == 1
        later.until(lambda table: table["decision"] is not None)
        later.act("b", f"sample {own()['armies'][0]['samples'][0]['id']}")
        assert (count(store, MATCH_FILES), count(store, USER_FILES)) == (2, 1)
    with served(url, folder) as (client, _):
        before.client = later.client = client
        again = before.table()
        assert again["rules"] == written(FIRST).version and again["ply"] == table["ply"]
        assert again["scene"]["tokens"] == table["scene"]["tokens"]
        assert later.table()["rules"] == "", "the army has not changed"
        after = made(client, AGAINST_BOT, **READY)
        assert play(after, 2)["rules"] == ""
        play(before, 2)
        assert again["upgrade"]["version"] == written(SECOND).version
        answer = before.post("upgrade", {"agree": True})
        assert answer.status_code == 200, answer.text
        assert before.table()["rules"] == "" and count(store, USER_FILES) == 2
        past = before.table(ply=2)
        assert past["rules"] == written(FIRST).version and past["scene"]["board"].endswith(board_suffix(FIRST.digest))
        play(before, 1)
    fill(folder, None)
    (folder / "mine.json").write_text('{"tables": [{"id": 7}]}', encoding="utf-8")
    with begun(url, folder, free_port()) as broken:
        assert broken.wait(120) == 1 and broken.stderr is not None
        assert "mine.json: table number 1: id: found 7" in broken.stderr.read()
    fill(folder, None)
    with served(url, folder) as (client, _):
        for one in (before, after):
            one.client = client
            assert play(one, 2)["rules"] == written(SECOND).version
        assert before.table(ply=2)["scene"]["board"] == past["scene"]["board"]
    assert [faults(store, one.match) for one in (before, after)] == [[], []]


@slow
def test_a_match_from_before_files_were_stored_brings_them_when_it_is_opened(url: str, store: Store, tmp_path: Path) -> None:
    match = keep(store, written(FIRST))
    with store.engine.begin() as connection:
        connection.execute(delete(MATCH_FILES))
        connection.execute(delete(USER_FILES))
    folder = tmp_path / "library"
    folder.mkdir()
    fill(folder, FIRST)
    with served(url, folder) as (client, _):
        assert Guest(client, match, f"{match} a").table()["rules"] == ""
    assert store.user_files(FIRST.digest) == FIRST
    with opened(url) as here:
        assert guest(here, match).table()["rules"] == written(FIRST).version


@slow
def test_servers_with_other_files_share_matches(postgresql_url: str, tmp_path: Path) -> None:
    """Whoever has not read the files of a match plays it with those that are stored, as soon as it needs them."""
    folder, both = tmp_path / "library", {"a": "me", "b": "me"}
    folder.mkdir()
    fill(folder, FIRST)
    with served(postgresql_url, folder) as (client, _), opened(postgresql_url) as other:
        one = made(client, both, **READY)
        army = made(client, both, army_a="budapest_1944")
        there, army_there = (Guest(other, match.match, match.key) for match in (one, army))
        assert army_there.table()["rules"] == ""
        for number in range(4):
            go_on_as(there if number % 2 else one)
        assert one.table()["ply"] == there.table()["ply"] == 4
        assert (one.table()["rules"], there.table()["rules"]) == ("", written(FIRST).version)
        army.act("b", f"sample {own()['armies'][0]['samples'][0]['id']}")
        assert army_there.table()["ply"] == 1 and army_there.table()["rules"]
        go_on_as(army_there)
        assert army.table()["ply"] == 2 and army.table()["rules"] == ""


def go_on_as(one: Guest) -> None:
    """Do what comes next, on whichever of one's seats."""
    for seat in ("a", "b"):
        decision = one.table(seat=seat)["decision"]
        if decision:
            one.act(seat, decision["default"])
            return
    raise AssertionError("nobody is asked")
