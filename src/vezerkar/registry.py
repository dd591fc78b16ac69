"""The registry: which games there are. A game is a package with an object ``GAME``; it is loaded when somebody asks for it."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from vezerkar.engine import Game, Match, Record, UnknownGame
from vezerkar.engine.match import replay as replay_record

if TYPE_CHECKING:
    from vezerkar.games.hunt.game import Hunt
    from vezerkar.games.quartermaster.game import Quartermaster
    from vezerkar.games.triumph.game import Triumph
    from vezerkar.games.wg35.game import Skirmish

GAMES: Final = {
    "hunt": "vezerkar.games.hunt",
    "quartermaster": "vezerkar.games.quartermaster",
    "triumph": "vezerkar.games.triumph",
    "wg35": "vezerkar.games.wg35",
}
"""Game ids and the packages that hold them, in the order people see them."""

BOARD: Final = re.compile(r"([a-z0-9]+)(?:\.([a-z0-9_-]{1,80}))?")
"""The name of a board in a Scene: the game, and one of its pictures if it makes several."""


@overload
def game(name: Literal["hunt"]) -> Hunt: ...
@overload
def game(name: Literal["quartermaster"]) -> Quartermaster: ...
@overload
def game(name: Literal["triumph"]) -> Triumph: ...
@overload
def game(name: Literal["wg35"]) -> Skirmish: ...
@overload
def game(name: str) -> Game[Any, Any]: ...
def game(name: str) -> Game[Any, Any]:
    """Return the game of this name. Raises `UnknownGame`.

    To the type checker every game has its own type, and so have its matches and their views.

    >>> import vezerkar
    >>> hunt = vezerkar.game("hunt")
    >>> hunt
    <Game hunt: The Hunt, rules version 3.0>
    >>> hunt.seats()
    ('german', 'british')
    """
    found = import_module(package_of(name)).GAME
    assert isinstance(found, Game)
    return found


def package_of(name: str) -> str:
    """The package of the game of this name. Raises `UnknownGame`."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game named {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def all_games() -> list[Game[Any, Any]]:
    """Return all games, in the order in which people see them.

    >>> import vezerkar
    >>> [game.id for game in vezerkar.all_games()][:2]
    ['hunt', 'quartermaster']
    """
    return [game(name) for name in GAMES]


def board_picture(board: str) -> str | None:
    """The board picture of this name, ``GAME`` or ``GAME.NAME``, as SVG; None if there is none."""
    found = BOARD.fullmatch(board)
    if found is None or found[1] not in GAMES:
        return None
    return game(found[1]).board_svg(found[2]) if found[2] else presentation_file(found[1], "board.svg")


def presentation_file(name: str, file: str) -> str | None:
    """The text of a file in the ``presentation`` folder of the game of this name; None if it has none, or there is no such game.

    It may be ``symbols.svg``, ``cover.svg``, ``cards.svg`` (the pictures of the cards), ``theme.json`` (the colours and the
    display face of its table) or ``coach.json`` (the coach of the first match).
    """
    if name not in GAMES:
        return None
    found = files(GAMES[name]) / "presentation" / file
    return found.read_text(encoding="utf-8") if found.is_file() else None


def lesson_files(name: str) -> list[tuple[str, str]]:
    """The files of the lessons of the game of this name: the name of each and its text. Raises `UnknownGame`."""
    folder = files(package_of(name)) / "study" / "lessons"
    if not folder.is_dir():
        return []
    return [(file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir() if file.name.endswith(".json")]


def replay(record: Record | str) -> Match[Any, Any]:
    """Play a record, or its text, again and return the match. Raises `BadRecord` or `UnknownGame`.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> played = match.act("german", "to 24")
    >>> vezerkar.replay(match.record().text()).encode() == match.encode()
    True
    """
    read = Record.parse(record) if isinstance(record, str) else record
    return replay_record(game(read.game), read)
