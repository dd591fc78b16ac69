"""The facts of Triumph & Tragedy, read from ``data/`` and turned into tables of small ints.

Factions are numbered 0 Axis, 1 West, 2 USSR. Areas are numbered land and straits first, then seas and oceans. A block is numbered
for good, nation by nation and type by type, so that its number tells what it is. Cards are numbered 0-54 (Action) and 55-109
(Investment).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypedDict


class AreaData(TypedDict, total=False):
    """One area of ``map.json`` (T&T 1)."""

    id: str
    kind: str
    nation: str
    city: str
    pop: int
    muster: int
    res_black: int
    res_red: int
    coastal: bool


class BorderData(TypedDict, total=False):
    """One border of ``map.json``."""

    a: str
    b: str
    type: str
    crossing: str
    shared_coastline: bool
    around_africa: bool


class MapData(TypedDict):
    """``map.json``."""

    limits: dict[str, int]
    areas: list[AreaData]
    borders: list[BorderData]


class FactionData(TypedDict):
    """A faction of ``nations.json`` (T&T 2.1)."""

    great_power: str
    main_capital: str
    subcapitals: list[str]


class NationData(TypedDict, total=False):
    """A nation or colony of ``nations.json`` (T&T 2)."""

    id: str
    kind: str
    faction: str | None
    power: str
    capital: str
    areas: list[str]


class NationsData(TypedDict):
    """``nations.json``."""

    factions: dict[str, FactionData]
    nations: list[NationData]


TypeData = TypedDict("TypeData", {"id": str, "class": str, "speed": int, "fire": dict[str, int]})
"""One row of the Unit Table (T&T 3.2)."""


class PoolData(TypedDict):
    """The blocks of one nation (T&T 3)."""

    nation: str
    max_cv: int
    blocks: dict[str, int]


class UnitsData(TypedDict):
    """``units.json``."""

    types: list[TypeData]
    pools: list[PoolData]


class CardData(TypedDict, total=False):
    """One card of ``cards.json`` (T&T 4)."""

    id: int
    season: str
    priority: str
    value: int
    nations: list[str]
    wildcard: str
    factory: int
    techs: list[str]
    tech_wildcard: str
    intel: str


class WildcardData(TypedDict, total=False):
    """A record of the nations on which a Diplomacy wildcard may be played (T&T 8.3)."""

    kind: str
    by_player: dict[str, list[str]]
    by_marker_owner: dict[str, list[str]]
    nations: list[str]


class ScienceData(TypedDict):
    """A record of a Science card: its first year and its technologies (T&T 9)."""

    from_year: int
    techs: list[str]


class CardsData(TypedDict):
    """``cards.json``."""

    action: list[CardData]
    investment: list[CardData]
    wildcards: dict[str, WildcardData]
    science: dict[str, ScienceData]
    dividends: dict[str, int]


class TrackData(TypedDict, total=False):
    """One faction of ``setup.json`` (T&T 5, 7.32)."""

    hand_limit: int
    start_action_cards: int
    ind: int
    pop: int
    res: int
    factory_cost_levels: list[int]
    drop_per_dow: int
    usa_satellite_drop: int
    emergency_command: int


class FixedData(TypedDict):
    """A unit of the set-up that is not chosen (T&T 5.2, 5.3)."""

    area: str
    nation: str
    type: str
    cv: int


class ShortData(TypedDict):
    """One faction of the game of 1939 (T&T 17)."""

    extra_cv: int
    action_cards: int
    investment_cards: int
    ind: int
    peace_dividends: int


class UsaData(TypedDict):
    """A record of the USA: years of influence, and the units that they bring (T&T 8.4)."""

    influence_years: dict[str, list[int]]
    satellite_forts: dict[str, int]
    forces: dict[str, int]
    force_types: list[str]


SetupData = TypedDict(
    "SetupData",
    {
        "factions": dict[str, TrackData],
        "turn_order": dict[str, list[str]],
        "cadres": dict[str, dict[str, int]],
        "fixed": dict[str, list[FixedData]],
        "1939": dict[str, ShortData],
        "forced_fortresses": list[str],
        "usa": UsaData,
    },
)


def _read(name: str) -> str:
    return (files("vezerkar.games.triumph") / "data" / name).read_text(encoding="utf-8")


MAP: Final[MapData] = json.loads(_read("map.json"))
NATIONS_FILE: Final[NationsData] = json.loads(_read("nations.json"))
UNITS_FILE: Final[UnitsData] = json.loads(_read("units.json"))
CARDS_FILE: Final[CardsData] = json.loads(_read("cards.json"))
SETUP: Final[SetupData] = json.loads(_read("setup.json"))

# --- factions (T&T 2.1) --------------------------------------------------------------------------------------------

AXIS: Final = 0
WEST: Final = 1
USSR: Final = 2
FACTIONS: Final[tuple[str, ...]] = ("axis", "west", "ussr")
FACTION_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(FACTIONS)}
THREE: Final = 3

MINOR: Final = 3
"""The party of an Armed Minor: the fourth that may stand in an area or control it (T&T 8.14)."""
NEUTRAL: Final = 4
"""Holder of the land of a Neutral (T&T 8.1)."""
PARTIES: Final[tuple[str, ...]] = ("axis", "west", "ussr", "minor", "neutral")

RIVALS: Final[list[list[int]]] = [[1, 2], [0, 2], [0, 1]]

FIRST_YEAR: Final = 1936
LAST_YEAR: Final = 1945

# Seasons (T&T 10).
NEW_YEAR: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
FALL: Final = 3
WINTER: Final = 4
SEASONS: Final[tuple[str, ...]] = ("new_year", "spring", "summer", "fall", "winter")

# --- areas (T&T 1) -------------------------------------------------------------------------------------------------

AREAS: Final = tuple([area["id"] for area in MAP["areas"]])
AREA_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(AREAS)}
AREA_COUNT: Final = len(AREAS)
KIND: Final[list[str]] = [area["kind"] for area in MAP["areas"]]
LAND_COUNT: Final = sum(kind in ("land", "strait") for kind in KIND)
"""Areas below this number are land or straits, those from it on are water."""
IS_STRAIT: Final[list[bool]] = [kind == "strait" for kind in KIND]
IS_OCEAN: Final[list[bool]] = [kind == "ocean" for kind in KIND]
ENTRY_COST: Final[list[int]] = [2 if ocean else 1 for ocean in IS_OCEAN]
"""ENTRY_COST[area]: what it costs of a unit's speed to enter it by sea or by air (T&T 11.21)."""
COASTAL: Final[list[bool]] = [area.get("coastal", False) for area in MAP["areas"]]
POP: Final[list[int]] = [area.get("pop", 0) for area in MAP["areas"]]
RES_BLACK: Final[list[int]] = [area.get("res_black", 0) for area in MAP["areas"]]
RES_RED: Final[list[int]] = [area.get("res_red", 0) for area in MAP["areas"]]
CITY: Final[list[str]] = [area.get("city", "none") for area in MAP["areas"]]
MUSTER: Final[list[int]] = [area.get("muster", 0) for area in MAP["areas"]]
RICH: Final[list[int]] = [i for i in range(LAND_COUNT) if POP[i] or RES_BLACK[i] or RES_RED[i]]
"""The areas with POP or RES."""

