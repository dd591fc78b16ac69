"""The themes of the puzzles of The Hunt; ``stored.json`` beside them holds the puzzles that are shipped."""

from typing import Final

from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.games.hunt.declarations.view_types import HuntView
from vezerkar.games.hunt.puzzles.clue import CheapestClue
from vezerkar.games.hunt.puzzles.places import Places
from vezerkar.games.hunt.state import HuntState

THEMES: Final[tuple[PuzzleTheme[HuntState, HuntView], ...]] = (Places(), CheapestClue())
