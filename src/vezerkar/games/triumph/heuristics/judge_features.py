"""Features from which the judge foretells the end of a game, of a State in which everything is known, such as an imagined one."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, count
from vezerkar.games.triumph.game_data import (
    ACTION_COUNT,
    BLOCK_COUNT,
    BLOCK_FACTION,
    BLOCK_TYPE,
    CARD_VALUE,
    FACTIONS,
    FACTORY,
    LAND_COUNT,
    NATION_COUNT,
    RIVALS,
    THREE,
    TYPES,
)
from vezerkar.games.triumph.heuristics.evaluation import CARD, NEAR_VICTORY, doubt, fighting_for
from vezerkar.games.triumph.heuristics.forces import Forces
from vezerkar.games.triumph.heuristics.threats import AreaThreats
from vezerkar.games.triumph.heuristics.valuation import UNIT, outlook
from vezerkar.games.triumph.rules.control import level_of, resources
from vezerkar.games.triumph.rules.victory import beside_production, captured, stages
from vezerkar.games.triumph.state import TntState

OF_A_FACTION: Final = (
    "points",
    "points behind the first",
    "points ahead of the second",
    "points above 20",
    "points above 23",
    "outlook",
    "outlook above 18",
    "outlook above 22",
    "production",
    "production, less blockades",
    "industry",
    "population",
    "resources",
    "production at war",
    "industry above population",
    "population above industry",
    "resources to spare",
    "resources that are short at war",
    "peace dividends",
    "at war",
    "wars declared",
    "captured capitals",
    "atomic stages",
    "action cards",
    "values of action cards",
    "factories in hand",
    "vault",
    "technologies",
    "markers",
    "protectorates",
    "satellites",
    "safety",
    "battles",
    "hope",
    "hope, the more the less time is left",
    *[f"steps: {name}" for name in TYPES],
)
"""The names of the features of each faction."""

FEATURES: Final = (
    *[f"{faction}: {name}" for faction in FACTIONS[:THREE] for name in OF_A_FACTION],
    *[f"war: {FACTIONS[a]} {FACTIONS[b]}" for a in range(THREE) for b in range(a + 1, THREE)],
    "season",
)
"""The names of the features, in their order. Points and values are in Victory Points."""


def judge_features(s: TntState) -> list[float]:
    """Return the `FEATURES` of a State."""
    levels: list[int] = []
    shown: list[int] = []
    for faction in range(THREE):
        pop, res = resources(s, faction, True)
        levels.append(level_of(s, faction, pop, res))
        shown.append(levels[faction] + beside_production(s, faction, True))
    markers, protectorates, satellites = _influence(s)
    steps = _steps(s)
    found: list[float] = []
    for faction in range(THREE):
        found.extend(_of_a_faction(s, faction, shown, levels[faction]))
        of_influence = [markers[faction], protectorates[faction], satellites[faction]]
        found.extend(of_influence)
        found.extend(_of_an_army(s, faction, steps[faction]))
        found.extend(steps[faction])
    for faction in range(THREE):
        for rival in range(faction + 1, THREE):
            found.append(1.0 if s.war[faction] & BIT[rival] else 0.0)
    found.append(float(s.season))
    return found


def _of_a_faction(s: TntState, faction: int, shown: list[int], level: int) -> list[float]:
    """Return the features of a faction up to its technologies. ``shown``: the points of all; ``level``: its production."""
    points = float(shown[faction])
    others: list[int] = [shown[rival] for rival in RIVALS[faction]]
    behind = points - max(others)
    hoped = outlook(s, faction, True)
    pop, res = resources(s, faction, False)
    ind = s.ind[faction]
    in_peace = min(ind, pop)
    dividends = 0
    for value in s.dividends[faction]:
        dividends += value
    actions = 0
    worth = 0
    factories = 0
    for card in s.hand[faction]:
        if card < ACTION_COUNT:
            actions += 1
            worth += CARD_VALUE[card]
        else:
            factories += FACTORY[card]
    return [
        points,
        min(0.0, behind),
        max(0.0, behind),
        max(0.0, points - 20.0),
        max(0.0, points - 23.0),
        hoped,
        max(0.0, hoped - 18.0),
        max(0.0, hoped - 22.0),
        float(level_of(s, faction, pop, res)),
        float(level),
        float(ind),
        float(pop),
        float(res),
        float(min(in_peace, res)),
        float(max(0, ind - pop)),
        float(max(0, pop - ind)),
        float(max(0, res - in_peace)),
        float(max(0, in_peace - res)),
        float(dividends),
        1.0 if s.war[faction] else 0.0,
        float(count(s.declared[faction])),
        float(captured(s, faction)),
        float(stages(s, faction, True)),
        float(actions),
        float(worth),
        float(factories),
        float(len(s.vault[faction])),
        float(count(s.techs[faction])),
    ]


def _of_an_army(s: TntState, faction: int, steps: list[float]) -> list[float]:
    """Return what the areas of a faction stand to lose, what its battles promise, and twice both with all else in one number."""
    forces = Forces(s, faction)
    threats = AreaThreats(s, faction, forces)
    safety = 0.0
    battles = 0.0
    for area in range(LAND_COUNT):
        if threats.stakes[area] > 0.5:
            safety += threats.safety(area, forces.fire[faction][area], forces.mass[faction][area])
        if s.here[area] & BIT[faction] and s.control[area] != faction:
            battles += fighting_for(s, faction, area, forces)
    army = 0.0
    for one in steps:
        army += one
    near = NEAR_VICTORY if captured(s, faction) == 1 else 0.0
    hope = outlook(s, faction, True) + UNIT * army + CARD * len(s.hand[faction]) + near + safety + battles
    return [safety, battles, hope, hope / doubt(s)]


def _influence(s: TntState) -> tuple[list[float], list[float], list[float]]:
    """Return for each faction its markers, the nations with two of them, and its Satellites."""
    markers = [0.0] * THREE
    protectorates = [0.0] * THREE
    satellites = [0.0] * THREE
    for nation in range(NATION_COUNT):
        laid = s.influence[nation]
        if laid:
            markers[laid & 3] += laid >> 2
            if laid >> 2 == 2:
                protectorates[laid & 3] += 1.0
        if 0 <= s.marker[nation] < THREE:
            satellites[s.marker[nation]] += 1.0
    return markers, protectorates, satellites


def _steps(s: TntState) -> list[list[float]]:
    """Return the steps that each faction has on the map, by type of unit."""
    found = [[0.0] * len(TYPES) for _ in range(THREE)]
    for block in range(BLOCK_COUNT):
        if s.place[block] >= 0:
            found[BLOCK_FACTION[block]][BLOCK_TYPE[block]] += s.cv[block]
    return found
