"""Reports in the database: what people ask moderators to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from vezerkar.server.accounts.former_player import FORMER_PLAYER
from vezerkar.server.care.care_messages import ReportInfo
from vezerkar.server.chat.chat_lines import Room
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import DAY_MICROS, written
from vezerkar.server.storage.schema import ACCOUNTS, CHAT, REPORTS, SEATS

KEPT_DAYS: Final = 365
"""For so many days a report is kept."""
MOST_OF_A_MATCH: Final = 10
"""Reports about one match that wait at a time."""
MOST: Final = 100
"""Reports that are shown at a time."""


class NotThere(Exception):
    """There is no such seat, line of chat or account."""


class ReportTable:
    """Rows of reports. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(
        self,
        once: str,
        by: int | None,
        reason: str,
        match: str,
        ply: int,
        seat: str | None = None,
        line: int | None = None,
        room: Room = "table",
    ) -> None:
        """Keep a report about a line of chat of a match, or the person who has a seat. Raises `NotThere`.

        Of a match at most `MOST_OF_A_MATCH` wait at a time: moderators look at it anyway.
        """
        with self._engine.connect() as connection:
            if line is not None:
                found = connection.execute(line_of(match, line, room)).one_or_none()
            else:
                people = SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.kind == "human"
                found = connection.execute(select(SEATS).where(*people)).one_or_none()
            if found is None:
                raise NotThere
            waiting = select(func.count()).select_from(REPORTS).where(REPORTS.c.match == match, REPORTS.c.done.is_(None))
            if connection.execute(waiting).scalar_one() >= MOST_OF_A_MATCH:
                return
        where = {"match": match, "ply": ply, "seat": seat, "line": line, "room": room}
        self._add({"once": once, "by": by, "account": found.account, "reason": reason, **where})

    def add_name(self, once: str, by: int, reason: str, key: str) -> None:
        """Keep a report about the name of an account. Raises `NotThere`."""
        with self._engine.connect() as connection:
            account = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name_key == key)).scalar_one_or_none()
        if account is None:
            raise NotThere
        self._add({"once": once, "by": by, "account": account, "reason": reason})

    def _add(self, row: dict[str, object]) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(REPORTS).values(row | {"at": database_clock(connection)}))
        except IntegrityError:
            # The same was reported before, perhaps by this very call. Where somebody has seen to that, it waits again.
            with self._engine.begin() as connection:
                settled = REPORTS.c.once == row["once"], REPORTS.c.done.is_not(None)
                again = row | {"at": database_clock(connection), "done": None}
                connection.execute(update(REPORTS).where(*settled).values(again))

    def open(self, moderator: int, below: Sequence[str]) -> list[ReportInfo]:
        """The reports that wait for a moderator, the oldest first.

        Those about people without a role ``below`` the moderator's own, and about matches in which the moderator sits, are for
        others.
        """
        judged = select(ACCOUNTS.c.id).where(ACCOUNTS.c.role.in_(below))
        others = or_(REPORTS.c.account.is_(None), REPORTS.c.account.in_(judged))
        query = select(REPORTS).where(REPORTS.c.done.is_(None), others, ~_sits(moderator)).order_by(REPORTS.c.at, REPORTS.c.id)
        with self._engine.connect() as connection:
            return [_info(connection, row) for row in connection.execute(query.limit(MOST)).all()]

    def all_open(self) -> list[ReportInfo]:
        """All reports that wait, for whoever runs the table."""
        with self._engine.connect() as connection:
            query = select(REPORTS).where(REPORTS.c.done.is_(None)).order_by(REPORTS.c.at, REPORTS.c.id)
            return [_info(connection, row) for row in connection.execute(query).all()]

    def report(self, number: int) -> Row[Any] | None:
        """A report that waits; None if there is none of this number, or somebody has seen to it."""
        with self._engine.connect() as connection:
            waits = REPORTS.c.id == number, REPORTS.c.done.is_(None)
            return connection.execute(select(REPORTS).where(*waits)).one_or_none()

    def is_own(self, number: int, moderator: int) -> bool:
        """Return True if a report is about a moderator, or a match in which they sit."""
        own = or_(REPORTS.c.account == moderator, _sits(moderator))
        with self._engine.connect() as connection:
            return connection.execute(select(REPORTS.c.id).where(REPORTS.c.id == number, own)).first() is not None

    def tidy(self) -> None:
        """Forget the reports of long ago."""
        with self._engine.begin() as connection:
            connection.execute(delete(REPORTS).where(REPORTS.c.at < database_clock(connection) - KEPT_DAYS * DAY_MICROS))


def _sits(account: int) -> Any:
    return exists().where(SEATS.c.match == REPORTS.c.match, SEATS.c.account == account)


def line_of(match: str, line: int, room: str) -> Any:
    """Return the query for a line of chat of a room of a match, counted from 0."""
    return select(CHAT).where(CHAT.c.match == match, CHAT.c.room == room).order_by(CHAT.c.id).offset(line).limit(1)


def _info(connection: Connection, row: Row[Any]) -> ReportInfo:
    said = None if row.line is None else connection.execute(line_of(row.match, row.line, row.room)).one_or_none()
    seat = None
    if row.seat is not None:
        seat = connection.execute(select(SEATS).where(SEATS.c.match == row.match, SEATS.c.seat == row.seat)).one_or_none()
    names = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_((row.account, row.by)))
    by_id = {one.id: one.name for one in connection.execute(names)}
    shown = said.name if said is not None else seat.holder if seat is not None else ""
    return ReportInfo(
        id=row.id,
        at=written(row.at),
        name=by_id.get(row.account, "" if shown == FORMER_PLAYER else shown),
        account=row.account is not None,
        reason=row.reason,
        by=by_id.get(row.by, ""),
        match=row.match or "",
        ply=row.ply or 0,
        seat=row.seat or "",
        line=row.line,
        said="" if said is None or said.text == FORMER_PLAYER else said.text,
        room=row.room,
    )
