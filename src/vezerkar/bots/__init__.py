"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from vezerkar.bots.shelf import bot, names, offer
from vezerkar.engine import Bot, Sight

__all__ = ["Bot", "Sight", "bot", "names", "offer"]
