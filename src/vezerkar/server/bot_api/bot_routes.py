"""The HTTP API of programs that play, and of those who challenge them, as docs/http-api.md describes it."""

from __future__ import annotations

from functools import partial

from litestar import Response, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from vezerkar.registry import GAMES
from vezerkar.server import protocol
from vezerkar.server.bot_api.bot_messages import (
    BotAccepts,
    BotAccountInfo,
    ChallengeAnswer,
    ChallengeInfo,
    NewChallenge,
    TakenSeats,
)
from vezerkar.server.bot_api.bot_table import BotAccount
from vezerkar.server.bot_api.challenge_table import Challenge
from vezerkar.server.bot_api.events import event_lines
from vezerkar.server.bot_api.match_lines import match_lines
from vezerkar.server.bot_api.streams import NDJSON
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import COMMANDS, READS, Call, Language, required_bearer
from vezerkar.server.http.known_game import known_game
from vezerkar.server.http.openapi import COMMAND, MATCH, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Commanding, Context, RowNumber, command, see

UNCACHED = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""Proxies send the lines of a stream on as they come."""


@see(
    "/api/bots",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[BotAccountInfo], *READ, "unknown_game", "try_again"),
)
async def see_bots(context: Context, game: FromQuery[str | None] = None) -> Response[list[BotAccountInfo]]:
    """The bot accounts that may be challenged, those whose programs listen first."""
    if game is not None:
        known_game(game)
    bots: list[BotAccount] = await context.match_service.in_order(context.challenges.bots.bots)
    shown = [one for one in bots if game is None or one.plays(game)]
    infos = [
        BotAccountInfo(one.name, one.online, one.free, one.rated, [played for played in GAMES if one.plays(played)])
        for one in sorted(shown, key=lambda one: not one.online)
    ]
    return Response(infos, headers={"Cache-Control": "no-store"})


@command(
    "/api/matches/{match:str}/challenges",
    status_code=201,
    responses=refusals(*COMMAND, "not_maker", "over", "unknown_bot", "bot_declines", "too_many_challenges", "not_welcome"),
)
async def challenge_bot(commander: Commanding, data: JSONBody[NewChallenge]) -> ChallengeInfo:
    """Ask a bot account to take open seats of the match."""
    challenges = commander.context.challenges
    made = await challenges.challenge(commander.session, commander.viewer, data.player, data.name)
    commander.context.streams.wake(made.account)
    return _info(made)


@see(
    "/api/matches/{match:str}/challenges",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[ChallengeInfo], *MATCH, "try_again", "invitation", "taken", "token_scope"),
)
async def see_challenges(commander: Commanding) -> Response[list[ChallengeInfo]]:
    """The challenges of a match to bot accounts, the newest first, to those who sit there."""
    context = commander.context
    found: list[Challenge] = await context.match_service.in_order(context.challenges.table.of_match, commander.session.id)
    return Response([_info(one) for one in found], headers={"Cache-Control": "no-store"})


@see(
    "/api/bot/events",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(str, *READ, "bad_token", "crowded", media_type=NDJSON),
)
async def see_events(request: Call, context: Context) -> Stream:
    """Challenges, matches that begin and end, and decisions that wait, as lines of JSON that come as it happens."""
    of = await required_bearer(request, "read")
    context.streams.require_room(of.account.id)
    lines = event_lines(of, context.streams, context.match_service, context.challenges)
    return Stream(lines, media_type=NDJSON, headers=UNCACHED)


@see(
    "/api/bot/matches/{match:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(str, *MATCH, "not_your_seat", "crowded", media_type=NDJSON),
)
async def follow_match(request: Call, context: Context, match: FromPath[str], language: Language) -> Stream:
    """A match as a seat of the account sees it, now and after every change, as lines of JSON."""
    of = await required_bearer(request, "read")
    context.streams.require_room(of.account.id)
    session = await context.match_service.session(match)
    async with session.lock:
        if session.account_key(of.account.id) is None:
            raise ApiError("not_your_seat")
    return Stream(match_lines(context, of, session, language), media_type=NDJSON, headers=UNCACHED)


@put(
    "/api/bot/accepts",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*WRITE, "bad_token", "token_scope", "unknown_game"),
)
async def set_accepts(request: Call, context: Context, data: JSONBody[BotAccepts]) -> protocol.EmptyResult:
    """Say which challenges the bot takes."""
    of = await required_bearer(request)
    for game in data.games or ():
        known_game(game)
    accept = partial(context.challenges.bots.accept, of.account.id, data.games, data.most, data.rated)
    await context.match_service.in_order(accept)
    return protocol.EmptyResult()


@command(
    "/api/bot/challenges/{challenge:int}",
    status_code=200,
    responses=refusals(
        *(*WRITE, "bad_token", "token_scope", "challenge_gone", "bot_declines", "banned", "rated_twice", "not_welcome"),
        *("unknown_match", "other_rules", "rules_lost", "damaged"),
    ),
)
async def answer_challenge(request: Call, context: Context, challenge: RowNumber, data: JSONBody[ChallengeAnswer]) -> TakenSeats:
    """Take the seats of a challenge, or decline it."""
    of = await required_bearer(request)
    match, seats = await context.challenges.answer(of, challenge, data.accept)
    context.streams.wake(of.account.id)
    return TakenSeats(match, seats)


def _info(one: Challenge) -> ChallengeInfo:
    return ChallengeInfo(str(one.id), one.player, one.name, one.state)


BOT_ROUTES: list[HTTPRouteHandler] = [
    see_bots,
    challenge_bot,
    see_challenges,
    see_events,
    follow_match,
    set_accepts,
    answer_challenge,
]
