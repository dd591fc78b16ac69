"""The question whether the holder of an account is there, before anything that whoever finds a browser open must not do."""

from __future__ import annotations

from vezerkar.server.accounts.accounts import Accounts, SignedIn
from vezerkar.server.accounts.guesses import Guesses
from vezerkar.server.accounts.passkey_messages import PasskeyAnswer
from vezerkar.server.accounts.passkeys import Passkeys
from vezerkar.server.http.api_errors import ApiError


class HolderCheck:
    """Takes the password of an account, or the answer of one of its passkeys."""

    def __init__(self, accounts: Accounts, passkeys: Passkeys, guesses: Guesses) -> None:
        self._accounts = accounts
        self._passkeys = passkeys
        self._guesses = guesses

    async def require(self, of: SignedIn, password: str | None, passkey: PasskeyAnswer | None) -> str | None:
        """Return the hash of the password that the account has now, if any. Raises `ApiError` if its holder is not there."""
        await self._guesses.password(of)
        if password is not None and passkey is None:
            return await self._accounts.require_password(of, password)
        if passkey is not None and password is None:
            await self._passkeys.prove(of, passkey)
            return await self._accounts.kept_password(of)
        raise ApiError("malformed", detail="password or passkey")
