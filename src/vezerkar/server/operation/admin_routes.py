"""The HTTP API for whoever runs the table, as docs/http-api.md describes it. It is for admins alone."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from vezerkar.server import protocol
from vezerkar.server.http.dependencies import READS, SIGNING_IN, Call, Language, required_sign_in
from vezerkar.server.http.openapi import PROOF, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, RowNumber, command, gzipped_json, see
from vezerkar.server.operation import admin_messages

ADMIN = "sign_in", "not_admin"
DEED = (*PROOF, *ADMIN, "blank")
OF_MATCH = (*DEED, "unknown_match", "own_match")

Search = Annotated[str, QueryParameter(max_length=40)]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


@see(
    "/api/admin/people",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(admin_messages.AdminPeople, *READ, "try_again", *ADMIN),
)
async def admin_people(request: Call, context: Context, search: Search = "", after: After = 0) -> Response[bytes]:
    """The accounts with a text in their names, those made first at the top, after the one of a number."""
    found = await context.administration.people(await required_sign_in(request), search, after)
    return await gzipped_json(request, found)


@command(
    "/api/admin/people/{name:str}/role",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*DEED, "unknown_person", "own_account", "stays_bot"),
)
async def admin_role(
    request: Call, context: Context, name: FromPath[str], data: JSONBody[admin_messages.RoleOrder]
) -> protocol.EmptyResult:
    """Give an account another role; its browsers are signed out."""
    await context.administration.set_role(await required_sign_in(request), name, data)
    return protocol.EmptyResult()


@command(
    "/api/admin/people/{name:str}/reset-link",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*DEED, "unknown_person", "no_mail", "no_address"),
)
async def admin_reset_link(
    request: Call, context: Context, name: FromPath[str], data: JSONBody[admin_messages.AdminOrder]
) -> protocol.EmptyResult:
    """Have a link that resets the password sent to the address of an account."""
    await context.administration.send_reset_link(await required_sign_in(request), name, data)
    return protocol.EmptyResult()


@see(
    "/api/admin/matches/{match:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(admin_messages.AdminMatch, *READ, "try_again", *ADMIN, "unknown_match", "damaged"),
)
async def admin_match(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """A match as it is stored, without its secrets."""
    found = await context.administration.match(await required_sign_in(request), match, language)
    return await gzipped_json(request, found)


@see(
    "/api/admin/matches/{match:str}/check",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(admin_messages.AdminFaults, *READ, "try_again", *ADMIN, "unknown_match", "damaged"),
)
async def admin_check(request: Call, context: Context, match: FromPath[str]) -> Response[bytes]:
    """Play a match again, and tell what is wrong with what is stored of it."""
    found = await context.administration.check(await required_sign_in(request), match)
    return await gzipped_json(request, found)


@command(
    "/api/admin/matches/{match:str}/mend",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*OF_MATCH, "damaged", "nothing_to_mend", "beyond_mending"),
)
async def admin_mend(
    request: Call, context: Context, match: FromPath[str], data: JSONBody[admin_messages.AdminOrder]
) -> protocol.EmptyResult:
    """Store anew what follows from the log of a match."""
    await context.administration.mend(await required_sign_in(request), match, data)
    return protocol.EmptyResult()


@command(
    "/api/admin/matches/{match:str}/cancel",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*OF_MATCH, "over"),
)
async def admin_cancel(
    request: Call, context: Context, match: FromPath[str], data: JSONBody[admin_messages.AdminOrder]
) -> protocol.EmptyResult:
    """End a match without a winner."""
    await context.administration.cancel(await required_sign_in(request), match, data)
    return protocol.EmptyResult()


@command(
    "/api/admin/matches/{match:str}/seats/{seat:str}/reopen",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*OF_MATCH, "over", "not_found", "bot_sits"),
)
async def admin_reopen(
    request: Call,
    context: Context,
    match: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[admin_messages.AdminOrder],
) -> Response[admin_messages.ReopenedSeats]:
    """Open the seats of a player for whoever gets the link."""
    found = await context.administration.reopen(await required_sign_in(request), match, seat, data)
    return Response(found, headers={"Cache-Control": "no-store"})


@see(
    "/api/admin/jobs",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(admin_messages.AdminJobs, *READ, "try_again", *ADMIN),
)
async def admin_jobs(request: Call, context: Context) -> Response[bytes]:
    """The work for later, first what has failed too often."""
    return await gzipped_json(request, await context.administration.jobs(await required_sign_in(request)))


@command(
    "/api/admin/jobs/{number:int}/retry",
    status_code=200,
    responses=refusals(*WRITE, *ADMIN, "blank", "unknown_job"),
)
async def admin_retry(
    request: Call, context: Context, number: RowNumber, data: JSONBody[admin_messages.AdminReason]
) -> protocol.EmptyResult:
    """Have a job done now, however often it has failed."""
    await context.administration.retry(await required_sign_in(request), number, data)
    return protocol.EmptyResult()


@command(
    "/api/admin/jobs/{number:int}/drop",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*DEED, "unknown_job"),
)
async def admin_drop(
    request: Call, context: Context, number: RowNumber, data: JSONBody[admin_messages.AdminOrder]
) -> protocol.EmptyResult:
    """Forget a job."""
    await context.administration.drop(await required_sign_in(request), number, data)
    return protocol.EmptyResult()


@see(
    "/api/admin/ratings",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(admin_messages.AdminRatings, *READ, "try_again", *ADMIN),
)
async def admin_ratings(request: Call, context: Context) -> Response[bytes]:
    """The state of the ratings, and how far they are being made anew."""
    return await gzipped_json(request, await context.administration.ratings(await required_sign_in(request)))


@command("/api/admin/ratings/rebuild", status_code=200, responses=refusals(*WRITE, *ADMIN, "blank"))
async def admin_rebuild(request: Call, context: Context, data: JSONBody[admin_messages.AdminReason]) -> protocol.EmptyResult:
    """Have all ratings made anew."""
    await context.administration.rebuild(await required_sign_in(request), data)
    return protocol.EmptyResult()


@see(
    "/api/admin/rules",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(admin_messages.AdminRules, *READ, "try_again", *ADMIN),
)
async def admin_rules(request: Call, context: Context) -> Response[bytes]:
    """The versions of rules that stored matches need, and the archives there are."""
    return await gzipped_json(request, await context.administration.rules(await required_sign_in(request)))


@see(
    "/api/admin/health",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(admin_messages.AdminHealth, *READ, "try_again", *ADMIN),
)
async def admin_health(request: Call, context: Context, language: Language) -> Response[bytes]:
    """The findings of the doctor."""
    return await gzipped_json(request, await context.administration.health(await required_sign_in(request), language))


@see(
    "/api/admin/deeds",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[admin_messages.AdminAct], *READ, "try_again", *ADMIN),
)
async def admin_acts(request: Call, context: Context) -> Response[bytes]:
    """The latest deeds of whoever runs the table and of moderators."""
    return await gzipped_json(request, await context.administration.acts(await required_sign_in(request)))


ADMIN_ROUTES: list[HTTPRouteHandler] = [
    admin_people,
    admin_role,
    admin_reset_link,
    admin_match,
    admin_check,
    admin_mend,
    admin_cancel,
    admin_reopen,
    admin_jobs,
    admin_retry,
    admin_drop,
    admin_ratings,
    admin_rebuild,
    admin_rules,
    admin_health,
    admin_acts,
]
