"""Pictures of the tables of WG35 (WG35 29), made from their data: `picture` draws one, `legend` lists what is on it."""

from vezerkar.games.wg35.presentation.drawing.board import draw, picture, picture_of
from vezerkar.games.wg35.presentation.drawing.legend import LegendRow, legend

__all__ = ["LegendRow", "draw", "legend", "picture", "picture_of"]
