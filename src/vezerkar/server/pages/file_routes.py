"""The HTTP API of the files of the page and of the documentation, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import (
    Call,
    address,
)
from vezerkar.server.http.openapi import EVERY, answer
from vezerkar.server.http.route_kinds import (
    Context,
    see,
)
from vezerkar.server.pages.static_files import board_file, client_file, document, site_file, texts_file


@see("/boards/{name:str}", responses=answer(str, *EVERY, "not_found", "slow_down", media_type="image/svg+xml"))
async def board(request: Call, context: Context, name: FromPath[str]) -> Response[bytes]:
    """A board picture; the symbols, the card pictures or the theme of a game."""
    try:
        found = board_file(name)
    except ApiError:
        # What is no file of this table is looked for in the database, and drawn.
        context.reads.spend(address(request))
        found = await context.stored_boards.file(name)
    return found.answer(request.headers.get("If-None-Match"))


@see("/texts/{name:str}", responses=answer(str, *EVERY, "not_found", media_type="text/plain"))
async def texts(request: Call, name: FromPath[str]) -> Response[bytes]:
    """The words of the page itself."""
    return texts_file(name).answer(request.headers.get("If-None-Match"))


@see("/docs", include_in_schema=False)
async def docs(request: Call) -> Redirect:
    """The address that people type; the links of the documentation are relative to its first page."""
    return Redirect("/docs/index.html")


@see("/docs/{path:path}", include_in_schema=False)
async def docs_file(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the documentation."""
    return site_file(f"/docs{path}").answer(request.headers.get("If-None-Match"))


@see(
    [
        "/",
        "/play/{match:str}",
        "/play/{match:str}/end",
        "/account",
        "/account/{link:str}",
        "/u/{token:str}",
        "/admin",
        "/lobby",
        "/tournaments",
        "/tournaments/{tournament:str}",
        "/ratings",
        "/ratings/{pool:str}",
        "/open-data",
        "/statistics",
        "/statistics/{game:str}",
        "/people/{name:str}",
        "/rules/{game:str}",
        "/editor/{game:str}",
        "/muster/{game:str}",
        "/study/{game:str}/odds",
        "/study/{game:str}/lessons",
        "/study/{game:str}/puzzles",
        "/study/{game:str}/practice",
        "/study/{game:str}/editor",
    ],
    include_in_schema=False,
)
async def page(request: Call) -> Response[bytes]:
    """The page; it finds out by itself what to show."""
    return document(request.url.path).answer(request.headers.get("If-None-Match"))


@see("/{path:path}", include_in_schema=False)
async def asset(request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the client. Whoever has mistyped an address is told so by the page, in words and with a way home."""
    try:
        return client_file(path).answer(request.headers.get("If-None-Match"))
    except ApiError:
        if not _is_of_pages(path) or "text/html" not in request.headers.get("Accept", ""):
            raise
    lost = client_file("/").answer(None)
    lost.status_code = 404
    # Programs that ask for the same address are told in JSON.
    lost.headers["Vary"] = "Accept"
    return lost


def _is_of_pages(path: str) -> bool:
    """True unless the path is one of the API, or names a file: what waits for a picture or a script has no use for a page."""
    parts = path.strip("/").split("/")
    return parts[0] != "api" and "." not in parts[-1]


FILE_ROUTES: list[HTTPRouteHandler] = [
    board,
    texts,
    docs,
    docs_file,
    page,
    asset,
]
