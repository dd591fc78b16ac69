"""The HTTP API of lessons that accounts have done, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server.http.dependencies import READS, Call, required_sign_in
from vezerkar.server.http.openapi import READ, WRITE, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, see
from vezerkar.server.pages.lesson_messages import LessonStars, OwnLessons


@see("/api/me/lessons", before_request=READS, opt={AS_IT_IS: True}, responses=refusals(*READ, "sign_in", "try_again"))
async def see_own_lessons(request: Call, context: Context) -> LessonStars:
    """The stars that the account has got in lessons."""
    found = await required_sign_in(request)
    return await context.lesson_stars.of(found.account.id)


@command("/api/me/lessons", status_code=200, responses=refusals(*WRITE, "sign_in"))
async def keep_own_lessons(request: Call, context: Context, data: JSONBody[OwnLessons]) -> LessonStars:
    """Add the stars that this browser remembers to those of the account."""
    found = await required_sign_in(request)
    return await context.lesson_stars.merge(found.account.id, data.stars)


LESSON_ROUTES: list[HTTPRouteHandler] = [see_own_lessons, keep_own_lessons]
