"""Control of areas and nations (T&T 1.14, 1.21, 1.3; B-34, B-35).

Control is a snapshot taken when a phase begins (`victory.snapshot`) and does not change inside it; where enemy units stand is
always live.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.triumph.game_data import (
    AREA_COUNT,
    HOLDER,
    LAND_COUNT,
    MAIN_CAPITAL,
    MINOR,
    NATION,
    NATION_AREAS,
    NATION_CAPITAL,
    NATION_COUNT,
    NEUTRAL,
    OF_GREAT_POWER,
    POP,
    POWER,
    RES_BLACK,
    RES_RED,
    RICH,
    THREE,
    USA,
    WEST,
)
from vezerkar.games.triumph.rules.units import FORTS_HERE, has_ground
from vezerkar.games.triumph.state import BLOCKED, FREE, MED, NOBODY, TntState

ONE: Final[list[int]] = [-1, 0, 1, -1, 2, -1, -1, -1, MINOR, *[-1] * 7]
"""ONE[mask]: the only party of a mask of parties, -1 if there are none or several."""

MIXED: Final[list[bool]] = [count(parties) > 1 for parties in range(16)]
"""MIXED[mask]: whether there are several parties in a mask of parties."""


def determine(s: TntState) -> None:
    """Determine control anew; Control markers and Owners follow it. What begins a phase is `victory.snapshot`."""
    # Most phases begin with nothing changed since the one before.
    if s.steady:
        return
    s.steady = True
    here, owner, control = s.here, s.owner, s.control
    for area in range(LAND_COUNT):
        if here[area] and (owner[area] == NOBODY or not here[area] & BIT[owner[area]]):
            claim(s, area)
    for nation in range(NATION_COUNT):
        rule_nation(s, nation)
    for area in range(LAND_COUNT, AREA_COUNT):
        control[area] = here[area]
    for area in RICH:
        # A Blockade marker goes when somebody else gets what it lies on (B-67).
        if s.blockade[area] and trades_with(s, area) != s.blockaded[area]:
            s.blockade[area] = FREE
            s.blockaded[area] = NOBODY


def claim(s: TntState, area: int) -> None:
    """Set the Owner of an area with units: the party that has been there longest, while it is there."""
    parties = s.here[area]
    if s.owner[area] != NOBODY and parties & BIT[s.owner[area]]:
        return
    alone = ONE[parties]
    if alone >= 0:
        if alone == MINOR or has_ground(s, area, alone) or s.control[area] == alone:
            s.owner[area] = alone
        else:
            s.owner[area] = NOBODY
            # It may become theirs by the capital, and then they own it the next time.
            s.steady = False
        return
    # The old Owner is gone and several are left: the first with Ground units takes over (B-62).
    s.owner[area] = NOBODY
    for party in range(THREE):
        if parties & BIT[party] and s.owner[area] == NOBODY and has_ground(s, area, party):
            s.owner[area] = party


def rule_nation(s: TntState, nation: int) -> None:
    """Control of all areas of a nation or colony: its capital decides over those without units."""
    capital = NATION_CAPITAL[nation]
    holder = holder_of(s, nation)
    in_capital = occupant(s, capital)
    if in_capital not in (NOBODY, MINOR):
        # An Armed Minor gets its conqueror's marker when the Combat Phase ends (T&T 15.421).
        if in_capital != holder and not OF_GREAT_POWER[capital] and not s.armed & BIT[nation]:
            s.marker[nation] = in_capital if in_capital != default_of(s, nation) else NOBODY
        holder = in_capital
    if OF_GREAT_POWER[capital]:
        holder = HOLDER[nation]
    here, owner, control = s.here, s.owner, s.control
    for area in NATION_AREAS[nation]:
        if here[area] == 0:
            owner[area] = NOBODY
        control[area] = owner[area] if owner[area] != NOBODY else holder


def occupant(s: TntState, area: int) -> int:
    """The party that holds a land area with units, `NOBODY` if none does (ANS alone gain nothing)."""
    if s.here[area] == 0:
        s.owner[area] = NOBODY
    return s.owner[area]


def default_of(s: TntState, nation: int) -> int:
    """Return the holder of a nation without markers or units: its Power's faction, nobody once that Power has fallen."""
    if s.armed & BIT[nation]:
        return MINOR
    if s.fallen & BIT[POWER[nation]]:
        return NEUTRAL
    return HOLDER[nation]


