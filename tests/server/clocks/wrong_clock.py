"""A clock of the database that somebody sets while a table runs."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import Connection

import vezerkar.server.jobs.job_table as job_table_module
import vezerkar.server.storage.moments as moments_module
import vezerkar.server.storage.store as store_module
from vezerkar.server.storage.moments import DAY_SECONDS


class WrongClock:
    """The clock, set by so many days: that of this machine, and what a PostgreSQL server tells a store when it is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.days = 0.0
        for module in (moments_module, job_table_module):
            monkeypatch.setattr(module, "time_ns", lambda: time.time_ns() + round(self.days * DAY_SECONDS * 1_000_000_000))
        right = job_table_module.database_clock

        def told(connection: Connection) -> int:
            of_server = connection.dialect.name != "sqlite"
            return right(connection) + (round(self.days * DAY_SECONDS * 1_000_000) if of_server else 0)

        monkeypatch.setattr(store_module, "database_clock", told)
