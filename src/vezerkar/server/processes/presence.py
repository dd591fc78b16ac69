"""People at other processes: each process says who looks at its pages, so that all show the same people as online.

It says so over notifications of the database alone, and nothing of it is stored. A process speaks when somebody comes or goes,
and when it is asked by one that has just opened the match. What a process has said counts as long as its link lives.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Elsewhere
from vezerkar.server.operation.error_summary import error_summary

LOG: Final = logging.getLogger(__name__)

PRESENCE: Final = "vezerkar_presence"
"""The channel: a match, the link of whoever speaks, 1 if others are asked, 1 if its bots are slowed, and the seats there."""


class Presence:
    """The talk of this process with the others about who is at a match. ``send`` notifies all processes.

    A link is known by the number of its process in the database server; 0 while there is none, and then nothing is said.
    """

    def __init__(self, match_service: MatchService, send: Callable[[str], Awaitable[object]]) -> None:
        self._match_service = match_service
        self._send = send
        self._link = 0
        self._to_tell: dict[str, bool] = {}
        self._telling: asyncio.Task[None] | None = None

    def linked(self, link: int) -> None:
        """There is a link: say what there is here, and ask the others."""
        self._link = link
        for session in self._match_service.sessions():
            self.tell(session, True)

    def unlinked(self) -> None:
        """The link is lost: nothing is known of the others."""
        self._link = 0
        self.living(())

    def living(self, links: Collection[int]) -> None:
        """Forget what processes have said whose links are gone."""
        for session in self._match_service.sessions():
            for link in [one for one in session.elsewhere if one not in links]:
                self._match_service.set_elsewhere(session, link, Elsewhere())

    def tell(self, session: MatchSession, ask: bool = False) -> None:
        """Say soon who is at a match here; ``ask``: the others shall say it, too."""
        if not self._link:
            return
        self._to_tell[session.id] = ask or self._to_tell.get(session.id, False)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    def hear(self, payload: str) -> None:
        """Take in what a process has said."""
        match, link, ask, slowed, seats = payload.split(" ")
        session = self._match_service.known(match)
        if session is None or int(link) == self._link:
            return
        self._match_service.set_elsewhere(session, int(link), Elsewhere(frozenset(seats.split(",")) - {""}, slowed == "1"))
        if ask == "1" and here(session) != Elsewhere():
            self.tell(session)

    def close(self) -> None:
        """Say no more."""
        self._link = 0
        if self._telling is not None:
            self._telling.cancel()

    async def _tell_all(self) -> None:
        while self._to_tell and self._link:
            match, ask = self._to_tell.popitem()
            session = self._match_service.known(match)
            if session is None:
                continue
            mine = here(session)
            try:
                await self._send(f"{match} {self._link} {ask:d} {mine.slowed:d} {','.join(sorted(mine.seats))}")
            except Exception as error:
                # It is said again when the link is made again, or somebody comes or goes.
                LOG.warning("the other processes are not told who is here: %s", error_summary(error))


def here(session: MatchSession) -> Elsewhere:
    """Return what this process has to say of a match."""
    return Elsewhere(frozenset(seat for seat, sockets in session.online.items() if sockets > 0), session.slowed)
