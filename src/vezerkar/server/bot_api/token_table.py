"""Tokens of programs in the database, by their hashes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update

from vezerkar.server.accounts.account_table import BOT, Account, account_of, require_session
from vezerkar.server.bot_api.bot_messages import Scope
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, API_TOKENS

MOST: Final = 10
"""Tokens of one account."""
SEEN_MICROS: Final = 600 * SECOND_MICROS
"""That a token is used is noted again after this time."""


@dataclass(frozen=True, slots=True)
class ApiToken:
    """A token: its number, its name, what it is for, when it was made and used last (None: never), in microseconds since 1970."""

    id: int
    name: str
    scope: Scope
    made: int
    seen: int | None


@dataclass(frozen=True, slots=True)
class Bearer:
    """Whoever has sent a token: its hash and number, what it is for, and the account that it speaks for."""

    hash: str
    token: int
    scope: Scope
    account: Account

    @property
    def plays(self) -> bool:
        """True if it may play for a bot account."""
        return self.scope == "bot:play"


class TokenTable:
    """Rows of tokens. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def tokens(self, account: int) -> list[ApiToken]:
        """The tokens of an account, the oldest first."""
        with self._engine.connect() as connection:
            own = select(API_TOKENS).where(API_TOKENS.c.account == account).order_by(API_TOKENS.c.id)
            return [_token(row) for row in connection.execute(own)]

    def add(self, account: int, session: str, hashed: str, name: str, scope: Scope) -> ApiToken:
        """Keep a new token that a ``session`` asks for, by its hash. Raises `ApiError`.

        It is refused if the session has ended, the account has too many, or it is no bot's and the token is for one.
        """
        with self._engine.begin() as connection:
            # Whoever adds another at the same moment waits here.
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account).with_for_update()).one()
            known = connection.execute(select(API_TOKENS).where(API_TOKENS.c.hash == hashed)).one_or_none()
            if known is not None:
                return _token(known)
            require_session(connection, account, session)
            if scope == "bot:play" and row.role != BOT:
                raise ApiError("not_a_bot")
            own = select(func.count()).select_from(API_TOKENS).where(API_TOKENS.c.account == account)
            if connection.execute(own).scalar_one() >= MOST:
                raise ApiError("too_many_tokens", most=str(MOST))
            made = {"hash": hashed, "account": account, "name": name, "scope": scope, "made": database_clock(connection)}
            connection.execute(insert(API_TOKENS).values(made))
            return _token(connection.execute(select(API_TOKENS).where(API_TOKENS.c.hash == hashed)).one())

    def revoke(self, account: int, token: int) -> None:
        """Forget a token of this account."""
        with self._engine.begin() as connection:
            connection.execute(delete(API_TOKENS).where(API_TOKENS.c.account == account, API_TOKENS.c.id == token))

    def bearer(self, hashed: str) -> Bearer | None:
        """Return for whom a token speaks, and note that it is used; None: there is no such token."""
        token = API_TOKENS.c.id.label("token"), API_TOKENS.c.scope, API_TOKENS.c.seen.label("used")
        there = ACCOUNTS.c.state.not_in(("leaving", "gone"))
        query = select(ACCOUNTS, *token).join(API_TOKENS).where(API_TOKENS.c.hash == hashed, there)
        with self._engine.connect() as connection:
            now = database_clock(connection)
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        if row.used is None or row.used < now - SEEN_MICROS:
            with self._engine.begin() as connection:
                connection.execute(update(API_TOKENS).where(API_TOKENS.c.hash == hashed).values(seen=now))
        return Bearer(hashed, row.token, row.scope, account_of(row, now))

    def alive(self, hashes: Collection[str]) -> set[str]:
        """Return which of these tokens were not revoked."""
        with self._engine.connect() as connection:
            return set(connection.execute(select(API_TOKENS.c.hash).where(API_TOKENS.c.hash.in_(hashes))).scalars())


def revoke_all(connection: Connection, account: int) -> None:
    """Forget all tokens of an account: whoever has got hold of it may have made some."""
    connection.execute(delete(API_TOKENS).where(API_TOKENS.c.account == account))


def _token(row: Row[Any]) -> ApiToken:
    return ApiToken(row.id, row.name, row.scope, row.made, row.seen)
