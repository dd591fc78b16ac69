"""Challenges to bot accounts, and what stands between a bot and its matches, in the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Row, Select, and_, delete, func, insert, or_, select, update

from vezerkar.server.accounts.account_table import lock_account
from vezerkar.server.bot_api.bot_messages import ChallengeState
from vezerkar.server.clocks.clock_table import rules_of
from vezerkar.server.clocks.clocks import ClockRules
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import JobTable, database_clock
from vezerkar.server.lobby.listing_table import gathers
from vezerkar.server.notices.news import News, tell_within
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, API_TOKENS, BOT_ACCOUNTS, CHALLENGES, LOG, MATCHES, SEATS

LASTS: Final = 14 * DAY_MICROS
"""A challenge that nobody answers stands for so long, in microseconds."""
MOST_OF_MATCH: Final = 5
"""Challenges of one match that may stand at the same time."""
MOST_OF_BOT: Final = 50
"""Those to one bot."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge to an account to take the seats of a player; ``name`` is that of the account."""

    id: int
    match: str
    player: str
    account: int
    name: str
    state: ChallengeState


@dataclass(frozen=True, slots=True)
class OpenChallenge:
    """A challenge that stands: the match, the seats to be taken, and the names of the people who sit there."""

    id: int
    match: str
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    people: tuple[str, ...]
    rated: bool
    timing: ClockRules | None


