"""Everything that can be put on a table while this process lives, ours and what lies in a folder of the user's.

The environment variable ``VEZERKAR_LIBRARY`` names that folder; it is read once, when the rules are imported. All players of a
match need the same files, so their fingerprint is a part of the version of the rules.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from vezerkar.games.wg35.library import Library, load
from vezerkar.games.wg35.library.records import Weapon
from vezerkar.games.wg35.library.terrain import TableData, TypeData

VARIABLE: Final = "VEZERKAR_LIBRARY"


def folder() -> Path | None:
    """The folder of the user's files, or None."""
    named = os.environ.get(VARIABLE, "")
    return Path(named).expanduser() if named else None


def fingerprint(place: Path | None) -> str:
    """Eight hexadecimal digits that change with any of the user's files; empty if there is none."""
    files = sorted(place.glob("*.json")) if place is not None else []
    if not files:
        return ""
    digest = sha256()
    for file in files:
        for part in (file.name.encode(), file.read_bytes()):
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
    return digest.hexdigest()[:8]


LIBRARY: Final[Library] = load(folder())
FINGERPRINT: Final[str] = fingerprint(folder())
TABLES: Final[Mapping[str, TableData]] = LIBRARY.tables
PIECE_TYPES: Final[Mapping[str, TypeData]] = LIBRARY.piece_types


@cache
def weapon_to_scale(name: str, percent: int) -> Weapon:
    """A weapon that reaches so many per cent of what is printed, nearest range included (WG35 0.7)."""
    weapon = LIBRARY.weapons[name]
    return weapon if percent == 100 else weapon.to_scale(percent)
