"""The judgement of a State in which everything is known, as an imagined one is: what a line of play was good for."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hunt.game_data import GERMAN
from vezerkar.games.hunt.heuristics.features import chance, standing
from vezerkar.games.hunt.heuristics.german import GermanHeuristics
from vezerkar.games.hunt.state import IN_BATTLE, HuntState

DANGER: Final = [-0.25, -1.0]
"""DANGER[seat to move]: what it counts that she may be caught, for each hundredth of a game it would cost."""

MEETING: Final = [0.016, 0.005]
"""MEETING[seat to move]: what it counts that freighters will come by."""

USUAL_COST: Final = 25.0
"""The cost of being caught, in percent of a game, with which the weights were fitted."""


def evaluate(s: HuntState, seat: int) -> float:
    """How good this State is for a seat: the estimated chance to win, 0 to 1."""
    if s.over:
        return 1.0 if s.winner == seat else 0.0
    z = standing(s)
    if s.phase != IN_BATTLE and s.spee >= 0:
        heuristics = GermanHeuristics(s)
        z += DANGER[s.active] * heuristics.danger(s.spee, s.belief) / USUAL_COST
        z += MEETING[s.active] * heuristics.meet(s.spee)
    german = chance(z)
    return german if seat == GERMAN else 1.0 - german
