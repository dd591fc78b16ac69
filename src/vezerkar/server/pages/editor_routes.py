"""The HTTP API of boards, armies and positions of one's own, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Any

from litestar import Response, post, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from vezerkar.engine.editor import DraftCheck, EditorSpec
from vezerkar.engine.muster import MusterSpec, MusterView
from vezerkar.server.http.dependencies import (
    DRAFTS,
    READS,
    Call,
    Language,
)
from vezerkar.server.http.openapi import EVERY, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import (
    AS_IT_IS,
    computed_json,
    see,
)
from vezerkar.server.pages.editor import check_draft, editor_spec, starter_board
from vezerkar.server.pages.game_messages import Draft, MusterDraft
from vezerkar.server.pages.muster import muster_spec, muster_view
from vezerkar.server.pages.position_messages import PositionDraft, PositionPage, PositionSample
from vezerkar.server.pages.positions import position_page, position_samples, take_sample


@see(
    "/api/games/{game:str}/editor",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(EditorSpec, *READ, "unknown_game", "not_found"),
)
async def see_editor(request: Call, game: FromPath[str], language: Language) -> Response[bytes]:
    """Return what boards of one's own are made of."""
    return await computed_json(request, editor_spec, game, language)


@see(
    "/api/games/{game:str}/editor/{name:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(dict[str, Any], *READ, "unknown_game", "not_found"),
)
async def take_starter(request: Call, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A board to begin with."""
    return await computed_json(request, starter_board, game, name)


@post(
    "/api/games/{game:str}/editor",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(DraftCheck, *WRITE, "unknown_game", "not_found"),
)
async def check_board(request: Call, game: FromPath[str], data: JSONBody[Draft], language: Language) -> Response[bytes]:
    """Return the picture of a draft and its errors."""
    return await computed_json(request, check_draft, game, data, language)


@see(
    "/api/games/{game:str}/muster",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(MusterSpec, *READ, "unknown_game", "not_found"),
)
async def see_muster(request: Call, game: FromPath[str], language: Language) -> Response[bytes]:
    """The parts of armies."""
    return await computed_json(request, muster_spec, game, language)


@post(
    "/api/games/{game:str}/muster",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(MusterView, *WRITE, "unknown_game", "not_found", "illegal"),
)
async def change_army(request: Call, game: FromPath[str], data: JSONBody[MusterDraft], language: Language) -> Response[bytes]:
    """An army in the making, after a change."""
    return await computed_json(request, muster_view, game, data, language)


@see("/api/games/{game:str}/positions", responses=refusals(*EVERY, "malformed", "unknown_game", "not_found"))
async def see_samples(game: FromPath[str], language: Language) -> list[PositionSample]:
    """The positions with which the position editor can begin."""
    return position_samples(game, language)


@see(
    "/api/games/{game:str}/positions/{sample:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(dict[str, Any], *READ, "unknown_game", "not_found"),
)
async def see_sample(request: Call, game: FromPath[str], sample: FromPath[str]) -> Response[bytes]:
    """A position to begin with."""
    return await computed_json(request, take_sample, game, sample)


@post(
    "/api/games/{game:str}/positions",
    status_code=200,
    before_request=DRAFTS,
    opt={AS_IT_IS: True},
    responses=answer(PositionPage, *WRITE, "unknown_game", "not_found"),
)
async def change_position(
    request: Call, game: FromPath[str], data: JSONBody[PositionDraft], language: Language
) -> Response[bytes]:
    """A position in the making, after a change."""
    return await computed_json(request, position_page, game, data, language)


@route(
    ["/api/games/{game:str}/workshop", "/api/games/{game:str}/workshop/{name:str}", "/workshop/{game:str}"],
    http_method=["GET", "HEAD", "POST"],
    include_in_schema=False,
)
async def moved_editor(request: Call) -> Redirect:
    """The old addresses of the editor; the method stays the same."""
    query = f"?{request.url.query}" if request.url.query else ""
    return Redirect(request.url.path.replace("/workshop", "/editor", 1) + query, status_code=308)


EDITOR_ROUTES: list[HTTPRouteHandler] = [
    see_editor,
    take_starter,
    check_board,
    see_muster,
    change_army,
    see_samples,
    see_sample,
    change_position,
    moved_editor,
]
