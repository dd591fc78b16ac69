"""Puzzles in words: what the routes of the API ask of those that come with the games."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from random import SystemRandom
from typing import Final

from vezerkar.engine import VezerkarError
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.known_game import known_game
from vezerkar.server.pages.puzzle_messages import PuzzlePage, PuzzleThemeInfo, PuzzleTry, PuzzleVerdict
from vezerkar.study import puzzles
from vezerkar.study.puzzles import Posed, Puzzle
from vezerkar.translation import translator

CHANCE: Final = SystemRandom()
BETWEEN: Final = ","


@cache
def puzzle_themes(game: str, lang: str) -> list[PuzzleThemeInfo]:
    """Return the themes of a game that have puzzles, in their order. Raises `ApiError`."""
    tr = translator(known_game(game).id, lang)
    counts: dict[str, int] = {}
    for one in puzzles.stored(game).puzzles:
        counts[one.theme] = counts.get(one.theme, 0) + 1
    themes = known_game(game).puzzles()
    return [PuzzleThemeInfo(one.id, one.name(tr), counts[one.id]) for one in themes if one.id in counts]


def daily_puzzle(game: str, lang: str) -> PuzzlePage:
    """Return the puzzle of today, by the time of Greenwich. Raises `ApiError`."""
    known_game(game)
    today = datetime.now(UTC).date()
    return page_of(puzzles.daily(game, today), lang, today.isoformat())


def next_puzzle(game: str, theme: str, known: str, lang: str) -> PuzzlePage:
    """Return a puzzle of a theme (empty: of any) that is not among those ``known``, ids with commas. Raises `ApiError`."""
    try:
        if theme:
            puzzles.theme(known_game(game), theme)
    except VezerkarError as error:
        raise ApiError("not_found") from error
    known_game(game)
    return page_of(puzzles.another(game, theme, frozenset(known.split(BETWEEN)), CHANCE), lang)


def one_puzzle(wanted: str, lang: str) -> PuzzlePage:
    """Return the puzzle of this id. Raises `ApiError`."""
    return page_of(puzzles.puzzle(wanted), lang)


def page_of(found: Puzzle | None, lang: str, day: str = "") -> PuzzlePage:
    """Return a puzzle in words. Raises `ApiError` if there is none."""
    if found is None:
        raise ApiError("not_found")
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
    )


def try_puzzle(wanted: str, tried: PuzzleTry, lang: str) -> PuzzleVerdict:
    """Return if a try is right, and what is. Raises `ApiError`."""
    found = puzzles.puzzle(wanted)
    if found is None:
        raise ApiError("not_found")
    posed = Posed(found)
    options, right = posed.options, posed.right
    for one in tried.chosen:
        if one not in options:
            raise ApiError("malformed", detail=f"'chosen': there is no option {one!r}")
    answer = [one for one in options if one in right]
    return PuzzleVerdict(posed.is_right(tried.chosen), answer, posed.proof(translator(found.game, lang)))
