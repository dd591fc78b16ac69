"""The shelf: which games there are. A game is a package with an object ``GAME``; it is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from vezerkar.engine import Game, Match, Record, UnknownGame
from vezerkar.engine.match import replay as replay_record

GAMES: Final = {
    "hunt": "vezerkar.games.hunt",
    "quartermaster": "vezerkar.games.quartermaster",
    "triumph": "vezerkar.games.triumph",
}
"""Game ids and the packages that hold them, in the order people see them."""


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


def replay(record: Record | str) -> Match[Any]:
    """Play a record (or its text) again. Raises `BadRecord`, `UnknownGame`."""
    read = Record.parse(record) if isinstance(record, str) else record
    return replay_record(game(read.game), read)
