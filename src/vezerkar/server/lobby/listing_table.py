"""Open tables in the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Row, and_, case, delete, exists, func, insert, null, or_, select, update

from vezerkar.server.accounts.account_table import BOT
from vezerkar.server.chat.mute_table import blocked_with
from vezerkar.server.clocks.clock_table import rules_of
from vezerkar.server.clocks.clocks import ClockRules
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.lobby.listing import Listing
from vezerkar.server.relations.follow_table import followed_by
from vezerkar.server.storage.schema import ACCOUNTS, LISTINGS, LOG, MATCHES, SEATS

LISTING_LOCK: Final = 35_000_003
"""The advisory lock of whoever opens a table, for the open tables of its maker are counted first."""


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """A seat of an open table: the first seat of its player, who has it (``human``, ``bot`` or ``open``), and which account.

    ``by_bot``: it is the account of a bot. Until ``vacant_until`` a seat waits that somebody has left, and then its ``stand_in``
    plays.
    """

    seat: str
    player: str
    kind: str
    bot: str
    player_name: str
    account: int | None
    by_bot: bool
    vacant_until: int | None = None
    stand_in: str = ""


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """An open table as the list has it. ``at`` is when it was opened, ``moved`` when something was done there last.

    ``ply`` is the number of entries of its log where somebody wants to know. ``followed`` are the names of those there whom
    the reader follows. ``apart``: the table is in no list, only a free seat of it is; then
    ``match`` is the name of that.
    """

    match: str
    game: str
    options: dict[str, str]
    pace: str
    timing: ClockRules | None
    listing: Listing
    at: int
    moved: int
    seats: list[ListedSeat]
    rated: bool = False
    teaching: bool = False
    ply: int | None = None
    followed: tuple[str, ...] = ()
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Wanted:
    """A wish for tables of a ``game``, with a ``clock`` (``none``, ``live`` or ``days``), in a language, ``rated`` or not.

    With ``bots``, of the table or of somebody, or for people alone.

    Of ``account`` nobody sits there who has blocked it, or whom it has blocked.
    ``before`` is the last table that was seen, by when it was opened and its name.
    """

    game: str | None = None
    clock: str | None = None
    lang: str | None = None
    before: tuple[int, str] | None = None
    rated: bool | None = None
    account: int | None = None
    bots: bool | None = None


def listing_of(connection: Connection, match: str) -> Listing | None:
    """Return what is listed of a match, or None if it is not listed."""
    row = connection.execute(select(LISTINGS).where(LISTINGS.c.match == match)).one_or_none()
    return None if row is None else _listing(row)


def _listing(row: Any) -> Listing:
    seen = row.about, row.lang, row.maker_name, row.by_account
    return Listing(*seen, gathering=row.gathering, rating_from=row.rating_from, rating_to=row.rating_to)


def keep_listing(connection: Connection, match: str, listing: Listing | None) -> None:
    """Keep a new listing of a match in place of the former one; None: it is not listed.

    Raises `ApiError` if its maker has opened too many tables already.
    """
    connection.execute(delete(LISTINGS).where(LISTINGS.c.match == match))
    if listing is None:
        return
    limit = listing.limit
    if limit is not None:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(LISTING_LOCK)))
        running = exists().where(MATCHES.c.id == LISTINGS.c.match, ~MATCHES.c.over)
        mine = select(func.count()).where(LISTINGS.c.maker == limit.counted_as, LISTINGS.c.gathering, running)
        if connection.execute(mine).scalar_one() >= limit.most:
            raise ApiError("too_many_tables", most=str(limit.most))
    connection.execute(
        insert(LISTINGS).values(
            match=match,
            about=listing.about,
            lang=listing.lang,
            maker_name=listing.maker_name,
            by_account=listing.by_account,
            maker=limit.counted_as if limit is not None else None,
            gathering=listing.gathering,
            rating_from=listing.rating_from,
            rating_to=listing.rating_to,
            at=database_clock(connection),
        )
    )


def count_seats(connection: Connection, match: str, at: int) -> None:
    """Note that a table gathers no more, if no seat is open at this moment."""
    still = exists().where(SEATS.c.match == match, SEATS.c.kind == "open")
    found = update(LISTINGS).where(LISTINGS.c.match == match, LISTINGS.c.gathering, ~still)
    if connection.execute(found.values(gathering=False, maker=_known_maker())).rowcount:
        # Whoever wants to cancel it at this very moment, because nobody has come for long, finds that it goes on.
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(moved=at))


def gather_again(connection: Connection, match: str) -> None:
    """Note that a table waits for people once more, if it is listed."""
    connection.execute(update(LISTINGS).where(LISTINGS.c.match == match).values(gathering=True))


def end_gathering(connection: Connection, match: str) -> None:
    """Note that a match that is over waits for nobody."""
    mine = update(LISTINGS).where(LISTINGS.c.match == match, LISTINGS.c.gathering)
    connection.execute(mine.values(gathering=False, maker=_known_maker()))


def _known_maker() -> ColumnElement[str | None]:
    """The account that made a table, whose name it shows until the account is erased.

    Where else its maker came from is of no use any more when it waits for nobody.
    """
    return case((LISTINGS.c.by_account, LISTINGS.c.maker), else_=null())


def gathers(since: ColumnElement[int] | None = None) -> ColumnElement[bool]:
    """A condition on a match: it waits for people, if ``since`` is given since then or before."""
    found = exists().where(LISTINGS.c.match == MATCHES.c.id, LISTINGS.c.gathering)
    return found if since is None else found.where(LISTINGS.c.at <= since)


def _has_bots() -> ColumnElement[bool]:
    """A condition on a match: a bot of the table sits there, or the account of a bot."""
    of_program = SEATS.c.account.in_(select(ACCOUNTS.c.id).where(ACCOUNTS.c.role == BOT))
    return exists().where(SEATS.c.match == MATCHES.c.id, or_(SEATS.c.kind == "bot", of_program)).correlate(MATCHES)


def _welcomes(account: int) -> ColumnElement[bool]:
    """A condition on a match: nobody sits there who has blocked an account, or whom it has blocked."""
    return ~exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.account.in_(blocked_with(account))).correlate(MATCHES)


def _sits_followed(account: int) -> tuple[ColumnElement[bool], ...]:
    """Conditions on a seat and its account: somebody sits there whom an account follows, under the name of the account.

    Whoever plays under another name is not to be known by it.
    """
    followed = SEATS.c.account.in_(followed_by(account))
    return followed, SEATS.c.kind == "human", SEATS.c.holder == ACCOUNTS.c.name, ACCOUNTS.c.id == SEATS.c.account


def _followed(account: int) -> ColumnElement[bool]:
    """A condition on a match: somebody sits there whom an account follows."""
    return exists().where(SEATS.c.match == MATCHES.c.id, *_sits_followed(account)).correlate(MATCHES)


def _plies(connection: Connection, matches: Collection[str]) -> dict[str, int]:
    """The plies that some matches have come to; those in which nothing was done have none."""
    query = select(LOG.c.match, func.max(LOG.c.ply).label("ply")).where(LOG.c.match.in_(matches)).group_by(LOG.c.match)
    return {row.match: row.ply for row in connection.execute(query)}


def _apart(row: Row[Any], name: str) -> ListedSeat:
    """A seat of a table that is not in the lobby: free under this name, or somebody's, of whom nothing is said."""
    free = row.listed_as == name
    kind = row.kind if free or row.kind == "bot" else "human"
    told = row.seat, row.party, kind, row.bot, "", None, False
    return ListedSeat(*told, row.vacant_until if free else None, (row.stand_in or "") if free else "")


