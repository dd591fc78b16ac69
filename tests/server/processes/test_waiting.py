"""Waiting: it ends with the wake-up, with the time, and with the task, whatever comes first."""

from __future__ import annotations

import asyncio

from vezerkar.server.processes.waiting import waited


async def wakes_and_is_stopped_at_once() -> bool:
    wakeup = asyncio.Event()

    async def follow() -> None:
        while True:
            await waited(wakeup, 60.0)
            wakeup.clear()

    task = asyncio.create_task(follow())
    await asyncio.sleep(0)
    wakeup.set()
    # The waiting is over, but the task has not gone on yet.
    await asyncio.sleep(0)
    task.cancel()
    done, _ = await asyncio.wait([task], timeout=1.0)
    return bool(done)


def test_a_task_that_is_stopped_while_it_wakes_stops() -> None:
    assert asyncio.run(wakes_and_is_stopped_at_once())


def test_it_ends_with_the_wake_up_and_with_the_time() -> None:
    async def both() -> None:
        wakeup = asyncio.Event()
        await waited(wakeup, 0.01)
        assert not wakeup.is_set()
        wakeup.set()
        await asyncio.wait_for(waited(wakeup, 60.0), 1.0)

    asyncio.run(both())
