"""The HTTP API of push messages, as docs/http-api.md describes it."""

from __future__ import annotations

from litestar import Response, delete
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server import protocol
from vezerkar.server.context import ServerContext
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import COMMANDS, MAILS, READS, Call, Language, required_sign_in
from vezerkar.server.http.openapi import READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, RowNumber, command, see
from vezerkar.server.keys import hash_token
from vezerkar.server.notices import notice_messages
from vezerkar.server.notices.push_job import PushJob
from vezerkar.server.notices.push_sender import BadSubscription, UnknownService
from vezerkar.server.notices.push_table import Device, Subscription
from vezerkar.server.storage.moments import written


@see(
    "/api/push/key",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(notice_messages.PushKey, *READ, "try_again", "no_push"),
)
async def see_push_key(context: Context) -> notice_messages.PushKey:
    """The key by which push services know this server."""
    return notice_messages.PushKey(await _pushing(context).key())


@see(
    "/api/me/push",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[notice_messages.PushDevice], *READ, "try_again", "sign_in"),
)
async def see_push_devices(request: Call, context: Context) -> Response[list[notice_messages.PushDevice]]:
    """The browsers to which notices of the account are pushed."""
    found = await required_sign_in(request)
    devices: list[Device] = await context.match_service.in_order(context.push_devices.devices, found.account.id)
    own = hash_token(found.token)
    infos = [
        notice_messages.PushDevice(str(one.id), one.browser, one.place, written(one.made), one.session == own, one.error)
        for one in devices
    ]
    return Response(infos, headers={"Cache-Control": "no-store"})


@command(
    "/api/me/push",
    status_code=200,
    responses=refusals(*WRITE, "sign_in", "no_push", "unknown_push_service"),
)
async def add_push_device(
    request: Call, context: Context, data: JSONBody[notice_messages.NewPushDevice], language: Language
) -> protocol.EmptyResult:
    """Push notices to this browser from now on, until it is signed out."""
    found = await required_sign_in(request)
    to = Subscription(data.endpoint, data.p256dh, data.auth)
    try:
        _pushing(context).check(to)
    except BadSubscription as error:
        raise ApiError("malformed", detail="this is no subscription as browsers make them") from error
    except UnknownService as error:
        raise ApiError("unknown_push_service") from error
    await context.match_service.in_order(context.push_devices.add, found.account.id, hash_token(found.token), to)
    await context.mail.set_language(found, language)
    return protocol.EmptyResult()


@delete(
    "/api/me/push/{device:int}",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*WRITE, "sign_in"),
)
async def remove_push_device(request: Call, context: Context, device: RowNumber) -> protocol.EmptyResult:
    """Push nothing to a browser of the account any more."""
    found = await required_sign_in(request)
    await context.match_service.in_order(context.push_devices.remove, found.account.id, device)
    return protocol.EmptyResult()


@command(
    "/api/me/push/{device:int}/test",
    status_code=200,
    before_request=MAILS,
    responses=refusals(*WRITE, "sign_in", "no_push", "not_found"),
)
async def try_push_device(request: Call, context: Context, device: RowNumber, language: Language) -> notice_messages.ChannelTest:
    """Push a line to a browser that says that it works; one of which its push service knows nothing is forgotten."""
    found = await required_sign_in(request)
    pushing = _pushing(context)
    context.mails.spend(f"push {found.account.id}")
    devices: list[Device] = await context.match_service.in_order(context.push_devices.devices, found.account.id)
    own = next((one for one in devices if one.id == device), None)
    if own is None:
        raise ApiError("not_found")
    return notice_messages.ChannelTest(await pushing.test(own, language))


def _pushing(context: ServerContext) -> PushJob:
    if context.push is None:
        raise ApiError("no_push")
    return context.push


PUSH_ROUTES: list[HTTPRouteHandler] = [see_push_key, see_push_devices, add_push_device, remove_push_device, try_push_device]