class ListingTable:
    """The lists of open tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def gathering(self, wanted: Wanted, most: int, oldest: bool = False) -> list[ListedMatch]:
        """Tables that anybody may join, the newest first unless the ``oldest`` are wished for; at ``most`` so many."""
        which = [LISTINGS.c.gathering, ~MATCHES.c.over]
        if wanted.game is not None:
            which.append(MATCHES.c.game == wanted.game)
        if wanted.lang is not None:
            which.append(LISTINGS.c.lang == wanted.lang)
        if wanted.rated is not None:
            which.append(MATCHES.c.rated if wanted.rated else ~MATCHES.c.rated)
        if wanted.bots is not None:
            which.append(_has_bots() if wanted.bots else ~_has_bots())
        if wanted.before is not None:
            at, match = wanted.before
            which.append(or_(LISTINGS.c.at < at, and_(LISTINGS.c.at == at, LISTINGS.c.match < match)))
        if wanted.clock is not None:
            kind = MATCHES.c.clock["kind"].as_string()
            which.append(MATCHES.c.clock.is_(None) if wanted.clock == "none" else kind == wanted.clock)
        if wanted.account is not None:
            which.append(_welcomes(wanted.account))
        order = (LISTINGS.c.at, LISTINGS.c.match) if oldest else (LISTINGS.c.at.desc(), LISTINGS.c.match.desc())
        return self._found(which, order, most, wanted.account)

    def running(self, game: str | None, since: int, most: int, account: int | None = None) -> list[ListedMatch]:
        """Tables that have begun and are not over, in which something was done since then; what went on last comes first.

        Before all others come those of the people whom an ``account`` follows. ``at`` says when something was done.
        """
        which = [~LISTINGS.c.gathering, ~MATCHES.c.over, MATCHES.c.moved >= since]
        if game is not None:
            which.append(MATCHES.c.game == game)
        order = [MATCHES.c.moved.desc(), MATCHES.c.id]
        if account is not None:
            order.insert(0, case((_followed(account), 0), else_=1))
        found = self._found(which, order, most, account)
        return [replace(one, at=one.moved) for one in found]

    def substitutes(self, game: str | None, account: int | None, most: int) -> list[ListedMatch]:
        """Tables that go on and at which a seat has become free, those that went on last first, each with its ply.

        Of an ``account`` none at which somebody sits who has blocked it, or whom it has blocked. At rated ones nobody takes over.
        """
        free = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == "open", ~SEATS.c.reserved)
        which = [~LISTINGS.c.gathering, ~MATCHES.c.over, ~MATCHES.c.rated, free.correlate(MATCHES)]
        if game is not None:
            which.append(MATCHES.c.game == game)
        if account is not None:
            which.append(_welcomes(account))
        found = self._found(which, (MATCHES.c.moved.desc(), MATCHES.c.id), most, account)
        with self._engine.connect() as connection:
            plies = _plies(connection, [one.match for one in found])
        return [replace(one, at=one.moved, ply=plies.get(one.match, 0)) for one in found]

    def set_apart(self, game: str | None, account: int | None, most: int) -> list[ListedMatch]:
        """Free seats of tables that are not in the lobby, as the players there have agreed: without names, nor that of the table.

        Otherwise as `substitutes`.
        """
        mine = SEATS.c.match == MATCHES.c.id, SEATS.c.kind == "open", SEATS.c.listed_as.is_not(None)
        which = [exists().where(*mine).correlate(MATCHES), ~MATCHES.c.over, ~MATCHES.c.rated]
        if game is not None:
            which.append(MATCHES.c.game == game)
        if account is not None:
            which.append(_welcomes(account))
        query = select(MATCHES).where(*which).order_by(MATCHES.c.moved.desc(), MATCHES.c.id).limit(most)
        seats: dict[str, list[Row[Any]]] = defaultdict(list)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
            matches = [row.id for row in rows]
            plies = _plies(connection, matches)
            for one in connection.execute(select(SEATS).where(SEATS.c.match.in_(matches))):
                seats[one.match].append(one)
        found = []
        for row in rows:
            terms = row.game, row.options, row.pace, rules_of(row.clock), Listing("", "", "", False, gathering=False)
            for name in sorted({one.listed_as for one in seats[row.id] if one.listed_as}):
                told = [_apart(one, name) for one in seats[row.id]]
                ply = plies.get(row.id, 0)
                found.append(ListedMatch(name, *terms, row.moved, row.moved, told, teaching=row.teaching, ply=ply, apart=True))
        return found

    def apart(self, name: str) -> str | None:
        """The match of which free seats are in the lobby under a name; None: of none."""
        with self._engine.connect() as connection:
            found: str | None = connection.execute(select(SEATS.c.match).where(SEATS.c.listed_as == name).limit(1)).scalar()
            return found

    def _found(
        self, which: Collection[ColumnElement[bool]], order: Collection[Any], most: int, account: int | None = None
    ) -> list[ListedMatch]:
        names = "id", "game", "options", "pace", "clock", "moved", "rated", "teaching"
        columns = [MATCHES.c[name] for name in names]
        query = select(LISTINGS, *columns).join(MATCHES, MATCHES.c.id == LISTINGS.c.match)
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(*which).order_by(*order).limit(most)).all()
            seats: dict[str, list[ListedSeat]] = defaultdict(list)
            of_seats = select(SEATS, ACCOUNTS.c.role).outerjoin(ACCOUNTS).where(SEATS.c.match.in_([row.match for row in rows]))
            for one in connection.execute(of_seats):
                told = one.seat, one.party, one.kind, one.bot, one.holder, one.account
                seats[one.match].append(ListedSeat(*told, one.role == BOT, one.vacant_until, one.stand_in or ""))
            follows: dict[str, list[str]] = defaultdict(list)
            if account is not None:
                here = SEATS.c.match.in_([row.match for row in rows]), *_sits_followed(account)
                of_follows = select(SEATS.c.match, SEATS.c.holder).join(ACCOUNTS).where(*here).order_by(SEATS.c.seat)
                for one in connection.execute(of_follows):
                    follows[one.match].append(one.holder)
        return [
            ListedMatch(
                row.match,
                row.game,
                row.options,
                row.pace,
                rules_of(row.clock),
                _listing(row),
                row.at,
                row.moved,
                seats[row.match],
                row.rated,
                row.teaching,
                followed=tuple(dict.fromkeys(follows[row.match])),
            )
            for row in rows
        ]
