"""Delay of other requests while a crowd watches one match: ``python tools/watch_load.py --help``.

Loopback only. It takes one minute or two.

A table is opened as a process of its own. Spectators come to one match, its players talk; meanwhile people at other matches ask
something, and what they wait is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe, Process, Value
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[1]
LONGEST = 240.0
"""So many seconds, and it is given up."""
PROBERS = 6
"""People at other matches, each of whom does something ten times a second."""
COMING = 40
"""Number of spectators that are on the way at the same time."""


@contextmanager
def table(folder: Path) -> Iterator[str]:
    """`vezerkar serve` on a free port: its address."""
    command = [sys.executable, "-m", "vezerkar", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'table.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
    finally:
        process.terminate()
        process.wait(20)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        print(f"the table used {used.ru_utime + used.ru_stime:.1f} s of processor time and {used.ru_maxrss // 1024} MB")


class Crowd:
    """The spectators: how much they were sent, and how many have seen the last word."""

    def __init__(self, url: str, last: str) -> None:
        self.url = url
        self.last = last
        self.received = 0
        self.messages = 0
        self.here = 0
        self.done = 0
        self.gate = asyncio.Semaphore(COMING)

    async def watch(self, number: int) -> None:
        """One of them. Each comes from an address of its own, as people do."""
        address = (f"127.0.{number // 200}.{number % 200 + 1}", 0)
        async with self.gate:
            socket = await connect(self.url, local_addr=address, compression=None, proxy=None, open_timeout=60, max_queue=None)
            await socket.send(json.dumps({"deltas": True}))
            self.note(await socket.recv())
            self.here += 1
        try:
            while self.last not in self.note(await socket.recv()):
                pass
            self.done += 1
            await asyncio.Event().wait()
        finally:
            await socket.close()

    def note(self, content: str | bytes) -> str:
        """Count a message; its text."""
        self.received += len(content)
        self.messages += 1
        return content if isinstance(content, str) else gzip.decompress(content).decode()


class Others:
    """People elsewhere at the table, in a process of their own: what they wait for an answer, by what is going on."""

    def __init__(self, address: str, game: str) -> None:
        self.phase: Synchronized[int] = Value("i", 0)
        self.phases = ["alone"]
        self._ours, theirs = Pipe()
        self._process = Process(target=_probe, args=(address, game, self.phase, theirs))
        self._process.start()

    def enter(self, phase: str) -> None:
        """Now something else is going on."""
        self.phases.append(phase)
        self.phase.value += 1

    def report(self) -> None:
        """Stop, and print what they waited."""
        self.phase.value = -1
        waits = self._ours.recv()
        self._process.join()
        for number, phase in enumerate(self.phases):
            times = sorted(wait for when, wait in waits if when == number)
            if not times:
                continue
            shares = "  ".join(f"{name} {1000 * times[int(len(times) * share)]:.0f}" for name, share in SHARES.items())
            print(f"others, {phase}: {len(times)} requests, ms: {shares}  longest {1000 * times[-1]:.0f}")


def _probe(address: str, game: str, phase: Synchronized[int], answer: Connection) -> None:
    waits: list[tuple[int, float]] = []

    async def play(number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.1.0.{number + 1}")
        async with httpx.AsyncClient(base_url=address, transport=transport, trust_env=False, timeout=60) as http:
            at, headers, seats = await make(http, game)
            while (now := phase.value) >= 0:
                begun = time.perf_counter()
                answer = await http.post(f"{at}/why", json={"seat": seats[0], "action": "nothing"}, headers=headers)
                answer.raise_for_status()
                waits.append((now, time.perf_counter() - begun))
                await asyncio.sleep(0.11)

    async def all_of_them() -> None:
        await asyncio.gather(*(play(number) for number in range(PROBERS)))

    asyncio.run(all_of_them())
    answer.send(waits)


SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}


async def make(http: httpx.AsyncClient, game: str) -> tuple[str, dict[str, str], list[str]]:
    """A match with all seats in one hand: its address, the headers of its maker, the seats."""
    games = (await http.get("/api/games")).json()
    seats = [seat["id"] for found in games if found["id"] == game for seat in found["seats"]]
    wish = {"game": game, "seats": dict.fromkeys(seats, "me"), "name": "A"}
    made = (await http.post("/api/matches", json=wish)).raise_for_status().json()
    return f"/api/matches/{made['match']}", {"Authorization": f"Bearer {made['key']}"}, seats


async def measure(address: str, game: str, spectators: int, chats: int, pause: float) -> None:
    """Let everybody come, let the players talk, and tell what others waited."""
    watching: list[asyncio.Task[None]] = []
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        at, headers, _ = await make(http, game)
        await act(http, at, headers, 60)
        others = Others(address, game)
        crowd = Crowd(f"{address.replace('http', 'ws')}{at}/live", f"word {chats}!")
        try:
            await asyncio.sleep(5)
            begun = time.perf_counter()
            others.enter("while spectators come")
            watching = [asyncio.create_task(crowd.watch(number)) for number in range(spectators)]
            while crowd.here < spectators:
                await asyncio.sleep(0.05)
            took = time.perf_counter() - begun
            print(f"{spectators} spectators came in {took:.1f} s, {crowd.received // spectators} bytes each")
            crowd.received = crowd.messages = 0
            others.enter("while spectators are there")
            await asyncio.sleep(5)
            others.enter("while players talk")
            begun = time.perf_counter()
            for word in range(chats):
                (await http.post(f"{at}/say", json={"text": f"word {word + 1}!"}, headers=headers)).raise_for_status()
                await asyncio.sleep(pause)
            spoken = time.perf_counter() - begun
            while crowd.done < spectators:
                await asyncio.sleep(0.01)
            took = time.perf_counter() - begun
            others.enter("afterwards")
            print(
                f"{chats} chats in {spoken:.1f} s, seen by all after {took:.1f} s: "
                f"{crowd.messages / spectators:.1f} messages and {crowd.received / spectators:.0f} bytes each"
            )
            others.report()
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)


async def act(http: httpx.AsyncClient, at: str, headers: dict[str, str], times: int) -> None:
    """Play on a little, so that there is something to see."""
    for _ in range(times):
        table = (await http.get(at, headers=headers)).json()
        if table["decision"] is None:
            return
        body = {"seat": table["seat"], "ply": table["ply"], "action": table["decision"]["default"]}
        await http.post(f"{at}/actions", json=body, headers=headers)
        await asyncio.sleep(0.11)


def main() -> None:
    """Run it once."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="triumph")
    parser.add_argument("--spectators", type=int, default=1700)
    parser.add_argument("--chats", type=int, default=30)
    parser.add_argument("--pause", type=float, default=0.11, help="seconds between two chats")
    wish = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder, table(Path(folder)) as address:
        work = measure(address, wish.game, wish.spectators, wish.chats, wish.pause)
        asyncio.run(asyncio.wait_for(work, LONGEST))


if __name__ == "__main__":
    main()
