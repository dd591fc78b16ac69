"""The games by the names that requests give."""

from __future__ import annotations

from typing import Any

from vezerkar.engine import Game, UnknownGame
from vezerkar.registry import game
from vezerkar.server.http.api_errors import ApiError


def known_game(name: str) -> Game[Any, Any]:
    """Return the game of this name. Raises `ApiError` if there is none."""
    try:
        return game(name)
    except UnknownGame as error:
        raise ApiError("unknown_game") from error
