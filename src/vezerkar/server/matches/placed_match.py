"""The beginning of a match at a position that somebody has set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vezerkar.engine import BadPosition, Game, Match
from vezerkar.engine.dice import key_of
from vezerkar.server.http.api_errors import ApiError


def read_position(game: Game[Any, Any], position: Mapping[str, Any]) -> Match[Any, Any]:
    """Return a match at a position, with whatever dice are in it. Raises `ApiError`."""
    try:
        match = game.position(position)
    except BadPosition as error:
        raise ApiError("malformed", detail=f"'position': {error}") from error
    if match.state.over:
        raise ApiError("malformed", detail="'position': the game is over there")
    return match


def placed_match(game: Game[Any, Any], position: Mapping[str, Any], deal: bool, seed: str) -> Match[Any, Any]:
    """Return the match that begins at a position: its dice come from its own seed alone. Raises `ApiError`.

    With ``deal`` everything is dealt anew that is hidden from spectators. Whoever has set the position up knows all of it, and
    has chosen what their own seats hold.
    """
    match = read_position(game, {**position, "dice": {"key": key_of(seed).hex()}})
    return match.imagine(None, f"{seed} deal") if deal else match
