"""All chapters: importing this fills `action_kinds.ACTION_KINDS`, and `CARD_RULES` and `ABILITY_RULES` of `windows`."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from vezerkar.games.wg35.rules import abilities, cards, windows
from vezerkar.games.wg35.rules.actions import doors, loads, postures, switching, treating
from vezerkar.games.wg35.rules.cards import played, support
from vezerkar.games.wg35.rules.close_combat import blows, charging
from vezerkar.games.wg35.rules.morale import fleeing, rallying, testing
from vezerkar.games.wg35.rules.movement import moving
from vezerkar.games.wg35.rules.setup import deployment, edges, hands, muster
from vezerkar.games.wg35.rules.shooting import aftermath, blast, covering, declaring, lobbing, volley
from vezerkar.games.wg35.rules.turns import activation, reinforcements, rounds
from vezerkar.games.wg35.rules.victory import charges, deliveries, winning, withdrawal
from vezerkar.games.wg35.rules.wounding import hits, loot, wounds

CHAPTERS: Final[tuple[ModuleType, ...]] = (
    abilities,
    activation,
    aftermath,
    blast,
    blows,
    charges,
    charging,
    covering,
    deliveries,
    deployment,
    doors,
    edges,
    fleeing,
    hands,
    hits,
    loads,
    lobbing,
    loot,
    testing,
    moving,
    muster,
    postures,
    rallying,
    reinforcements,
    rounds,
    declaring,
    switching,
    treating,
    winning,
    volley,
    windows,
    withdrawal,
    wounds,
    played,
    support,
)
"""The modules whose Steps there are, besides those that only register something."""
assert cards
