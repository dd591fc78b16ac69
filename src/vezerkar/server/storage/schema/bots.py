"""The table of bots that think elsewhere."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text

from vezerkar.server.storage.schema.metadata import METADATA

BOT_QUESTIONS: Final = Table(
    "bot_questions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("bot", String(80), nullable=False),
    # The seed of the bot alone, from which nothing of the match can be worked out.
    Column("seed", String(200), nullable=False),
    # Only what the seat may see, as JSON.
    Column("observation", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    # The process of the database server that speaks to whoever thinks about it; NULL when nobody does.
    Column("helper", Integer),
    # The action that was found, or else the fault of the bot.
    Column("answer", Text),
    Column("fault", Text),
)
