"""Declared: the kinds of values of Triumph & Tragedy, of which the declarations of its State and its events are made."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from vezerkar.engine.declare import Called, Each, Mask, Number, OneOf, Word
from vezerkar.games.triumph.game_data import AREAS, CARDS, DECKS, FACTIONS, INTELS, NATIONS, PARTIES, SEASONS, TECHS, TYPES
from vezerkar.games.triumph.state import ENDINGS, NOBODY, TURN_KINDS

Actor: TypeAlias = Annotated[int, OneOf("actor", "FACTIONS", FACTIONS)]
Faction: TypeAlias = Annotated[int, OneOf("seat", "FACTIONS", FACTIONS)]
Factions: TypeAlias = Annotated[list[int], Each("seat", OneOf("seat", "FACTIONS", FACTIONS))]
Party: TypeAlias = Annotated[int, OneOf("", "PARTIES", PARTIES)]
PartyOrNobody: TypeAlias = Annotated[int, OneOf("", "PARTIES", PARTIES, {NOBODY: "nobody"})]
FactionMask: TypeAlias = Annotated[int, Mask("seat", "FACTIONS", FACTIONS)]
Parties: TypeAlias = Annotated[int, Mask("", "PARTIES", PARTIES)]
Area: TypeAlias = Annotated[int, OneOf("space", "AREAS", AREAS)]
Areas: TypeAlias = Annotated[list[int], Each("space", OneOf("space", "AREAS", AREAS))]
Nation: TypeAlias = Annotated[int, OneOf("nation", "NATIONS", NATIONS)]
Owner: TypeAlias = Annotated[int, OneOf("acting_nation", "NATIONS", NATIONS)]
UnitType: TypeAlias = Annotated[int, OneOf("piece", "TYPES", TYPES)]
Card: TypeAlias = Annotated[int, OneOf("card", "CARDS", CARDS)]
Cards: TypeAlias = Annotated[tuple[int, ...], Each("card", OneOf("card", "CARDS", CARDS))]
Deck: TypeAlias = Annotated[int, OneOf("word", "DECKS", DECKS)]
Tech: TypeAlias = Annotated[int, OneOf("word", "TECHS", TECHS)]
Techs: TypeAlias = Annotated[list[int], Each("word", OneOf("word", "TECHS", TECHS))]
Intel: TypeAlias = Annotated[int, OneOf("word", "INTELS", INTELS)]
FactionOrNone: TypeAlias = Annotated[int, OneOf("seat", "FACTIONS", FACTIONS, {NOBODY: None})]
TurnKind: TypeAlias = Annotated[int, OneOf("word", "TURN_KINDS", TURN_KINDS)]
Season: TypeAlias = Annotated[int, OneOf("word", "SEASONS", SEASONS)]
Ending: TypeAlias = Annotated[int, OneOf("word", "ENDINGS", ENDINGS)]
BattleKind: TypeAlias = Annotated[str, Word("word", ("land", "raid", "sea"))]
TargetClass: TypeAlias = Annotated[str, Word("word", ("A", "N", "G", "S", "I"))]
Rule: TypeAlias = Annotated[str, Word("rule")]
Code: TypeAlias = Annotated[int, Number()]
Count: TypeAlias = Annotated[int, Number("count")]
Points: TypeAlias = Annotated[int, Number("points")]
Die: TypeAlias = Annotated[int, Number("die", 1, 6)]
Dice: TypeAlias = Annotated[list[int], Each("die", Called("die", "str"))]
Target: TypeAlias = Annotated[int, Number("target")]
Hits: TypeAlias = Annotated[int, Number("success")]
