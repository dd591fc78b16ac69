"""Threats to the areas of a faction: what may attack each area, what defends it, and the value of one more step there."""

from __future__ import annotations

from math import sqrt
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import AREA_COUNT, LAND_COUNT, RIVALS, THREE
from vezerkar.games.triumph.heuristics.forces import Forces
from vezerkar.games.triumph.heuristics.terrain import AROUND, LANDINGS, WAY
from vezerkar.games.triumph.heuristics.valuation import Prices, all_prices, prize, stake
from vezerkar.games.triumph.rules.war import allies_of_the_game
from vezerkar.games.triumph.state import TntState

NEARNESS: Final[list[float]] = [1.0, 0.8, 0.45, 0.2]
"""Fraction of a Rival's army that counts if it is so many steps away."""
OVERSEAS: Final = 0.15
MOST_OVERSEAS: Final = 3.0
"""A Convoy can land in one move, but only few at a time."""
PEACE: Final = 0.45
"""Fraction that counts of the army of a faction with which one is at peace."""
CALM: Final = 0.3
"""Chance of an attack by a faction with which one is at peace, relative to one by an enemy."""
STRONGHOLD: Final = 1.3
DOUBT: Final = 0.4
QUIET: Final = 3.0
TEMPTING: Final = 0.02
"""Value of a step of the army near an area of a Rival, per Victory Point of that area."""
TEMPTING_AT_WAR: Final = 0.06
"""The same at war with the holder of that area."""


def power(fire: float, mass: float) -> float:
    """Fire and mass in one number: an Infantry counts its CV."""
    return sqrt(2.0 * fire * mass)


class AreaThreats:
    """Threats to the areas of a faction, what it can lose there, and where its army is needed."""

    __slots__ = ("danger", "forces", "lure", "prices", "seat", "stakes", "threat")

    def __init__(self, s: TntState, seat: int, forces: Forces) -> None:
        self.seat = seat
        self.forces = forces
        self.prices = all_prices(s)
        self.threat = [0.0] * AREA_COUNT
        """threat[area]: CV that may attack."""
        self.danger = [0.0] * AREA_COUNT
        """danger[area]: how likely an attack is, 0 to 1."""
        self.stakes = [0.0] * AREA_COUNT
        """stakes[area]: what the faction loses with an area it holds, in Victory Points."""
        self.lure = [0.0] * AREA_COUNT
        """lure[area]: value of a step there for later attacks, in Victory Points."""
        prices: Prices = self.prices[seat]
        for area in range(LAND_COUNT):
            if s.control[area] == seat:
                self.stakes[area] = stake(s, seat, area, prices)
                self.look_around(s, area)
            elif s.control[area] < THREE:
                self.tempt(s, area)

    def look_around(self, s: TntState, area: int) -> None:
        """Note what may come to an area, and how likely it does."""
        seat = self.seat
        threat = 0.0
        danger = 0.0
        for rival in RIVALS[seat]:
            if allies_of_the_game(s, seat, rival):
                continue
            mobile = self.forces.mobile[rival]
            near = 0.0
            way = WAY[area]
            for other in AROUND[area]:
                if mobile[other] > 0.0:
                    near += mobile[other] * NEARNESS[way[other]]
            # An enemy that stands in the area itself is here already.
            near += mobile[area]
            overseas = 0.0
            for port in LANDINGS[area]:
                overseas += OVERSEAS * mobile[port]
            near += min(overseas, MOST_OVERSEAS)
            if s.war[seat] & BIT[rival]:
                threat += near
                danger += near
            else:
                threat += near * PEACE
                danger += near * CALM
        self.threat[area] = threat
        self.danger[area] = danger / (danger + QUIET)

    def tempt(self, s: TntState, area: int) -> None:
        """Note around an area of a Rival how much it is worth to be there."""
        holder = s.control[area]
        if allies_of_the_game(s, self.seat, holder):
            return
        share = TEMPTING_AT_WAR if s.war[self.seat] & BIT[holder] else TEMPTING
        worth = share * min(6.0, prize(s, self.seat, area, self.prices))
        for other in AROUND[area]:
            if s.control[other] == self.seat:
                worth_there = worth * NEARNESS[WAY[area][other]]
                if worth_there > self.lure[other]:
                    self.lure[other] = worth_there

    def keeps(self, s: TntState, area: int, fire: float, mass: float) -> float:
        """Return the chance of keeping an area that is taken with so much."""
        self.look_around(s, area)
        odds = STRONGHOLD * power(fire, mass) / (self.threat[area] + DOUBT)
        return 1.0 - self.danger[area] / (1.0 + odds * odds)

    def whole(self) -> float:
        """The safety of all there is."""
        total = 0.0
        fire, mass = self.forces.fire[self.seat], self.forces.mass[self.seat]
        for area in range(LAND_COUNT):
            total += self.safety(area, fire[area], mass[area])
        return total

    def safety(self, area: int, fire: float, mass: float) -> float:
        """Return the risk to an area that is held with so much, as a value of 0 or less."""
        stakes = self.stakes[area]
        if stakes <= 0.0 or self.danger[area] <= 0.0:
            return 0.0
        odds = STRONGHOLD * power(fire, mass) / (self.threat[area] + DOUBT)
        return -stakes * self.danger[area] / (1.0 + odds * odds)

    def gain(self, area: int, fire: float, mass: float) -> float:
        """Return the value of having so much more in an area, or, with negative numbers, so much less."""
        if self.stakes[area] <= 0.0:
            return 0.0
        had_fire, had_mass = self.forces.fire[self.seat][area], self.forces.mass[self.seat][area]
        after = self.safety(area, max(0.0, had_fire + fire), max(0.0, had_mass + mass))
        return after - self.safety(area, had_fire, had_mass)

    def pull(self, area: int) -> float:
        """Return the value of a step of the army in an area for attacks to come: the less the more are there."""
        lure = self.lure[area]
        return lure / (1.0 + self.forces.mobile[self.seat][area] / 8.0) if lure > 0.0 else 0.0
