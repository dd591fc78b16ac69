"""Vezérkar: a rules-enforcing table for games of the Second World War."""

from vezerkar.registry import game, games, replay

__all__ = ["__version__", "game", "games", "replay"]

__version__ = "0.1.0"
