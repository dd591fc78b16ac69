"""The HTTP API, as docs/http-api.md describes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Annotated, Any, Final, ParamSpec, TypeAlias

import msgspec
from litestar import Response, post, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter, SkipValidation
from litestar.response import Redirect

from vezerkar.engine.editor import DraftCheck, EditorSpec
from vezerkar.server import protocol
from vezerkar.server.api_errors import ApiError
from vezerkar.server.context import ServerContext
from vezerkar.server.dependencies import (
    COMMANDS,
    DRAFTS,
    MATCHES,
    READS,
    Call,
    Commander,
    Language,
    Reader,
    address,
    context_of,
    required_key,
)
from vezerkar.server.editor import check_draft, editor_spec, starter_board
from vezerkar.server.game_list import game_list
from vezerkar.server.match_page import PageInputs
from vezerkar.server.openapi import COMMAND, EVERY, MATCH, READ, WRITE, answer, openapi_document, refusals
from vezerkar.server.rules_page import rules_page
from vezerkar.server.static_files import StaticFile, board_file, client_file, site_file, static_file, texts_file
from vezerkar.translation import explain

# What the dependencies provide is not looked at again.
Context: TypeAlias = SkipValidation[ServerContext]
Looking: TypeAlias = SkipValidation[Reader]
Commanding: TypeAlias = SkipValidation[Commander]
P = ParamSpec("P")

MAX_LOG_INDEX: Final = 999_999_999
"""No log has so many lines."""
LOG_INDEX: Final = QueryParameter(ge=0, le=MAX_LOG_INDEX, schema_extra={"minimum": 0})
# Litestar leaves a least value of 0 out of the document.

GZIPPED: Final = "gzipped"
"""Marks routes that pack their answers themselves, off the event loop."""

see = partial(route, http_method=["GET", "HEAD"])
"""What can be looked at can be asked for without its body, too."""


async def computed_json(request: Call, work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Response[bytes]:
    """JSON that takes long to make and that nobody keeps; the route is marked as `GZIPPED`."""
    content = await context_of(request).page_renderer.in_background(lambda: msgspec.json.encode(work(*args, **kwargs)))
    return await gzipped_json(request, content)


async def gzipped_json(request: Call, content: bytes) -> Response[bytes]:
    """The same, of much JSON; the route is marked as `GZIPPED`."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        content = await context_of(request).page_renderer.gzip(content)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type="application/json", headers=headers)


@see("/api/games", responses=refusals(*EVERY, "malformed"))
async def list_games(language: Language) -> list[protocol.GameInfo]:
    """The registered games."""
    return game_list(language)


@see("/api/games/{game:str}/rules", responses=refusals(*EVERY, "malformed", "unknown_game", "not_found"))
async def read_rules(game: FromPath[str], language: Language) -> protocol.RulesPage:
    """The rules of a game."""
    return rules_page(game, language)


@see(
    "/api/games/{game:str}/editor",
    opt={GZIPPED: True},
    responses=answer(EditorSpec, *EVERY, "malformed", "unknown_game", "not_found"),
)
async def see_editor(request: Call, game: FromPath[str], language: Language) -> Response[bytes]:
    """What boards of one's own are made of."""
    return await computed_json(request, editor_spec, game, language)


