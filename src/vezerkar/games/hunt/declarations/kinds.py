"""Declared: the kinds of values of The Hunt, of which the declarations of its State and its events are made."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from vezerkar.engine.declare import Each, Kind, Mask, Number, OneOf, Truth, Word
from vezerkar.games.hunt.game_data import CARDS, FORCES, FREIGHTERS, SEATS, SPACES, TRACK, TRACK_LENGTH
from vezerkar.games.hunt.state import ARRIVED, ENDINGS, IN_BAG, PHASES, PLANE, SUNK

Actor: TypeAlias = Annotated[int, OneOf("actor", "SEATS", SEATS)]
Seat: TypeAlias = Annotated[int, OneOf("seat", "SEATS", SEATS)]
Space: TypeAlias = Annotated[int, OneOf("space", "SPACES", SPACES)]
SpaceOrNone: TypeAlias = Annotated[int, OneOf("space", "SPACES", SPACES, {-1: None})]
Spaces: TypeAlias = Annotated[int, Mask("space", "SPACES", SPACES)]
Card: TypeAlias = Annotated[int, OneOf("card", "CARDS", CARDS)]
CardOrNone: TypeAlias = Annotated[int, OneOf("card", "CARDS", CARDS, {-1: ""})]
Cards: TypeAlias = Annotated[list[int], Each("card", OneOf("card", "CARDS", CARDS))]
Force: TypeAlias = Annotated[int, OneOf("piece", "FORCES", FORCES)]
Freighter: TypeAlias = Annotated[int, OneOf("piece", "FREIGHTERS", FREIGHTERS)]
Plane: TypeAlias = Annotated[int, OneOf("word", "PLANE", PLANE)]
Phase: TypeAlias = Annotated[int, OneOf("word", "PHASES", PHASES)]
Ending: TypeAlias = Annotated[int, OneOf("word", "ENDINGS", ENDINGS)]
Count: TypeAlias = Annotated[int, Number("count")]
Points: TypeAlias = Annotated[int, Number("points")]
Halves: TypeAlias = Annotated[int, Number("halves")]
Die: TypeAlias = Annotated[int, Number("die", 1, 6)]
Target: TypeAlias = Annotated[int, Number("target")]
Success: TypeAlias = Annotated[bool, Truth("success")]
Flag: TypeAlias = Annotated[bool, Truth("flag")]
Rule: TypeAlias = Annotated[str, Word("rule")]
NoClue: TypeAlias = Annotated[str, Word("word", ("immune", "none_left", "no_space"))]
PlaneCause: TypeAlias = Annotated[str, Word("word", ("used", "repair", "event"))]

FORCE_PLACE: Final[Kind] = OneOf("space", "SPACES", SPACES, {TRACK + n: f"track-{n + 1}" for n in range(TRACK_LENGTH)})
FREIGHTER_PLACE: Final[Kind] = OneOf("space", "SPACES", SPACES, {IN_BAG: "bag", ARRIVED: "arrived", SUNK: "sunk"})
ForcePlaces: TypeAlias = Annotated[list[int], Each("space", FORCE_PLACE, FORCES, "FORCES")]
FreighterPlaces: TypeAlias = Annotated[list[int], Each("space", FREIGHTER_PLACE, FREIGHTERS, "FREIGHTERS")]
