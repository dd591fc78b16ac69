"""The HTTP API of game reports, as docs/http-api.md describes it."""

from __future__ import annotations

from functools import partial

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from vezerkar.server.http.dependencies import COMMANDS, READS, Call, Language, address
from vezerkar.server.http.openapi import MATCH, WRITE, answer
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, match_json, see
from vezerkar.server.reports.game_report_messages import GameReportInfo, GameReportState
from vezerkar.server.reports.game_reports import can_be_made, info_of, version_of

PATH = "/api/matches/{match:str}/game-report"


@post(
    PATH,
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=answer(GameReportState, *WRITE, *MATCH, "running", "analysis_former", "not_found"),
)
async def ask_for_report(request: Call, context: Context, match: FromPath[str]) -> Response[bytes]:
    """Have the report of a match made that is over, unless it is there."""
    session = await context.match_service.session(match)
    state = await context.game_reports.ask(session, lambda: context.new_game_report(address(request)))
    return await match_json(request, False, lambda: state)


@see(PATH, before_request=READS, opt={AS_IT_IS: True}, responses=answer(GameReportInfo, *MATCH, "running"))
async def see_report(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """Return the report of a match that is over, or how far it is."""
    session = await context.match_service.session(match)
    stored = await context.game_reports.find(session)
    return await match_json(request, False, partial(info_of, stored, version_of(session), can_be_made(session), language))


GAME_REPORT_ROUTES: list[HTTPRouteHandler] = [ask_for_report, see_report]
