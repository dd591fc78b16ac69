"""The HTTP API of what is shown of a match, as docs/http-api.md describes it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import (
    READS,
    Call,
    Language,
    bearer,
    key_of,
    signed_in,
)
from vezerkar.server.http.openapi import MATCH, answer
from vezerkar.server.http.route_kinds import (
    AS_IT_IS,
    JSON,
    Context,
    Looking,
    gzipped,
    gzipped_json,
    match_json,
    see,
)
from vezerkar.server.matches.end_messages import MatchEnd
from vezerkar.server.pages.lesson_messages import CoachPage
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_messages import KeptMatch, LogPage, MatchPage

MAX_LOG_INDEX: Final = 999_999_999
"""No log has so many lines."""
LOG_INDEX: Final = QueryParameter(ge=0, le=MAX_LOG_INDEX, schema_extra={"minimum": 0})
# Litestar leaves a least value of 0 out of the document.


@see(
    "/api/matches/{match:str}/picture.svg",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(str, *MATCH, "not_your_seat", media_type="image/svg+xml"),
)
async def see_picture(request: Call, reader: Looking) -> Response[bytes]:
    """The board as it is now."""
    content = await reader.context.my_matches.picture(reader.session, reader.viewer, reader.language)
    return await gzipped(request, content, "image/svg+xml")


@see(
    "/api/matches/{match:str}/picture.png",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(bytes, *MATCH, "not_your_seat", media_type="image/png"),
)
async def see_sent_picture(reader: Looking) -> Response[bytes]:
    """The board as everybody sees it now, for what shows no SVG: a notification of a device."""
    content = await reader.context.my_matches.sent_picture(reader.session, reader.language)
    return Response(content, media_type="image/png", headers={"Cache-Control": "no-store"})


@see(
    "/api/matches/{match:str}",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(MatchPage, *MATCH, "not_your_seat"),
)
async def see_match(request: Call, reader: Looking, ply: Annotated[int | None, LOG_INDEX] = None) -> Response[bytes]:
    """The MatchPage, now or after some ply."""
    session = reader.session
    if ply is None:
        page = await reader.context.page_renderer.current_page(session, reader.viewer, reader.language)
        return await gzipped(request, page.body, JSON)
    async with session.lock:
        if ply > session.ply:
            raise ApiError("malformed", detail=f"'ply' can be 0 to {session.ply}")
        await reader.context.match_service.past(session, ply)
        inputs = PageInputs.of(session, reader.viewer, reader.language, ply)
    return await match_json(request, inputs.details.rules.archived, inputs.match_page)


@see(
    "/api/matches/{match:str}/kept",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(KeptMatch, *MATCH, "not_found"),
)
async def see_kept(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """A match that other rules wrote, as it is kept."""
    program = await bearer(request)
    key = key_of(request) if program is None else None
    found = await signed_in(request) if key is None else None
    by = program or found
    page = await context.kept_matches.page(match, key, language, None if by is None else by.account.id)
    return await gzipped_json(request, page)


@see(
    "/api/matches/{match:str}/kept.svg",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(str, *MATCH, "not_found", media_type="image/svg+xml"),
)
async def see_kept_picture(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """The board of such a match at its end, if that was kept."""
    return await gzipped(request, await context.kept_matches.picture(match, language), "image/svg+xml")


@see(
    "/api/matches/{match:str}/log",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(LogPage, *MATCH, "not_your_seat"),
)
async def see_log(request: Call, reader: Looking, before: Annotated[int, LOG_INDEX]) -> Response[bytes]:
    """Older lines of the log."""
    async with reader.session.lock:
        inputs = PageInputs.of(reader.session, reader.viewer, reader.language)
    return await match_json(request, reader.session.rules.archived, partial(inputs.log_page, before))


@see(
    "/api/matches/{match:str}/coach",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(CoachPage, *MATCH, "not_your_seat", "no_advice"),
)
async def see_coach(request: Call, reader: Looking) -> Response[bytes]:
    """The coach's hints for what is asked now."""
    if reader.session.in_earnest:
        raise ApiError("no_advice")
    async with reader.session.lock:
        inputs = PageInputs.of(reader.session, reader.viewer, reader.language)
    return await match_json(request, reader.session.rules.archived, inputs.coach_page)


@see(
    "/api/matches/{match:str}/record",
    before_request=READS,
    responses=answer(str, *MATCH, "running", media_type="application/jsonl"),
)
async def record(context: Context, match: FromPath[str]) -> Response[str]:
    """The record of a match that is over."""
    session = await context.match_service.session(match)
    async with session.lock:
        if not session.over:
            raise ApiError("running")
        text = session.record().text()
    name = f"attachment; filename={session.game.id}-{session.id}.jsonl"
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})


@see(
    "/api/matches/{match:str}/end",
    before_request=READS,
    opt={AS_IT_IS: True},
    responses=answer(MatchEnd, *MATCH, "running"),
)
async def see_end(request: Call, context: Context, match: FromPath[str], language: Language) -> Response[bytes]:
    """Return the end of a match that is over."""
    session = await context.match_service.session(match)
    return await gzipped(request, await context.match_ends.end(session, language), JSON)


READING_ROUTES: list[HTTPRouteHandler] = [
    see_picture,
    see_sent_picture,
    see_match,
    see_kept,
    see_kept_picture,
    see_log,
    see_coach,
    record,
    see_end,
]
