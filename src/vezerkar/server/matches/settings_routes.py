"""The HTTP API of the settings of a match, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.openapi import COMMAND, refusals
from vezerkar.server.http.route_kinds import (
    Commanding,
    command,
)
from vezerkar.server.matches import settings_service
from vezerkar.server.matches.match_messages import (
    Agree,
    AgreeResult,
    BotsChange,
    GoOn,
    Read,
    SettingsChange,
)


@command(
    "/api/matches/{match:str}/settings",
    status_code=200,
    responses=refusals(*COMMAND, "blank", "muted"),
)
async def change(commander: Commanding, data: JSONBody[SettingsChange]) -> protocol.EmptyResult:
    """Change the settings of a seat."""
    if data.name is not None:
        await commander.context.moderation.require_may_speak(commander.session, commander.viewer)
    await settings_service.settings(commander.context.match_service, commander.session_for(data.seat), data)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/bots",
    status_code=200,
    responses=refusals(*COMMAND, "not_alone", "over"),
)
async def change_bots(commander: Commanding, data: JSONBody[BotsChange]) -> protocol.EmptyResult:
    """Pause the bots, or say how fast they play."""
    await settings_service.set_bots(commander.context.match_service, commander.session, commander.viewer, data.speed)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/go-on",
    status_code=200,
    responses=refusals(*COMMAND, "stale"),
)
async def go_on(commander: Commanding, data: JSONBody[GoOn]) -> protocol.EmptyResult:
    """Let bots go on at once that wait for an undo."""
    await settings_service.go_on(commander.context.match_service, commander.session, commander.viewer, data.ply)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/read",
    status_code=200,
    responses=refusals(*COMMAND, "not_alone"),
)
async def read(commander: Commanding, data: JSONBody[Read]) -> protocol.EmptyResult:
    """Let bots wait while what has happened is looked at."""
    await settings_service.read(commander.context.match_service, commander.session, commander.viewer, data.done)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/upgrade",
    status_code=200,
    responses=refusals(*COMMAND, "over", "no_upgrade", "no_upgrade_here"),
)
async def agree(commander: Commanding, data: JSONBody[Agree]) -> AgreeResult:
    """Agree to go on under the present rules, or agree no more."""
    service, viewer = commander.context.match_service, commander.viewer
    if not viewer.seats:
        raise ApiError("not_your_seat")
    return AgreeResult(await settings_service.agree(service, commander.session, viewer, data.agree))


SETTINGS_ROUTES: list[HTTPRouteHandler] = [
    change,
    change_bots,
    go_on,
    read,
    agree,
]
