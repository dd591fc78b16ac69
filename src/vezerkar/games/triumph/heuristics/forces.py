"""Estimates of the units on the map, as far as a faction knows or guesses them, and of how battles will go.

A hidden block counts for the mean of what nobody has shown: how much CV a nation has on the map is public, of what types it is
is guessed.
"""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.game_data import (
    AREA_COUNT,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    FIREPOWER,
    FORTRESS,
    GROUND,
    INFANTRY,
    IS_GROUND,
    LAND_COUNT,
    MINOR,
    NAVAL,
    SIX,
    TANK,
)
from vezerkar.games.triumph.rules.units import knows
from vezerkar.games.triumph.state import TntState

PIPS: Final = 6.0
AIR_MASS: Final = 0.25
"""Fraction of the CV of an Air, Naval or Sub unit that counts for holding land. It must leave when the Ground units are gone."""
GUESS_FIRE: Final = 0.36
GUESS_MASS: Final = 0.75
"""Mass of a step of a hidden block on land: most are Ground units."""
GUESS_SHIP: Final = 0.3
SURPRISE: Final = 1.25
"""The defender fires first."""

LAND_FIRE: Final[list[float]] = [FIREPOWER[kind][GROUND] / PIPS for kind in range(len(FIREPOWER))]
LAND_MASS: Final[list[float]] = [1.0 if IS_GROUND[kind] else AIR_MASS for kind in range(len(FIREPOWER))]
SEA_FIRE: Final[list[float]] = [0.0 if IS_GROUND[kind] else FIREPOWER[kind][NAVAL] / PIPS for kind in range(len(FIREPOWER))]
SEA_MASS: Final[list[float]] = [0.5 if IS_GROUND[kind] else 1.0 for kind in range(len(FIREPOWER))]


class Forces:
    """All units as a faction sees them: fire (hits in a round) and mass (hits they can take) of each party in each area."""

    __slots__ = ("army", "fire", "ground", "mass", "mean", "mobile", "total")

    def __init__(self, s: TntState, seat: int) -> None:
        self.mean = hidden_means(s, seat)
        """mean[power]: the CV of a hidden block."""
        self.fire = [[0.0] * AREA_COUNT for _ in range(MINOR + 1)]
        self.mass = [[0.0] * AREA_COUNT for _ in range(MINOR + 1)]
        self.mobile = [[0.0] * AREA_COUNT for _ in range(MINOR + 1)]
        """mobile[party][area]: CV of the Ground units there that can march."""
        self.ground = [0] * AREA_COUNT
        """ground[area]: how many Ground units the faction itself has there."""
        self.total = [0.0] * (MINOR + 1)
        """total[party]: CV on the map."""
        self.army = 0.0
        """CV of its own Tanks and Infantry."""
        for area in range(AREA_COUNT):
            if s.at[area]:
                self.count(s, seat, area)
        for area in range(LAND_COUNT):
            if s.forts[area]:
                self.fire[MINOR][area] = s.forts[area] * LAND_FIRE[FORTRESS]
                self.mass[MINOR][area] = float(s.forts[area])

    def count(self, s: TntState, seat: int, area: int) -> None:
        """Add up the blocks in an area."""
        land = area < LAND_COUNT
        for block in s.at[area]:
            party = BLOCK_FACTION[block]
            kind = BLOCK_TYPE[block]
            if party != seat and not knows(s, seat, block):
                cv = self.mean[BLOCK_POWER[block]]
                self.fire[party][area] += cv * (GUESS_FIRE if land else GUESS_SHIP)
                self.mass[party][area] += cv * GUESS_MASS
                if land:
                    self.mobile[party][area] += cv * GUESS_MASS
                self.total[party] += cv
                continue
            cv = float(s.cv[block])
            self.total[party] += cv
            if land:
                self.fire[party][area] += cv * LAND_FIRE[kind]
                self.mass[party][area] += cv * LAND_MASS[kind]
                if kind in (TANK, INFANTRY):
                    self.mobile[party][area] += cv
            else:
                self.fire[party][area] += cv * SEA_FIRE[kind]
                self.mass[party][area] += cv * SEA_MASS[kind]
            if party == seat and IS_GROUND[kind]:
                self.ground[area] += 1
                if kind != FORTRESS:
                    self.army += cv


def hidden_means(s: TntState, seat: int) -> list[float]:
    """The mean CV of the blocks of each Power that a faction cannot see."""
    steps = [0] * SIX
    blocks = [0] * SIX
    for block in range(BLOCK_COUNT):
        if s.place[block] >= 0 and not knows(s, seat, block):
            steps[BLOCK_POWER[block]] += s.cv[block]
            blocks[BLOCK_POWER[block]] += 1
    return [steps[power] / blocks[power] if blocks[power] else 0.0 for power in range(SIX)]


def chance(fire: float, mass: float, foe_fire: float, foe_mass: float) -> float:
    """Return the chance that attackers hold the field at last, by fire and mass of both sides."""
    if mass <= 0.0:
        return 0.0
    own = fire * mass
    foe = foe_fire * foe_mass * SURPRISE
    if foe <= 0.0:
        return 1.0 if own > 0.0 or foe_mass <= 0.0 else 0.9
    odds = own / foe
    return odds * odds / (odds * odds + 1.0)
