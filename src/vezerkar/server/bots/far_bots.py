"""Bots that may think on other machines: what they are asked lies in a table of the database, and so does what they answer.

Whoever answers needs no more than that table, and it holds nothing but what the seat of a bot may see: no seed of a match, no
hand of another seat, no key, not even the name of the match. A process that drove matches would have to read all of that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

import msgspec
import psycopg
from sqlalchemy.engine import URL

from vezerkar.engine.game import Json
from vezerkar.registry import GAMES, game
from vezerkar.server.bots.bot_workers import BotFailed, BotWorkerPool, WorkerLost
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.storage.direct_connection import HELPERS, HOLDERS, LOCKS, Connection, direct_connection

LOG: Final = logging.getLogger(__name__)

QUESTIONS: Final = "vezerkar_bot_questions"
"""The channel on which it is said that there is a question."""
ANSWERS: Final = "vezerkar_bot_answers"
"""The channel on which it is said that there is an answer."""
LOOK_SECONDS: Final = 0.5
"""Seconds between two looks, in case that a notification was lost."""
OLD_SECONDS: Final = 600
"""Questions that are older were asked by a process that is gone."""
RETRY_SECONDS: Final = 2.0
"""Seconds until a lost connection is made again."""

ASK: Final = """
INSERT INTO bot_questions (game, version, bot, seed, observation, asked)
VALUES (%s, %s, %s, %s, %s, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) RETURNING id
"""
TAKE: Final = """
UPDATE bot_questions SET helper = pg_backend_pid() WHERE id = (
    SELECT id FROM bot_questions WHERE helper IS NULL AND game || ' ' || version = ANY(%s)
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING id, game, bot, seed, observation
"""
ANSWER: Final = "UPDATE bot_questions SET answer = %s, fault = %s WHERE id = %s AND helper = pg_backend_pid()"
ANSWERED: Final = "SELECT id, answer, fault FROM bot_questions WHERE id = ANY(%s) AND (answer IS NOT NULL OR fault IS NOT NULL)"
FORSAKEN: Final = "UPDATE bot_questions SET helper = NULL WHERE helper <> ALL(%s) AND answer IS NULL AND fault IS NULL"
"""Questions of helpers that are gone are for others again."""
WITHDRAW: Final = "DELETE FROM bot_questions WHERE id = %s"
OLD: Final = "DELETE FROM bot_questions WHERE asked < (extract(epoch FROM clock_timestamp()) * 1000000)::bigint - %s"


class FarBots(BotWorkerPool):
    """Workers of this machine and, while all of them think, helpers on others. ``capacity`` follows the number of helpers."""

    def __init__(self, url: URL, count: int | None = None) -> None:
        super().__init__(count)
        self._near = self.capacity
        self._url = url
        self._helpers = 0
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._asking: Connection | None = None
        self._watching: asyncio.Task[None] | None = None

    async def warm(self) -> None:
        """Start all workers, and look for helpers from now on."""
        self._watching = asyncio.create_task(self._watch())
        await super().warm()

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        """See `BotWorkerPool.choose`."""
        if self._helpers and len(self._busy) >= self._near and self._asking is not None:
            content = msgspec.json.encode(observation).decode()
            # Helpers have other files of a user, or none: what is said of those is thought over here.
            if not game(game_id).needs(content):
                try:
                    return await self._ask(self._asking, game_id, name, seed, content)
                except (psycopg.Error, WorkerLost) as error:
                    LOG.warning("a bot thinks here, for nobody else answers: %s", error_summary(error))
        return await super().choose(game_id, name, seed, observation)

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        if self._watching is not None:
            self._watching.cancel()
        super().close()

    async def _ask(self, asking: Connection, game_id: str, name: str, seed: str, content: str) -> str:
        posting = asyncio.ensure_future(_posted(asking, (game_id, game(game_id).version, name, seed, content)))
        try:
            number = await asyncio.shield(posting)
        except asyncio.CancelledError:
            # It may be written already, with a number that has not come back yet.
            await asking.execute(WITHDRAW, (await posting,))
            raise
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await asking.execute("SELECT pg_notify(%s, '')", (QUESTIONS,))
            async with asyncio.timeout(self._limit):
                return await answer
        finally:
            del self._waiting[number]
            await asyncio.shield(asking.execute(WITHDRAW, (number,)))

    async def _watch(self) -> None:
        """Count the helpers and hand on what they answer."""
        while True:
            try:
                async with (
                    await direct_connection(self._url, "vezerkar, answers of bots") as watching,
                    await direct_connection(self._url, "vezerkar, questions to bots") as asking,
                ):
                    self._asking = asking
                    await watching.execute(f"LISTEN {ANSWERS}".encode())
                    looked = -LOOK_SECONDS
                    while True:
                        if monotonic() - looked >= LOOK_SECONDS:
                            await self._look(watching)
                            looked = monotonic()
                        await self._hand_on(watching)
                        async for _ in watching.notifies(timeout=LOOK_SECONDS / 2, stop_after=1):
                            pass
            except (psycopg.Error, OSError) as error:
                LOG.warning("helpers of bots are out of reach: %s", error_summary(error))
            finally:
                self._asking = None
                self._count(0)
            await asyncio.sleep(RETRY_SECONDS)

    async def _look(self, watching: Connection) -> None:
        holders = await (await watching.execute(HOLDERS, (LOCKS,))).fetchall()
        helpers = [pid for lock, pid, _ in holders if lock == HELPERS]
        self._count(len(helpers))
        await watching.execute(FORSAKEN, (helpers,))
        await watching.execute(OLD, (OLD_SECONDS * 1_000_000,))

    async def _hand_on(self, watching: Connection) -> None:
        if self._waiting:
            for number, answer, fault in await (await watching.execute(ANSWERED, (list(self._waiting),))).fetchall():
                waiting = self._waiting.get(number)
                if waiting is not None and not waiting.done():
                    if answer is None:
                        waiting.set_exception(BotFailed(fault))
                    else:
                        waiting.set_result(answer)

    def _count(self, helpers: int) -> None:
        self._helpers = helpers
        self.capacity = self._near + helpers
        if not helpers:
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(WorkerLost())


async def _posted(asking: Connection, question: tuple[str, str, str, str, str]) -> int:
    """Write a question down and return its number."""
    row = await (await asking.execute(ASK, question)).fetchone()
    assert row is not None
    number: int = row[0]
    return number


async def help_bots(url: URL, pool: BotWorkerPool) -> None:
    """Think for a table of another machine with all workers of this pool, until it is cancelled."""
    await pool.warm()
    await asyncio.gather(*(_help(url, pool) for _ in range(pool.capacity)))


async def _help(url: URL, pool: BotWorkerPool) -> None:
    """Answer one question after the other. Each worker has a connection, so that the table can count them."""
    known = [f"{name} {game(name).version}" for name in GAMES]
    while True:
        try:
            async with await direct_connection(url, "vezerkar bots") as connection:
                await connection.execute(f"LISTEN {QUESTIONS}".encode())
                await connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (LOCKS, HELPERS))
                while True:
                    row = await (await connection.execute(TAKE, (known,))).fetchone()
                    if row is not None:
                        await _answer(connection, pool, row)
                        continue
                    async for _ in connection.notifies(timeout=LOOK_SECONDS, stop_after=1):
                        pass
        except (psycopg.Error, OSError) as error:
            LOG.warning("the table is out of reach: %s", error_summary(error))
        await asyncio.sleep(RETRY_SECONDS)


async def _answer(connection: Connection, pool: BotWorkerPool, row: tuple[Any, ...]) -> None:
    number, game_id, bot, seed, observation = row
    answer, fault = None, None
    try:
        answer = await pool.choose(game_id, bot, seed, msgspec.json.decode(observation))
    except Exception as error:
        fault = error_summary(error)
    await connection.execute(ANSWER, (answer, fault, number))
    await connection.execute("SELECT pg_notify(%s, '')", (ANSWERS,))
