"""The tiny game as a package, the way the shelf holds games."""

from tests.tinygame import GAME

__all__ = ["GAME"]
