"""Acts of moderators on accounts, in the database: each has a reason, is told to its holder, and ends by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, insert, select, update

from vezerkar.server.accounts.account_changes import NAME_DAYS
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.account_table import Account, account_of, lock_names
from vezerkar.server.care.care_messages import ActInfo
from vezerkar.server.care.report_table import line_of
from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.operation.acts import record_act
from vezerkar.server.storage.moments import DAY_MICROS, written
from vezerkar.server.storage.schema import ACCOUNTS, CHAT, FORMER_NAMES, MATCHES, REPORTS, SANCTIONS, SEATS

FOR_GOOD: Final = 250_000_000_000_000_000
"""An act that lasts until then, which is in the year 9892, is for good."""
MOST: Final = 100
"""Acts that are shown at a time."""
COLUMNS: Final = {"mute": "muted_until", "ban": "banned_until"}
"""The columns of accounts that hold until when an act lasts."""


@dataclass(frozen=True, slots=True)
class Deed:
    """An act as it is to be written down: its kind, the reason, the days it lasts (None: for good), the account of the moderator
    (None: whoever runs the table), and the report that it is about.
    """

    kind: str
    reason: str
    days: int | None = None
    by: int | None = None
    report: int | None = None

    @property
    def lasting(self) -> bool:
        """True if it lasts."""
        return self.kind in COLUMNS

    @property
    def length(self) -> str:
        """The time that it lasts, as acts are written down: empty if it does not."""
        if not self.lasting:
            return ""
        return " for good" if self.days is None else f" for {self.days} days"

    def until(self, now: int) -> int:
        """Return when it ends if it begins now."""
        if not self.lasting:
            return now
        return FOR_GOOD if self.days is None else now + self.days * DAY_MICROS


class Settled(Exception):
    """Somebody else has seen to the report meanwhile."""


class SanctionTable:
    """Rows of acts. A call that is made again because nobody knows if the first came through tells its account twice."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def account(self, key: str) -> Account | None:
        """The account of a name, or None."""
        return self._account(ACCOUNTS.c.name_key == key)

    def account_by_id(self, number: int) -> Account | None:
        """The account of this number, or None if it is gone."""
        return self._account(ACCOUNTS.c.id == number)

    def _account(self, which: Any) -> Account | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(ACCOUNTS).where(which, ACCOUNTS.c.state != "gone")).one_or_none()
            return None if row is None else account_of(row, database_clock(connection))

    def plays_with(self, account: int, other: int) -> bool:
        """Return True if two accounts have seats in a match that is not over."""
        own, theirs = SEATS.alias("own"), SEATS.alias("theirs")
        query = select(own.c.match).join(theirs, theirs.c.match == own.c.match).join(MATCHES, MATCHES.c.id == own.c.match)
        both = own.c.account == account, theirs.c.account == other, ~MATCHES.c.over
        with self._engine.connect() as connection:
            return connection.execute(query.where(*both).limit(1)).first() is not None

    def act(self, account: int, deed: Deed) -> None:
        """Do something to an account, and have its holder told. Raises `Settled`."""
        with self._engine.begin() as connection:
            # Two at once follow one another, or neither would see what the other one does.
            alive = ACCOUNTS.c.id == account, ACCOUNTS.c.state != "gone"
            if connection.execute(select(ACCOUNTS.c.id).where(*alive).with_for_update()).first() is None:
                return
            now = database_clock(connection)
            until = deed.until(now)
            # Of each kind one lasts: the latest says how long.
            ended = COLUMNS if deed.kind == "pardon" else (deed.kind,)
            lasting = SANCTIONS.c.account == account, SANCTIONS.c.until > now, SANCTIONS.c.kind.in_(ended)
            connection.execute(update(SANCTIONS).where(*lasting).values(until=now))
            tell_of_deed(connection, JobTable(self._engine), account, deed, now)
            if deed.lasting:
                column = COLUMNS[deed.kind]
                connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values({column: until}))
            if deed.kind == "pardon":
                free = dict.fromkeys(COLUMNS.values(), 0)
                connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(free))
            _done(connection, deed, f"account {account}{deed.length}", now)

    def settle(self, deed: Deed, about: str) -> None:
        """Write down what touches no account: a report that is dismissed, a line of a guest that is hidden. Raises `Settled`."""
        with self._engine.begin() as connection:
            _done(connection, deed, about, database_clock(connection))

    def rename(self, account: int) -> str:
        """Give an account a name that says nothing; return it. It stays as long as any other does."""
        new = f"Player-{account}"
        with self._engine.begin() as connection:
            lock_names(connection)
            now = database_clock(connection)
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account)).one()
            if row.name != new:
                former = {"name_key": row.name_key, "account": account, "until": now + NAME_DAYS * DAY_MICROS}
                connection.execute(FORMER_NAMES.delete().where(FORMER_NAMES.c.name_key == row.name_key))
                connection.execute(insert(FORMER_NAMES).values(former))
            values = {"name": new, "name_key": name_key(new), "renamed": now}
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(values))
            return new

    def of_account(self, account: int) -> list[ActInfo]:
        """The acts on an account, the latest first."""
        return self._acts(SANCTIONS.c.account == account)

    def all(self) -> list[ActInfo]:
        """The acts on all accounts, the latest first."""
        return self._acts()

    def _acts(self, *which: Any) -> list[ActInfo]:
        query = select(SANCTIONS, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.id == SANCTIONS.c.account).where(*which)
        with self._engine.connect() as connection:
            now = database_clock(connection)
            rows = connection.execute(query.order_by(SANCTIONS.c.at.desc(), SANCTIONS.c.id.desc()).limit(MOST))
            return [_info(row, now) for row in rows]

    def see(self, account: int, last: int) -> None:
        """Note that the holder of an account has read what was done, up to the act of this number."""
        with self._engine.begin() as connection:
            read = SANCTIONS.c.account == account, SANCTIONS.c.id <= last
            connection.execute(update(SANCTIONS).where(*read).values(seen=True))


