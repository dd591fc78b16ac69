"""Driver: takes the actions nobody clicks for: those of bots, and the answers that stand for people in reaction windows."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import Final

from vezerkar.engine import Sight
from vezerkar.engine.dice import commitment
from vezerkar.engine.game import Json
from vezerkar.server.house import House
from vezerkar.server.orders import standing
from vezerkar.server.refused import Refused
from vezerkar.server.room import Room
from vezerkar.server.thinking import Thinker

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 2
"""How often a bot may fail at one decision before the default action is taken for it."""


TICK: Final = 0.001
"""A time that is no farther away, in seconds, has come: clocks are not exact."""


@dataclass(frozen=True, slots=True)
class Task:
    """One automatic decision: of which seat, at which ply, what is done (by a bot: if it fails), and not before which time;
    in a window, which was held for how long.

    If a bot takes it: what the bot may know.
    """

    seat: str
    ply: int
    action: str
    due: float
    hold: float
    bot: str = ""
    seed: str = ""
    sight: dict[str, Json] | None = None


class Driver:
    """Runs one task for each match that has something to do by itself. ``pace`` is the least time a bot's action takes.

    Whatever answers a window waits for the time the Room has drawn for it, so that all answers come alike.
    """

    def __init__(self, house: House, thinker: Thinker, pace: float) -> None:
        self._house = house
        self._thinker = thinker
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bells: dict[str, asyncio.Event] = {}

    def wake(self, room: Room) -> None:
        """Look whether there is something to do in this room."""
        if room.id in self._tasks:
            self._bells[room.id].set()
        else:
            self._bells[room.id] = asyncio.Event()
            self._tasks[room.id] = asyncio.create_task(self._drive(room))

    def start(self) -> None:
        """Take up all matches that had something to do when the table was closed, or died; in the background."""
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
        bell = self._bells[room.id]
        try:
            while True:
                async with room.lock:
                    bell.clear()
                    task = self._next(room)
                    if task is None:
                        # Still under the lock: whatever changes the room after this wakes a new task.
                        self._forget(room)
                        return
                if task.sight is not None:
                    action = await self._thought(room, task, task.sight)
                elif (wait := task.due - room.clock()) > TICK:
                    # What stands may change until its time has come, so then it is looked for again.
                    with suppress(TimeoutError):
                        await asyncio.wait_for(bell.wait(), wait)
                    continue
                else:
                    action = task.action
                try:
                    await self._house.act_unasked(room, task.seat, task.ply, action)
                except Refused as refused:
                    if refused.code == "illegal":
                        # Not even the default is legal: a fault of the rules, which trying again does not mend.
                        raise
                    LOG.info("match %s: %s of %s came too late: %s", room.id, action, task.seat, refused.code)
        except Exception:
            self._forget(room)
            LOG.exception("match %s stands still", room.id)

    def _forget(self, room: Room) -> None:
        del self._tasks[room.id], self._bells[room.id]

    def _next(self, room: Room) -> Task | None:
        tasks = [task for seat in room.waiting() if (task := self._task(room, seat)) is not None]
        # A bot may begin to think at once.
        return min(tasks, key=lambda task: task.due if task.sight is None else 0.0, default=None)

    def _task(self, room: Room, seat: str) -> Task | None:
        chair = room.chairs[seat]
        decision = room.match.decision(seat)
        hold = room.hold(seat) if decision.window else 0.0
        due = room.due(seat) if decision.window else 0.0
        if chair.kind == "bot":
            # The bot's luck comes out of the secret seed, so nobody can work out its choices beforehand.
            luck = commitment(f"{room.match.seed} {seat} {room.ply}")
            sight = Sight.of(room.match, seat).pack()
            return Task(seat, room.ply, decision.default.notation, due, hold, chair.bot, luck, sight)
        action = standing(chair, decision, room.turn(), room.opened(seat))
        return None if action is None else Task(seat, room.ply, action, due, hold)

    async def _thought(self, room: Room, task: Task, sight: dict[str, Json]) -> str:
        """What a bot has found, when its time has come."""
        due = max(task.due, room.clock() + self._pace)
        action = await self._choice(room, task, sight)
        late = room.clock() - task.due
        if task.hold and late > 0:
            # Not how long it has thought shows then, but how many holds it has filled.
            due = max(due, task.due + task.hold * ceil(late / task.hold))
        await asyncio.sleep(max(0.0, due - room.clock()))
        return action

    async def _choice(self, room: Room, task: Task, sight: dict[str, Json]) -> str:
        for _ in range(TRIES):
            try:
                action = await self._thinker.choose(room.game.id, task.bot, task.seed, sight)
            except Exception as error:
                LOG.warning("match %s: bot %s of %s failed: %r", room.id, task.bot, task.seat, error)
                continue
            async with room.lock:
                if room.ply != task.ply or room.match.why_not(task.seat, action) is None:
                    return action
            LOG.warning("match %s: bot %s of %s answered %r, which is not legal", room.id, task.bot, task.seat, action)
        return task.action
