"""Knowledge for the report of a game: its judge. What a single choice was worth it cannot tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.engine.event import Event
from vezerkar.games.wg35.heuristics.evaluation import evaluate as win_chance
from vezerkar.games.wg35.state import SkirmishState

__all__ = ["ERROR", "FITTED", "JUDGES_CHOICES", "foretells", "in_decks", "prepare", "reshuffle", "win_chance"]

FITTED: Final = True
JUDGES_CHOICES: Final = False
ERROR: Final = 0.1
"""Nobody has measured it for this game; it is that of the judge of Quartermaster General."""


def prepare(s: SkirmishState, seat: int, sample: int, events: Sequence[Event]) -> None:
    """Put into an imagined State what players in it reckon with: nothing besides what it has."""


def foretells(s: SkirmishState) -> bool:
    """Return whether the judge says more than a guess at this time of the game: as soon as figures are on the table."""
    return bool(s.on)


def in_decks(s: SkirmishState) -> int:
    """Return how many cards lie in decks that were shuffled ahead: there are none, for players choose their cards."""
    return 0


def reshuffle(s: SkirmishState) -> None:
    """Order the decks anew: there is nothing to do."""
