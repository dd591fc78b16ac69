"""Jobs as tests take them."""

from __future__ import annotations

from vezerkar.server.jobs.job_table import JobTable, TakenJob


def taken(table: JobTable, kind: str) -> TakenJob | None:
    """Take the job of a kind that has been due for longest; None if none is due."""
    found = table.take(kind)
    return found if isinstance(found, TakenJob) else None
