"""Victory Points and the ways to win (T&T 16, 18.4)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.decision import Refusal
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AIR_FORCE,
    ATOMIC_1,
    ATOMIC_4,
    AXIS,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_TYPE,
    ECONOMIC_VICTORY,
    MAIN_CAPITAL,
    RIVALS,
    SUBCAPITALS,
    THREE,
    USSR,
    WASHINGTON,
    WEST,
)
from vezerkar.games.triumph.rules.control import determine, production_level
from vezerkar.games.triumph.rules.reach import air_reach
from vezerkar.games.triumph.rules.reasons import BOUND, NO_COMMANDS
from vezerkar.games.triumph.rules.trade import retest
from vezerkar.games.triumph.state import ATOMIC, ECONOMIC, HEGEMONY, MILITARY, NO_TURN, WINTER_TURN, TntState

CAPITALS: Final[list[list[int]]] = [
    [MAIN_CAPITAL[faction], *SUBCAPITALS[faction], *([WASHINGTON] if faction == WEST else [])] for faction in range(THREE)
]
"""CAPITALS[faction]: its MainCapital and SubCapitals, ten in all (A-37)."""

WORTH: Final = 2
"""Victory Points for a captured capital."""
CAPITALS_TO_WIN: Final = 2
ALLIES: Final = BIT[WEST] | BIT[USSR]


def captured(s: TntState, faction: int) -> int:
    """Return how many Main and SubCapitals of its Rivals a faction controls; of a disputed one its Owner counts (B-70)."""
    n = 0
    for rival in RIVALS[faction]:
        for area in CAPITALS[rival]:
            if s.control[area] == faction:
                n += 1
    return n


def stages(s: TntState, faction: int, secret: bool) -> int:
    """Return the number of atomic stages that a faction has achieved; ``secret``: those in its Vault as well (T&T 9.4)."""
    n = 0
    for tech in range(ATOMIC_1, ATOMIC_4 + 1):
        if s.techs[faction] & BIT[tech]:
            n += 1
    if secret:
        for pair in s.vault[faction]:
            if ATOMIC_1 <= pair >> 16 <= ATOMIC_4:
                n += 1
    return n


def points(s: TntState, faction: int, secret: bool = True, blockaded: bool = True) -> int:
    """The Victory Points of a faction now (T&T 16.1, A-14, B-68).

    ``secret``: with its Peace Dividends and what is in its Vault, as the faction itself knows it; ``blockaded``: less what
    Blockade markers lie on.
    """
    return production_level(s, faction, blockaded) + beside_production(s, faction, secret)


def beside_production(s: TntState, faction: int, secret: bool) -> int:
    """The same without its Production."""
    total = stages(s, faction, secret) + WORTH * captured(s, faction)
    if secret:
        for value in s.dividends[faction]:
            total += value
    for rival in RIVALS[faction]:
        if s.declared[faction] & BIT[rival]:
            total -= 1
    return total


def blockade_counts(s: TntState, ending: int) -> bool:
    """Return True if points are counted less what is blockaded: the last count of the rules of 2016 takes it in (A-31)."""
    return ending != HEGEMONY or not s.variant.revised


def crown(s: TntState, factions: int, ending: int) -> None:
    """Some factions win; with two players the Allies win together (T&T 18)."""
    if s.variant.two and factions & ALLIES:
        factions |= ALLIES
    # Dividends and Vaults are shown when the game ends.
    axis, west, ussr = [points(s, faction, True, blockade_counts(s, ending)) for faction in range(THREE)]
    events.points(s, axis, west, ussr)
    s.finish(factions, ending)
    events.end(s)


def best(scores: list[int]) -> int:
    """Return the factions with the most points, as a mask: several if they are equal (B-69)."""
    most = max(scores)
    found = 0
    for faction in range(THREE):
        if scores[faction] == most:
            found |= BIT[faction]
    return found


def check_economic(s: TntState) -> None:
    """T&T 16.2, at Year Start: 25 points win. What was blockaded in Summer and has a route again counts in full (B-68)."""
    scores = []
    for faction in range(THREE):
        retest(s, faction)
        scores.append(points(s, faction))
    if max(scores) >= ECONOMIC_VICTORY:
        crown(s, best(scores), ECONOMIC)


def conquerors(s: TntState) -> int:
    """T&T 16.3: who controls two Main or SubCapitals of Rivals, as a mask (A-37)."""
    winners = 0
    for faction in range(THREE):
        if captured(s, faction) >= CAPITALS_TO_WIN:
            winners |= BIT[faction]
    return winners


def snapshot(s: TntState) -> bool:
    """Control is determined anew, as at the beginning of each phase. Whether that is a Military Victory, which ends the game at
    once (T&T 16.3, B-70)."""
    determine(s)
    winners = conquerors(s)
    if winners:
        crown(s, winners, MILITARY)
    return winners != 0


def can_claim(s: TntState, faction: int) -> bool:
    """T&T 16.4: whether a faction whose Movement Phase it is can win by the bomb (A-38, B-41).

    All four stages, a Command left, and an Air Force that has not moved and could reach the MainCapital of a Rival; in Winter
    nothing leaves the USSR.
    """
    if s.turn_kind in (NO_TURN, WINTER_TURN) or s.commands == 0 or stages(s, faction, True) <= ATOMIC_4 - ATOMIC_1:
        return False
    for block in range(BLOCK_COUNT):
        if BLOCK_TYPE[block] == AIR_FORCE and BLOCK_FACTION[block] == faction and s.place[block] >= 0 and block not in s.moves:
            reach = air_reach(s, block)
            for rival in RIVALS[faction]:
                if MAIN_CAPITAL[rival] in reach:
                    return True
    return False


def why_no_bomb(s: TntState, faction: int) -> Refusal:
    """Return what is missing for the bomb of a faction whose Movement Phase it is (T&T 16.4)."""
    achieved = stages(s, faction, True)
    if achieved <= ATOMIC_4 - ATOMIC_1:
        return Refusal("refuse-bomb-stages", "T&T 16.4", {"stages": achieved})
    if s.turn_kind == WINTER_TURN:
        return BOUND
    if s.commands == 0:
        return Refusal(NO_COMMANDS.reason, "T&T B-41")
    return Refusal("refuse-bomb-reach", "T&T B-41")


def claim(s: TntState, faction: int) -> None:
    """T&T 16.4: a faction that can shows its bomb and wins."""
    crown(s, BIT[faction], ATOMIC)


def judge(s: TntState) -> None:
    """T&T 16.5, after the Winter of 1945: the most points win (A-31, B-69, B-71).

    With two players the Axis is compared with the better Ally, and the Allies share what he wins (T&T 18.4). Control is
    determined a last time, which may win the game by itself (B-70).
    """
    if snapshot(s):
        return
    scores = []
    for faction in range(THREE):
        retest(s, faction)
        scores.append(points(s, faction, True, blockade_counts(s, HEGEMONY)))
    crown(s, best(scores), HEGEMONY)


assert len(CAPITALS[AXIS]) + len(CAPITALS[WEST]) + len(CAPITALS[USSR]) == 10
