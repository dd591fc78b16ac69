"""The HTTP API of puzzles, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from vezerkar.server.http.dependencies import DRAFTS, READS, Call, Language
from vezerkar.server.http.openapi import READ, WRITE, answer
from vezerkar.server.http.route_kinds import AS_IT_IS, computed_json, see
from vezerkar.server.pages.puzzle_messages import PuzzlePage, PuzzleThemeInfo, PuzzleTry, PuzzleVerdict
from vezerkar.server.pages.puzzles import daily_puzzle, next_puzzle, one_puzzle, puzzle_themes, try_puzzle


@see(
    "/api/games/{game:str}/puzzles",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[PuzzleThemeInfo], *READ, "unknown_game"),
)
async def see_puzzle_themes(request: Call, game: FromPath[str], language: Language) -> Response[bytes]:
    """The themes of a game's puzzles."""
    return await computed_json(request, puzzle_themes, game, language)


@see(
    "/api/games/{game:str}/puzzles/daily",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzlePage, *READ, "unknown_game", "not_found"),
)
async def see_daily_puzzle(request: Call, game: FromPath[str], language: Language) -> Response[bytes]:
    """The puzzle of today, without its answer."""
    return await computed_json(request, daily_puzzle, game, language)


@see(
    "/api/games/{game:str}/puzzles/next",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzlePage, *READ, "unknown_game", "not_found"),
)
async def see_next_puzzle(
    request: Call,
    game: FromPath[str],
    language: Language,
    theme: FromQuery[str] = "",
    known: Annotated[str, QueryParameter(max_length=4000)] = "",
) -> Response[bytes]:
    """A puzzle that is not among those known already, without its answer."""
    return await computed_json(request, next_puzzle, game, theme, known, language)


@see(
    "/api/puzzles/{puzzle:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzlePage, *READ, "not_found"),
)
async def see_puzzle(request: Call, puzzle: FromPath[str], language: Language) -> Response[bytes]:
    """A puzzle, without its answer."""
    return await computed_json(request, one_puzzle, puzzle, language)


@post(
    "/api/puzzles/{puzzle:str}/try",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzleVerdict, *WRITE, "not_found"),
)
async def answer_puzzle(request: Call, puzzle: FromPath[str], data: JSONBody[PuzzleTry], language: Language) -> Response[bytes]:
    """Try to solve a puzzle: what is right, and why."""
    return await computed_json(request, try_puzzle, puzzle, data, language)


PUZZLE_ROUTES: list[HTTPRouteHandler] = [
    see_puzzle_themes,
    see_daily_puzzle,
    see_next_puzzle,
    see_puzzle,
    answer_puzzle,
]
