"""The facts that every line of the log written for a request has: which request it was, and of which match."""

from __future__ import annotations

from secrets import token_hex

from litestar.types import ASGIApp, Receive, Scope, Send
from structlog.contextvars import bound_contextvars


def log_context_middleware(app: ASGIApp) -> ASGIApp:
    """An application whose log says which lines belong together."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        facts = {"request": token_hex(4)}
        if match := scope["path_params"].get("match"):
            facts["match"] = str(match)
        with bound_contextvars(**facts):
            await app(scope, receive, send)

    return named
