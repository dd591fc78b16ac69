"""The laboratory: Vezérkar's games for programs that learn, as PettingZoo, Gymnasium and OpenSpiel know games.

It needs more packages than the rest: ``pip install 'vezerkar[research]'``.
"""

from vezerkar.extras import MissingExtra, need

__all__ = ["MissingExtra", "need"]

need("research", "numpy", "gymnasium", "pettingzoo")
