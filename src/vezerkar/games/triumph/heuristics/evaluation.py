"""The evaluation of a State in which everything is known, such as an imagined one: the chance of a seat to win."""

from __future__ import annotations

from math import exp
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AXIS, LAND_COUNT, MINOR, RIVALS, THREE
from vezerkar.games.triumph.heuristics.forces import Forces, chance
from vezerkar.games.triumph.heuristics.threats import AreaThreats
from vezerkar.games.triumph.heuristics.valuation import UNIT, all_prices, outlook, prize, years_left
from vezerkar.games.triumph.rules.victory import captured
from vezerkar.games.triumph.state import TntState

FINAL_DOUBT: Final = 2.0
"""Lead in Victory Points that means odds of e to 1 at the end of the game."""
DOUBT: Final = 0.5
"""Amount added to FINAL_DOUBT for each year that is left, in Victory Points."""
CARD: Final = 0.3
"""Value of a card in the hand, in Victory Points."""
NEAR_VICTORY: Final = 4.0
"""Value of one captured capital, in Victory Points: a second one wins the game."""


def evaluate(s: TntState, seat: int) -> float:
    """Return the estimated chance of a faction to win, 0 to 1."""
    if s.over:
        if not s.winner & BIT[seat]:
            return 0.0
        winners = 0
        for faction in range(THREE):
            if s.winner & BIT[faction]:
                winners += 1
        return 1.0 if s.variant.two else 1.0 / winners
    hopes = [hope(s, faction) / doubt(s) for faction in range(THREE)]
    if s.variant.two:
        # The Allies win by the better of them.
        allies = max(hopes[1], hopes[2])
        axis = 1.0 / (1.0 + exp(allies - hopes[AXIS]))
        return axis if seat == AXIS else 1.0 - axis
    best = max(hopes)
    weights = [exp(found - best) for found in hopes]
    return weights[seat] / (weights[0] + weights[1] + weights[2])


def doubt(s: TntState) -> float:
    """Return the lead in Victory Points that means odds of e to 1 now."""
    return FINAL_DOUBT + DOUBT * years_left(s)


def hope(s: TntState, faction: int) -> float:
    """Return the expected Victory Points of a faction, with the values of its army, cards and battles and of threats to it."""
    forces = Forces(s, faction)
    total = outlook(s, faction, True) + UNIT * forces.total[faction] + CARD * len(s.hand[faction])
    if captured(s, faction) == 1:
        total += NEAR_VICTORY
    threats = AreaThreats(s, faction, forces)
    for area in range(LAND_COUNT):
        if threats.stakes[area] > 0.5:
            total += threats.safety(area, forces.fire[faction][area], forces.mass[faction][area])
        if s.here[area] & BIT[faction] and s.control[area] != faction:
            total += fighting_for(s, faction, area, forces)
    return total


def fighting_for(s: TntState, faction: int, area: int, forces: Forces) -> float:
    """Return the expected value of an area that a faction fights for, in Victory Points."""
    fire = 0.0
    mass = 0.0
    for rival in (*RIVALS[faction], MINOR):
        fire += forces.fire[rival][area]
        mass += forces.mass[rival][area]
    likely = chance(forces.fire[faction][area], forces.mass[faction][area], fire, mass)
    return likely * prize(s, faction, area, all_prices(s))
