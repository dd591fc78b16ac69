"""Does jobs in the server process, as they are due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from vezerkar.engine.game import Json
from vezerkar.server.jobs.job_table import LEASE, JobTable, TakenJob
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.operation.metrics import JOBS
from vezerkar.server.processes.waiting import waited
from vezerkar.server.storage.moments import SECOND_MICROS

LOG: Final = logging.getLogger(__name__)
LONGEST_SLEEP_SECONDS: Final = 30.0
"""Longest time until the table is looked at again: another process may have added a job, or the clock been set."""
RENEW_SECONDS: Final = LEASE / SECOND_MICROS / 3
"""Seconds after which a lease is renewed while the work goes on."""
RETRY_SECONDS: Final = 10.0
"""Seconds until the table is looked at again after it could not be read or written."""

Work: TypeAlias = Callable[[dict[str, Json]], Awaitable[float | None]]
"""Does a job, given its body. It returns the seconds until the job is to be done again, or None.

It must stand a second run, for a process may die after the work and before that is noted. It can be cancelled.
"""


class JobRunner:
    """Runs a task for each kind of job, which does one at a time: no kind waits for another.

    ``in_order`` makes a call on the thread of the database and returns the result.
    """

    def __init__(
        self, table: JobTable, in_order: Callable[[Callable[[], Any]], Awaitable[Any]], kinds: Mapping[str, Work]
    ) -> None:
        self._table = table
        self._in_order = in_order
        self._kinds = kinds
        self._wakeups = {kind: asyncio.Event() for kind in kinds}
        self._any = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin. When this returns, the table has been looked at for each kind."""
        waits = await self._in_order(self._table.waits)
        self._tasks = [asyncio.create_task(self._follow(kind, waits.get(kind))) for kind in self._kinds]
        self._tasks.append(asyncio.create_task(self._look()))

    def wake(self, *kinds: str) -> None:
        """There are new jobs, of these kinds or of any: look at once."""
        for wakeup in [self._wakeups[kind] for kind in kinds] or [self._any]:
            wakeup.set()

    async def stop(self) -> None:
        """Break off what is being done and give it back, so that another process can take it at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Find of which kinds there are jobs when nobody says it: one look is cheaper than one for each kind."""
        while True:
            await self._any.wait()
            self._any.clear()
            try:
                waits = await self._in_order(self._table.waits)
            except Exception as error:
                LOG.error("jobs cannot be looked for: %s", error_summary(error))
                waits = dict.fromkeys(self._kinds, RETRY_SECONDS)
            for kind, wait in waits.items():
                if kind in self._wakeups:
                    asyncio.get_running_loop().call_later(min(wait, LONGEST_SLEEP_SECONDS), self._wakeups[kind].set)

    async def _follow(self, kind: str, wait: float | None) -> None:
        wakeup = self._wakeups[kind]
        while True:
            if wait is None or wait > 0:
                await waited(wakeup, min(LONGEST_SLEEP_SECONDS, wait or LONGEST_SLEEP_SECONDS))
            wakeup.clear()
            try:
                found = await self._taken(kind)
                if isinstance(found, TakenJob):
                    await self._do(found)
                    wait = 0.0
                else:
                    wait = found
            except Exception as error:
                LOG.error("jobs of the kind %s cannot be seen to: %s", kind, error_summary(error))
                wait = RETRY_SECONDS

    async def _taken(self, kind: str) -> TakenJob | float | None:
        """Take the next job of a kind, or learn how long it is until then. Whoever is told to stop meanwhile gives it back."""
        taking = asyncio.ensure_future(self._in_order(partial(self._table.take, kind)))
        try:
            found: TakenJob | float | None = await asyncio.shield(taking)
        except asyncio.CancelledError:
            if isinstance(late := await taking, TakenJob):
                await self._in_order(partial(self._table.release, late))
            raise
        return found

    async def _noted(self, call: Callable[[], Any]) -> Any:
        """Write down how a job ended, also if this is cancelled meanwhile: else nobody could take it until its lease ends."""
        writing = asyncio.ensure_future(self._in_order(call))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await writing
            raise

    async def _do(self, job: TakenJob) -> None:
        work = asyncio.ensure_future(self._kinds[job.kind](job.body))
        try:
            while not work.done():
                await asyncio.wait((work,), timeout=RENEW_SECONDS)
                if not work.done():
                    renewing = asyncio.ensure_future(self._in_order(partial(self._table.renew, job)))
                    try:
                        renewed: TakenJob | None = await asyncio.shield(renewing)
                    except asyncio.CancelledError:
                        # Only with the lease of now can it be given back.
                        job = await renewing or job
                        raise
                    if renewed is None:
                        LOG.warning("job %d of the kind %s is no longer ours", job.id, job.kind)
                        return
                    job = renewed
            again = work.result()
        except asyncio.CancelledError:
            await self._in_order(partial(self._table.release, job))
            raise
        except Exception as error:
            fault = error_summary(error)
            LOG.error("job %d of the kind %s failed: %s", job.id, job.kind, fault)
            dead = await self._noted(partial(self._table.failed, job, fault))
            JOBS.labels(job.kind, "dead" if dead else "failed").inc()
        else:
            await self._noted(partial(self._table.done, job, again))
            JOBS.labels(job.kind, "done").inc()
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
