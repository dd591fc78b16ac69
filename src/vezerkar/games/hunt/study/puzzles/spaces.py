"""Spaces as options of a puzzle."""

from __future__ import annotations

from vezerkar.engine.game import Translator
from vezerkar.engine.puzzle import PuzzleOption


def space_option(option: str, tr: Translator) -> PuzzleOption:
    """A space as an option."""
    return PuzzleOption(option, tr("puzzle-space", {"space": option}), area=option)
