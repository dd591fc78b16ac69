"""The sizes of the tables at which tournaments of a game are played."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.engine import Game

SIZES: Final = 3, 2
"""The sizes of tables for which there are tournaments, the largest first."""


def table_sizes(game: Game[Any, Any]) -> list[int]:
    """Return for how many players at a table there can be tournaments of a game: each of them has a whole side."""
    found = []
    for players in SIZES:
        options = {one.id: one.default for one in game.options} | game.implied_options(players)
        groups = game.seatings().get(players, ())
        if groups and {frozenset(one) for one in groups} == {frozenset(one) for one in game.sides(options).values()}:
            found.append(players)
    return found
