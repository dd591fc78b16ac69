"""The themes of the puzzles of Quartermaster General; ``stored.json`` beside them holds the puzzles that are shipped."""

from typing import Final

from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.games.quartermaster.declarations.view_types import QuartermasterView
from vezerkar.games.quartermaster.state import QmgState
from vezerkar.games.quartermaster.study.puzzles.cut import Cut
from vezerkar.games.quartermaster.study.puzzles.unsupplied import Unsupplied

THEMES: Final[tuple[PuzzleTheme[QmgState, QuartermasterView], ...]] = (Unsupplied(), Cut())
