"""Bots: programs that play. A bot sees what its seat sees and nothing else."""

from typing import TYPE_CHECKING

from vezerkar.bots.registry import bot, bot_names, register_bot
from vezerkar.engine import Bot, Observation
from vezerkar.engine.old_names import old_names

__all__ = ["Bot", "Observation", "bot", "bot_names", "register_bot"]

if not TYPE_CHECKING:  # Type checkers would take every misspelt name for one that exists.
    __getattr__ = old_names(__name__, {"Sight": "Observation", "offer": "register_bot"})
