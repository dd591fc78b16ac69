"""Sending of mails to the mail server of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from email import policy
from email.message import EmailMessage
from typing import Final, Protocol

from aiosmtplib import SMTP, SMTPException, SMTPResponseException

from vezerkar.server.mail.mail_settings import MailSettings

PATIENCE_SECONDS: Final = 20.0
"""Seconds that the mail server may take for each answer."""
PERMANENT: Final = 500
"""Answers of a mail server from this number on mean that another try cannot help."""


class MailNotSent(Exception):
    """A mail has certainly not gone out; it may be tried again. No text of the mail server is kept: it names addresses."""


class MailRefused(MailNotSent):
    """The mail server does not take mails for this address, and will not later."""


class MailUnsure(Exception):
    """Nobody knows whether the mail server has taken a mail: it must not be sent again."""


class MailTaken(Exception):
    """Somebody else sends this mail. This one has not."""


HandOver = Callable[[], Awaitable[bool]]
"""Asked once, right before a mail may go out; false if somebody else sends it."""


class Sender(Protocol):
    """Something that sends mails."""

    async def send(self, message: EmailMessage, to: str, hand_over: HandOver) -> None:
        """Send a mail to an address. Raises `MailNotSent`, `MailTaken` or `MailUnsure`."""


class MailSender:
    """Sends each mail over a connection of its own."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings

    async def check(self) -> None:
        """Connect to the mail server and sign in, but send nothing. Raises `MailNotSent`."""
        client = self._client()
        try:
            await client.connect()
        except (SMTPException, OSError) as error:
            raise MailNotSent(_answer(error)) from None
        finally:
            client.close()

    def _client(self) -> SMTP:
        settings = self._settings
        return SMTP(
            hostname=settings.host,
            port=settings.port,
            username=settings.user or None,
            password=settings.password or None,
            use_tls=settings.way == "smtps",
            start_tls=settings.way == "smtp",
            # The name of this machine is nobody's business.
            local_hostname=settings.sender.domain,
            timeout=PATIENCE_SECONDS,
        )

    async def send(self, message: EmailMessage, to: str, hand_over: HandOver) -> None:
        """Send a mail to an address. Raises `MailNotSent`, `MailTaken` or `MailUnsure`."""
        client = self._client()
        try:
            try:
                await client.connect()
                await client.mail(self._settings.sender.addr_spec)
            except (SMTPException, OSError) as error:
                raise MailNotSent(_answer(error)) from None
            try:
                await client.rcpt(to)
            except SMTPResponseException as error:
                raise (MailRefused if error.code >= PERMANENT else MailNotSent)(_answer(error)) from None
            except (SMTPException, OSError) as error:
                raise MailNotSent(_answer(error)) from None
            # As late as can be: whoever dies from here on leaves a mail of which nobody knows.
            content = message.as_bytes(policy=policy.SMTP)
            if not await hand_over():
                raise MailTaken
            await self._give(client, content)
        finally:
            client.close()

    async def _give(self, client: SMTP, content: bytes) -> None:
        """Let the server take the mail. From here on it may have taken it without our hearing of it."""
        try:
            await client.data(content)
        except SMTPResponseException as error:
            raise MailNotSent(_answer(error)) from None
        except (SMTPException, OSError) as error:
            raise MailUnsure(_answer(error)) from None
        except asyncio.CancelledError:
            raise MailUnsure("broken off") from None


def _answer(error: Exception) -> str:
    """Return the number of the server's answer, or the kind of the error: its text may name an address."""
    return str(error.code) if isinstance(error, SMTPResponseException) else type(error).__name__
