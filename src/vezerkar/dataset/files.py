"""Writing files of Parquet: whole ones or none, and in large groups of rows."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from vezerkar.dataset.schema import ROW_GROUP


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """Write another file first, which takes the place of this one when all of it is on the disk."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.tmp-{secrets.token_hex(4)}")
    try:
        yield draft
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def write(file: Path, schema: Any, tables: Iterable[Any]) -> None:
    """Write tables into one file, in groups of `ROW_GROUP` rows wherever they begin and end."""
    with whole(file) as draft, pq.ParquetWriter(draft, schema, compression="zstd", write_page_checksum=True) as writer:
        waiting: list[Any] = []
        rows = 0
        for table in tables:
            waiting.append(table)
            rows += table.num_rows
            while rows >= ROW_GROUP:
                full = pa.concat_tables(waiting)
                writer.write_table(one_piece(full.slice(0, ROW_GROUP)), row_group_size=ROW_GROUP)
                waiting = [full.slice(ROW_GROUP)]
                rows -= ROW_GROUP
        if rows:
            writer.write_table(one_piece(pa.concat_tables(waiting)), row_group_size=ROW_GROUP)


def one_piece(table: Any) -> Any:
    """Return a table in one piece, with its words numbered as they come, so that the same rows give the same bytes."""
    for place, kind in enumerate(table.schema):
        if pa.types.is_dictionary(kind.type):
            words = table.column(place).cast(kind.type.value_type).combine_chunks()
            table = table.set_column(place, kind, words.dictionary_encode().cast(kind.type))
    return table.combine_chunks()
