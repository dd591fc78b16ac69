"""The themes of the puzzles of Triumph & Tragedy; ``stored.json`` beside them holds the puzzles that are shipped."""

from typing import Final

from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.games.triumph.declarations.view_types import TriumphView
from vezerkar.games.triumph.state import TntState
from vezerkar.games.triumph.study.puzzles.borders import Borders
from vezerkar.games.triumph.study.puzzles.keystone import Keystone
from vezerkar.games.triumph.study.puzzles.lines import Lines

THEMES: Final[tuple[PuzzleTheme[TntState, TriumphView], ...]] = (Lines(), Keystone(), Borders())
