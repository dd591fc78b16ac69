"""The phase and the battle in progress, as everybody sees them."""

from __future__ import annotations

from typing import Final

from vezerkar.games.triumph.game_data import NEW_YEAR
from vezerkar.games.triumph.rules.combat import AfterCombat, Battles, LandEnd, LandRoundEnd, Marking
from vezerkar.games.triumph.rules.command import CommandPhase, Season, WinterCommand
from vezerkar.games.triumph.rules.government import Government
from vezerkar.games.triumph.rules.movement import MovementPhase
from vezerkar.games.triumph.rules.new_year import YEAR_START, Year
from vezerkar.games.triumph.rules.production import Production
from vezerkar.games.triumph.rules.sea import SeaBattle, SeaEnd, SeaRoundEnd
from vezerkar.games.triumph.state import NOBODY, TntState

PHASES: Final[tuple[str, ...]] = (
    *("setup", "year_start", "production", "government", "command", "movement", "combat", "supply"),
)
SETTING_UP: Final = 0
BEGINNING: Final = 1
PRODUCING: Final = 2
GOVERNING: Final = 3
COMMANDING: Final = 4
MOVING: Final = 5
FIGHTING: Final = 6
SUPPLYING: Final = 7


def phase_of(s: TntState) -> int:
    """Return the place in `PHASES` of the phase in progress: which procedures are running is no secret."""
    for step in reversed(s.stack):
        if isinstance(step, Production):
            return PRODUCING
        if isinstance(step, Government):
            return GOVERNING
        if isinstance(step, (CommandPhase, Season, WinterCommand)):
            return COMMANDING
        if isinstance(step, MovementPhase):
            return MOVING
        if isinstance(step, (Marking, Battles, AfterCombat)):
            return FIGHTING
        if isinstance(step, Year) and step.at == YEAR_START and not s.over:
            return SETTING_UP
    return BEGINNING if s.season == NEW_YEAR else SUPPLYING


def battle_area(s: TntState) -> int:
    """Return the area of the battle in progress, or `NOBODY`."""
    for step in s.stack:
        if isinstance(step, (LandRoundEnd, LandEnd, SeaBattle, SeaRoundEnd, SeaEnd)):
            return step.area
    return NOBODY
