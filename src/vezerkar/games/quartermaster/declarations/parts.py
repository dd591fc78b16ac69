"""Declared: what a position of Quartermaster General writes in a way of its own, or wrote otherwise in former versions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from vezerkar.engine.declare import MOST, Each, Group, Kind
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.games.quartermaster.game_data import CARD_ID, CARD_INDEX, COUNTRIES, SIX, SPACES
from vezerkar.games.quartermaster.notation import PIECE
from vezerkar.games.quartermaster.rules.deck import FILLED
from vezerkar.games.quartermaster.rules.effect import EFFECTS
from vezerkar.games.quartermaster.rules.warfare import Malta, Raid

ZONES: Final = ("deck", "hand", "discard", "discard_hidden", "responses")
"""The names of the zones of cards, in the order of the State."""
OLD_ZONES: Final = {"up": "discard", "down": "discard_hidden", "laid": "responses"}
"""Names of zones in former versions."""

COUNTRY: Final = Group("countries", COUNTRIES, others=("status", "spent", "gone", "known", *ZONES, *OLD_ZONES))
"""The part of a position that is told country by country. The cards are written by ``position.py``."""

assert FILLED, "the tables of cards are read here"
RAIDS: Final = tuple(name for card, name in enumerate(CARD_ID) if EFFECTS[card] and isinstance(EFFECTS[card][0], (Raid, Malta)))
"""The Economic Warfare cards that are aimed at a country."""


@dataclass(frozen=True, eq=False)
class TeamPoints(Each):
    """Victory Points by teams; of old a list of two numbers."""

    def update(self, now: Any, data: Field) -> Any:
        return data.numbers(2, -MOST, MOST) if isinstance(data.value, list) else super().update(now, data)


@dataclass(frozen=True, eq=False)
class RaidCard(Kind):
    """A card that is aimed at a country; none is null, in the State -1."""

    def dump(self, value: int) -> Json:
        return CARD_ID[value] if value >= 0 else None

    def load(self, data: Field) -> int:
        return -1 if data.value is None else CARD_INDEX[RAIDS[data.index(RAIDS)]]

    def words(self) -> str:
        return "name of an Economic Warfare card or null"


def kept_to(kept: int) -> Json:
    """A piece that was saved from one removal."""
    return {"country": COUNTRIES[(kept - 1) // PIECE], "space": SPACES[(kept - 1) % PIECE]} if kept else None


def kept_from(data: Field) -> int:
    """The same back; of old a number."""
    if data.value is None:
        return 0
    if isinstance(data.value, int):
        return data.number(0, SIX * PIECE)
    data.only(("country", "space"))
    return 1 + data.at("country").index(COUNTRIES) * PIECE + data.at("space").index(SPACES)
