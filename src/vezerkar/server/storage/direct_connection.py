"""A connection straight to a PostgreSQL server, not from a pool: its session holds locks, and hears notifications."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import psycopg
from sqlalchemy.engine import URL

from vezerkar.server.storage.database_engine import CONNECTION_SETTINGS

LOCKS: Final = 0x76657A65
"""The space of our advisory locks: one for each shard, `ALIVE` and `HELPERS`."""
ALIVE: Final = 1000
"""The lock that every process of the table shares, so that they can be counted."""
HELPERS: Final = 1001
"""The lock that all share who let bots think for the table on another machine."""

HOLDERS: Final = """
SELECT objid::int, pid, pid = pg_backend_pid() FROM pg_locks
WHERE locktype = 'advisory' AND classid = %s AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Our locks that are held, by which process of the server, and True for those of this connection."""

Connection: TypeAlias = psycopg.AsyncConnection[Any]


async def direct_connection(url: URL, name: str) -> Connection:
    """Open one, which the server calls ``name``. Raises errors of psycopg."""
    names = {"database": "dbname", "username": "user"}
    parts = {names.get(part, part): value for part, value in url.translate_connect_args().items()}
    settings: dict[str, Any] = {**CONNECTION_SETTINGS, **url.query, **parts, "application_name": name}
    return await psycopg.AsyncConnection.connect(autocommit=True, **settings)
