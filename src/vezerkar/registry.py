"""The shelf: which games there are. A game is a package with an object ``GAME``; it is loaded when somebody asks for it."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from vezerkar.engine import Game, Match, Record, UnknownGame
from vezerkar.engine.match import replay as replay_record

GAMES: Final = {
    "hunt": "vezerkar.games.hunt",
    "quartermaster": "vezerkar.games.quartermaster",
    "triumph": "vezerkar.games.triumph",
    "wg35": "vezerkar.games.wg35",
}
"""Game ids and the packages that hold them, in the order people see them."""

BOARD: Final = re.compile(r"([a-z0-9]+)(?:\.([a-z0-9_-]{1,80}))?")
"""How a Scene names its board: the game, and one of its pictures if it makes several."""


def game(name: str) -> Game[Any]:
    """The game of this name. Raises `UnknownGame`."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    found = import_module(GAMES[name]).GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game[Any]]:
    """All games on the shelf."""
    return [game(name) for name in GAMES]


def board_picture(board: str) -> str | None:
    """The board picture of this name, ``GAME`` or ``GAME.NAME``, as SVG; None if there is none."""
    found = BOARD.fullmatch(board)
    if found is None or found[1] not in GAMES:
        return None
    return game(found[1]).picture(found[2]) if found[2] else _file(found[1], "board.svg")


def symbol_sheet(name: str) -> str | None:
    """The symbols of the game of this name, as SVG; None if it has none."""
    return _file(name, "symbols.svg") if name in GAMES else None


def _file(name: str, file: str) -> str | None:
    found = files(GAMES[name]) / file
    return found.read_text(encoding="utf-8") if found.is_file() else None


def replay(record: Record | str) -> Match[Any]:
    """Play a record (or its text) again. Raises `BadRecord`, `UnknownGame`."""
    read = Record.parse(record) if isinstance(record, str) else record
    return replay_record(game(read.game), read)
