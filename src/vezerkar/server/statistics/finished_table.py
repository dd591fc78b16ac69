"""The public matches that are over, in the database: one row for each, and one for each of its seats.

Statistics are counted by the database from these rows alone, so nobody opens a match for them. Each call is one transaction and
may be made again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, func, insert, select

from vezerkar.server.accounts.account_table import BOT
from vezerkar.server.ratings.rating_table import beginners
from vezerkar.server.statistics.finished_game import FinishedGame, GameResult, Pace
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, FINISHED_GAMES, FINISHED_SEATS, MATCHES, RATED_GAMES, RATED_SEATS

SAME: Final = tuple(FINISHED_GAMES.c[name] for name in ("scenario", "players", "clock", "rules", "winners"))
"""Games that are the same in these are counted together."""


@dataclass(frozen=True, slots=True)
class CountedGames:
    """So many ``games`` that are alike. ``seconds`` is how long they have taken in all."""

    scenario: str
    players: int
    clock: Pace
    rules: str
    winners: tuple[str, ...]
    games: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """The games that are wanted: of a title, with bots or without, with such a clock and by such rules (None: any)."""

    game: str
    bots: bool = False
    clock: Pace | None = None
    rules: str | None = None


@dataclass(frozen=True, slots=True)
class PlayedSeats:
    """The results of somebody on a side: so many games of a title in a scenario, for so many players, with such a clock."""

    game: str
    scenario: str
    players: int
    clock: Pace
    side: str
    bots: bool
    result: GameResult
    games: int


@dataclass(frozen=True, slots=True)
class OpponentResults:
    """The results of somebody against somebody else."""

    name: str
    bot: bool
    results: Counter[GameResult]


@dataclass(frozen=True, slots=True)
class RatedMoment:
    """Somebody's strength after a rated match of a pool that ended then."""

    pool: str
    at: int
    mu: float
    sigma: float


