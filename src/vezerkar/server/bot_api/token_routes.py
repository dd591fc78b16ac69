"""The HTTP API of one's own tokens and of bot accounts, as docs/http-api.md describes it. No token opens any of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from litestar import Response, delete
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.accounts.account_answers import me
from vezerkar.server.accounts.account_messages import Me
from vezerkar.server.accounts.account_table import BOT
from vezerkar.server.accounts.accounts import SignedIn
from vezerkar.server.accounts.passkey_messages import HolderProof
from vezerkar.server.bot_api.bot_messages import MadeToken, NewToken, TokenInfo
from vezerkar.server.bot_api.token_table import ApiToken
from vezerkar.server.bot_api.tokens import hash_api_token, new_token
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.http.dependencies import COMMANDS, READS, SIGNING_IN, Call, required_sign_in
from vezerkar.server.http.openapi import PROOF, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, RowNumber, command, see
from vezerkar.server.keys import hash_token
from vezerkar.server.storage.moments import written


@see(
    "/api/me/tokens",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[TokenInfo], *READ, "try_again", "sign_in"),
)
async def see_tokens(request: Call, context: Context) -> Response[list[TokenInfo]]:
    """The tokens of the account."""
    found = await required_sign_in(request)
    tokens: list[ApiToken] = await context.match_service.in_order(context.tokens.tokens, found.account.id)
    infos = [
        TokenInfo(str(one.id), one.name, one.scope, written(one.made), "" if one.seen is None else written(one.seen))
        for one in tokens
    ]
    return Response(infos, headers={"Cache-Control": "no-store"})


@command(
    "/api/me/tokens",
    status_code=201,
    responses=refusals(*PROOF, "sign_in", "blank", "not_a_bot", "too_many_tokens"),
)
async def make_token(request: Call, context: Context, data: JSONBody[NewToken]) -> Response[MadeToken]:
    """Make a token, which is shown this once."""
    found = await required_sign_in(request)
    token, name = new_token(), clean_text(data.name)
    await context.holder_check.require(found, data.password, data.passkey)
    add = partial(context.tokens.add, found.account.id, hash_token(found.token))
    made: ApiToken = await context.match_service.in_order(add, hash_api_token(token), name, data.scope)
    return Response(MadeToken(str(made.id), token), status_code=201, headers={"Cache-Control": "no-store"})


@delete(
    "/api/me/tokens/{token:int}",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*WRITE, "sign_in"),
)
async def revoke_token(request: Call, context: Context, token: RowNumber) -> protocol.EmptyResult:
    """Revoke a token: whoever has it can do nothing with it any more, and its streams end."""
    found = await required_sign_in(request)
    await context.match_service.in_order(context.tokens.revoke, found.account.id, token)
    context.streams.wake(found.account.id)
    return protocol.EmptyResult()


@command(
    "/api/bot/upgrade",
    status_code=200,
    before_request=SIGNING_IN,
    responses=refusals(*PROOF, "sign_in", "has_played"),
)
async def become_bot(request: Call, context: Context, data: JSONBody[HolderProof]) -> Response[Me]:
    """Make the account that of a bot, for good. It must have no match."""
    found = await required_sign_in(request)
    await context.holder_check.require(found, data.password, data.passkey)
    await context.match_service.in_order(context.challenges.bots.upgrade, found.account.id)
    bot = SignedIn(replace(found.account, role=BOT), found.token)
    return Response(me(bot), headers={"Cache-Control": "no-store"})


TOKEN_ROUTES: list[HTTPRouteHandler] = [see_tokens, make_token, revoke_token, become_bot]
