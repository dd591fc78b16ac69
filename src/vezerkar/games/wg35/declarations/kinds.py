"""Declared: the kinds of values of WG35, of which the declarations of its State and its events are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from vezerkar.engine.declare import Each, Kind, Mask, Number, OneOf, Truth, Word
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field
from vezerkar.games.wg35.battle.endings import ENDINGS
from vezerkar.games.wg35.battle.numbering import NOBODY, SEATS
from vezerkar.games.wg35.battle.point import NO_POINT, point, point_x, point_y, point_z
from vezerkar.games.wg35.game_data import ABILITIES, CARDS, MISSIONS, UNITS
from vezerkar.games.wg35.notation import EDGES, FIGURES, MODES

FAR: Final = 2046
HIGH: Final = 1022
"""The greatest coordinates a point can have."""


@dataclass(frozen=True, eq=False)
class Point(Kind):
    """A point of the table, or null; for positions."""

    def dump(self, value: int) -> Json:
        return None if value == NO_POINT else [point_x(value), point_y(value), point_z(value)]

    def load(self, data: Field) -> int:
        if data.value is None:
            return NO_POINT
        x, y, z = data.row(3)
        return point(x.number(0, FAR), y.number(0, FAR), z.number(0, HIGH))

    def words(self) -> str:
        return "[x, y, z] or null"


# --- sides, figures and what they have -------------------------------------------------------------------------------

Actor: TypeAlias = Annotated[int, OneOf("actor", "SEATS", SEATS)]
Seat: TypeAlias = Annotated[int, OneOf("seat", "SEATS", SEATS)]
SeatOrNobody: TypeAlias = Annotated[int, OneOf("seat", "SEATS", SEATS, {NOBODY: None})]
ActingFigure: TypeAlias = Annotated[int, OneOf("acting_piece", "FIGURES", FIGURES)]
Figure: TypeAlias = Annotated[int, OneOf("piece", "FIGURES", FIGURES)]
FigureOrNobody: TypeAlias = Annotated[int, OneOf("piece", "FIGURES", FIGURES, {NOBODY: None})]
Figures: TypeAlias = Annotated[int, Mask("piece", "FIGURES", FIGURES)]
FigureList: TypeAlias = Annotated[list[int], Each("piece", OneOf("piece", "FIGURES", FIGURES))]
Unit: TypeAlias = Annotated[int, OneOf("word", "UNITS", UNITS)]
Weapon: TypeAlias = Annotated[str, Word("word")]
"""The id of a weapon, or of another thing that figures have."""
Arm: TypeAlias = Annotated[int, Number("", NOBODY)]
"""A weapon that a figure brought, by its number; -1 none. For positions."""
Ability: TypeAlias = Annotated[int, OneOf("word", "ABILITIES", ABILITIES)]
Card: TypeAlias = Annotated[int, OneOf("card", "CARDS", CARDS)]
Cards: TypeAlias = Annotated[list[int], Each("card", OneOf("card", "CARDS", CARDS))]

# --- the table and the match -----------------------------------------------------------------------------------------

Place: TypeAlias = Annotated[int, Point("space")]
Mission: TypeAlias = Annotated[int, OneOf("word", "MISSIONS", MISSIONS)]
Edge: TypeAlias = Annotated[int, OneOf("word", "EDGES", EDGES)]
Mode: TypeAlias = Annotated[int, OneOf("word", "MODES", MODES)]
Rule: TypeAlias = Annotated[str, Word("rule")]
Ending: TypeAlias = Annotated[int, OneOf("word", "ENDINGS", ENDINGS)]

# --- numbers ---------------------------------------------------------------------------------------------------------

Count: TypeAlias = Annotated[int, Number("count")]
Points: TypeAlias = Annotated[int, Number("points")]
Die: TypeAlias = Annotated[int, Number("die", 1, 10)]
Target: TypeAlias = Annotated[int, Number("target")]
Success: TypeAlias = Annotated[bool, Truth("success")]
Flag: TypeAlias = Annotated[bool, Truth("flag")]
