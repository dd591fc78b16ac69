"""Triumph & Tragedy (2nd edition): three factions, 1936-1945."""

from vezerkar.games.triumph.game import Triumph

GAME = Triumph()