@dataclass(frozen=True, slots=True)
class HeldSeats:
    """The seats that an account has in a match which has begun: at which ply it is, which of them must choose, if it is over."""

    match: str
    game: str
    ply: int
    seats: tuple[str, ...]
    asked: tuple[str, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """All that concerns an account at one moment: the challenges to it and the matches in which it has seats."""

    challenges: dict[int, OpenChallenge]
    matches: dict[str, HeldSeats]


class ChallengeTable:
    """Rows of challenges. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, match: str, player: str, account: int) -> Challenge:
        """Keep a challenge, unless the same one stands already. Raises `ApiError` if too many stand."""
        with self._engine.begin() as connection:
            lock_account(connection, account)
            now = database_clock(connection)
            same = CHALLENGES.c.match == match, CHALLENGES.c.player == player, CHALLENGES.c.account == account
            known = connection.execute(_challenges(*same, _stands(now))).first()
            if known is not None:
                return _challenge(known)
            counts = [
                connection.execute(select(func.count()).select_from(CHALLENGES).where(one, _stands(now))).scalar_one()
                for one in (CHALLENGES.c.match == match, CHALLENGES.c.account == account)
            ]
            if counts[0] >= MOST_OF_MATCH or counts[1] >= MOST_OF_BOT:
                raise ApiError("too_many_challenges")
            row = {"match": match, "player": player, "account": account, "made": now, "state": "open"}
            connection.execute(insert(CHALLENGES).values(row))
            return _challenge(connection.execute(_challenges(*same).order_by(CHALLENGES.c.id.desc()).limit(1)).one())

    def tidy(self) -> None:
        """Forget challenges that nobody has taken and nobody can take any more."""
        with self._engine.begin() as connection:
            past = CHALLENGES.c.made <= database_clock(connection) - LASTS
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.state != "accepted", past))

    def of_match(self, match: str) -> list[Challenge]:
        """The challenges of a match, the newest first."""
        with self._engine.connect() as connection:
            query = _challenges(CHALLENGES.c.match == match).order_by(CHALLENGES.c.id.desc())
            return [_challenge(row) for row in connection.execute(query.limit(MOST_OF_BOT))]

    def challenge(self, number: int, account: int) -> Challenge | None:
        """A challenge to this account that was not declined and has not expired; None: there is none."""
        with self._engine.connect() as connection:
            alive = or_(_stands(database_clock(connection)), CHALLENGES.c.state == "accepted")
            row = connection.execute(_challenges(CHALLENGES.c.id == number, CHALLENGES.c.account == account, alive)).one_or_none()
            return None if row is None else _challenge(row)

    def answer(self, number: int, state: ChallengeState) -> None:
        """Note the answer to a challenge that stands."""
        with self._engine.begin() as connection:
            found = CHALLENGES.c.id == number, CHALLENGES.c.state == "open"
            connection.execute(update(CHALLENGES).where(*found).values(state=state))

    def decline(self, number: int, name: str) -> list[int]:
        """Note that the bot of this name has declined a challenge, and tell the people at the table; return their accounts."""
        with self._engine.begin() as connection:
            row = connection.execute(select(CHALLENGES).where(CHALLENGES.c.id == number)).one()
            connection.execute(update(CHALLENGES).where(CHALLENGES.c.id == number).values(state="declined"))
            game = connection.execute(select(MATCHES.c.game).where(MATCHES.c.id == row.match)).scalar_one()
            people = SEATS.c.match == row.match, SEATS.c.kind == "human", SEATS.c.account.is_not(None)
            bots = select(BOT_ACCOUNTS.c.account)
            told = connection.execute(select(SEATS.c.account).distinct().where(*people, SEATS.c.account.not_in(bots))).scalars()
            accounts = sorted(one for one in told if one is not None)
            news = News("declined", f"challenge {number}", row.match, game, about=name)
            for account in accounts:
                tell_within(connection, JobTable(self._engine), account, news, mail=False)
            return accounts

    def standing(self, token: str, account: int, also: Collection[str]) -> Standing | None:
        """All that concerns an account, also matches that are over by now; None: the token, by its hash, was revoked."""
        with self._engine.connect() as connection:
            if connection.execute(select(API_TOKENS.c.id).where(API_TOKENS.c.hash == token)).first() is None:
                return None
            return Standing(_open(connection, account), _held(connection, account, also))


def _open(connection: Connection, account: int) -> dict[int, OpenChallenge]:
    now = database_clock(connection)
    # Whoever comes first has the seat, by whatever way.
    vacant = and_(SEATS.c.match == CHALLENGES.c.match, SEATS.c.seat == CHALLENGES.c.player, SEATS.c.kind == "open")
    columns = CHALLENGES.c.id, CHALLENGES.c.player, MATCHES.c.id.label("match")
    facts = (MATCHES.c[name] for name in ("game", "options", "rated", "clock"))
    query = select(*columns, *facts).join(MATCHES, MATCHES.c.id == CHALLENGES.c.match).join(SEATS, vacant)
    rows = connection.execute(query.where(CHALLENGES.c.account == account, ~MATCHES.c.over, _stands(now))).all()
    seats: dict[str, list[Row[Any]]] = defaultdict(list)
    for seat in connection.execute(select(SEATS).where(SEATS.c.match.in_({row.match for row in rows}))):
        seats[seat.match].append(seat)
    return {
        row.id: OpenChallenge(
            row.id,
            row.match,
            row.game,
            row.options,
            tuple(seat.seat for seat in seats[row.match] if seat.party == row.player),
            tuple(dict.fromkeys(seat.holder for seat in seats[row.match] if seat.kind == "human" and seat.holder)),
            row.rated,
            rules_of(row.clock),
        )
        for row in rows
    }


def _held(connection: Connection, account: int, also: Collection[str]) -> dict[str, HeldSeats]:
    ply = select(func.coalesce(func.max(LOG.c.ply), 0)).where(LOG.c.match == MATCHES.c.id).scalar_subquery()
    columns = SEATS.c.match, SEATS.c.seat, SEATS.c.asked, SEATS.c.stand_in, MATCHES.c.game, MATCHES.c.over, ply.label("ply")
    own = SEATS.c.account == account, SEATS.c.kind == "human", or_(~MATCHES.c.over, MATCHES.c.id.in_(also)), ~gathers()
    rows: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(select(*columns).join(MATCHES).where(*own).order_by(SEATS.c.match, SEATS.c.seat)):
        rows[row.match].append(row)
    return {
        match: HeldSeats(
            match,
            seats[0].game,
            seats[0].ply,
            tuple(seat.seat for seat in seats),
            tuple(seat.seat for seat in seats if seat.asked and seat.stand_in is None and not seat.over),
            seats[0].over,
        )
        for match, seats in rows.items()
    }


def _stands(now: int) -> ColumnElement[bool]:
    return and_(CHALLENGES.c.state == "open", CHALLENGES.c.made > now - LASTS)


def _challenges(*which: ColumnElement[bool]) -> Select[Any]:
    return select(CHALLENGES, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.id == CHALLENGES.c.account).where(*which)


def _challenge(row: Row[Any]) -> Challenge:
    return Challenge(row.id, row.match, row.player, row.account, row.name, row.state)
