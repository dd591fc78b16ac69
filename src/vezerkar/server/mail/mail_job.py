"""The job that sends a mail: once, even if it is done a second time.

If its process dies before the mail is handed to the mail server, the next one sends it. Only if it dies while the mail server
takes the mail, which is a matter of milliseconds, nobody knows, and it is not sent again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.server.accounts.accounts import InOrder
from vezerkar.server.keys import hash_token, new_key
from vezerkar.server.mail.letters import Letter, mail_of
from vezerkar.server.mail.mail_sender import MailNotSent, MailRefused, MailTaken, MailUnsure, Sender
from vezerkar.server.mail.mail_settings import MailSettings
from vezerkar.server.mail.mail_table import MailTable, Recipient
from vezerkar.server.mail.sent_table import SentTable
from vezerkar.server.operation.metrics import NOTICES
from vezerkar.translation import translator

LOG: Final = logging.getLogger(__name__)
PAGES: Final = {"confirm": "/account/confirm", "reset": "/account/reset", "undo": "/account/undo"}
"""The page to which a link of each kind leads. The token stands behind ``#``, so that no log sees it."""
WARNINGS: Final = ("changed", "was_reset")
"""Letters that are sent even if the account is being deleted: that may be the deed of whoever they warn of."""

LetterMaker = Callable[[Recipient, dict[str, Json]], Awaitable[Letter | None]]
"""Makes a letter to an account out of the body of a job; None: there is nothing to say any more."""


NO_LETTERS: Final[Mapping[str, LetterMaker]] = {}


class MailJob:
    """Sends mails: those about accounts, and the ``letters`` of other kinds.

    Without a ``sender`` there are none: what was asked for is forgotten.
    """

    def __init__(
        self,
        table: MailTable,
        sent: SentTable,
        in_order: InOrder,
        settings: MailSettings | None,
        sender: Sender | None,
        letters: Mapping[str, LetterMaker] = NO_LETTERS,
    ) -> None:
        self._table = table
        self._sent = sent
        self._in_order = in_order
        self._settings = settings
        self._sender = sender
        self._makers: dict[str, LetterMaker] = {
            "confirm": self._confirm,
            "reset": self._reset,
            "changed": self._changed,
            "was_reset": self._was_reset,
            **letters,
        }

    async def work(self, body: dict[str, Json]) -> float | None:
        """Send one mail. Raises `MailNotSent` if it is to be tried again."""
        if self._settings is None or self._sender is None:
            return None
        kind = str(body["letter"])
        found = await self._recipient(body)
        # A new address is written to before it is the account's, and a former one afterwards.
        to = "" if found is None else found.waiting if kind == "confirm" else str(body.get("mail") or found.mail)
        if found is None or not to:
            return None
        number = f"{kind} {body['once']} mail"
        mark = secrets.token_urlsafe(12)
        if not await self._in_order(self._sent.claim, number, found.account, mark):
            return None
        try:
            letter = await self._makers[kind](found, body)
            if letter is None:
                NOTICES.labels("mail", "dropped").inc()
                return None
            mail = mail_of(letter, to, found.lang, number, self._settings)
            await self._sender.send(mail, to, partial(self._in_order, self._sent.hand_over, number, mark))
        except MailTaken:
            return None
        except MailUnsure as error:
            LOG.warning("it is not known whether a mail has gone out: %s", error)
            NOTICES.labels("mail", "unsure").inc()
            return None
        except MailRefused as error:
            LOG.warning("a mail server refuses an address: %s", error)
            NOTICES.labels("mail", "refused").inc()
            await self._in_order(self._table.note_refusal, found.account, to, True)
            return None
        except (Exception, asyncio.CancelledError) as error:
            NOTICES.labels("mail", "failed").inc(isinstance(error, MailNotSent))
            await self._in_order(self._sent.release, number, mark)
            raise
        NOTICES.labels("mail", "sent").inc()
        await self._in_order(self._table.note_refusal, found.account, to, False)
        return None

    async def _recipient(self, body: dict[str, Json]) -> Recipient | None:
        by_account = self._table.owner if body["letter"] in WARNINGS else self._table.recipient
        call = by_account if "account" in body else self._table.recipient_at
        found: Recipient | None = await self._in_order(call, body.get("account", body.get("mail")))
        return found

    async def _confirm(self, to: Recipient, body: dict[str, Json]) -> Letter:
        link = await self._link("confirm", to, to.waiting)
        return _letter("mail-confirm", to, link)

    async def _reset(self, to: Recipient, body: dict[str, Json]) -> Letter:
        return _letter("mail-reset", to, await self._link("reset", to, to.mail))

    async def _changed(self, to: Recipient, body: dict[str, Json]) -> Letter | None:
        token, change = new_key(), (to.account, str(body["mail"]), int(str(body["until"])))
        if not await self._in_order(self._table.name_undo, *change, hash_token(token)):
            # It was undone before this mail went out.
            return None
        return _letter("mail-changed", to, self._address("undo", token))

    async def _was_reset(self, to: Recipient, body: dict[str, Json]) -> Letter:
        return _letter("mail-was-reset", to)

    async def _link(self, kind: str, to: Recipient, mail: str) -> str:
        """Make a link. Only its hash is kept, so it exists nowhere but in the mail."""
        token = new_key()
        await self._in_order(self._table.add_token, to.account, kind, mail, hash_token(token))
        return self._address(kind, token)

    def _address(self, kind: str, token: str) -> str:
        assert self._settings is not None
        return f"{self._settings.public}{PAGES[kind]}#t={token}"


def _letter(message: str, to: Recipient, link: str = "") -> Letter:
    tr = translator("", to.lang)
    links = ((tr(f"{message}-link", {}), link),) if link else ()
    greeting = tr("mail-greeting", {"name": to.name})
    text = tr(message, {})
    return Letter(tr(f"{message}-subject", {}), (greeting, *text.split("\n\n")), links)
