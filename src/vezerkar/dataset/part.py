"""A part of a dataset: what one chunk of a campaign adds to it."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import pyarrow as pa

from vezerkar.arena.header import Header, part_file
from vezerkar.arena.play import GameResult, play_match
from vezerkar.dataset.files import write
from vezerkar.dataset.rows import decision_rows, game_row
from vezerkar.dataset.schema import layout_of, schemas
from vezerkar.registry import game as game_of


class Part:
    """The rows of some games. They are written when all of them are there."""

    def __init__(self, header: Header) -> None:
        """Raises `DatasetError` if the game has nothing of what is to be kept."""
        self.header = header
        self.game = game_of(header.game)
        self.tensor = self.game.tensor(header.options) if layout_of(header) is not None else None
        self.rows: dict[str, list[dict[str, Any]]] = {table: [] for table in schemas(header)}
        self.hash = blake2b(digest_size=8)

    def play(self, number: int) -> GameResult:
        """Play a game, keep its rows, and return its result. Raises `GameFailed`."""
        header = self.header
        match, result = play_match(self.game, header.bots(number), header.seed_of(number), number, header.options, header.check)
        row = game_row(header, match, result)
        self.rows["games"].append(row)
        self.hash.update(row["digest"].encode())
        if "decisions" in self.rows:
            for decision in decision_rows(match, number, self.tensor):
                self.rows["decisions"].append(decision)
                self.hash.update(decision.get("observation", b""))
        return result

    def write(self, folder: Path, first: int) -> str:
        """Write the part of the chunk that begins with this game, and return the hash of what it says. Raises OSError."""
        for table, schema in schemas(self.header).items():
            write(part_file(folder, first, table), schema, [pa.Table.from_pylist(self.rows[table], schema)])
        return self.hash.hexdigest()
