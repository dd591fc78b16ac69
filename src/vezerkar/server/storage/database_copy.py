"""Move a table from one database to another, such as from the file of one machine to a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, func, insert, select, text, tuple_

from vezerkar.engine import VezerkarError
from vezerkar.server.storage.database_engine import is_sqlite
from vezerkar.server.storage.schema import BOT_QUESTIONS, MATCHES, METADATA
from vezerkar.server.storage.store import Store

BATCH: Final = 1000
"""Rows that are copied in one transaction."""


class CannotCopy(VezerkarError):
    """The databases are such that a copy would lose or mix something."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A table of the database after the copy: its rows, and how many of them this copy has written."""

    table: str
    rows: int
    written: int


def copy_database(source: Store, target: Store) -> list[Copied]:
    """Write everything of one database into another, and count it there.

    A copy that was broken off is gone on with: rows that are there already stay. Raises `CannotCopy` if the target holds rows
    that the source does not know, before or after, and errors of the databases.
    """
    if source.engine.url == target.engine.url:
        raise CannotCopy("both are the same database")
    # What bots are asked at a moment is of no use a moment later.
    tables = [table for table in METADATA.sorted_tables if table is not BOT_QUESTIONS]
    # Matches come first: they say most clearly that the database is in use.
    for table in sorted(tables, key=lambda one: one is not MATCHES):
        _refuse_strangers(source, target, table)
    done = []
    for table in tables:
        written = sum(_write(target, table, rows) for rows in _batches(source, table))
        with source.engine.connect() as old, target.engine.connect() as new:
            here, there = _count(old, table), _count(new, table)
        if here != there:
            raise CannotCopy(f"{table.name}: {there} rows of {here} are there; stop the server that writes them, and copy again")
        done.append(Copied(table.name, there, written))
    _go_on_counting(target)
    return done


def _batches(store: Store, table: Table) -> Iterator[list[Row[Any]]]:
    """All rows in the order of their keys, some at a time."""
    key = list(table.primary_key.columns)
    last: tuple[Any, ...] | None = None
    while True:
        query = select(table).order_by(*key).limit(BATCH)
        if last is not None:
            query = query.where(tuple_(*key) > last)
        with store.engine.connect() as connection:
            rows = list(connection.execute(query))
        if not rows:
            return
        yield rows
        last = _key(table, rows[-1])


def _write(store: Store, table: Table, rows: list[Row[Any]]) -> int:
    """Write those of the rows that are not there; return their number."""
    with store.engine.begin() as connection:
        known = _known(connection, table, rows)
        new = [row._asdict() for row in rows if _key(table, row) not in known]
        if new:
            connection.execute(insert(table), new)
        return len(new)


def _refuse_strangers(source: Store, target: Store, table: Table) -> None:
    for rows in _batches(target, table):
        with source.engine.connect() as connection:
            known = _known(connection, table, rows)
        if any(_key(table, row) not in known for row in rows):
            raise CannotCopy(f"the database to copy to holds {table.name} of its own: name an empty one")


def _known(connection: Connection, table: Table, rows: list[Row[Any]]) -> set[tuple[Any, ...]]:
    """The keys of a batch that a database has."""
    # One by one: databases differ in how they order words.
    key = list(table.primary_key.columns)
    query = select(*key).where(tuple_(*key).in_([_key(table, row) for row in rows]))
    return {tuple(row) for row in connection.execute(query)}


def _key(table: Table, row: Row[Any]) -> tuple[Any, ...]:
    return tuple(getattr(row, column.name) for column in table.primary_key.columns)


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _go_on_counting(store: Store) -> None:
    """Let PostgreSQL number new rows after the greatest copied number, as SQLite does by itself."""
    if is_sqlite(store.engine):
        return
    with store.engine.begin() as connection:
        for table in METADATA.sorted_tables:
            column = table.autoincrement_column
            if column is None:
                continue
            sequence = connection.execute(
                text("select pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
            ).scalar_one()
            most = connection.execute(select(func.coalesce(func.max(column), 0))).scalar_one()
            connection.execute(text("select setval(:sequence, :next, false)"), {"sequence": sequence, "next": most + 1})
