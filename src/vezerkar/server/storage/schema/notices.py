"""The tables of what people are told, and how."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from vezerkar.server.storage.schema.metadata import METADATA

LOOKING: Final = Table(
    "looking",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, index=True),
    # When a page of the account has last said that it shows the match.
    Column("at", BigInteger, nullable=False),
)
"""The accounts that look at matches (`vezerkar.server.notices.lookers`)."""

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True),
    Column("event", String(10), primary_key=True),
    # The kind of channel: ``mail``, ``push`` or ``webhook``.
    Column("channel", String(10), primary_key=True),
    # ``now``, ``digest`` or ``off``.
    Column("mode", String(10), nullable=False),
)
"""Wishes of accounts about what they are told, where they are not those of everybody (`vezerkar.server.notices.wishes`)."""

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    # ``json`` or ``discord``.
    Column("form", String(10), nullable=False),
    Column("url", Text, nullable=False),
    # With it what is posted is signed.
    Column("secret", String(64), nullable=False, unique=True),
    # How often in a row it has failed, and why it did last (`vezerkar.server.notices.webhook_sender`); empty if it did not.
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("error", String(40), nullable=False, server_default=""),
)
"""Webhooks: addresses of users to which notices are posted (`vezerkar.server.notices.channel_table`)."""

PUSH_DEVICES: Final = Table(
    "push_devices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    # The session of its browser, by its hash: when that has ended, nothing is sent there any more.
    Column("session", String(64), nullable=False, unique=True),
    # Where its push service takes messages, and the keys of the browser by which they are sealed (RFC 8291), in base64url.
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    # How often in a row it has failed, and why it did last (`vezerkar.server.notices.public_post`); empty if it did not.
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("error", String(40), nullable=False, server_default=""),
)
"""Browsers to which notices are pushed (`vezerkar.server.notices.push_table`)."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True),
    # Names what it is about: the same question has the same number.
    Column("number", String(120), primary_key=True),
    # ``bell``, ``mail``, or ``webhook`` or ``push`` and the number of one.
    Column("target", String(20), primary_key=True),
    # NULL for news that are of no match. Then ``about`` names what they are about, and ``page`` is where that stands
    # (`vezerkar.server.notices.news`).
    Column("match", String(40), ForeignKey("matches.id"), index=True),
    Column("about", Text, nullable=False, server_default=""),
    Column("page", Text, nullable=False, server_default=""),
    Column("event", String(10), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    # ``now``, ``digest``, ``listed`` (in the bell), or ``seen``: its account looked at the match just then.
    Column("mode", String(10), nullable=False),
    # The digest (`SENT`) that tells it; NULL while none does.
    Column("digest", String(200)),
    # When its holder has read it in the bell; NULL: not yet.
    Column("read", BigInteger),
)
"""Notices that accounts were told, or will be in the next digest (`vezerkar.server.notices.notice_table`)."""
