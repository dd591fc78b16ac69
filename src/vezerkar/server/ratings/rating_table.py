"""Ratings in the database: a fold over the rated matches that are over, in the order in which they ended.

What is kept of ratings follows from `RATED_GAMES` and can be made anew from it at any time. Each call is one transaction and may
be made again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, exists, func, insert, or_, select, update

from vezerkar.server.accounts.account_table import BOT
from vezerkar.server.ratings.ratings import WITH_BOTS, Pool, RatedSide, Rating
from vezerkar.server.storage.schema import ACCOUNTS, MATCHES, RATED_GAMES, RATED_SEATS, RATINGS, SEATS, SIDE_RATINGS

RATING_LOCK: Final = 35_000_026
"""The advisory lock of whoever takes matches into the ratings: two at a time could do the same twice."""


@dataclass(frozen=True, slots=True)
class RatedPerson:
    """Somebody's rating: when the last game ended that it comes from, and whether the account is gone, or that of a ``bot``."""

    account: int
    name: str
    gone: bool
    rating: Rating
    last: int
    bot: bool


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The effect of a match on somebody's rating; None while it waits to be taken in."""

    before: Rating
    after: Rating


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A rated match that is over: when it ended, who had which seat when it began, and its effect on their ratings.

    ``names`` are those of the accounts, None for one that is gone; ``bots`` are the accounts of bots. ``changes`` is None while
    it waits to be taken in.
    """

    match: str
    game: str
    options: dict[str, str]
    pool: str
    ended: int
    sides: list[RatedSide]
    seats: dict[str, int]
    names: dict[int, str | None]
    bots: frozenset[int]
    changes: dict[int, RatingChange] | None


def note_beginners(connection: Connection, match: str) -> None:
    """Keep who has which seat of a rated match that begins now: the first time that all seats are taken."""
    rated = select(MATCHES.c.id).where(MATCHES.c.id == match, MATCHES.c.rated)
    noted = select(RATED_SEATS.c.seat).where(RATED_SEATS.c.match == match).limit(1)
    if connection.execute(rated).first() is None or connection.execute(noted).first() is not None:
        return
    seats = connection.execute(select(SEATS).where(SEATS.c.match == match)).all()
    if all(one.kind == "human" and one.account is not None for one in seats):
        connection.execute(insert(RATED_SEATS), [{"match": match, "seat": one.seat, "account": one.account} for one in seats])


def forget_beginners(connection: Connection, match: str) -> None:
    """Let a rated match that goes on count for nobody: it is as if it had not begun."""
    connection.execute(delete(RATED_SEATS).where(RATED_SEATS.c.match == match))


def beginners(connection: Connection, match: str) -> dict[str, int]:
    """Return the accounts that had the seats of a rated match when it began; none: it did not begin."""
    rows = connection.execute(select(RATED_SEATS).where(RATED_SEATS.c.match == match))
    return {row.seat: row.account for row in rows}


def keep_rated_game(connection: Connection, match: str, pool: str, sides: Sequence[RatedSide], ended: int) -> None:
    """Keep that a rated match is over. It waits to be taken into the ratings: into those with bots, if one took part."""
    accounts = [account for side in sides for account in side.accounts]
    bots = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(accounts), ACCOUNTS.c.role == BOT).limit(1)
    if connection.execute(bots).first() is not None:
        pool += WITH_BOTS
    row = {"match": match, "pool": pool, "ended": ended, "sides": msgspec.to_builtins(sides)}
    connection.execute(insert(RATED_GAMES).values(row))


class RatingTable:
    """The ratings of people and sides."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # --- the fold -------------------------------------------------------------------------------------------------

    def take_in(self, match: str) -> None:
        """Take the matches of its pool that wait into the ratings, this one among them. A second call changes nothing."""
        with self._locked() as connection:
            pool = connection.execute(select(RATED_GAMES.c.pool).where(RATED_GAMES.c.match == match)).scalar_one_or_none()
            if pool is None:
                return
            of_pool = RATED_GAMES.c.pool == pool
            first = connection.execute(select(func.min(RATED_GAMES.c.ended)).where(of_pool, _waits())).scalar_one()
            if first is None:
                return
            later = select(RATED_GAMES.c.match).where(of_pool, ~_waits(), RATED_GAMES.c.ended >= first).limit(1)
            if connection.execute(later).first() is not None:
                # It was written later than one that has ended after it, by another process.
                _forget(connection, pool)
            _fold(connection, pool)

    def rebuild(self, also: Callable[[Connection], object] = lambda connection: None) -> int:
        """Make all ratings anew from the matches; return the number of matches. ``also`` is done before."""
        with self._engine.begin() as connection:
            also(connection)
        return sum(self.rebuild_pool(pool) for pool in self.rated_pools())

    def rated_pools(self) -> list[str]:
        """The pools of which there are rated matches that are over, or ratings."""
        with self._engine.connect() as connection:
            tables = (RATED_GAMES, RATINGS, SIDE_RATINGS)
            return sorted({pool for table in tables for pool in connection.execute(select(table.c.pool).distinct()).scalars()})

    def rebuild_pool(self, pool: str) -> int:
        """Make the ratings of a pool anew from its matches; return the number of these."""
        with self._locked() as connection:
            _forget(connection, pool)
            return _fold(connection, pool)

    @contextmanager
    def _locked(self) -> Iterator[Connection]:
        with self._engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(RATING_LOCK)))
            yield connection

    # --- what is shown --------------------------------------------------------------------------------------------

    def pools(self) -> dict[str, int]:
        """The pools in which somebody has a rating, and how many have."""
        query = select(RATINGS.c.pool, func.count().label("people")).group_by(RATINGS.c.pool).order_by(RATINGS.c.pool)
        with self._engine.connect() as connection:
            return {row.pool: row.people for row in connection.execute(query)}

    def people(self, pool: str, since: int, least_games: int, listed: bool, most: int) -> list[RatedPerson]:
        """The people of a pool, the best first: those ``listed`` with enough games, one of them since a moment; or the others.

        Accounts that are gone are left out.
        """
        counts = and_(RATINGS.c.games >= least_games, RATINGS.c.last >= since)
        which = RATINGS.c.pool == pool, counts if listed else ~counts, ACCOUNTS.c.state != "gone"
        order = (RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.account
        return self._people(which, order, most)

    def sides(self, pool: str) -> dict[str, Rating]:
        """The strengths of the sides of a pool."""
        query = select(SIDE_RATINGS).where(SIDE_RATINGS.c.pool == pool).order_by(SIDE_RATINGS.c.side)
        with self._engine.connect() as connection:
            return {row.side: Rating(row.mu, row.sigma, row.games) for row in connection.execute(query)}

    def of_account(self, account: int) -> dict[str, RatedPerson]:
        """The ratings of somebody, by pool."""
        query = _ratings().where(RATINGS.c.account == account).order_by(RATINGS.c.pool)
        with self._engine.connect() as connection:
            return {row.pool: _person(row) for row in connection.execute(query)}

    def shown(self, places: Collection[tuple[str, int]]) -> dict[tuple[str, int], Rating]:
        """The ratings of accounts in pools, of those that have one."""
        if not places:
            return {}
        which = or_(*(and_(RATINGS.c.pool == pool, RATINGS.c.account == account) for pool, account in set(places)))
        with self._engine.connect() as connection:
            rows = connection.execute(select(RATINGS).where(which))
            return {(row.pool, row.account): Rating(row.mu, row.sigma, row.games) for row in rows}

    def account(self, key: str) -> tuple[int, str, int, bool] | None:
        """The account of a name: its number, its name as written, when it was made, if it is a bot's. None: there is none."""
        query = select(ACCOUNTS).where(ACCOUNTS.c.name_key == key, ACCOUNTS.c.state != "gone")
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.id, row.name, row.made, row.role == BOT)

    def match(self, match: str) -> RatedMatch | None:
        """A rated match that is over, or None if it is none."""
        found = self._matches((RATED_GAMES.c.match == match,), 1)
        return found[0] if found else None

    def matches_of(self, account: int, most: int) -> list[RatedMatch]:
        """The rated matches of somebody that are over, the last first, at ``most`` so many."""
        theirs = exists().where(RATED_SEATS.c.match == RATED_GAMES.c.match, RATED_SEATS.c.account == account)
        return self._matches((theirs,), most)

    def _people(self, which: Sequence[ColumnElement[bool]], order: Sequence[Any], most: int) -> list[RatedPerson]:
        with self._engine.connect() as connection:
            return [_person(row) for row in connection.execute(_ratings().where(*which).order_by(*order).limit(most))]

    def _matches(self, which: Sequence[ColumnElement[bool]], most: int) -> list[RatedMatch]:
        query = select(RATED_GAMES, MATCHES.c.game, MATCHES.c.options).join(MATCHES, MATCHES.c.id == RATED_GAMES.c.match)
        query = query.where(*which).order_by(RATED_GAMES.c.ended.desc(), RATED_GAMES.c.match).limit(most)
        facts = (ACCOUNTS.c[name] for name in ("name", "state", "role"))
        seated = select(RATED_SEATS, *facts).join(ACCOUNTS, ACCOUNTS.c.id == RATED_SEATS.c.account)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
            seats: dict[str, dict[str, int]] = {row.match: {} for row in rows}
            names: dict[int, str | None] = {}
            bots: dict[str, set[int]] = {row.match: set() for row in rows}
            for one in connection.execute(seated.where(RATED_SEATS.c.match.in_(seats))):
                seats[one.match][one.seat] = one.account
                names[one.account] = None if one.state == "gone" else one.name
                if one.role == BOT:
                    bots[one.match].add(one.account)
        return [
            RatedMatch(
                row.match,
                row.game,
                row.options,
                row.pool,
                row.ended,
                msgspec.convert(row.sides, list[RatedSide]),
                seats[row.match],
                {account: names[account] for account in seats[row.match].values()},
                frozenset(bots[row.match]),
                None if row.changes is None else _changes(row.changes),
            )
            for row in rows
        ]


