"""The themes of the puzzles of WG35; ``stored.json`` beside them holds the puzzles that are shipped."""

from typing import Final

from vezerkar.engine.puzzle import PuzzleTheme
from vezerkar.games.wg35.declarations.view_types import Wg35View
from vezerkar.games.wg35.state import SkirmishState
from vezerkar.games.wg35.study.puzzles.sight import Seen, Seers

THEMES: Final[tuple[PuzzleTheme[SkirmishState, Wg35View], ...]] = (Seers(), Seen())
