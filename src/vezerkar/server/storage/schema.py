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
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
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
    # The ply at which the turn to pass in or the orders were set last.
    Column("ordered", Integer, nullable=False, server_default="0"),
    # The version of the rules under which its player wants to go on; NULL: no other than that of now.
    Column("agrees", String(40)),
    # The key of an open seat in plain text, so that its maker can send it again; gone when the seat is taken.
    Column("invitation", String(80)),
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

META: Final = Table(
    "meta",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the table as a whole."""

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
    # The last page of a match that is over, in each language (`vezerkar.server.pages.last_page`).
    Column("pages", LargeBinary, nullable=False),
)

GAME_REPORTS: Final = Table(
    "game_reports",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # What made it: the number of the judges, the version of the rules, the budget.
    Column("version", String(60), nullable=False),
    Column("asked", BigInteger, nullable=False),
    # How far it is, in per cent; -1: it could not be made.
    Column("progress", Integer, nullable=False),
    # The report in each language (`vezerkar.server.reports.game_report_table`); NULL until it is made.
    Column("packed", LargeBinary),
    # How long it took, in milliseconds.
    Column("took_ms", Integer),
)

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

FROZEN_MATCHES: Final = Table(
    "frozen_matches",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # The log of a match that is long over, with what follows from it (`vezerkar.server.storage.frozen_table`).
    Column("packed", LargeBinary, nullable=False),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    # What names that look the same have in common (`vezerkar.server.accounts.account_names`).
    Column("name_key", Text, nullable=False, unique=True),
    Column("state", String(10), nullable=False),
    Column("role", String(10), nullable=False),
    Column("made", BigInteger, nullable=False),
    # When it was given another name for the last time; and when it is erased, if its holder does not sign in until then.
    Column("renamed", BigInteger),
    Column("leaves", BigInteger),
    # Its confirmed e-mail address, as it was written and as it is compared; and one that waits to be confirmed.
    Column("mail", Text),
    Column("mail_key", Text, index=True, unique=True),
    Column("new_mail", Text),
    # How many mails in a row the mail server of that address has refused.
    Column("mail_refused", Integer, nullable=False, server_default="0"),
    # The language in which its holder is written to.
    Column("lang", String(10), nullable=False, server_default="en"),
    # Its time zone; NULL: not known. In it, the hours between which its holder is left in peace, and that of the digest.
    Column("zone", Text),
    Column("quiet_from", Integer, nullable=False, server_default="22"),
    Column("quiet_to", Integer, nullable=False, server_default="7"),
    Column("digest_hour", Integer, nullable=False, server_default="7"),
    # Until when its holder may not write where others read it, nor begin or join matches; 0: may do so.
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    Column("banned_until", BigInteger, nullable=False, server_default="0"),
)

FORMER_NAMES: Final = Table(
    "former_names",
    METADATA,
    # Kept for the account that had it, until then.
    Column("name_key", Text, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

PASSWORDS: Final = Table(
    "passwords",
    METADATA,
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("hash", Text, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    # Names it in lists, and opens nothing.
    Column("id", String(16), nullable=False),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    # When it was used last, to the day.
    Column("seen", BigInteger, nullable=False),
    # The family of the browser, and the network that it came from.
    Column("browser", String(20), nullable=False),
    Column("place", String(60), nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    # Of the text in a cookie.
    Column("hash", String(64), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False, index=True),
    # When its holder has signed in there last.
    Column("seen", BigInteger, nullable=False),
)
"""The browsers in which people have signed in (`vezerkar.server.accounts.device_table`)."""

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

GUESSES: Final = Table(
    "guesses",
    METADATA,
    # A hash of what they are counted under.
    Column("about", String(64), primary_key=True),
    # When all of them are forgotten.
    Column("full_at", BigInteger, nullable=False, index=True),
)
"""Guesses of passwords, as they are counted (`vezerkar.server.accounts.guess_table`)."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    # Names it in lists, and opens nothing.
    Column("id", String(16), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    # What the authenticator calls it, as base64url; the public key, as COSE has it, likewise.
    Column("credential", Text, nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    # What the authenticator calls the account, as base64url: random, the same for all passkeys of an account.
    Column("handle", String(64), nullable=False),
    # How often the authenticator says that it has signed; 0: it does not count.
    Column("signs", BigInteger, nullable=False),
    # What its holder calls it.
    Column("label", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    # When it was used last.
    Column("seen", BigInteger, nullable=False),
)
"""Passkeys of accounts (`vezerkar.server.accounts.passkey_table`)."""

PASSKEY_CHALLENGES: Final = Table(
    "passkey_challenges",
    METADATA,
    # Of the random bytes that a passkey is asked to sign.
    Column("hash", String(64), primary_key=True),
    # What may be done with the answer (`vezerkar.server.accounts.passkey_challenges`).
    Column("kind", String(10), nullable=False),
    # The account and the session that have asked; null: a guest.
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    Column("session", String(64)),
    # The name that a new account is to have, and what the authenticator calls the account of a new passkey.
    Column("name", Text),
    Column("handle", String(64)),
    Column("expires", BigInteger, nullable=False, index=True),
)
"""Challenges that passkeys have not answered yet (`vezerkar.server.accounts.passkey_challenges`)."""

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
)
"""Written before something is sent, so that it is not sent twice (`vezerkar.server.mail.sent_table`)."""

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

OFFERS: Final = Table(
    "offers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(40), ForeignKey("matches.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    # Who made it, at which ply, when, and when it expires.
    Column("seat", String(40), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    # When the pause ends that it is about; NULL when it is about none.
    Column("until", BigInteger),
    # The answers so far, true or false, by seat.
    Column("votes", JSON, nullable=False),
    Column("state", String(10), nullable=False),
    # When it was no longer open; NULL while it is.
    Column("ended", BigInteger),
    # The ply to which it would take the match back; NULL when it is no takeback.
    Column("back_to", Integer),
    # The player who would be replaced, by the first of the seats, and by which bot; NULL when it is about nobody, or by a person.
    Column("player", String(40)),
    Column("bot", String(80)),
)
"""Offers of players to one another (`vezerkar.server.offers.offers.Offer`)."""

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

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    # A hash of who reports what: nobody reports the same twice.
    Column("once", String(64), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    # The account of whoever reports, and the one that is reported; NULL for guests.
    Column("by", Integer, ForeignKey("accounts.id")),
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    # The match and the ply at which it stood; NULL where only a name is reported.
    Column("match", String(40), ForeignKey("matches.id"), index=True),
    Column("ply", Integer),
    Column("seat", String(40)),
    # A line of chat, counted from 0 in its room.
    Column("line", Integer),
    Column("room", String(10), nullable=False, server_default="table"),
    Column("reason", Text, nullable=False),
    # When a moderator has seen to it; NULL while nobody has.
    Column("done", BigInteger),
)
"""Reports of people about others (`vezerkar.server.care.report_table`)."""

SANCTIONS: Final = Table(
    "sanctions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    # When it was done, and until when it lasts: the same moment if there is nothing to last.
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    # The account of the moderator; NULL: whoever runs the table.
    Column("by", Integer, ForeignKey("accounts.id")),
    # Its holder has read it.
    Column("seen", Boolean, nullable=False, server_default=false()),
)
"""Acts of moderators on accounts, as their holders are told (`vezerkar.server.care.sanction_table`)."""

LISTINGS: Final = Table(
    "listings",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    # The line of its maker about it, the language that it was made in, the name of its maker, and whether that is of an account.
    Column("about", Text, nullable=False),
    Column("lang", String(10), nullable=False),
    Column("maker_name", Text, nullable=False),
    Column("by_account", Boolean, nullable=False),
    # Under what the open tables of its maker are counted; NULL where they are not, and when it gathers no more, unless it is an
    # account.
    Column("maker", String(80), index=True),
    # Whether it waits for people still.
    Column("gathering", Boolean, nullable=False),
    # When it was opened.
    Column("at", BigInteger, nullable=False),
    # The least and the largest rating, as it is shown, of those who may join; NULL where it does not matter.
    Column("rating_from", Integer),
    Column("rating_to", Integer),
    Index("ix_listings_gathering_at", "gathering", "at"),
)
"""The matches that anybody may join and watch."""

RATED_SEATS: Final = Table(
    "rated_seats",
    METADATA,
    # Who had which seat when a rated match began.
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
)

RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("pool", String(80), nullable=False),
    Column("ended", BigInteger, nullable=False),
    # The sides and in which places they came (`vezerkar.server.ratings.ratings.RatedSide`).
    Column("sides", JSON, nullable=False),
    # The strength of each account before and after it: mu, sigma, mu, sigma; NULL while it waits to be taken in.
    Column("changes", JSON(none_as_null=True)),
    Index("ix_rated_games_pool_ended", "pool", "ended"),
)
"""The rated matches that are over. All ratings follow from them, in the order in which they ended."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("pool", String(80), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id"), primary_key=True, autoincrement=False, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    # When the last of them ended.
    Column("last", BigInteger, nullable=False),
)

SIDE_RATINGS: Final = Table(
    "side_ratings",
    METADATA,
    Column("pool", String(80), primary_key=True),
    # With what makes it stronger or weaker (`vezerkar.server.ratings.rated_match.side_names`).
    Column("side", String(200), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

FINISHED_GAMES: Final = Table(
    "finished_games",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    # The version of the rules at its end, and the first number of it.
    Column("version", String(40), nullable=False),
    Column("rules", String(10), nullable=False),
    # What makes its sides stronger or weaker (`vezerkar.server.ratings.rated_match.scenario_of`); and for how many it is.
    Column("scenario", String(200), nullable=False),
    Column("players", Integer, nullable=False),
    # ``live``, ``days`` or ``none``.
    Column("clock", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    # Whether a bot, or the account of one, has played.
    Column("bots", Boolean, nullable=False),
    # When its first action was taken, and when it ended.
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    # How much was done and not taken back.
    Column("plies", Integer, nullable=False),
    # ``rules``, ``resigned``, ``time`` or ``agreed``; and the sides that have won, with spaces between them: none: a draw.
    Column("ending", String(10), nullable=False),
    Column("winners", String(200), nullable=False),
    Index("ix_finished_games_game", "game", "bots"),
)
"""The public matches that are over with a result. Statistics follow from them (`vezerkar.server.statistics.finished_table`)."""

FINISHED_SEATS: Final = Table(
    "finished_seats",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("side", String(40), nullable=False),
    # The account that played it; NULL: a guest, a bot, or somebody who is gone.
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    # ``won``, ``drawn`` or ``lost``.
    Column("result", String(10), nullable=False),
)
"""The seats of those matches."""

ARCHIVES: Final = Table(
    "archives",
    METADATA,
    # The name of a file in the folder of open data.
    Column("name", String(80), primary_key=True),
    # The day of its games, such as ``2026-11-23``; and its form: ``ndjson`` or ``parquet``.
    Column("day", String(10), nullable=False, index=True),
    Column("form", String(10), nullable=False),
    # The games that are in it, and how many had been counted when it was made.
    Column("games", Integer, nullable=False),
    Column("counted", Integer, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    # Its SHA-256.
    Column("hash", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""Archives of public games (`vezerkar.server.open_data.archive_table`)."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    # A line of its organiser about it.
    Column("about", Text, nullable=False),
    Column("organiser", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    # ``swiss``, ``round_robin`` or ``knockout``; the number of rounds of a Swiss, 0 for the others; and how many may enter.
    Column("form", String(20), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("places", Integer, nullable=False),
    # The options of its matches, and their clock (`vezerkar.server.clocks.clocks.ClockRules`).
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    # Its matches count for the ratings.
    Column("rated", Boolean, nullable=False, server_default=false()),
    # All lots are drawn from it. It is published at the end, its commitment from the beginning.
    Column("seed", String(200), nullable=False),
    # ``draft``, ``open`` (for entries), ``running``, ``finished`` or ``cancelled``; and its round, 0 before the first.
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
    Column("began", BigInteger),
    Column("ended", BigInteger),
)
"""Tournaments (`vezerkar.server.tournaments.tournament_table`)."""

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # The account, or else the bot.
    Column("account", Integer, ForeignKey("accounts.id"), index=True),
    Column("bot", String(80), nullable=False),
    # The rating, as it is shown, when the tournament began; that of nobody known for a bot.
    Column("rating", Integer, nullable=False),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("tournament", "account", name="uq_entrants_tournament_account"),
)
"""Those who have entered tournaments."""

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("table", Integer, primary_key=True, autoincrement=False),
    # The entrants with the first and the second side of the game; no second: a bye.
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    # No foreign key: the match is made under this name after the pairing is written. NULL where there is none to be played.
    Column("match", String(40), unique=True),
    # ``first``, ``second``, ``draw`` or ``neither``; NULL while they play. And whether it is that of a bye or a forfeit.
    Column("result", String(10)),
    Column("unplayed", Boolean, nullable=False, server_default=false()),
    # Why the organiser has settled it; empty where the match has.
    Column("reason", Text, nullable=False),
)
"""The pairings of the rounds of tournaments."""

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("body", JSON, nullable=False),
    # When it is to be done, in microseconds since 1970 (UTC); NULL: never again, for it has failed too often.
    Column("due", BigInteger),
    # When it had failed too often; NULL while it is tried.
    Column("died", BigInteger),
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
