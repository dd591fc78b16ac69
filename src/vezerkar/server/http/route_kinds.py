"""Common parts of the routes of the HTTP API: decorators of handlers, and answers that are packed off the event loop."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, ParamSpec, TypeAlias

import msgspec
from litestar import Response, post, route
from litestar.params import PathParameter, SkipValidation

from vezerkar.server.context import ServerContext
from vezerkar.server.http.dependencies import BY_PROGRAMS, COMMANDS, Call, Commander, Reader, context_of

# What the dependencies provide is not looked at again.
Context: TypeAlias = SkipValidation[ServerContext]
Looking: TypeAlias = SkipValidation[Reader]
Commanding: TypeAlias = SkipValidation[Commander]

RowNumber: TypeAlias = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
"""The number of a row in an address, as `sqlalchemy.Integer` holds it. Anything else is malformed."""

P = ParamSpec("P")

AS_IT_IS: Final = "as_it_is"
"""Marks routes whose answers are sent as they are: they are short, or packed already, off the event loop."""

PROGRAMS_TOO: Final = {AS_IT_IS: True, BY_PROGRAMS: True}
"""The same of commands in a match that the program of a bot may give."""
JSON: Final = "application/json"

see = partial(route, http_method=["GET", "HEAD"])
"""Decorator of the handlers that only read: a GET, or a HEAD without the body."""
command = partial(post, before_request=COMMANDS, opt={AS_IT_IS: True})
"""A command, which is answered in a few words."""


async def computed_json(request: Call, work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Response[bytes]:
    """JSON that takes long to make and that nobody keeps; the route is marked `AS_IT_IS`."""
    return await match_json(request, False, partial(work, *args, **kwargs))


async def match_json(request: Call, archived: bool, work: Callable[[], object]) -> Response[bytes]:
    """The same, of a match, whose rules may be ``archived``."""
    content = await context_of(request).page_renderer.in_background(lambda: msgspec.json.encode(work()), archived)
    return await gzipped(request, content, JSON)


async def gzipped_json(request: Call, answer: object) -> Response[bytes]:
    """A long answer in JSON; the route is marked as `AS_IT_IS`."""
    return await gzipped(request, msgspec.json.encode(answer), JSON)


async def gzipped(request: Call, content: bytes, media_type: str) -> Response[bytes]:
    """An answer packed off the event loop; the route is marked as `AS_IT_IS`."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        content = await context_of(request).page_renderer.gzip(content)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=media_type, headers=headers)
