"""Names and what is said at the table, as they are shown: without characters that nobody sees but that change what others see."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from vezerkar.server.http.api_errors import ApiError

SPACE: Final = re.compile(r"\s+")
HIDDEN: Final = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS: Final = "\u200c\u200d"
"""Of the characters that only shape others, words and pictures of several languages need these."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like a space."""


def clean_text(text: str) -> str:
    """A name or a line of chat without control characters and those that turn the direction of writing. Raises `ApiError`."""
    found = "".join(sign for sign in SPACE.sub(" ", text) if sign in JOINERS or not _hidden(sign)).strip()
    if not any(_seen(sign) for sign in found):
        raise ApiError("blank")
    return found


def _hidden(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return kind in HIDDEN or kind == "Cf"


def _seen(sign: str) -> bool:
    return sign not in BLANK and unicodedata.category(sign)[0] not in "CZM"
