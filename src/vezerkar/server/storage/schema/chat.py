"""The tables of what people write, and of whom they do not want to read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Integer, String, Table, Text, false

from vezerkar.server.storage.schema.metadata import METADATA

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
    # The account that kept the seat of whoever wrote it; NULL when none did.
    Column("account", Integer, ForeignKey("accounts.id")),
    # A moderator has hidden it.
    Column("hidden", Boolean, nullable=False, server_default=false()),
    # ``table`` or ``watchers`` (`vezerkar.server.chat.chat_lines`), and the player who wrote it at the table, by the first of the
    # seats; NULL where that was not kept yet.
    Column("room", String(10), nullable=False, server_default="table"),
    Column("player", String(40)),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("id", Integer, primary_key=True),
    # Who does not want to read whom: of each either the account, or a player of the match by the first of the seats.
    Column("by_account", Integer, ForeignKey("accounts.id"), index=True),
    Column("by_player", String(40)),
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    Column("player", String(40)),
    # NULL where both are accounts: then it counts in all matches.
    Column("match", String(40), ForeignKey("matches.id"), index=True),
    # What the muted one was called.
    Column("name", Text, nullable=False),
    # They do not sit down at one table either.
    Column("blocks", Boolean, nullable=False, server_default=false()),
)
"""The people whom others do not want to read (`vezerkar.server.chat.mute_table`)."""
