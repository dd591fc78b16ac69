"""The evaluation of a State in which everything is known, such as an imagined one: the chance of a seat to win."""

from __future__ import annotations

from math import exp
from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.numbering import SIDE_MEN
from vezerkar.games.wg35.heuristics import goals, shots
from vezerkar.games.wg35.heuristics.expected_damage import LAMED, price
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.state import SkirmishState

DOUBT: Final = 3.0
"""Lead in Victory Points that means odds of e to 1."""
ALIVE: Final = 0.5
"""Value of a figure in play, as a fraction of what its enemy gains by putting it out of action."""
SHAKEN: Final = 0.2
"""Cost of being shocked or broken, in Victory Points."""
DANGER: Final = 0.2
"""Weight of the expected damage by enemy fire."""


def evaluate(s: SkirmishState, seat: int) -> float:
    """Return the estimated chance of a side to win, 0 to 1."""
    if s.over:
        return 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0
    if not s.on:
        return 0.5
    lead = hope(s, seat) - hope(s, 1 - seat)
    return 1.0 / (1.0 + exp(-lead / DOUBT))


def hope(s: SkirmishState, side: int) -> float:
    """Return the Victory Points of a side plus the values of its figures."""
    total = float(s.vp[side])
    for figure in members(own(s, side)):
        worth = ALIVE * price(s, figure)
        bit = BIT[figure]
        if s.helpless & bit:
            worth *= 1.0 - LAMED
        elif (s.shocked | s.broken) & bit:
            worth -= SHAKEN
        if not (s.helpless | s.broken | s.concealed) & bit:
            place = goals.place(s, figure)
            worth += goals.pull(s, figure, goals.goals_of(s, figure), place)
            worth -= DANGER * shots.outlook(s, figure, shots.standing_at(s, figure), -1).danger
        total += worth
    for figure in members((s.reserve | s.called | s.arriving) & SIDE_MEN[side]):
        total += ALIVE * price(s, figure)
    return total
