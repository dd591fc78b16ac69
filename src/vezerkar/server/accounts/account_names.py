"""Names of accounts: what they may be made of, and which of them are taken for the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from vezerkar.server.http.api_errors import ApiError

SHORTEST: Final = 2
LONGEST: Final = 24
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters and marks that nobody sees: with them, two names that look the same would be two."""
RESERVED: Final = (
    *("admin", "administrator", "mod", "moderator", "operator", "owner", "root", "staff", "support", "system", "server", "table"),
    *("vezerkar", "vezérkar", "bot", "nobody", "somebody", "anonymous", "guest", "player", "former-player", "spectator"),
    *("adminisztrátor", "moderátor", "üzemeltető", "kezelő", "rendszer", "kiszolgáló", "asztal", "senki", "valaki", "vendég"),
    *("játékos", "egykori-játékos", "néző", "ügyfélszolgálat"),
)
"""Words for whoever runs the table, or for nobody in particular: as a name of somebody they would mislead others."""
LIKE_ANOTHER: Final = {"0": "o", "1": "l", "i": "l"}
"""Signs of small letters and digits that look like another as soon as one of them is written large."""


def account_name(wish: str) -> str:
    """Return a name as it is kept: letters of any script, digits, ``_`` and ``-``. Raises `ApiError`."""
    name = unicodedata.normalize("NFKC", wish.strip())
    if not SHORTEST <= len(name) <= LONGEST or not all(_allowed(sign) for sign in name):
        raise ApiError("bad_name")
    if not any(unicodedata.category(sign)[0] == "L" for sign in name):
        raise ApiError("bad_name")
    if _word_key(name) in _reserved():
        raise ApiError("reserved_name")
    return name


def name_key(name: str) -> str:
    """Return what names that look the same have in common: of each such name there is one account."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name.strip()).casefold())
    plain = _plain()
    first = "".join(plain.get(sign, sign) for sign in folded)
    return "".join(LIKE_ANOTHER.get(sign, sign) for sign in first)


def _allowed(sign: str) -> bool:
    # Marks belong to the letters of many scripts.
    return sign in "_-" or (unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd") and sign not in UNSEEN)


def _word_key(name: str) -> str:
    """Return the key of a name without what people put round a word to have it all the same: ``_Admin-2``."""
    return name_key(name.replace("_", "").replace("-", "").rstrip("0123456789"))


@cache
def _reserved() -> frozenset[str]:
    return frozenset(_word_key(word) for word in RESERVED)


@cache
def _plain() -> Mapping[str, str]:
    """For each sign that looks like a Latin letter or a digit: that letter, small."""
    # A table of thousands, which nobody needs before somebody registers.
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[str, str] = {}
    for sign, others in confusables_data.items():
        if len(sign) != 1 or sign.isascii():
            continue
        likes = [other["c"] for other in others if len(other["c"]) == 1 and other["c"].isascii() and other["c"].isalnum()]
        # Names are compared in small letters: a sign that only looks like a capital looks like none of them.
        small = sorted(like for like in likes if like == like.casefold()) or sorted(like.casefold() for like in likes)
        if small:
            found[sign] = small[0]
    return found
