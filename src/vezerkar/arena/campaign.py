"""Campaigns: many games, each counted exactly once, however often processes and machines fail.

What comes out of a chunk is a function of the header and its number. To play one again is harmless, and to compare is possible.
The driver gives chunks to an `Executor` and writes down in the `Ledger` what came of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Protocol

from vezerkar.arena.chunk import Chunk, Failure, Row, result_of
from vezerkar.arena.executors import Answer, Executor, Lost, Trouble
from vezerkar.arena.header import Header
from vezerkar.arena.ledger import NOT_DONE, CampaignError, Ledger
from vezerkar.arena.play import GameFailed, GameResult
from vezerkar.engine import VezerkarError

TRIES: Final = 3
"""So many processes may end under a chunk before it counts as the cause."""


class ChunkLost(CampaignError):
    """Every process that played these games came to its end."""


class NotRepeatable(CampaignError):
    """The same games came out differently when they were played again."""


class Plan(Protocol):
    """A choice of the chunks that are to be played. It goes by what came out of chunks, and by nothing else."""

    def begin(self) -> Iterable[int]:
        """Return the chunks that are played in any case."""
        ...

    def then(self, first: int, rows: list[Row]) -> Iterable[int]:
        """Return the chunks that are to be played since this one is done."""
        ...


class Campaign:
    """A campaign in progress.

    ``verify`` percent of its chunks are played again and compared. With ``keep_going`` a game that fails does not stop the
    others; ``failures`` are such games, with the file that has the record of each. These files go to the folder ``records``,
    which is that of the ledger unless another one is given.
    """

    def __init__(
        self,
        ledger: Ledger,
        executor: Executor,
        plan: Plan | None = None,
        verify: float = 0,
        keep_going: bool = False,
        records: Path | None = None,
    ) -> None:
        self.header: Header = ledger.header
        self.ledger = ledger
        self.executor = executor
        self.plan = plan
        self.verify = verify
        self.keep_going = keep_going
        self.records = records or ledger.folder
        self.failures: list[tuple[Failure, Path]] = []
        self.games = 0
        """The number of games that are done."""
        self.todo: Iterator[int] = iter(self.header.firsts() if plan is None else plan.begin())
        self.more: deque[int] = deque()
        """Chunks that are to be played before the others: those that came to nothing, and those of the plan."""
        self.again: deque[tuple[int, str]] = deque()
        """Chunks that are to be played a second time, and who played them first."""
        self.in_flight: set[int] = set()
        self.second: set[int] = set()
        """Those in flight that are played a second time."""
        self.tries: dict[int, int] = {}
        self.wanted = bytearray(self.header.chunks)
        """1 for each chunk that counts."""
        self.trouble: VezerkarError | None = None

    def play(self) -> Iterator[int]:
        """Play what is not done, and yield the number of games that are, again and again.

        Raises `GameFailed`, `ChunkLost`, `NotRepeatable` and `CampaignError` when what was running then has come to its end.
        """
        while True:
            if self.trouble is None:
                self._fill()
            if not self.in_flight:
                break
            answers = self.executor.wait()
            for answer in answers:
                self._take(answer)
            self.ledger.sync()
            yield self.games
        if self.trouble is not None:
            raise self.trouble
        yield self.games

    def firsts(self) -> list[int]:
        """Return the chunks that are done, in order."""
        lines = enumerate(self.ledger.lines)
        return [self.header.first(place) for place, begins in lines if self.wanted[place] and begins != NOT_DONE]

    def results(self) -> Iterator[GameResult]:
        """Yield the results of all games that are done, in order. Raises `CampaignError`."""
        for first in self.firsts():
            for row in self.ledger.read(first).rows:
                yield result_of(self.header, row)

    def _fill(self) -> None:
        """Give the executor as much as it takes."""
        while True:
            while self.again and self._submit(*self.again[0]):
                self.second.add(self.again.popleft()[0])
            first = self.more.popleft() if self.more else next(self.todo, None)
            if first is None:
                return
            self.wanted[self.header.place(first)] = 1
            if self.ledger.done(first):
                self._done(first, "", self.ledger.read(first))
            elif not self._submit(first):
                self.more.appendleft(first)
                return

    def _submit(self, first: int, avoid: str = "") -> bool:
        if first in self.in_flight or not self.executor.submit(first, avoid):
            return False
        self.in_flight.add(first)
        return True

    def _take(self, answer: Answer) -> None:
        first, worker, outcome = answer
        self.in_flight.discard(first)
        second = first in self.second
        self.second.discard(first)
        if isinstance(outcome, Lost):
            self._lost(first, outcome, second)
        elif isinstance(outcome, Trouble):
            self._stop(CampaignError(f"{self._games(first)}: {outcome.why}"))
        elif second:
            self._compare(first, outcome)
        elif outcome.part and not self.ledger.has_parts(first):
            why = f"{self.ledger.parts} has not what {worker} wrote: --out must be in storage that all machines share"
            self._stop(CampaignError(why))
        else:
            self._failed(outcome)
            if not outcome.failures or self.keep_going:
                self.ledger.add(first, outcome)
                self._done(first, worker, outcome)

    def _done(self, first: int, worker: str, chunk: Chunk) -> None:
        self.games += len(self.header.numbers(first))
        if self.plan is not None:
            self.more.extend(self.plan.then(first, chunk.rows))
        place = self.header.place(first)
        if chunk.rows and int((place + 1) * self.verify / 100) > int(place * self.verify / 100):
            self.again.append((first, worker))

    def _compare(self, first: int, again: Chunk) -> None:
        before = self.ledger.read(first)
        if again.digest != before.digest:
            self._stop(
                NotRepeatable(
                    f"{self._games(first)} came out differently when they were played again:"
                    f" {before.digest} and then {again.digest}"
                )
            )

    def _lost(self, first: int, lost: Lost, second: bool) -> None:
        if not lost.blameless:
            self.tries[first] = self.tries.get(first, 0) + 1
        if self.tries.get(first, 0) >= TRIES:
            self._stop(ChunkLost(f"{self._games(first)} were tried {TRIES} times, and each time came to nothing: {lost.why}"))
        elif second:
            self.again.append((first, ""))
        else:
            self.more.appendleft(first)

    def _failed(self, chunk: Chunk) -> None:
        for failure in chunk.failures:
            file = self.records / f"failed-{failure.number}.jsonl"
            file.write_text(failure.record, encoding="utf-8")
            self.failures.append((failure, file))
            if not self.keep_going:
                self._stop(GameFailed(f"{failure.message}; the record of that game is in {file}", failure.record))

    def _stop(self, trouble: VezerkarError) -> None:
        self.trouble = self.trouble or trouble

    def _games(self, first: int) -> str:
        numbers = self.header.numbers(first)
        return f"games {numbers[0]} to {numbers[-1]}"
