"""Collecting the parts of a campaign: one file for each table, the same bytes whoever has played which part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from json import dumps
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from vezerkar.arena.header import Header, part_file
from vezerkar.dataset.files import write
from vezerkar.dataset.schema import DatasetError, about, schemas


def targets(header: Header, path: Path) -> dict[str, Path]:
    """Return the file of each table: ``path`` itself if it is a file of Parquet, else a place below it, so that campaigns of
    several games and versions have room beside one another.

    Raises `DatasetError` for a file if there is more than one table.
    """
    tables = list(schemas(header))
    if path.suffix == ".parquet":
        if len(tables) > 1:
            raise DatasetError(f"--columns {header.columns} makes two tables: name a folder, not {path.name}")
        return {tables[0]: path}
    campaign = blake2b(dumps(header.data()).encode(), digest_size=4).hexdigest()
    place = Path(f"game={header.game}", f"version={header.version}", f"campaign={campaign}", "part-0.parquet")
    return {table: path / table / place for table in tables}


def collect(
    header: Header,
    firsts: Sequence[int],
    parts: Path,
    path: Path,
    missing: Iterable[int] = (),
    reach: Callable[[int], object] = bool,
) -> None:
    """Write the parts of these chunks into the files of a dataset.

    ``missing`` are the games that have failed; ``reach`` is told how many chunks are done, in all tables. Raises OSError.
    """
    for number, (table, file) in enumerate(targets(header, path).items()):
        schema = schemas(header)[table].with_metadata(about(header, table, sorted(missing)))

        def tables(table: str = table, schema: Any = schema, before: int = number * len(firsts)) -> Iterator[Any]:
            for done, first in enumerate(firsts, before + 1):
                yield pq.read_table(part_file(parts, first, table), schema=schema, partitioning=None)
                reach(done)

        write(file, schema, tables())
