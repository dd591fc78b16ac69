"""Everything that can be put on a table while this process lives, ours and what lies in a folder of the user's.

The environment variable ``VEZERKAR_LIBRARY`` names that folder; it is read once, when the rules are imported. What a match uses
of it is a part of the rules that it is played by (`identity`). A server keeps the files with the match (`Library.files`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from vezerkar.games.wg35.library import Library, load
from vezerkar.games.wg35.library.identity import UserRecords
from vezerkar.games.wg35.library.records import Weapon
from vezerkar.games.wg35.library.terrain import TableData, TypeData

VARIABLE: Final = "VEZERKAR_LIBRARY"


def folder() -> Path | None:
    """The folder of the user's files, or None."""
    named = os.environ.get(VARIABLE, "")
    return Path(named).expanduser() if named else None


def user_records(files: Mapping[str, bytes]) -> UserRecords:
    """The records of a user's files, which can be used."""
    return UserRecords(json.loads(content.decode("utf-8-sig")) for content in files.values())


LIBRARY: Final[Library] = load(folder())
USER_RECORDS: Final[UserRecords] = user_records(LIBRARY.files)
TABLES: Final[Mapping[str, TableData]] = LIBRARY.tables
PIECE_TYPES: Final[Mapping[str, TypeData]] = LIBRARY.piece_types


@cache
def identity(ids: frozenset[str]) -> str:
    """Return a word that changes with what the user's files have under these ids, and with nothing else; empty for none."""
    return USER_RECORDS.identity(ids)


@cache
def weapon_to_scale(name: str, percent: int) -> Weapon:
    """A weapon that reaches so many per cent of what is printed, nearest range included (WG35 0.7)."""
    weapon = LIBRARY.weapons[name]
    return weapon if percent == 100 else weapon.to_scale(percent)
