"""Chunks for tests of campaigns: what comes out is made up, or comes to a bad end. Processes of their own can import them."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from vezerkar.arena.chunk import Chunk, Failure
from vezerkar.arena.executors import Answer, Lost, outcome_of
from vezerkar.arena.header import Header
from vezerkar.engine.event import Datum


def header(n: int, chunk: int = 8, matchups: int = 1, seed: str = "7") -> Header:
    """A campaign of The Hunt, whose games are not played here."""
    return Header.of("hunt", n, [{}] * matchups, seed, chunk=chunk)


@dataclass(frozen=True)
class MadeUp:
    """Results made up from the number of each game. Games of ``failing`` fail, and ``deadly`` ones end their process."""

    header: Header
    failing: Collection[int] = ()
    deadly: Collection[int] = ()
    keep_going: bool = False

    def __call__(self, first: int) -> Chunk:
        numbers = self.header.numbers(first)
        if {*numbers} & {*self.deadly}:
            os.kill(os.getpid(), signal.SIGKILL)
        bad = [number for number in numbers if number in self.failing]
        failures = tuple(Failure(number, f"game {number} failed", f"record {number}") for number in bad)
        if failures and not self.keep_going:
            return Chunk([], "", failures[:1])
        winners = [["german"], ["british"], []]
        rows: list[list[Datum]] = [
            [i, winners[i % 3], f"ending-{i % 2}", 100 + i % 17, i % 5] for i in numbers if i not in self.failing
        ]
        return Chunk(rows, "", failures)


class InThisProcess:
    """An executor without processes. It answers in another order than it was asked, and remembers what it was asked.

    ``outcomes`` are told instead of the true one, for as long as there are any.
    """

    def __init__(self, job: Callable[[int], Chunk], room: int = 4, outcomes: Sequence[Lost | Chunk] = ()) -> None:
        self.job = job
        self.room = room
        self.outcomes = deque(outcomes)
        self.played: list[int] = []
        self.waiting: list[tuple[int, str]] = []

    def submit(self, first: int, avoid: str = "") -> bool:
        if len(self.waiting) == self.room:
            return False
        self.waiting.append((first, "second" if avoid == "first" else "first"))
        return True

    def wait(self) -> list[Answer]:
        first, worker = self.waiting.pop(len(self.waiting) // 2)
        self.played.append(first)
        outcome = self.outcomes.popleft() if self.outcomes else outcome_of(self.job, first)
        return [Answer(first, worker, outcome)]

    def close(self) -> None:
        self.waiting.clear()


class Lopsided(MadeUp):
    """Results made up: against the first bot all others win on both sides; among themselves the German seat wins every other."""

    def __call__(self, first: int) -> Chunk:
        rows: list[list[int | str | list[str]]] = []
        for number in self.header.numbers(first):
            bots = self.header.bots(number)
            weak = [seat for seat, bot in bots.items() if bot == "random"]
            winner = next((seat for seat in bots if weak and seat not in weak), ("german", "british")[number % 2])
            rows.append([number, [winner], "ending", 1, 1])
        return Chunk(rows)


def ledger_of(folder: Path) -> bytes:
    """The bytes of a ledger."""
    return (folder / "ledger.jsonl").read_bytes()
