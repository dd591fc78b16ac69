"""The numbers of sides and figures.

Figures are numbered: those of side A from 0, those of side B from 16, in the order of their rosters. What is true or not of a
figure is a bit of a mask; what is a number of it stands in a list of `MEN` numbers.
"""

from __future__ import annotations

from typing import Final

SIDES: Final = 2
RANKS: Final = 16
"""No army has more figures."""
MEN: Final = 2 * RANKS
SIDE_MEN: Final[tuple[int, ...]] = (0xFFFF, 0xFFFF0000)
"""The masks of all possible figures of each side."""
SEATS: Final[tuple[str, ...]] = ("a", "b")
NOBODY: Final = -1
