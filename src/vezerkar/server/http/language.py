"""The choice of the language to answer in."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.translation import LANGUAGES


@lru_cache(maxsize=100)
def preferred(accepted: str) -> str:
    """The language of an ``Accept-Language`` header that we speak best, else English."""
    best, weight = LANGUAGES[0], 0.0
    for part in accepted.split(","):
        tag, _, rest = part.partition(";")
        name = tag.strip().lower().partition("-")[0]
        quality = _quality(rest)
        if name in LANGUAGES and quality > weight:
            best, weight = name, quality
    return best


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
