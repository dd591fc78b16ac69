"""The tables of the database.

The log is the truth; seats, keys, chat and jobs stand beside it. Events and checkpoints follow from it and spare its replay.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData()

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("pace", String(10), nullable=False, server_default="live"),
    # How fast its bots play, or "paused".
    Column("bots", String(10), nullable=False, server_default="normal"),
    # When it was made, in microseconds since 1970 (UTC) by the clock of the database, as all moments here.
    Column("created", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(40)),
    # Where its maker came from, for the caps on matches with bots; NULL when it is over, or was made before these were counted.
    Column("address", String(64)),
    # When it was made or the last entry was written.
    Column("moved", BigInteger, nullable=False, server_default="0", index=True),
    # The events of its beginning, as those of the log; NULL when nobody has opened it since events are kept.
    Column("events", LargeBinary),
    # The version under whose rules it was played again and did not go as it did; NULL when there is none.
    Column("differs", String(40)),
    # How often this match has changed: each change starts from the one before, or is refused.
    Column("rev", BigInteger, nullable=False, server_default="0"),
    # The mark of the last change, so that whoever does not know if it has come through can see.
    Column("mark", String(24)),
    # The last ply after which bots need not wait for somebody to take it back; -1 when there is none.
    Column("released", Integer, nullable=False, server_default="-1"),
    # The ply at which somebody looks at what has come of the last action (-1: nobody does), and since when.
    Column("reading", Integer, nullable=False, server_default="-1"),
    Column("reading_since", BigInteger, nullable=False, server_default="0"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    # The first of the seats that one player holds.
    Column("party", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("holder", String(80), nullable=False),
    Column("autopass", Boolean, nullable=False, server_default=false()),
    # NULL when there is none: the turn to pass in, the standing orders, and the answer (ply, action) kept for a window.
    Column("pass_turn", Integer),
    Column("orders", JSON(none_as_null=True)),
    Column("answer", JSON(none_as_null=True)),
    # The version of the rules under which its player wants to go on; NULL: no other than that of now.
    Column("agrees", String(40)),
    # The key of an open seat in plain text, so that its maker can send it again; gone when the seat is taken.
    Column("invitation", String(80)),
    # Whether this seat must choose now. True as well where nobody has looked yet.
    Column("asked", Boolean, nullable=False, server_default=true()),
    # Reserved for accounts: NULL is a seat that is held by key alone.
    Column("account", Integer),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("maker", Boolean, nullable=False),
    Column("invitation", Boolean, nullable=False),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("action", Text, nullable=False),
    # When it was written.
    Column("at", BigInteger, nullable=False),
    # The version of the rules that wrote it, what happened (`vezerkar.server.stored_events`), and a digest of the position that
    # it led to; NULL as above.
    Column("version", String(40)),
    Column("events", LargeBinary),
    Column("digest", LargeBinary),
)

CHECKPOINTS: Final = Table(
    "checkpoints",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("version", String(40), nullable=False),
    # The State after this ply: its position as JSON, zlib.
    Column("position", LargeBinary, nullable=False),
)

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("id", Integer, primary_key=True),
    # In microseconds since 1970 (UTC).
    Column("at", BigInteger, nullable=False),
    # The user of the machine who gave the command.
    Column("who", Text, nullable=False),
    Column("deed", String(20), nullable=False),
    # No foreign key: what was done is remembered longer than the match.
    Column("match", String(40)),
    Column("about", Text, nullable=False),
)
"""Acts of whoever runs the table. Rows are only added; the database refuses anything else."""
LAST_PAGES: Final = Table(
    "last_pages",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # The last page of a match that is over, in each language (`vezerkar.server.last_page`).
    Column("pages", LargeBinary, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
)

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("body", JSON, nullable=False),
    # When it is to be done, in microseconds since 1970 (UTC); NULL: never again, for it has failed too often.
    Column("due", BigInteger),
    # Until when whoever has taken it may work on it; NULL when nobody has.
    Column("lease", BigInteger),
    # How often it was taken since it was asked for.
    Column("attempts", Integer, nullable=False, server_default="0"),
    # Names what it is about: of each name there is one at most.
    Column("key", String(200), unique=True),
    Column("last_error", Text),
    Index("ix_jobs_kind_due", "kind", "due"),
)

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
