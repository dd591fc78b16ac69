"""The HTTP API of the lobby, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation

from vezerkar.server import protocol
from vezerkar.server.accounts.account_answers import others_here
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.http.dependencies import (
    JOINS,
    READS,
    Call,
    Commander,
    Language,
    account_of,
    address,
    context_of,
    keys_of,
    signed_in_to_play,
)
from vezerkar.server.http.known_game import known_game
from vezerkar.server.http.openapi import COMMAND, READ, SUBSTITUTES, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, gzipped_json, see
from vezerkar.server.lobby.gathering import begin, change_listing, free_seat, join
from vezerkar.server.lobby.listing import Listing, table_limit
from vezerkar.server.lobby.listing_table import Wanted
from vezerkar.server.lobby.lobby import open_tables, place, running_tables, substitute_tables
from vezerkar.server.lobby.lobby_messages import (
    Begin,
    ClockChoice,
    FreeSeat,
    Join,
    ListingChange,
    LobbyPage,
    OpenTable,
    QuickWish,
)
from vezerkar.server.lobby.next_match import next_match
from vezerkar.server.lobby.quick_match import join_oldest, table_for
from vezerkar.server.matches import match_making
from vezerkar.server.matches.match_messages import CreatedMatch
from vezerkar.server.pages.page_messages import MatchSummary

RATED: Final = "sign_in", "rated_twice", "rated_same_browser", "rating_range"
"""Refusals to those who want to join a rated table."""
JOINING: Final = "unknown_match", "other_rules", "rules_lost", "damaged", "blank", "not_found", "taken", "over"
"""Those to all who want to join one."""


async def listing_for(request: Call, about: str, name: str, lang: str) -> tuple[Listing, int | None]:
    """Return what the lobby says of a table of whoever asks, and their account. Raises `ApiError`."""
    found = await signed_in_to_play(request)
    account = None if found is None else found.account.id
    if about:
        await context_of(request).moderation.require_may_write(account)
    maker = found.account.name if found is not None else clean_text(name) if name else ""
    said = clean_text(about) if about else ""
    return Listing(said, lang, maker, found is not None, table_limit(account, address(request))), account


@see("/api/lobby", before_request=READS, opt={AS_IT_IS: True}, responses=answer(LobbyPage, *READ, "unknown_game", "try_again"))
async def see_lobby(
    request: Call,
    context: Context,
    language: Language,
    game: FromQuery[str | None] = None,
    clock: FromQuery[ClockChoice | None] = None,
    speaks: FromQuery[protocol.Lang | None] = None,
    before: FromQuery[str | None] = None,
    rated: FromQuery[bool | None] = None,
    bots: FromQuery[bool | None] = None,
) -> Response[bytes]:
    """The open tables, the newest first."""
    if game is not None:
        known_game(game)
    account = await account_of(request)
    wanted = Wanted(game, clock, speaks, None if before is None else place(before), rated, account, bots)
    return await gzipped_json(request, await open_tables(context.match_service, wanted, language))


@see(
    "/api/lobby/substitutes",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[OpenTable], *READ, "unknown_game", "try_again"),
)
async def see_substitutes(
    request: Call, context: Context, language: Language, game: FromQuery[str | None] = None
) -> Response[bytes]:
    """The matches that go on and want somebody for a seat."""
    if game is not None:
        known_game(game)
    account = await account_of(request)
    return await gzipped_json(request, await substitute_tables(context.match_service, game, account, language))


@command(
    "/api/lobby/{match:str}/join",
    status_code=201,
    before_request=JOINS,
    responses=refusals(*WRITE, *RATED, *JOINING, "banned", "bot_account", "not_welcome", *SUBSTITUTES),
)
async def join_table(request: Call, context: Context, match: FromPath[str], data: JSONBody[Join]) -> CreatedMatch:
    """Join an open table."""
    found = await signed_in_to_play(request)
    keys = keys_of(request) if "Authorization" in request.headers else []
    service = context.match_service
    apart: str | None = await service.in_order(service.store.listings.apart, match)
    session = await service.session(apart or match)
    if session.rated and found is not None:
        data = msgspec.structs.replace(data, name=found.account.name)
    account = None if found is None else found.account.id
    return await join(context.match_service, session, data, account, await others_here(request, account), keys)


@command(
    "/api/lobby/quick",
    status_code=201,
    before_request=JOINS,
    responses=refusals(*WRITE, "unknown_game", "blank", "too_many_tables", "banned", "bot_account"),
)
async def quick_match(request: Call, context: Context, data: JSONBody[QuickWish], language: Language) -> CreatedMatch:
    """Join the oldest open table of a game, or open one."""
    chosen = known_game(data.game)
    clean_text(data.name)
    found = await signed_in_to_play(request)
    joined = await join_oldest(context.match_service, data, None if found is None else found.account.id)
    if joined is not None:
        return joined
    context.matches.spend(address(request))
    context.new_match(address(request))
    listing, account = await listing_for(request, "", data.name, language)
    return await match_making.create(context.match_service, table_for(chosen, data), address(request), listing, account)


@see(
    "/api/watch",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[OpenTable], *READ, "unknown_game", "try_again"),
)
async def see_running(request: Call, context: Context, language: Language, game: FromQuery[str | None] = None) -> Response[bytes]:
    """The matches that anybody may watch."""
    if game is not None:
        known_game(game)
    return await gzipped_json(request, await running_tables(context.match_service, game, await account_of(request), language))


@command(
    "/api/matches/{match:str}/listing",
    status_code=200,
    responses=refusals(*COMMAND, "blank", "not_maker", "begun", "over", "too_many_tables", "banned", "bot_account", "muted"),
)
async def list_table(request: Call, commander: SkipValidation[Commander], data: JSONBody[ListingChange]) -> protocol.EmptyResult:
    """Offer a match that has not begun to anybody, or no more."""
    listing = None
    if data.listing == "open":
        names = [commander.session.assignments[seat].player_name for seat in commander.viewer.seats]
        listing, _ = await listing_for(request, data.about, names[0] if names else "", commander.language)
    await change_listing(commander.context.match_service, commander.session, commander.viewer, listing)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/begin",
    status_code=200,
    responses=refusals(*COMMAND, "not_maker", "begun", "over", "too_many_bots", "bots_alone", "table_full", "rated_no_bots"),
)
async def begin_table(commander: SkipValidation[Commander], data: JSONBody[Begin]) -> protocol.EmptyResult:
    """Begin at an open table, with bots on the open seats."""
    await begin(commander.context.match_service, commander.session, commander.viewer, data.bot)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/free",
    status_code=200,
    responses=refusals(*COMMAND, "not_maker", "begun", "over", "not_found"),
)
async def free(commander: SkipValidation[Commander], data: JSONBody[FreeSeat]) -> protocol.EmptyResult:
    """Free the seats of somebody who has joined a match that has not begun."""
    await free_seat(commander.context.match_service, commander.session, commander.viewer, data.seat)
    return protocol.EmptyResult()


@see(
    "/api/mine",
    opt={AS_IT_IS: True},
    responses=answer(list[MatchSummary], *READ, "bad_key", "try_again"),
)
async def see_mine(request: Call, context: Context, language: Language) -> Response[bytes]:
    """The matches that one holds keys of, in short."""
    return await gzipped_json(request, await context.my_matches.summaries(keys_of(request), language))


LOBBY_ROUTES: list[HTTPRouteHandler] = [
    see_mine,
    see_lobby,
    see_running,
    see_substitutes,
    quick_match,
    join_table,
    list_table,
    begin_table,
    free,
    next_match,
]
