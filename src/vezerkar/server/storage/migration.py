"""Bringing the tables of a database up to date."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Column, Connection, MetaData, String, Table, func, inspect, select

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).with_name("migrations")
"""The steps that bring the tables up to date. The name of each file begins with its revision."""
MIGRATION_LOCK: Final = 35_000_001
"""The advisory lock of whoever brings the tables up to date."""
REVISIONS: Final = Table("alembic_version", MetaData(), Column("version_num", String(32)))
"""The table in which Alembic keeps the revision of the others."""


def alembic_config() -> Config:
    """The settings with which Alembic finds the steps."""
    # To load Alembic takes a tenth of a start, and most find nothing to do.
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


@cache
def newest_revision() -> str:
    """The revision that the tables have when all steps are made.

    It is read from the names of the files: Alembic would load each of them, which takes longer than all else that opens a
    database.
    """
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def revision(connection: Connection) -> str | None:
    """The revision of the tables; None if there are none."""
    return connection.execute(select(REVISIONS)).scalar() if inspect(connection).has_table(REVISIONS.name) else None


def bring_up_to_date(connection: Connection, shared: bool, timeouts: Iterable[str]) -> None:
    """Make the tables, or what is new of them.

    ``shared``: other processes may open the same database now. ``timeouts`` are the settings that would end a long step there.
    """
    if revision(connection) == newest_revision():
        return
    if shared:
        # Two processes that open a new database at once: the second finds the tables made. However long that takes on a busy
        # machine, nobody else waits for these tables yet.
        for setting in timeouts:
            connection.exec_driver_sql(f"SET LOCAL {setting} = 0")
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
