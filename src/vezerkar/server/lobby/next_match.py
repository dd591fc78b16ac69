"""The HTTP API of the way from one match that waits for somebody to the next, as docs/http-api.md describes it."""

from __future__ import annotations

from functools import partial

from litestar.params import JSONBody

from vezerkar.server.http.dependencies import Call, account_of, keys_of
from vezerkar.server.http.openapi import WRITE, refusals
from vezerkar.server.http.route_kinds import Context, command
from vezerkar.server.keys import hash_key
from vezerkar.server.lobby.lobby_messages import NextMatch, NextWish
from vezerkar.server.lobby.waiting_table import waiting_matches


@command("/api/me/next", status_code=200, responses=refusals(*WRITE))
async def next_match(request: Call, context: Context, data: JSONBody[NextWish]) -> NextMatch:
    """Return the next match that waits for whoever asks, by keys, by an account or by both."""
    hashes = [hash_key(key) for key in keys_of(request)] if "Authorization" in request.headers else []
    service = context.match_service
    account = await account_of(request)
    waiting = await service.in_order(partial(waiting_matches, service.store.engine, hashes, account))
    others = [match for match in waiting if match != data.after]
    # In a circle, so that whoever only looks on at each of them sees all.
    start = waiting.index(data.after) if data.after in waiting else 0
    return NextMatch(others[start % len(others)] if others else None, len(others))
