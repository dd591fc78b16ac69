"""Posting of notices to webhooks: how what is sent is signed."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable
from hashlib import sha256
from secrets import token_hex

from vezerkar.server.notices.public_post import PublicPost


class WebhookSender:
    """Posts JSON, or a form with it. ``clock`` gives the seconds since 1970 for the signature."""

    def __init__(self, post: PublicPost, clock: Callable[[], float] = time.time) -> None:
        self._post = post
        self._clock = clock

    async def post(self, url: str, body: bytes, secret: str, delivery: str, content_type: str = "application/json") -> None:
        """Post a body to a URL, signed with a secret. Raises `PostFailed`."""
        at = str(int(self._clock()))
        headers = {
            "Content-Type": content_type,
            "User-Agent": "Vezerkar",
            "X-Vezerkar-Delivery": delivery,
            "X-Vezerkar-Time": at,
            "X-Vezerkar-Signature": f"sha256={signature(secret, at, body)}",
        }
        await self._post(url, headers, body)


def form_with_picture(content: bytes, picture: bytes) -> tuple[bytes, str]:
    """Return a form of JSON and a PNG, as Discord takes them together, and its content type."""
    boundary = token_hex(16)
    parts = (
        ('name="payload_json"', "application/json", content),
        ('name="files[0]"; filename="board.png"', "image/png", picture),
    )
    body = b"".join(
        f"--{boundary}\r\nContent-Disposition: form-data; {name}\r\nContent-Type: {kind}\r\n\r\n".encode() + part + b"\r\n"
        for name, kind, part in parts
    )
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def signature(secret: str, at: str, body: bytes) -> str:
    """Return what proves that whoever knows the secret has sent a body at a time: HMAC-SHA256 of ``TIME.BODY`` in hex digits."""
    return hmac.new(secret.encode(), at.encode() + b"." + body, sha256).hexdigest()
