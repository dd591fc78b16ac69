"""Limits on how much one address may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from vezerkar.server.botcaps import BOT_CAPS, BotCaps
from vezerkar.server.refused import Refused

REMEMBERED: Final = 10_000
"""How many addresses are remembered; the one not heard of for longest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests at once, and so many more each second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one address may ask for: new matches, commands, looks, drafts of a workshop to be looked over; running matches
    with bots.
    """

    matches: Rate = Rate(20, 0.2)
    commands: Rate = Rate(60, 10)
    looks: Rate = Rate(120, 20)
    drafts: Rate = Rate(40, 5)
    bots: BotCaps = BOT_CAPS


class Limiter:
    """A token bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str) -> None:
        """Count a request. Raises `Refused` when there were too many."""
        now = self._clock()
        tokens, since = self._buckets.pop(address, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - since) * self._rate.per_second)
        enough = tokens >= 1
        self._buckets[address] = (tokens - 1 if enough else tokens, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not enough:
            raise Refused("slow_down")
