"""Declared: the parts of a position of The Hunt that are written in a way of their own, or were in former versions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.declare import MOST, Each, Key, Kind, Mask, Number, OneOf, Part, Written, attributes
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.games.hunt.declarations.kinds import Force
from vezerkar.games.hunt.game_data import CARDS, DECK, DUELS, FORCES, FULL_DECK, SEATS
from vezerkar.games.hunt.state import ZONES, Battle
from vezerkar.games.hunt.view import card_names


def card_mask(data: Field, seat: int) -> int:
    """A set of cards of one deck."""
    return data.mask(tuple(CARDS[seat * DECK : (seat + 1) * DECK]))


@dataclass(frozen=True, eq=False)
class Zones(Kind):
    """The zones of the cards. Every card lies where it is said to lie; those not named lie in the draw pile."""

    def dump(self, value: list[int]) -> Json:
        return {SEATS[seat]: {zone: card_names(value[2 * i + seat], seat) for i, zone in enumerate(ZONES)} for seat in range(2)}

    def update(self, now: list[int], data: Field) -> list[int]:
        cards = now.copy()
        for seat, zones in data.members(SEATS):
            left = FULL_DECK
            for zone, lying in zones.members(ZONES):
                cards[2 * zone + seat] = card_mask(lying, seat)
                if ZONES[zone] != "pile":
                    left &= ~cards[2 * zone + seat]
            if not zones.has("pile"):
                cards[2 * ZONES.index("pile") + seat] = left
        return cards

    def words(self) -> str:
        zones = " or ".join(f"`{zone}`" for zone in ZONES)
        return f"object by `german` or `british` of objects by {zones}: list of names out of `CARDS`"


def seen_to(seen: tuple[int, int]) -> Json:
    """Return the cards of the other seat that each seat has looked at."""
    return {SEATS[seat]: card_names(seen[seat], 1 - seat) for seat in range(2)}


def seen_from(data: Field) -> tuple[int, int]:
    """The same back."""
    data.only(SEATS)
    return card_mask(data.at(SEATS[0], []), 1), card_mask(data.at(SEATS[1], []), 0)


def roll_from(data: Field) -> tuple[int, int, int]:
    """The last roll; of old a list of its three numbers."""
    if data.value is None:
        return (0, 0, 0)
    if isinstance(data.value, list):
        number, die, success = data.row(3)
    else:
        data.only(("number", "die", "success"))
        number, die, success = data.at("number"), data.at("die"), data.at("success")
    return (number.number(0, MOST), die.number(0, 6), success.number(0, 1))


@dataclass(frozen=True, eq=False)
class Pieces(Mask):
    """Pieces by their names; of old a sum of 1, 2, 4 for the Forces and 8 for the ship."""

    def load(self, data: Field) -> int:
        return data.number(0, BIT[len(self.names)] - 1) if isinstance(data.value, int) else super().load(data)


@dataclass(frozen=True, eq=False)
class Winner(OneOf):
    """A seat or null; of old a number."""

    def load(self, data: Field) -> int:
        old = isinstance(data.value, int) and not isinstance(data.value, bool)
        return data.number(-1, 1) if old else super().load(data)


def by_seat(most: int) -> Kind:
    """A number for each seat."""
    return Each("", Number("", 0, most), SEATS, "SEATS")


class BattleAttributes:
    """The battle, as `Battle`."""

    force: Force
    """The Force that fights."""
    duel: Annotated[int, Key("duels"), Number("", 0, DUELS)] = 0
    """Number of duels that are over."""
    damage: Annotated[list[int], by_seat(DUELS)] = [0, 0]
    """Damage markers."""
    soon: Annotated[list[int], Key("bonus_halves"), by_seat(MOST)] = [0, 0]
    """Bonus in the next duel."""
    later: Annotated[list[int], Key("later_halves"), by_seat(MOST)] = [0, 0]
    """Bonus in the duel after that."""
    chosen: Annotated[list[int], Key("laid"), Each("", OneOf("card", "CARDS", CARDS, {-1: None}), SEATS, "SEATS")] = [-1, -1]
    """The card each seat has laid down for this duel."""


@dataclass(frozen=True, eq=False)
class BattlePart(Part):
    """The battle; of old its lists had the German number first."""

    def load(self, data: Field) -> Any:
        if data.value is None or not data.has("duel"):
            return super().load(data)
        data.only(("force", "duel", "damage", "chosen", "soon", "later"))
        battle = Battle(data.at("force").index(tuple(FORCES)))
        battle.duel = data.at("duel", 0).number(0, DUELS)
        battle.damage = data.at("damage", [0, 0]).numbers(2, 0, DUELS)
        battle.chosen = data.at("chosen", [-1, -1]).numbers(2, -1, len(CARDS) - 1)
        battle.soon = data.at("soon", [0, 0]).numbers(2, 0, MOST)
        battle.later = data.at("later", [0, 0]).numbers(2, 0, MOST)
        return battle


BATTLE: Final = BattlePart("", attributes(BattleAttributes), lambda: Battle(0))

WRITTEN: Final = (Written("state.py", "Battle", BATTLE.declared, ("force",)),)
"""The classes of things in a State."""
