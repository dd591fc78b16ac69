"""Accounts: registering, signing in and out, and the sessions of browsers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from vezerkar.server.accounts.account_changes import AccountChanges, RenamedLately
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.accounts.account_names import account_name, name_key
from vezerkar.server.accounts.account_table import Account, AccountTable, NameTaken, SessionRow
from vezerkar.server.accounts.passwords import PasswordPool, check_password
from vezerkar.server.accounts.session_cookie import cookie_name, device_cookie_name
from vezerkar.server.http.addresses import network_of
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import hash_token, new_key
from vezerkar.server.storage.moments import written

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
"""Families of browsers, by a word of what they say of themselves. The first that is found counts: most say Safari as well."""

InOrder = Callable[..., Awaitable[Any]]
"""Calls the database on a thread of its own: `MatchService.in_order`."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """An account, and the token of the session by which a browser is known as its holder's."""

    account: Account
    token: str


class Accounts:
    """The accounts of the table. ``cookie`` is the name under which browsers keep the token of their session,
    ``device_cookie`` that under which they are known as browsers of its holder.
    """

    def __init__(
        self, table: AccountTable, changes: AccountChanges, erasure: AccountErasure, in_order: InOrder, secure: bool = False
    ) -> None:
        self._table = table
        self._changes = changes
        self._erasure = erasure
        self._in_order = in_order
        self._passwords = PasswordPool()
        self.secure = secure
        self.cookie = cookie_name(secure)
        self.device_cookie = device_cookie_name(secure)
        # Called when this process has ended a session.
        self.on_ended: Callable[[], None] = lambda: None

    async def register(self, name: str, password: str, agent: str, address: str, local: bool) -> SignedIn:
        """Make an account and sign in; ``local``: at the machine of the table. Raises `ApiError`."""
        name = account_name(name)
        check_password(password, name)
        key = name_key(name)
        if await self._in_order(self._table.taken, key):
            raise ApiError("taken_name")
        hashed, token = await self._passwords.hash(password), new_key()
        row = session_row(token, agent, address)
        try:
            account = await self._in_order(self._table.register, name, key, hashed, row, local)
        except NameTaken as error:
            raise ApiError("taken_name") from error
        return SignedIn(account, token)

    async def sign_in(self, name: str, password: str, former: str | None, agent: str, address: str) -> SignedIn:
        """Begin a session, always under a new token; that of the browser until now ends. Raises `ApiError`.

        The answer to an unknown name and to a wrong password is the same, and takes as long.
        """
        found = await self._in_order(self._table.password, name_key(name))
        if not await self._passwords.fits(None if found is None else found[1], password) or found is None:
            raise ApiError("wrong_sign_in")
        account, kept = found
        if self._passwords.outdated(kept):
            outdated, kept = kept, await self._passwords.hash(password)
            await self._in_order(self._table.renew_hash, account.id, outdated, kept)
        token = new_key()
        ended = None if former is None else hash_token(former)
        if not await self._in_order(self._table.begin, account.id, session_row(token, agent, address), ended, kept):
            raise ApiError("wrong_sign_in")
        self.on_ended()
        return SignedIn(account, token)

    async def signed_in(self, token: str | None) -> SignedIn | None:
        """Return who holds the token of a session, or None."""
        account = None if not token else await self._in_order(self._table.session, hash_token(token))
        return None if account is None else SignedIn(account, token or "")

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self._in_order(self._table.end, hash_token(token))
        self.on_ended()

    async def sessions(self, of: SignedIn) -> list[tuple[SessionRow, bool]]:
        """The sessions of an account; True marks the one that asks."""
        own = hash_token(of.token)
        return [(row, row.hash == own) for row in await self._in_order(self._table.sessions, of.account.id)]

    async def end(self, of: SignedIn, session: str) -> None:
        """End a session of the same account, by its name in the list; of others' accounts it ends none."""
        await self._in_order(self._table.end_one, of.account.id, session)
        self.on_ended()

    async def require_password(self, of: SignedIn, password: str) -> str:
        """Return the hash of the password of an account. Raises `ApiError` if this is not the password."""
        kept = await self.kept_password(of)
        if not await self._passwords.fits(kept, password) or kept is None:
            raise ApiError("wrong_password")
        return kept

    async def kept_password(self, of: SignedIn) -> str | None:
        """Return the hash of the password of an account, or None if it has none."""
        found = await self._in_order(self._table.password, name_key(of.account.name))
        return str(found[1]) if found is not None and found[0].id == of.account.id else None

    async def hashed(self, password: str) -> str:
        """Return what is kept of a password. Raises `ApiError` if too many wait."""
        return await self._passwords.hash(password)

    async def change_password(self, of: SignedIn, kept: str | None, new: str, agent: str, address: str) -> SignedIn:
        """Keep another password, end all sessions of the account, and begin one anew. Raises `ApiError`.

        ``kept`` is the hash of the one that it has until now; None: it has none.
        """
        hashed, token = await self._passwords.hash(new), new_key()
        row = session_row(token, agent, address)
        if not await self._in_order(self._changes.password, of.account.id, kept, hashed, hash_token(of.token), row):
            raise ApiError("wrong_password")
        self.on_ended()
        return SignedIn(of.account, token)

    async def rename(self, of: SignedIn, wish: str) -> SignedIn:
        """Give an account another name. Raises `ApiError`."""
        name = account_name(wish)
        try:
            renamed = await self._in_order(self._changes.rename, of.account.id, name, name_key(name))
        except NameTaken as error:
            raise ApiError("taken_name") from error
        except RenamedLately as error:
            raise ApiError("renamed", day=written(error.until)[:10]) from error
        return SignedIn(replace(of.account, name=name, renamed=renamed), of.token)

    async def leave(self, of: SignedIn) -> int:
        """Sign the account out everywhere, and have it erased later; return when, in microseconds since 1970."""
        leaves: int = await self._in_order(self._erasure.leave, of.account.id)
        self.on_ended()
        return leaves

    async def alive(self, hashes: Sequence[str]) -> set[str]:
        """Return which of these sessions, by the hashes of their tokens, have not ended."""
        found: set[str] = await self._in_order(self._table.alive, hashes)
        return found

    def close(self) -> None:
        """Let go of the threads."""
        self._passwords.close()


def session_row(token: str, agent: str, address: str) -> SessionRow:
    """Return the row of a session under this token, of a browser that says what it is, from an address."""
    return SessionRow(hash_token(token), hash_token(f"name of {token}")[:16], browser_of(agent), network_of(address))


def browser_of(agent: str) -> str:
    """Return the family of a browser, or "" if it is none that is known."""
    return next((name for word, name in BROWSERS.items() if f"{word}/" in agent), "")
