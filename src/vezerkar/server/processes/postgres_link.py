"""The link of a process to the others on a PostgreSQL server: it shares out the shards, and learns what others have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from time import monotonic
from typing import Final

import psycopg
from sqlalchemy import func, select
from sqlalchemy.engine import URL

from vezerkar.server.accounts.account_table import ENDED_SESSIONS
from vezerkar.server.matches.auto_player import AutoPlayer
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.bell_table import BELLS
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.operation.metrics import LINK_LOST
from vezerkar.server.processes.link import Link
from vezerkar.server.processes.presence import PRESENCE, Presence
from vezerkar.server.processes.shards import ALL_SHARDS, fair_share
from vezerkar.server.storage.direct_connection import ALIVE, HOLDERS, LOCKS, Connection, direct_connection
from vezerkar.server.storage.store import CHANGES

LOG: Final = logging.getLogger(__name__)

SHARES: Final = "vezerkar_shares"
"""The channel on which a process says that it has given up shards."""

TRY_LOCKS: Final = b"SELECT shard FROM unnest(%s::int[]) AS shard WHERE pg_try_advisory_lock(%s, shard)"
"""Takes the locks of those of these shards that nobody holds, and returns the shards."""

ASK_SECONDS: Final = 0.5
"""Seconds between two looks at who has which shard."""
COMPARE_SECONDS: Final = 5.0
"""Seconds between two comparisons of all matches in memory with the database: a notification may have been lost."""
SILENCE_SECONDS: Final = 5
"""A link that is silent for so many seconds is closed by the server: its process is frozen, and others go on with its shards."""
LISTEN_SECONDS: Final = 0.2
"""For how many seconds notifications are waited for at a time."""
FIRST_RETRY_SECONDS: Final = 0.2
"""Seconds after which a lost link is made again. They double after each further failure, up to `MAX_RETRY_SECONDS`."""
MAX_RETRY_SECONDS: Final = 5.0


class PostgresLink(Link):
    """One connection of its own, straight to the server: a pooler would share it with others, and with it the locks.

    It holds a lock for each shard of this process. When it is lost, so are they: then the process drives nothing, before it does
    anything else. ``lost`` counts how often that has happened.
    """

    def __init__(self, match_service: MatchService, auto_player: AutoPlayer, url: URL, process: str) -> None:
        super().__init__(match_service, auto_player)
        self._url = url
        self._process = process
        self._ending = False
        self._heard: dict[str, int] = {}
        self._hearing: set[asyncio.Task[None]] = set()
        self._comparing: asyncio.Task[None] | None = None
        self._presence = Presence(match_service, self._say)
        match_service.on_presence = self._presence.tell
        self.lost = 0
        self.up = False

    async def hand_over(self) -> None:
        """Give everything back and say so: the others take it over at once. May be called again."""
        self._ending = True
        if self._tasks:
            driving, sweeping = self._tasks
            sweeping.cancel()
            # It ends by itself; but not if the server does not answer.
            await asyncio.wait((driving,), timeout=2 * ASK_SECONDS)
        self._presence.close()
        await super().hand_over()
        hearing = [*self._hearing, *([self._comparing] if self._comparing is not None else [])]
        for task in hearing:
            task.cancel()
        await asyncio.gather(*hearing, return_exceptions=True)

    async def _drive(self, ready: Awaitable[object]) -> None:
        await ready
        wait = FIRST_RETRY_SECONDS
        while not self._ending:
            began = monotonic()
            try:
                await self._linked()
                return
            except (psycopg.Error, OSError) as error:
                fault = error_summary(error)
            finally:
                self.up = False
                self._presence.unlinked()
                await self._auto_player.give_up(ALL_SHARDS)
            self.lost += 1
            LINK_LOST.inc()
            wait = FIRST_RETRY_SECONDS if monotonic() - began > MAX_RETRY_SECONDS else min(2 * wait, MAX_RETRY_SECONDS)
            LOG.warning("the link to the database is lost, and made again in %.1f s: %s", wait, fault)
            await asyncio.sleep(wait)

    async def _linked(self) -> None:
        """Drive a fair share until the process ends. Raises errors of the database when the link is lost."""
        async with await direct_connection(self._url, f"vezerkar {self._process}") as connection:
            await connection.execute("SELECT set_config('idle_session_timeout', %s, false)", (f"{SILENCE_SECONDS}s",))
            for channel in (CHANGES, SHARES, ENDED_SESSIONS, PRESENCE, BELLS):
                await connection.execute(f"LISTEN {channel}".encode())
            await connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (LOCKS, ALIVE))
            self.up = True
            self._presence.linked(connection.info.backend_pid)
            asked = compared = -COMPARE_SECONDS
            while not self._ending:
                now = monotonic()
                if now - asked >= ASK_SECONDS:
                    await self._share(connection)
                    asked = now
                if now - compared >= COMPARE_SECONDS:
                    self._compare()
                    compared = now
                async for notification in connection.notifies(timeout=LISTEN_SECONDS):
                    if notification.channel == SHARES:
                        asked = -ASK_SECONDS
                        break
                    if notification.channel == ENDED_SESSIONS:
                        self.on_ended_session()
                    elif notification.channel == PRESENCE:
                        self._presence.hear(notification.payload)
                    elif notification.channel == BELLS:
                        self.on_bell(int(notification.payload))
                    else:
                        self._hear(notification.payload)
            await self._auto_player.give_up(ALL_SHARDS)
            await connection.execute("SELECT pg_advisory_unlock_all()")
            await connection.execute("SELECT pg_notify(%s, '')", (SHARES,))

    async def _share(self, connection: Connection) -> None:
        """Take shards that nobody has, up to a fair share, and give up what is beyond it."""
        holders = await (await connection.execute(HOLDERS, (LOCKS,))).fetchall()
        self.processes = max(1, sum(lock == ALIVE for lock, _, _ in holders))
        self._presence.living({pid for lock, pid, _ in holders if lock == ALIVE})
        fair = fair_share(self.processes)
        own = {lock for lock, _, mine in holders if mine and lock in ALL_SHARDS}
        excess = sorted(own)[fair:]
        if excess:
            await self._auto_player.give_up(excess)
            for shard in excess:
                await connection.execute("SELECT pg_advisory_unlock(%s, %s)", (LOCKS, shard))
            await connection.execute("SELECT pg_notify(%s, '')", (SHARES,))
        free = sorted(ALL_SHARDS.difference(lock for lock, _, _ in holders))[: max(0, fair - len(own))]
        gained = [shard for (shard,) in await (await connection.execute(TRY_LOCKS, (free, LOCKS))).fetchall()] if free else []
        if gained:
            self._auto_player.take_over(gained)

    async def _say(self, payload: str) -> None:
        engine = self._match_service.store.engine

        def notify() -> None:
            with engine.begin() as connection:
                connection.execute(select(func.pg_notify(PRESENCE, payload)))

        await self._match_service.in_order(notify)

    def _hear(self, payload: str) -> None:
        match, rev, process = payload.split()
        if process == self._process:
            return
        new = match not in self._heard
        self._heard[match] = max(int(rev), self._heard.get(match, 0))
        if new:
            task = asyncio.create_task(self._follow(match))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _follow(self, match: str) -> None:
        """Learn of the changes of a match one after the other, of many at once."""
        try:
            while match in self._heard:
                rev = self._heard[match]
                await self._auto_player.heard(match, rev)
                if self._heard[match] == rev:
                    del self._heard[match]
        except Exception as error:
            LOG.error("a match cannot be read: %s", error_summary(error), extra={"match": match})
        finally:
            self._heard.pop(match, None)

    def _compare(self) -> None:
        # Beside the link, which must not be silent meanwhile.
        if self._comparing is None or self._comparing.done():
            self._comparing = asyncio.create_task(self._compare_all())

    async def _compare_all(self) -> None:
        try:
            await self._match_service.compare()
        except Exception as error:
            LOG.error("the matches cannot be compared: %s", error_summary(error))
