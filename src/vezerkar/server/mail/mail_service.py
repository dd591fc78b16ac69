"""Commands about e-mail addresses: to name one, to confirm it, to take it away, and to reset a password by mail."""

from __future__ import annotations

from collections.abc import Callable

from vezerkar.server.accounts.accounts import Accounts, InOrder, SignedIn
from vezerkar.server.accounts.passwords import check_password
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import JobTable
from vezerkar.server.keys import hash_token, new_key
from vezerkar.server.mail.letter_job import letter_job
from vezerkar.server.mail.mail_address import mail_address
from vezerkar.server.mail.mail_table import MailState, MailTable, MailTaken
from vezerkar.server.notices.wishes import known_zone


class MailService:
    """The addresses of accounts. ``on`` says whether this table sends mails at all; if not, nobody can name an address.

    ``on_jobs`` is called when something is to be sent.
    """

    def __init__(self, table: MailTable, jobs: JobTable, accounts: Accounts, in_order: InOrder, on: bool) -> None:
        self._table = table
        self._jobs = jobs
        self._accounts = accounts
        self._in_order = in_order
        self.on = on
        self.on_jobs: Callable[[], None] = lambda: None

    async def state(self, of: SignedIn) -> MailState:
        """Return what is known of the address of an account."""
        found: MailState = await self._in_order(self._table.state, of.account.id)
        return found

    async def set(self, of: SignedIn, mail: str, lang: str, zone: str = "") -> None:
        """Have a link sent to an address that an account is to have. Raises `ApiError`.

        Whether another account has it is not said: only who reads its mails learns that. ``zone`` becomes the time zone of the
        account if none is known yet.
        """
        self._require()
        address = checked_address(mail)
        await self._in_order(self._table.wish, of.account.id, address, lang, new_key(), known_zone(zone))
        self.on_jobs()

    async def remove(self, of: SignedIn) -> None:
        """Take the address away; it is told so, with a link that undoes it."""
        await self._in_order(self._table.remove, of.account.id, new_key())
        self.on_jobs()

    async def confirm(self, token: str) -> str:
        """Let an account have the address of a link; return its name. Raises `ApiError`."""
        return await self._follow(self._table.confirm, hash_token(token), new_key())

    async def undo(self, token: str) -> str:
        """Give an account its former address back, and sign it out everywhere; return its name. Raises `ApiError`."""
        name = await self._follow(self._table.undo, hash_token(token))
        self._accounts.on_ended()
        return name

    async def forgot(self, mail: str) -> None:
        """Have a link that resets the password sent to an address, if it is of an account. Raises `ApiError`.

        What is done here is the same whether it is: only the job looks.
        """
        self._require()
        address = checked_address(mail)
        await self._in_order(self._jobs.add, [letter_job("reset", new_key(), mail=address)])
        self.on_jobs()

    async def reset(self, token: str, password: str) -> int:
        """Keep another password, and return the account; all browsers are signed out. Raises `ApiError`."""
        hashed = hash_token(token)
        found = await self._in_order(self._table.of_reset, hashed)
        if found is None:
            raise ApiError("link_void")
        account, name = found
        check_password(password, name)
        kept = await self._accounts.hashed(password)
        if not await self._in_order(self._table.reset, hashed, kept, new_key()):
            raise ApiError("link_void")
        self._accounts.on_ended()
        self.on_jobs()
        return int(account)

    async def set_language(self, of: SignedIn, lang: str) -> None:
        """Write to an account in this language from now on."""
        await self._in_order(self._table.set_language, of.account.id, lang)

    async def _follow(self, call: Callable[..., str | None], *args: str) -> str:
        try:
            name = await self._in_order(call, *args)
        except MailTaken as error:
            raise ApiError("taken_mail") from error
        if name is None:
            raise ApiError("link_void")
        self.on_jobs()
        return str(name)

    def _require(self) -> None:
        if not self.on:
            raise ApiError("no_mail")


def checked_address(mail: str) -> str:
    """Return an address as it is kept. Raises `ApiError` if it is none."""
    try:
        return mail_address(mail)
    except ValueError as error:
        raise ApiError("bad_mail") from error
