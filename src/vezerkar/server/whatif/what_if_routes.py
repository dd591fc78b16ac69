"""The HTTP API of what-ifs, as docs/http-api.md describes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import WHAT_IFS, Call, refuse_twin
from vezerkar.server.http.openapi import COMMAND, answer
from vezerkar.server.http.route_kinds import AS_IT_IS, Looking, match_json
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.whatif.played_lines import PlayedLines
from vezerkar.server.whatif.what_if import asks_bot, require, what_if, what_if_position
from vezerkar.server.whatif.what_if_messages import WhatIf, WhatIfPage

REFUSED: Final = (*COMMAND, "illegal", "running", "gathering", "analysis_off", "same_board", "analysis_former")


@post(
    "/api/matches/{match:str}/whatif",
    status_code=200,
    before_request=WHAT_IFS,
    opt={AS_IT_IS: True},
    responses=answer(WhatIfPage, *REFUSED),
)
async def try_line(request: Call, reader: Looking, data: JSONBody[WhatIf]) -> Response[bytes]:
    """Play a line that nobody else sees, from a moment of a match as a seat knew it."""
    return await at_end(request, reader, data, what_if, helps=bool(data.line))


@post(
    "/api/matches/{match:str}/position",
    status_code=200,
    before_request=WHAT_IFS,
    opt={AS_IT_IS: True},
    responses=answer(dict[str, Any], *REFUSED),
)
async def take_position(request: Call, reader: Looking, data: JSONBody[WhatIf]) -> Response[bytes]:
    """Return the position at the end of a line, as the position editor takes it: what the seat does not know is a guess."""
    return await at_end(request, reader, data, what_if_position, helps=True)


async def at_end(
    request: Call, reader: Looking, data: WhatIf, told: Callable[[PageInputs, WhatIf, PlayedLines], object], helps: bool
) -> Response[bytes]:
    """Return what is told of the end of a line. If it ``helps``, the end of the match tells everybody of it."""
    session, going = reader.session, reader.context.what_ifs_going
    if not session.over and asks_bot(data):
        await refuse_twin(request, reader)
    if going.locked():
        # Nobody waits long for the thread that draws the past as well, whoever asks for how much.
        raise ApiError("slow_down", wait="2")
    async with going:
        async with session.lock:
            require(session, reader.viewer, data)
            await reader.context.match_service.past(session, data.ply)
            viewer = session.viewer(reader.viewer.key, data.seat)
            inputs = PageInputs.of(session, viewer, reader.language, data.ply)
            going_on = not session.over
        if going_on and helps:
            await reader.context.hints.helps.note(session.id, data.seat, "whatif", data.ply)
        return await match_json(request, False, partial(told, inputs, data, reader.context.played_lines))


WHAT_IF_ROUTES: list[HTTPRouteHandler] = [try_line, take_position]
