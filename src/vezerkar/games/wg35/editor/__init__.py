"""Where tables are made: what there is to put on one, tables to begin with, and what a draft looks like and lacks (WG35 29)."""

from vezerkar.games.wg35.editor.tables import TableEditor

__all__ = ["TableEditor"]
