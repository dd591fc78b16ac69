"""Declared: the parts of a position of Triumph & Tragedy that are written in a way of their own, or were in former versions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.declare import Each, Kind, Own
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.games.triumph.game_data import ACTION_COUNT, AREAS, CARDS, FACTIONS, FIRST_YEAR, LAST_YEAR, SPAN, TECHS, THREE
from vezerkar.games.triumph.rules.command import AHEAD
from vezerkar.games.triumph.view import influence, pair

MOST_IND: Final = 40
MOST_INFLUENCE: Final = ACTION_COUNT
FACTION_NAMES: Final = tuple(FACTIONS)


@dataclass(frozen=True, eq=False)
class Sparse(Each):
    """A list with a value for each of the keys; a position tells of those that are not as usual."""

    usual: int = 0

    def dump(self, value: Sequence[int]) -> Json:
        return {name: self.item.dump(one) for name, one in zip(self.keys, value, strict=True) if one != self.usual}


@dataclass(frozen=True, eq=False)
class NameRow(Kind):
    """A row of names, none of them twice."""

    names: Sequence[str] = ()
    table: str = ""
    in_order: bool = False

    def dump(self, value: tuple[int, ...]) -> Json:
        return [self.names[one] for one in value]

    def load(self, data: Field) -> tuple[int, ...]:
        found = data.indexes(tuple(self.names))
        return tuple(sorted(found) if self.in_order else found)

    def words(self) -> str:
        return f"list of names out of `{self.table}`"


def influence_from(data: Field) -> int:
    """Markers on a nation."""
    data.only(("faction", "count"))
    return data.at("count").number(1, MOST_INFLUENCE) << 2 | data.at("faction").index(FACTION_NAMES)


def pair_from(data: Field) -> int:
    """A Pair in a Vault; of old a list of the technology and both cards."""
    if isinstance(data.value, list):
        tech, one, other = data.row(3)
    else:
        data.only(("tech", "cards"))
        tech, (one, other) = data.at("tech"), data.at("cards").row(2)
    return tech.index(tuple(TECHS)) << 16 | one.index(tuple(CARDS)) << 8 | other.index(tuple(CARDS))


def ahead_to(ahead: int) -> Json:
    """Return the pairs of factions of which the first comes before the second although their letters are equal."""
    return [[FACTIONS[a], FACTIONS[b]] for a in range(THREE) for b in range(THREE) if ahead & AHEAD[a][b]]


def ahead_from(data: Field) -> int:
    """The same back; of old a sum."""
    if not isinstance(data.value, list):
        return data.number(0, BIT[THREE * THREE] - 1)
    ahead = 0
    for entry in data.items():
        first, second = entry.row(2)
        ahead |= AHEAD[first.index(FACTION_NAMES)][second.index(FACTION_NAMES)]
    return ahead


def way_to(way: int) -> Json:
    """A battle, and whence somebody came into it."""
    return [AREAS[way // SPAN], AREAS[way % SPAN]]


def way_from(data: Field) -> int:
    """The same back."""
    battle, whence = data.row(2)
    return battle.index(tuple(AREAS)) * SPAN + whence.index(tuple(AREAS))


def year_from(data: Field) -> Any:
    """A year of the game, or 0."""
    return data.number(FIRST_YEAR, LAST_YEAR) if data.value != 0 else data.number(0, 0)


AREA_ROW: Final = NameRow("", AREAS, "AREAS")
CARD_ROW: Final = NameRow("", CARDS, "CARDS")
HAND: Final = NameRow("", CARDS, "CARDS", in_order=True)
INFLUENCE: Final = Own("", influence, influence_from, "object: `faction`, `count`")
PAIR: Final = Own("", pair, pair_from, "object: `tech`, `cards`")
AHEAD_PAIRS: Final = Own("", ahead_to, ahead_from, "list of [name, name] out of `FACTIONS`")
WAY: Final = Own("", way_to, way_from, "[name, name] out of `AREAS`")
YEAR_OR_NEVER: Final = Own("", back=year_from, what="number")
