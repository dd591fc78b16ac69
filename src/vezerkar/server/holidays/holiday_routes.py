"""The HTTP API of holidays, as docs/http-api.md describes it."""

from __future__ import annotations

from functools import partial

from litestar import delete
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server.holidays import holiday_service
from vezerkar.server.holidays.holiday_messages import Holidays, HolidayWish
from vezerkar.server.http.dependencies import COMMANDS, READS, Call, required_sign_in
from vezerkar.server.http.openapi import READ, WRITE, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, see

forget = partial(delete, status_code=200, before_request=COMMANDS, opt={AS_IT_IS: True})


@see("/api/me/holidays", before_request=READS, opt={AS_IT_IS: True}, responses=refusals(*READ, "try_again", "sign_in"))
async def see_holidays(request: Call, context: Context) -> Holidays:
    """One's holiday, and the days that are left."""
    return await holiday_service.see_holidays(context.match_service, (await required_sign_in(request)).account.id)


@command(
    "/api/me/holidays",
    status_code=200,
    responses=refusals(*WRITE, "sign_in", "bot_account", "holiday_planned", "holiday_too_long", "no_holiday_left"),
)
async def begin_holiday(request: Call, context: Context, data: JSONBody[HolidayWish]) -> Holidays:
    """Begin a holiday, or plan one."""
    return await holiday_service.begin_holiday(context.match_service, (await required_sign_in(request)).account, data)


@forget("/api/me/holidays", responses=refusals(*WRITE, "sign_in"))
async def end_holiday(request: Call, context: Context) -> Holidays:
    """End a holiday, or call it off."""
    return await holiday_service.come_home(context.match_service, (await required_sign_in(request)).account.id)


HOLIDAY_ROUTES: list[HTTPRouteHandler] = [see_holidays, begin_holiday, end_holiday]
