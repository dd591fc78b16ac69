"""Bot accounts in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Engine, Row, Select, exists, func, insert, select, update

from vezerkar.server.accounts.account_table import BOT
from vezerkar.server.bot_api.bot_messages import MOST_AT_ONCE
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, BOT_ACCOUNTS, ENTRANTS, MATCHES, RATED_SEATS, SEATS

ONLINE_MICROS: Final = 60 * SECOND_MICROS
"""A bot is online if its program has listened within this time."""
MOST_BOTS: Final = 200
"""Bot accounts that are listed."""


@dataclass(frozen=True, slots=True)
class BotAccount:
    """A bot account: the ``games`` it plays (None: all), at how many matches at once, whether for a rating, how many it plays
    now, if its program listens, and until when it is banned (0: it is not).
    """

    id: int
    name: str
    games: list[str] | None
    most: int
    rated: bool
    playing: int
    online: bool
    banned_until: int

    def plays(self, game: str) -> bool:
        """Return True if it plays a game."""
        return self.games is None or game in self.games

    @property
    def free(self) -> bool:
        """True if it takes another match."""
        return self.playing < self.most and not self.banned_until


class BotTable:
    """Rows of bot accounts. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def upgrade(self, account: int) -> None:
        """Make an account that of a bot, for good. Raises `ApiError` if it has a match, or another role than a player's."""
        with self._engine.begin() as connection:
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account).with_for_update()).one()
            if row.role == BOT:
                return
            played = (
                exists().where(column == account) for column in (SEATS.c.account, RATED_SEATS.c.account, ENTRANTS.c.account)
            )
            if row.role != "player" or any(connection.execute(select(one)).scalar_one() for one in played):
                raise ApiError("has_played")
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(role=BOT))
            connection.execute(insert(BOT_ACCOUNTS).values(account=account, most=MOST_AT_ONCE, rated=True))

    def accept(self, account: int, games: Sequence[str] | None, most: int, rated: bool) -> None:
        """Note which challenges a bot takes."""
        with self._engine.begin() as connection:
            values = {"games": None if games is None else [*games], "most": most, "rated": rated}
            connection.execute(update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.account == account).values(values))

    def bots(self) -> list[BotAccount]:
        """The bot accounts, those whose programs listened last first."""
        with self._engine.connect() as connection:
            query = _bots(ACCOUNTS.c.state.not_in(("leaving", "gone"))).order_by(BOT_ACCOUNTS.c.seen.desc(), ACCOUNTS.c.id)
            now = database_clock(connection)
            return [_bot(row, now) for row in connection.execute(query.limit(MOST_BOTS))]

    def bot(self, key: str) -> BotAccount | None:
        """The bot account of a name, or None if there is none."""
        return self._bot(ACCOUNTS.c.name_key == key)

    def by_number(self, account: int) -> BotAccount | None:
        """The bot account with this number, or None if there is none."""
        return self._bot(ACCOUNTS.c.id == account)

    def _bot(self, which: ColumnElement[bool]) -> BotAccount | None:
        with self._engine.connect() as connection:
            row = connection.execute(_bots(which, ACCOUNTS.c.state.not_in(("leaving", "gone")))).one_or_none()
            return None if row is None else _bot(row, database_clock(connection))

    def listens(self, account: int) -> None:
        """Note that the program of a bot listens."""
        with self._engine.begin() as connection:
            own = update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.account == account)
            connection.execute(own.values(seen=database_clock(connection)))


def _bots(*which: ColumnElement[bool]) -> Select[Any]:
    # From the seats of the account to their matches, not the other way: there are far more matches.
    playing = (
        select(func.count(SEATS.c.match.distinct()))
        .select_from(SEATS.join(MATCHES))
        .where(SEATS.c.account == ACCOUNTS.c.id, ~MATCHES.c.over)
        .correlate(ACCOUNTS)
    )
    columns = ACCOUNTS.c.name, ACCOUNTS.c.banned_until, playing.scalar_subquery().label("playing")
    return select(BOT_ACCOUNTS, *columns).join(ACCOUNTS).where(ACCOUNTS.c.role == BOT, *which)


def _bot(row: Row[Any], now: int) -> BotAccount:
    online = row.seen > now - ONLINE_MICROS
    banned = row.banned_until if row.banned_until > now else 0
    return BotAccount(row.account, row.name, row.games, row.most, row.rated, row.playing, online, banned)
