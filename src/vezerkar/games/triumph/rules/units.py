"""Blocks on the map and in the pools, and what the others know of them (T&T 3)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_MAX,
    BLOCK_POWER,
    BLOCK_TYPE,
    FIRST_BLOCK,
    FORTRESS,
    IS_GROUND,
    LAND_COUNT,
    MINOR,
    POOLS,
    THREE,
)
from vezerkar.games.triumph.rules.step import ALL
from vezerkar.games.triumph.state import GONE, NOBODY, NOTHING, OPEN, POOL, TntState

FORTS_HERE: Final = 1 << MINOR
"""The bit of ``s.here`` that stands for the Fortress of an Armed Minor."""


def _powers_of_two(n: int) -> list[int]:
    found = [1]
    while len(found) < n:
        found.append(2 * found[-1])
    return found


BLOCK_BIT: Final[list[int]] = _powers_of_two(BLOCK_COUNT + 1)
"""BLOCK_BIT[block]: the set of this block; the last is the neutral Fortress of the battle in progress."""


def with_item(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A sorted row with one more item."""
    i = len(row)
    while i > 0 and row[i - 1] > item:
        i -= 1
    return (*row[:i], item, *row[i:])


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A row but for one item that is in it."""
    i = 0
    while row[i] != item:
        i += 1
    return row[:i] + row[i + 1 :]


# --- who is where --------------------------------------------------------------------------------------------------


def recount(s: TntState, area: int) -> None:
    """Note anew which parties have units in an area."""
    parties = 0
    for block in s.at[area]:
        if block not in s.deep:
            parties |= BIT[BLOCK_FACTION[block]]
    if area < LAND_COUNT and s.forts[area]:
        parties |= FORTS_HERE
    s.here[area] = parties
    s.steady = False
    s.offered = NOTHING


def ground_of(s: TntState, area: int, faction: int) -> int:
    """Return the number of Ground units of a faction in an area (at sea: Convoys)."""
    n = 0
    for block in s.at[area]:
        if BLOCK_FACTION[block] == faction and IS_GROUND[BLOCK_TYPE[block]]:
            n += 1
    return n


def has_ground(s: TntState, area: int, party: int) -> bool:
    """Return True if a party has Ground Support in an area (T&T 11.551); the Fortress of an Armed Minor counts."""
    if party == MINOR:
        return s.forts[area] > 0
    for block in s.at[area]:
        if BLOCK_FACTION[block] == party and IS_GROUND[BLOCK_TYPE[block]]:
            return True
    return False


def has_fortress(s: TntState, area: int) -> bool:
    """Return True if a Fortress of anybody stands in a land area: there can be only one (T&T 3.241)."""
    if s.forts[area]:
        return True
    for block in s.at[area]:
        if BLOCK_TYPE[block] == FORTRESS:
            return True
    return False


def free_block(s: TntState, power: int, kind: int) -> int:
    """A block that may be built, -1 if the pool has none left (B-5)."""
    first = FIRST_BLOCK[power][kind]
    for block in range(first, first + POOLS[power][kind]):
        if s.place[block] == POOL:
            return block
    return -1


# --- changes -------------------------------------------------------------------------------------------------------


def create(s: TntState, power: int, kind: int, area: int, cv: int) -> int:
    """A block enters the map from the pool, face hidden. There must be a free one. Returns it."""
    block = free_block(s, power, kind)
    s.place[block] = area
    s.cv[block] = cv
    s.seen[block] = BIT[BLOCK_FACTION[block]]
    s.at[area] = with_item(s.at[area], block)
    if area < LAND_COUNT and (s.owner[area] == NOBODY or s.owner[area] == MINOR):
        # Whoever comes after it finds it there (T&T 1.14); a former neutral Fortress stays the Owner (B-31).
        s.owner[area] = BLOCK_FACTION[block]
    recount(s, area)
    events.created(s, block)
    events.block_created(s, block)
    return block


def take_off(s: TntState, block: int) -> None:
    """A block leaves the map: for its pool, or for good if its nation has fallen (T&T 2.21, 12.44)."""
    area = s.place[block]
    mix(s, block)
    s.at[area] = without(s.at[area], block)
    s.place[block] = GONE if s.fallen & BIT[BLOCK_POWER[block]] else POOL
    s.cv[block] = 0
    s.seen[block] = 0
    if block in s.deep:
        s.deep = without(s.deep, block)
    if block in s.moves:
        del s.moves[block]
    s.done &= ~BLOCK_BIT[block]
    s.joined &= ~BLOCK_BIT[block]
    s.fresh_blocks &= ~BLOCK_BIT[block]
    recount(s, area)


def shift(s: TntState, block: int, area: int) -> None:
    """A block goes to another area; an Escaped Sub that moves is an ordinary one again."""
    left = s.place[block]
    mix(s, block)
    s.at[left] = without(s.at[left], block)
    if block in s.deep:
        s.deep = without(s.deep, block)
    s.place[block] = area
    s.at[area] = with_item(s.at[area], block)
    recount(s, left)
    recount(s, area)


def weaken(s: TntState, block: int, by: int) -> bool:
    """A block loses CV; true if that was its end (T&T 12.44)."""
    if s.cv[block] > by:
        s.cv[block] -= by
        return False
    take_off(s, block)
    return True


def strengthen(s: TntState, block: int) -> None:
    """A block gains a step (T&T 7.23)."""
    assert s.cv[block] < BLOCK_MAX[block]
    s.cv[block] += 1


def disband(s: TntState, block: int) -> None:
    """T&T 3.3: the owner takes a unit of his own off the map."""
    events.disbanded(s, block)
    take_off(s, block)


# --- what the others know (T&T 3, B-71) ----------------------------------------------------------------------------


def mix(s: TntState, block: int) -> None:
    """A block is about to leave its area: whoever cannot tell which of the hidden blocks it was knows none of them any more.

    Hidden blocks of one nation that stand together cannot be told apart. Only if they are all known and all alike does it
    not matter which one goes.
    """
    if s.seen[block] & OPEN or all_hidden(s, block):
        return
    power, area, under = BLOCK_POWER[block], s.place[block], block in s.deep
    known, alike = s.seen[block], True
    group = [block]
    for other in s.at[area]:
        if other != block and BLOCK_POWER[other] == power and not s.seen[other] & OPEN and (other in s.deep) == under:
            group.append(other)
            known &= s.seen[other]
            if BLOCK_TYPE[other] != BLOCK_TYPE[block] or s.cv[other] != s.cv[block]:
                alike = False
    if len(group) == 1:
        return
    left = known if alike else BIT[BLOCK_FACTION[block]]
    for other in group:
        s.seen[other] &= left


def all_hidden(s: TntState, block: int) -> bool:
    """Return True if nobody but the owner knows any of the blocks of a block's nation that stand where it is."""
    power, own = BLOCK_POWER[block], BIT[BLOCK_FACTION[block]]
    for other in s.at[s.place[block]]:
        if s.seen[other] != own and BLOCK_POWER[other] == power:
            return False
    return True


def lay_open(s: TntState, block: int) -> None:
    """A block is laid face up: everybody sees it (T&T 12.1)."""
    if s.seen[block] & OPEN:
        return
    s.seen[block] = ALL | OPEN
    s.news += 1
    events.shown(s, block)


def stand_up(s: TntState, block: int) -> None:
    """A block stands up again: those who saw it know it until it mixes with others."""
    if s.seen[block] & OPEN:
        s.seen[block] = ALL


def knows(s: TntState, seat: int, block: int) -> bool:
    """Return True if a seat (-1: a spectator) knows the face of a block."""
    seen = s.seen[block]
    return bool(seen & OPEN) or (0 <= seat < THREE and bool(seen & BIT[seat]))
