"""A software authenticator: it makes passkeys and signs with them, as a browser and a phone do together.

It is written from the Web Authentication specification and knows nothing of the server. Tests bend its properties to lie.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
"""Flags: somebody is there, has shown who it is, and a new key follows."""


@dataclass
class Credential:
    """A passkey on the authenticator: its key, and what it calls itself and the account."""

    key: EllipticCurvePrivateKey
    id: str
    handle: str


@dataclass
class Authenticator:
    """``origin`` is the address of the page that asks; ``signs`` counts, unless ``counts`` is False, as for synced passkeys."""

    origin: str
    counts: bool = True
    signs: int = 0
    flags: int = PRESENT | VERIFIED
    credentials: list[Credential] = field(default_factory=list)

    def make(self, options: dict[str, Any], kind: str = "webauthn.create") -> dict[str, str]:
        """Make a passkey, as a page is answered by ``navigator.credentials.create``."""
        made = Credential(generate_private_key(SECP256R1()), text(secrets.token_bytes(32)), options["user"]["id"])
        self.credentials.append(made)
        point = made.key.public_key().public_numbers()
        # The public key in the form of COSE: ES256 on P-256.
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        name = raw(made.id)
        attested = bytes(16) + struct.pack(">H", len(name)) + name + cbor2.dumps(cose)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(options["rp"]["id"], ATTESTED) + attested}
        return {"id": made.id, "client_data": self._client(kind, options), "attestation": text(cbor2.dumps(attestation))}

    def sign(self, options: dict[str, Any], which: int = -1, kind: str = "webauthn.get") -> dict[str, str]:
        """Sign a challenge with one of the passkeys, as a page is answered by ``navigator.credentials.get``."""
        credential = self.credentials[which]
        client, data = self._client(kind, options), self._data(options["rpId"])
        signature = credential.key.sign(data + hashlib.sha256(raw(client)).digest(), ECDSA(SHA256()))
        return {
            "id": credential.id,
            "client_data": client,
            "authenticator_data": text(data),
            "signature": text(signature),
            "user_handle": credential.handle,
        }

    def _client(self, kind: str, options: dict[str, Any]) -> str:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return text(json.dumps(told).encode())

    def _data(self, host: str, more: int = 0) -> bytes:
        self.signs += self.counts
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", self.flags | more, self.signs)


def text(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def raw(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))
