"""The table of invitations of people by their names."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    # The first of the seats that the account is to take, the account, and the one that invites it.
    Column("party", String(40), nullable=False),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("by_account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    # ``sent``, ``taken``, ``declined`` or ``gone``.
    Column("state", String(10), nullable=False),
)
"""Invitations of accounts to open seats (`vezerkar.server.invitations.invitation_table`)."""
