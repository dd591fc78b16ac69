"""A chunk: some games of a campaign, played by one process. What comes out is a function of the header and the first number."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TypeAlias, cast

from vezerkar.arena.header import Header
from vezerkar.arena.play import GameFailed, GameResult, play

Row: TypeAlias = "list[int | str | list[str]]"
"""Number, winners, ending, plies and turns of a game."""


class Failure(NamedTuple):
    """A game that failed: its number, what went wrong, and its record up to there."""

    number: int
    message: str
    record: str


class Chunk(NamedTuple):
    """The yield of some games: a row for each, the digest of their part of a dataset if they have one, and the games that
    failed."""

    rows: list[Row]
    part: str = ""
    failures: tuple[Failure, ...] = ()

    @property
    def digest(self) -> str:
        """The hash of what came out."""
        return digest_of(self.rows, self.part)


@dataclass(frozen=True, slots=True)
class Job:
    """The work of a process: the chunks of a campaign. A game that fails ends its chunk, unless ``keep_going``.

    ``parts`` is the folder for the parts of a dataset, in storage that all processes share.
    """

    header: Header
    keep_going: bool = False
    parts: str = ""

    def __call__(self, first: int) -> Chunk:
        """Play the chunk that begins with this game. Raises `WrongVersion`, OSError."""
        header = self.header
        header.check_version()
        failures: list[Failure] = []
        rows: list[Row] = []
        part = None
        if header.columns:
            from vezerkar.dataset.part import Part  # it needs what not everybody has

            part = Part(header)
        for number in header.numbers(first):
            try:
                if part is None:
                    result = play(header.game, header.bots(number), header.seed_of(number), number, header.options, header.check)
                else:
                    result = part.play(number)
            except GameFailed as failed:
                failures.append(Failure(number, str(failed), failed.record))
                if not self.keep_going:
                    return Chunk([], "", tuple(failures))
            else:
                rows.append(row_of(result))
        digest = part.write(Path(self.parts), first) if part is not None else ""
        return Chunk(rows, digest, tuple(failures))


def row_of(result: GameResult) -> Row:
    """Return what is kept of a game; the header has the rest."""
    return [result.number, list(result.winners), result.ending, result.plies, result.turns]


def result_of(header: Header, row: Row) -> GameResult:
    """Return the result of a game from its row."""
    number, winners, ending, plies, turns = cast("tuple[int, list[str], str, int, int]", row)
    return GameResult(number, header.seed_of(number), header.bots(number), tuple(winners), ending, plies, turns)


def digest_of(rows: Iterable[Row], part: str) -> str:
    """Return the hash of rows and of the digest of a part."""
    return blake2b(json.dumps([list(rows), part]).encode(), digest_size=8).hexdigest()
