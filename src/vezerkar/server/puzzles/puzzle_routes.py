"""The HTTP API of puzzles, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from vezerkar.server.http.dependencies import COMMANDS, DRAFTS, READS, Call, Language, account_of, required_sign_in
from vezerkar.server.http.openapi import READ, WRITE, answer
from vezerkar.server.http.route_kinds import AS_IT_IS, JSON, Context, gzipped, gzipped_json, see
from vezerkar.server.puzzles.puzzle_messages import (
    PuzzlePage,
    PuzzleThemeInfo,
    PuzzleTry,
    PuzzleVerdict,
    PuzzleVote,
    SolverPage,
    VoteResult,
)

BETWEEN: Final = ","


@see(
    "/api/games/{game:str}/puzzles",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[PuzzleThemeInfo], *READ, "try_again", "unknown_game"),
)
async def see_puzzle_themes(request: Call, context: Context, game: FromPath[str], language: Language) -> Response[bytes]:
    """The themes of a game's puzzles."""
    return await gzipped_json(request, await context.puzzles.themes(game, language))


@see(
    "/api/games/{game:str}/puzzles/daily",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzlePage, *READ, "try_again", "unknown_game", "not_found"),
)
async def see_daily_puzzle(request: Call, context: Context, game: FromPath[str], language: Language) -> Response[bytes]:
    """The puzzle of today, without its answer."""
    return await gzipped(request, await context.puzzles.daily(await account_of(request), game, language), JSON)


@see(
    "/api/games/{game:str}/puzzles/next",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzlePage, *READ, "try_again", "unknown_game", "not_found"),
)
async def see_next_puzzle(
    request: Call,
    context: Context,
    game: FromPath[str],
    language: Language,
    theme: FromQuery[str] = "",
    known: Annotated[str, QueryParameter(max_length=4000)] = "",
) -> Response[bytes]:
    """A puzzle near one's level that is not known already, without its answer."""
    seen = [one for one in known.split(BETWEEN) if one]
    return await gzipped(request, await context.puzzles.next(await account_of(request), game, theme, seen, language), JSON)


@see(
    "/api/games/{game:str}/puzzles/mine",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(SolverPage, *READ, "sign_in", "try_again", "unknown_game"),
)
async def see_own_puzzles(request: Call, context: Context, game: FromPath[str], language: Language) -> Response[bytes]:
    """One's level at the puzzles of a game, and one's tries."""
    found = await required_sign_in(request)
    return await gzipped_json(request, await context.puzzles.solver(found.account.id, game, language))


@see(
    "/api/puzzles/{puzzle:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzlePage, *READ, "try_again", "not_found"),
)
async def see_puzzle(request: Call, context: Context, puzzle: FromPath[str], language: Language) -> Response[bytes]:
    """A puzzle, without its answer."""
    return await gzipped(request, await context.puzzles.page(await account_of(request), puzzle, language), JSON)


@post(
    "/api/puzzles/{puzzle:str}/try",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(PuzzleVerdict, *WRITE, "not_found"),
)
async def answer_puzzle(
    request: Call, context: Context, puzzle: FromPath[str], data: JSONBody[PuzzleTry], language: Language
) -> Response[bytes]:
    """Try to solve a puzzle: what is right, and why. The first try of an account is kept and rated."""
    return await gzipped(request, await context.puzzles.attempt(await account_of(request), puzzle, data, language), JSON)


@post(
    "/api/puzzles/{puzzle:str}/vote",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=answer(VoteResult, *WRITE, "sign_in", "not_tried"),
)
async def vote_on_puzzle(request: Call, context: Context, puzzle: FromPath[str], data: JSONBody[PuzzleVote]) -> VoteResult:
    """Say what one thinks of a puzzle that one has tried."""
    found = await required_sign_in(request)
    return await context.puzzles.vote(found.account.id, puzzle, data.good)


PUZZLE_ROUTES: list[HTTPRouteHandler] = [
    see_puzzle_themes,
    see_daily_puzzle,
    see_next_puzzle,
    see_own_puzzles,
    see_puzzle,
    answer_puzzle,
    vote_on_puzzle,
]
