"""Limits on how many matches with bots run at the same time: from one address, and in all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Final

from vezerkar.server.http.addresses import is_loopback, limit_key
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.storage.moments import SECOND_MICROS


@dataclass(frozen=True, slots=True)
class BotMatch:
    """A match with bots that is not over: where its maker came from, whether bots are alone, and when it went on last."""

    address: str | None
    alone: bool
    moved: int
    """In microseconds since 1970."""


@dataclass(frozen=True, slots=True)
class BotLimits:
    """The limits. A match counts while it is not over and has gone on lately: one that waits for somebody costs nothing.

    ``per_address`` matches with bots from one address, ``per_address_alone`` of them without people. Whoever plays on the machine
    of the table itself is bound by ``total`` alone.
    """

    per_address: int = 6
    per_address_alone: int = 1
    total: int = 300
    active_for: int = 3600 * SECOND_MICROS
    """For how long a match counts after its last action, in microseconds."""
    active_for_alone: int = 600 * SECOND_MICROS
    """The same for a match of bots alone: it pauses when nobody looks on."""

    def admit(self, matches: Iterable[BotMatch], address: str, alone: bool, now: int) -> None:
        """Raises `ApiError` if no further match with bots, or of bots ``alone``, may be made from this address now.

        It says when there is room, if nobody goes on until then.
        """
        running = [match for match in matches if self._end(match) > now]
        if len(running) >= self.total:
            raise ApiError("table_full", wait=self._wait(running, self.total, now))
        # A local socket has no address.
        if not address or is_loopback(address):
            return
        mine = [match for match in running if match.address and limit_key(match.address) == limit_key(address)]
        if len(mine) >= self.per_address:
            raise ApiError("too_many_bots", most=str(self.per_address), wait=self._wait(mine, self.per_address, now))
        mine_alone = [match for match in mine if match.alone]
        if alone and len(mine_alone) >= self.per_address_alone:
            raise ApiError("bots_alone", wait=self._wait(mine_alone, self.per_address_alone, now))

    def _end(self, match: BotMatch) -> int:
        """Return when a match counts no more if nobody goes on."""
        return match.moved + (self.active_for_alone if match.alone else self.active_for)

    def _wait(self, running: list[BotMatch], most: int, now: int) -> str:
        ends = sorted(map(self._end, running))
        return str(ceil((ends[len(ends) - most] - now) / SECOND_MICROS))


BOT_LIMITS: Final = BotLimits()
"""The limits of a server, unless it is said otherwise."""
