"""Takes the actions nobody clicks for: those of bots, automatic answers of players in reaction windows, and their plans."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Final

from structlog.contextvars import clear_contextvars

from vezerkar.engine.dice import commitment
from vezerkar.engine.game import Json
from vezerkar.lessons.lesson import SCRIPT
from vezerkar.server.bots.bot_queue import BotQueue
from vezerkar.server.bots.bot_workers import BotExecutor
from vezerkar.server.bots.thinking_time import ThinkingTime
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches import play_service
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.standing_orders import automatic_answer, has_automatic_answer
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.operation.metrics import BOT_FAILURES, BOT_THINK_SECONDS, OVERDUE, STANDSTILLS
from vezerkar.server.plans.following import is_due
from vezerkar.server.plans.plan_service import play_plan
from vezerkar.server.processes.shards import ALL_SHARDS, shard_of
from vezerkar.server.processes.waiting import waited
from vezerkar.server.storage.match_lists import UnfinishedMatch

LOG: Final = logging.getLogger(__name__)
MAX_BOT_ATTEMPTS: Final = 2
"""Number of failures of a bot at one decision after which the default action is taken for it."""
FIRST_RETRY_SECONDS: Final = 0.5
"""Seconds that a failed match waits before the next try. The pause doubles after each further failure."""
MAX_RETRY_SECONDS: Final = 60.0
"""Longest pause before a failed match is tried again, in seconds."""
GIVE_UP_SECONDS: Final = 5.0
"""For how many seconds matches that are given up may still wait for the database."""
OVERDUE_SECONDS: Final = 5.0
"""A match that nobody drives and that did not go on for so many seconds is looked at."""
MAX_SWEPT_MATCHES: Final = 20
"""Most matches that are looked at in one sweep."""
LINGER_SECONDS: Final = 10.0
"""For how many seconds a match of bots alone goes on after somebody has looked at it without staying."""

MAX_RESUMED_MATCHES: Final = 50
"""With so many matches at work, no further one is taken up that nobody looks at."""
RECENT_SECONDS: Final = 600.0
"""A match that went on within so many seconds is taken up at once: somebody may wait for it."""
RESUME_PAUSE_SECONDS: Final = 0.05
"""Pause in seconds before the next unwatched match is resumed. Four times the time that the last one took is added to it."""

SLOW_SECONDS: Final = 4.0
"""The least time the action of a slow bot takes."""

CLOCK_TOLERANCE_SECONDS: Final = 0.001
"""A time that is no farther away, in seconds, has come: clocks are not exact."""


@dataclass(frozen=True, slots=True)
class PendingAction:
    """One automatic decision: of which seat, at which ply, what is done (by a bot: if it fails), and not before which time;
    in a window, which was held for how long. If a bot takes it: which one, and its seed. ``planned``: the plan of the seat says
    what is done.
    """

    seat: str
    ply: int
    action: str
    due: float
    hold: float
    bot: str = ""
    seed: str = ""
    planned: bool = False


class AutoPlayer:
    """Runs one task for each match that has something to do by itself. ``bot_delay`` is the least time a bot's action takes; it
    takes longer when bots have been ``thinking`` for long for the address that made the match.

    Whatever answers a window waits for the time the MatchSession has drawn for it, so that all answers come alike. A match of
    bots alone goes on only while it is ``watched``, or was looked at just now, in the process where that is. All others are
    driven by the process that has their shard. If two drive the same match, the database refuses the slower one.
    """

    def __init__(
        self,
        match_service: MatchService,
        executor: BotExecutor,
        bot_delay: float,
        watched: Callable[[MatchSession], bool],
        thinking: ThinkingTime,
    ) -> None:
        self._match_service = match_service
        self._executor = executor
        self._bot_delay = bot_delay
        self._watched = watched
        self._thinking = thinking
        self.queue = BotQueue(lambda: executor.capacity, match_service.clock)
        self.shards: frozenset[int] = frozenset()
        self.overdue = 0
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wakeups: dict[str, asyncio.Event] = {}
        self._resuming: set[asyncio.Task[None]] = set()
        # Matches that stand still because there is nothing to do, and the number of changes at which that was seen.
        self._idle: dict[str, int] = {}

    def wake(self, session: MatchSession) -> None:
        """Look whether there is something to do in this session."""
        if session.id in self._tasks:
            self._wakeups[session.id].set()
        elif self._goes_on(session):
            self._wakeups[session.id] = asyncio.Event()
            self._tasks[session.id] = asyncio.create_task(self._drive(session))

    def take_over(self, shards: Collection[int]) -> None:
        """Drive these shards from now on: take up all their matches in which something is to be done, in the background."""
        self.shards = self.shards.union(shards)
        task = asyncio.create_task(self._resume(frozenset(shards)))
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def give_up(self, shards: Collection[int]) -> None:
        """Drive these shards no longer. When this returns, nothing more is done in them, unless the database does not answer."""
        self.shards = self.shards.difference(shards)
        tasks = [task for match, task in self._tasks.items() if shard_of(match) in shards]
        if not self.shards:
            tasks += self._resuming
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=GIVE_UP_SECONDS)

    async def stop(self) -> None:
        """Let everything lie."""
        await self.give_up(ALL_SHARDS)
        self._executor.close()

    async def heard(self, match: str, rev: int) -> None:
        """Another process has changed a match: learn of it, and do what is to be done. Raises `ApiError`."""
        session = self._match_service.known(match)
        if session is not None:
            await self._match_service.refresh(session, rev)
        elif shard_of(match) in self.shards and await self._match_service.running(match):
            self.wake(await self._match_service.take_up(match))

    async def sweep(self) -> None:
        """Take up matches that should go on and that nobody drives, for whatever reason: there should be none."""
        if not self.shards or self._resuming:
            return
        running = await self._match_service.running()
        self._idle = {one.id: self._idle[one.id] for one in running if one.id in self._idle}
        found = [
            one
            for one in running
            if shard_of(one.id) in self.shards
            and one.id not in self._tasks
            and one.idle > OVERDUE_SECONDS
            and self._idle.get(one.id) != one.rev
        ]
        for one in found[:MAX_SWEPT_MATCHES]:
            try:
                session = await self._match_service.take_up(one.id)
                async with session.lock:
                    due = self._next(session) is not None
                    self._idle[one.id] = session.stored_rev
                if due and one.id not in self._tasks:
                    self.overdue += 1
                    OVERDUE.inc()
                    LOG.warning("a match stood still for %.0f s, and is taken up", one.idle, extra={"match": one.id})
                    self.wake(session)
            except Exception as error:
                self._idle[one.id] = one.rev
                LOG.error("a match cannot go on: %s", error_summary(error), extra={"match": one.id})

    async def _resume(self, shards: frozenset[int]) -> None:
        """Open what has something to do by itself, one at a time. What lay for long has time: what somebody looks at is opened
        anyway.
        """
        found = [one for one in await self._running() if shard_of(one.id) in shards]
        for one in sorted(found, key=lambda one: self._match_service.known(one.id) is None):
            until = self._match_service.clock() + MAX_RETRY_SECONDS
            recent = one.idle < RECENT_SECONDS
            while not recent and len(self._tasks) >= MAX_RESUMED_MATCHES and self._match_service.clock() < until:
                await asyncio.sleep(1.0)
            began = self._match_service.clock()
            try:
                self.wake(await self._match_service.take_up(one.id))
            except Exception as error:
                # One match that cannot be read, for whatever reason, must not keep the others waiting.
                LOG.error("a match cannot go on: %s", error_summary(error), extra={"match": one.id})
            if not recent:
                await asyncio.sleep(RESUME_PAUSE_SECONDS + 4 * (self._match_service.clock() - began))

    async def _running(self) -> list[UnfinishedMatch]:
        while True:
            try:
                return await self._match_service.running()
            except Exception as error:
                LOG.error("the matches that should go on cannot be found: %s", error_summary(error))
                await asyncio.sleep(MAX_RETRY_SECONDS)

    async def _drive(self, session: MatchSession) -> None:
        """Do what is to be done until there is nothing left. What fails is tried again, after longer and longer waits."""
        # This task lives on after the request that began it, whose facts would stand in all its lines.
        clear_contextvars()
        wakeup = self._wakeups[session.id]
        failures = 0
        try:
            while True:
                try:
                    if not await self._go_on(session, wakeup):
                        return
                    failures = 0
                    continue
                except Exception as error:
                    fault = error_summary(error)
                except asyncio.CancelledError as error:
                    # Somebody has cancelled what this task waits for, but not the task itself.
                    if _cancelled():
                        raise
                    fault = error_summary(error)
                wait = min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2**failures)
                failures += wait < MAX_RETRY_SECONDS
                STANDSTILLS.inc()
                LOG.error("a match stands still, and is tried again in %.0f s: %s", wait, fault, extra=_place(session))
                wakeup.clear()
                await waited(wakeup, wait)
        finally:
            self._forget(session)

    async def _go_on(self, session: MatchSession, wakeup: asyncio.Event) -> bool:
        """Do the next thing; False if there is none."""
        async with session.lock:
            wakeup.clear()
            pending = await self._match_service.ask(session.rules, self._next, session)
            if pending is None:
                # Still under the lock: whatever changes the session after this wakes a new task.
                self._forget(session)
                return False
        if pending.bot:
            found = await self._bot_action(session, pending, wakeup)
            if found is None:
                return True
            action = found
        elif (wait := pending.due - session.clock()) > CLOCK_TOLERANCE_SECONDS:
            # What stands may change until its time has come, so then it is looked for again.
            await waited(wakeup, wait)
            return True
        else:
            action = pending.action
        try:
            if pending.planned:
                await play_plan(self._match_service, session, pending.seat, pending.ply)
            else:
                await play_service.act_unasked(self._match_service, session, pending.seat, pending.ply, action, pending.bot)
        except ApiError as api_error:
            if api_error.code not in ("stale", "over"):
                # Not even the default is legal, a fault of the rules; or it could not be written down.
                raise
            LOG.info("an action came too late: %s", api_error.code, extra=_place(session, pending))
        return True

    def _forget(self, session: MatchSession) -> None:
        # A task that has ended may not forget the one that was made after it.
        if self._tasks.get(session.id) is asyncio.current_task():
            del self._tasks[session.id], self._wakeups[session.id]

    def _goes_on(self, session: MatchSession) -> bool:
        if session.gathering:
            return False
        if session.people() or session.tournament is not None:
            return shard_of(session.id) in self.shards
        return self._seen(session)

    def _seen(self, session: MatchSession) -> bool:
        return self._watched(session) or session.clock() - session.last_read < LINGER_SECONDS

    def _rank(self, session: MatchSession) -> int:
        """Return the urgency of a bot's move: 0 against a person who looks on, 1 if only bots play, 2 if nobody sees it."""
        if not self._seen(session):
            return 2
        return 0 if session.people() else 1

    def _next(self, session: MatchSession) -> PendingAction | None:
        if not self._goes_on(session):
            return None
        found = [pending for seat in session.waiting() if (pending := self._pending_action(session, seat)) is not None]
        # A bot may begin to think at once.
        return min(found, key=lambda pending: 0.0 if pending.bot else pending.due, default=None)

    def _pending_action(self, session: MatchSession, seat: str) -> PendingAction | None:
        assignment = session.assignments[seat]
        bot = assignment.played_by
        if not bot and not has_automatic_answer(assignment):
            return None
        if assignment.kind == "bot" and session.bots == "paused":
            return None
        decision = session.match.decision(seat)
        hold = session.hold(seat) if decision.window else 0.0
        due = session.due(seat) if decision.window else 0.0
        if bot and session.lesson_finished:
            return None
        if bot == SCRIPT:
            due = max(due, session.undo_until(decision.window), session.read_until())
            return PendingAction(seat, session.ply, session.scripted(decision), due, hold)
        if bot:
            # A bot may think while somebody looks at what has happened; until when it waits, it asks then.
            # The bot's seed comes out of the secret seed, so nobody can work out its choices beforehand.
            bot_seed = commitment(f"{session.match.seed} {seat} {session.ply}")
            due = max(due, session.undo_until(decision.window))
            return PendingAction(seat, session.ply, decision.default.notation, due, hold, bot, bot_seed)
        if is_due(session, assignment, decision):
            # Whoever acted last may take it back before the plan answers.
            due = max(session.undo_until(decision.window), session.read_until())
            return PendingAction(seat, session.ply, "", due, 0.0, planned=True)
        action = automatic_answer(assignment, decision, session.turn(), session.opened(seat))
        # What nobody clicked for leaves time to take back what came before it, as a bot does.
        due = max(due, session.undo_until(decision.window), session.read_until())
        return None if action is None else PendingAction(seat, session.ply, action, due, hold)

    async def _bot_action(self, session: MatchSession, pending: PendingAction, wakeup: asyncio.Event) -> str | None:
        """Return what a bot has found, when its time has come; None if it need not be looked for, or has another time now."""
        asked = (session.bots, session.released)
        await self._match_service.set_slowed(session, self._thinking.wait(session.address) > 0)
        due = max(pending.due, session.clock() + self._delay(session))
        action = await self._choose(session, pending)
        if action is None:
            return None
        late = session.clock() - pending.due
        if pending.hold and late > 0:
            # Round up to whole delays, so that the thinking time does not show.
            due = max(due, pending.due + pending.hold * ceil(late / pending.hold))
        while (session.ply, session.bots, session.released) == (pending.ply, *asked):
            # Somebody may begin to look at what has happened, or be done with it, while the bot waits.
            wait = max(due, session.read_until()) - session.clock()
            if wait <= CLOCK_TOLERANCE_SECONDS:
                return action
            await waited(wakeup, wait)
            wakeup.clear()
        return None

    def _delay(self, session: MatchSession) -> float:
        usual = {"instant": 0.0, "slow": max(SLOW_SECONDS, self._bot_delay)}.get(session.bots, self._bot_delay)
        return max(usual, self._thinking.wait(session.address))

    async def _choose(self, session: MatchSession, pending: PendingAction) -> str | None:
        # A bot may be named with a number of playouts, of which there are too many to count each apart.
        labels = session.game.id, pending.bot.partition(":")[0]
        for _ in range(MAX_BOT_ATTEMPTS):
            try:
                # Matches whose maker's address is not known do not share the turns of one address.
                async with self.queue.turn(session.id, session.address or session.id, partial(self._rank, session)):
                    async with session.lock:
                        if session.ply != pending.ply or not self._goes_on(session):
                            return None
                        observation = await self._match_service.in_thread(_packed, session, pending.seat, rules=session.rules)
                    executor = session.rules.bots or self._executor
                    thinking = asyncio.ensure_future(executor.choose(session.game.id, pending.bot, pending.seed, observation))
                    thinking.add_done_callback(_hear_out)
                    began = self._match_service.clock()
                    try:
                        with BOT_THINK_SECONDS.labels(*labels).time():
                            # A worker that thinks for nothing is not ended for that: the next decision would wait for a new one.
                            action = await asyncio.shield(thinking)
                    finally:
                        self._thinking.spend(session.address, self._match_service.clock() - began)
            except (Exception, asyncio.CancelledError) as error:
                if isinstance(error, asyncio.CancelledError) and _cancelled():
                    raise
                BOT_FAILURES.labels(*labels).inc()
                LOG.warning("bot %s failed: %s", pending.bot, error_summary(error), extra=_place(session, pending))
                continue
            async with session.lock:
                why_not = partial(self._match_service.ask, session.rules, session.why_not, pending.seat, action)
                if session.ply != pending.ply or await why_not() is None:
                    return action
            BOT_FAILURES.labels(*labels).inc()
            LOG.warning("bot %s answered what is not legal", pending.bot, extra=_place(session, pending))
        return pending.action


def _packed(session: MatchSession, seat: str) -> dict[str, Json]:
    return session.rules.observe(session.match, seat).pack()


def _place(session: MatchSession, pending: PendingAction | None = None) -> dict[str, object]:
    """Return the facts of a line of the log: where in which match."""
    ply = session.ply if pending is None else pending.ply
    return {"match": session.id, "ply": ply, **({} if pending is None else {"seat": pending.seat})}


def _hear_out(thinking: asyncio.Future[str]) -> None:
    """Take note of an answer that nobody may wait for any more."""
    if not thinking.cancelled():
        thinking.exception()


def _cancelled() -> bool:
    """Return True if the task that runs now is to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
