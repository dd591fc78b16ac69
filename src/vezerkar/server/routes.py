"""The HTTP API as a whole, as docs/http-api.md describes it: each package has its routes in `*_routes.py`."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from vezerkar.server.accounts.account_routes import ACCOUNT_ROUTES
from vezerkar.server.bot_api.bot_routes import BOT_ROUTES
from vezerkar.server.bot_api.token_routes import TOKEN_ROUTES
from vezerkar.server.care.care_routes import CARE_ROUTES
from vezerkar.server.chat.chat_routes import CHAT_ROUTES
from vezerkar.server.clocks.time_routes import TIME_ROUTES
from vezerkar.server.hints.hint_routes import HINT_ROUTES
from vezerkar.server.holidays.holiday_routes import HOLIDAY_ROUTES
from vezerkar.server.http.dependencies import Call, context_of
from vezerkar.server.http.openapi import EVERY, answer, openapi_document
from vezerkar.server.http.route_kinds import see
from vezerkar.server.invitations.invitation_routes import INVITATION_ROUTES
from vezerkar.server.lobby.lobby_routes import LOBBY_ROUTES
from vezerkar.server.matches.match_making_routes import MATCH_MAKING_ROUTES
from vezerkar.server.matches.play_routes import PLAY_ROUTES
from vezerkar.server.matches.reading_routes import READING_ROUTES
from vezerkar.server.matches.settings_routes import SETTINGS_ROUTES
from vezerkar.server.notices.notice_routes import NOTICE_ROUTES
from vezerkar.server.offers.offer_routes import OFFER_ROUTES
from vezerkar.server.open_data.open_data_routes import OPEN_DATA_ROUTES
from vezerkar.server.operation.admin_routes import ADMIN_ROUTES
from vezerkar.server.operation.health_routes import HEALTH_ROUTES
from vezerkar.server.pages.editor_routes import EDITOR_ROUTES
from vezerkar.server.pages.file_routes import FILE_ROUTES
from vezerkar.server.pages.game_routes import GAME_ROUTES
from vezerkar.server.pages.lesson_routes import LESSON_ROUTES
from vezerkar.server.pages.static_files import StaticFile, static_file
from vezerkar.server.plans.plan_routes import PLAN_ROUTES
from vezerkar.server.puzzles.puzzle_routes import PUZZLE_ROUTES
from vezerkar.server.ratings.rating_routes import RATING_ROUTES
from vezerkar.server.relations.relation_routes import RELATION_ROUTES
from vezerkar.server.reports.game_report_routes import GAME_REPORT_ROUTES
from vezerkar.server.statistics.statistics_routes import STATISTICS_ROUTES
from vezerkar.server.tournaments.tournament_routes import TOURNAMENT_ROUTES
from vezerkar.server.whatif.what_if_routes import WHAT_IF_ROUTES


@see("/api/openapi.json", responses=answer(dict[str, Any], *EVERY))
async def openapi(request: Call) -> Response[bytes]:
    """This document."""
    found = await context_of(request).page_renderer.in_background(openapi_file)
    return found.answer(request.headers.get("If-None-Match"))


ROUTES: list[HTTPRouteHandler] = [
    *GAME_ROUTES,
    *EDITOR_ROUTES,
    *LESSON_ROUTES,
    *PUZZLE_ROUTES,
    *MATCH_MAKING_ROUTES,
    *ACCOUNT_ROUTES,
    *HOLIDAY_ROUTES,
    *NOTICE_ROUTES,
    *LOBBY_ROUTES,
    *RATING_ROUTES,
    *STATISTICS_ROUTES,
    *OPEN_DATA_ROUTES,
    *TOURNAMENT_ROUTES,
    *CARE_ROUTES,
    *ADMIN_ROUTES,
    *TOKEN_ROUTES,
    *BOT_ROUTES,
    *INVITATION_ROUTES,
    *RELATION_ROUTES,
    *READING_ROUTES,
    *PLAY_ROUTES,
    *CHAT_ROUTES,
    *SETTINGS_ROUTES,
    *PLAN_ROUTES,
    *OFFER_ROUTES,
    *TIME_ROUTES,
    *WHAT_IF_ROUTES,
    *GAME_REPORT_ROUTES,
    *HINT_ROUTES,
    *HEALTH_ROUTES,
    *FILE_ROUTES,
    openapi,
]


@cache
def openapi_file() -> StaticFile:
    """The document about these routes, as it is sent."""
    return static_file("openapi.json", openapi_document(ROUTES))
