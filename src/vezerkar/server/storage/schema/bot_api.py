"""The tables of programs of others."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text

from vezerkar.server.storage.schema.metadata import METADATA

API_TOKENS: Final = Table(
    "api_tokens",
    METADATA,
    # Names it in lists, and opens nothing.
    Column("id", Integer, primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    # What programs may do with it: ``read`` or ``bot:play``.
    Column("scope", String(20), nullable=False),
    Column("made", BigInteger, nullable=False),
    # When it was used last, to some minutes; NULL: never.
    Column("seen", BigInteger),
)
"""The tokens with which programs speak for accounts (`vezerkar.server.bot_api.token_table`)."""

BOT_ACCOUNTS: Final = Table(
    "bot_accounts",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    # The games that it plays; NULL: all. At how many matches at once, and whether for a rating.
    Column("games", JSON(none_as_null=True)),
    Column("most", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    # When its program has listened last.
    Column("seen", BigInteger, nullable=False, server_default="0"),
)
"""Accounts that programs play for (`vezerkar.server.bot_api.bot_table`)."""

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    # The first of the seats that the bot is to take.
    Column("player", String(40), nullable=False),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    # ``open``, ``accepted`` or ``declined``.
    Column("state", String(10), nullable=False),
)
"""Challenges to bot accounts to take a seat (`vezerkar.server.bot_api.challenge_table`)."""
