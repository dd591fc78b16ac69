"""The row of a match, which every change of the match raises.

To make a statement takes SQLAlchemy as long as the database takes to carry it out: those that come with every action are kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from sqlalchemy import BigInteger, Connection, Row, bindparam, update
from sqlalchemy.sql.dml import ReturningUpdate

from vezerkar.server.storage.database_engine import SERVER_CLOCK, is_sqlite
from vezerkar.server.storage.match_change import Change
from vezerkar.server.storage.moments import micros
from vezerkar.server.storage.schema import MATCHES

NOW: Final = object()
"""As a value of a column: this moment by the clock of the database."""


def raise_match(connection: Connection, match: str, change: Change | None, values: Mapping[str, object]) -> Row[Any] | None:
    """Raise the ``rev`` of a match and change ``values`` in its row. Return its ``rev``, and ``now``, the moment by the database.

    None: there is no such match, or it is not as it was when the ``change`` was decided.
    """
    of_now = tuple(name for name, value in values.items() if value is NOW)
    given = tuple(name for name, value in values.items() if value is not NOW)
    of_file = is_sqlite(connection.engine)
    parameters: dict[str, object] = {f"to_{name}": values[name] for name in given}
    parameters |= {"which": match, "to_mark": None if change is None else change.mark}
    if change is not None:
        parameters["decided_at"] = change.rev
    if of_file:
        parameters["moment"] = micros()
    return connection.execute(_raising(given, of_now, change is not None, of_file), parameters).one_or_none()


@cache
def _raising(given: tuple[str, ...], of_now: tuple[str, ...], decided: bool, of_file: bool) -> ReturningUpdate[Any]:
    """The statement that changes these columns; the clock of a database in a file is that of its process."""
    clock = bindparam("moment", type_=BigInteger) if of_file else SERVER_CLOCK
    values: dict[str, Any] = {name: bindparam(f"to_{name}") for name in (*given, "mark")} | dict.fromkeys(of_now, clock)
    raised = update(MATCHES).where(MATCHES.c.id == bindparam("which")).values(rev=MATCHES.c.rev + 1, **values)
    if decided:
        raised = raised.where(MATCHES.c.rev == bindparam("decided_at"))
    return raised.returning(MATCHES.c.rev, clock.label("now"))
