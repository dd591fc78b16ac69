"""The time that bots think for one address: beyond a measure they play more slowly, so that others have their turns."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from vezerkar.server.http.addresses import is_loopback, limit_key

MAX_ADDRESSES: Final = 10_000
"""Largest number of remembered addresses. The one whose bots have not thought for longest is forgotten first."""
LONGEST_WAIT: Final = 60.0
"""Most seconds by which an action of a bot comes later."""


@dataclass(frozen=True, slots=True)
class ThinkingLimit:
    """The seconds that bots may think for an address ``within`` so many seconds; then their actions wait for these to come back.

    Whoever plays on the machine of the table itself is not counted.
    """

    seconds: float = 60.0
    within: float = 600.0


THINKING_LIMIT: Final = ThinkingLimit()
"""The limit of a server, unless it is said otherwise."""


class ThinkingTime:
    """The time that is left to each address; of each process its share of what all ``processes`` allow together."""

    def __init__(self, limit: ThinkingLimit, clock: Callable[[], float], processes: Callable[[], int]) -> None:
        self._limit = limit
        self._clock = clock
        self._processes = processes
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str | None, seconds: float) -> None:
        """Count what a bot has thought for an address; None where it is not known, and then nothing is counted."""
        if not address or is_loopback(address):
            return
        key = limit_key(address)
        self._spent[key] = (self._now(key) + seconds, self._clock())
        self._spent.move_to_end(key)
        if len(self._spent) > MAX_ADDRESSES:
            self._spent.popitem(last=False)

    def wait(self, address: str | None) -> float:
        """Return how many seconds an action of a bot must take at least: 0 while there is time left to this address."""
        spent = self._now(limit_key(address)) if address else 0.0
        return min(LONGEST_WAIT, max(0.0, spent - self._limit.seconds / self._processes()) / self._rate())

    def _now(self, key: str) -> float:
        spent, at = self._spent.get(key, (0.0, 0.0))
        return max(0.0, spent - (self._clock() - at) * self._rate())

    def _rate(self) -> float:
        return self._limit.seconds / self._limit.within / self._processes()
