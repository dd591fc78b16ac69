"""The Hunt (A Hajsza)."""

from vezerkar.games.hunt.game import Hunt

GAME = Hunt()
