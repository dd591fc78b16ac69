"""Invitations of accounts to open seats, in the database.

Whoever is blocked by the account that they invite, or by anybody at the table, or has blocked them, gets the same answers as all
others: the row is written as always, and only whoever is invited is not shown it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Row, Select, and_, case, delete, exists, func, insert, select, update

from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.chat.mute_table import blocked_with
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.invitations.invitation_messages import InvitationState
from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.notices.bell_table import read_within, ring_within
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, INVITATIONS, MATCHES, NOTICES, SEATS

LASTS: Final = 14 * DAY_MICROS
"""An invitation that nobody answers stands for so long, in microseconds. The seat is open to others all the time."""
MOST_WAITING: Final = 10
"""Invitations of one account that may wait for an answer at a time."""
MOST_A_DAY: Final = 30
"""Those that it may send in a day: whoever withdraws them again has disturbed people all the same."""
MOST_SHOWN: Final = 50
"""So many of a match, or to one account, are shown: the newest."""
KEPT: Final = 120 * DAY_MICROS
"""An invitation is remembered for so long: longer than what the bell says of it, so that both go with an account."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation of an ``account`` to the seats of a player, named by the first of them; with the names of both accounts.

    ``state`` is what it is now. All moments are in microseconds since 1970.
    """

    id: int
    match: str
    player: str
    account: int
    name: str
    by: int
    by_name: str
    made: int
    expires: int
    state: InvitationState


class InvitationTable:
    """Rows of invitations. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs = JobTable(engine)

    def add(self, match: str, player: str, account: int, by: int, job: NewJob) -> Invitation:
        """Keep an invitation, with the ``job`` that tells of it, unless the same one stands already. Raises `ApiError`.

        Who has declined is not asked for the same seats again.
        """
        with self._engine.begin() as connection:
            lock_account(connection, by)
            now = database_clock(connection)
            same = INVITATIONS.c.match == match, INVITATIONS.c.party == player, INVITATIONS.c.account == account
            known = connection.execute(_invitations(now, *same).order_by(INVITATIONS.c.id.desc())).all()
            if any(row.now == "declined" for row in known):
                raise ApiError("invitation_declined")
            for row in known:
                if row.now == "sent":
                    return _invitation(row)
            mine = INVITATIONS.c.by_account == by
            waiting = sum(row.now == "sent" for row in connection.execute(_invitations(now, mine, INVITATIONS.c.state == "sent")))
            lately = select(func.count()).select_from(INVITATIONS).where(mine, INVITATIONS.c.made > now - DAY_MICROS)
            if waiting >= MOST_WAITING or connection.execute(lately).scalar_one() >= MOST_A_DAY:
                raise ApiError("too_many_invitations", most=str(MOST_WAITING), daily=str(MOST_A_DAY))
            new = {"match": match, "party": player, "account": account, "by_account": by, "state": "sent"}
            connection.execute(insert(INVITATIONS).values(**new, made=now, expires=now + LASTS))
            self._jobs.add_within(connection, [job])
            return _invitation(connection.execute(_invitations(now, *same).order_by(INVITATIONS.c.id.desc()).limit(1)).one())

    def of_match(self, match: str) -> list[Invitation]:
        """The invitations to seats of a match, the newest first."""
        return self._found(lambda now: _invitations(now, INVITATIONS.c.match == match), MOST_SHOWN)

    def withdraw(self, match: str, number: int) -> int | None:
        """Take an invitation of a match back if it stands; return the account that was invited, or None if there is none."""
        with self._engine.begin() as connection:
            found = INVITATIONS.c.match == match, INVITATIONS.c.id == number
            row = connection.execute(select(INVITATIONS.c.account).where(*found)).one_or_none()
            if row is None:
                return None
            connection.execute(update(INVITATIONS).where(*found, INVITATIONS.c.state == "sent").values(state="gone"))
            ring_within(connection, row.account)
            return int(row.account)

    def waiting(self, account: int, match: str | None = None) -> list[Invitation]:
        """The invitations that wait for the answer of an account, to one match or to all, the newest first."""
        which = [*_to(account), INVITATIONS.c.state == "sent"]
        if match is not None:
            which.append(INVITATIONS.c.match == match)
        return self._found(lambda now: _invitations(now, *which, _state(now) == "sent"), MOST_SHOWN)

    def to_match(self, match: str, account: int) -> Invitation | None:
        """The newest invitation of an account to a match, whatever has become of it; None: there is none."""
        found = self._found(lambda now: _invitations(now, *_to(account), INVITATIONS.c.match == match), 1)
        return found[0] if found else None

    def invitation(self, number: int, account: int) -> Invitation | None:
        """An invitation of this account, whatever has become of it; None: there is none."""
        found = self._found(lambda now: _invitations(now, *_to(account), INVITATIONS.c.id == number), 1)
        return found[0] if found else None

    def take(self, number: int) -> None:
        """Note that an invitation was accepted; what the bell says of it was read."""
        with self._engine.begin() as connection:
            connection.execute(update(INVITATIONS).where(INVITATIONS.c.id == number).values(state="taken"))
            _read(connection, number)

    def decline(self, number: int) -> int | None:
        """Note that an invitation that stands was declined, and tell whoever has sent it; return that account, or None."""
        with self._engine.begin() as connection:
            standing = INVITATIONS.c.id == number, INVITATIONS.c.state == "sent"
            if not connection.execute(update(INVITATIONS).where(*standing).values(state="declined")).rowcount:
                return None
            _read(connection, number)
            query = _invitations(database_clock(connection), INVITATIONS.c.id == number)
            row = connection.execute(query.add_columns(MATCHES.c.game)).one()
            news = News("declined", declined_number(number), row.match, row.game, about=row.name)
            tell_within(connection, self._jobs, row.by_account, news, mail=False)
            return int(row.by_account)

    def tidy(self) -> None:
        """Note what has expired, and forget invitations of long ago."""
        with self._engine.begin() as connection:
            now = database_clock(connection)
            over = INVITATIONS.c.state == "sent", INVITATIONS.c.expires <= now
            connection.execute(update(INVITATIONS).where(*over).values(state="gone"))
            connection.execute(delete(INVITATIONS).where(INVITATIONS.c.made <= now - KEPT))

    def _found(self, query: Callable[[int], Select[Any]], most: int) -> list[Invitation]:
        with self._engine.connect() as connection:
            chosen = query(database_clock(connection)).order_by(INVITATIONS.c.id.desc()).limit(most)
            return [_invitation(row) for row in connection.execute(chosen)]


