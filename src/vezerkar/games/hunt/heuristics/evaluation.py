"""The evaluation of a State in which everything is known, such as an imagined one: the chance of a seat to win."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hunt.game_data import GERMAN
from vezerkar.games.hunt.heuristics.features import chance, standing
from vezerkar.games.hunt.heuristics.german import GermanHeuristics
from vezerkar.games.hunt.heuristics.numbers import GREEDY_GERMAN
from vezerkar.games.hunt.state import IN_BATTLE, HuntState

DANGER: Final = [-0.25, -1.0]
"""DANGER[seat to move]: weight of the danger of being caught, in log-odds for an expected cost of `USUAL_COST`."""

MEETING: Final = [0.016, 0.005]
"""MEETING[seat to move]: weight of the freighters that will come near the Graf Spee, in log-odds."""

USUAL_COST: Final = 25.0
"""Cost of being caught for which DANGER was fitted, in percent of a game."""


def evaluate(s: HuntState, seat: int) -> float:
    """Return the estimated chance of a seat to win, 0 to 1."""
    if s.over:
        return 1.0 if s.winner == seat else 0.0
    z = standing(s)
    if s.phase != IN_BATTLE and s.spee >= 0:
        # The weights were fitted with the danger by the rule of thumb, whatever the players of this State reckon with.
        heuristics = GermanHeuristics(s, GREEDY_GERMAN, informed=False)
        z += DANGER[s.active] * heuristics.danger(s.spee, heuristics.now()) / USUAL_COST
        z += MEETING[s.active] * heuristics.meet(s.spee)
    german = chance(z)
    return german if seat == GERMAN else 1.0 - german
