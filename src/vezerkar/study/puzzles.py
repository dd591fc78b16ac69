"""Puzzles that the rules prove, as they are kept: a position, the seat that sees it, a theme of the game, and its question.

The puzzles of a game lie in its package, ``study/puzzles/stored.json``, with the command that wrote them. No answer is kept: a
theme works it out from the rules. They come from games of bots, and each position is an imagined one, so it has no secret of that
game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from math import comb
from random import Random
from typing import Any, Final

from vezerkar.engine import Match, VezerkarError
from vezerkar.engine.game import Game, Json, Translator
from vezerkar.engine.puzzle import AnyTheme, Ask, BoardLine, ProofLine, PuzzleOption
from vezerkar.engine.scene import Scene
from vezerkar.registry import GAMES
from vezerkar.registry import game as game_of
from vezerkar.study.board_words import board_words

FILE: Final = "stored.json"
DIGITS: Final = 5
"""Bytes of the hash that an id ends with."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question to a seat about a position. ``id`` is the game and a hash of everything else."""

    id: str
    game: str
    theme: str
    seat: str
    ask: Ask
    position: dict[str, Json]


@dataclass(frozen=True, slots=True)
class PuzzleBook:
    """The puzzles of a game, in the order of their ids, which is that of chance; the ``command`` and the ``version`` of the rules
    that made them."""

    game: str
    command: str
    version: str
    puzzles: tuple[Puzzle, ...]


class Posed:
    """A puzzle put on the table: its match, its theme, and what the rules say."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game: Game[Any, Any] = game_of(puzzle.game)
        self.theme: AnyTheme = theme(self.game, puzzle.theme)
        self.match: Match[Any, Any] = self.game.position(puzzle.position)
        self.seat = self.match.seat_index(puzzle.seat)

    @property
    def options(self) -> list[str]:
        """The options."""
        return self.theme.options(self.match.state, self.seat, self.puzzle.ask)

    @property
    def right(self) -> frozenset[str]:
        """The options that are right."""
        return self.theme.right(self.match.state, self.seat, self.puzzle.ask)

    @property
    def chance(self) -> float:
        """The chance that a blind guess solves it, if whoever guesses knows how many options to mark."""
        right = len(self.right)
        return 1 / comb(len(self.options), right) if self.theme.several else right / len(self.options)

    def is_right(self, chosen: list[str]) -> bool:
        """Return True if these options answer it."""
        return self.theme.is_right(self.match.state, self.seat, self.puzzle.ask, chosen)

    def question(self, tr: Translator) -> str:
        """The question in a sentence."""
        return self.theme.question(self.match.state, self.seat, self.puzzle.ask, tr)

    def named(self, tr: Translator) -> list[PuzzleOption]:
        """The options with their names."""
        return self.theme.named(self.match.state, self.seat, self.puzzle.ask, tr)

    def proof(self, tr: Translator) -> list[ProofLine]:
        """The reasons, with their rules."""
        return self.theme.proof(self.match.state, self.seat, self.puzzle.ask, tr)

    def scene(self, tr: Translator) -> Scene:
        """The board as the seat sees it, without what gives the answer away."""
        seen = self.game.scene(self.match.view(self.puzzle.seat), None, tr)
        return self.theme.laid_out(seen, self.match.state, self.seat, self.puzzle.ask, tr)

    def words(self, tr: Translator) -> list[BoardLine]:
        """That board in words."""
        return board_words(self.scene(tr), self.named(tr), tr)


def theme(game: Game[Any, Any], wanted: str) -> AnyTheme:
    """Return a theme of a game. Raises `VezerkarError`."""
    for one in game.puzzles():
        if one.id == wanted:
            return one
    raise VezerkarError(f"{game.id} has no theme {wanted!r}; it has: {', '.join(one.id for one in game.puzzles()) or 'none'}")


def new_puzzle(game: str, theme: str, seat: str, ask: Ask, position: dict[str, Json]) -> Puzzle:
    """Return a puzzle with its id."""
    told = json.dumps([theme, seat, ask, position], sort_keys=True, separators=(",", ":"))
    return Puzzle(f"{game}-{blake2b(told.encode(), digest_size=DIGITS).hexdigest()}", game, theme, seat, ask, position)


# --- the file -------------------------------------------------------------------------------------------------------


def written(book: PuzzleBook) -> str:
    """Return the text of a file: one line for each puzzle."""
    head = json.dumps({"game": book.game, "command": book.command, "rules": book.version})
    lines = [
        json.dumps({"theme": one.theme, "seat": one.seat, "ask": one.ask, "position": one.position}, separators=(",", ":"))
        for one in book.puzzles
    ]
    return head[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def read_book(text: str) -> PuzzleBook:
    """Return the puzzles of a file that `written` has made."""
    data = json.loads(text)
    game = data["game"]
    found = [new_puzzle(game, one["theme"], one["seat"], one["ask"], one["position"]) for one in data["puzzles"]]
    return PuzzleBook(game, data["command"], data["rules"], tuple(sorted(found, key=lambda one: one.id)))


@cache
def stored(game: str) -> PuzzleBook:
    """Return the puzzles that come with a game; none if it has no file. Raises `UnknownGame`."""
    version = game_of(game).version
    file = files(GAMES[game]) / "study" / "puzzles" / FILE
    return read_book(file.read_text(encoding="utf-8")) if file.is_file() else PuzzleBook(game, "", version, ())


def puzzle(wanted: str) -> Puzzle | None:
    """Return the stored puzzle of this id, or None."""
    name = wanted.partition("-")[0]
    return next((one for one in stored(name).puzzles if one.id == wanted), None) if name in GAMES else None


# --- choosing one -----------------------------------------------------------------------------------------------------


def daily(game: str, day: date, out: frozenset[str] = frozenset()) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody; None if the game has none.

    All but those that are ``out`` come in turn, in an order that chance gave them.
    """
    puzzles = stored(game).puzzles
    turn = day.toordinal() % len(puzzles) if puzzles else 0
    return next((one for one in (*puzzles[turn:], *puzzles[:turn]) if one.id not in out), None)


def another(game: str, theme: str, known: frozenset[str], chance: Random) -> Puzzle | None:
    """Return a puzzle of a theme (empty: of any) that is not among those ``known``; if all are, any. None if there is none."""
    fitting = [one for one in stored(game).puzzles if theme in ("", one.theme)]
    fresh = [one for one in fitting if one.id not in known]
    return chance.choice(fresh or fitting) if fitting else None
