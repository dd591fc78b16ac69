"""Challenges in the database: random bytes that a passkey signs, so that nobody can use an answer a second time.

Any process takes the answer to what another one has asked. Only the hash of a challenge is kept, and it is gone as soon as an
answer has come, whatever the answer is worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sqlalchemy import Engine, delete, insert, select

from vezerkar.server.jobs.job_table import database_clock
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.schema import PASSKEY_CHALLENGES

LASTS: Final = 300
"""For so many seconds an answer is waited for."""
MOST: Final = 20_000
"""Largest number of rows. Beyond that, those asked first are forgotten."""

ChallengeKind: TypeAlias = Literal["register", "sign_in", "add", "prove"]
"""The purpose of an answer: an account without a password, a session, one more passkey, or to show who is there."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A question to a passkey. ``account`` and ``session``, by the hash of its token, are None if it was a guest.

    ``name`` is the one that a new account is to have, ``handle`` what the authenticator calls the account of a new passkey.
    """

    kind: ChallengeKind
    account: int | None = None
    session: str | None = None
    name: str = ""
    handle: str = ""


class PasskeyChallengeTable:
    """Rows of challenges. One that was taken without anybody hearing of it is lost; whoever answered begins anew."""

    def __init__(self, engine: Engine, most: int = MOST) -> None:
        self._engine = engine
        self._most = most

    def keep(self, hashed: str, challenge: Challenge) -> None:
        """Keep a challenge by its hash."""
        self.tidy()
        row = {"hash": hashed, "kind": challenge.kind, "account": challenge.account, "session": challenge.session}
        row |= {"name": challenge.name, "handle": challenge.handle}
        with self._engine.begin() as connection:
            connection.execute(delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.hash == hashed))
            expires = database_clock(connection) + LASTS * SECOND_MICROS
            connection.execute(insert(PASSKEY_CHALLENGES).values(row | {"expires": expires}))

    def take(self, hashed: str) -> Challenge | None:
        """Return a challenge that is answered, for the only time; None if there is none, or it was asked too long ago."""
        with self._engine.begin() as connection:
            now = database_clock(connection)
            row = connection.execute(
                delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.hash == hashed).returning(PASSKEY_CHALLENGES)
            ).one_or_none()
        if row is None or row.expires <= now:
            return None
        return Challenge(row.kind, row.account, row.session, row.name or "", row.handle or "")

    def tidy(self) -> None:
        """Forget what nobody has answered in time, and what there is too much of."""
        with self._engine.begin() as connection:
            newest = select(PASSKEY_CHALLENGES.c.expires).order_by(PASSKEY_CHALLENGES.c.expires.desc())
            last = connection.execute(newest.offset(self._most).limit(1)).scalar_one_or_none()
            until = max(database_clock(connection), last or 0)
            # Somebody else may have some of these rows locked: nothing here waits for them.
            free = (
                select(PASSKEY_CHALLENGES.c.hash).where(PASSKEY_CHALLENGES.c.expires <= until).with_for_update(skip_locked=True)
            )
            connection.execute(delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.hash.in_(free)))