# --- borders (T&T 1.11, 11.52) -------------------------------------------------------------------------------------

BORDER_COUNT: Final = len(MAP["borders"])
BORDER_A: Final[list[int]] = [AREA_INDEX[border["a"]] for border in MAP["borders"]]
BORDER_B: Final[list[int]] = [AREA_INDEX[border["b"]] for border in MAP["borders"]]
BORDER_TYPE: Final[list[str]] = [border["type"] for border in MAP["borders"]]
NO_LIMIT: Final = 99
LIMIT: Final[list[int]] = [MAP["limits"].get(kind, NO_LIMIT) for kind in BORDER_TYPE]
"""LIMIT[border]: how many Ground units of a faction may engage or disengage across it in a phase."""
AFRICA: Final = next(i for i, border in enumerate(MAP["borders"]) if border.get("around_africa"))
"""The border that leads around Africa (T&T 14.24)."""


def _near(wanted: tuple[str, ...], shore_only: bool = False) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in AREAS]
    for i, border in enumerate(MAP["borders"]):
        if border["crossing"] in wanted and (not shore_only or border.get("shared_coastline", False)):
            near[BORDER_A[i]].append(BORDER_B[i])
            near[BORDER_B[i]].append(BORDER_A[i])
    return [sorted(row) for row in near]


