"""Posting of notices to webhooks: how what is sent is signed."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable
from hashlib import sha256

from vezerkar.server.notices.public_post import PublicPost


class WebhookSender:
    """Posts JSON. ``clock`` gives the seconds since 1970 for the signature."""

    def __init__(self, post: PublicPost, clock: Callable[[], float] = time.time) -> None:
        self._post = post
        self._clock = clock

    async def post(self, url: str, body: bytes, secret: str, delivery: str) -> None:
        """Post JSON to a URL, signed with a secret. Raises `PostFailed`."""
        at = str(int(self._clock()))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Vezerkar",
            "X-Vezerkar-Delivery": delivery,
            "X-Vezerkar-Time": at,
            "X-Vezerkar-Signature": f"sha256={signature(secret, at, body)}",
        }
        await self._post(url, headers, body)


def signature(secret: str, at: str, body: bytes) -> str:
    """Return what proves that whoever knows the secret has sent a body at a time: HMAC-SHA256 of ``TIME.BODY`` in hex digits."""
    return hmac.new(secret.encode(), at.encode() + b"." + body, sha256).hexdigest()