def holder_of(s: TntState, nation: int) -> int:
    """Return the holder of a nation whose capital is empty: the marker, else the Power (T&T 1.14)."""
    return s.marker[nation] if s.marker[nation] != NOBODY else default_of(s, nation)


def mark(s: TntState, nation: int, faction: int) -> None:
    """A faction's Control marker goes on a capital, influence comes off; control of its areas changes at once."""
    s.steady = False
    s.influence[nation] = 0
    s.marker[nation] = faction if faction != HOLDER[nation] or s.fallen & BIT[POWER[nation]] else NOBODY
    rule_nation(s, nation)


# --- questions -----------------------------------------------------------------------------------------------------


def friendly(s: TntState, faction: int, area: int) -> bool:
    """Return True if an area is Friendly to a faction, or an Open Sea (T&T 1.14, 1.21)."""
    if area >= LAND_COUNT:
        return not s.control[area] & s.war[faction]
    return s.control[area] == faction


def enemies_in(s: TntState, faction: int, area: int) -> int:
    """The parties in an area, as a mask, that are enemies of a faction. Escaped Subs do not count."""
    found = s.here[area] & s.war[faction]
    if s.here[area] & FORTS_HERE and s.foes[NATION[area]] & BIT[faction]:
        found |= FORTS_HERE
    return found


def enemy_land(s: TntState, faction: int, area: int) -> bool:
    """Return True if a land area is controlled by an enemy of a faction, an Armed Minor included (B-44)."""
    held = s.control[area]
    if held == MINOR:
        return bool(s.foes[NATION[area]] & BIT[faction])
    return held < THREE and bool(s.war[faction] & BIT[held])


def disputed(s: TntState, area: int) -> bool:
    """Return True if units of enemies stand in an area."""
    parties = s.here[area]
    if not MIXED[parties]:
        return False
    for faction in range(THREE):
        if parties & BIT[faction] and enemies_in(s, faction, area):
            return True
    return False


def at_peace(s: TntState, faction: int) -> bool:
    """Return True if a faction is at war with no Rival (T&T 15.1)."""
    return s.war[faction] == 0


# --- influence and resources (T&T 8, 7.21) -------------------------------------------------------------------------


def influence_of(s: TntState, nation: int) -> int:
    """Return the faction under whose influence a Neutral is, or `NOBODY`."""
    return s.influence[nation] & 3 if s.influence[nation] else NOBODY


def trades_with(s: TntState, area: int) -> int:
    """The faction that has the POP and RES of an area: it controls it, or has influence over the Neutral it belongs to."""
    held = s.control[area]
    if held < THREE:
        return held
    nation = NATION[area]
    if held == NEUTRAL and s.influence[nation]:
        faction = s.influence[nation] & 3
        if nation != USA or faction == WEST:
            return faction
    return NOBODY


def resources(s: TntState, faction: int, blockaded: bool) -> tuple[int, int]:
    """POP and RES of a faction; with ``blockaded`` what Blockade markers lie on is left out (T&T 7.21, B-66)."""
    pop = 0
    res = 0
    for area in RICH:
        held = s.control[area]
        if held == faction or (held == NEUTRAL and trades_with(s, area) == faction):
            marked = s.blockade[area] if blockaded else 0
            if marked != BLOCKED:
                pop += POP[area]
                res += RES_RED[area]
                if marked != MED:
                    res += RES_BLACK[area]
    return pop, res


def production_level(s: TntState, faction: int, blockaded: bool = True) -> int:
    """The points of a faction's Production: the lowest of its IND, POP and, at war, RES; none without its MainCapital.

    ``blockaded``: whether Blockade markers count (T&T 7.21, B-6).
    """
    pop, res = resources(s, faction, blockaded)
    return level_of(s, faction, pop, res)


def level_of(s: TntState, faction: int, pop: int, res: int) -> int:
    """The points of a faction's Production with this POP and RES."""
    if s.control[MAIN_CAPITAL[faction]] != faction:
        return 0
    level = s.ind[faction] if s.ind[faction] < pop else pop
    if s.war[faction] and res < level:
        return res
    return level


def usa_joined(s: TntState) -> bool:
    """Return True if the USA are a Satellite of the West, and not defeated (T&T 8.43, 2.21)."""
    return s.marker[USA] == WEST and not s.fallen & BIT[USA]
