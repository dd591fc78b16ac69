"""The mail server of a table, as its operator names it."""

from __future__ import annotations

from dataclasses import dataclass, field
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from vezerkar.server.http.addresses import is_loopback
from vezerkar.server.mail.mail_address import mail_address
from vezerkar.server.settings import BadSetting

PORTS: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""The usual port for each way to speak to the server: TLS from the start, TLS after STARTTLS, none."""
NAME: Final = "Vezérkar"
"""The name of the sender, if there is no other."""


@dataclass(frozen=True, slots=True)
class MailSettings:
    """A mail server, the ``sender`` of all mails, and the ``public`` address of the table, to which links in mails lead.

    ``way`` is one of `PORTS`. Without a ``user`` nobody signs in at the server.
    """

    way: str
    host: str
    port: int
    sender: Address
    public: str
    user: str = ""
    password: str = field(default="", repr=False)


def mail_settings(url: str, sender: str, public: str) -> MailSettings | None:
    """Return the mail server that a URL names; None without one: then the table sends no mail. Raises `BadSetting`.

    No error shows the URL, which may hold a password.
    """
    if not url:
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadSetting("mail must be a URL such as smtp://user:password@mail.example:587") from error
    if parts.scheme not in PORTS or not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadSetting("mail must be a URL that begins with smtps://, smtp:// or smtp+plain://, and names a server")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if parts.scheme == "smtp+plain" and user and not (host == "localhost" or is_loopback(host)):
        raise BadSetting("mail: smtp+plain:// would show the password to the network; use smtp:// or smtps://")
    if not public:
        raise BadSetting("mail needs public-url: links in mails lead there")
    name, plain = parseaddr(sender)
    try:
        checked = mail_address(plain)
    except ValueError as error:
        raise BadSetting("mail needs mail-from, the sender: 'table@example.org' or 'Our Table <table@example.org>'") from error
    address = Address(name or NAME, addr_spec=checked)
    return MailSettings(parts.scheme, host, port or PORTS[parts.scheme], address, public.rstrip("/"), user, password)
