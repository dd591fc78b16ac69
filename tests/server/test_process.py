"""The table as a process: it is killed and loses nothing, it is told to stop and stops, and its workers go with it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.cost import slow
from tests.server.conftest import FREE
from tests.server.play import make
from tests.server.served import served
from tools.kill_test import SERVER, free_port, trial
from vezerkar.engine import Sight, VezerkarError
from vezerkar.registry import GAMES, game
from vezerkar.server.app import create_app
from vezerkar.server.run import serve
from vezerkar.server.thinking import Workers

ROOT = Path(__file__).resolve().parent.parent.parent


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


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_the_table_says_where_it_is_and_stops_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    with run_table(tmp_path, port) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline() == f"The table is open at http://127.0.0.1:{port}/\n"
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
            guest, _ = make(client, "me", "bot:random")
            guest.until(lambda table: table["ply"] == 1)
        with connect(f"ws://127.0.0.1:{port}/api/matches/{guest.match}/live", proxy=None) as page:
            page.send('{"key": null}')
            page.recv(timeout=10)
            process.send_signal(stop)
            assert process.wait(20) == 0
        assert process.stdout.read() == "" and process.stderr.read() == ""


def test_what_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'table.db'}", "nonsense", "nonsense://x/y"):
        with pytest.raises(VezerkarError, match="cannot be opened") as refused:
            serve("127.0.0.1", 0, url)
        assert "\n" not in str(refused.value)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            serve("127.0.0.1", taken.getsockname()[1], f"sqlite:///{tmp_path / 'table.db'}")


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are found in /proc")
def test_workers_die_with_a_table_that_is_killed(tmp_path: Path) -> None:
    port = free_port()
    with run_table(tmp_path, port) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
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


def test_a_bot_that_takes_its_worker_down_does_not_hold_up_the_match(url: str) -> None:
    workers = Workers(count=1)
    with (
        served(create_app(url, bots=workers, pace=0.0, limits=FREE)) as here,
        httpx.Client(base_url=f"http://{here.address}", trust_env=False) as client,
    ):
        guest, _ = make(client, "me", "bot:mortal")
        assert guest.until(lambda table: table["ply"] == 1)
        other, _ = make(client, "me", "bot:random")
        assert other.until(lambda table: table["ply"] == 1), "the next bot finds new workers"


def test_a_worker_that_thinks_for_too_long_is_ended() -> None:
    async def impatient() -> None:
        match = game("gauge").start()
        workers = Workers(count=1, limit=0.001)
        with pytest.raises(TimeoutError):
            await workers.choose("gauge", "random", "1", Sight.of(match, "gull").pack())
        workers = Workers(count=1)
        assert await workers.choose("gauge", "meek", "1", Sight.of(match, "gull").pack()) == "bid 0"
        workers.close()

    asyncio.run(impatient())
