"""Ways of a unit out of a battle (T&T 12.5, 13.0, B-55, B-56)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.engine.event import EVERYBODY
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    AREAS,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    BORDER,
    COASTAL,
    FORTRESS,
    IS_ANS,
    IS_GROUND,
    LAND_COUNT,
    LIMIT,
    NATION,
    NATIONS,
    NEAR,
    NEAR_COAST,
    NEAR_WATER,
    SOVIETS,
    SPAN,
    TYPES,
)
from vezerkar.games.triumph.notation import NOUN, REBASE, RETREAT
from vezerkar.games.triumph.rules import reasons
from vezerkar.games.triumph.rules.battle import ALL_PARTIES, PARTY, foes_of
from vezerkar.games.triumph.rules.control import friendly
from vezerkar.games.triumph.rules.entries import came_from
from vezerkar.games.triumph.rules.reach import ally_there, rebase_areas
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.rules.units import has_ground, shift, stand_up
from vezerkar.games.triumph.state import ENGAGED, INVADED, OPEN, WINTER_TURN, TntState

NO_NEIGHBOUR: Final = Refusal("refuse-no-neighbour", "T&T 12.5")
CANNOT_RETREAT: Final = Refusal("refuse-cannot-retreat", "T&T B-55")
AIR_MUST_REBASE: Final = Refusal("refuse-air-must-rebase", "T&T 12.51")
NOT_FRIENDLY: Final = Refusal("refuse-not-friendly", "T&T 12.5")
BATTLE_THERE: Final = Refusal("refuse-battle-there", "T&T 12.5")
ENEMY_CAME_FROM: Final = Refusal("refuse-enemy-came-from", "T&T 12.5")
ONLY_BACK: Final = Refusal("refuse-only-back", "T&T 12.5")
SEA_NOT_OCCUPIED: Final = Refusal("refuse-sea-not-occupied", "T&T A-43")
NO_REBASE: Final = Refusal("refuse-no-rebase", "T&T 13.0")


def is_raid(s: TntState, area: int) -> bool:
    """T&T 11.55: whether in a Disputed land area no party but its Owner has Ground Support."""
    for party in range(ALL_PARTIES):
        if party != s.owner[area] and s.here[area] & PARTY[party] and has_ground(s, area, party):
            return False
    return True


def neighbours(s: TntState, block: int) -> list[int]:
    """The areas one step away in the element of a unit."""
    area = s.place[block]
    if IS_GROUND[BLOCK_TYPE[block]]:
        return NEAR[area]
    if area >= LAND_COUNT:
        return NEAR_WATER[area]
    return [*NEAR_WATER[area], *NEAR_COAST[area]]


def held_against(s: TntState, faction: int, area: int) -> bool:
    """Return True if enemies in an area, or a battle there in this phase, prevent a Retreat into it; Raids do not (T&T 12.63)."""
    if area in s.fought:
        return True
    foes = foes_of(s, faction, area)
    if foes == 0 or area >= LAND_COUNT:
        return foes != 0
    for party in range(ALL_PARTIES):
        if foes & PARTY[party] and has_ground(s, area, party):
            return True
    return False


def why_not_retreat(s: TntState, block: int, to: int) -> Refusal | None:
    """The rule that forbids a unit to retreat to an area, None if it may."""
    unit, faction, area = BLOCK_TYPE[block], BLOCK_FACTION[block], s.place[block]
    if unit == AIR_FORCE:
        return AIR_MUST_REBASE
    if unit == FORTRESS or (IS_GROUND[unit] and area >= LAND_COUNT) or s.moves.get(block, 0) & INVADED:
        return CANNOT_RETREAT
    if to not in neighbours(s, block) or (to < LAND_COUNT and not IS_GROUND[unit] and not COASTAL[to]):
        return NO_NEIGHBOUR
    if s.turn_kind == WINTER_TURN and faction == s.active and (to >= LAND_COUNT or NATION[to] != SOVIETS):
        return reasons.BOUND
    if not friendly(s, faction, to):
        return NOT_FRIENDLY
    if held_against(s, faction, to):
        return BATTLE_THERE
    if ally_there(s, faction, to):
        return reasons.ALLY_THERE
    if faction != s.active:
        if area * SPAN + to in s.came:
            return ENEMY_CAME_FROM
    elif s.moves.get(block, 0) & ENGAGED and not came_from(s, block, to):
        return ONLY_BACK
    if IS_GROUND[unit]:
        border = BORDER[area * SPAN + to]
        if s.crossed.get(border * 4 + faction, 0) >= LIMIT[border]:
            return reasons.BORDER_FULL
        if to >= LAND_COUNT and not s.here[to] & BIT[faction]:
            return SEA_NOT_OCCUPIED
    return None


def retreats(s: TntState, block: int) -> list[int]:
    """The areas a unit may retreat to."""
    if BLOCK_TYPE[block] == AIR_FORCE or BLOCK_TYPE[block] == FORTRESS:
        return []
    return [to for to in neighbours(s, block) if why_not_retreat(s, block, to) is None]


def ways_out(s: TntState, block: int) -> list[int]:
    """All Retreats and ReBasings of a unit, as actions; none twice."""
    areas = retreats(s, block)
    ways = [RETREAT + to for to in areas]
    if IS_ANS[BLOCK_TYPE[block]]:
        for to in rebase_areas(s, block):
            if to not in areas:
                ways.append(REBASE + to)
    return ways


def why_not_go(s: TntState, block: int, action: int) -> Refusal:
    """Return why a unit does not have this Retreat or ReBasing among its ways out."""
    to = action & NOUN
    found: Refusal | None = NO_REBASE
    if action & ~NOUN == RETREAT:
        found = why_not_retreat(s, block, to)
    return found if found is not None else NO_REBASE


def leave(s: TntState, block: int, action: int) -> None:
    """A unit retreats or rebases and stands up where it arrives."""
    area, to, faction = s.place[block], action & NOUN, BLOCK_FACTION[block]
    if IS_GROUND[BLOCK_TYPE[block]]:
        crossing = BORDER[area * SPAN + to] * 4 + faction
        s.crossed[crossing] = s.crossed.get(crossing, 0) + 1
    tell_leaving(s, block, to, action & ~NOUN == RETREAT)
    shift(s, block, to)
    stand_up(s, block)


def tell_leaving(s: TntState, block: int, to: int, retreats: bool) -> None:
    """Tell what unit left to those who know its face, and to the others, such as spectators, that a block left."""
    knowing = EVERYBODY if s.seen[block] & OPEN else s.seen[block] & ALL
    if retreats:
        events.retreated(s, block, to, knowing)
        if knowing != EVERYBODY:
            events.block_retreated(s, block, to, knowing)
    else:
        events.rebased(s, block, to, knowing)
        if knowing != EVERYBODY:
            events.block_rebased(s, block, to, knowing)


def unit_args(s: TntState, block: int) -> dict[str, int | str]:
    """A unit in the words of a question."""
    nation, unit = NATIONS[BLOCK_POWER[block]], TYPES[BLOCK_TYPE[block]]
    return {"nation": nation, "unit": unit, "cv": s.cv[block], "area": AREAS[s.place[block]]}


def retreat_menu(s: TntState, block: int) -> list[int]:
    """Retreats one would look for: to every neighbour the unit could walk or sail to."""
    if BLOCK_TYPE[block] == AIR_FORCE:
        return []
    return [RETREAT + to for to in neighbours(s, block)]
