"""Where bots think: worker processes that get what a seat may see, and answer with a notation. They import no server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Protocol

from vezerkar.bots import bot
from vezerkar.engine import Sight
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES, game


class Thinker(Protocol):
    """Whoever finds the moves of bots."""

    async def choose(self, game_id: str, name: str, seed: str, sight: Mapping[str, Json]) -> str:
        """The action of the bot of this name for a packed Sight."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


def think(game_id: str, name: str, seed: str, sight: Mapping[str, Json]) -> str:
    """The bot's action, in notation."""
    rules = game(game_id)
    return bot(name, game_id, seed).choose(Sight.unpack(rules, sight)).notation


class Workers:
    """Worker processes, made when they are needed first and anew when one has died or thinks for too long."""

    def __init__(self, count: int | None = None, limit: float = 120.0) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game_id: str, name: str, seed: str, sight: Mapping[str, Json]) -> str:
        """See `Thinker`. Raises whatever went wrong: the bot's own error, the death of the worker, `TimeoutError`."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_prepare, initargs=(dict(GAMES),))
        pool = self._pool
        future = pool.submit(think, game_id, name, seed, sight)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self._limit)
        except (BrokenProcessPool, TimeoutError):
            # A dead worker breaks the whole pool, and one that is lost in thought cannot be called back: begin anew.
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """End the workers, whatever they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def _prepare(games: dict[str, str]) -> None:
    GAMES.update(games)
    # Ctrl-C is the table's to handle; and a worker whose table was killed must not stay behind.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
