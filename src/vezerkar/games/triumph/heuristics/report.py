"""Knowledge for the report of a game: its judge, and the decks. What a single choice was worth it cannot tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.engine.event import Event
from vezerkar.games.triumph.heuristics.judge import win_chance
from vezerkar.games.triumph.state import TntState

__all__ = ["ERROR", "FITTED", "JUDGES_CHOICES", "foretells", "in_decks", "prepare", "reshuffle", "win_chance"]

FITTED: Final = True
JUDGES_CHOICES: Final = False
ERROR: Final = 0.1
"""Nobody has measured it for this game; it is that of the judge of Quartermaster General."""

FIRST_YEAR: Final = 1938
"""Before this year the judge hardly foretells the end better than a guess does."""


def prepare(s: TntState, seat: int, sample: int, events: Sequence[Event]) -> None:
    """Put into an imagined State what players in it reckon with: nothing besides what it has."""


def foretells(s: TntState) -> bool:
    """Return whether the judge says more than a guess at this time of the game."""
    return s.year >= FIRST_YEAR


def in_decks(s: TntState) -> int:
    """Return how many cards lie in the decks, which were shuffled ahead."""
    return len(s.decks[0]) + len(s.decks[1])


def reshuffle(s: TntState) -> None:
    """Order both decks anew by the dice of the State: nobody knows anything of them."""
    for deck in range(2):
        rest = sorted(s.decks[deck])
        mixed: list[int] = []
        while rest:
            mixed.append(rest.pop(s.randbelow(len(rest))))
        s.decks[deck] = tuple(mixed)
