"""Jobs: exactly what `job_table` promises, whatever happens between any two steps and whoever else is at it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from itertools import pairwise
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from sqlalchemy import Connection, create_engine, insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from tests.cost import slow
from tests.server.hurry import hurried
from tests.server.jobs.taking import taken
from tests.server.stored import stored_match
from vezerkar.engine.game import Json
from vezerkar.server.jobs.job_runner import RENEW_SECONDS, JobRunner, Work
from vezerkar.server.jobs.job_table import (
    DIED,
    LEASE,
    LONGEST_WAIT,
    MAX_ATTEMPTS,
    JobTable,
    ListedJob,
    NewJob,
    TakenJob,
    database_clock,
    wait_after,
)
from vezerkar.server.operation.metrics import JOBS as JOBS_COUNTED
from vezerkar.server.storage.match_change import PlyConflict
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import JOBS
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import LogEntry

T = TypeVar("T")

KINDS = ("mail", "tidy")
WAITS = [10, 40, 160, 640, 2560, 10240, 21600]
"""Seconds between the eight tries of a job."""


def nobody(connection: Connection) -> None:
    """Writes down nothing."""


def table_in_memory(clock: Callable[[Connection], int]) -> JobTable:
    engine = create_engine("sqlite://", poolclass=StaticPool)
    JOBS.create(engine)
    return JobTable(engine, clock)


class Promises(RuleBasedStateMachine):
    """Requests, any number of runners, time that passes, and crashes: a runner that says nothing any more has crashed.

    ``asked`` has every job that is still to be done, by key or number, and the step at which it was asked for last.
    """

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000 * SECOND_MICROS
        self.step = 0
        self.table = table_in_memory(lambda connection: self.now)
        self.asked: dict[object, int] = {}
        self.held: list[tuple[TakenJob, int]] = []

    def rows(self) -> dict[int, ListedJob]:
        self.step += 1
        return {job.id: job for job in self.table.jobs()}

    def one(self, number: int) -> tuple[TakenJob, int]:
        return self.held[number % len(self.held)]

    @rule(kind=st.sampled_from(KINDS), key=st.sampled_from([None, "a", "b"]), after=st.sampled_from([0, 1, 100]))
    def ask(self, kind: str, key: str | None, after: float) -> None:
        key = None if key is None else f"{kind} {key}"
        before = self.rows()
        self.table.add([NewJob(kind, {"of": self.step}, after, key)])
        new = [job for number, job in self.rows().items() if number not in before]
        self.asked[key or new[0].id] = self.step
        for job in before.values():
            if key is not None and job.key == key and job.due is not None and job.lease is None:
                assert self.rows()[job.id].due == min(job.due, self.now + after * SECOND_MICROS), "it only comes earlier"

    @rule(kind=st.sampled_from(KINDS))
    def ask_with_a_write_that_fails(self, kind: str) -> None:
        before = self.rows()
        with suppress(ZeroDivisionError), self.table._engine.begin() as connection:
            self.table.add_within(connection, [NewJob(kind), NewJob(kind, key=f"{kind} a")])
            1 / 0  # noqa: B018
        assert self.rows() == before

    @rule(kind=st.sampled_from(KINDS))
    def take(self, kind: str) -> None:
        job = taken(self.table, kind)
        able = [
            row
            for row in self.rows().values()
            if row.kind == kind and row.due is not None and row.due <= self.now and (row.lease is None or row.lease <= self.now)
        ]
        if job is None:
            assert not able, "what is due and free is given away"
            return
        assert job.kind == kind and job.due <= self.now and 1 <= job.attempts <= MAX_ATTEMPTS
        assert all(job.due <= row.due for row in able if row.due is not None), "what was due first comes first"
        rivals = [other for other, _ in self.held if other.id == job.id and other.lease > self.now]
        assert not rivals, "nobody else has it"
        self.held.append((job, self.step))

    @precondition(lambda self: self.held)
    @rule(number=st.integers(0, 9), end=st.sampled_from(["done", "again", "failed", "release", "renew", "crash"]))
    def end(self, number: int, end: str) -> None:
        job, taken = self.one(number)
        before = self.rows()
        mine = job.id in before and before[job.id].lease == job.lease
        self.held.remove((job, taken))
        if end == "renew":
            renewed = self.table.renew(job)
            assert (renewed is not None) == mine
            if renewed is not None:
                assert renewed.lease == self.now + LEASE
                self.held.append((renewed, taken))
            return
        if end == "crash":
            return
        calls: dict[str, Callable[[], object]] = {
            "done": lambda: self.table.done(job),
            "again": lambda: self.table.done(job, 50.0),
            "failed": lambda: self.table.failed(job, "no"),
            "release": lambda: self.table.release(job),
        }
        answer = calls[end]()
        after = self.rows()
        calls[end]()
        assert self.rows() == after, "to say it twice is to say it once"
        if not mine:
            assert after == before, "who has lost the lease changes nothing"
            return
        name = before[job.id].key or job.id
        asked_meanwhile = self.asked[name] > taken
        if end == "done" and not asked_meanwhile:
            assert job.id not in after
            del self.asked[name]
            return
        row = after[job.id]
        assert row.lease is None
        if end == "failed":
            dead = job.attempts == MAX_ATTEMPTS and not asked_meanwhile
            assert (row.due is None) == dead == answer and row.last_error == "no"
            if not dead and not asked_meanwhile:
                assert row.due == self.now + wait_after(job.attempts)
        if asked_meanwhile:
            assert row.due == before[job.id].due, "it is done once more, when it was asked for"
        elif end == "again":
            assert (row.due, row.attempts) == (self.now + 50 * SECOND_MICROS, 0)
        elif end == "release":
            assert (row.due, row.attempts) == (before[job.id].due, job.attempts - 1)

    @rule(seconds=st.sampled_from([0.000_001, 1, 20, 61, 30_000]))
    def pass_time(self, seconds: float) -> None:
        self.now += round(seconds * SECOND_MICROS)

    @rule(kind=st.sampled_from(KINDS))
    def wait(self, kind: str) -> None:
        """Whoever sleeps as long as it is told finds something, and nothing before."""
        wait = self.table.waits().get(kind)
        if wait is None:
            assert all(job.due is None for job in self.rows().values() if job.kind == kind)
        elif wait > 0:
            assert taken(self.table, kind) is None
            self.now += round(wait * SECOND_MICROS)
            assert (self.table.waits().get(kind) or 0) <= 0

    @invariant()
    def nothing_is_lost(self) -> None:
        rows = self.rows().values()
        assert {row.key or row.id for row in rows} == set(self.asked)
        for row in rows:
            assert row.due is not None or row.last_error in ("no", DIED)

    def teardown(self) -> None:
        """Whatever happened: who goes on now comes to an end with everything that is not dead."""
        for _ in range(3):
            self.now += LONGEST_WAIT + LEASE
            for kind in KINDS:
                while (job := taken(self.table, kind)) is not None:
                    self.table.done(job)
        assert all(job.due is None for job in self.table.jobs())


Promises.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestPromises = pytest.mark.slow(Promises.TestCase)


@pytest.mark.parametrize("end", ["done", "again", "failed"])
def test_what_is_asked_for_again_while_it_is_done_is_done_once_more(end: str) -> None:
    """Of a job without that the same end leaves nothing to be done now."""
    for asked_again in (True, False):
        table = table_in_memory(lambda connection: 5 * SECOND_MICROS)
        table.add([NewJob("mail", {"n": 1}, key="a")])
        job = taken(table, "mail")
        assert job is not None
        if asked_again:
            table.add([NewJob("mail", {"n": 2}, key="a")])
        if end == "failed":
            table.failed(job, "no")
        else:
            table.done(job, 50.0 if end == "again" else None)
        later = JobTable(table._engine, lambda connection: 6 * SECOND_MICROS)
        again = taken(later, "mail")
        assert (again is not None) == asked_again
        assert again is None or (again.body, again.attempts) == ({"n": 2}, 1)


@pytest.mark.slow
def test_a_failing_job_is_tried_eight_times_and_stays_to_be_seen() -> None:
    tries: list[float] = []
    before = {outcome: JOBS_COUNTED.labels("mail", outcome)._value.get() for outcome in ("failed", "dead", "done")}

    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))

        async def fail(body: dict[str, Json]) -> None:
            tries.append(round(loop.time()))
            raise ValueError("a secret")

        async with running(table, {"mail": fail}):
            table.add([NewJob("mail", key="mail 1")])
            await asyncio.sleep(2 * LONGEST_WAIT / SECOND_MICROS)
        (dead,) = table.jobs()
        assert dead.due is None and dead.attempts == MAX_ATTEMPTS
        counted = {outcome: JOBS_COUNTED.labels("mail", outcome)._value.get() - before[outcome] for outcome in before}
        assert counted == {"failed": MAX_ATTEMPTS - 1, "dead": 1, "done": 0}
        assert dead.last_error is not None and "ValueError" in dead.last_error and "secret" not in dead.last_error
        assert table.retry(dead.id, nobody) and not table.retry(99, nobody)
        async with running(table, {"mail": fail}):
            await asyncio.sleep(5)
        assert len(tries) == MAX_ATTEMPTS + 1
        assert table.drop(dead.id, nobody) and not table.drop(dead.id, nobody) and table.jobs() == []

    hurried(work)
    assert [later - earlier for earlier, later in pairwise(tries[:MAX_ATTEMPTS])] == pytest.approx(WAITS, abs=31)


class running:
    """A runner that works meanwhile."""

    def __init__(self, table: JobTable, kinds: dict[str, Work]) -> None:
        self.runner = JobRunner(table, in_place, kinds)

    async def __aenter__(self) -> JobRunner:
        await self.runner.start()
        return self.runner

    async def __aexit__(self, *error: object) -> None:
        await self.runner.stop()


async def in_place(call: Callable[..., Any], *args: Any) -> Any:
    await asyncio.sleep(0)
    return call(*args)


async def slowly(call: Callable[..., Any], *args: Any) -> Any:
    async def on_disk() -> Any:
        done = call(*args)
        await asyncio.sleep(1)
        return done

    # What has begun on another thread goes on, whoever waits for it.
    return await asyncio.shield(asyncio.create_task(on_disk()))


def test_a_slow_kind_keeps_no_other_waiting_and_its_lease_is_renewed() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))
        done: list[tuple[str, float]] = []

        async def slow(body: dict[str, Json]) -> None:
            await asyncio.sleep(1000)
            done.append(("slow", loop.time()))

        async def fast(body: dict[str, Json]) -> None:
            done.append(("fast", loop.time()))

        table.add([NewJob("slow"), NewJob("slow"), *(NewJob("fast", after=n) for n in range(5))])
        # A second process as well: it takes the second of the slow ones, and never the one that is being done.
        async with running(table, {"slow": slow, "fast": fast}), running(table, {"slow": slow}):
            await asyncio.sleep(1500)
        assert [round(at) for kind, at in done if kind == "fast"] == [0, 1, 2, 3, 4]
        assert [round(at) for kind, at in done if kind == "slow"] == [1000, 1000] and table.jobs() == []

    hurried(work)


def test_who_is_stopped_gives_back_what_it_was_at() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))
        ends: list[str] = []

        async def long(body: dict[str, Json]) -> None:
            try:
                await asyncio.sleep(1000)
            finally:
                ends.append("cancelled")

        table.add([NewJob("mail")])
        async with running(table, {"mail": long}):
            await asyncio.sleep(5)
        (job,) = table.jobs()
        assert ends == ["cancelled"] and (job.lease, job.attempts) == (None, 0)
        assert taken(table, "mail") is not None

    hurried(work)


def test_who_is_stopped_while_taking_a_job_gives_it_back() -> None:
    """The database is still at it when the runner is told to stop: the job is taken, and nobody would do it for a minute."""

    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))

        table.add([NewJob("mail")])
        runner = JobRunner(table, slowly, {"mail": lambda body: asyncio.sleep(1000)})
        await runner.start()
        await asyncio.sleep(0.5)
        (job,) = table.jobs()
        assert job.lease is not None
        await runner.stop()
        (job,) = table.jobs()
        assert (job.lease, job.attempts) == (None, 0)

    hurried(work)


def test_who_is_stopped_while_a_done_job_waits_to_be_written_down_leaves_no_lease() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))

        async def queued(call: Callable[..., Any], *args: Any) -> Any:
            await asyncio.sleep(1)
            return call(*args)

        table.add([NewJob("mail")])
        runner = JobRunner(table, queued, {"mail": lambda body: asyncio.sleep(0)})
        await runner.start()
        await asyncio.sleep(1.5)
        (job,) = table.jobs()
        assert job.lease is not None
        await runner.stop()
        assert table.jobs() == []

    hurried(work)


def test_who_is_stopped_while_a_lease_is_renewed_gives_the_job_back() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))

        table.add([NewJob("mail")])
        runner = JobRunner(table, slowly, {"mail": lambda body: asyncio.sleep(1000)})
        await runner.start()
        await asyncio.sleep(1.5 + RENEW_SECONDS)
        await runner.stop()
        (job,) = table.jobs()
        assert (job.lease, job.attempts) == (None, 0)

    hurried(work)


def test_whose_lease_was_lost_is_stopped() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))
        ends: list[str] = []

        async def long(body: dict[str, Json]) -> None:
            try:
                await asyncio.sleep(1000)
            finally:
                ends.append("cancelled")

        table.add([NewJob("mail")])
        async with running(table, {"mail": long}):
            await asyncio.sleep(5)
            assert table.drop(1, nobody)
            await asyncio.sleep(60)
            assert ends == ["cancelled"]

    hurried(work)


def test_new_jobs_are_done_at_once_by_who_is_woken_and_soon_by_others() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))
        times: list[float] = []

        async def note(body: dict[str, Json]) -> float | None:
            times.append(loop.time())
            return 100.0 if len(times) == 2 else None

        async with running(table, {"mail": note}) as runner:
            await asyncio.sleep(7)
            table.add([NewJob("mail")])
            runner.wake()
            await asyncio.sleep(7)
            table.add([NewJob("mail")])
            await asyncio.sleep(300)
        assert times[0] == pytest.approx(7) and 14 <= times[1] <= 45 and times[2] == pytest.approx(times[1] + 100)
        assert len(times) == 3

    hurried(work)


def test_a_table_that_cannot_be_read_for_a_while_stops_no_runner() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        table = table_in_memory(lambda connection: round(loop.time() * SECOND_MICROS))
        done: list[float] = []
        broken = [True]

        async def note(body: dict[str, Json]) -> None:
            done.append(loop.time())

        async def sometimes(call: Callable[..., Any], *args: Any) -> Any:
            if broken[0] and loop.time() > 1:
                raise OperationalError("select", {}, Exception("gone"))
            return call(*args)

        runner = JobRunner(table, sometimes, {"mail": note})
        await runner.start()
        await asyncio.sleep(2)
        table.add([NewJob("mail")])
        await asyncio.sleep(100)
        assert done == []
        broken[0] = False
        await asyncio.sleep(50)
        assert len(done) == 1
        await runner.stop()

    hurried(work)


def test_a_clock_that_was_set_back_holds_no_job() -> None:
    """It was taken while the clock was a year ahead, and then its process died."""
    now = [0]
    table = table_in_memory(lambda connection: now[0])
    table.add([NewJob("mail")])
    now[0] = 365 * 86_400 * SECOND_MICROS
    assert taken(table, "mail") is not None
    now[0] = 5 * SECOND_MICROS
    assert table.waits().get("mail") == -5
    again = taken(table, "mail")
    assert again is not None and again.attempts == 2
    table.done(again)
    assert table.jobs() == []


# --- on real databases --------------------------------------------------------------------------------------------


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as found:
        yield found


def test_a_job_is_written_with_the_action_or_not_at_all(store: Store) -> None:
    store.create(stored_match("m"))
    job = NewJob("mail", {"match": "m"})
    for _ in range(2):
        # The second time it is not known if the first came through.
        store.append("m", [LogEntry(1, "gull", "act", "bid 5")], over=False, jobs=[job])
    assert [found.body for found in store.jobs.jobs()] == [{"match": "m"}]
    with pytest.raises(PlyConflict):
        store.append("m", [LogEntry(1, "gull", "act", "bid 6")], over=False, jobs=[job])
    assert len(store.jobs.jobs()) == 1


def test_a_key_is_there_once_and_times_are_those_of_the_database(store: Store) -> None:
    with store.engine.connect() as connection:
        assert abs(database_clock(connection) - time.time() * SECOND_MICROS) < 60 * SECOND_MICROS
    store.jobs.add([NewJob("mail", {"n": 1}, 100, "k"), NewJob("mail", {"n": 2}, 50, "k"), NewJob("mail", {"n": 3}, 70, "k")])
    (job,) = store.jobs.jobs()
    assert job.body == {"n": 3} and 40 < (store.jobs.waits().get("mail") or 0) <= 50
    assert taken(store.jobs, "mail") is None and store.jobs.waits().get("tidy") is None


@pytest.mark.parametrize("runners", [2, 5])
def test_each_of_many_jobs_is_given_to_one_of_several_runners(store: Store, url: str, runners: int) -> None:
    """Each runner is a process of its own, as far as the database can tell."""
    count = 60
    store.jobs.add([NewJob("mail", {"n": n}) for n in range(count)])

    def run(own: Store) -> list[Json]:
        found: list[Json] = []
        while (job := stubbornly(lambda: taken(own.jobs, "mail"))) is not None:
            found.append(job.body["n"])
            stubbornly(lambda job=job: own.jobs.done(job))  # type: ignore[misc]
        return found

    with ExitStack() as stack, ThreadPoolExecutor(runners) as threads:
        stores = [stack.enter_context(closing(Store(url))) for _ in range(runners)]
        done = Counter(n for found in threads.map(run, stores) for n in found)
    assert done == Counter(range(count)) and store.jobs.jobs() == []


def stubbornly(call: Callable[[], T]) -> T:
    """What a call returns as soon as it comes through: SQLite has one writer at a time, and refuses who comes second."""
    until = time.monotonic() + 60
    while True:
        try:
            return call()
        except OperationalError:
            assert time.monotonic() < until


KILLED = """
import sys, time
from vezerkar.server.jobs.job_table import TakenJob
from vezerkar.server.storage.store import Store
store = Store(sys.argv[1])
job = store.jobs.take("mail")
print("taken" if isinstance(job, TakenJob) else "none", flush=True)
time.sleep(60)
"""


@pytest.mark.slow
def test_what_a_killed_runner_was_at_is_done_by_another_after_its_lease(store: Store, url: str) -> None:
    store.jobs.add([NewJob("mail", {"n": 1})])
    process = subprocess.Popen([sys.executable, "-c", KILLED, url], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None and process.stdout.readline() == "taken\n"
    finally:
        process.kill()
        process.communicate()
    assert taken(store.jobs, "mail") is None and 50 < (store.jobs.waits().get("mail") or 0) <= 60
    later = JobTable(store.engine, lambda connection: database_clock(connection) + LEASE)
    job = taken(later, "mail")
    assert job is not None and (job.body, job.attempts) == ({"n": 1}, 2)
    later.done(job)
    assert store.jobs.jobs() == []


def test_a_job_that_kills_its_process_each_time_is_dead_in_the_end(store: Store) -> None:
    store.jobs.add([NewJob("mail")])
    for time_gone in range(MAX_ATTEMPTS):
        later = JobTable(store.engine, lambda connection, gone=time_gone: database_clock(connection) + gone * 2 * LEASE)  # type: ignore[misc]
        assert taken(later, "mail") is not None
    last = JobTable(store.engine, lambda connection: database_clock(connection) + 99 * LEASE)
    assert taken(last, "mail") is None
    (dead,) = store.jobs.jobs()
    assert (dead.due, dead.last_error) == (None, DIED)


@slow
def test_of_two_transactions_one_key_is_added_by_both(postgresql_url: str) -> None:
    """The second waits for the first, and then finds its job there."""
    with closing(Store(postgresql_url)) as one, closing(Store(postgresql_url)) as other, ThreadPoolExecutor(1) as thread:
        with one.engine.begin() as connection:
            one.jobs.add_within(connection, [NewJob("mail", {"n": 1}, 50, "k")])
            second = thread.submit(other.jobs.add, [NewJob("mail", {"n": 2}, 20, "k")])
            time.sleep(0.3)
            assert not second.done()
        second.result(10)
        (job,) = one.jobs.jobs()
        assert job.body == {"n": 2} and (one.jobs.waits().get("mail") or 99) <= 20


def test_unknown_kinds_are_left_to_who_knows_them(store: Store) -> None:
    """Of two releases side by side the older one leaves alone what it does not know."""
    with store.engine.begin() as connection:
        connection.execute(insert(JOBS).values(kind="tomorrow", body={}, due=0))
    assert taken(store.jobs, "mail") is None and store.jobs.waits().get("tomorrow") is not None
