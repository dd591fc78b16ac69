"""The HTTP API of statistics, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from vezerkar.server.http.dependencies import READS, Call, Language
from vezerkar.server.http.openapi import READ, answer
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, gzipped_json, see
from vezerkar.server.statistics.finished_game import Pace
from vezerkar.server.statistics.finished_table import Wanted
from vezerkar.server.statistics.statistics_messages import GameStatistics, PersonStatistics, TitleCount
from vezerkar.server.statistics.statistics_pages import game_statistics, person_statistics, titles


@see("/api/statistics", before_request=READS, opt={AS_IT_IS: True}, responses=answer(list[TitleCount], *READ, "try_again"))
async def see_titles(request: Call, context: Context, language: Language) -> Response[bytes]:
    """The titles of which public games are over."""
    return await gzipped_json(request, await titles(context.match_service, language))


@see(
    "/api/statistics/{game:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(GameStatistics, *READ, "try_again", "unknown_game"),
)
async def see_statistics(
    request: Call,
    context: Context,
    game: FromPath[str],
    language: Language,
    bots: FromQuery[bool] = False,
    clock: FromQuery[Pace | None] = None,
    rules: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The public games of a title that are over: who wins how often, and how long they take."""
    wanted = Wanted(game, bots, clock, rules)
    return await gzipped_json(request, await game_statistics(context.match_service, wanted, language))


@see(
    "/api/people/{name:str}/statistics",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PersonStatistics, *READ, "try_again", "unknown_person"),
)
async def see_person_statistics(request: Call, context: Context, name: FromPath[str], language: Language) -> Response[bytes]:
    """The public games of somebody that are over, and the ratings after each."""
    return await gzipped_json(request, await person_statistics(context.match_service, name, language))


STATISTICS_ROUTES: list[HTTPRouteHandler] = [see_titles, see_statistics, see_person_statistics]
