"""A fair queue for the few places at which bots think: whose turn it is next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

RANK_UP_SECONDS: Final = 20.0
"""After so many seconds in the queue a decision counts as one rank more urgent, so that none waits for ever."""
MAX_REMEMBERED: Final = 10_000
"""Largest number of remembered matches and addresses. The one that had its turn longest ago is forgotten first."""


@dataclass(eq=False, slots=True)
class Waiting:
    """A decision in the queue."""

    match: str
    address: str
    rank: Callable[[], int]
    since: float
    called: asyncio.Future[None]


class BotQueue:
    """The queue. The lower rank goes first; among equals the address that had its turn longest ago, of its matches likewise.

    ``capacity`` says how many may have their turn at the same time now.
    """

    def __init__(self, capacity: Callable[[], int], clock: Callable[[], float] = monotonic) -> None:
        self._capacity = capacity
        self._taken = 0
        self._clock = clock
        self._waiting: list[Waiting] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turns = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, match: str, address: str, rank: Callable[[], int]) -> AsyncIterator[None]:
        """Hold a place; wait for it first. ``rank`` is asked for whenever a place is given away."""
        waiting = Waiting(match, address, rank, self._clock(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._give()
        try:
            await waiting.called
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._taken -= 1
                self._give()

    def _give(self) -> None:
        # Who was cancelled has left, even where he has not been told yet.
        while self._taken < self._capacity() and (able := [waiting for waiting in self._waiting if not waiting.called.done()]):
            waiting = min(able, key=self._order)
            self._waiting.remove(waiting)
            self._taken += 1
            self._turns += 1
            for name in (f"from {waiting.address}", f"match {waiting.match}"):
                self._served[name] = self._turns
                self._served.move_to_end(name)
            while len(self._served) > MAX_REMEMBERED:
                self._served.popitem(last=False)
            waiting.called.set_result(None)

    def _order(self, waiting: Waiting) -> tuple[int, int, int, float]:
        patience = int((self._clock() - waiting.since) / RANK_UP_SECONDS)
        address, match = self._served.get(f"from {waiting.address}", 0), self._served.get(f"match {waiting.match}", 0)
        return max(0, waiting.rank() - patience), address, match, waiting.since
