"""Trade Routes and the Blockade (T&T 14.2, A-39, B-64 to B-67)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.triumph import events
from vezerkar.games.triumph.game_data import (
    AFRICA,
    AREA_COUNT,
    BLOCK_FACTION,
    BORDER,
    BORDER_TYPE,
    IS_STRAIT,
    LAND_COUNT,
    MAIN_CAPITAL,
    NEAR,
    NEAR_LAND,
    RES_BLACK,
    RICH,
    SPAN,
    THREE,
)
from vezerkar.games.triumph.rules.control import enemy_land, trades_with
from vezerkar.games.triumph.state import BLOCKED, FREE, MED, NOBODY, TntState


def _by_sea(link: bool) -> list[list[int]]:
    rows: list[list[int]] = []
    for area in range(AREA_COUNT):
        row = []
        for near in NEAR[area]:
            border = BORDER[area * SPAN + near]
            if BORDER_TYPE[border] in ("coast", "strait", "sea", "ocean") and (link or border != AFRICA):
                row.append(near)
        rows.append(row)
    return rows


AROUND: Final = _by_sea(True)
"""AROUND[area]: where the Sea part of a Trade Route leads on from an area (T&T 14.21)."""
BY_SEA: Final = _by_sea(False)
"""The same without the way around Africa (T&T 14.24)."""


def carrying(s: TntState, faction: int) -> list[bool]:
    """For each area whether a Trade Route of the faction may touch it.

    Friendly and Neutral land, the Straits of Rivals, Open Seas in which no enemy Submarine lurks (T&T 14.21, A-45).
    """
    war = s.war[faction]
    control = s.control
    found = [False] * AREA_COUNT
    for area in range(LAND_COUNT):
        if control[area] == faction:
            found[area] = True
        elif control[area] >= THREE or IS_STRAIT[area]:
            found[area] = not enemy_land(s, faction, area)
    for area in range(LAND_COUNT, AREA_COUNT):
        found[area] = not control[area] & war
    for block in s.deep:
        if war & BIT[BLOCK_FACTION[block]]:
            found[s.place[block]] = False
    return found


def spread(start: list[bool], carries: list[bool], near_by: list[list[int]]) -> list[bool]:
    """The areas that can be reached from some over areas that carry on."""
    found = start.copy()
    front: list[int] = []
    for area in range(AREA_COUNT):
        if start[area]:
            front.append(area)
    while front:
        for near in near_by[front.pop()]:
            if carries[near] and not found[near]:
                found[near] = True
                front.append(near)
    return found


def routes(s: TntState, faction: int, around: bool) -> list[bool]:
    """For each area whether a Trade Route leads from it to the faction's MainCapital; ``around``: by way of Africa as well.

    A route has at most one Land and one Sea part, in either order (B-64), so it is the same from either end.
    """
    home = MAIN_CAPITAL[faction]
    start = [False] * AREA_COUNT
    if s.control[home] != faction:
        return start
    start[home] = True
    carries = carrying(s, faction)
    by_sea = AROUND if around else BY_SEA
    found = spread(spread(start, carries, NEAR_LAND), carries, by_sea)
    other = spread(spread(start, carries, by_sea), carries, NEAR_LAND)
    for area in range(AREA_COUNT):
        if other[area]:
            found[area] = True
    return found


def cut_off(s: TntState, faction: int) -> list[int]:
    """For each land area that is a source of the faction how far it is blockaded now; `FREE` elsewhere (B-65)."""
    straight = routes(s, faction, False)
    anyhow: list[bool] = []
    degrees = [FREE] * LAND_COUNT
    for area in RICH:
        if straight[area] or trades_with(s, area) != faction:
            continue
        if not anyhow:
            anyhow = routes(s, faction, True)
        if not anyhow[area]:
            degrees[area] = BLOCKED
        elif RES_BLACK[area]:
            degrees[area] = MED
    return degrees


def mark_blockades(s: TntState) -> None:
    """T&T 14.22: in the Supply Phase of the Summer the sources of the factions at war without a Trade Route are marked."""
    for faction in range(THREE):
        if s.war[faction]:
            degrees = cut_off(s, faction)
            for area in RICH:
                if degrees[area]:
                    s.blockade[area] = degrees[area]
                    s.blockaded[area] = faction
            tell(s, faction)


def retest(s: TntState, faction: int) -> None:
    """T&T 14.23: sources of a faction that have a route again lose their marker; of two degrees the lesser holds (B-66)."""
    marked = False
    for area in RICH:
        if s.blockaded[area] == faction:
            marked = True
    if not marked:
        return
    degrees = cut_off(s, faction)
    for area in RICH:
        if s.blockaded[area] == faction and degrees[area] < s.blockade[area]:
            s.blockade[area] = degrees[area]
            if degrees[area] == FREE:
                s.blockaded[area] = NOBODY
    tell(s, faction)


def lift(s: TntState, faction: int) -> None:
    """After a faction's Production its Blockade markers go (T&T 14.23)."""
    for area in RICH:
        if s.blockaded[area] == faction:
            s.blockade[area] = FREE
            s.blockaded[area] = NOBODY


def tell(s: TntState, faction: int) -> None:
    """The event: which sources of a faction are marked now."""
    events.blockade(s, faction)
