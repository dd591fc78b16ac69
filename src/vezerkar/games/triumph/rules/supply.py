"""Supply Lines and the Supply Phase (T&T 14.1, 10.3, 10.4)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AREA_COUNT,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    INFANTRY,
    IS_STRAIT,
    LAND_COUNT,
    MAIN_CAPITAL,
    NATION,
    NEAR,
    SOVIETS,
    SUBCAPITALS,
    SUMMER,
    TANK,
    THREE,
    WASHINGTON,
    WEST,
    WINTER,
)
from vezerkar.games.triumph.rules.control import enemy_land
from vezerkar.games.triumph.rules.retreat import forced_retreats
from vezerkar.games.triumph.rules.step import TntStep
from vezerkar.games.triumph.rules.trade import mark_blockades
from vezerkar.games.triumph.rules.units import weaken
from vezerkar.games.triumph.rules.victory import snapshot
from vezerkar.games.triumph.state import TntState

NEEDS_SUPPLY: Final[list[bool]] = [kind in (TANK, INFANTRY) for kind in range(INFANTRY + 1)]
"""NEEDS_SUPPLY[type]: ANS and Fortresses need none (T&T 14.1)."""

SOURCES: Final[list[list[int]]] = [
    [MAIN_CAPITAL[faction], *SUBCAPITALS[faction], *([WASHINGTON] if faction == WEST else [])] for faction in range(THREE)
]
"""SOURCES[faction]: its own capitals, from which it is supplied while it controls them (T&T 2.11, 2.21, B-63)."""


def supplied(s: TntState, faction: int) -> list[bool]:
    """For each area whether a unit of the faction there would have a Supply Line (T&T 14.11, B-63).

    A line runs over Friendly land, Open Seas and Straits that no enemy holds; the area it begins in may be anybody's.
    """
    war = s.war[faction]
    control = s.control
    carries = [False] * AREA_COUNT
    for area in range(LAND_COUNT):
        if control[area] == faction:
            carries[area] = True
        elif IS_STRAIT[area]:
            carries[area] = not enemy_land(s, faction, area)
    for area in range(LAND_COUNT, AREA_COUNT):
        carries[area] = not control[area] & war
    found = [False] * AREA_COUNT
    front: list[int] = []
    for area in SOURCES[faction]:
        if control[area] == faction:
            found[area] = True
            front.append(area)
    while front:
        for near in NEAR[front.pop()]:
            if not found[near]:
                found[near] = True
                # Where nothing is carried on a unit may stand, but the line ends.
                if carries[near]:
                    front.append(near)
    return found


def starve(s: TntState, faction: int, nation: int) -> None:
    """The Tanks and Infantry of a faction without a Supply Line lose 1 CV: all of them, or those in one nation."""
    line = supplied(s, faction)
    for area in range(AREA_COUNT):
        if line[area] or not s.at[area] or (nation >= 0 and NATION[area] != nation):
            continue
        blocks = 0
        lost = 0
        power = 0
        if s.here[area] & BIT[faction]:
            # Rivals learn what kind of units stand there, when they starve and when they do not.
            s.news += 1
        for block in s.at[area]:
            if BLOCK_FACTION[block] == faction and NEEDS_SUPPLY[BLOCK_TYPE[block]]:
                if blocks and BLOCK_POWER[block] != power:
                    events.starved(s, power, area, blocks, lost)
                    blocks = 0
                    lost = 0
                power = BLOCK_POWER[block]
                blocks += 1
                if weaken(s, block, 1):
                    lost += 1
        if blocks:
            events.starved(s, power, area, blocks, lost)


class SupplyPhase(TntStep):
    """The Supply Phase of the season: losses, ANS that are left without support, in Summer the Blockade.

    In Winter it concerns the Ground units in the USSR alone (T&T 10.3, 10.4, A-28). Factions at war with an Armed Minor alone are
    at peace (A-50).
    """

    __slots__ = ()

    def advance(self, s: TntState) -> bool:
        s.stack.pop()
        if snapshot(s):
            return False
        for faction in range(THREE):
            if s.war[faction]:
                starve(s, faction, SOVIETS if s.season == WINTER else -1)
        if s.season == SUMMER:
            mark_blockades(s)
        forced_retreats(s)
        return False
