"""E-mail addresses: which are accepted, and which count as the same."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 254
"""Characters of an address (RFC 5321)."""
LONGEST_LOCAL: Final = 64
"""Characters before the ``@``."""
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
FORM: Final = re.compile(rf"{ATOM}(?:\.{ATOM})*@(?:{LABEL}\.)+{LABEL}")
"""An address as it is written on letters: no quotes, no comments, and a domain with a dot."""


def mail_address(text: str) -> str:
    """Return an address without blanks around it, its domain as computers write it. Raises ValueError if it is none."""
    local, _, domain = text.strip().rpartition("@")
    try:
        address = f"{local}@{domain.encode('idna').decode('ascii') if domain else ''}"
    except UnicodeError as error:
        raise ValueError("the domain is none") from error
    if len(address) > LONGEST or len(local) > LONGEST_LOCAL or not FORM.fullmatch(address):
        raise ValueError("this is no address")
    return address


def mail_key(address: str) -> str:
    """Return what two ways to write one address have in common: no mail server in use tells capitals apart."""
    return address.lower()
