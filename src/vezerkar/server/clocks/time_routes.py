"""The HTTP API of clocks and of the time of others, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.clocks.clock_messages import Clocks, GiveTime, TimeClaim
from vezerkar.server.clocks.clocks import LIMITS, PRESETS
from vezerkar.server.clocks.time_service import claim, give_time
from vezerkar.server.http.dependencies import READS
from vezerkar.server.http.openapi import COMMAND, READ, refusals
from vezerkar.server.http.route_kinds import Commanding, Context, command, see


@see("/api/clocks", before_request=READS, responses=refusals(*READ, "try_again"))
async def see_clocks(context: Context) -> Clocks:
    """The clocks that a match may have, and what time it is at the table."""
    now = await context.match_service.in_order(context.match_service.store.clock)
    return Clocks(now // 1000, list(PRESETS), list(LIMITS))


@command(
    "/api/matches/{match:str}/give-time",
    status_code=200,
    responses=refusals(*COMMAND, "over", "no_clock", "not_an_opponent", "enough_time"),
)
async def give(commander: Commanding, data: JSONBody[GiveTime]) -> protocol.EmptyResult:
    """Give an opponent time."""
    await give_time(commander.context.match_service, commander.session, commander.viewer, data.seat)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/claims",
    status_code=200,
    responses=refusals(*COMMAND, "over", "paused", "not_an_opponent", "time_left"),
)
async def claim_time(commander: Commanding, data: JSONBody[TimeClaim]) -> protocol.EmptyResult:
    """Claim what is due when somebody's time is over."""
    await claim(commander.context.match_service, commander.session, commander.viewer, data.seat, data.claim)
    return protocol.EmptyResult()


TIME_ROUTES: list[HTTPRouteHandler] = [see_clocks, give, claim_time]
