"""Whence units came into their battle this turn, and where therefore nobody retreats (T&T 12.5, B-55)."""

from __future__ import annotations

from vezerkar.games.triumph.game_data import (
    AREA_COUNT,
    BLOCK_TYPE,
    ENTRY_COST,
    IS_SHIP,
    IS_STRAIT,
    LAND_COUNT,
    NEAR_SAIL,
    SPAN,
    SPEED,
    SUBMARINE,
)
from vezerkar.games.triumph.notation import NO_VIA
from vezerkar.games.triumph.rules.battle import group_of, whence
from vezerkar.games.triumph.rules.control import enemies_in, enemy_land
from vezerkar.games.triumph.state import AGGRESSED, ENGAGED, OPEN, TntState


def last_steps(s: TntState, block: int) -> list[int]:
    """The areas from which a ship that engaged from afar can have sailed into its battle, within its speed; sorted.

    Seas are taken as they were when the Combat Phase began. If no way is left, because somebody's Straits closed behind the ship,
    all Straits and seas are taken to be open.
    """
    found = steps_over(s, block, False)
    return found if found else steps_over(s, block, True)


def steps_over(s: TntState, block: int, lenient: bool) -> list[int]:
    """The same; ``lenient``: whatever is in the way."""
    start, goal, speed = group_of(s, block), s.place[block], SPEED[BLOCK_TYPE[block]]
    cost = [99] * AREA_COUNT
    cost[start] = 0
    levels: list[list[int]] = [[start]]
    for _ in range(speed + 1):
        levels.append([])
    found: list[int] = []
    for spent in range(speed):
        for here in levels[spent]:
            if cost[here] < spent:
                continue
            for area in NEAR_SAIL[here]:
                price = spent + ENTRY_COST[area]
                if price > speed:
                    continue
                if area == goal:
                    if here not in found:
                        found.append(here)
                elif price < cost[area] and (sailed(s, block, area) if not lenient else area >= LAND_COUNT or IS_STRAIT[area]):
                    cost[area] = price
                    levels[price].append(area)
    return sorted(found)


def sailed(s: TntState, block: int, area: int) -> bool:
    """Return True if a ship of the Active Player can have passed through an area this turn (T&T 11.2, A-24)."""
    dives = BLOCK_TYPE[block] == SUBMARINE
    if area >= LAND_COUNT:
        return dives or not s.control[area] & s.war[s.active]
    if not IS_STRAIT[area] or enemy_land(s, s.active, area) or taken_now(s, area):
        return False
    return dives or enemies_in(s, s.active, area) == 0


def taken_now(s: TntState, area: int) -> bool:
    """Return True if the Active Player marched this turn into land that only enemies held: as ships moved it was theirs."""
    for block in s.at[area]:
        if s.moves.get(block, 0) & AGGRESSED:
            return True
    return False


def came_from(s: TntState, block: int, area: int) -> bool:
    """Return True if a unit that engaged this turn can have come from an area beside the battle."""
    via = whence(s, block)
    if via != NO_VIA:
        return via == area
    return IS_SHIP[BLOCK_TYPE[block]] and area in last_steps(s, block)


def note_entries(s: TntState) -> None:
    """Note from where the Active Player engaged as far as everybody saw it: his enemies may not retreat that way (T&T 12.5).

    Which ways a hidden unit can have taken may depend on its type, which is no secret once it fights: see `note_open`.
    """
    came: list[int] = []
    for block, move in s.moves.items():
        if move & ENGAGED:
            area, origin = s.place[block], whence(s, block)
            seen = area >= LAND_COUNT or move % SPAN != NO_VIA or s.seen[block] & OPEN
            if origin != NO_VIA and seen and area * SPAN + origin not in came:
                came.append(area * SPAN + origin)
    s.came = tuple(sorted(came))


def note_open(s: TntState, area: int) -> None:
    """Note the same of the units that lie open in a battle; of a ship from afar if there was but one way."""
    came = list(s.came)
    for block in s.at[area]:
        if s.moves.get(block, 0) & ENGAGED and s.seen[block] & OPEN:
            via = whence(s, block)
            origins = [via] if via != NO_VIA else last_steps(s, block) if IS_SHIP[BLOCK_TYPE[block]] else []
            if len(origins) == 1 and area * SPAN + origins[0] not in came:
                came.append(area * SPAN + origins[0])
    s.came = tuple(sorted(came))
