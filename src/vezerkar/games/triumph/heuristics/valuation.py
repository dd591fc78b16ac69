"""Values in Victory Points for a faction: of its resources, of areas, nations and capitals."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.game_data import (
    LAST_YEAR,
    MAIN_CAPITAL,
    MINOR,
    MUSTER,
    NATION,
    NATION_AREAS,
    NATION_CAPITAL,
    NEUTRAL,
    OF_GREAT_POWER,
    POP,
    RES_BLACK,
    RES_RED,
    RIVALS,
    THREE,
    USA,
    WEST,
)
from vezerkar.games.triumph.heuristics.terrain import CAPITAL_OF
from vezerkar.games.triumph.rules.control import production_level, resources
from vezerkar.games.triumph.rules.victory import captured, points
from vezerkar.games.triumph.state import TntState

GROWTH: Final = 0.25
"""Value that each later year adds to a higher Production Level, in Victory Points."""
DIVIDEND: Final = 0.95
"""Value of a Peace Dividend that is not seen yet, in Victory Points."""
SECOND_BEST: Final[list[float]] = [1.0, 0.6, 0.4, 0.25, 0.15]
"""SECOND_BEST[n]: value of one more unit of a resource that exceeds the scarcest resource by n, as a fraction of the scarcest
one's value."""
LITTLE: Final = 0.08
"""The same for every larger n."""
IN_PEACE: Final = 0.35
"""Value of RES for a faction at peace, as a fraction of their value at war: war may come."""
DENIED: Final = 0.4
"""Value of a Rival's loss, as a fraction of an equal gain."""
CAPITAL: Final = 2.5
VICTORY: Final = 16.0
PARALYSED: Final = 4.0
IDLE: Final = 0.25
"""Fraction of its Production that a faction loses with its MainCapital until it has it back."""
UNIT: Final = 0.12
"""Value of a step of a unit, in Victory Points."""


def years_left(s: TntState) -> int:
    """Return the number of Years that will begin after this one."""
    return LAST_YEAR - s.year


def growth(s: TntState) -> float:
    """Return the value of a higher Production Level, what it produces until the end included."""
    return 1.0 + GROWTH * years_left(s)


class Prices:
    """Values of one more IND, POP or RES for a faction, and their weight for the others."""

    __slots__ = ("ind", "menace", "pop", "res")

    def __init__(self, s: TntState, faction: int) -> None:
        pop, res = resources(s, faction, False)
        ind = s.ind[faction]
        war = s.war[faction] != 0
        worth = growth(s)
        limit = min(pop, res) if war else pop
        self.ind = worth * spare(ind - limit)
        limit = min(ind, res) if war else ind
        self.pop = worth * spare(pop - limit)
        self.res = worth * spare(res - min(ind, pop))
        if not war:
            self.res *= IN_PEACE
        self.menace = menace(s, faction)


def spare(excess: int) -> float:
    """Return the value of one more of a resource that exceeds the scarcest one by so much."""
    if excess <= 0:
        return SECOND_BEST[0]
    return SECOND_BEST[excess] if excess < len(SECOND_BEST) else LITTLE


def yield_of(prices: Prices, area: int) -> float:
    """Return the value of the POP and RES of an area."""
    return POP[area] * prices.pop + (RES_BLACK[area] + RES_RED[area]) * prices.res


def nation_yield(prices: Prices, nation: int) -> float:
    """Return the value of the POP and RES of a nation."""
    total = 0.0
    for area in NATION_AREAS[nation]:
        total += yield_of(prices, area)
    return total


def all_prices(s: TntState) -> list[Prices]:
    """The prices of all factions."""
    return [Prices(s, faction) for faction in range(THREE)]


def menace(s: TntState, faction: int) -> float:
    """Return the weight for the others of what a faction has: more for one that is about to win."""
    seen = float(points(s, faction, False)) + DIVIDEND * len(s.dividends[faction])
    return DENIED * (2.0 if seen >= 21.0 else 1.5 if seen >= 18.0 else 1.0)


def taken_with(s: TntState, area: int) -> list[int]:
    """The areas that fall to whoever takes one: those of its nation without units, if it is the capital of no Great Power."""
    nation = NATION[area]
    if area != NATION_CAPITAL[nation] or OF_GREAT_POWER[area]:
        return [area]
    return [other for other in NATION_AREAS[nation] if other == area or not s.here[other]]


def prize(s: TntState, seat: int, area: int, prices: list[Prices]) -> float:
    """Return the value of taking a land area, for a faction."""
    holder = s.control[area]
    total = 0.05
    for other in taken_with(s, area):
        total += yield_of(prices[seat], other)
        if holder < THREE:
            total += prices[holder].menace * yield_of(prices[holder], other)
    owner = CAPITAL_OF[area]
    if owner >= 0 and owner != seat and holder != NEUTRAL and holder != MINOR:
        total += CAPITAL + capital_stake(s, seat)
        if MAIN_CAPITAL[owner] == area and holder == owner:
            total += PARALYSED * prices[owner].menace / DENIED
    elif owner == seat:
        total += CAPITAL
        if MAIN_CAPITAL[seat] == area:
            total += production_stake(s, seat)
    return total


def capital_stake(s: TntState, seat: int) -> float:
    """Return the value of one more capital of a Rival besides its points: the second wins the game."""
    return VICTORY if captured(s, seat) >= 1 else 1.0


def production_stake(s: TntState, seat: int) -> float:
    """Return the value that a faction stands to lose with its MainCapital besides points."""
    pop, _ = resources(s, seat, False)
    return IDLE * min(s.ind[seat], pop) * growth(s)


def stake(s: TntState, seat: int, area: int, prices: Prices) -> float:
    """Return the value that a faction would lose with a land area it holds."""
    total = 0.02 + yield_of(prices, area)
    owner = CAPITAL_OF[area]
    if owner == seat:
        total += CAPITAL
        for rival in RIVALS[seat]:
            if captured(s, rival) >= 1:
                total += 0.5 * VICTORY
        if MAIN_CAPITAL[seat] == area:
            total += production_stake(s, seat)
    elif owner >= 0:
        total += CAPITAL + 0.3 * capital_stake(s, seat)
    nation = NATION[area]
    if area == NATION_CAPITAL[nation] and not OF_GREAT_POWER[area]:
        for other in NATION_AREAS[nation]:
            if other != area:
                total += yield_of(prices, other)
    return total


def muster_worth(nation: int) -> float:
    """Return the value of the units of a new Satellite."""
    total = 0
    for area in NATION_AREAS[nation]:
        total += MUSTER[area]
    return UNIT * total


def outlook(s: TntState, faction: int, secret: bool) -> float:
    """The points a faction may hope for at the end; ``secret``: by all there is, as in an imagined State."""
    total = float(points(s, faction, secret))
    if not secret:
        total += DIVIDEND * len(s.dividends[faction])
    pop, res = resources(s, faction, False)
    level = production_level(s, faction, False)
    surplus = min(max(0, s.ind[faction] - level), 4) + min(max(0, pop - level), 4) + 0.5 * min(max(0, res - level), 4)
    total += 0.15 * surplus
    if s.war[faction] == 0:
        total += 0.6 * DIVIDEND * years_left(s)
    return total


def is_courted(s: TntState, nation: int, faction: int) -> bool:
    """Return True if markers bring a faction anything on a nation: the USA do so for the West alone."""
    return nation != USA or faction == WEST
