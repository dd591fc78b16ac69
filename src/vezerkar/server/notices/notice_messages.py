"""The messages about notices, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.protocol import Request

NoticeEvent: TypeAlias = Literal[
    "turn", "live_turn", "short", "began", "ended", "offer", "left", "paired", "round_ends", "invited", "chat"
]
NewsEvent: TypeAlias = Literal[
    "lost_seat",
    "replaced",
    "late",
    "reseated",
    "declined",
    "care",
    "password",
    "passkey",
    "round",
    "finished",
    "called_off",
    "too_few",
    "organiser",
    "round_late",
    "plan",
    "signed_in",
    "mail",
    "broken",
]
WishEvent: TypeAlias = NoticeEvent | Literal["news"]
"""Whatever there are wishes about: notices, and mails with news of matches and tournaments."""
ChannelKind: TypeAlias = Literal["push", "mail", "webhook"]
NoticeMode: TypeAlias = Literal["now", "digest", "off"]
WebhookForm: TypeAlias = Literal["json", "discord"]
Zone: TypeAlias = Annotated[str, Meta(max_length=60)]
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]


class Wish(msgspec.Struct, frozen=True):
    """One field of the table of wishes: whether an event is told by a channel at once, in the daily digest, or not.

    ``news`` are told by mail alone, and in no digest.
    """

    event: WishEvent
    channel: ChannelKind
    mode: NoticeMode


class Wishes(msgspec.Struct):
    """The wishes of an account: a field for each event and channel, and the hours of its day.

    ``zone`` is the time zone that the hours are of, empty if it is not known yet. Between ``quiet_from`` and ``quiet_to`` nothing
    is told; where both are the same there is no such time. ``channels`` are those that this server has; ``mail``: mails reach
    the account.
    """

    zone: str
    quiet_from: int
    quiet_to: int
    digest_hour: int
    channels: list[ChannelKind]
    mail: bool
    wishes: list[Wish]


class WishesChange(Request):
    """Other wishes. Fields of the table that are not named stay as they are."""

    zone: Zone
    quiet_from: Hour
    quiet_to: Hour
    digest_hour: Hour
    wishes: Annotated[list[Wish], Meta(max_length=40)]


class ChannelInfo(msgspec.Struct):
    """A webhook of the account. ``host`` is that of its URL, which is not shown again: whoever knows it can post there.

    ``broken``: it has failed ten times in a row and is not posted to any more. ``error`` says why it failed last: ``address`` (it
    is not public), ``unreachable``, ``tls``, ``slow``, or ``status-`` and the number of its answer; empty if it did not.
    """

    id: str
    form: WebhookForm
    host: str
    broken: bool
    error: str


class NewChannel(Request):
    """A webhook that an account is to have."""

    form: WebhookForm
    url: Annotated[str, Meta(min_length=1, max_length=500)]


class MadeChannel(msgspec.Struct):
    """A new webhook, and the secret by which what is posted there is signed. It is shown this once."""

    id: str
    secret: str


class ChannelTest(msgspec.Struct):
    """The reason why a webhook, or pushing to a browser, does not work, as in `ChannelInfo`; empty if it does."""

    error: str


class Unsubscribed(msgspec.Struct):
    """The event of which no mail is sent any more, or ``digest``: there is no daily mail any more."""

    event: str


class PushKey(msgspec.Struct):
    """The key by which this server is known to push services (RFC 8292): an uncompressed point of P-256, in base64url."""

    key: str


class NewPushDevice(Request):
    """A subscription of this browser to push messages, as its page has it from the browser; the keys are in base64url."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]


class PushDevice(msgspec.Struct):
    """A browser to which notices are pushed; ``current``: it is the one that asks.

    ``browser`` is its family, empty if it is none that is known. ``error`` says why the last message failed, as in `ChannelInfo`.
    """

    id: str
    browser: str
    place: str
    made: str
    current: bool
    error: str


class BellNotice(msgspec.Struct):
    """A notice in the bell: ``id`` names it, ``text`` is what has happened, and ``others`` are the other people at the table.

    ``page`` is where it leads; ``match`` and ``game`` are empty if it is about none.
    """

    id: str
    event: NoticeEvent | NewsEvent
    match: str
    game: str
    page: str
    text: str
    others: list[str]
    at: str
    read: bool


class Bell(msgspec.Struct):
    """The bell of an account: the newest notices, the newest first, and how many of them are not read."""

    unread: int
    notices: list[BellNotice]


class BellSeen(Request):
    """Notices of the bell that were read, by their ids."""

    ids: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=50)]


class BellCount(msgspec.Struct, tag="bell", tag_field="type"):
    """The number of notices of the bell that are not read. The socket of the bell sends it."""

    unread: int
