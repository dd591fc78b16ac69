"""The messages about e-mail addresses, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.accounts.account_messages import Password
from vezerkar.server.accounts.passkey_messages import HolderProof
from vezerkar.server.notices.notice_messages import Zone
from vezerkar.server.protocol import Request

Mail: TypeAlias = Annotated[str, Meta(max_length=300)]
Token: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]


class MailWish(HolderProof, kw_only=True):
    """An address that an account is to have, and what shows who is there. ``zone`` is the time zone of the browser."""

    mail: Mail
    zone: Zone = ""


class Forgotten(Request):
    """An address whose account has lost its password."""

    mail: Mail


class LinkToken(Request):
    """The random text of a link in a mail."""

    token: Token


class PasswordReset(Request):
    """The random text of a link in a mail, and another password."""

    token: Token
    password: Password


class MailInfo(msgspec.Struct):
    """The address of an account, empty if it has none, and one that waits to be confirmed.

    ``on``: this server sends mails. ``broken``: the mail server of the address has refused the last mails.
    """

    on: bool
    mail: str
    waiting: str
    broken: bool


class MailResult(msgspec.Struct):
    """The name of the account whose address has changed."""

    name: str
