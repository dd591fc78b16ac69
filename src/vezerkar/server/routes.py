"""The HTTP API, as docs/http-api.md describes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

import msgspec
from litestar import Request, Response, post, route
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from vezerkar.server import protocol
from vezerkar.server.api_errors import ApiError
from vezerkar.server.context import ServerContext
from vezerkar.server.editor import check_draft, editor_spec, starter_board
from vezerkar.server.game_list import game_list
from vezerkar.server.language import language
from vezerkar.server.limits import Limiter
from vezerkar.server.match_page import PageInputs
from vezerkar.server.match_session import MatchSession, Viewer
from vezerkar.server.rules_page import rules_page
from vezerkar.server.static_files import board_file, client_file, site_file, texts_file
from vezerkar.translation import explain

Call: TypeAlias = Request[Any, Any, Any]
T = TypeVar("T", bound=protocol.Request)
P = ParamSpec("P")

GZIPPED: Final = "gzipped"
"""Marks routes that pack their answers themselves, off the event loop."""

MAX_LOG_INDEX: Final = 999_999_999
"""No log has so many lines."""

see = partial(route, http_method=["GET", "HEAD"])
"""What can be looked at can be asked for without its body, too."""


def server_context(request: Call) -> ServerContext:
    """What the handlers work with."""
    found = request.app.state.context
    assert isinstance(found, ServerContext)
    return found


def address(request: Call) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def speak(request: Call) -> str:
    """The language to answer in. Raises `ApiError`."""
    return language(request.query_params.get("lang"), request.headers.get("Accept-Language", ""))


def bearer(request: Call) -> str | None:
    """The key a request carries. Raises `ApiError`."""
    header = request.headers.get("Authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise ApiError("malformed", detail="Authorization: Bearer KEY")
    return key.strip()


def required(request: Call) -> str:
    """The key a command carries. Raises `ApiError`."""
    key = bearer(request)
    if key is None:
        raise ApiError("bad_key")
    return key


async def read(request: Call, shape: type[T], limiter: Limiter | None = None) -> T:
    """The body of a command, or of what another limit is for. Raises `ApiError`."""
    (limiter or server_context(request).commands).spend(address(request))
    try:
        body = await request.body()
    except InternalServerException as error:
        raise ApiError("malformed", detail="the body did not come in") from error
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("malformed", detail=str(error)) from error


def plain(answer: object) -> Response[bytes]:
    """An answer of plain data that nobody keeps."""
    return Response(msgspec.json.encode(answer), media_type="application/json", headers={"Cache-Control": "no-store"})


async def computed_json(request: Call, work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Response[bytes]:
    """The same, of data that takes long to make; the route is marked as `GZIPPED`."""
    return await gzipped_json(
        request, await server_context(request).page_renderer.in_background(lambda: msgspec.json.encode(work(*args, **kwargs)))
    )


async def gzipped_json(request: Call, content: bytes) -> Response[bytes]:
    """The same, of much JSON; the route is marked as `GZIPPED`."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        content = await server_context(request).page_renderer.gzip(content)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type="application/json", headers=headers)


async def command(request: Call, match: str, seat: str | None = None) -> tuple[ServerContext, MatchSession, Viewer]:
    """Who commands in which match; the seat, if one is named, must be held. Raises `ApiError`."""
    context = server_context(request)
    session = await context.match_service.session(match)
    viewer = await context.match_service.authorize(session, required(request))
    if seat is not None and seat not in viewer.seats:
        raise ApiError("not_your_seat")
    return context, session, viewer


async def reader(request: Call, match: str) -> tuple[str, MatchSession, Viewer]:
    """The language, the session and the viewer of a request to read. Raises `ApiError`."""
    context = server_context(request)
    context.reads.spend(address(request))
    lang = speak(request)
    session = await context.match_service.session(match)
    key = bearer(request)
    async with session.lock:
        return lang, session, session.viewer(session.key(key) if key is not None else None, request.query_params.get("seat"))