def tell_of_deed(connection: Connection, jobs: JobTable, account: int, deed: Deed, at: int | None = None) -> None:
    """Keep an act of this moment on an account for its holder to read, and have them told, in the transaction of the act."""
    now = database_clock(connection) if at is None else at
    row = {"account": account, "kind": deed.kind, "at": now, "until": deed.until(now), "reason": deed.reason, "by": deed.by}
    number = connection.execute(insert(SANCTIONS).values(row).returning(SANCTIONS.c.id)).scalar_one()
    tell_within(connection, jobs, account, News("care", f"care {number}", reason=deed.reason))


def hide_line(connection: Connection, match: str, line: int, room: str) -> None:
    """Hide a line of chat of a room of a match, counted from 0."""
    number = connection.execute(line_of(match, line, room)).one().id
    connection.execute(update(CHAT).where(CHAT.c.id == number).values(hidden=True))


def mute_guest(connection: Connection, report: Row[Any], until: int) -> bool:
    """Let the guest that a report is about write nothing in that match until a moment. False: they have no seat."""
    player = None
    if report.line is not None:
        player = connection.execute(line_of(report.match, report.line, report.room)).one().player
    elif report.seat is not None:
        seat = select(SEATS.c.party).where(SEATS.c.match == report.match, SEATS.c.seat == report.seat)
        player = connection.execute(seat).scalar_one_or_none()
    theirs = SEATS.c.match == report.match, SEATS.c.party == player, SEATS.c.kind == "human", SEATS.c.account.is_(None)
    return bool(connection.execute(update(SEATS).where(*theirs).values(muted_until=until)).rowcount)


def _done(connection: Connection, deed: Deed, about: str, now: int) -> None:
    """Write down an act, and that its report is settled. Raises `Settled`."""
    # Acts stay when an account is gone, so they hold neither its name nor the reason, in which it may stand.
    record_act(connection, deed.kind, about=about, who="" if deed.by is None else f"account {deed.by}")
    if deed.report is not None:
        waits = REPORTS.c.id == deed.report, REPORTS.c.done.is_(None)
        if not connection.execute(update(REPORTS).where(*waits).values(done=now)).rowcount:
            raise Settled


def _info(row: Row[Any], now: int) -> ActInfo:
    until = "" if row.until >= FOR_GOOD else written(row.until)
    return ActInfo(row.id, row.kind, written(row.at), until, row.until > now, row.reason, row.name, row.seen)