def _waits() -> ColumnElement[bool]:
    """A condition on a match: it waits to be taken in."""
    return RATED_GAMES.c.changes.is_(None)


def _forget(connection: Connection, pool: str) -> None:
    """Forget all ratings of a pool: all its matches wait again."""
    connection.execute(delete(RATINGS).where(RATINGS.c.pool == pool))
    connection.execute(delete(SIDE_RATINGS).where(SIDE_RATINGS.c.pool == pool))
    connection.execute(update(RATED_GAMES).where(RATED_GAMES.c.pool == pool).values(changes=None))


def _fold(connection: Connection, name: str) -> int:
    """Take in all matches of a pool that wait; return how many. All that were taken in have ended before them."""
    query = select(RATED_GAMES).where(RATED_GAMES.c.pool == name, _waits())
    games = connection.execute(query.order_by(RATED_GAMES.c.ended, RATED_GAMES.c.match)).all()
    sides = {game.match: msgspec.convert(game.sides, list[RatedSide]) for game in games}
    people = {account for found in sides.values() for side in found for account in side.accounts}
    theirs = RATINGS.c.pool == name, RATINGS.c.account.in_(people)
    pool, last = Pool(), dict[int, int]()
    for row in connection.execute(select(RATINGS).where(*theirs)):
        pool.people[row.account] = Rating(row.mu, row.sigma, row.games)
    for row in connection.execute(select(SIDE_RATINGS).where(SIDE_RATINGS.c.pool == name)):
        pool.sides[row.side] = Rating(row.mu, row.sigma, row.games)
    for game in games:
        accounts = [account for side in sides[game.match] for account in side.accounts]
        before = {account: pool.people.get(account, Rating()) for account in accounts}
        pool.take(sides[game.match])
        last |= dict.fromkeys(accounts, game.ended)
        changes = {str(account): _numbers(before[account], pool.people[account]) for account in accounts}
        connection.execute(update(RATED_GAMES).where(RATED_GAMES.c.match == game.match).values(changes=changes))
    if games:
        connection.execute(delete(RATINGS).where(*theirs))
        connection.execute(delete(SIDE_RATINGS).where(SIDE_RATINGS.c.pool == name))
        rows = [{"pool": name, "account": who, "last": last[who], **_row(one)} for who, one in pool.people.items()]
        connection.execute(insert(RATINGS), rows)
        connection.execute(insert(SIDE_RATINGS), [{"pool": name, "side": side, **_row(one)} for side, one in pool.sides.items()])
    return len(games)


def _row(rating: Rating) -> dict[str, object]:
    return {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}


def _numbers(before: Rating, after: Rating) -> list[float]:
    return [before.mu, before.sigma, after.mu, after.sigma, after.games]


def _changes(stored: dict[str, list[float]]) -> dict[int, RatingChange]:
    found = {}
    for account, (mu, sigma, new_mu, new_sigma, games) in stored.items():
        found[int(account)] = RatingChange(Rating(mu, sigma, int(games) - 1), Rating(new_mu, new_sigma, int(games)))
    return found


def _ratings() -> Any:
    return select(RATINGS, ACCOUNTS.c.name, ACCOUNTS.c.state, ACCOUNTS.c.role).join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account)


def _person(row: Any) -> RatedPerson:
    rating = Rating(row.mu, row.sigma, row.games)
    return RatedPerson(row.account, row.name, row.state == "gone", rating, row.last, row.role == BOT)
