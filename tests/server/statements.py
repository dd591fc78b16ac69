"""SQLAlchemy compiles every statement for each database anew; here those of all files of SQLite are compiled once.

The tests open hundreds of databases in one process and ask all of them the same. To compile that takes a sixth of their time.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from vezerkar.server.storage import database_engine

_first: Engine | None = None
"""The first engine for SQLite, whose compiled statements are those of all that follow."""


class _Dialect(SQLiteDialect_pysqlite):
    """The key of a compiled statement has the dialect in it: any of these is as good as another.

    Each database still has one of its own, for tests let some of them fail.
    """

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Dialect)

    def __hash__(self) -> int:
        return hash(_Dialect)


def compile_once() -> None:
    """Let tables that are made from now on share the compiled statements."""
    database_engine.create_engine = _engine  # type: ignore[attr-defined]


def _engine(url: Any, **settings: Any) -> Engine:
    global _first
    engine = create_engine(url, **settings)
    if type(engine.dialect) is SQLiteDialect_pysqlite:
        engine.dialect.__class__ = _Dialect
        _first = _first or engine
        engine._compiled_cache = _first._compiled_cache
    return engine
