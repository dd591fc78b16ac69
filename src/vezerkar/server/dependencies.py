"""What Litestar gives the handlers that name it: the context, the language, who looks at which match, who commands there.

One provider calls for another, never two at once: those Litestar would start as tasks, which cost more than all they do. Limits
are guards: they count a request before its body is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, HeaderParameter, SkipValidation
from litestar.types import Guard

from vezerkar.server import protocol
from vezerkar.server.api_errors import ApiError
from vezerkar.server.context import ServerContext
from vezerkar.server.language import preferred
from vezerkar.server.limits import Limiter
from vezerkar.server.match_session import MatchSession, Viewer

Call: TypeAlias = Request[Any, Any, Any]
Language: TypeAlias = SkipValidation[str]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at which match, in which language."""

    context: ServerContext
    language: str
    session: MatchSession
    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Commander(Reader):
    """Who commands in which match, and the key that says so."""

    key: str

    def session_for(self, seat: str) -> MatchSession:
        """The match, for a command of this seat. Raises `ApiError` if the key does not hold it."""
        if seat not in self.viewer.seats:
            raise ApiError("not_your_seat")
        return self.session


def address(connection: Connection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def context_of(connection: Connection) -> ServerContext:
    """What the handlers work with."""
    found = connection.app.state.context
    assert isinstance(found, ServerContext)
    return found


def limited(limiter: Callable[[ServerContext], Limiter]) -> Guard:
    """A guard that counts requests of an address."""

    async def spend(connection: Connection, _: BaseRouteHandler) -> None:
        limiter(context_of(connection)).spend(address(connection))

    return spend


def key_of(request: Call) -> str | None:
    """The key a request carries. Raises `ApiError`."""
    header = request.headers.get("Authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise ApiError("malformed", detail="Authorization: Bearer KEY")
    return key.strip()


def required_key(request: Call) -> str:
    """The key a command carries. Raises `ApiError`."""
    key = key_of(request)
    if key is None:
        raise ApiError("bad_key")
    return key


def provide_context(request: Call) -> ServerContext:
    """What the handlers work with."""
    return context_of(request)


def provide_language(
    lang: FromQuery[protocol.Lang | None] = None, accepted: Annotated[str, HeaderParameter(name="Accept-Language")] = ""
) -> str:
    """The language to answer in: that asked for, else the best of those accepted, else English."""
    return lang or preferred(accepted)


async def provide_reader(request: Call, language: Language, match: FromPath[str], seat: FromQuery[str | None] = None) -> Reader:
    """Who looks at a match, with the eyes of which seat. Raises `ApiError`."""
    context = context_of(request)
    session = await context.match_service.session(match)
    key = key_of(request)
    async with session.lock:
        return Reader(context, language, session, session.viewer(session.key(key) if key is not None else None, seat))


async def provide_commander(request: Call, language: Language, match: FromPath[str]) -> Commander:
    """Who commands in a match. Raises `ApiError`."""
    context = context_of(request)
    session = await context.match_service.session(match)
    key = required_key(request)
    return Commander(context, language, session, await context.match_service.authorize(session, key), key)


COMMANDS: Final = limited(lambda context: context.commands)
READS: Final = limited(lambda context: context.reads)
DRAFTS: Final = limited(lambda context: context.drafts)
MATCHES: Final = limited(lambda context: context.matches)

DEPENDENCIES: Final = {
    "context": Provide(provide_context, sync_to_thread=False),
    "language": Provide(provide_language, sync_to_thread=False),
    "reader": Provide(provide_reader),
    "commander": Provide(provide_commander),
}
"""By the names under which handlers ask for them."""
