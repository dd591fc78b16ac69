"""The HTTP API of how matches begin and who sits down, as docs/http-api.md describes it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server.accounts.account_answers import others_here
from vezerkar.server.http.dependencies import (
    MATCHES,
    Call,
    Language,
    address,
    required_key,
    signed_in_to_play,
)
from vezerkar.server.http.known_game import known_game
from vezerkar.server.http.openapi import COMMAND, SUBSTITUTES, WRITE, refusals
from vezerkar.server.http.route_kinds import (
    Commanding,
    Context,
    command,
)
from vezerkar.server.lobby.lobby_routes import listing_for
from vezerkar.server.matches import match_making, seat_service
from vezerkar.server.matches.match_messages import (
    CreatedMatch,
    NewMatch,
    Take,
)


@post(
    "/api/lessons/{lesson:str}",
    status_code=201,
    before_request=MATCHES,
    responses=refusals(*WRITE, "not_found", "too_many_bots", "table_full"),
)
async def begin_lesson(request: Call, context: Context, lesson: FromPath[str]) -> CreatedMatch:
    """A new match of a lesson."""
    context.new_lesson(address(request))
    return await match_making.begin_lesson(context.match_service, lesson, address(request))


@command(
    "/api/matches",
    status_code=201,
    responses=refusals(
        *WRITE,
        "blank",
        "unknown_game",
        "illegal",
        "too_many_bots",
        "bots_alone",
        "table_full",
        "too_many_tables",
        "same_board",
        "sign_in",
        "banned",
        "bot_account",
        "muted",
    ),
)
async def make_match(request: Call, context: Context, data: JSONBody[NewMatch], language: Language) -> CreatedMatch:
    """A new match."""
    context.matches.spend(address(request))
    made = await match_making.made_before(context.match_service, data.once)
    if made is not None:
        return made
    context.new_match(address(request))
    found = await signed_in_to_play(request)
    if found is not None and data.position is not None and any(one.startswith("bot:") for one in data.seats.values()):
        await context.twins.refuse_position(known_game(data.game), data.position, {found.account.id})
    if data.listing == "link":
        return await match_making.create(context.match_service, data, address(request))
    listing, account = await listing_for(request, data.about, data.name, language)
    if data.rated:
        listing = replace(listing, rating_from=data.rating_from, rating_to=data.rating_to)
        data = msgspec.structs.replace(data, name=listing.maker_name)
    return await match_making.create(context.match_service, data, address(request), listing, account)


@command(
    "/api/matches/{match:str}/take",
    status_code=201,
    responses=refusals(
        *(*COMMAND, "blank", "over", "sign_in", "rated_twice", "rated_same_browser", "banned", "bot_account", "not_welcome"),
        *SUBSTITUTES,
    ),
)
async def take(request: Call, context: Context, match: FromPath[str], data: JSONBody[Take]) -> CreatedMatch:
    """Take the seats of an invitation."""
    session = await context.match_service.session(match)
    found = await signed_in_to_play(request)
    person = None if found is None else found.account.id
    if session.rated and found is not None:
        data = msgspec.structs.replace(data, name=found.account.name)
    account = person if session.rated else None
    others = await others_here(request, person)
    return await seat_service.take(context.match_service, session, required_key(request), data, account, person, others)


@post(
    "/api/matches/{match:str}/rematch",
    status_code=201,
    before_request=MATCHES,
    responses=refusals(*COMMAND, "running", "too_many_bots", "bots_alone", "table_full", "banned", "bot_account", "not_welcome"),
)
async def rematch(request: Call, commander: Commanding) -> CreatedMatch:
    """The same again, everybody one seat further."""
    found = await signed_in_to_play(request)
    person = None if found is None else found.account.id
    commander.context.new_match(address(request))
    return await match_making.rematch(
        commander.context.match_service, commander.session, commander.viewer, commander.key, address(request), person
    )


MATCH_MAKING_ROUTES: list[HTTPRouteHandler] = [
    begin_lesson,
    make_match,
    take,
    rematch,
]