NEAR: Final = _near(("land", "shore", "water"))
"""NEAR[area]: every area that borders it."""
NEAR_LAND: Final = _near(("land",))
"""NEAR_LAND[area]: land and straits across a land border."""
NEAR_WATER: Final = _near(("shore", "water"))
"""NEAR_WATER[area]: across a shore or from water to water."""
NEAR_SAIL: Final = [sorted(NEAR_WATER[i] + [j for j in NEAR_LAND[i] if IS_STRAIT[i] or IS_STRAIT[j]]) for i in range(AREA_COUNT)]
"""NEAR_SAIL[area]: where movement at sea leads on; from a Strait to every area beside it (T&T 11.2)."""
NEAR_COAST: Final = _near(("land",), shore_only=True)
"""NEAR_COAST[area]: where ships may follow the coast to (T&T 11.1)."""

SPAN: Final = 256
BORDER: Final[dict[int, int]] = {BORDER_A[i] * SPAN + BORDER_B[i]: i for i in range(BORDER_COUNT)} | {
    BORDER_B[i] * SPAN + BORDER_A[i]: i for i in range(BORDER_COUNT)
}
"""BORDER[a * SPAN + b]: the border of two neighbours."""

# --- nations (T&T 2) -----------------------------------------------------------------------------------------------

NATIONS: Final = tuple([nation["id"] for nation in NATIONS_FILE["nations"]])
NATION_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(NATIONS)}
NATION_COUNT: Final = len(NATIONS)
GREAT: Final = 0
MAJOR: Final = 1
COLONY: Final = 2
SMALL: Final = 3
NATION_KIND: Final[list[int]] = [("great", "major", "colony", "minor").index(n["kind"]) for n in NATIONS_FILE["nations"]]
NATION_CAPITAL: Final[list[int]] = [AREA_INDEX[nation["capital"]] for nation in NATIONS_FILE["nations"]]
NATION_AREAS: Final[list[list[int]]] = [[AREA_INDEX[a] for a in nation["areas"]] for nation in NATIONS_FILE["nations"]]
POWER: Final[list[int]] = [NATION_INDEX[nation.get("power", nation["id"])] for nation in NATIONS_FILE["nations"]]
"""POWER[nation]: the Power a colony belongs to; every other nation itself."""
NATION: Final[list[int]] = [NATION_INDEX[MAP["areas"][i]["nation"]] if i < LAND_COUNT else -1 for i in range(AREA_COUNT)]
"""NATION[area]: the nation or colony of a land area."""
GERMANY: Final = NATION_INDEX["germany"]
BRITAIN: Final = NATION_INDEX["britain"]
SOVIETS: Final = NATION_INDEX["ussr"]
ITALY: Final = NATION_INDEX["italy"]
FRANCE: Final = NATION_INDEX["france"]
USA: Final = NATION_INDEX["usa"]
GREAT_POWER: Final = [GERMANY, BRITAIN, SOVIETS]
FACTION_OF_POWER: Final[list[int]] = [0, 1, 2, 0, 1, 1]
"""The faction whose blocks a Power's are; the USA's are the West's."""
SIX: Final = 6
"""The Powers, Great and Major, are the nations below this number."""
assert [NATION_KIND[i] for i in range(SIX)] == [GREAT, GREAT, GREAT, MAJOR, MAJOR, MAJOR]


def _default_faction(nation: int) -> int:
    faction = NATIONS_FILE["nations"][POWER[nation]].get("faction")
    return FACTION_INDEX[faction] if faction is not None else NEUTRAL


HOLDER: Final[list[int]] = [_default_faction(i) for i in range(NATION_COUNT)]
"""HOLDER[nation]: the faction that controls it from the start, `NEUTRAL` for the USA and the Minors."""
IS_HOME: Final[list[bool]] = [i < LAND_COUNT and NATION[i] < SIX for i in range(AREA_COUNT)]
"""True for each area in the Home Territory of a Power (T&T 2.3)."""
OF_GREAT_POWER: Final[list[bool]] = [i < LAND_COUNT and NATION_KIND[NATION[i]] == GREAT for i in range(AREA_COUNT)]

MAIN_CAPITAL: Final[list[int]] = [AREA_INDEX[NATIONS_FILE["factions"][name]["main_capital"]] for name in FACTIONS]
SUBCAPITALS: Final[list[list[int]]] = [
    [AREA_INDEX[capital] for capital in NATIONS_FILE["factions"][name]["subcapitals"]] for name in FACTIONS
]
WASHINGTON: Final = AREA_INDEX["washington"]
OTTAWA: Final = AREA_INDEX["ottawa"]

