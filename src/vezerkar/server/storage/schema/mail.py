"""The tables of mails."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text, true

from vezerkar.server.storage.schema.metadata import METADATA

TOKENS: Final = Table(
    "tokens",
    METADATA,
    # Of a random text that only its mail holds. It is used once.
    Column("hash", String(64), primary_key=True),
    # What it is for: ``confirm``, ``reset`` or ``undo``.
    Column("kind", String(10), nullable=False),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    # The address that it is about.
    Column("mail", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""Links in mails that do something (`vezerkar.server.mail.mail_table`)."""

SENT: Final = Table(
    "sent",
    METADATA,
    # Names what was sent, and by which channel.
    Column("id", String(200), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
    # Tells whoever sends it from others who want to.
    Column("mark", String(24), nullable=False),
    # It may have gone out. Before that it certainly has not, and others may send it when its process has died.
    Column("handed", Boolean, nullable=False, server_default=true()),
)
"""Written before something is sent, so that it is not sent twice (`vezerkar.server.mail.sent_table`)."""
