"""The HTTP API of hints, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from vezerkar.server.hints.hint_messages import HintInfo, HintWish, ThoughtInfo
from vezerkar.server.hints.hints import NAMED
from vezerkar.server.http.dependencies import ADVICE, Call, Language, refuse_twin
from vezerkar.server.http.openapi import COMMAND, MATCH, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Commanding, Context, see


@post(
    "/api/matches/{match:str}/hint",
    status_code=200,
    before_request=ADVICE,
    opt={AS_IT_IS: True},
    responses=refusals(*COMMAND, "stale", "not_your_turn", "over", "hints_off", "same_board", "analysis_former", "no_advice_now"),
)
async def give_hint(request: Call, commander: Commanding, data: JSONBody[HintWish]) -> HintInfo:
    """Say where to look, what looks best to this seat, and why."""
    session = commander.session_for(data.seat)
    if data.step >= NAMED:
        await refuse_twin(request, commander)
    return await commander.context.hints.hint(session, commander.viewer, data, commander.language)


@see(
    "/api/matches/{match:str}/thought",
    before_request=ADVICE,
    opt={AS_IT_IS: True},
    responses=answer(ThoughtInfo, *MATCH, "running", "not_found", "analysis_former", "no_advice_now"),
)
async def see_thought(
    context: Context, match: FromPath[str], language: Language, seat: FromQuery[str], ply: Annotated[int, QueryParameter(ge=0)]
) -> ThoughtInfo:
    """Say what looked best to a bot when it chose, in a match that is over."""
    session = await context.match_service.session(match)
    return await context.thoughts.thought(session, seat, ply, language)


HINT_ROUTES: list[HTTPRouteHandler] = [give_hint, see_thought]
