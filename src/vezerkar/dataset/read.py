"""Reading datasets: what is in them, the match of any game, and whether they are what was played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pyarrow as pa
import pyarrow.parquet as pq

from vezerkar.arena.header import Header
from vezerkar.dataset.rows import decision_rows, returns
from vezerkar.dataset.schema import DatasetError, layout_of, read_about
from vezerkar.engine import BadRecord, Match, Record
from vezerkar.engine.game import Json
from vezerkar.registry import game as game_of
from vezerkar.registry import replay


@dataclass(slots=True)
class Stored:
    """A campaign in a dataset: its header, the games that have failed, and the file of each of its tables."""

    header: Header
    missing: list[int]
    files: dict[str, Path] = field(default_factory=dict)

    @property
    def numbers(self) -> Iterator[int]:
        """The numbers of its games."""
        left_out = {*self.missing}
        return (number for number in range(self.header.games) if number not in left_out)

    def info(self) -> dict[str, Json]:
        """Return what there is, as plain data."""
        header = self.header
        tables: dict[str, Json] = {}
        for table, file in self.files.items():
            about = pq.read_metadata(file)
            tables[table] = {
                "file": str(file),
                "rows": about.num_rows,
                "bytes": file.stat().st_size,
                "columns": list(about.schema.to_arrow_schema().names),
            }
        layout = layout_of(header)
        return {
            "game": header.game,
            "version": header.version,
            "package": header.package,
            "options": dict(header.options),
            "matchups": [dict(bots) for bots in header.matchups],
            "seed": header.seed,
            "games": header.games - len(self.missing),
            "missing": list(self.missing),
            "layout": None if layout is None else layout.hash,
            "tables": tables,
        }


class Dataset:
    """The campaigns in a file or a folder."""

    def __init__(self, path: Path | str) -> None:
        """Raises `DatasetError` if there is none, and OSError."""
        self.path = Path(path)
        files = [self.path] if self.path.is_file() else sorted(self.path.rglob("*.parquet"))
        self.campaigns: list[Stored] = []
        for file in files:
            table, header, missing = read_about(file)
            stored = next((one for one in self.campaigns if one.header == header and table not in one.files), None)
            if stored is None:
                stored = Stored(header, missing)
                self.campaigns.append(stored)
            stored.files[table] = file
        if not self.campaigns:
            raise DatasetError(f"{path} has no files of Parquet")

    def replay(self, number: int) -> Match[Any, Any]:
        """Return the match of a game, played again. Raises `DatasetError`, and `BadRecord` if it cannot be."""
        return replay(self.record(number))

    def record(self, number: int) -> Record:
        """Return the record of a game. Raises `DatasetError` if it is not here."""
        if len(self.campaigns) > 1:
            files = ", ".join(str(file) for stored in self.campaigns for file in list(stored.files.values())[:1])
            raise DatasetError(f"{self.path} has {len(self.campaigns)} campaigns: name one of {files}")
        (stored,) = self.campaigns
        rows = pq.read_table(games_of(stored), filters=[("number", "=", number)], partitioning=None).to_pylist()
        if not rows:
            raise DatasetError(f"{self.path} has no game {number}: it has those from 0 to {stored.header.games - 1}")
        return record_of(stored.header, rows[0])

    def check(self, share: float = 10, reach: Callable[[int], object] = bool) -> int:
        """Compare all tables with one another, and ``share`` percent of the games with what comes out when they are played again.

        Returns how many were played again; ``reach`` is told how many games are done. Raises `DatasetError` for the first thing
        that is wrong.
        """
        played = done = 0
        for stored in self.campaigns:
            check_version(stored.header, games_of(stored))
            try:
                for again in _checked(stored, share):
                    played += again
                    done += 1
                    reach(done)
            except (pa.ArrowException, OSError) as error:
                reason = str(error).partition("\n")[0]
                raise DatasetError(f"{games_of(stored).parent}: a file is damaged: {reason}") from error
        return played


def games_of(stored: Stored) -> Path:
    """Return the file of games. Raises `DatasetError` if it is not here."""
    if "games" not in stored.files:
        file = next(iter(stored.files.values()))
        raise DatasetError(f"{file} is a table of decisions: name the folder, which has the games too")
    return stored.files["games"]


def check_version(header: Header, file: Path) -> None:
    """Raise `DatasetError` unless the rules of now play the games as those did that wrote them."""
    rules = game_of(header.game)
    if header.version.partition(".")[0] != rules.version.partition(".")[0]:
        raise DatasetError(f"{file} was written by rules {header.version} of {header.game}; these are {rules.version}")


def record_of(header: Header, row: dict[str, Any]) -> Record:
    """Return the record of a game from its row."""
    rules = game_of(header.game)
    seats = rules.seats(header.options)
    actions = [(seats[seat], rules.notation(code)) for seat, code in zip(row["seats"], row["codes"], strict=True)]
    return Record(rules.id, header.version, dict(header.options), row["seed"], None, actions, row["digest"])


def _checked(stored: Stored, share: float) -> Iterator[bool]:
    """Check game after game, and yield whether it was played again."""
    header = stored.header
    layout = layout_of(header)
    tensor = game_of(header.game).tensor(header.options) if layout is not None else None
    decisions = _rows(stored.files["decisions"]) if "decisions" in stored.files else None
    games = _rows(stored.files["games"])
    for place, number in enumerate(stored.numbers):
        row = next(games, None)
        if row is None or row["number"] != number:
            raise DatasetError(f"{stored.files['games']}: game {number} is missing")
        if row["seed"] != header.seed_of(number) or row["plies"] != len(row["codes"]) or len(row["seats"]) != row["plies"]:
            raise _wrong(stored, number, "its row contradicts itself")
        kept = None
        if decisions is not None:
            kept = [next(decisions, None) for _ in range(row["plies"])]
            told = [(one["number"], one["ply"], one["seat"], one["code"]) for one in kept if one is not None]
            if told != [(number, ply, *pair) for ply, pair in enumerate(zip(row["seats"], row["codes"], strict=True))]:
                raise _wrong(stored, number, "its decisions are not the actions of its row")
        again = int((place + 1) * share / 100) > int(place * share / 100)
        if again:
            try:
                match = replay(record_of(header, row))
            except BadRecord as error:
                raise _wrong(stored, number, str(error)) from error
            except (KeyError, ValueError, IndexError) as error:
                raise _wrong(stored, number, f"it has a code that is no action: {error}") from error
            outcome = match.outcome
            if outcome is None or [list(outcome.winners), outcome.ending, returns(match)] != [
                row["winners"],
                row["ending"],
                row["returns"],
            ]:
                raise _wrong(stored, number, "it ends otherwise")
            if kept is not None and kept != list(decision_rows(match, number, tensor)):
                raise _wrong(stored, number, "its decisions are not those of the game")
        yield again
    if next(games, None) is not None or (decisions is not None and next(decisions, None) is not None):
        raise DatasetError(f"{stored.files['games'].parent}: there is more in the tables than the games of the campaign")


def _rows(file: Path) -> Iterator[dict[str, Any]]:
    with pq.ParquetFile(file, page_checksum_verification=True) as reader:
        for batch in reader.iter_batches(batch_size=4096):
            yield from cast("list[dict[str, Any]]", batch.to_pylist())


def _wrong(stored: Stored, number: int, why: str) -> DatasetError:
    return DatasetError(f"{stored.files['games']}: game {number} is not what was played: {why}")
