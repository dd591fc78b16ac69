"""The editor of tables: pieces to put on one, tables to begin with, the picture of a draft and its faults (WG35 29)."""

from vezerkar.games.wg35.editor.tables import TableEditor

__all__ = ["TableEditor"]
