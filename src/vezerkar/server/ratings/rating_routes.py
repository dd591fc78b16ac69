"""The HTTP API of ratings, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from vezerkar.server.http.dependencies import READS, Call, Language, account_of
from vezerkar.server.http.openapi import MATCH, READ, answer
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, Looking, gzipped_json, see
from vezerkar.server.ratings.rating_messages import MatchRatings, PersonPage, PoolInfo, RatingList
from vezerkar.server.ratings.rating_pages import match_ratings, person_page, pools, rating_list


@see("/api/ratings", before_request=READS, opt={AS_IT_IS: True}, responses=answer(list[PoolInfo], *READ, "try_again"))
async def see_pools(request: Call, context: Context, language: Language) -> Response[bytes]:
    """The pools in which somebody has a rating."""
    return await gzipped_json(request, await pools(context.match_service, language))


@see(
    "/api/ratings/{pool:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(RatingList, *READ, "try_again", "not_found"),
)
async def see_ratings(request: Call, context: Context, pool: FromPath[str], language: Language) -> Response[bytes]:
    """The ratings of a pool, the best first."""
    return await gzipped_json(request, await rating_list(context.match_service, pool, language))


@see(
    "/api/people/{name:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(PersonPage, *READ, "try_again", "unknown_person"),
)
async def see_person(request: Call, context: Context, name: FromPath[str], language: Language) -> Response[bytes]:
    """Somebody with an account: ratings and rated matches."""
    page = await person_page(context.match_service, name, await account_of(request), language)
    return await gzipped_json(request, page)


@see(
    "/api/matches/{match:str}/ratings",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(MatchRatings, *MATCH, "not_your_seat", "try_again", "not_found"),
)
async def see_match_ratings(request: Call, reader: Looking) -> Response[bytes]:
    """The effect of a rated match on ratings."""
    found = await match_ratings(reader.context.match_service, reader.session, reader.language)
    return await gzipped_json(request, found)


RATING_ROUTES: list[HTTPRouteHandler] = [see_pools, see_ratings, see_person, see_match_ratings]
