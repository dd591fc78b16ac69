"""Numbers about this process, as Prometheus collects them. No label holds a match, a name or an address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

LOOPBACK: Final = "127.0.0.1"
"""The numbers are for programs of this machine."""
LAG_PERIOD_SECONDS: Final = 0.5
"""So often it is measured how late the event loop is."""
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds in seconds for what people wait for."""
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0, 80.0, 120.0)
"""Bounds in seconds for what thinks."""
LATE: Final = (0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 300.0)
"""Bounds in seconds for what is looked for once a second."""
SIZES: Final = tuple(2.0**power for power in range(7, 20))
"""Bounds in bytes, from 128 to 512 Ki."""

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

ACTIONS: Final = Counter("vezerkar_actions", "Entries written to logs of matches.", ["game", "by"], registry=REGISTRY)
ACT_SECONDS: Final = Histogram(
    "vezerkar_act_seconds", "Time from the command of a person until it is on disk.", registry=REGISTRY, buckets=QUICK
)
FRAME_BYTES: Final = Histogram(
    "vezerkar_frame_bytes", "Length of messages on sockets: whole pages or deltas.", ["kind"], registry=REGISTRY, buckets=SIZES
)
MATCH_SESSIONS: Final = Gauge("vezerkar_match_sessions", "Matches that this process holds in memory.", registry=REGISTRY)
MATCH_SESSION_BYTES: Final = Gauge("vezerkar_match_session_bytes", "Their memory, estimated.", registry=REGISTRY)
SOCKETS: Final = Gauge("vezerkar_sockets", "Open sockets.", registry=REGISTRY)
BOT_THINK_SECONDS: Final = Histogram(
    "vezerkar_bot_think_seconds", "Time in which bots chose.", ["game", "bot"], registry=REGISTRY, buckets=SLOW
)
BOT_FAILURES: Final = Counter(
    "vezerkar_bot_failures", "Decisions at which a bot failed or chose what is not legal.", ["game", "bot"], registry=REGISTRY
)
BOT_QUEUE: Final = Gauge("vezerkar_bot_queue", "Decisions that wait until a bot can think about them.", registry=REGISTRY)
STANDSTILLS: Final = Counter("vezerkar_standstills", "Errors at which a match stood still for a while.", registry=REGISTRY)
DB_SECONDS: Final = Histogram("vezerkar_db_seconds", "Time of calls of the database.", ["call"], registry=REGISTRY, buckets=QUICK)
DB_FAILURES: Final = Counter("vezerkar_db_failures", "Calls of the database that failed.", ["call"], registry=REGISTRY)
SHARDS_DRIVEN: Final = Gauge("vezerkar_shards", "Shards whose matches this process drives, of 64.", registry=REGISTRY)
REV_BEHIND: Final = Counter("vezerkar_rev_behind", "Commands decided anew: another process was faster.", registry=REGISTRY)
LINK_LOST: Final = Counter("vezerkar_link_lost", "Losses of the link to other processes.", registry=REGISTRY)
LINK_UP: Final = Gauge("vezerkar_link_up", "1 while this process hears of the others, and may drive matches.", registry=REGISTRY)
OVERDUE: Final = Counter("vezerkar_overdue", "Matches that stood still until they were found.", registry=REGISTRY)
FLAGS: Final = Counter("vezerkar_flags", "Times at which the time of a seat was over.", ["time_out"], registry=REGISTRY)
FLAG_LATE_SECONDS: Final = Histogram(
    "vezerkar_flag_late_seconds",
    "Time from the end of the time of a seat until the table has done what happens then.",
    registry=REGISTRY,
    buckets=LATE,
)
CLOCK_JUMPS: Final = Counter("vezerkar_clock_jumps", "Times at which the clock of the database was set.", registry=REGISTRY)
CLOCKS_LATE: Final = Gauge(
    "vezerkar_clocks_late",
    "Matches in which a clock, a pause or an offer ended a minute ago, and nothing was done.",
    registry=REGISTRY,
)
JOBS_LATE: Final = Gauge("vezerkar_jobs_late", "Jobs that have been due for a minute, and at which nobody is.", registry=REGISTRY)
JOBS_DEAD: Final = Gauge("vezerkar_jobs_dead", "Jobs that have failed too often, and are done no more.", registry=REGISTRY)
NOTICES: Final = Counter(
    "vezerkar_notices", "Mails and other notices to people, by what became of them.", ["channel", "outcome"], registry=REGISTRY
)
JOBS: Final = Counter("vezerkar_jobs", "Jobs that were done, have failed, or are dead.", ["kind", "outcome"], registry=REGISTRY)
REFUSALS: Final = Counter("vezerkar_refusals", "Requests that were not granted.", ["code"], registry=REGISTRY)
LOOP_LAG_SECONDS: Final = Histogram(
    "vezerkar_loop_lag_seconds", "Time by which the event loop was late.", registry=REGISTRY, buckets=QUICK
)
DISK_FREE: Final = Gauge("vezerkar_disk_free_ratio", "Free part of the disk with the file of the database.", registry=REGISTRY)

T = TypeVar("T")


@contextmanager
def gauged(readings: Mapping[Gauge, Callable[[], float]]) -> Iterator[None]:
    """Read gauges from these functions meanwhile. They are called on another thread."""
    for gauge, reading in readings.items():
        gauge.set_function(reading)
    try:
        yield
    finally:
        for gauge in readings:
            gauge.set_function(lambda: 0.0)


def timed_call(call: partial[T]) -> T:
    """Make a call of the database, and count it by the name of the function."""
    name = call.func.__name__.strip("_")
    try:
        with DB_SECONDS.labels(name).time():
            return call()
    except Exception:
        DB_FAILURES.labels(name).inc()
        raise


async def measure_loop_lag() -> None:
    """Measure for ever how late the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_PERIOD_SECONDS
        await asyncio.sleep(LAG_PERIOD_SECONDS)
        LOOP_LAG_SECONDS.observe(loop.time() - due)


@contextmanager
def metrics_served(port: int) -> Iterator[int]:
    """Serve the numbers to programs of this machine meanwhile; 0 picks a free port. Raises OSError."""
    server, thread = start_http_server(port, LOOPBACK, REGISTRY)
    try:
        yield int(server.server_port)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
