"""The site that passkeys belong to, as browsers know it: what they are asked, and whether their answers are right.

A browser lets a page use a passkey only at the host for which it was made, and only by TLS; it tells the address of the page in
what the passkey signs. Which host and address these are comes from the public address of the table, never from a request.

The library that makes and checks all this is loaded when it is first needed: it takes a twentieth of the time of a start.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from vezerkar.server.accounts.passkey_challenges import LASTS
from vezerkar.server.accounts.passkey_messages import NewPasskey, PasskeyAnswer

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

NAME: Final = "Vezérkar"
"""The name of the site, which browsers show beside its host."""
LOCAL: Final = "localhost"
"""The one host to which browsers grant passkeys without TLS."""


class BadAnswer(Exception):
    """An answer that no passkey of this table has given to this challenge. The text is for the log."""


@dataclass(frozen=True, slots=True)
class MadePasskey:
    """A passkey that an authenticator has made: its name there and its public key, as base64url, and how often it has signed."""

    credential: str
    public_key: str
    signs: int


class RelyingParty:
    """The site at this ``public`` address. ``possible`` says whether browsers grant passkeys there."""

    def __init__(self, public: str) -> None:
        self.origin = public
        parts = urlsplit(public)
        self._host = parts.hostname or ""
        by_tls = parts.scheme == "https" and not _is_address(self._host)
        self.possible = bool(self._host) and (by_tls or self._host == LOCAL)

    def making(self, challenge: bytes, handle: str, name: str, known: Iterable[str]) -> dict[str, Any]:
        """Return what a browser is told to make a passkey: not where one of the ``known`` passkeys is."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement, UserVerificationRequirement

        options = generate_registration_options(
            rp_id=self._host,
            rp_name=NAME,
            user_id=decoded(handle),
            user_name=name,
            challenge=challenge,
            timeout=LASTS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=_descriptors(known),
        )
        return _plain(options_to_json(options))

    def asking(self, challenge: bytes, known: Iterable[str] = (), *, holder: bool = False) -> dict[str, Any]:
        """Return what a browser is told to have a challenge signed: by one of the ``known`` passkeys, or by any of this site.

        ``holder``: its authenticator must make sure that it is its holder who has it sign.
        """
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=self._host,
            challenge=challenge,
            timeout=LASTS * 1000,
            allow_credentials=_descriptors(known),
            user_verification=UserVerificationRequirement.REQUIRED if holder else UserVerificationRequirement.PREFERRED,
        )
        return _plain(options_to_json(options))

    def made(self, passkey: NewPasskey, challenge: bytes) -> MadePasskey:
        """Return the passkey that an authenticator has made. Raises `BadAnswer`."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException
        from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

        try:
            response = AuthenticatorAttestationResponse(decoded(passkey.client_data), decoded(passkey.attestation))
            found = verify_registration_response(
                credential=RegistrationCredential(passkey.id, decoded(passkey.id), response),
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self.origin,
            )
        except (WebAuthnException, ValueError, LookupError, TypeError) as error:
            raise BadAnswer(str(error)) from error
        if encoded(found.credential_id) != passkey.id:
            raise BadAnswer("it is made under another name than it is told")
        return MadePasskey(passkey.id, encoded(found.credential_public_key), found.sign_count)

    def signed(self, answer: PasskeyAnswer, challenge: bytes, public_key: str, holder: bool) -> int:
        """Return how often a passkey says that it has signed, this answer included. Raises `BadAnswer`."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException
        from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

        try:
            response = AuthenticatorAssertionResponse(
                decoded(answer.client_data), decoded(answer.authenticator_data), decoded(answer.signature)
            )
            found = verify_authentication_response(
                credential=AuthenticationCredential(answer.id, decoded(answer.id), response),
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self.origin,
                credential_public_key=decoded(public_key),
                # What is signed is compared by the caller, who knows whose passkey it is.
                credential_current_sign_count=0,
                require_user_verification=holder,
            )
        except (WebAuthnException, ValueError, LookupError, TypeError) as error:
            raise BadAnswer(str(error)) from error
        return found.new_sign_count


def challenge_in(client_data: str) -> bytes:
    """Return the challenge that an answer says it is to. Raises `BadAnswer`."""
    try:
        return decoded(str(msgspec.json.decode(decoded(client_data), type=dict[str, Any])["challenge"]))
    except (ValueError, LookupError, msgspec.DecodeError) as error:
        raise BadAnswer(str(error)) from error


def encoded(data: bytes) -> str:
    """Return bytes as base64url, as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Return the bytes of such a text. Raises ValueError."""
    found = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if encoded(found) != text:
        raise ValueError("this is no base64url")
    return found


def _descriptors(credentials: Iterable[str]) -> list[PublicKeyCredentialDescriptor]:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(decoded(credential)) for credential in credentials]


def _plain(options: str) -> dict[str, Any]:
    return msgspec.json.decode(options, type=dict[str, Any])


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
