"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from vezerkar.bots.registry import bot, bot_names, register_bot
from vezerkar.engine import Bot, Observation

__all__ = ["Bot", "Observation", "bot", "bot_names", "register_bot"]
