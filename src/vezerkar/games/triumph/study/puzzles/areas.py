"""Areas as options of a puzzle, and where a faction's units are that need supply."""

from __future__ import annotations

from vezerkar.engine.game import Translator
from vezerkar.engine.match import Match
from vezerkar.engine.puzzle import PuzzleOption
from vezerkar.engine.scene import Scene
from vezerkar.games.triumph.declarations.view_types import TriumphView
from vezerkar.games.triumph.game_data import AREA_COUNT, AREAS, BLOCK_FACTION, BLOCK_TYPE
from vezerkar.games.triumph.presentation.labels import area_name
from vezerkar.games.triumph.rules.control import determine
from vezerkar.games.triumph.rules.supply import NEEDS_SUPPLY
from vezerkar.games.triumph.state import TntState


def area_option(option: str, tr: Translator) -> PuzzleOption:
    """An area as an option."""
    return PuzzleOption(option, area_name(option, tr), area=option)


def hungry(s: TntState, faction: int) -> dict[int, int]:
    """For each area with Tanks or Infantry of a faction the number of these (T&T 14.1)."""
    found: dict[int, int] = {}
    for area in range(AREA_COUNT):
        number = sum(1 for block in s.at[area] if BLOCK_FACTION[block] == faction and NEEDS_SUPPLY[BLOCK_TYPE[block]])
        if number:
            found[area] = number
    return found


def is_settled(match: Match[TntState, TriumphView]) -> bool:
    """Return True if control is as the pieces on the board show it: it was determined after the last of them moved."""
    fresh = match.state.clone()
    fresh.steady = False
    determine(fresh)
    return fresh.control == match.state.control


def plain(scene: Scene) -> None:
    """Areas say no more than their name, what they are worth and who holds them."""
    for area in scene.areas:
        area.badge = ""


def names(areas: list[int], tr: Translator) -> list[str]:
    """The names of areas."""
    return [area_name(AREAS[area], tr) for area in areas]
