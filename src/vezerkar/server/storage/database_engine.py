"""The connections to the database: how they are opened, and how long they wait for one another."""

from __future__ import annotations

from contextlib import closing
from sqlite3 import Connection as SqliteConnection
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, Connection, Engine, NullPool, cast, create_engine, event, extract, func, literal
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from vezerkar.server.storage.moments import micros

MAX_CONNECTIONS: Final = 8
"""The connections that one process opens to a PostgreSQL server."""
MAX_LOCK_SECONDS: Final = 3
"""Seconds that a row is waited for, and that a transaction of a process which says nothing is kept open."""
TIMEOUTS: Final = ("idle_in_transaction_session_timeout", "lock_timeout")
"""The settings of PostgreSQL that bound both."""
CONNECTION_SETTINGS: Final = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 6000,
}
"""With these a PostgreSQL server that is out of reach is noticed within 6 seconds."""

SERVER_CLOCK: Final = cast(extract("epoch", func.clock_timestamp()) * 1_000_000, BigInteger)
"""This moment by the clock of a PostgreSQL server, in microseconds since 1970."""


def is_sqlite(engine: Engine) -> bool:
    """Return True if the database is a file of SQLite, False if it is a PostgreSQL server."""
    return engine.dialect.name == "sqlite"


def clock_column(engine: Engine) -> ColumnElement[int]:
    """This moment by the clock of the database, in microseconds since 1970. That of a file is its process's."""
    if is_sqlite(engine):
        return literal(micros(), BigInteger)
    return SERVER_CLOCK


def database_engine(url: str, pooler: str = "") -> Engine:
    """The connections to a database; with ``pooler``, the URL of one, the server's are borrowed there for each transaction."""
    # The text of an error would show the parameters: seeds, keys, invitations, hidden moves.
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", _durable)
        event.listen(engine, "begin", _begin)
        return engine
    address = make_url(pooler or url)
    settings: dict[str, Any] = {name: value for name, value in CONNECTION_SETTINGS.items() if name not in address.query}
    if pooler:
        # A statement would be prepared on a connection that somebody else has next.
        settings["prepare_threshold"] = None
    # A connection that has died is found out before it is used, so that a restart of the database costs nobody an error.
    engine = create_engine(
        address,
        hide_parameters=True,
        pool_size=MAX_CONNECTIONS,
        max_overflow=0,
        pool_timeout=5,
        pool_pre_ping=True,
        connect_args=settings,
    )
    if pooler:
        event.listen(engine, "begin", _bound_once)
    else:
        event.listen(engine, "connect", _bound)
    return engine


def server_of(connection: Connection) -> tuple[object, ...]:
    """Return what tells the database of a PostgreSQL server from others."""
    query = "SELECT current_database()::text, pg_postmaster_start_time()::text"
    return tuple(connection.exec_driver_sql(query).one())


def is_pooled(connection: Connection) -> bool:
    """Return True if somebody lends this connection to a PostgreSQL server, who gives it a number of their own."""
    lent = connection.connection.driver_connection
    assert lent is not None
    return bool(connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one() != lent.info.backend_pid)


def pooler_fault(url: str, pooler: str) -> str:
    """Return why matches of this database cannot be written through this pooler; empty if they can."""
    servers = []
    for name, address in (("db", url), ("db-pooler", pooler)):
        try:
            if make_url(address).get_backend_name() != "postgresql":
                return f"--{name} must be the URL of a PostgreSQL server, for a pooler stands before one"
            settings = {**CONNECTION_SETTINGS, "prepare_threshold": None}
            engine = create_engine(address, hide_parameters=True, connect_args=settings, poolclass=NullPool)
            with closing(engine.connect()) as connection:
                if address == url and is_pooled(connection):
                    return "--db leads to a pooler: name the server itself with --db, and the pooler with --db-pooler"
                servers.append(server_of(connection))
        except (SQLAlchemyError, ValueError) as error:
            reason = str(getattr(error, "orig", None) or "this is no URL of a database").splitlines()[0]
            return f"--{name} cannot be used beside a pooler: {reason}"
    return "" if servers[0] == servers[1] else "--db-pooler leads to another database than --db"


def _bound(connection: Any, _: object) -> None:
    # A process that is frozen in the middle of a write must not hold up the match for all others.
    with connection.cursor() as cursor:
        for setting in TIMEOUTS:
            cursor.execute(f"SET {setting} = '{MAX_LOCK_SECONDS}s'")
    connection.commit()


def _bound_once(connection: Connection) -> None:
    # What is set for longer than a transaction would stay with a connection that somebody else has next.
    connection.exec_driver_sql("; ".join(f"SET LOCAL {setting} = '{MAX_LOCK_SECONDS}s'" for setting in TIMEOUTS))


def _durable(connection: SqliteConnection, _: object) -> None:
    # Python would leave changes of the schema out of transactions; `_begin` puts them in, so that a migration is all or nothing.
    connection.isolation_level = None
    # FULL: a commit returns when it is on disk, so what was acknowledged outlives a loss of power too. A write that finds the
    # database locked waits no longer than a second, for others wait behind it; then it is tried again (see MatchService).
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=1000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
