"""The State as far as a view shows it, to put questions to the rules: what is supplied, what is cut off, what a unit hits with.

What the viewer does not see is not there: hidden blocks are left out, and a known block of a Rival gets any number of its kind.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.dice import Dice
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    FACTION_INDEX,
    FIRST_BLOCK,
    NATION_INDEX,
    PARTIES,
    SUBMARINE,
    TECHS,
    TYPE_INDEX,
)
from vezerkar.games.triumph.notation import NO_VIA
from vezerkar.games.triumph.presentation.labels import BLOCK_INDEX
from vezerkar.games.triumph.presentation.typed_view import ESCAPED, BlockView, TypedView
from vezerkar.games.triumph.rules.units import BLOCK_BIT, FORTS_HERE, with_item
from vezerkar.games.triumph.state import ENGAGED, INVADED, LEFT_BATTLE, START, TURN_KINDS, Variant, new_state

PARTY_INDEX: Final = {name: i for i, name in enumerate(PARTIES)}
DEEDS: Final = {"engaged": ENGAGED, "invaded": INVADED, "left_battle": LEFT_BATTLE}


def factions(names: list[str]) -> int:
    """A set of factions."""
    mask = 0
    for name in names:
        mask |= BIT[FACTION_INDEX[name]]
    return mask


def parties(names: list[str]) -> int:
    """A set of parties."""
    mask = 0
    for name in names:
        mask |= BIT[PARTY_INDEX[name]]
    return mask


class ViewState:
    """A `TntState` made of a view. ``numbers[i]`` are the blocks that stand in it for the i-th piece of the sheet."""

    def __init__(self, sheet: TypedView) -> None:
        self.sheet = sheet
        self.s = new_state(Dice(b"sketch"), Variant())
        self.numbers: list[list[int]] = []
        self._politics()
        for piece in sheet.pieces:
            self.numbers.append(self._place(piece))

    def _politics(self) -> None:
        s, sheet = self.s, self.sheet
        s.year = sheet.year
        if sheet.active:
            s.active = FACTION_INDEX[sheet.active]
        s.turn_kind = TURN_KINDS.index(sheet.turn)
        for name, party in sheet.control.items():
            s.control[AREA_INDEX[name]] = PARTY_INDEX[party]
        for name, there in sheet.seas.items():
            s.control[AREA_INDEX[name]] = factions(there)
        for name, faction in sheet.factions.items():
            index = FACTION_INDEX[name]
            s.war[index] = factions(faction.war)
            for tech in faction.techs:
                s.techs[index] |= BIT[TECHS.index(tech)]
        for nation, (holder, count) in sheet.influence.items():
            s.influence[NATION_INDEX[nation]] = count << 2 | FACTION_INDEX[holder]
        for nation, holder in sheet.markers.items():
            s.marker[NATION_INDEX[nation]] = FACTION_INDEX[holder]
        for nation, foes in sheet.armed.items():
            s.armed |= BIT[NATION_INDEX[nation]]
            s.foes[NATION_INDEX[nation]] = factions(foes)
        for nation in sheet.fallen:
            s.fallen |= BIT[NATION_INDEX[nation]]
        for name, cv in sheet.forts.items():
            s.forts[AREA_INDEX[name]] = cv
            s.here[AREA_INDEX[name]] |= FORTS_HERE
        s.struck = factions(sheet.struck)
        for party, at in sheet.targets.items():
            s.targets[PARTY_INDEX[party]] = parties(at)

    def _place(self, piece: BlockView) -> list[int]:
        """Put the blocks of a piece on the map; none if their faces are hidden."""
        s = self.s
        area, escaped = AREA_INDEX[piece.area], piece.state == ESCAPED
        if not escaped:
            s.here[area] |= BIT[FACTION_INDEX[piece.faction]]
        if not piece.unit and not escaped:
            return []
        kind = TYPE_INDEX[piece.unit] if piece.unit else SUBMARINE
        numbers = [BLOCK_INDEX[name] for name in piece.blocks] or self.unused(piece.nation, kind, piece.size)
        for number in numbers:
            self.stand(piece, number, piece.cv)
        return numbers

    def stand(self, piece: BlockView, number: int, cv: int) -> None:
        """Put a block on the map as one of a piece."""
        s, area = self.s, AREA_INDEX[piece.area]
        s.place[number] = area
        s.cv[number] = cv
        s.at[area] = with_item(s.at[area], number)
        if piece.state == ESCAPED:
            s.deep = with_item(s.deep, number)
        self._deeds(piece, number)

    def unused(self, nation: str, kind: int, size: int) -> list[int]:
        """Numbers for blocks of a Rival, of those that are not used yet."""
        found: list[int] = []
        number = FIRST_BLOCK[NATION_INDEX[nation]][kind]
        while len(found) < size:
            if self.s.place[number] < 0:
                found.append(number)
            number += 1
        return found

    def copy(self) -> ViewState:
        """The same with a State of its own."""
        other = copy(self)
        other.s = self.s.clone()
        return other

    def _deeds(self, piece: BlockView, number: int) -> None:
        """Set the deeds of a block this turn, as everybody saw them."""
        s = self.s
        if piece.start:
            via = AREA_INDEX[piece.via] if piece.via else NO_VIA
            s.moves[number] = via | AREA_INDEX[piece.start] << START | sum(DEEDS.get(flag, 0) for flag in piece.flags)
        if "acted" in piece.flags:
            s.done |= BLOCK_BIT[number]
        if "joined" in piece.flags:
            s.joined |= BLOCK_BIT[number]
