"""The themes of the puzzles of Quartermaster General; ``stored.json`` beside them holds the puzzles that are shipped."""

from typing import Final

from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.games.quartermaster.declarations.view_types import QuartermasterView
from vezerkar.games.quartermaster.puzzles.cut import Cut
from vezerkar.games.quartermaster.puzzles.unsupplied import Unsupplied
from vezerkar.games.quartermaster.state import QmgState

THEMES: Final[tuple[PuzzleTheme[QmgState, QuartermasterView], ...]] = (Unsupplied(), Cut())
