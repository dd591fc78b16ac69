"""Header: everything that the results of a campaign follow from.

A campaign is many games, numbered from 0, in *chunks* of consecutive numbers. Each of its *matchups* says which bot has which
seat. Of every matchup the same n seeds are played, so game ``m * n + i`` is that of matchup m with the seed ``SEED/i``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from vezerkar.arena.play import assign_bots
from vezerkar.bots.models import PREFIX, digest_of
from vezerkar.engine import VezerkarError
from vezerkar.engine.game import Json
from vezerkar.registry import game as game_of
from vezerkar.version import VERSION

QUICK: Final = 64
"""The number of purely random games in a chunk."""

USUAL: Final = 8
"""The number of other games in a chunk."""

SECONDS: Final = re.compile(r"[\d.]+s")
"""A budget of time."""

COLUMNS: Final = ("games", "decisions", "observations")
"""Levels of detail of a dataset: results and actions of the games; every decision too; and what was seen at it."""


class WrongVersion(VezerkarError):
    """Somebody plays by another version than the campaign."""


@dataclass(frozen=True, slots=True)
class Header:
    """The games of a campaign. ``version`` is that of the rules, ``package`` that of Vezérkar; ``matchups`` name a bot for every
    seat, ``n`` is the number of games of each of them, ``chunk`` the most games of a chunk, ``columns`` one of `COLUMNS` or
    empty, ``models`` the hash of the file of every bot that is a model."""

    game: str
    version: str
    package: str
    options: Mapping[str, str]
    matchups: Sequence[Mapping[str, str]]
    seed: str
    n: int
    chunk: int
    check: bool = False
    columns: str = ""
    models: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        game: str,
        n: int,
        matchups: Sequence[Mapping[str, str]] = ({},),
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
        check: bool = False,
        columns: str = "",
        chunk: int = 0,
    ) -> Header:
        """Return the header of a campaign by the rules of now. ``matchups`` are as `assign_bots` reads them; 0 games in a chunk
        are as many as usual.

        Raises `UnknownGame`, `UnknownBot`, `BadSeat` and `BadOption`, and `VezerkarError` for a bot that thinks by the clock.
        """
        if columns and columns not in COLUMNS:
            raise VezerkarError(f"there are no columns {columns!r}; there are: {', '.join(COLUMNS)}")
        rules = game_of(game)
        chosen = rules.complete_options(options or {})
        assigned = [assign_bots(rules, bots, chosen) for bots in matchups]
        names = dict.fromkeys(name for bots in assigned for name in bots.values())
        for name in names:
            check_repeatable(name)
        quick = all(set(bots.values()) == {"random"} for bots in assigned)
        return cls(
            game=rules.id,
            version=version_of(game, chosen),
            package=VERSION,
            options=chosen,
            matchups=assigned,
            seed=str(seed),
            n=n,
            chunk=chunk or (QUICK if quick else USUAL),
            check=check,
            columns=columns,
            models={name: digest for name in names if (digest := digest_of(name, game))},
        )

    def data(self) -> dict[str, Json]:
        """Return the header as plain data."""
        data = asdict(self)
        if not self.models:
            # Campaigns without models have the headers they had before there were any.
            del data["models"]
        return data

    @property
    def tables(self) -> Sequence[str]:
        """The tables of a dataset that are kept."""
        return () if not self.columns else ("games",) if self.columns == "games" else ("games", "decisions")

    @property
    def games(self) -> int:
        """The number of games."""
        return self.n * len(self.matchups)

    @property
    def chunks_of_matchup(self) -> int:
        """The number of chunks of each matchup."""
        return -(-self.n // self.chunk)

    @property
    def chunks(self) -> int:
        """The number of chunks."""
        return self.chunks_of_matchup * len(self.matchups)

    def firsts(self) -> Iterator[int]:
        """Return the number of the first game of every chunk, in order."""
        return (self.first(place) for place in range(self.chunks))

    def first(self, place: int) -> int:
        """Return the first game of the chunk at this place among all chunks."""
        matchup, chunk = divmod(place, self.chunks_of_matchup)
        return matchup * self.n + chunk * self.chunk

    def place(self, first: int) -> int:
        """Return the place among all chunks of the one that begins with this game."""
        return first // self.n * self.chunks_of_matchup + first % self.n // self.chunk

    def numbers(self, first: int) -> range:
        """Return the numbers of the games of the chunk that begins with this one."""
        end = (first // self.n + 1) * self.n
        return range(first, min(first + self.chunk, end))

    def bots(self, number: int) -> Mapping[str, str]:
        """Return the bot of each seat in this game."""
        return self.matchups[number // self.n]

    def seed_of(self, number: int) -> str:
        """Return the seed of this game."""
        return f"{self.seed}/{number % self.n}"

    def difference(self, other: Mapping[str, Json]) -> str:
        """Return the field that another header has otherwise, with both values in words; empty if they are equal."""
        own = self.data()
        for name in (*own, *other):
            if own.get(name) != other.get(name):
                return f"{name} is {other.get(name)!r} there and {own.get(name)!r} here"
        return ""

    def check_version(self) -> None:
        """Raise `WrongVersion` unless this process plays by the version and with the models of this campaign."""
        if self.package != VERSION:
            raise WrongVersion(f"vezerkar {VERSION} is installed, and the campaign has {self.package}")
        if version_of(self.game, self.options) != self.version:
            there = version_of(self.game, self.options)
            raise WrongVersion(f"the rules of {self.game} are version {there}, and the campaign has {self.version}")
        for name, digest in self.models.items():
            there = digest_of(name, self.game)
            if there != digest:
                raise WrongVersion(f"the file of {name} has the hash {there}, and the campaign has {digest}")


def check_repeatable(bot: str) -> None:
    """Raise `VezerkarError` for a bot with a budget of seconds: it would play otherwise each time."""
    kind, _, budget = bot.partition(":")
    if SECONDS.fullmatch(budget) and not bot.startswith(PREFIX):
        raise VezerkarError(f"{bot} thinks by the clock, so its games cannot be repeated: give it tries, such as {kind}:100")


def part_file(folder: Path, first: int, table: str) -> Path:
    """Return the file with the rows that the chunk which begins with this game adds to a table of a dataset."""
    return folder / f"part-{first}-{table}.parquet"


def version_of(game: str, options: Mapping[str, str]) -> str:
    """Return the version of the rules of a game, with what these options need of a user's files."""
    return game_of(game).version_for(options.values())
