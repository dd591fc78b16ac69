"""How many matches with bots may run at the same time: from one address, and in all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from vezerkar.server.addresses import is_here, origin
from vezerkar.server.api_errors import ApiError

SECOND: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class BotMatch:
    """A match with bots that is not over: where its maker came from, whether bots are alone, and when it went on last."""

    address: str | None
    alone: bool
    moved: int
    """In microseconds since 1970."""


@dataclass(frozen=True, slots=True)
class BotCaps:
    """The caps. A match counts while it is not over and has gone on lately: one that waits for somebody costs nothing.

    ``each`` matches with bots from one address, ``alone`` of them without people. Whoever plays on the machine of the table
    itself is bound by ``in_all`` alone.
    """

    each: int = 6
    alone: int = 1
    in_all: int = 300
    lately: int = 3600 * SECOND
    """For how long a match counts after its last action, in microseconds."""
    lately_alone: int = 600 * SECOND
    """The same for a match of bots alone: it pauses when nobody looks on."""

    def admit(self, matches: Iterable[BotMatch], address: str, alone: bool, now: int) -> None:
        """Raises `ApiError` if no further match with bots, or of bots ``alone``, may be made from this address now."""
        running = [match for match in matches if now - match.moved < (self.lately_alone if match.alone else self.lately)]
        if len(running) >= self.in_all:
            raise ApiError("table_full")
        # A local socket has no address.
        if not address or is_here(address):
            return
        mine = [match for match in running if match.address and origin(match.address) == origin(address)]
        if len(mine) >= self.each:
            raise ApiError("too_many_bots", most=str(self.each))
        if alone and sum(match.alone for match in mine) >= self.alone:
            raise ApiError("bots_alone", most=str(self.alone))


BOT_CAPS: Final = BotCaps()
"""The caps of a table, unless it is said otherwise."""
