"""Which bots there are, by name: ``random`` for every game, and those the game brings along."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, TypeAlias

from vezerkar.bots.random_bot import RandomBot
from vezerkar.engine import Bot, UnknownBot
from vezerkar.registry import GAMES

Maker: TypeAlias = Callable[[int | str, str], Bot]
"""Makes a bot from its seed and the text after the colon of its name (its budget, say)."""

EVERYWHERE: Final[dict[str, Maker]] = {"random": lambda seed, _: RandomBot(seed)}


def _makers(game: str) -> dict[str, Maker]:
    own: dict[str, Maker] = import_module(f"{GAMES[game]}.bots").BOTS
    return EVERYWHERE | own


def names(game: str) -> list[str]:
    """The bots that play this game, weakest first."""
    return list(_makers(game))


def bot(name: str, game: str, seed: int | str = 0) -> Bot:
    """The bot of this name, for instance ``greedy`` or ``search:400``. Raises `UnknownBot`."""
    kind, _, budget = name.partition(":")
    makers = _makers(game)
    if kind not in makers:
        raise UnknownBot(f"no bot {kind!r} plays {game}; there are: {', '.join(makers)}")
    return makers[kind](seed, budget)