def number(request: Call, name: str, most: int) -> int:
    """A number from 0 on in the address. Raises `ApiError`."""
    text = request.query_params.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most):
        raise ApiError("malformed", detail=f"{name!r} can be 0 to {most}")
    return int(text)


@see("/api/games")
async def list_games(request: Call) -> list[protocol.GameInfo]:
    """The registered games."""
    return game_list(speak(request))


@see("/api/games/{game:str}/rules")
async def read_rules(request: Call, game: FromPath[str]) -> protocol.RulesPage:
    """The rules of a game."""
    return rules_page(game, speak(request))


@see("/api/games/{game:str}/editor", opt={GZIPPED: True})
async def see_editor(request: Call, game: FromPath[str]) -> Response[bytes]:
    """What boards of one's own are made of."""
    return await computed_json(request, editor_spec, game, speak(request))


@see("/api/games/{game:str}/editor/{name:str}", opt={GZIPPED: True})
async def take_starter(request: Call, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A board to begin with."""
    server_context(request).reads.spend(address(request))
    return await computed_json(request, starter_board, game, name)


@post("/api/games/{game:str}/editor", status_code=200, opt={GZIPPED: True})
async def check_board(request: Call, game: FromPath[str]) -> Response[bytes]:
    """What a draft looks like and what is wrong with it."""
    data = await read(request, protocol.Draft, server_context(request).drafts)
    lang = speak(request)
    return await computed_json(request, check_draft, game, data, lang)


@route(
    ["/api/games/{game:str}/workshop", "/api/games/{game:str}/workshop/{name:str}", "/workshop/{game:str}"],
    http_method=["GET", "HEAD", "POST"],
)
async def moved_editor(request: Call) -> Redirect:
    """The old addresses of the editor; the method stays the same."""
    query = f"?{request.url.query}" if request.url.query else ""
    return Redirect(request.url.path.replace("/workshop", "/editor", 1) + query, status_code=308)


@post("/api/matches", status_code=201)
async def make_match(request: Call) -> protocol.CreatedMatch:
    """A new match."""
    data = await read(request, protocol.NewMatch)
    context = server_context(request)
    context.matches.spend(address(request))
    return await context.match_service.create(data, address(request))


@see("/api/matches/{match:str}", opt={GZIPPED: True})
async def see_match(request: Call, match: FromPath[str]) -> Response[bytes]:
    """The MatchPage, now or after some ply."""
    lang, session, viewer = await reader(request, match)
    if "ply" not in request.query_params:
        page = await server_context(request).page_renderer.current_page(session, viewer, lang)
        return await gzipped_json(request, page.body)
    async with session.lock:
        ply = number(request, "ply", session.ply)
        await server_context(request).match_service.past(session, ply)
        inputs = PageInputs.of(session, viewer, lang, ply)
    return await computed_json(request, inputs.match_page)


@see("/api/matches/{match:str}/log", opt={GZIPPED: True})
async def see_log(request: Call, match: FromPath[str]) -> Response[bytes]:
    """Older lines of the log."""
    lang, session, viewer = await reader(request, match)
    before = number(request, "before", MAX_LOG_INDEX)
    async with session.lock:
        inputs = PageInputs.of(session, viewer, lang)
    return await computed_json(request, inputs.log_page, before)


@post("/api/matches/{match:str}/take", status_code=201)
async def take(request: Call, match: FromPath[str]) -> protocol.CreatedMatch:
    """Take the seats of an invitation."""
    data = await read(request, protocol.Take)
    context = server_context(request)
    return await context.match_service.take(await context.match_service.session(match), required(request), data)


@post("/api/matches/{match:str}/actions", status_code=200)
async def act(request: Call, match: FromPath[str]) -> protocol.ActionResult:
    """Take an action."""
    data = await read(request, protocol.Act)
    context, session, _ = await command(request, match, data.seat)
    return await context.match_service.act(session, data.seat, data.ply, data.action)


@post("/api/matches/{match:str}/undo", status_code=200)
async def undo(request: Call, match: FromPath[str]) -> protocol.PlyResult:
    """Take an action back."""
    data = await read(request, protocol.Undo)
    context, session, viewer = await command(request, match, data.seat)
    return protocol.PlyResult(await context.match_service.undo(session, viewer, data.seat, data.ply))


@post("/api/matches/{match:str}/why", status_code=200)
async def why(request: Call, match: FromPath[str]) -> protocol.WhyResult:
    """Whether and why not."""
    data = await read(request, protocol.Why)
    lang = speak(request)
    context, session, _ = await command(request, match, data.seat)
    refusal = await context.match_service.why(session, data.seat, data.action)
    if refusal is None:
        return protocol.WhyResult(True)
    return protocol.WhyResult(False, explain(refusal, session.game.id, lang), refusal.cite)


@post("/api/matches/{match:str}/resign", status_code=200)
async def resign(request: Call, match: FromPath[str]) -> protocol.PlyResult:
    """Give up."""
    data = await read(request, protocol.Resign)
    context, session, _ = await command(request, match, data.seat)
    return protocol.PlyResult(await context.match_service.resign(session, data.seat))


@post("/api/matches/{match:str}/say", status_code=200)
async def chat(request: Call, match: FromPath[str]) -> protocol.EmptyResult:
    """Translator something."""
    data = await read(request, protocol.Chat)
    context, session, viewer = await command(request, match)
    context.chat(address(request), match)
    await context.match_service.post_chat(session, viewer, data.text)
    return protocol.EmptyResult()


@post("/api/matches/{match:str}/settings", status_code=200)
async def change(request: Call, match: FromPath[str]) -> protocol.EmptyResult:
    """Change the settings of a seat."""
    data = await read(request, protocol.SettingsChange)
    context, session, _ = await command(request, match, data.seat)
    await context.match_service.settings(session, data)
    return protocol.EmptyResult()


@post("/api/matches/{match:str}/rematch", status_code=201)
async def rematch(request: Call, match: FromPath[str]) -> protocol.CreatedMatch:
    """The same again, everybody one seat further."""
    server_context(request).matches.spend(address(request))
    context, session, viewer = await command(request, match)
    return await context.match_service.rematch(session, viewer, required(request), address(request))


@see("/api/matches/{match:str}/record")
async def record(request: Call, match: FromPath[str]) -> Response[str]:
    """The record of a match that is over."""
    context = server_context(request)
    context.reads.spend(address(request))
    session = await context.match_service.session(match)
    async with session.lock:
        if not session.over:
            raise ApiError("running")
        text = session.match.record().text()
    name = f"attachment; filename={session.game.id}-{session.id}.jsonl"
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})


@see("/boards/{name:str}")
async def board(request: Call, name: FromPath[str]) -> Response[bytes]:
    """A board picture or a symbol page."""
    return board_file(name).answer(request.headers.get("If-None-Match"))


@see("/texts/{name:str}")
async def texts(request: Call, name: FromPath[str]) -> Response[bytes]:
    """The words of the page itself."""
    return texts_file(name).answer(request.headers.get("If-None-Match"))


@see(["/", "/play/{match:str}", "/rules/{game:str}", "/editor/{game:str}"])
async def page(request: Call) -> Response[bytes]:
    """The page; it finds out by itself what to show."""
    return client_file("/").answer(request.headers.get("If-None-Match"))


@see("/docs")
async def docs(request: Call) -> Redirect:
    """The address that people type; the links of the documentation are relative to its first page."""
    return Redirect("/docs/index.html")


@see("/docs/{path:path}")
async def docs_file(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the documentation."""
    return site_file(f"/docs{path}").answer(request.headers.get("If-None-Match"))


@see("/{path:path}")
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
    page,
    asset,
]