# --- units (T&T 3) -------------------------------------------------------------------------------------------------

FORTRESS: Final = 0
AIR_FORCE: Final = 1
CARRIER: Final = 2
SUBMARINE: Final = 3
FLEET: Final = 4
TANK: Final = 5
INFANTRY: Final = 6
TYPES: Final[tuple[str, ...]] = ("fortress", "air_force", "carrier", "submarine", "fleet", "tank", "infantry")
TYPE_COUNT: Final = len(TYPES)
TYPE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TYPES)}
SPEED: Final[list[int]] = [kind["speed"] for kind in UNITS_FILE["types"][:TYPE_COUNT]]
CONVOY_SPEED: Final = 2
IS_ANS: Final[list[bool]] = [name in ("air_force", "carrier", "submarine", "fleet") for name in TYPES]
IS_GROUND: Final[list[bool]] = [not ans for ans in IS_ANS]
IS_SHIP: Final[list[bool]] = [name in ("carrier", "submarine", "fleet") for name in TYPES]

# Classes of targets (T&T 12.41).
AIR: Final = 0
NAVAL: Final = 1
GROUND: Final = 2
SUB: Final = 3
CLASSES: Final[tuple[str, ...]] = ("A", "N", "G", "S")
CLASS: Final[list[int]] = [CLASSES.index(kind["class"]) for kind in UNITS_FILE["types"][:TYPE_COUNT]]
FIREPOWER: Final[list[list[int]]] = [[kind["fire"][letter] for letter in CLASSES] for kind in UNITS_FILE["types"][:TYPE_COUNT]]
"""FIREPOWER[type][class]: a roll of at most this hits."""


def _nation_order() -> list[PoolData]:
    by_nation = {pool["nation"]: pool for pool in UNITS_FILE["pools"]}
    return [by_nation[NATIONS[i]] for i in range(SIX)]


POOLS: Final[list[list[int]]] = [[pool["blocks"][name] for name in TYPES] for pool in _nation_order()]
"""POOLS[power][type]: how many blocks there are."""
MOST_CV: Final[list[int]] = [pool["max_cv"] for pool in _nation_order()]
FIRST_BLOCK: Final[list[list[int]]] = []
"""FIRST_BLOCK[power][type]: the number of the first such block."""
BLOCK_TYPE: Final[list[int]] = []
BLOCK_POWER: Final[list[int]] = []
BLOCKS: Final[list[str]] = []
"""The names of the blocks, for instance ``germany_tank_3``."""
for _power in range(SIX):
    FIRST_BLOCK.append([])
    for _type in range(TYPE_COUNT):
        FIRST_BLOCK[_power].append(len(BLOCKS))
        for _n in range(POOLS[_power][_type]):
            BLOCKS.append(f"{NATIONS[_power]}_{TYPES[_type]}_{_n + 1}")
            BLOCK_TYPE.append(_type)
            BLOCK_POWER.append(_power)
BLOCK_COUNT: Final = len(BLOCKS)
NEUTRAL_FORT: Final = BLOCK_COUNT
"""Stands for the Fortress of an Armed Minor, which is no block."""
LOOK: Final[list[int]] = [BLOCK_POWER[block] << 3 | BLOCK_TYPE[block] for block in range(BLOCK_COUNT)]
"""LOOK[block]: its nation and type in one number."""
BLOCK_FACTION: Final[list[int]] = [FACTION_OF_POWER[power] for power in BLOCK_POWER]
BLOCK_MAX: Final[list[int]] = [MOST_CV[power] for power in BLOCK_POWER]

# --- cards (T&T 4) -------------------------------------------------------------------------------------------------

