"""The HTTP API of whom somebody follows, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import READS, Call, required_sign_in
from vezerkar.server.http.openapi import READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, gzipped_json, see
from vezerkar.server.relations.relation_messages import Follow, FollowedPerson


@see(
    "/api/me/following",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[FollowedPerson], *READ, "try_again", "sign_in"),
)
async def see_followed(request: Call, context: Context) -> Response[bytes]:
    """The accounts that one follows, by name."""
    found = await required_sign_in(request)
    return await gzipped_json(request, await context.match_service.in_order(context.follows.of_account, found.account.id))


@command("/api/me/follow", status_code=200, responses=refusals(*WRITE, "sign_in", "unknown_person", "too_many_followed"))
async def follow_person(request: Call, context: Context, data: JSONBody[Follow]) -> protocol.EmptyResult:
    """Follow an account."""
    found = await required_sign_in(request)
    other = await _account(context, data.name)
    if other == found.account.id:
        raise ApiError("malformed", detail="nobody follows themselves")
    await context.match_service.in_order(context.follows.add, found.account.id, other)
    return protocol.EmptyResult()


@command("/api/me/unfollow", status_code=200, responses=refusals(*WRITE, "sign_in", "unknown_person"))
async def unfollow_person(request: Call, context: Context, data: JSONBody[Follow]) -> protocol.EmptyResult:
    """Follow an account no more."""
    found = await required_sign_in(request)
    await context.match_service.in_order(context.follows.remove, found.account.id, await _account(context, data.name))
    return protocol.EmptyResult()


async def _account(context: Context, name: str) -> int:
    """The account of a name. Raises `ApiError`."""
    return int((await context.match_service.in_order(context.mutes.account, name)).id)


RELATION_ROUTES: list[HTTPRouteHandler] = [see_followed, follow_person, unfollow_person]
"""The routes of whom somebody follows."""