def told_number(match: str, player: str) -> str:
    """Return the number of the notice of an invitation: who is invited to the same seats again is not told again."""
    return f"invited {match} {player}"


def declined_number(number: int) -> str:
    """Return the number of the news that an invitation was declined."""
    return f"invitation {number}"


def forget_invitations(connection: Connection, account: int) -> None:
    """Delete the invitations from and to an account, and what the bells of the others say of them: her name."""
    rows = select(INVITATIONS).where((INVITATIONS.c.by_account == account) | (INVITATIONS.c.account == account))
    for row in connection.execute(rows).all():
        told = told_number(row.match, row.party) if row.by_account == account else declined_number(row.id)
        reader = row.account if row.by_account == account else row.by_account
        connection.execute(delete(NOTICES).where(NOTICES.c.account == reader, NOTICES.c.number == told))
        connection.execute(delete(INVITATIONS).where(INVITATIONS.c.id == row.id))


def _read(connection: Connection, number: int) -> None:
    row = connection.execute(select(INVITATIONS).where(INVITATIONS.c.id == number)).one()
    read_within(connection, row.account, NOTICES.c.number == told_number(row.match, row.party))


def _to(account: int) -> tuple[ColumnElement[bool], ...]:
    """Conditions on an invitation: it is to an account, and nobody of those whom that sits down with is blocked."""
    blocked = blocked_with(account)
    at_table = exists().where(SEATS.c.match == INVITATIONS.c.match, SEATS.c.account.in_(blocked)).correlate(INVITATIONS)
    return INVITATIONS.c.account == account, INVITATIONS.c.by_account.not_in(blocked), ~at_table


def _state(now: int) -> ColumnElement[str]:
    """The state of an invitation at a moment."""
    vacant = exists().where(SEATS.c.match == INVITATIONS.c.match, SEATS.c.seat == INVITATIONS.c.party, SEATS.c.kind == "open")
    void = (INVITATIONS.c.expires <= now) | MATCHES.c.over | ~vacant.correlate(INVITATIONS)
    return case((and_(INVITATIONS.c.state == "sent", void), "gone"), else_=INVITATIONS.c.state)


def _invitations(now: int, *which: ColumnElement[bool]) -> Select[Any]:
    invited, by = ACCOUNTS.alias("invited"), ACCOUNTS.alias("inviting")
    columns = invited.c.name, by.c.name.label("by_name"), _state(now).label("now")
    query = select(INVITATIONS, *columns).join(MATCHES, MATCHES.c.id == INVITATIONS.c.match)
    query = query.join(invited, invited.c.id == INVITATIONS.c.account).join(by, by.c.id == INVITATIONS.c.by_account)
    return query.where(*which)


def _invitation(row: Row[Any]) -> Invitation:
    seen = row.id, row.match, row.party, row.account, row.name, row.by_account, row.by_name
    return Invitation(*seen, row.made, row.expires, row.now)
