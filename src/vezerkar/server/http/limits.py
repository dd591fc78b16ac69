"""Limits on how much one address may ask for."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

from vezerkar.server.bots.bot_limits import BOT_LIMITS, BotLimits
from vezerkar.server.bots.thinking_time import THINKING_LIMIT, ThinkingLimit
from vezerkar.server.http.addresses import is_loopback, limit_key
from vezerkar.server.http.api_errors import ApiError

MAX_ADDRESSES: Final = 10_000
"""Largest number of remembered addresses. The one not heard of for longest is forgotten first."""


LOOPBACK_FACTOR: Final = 4
"""Factor of the open-at-once limits for the server's own machine: all its windows, bots and tests come from there."""


MAX_WAIT_SECONDS: Final = 3600
"""The longest time, in seconds, that anybody is told to wait."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests at once, and so many more each second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of one address: new matches, commands, reads, drafts of an editor to be looked over, advice, lines of chat.

    Besides: what-ifs, game reports, lessons that are begun, signing in from one address (``sign_ins``), under one name from
    one network (``guesses``) and from all networks together (``guesses_in_all``), new accounts, mails that are asked for,
    exports of all data of an account, files of open data (``downloads``), reports to moderators, what one token of a program
    asks for, joining open tables, lines of chat in a match, sockets that an address may have open, in all and to one match,
    matches with bots, and how long bots think for an address before they play more slowly.
    """

    matches: Rate = Rate(20, 0.2)
    matches_a_day: Rate = Rate(60, 60 / 86_400)
    game_reports_a_day: Rate = Rate(3, 3 / 86_400)
    lessons_a_day: Rate = Rate(300, 300 / 86_400)
    commands: Rate = Rate(60, 10)
    reads: Rate = Rate(120, 20)
    token_calls: Rate = Rate(60, 10)
    drafts: Rate = Rate(40, 5)
    what_ifs: Rate = Rate(20, 0.5)
    advice: Rate = Rate(20, 0.5)
    sign_ins: Rate = Rate(10, 1 / 20)
    guesses: Rate = Rate(10, 1 / 60)
    guesses_in_all: Rate = Rate(50, 1 / 300)
    registrations: Rate = Rate(5, 1 / 600)
    mails: Rate = Rate(5, 1 / 600)
    exports: Rate = Rate(3, 1 / 1200)
    downloads: Rate = Rate(20, 1 / 30)
    reports: Rate = Rate(10, 1 / 300)
    joins: Rate = Rate(10, 1 / 60)
    chat: Rate = Rate(5, 1 / 3)
    chat_a_day: Rate = Rate(300, 300 / 86_400)
    chat_a_match: Rate = Rate(20, 0.5)
    sockets: int = 30
    sockets_a_match: int = 8
    bots: BotLimits = BOT_LIMITS
    thinking: ThinkingLimit = THINKING_LIMIT


def alone() -> int:
    """Return how many processes share the limits when there is no other."""
    return 1


class Limiter:
    """A token bucket for each address, or for each of whatever else is limited.

    Each process counts for itself, and allows its share of what all ``processes`` do together.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic, processes: Callable[[], int] = alone) -> None:
        self._rate = rate
        self._processes = processes
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str) -> None:
        """Count a request. Raises `ApiError` when there were too many."""
        address = limit_key(address)
        now, processes = self._clock(), self._processes()
        # A share is never less than one request: with more processes than that, they allow somewhat more together.
        burst, per_second = max(1.0, self._rate.burst / processes), self._rate.per_second / processes
        tokens, since = self._buckets.pop(address, (burst, now))
        tokens = min(burst, tokens + (now - since) * per_second)
        enough = tokens >= 1
        self._buckets[address] = (tokens - 1 if enough else tokens, now)
        if len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)
        if not enough:
            raise ApiError("slow_down", wait=str(ceil((1 - tokens) / max(per_second, 1 / MAX_WAIT_SECONDS))))


class Tally:
    """Counts of what each address has open at once; of each process its share, as with a `Limiter`."""

    def __init__(self, most: int, processes: Callable[[], int] = alone) -> None:
        self._most = most
        self._processes = processes
        self._open: Counter[tuple[str, str]] = Counter()

    def enter(self, address: str, about: str = "") -> bool:
        """Count one more, if there is room; ``about`` says of what, if they are counted apart."""
        one = limit_key(address), about
        if self._open[one] >= max(1, self._most // self._processes()) * (LOOPBACK_FACTOR if is_loopback(address) else 1):
            return False
        self._open[one] += 1
        return True

    def leave(self, address: str, about: str = "") -> None:
        """One is gone."""
        one = limit_key(address), about
        self._open[one] -= 1
        if not self._open[one]:
            del self._open[one]

    @contextmanager
    def one(self, address: str, about: str = "") -> Iterator[None]:
        """Have one open meanwhile. Raises `ApiError`."""
        if not self.enter(address, about):
            raise ApiError("crowded")
        try:
            yield
        finally:
            self.leave(address, about)
