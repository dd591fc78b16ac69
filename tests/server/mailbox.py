"""A real mail server for the tests: it keeps what it takes, and may be told to refuse, or to break off."""

from __future__ import annotations

import re
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from tools.ports import free_port
from vezerkar.server.mail.mail_settings import MailSettings

PUBLIC = "https://table.example"
LINK = re.compile(r"https://table\.example/[^\s\"<]+")


class Mailbox:
    """What has arrived, in order. ``refuse`` is the answer to the next recipients; ``on_data`` is called with each mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.envelopes: list[tuple[str, list[str]]] = []
        self.refuse = ""
        self.after_data = "250 taken"
        self.logins: list[tuple[bytes, bytes]] = []
        self.port = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.envelopes.append((envelope.mail_from, envelope.rcpt_tos))
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        if not self.after_data:
            server.transport.abort()
        return self.after_data or "250 taken"

    def authenticate(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password))
        return AuthResult(success=data.password == b"hush, hush")

    def settings(self, **more: Any) -> MailSettings:
        known = {"way": "smtp+plain", "host": "127.0.0.1", "port": self.port, "public": PUBLIC}
        sender = Address("Vezérkar", addr_spec="table@table.example")
        return MailSettings(**{**known, "sender": sender, **more})

    def wait(self, count: int = 1, seconds: float = 10) -> EmailMessage:
        """The last of so many mails, as soon as they are there."""
        until = time.monotonic() + seconds
        while len(self.mails) < count:
            assert time.monotonic() < until, f"{len(self.mails)} mails came, not {count}"
            time.sleep(0.01)
        return self.mails[count - 1]


@contextmanager
def mailbox(tls: ssl.SSLContext | None = None) -> Iterator[Mailbox]:
    """A mail server on a port of this machine; with ``tls`` it takes mails only after STARTTLS and a sign-in."""
    found = Mailbox()
    found.port = free_port()
    where: dict[str, Any] = {"hostname": "127.0.0.1", "port": found.port, "authenticator": found.authenticate}
    guarded: dict[str, Any] = {"tls_context": tls, "require_starttls": True, "auth_required": True}
    controller = Controller(found, **where, **({} if tls is None else guarded))
    controller.start()
    try:
        yield found
    finally:
        controller.stop()


def text_of(mail: EmailMessage) -> str:
    """The plain text of a mail."""
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def html_of(mail: EmailMessage) -> str:
    """The HTML of a mail."""
    body = mail.get_body(("html",))
    assert body is not None
    return str(body.get_content())


def token_in(mail: EmailMessage) -> str:
    """The token of the one link in a mail that does something."""
    (link,) = {one for one in LINK.findall(text_of(mail)) if "#t=" in one}
    return str(link.partition("#t=")[2])
