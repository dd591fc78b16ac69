"""What keeps the whole process waiting: long turns of other threads, and the search for objects that only keep each other."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator

import pytest

from vezerkar.server.operation import runtime_tuning


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The process of the tests goes on as it was."""
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_old_objects_are_looked_through_at_set_times_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a crowd that comes has everything looked through again and again: a third of a second each time, for everybody."""
    monkeypatch.setattr(runtime_tuning, "FULL_COLLECTION_SECONDS", 0.2)
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            seen.append(info["generation"])

    async def run() -> None:
        task = asyncio.create_task(runtime_tuning.tune_runtime())
        await asyncio.sleep(0)
        assert sys.getswitchinterval() < 0.005 and gc.get_freeze_count() > 1000
        gc.callbacks.append(note)
        crowd: list[list[list[int]]] = [[[]] for _ in range(200_000)]
        assert crowd and 1 in seen and 2 not in seen
        await asyncio.sleep(0.25)
        assert 2 in seen
        task.cancel()

    try:
        asyncio.run(run())
    finally:
        gc.callbacks.remove(note)


def test_nothing_is_looked_through_while_modules_are_loaded() -> None:
    with pytest.raises(ImportError), runtime_tuning.without_collection():
        assert not gc.isenabled()
        raise ImportError
    assert gc.isenabled()
