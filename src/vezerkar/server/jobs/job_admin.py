"""Jobs as whoever runs the table sees them: which there are, and what can be done about one."""

from __future__ import annotations

from functools import partial

from vezerkar.engine import VezerkarError
from vezerkar.server.jobs.job_table import ListedJob
from vezerkar.server.operation.acts import NO_ORDER, Order, record_act
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.store import Store


class BadJob(VezerkarError):
    """There is no such job."""


def listed(store: Store) -> list[str]:
    """Return a line for each job, first those that are dead: its number and key, when it is due, its tries and its last error."""
    return [_line(job) for job in store.jobs.jobs()]


def _line(job: ListedJob) -> str:
    state = "dead" if job.due is None else f"due {written(job.due)}"
    if job.lease is not None:
        state += f", taken until {written(job.lease)}"
    name = job.key or job.kind
    tries = f", tried {job.attempts} times" if job.attempts else ""
    return f"{job.id}  {name}: {state}{tries}" + (f"; {job.last_error}" if job.last_error else "")


def retry(store: Store, number: int, order: Order = NO_ORDER) -> None:
    """Have a job done now, however often it has failed. A running server sees it within half a minute. Raises `BadJob`."""
    if not store.jobs.retry(number, _recorded("job retry", number, order)):
        raise BadJob(f"there is no job {number}")


def drop(store: Store, number: int, order: Order = NO_ORDER) -> None:
    """Forget a job. Raises `BadJob`."""
    if not store.jobs.drop(number, _recorded("job drop", number, order)):
        raise BadJob(f"there is no job {number}")


def _recorded(deed: str, number: int, order: Order) -> partial[None]:
    return partial(record_act, deed=deed, about=order.about(str(number)), who=order.who)
