"""Armed Minors and Major Powers that are defeated, and what becomes of their colonies (T&T 2.21, 2.31, 15.421)."""

from __future__ import annotations

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    BLOCK_COUNT,
    BLOCK_POWER,
    COLONY,
    FACTION_OF_POWER,
    MAJOR,
    MINOR,
    MUSTER,
    NATION_AREAS,
    NATION_CAPITAL,
    NATION_COUNT,
    NATION_KIND,
    POWER,
    SIX,
    THREE,
)
from vezerkar.games.triumph.rules.control import ONE, determine, mark, rule_nation
from vezerkar.games.triumph.rules.units import has_ground, recount, take_off
from vezerkar.games.triumph.rules.victory import snapshot
from vezerkar.games.triumph.state import GONE, NOBODY, POOL, TntState


def after_combat(s: TntState) -> None:
    """The end of a Combat Phase: control, defeats, Military Victory (A-32, B-62, B-70)."""
    determine(s)
    for nation in range(NATION_COUNT):
        if s.armed & BIT[nation]:
            taker = conqueror(s, nation, s.foes[nation])
            if taker != NOBODY:
                defeat_minor(s, nation, taker)
        elif NATION_KIND[nation] == MAJOR and not s.fallen & BIT[nation]:
            taker = conqueror(s, nation, s.war[FACTION_OF_POWER[nation]])
            if taker != NOBODY:
                defeat_power(s, nation, taker)
    snapshot(s)


def conqueror(s: TntState, nation: int, enemies: int) -> int:
    """Return which of these factions has a nation's capital to itself, with a Ground unit there; `NOBODY` if none (A-32)."""
    capital = NATION_CAPITAL[nation]
    alone = ONE[s.here[capital]]
    if 0 <= alone < THREE and enemies & BIT[alone] and has_ground(s, capital, alone):
        return alone
    return NOBODY


def disarm(s: TntState, nation: int) -> None:
    """A nation is an Armed Minor no more: its Fortresses leave the map, nobody is its enemy."""
    s.armed &= ~BIT[nation]
    s.steady = False
    s.foes[nation] = 0
    s.violated[nation] = NOBODY
    s.partners[nation] = NOBODY
    for area in NATION_AREAS[nation]:
        if s.forts[area]:
            s.forts[area] = 0
            recount(s, area)
        if s.owner[area] == MINOR:
            s.owner[area] = NOBODY


def arm(s: TntState, nation: int) -> None:
    """A nation becomes an Armed Minor that is nobody's enemy yet, with Fortresses by Muster (T&T 15.42, B-27)."""
    s.influence[nation] = 0
    s.armed |= BIT[nation]
    s.steady = False
    s.foes[nation] = 0
    s.violated[nation] = NOBODY
    for area in NATION_AREAS[nation]:
        if MUSTER[area] and not s.here[area]:
            s.forts[area] = MUSTER[area]
            s.owner[area] = MINOR
            recount(s, area)
    rule_nation(s, nation)


def defeat_minor(s: TntState, nation: int, faction: int) -> None:
    """T&T 15.421: an Armed Minor has lost its capital; areas that others hold stay theirs (B-30)."""
    disarm(s, nation)
    mark(s, nation, faction)
    events.minor_defeated(s, faction, nation)


def defeat_power(s: TntState, power: int, faction: int) -> None:
    """T&T 2.21: a Major Power has lost its capital. Its blocks leave the game for good, its colonies are on their own."""
    s.fallen |= BIT[power]
    for block in range(BLOCK_COUNT):
        if BLOCK_POWER[block] == power:
            if s.place[block] >= 0:
                take_off(s, block)
            elif s.place[block] == POOL:
                s.place[block] = GONE
    mark(s, power, faction)
    events.power_defeated(s, faction, power)
    for colony in range(SIX, NATION_COUNT):
        if NATION_KIND[colony] == COLONY and POWER[colony] == power:
            release(s, colony)


def release(s: TntState, colony: int) -> None:
    """T&T 2.31: the colony of a Power that fell arms itself, unless somebody else has its capital (A-33, B-33)."""
    if s.marker[colony] != NOBODY or s.here[NATION_CAPITAL[colony]]:
        rule_nation(s, colony)
    else:
        arm(s, colony)
        events.colony_armed(s, colony)
