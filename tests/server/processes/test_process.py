"""The table as a process: it is killed and loses nothing, it is told to stop and stops, and its workers go with it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.cost import first, slow
from tests.server.conftest import FREE
from tests.server.play import make
from tests.server.served import client_at, served
from tools.kill_test import SERVER, trial
from tools.ports import free_port
from vezerkar.cli.app import main
from vezerkar.engine import Observation, VezerkarError
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.bots.bot_workers import BotWorkerPool
from vezerkar.server.run import serve

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of their own find the package and the tiny game."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))


@slow
def test_nothing_acknowledged_is_lost_when_the_table_is_killed() -> None:
    assert "nothing was lost" in trial("gauge", kills=3, matches=2, seed=1)


def run_table(tmp_path: Path, port: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SERVER, str(port), f"sqlite:///{tmp_path / 'table.db'}", json.dumps(dict(GAMES))]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("stop", first([signal.SIGINT, signal.SIGTERM]))
@pytest.mark.slow
def test_the_table_says_where_it_is_and_stops_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    with run_table(tmp_path, port) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline() == f"The table is open at http://127.0.0.1:{port}/\n"
        with client_at(f"127.0.0.1:{port}") as client:
            guest, _ = make(client, "me", "bot:random")
            guest.until(lambda table: table["ply"] == 1)
        with connect(f"ws://127.0.0.1:{port}/api/matches/{guest.match}/live", proxy=None) as page:
            page.send('{"key": null}')
            page.recv(timeout=10)
            process.send_signal(stop)
            assert process.wait(20) == 0
        assert process.stdout.read() == "" and process.stderr.read() == ""


@slow
def test_a_small_answer_does_not_wait_for_the_other_side(tmp_path: Path) -> None:
    """An answer goes out in two parts. Where the second waits until the first is acknowledged, none is faster than 40 ms."""
    port = free_port()
    with run_table(tmp_path, port) as process:
        assert process.stdout is not None
        process.stdout.readline()
        times = []
        with client_at(f"127.0.0.1:{port}") as client:
            for _ in range(20):
                began = time.perf_counter()
                client.get("/icon.svg").raise_for_status()
                times.append(time.perf_counter() - began)
        process.terminate()
    assert min(times) < 0.03


def test_what_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'table.db'}", "nonsense", "nonsense://x/y"):
        with pytest.raises(VezerkarError, match=r"cannot be opened|no database URL") as refused:
            serve("127.0.0.1", 0, url)
        assert "\n" not in str(refused.value)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            serve("127.0.0.1", taken.getsockname()[1], f"sqlite:///{tmp_path / 'table.db'}")


@pytest.mark.slow
def test_a_file_has_one_server(tmp_path: Path) -> None:
    with run_table(tmp_path, free_port()) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(VezerkarError, match=r"another process has opened the database .*: end that first"):
            serve("127.0.0.1", 0, f"sqlite:///{tmp_path / 'table.db'}")
        process.terminate()


@slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are found in /proc")
def test_workers_die_with_a_table_that_is_killed(tmp_path: Path) -> None:
    port = free_port()
    with run_table(tmp_path, port) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with client_at(f"127.0.0.1:{port}") as client:
            guest, _ = make(client, "me", "bot:random")
            guest.until(lambda table: table["ply"] == 1)
        workers = children(process.pid)
        assert workers
        process.kill()
        process.wait()
    for _ in range(200):
        if not any(alive(worker) for worker in workers):
            return
        time.sleep(0.05)
    raise AssertionError("workers stayed behind")


def children(pid: int) -> list[int]:
    """The child processes, by whichever thread they were started."""
    lists = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for children in lists for child in children]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


@slow
def test_a_bot_that_takes_its_worker_down_does_not_hold_up_the_match(url: str) -> None:
    workers = BotWorkerPool(count=1)
    with (
        served(create_app(url, bots=workers, bot_delay=0.0, limits=FREE)) as here,
        client_at(here.address) as client,
    ):
        guest, _ = make(client, "me", "bot:mortal")
        assert guest.until(lambda table: table["ply"] == 1)
        other, _ = make(client, "me", "bot:random")
        assert other.until(lambda table: table["ply"] == 1), "the next bot finds new workers"


@pytest.mark.slow
def test_a_worker_that_thinks_for_too_long_is_ended() -> None:
    async def impatient() -> None:
        match = game("gauge").start()
        workers = BotWorkerPool(count=1, limit=0.001)
        with pytest.raises(TimeoutError):
            await workers.choose("gauge", "random", "1", Observation.of(match, "gull").pack())
        workers = BotWorkerPool(count=1)
        assert await workers.choose("gauge", "meek", "1", Observation.of(match, "gull").pack()) == "bid 0"
        workers.close()

    asyncio.run(impatient())


@pytest.mark.slow
def test_workers_stand_ready_before_a_bot_is_asked() -> None:
    async def early() -> None:
        match = game("gauge").start()
        workers = BotWorkerPool(count=2)
        await workers.warm()
        ready = {*workers._idle}
        assert len(ready) == 2 and all(worker.alive() for worker in ready)
        await workers.choose("gauge", "random", "1", Observation.of(match, "gull").pack())
        assert {*workers._idle} == ready, "nobody else was started"
        workers.close()

    asyncio.run(early())


def test_a_table_starts_its_workers_by_itself_and_ends_them(sqlite_url: str) -> None:
    before = {*active_children()}
    with served(create_app(sqlite_url, limits=FREE)):
        until = time.monotonic() + 60
        while {*active_children()} <= before:
            assert time.monotonic() < until, "no worker was started"
            time.sleep(0.05)
    assert {*active_children()} <= before


@pytest.mark.slow
def test_a_process_with_a_setting_that_cannot_be_used_ends_with_status_2() -> None:
    command = [sys.executable, "-m", "vezerkar", "serve", "--db", "table.db"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("vezerkar: 'table.db' is no database URL")


@pytest.mark.parametrize(
    ("options", "words"),
    first(
        [
            (["--db", "table.db"], "'table.db' is no database URL"),
            (
                ["--db", "sqlite:///{tmp}/table.db", "--port", "99999"],
                "--port must be a port: a whole number from 0 to 65535, not 99999",
            ),
            (["--db", "postgresql+asyncpg://anna:hush@db/x"], "needs the Python package asyncpg"),
            (["--db", "nonsense://x/y"], "there is none of this kind"),
            (["--db", "sqlite:///{tmp}/no/such/table.db"], "unable to open database file"),
            (["--db", "sqlite:///{tmp}"], "unable to open database file"),
            (["--db", "sqlite:///{tmp}/table.db", "--public-url", "table.example"], "'table.example' is no address of a site"),
            (["--db", "sqlite:///{tmp}/table.db", "--trusted-proxies", "10.0.0.1,proxy"], "trusted proxies: 'proxy'"),
            (["--db", "sqlite:///{tmp}/table.db", "--host", "192.0.2.1", "--port", "0"], "cannot listen on 192.0.2.1:0"),
            ([], "the data folder cannot be made"),
        ],
        3,
    ),
)
def test_a_setting_that_cannot_be_used_is_one_line_and_status_2(
    tmp_path: Path,
    options: list[str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "argv", ["vezerkar", "serve", *(option.format(tmp=tmp_path) for option in options)])
    # What the table writes to its log stands on standard error as well.
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    with pytest.raises(SystemExit) as ended:
        main()
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert words in err and err.count("\n") == 1 and err.startswith("vezerkar: ")
    assert "hush" not in err


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path)
    with pytest.raises(VezerkarError, match=f"{tmp_path} cannot be written"):
        serve("127.0.0.1", 0, f"sqlite:///{tmp_path / 'table.db'}")


@slow
@pytest.mark.skipif(os.name != "posix", reason="modes of files are of POSIX")
def test_the_files_of_the_database_are_for_their_owner_alone(tmp_path: Path) -> None:
    files = [tmp_path / f"table.db{end}" for end in ("", "-wal", "-shm")]
    before = os.umask(0)
    try:
        port = free_port()
        with run_table(tmp_path, port) as process:
            assert process.stdout is not None and process.stderr is not None
            process.stdout.readline()
            assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
            process.terminate()
            assert process.stderr.read() == ""
        files[0].chmod(0o644)
        with run_table(tmp_path, port) as process:
            assert process.stdout is not None and process.stderr is not None
            process.stdout.readline()
            process.terminate()
            assert f"others on this machine can read {files[0]}" in process.stderr.read()
    finally:
        os.umask(before)


BEHIND_A_PROXY = """
import sys
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.run import NetworkSettings, serve
one = Limits(matches=Rate(1, 0))
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], limits=one, network=NetworkSettings(proxies=("127.0.0.1/32",)))
"""


@slow
def test_a_trusted_proxy_speaks_for_others_and_nobody_else_does(tmp_path: Path) -> None:
    """The limit of reads is that of the address that was forwarded."""
    port = free_port()
    command = [sys.executable, "-c", BEHIND_A_PROXY, str(port), f"sqlite:///{tmp_path / 'table.db'}"]
    wish = {"game": "hunt", "seats": {"german": "me", "british": "me"}}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        with client_at(f"127.0.0.1:{port}", timeout=20) as client:
            sent = [
                client.post("/api/matches", json=wish, headers={"X-Forwarded-For": told})
                for told in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "10.0.0.1, 192.0.2.2")
            ]
        process.terminate()
        assert [answer.status_code for answer in sent] == [201, 429, 201, 429]
        assert "server" not in sent[0].headers and process.stderr.read() == ""
