"""Public knowledge of things that lie face down (T&T 3, 9; the table of hidden information in part B of the rulings).

Everybody sees of which nation a block is, where it stands and what it did, but not its type and CV; and how many Pairs lie in a
Vault, but not which. Whatever is imagined in their place must be possible by these rules, and so must be what is true.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph.game_data import (
    ATOMIC_1,
    ATOMIC_4,
    CARD_INTEL,
    CARD_SCIENCE,
    COASTAL,
    FORTRESS,
    GREAT,
    IS_ESPIONAGE,
    IS_GROUND,
    IS_SHIP,
    LAND_COUNT,
    MAJOR,
    MOLE,
    NATION,
    NATION_KIND,
    POWER,
    RIVALS,
    SCIENCE_TECHS,
    SCIENCE_YEAR,
    SUBMARINE,
)
from vezerkar.games.triumph.rules.battle import bombed_enemy
from vezerkar.games.triumph.rules.control import enemies_in
from vezerkar.games.triumph.rules.units import BLOCK_BIT
from vezerkar.games.triumph.state import INVADED, NOBODY, START, TntState

MOVED: Final = 1
ACTED: Final = 2
JOINED: Final = 4
FRESH: Final = 8
"""Raised or built in this Production: everybody sees where, and nobody but the owner knows faces there that tell it apart."""
DEED: Final = 4
"""`marks` >> DEED: what the block did, as in ``s.moves``."""


def marks(s: TntState, block: int) -> int:
    """Return what everybody has seen a block do, whether or not they know its face: flags, and above them its move."""
    found = 0
    if block in s.moves:
        found = s.moves[block] << DEED | MOVED
    if s.done & BLOCK_BIT[block]:
        found |= ACTED
    if s.joined & BLOCK_BIT[block]:
        found |= JOINED
    if s.fresh_blocks & BLOCK_BIT[block]:
        found |= FRESH
    return found


def start_of(move: int) -> int:
    """Return the area where a move, as in ``s.moves``, began."""
    return move >> START & 255


def inland(area: int) -> bool:
    """Return True if no ship can be there (B-1)."""
    return area < LAND_COUNT and not COASTAL[area]


def may_fortify(s: TntState, power: int, area: int) -> bool:
    """Return True if a Fortress of this Power can stand in an area.

    In land of a Major Power only its own can, until it falls (B-4).
    """
    if area >= LAND_COUNT:
        return False
    home = POWER[NATION[area]]
    if NATION_KIND[home] == MAJOR and not s.fallen & BIT[home]:
        return power == home
    return NATION_KIND[power] == GREAT


def may_be(s: TntState, power: int, kind: int, area: int, escaped: bool, seen_do: int) -> bool:
    """Return True if a block of this Power that stands there and did what everybody saw (`marks`) can be of a type."""
    if escaped:
        return kind == SUBMARINE
    if kind == FORTRESS:
        return not seen_do & MOVED and may_fortify(s, power, area)
    if IS_SHIP[kind] and inland(area):
        return False
    if seen_do & MOVED:
        move = seen_do >> DEED
        if IS_SHIP[kind] and inland(start_of(move)):
            return False
        if move & INVADED and not IS_GROUND[kind]:
            return False
    return True


def shows_support(s: TntState, faction: int, area: int) -> bool:
    """Return True if everybody can tell whether a faction's units in a land area that it does not control include Ground units.

    Where they cross borders, whether they gain control and whether ANS must leave shows it (T&T 11.52, 11.54, 12.52).
    """
    return s.control[area] != faction and s.here[area] & BIT[faction] != 0


def shows_bombers(s: TntState, area: int) -> bool:
    """Return True if everybody can tell whether the Active Player's units include Air Forces: it shows in where he may fight."""
    return s.active >= 0 and not enemies_in(s, s.active, area) and bombed_enemy(s, s.active, area) != NOBODY


# --- Pairs (T&T 9.1) -----------------------------------------------------------------------------------------------


def is_next(achieved: int, tech: int) -> bool:
    """Return True if a technology can follow those achieved: each once, the atomic stages in order (B-16)."""
    if achieved & BIT[tech]:
        return False
    return not ATOMIC_1 < tech <= ATOMIC_4 or bool(achieved & BIT[tech - 1])


def stands_for(s: TntState, faction: int, card: int, tech: int) -> bool:
    """Return True if a card that does not bear a technology can have made a Pair with one that does (A-15, A-16, A-17)."""
    science = CARD_SCIENCE[card]
    if science >= 0:
        return SCIENCE_YEAR[science] <= s.year and tech in SCIENCE_TECHS[science]
    if IS_ESPIONAGE[card]:
        for rival in RIVALS[faction]:
            if s.techs[rival] & BIT[tech]:
                return True
    return CARD_INTEL[card] == MOLE
