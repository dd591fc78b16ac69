"""All chapters with something to register: importing this fills `deeds.DEEDS`, `windows.CARD_RULES` and `windows.ABILITY_RULES`."""

from vezerkar.games.wg35.rules import (
    abilities,
    activation,
    cards,
    charges,
    charging,
    deliveries,
    doors,
    fleeing,
    loads,
    loot,
    moving,
    postures,
    rallying,
    switching,
    treating,
)

__all__ = [
    "abilities",
    "activation",
    "cards",
    "charges",
    "charging",
    "deliveries",
    "doors",
    "fleeing",
    "loads",
    "loot",
    "moving",
    "postures",
    "rallying",
    "switching",
    "treating",
]
