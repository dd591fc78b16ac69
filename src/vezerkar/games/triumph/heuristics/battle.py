"""Values of what units can do in battles, and of where the beaten can go (T&T 12, 13)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.game_data import (
    BLOCK_TYPE,
    IS_GROUND,
    LAND_COUNT,
    MINOR,
)
from vezerkar.games.triumph.heuristics.forces import LAND_FIRE, LAND_MASS, Forces, chance
from vezerkar.games.triumph.heuristics.threats import AreaThreats
from vezerkar.games.triumph.heuristics.valuation import prize
from vezerkar.games.triumph.notation import BOMB, FIRE, NOUN, PASS, RETREAT, STRIKE
from vezerkar.games.triumph.rules.battle import PARTY, firepower, foes_of
from vezerkar.games.triumph.state import TntState

CLASS_WORTH_ON_LAND: Final[list[float]] = [0.8, 0.5, 1.0, 0.4]
"""Value of a hit on each class on land, as a factor."""
CLASS_WORTH_AT_SEA: Final[list[float]] = [0.6, 1.0, 0.5, 0.8]
"""Value of a hit on each class at sea, as a factor."""
HIT: Final = 0.12
BOMBING: Final = 0.25
HOPELESS: Final = 0.12
DEAR: Final[list[float]] = [0.6, 1.1, 1.2, 0.9, 1.0, 1.1, 1.0]
"""DEAR[type]: what losing a step of it costs, relatively."""


def strengths(s: TntState, seat: int, area: int, forces: Forces) -> tuple[float, float, float, float]:
    """Fire and mass of a faction in an area, and of its enemies there."""
    foes = foes_of(s, seat, area)
    fire = 0.0
    mass = 0.0
    for party in range(MINOR + 1):
        if foes & PARTY[party]:
            fire += forces.fire[party][area]
            mass += forces.mass[party][area]
    return forces.fire[seat][area], forces.mass[seat][area], fire, mass


def odds(s: TntState, seat: int, area: int, forces: Forces) -> float:
    """Return the chance that a faction holds an area in which it fights."""
    fire, mass, foe_fire, foe_mass = strengths(s, seat, area, forces)
    return chance(fire, mass, foe_fire, foe_mass)


def attack_worth(s: TntState, seat: int, area: int, forces: Forces, threats: AreaThreats) -> float:
    """Return the value of attacking in an area in which enemies stand already."""
    fire, mass, foe_fire, foe_mass = strengths(s, seat, area, forces)
    likely = chance(fire, mass, foe_fire, foe_mass)
    worth = prize(s, seat, area, threats.prices) if area < LAND_COUNT else 0.1 * foe_mass
    return likely * worth + HIT * (fire - foe_fire)


def combat_worth(s: TntState, seat: int, area: int, block: int, action: int, forces: Forces, threats: AreaThreats) -> float:
    """Return the value of a Combat Action of a unit."""
    land = area < LAND_COUNT
    cv = s.cv[block]
    if action == BOMB:
        return BOMBING * cv
    if action == PASS:
        return 0.0
    if FIRE <= action < FIRE + 4:
        kind = action - FIRE
        classes = CLASS_WORTH_ON_LAND if land else CLASS_WORTH_AT_SEA
        return 0.05 + HIT * cv * firepower(s, block, kind) / 6.0 * classes[kind]
    # To leave: what is lost otherwise, and what the area is worth.
    likely = odds(s, seat, area, forces)
    worth = -HIT * cv * 0.3
    if likely < HOPELESS:
        worth += HIT * cv * (1.5 if IS_GROUND[BLOCK_TYPE[block]] else 1.0)
        if land and s.control[area] == seat:
            worth -= 0.3 * threats.stakes[area]
    if action & ~NOUN == STRIKE:
        worth += HIT * cv / 6.0
    return worth + 0.1 * haven(s, seat, block, action & NOUN, threats)


def haven(s: TntState, seat: int, block: int, to: int, threats: AreaThreats) -> float:
    """Return the value of a unit's position in the area to which it goes."""
    if to >= LAND_COUNT:
        return -0.2
    kind = BLOCK_TYPE[block]
    cv = s.cv[block]
    return threats.gain(to, cv * LAND_FIRE[kind], cv * LAND_MASS[kind]) + cv * LAND_MASS[kind] * threats.pull(to)


def leaving_worth(s: TntState, seat: int, block: int, action: int, threats: AreaThreats) -> float:
    """Return the value of a Retreat or ReBasing that must be made."""
    to = action & NOUN
    worth = haven(s, seat, block, to, threats)
    if to < LAND_COUNT:
        worth -= 0.05 * threats.danger[to]
    return worth + (0.01 if action & ~NOUN == RETREAT else 0.0)


def loss(s: TntState, block: int) -> float:
    """Return the loss if a block takes a hit."""
    kind = BLOCK_TYPE[block]
    steps = DEAR[kind]
    return steps if s.cv[block] > 1 else steps * 1.4


def escape_worth(s: TntState, seat: int, area: int, forces: Forces) -> float:
    """Return the value of the escape of a Sub."""
    return 0.5 - odds(s, seat, area, forces)


def rebase_worth(s: TntState, seat: int, area: int, block: int, action: int, forces: Forces, threats: AreaThreats) -> float:
    """Return the value of flying or sailing home after a battle, for one of the Active Player's units."""
    kind = BLOCK_TYPE[block]
    to = action & NOUN
    stay = 0.0
    if area < LAND_COUNT:
        stay = threats.gain(area, -s.cv[block] * LAND_FIRE[kind], -s.cv[block] * LAND_MASS[kind])
        if odds(s, seat, area, forces) > 0.4:
            stay -= 0.15
    return haven(s, seat, block, to, threats) + stay - 0.02
