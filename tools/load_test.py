"""Moves that a server carries out in a second, and the time each takes: ``python tools/load_test.py --help``.

Loopback only. Each server is measured for some seconds, one after the other, in several rounds: the table on SQLite and, where it
is installed, on PostgreSQL; a bare echo in Litestar, without rules and database; and with ``--node FOLDER``, where express,
better-sqlite3 and ws are installed, a server in Node that writes a row and knows no rules. Beside each other in one run they say
something; alone they say more of the machine and of who else uses it.

There are so many matches, each with a socket for each of two seats. A move is done when its answer has come and both sockets have
been told. It is posted as soon as the match's last move is done and one of the ``--at-once`` places is free, so the server is
always busy. Matches are random ones with published seeds: what is posted was played before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from websockets.asyncio.client import ClientConnection, connect

from tools.ports import free_port
from vezerkar.registry import game

ROOT = Path(__file__).parents[1]
LONGEST = 60.0
"""So many seconds of measuring, and it is given up."""
GAME = "hunt"
SEATS = ("german", "british")
PLIES = 200
"""Moves that are prepared for each match."""
COMING = 20
"""Matches that are opened at the same time."""
SERVER = """
import sys
from vezerkar.server.bots.bot_limits import BotLimits
from vezerkar.server.http.limits import Limits, Rate
from vezerkar.server.run import serve
free = Rate(1e9, 1e9)
limits = Limits(matches=free, matches_a_day=free, commands=free, reads=free, sockets=100_000, sockets_a_match=100_000)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], limits=limits)
"""


@dataclass(slots=True)
class Table:
    """A match, the moves that are to be made in it, and the sockets to it with how many messages each has brought."""

    match: str
    key: str
    moves: list[tuple[str, str]]
    ply: int = 0
    sockets: list[ClientConnection] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)
    told: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(frozen=True, slots=True)
class Figures:
    """One round of one server: moves in a second, milliseconds until the answer and until both sockets have been told.

    Besides: milliseconds of processor time that its process used for a move, its memory in MB, and the part of the time in which
    this program was busy itself. Processor time is the most that can be compared where others use the machine; what a PostgreSQL
    server uses is not in it.
    """

    moves: float
    processor: float
    answer: tuple[float, float]
    told: tuple[float, float]
    memory: float
    busy: float


class Requests:
    """A connection on which one request after the other is made."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, key: str = "") -> bytes:
        """Post JSON and return the body of the answer. Raises `RuntimeError` for a refusal."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {key}\r\n" if key else ""
        writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.partition("content-length: ")[2].partition("\r\n")[0])
        found = await reader.readexactly(length)
        if answer.split()[1] not in ("200", "201"):
            raise RuntimeError(f"{path}: {answer.split()[1]} {found.decode()}")
        return found


def random_moves(seed: str) -> list[tuple[str, str]]:
    """The seats and actions of a random match."""
    match, rng = game(GAME).start(seed), Random(seed)
    moves: list[tuple[str, str]] = []
    while len(moves) < PLIES and not match.state.over:
        seat = rng.choice(match.waiting())
        action = rng.choice([option.notation for option in match.decision(seat).options])
        match.act(seat, action)
        moves.append((seat, action))
    return moves


async def opened(port: int, number: int, known: bool) -> Table:
    """A match with its sockets; of a server that knows no rules any name is one."""
    seed = f"load {number}"
    table = Table(f"m{number}", "", random_moves(seed))
    if known:
        wish = {"game": GAME, "seats": dict.fromkeys(SEATS, "me"), "name": "A", "seed": seed, "pace": "instant"}
        made = json.loads(await Requests(port).post("/api/matches", wish))
        table.match, table.key = made["match"], made["key"]
    for seat in SEATS:
        address = f"ws://127.0.0.1:{port}/api/matches/{table.match}/live"
        socket = await connect(address, compression=None, proxy=None, open_timeout=60, max_queue=None)
        await socket.send(json.dumps({"key": table.key or None, "seat": seat, "deltas": True, "have": None}))
        await socket.recv()
        table.sockets.append(socket)
        table.heard.append(0)
    return table


async def listen(table: Table, number: int) -> None:
    """Count what a socket brings."""
    async for _ in table.sockets[number]:
        table.heard[number] += 1
        table.told.set()


async def move(requests: Requests, table: Table) -> tuple[float, float]:
    """Make the next move and return the seconds until its answer, and until both sockets have been told."""
    seat, action = table.moves[table.ply]
    before = list(table.heard)
    began = time.perf_counter()
    body = {"seat": seat, "ply": table.ply, "action": action}
    await requests.post(f"/api/matches/{table.match}/actions", body, table.key)
    answered = time.perf_counter()
    table.ply += 1
    while any(heard == then for heard, then in zip(table.heard, before, strict=True)):
        table.told.clear()
        await table.told.wait()
    return answered - began, time.perf_counter() - began


async def measured(port: int, process: subprocess.Popen[bytes], known: bool, wish: argparse.Namespace) -> Figures:
    """Open the matches, make moves for some seconds, and return the figures."""
    places = asyncio.Semaphore(COMING)

    async def come(number: int) -> Table:
        async with places:
            return await opened(port, number, known)

    tables = await asyncio.gather(*map(come, range(wish.tables)))
    listening = [asyncio.create_task(listen(table, number)) for table in tables for number in range(len(SEATS))]
    free: asyncio.Queue[Table] = asyncio.Queue()
    for table in tables:
        free.put_nowait(table)
    times: list[tuple[float, float]] = []
    until = time.perf_counter() + wish.seconds

    async def play() -> None:
        requests = Requests(port)
        while time.perf_counter() < until and not free.empty():
            table = free.get_nowait()
            times.append(await move(requests, table))
            if table.ply < len(table.moves):
                free.put_nowait(table)

    began, used, theirs = time.perf_counter(), time.process_time(), processor_time(process.pid)
    await asyncio.wait_for(asyncio.gather(*(play() for _ in range(wish.at_once))), LONGEST)
    took, busy = time.perf_counter() - began, time.process_time() - used
    memory, theirs = resident(process.pid), processor_time(process.pid) - theirs
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets))
    answers, told = (sorted(1000 * one[number] for one in times) for number in (0, 1))
    return Figures(len(times) / took, 1000 * theirs / len(times), shares(answers), shares(told), memory, busy / took)


def shares(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    return times[len(times) // 2], times[len(times) * 99 // 100]


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """The memory of a process in MB; of a group of processes that of the first."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextmanager
def running(command: list[str], folder: Path, path: Path | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A server, until the port answers that is the command's first argument."""
    env = {**os.environ, "PYTHONPATH": str(path)} if path else None
    with (
        (folder / "server.log").open("ab") as log,
        subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env=env) as process,
    ):
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


