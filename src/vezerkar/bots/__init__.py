"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from vezerkar.bots.shelf import bot, names, offer
from vezerkar.engine import Bot, Observation

__all__ = ["Bot", "Observation", "bot", "names", "offer"]
