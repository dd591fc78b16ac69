"""Sections that may stand in a file."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.library.check import Shape
from vezerkar.games.wg35.library.ground import PIECE_TYPE, TABLE
from vezerkar.games.wg35.library.schema import (
    ABILITY,
    ARMY,
    ARMY_RULE,
    CARD,
    CARD_TYPE,
    ITEM,
    MELEE,
    MISSION,
    MISSION_RULE,
    WEAPON,
)

SECTIONS: Final[dict[str, Shape]] = {
    "weapons": WEAPON,
    "melee": MELEE,
    "items": ITEM,
    "abilities": ABILITY,
    "card_types": CARD_TYPE,
    "cards": CARD,
    "army_rules": ARMY_RULE,
    "armies": ARMY,
    "mission_rules": MISSION_RULE,
    "missions": MISSION,
    "piece_types": PIECE_TYPE,
    "tables": TABLE,
}
"""The kinds of records, by the name of their list."""

CLOSED: Final = ("abilities", "card_types", "cards", "army_rules", "mission_rules")
"""Lists that only we can lengthen: what they name is a procedure of the rules."""
