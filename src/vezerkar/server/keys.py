"""Keys and names that nobody can guess."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a match's name: none that is read as another."""


def new_key() -> str:
    """A key: 192 random bits."""
    return secrets.token_urlsafe(24)


def next_key(key: str, word: str) -> str:
    """The key that follows from another and a word: the same from the same, so that a request may be repeated."""
    return urlsafe_b64encode(blake2b(f"{key} {word}".encode(), digest_size=24, person=b"vezerkar-next").digest()).decode()


def new_match() -> str:
    """The name of a match: 12 letters, about 59 random bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def match_of(once: str) -> str:
    """The name of a match that follows from a secret word: the same from the same, so that a request may be repeated."""
    digest = blake2b(once.encode(), digest_size=12, person=b"vezerkar-match").digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest)


def new_seed() -> str:
    """The secret that the dice of a match come from: 256 random bits."""
    return secrets.token_hex(32)


def hash_key(key: str) -> str:
    """Return the hash that is kept of a key. A key is random throughout, so a fast hash is as good as a slow one."""
    return blake2b(key.encode(), digest_size=32, person=b"vezerkar-key").hexdigest()


def hash_token(token: str) -> str:
    """Return the hash that is kept of the token of a session, which is random throughout as a key is."""
    return blake2b(token.encode(), digest_size=32, person=b"vezerkar-session").hexdigest()
