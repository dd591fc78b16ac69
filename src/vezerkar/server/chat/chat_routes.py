"""The HTTP API of chat, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server import protocol
from vezerkar.server.chat import chat_service
from vezerkar.server.chat.chat_messages import Chat, MutedPerson, MuteWish, NameMute, Unmute
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import READS, Call, address, key_of, require_person, required_sign_in
from vezerkar.server.http.openapi import COMMAND, MATCH, READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import (
    AS_IT_IS,
    PROGRAMS_TOO,
    Commanding,
    Context,
    Looking,
    command,
    gzipped_json,
    see,
)


@command(
    "/api/matches/{match:str}/say",
    status_code=200,
    opt=PROGRAMS_TOO,
    responses=refusals(*COMMAND, "blank", "muted"),
)
async def chat(request: Call, commander: Commanding, data: JSONBody[Chat]) -> protocol.EmptyResult:
    """Say something at the table."""
    commander.context.chat(address(request), commander.session.id)
    await commander.context.moderation.require_may_speak(commander.session, commander.viewer)
    await chat_service.post_chat(commander.context.match_service, commander.session, commander.viewer, data.text)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/watchers/say",
    status_code=200,
    responses=refusals(*WRITE, *MATCH, "sign_in", "blank", "muted", "not_watching", "bot_account", "banned"),
)
async def chat_of_watchers(request: Call, context: Context, match: FromPath[str], data: JSONBody[Chat]) -> protocol.EmptyResult:
    """Say something among those who watch."""
    found = await required_sign_in(request)
    if key_of(request) is not None:
        # Whoever has a key plays, or has played.
        raise ApiError("not_watching")
    session = await context.match_service.session(match)
    # By a count of their own: players must not find the chat full.
    context.chat(address(request), f"{session.id} watchers")
    await context.moderation.require_may_join_in(found.account)
    await chat_service.post_watching(context.match_service, session, found.account, data.text)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/mutes",
    status_code=200,
    responses=refusals(*WRITE, *MATCH, "sign_in", "not_found", "too_many_mutes"),
)
async def mute(request: Call, reader: Looking, data: JSONBody[MuteWish]) -> protocol.EmptyResult:
    """Be sent nothing more of what somebody says."""
    require_person(request)
    await chat_service.mute(reader.context.match_service, reader.session, reader.viewer, data)
    return protocol.EmptyResult()


@command(
    "/api/matches/{match:str}/unmute",
    status_code=200,
    responses=refusals(*WRITE, *MATCH, "sign_in"),
)
async def unmute(request: Call, reader: Looking, data: JSONBody[Unmute]) -> protocol.EmptyResult:
    """Be sent again what somebody says."""
    require_person(request)
    await chat_service.unmute(reader.context.match_service, reader.session, reader.viewer, data.id)
    return protocol.EmptyResult()


@see(
    "/api/me/mutes",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[MutedPerson], *READ, "try_again", "sign_in"),
)
async def see_mutes(request: Call, context: Context) -> Response[bytes]:
    """The people whom one has muted or blocked, the latest first."""
    found = await required_sign_in(request)
    return await gzipped_json(request, await context.match_service.in_order(context.mutes.of_account, found.account.id))


@command("/api/me/mutes", status_code=200, responses=refusals(*WRITE, "sign_in", "unknown_person", "too_many_mutes"))
async def mute_name(request: Call, context: Context, data: JSONBody[NameMute]) -> protocol.EmptyResult:
    """Mute an account, or block it."""
    found = await required_sign_in(request)
    other = await context.match_service.in_order(context.mutes.account, data.name)
    if other.id == found.account.id:
        raise ApiError("malformed", detail="nobody mutes themselves")
    await context.match_service.in_order(context.mutes.add, found.account.id, other.id, other.name, data.block)
    return protocol.EmptyResult()


@command("/api/me/unmute", status_code=200, responses=refusals(*WRITE, "sign_in"))
async def unmute_name(request: Call, context: Context, data: JSONBody[Unmute]) -> protocol.EmptyResult:
    """Mute and block somebody no more."""
    found = await required_sign_in(request)
    await context.match_service.in_order(context.mutes.remove, found.account.id, data.id)
    return protocol.EmptyResult()


CHAT_ROUTES: list[HTTPRouteHandler] = [chat, chat_of_watchers, mute, unmute, see_mutes, mute_name, unmute_name]
