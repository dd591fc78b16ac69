"""The HTTP API of the bell, as docs/http-api.md describes it."""

from __future__ import annotations

from typing import get_args

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.registry import GAMES
from vezerkar.server import protocol
from vezerkar.server.accounts.former_player import shown_name
from vezerkar.server.http.dependencies import READS, Call, Language, required_sign_in
from vezerkar.server.http.openapi import READ, WRITE, answer, refusals
from vezerkar.server.http.route_kinds import AS_IT_IS, Context, command, see
from vezerkar.server.notices import notice_messages
from vezerkar.server.notices.bell_table import Rung
from vezerkar.server.notices.news_words import news_line
from vezerkar.server.notices.notice_letters import subject
from vezerkar.server.storage.moments import written
from vezerkar.translation import translator


@see(
    "/api/me/bell",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(notice_messages.Bell, *READ, "try_again", "sign_in"),
)
async def see_bell(request: Call, context: Context, language: Language) -> Response[notice_messages.Bell]:
    """The newest notices of the account, and how many of them are not read."""
    found = await required_sign_in(request)
    rung: list[Rung] = await context.match_service.in_order(context.bell.notices, found.account.id)
    notices = [
        notice_messages.BellNotice(
            id=one.number,
            event=one.event,
            match=one.match or "",
            game=one.game or "",
            page=one.page,
            text=_text(one, language),
            others=[shown_name(name, language) for name in one.others],
            at=written(one.at),
            read=one.read,
        )
        for one in rung
        if one.game is None or one.game in GAMES
    ]
    unread = sum(not one.read for one in notices)
    return Response(notice_messages.Bell(unread, notices), headers={"Cache-Control": "no-store"})


@command("/api/me/bell/seen", status_code=200, responses=refusals(*WRITE, "sign_in"))
async def bell_seen(request: Call, context: Context, data: JSONBody[notice_messages.BellSeen]) -> protocol.EmptyResult:
    """Note that notices of the bell were read."""
    found = await required_sign_in(request)
    await context.match_service.in_order(context.bell.seen, found.account.id, data.ids)
    context.bells.ring(found.account.id)
    return protocol.EmptyResult()


def _text(one: Rung, lang: str) -> str:
    if one.event in get_args(notice_messages.NewsEvent):
        return news_line(one.event, one.about, one.game, lang)
    title = translator(one.game, lang)("game-title", {}) if one.game is not None else ""
    return subject(one.event, title, translator("", lang), one.about)


BELL_ROUTES: list[HTTPRouteHandler] = [see_bell, bell_seen]
