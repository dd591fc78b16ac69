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
    looks. ``day`` is set if it was asked for as the puzzle of that day, like ``2026-11-28``.
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


class PuzzleTry(Request):
    """The options that somebody has marked, by their ids."""

    chosen: Annotated[list[Id], Meta(max_length=200)]


class PuzzleVerdict(msgspec.Struct):
    """The answer to a try: if it was right, the ids of the options that are, and why, each reason with its rule."""

    right: bool
    answer: list[str]
    proof: list[ProofLine]
