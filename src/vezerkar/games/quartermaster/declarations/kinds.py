"""Declared: the kinds of values of Quartermaster General, of which the declarations of its State and its events are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from vezerkar.engine.declare import Each, Kind, Mask, Number, OneOf, Word
from vezerkar.games.quartermaster.game_data import CARD_ID, COUNTRIES, KINDS, SPACES, TEAMS
from vezerkar.games.quartermaster.state import ENDINGS, NOBODY, SHORTAGE, SUPPLY_SPACES

CARD_KIND: Final[Kind] = OneOf("card", "CARD_ID", CARD_ID)
SPACES_KIND: Final[Kind] = Mask("space", "SPACES", SPACES)


@dataclass(frozen=True, eq=False)
class TeamNumber(OneOf):
    """A team, told by its number."""

    def code(self, value: str) -> str:
        return value


Actor: TypeAlias = Annotated[int, OneOf("actor", "COUNTRIES", COUNTRIES)]
Country: TypeAlias = Annotated[int, OneOf("seat", "COUNTRIES", COUNTRIES)]
Countries: TypeAlias = Annotated[int, Mask("seat", "COUNTRIES", COUNTRIES)]
Team: TypeAlias = Annotated[int, TeamNumber("word", "TEAMS", TEAMS)]
TeamOrNone: TypeAlias = Annotated[int, OneOf("word", "TEAMS", TEAMS, {NOBODY: None})]
Space: TypeAlias = Annotated[int, OneOf("space", "SPACES", SPACES)]
Spaces: TypeAlias = Annotated[int, SPACES_KIND]
PieceKind: TypeAlias = Annotated[int, OneOf("word", "KINDS", KINDS)]
Card: TypeAlias = Annotated[int, CARD_KIND]
Cards: TypeAlias = Annotated[list[int], Each("card", CARD_KIND)]
Source: TypeAlias = Annotated[int, OneOf("word", "CARD_ID", CARD_ID, {SUPPLY_SPACES: "supply_spaces", SHORTAGE: "shortage"})]
Count: TypeAlias = Annotated[int, Number("count")]
Points: TypeAlias = Annotated[int, Number("points")]
Ending: TypeAlias = Annotated[int, OneOf("word", "ENDINGS", ENDINGS)]
Rule: TypeAlias = Annotated[str, Word("rule")]
