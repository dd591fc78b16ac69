"""Passkeys: to make an account with one, to sign in with one, to show with one who is there, and those of an account.

Each of these takes two steps. The browser is asked to have a challenge signed, and what it answers uses the challenge up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from vezerkar.server.accounts.account_names import account_name, name_key
from vezerkar.server.accounts.account_table import AccountTable, NameTaken
from vezerkar.server.accounts.accounts import Accounts, InOrder, SignedIn, browser_of, session_row
from vezerkar.server.accounts.passkey_challenges import Challenge, ChallengeKind, PasskeyChallengeTable
from vezerkar.server.accounts.passkey_messages import NewPasskey, PasskeyAnswer
from vezerkar.server.accounts.passkey_table import (
    LastWayIn,
    Passkey,
    PasskeyKnown,
    PasskeyTable,
    TooManyPasskeys,
)
from vezerkar.server.accounts.relying_party import BadAnswer, MadePasskey, RelyingParty, challenge_in, encoded
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.keys import hash_token, new_key

LOG: Final = logging.getLogger(__name__)
RANDOM_BYTES: Final = 32
"""Of a challenge, and of what authenticators call an account."""


class Passkeys:
    """The passkeys of the table's accounts, at its ``site``. Whatever is refused here raises `ApiError`."""

    def __init__(
        self,
        site: RelyingParty,
        table: PasskeyTable,
        challenges: PasskeyChallengeTable,
        names: AccountTable,
        accounts: Accounts,
        in_order: InOrder,
    ) -> None:
        self._site = site
        self._table = table
        self._challenges = challenges
        self._names = names
        self._accounts = accounts
        self._in_order = in_order

    @property
    def address(self) -> str:
        """The address at whose pages passkeys can be used; empty: nowhere."""
        return self._site.origin if self._site.possible else ""

    # --- a new account ------------------------------------------------------------------------------------------------

    async def ask_registration(self, wish: str) -> dict[str, Any]:
        """Return what the browser is told to make a passkey for a new account of this name."""
        self._require()
        name = account_name(wish)
        if await self._in_order(self._names.taken, name_key(name)):
            raise ApiError("taken_name")
        handle = encoded(secrets.token_bytes(RANDOM_BYTES))
        challenge = await self._asked(Challenge("register", name=name, handle=handle))
        return self._site.making(challenge, handle, name, ())

    async def register(self, new: NewPasskey, label: str, agent: str, address: str, local: bool) -> SignedIn:
        """Make an account that this passkey alone opens, and sign in; ``local``: at the machine of the table."""
        asked, challenge = await self._answered("register", new.client_data)
        made = await self._made(new, challenge)
        token = new_key()
        row = session_row(token, agent, address)
        name, label = asked.name, _label(label) or browser_of(agent)
        try:
            account = await self._in_order(self._table.register, name, name_key(name), made, asked.handle, label, row, local)
        except NameTaken as error:
            raise ApiError("taken_name") from error
        except PasskeyKnown as error:
            raise ApiError("known_passkey") from error
        return SignedIn(account, token)

    # --- signing in ---------------------------------------------------------------------------------------------------

    async def ask_sign_in(self) -> dict[str, Any]:
        """Return what the browser is told to sign in with any passkey of this site: it is the same for everybody."""
        self._require()
        return self._site.asking(await self._asked(Challenge("sign_in")))

    async def sign_in(self, answer: PasskeyAnswer, former: str | None, agent: str, address: str) -> SignedIn:
        """Begin a session, always under a new token; that of the browser until now ends."""
        _, challenge = await self._answered("sign_in", answer.client_data)
        passkey, signs = await self._signed(answer, challenge)
        if answer.user_handle != passkey.handle:
            raise _refused("it signs for an account that it does not belong to")
        token = new_key()
        ended = None if former is None else hash_token(former)
        account = await self._in_order(self._table.begin, passkey, signs, session_row(token, agent, address), ended)
        if account is None:
            raise _refused("it was removed, or used elsewhere, at the same moment")
        self._accounts.on_ended()
        return SignedIn(account, token)

    # --- of somebody who is signed in ---------------------------------------------------------------------------------

    async def ask_proof(self, of: SignedIn) -> dict[str, Any]:
        """Return what the browser is told to show with a passkey of this account that its holder is there."""
        self._require()
        _, known = await self.ways_in(of)
        challenge = await self._asked(Challenge("prove", of.account.id, hash_token(of.token)))
        return self._site.asking(challenge, [one.credential for one in known], holder=True)

    async def prove(self, of: SignedIn, answer: PasskeyAnswer) -> None:
        """Refuse, unless a passkey of this account has answered to what this very session was asked."""
        _, challenge = await self._answered("prove", answer.client_data, of)
        passkey, signs = await self._signed(answer, challenge, holder=True)
        if passkey.account != of.account.id:
            raise _refused("it is of another account")
        if not await self._in_order(self._table.used, passkey, signs):
            raise _refused("it was removed, or used elsewhere, at the same moment")

    async def ask_addition(self, of: SignedIn) -> dict[str, Any]:
        """Return what the browser is told to make one more passkey."""
        self._require()
        _, known = await self.ways_in(of)
        # An authenticator that has one of this account has it under this name.
        handle = known[0].handle if known else encoded(secrets.token_bytes(RANDOM_BYTES))
        challenge = await self._asked(Challenge("add", of.account.id, hash_token(of.token), handle=handle))
        return self._site.making(challenge, handle, of.account.name, [one.credential for one in known])

    async def add(self, of: SignedIn, new: NewPasskey, label: str, agent: str) -> Passkey:
        """Let one more passkey open the account."""
        asked, challenge = await self._answered("add", new.client_data, of)
        made = await self._made(new, challenge)
        try:
            found: Passkey = await self._in_order(
                self._table.add, of.account.id, hash_token(of.token), made, asked.handle, _label(label) or browser_of(agent)
            )
        except TooManyPasskeys as error:
            raise ApiError("too_many_passkeys") from error
        except PasskeyKnown as error:
            raise ApiError("known_passkey") from error
        return found

    async def ways_in(self, of: SignedIn) -> tuple[bool, list[Passkey]]:
        """Return whether the account has a password, and its passkeys, the one made first at the top."""
        found: tuple[bool, list[Passkey]] = await self._in_order(self._table.of_account, of.account.id)
        return found

    async def rename(self, of: SignedIn, passkey: str, label: str) -> None:
        """Call a passkey of the account something else; those of other accounts stay as they are."""
        await self._in_order(self._table.rename, of.account.id, passkey, _label(label))

    async def remove(self, of: SignedIn, passkey: str) -> None:
        """Let a passkey open the account no more; those of other accounts stay."""
        try:
            await self._in_order(self._table.remove, of.account.id, passkey)
        except LastWayIn as error:
            raise ApiError("last_way_in") from error

    # --- what all of them do ------------------------------------------------------------------------------------------

    def _require(self) -> None:
        if not self._site.possible:
            raise ApiError("no_passkeys")

    async def _asked(self, challenge: Challenge) -> bytes:
        found = secrets.token_bytes(RANDOM_BYTES)
        await self._in_order(self._challenges.keep, hash_token(encoded(found)), challenge)
        return found

    async def _answered(self, kind: ChallengeKind, client_data: str, of: SignedIn | None = None) -> tuple[Challenge, bytes]:
        """Return what was asked, and its random bytes: nobody answers to them a second time."""
        self._require()
        try:
            challenge = challenge_in(client_data)
        except BadAnswer as error:
            raise _refused(str(error)) from error
        found: Challenge | None = await self._in_order(self._challenges.take, hash_token(encoded(challenge)))
        asked_by = (None, None) if of is None else (of.account.id, hash_token(of.token))
        if found is None or found.kind != kind or (found.account, found.session) != asked_by:
            raise ApiError("challenge_void")
        return found, challenge

    async def _made(self, new: NewPasskey, challenge: bytes) -> MadePasskey:
        try:
            return await asyncio.to_thread(self._site.made, new, challenge)
        except BadAnswer as error:
            raise _refused(str(error)) from error

    async def _signed(self, answer: PasskeyAnswer, challenge: bytes, *, holder: bool = False) -> tuple[Passkey, int]:
        """Return the passkey that has given an answer, and how often it says that it has signed by now.

        ``holder``: whoever has it sign must have been shown to be its holder, by a finger or a number.
        """
        passkey: Passkey | None = await self._in_order(self._table.by_credential, answer.id)
        if passkey is None:
            raise _refused("nobody has it")
        try:
            signs = await asyncio.to_thread(self._site.signed, answer, challenge, passkey.public_key, holder)
        except BadAnswer as error:
            raise _refused(str(error)) from error
        # Passkeys that several devices share do not count, and say 0.
        if (signs or passkey.signs) and signs <= passkey.signs:
            LOG.warning("a passkey of account %s counts backwards: somebody may have a copy of it", passkey.account)
            raise _refused("it counts backwards")
        return passkey, signs


def _label(wish: str) -> str:
    return clean_text(wish) if wish.strip() else ""


def _refused(why: str) -> ApiError:
    # Whoever tries things out is not told how far they have come, and may have written part of the reason.
    LOG.info("a passkey is refused: %r", why[:200])
    return ApiError("wrong_passkey")
