"""The HTTP API of the health of a process, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from vezerkar.server.http.route_kinds import (
    Context,
    see,
)
from vezerkar.server.operation.health import HEALTH, READINESS


@see(HEALTH, include_in_schema=False)
async def healthz() -> Response[dict[str, str]]:
    """Word that the event loop of this process answers."""
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


@see(READINESS, include_in_schema=False)
async def readyz(context: Context) -> Response[dict[str, Any]]:
    """Tell if people may be sent to this process; if not, what is missing."""
    failing = await context.health.failures()
    state = {"status": "not ready", "failing": failing} if failing else {"status": "ready"}
    return Response(state, status_code=503 if failing else 200, headers={"Cache-Control": "no-store"})


HEALTH_ROUTES: list[HTTPRouteHandler] = [
    healthz,
    readyz,
]
