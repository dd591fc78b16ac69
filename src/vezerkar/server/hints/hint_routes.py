"""The HTTP API of hints, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server.hints.hint_messages import HintInfo, HintWish
from vezerkar.server.http.dependencies import ADVICE
from vezerkar.server.http.openapi import COMMAND, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Commanding


@post(
    "/api/matches/{match:str}/hint",
    status_code=200,
    before_request=ADVICE,
    opt={AS_IT_IS: True},
    responses=refusals(*COMMAND, "stale", "not_your_turn", "over", "hints_off", "analysis_former", "no_advice_now"),
)
async def give_hint(commander: Commanding, data: JSONBody[HintWish]) -> HintInfo:
    """Say where to look, what looks best to this seat, and why."""
    session = commander.session_for(data.seat)
    return await commander.context.hints.hint(session, commander.viewer, data, commander.language)


HINT_ROUTES: list[HTTPRouteHandler] = [give_hint]
