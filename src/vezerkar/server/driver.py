"""Driver: takes the actions nobody clicks for: those of bots, and passes of seats that wish to pass unasked."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from time import monotonic
from typing import Final

from vezerkar.engine import Action, Sight
from vezerkar.engine.dice import commitment
from vezerkar.engine.game import Json
from vezerkar.server.house import House
from vezerkar.server.refused import Refused
from vezerkar.server.room import Room
from vezerkar.server.thinking import Thinker

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 2
"""How often a bot may fail at one decision before the default action is taken for it."""


@dataclass(frozen=True, slots=True)
class Task:
    """One automatic decision: of which seat, at which ply, and, if a bot takes it, what the bot may know."""

    seat: str
    ply: int
    default: Action
    bot: str = ""
    seed: str = ""
    sight: dict[str, Json] | None = None


class Driver:
    """Runs one task for each match that has something to do by itself. ``pace`` is the least time a bot's action takes."""

    def __init__(self, house: House, thinker: Thinker, pace: float) -> None:
        self._house = house
        self._thinker = thinker
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """Look whether there is something to do in this room."""
        if room.id not in self._tasks:
            self._tasks[room.id] = asyncio.create_task(self._drive(room))

    def start(self) -> None:
        """Take up all matches that were waiting for a bot when the table was closed, or died; in the background."""
        self._resuming = asyncio.create_task(self._resume())

    async def stop(self) -> None:
        """Let everything lie."""
        tasks = [self._resuming, *self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinker.close()

    async def _resume(self) -> None:
        for match in await self._house.running():
            try:
                self.wake(await self._house.room(match))
            except Exception:
                # One match that cannot be read, for whatever reason, must not keep the others waiting.
                LOG.exception("match %s cannot go on", match)

    async def _drive(self, room: Room) -> None:
        try:
            while True:
                async with room.lock:
                    task = self._next(room)
                    if task is None:
                        # Still under the lock: whatever changes the room after this wakes a new task.
                        del self._tasks[room.id]
                        return
                started = monotonic()
                action = await self._answer(room, task)
                if task.bot:
                    await asyncio.sleep(max(0.0, self._pace - (monotonic() - started)))
                try:
                    await self._house.act(room, task.seat, task.ply, action)
                except Refused as refused:
                    if refused.code == "illegal":
                        # Not even the default is legal: a fault of the rules, which trying again does not mend.
                        raise
                    LOG.info("match %s: %s of %s came too late: %s", room.id, action, task.seat, refused.code)
        except Exception:
            del self._tasks[room.id]
            LOG.exception("match %s stands still", room.id)

    def _next(self, room: Room) -> Task | None:
        for seat in room.waiting():
            chair = room.chairs[seat]
            decision = room.match.decision(seat)
            if chair.kind == "bot":
                # The bot's luck comes out of the secret seed, so nobody can work out its choices beforehand.
                luck = commitment(f"{room.match.seed} {seat} {room.ply}")
                sight = Sight.of(room.match, seat).pack()
                return Task(seat, room.ply, decision.default, chair.bot, luck, sight)
            if chair.autopass and decision.window:
                return Task(seat, room.ply, decision.default)
        return None

    async def _answer(self, room: Room, task: Task) -> str:
        if task.sight is None:
            return task.default.notation
        for _ in range(TRIES):
            try:
                action = await self._thinker.choose(room.game.id, task.bot, task.seed, task.sight)
            except Exception as error:
                LOG.warning("match %s: bot %s of %s failed: %r", room.id, task.bot, task.seat, error)
                continue
            async with room.lock:
                if room.ply != task.ply or room.match.why_not(task.seat, action) is None:
                    return action
            LOG.warning("match %s: bot %s of %s answered %r, which is not legal", room.id, task.bot, task.seat, action)
        return task.default.notation
