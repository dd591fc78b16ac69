"""WG35: skirmishes of the Second World War in miniature, measured in millimetres."""

from vezerkar.games.wg35.game import Skirmish

GAME = Skirmish()