@see(
    "/api/games/{game:str}/editor/{name:str}",
    guards=[READS],
    opt={GZIPPED: True},
    responses=answer(dict[str, Any], *READ, "unknown_game", "not_found"),
)
async def take_starter(request: Call, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A board to begin with."""
    return await computed_json(request, starter_board, game, name)


@post(
    "/api/games/{game:str}/editor",
    status_code=200,
    guards=[DRAFTS],
    opt={GZIPPED: True},
    responses=answer(DraftCheck, *WRITE, "unknown_game", "not_found"),
)
async def check_board(request: Call, game: FromPath[str], data: JSONBody[protocol.Draft], language: Language) -> Response[bytes]:
    """What a draft looks like and what is wrong with it."""
    return await computed_json(request, check_draft, game, data, language)


@route(
    ["/api/games/{game:str}/workshop", "/api/games/{game:str}/workshop/{name:str}", "/workshop/{game:str}"],
    http_method=["GET", "HEAD", "POST"],
    include_in_schema=False,
)
async def moved_editor(request: Call) -> Redirect:
    """The old addresses of the editor; the method stays the same."""
    query = f"?{request.url.query}" if request.url.query else ""
    return Redirect(request.url.path.replace("/workshop", "/editor", 1) + query, status_code=308)


@post(
    "/api/matches",
    status_code=201,
    guards=[COMMANDS],
    responses=refusals(*WRITE, "blank", "unknown_game", "illegal", "too_many_bots", "bots_alone", "table_full"),
)
async def make_match(request: Call, context: Context, data: JSONBody[protocol.NewMatch]) -> protocol.CreatedMatch:
    """A new match."""
    context.matches.spend(address(request))
    return await context.match_service.create(data, address(request))


@see(
    "/api/matches/{match:str}",
    guards=[READS],
    opt={GZIPPED: True},
    responses=answer(protocol.MatchPage, *MATCH, "not_your_seat"),
)
async def see_match(request: Call, reader: Looking, ply: Annotated[int | None, LOG_INDEX] = None) -> Response[bytes]:
    """The MatchPage, now or after some ply."""
    session = reader.session
    if ply is None:
        page = await reader.context.page_renderer.current_page(session, reader.viewer, reader.language)
        return await gzipped_json(request, page.body)
    async with session.lock:
        if ply > session.ply:
            raise ApiError("malformed", detail=f"'ply' can be 0 to {session.ply}")
        await reader.context.match_service.past(session, ply)
        inputs = PageInputs.of(session, reader.viewer, reader.language, ply)
    return await computed_json(request, inputs.match_page)


@see(
    "/api/matches/{match:str}/log",
    guards=[READS],
    opt={GZIPPED: True},
    responses=answer(protocol.LogPage, *MATCH, "not_your_seat"),
)
async def see_log(request: Call, reader: Looking, before: Annotated[int, LOG_INDEX]) -> Response[bytes]:
    """Older lines of the log."""
    async with reader.session.lock:
        inputs = PageInputs.of(reader.session, reader.viewer, reader.language)
    return await computed_json(request, inputs.log_page, before)


@post(
    "/api/matches/{match:str}/take",
    status_code=201,
    guards=[COMMANDS],
    responses=refusals(*COMMAND, "blank", "over"),
)
async def take(request: Call, context: Context, match: FromPath[str], data: JSONBody[protocol.Take]) -> protocol.CreatedMatch:
    """Take the seats of an invitation."""
    return await context.match_service.take(await context.match_service.session(match), required_key(request), data)


@post(
    "/api/matches/{match:str}/actions",
    status_code=200,
    guards=[COMMANDS],
    responses=refusals(*COMMAND, "stale", "not_your_turn", "over", "illegal"),
)
async def act(commander: Commanding, data: JSONBody[protocol.Act]) -> protocol.ActionResult:
    """Take an action."""
    return await commander.context.match_service.act(commander.session_for(data.seat), data.seat, data.ply, data.action)


@post(
    "/api/matches/{match:str}/undo",
    status_code=200,
    guards=[COMMANDS],
    responses=refusals(*COMMAND, "stale", "over", "illegal"),
)
async def undo(commander: Commanding, data: JSONBody[protocol.Undo]) -> protocol.PlyResult:
    """Take an action back."""
    session = commander.session_for(data.seat)
    return protocol.PlyResult(await commander.context.match_service.undo(session, commander.viewer, data.seat, data.ply))


@post(
    "/api/matches/{match:str}/why",
    status_code=200,
    guards=[COMMANDS],
    responses=refusals(*COMMAND, "over"),
)
async def why(commander: Commanding, data: JSONBody[protocol.Why]) -> protocol.WhyResult:
    """Whether and why not."""
    session = commander.session_for(data.seat)
    refusal = await commander.context.match_service.why(session, data.seat, data.action)
    if refusal is None:
        return protocol.WhyResult(True)
    return protocol.WhyResult(False, explain(refusal, session.game.id, commander.language), refusal.cite)


@post(
    "/api/matches/{match:str}/resign",
    status_code=200,
    guards=[COMMANDS],
    responses=refusals(*COMMAND, "over"),
)
async def resign(commander: Commanding, data: JSONBody[protocol.Resign]) -> protocol.PlyResult:
    """Give up."""
    return protocol.PlyResult(await commander.context.match_service.resign(commander.session_for(data.seat), data.seat))


@post(
    "/api/matches/{match:str}/say",
    status_code=200,
    guards=[COMMANDS],
    responses=refusals(*COMMAND, "blank"),
)
async def chat(request: Call, commander: Commanding, data: JSONBody[protocol.Chat]) -> protocol.EmptyResult:
    """Say something at the table."""
    commander.context.chat(address(request), commander.session.id)
    await commander.context.match_service.post_chat(commander.session, commander.viewer, data.text)
    return protocol.EmptyResult()


@post(
    "/api/matches/{match:str}/settings",
    status_code=200,
    guards=[COMMANDS],
    responses=refusals(*COMMAND, "blank"),
)
async def change(commander: Commanding, data: JSONBody[protocol.SettingsChange]) -> protocol.EmptyResult:
    """Change the settings of a seat."""
    await commander.context.match_service.settings(commander.session_for(data.seat), data)
    return protocol.EmptyResult()


@post(
    "/api/matches/{match:str}/rematch",
    status_code=201,
    guards=[MATCHES],
    responses=refusals(*COMMAND, "running", "too_many_bots", "bots_alone", "table_full"),
)
async def rematch(request: Call, commander: Commanding) -> protocol.CreatedMatch:
    """The same again, everybody one seat further."""
    return await commander.context.match_service.rematch(commander.session, commander.viewer, commander.key, address(request))


@see(
    "/api/matches/{match:str}/record",
    guards=[READS],
    responses=answer(str, *MATCH, "running", media_type="application/jsonl"),
)
async def record(context: Context, match: FromPath[str]) -> Response[str]:
    """The record of a match that is over."""
    session = await context.match_service.session(match)
    async with session.lock:
        if not session.over:
            raise ApiError("running")
        text = session.match.record().text()
    name = f"attachment; filename={session.game.id}-{session.id}.jsonl"
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})


@see("/boards/{name:str}", responses=answer(str, *EVERY, "not_found", media_type="image/svg+xml"))
async def board(request: Call, name: FromPath[str]) -> Response[bytes]:
    """A board picture or a symbol page."""
    return board_file(name).answer(request.headers.get("If-None-Match"))


@see("/texts/{name:str}", responses=answer(str, *EVERY, "not_found", media_type="text/plain"))
async def texts(request: Call, name: FromPath[str]) -> Response[bytes]:
    """The words of the page itself."""
    return texts_file(name).answer(request.headers.get("If-None-Match"))


@see("/api/openapi.json", responses=answer(dict[str, Any], *EVERY))
async def openapi(request: Call) -> Response[bytes]:
    """This document."""
    found = await context_of(request).page_renderer.in_background(openapi_file)
    return found.answer(request.headers.get("If-None-Match"))


@see(["/", "/play/{match:str}", "/rules/{game:str}", "/editor/{game:str}"], include_in_schema=False)
async def page(request: Call) -> Response[bytes]:
    """The page; it finds out by itself what to show."""
    return client_file("/").answer(request.headers.get("If-None-Match"))


@see("/docs", include_in_schema=False)
async def docs(request: Call) -> Redirect:
    """The address that people type; the links of the documentation are relative to its first page."""
    return Redirect("/docs/index.html")


@see("/docs/{path:path}", include_in_schema=False)
async def docs_file(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the documentation."""
    return site_file(f"/docs{path}").answer(request.headers.get("If-None-Match"))


@see("/{path:path}", include_in_schema=False)
async def asset(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    return client_file(path).answer(request.headers.get("If-None-Match"))


ROUTES: list[HTTPRouteHandler] = [
    list_games,
    read_rules,
    see_editor,
    take_starter,
    check_board,
    moved_editor,
    make_match,
    see_match,
    see_log,
    take,
    act,
    undo,
    why,
    resign,
    chat,
    change,
    rematch,
    record,
    board,
    texts,
    docs,
    docs_file,
    openapi,
    page,
    asset,
]


@cache
def openapi_file() -> StaticFile:
    """The document about these routes, as it is sent."""
    return static_file("openapi.json", openapi_document(ROUTES))
