"""The messages of puzzles, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vezerkar.engine.puzzle import BoardLine, ProofLine, PuzzleOption
from vezerkar.engine.scene import Scene
from vezerkar.server.protocol import Id, Request


class PuzzleThemeInfo(msgspec.Struct):
    """A theme of a game's puzzles: its id, its name, and how many puzzles there are of it."""

    id: str
    name: str
    count: int


class PuzzlePage(msgspec.Struct):
    """A puzzle without its answer. The choices of the ``scene`` are the ids of its ``options``; ``words`` tell its board.

    ``several``: all right options are to be marked, and no other; if not, one of them. ``seat`` is the name of the seat that
    looks. ``day`` is set if it was asked for as the puzzle of that day, like ``2026-11-28``. ``tried``: the account that asks has
    tried it before, so another try changes nothing.
    """

    id: str
    game: str
    theme: str
    title: str
    seat: str
    question: str
    several: bool
    options: list[PuzzleOption]
    scene: Scene
    words: list[BoardLine]
    day: str = ""
    tried: bool = False


class PuzzleTry(Request):
    """The options that somebody has marked, by their ids.

    ``known``: this browser has seen the answer before, so the try is kept and not rated.
    """

    chosen: Annotated[list[Id], Meta(max_length=200)]
    known: bool = False


class KeptTry(msgspec.Struct):
    """The first try of an account at a puzzle, which alone counts. ``counted``: it is the one that was just sent.

    ``before`` and ``after`` are the level of the account; null if the try is not rated. ``provisional``: that level is a rough
    guess. ``vote`` is 1 if the account finds the puzzle good, -1 if bad, else 0.
    """

    counted: bool
    right: bool
    before: int | None
    after: int | None
    provisional: bool
    vote: int


class PuzzleVerdict(msgspec.Struct):
    """The answer to a try: if it was right, the ids of the options that are, and why, each reason with its rule.

    ``level`` tells how hard the puzzle is; ``solved`` of ``tries`` rated tries were right. ``kept`` is the try of the account;
    null for a guest.
    """

    right: bool
    answer: list[str]
    proof: list[ProofLine]
    level: int
    tries: int
    solved: int
    kept: KeptTry | None


class PuzzleVote(Request):
    """An opinion on a puzzle that one has tried: it is ``good``, bad (false), or nothing any more (null)."""

    good: bool | None


class VoteResult(msgspec.Struct):
    """The opinion that is kept now: 1 good, -1 bad, 0 none."""

    vote: int


class ThemeScore(msgspec.Struct):
    """The tries of an account at the puzzles of a theme, and how many of them were right."""

    id: str
    name: str
    tries: int
    solved: int


class PastTry(msgspec.Struct):
    """A try of an account: the puzzle, the name of its theme, and what came of it, as in a `KeptTry`."""

    puzzle: str
    title: str
    at: str
    right: bool
    before: int | None
    after: int | None


class SolverPage(msgspec.Struct):
    """The tries of an account at the puzzles of a game: its level, how it went by theme, and the last ones.

    ``provisional``: the level is a rough guess, because there were few tries.
    """

    level: int
    provisional: bool
    tries: int
    solved: int
    themes: list[ThemeScore]
    last: list[PastTry]
