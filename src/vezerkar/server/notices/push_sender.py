"""Push messages: sealed for one browser (RFC 8291), signed with the key of this server (RFC 8292), posted to its push service.

The push service reads nothing of a message. By the signature it knows that the server sends it to which the browser
has subscribed.
"""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from vezerkar.server.notices.public_network import public_url
from vezerkar.server.notices.public_post import PublicPost
from vezerkar.server.notices.push_table import Subscription

SERVICES: Final = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The push services of browsers: these names, and all below them."""
KEPT_SECONDS: Final = 24 * 3600
"""For so long a push service keeps a message for a browser that is away."""
SIGNED_SECONDS: Final = 12 * 3600
"""For so long a signature counts; push services take none of more than a day."""
AUTH_BYTES: Final = 16
KEY_BYTES: Final = 32
GONE: Final = ("status-404", "status-410")
"""Answers of a push service that says that there is no such subscription any more."""


class BadSubscription(Exception):
    """The keys are none, or the address is no address."""


class UnknownService(Exception):
    """The address is of no push service that is known here."""


@dataclass(frozen=True, slots=True)
class PushMessage:
    """A message to a browser. Of those with the same ``topic`` a push service keeps the newest alone."""

    content: bytes
    topic: str
    urgent: bool


class PushSender:
    """Sends messages. ``services`` are names of push services besides those of browsers; ``clock``: seconds since 1970."""

    def __init__(
        self, post: PublicPost, contact: str, services: Iterable[str] = (), clock: Callable[[], float] = time.time
    ) -> None:
        self._post = post
        self._contact = contact
        self._services = (*SERVICES, *(name.lower() for name in services))
        self._clock = clock

    def check(self, to: Subscription) -> None:
        """Raise `BadSubscription` or `UnknownService` if no message can be sent there."""
        try:
            host = urlsplit(public_url(to.endpoint)).hostname or ""
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(to.p256dh))
            sound = len(_bytes(to.auth)) == AUTH_BYTES
        except ValueError as error:
            raise BadSubscription from error
        if not sound:
            raise BadSubscription
        if not any(host == name or host.endswith(f".{name}") for name in self._services):
            raise UnknownService

    async def send(self, to: Subscription, message: PushMessage, key: str) -> None:
        """Send a message to a browser, signed with a private key. Raises `PostFailed`."""
        headers = {
            **self._signature(to.endpoint, key),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": message.topic,
            "Urgency": "high" if message.urgent else "normal",
        }
        await self._post(to.endpoint, headers, _sealed(to, message.content))

    def _signature(self, endpoint: str, key: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.hostname}",
            "exp": int(self._clock()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        # Without this it takes no contact but one of https: a table may be tried under another.
        signer = Vapid02(_private(key), conf={"no-strict": True})
        found: dict[str, str] = signer.sign(claims)
        return found


def new_push_key() -> str:
    """A private key of P-256, in base64url."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(KEY_BYTES, "big"))


def public_part(key: str) -> str:
    """The public part of a private key, as browsers ask for it. Raises ValueError if it is none."""
    return _text(_private(key).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    number = _bytes(key)
    if len(number) != KEY_BYTES:
        raise ValueError("this is no private key of P-256")
    return ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())


def _sealed(to: Subscription, content: bytes) -> bytes:
    once = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        content, private_key=once, dh=_bytes(to.p256dh), auth_secret=_bytes(to.auth), version="aes128gcm"
    )
    return sealed


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
