"""Tokens of programs as they travel: in the header where a key of a seat may stand as well."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from litestar.datastructures import Headers

PREFIX: Final = "vz_"
"""Tokens begin so, so that programs that look for secrets in public places know one."""
LENGTH: Final = len(PREFIX) + 32
"""Keys of seats have 32 letters, and so none is taken for a token."""


def new_token() -> str:
    """A token: 192 random bits."""
    return PREFIX + secrets.token_urlsafe(24)


def is_token(key: str) -> bool:
    """Return True if this is the token of a program, and no key of a seat."""
    return key.startswith(PREFIX) and len(key) == LENGTH


def hash_api_token(token: str) -> str:
    """Return the hash that is kept of a token, which is random throughout as a key is."""
    return blake2b(token.encode(), digest_size=32, person=b"vezerkar-api").hexdigest()


def sent_token(headers: Headers) -> str | None:
    """Return the token that a request carries, or None if it carries none."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and is_token(key.strip()) else None
