"""Records of all that can be put on a table, and of the tables: read from ``data/`` and a folder of the user's, and checked."""

from vezerkar.games.wg35.library.check import BadData, Fault
from vezerkar.games.wg35.library.library import Library
from vezerkar.games.wg35.library.load import built_in, load

__all__ = ["BadData", "Fault", "Library", "built_in", "load"]
