"""Distances of areas from each other, in tables that never change."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.game_data import (
    AREA_COUNT,
    COASTAL,
    IS_OCEAN,
    LAND_COUNT,
    MAIN_CAPITAL,
    NEAR_LAND,
    NEAR_WATER,
    SUBCAPITALS,
    THREE,
    WASHINGTON,
    WEST,
)

FAR: Final = 9
"""Farther than three steps, or not to be reached."""
STEPS: Final = 3


def _ways(start: int) -> list[int]:
    """Return the number of steps over land from an area to every other."""
    way = [FAR] * AREA_COUNT
    way[start] = 0
    front = [start]
    for step in range(1, STEPS + 1):
        ahead: list[int] = []
        for here in front:
            for area in NEAR_LAND[here]:
                if way[area] == FAR:
                    way[area] = step
                    ahead.append(area)
        front = ahead
    return way


def _around(start: int) -> list[int]:
    """The land areas within three steps over land, the nearest first, itself left out."""
    way = _ways(start)
    near = [area for area in range(LAND_COUNT) if 0 < way[area] < FAR]
    near.sort(key=lambda area: (way[area], area))
    return near


def _landings(area: int) -> list[int]:
    """The coastal areas from which a Convoy can land in an area in one move."""
    found: list[int] = []
    for sea in NEAR_WATER[area]:
        if sea >= LAND_COUNT and not IS_OCEAN[sea]:
            found += [port for port in NEAR_WATER[sea] if port < LAND_COUNT and port != area and COASTAL[port]]
    return sorted(set(found))


WAY: Final[list[list[int]]] = [_ways(area) if area < LAND_COUNT else [] for area in range(AREA_COUNT)]
"""WAY[a][b]: steps over land between two land areas, `FAR` if there are more than three."""
AROUND: Final[list[list[int]]] = [_around(area) if area < LAND_COUNT else [] for area in range(AREA_COUNT)]
"""AROUND[a]: the land areas within three steps of a land area."""
LANDINGS: Final[list[list[int]]] = [_landings(area) if area < LAND_COUNT and COASTAL[area] else [] for area in range(AREA_COUNT)]
"""LANDINGS[a]: whence a Convoy lands in a coastal area in one move."""


def _capital_of(area: int) -> int:
    for faction in range(THREE):
        if area == MAIN_CAPITAL[faction] or area in SUBCAPITALS[faction]:
            return faction
    return WEST if area == WASHINGTON else -1


CAPITAL_OF: Final[list[int]] = [_capital_of(area) for area in range(AREA_COUNT)]
"""CAPITAL_OF[area]: the faction whose Main or SubCapital it is (Washington is the West's), -1 if nobody's."""
