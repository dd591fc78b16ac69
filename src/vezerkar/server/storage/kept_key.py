"""Keys of the table itself, kept in its database: made when one is needed for the first time, and then the same for ever."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from vezerkar.server.storage.schema import META


def kept_key(engine: Engine, name: str, make: Callable[[], str]) -> str:
    """Return the key that is kept under a name; if there is none, ``make`` one."""
    query = select(META.c.value).where(META.c.name == name)
    with engine.connect() as connection:
        known = connection.execute(query).scalar_one_or_none()
    if known is not None:
        return str(known)
    try:
        with engine.begin() as connection:
            connection.execute(insert(META).values(name=name, value=make()))
    except IntegrityError:
        # Another process has made one first.
        pass
    with engine.connect() as connection:
        return str(connection.execute(query).scalar_one())
