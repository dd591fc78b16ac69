"""Several processes of one table: they share a port, one that dies is started anew, and all end together."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.cost import slow
from tests.server import postgresql
from tests.server.play import PATIENCE_SECONDS, Guest, make
from tests.server.processes.test_process import ROOT, alive, children
from tests.server.served import client_at
from tests.server.waiting import until
from tools.chaos_test import trial
from tools.ports import free_port
from vezerkar.engine import VezerkarError
from vezerkar.registry import GAMES
from vezerkar.server.processes import supervisor as supervisor_module
from vezerkar.server.processes.supervisor import Supervisor
from vezerkar.server.run import serve

SERVER = """
import json, sys
from vezerkar.registry import GAMES
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.run import serve
GAMES.update(json.loads(sys.argv[3]))
free = Rate(1e9, 1e9)
limits = Limits(matches=free, commands=free, reads=free)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], bot_delay=0.01, limits=limits, processes=2)
"""


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes of their own find the package and the tiny game."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))


@contextmanager
def two_processes(url: str, port: int) -> Iterator[subprocess.Popen[str]]:
    """A table of two processes; it says where it is once."""
    command = [sys.executable, "-c", SERVER, str(port), url, json.dumps(dict(GAMES))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            assert parent.stdout.readline() == f"The table is open at http://127.0.0.1:{port}/\n"
            yield parent
        finally:
            parent.kill()


def tables(parent: int) -> list[int]:
    """The processes that serve: the children that have children, their bot workers."""
    return [child for child in children(parent) if children(child)]


@slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are found in /proc")
def test_a_process_that_dies_is_started_anew_and_all_end_together(postgresql_url: str) -> None:
    port = free_port()
    with two_processes(postgresql_url, port) as parent:
        until(lambda: len(tables(parent.pid)) == 2, PATIENCE_SECONDS, "there are two processes")
        with client_at(f"127.0.0.1:{port}") as client:
            guest, _ = make(client, "me", "bot:random")
            guest.until(lambda page: page["ply"] == 1)
        killed = tables(parent.pid)[0]
        os.kill(killed, signal.SIGKILL)
        with client_at(f"127.0.0.1:{port}") as client:
            Guest(client, guest.match, guest.key).act("gull", "bid 5", 1)
        until(lambda: len(set(tables(parent.pid)) - {killed}) == 2, PATIENCE_SECONDS, "another takes its place")
        living = [*children(parent.pid), *(worker for child in tables(parent.pid) for worker in children(child))]
        with connect(f"ws://127.0.0.1:{port}/api/matches/{guest.match}/live", proxy=None) as page:
            page.send('{"key": null}')
            page.recv(timeout=10)
            parent.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    page.recv(timeout=20)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert parent.wait(30) == 0
        until(lambda: not any(alive(one) for one in living), PATIENCE_SECONDS, "nobody stays behind")


@slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are found in /proc")
def test_processes_end_with_their_supervisor_however_that_ends(postgresql_url: str) -> None:
    with two_processes(postgresql_url, free_port()) as parent:
        until(lambda: len(tables(parent.pid)) == 2, PATIENCE_SECONDS, "there are two processes")
        living = children(parent.pid)
        parent.kill()
        until(lambda: not any(alive(one) for one in living), PATIENCE_SECONDS, "nobody stays behind")


def test_a_file_has_one_process(tmp_path: Path) -> None:
    with pytest.raises(VezerkarError, match="several processes need PostgreSQL") as refused:
        serve("127.0.0.1", 0, f"sqlite:///{tmp_path / 'table.db'}", processes=2)
    assert "\n" not in str(refused.value)


class Process:
    """Stands in for a process that has ended."""

    exitcode = -9

    def is_alive(self) -> bool:
        return False

    def close(self) -> None:
        pass


def test_no_more_than_five_a_minute_are_started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    now, started = [0.0], list[float]()
    monkeypatch.setattr(supervisor_module, "monotonic", lambda: now[0])

    def sleep(seconds: float) -> None:
        now[0] += seconds

    monkeypatch.setattr(supervisor_module, "sleep", sleep)
    supervisor = Supervisor(1, lambda number, first: None)

    def start(number: int, first: bool) -> None:
        assert not first
        started.append(now[0])
        supervisor._processes[number] = Process()  # type: ignore[assignment]

    monkeypatch.setattr(supervisor, "_start", start)
    supervisor._processes[0] = Process()  # type: ignore[assignment]
    for _ in range(12):
        supervisor._restart()
        now[0] += 1.0
    assert started[:5] == [0.0, 1.0, 2.0, 3.0, 4.0]
    window = deque(started)
    while len(window) > 5:
        assert window[5] - window[0] >= 60.0
        window.popleft()


@slow
def test_nothing_is_lost_doubled_or_left_standing_when_processes_are_killed_frozen_and_cut_off(
    postgresql_server: postgresql.Server, postgresql_url: str
) -> None:
    told = asyncio.run(trial("gauge", 4, ["kill", "stop", "cut"], db=postgresql_url, processes=2, tables=6, pause=0.5, every=2.0))
    assert "2 processes" in told and "2 x kill" in told
