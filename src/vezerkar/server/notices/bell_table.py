"""The bell of an account: the notices that it has not read, and those before, in the database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Engine, Select, func, select, update

from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.notices.notice_messages import NewsEvent, NoticeEvent
from vezerkar.server.storage.schema import MATCHES, NOTICES, SEATS

BELL: Final = "bell"
"""The target of a notice that stands in the bell."""
LISTED: Final = "listed"
"""The mode of such a notice, unless its account looked at the match just then."""
BELLS: Final = "vezerkar_bells"
"""The channel on which processes hear that the bell of an account has changed."""
MOST: Final = 50
"""So many notices the bell has, the newest. Those before are not counted any more either."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A notice in the bell: ``others`` are the people who sit at the table besides its account.

    ``match`` and ``game`` are None for news ``about`` something else.
    """

    number: str
    event: NoticeEvent | NewsEvent
    match: str | None
    game: str | None
    about: str
    page: str
    others: tuple[str, ...]
    at: int
    read: bool


class BellTable:
    """Rows of notices as the bell shows them. Each call may be made again: it is not always known if the first came through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def notices(self, account: int) -> list[Rung]:
        """The notices in the bell of an account, the newest first."""
        with self._engine.connect() as connection:
            columns = NOTICES, MATCHES.c.game
            query = _newest(account, *columns).outerjoin(MATCHES, MATCHES.c.id == NOTICES.c.match)
            rows = connection.execute(query).all()
            others = _others(connection, account, {row.match for row in rows if row.match is not None})
            return [
                Rung(
                    row.number,
                    row.event,
                    row.match,
                    row.game,
                    row.about,
                    row.page or f"/play/{row.match}",
                    others.get(row.match, ()),
                    row.at,
                    row.read is not None,
                )
                for row in rows
            ]

    def unread(self, account: int) -> int:
        """The number of those that are not read."""
        newest = _newest(account, NOTICES.c.read).subquery()
        with self._engine.connect() as connection:
            query = select(func.count()).select_from(newest).where(newest.c.read.is_(None))
            return int(connection.execute(query).scalar_one())

    def seen(self, account: int, numbers: Iterable[str]) -> None:
        """Note that its holder has read these notices."""
        with self._engine.begin() as connection:
            read_within(connection, account, NOTICES.c.number.in_(list(numbers)))


def read_within(connection: Connection, account: int, which: ColumnElement[bool]) -> bool:
    """Note in a transaction that an account has read such notices of its bell; return False if none of them was new."""
    unread = NOTICES.c.account == account, NOTICES.c.target == BELL, NOTICES.c.mode == LISTED, NOTICES.c.read.is_(None)
    changed = connection.execute(update(NOTICES).where(*unread, which).values(read=database_clock(connection))).rowcount
    if changed:
        ring_within(connection, account)
    return bool(changed)


def ring_within(connection: Connection, account: int) -> None:
    """Tell all processes, once the transaction is done, that the bell of an account has changed."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_notify(BELLS, str(account))))


def _newest(account: int, *columns: object) -> Select[tuple[object, ...]]:
    listed = NOTICES.c.account == account, NOTICES.c.target == BELL, NOTICES.c.mode == LISTED
    found: Select[tuple[object, ...]] = select(*columns)  # type: ignore[call-overload]
    return found.where(*listed).order_by(NOTICES.c.at.desc(), NOTICES.c.number.desc()).limit(MOST)


def _others(connection: Connection, account: int, matches: Iterable[str]) -> dict[str, tuple[str, ...]]:
    people = SEATS.c.kind == "human", SEATS.c.holder != "", SEATS.c.account.is_distinct_from(account)
    query = select(SEATS.c.match, SEATS.c.holder).where(SEATS.c.match.in_(list(matches)), *people).order_by(SEATS.c.seat)
    found: dict[str, tuple[str, ...]] = {}
    for match, holder in connection.execute(query):
        before = found.get(match, ())
        found[match] = before if holder in before else (*before, holder)
    return found
