"""The ids of all things in fixed orders, ours before the user's: their numbers are what states and actions hold."""

from __future__ import annotations

from typing import Final

from vezerkar.games.wg35.content import LIBRARY

WEAPONS: Final[tuple[str, ...]] = tuple(LIBRARY.weapons)
MELEE: Final[tuple[str, ...]] = tuple(LIBRARY.melee)
ITEMS: Final[tuple[str, ...]] = tuple(LIBRARY.items)
ABILITIES: Final[tuple[str, ...]] = tuple(LIBRARY.abilities)
UNITS: Final[tuple[str, ...]] = tuple(LIBRARY.units)
ARMIES: Final[tuple[str, ...]] = tuple(LIBRARY.armies)
CARDS: Final[tuple[str, ...]] = tuple(LIBRARY.cards)
MISSIONS: Final[tuple[str, ...]] = tuple(LIBRARY.missions)
TABLE_IDS: Final[tuple[str, ...]] = tuple(LIBRARY.tables)
SAMPLES: Final[tuple[str, ...]] = tuple([sample.id for army in LIBRARY.armies.values() for sample in army.samples])

OFFERED: Final[frozenset[str]] = frozenset([option.add for unit in LIBRARY.units.values() for option in unit.options])
"""Everything that some unit may take."""

THINGS: Final[tuple[str, ...]] = (
    *WEAPONS,
    *MELEE,
    *ITEMS,
    *[name for name in ABILITIES if name in OFFERED or LIBRARY.abilities[name].points is not None],
)
"""Things that a figure may take: weapons, profiles for blows, items, and the abilities that can be bought."""

WEAPON_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(WEAPONS)}
MELEE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(MELEE)}
ITEM_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(ITEMS)}
ABILITY_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(ABILITIES)}
THING_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(THINGS)}
UNIT_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(UNITS)}
ARMY_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(ARMIES)}
CARD_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}
SAMPLE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(SAMPLES)}
