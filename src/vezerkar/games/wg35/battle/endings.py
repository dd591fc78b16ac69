"""Endings of battles."""

from __future__ import annotations

from typing import Final

ENDINGS: Final[tuple[str, ...]] = (
    "none",
    "withdrawal",
    "both_withdrew",
    "points",
    "points_draw",
    "rounds",
    "rounds_draw",
    "no_figures",
    "nobody_left",
    "gone",
)
"""Ways in which a battle ends (WG35 20)."""
ENDING_CITE: Final[tuple[str, ...]] = (
    "",
    "WG35 20.2",
    "WG35 20.2",
    "WG35 20.3",
    "WG35 20.3",
    "WG35 20.3",
    "WG35 20.3",
    "WG35 20.5",
    "WG35 20.5",
    "WG35 28.1",
)