ACTION_COUNT: Final = len(CARDS_FILE["action"])
CARD_COUNT: Final = ACTION_COUNT + len(CARDS_FILE["investment"])
_CARDS: Final = CARDS_FILE["action"] + CARDS_FILE["investment"]
DECKS: Final[tuple[str, ...]] = ("action", "investment")
CARDS: Final = tuple([f"{'a' if i < ACTION_COUNT else 'i'}{card['id']}" for i, card in enumerate(_CARDS)])
"""The names of the cards: ``a1`` to ``a55`` and ``i1`` to ``i55``."""
CARD_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}
CARD_SEASON: Final[list[int]] = [SEASONS.index(card["season"]) if "season" in card else 0 for card in _CARDS]
CARD_LETTER: Final[list[str]] = [card.get("priority", "") for card in _CARDS]
CARD_VALUE: Final[list[int]] = [card.get("value", 0) for card in _CARDS]
CARD_NATIONS: Final[list[list[int]]] = [[NATION_INDEX[name] for name in card.get("nations", [])] for card in _CARDS]
WILDCARDS: Final = tuple(CARDS_FILE["wildcards"])
CARD_WILDCARD: Final[list[int]] = [WILDCARDS.index(card["wildcard"]) if "wildcard" in card else -1 for card in _CARDS]
FACTORY: Final[list[int]] = [card.get("factory", 0) for card in _CARDS]

TECHS: Final[tuple[str, ...]] = (
    "air_defense_radar", "heavy_bombers", "precision_bombsight", "jets", "naval_radar", "sonar", "heavy_tanks",
    "rocket_artillery", "motorized_infantry", "lsts", "atomic_research_1", "atomic_research_2", "atomic_research_3",
    "atomic_research_4",
)  # fmt: skip
TECH_COUNT: Final = len(TECHS)
AIR_DEFENSE_RADAR: Final = 0
HEAVY_BOMBERS: Final = 1
PRECISION_BOMBSIGHT: Final = 2
JETS: Final = 3
NAVAL_RADAR: Final = 4
SONAR: Final = 5
HEAVY_TANKS: Final = 6
ROCKET_ARTILLERY: Final = 7
MOTORIZED_INFANTRY: Final = 8
LSTS: Final = 9
ATOMIC_1: Final = 10
ATOMIC_2: Final = 11
ATOMIC_3: Final = 12
ATOMIC_4: Final = 13
CARD_TECHS: Final[list[list[int]]] = [[TECHS.index(name) for name in card.get("techs", []) if name in TECHS] for card in _CARDS]
IS_ESPIONAGE: Final[list[bool]] = ["industrial_espionage" in card.get("techs", []) for card in _CARDS]
SCIENCES: Final = tuple(CARDS_FILE["science"])
CARD_SCIENCE: Final[list[int]] = [SCIENCES.index(card["tech_wildcard"]) if "tech_wildcard" in card else -1 for card in _CARDS]
SCIENCE_YEAR: Final[list[int]] = [CARDS_FILE["science"][name]["from_year"] for name in SCIENCES]
SCIENCE_TECHS: Final[list[list[int]]] = [
    [TECHS.index(tech) for tech in CARDS_FILE["science"][name]["techs"]] for name in SCIENCES
]
INTELS: Final[tuple[str, ...]] = ("agent", "code_break", "spy_ring", "sabotage", "coup", "mole", "double_agent")
AGENT: Final = 0
CODE_BREAK: Final = 1
SPY_RING: Final = 2
SABOTAGE: Final = 3
COUP: Final = 4
MOLE: Final = 5
DOUBLE_AGENT: Final = 6
CARD_INTEL: Final[list[int]] = [INTELS.index(card["intel"]) if "intel" in card else -1 for card in _CARDS]

DIVIDENDS: Final[list[int]] = [CARDS_FILE["dividends"][str(value)] for value in range(3)]
"""DIVIDENDS[points]: how many Peace Dividends are worth so many points (T&T 4.4)."""

# --- tracks and set-up (T&T 5, 7.14, 7.32) -------------------------------------------------------------------------

_TRACKS: Final = [SETUP["factions"][name] for name in FACTIONS]
HAND_LIMIT: Final[list[int]] = [track["hand_limit"] for track in _TRACKS]
START_CARDS: Final[list[int]] = [track["start_action_cards"] for track in _TRACKS]
START_IND: Final[list[int]] = [track["ind"] for track in _TRACKS]
FACTORY_COST: Final[list[list[int]]] = [track["factory_cost_levels"] for track in _TRACKS]
EMERGENCY: Final[list[int]] = [track["emergency_command"] for track in _TRACKS]
TURN_ORDER: Final[list[list[int]]] = [[FACTION_INDEX[name] for name in SETUP["turn_order"][str(roll)]] for roll in range(1, 7)]
"""TURN_ORDER[roll - 1]."""
ECONOMIC_VICTORY: Final = 25
RAISES_PER_YEAR: Final = 2