async def listening_at(port: int) -> None:
    """Wait until somebody answers."""
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise RuntimeError("the server has not opened its port")


def main() -> None:
    """Measure all servers in turns and print the medians of the rounds, and their ratios to the first peer."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each server is measured in each round, at most 60")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--at-once", type=int, default=16, help="moves that are under way at the same time")
    parser.add_argument("--tree", type=Path, default=ROOT / "src", help="the source tree, or build/compiled")
    parser.add_argument("--node", type=Path, help="a folder in which express, better-sqlite3 and ws are installed")
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL too; it is started from Debian's package")
    wish = parser.parse_args()
    wish.seconds = min(wish.seconds, LONGEST)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    peers = ROOT / "tools" / "peers"
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        fresh = iter(range(10_000))

        def file() -> str:
            return str(folder / f"{next(fresh)}.db")

        servers: dict[str, Callable[[str], list[str]]] = {
            "echo in Litestar": lambda port: [sys.executable, str(peers / "echo_server.py"), port],
            "table on SQLite": lambda port: [sys.executable, "-c", SERVER, port, f"sqlite:///{file()}"],
        }
        if wish.node:
            node = str(wish.node.resolve())
            servers["row in Node"] = lambda port: ["node", str(peers / "node_server.cjs"), port, node, file()]
        if wish.postgresql:
            from tests.server import postgresql

            programs = postgresql.programs()
            if programs is None:
                sys.exit("there is no PostgreSQL server: Debian's package is postgresql")
            database = stack.enter_context(postgresql.server(programs, unsafe=False))
            servers["table on PostgreSQL"] = lambda port: [sys.executable, "-c", SERVER, port, database.database()]
        found: dict[str, list[Figures]] = {name: [] for name in servers}
        for _ in range(wish.rounds):
            for name, command in servers.items():
                port, known = free_port(), name.startswith("table")
                with running(command(str(port)), folder, wish.tree.resolve() if known else None) as process:

                    async def once(port: int = port, process: subprocess.Popen[bytes] = process, known: bool = known) -> Figures:
                        await listening_at(port)
                        return await measured(port, process, known, wish)

                    found[name].append(asyncio.run(once()))
    report(found, wish)


def report(found: dict[str, list[Figures]], wish: argparse.Namespace) -> None:
    """Print the medians."""

    def middle(name: str, of: Callable[[Figures], float]) -> float:
        return median(of(figures) for figures in found[name])

    sockets = len(SEATS) * wish.tables
    print(f"{wish.tables} matches, {sockets} sockets, {wish.at_once} moves at once, medians of {wish.rounds} rounds")
    print(f"{'':22}{'moves/s':>9}{'CPU ms':>8}{'answer p50':>12}{'p99':>7}{'told p50':>10}{'p99':>7}{'MB':>6}  this program busy")
    for name in found:
        times = [
            middle(name, of) for of in (lambda f: f.answer[0], lambda f: f.answer[1], lambda f: f.told[0], lambda f: f.told[1])
        ]
        numbers = f"{times[0]:12.1f}{times[1]:7.1f}{times[2]:10.1f}{times[3]:7.1f}"
        print(f"{name:22}{middle(name, lambda f: f.moves):9.0f}{middle(name, lambda f: f.processor):8.2f}{numbers}", end="")
        print(f"{middle(name, lambda f: f.memory):6.0f}{middle(name, lambda f: f.busy):8.0%}")
    for name in found:
        for peer in found:
            if name.startswith("table") and not peer.startswith("table"):
                ratio = middle(name, lambda f: f.moves) / middle(peer, lambda f: f.moves)
                work = middle(name, lambda f: f.processor) / middle(peer, lambda f: f.processor)
                print(f"{name}: {ratio:.2f} times the moves of {peer}, {work:.1f} times its processor time for a move")


if __name__ == "__main__":
    main()
