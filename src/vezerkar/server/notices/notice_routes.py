"""The HTTP API of notices, as docs/http-api.md describes it."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import Response, delete, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from vezerkar.server import protocol
from vezerkar.server.context import ServerContext
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import COMMANDS, MAILS, READS, Call, Language, required_sign_in
from vezerkar.server.http.openapi import READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, RowNumber, command, see
from vezerkar.server.keys import new_key
from vezerkar.server.notices import notice_messages
from vezerkar.server.notices.bell_routes import BELL_ROUTES
from vezerkar.server.notices.channel_table import MOST, TooManyWebhooks, Webhook
from vezerkar.server.notices.notice_messages import Wish
from vezerkar.server.notices.public_network import public_url
from vezerkar.server.notices.push_routes import PUSH_ROUTES
from vezerkar.server.notices.wishes import DEFAULTS, MODES, AccountWishes, modes_of, zone_of


@see(
    "/api/me/wishes",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(notice_messages.Wishes, *READ, "try_again", "sign_in"),
)
async def see_wishes(request: Call, context: Context) -> Response[notice_messages.Wishes]:
    """The wishes of the account: what it is told, how, and when."""
    found = await required_sign_in(request)
    return Response(await _wishes(context, found.account.id), headers={"Cache-Control": "no-store"})


@put(
    "/api/me/wishes",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*WRITE, "sign_in"),
)
async def set_wishes(request: Call, context: Context, data: JSONBody[notice_messages.WishesChange]) -> notice_messages.Wishes:
    """Choose what the account is told, how, and when."""
    found = await required_sign_in(request)
    try:
        zone_of(data.zone)
    except ValueError as error:
        raise ApiError("malformed", detail=f"'zone' {error}; it is a name such as Europe/Budapest") from error
    for wish in data.wishes:
        modes = modes_of(wish.event, wish.channel)
        if wish.mode not in modes:
            can_be = ", ".join(modes) or "nothing"
            raise ApiError("malformed", detail=f"'mode' of {wish.event} by {wish.channel} can be: {can_be}")
    hours = {"quiet_from": data.quiet_from, "quiet_to": data.quiet_to, "digest_hour": data.digest_hour}
    await context.match_service.in_order(context.wishes.keep, found.account.id, {"zone": data.zone or None, **hours}, data.wishes)
    return await _wishes(context, found.account.id)


@command("/u/{token:str}", status_code=200, responses=refusals(*WRITE, "not_found"))
async def unsubscribe(context: Context, token: FromPath[str]) -> notice_messages.Unsubscribed:
    """Send no more mails of the kind that a link in a mail names. Nobody needs to be signed in."""
    return notice_messages.Unsubscribed(await context.unsubscribing.stop(token))


@see(
    "/api/me/channels",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(list[notice_messages.ChannelInfo], *READ, "try_again", "sign_in"),
)
async def see_channels(request: Call, context: Context) -> Response[list[notice_messages.ChannelInfo]]:
    """The webhooks of the account."""
    found = await required_sign_in(request)
    webhooks: list[Webhook] = await context.match_service.in_order(context.channels.webhooks, found.account.id)
    infos = [
        notice_messages.ChannelInfo(str(one.id), one.form, urlsplit(one.url).hostname or "", one.broken, one.error)
        for one in webhooks
    ]
    return Response(infos, headers={"Cache-Control": "no-store"})


@command(
    "/api/me/channels",
    status_code=201,
    responses=refusals(*WRITE, "sign_in", "no_webhooks", "bad_webhook", "too_many_webhooks"),
)
async def add_channel(request: Call, context: Context, data: JSONBody[notice_messages.NewChannel]) -> notice_messages.MadeChannel:
    """Have notices posted to an address from now on."""
    found = await required_sign_in(request)
    if context.webhooks is None:
        raise ApiError("no_webhooks")
    try:
        url = public_url(data.url)
    except ValueError as error:
        raise ApiError("bad_webhook") from error
    try:
        made: Webhook = await context.match_service.in_order(context.channels.add, found.account.id, data.form, url, new_key())
    except TooManyWebhooks as error:
        raise ApiError("too_many_webhooks", most=str(MOST)) from error
    return notice_messages.MadeChannel(str(made.id), made.secret)


@delete(
    "/api/me/channels/{channel:int}",
    status_code=200,
    before_request=COMMANDS,
    opt={AS_IT_IS: True},
    responses=refusals(*WRITE, "sign_in"),
)
async def remove_channel(request: Call, context: Context, channel: RowNumber) -> protocol.EmptyResult:
    """Post nothing to a webhook any more."""
    found = await required_sign_in(request)
    await context.match_service.in_order(context.channels.remove, found.account.id, channel)
    return protocol.EmptyResult()


@command(
    "/api/me/channels/{channel:int}/test",
    status_code=200,
    before_request=MAILS,
    responses=refusals(*WRITE, "sign_in", "no_webhooks", "not_found"),
)
async def try_channel(request: Call, context: Context, channel: RowNumber, language: Language) -> notice_messages.ChannelTest:
    """Post a line to a webhook that says that it works; one that was given up is posted to again then."""
    found = await required_sign_in(request)
    if context.webhooks is None:
        raise ApiError("no_webhooks")
    context.mails.spend(f"webhooks {found.account.id}")
    webhooks: list[Webhook] = await context.match_service.in_order(context.channels.webhooks, found.account.id)
    own = next((one for one in webhooks if one.id == channel), None)
    if own is None:
        raise ApiError("not_found")
    return notice_messages.ChannelTest(await context.webhooks.test(own, language))


async def _wishes(context: ServerContext, account: int) -> notice_messages.Wishes:
    found: AccountWishes = await context.match_service.in_order(context.wishes.wishes, account)
    has = {"push": context.push is not None, "mail": context.mail.on, "webhook": context.webhooks is not None}
    channels = [channel for channel in MODES if has[channel]]
    fields = [(event, channel) for event in DEFAULTS for channel in channels if modes_of(event, channel)]
    table = [Wish(event, channel, found.mode(event, channel)) for event, channel in fields]
    hours = found.quiet_from, found.quiet_to, found.digest_hour
    return notice_messages.Wishes(found.zone, *hours, channels, context.mail.on and found.mail, table)


NOTICE_ROUTES: list[HTTPRouteHandler] = [
    see_wishes,
    set_wishes,
    see_channels,
    add_channel,
    remove_channel,
    try_channel,
    unsubscribe,
    *BELL_ROUTES,
    *PUSH_ROUTES,
]