class FinishedTable:
    """The public matches of a database that are over."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def keep(self, game: FinishedGame) -> None:
        """Keep the end of a match, in place of what was kept of it before.

        In a rated match those have played who had the seats when it began: whoever has left has lost. Accounts that are gone are
        not kept.
        """
        with self._engine.begin() as connection:
            # Nobody erases an account between the look at it and the writing, nor keeps the same match.
            at = select(MATCHES.c.id).where(MATCHES.c.id == game.match).with_for_update()
            if connection.execute(at).first() is None:
                return
            connection.execute(delete(FINISHED_SEATS).where(FINISHED_SEATS.c.match == game.match))
            connection.execute(delete(FINISHED_GAMES).where(FINISHED_GAMES.c.match == game.match))
            began = beginners(connection, game.match)
            holders = {**game.holders, **began}
            roles = _roles(connection, {account for account in holders.values() if account is not None})
            connection.execute(
                insert(FINISHED_GAMES).values(
                    match=game.match,
                    game=game.game,
                    version=game.version,
                    rules=game.version.partition(".")[0],
                    scenario=game.scenario,
                    players=game.players,
                    clock=game.clock,
                    rated=game.rated,
                    bots=game.bots or BOT in roles.values(),
                    began=game.began,
                    ended=game.ended,
                    plies=game.plies,
                    ending=game.ending,
                    winners=" ".join(game.winners),
                )
            )
            seats = [
                {
                    "match": game.match,
                    "seat": seat,
                    "side": side,
                    "account": holders[seat] if holders[seat] in roles else None,
                    "result": "lost" if seat in began and began[seat] != game.holders[seat] else game.result(seat),
                }
                for seat, side in game.sides.items()
            ]
            connection.execute(insert(FINISHED_SEATS), seats)

    # --- of titles ------------------------------------------------------------------------------------------------

    def titles(self) -> dict[tuple[str, bool], int]:
        """The number of games of each title, without bots and with them."""
        columns = FINISHED_GAMES.c.game, FINISHED_GAMES.c.bots
        query = select(*columns, func.count().label("games")).group_by(*columns).order_by(*columns)
        with self._engine.connect() as connection:
            return {(row.game, row.bots): row.games for row in connection.execute(query)}

    def counted(self, wanted: Wanted) -> list[CountedGames]:
        """The games of a title, counted, whatever their clock and rules."""
        seconds = func.sum((FINISHED_GAMES.c.ended - FINISHED_GAMES.c.began) / SECOND_MICROS).label("seconds")
        query = select(*SAME, func.count().label("games"), seconds).where(*_which(wanted, all_kinds=True))
        with self._engine.connect() as connection:
            return [
                CountedGames(*row[:4], tuple(row.winners.split()), row.games, int(row.seconds))
                for row in connection.execute(query.group_by(*SAME).order_by(*SAME))
            ]

    def lengths(self, wanted: Wanted) -> dict[tuple[str, int], Counter[int]]:
        """The numbers of plies of games, each with how often it came, by scenario and number of players."""
        columns = tuple(FINISHED_GAMES.c[name] for name in ("scenario", "players", "plies"))
        query = select(*columns, func.count().label("games")).where(*_which(wanted)).group_by(*columns)
        found: dict[tuple[str, int], Counter[int]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                found.setdefault((row.scenario, row.players), Counter())[row.plies] = row.games
        return found

    # --- of people ------------------------------------------------------------------------------------------------

    def played(self, account: int) -> list[PlayedSeats]:
        """The results of somebody, counted. Of several seats of one side the first stands for all."""
        other = FINISHED_SEATS.alias()
        earlier = (
            select(other.c.seat)
            .where(
                other.c.match == FINISHED_SEATS.c.match,
                other.c.account == account,
                other.c.side == FINISHED_SEATS.c.side,
                other.c.seat < FINISHED_SEATS.c.seat,
            )
            .exists()
        )
        columns: tuple[ColumnElement[Any], ...] = (
            *(FINISHED_GAMES.c[name] for name in ("game", "scenario", "players", "clock")),
            FINISHED_SEATS.c.side,
            FINISHED_GAMES.c.bots,
            FINISHED_SEATS.c.result,
        )
        query = (
            select(*columns, func.count().label("games"))
            .join(FINISHED_GAMES, FINISHED_GAMES.c.match == FINISHED_SEATS.c.match)
            .where(FINISHED_SEATS.c.account == account, ~earlier)
            .group_by(*columns)
            .order_by(*columns)
        )
        with self._engine.connect() as connection:
            return [PlayedSeats(**row._mapping) for row in connection.execute(query)]

    def opponents(self, account: int, most: int) -> list[OpponentResults]:
        """The results of somebody against others with accounts, first those who were met most often."""
        own, other = FINISHED_SEATS.alias("own"), FINISHED_SEATS.alias("other")
        met = (
            select(own.c.match, own.c.result, other.c.account)
            .join(other, and_(other.c.match == own.c.match, other.c.side != own.c.side))
            .where(own.c.account == account, other.c.account.is_not(None), other.c.account != account)
            .distinct()
            .subquery()
        )
        columns = met.c.account, ACCOUNTS.c.name, ACCOUNTS.c.role, met.c.result
        query = select(*columns, func.count().label("games")).join(ACCOUNTS, ACCOUNTS.c.id == met.c.account)
        found: dict[int, OpponentResults] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(query.group_by(*columns)):
                one = found.setdefault(row.account, OpponentResults(row.name, row.role == BOT, Counter()))
                one.results[row.result] = row.games
        return sorted(found.values(), key=lambda one: (-one.results.total(), one.name))[:most]

    def rated_moments(self, account: int, most: int) -> list[RatedMoment]:
        """The strength of somebody after the last rated matches, at ``most`` so many, in the order in which they ended."""
        theirs = select(RATED_SEATS.c.match).where(RATED_SEATS.c.account == account)
        which = RATED_GAMES.c.match.in_(theirs), RATED_GAMES.c.changes.is_not(None)
        query = select(RATED_GAMES.c.pool, RATED_GAMES.c.ended, RATED_GAMES.c.changes).where(*which)
        with self._engine.connect() as connection:
            rows: Sequence[Any] = connection.execute(query.order_by(RATED_GAMES.c.ended.desc()).limit(most)).all()
        changes = [(row, msgspec.convert(row.changes, dict[str, list[float]]).get(str(account))) for row in reversed(rows)]
        return [RatedMoment(row.pool, row.ended, change[2], change[3]) for row, change in changes if change is not None]


def _which(wanted: Wanted, all_kinds: bool = False) -> list[ColumnElement[bool]]:
    which = [FINISHED_GAMES.c.game == wanted.game, FINISHED_GAMES.c.bots == wanted.bots]
    if not all_kinds and wanted.clock is not None:
        which.append(FINISHED_GAMES.c.clock == wanted.clock)
    if not all_kinds and wanted.rules is not None:
        which.append(FINISHED_GAMES.c.rules == wanted.rules)
    return which


def _roles(connection: Connection, accounts: set[int]) -> dict[int, str]:
    """The roles of those of these accounts that are not gone; they stay so until the transaction ends."""
    query = select(ACCOUNTS.c.id, ACCOUNTS.c.role).where(ACCOUNTS.c.id.in_(accounts), ACCOUNTS.c.state != "gone")
    return {row.id: row.role for row in connection.execute(query.order_by(ACCOUNTS.c.id).with_for_update())}
