"""The tables of matches. The log is the truth; events and checkpoints follow from it and spare its replay."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, String, Table, Text, false, true

from vezerkar.server.storage.schema.metadata import METADATA

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
    # Its clock (`vezerkar.server.clocks.clocks.ClockRules`); NULL when it has none. The earliest moment at which something is to
    # be done if nothing happens: the time of a seat, an offer or a pause is over. And for how long in all the table was out of
    # reach while clocks would have run.
    Column("clock", JSON(none_as_null=True)),
    Column("next_at", BigInteger, index=True),
    Column("outage_ms", BigInteger, nullable=False, server_default="0"),
    # Since when its log, checkpoints and events are in `FROZEN_MATCHES`; NULL while they are in rows of their own.
    Column("frozen", BigInteger),
    # Since when and until when its clocks stand by consent; NULL while they do not.
    Column("paused_at", BigInteger),
    Column("paused_until", BigInteger),
    # Its end changes the ratings of those who take part.
    Column("rated", Boolean, nullable=False, server_default=false()),
    # Bots help everybody who plays.
    Column("teaching", Boolean, nullable=False, server_default=false()),
    # The tournament in which it is played; NULL when it is none of one. No foreign key: tournaments are never deleted.
    Column("tournament", String(40)),
    # The lesson that it is (`vezerkar.lessons`); NULL: it is none. It begins at the position of its first checkpoint.
    Column("lesson", String(80)),
    # It was begun from a position that somebody had set up: that of its first checkpoint.
    Column("placed", Boolean, nullable=False, server_default=false()),
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
    # What is to be played when its turn comes, and what has become of the last such plan (`vezerkar.server.plans`).
    Column("plan", JSON(none_as_null=True)),
    Column("plan_report", JSON(none_as_null=True)),
    # The ply at which the turn to pass in or the orders were set last.
    Column("ordered", Integer, nullable=False, server_default="0"),
    # The version of the rules under which its player wants to go on; NULL: no other than that of now.
    Column("agrees", String(40)),
    # The key of an open seat in plain text, so that its maker can send it again; gone when the seat is taken.
    Column("invitation", String(80)),
    # It was opened for whoever is sent that key: from the lobby nobody takes it over.
    Column("reserved", Boolean, nullable=False, server_default=false()),
    # Under which name the lobby lists it, or did, although its table is not there, as the others have agreed; NULL: under none.
    Column("listed_as", String(40), index=True),
    # Until when it waits for somebody else before a bot plays; NULL unless somebody has left it in a match that goes on.
    Column("vacant_until", BigInteger),
    # Since when it is without whoever has left it in a match that goes on; NULL where nobody has, or somebody else is there.
    Column("left_at", BigInteger),
    # Whoever left it has resigned, while the others play on; and the account that kept it, NULL for a guest. No foreign key:
    # accounts are never deleted. ``late``: the clock has done it, for the time was over.
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("resigned_by", Integer),
    Column("late", Boolean, nullable=False, server_default=false()),
    # Whether this seat must choose now. True as well where nobody has looked yet.
    Column("asked", Boolean, nullable=False, server_default=true()),
    # The account that keeps it; NULL is a seat that is held by key alone.
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    # The clock of the seat (`vezerkar.server.clocks.clocks.SeatClock`); NULL when the match has none.
    Column("bank_ms", BigInteger),
    Column("since", BigInteger),
    Column("flagged", Integer, nullable=False, server_default="0"),
    Column("flagged_row", Integer, nullable=False, server_default="0"),
    Column("credited_day", Integer),
    # From when until when its player is on holiday, or was last, as far as this clock stands then; NULL: nothing is known of one.
    Column("away_from", BigInteger),
    Column("away_until", BigInteger),
    # The bot that plays until its player is back; NULL while nobody has to.
    Column("stand_in", String(80)),
    # Until when a guest who holds it may not write where others read it; 0: may do so.
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("maker", Boolean, nullable=False),
    Column("invitation", Boolean, nullable=False),
    # Until when its guest may not write where others read it, though the seats are lost; 0: may do so.
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
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
    # The version of the rules that wrote it, what happened (`vezerkar.server.matches.stored_events`), and a digest of the
    # position that it led to; NULL as above.
    Column("version", String(40)),
    Column("events", LargeBinary),
    Column("digest", LargeBinary),
    # Who took the action: a person, a bot, an order, the clock, an organiser; NULL where that was not kept yet.
    Column("by", String(10)),
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

LAST_PAGES: Final = Table(
    "last_pages",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # The last page of a match that is over, in each language (`vezerkar.server.pages.last_page`).
    Column("pages", LargeBinary, nullable=False),
)

FROZEN_MATCHES: Final = Table(
    "frozen_matches",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # The log of a match that is long over, with what follows from it (`vezerkar.server.storage.frozen_table`).
    Column("packed", LargeBinary, nullable=False),
)

USER_FILES: Final = Table(
    "user_files",
    METADATA,
    # A hash of the files, the files (`vezerkar.server.rules.user_files`), and how many bytes they take here.
    Column("digest", String(64), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
)
"""The files of users that matches need."""

MATCH_FILES: Final = Table(
    "match_files",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # A version of the rules, with a word for what the match needs of the files, and the files that had that.
    Column("version", String(40), primary_key=True),
    Column("files", String(64), ForeignKey("user_files.digest"), nullable=False, index=True),
)
"""By which files of a user the versions of a match were written."""
