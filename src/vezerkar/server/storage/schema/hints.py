"""The table of the help that players had."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, String, Table

from vezerkar.server.storage.schema.metadata import METADATA

HELPS: Final = Table(
    "helps",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    # What it was: ``hint`` or ``whatif``.
    Column("kind", String(10), primary_key=True),
    # The moment at which it was had.
    Column("ply", Integer, primary_key=True),
)
"""The help that players had from the table while their matches went on. All are told of it when these are over."""
