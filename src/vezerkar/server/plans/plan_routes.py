"""The HTTP API of plans, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.http.openapi import COMMAND, refusals
from vezerkar.server.http.route_kinds import Commanding, command
from vezerkar.server.plans import plan_service
from vezerkar.server.plans.plan_messages import PlanChange


@command(
    "/api/matches/{match:str}/plan",
    status_code=200,
    responses=refusals(*COMMAND, "stale", "over", "gathering", "no_plans"),
)
async def change_plan(commander: Commanding, data: JSONBody[PlanChange]) -> protocol.EmptyResult:
    """Write down what is to be played when the own turn comes, or nothing any more."""
    await plan_service.write_plan(commander.context.match_service, commander.session_for(data.seat), data)
    return protocol.EmptyResult()


PLAN_ROUTES: list[HTTPRouteHandler] = [change_plan]
