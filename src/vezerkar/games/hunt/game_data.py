"""The facts of The Hunt, read from ``data/`` and turned into tables of small ints.

Spaces are numbered from 0 (space "01"); sets of spaces are masks. Cards are numbered from 0: the German deck first, then the
British; a set of cards of one deck is a mask of 18 bits. Nothing here is hard-wired that a scan of the printed game may correct.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypedDict

from vezerkar.engine.bit_sets import BIT, mask_of


class SpaceData(TypedDict):
    """One hex of ``map.json``."""

    id: str
    neighbours: list[str]


class PortData(TypedDict):
    """One port of ``map.json``: freighters bound for ``space`` enter it from ``entry`` only (HUNT 70)."""

    name_en: str
    name_hu: str
    space: str
    entry: str


class MapData(TypedDict):
    """``map.json``."""

    spaces: list[SpaceData]
    ports: dict[str, PortData]
    british_entry: str


# "from" is a keyword of the language, so this type cannot be written as a class.
FreighterData = TypedDict("FreighterData", {"id": str, "name": str, "from": str, "to": str})


class FreightersData(TypedDict):
    """``freighters.json``."""

    freighters: list[FreighterData]


class IntelligenceData(TypedDict):
    """The intelligence track of a British card (HUNT 86)."""

    search: int
    clue: bool


class CardData(TypedDict):
    """One card of ``cards.json``."""

    id: str
    key: str
    ap: int
    type: str
    response: str
    remove: bool
    intelligence: IntelligenceData | None
    effect: list[dict[str, str | int]]


class CardsData(TypedDict):
    """``cards.json``."""

    cards: list[CardData]


class ForceData(TypedDict):
    """One Force of ``forces.json``; bonuses in half points."""

    id: str
    start: str
    normal: int
    historical: int


class CostData(TypedDict):
    """Action Points by action; ``move`` for 1, 2 and 3 spaces."""

    move: list[int]
    german_search: int
    repair: int
    british_search: int
    intelligence: int
    advance: int


class HandData(TypedDict):
    """Hand sizes."""

    start: int
    british: int
    german: int
    german_near_altmark: int
    battle: int


class ForcesData(TypedDict):
    """``forces.json``."""

    forces: list[ForceData]
    track_length: int
    clues: int
    reserve_limit: int
    sinkings_to_win: int
    arrivals_to_win: int
    duels: int
    search_target: int
    plane_bonus: int
    costs: CostData
    hands: HandData


def read(name: str) -> str:
    """The text of one data file."""
    return (files("vezerkar.games.hunt") / "data" / name).read_text(encoding="utf-8")


MAP: Final[MapData] = json.loads(read("map.json"))
FREIGHTER_DATA: Final[FreightersData] = json.loads(read("freighters.json"))
CARD_DATA: Final[CardsData] = json.loads(read("cards.json"))
FORCE_DATA: Final[ForcesData] = json.loads(read("forces.json"))

# --- seats ---------------------------------------------------------------------------------------------------------------

GERMAN: Final = 0
BRITISH: Final = 1
SEATS: Final[tuple[str, ...]] = ("german", "british")

# --- the map -------------------------------------------------------------------------------------------------------------

SPACES: Final[list[str]] = [space["id"] for space in MAP["spaces"]]
SPACE_COUNT: Final = len(SPACES)
SPACE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(SPACES)}
EVERYWHERE: Final[int] = BIT[SPACE_COUNT] - 1

NEIGHBOURS: Final[list[list[int]]] = [sorted(SPACE_INDEX[name] for name in space["neighbours"]) for space in MAP["spaces"]]


def distances(start: int, closed: int = -1) -> list[int]:
    """Steps from a space to every space (99 where there is no way), never through the closed one."""
    steps = [99] * SPACE_COUNT
    steps[start] = 0
    queue = [start]
    for here in queue:
        for there in NEIGHBOURS[here]:
            if there != closed and steps[there] == 99:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


DISTANCE: Final[list[list[int]]] = [distances(i) for i in range(SPACE_COUNT)]

REACH: Final = 3
"""The longest Move (HUNT 36)."""

WITHIN: Final[list[list[int]]] = [
    [mask_of([there for there in range(SPACE_COUNT) if DISTANCE[here][there] <= far]) for here in range(SPACE_COUNT)]
    for far in range(REACH + 1)
]
"""WITHIN[n][space]: the spaces at most n steps away, the space itself included."""

NEAR: Final[list[int]] = WITHIN[1]
"""NEAR[space]: the space and its neighbours."""

CHUNK: Final = 7
CHUNKS: Final = (SPACE_COUNT + CHUNK - 1) // CHUNK


def _union(table: list[int], chunk: int, bits: int) -> int:
    mask = 0
    for i in range(CHUNK):
        if bits >> i & 1 and chunk * CHUNK + i < SPACE_COUNT:
            mask |= table[chunk * CHUNK + i]
    return mask


SPREAD: Final[list[list[int]]] = [
    [_union(WITHIN[far], chunk, bits) for chunk in range(CHUNKS) for bits in range(1 << CHUNK)] for far in range(REACH + 1)
]
"""SPREAD[n] holds, for every seven spaces of a mask, what lies within n steps of them; see `spread`."""


def spread(mask: int, far: int) -> int:
    """All spaces within ``far`` steps of a set of spaces."""
    table = SPREAD[far]
    base = 0
    result = 0
    while mask:
        result |= table[base + (mask & 127)]
        mask >>= 7
        base += 128
    return result


# --- freighters ----------------------------------------------------------------------------------------------------------

FREIGHTERS: Final[list[str]] = [token["id"] for token in FREIGHTER_DATA["freighters"]]
FREIGHTER_COUNT: Final = len(FREIGHTERS)
PORTS: Final[list[str]] = list(MAP["ports"])
PORT_SPACE: Final[dict[str, int]] = {port: SPACE_INDEX[data["space"]] for port, data in MAP["ports"].items()}
PORT_ENTRY: Final[dict[str, int]] = {port: SPACE_INDEX[data["entry"]] for port, data in MAP["ports"].items()}

START: Final[list[int]] = [PORT_SPACE[token["from"]] for token in FREIGHTER_DATA["freighters"]]
"""START[freighter]: where it comes onto the map."""

assert len(set(START)) > 1, "the set-up needs freighters with different starts (HUNT 7)"

DESTINATION: Final[list[int]] = [PORT_SPACE[token["to"]] for token in FREIGHTER_DATA["freighters"]]


def _next_steps(port: str) -> list[list[int]]:
    """For every space the next spaces on a shortest legal route to a port, which is entered from one space only (HUNT 69, 70)."""
    home, entry = PORT_SPACE[port], PORT_ENTRY[port]
    far = distances(entry, closed=home)
    table = [[there for there in NEIGHBOURS[here] if far[there] == far[here] - 1] for here in range(SPACE_COUNT)]
    table[entry] = [home]
    table[home] = []
    return table


_ROUTES: Final[dict[str, list[list[int]]]] = {port: _next_steps(port) for port in PORTS}
ROUTE: Final[list[list[list[int]]]] = [_ROUTES[token["to"]] for token in FREIGHTER_DATA["freighters"]]
"""ROUTE[freighter][space]: the spaces it may sail to next."""

# --- cards ---------------------------------------------------------------------------------------------------------------

CARDS: Final[list[str]] = [card["id"] for card in CARD_DATA["cards"]]
CARD_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}
CARD_KEYS: Final[list[str]] = [card["key"] for card in CARD_DATA["cards"]]
DECK: Final = len(CARDS) // 2
FULL_DECK: Final[int] = BIT[DECK] - 1
AP: Final[list[int]] = [card["ap"] for card in CARD_DATA["cards"]]

HUNT: Final = 0
BATTLE: Final = 1
COMPULSORY: Final = 2
CARD_TYPES: Final = ("hunt", "battle", "compulsory")
CARD_TYPE: Final[list[int]] = [CARD_TYPES.index(card["type"]) for card in CARD_DATA["cards"]]
REMOVE: Final[list[bool]] = [card["remove"] for card in CARD_DATA["cards"]]

INTELLIGENCE: Final[list[int]] = [
    -1 if card["intelligence"] is None else card["intelligence"]["search"] for card in CARD_DATA["cards"]
]
"""INTELLIGENCE[card]: what its intelligence track adds to Search rolls; -1 for a card without a track."""

TRACK_CLUE: Final[list[bool]] = [bool(card["intelligence"] and card["intelligence"]["clue"]) for card in CARD_DATA["cards"]]


def deck_mask(seat: int, wanted: list[bool]) -> int:
    """The cards of one deck for which a table of all cards says yes."""
    return mask_of([i for i in range(DECK) if wanted[seat * DECK + i]])


TRIGGERS: Final = ("event", "attack", "found")
EVENT: Final = 0
ATTACK: Final = 1
FOUND: Final = 2
RESPONSES: Final[list[list[int]]] = [
    [deck_mask(seat, [card["response"] == trigger for card in CARD_DATA["cards"]]) for seat in range(2)] for trigger in TRIGGERS
]
"""RESPONSES[trigger][seat]: the cards of that deck that answer this trigger."""

SPIES: Final[int] = deck_mask(BRITISH, [points >= 0 for points in INTELLIGENCE])
"""The British cards with an intelligence track."""

TRIGGER_OF: Final[list[str]] = [card["response"] for card in CARD_DATA["cards"]]
"""Trigger of each card that is a response, one of TRIGGERS; empty for other cards."""

IS_RESPONSE: Final[list[bool]] = [card["response"] != "" for card in CARD_DATA["cards"]]

# --- forces, tracks, costs -----------------------------------------------------------------------------------------------

FORCES: Final[list[str]] = [force["id"] for force in FORCE_DATA["forces"]]
FORCE_COUNT: Final = len(FORCES)
TRACK_LENGTH: Final[int] = FORCE_DATA["track_length"]
TRACK: Final = SPACE_COUNT
"""A Force on box n of the strategy track stands at TRACK + n - 1."""

FORCE_START: Final[list[int]] = [
    TRACK + int(force["start"][len("track-") :]) - 1 if force["start"].startswith("track-") else SPACE_INDEX[force["start"]]
    for force in FORCE_DATA["forces"]
]
BONUS: Final[list[list[int]]] = [
    [force["normal"] for force in FORCE_DATA["forces"]],
    [force["historical"] for force in FORCE_DATA["forces"]],
]
"""BONUS[side][force]: what it adds to every duel, in half points."""

BRITISH_ENTRY: Final[int] = SPACE_INDEX[MAP["british_entry"]]
CLUES: Final[int] = FORCE_DATA["clues"]
RESERVE_LIMIT: Final[int] = FORCE_DATA["reserve_limit"]
SINKINGS_TO_WIN: Final[int] = FORCE_DATA["sinkings_to_win"]
ARRIVALS_TO_WIN: Final[int] = FORCE_DATA["arrivals_to_win"]
DUELS: Final[int] = FORCE_DATA["duels"]
SEARCH_TARGET: Final[int] = FORCE_DATA["search_target"]
PLANE_BONUS: Final[int] = FORCE_DATA["plane_bonus"]

MOVE_COST: Final[list[int]] = [0, *FORCE_DATA["costs"]["move"]]
"""MOVE_COST[spaces]: AP for a Move of that many spaces."""

GERMAN_SEARCH_COST: Final[int] = FORCE_DATA["costs"]["german_search"]
REPAIR_COST: Final[int] = FORCE_DATA["costs"]["repair"]
BRITISH_SEARCH_COST: Final[int] = FORCE_DATA["costs"]["british_search"]
INTELLIGENCE_COST: Final[int] = FORCE_DATA["costs"]["intelligence"]
ADVANCE_COST: Final[int] = FORCE_DATA["costs"]["advance"]

START_HAND: Final[int] = FORCE_DATA["hands"]["start"]
BRITISH_HAND: Final[int] = FORCE_DATA["hands"]["british"]
GERMAN_HAND: Final[int] = FORCE_DATA["hands"]["german"]
GERMAN_HAND_NEAR_ALTMARK: Final[int] = FORCE_DATA["hands"]["german_near_altmark"]
BATTLE_HAND: Final[int] = FORCE_DATA["hands"]["battle"]
