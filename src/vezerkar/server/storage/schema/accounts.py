"""The tables of accounts, of how people sign in, and of guesses."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from vezerkar.server.storage.schema.metadata import METADATA

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
