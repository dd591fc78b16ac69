"""The HTTP API of the play of a match, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import (
    ADVICE,
    Call,
    refuse_twin,
)
from vezerkar.server.http.openapi import COMMAND, refusals
from vezerkar.server.http.route_kinds import (
    AS_IT_IS,
    PROGRAMS_TOO,
    Commanding,
    command,
)
from vezerkar.server.matches import play_service, seat_service
from vezerkar.server.matches.match_messages import (
    Act,
    ActionResult,
    Advice,
    AdviceWish,
    Back,
    Leave,
    PlyResult,
    Resign,
    Undo,
    Why,
    WhyResult,
)
from vezerkar.server.operation.metrics import ACT_SECONDS


@command(
    "/api/matches/{match:str}/actions",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "stale", "not_your_turn", "over", "illegal", "bot_plays", "gathering"),
)
async def act(commander: Commanding, data: JSONBody[Act]) -> ActionResult:
    """Take an action, or several in one."""
    service, session = commander.context.match_service, commander.session_for(data.seat)
    actions = data.actions or ([data.action] if data.action is not None else [])
    if not actions or (data.action is not None and data.actions is not None):
        raise ApiError("malformed", detail="either an 'action' or 'actions'")
    with ACT_SECONDS.time():
        if len(actions) > 1:
            return await play_service.act_batch(service, session, data.seat, data.ply, actions)
        return await play_service.act(service, session, data.seat, data.ply, actions[0])


@command(
    "/api/matches/{match:str}/undo",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "stale", "over", "illegal"),
)
async def undo(commander: Commanding, data: JSONBody[Undo]) -> PlyResult:
    """Take an action back."""
    session = commander.session_for(data.seat)
    return PlyResult(await play_service.undo(commander.context.match_service, session, commander.viewer, data.seat, data.ply))


@command(
    "/api/matches/{match:str}/why",
    status_code=200,
    responses=refusals(*COMMAND, "over"),
)
async def why(commander: Commanding, data: JSONBody[Why]) -> WhyResult:
    """Say if an action is legal, and if not, why not."""
    session = commander.session_for(data.seat)
    refusal = await play_service.why(commander.context.match_service, session, data.seat, data.action)
    if refusal is None:
        return WhyResult(True)
    ask = commander.context.match_service.ask
    text = await ask(session.rules, session.rules.explain, refusal, commander.language)
    return WhyResult(False, text, refusal.cite)


@post(
    "/api/matches/{match:str}/advice",
    status_code=200,
    before_request=ADVICE,
    opt={AS_IT_IS: True},
    responses=refusals(*COMMAND, "stale", "not_your_turn", "over", "no_advice", "same_board", "no_advice_now"),
)
async def advise(request: Call, commander: Commanding, data: JSONBody[AdviceWish]) -> Advice:
    """Return what the strongest bot would choose for the rest of a question."""
    session = commander.session_for(data.seat)
    await refuse_twin(request, commander)
    return await commander.context.advisor.advise(session, data.seat, data.ply)


@command(
    "/api/matches/{match:str}/resign",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "over", "gathering"),
)
async def resign(commander: Commanding, data: JSONBody[Resign]) -> PlyResult:
    """Give up."""
    if data.seat in commander.session.resigned_before:
        # Whose first answer was lost asks again, with a key that does not open the seat any more.
        return PlyResult(commander.session.ply)
    return PlyResult(await seat_service.give_up(commander.context.match_service, commander.session_for(data.seat), data.seat))


@command(
    "/api/matches/{match:str}/back",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "over"),
)
async def come_back(commander: Commanding, data: JSONBody[Back]) -> protocol.EmptyResult:
    """Play again oneself after a bot has played."""
    await play_service.come_back(commander.context.match_service, commander.session_for(data.seat), data.seat)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/leave",
    status_code=200,
    responses=refusals(*COMMAND, "over", "gathering", "resign_instead"),
)
async def leave_seat(commander: Commanding, data: JSONBody[Leave]) -> protocol.EmptyResult:
    """Leave a match that goes on."""
    session = commander.session_for(data.seat)
    await seat_service.leave(commander.context.match_service, session, data.seat, data.mode)
    return protocol.EmptyResult()


PLAY_ROUTES: list[HTTPRouteHandler] = [
    act,
    undo,
    why,
    advise,
    resign,
    leave_seat,
    come_back,
]
