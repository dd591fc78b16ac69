"""Guesses of passwords, and how many there may be.

Nobody can lock the holder of an account out of a browser that they have used. Wrong guesses of a stranger are counted under the
name together with the network that they come from, and more slowly under the name alone. Those from a browser in which the holder
has signed in before are counted apart: a cookie tells which browser that is. It opens nothing, so it may stay when its holder
signs out.
"""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.accounts import InOrder, SignedIn
from vezerkar.server.accounts.device_table import DeviceTable
from vezerkar.server.accounts.guess_table import Bucket, GuessTable, TooManyGuesses
from vezerkar.server.http.addresses import network_of
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.limits import Rate
from vezerkar.server.keys import hash_token, new_key


class Guesses:
    """Counts guesses: ``by_one`` network, browser or session, and of all strangers ``in_all``."""

    def __init__(self, table: GuessTable, devices: DeviceTable, in_order: InOrder, by_one: Rate, in_all: Rate) -> None:
        self._table = table
        self._devices = devices
        self._in_order = in_order
        self._by_one = by_one
        self._in_all = in_all

    async def sign_in(self, name: str, address: str, device: str | None) -> None:
        """Count a sign-in under a name, from an address and the browser with this cookie. Raises `ApiError`.

        Whether there is such an account does not matter.
        """
        key = name_key(name)
        if device is not None and await self._in_order(self._devices.knows, key, hash_token(device)):
            await self._spend([Bucket(_about("device", device, key), self._by_one)])
            return
        place = network_of(address) or address
        await self._spend([Bucket(_about("place", place, key), self._by_one), Bucket(_about("name", key), self._in_all)])

    async def passkey(self, credential: str, address: str) -> None:
        """Count a sign-in with what is said to be this passkey, from an address. Raises `ApiError`.

        Nobody guesses a signature: strangers elsewhere need no count of their own, with which they would lock its holder out.
        """
        place = network_of(address) or address
        await self._spend([Bucket(_about("passkey", place, credential), self._by_one)])

    async def password(self, of: SignedIn) -> None:
        """Count a guess of the password by somebody who sits at a browser that is signed in, or a try of a passkey.

        Raises `ApiError`.
        """
        await self._spend([Bucket(_about("session", of.token), self._by_one)])

    async def know(self, account: int, device: str | None, about: str) -> str:
        """Keep that its holder uses an account in the browser with this cookie; return the cookie that takes its place.

        The words ``about`` it say what browser it is, and where: the holder reads them if it is a new one.
        """
        token = new_key()
        former = None if device is None else hash_token(device)
        await self._in_order(self._devices.note, account, former, hash_token(token), about)
        return token

    async def accounts_in(self, device: str) -> set[int]:
        """Return the accounts in which somebody has signed in in the browser with this cookie."""
        found: set[int] = await self._in_order(self._devices.accounts, hash_token(device))
        return found

    async def _spend(self, buckets: Sequence[Bucket]) -> None:
        try:
            await self._in_order(self._table.spend, buckets)
        except TooManyGuesses as error:
            raise ApiError("slow_down", wait=str(error.wait)) from error


def _about(*words: str) -> str:
    # Neither the name that somebody tries nor where they are is kept.
    return hash_token(" ".join(("guess", *words)))
