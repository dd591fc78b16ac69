"""The HTTP API of reports and of moderators, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server import protocol
from vezerkar.server.care.care_messages import ActInfo, ActsSeen, MatchReport, ModeratorAct, PersonReport, ReportInfo
from vezerkar.server.http.dependencies import READS, REPORTS, Call, require_person, required_sign_in
from vezerkar.server.http.openapi import MATCH, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, Looking, command, gzipped_json, see

MODERATOR = "sign_in", "not_moderator"


@command(
    "/api/matches/{match:str}/reports",
    status_code=200,
    before_request=REPORTS,
    responses=refusals(*WRITE, *MATCH, "not_your_seat", "sign_in", "blank", "not_found"),
)
async def report_in_match(request: Call, reader: Looking, data: JSONBody[MatchReport]) -> protocol.EmptyResult:
    """Ask moderators to look at a line of chat, or at whoever has a seat."""
    require_person(request)
    await reader.context.moderation.report(reader.session, reader.viewer, data)
    return protocol.EmptyResult()


@command(
    "/api/people/{name:str}/reports",
    status_code=200,
    before_request=REPORTS,
    responses=refusals(*WRITE, "sign_in", "blank", "unknown_person"),
)
async def report_name(request: Call, context: Context, name: FromPath[str], data: JSONBody[PersonReport]) -> protocol.EmptyResult:
    """Ask moderators to look at the name of an account."""
    await context.moderation.report_name(await required_sign_in(request), name, data.reason)
    return protocol.EmptyResult()


@see(
    "/api/me/acts",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[ActInfo], *READ, "try_again", "sign_in"),
)
async def see_own_acts(request: Call, context: Context) -> Response[bytes]:
    """The acts of moderators on the account, the latest first."""
    acts = await context.moderation.own_acts(await required_sign_in(request))
    return await gzipped_json(request, acts)


@command("/api/me/acts/seen", status_code=200, responses=refusals(*WRITE, "sign_in"))
async def own_acts_seen(request: Call, context: Context, data: JSONBody[ActsSeen]) -> protocol.EmptyResult:
    """Say that one has read them, up to the last that one was shown."""
    await context.moderation.see_acts(await required_sign_in(request), data.last)
    return protocol.EmptyResult()


@see(
    "/api/admin/reports",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[ReportInfo], *READ, "try_again", *MODERATOR),
)
async def see_reports(request: Call, context: Context) -> Response[bytes]:
    """The reports that wait for a moderator, the oldest first."""
    found = await context.moderation.reports(await required_sign_in(request))
    return await gzipped_json(request, found)


@see(
    "/api/admin/acts",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[ActInfo], *READ, "try_again", *MODERATOR),
)
async def see_acts(request: Call, context: Context) -> Response[bytes]:
    """The acts of moderators on all accounts, the latest first."""
    found = await context.moderation.acts(await required_sign_in(request))
    return await gzipped_json(request, found)


@command(
    "/api/admin/acts",
    status_code=200,
    responses=refusals(*WRITE, *MODERATOR, "blank", "unknown_report", "unknown_person", "own_match", "no_account"),
)
async def moderate(request: Call, context: Context, data: JSONBody[ModeratorAct]) -> protocol.EmptyResult:
    """Do something about a report or an account."""
    await context.moderation.act(await required_sign_in(request), data)
    return protocol.EmptyResult()


CARE_ROUTES: list[HTTPRouteHandler] = [
    report_in_match,
    report_name,
    see_own_acts,
    own_acts_seen,
    see_reports,
    see_acts,
    moderate,
]
