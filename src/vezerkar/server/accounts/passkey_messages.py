"""The messages about passkeys, field by field. See docs/http-api.md.

Bytes are texts of base64url without padding, as in the Web Authentication API.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.accounts.account_messages import Password
from vezerkar.server.protocol import Id, Request

Credential: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400)]
Bytes: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20_000)]
PasskeyName: TypeAlias = Annotated[str, Meta(max_length=60)]


class PasskeyAnswer(Request):
    """The answer of a passkey to a challenge: ``id`` of the credential, and the parts of its response."""

    id: Credential
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user_handle: Annotated[str, Meta(max_length=100)] = ""


class HolderProof(Request, kw_only=True):
    """A proof that the holder of the account is there: its password, or the answer of one of its passkeys, not both.

    Without it nothing happens that whoever finds a browser open must not do.
    """

    password: Password | None = None
    passkey: PasskeyAnswer | None = None


class PasswordChange(Request, kw_only=True):
    """Another password for one's account, and what shows who is there: the ``old`` one, or a passkey."""

    new: Password
    old: Password | None = None
    passkey: PasskeyAnswer | None = None


class NewPasskey(Request):
    """A passkey that an authenticator has made: ``id`` of the credential, and the parts of its response."""

    id: Credential
    client_data: Bytes
    attestation: Bytes


class WishedName(Request):
    """The name of an account that is to be made with a passkey."""

    name: Id


class PasskeyRegistration(Request):
    """An account to be made with a passkey and without a password. ``label`` is what its holder calls the passkey."""

    passkey: NewPasskey
    label: PasskeyName = ""


class PasskeySignIn(Request):
    """Somebody who has a passkey of an account."""

    passkey: PasskeyAnswer


class PasskeyRename(Request):
    """Another name for a passkey."""

    label: PasskeyName


class PasskeySite(msgspec.Struct):
    """The ``address`` at whose pages alone this server's passkeys can be used. Empty: nowhere."""

    address: str


class PasskeyChallenge(msgspec.Struct):
    """A question to a browser: ``options`` are those of the Web Authentication API, good for so many ``seconds``."""

    options: dict[str, Any]
    seconds: int


class PasskeyInfo(msgspec.Struct):
    """A passkey of the account: what its holder calls it, since when there is one, and when it was used last."""

    id: str
    label: str
    made: str
    seen: str


class WaysIn(msgspec.Struct):
    """The ways into the account: whether it has a ``password``, and its passkeys, the one made first at the top."""

    password: bool
    passkeys: list[PasskeyInfo]
