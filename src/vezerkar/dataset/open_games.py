"""The open data of a table as a file of Parquet: one row for each public game, with its record."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pyarrow as pa

from vezerkar.dataset.files import write

ROWS: Final = 200
"""Games that are read at a time: their records may be long."""

SEATS: Final = pa.list_(
    pa.struct(
        [
            ("seat", pa.string()),
            ("side", pa.string()),
            ("result", pa.string()),
            ("player", pa.string()),
            ("bot", pa.string()),
            ("rating", pa.int32()),
        ]
    )
)
OPEN_GAMES: Final = pa.schema(
    [
        ("license", pa.string()),
        ("day", pa.string()),
        ("game", pa.string()),
        ("version", pa.string()),
        ("options", pa.map_(pa.string(), pa.string())),
        ("players", pa.int8()),
        ("clock", pa.string()),
        ("rated", pa.bool_()),
        ("plies", pa.int32()),
        ("seconds", pa.int64()),
        ("ending", pa.string()),
        ("winners", pa.list_(pa.string())),
        ("seats", SEATS),
        ("record", pa.string()),
    ]
)
"""The columns are the fields of a line of the archive, as docs/http-api.md describes them."""


def write_open_games(source: Path, target: Path) -> None:
    """Write the games of an archive of JSON lines, packed by gzip, into a file of Parquet. Raises OSError."""

    def tables() -> Iterator[Any]:
        with gzip.open(source, "rt", encoding="utf-8") as lines:
            while some := list(islice(lines, ROWS)):
                yield pa.Table.from_pylist([_row(json.loads(line)) for line in some], OPEN_GAMES)

    write(target, OPEN_GAMES, tables())


def _row(game: dict[str, Any]) -> dict[str, Any]:
    return {**game, "options": list(game["options"].items())}
