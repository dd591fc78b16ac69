"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from vezerkar.bots.contract import Bot, Sight
from vezerkar.bots.shelf import bot, names

__all__ = ["Bot", "Sight", "bot", "names"]
