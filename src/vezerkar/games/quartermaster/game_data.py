"""The facts of Quartermaster General, read from ``data/`` and turned into tables of small ints.

Countries are numbered in turn order, so that ``country & 1`` is the team (0 Axis, 1 Allies). Spaces are numbered from 0, land
first; sets of spaces are masks. A card is numbered ``country * 32 + i``; copies of a card share the number, sets of one country's
cards are masks of the ``i``.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypedDict

from vezerkar.engine.bit_sets import BIT, mask_of_names


class CountryData(TypedDict):
    """One country of ``map.json`` (R-01..R-03)."""

    id: str
    team: str
    home: str
    deck: int
    armies: int
    navies: int


class StraitData(TypedDict):
    """One strait of ``map.json`` (R-29)."""

    id: str
    anchor: str
    seas: list[str]


class MapData(TypedDict):
    """``map.json``."""

    countries: list[CountryData]
    land: list[str]
    sea: list[str]
    stars: list[str]
    markers: dict[str, str]
    straits: list[StraitData]
    borders: list[list[str]]


class CardData(TypedDict, total=False):
    """One card of ``cards.json``: see ``about`` there."""

    id: str
    country: str
    type: str
    copies: int
    when: str
    title: str
    against: str
    needs: dict[str, object]
    where: list[str]
    beside: str
    limit: str
    cost: list[dict[str, object]]
    effect: list[dict[str, object]]
    confidence: str


class CardsData(TypedDict):
    """``cards.json``."""

    cards: list[CardData]


def _read(name: str) -> str:
    return (files("vezerkar.games.quartermaster") / "data" / name).read_text(encoding="utf-8")


MAP: Final[MapData] = json.loads(_read("map.json"))
CARDS_FILE: Final[CardsData] = json.loads(_read("cards.json"))

# --- countries (R-01..R-03, R-07) ----------------------------------------------------------------------------------

GERMANY: Final = 0
UK: Final = 1
JAPAN: Final = 2
USSR: Final = 3
ITALY: Final = 4
USA: Final = 5
COUNTRIES: Final = tuple([country["id"] for country in MAP["countries"]])
COUNTRY_INDEX: Final[dict[str, int]] = {country: i for i, country in enumerate(COUNTRIES)}
SIX: Final = 6

AXIS: Final = 0
ALLIES: Final = 1
TEAMS: Final = ("axis", "allies")

ARMIES: Final[list[int]] = [country["armies"] for country in MAP["countries"]]
NAVIES: Final[list[int]] = [country["navies"] for country in MAP["countries"]]

# --- spaces (R-28) -------------------------------------------------------------------------------------------------

SPACES: Final = tuple(MAP["land"] + MAP["sea"])
SPACE_INDEX: Final[dict[str, int]] = {space: i for i, space in enumerate(SPACES)}
SPACE_COUNT: Final = len(SPACES)
LAND_COUNT: Final = len(MAP["land"])
LAND: Final = (1 << 36) - 1
SEA: Final = (1 << 53) - 1 - LAND
EVERYWHERE: Final = LAND | SEA
assert LAND_COUNT == 36 and SPACE_COUNT == 53

KINDS: Final[tuple[str, ...]] = ("army", "navy")
KIND_MASK: Final = [LAND, SEA]
ARMY: Final = 0
NAVY: Final = 1


def kind_of(space: int) -> int:
    """Return the kind of piece that stands in a space: an Army on land, a Navy at sea (R-17)."""
    return ARMY if BIT[space] & LAND else NAVY


def spaces_named(names: list[str]) -> int:
    """The set of the spaces with these names."""
    return mask_of_names(names, SPACE_INDEX)


HOME: Final[list[int]] = [SPACE_INDEX[country["home"]] for country in MAP["countries"]]
STARS: Final = spaces_named(MAP["stars"])
HOMES: Final = [spaces_named([country["home"] for country in MAP["countries"] if country["team"] == team]) for team in TEAMS]
"""HOMES[team]: the Home spaces of its countries."""

MARKERS: Final[list[int]] = [
    spaces_named([space for space, owner in MAP["markers"].items() if owner == country]) for country in COUNTRIES
]
"""MARKERS[country]: the space that a card may make a Supply space of this country alone (R-19)."""


def _near() -> list[int]:
    near = [0] * SPACE_COUNT
    for a, b in MAP["borders"]:
        near[SPACE_INDEX[a]] |= BIT[SPACE_INDEX[b]]
        near[SPACE_INDEX[b]] |= BIT[SPACE_INDEX[a]]
    return near


NEAR: Final[list[int]] = _near()
"""NEAR[space]: the spaces that border it, straits left out."""

ANCHORS: Final[list[int]] = [SPACE_INDEX[strait["anchor"]] for strait in MAP["straits"]]
ANCHOR_MASK: Final = spaces_named([strait["anchor"] for strait in MAP["straits"]])
STRAITS: Final = tuple([strait["id"] for strait in MAP["straits"]])
STRAIT_SEAS: Final[list[tuple[int, int]]] = [
    (SPACE_INDEX[strait["seas"][0]], SPACE_INDEX[strait["seas"][1]]) for strait in MAP["straits"]
]
ALL_STRAITS: Final = (1 << 5) - 1
assert len(STRAITS) == 5

# The neighbours of a whole set, by looking up nine spaces at a time. Straits touch only the two chunks of sea spaces.
NINE: Final = 511


def _chunk(near: list[int], first: int) -> list[int]:
    table = [0]
    for i in range(9):
        further = near[first + i] if first + i < SPACE_COUNT else 0
        table += [known | further for known in table]
    return table


def _sea_chunks() -> list[list[int]]:
    chunks: list[list[int]] = []
    for opened in range(ALL_STRAITS + 1):
        near = NEAR.copy()
        for i, (a, b) in enumerate(STRAIT_SEAS):
            if opened & BIT[i]:
                near[a] |= BIT[b]
                near[b] |= BIT[a]
        chunks += [_chunk(near, 36), _chunk(near, 45)]
    return chunks


NEAR_0: Final = _chunk(NEAR, 0)
NEAR_9: Final = _chunk(NEAR, 9)
NEAR_18: Final = _chunk(NEAR, 18)
NEAR_27: Final = _chunk(NEAR, 27)
NEAR_SEAS: Final = _sea_chunks()


def around(mask: int, opened: int) -> int:
    """The spaces that border any of these while so many straits (a mask of the five) are open."""
    found = 0
    # Sets are small: most of the chunks are empty.
    if mask & NINE:
        found = NEAR_0[mask & NINE]
    if mask >> 9 & NINE:
        found |= NEAR_9[mask >> 9 & NINE]
    if mask >> 18 & NINE:
        found |= NEAR_18[mask >> 18 & NINE]
    if mask >> 27 & NINE:
        found |= NEAR_27[mask >> 27 & NINE]
    mask >>= 36
    if mask:
        found |= NEAR_SEAS[opened * 2][mask & NINE] | NEAR_SEAS[opened * 2 + 1][mask >> 9]
    return found


# --- cards (R-32) --------------------------------------------------------------------------------------------------

TYPES: Final[tuple[str, ...]] = (
    "build_army", "build_navy", "land_battle", "sea_battle", "event", "economic_warfare", "status", "response",
)  # fmt: skip
BUILD_ARMY: Final = 0
BUILD_NAVY: Final = 1
LAND_BATTLE: Final = 2
SEA_BATTLE: Final = 3
EVENT: Final = 4
ECONOMIC_WARFARE: Final = 5
STATUS: Final = 6
RESPONSE: Final = 7

DECK_SPAN: Final = 32
CARD_SPAN: Final = SIX * DECK_SPAN
CARD: Final[list[CardData | None]] = [None] * CARD_SPAN
"""CARD[number]: the record of a card; None where a country has fewer cards."""

for _country, _name in enumerate(COUNTRIES):
    _own = [record for record in CARDS_FILE["cards"] if record["country"] == _name]
    CARD[_country * DECK_SPAN : _country * DECK_SPAN + len(_own)] = _own

CARD_ID: Final[list[str]] = ["" if record is None else record["id"] for record in CARD]
CARD_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_ID) if name}
TYPE: Final[list[int]] = [-1 if record is None else TYPES.index(record["type"]) for record in CARD]
COPIES: Final[list[int]] = [0 if record is None else record["copies"] for record in CARD]

DECKS: Final[list[list[int]]] = [
    [card for card in range(country * DECK_SPAN, country * DECK_SPAN + DECK_SPAN) for _ in range(COPIES[card])]
    for country in range(SIX)
]
"""DECKS[country]: all its cards, copies included, in order."""


HAND_SIZE: Final = 7
DEALT: Final = 10
ROUNDS: Final = 20
WINNING_POINTS: Final = 400
LEAD: Final = 30
