"""The columns of the tables, and what a file says of itself.

``games`` has one row for each game, ``decisions`` one for each decision. No State is kept: the seed and the actions lead to it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from vezerkar.arena.header import Header
from vezerkar.engine import VezerkarError
from vezerkar.engine.tensor import Layout
from vezerkar.registry import game as game_of

ROW_GROUP: Final = 65_536
"""The number of rows in a group. One group for each game would take two to three times as much space."""

ABOUT: Final = b"vezerkar"
"""The name under which a file says of itself what it is."""

NOTE: Final = "Played by programs alone: no game of people is in here."

GAMES: Final = pa.schema(
    [
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("options", pa.map_(pa.string(), pa.string())),
        ("bots", pa.map_(pa.string(), pa.string())),
        ("winners", pa.list_(pa.string())),
        ("ending", pa.string()),
        ("plies", pa.int32()),
        ("turns", pa.int32()),
        ("returns", pa.list_(pa.float32())),
        ("codes", pa.list_(pa.int64())),
        ("seats", pa.list_(pa.int8())),
        ("digest", pa.string()),
    ]
)
"""``returns`` are what the end is worth to each seat, ``codes`` and ``seats`` the actions, ``digest`` is that of the record."""

DECISIONS: Final = pa.schema(
    [
        ("number", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("prompt", pa.dictionary(pa.int16(), pa.string())),
        ("code", pa.int64()),
        ("options", pa.list_(pa.int64())),
        ("notation", pa.dictionary(pa.int32(), pa.string())),
        ("return", pa.float32()),
    ]
)
"""``number`` and ``ply`` say where the decision was, ``code`` and ``notation`` what was chosen, ``return`` what came of it."""


class DatasetError(VezerkarError):
    """A file is no dataset, or not what it should be."""


def layout_of(header: Header) -> Layout | None:
    """Return the layout of what is seen at each decision, if that is kept. Raises `DatasetError` if the game has none."""
    if header.columns != "observations":
        return None
    tensor = game_of(header.game).tensor(header.options)
    if tensor is None:
        raise DatasetError(f"{header.game} has no tensor yet: --columns decisions")
    return tensor.layout


def schemas(header: Header) -> dict[str, Any]:
    """Return the schema of each table of a campaign."""
    layout = layout_of(header)
    seen = [] if layout is None else [pa.field("observation", pa.binary(layout.size))]
    found = {"games": GAMES, "decisions": pa.schema([*DECISIONS, *seen])}
    return {table: found[table] for table in header.tables}


def about(header: Header, table: str, missing: list[int]) -> dict[bytes, bytes]:
    """Return what a file of a table says of itself; ``missing`` are the games that have failed."""
    layout = layout_of(header) if table == "decisions" else None
    told: dict[str, Any] = {"dataset": 1, "table": table, "note": NOTE, "missing": missing, "campaign": header.data()}
    if layout is not None:
        told["layout"] = {"hash": layout.hash, "fields": [list(field) for field in layout.fields]}
    return {ABOUT: json.dumps(told).encode()}


def read_about(file: Path) -> tuple[str, Header, list[int]]:
    """Return the table of a file, the header of its campaign and the games that have failed. Raises `DatasetError`, OSError."""
    try:
        told = json.loads(pq.read_schema(file).metadata[ABOUT])
        return told["table"], Header(**told["campaign"]), told["missing"]
    except (pa.ArrowInvalid, KeyError, TypeError, ValueError) as error:
        raise DatasetError(f"{file} is no dataset of Vezérkar") from error
