"""All chapters with something to register: importing this fills `deeds.DEEDS`, `windows.CARD_RULES` and `windows.ABILITY_RULES`."""

from vezerkar.games.wg35.rules import (
    abilities,
    activation,
    blows,
    cards,
    charges,
    deliveries,
    doors,
    loads,
    loot,
    postures,
    rallying,
    shooting,
    switching,
    treating,
)

__all__ = [
    "abilities",
    "activation",
    "blows",
    "cards",
    "charges",
    "deliveries",
    "doors",
    "loads",
    "loot",
    "postures",
    "rallying",
    "shooting",
    "switching",
    "treating",
]
