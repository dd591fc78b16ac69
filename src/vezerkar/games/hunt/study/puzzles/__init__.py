"""The themes of the puzzles of The Hunt; ``stored.json`` beside them holds the puzzles that are shipped."""

from typing import Final

from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.games.hunt.declarations.view_types import HuntView
from vezerkar.games.hunt.state import HuntState
from vezerkar.games.hunt.study.puzzles.clue import CheapestClue
from vezerkar.games.hunt.study.puzzles.places import Places

THEMES: Final[tuple[PuzzleTheme[HuntState, HuntView], ...]] = (Places(), CheapestClue())
