"""Puzzles in words: what is shown of them, and what the rules say to a try. Plain questions, which take some milliseconds."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.engine import VezerkarError
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.puzzles.puzzle_messages import PuzzlePage, PuzzleThemeInfo
from vezerkar.study import puzzles
from vezerkar.study.puzzles import Posed, Puzzle
from vezerkar.translation import translator


def puzzle_themes(game: str, fresh: dict[str, int], lang: str) -> list[PuzzleThemeInfo]:
    """Return the themes of a game that have puzzles, in their order; ``fresh`` counts those that the table has found.

    Raises `ApiError`.
    """
    tr = translator(known_game(game).id, lang)
    counts = dict(fresh)
    for one in puzzles.stored(game).puzzles:
        counts[one.theme] = counts.get(one.theme, 0) + 1
    themes = known_game(game).puzzles()
    return [PuzzleThemeInfo(one.id, one.name(tr), counts[one.id]) for one in themes if one.id in counts]


def require_theme(game: str, theme: str) -> None:
    """Raise `ApiError` unless a game has this theme; an empty one stands for any."""
    found = known_game(game)
    try:
        if theme:
            puzzles.theme(found, theme)
    except VezerkarError as error:
        raise ApiError("not_found") from error


def page_of(found: Puzzle, lang: str, day: str = "", tried: bool = False) -> PuzzlePage:
    """Return a puzzle in words, without its answer."""
    tr = translator(found.game, lang)
    posed = Posed(found)
    return PuzzlePage(
        id=found.id,
        game=found.game,
        theme=found.theme,
        title=posed.theme.name(tr),
        seat=tr(f"seat-{found.seat}", {}),
        question=posed.question(tr),
        several=posed.theme.several,
        options=posed.named(tr),
        scene=posed.scene(tr),
        words=posed.words(tr),
        day=day,
        tried=tried,
    )


def posed_for(found: Puzzle, chosen: list[str]) -> Posed:
    """Put a puzzle on the table for a try. Raises `ApiError` if it has not all the options that were chosen."""
    posed = Posed(found)
    for one in chosen:
        if one not in posed.options:
            raise ApiError("malformed", detail=f"'chosen': there is no option {one!r}")
    return posed


@lru_cache(maxsize=4096)
def chance_of(wanted: str) -> float:
    """Return the chance that a blind guess solves a puzzle that comes with a game."""
    found = puzzles.puzzle(wanted)
    assert found is not None
    return Posed(found).chance
