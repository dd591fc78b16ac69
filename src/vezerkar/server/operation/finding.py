"""Findings of the doctor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was found: ``wrong`` must be mended, a ``note`` is to be thought about."""

    grade: Literal["good", "note", "wrong"]
    text: str
