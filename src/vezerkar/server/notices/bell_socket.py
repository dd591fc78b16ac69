"""The socket of the bell: it sends how many notices are not read, now and whenever that changes."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket

from vezerkar.server.context import ServerContext
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import address, context_of, signed_in, token_of
from vezerkar.server.notices.notice_messages import BellCount
from vezerkar.server.operation.metrics import SOCKETS
from vezerkar.server.processes.waiting import waited

Socket: TypeAlias = WebSocket[Any, Any, Any]

LOOK_SECONDS: Final = 30.0
"""Seconds between two looks at the bell: word that it has changed may be lost."""
CLOSE_CODES: Final = {"sign_in": 4401, "slow_down": 4429, "crowded": 4429, "try_again": 1013}
"""Close codes by refusal; for all others 4400."""


@websocket("/api/me/live")
async def live_bell(socket: Socket) -> None:
    """Send how many notices in the bell are not read, until the page is closed or its browser is signed out."""
    context = context_of(socket)
    await socket.accept()
    changed = asyncio.Event()
    source = address(socket)
    try:
        context.reads.spend(source)
        account = await _account(socket)
        with (
            context.bell_sockets.one(source),
            SOCKETS.track_inprogress(),
            context.session_sockets.kept(token_of(socket), changed.set),
            context.bells.kept(account, changed.set),
        ):
            await _serve(socket, context, account, changed)
    except ApiError as api_error:
        await socket.close(code=CLOSE_CODES.get(api_error.code, 4400), reason=api_error.code)


async def _serve(socket: Socket, context: ServerContext, account: int, changed: asyncio.Event) -> None:
    sending = asyncio.create_task(_send(socket, context, account, changed))
    leaving = asyncio.create_task(_left(socket))
    try:
        done, _ = await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (sending, leaving):
            task.cancel()
        await asyncio.gather(sending, leaving, return_exceptions=True)


async def _send(socket: Socket, context: ServerContext, account: int, changed: asyncio.Event) -> None:
    sent = -1
    while True:
        rung = changed.is_set()
        changed.clear()
        if await _account(socket) != account:
            raise ApiError("sign_in")
        unread: int = await context.match_service.in_order(context.bell.unread, account)
        # What has come may be as much as what was read meanwhile.
        if rung or unread != sent:
            await socket.send_data(msgspec.json.encode(BellCount(unread)), mode="text")
            sent = unread
        await waited(changed, LOOK_SECONDS)


async def _account(socket: Socket) -> int:
    found = await signed_in(socket)
    if found is None:
        raise ApiError("sign_in")
    return found.account.id


async def _left(socket: Socket) -> None:
    # Nothing that a page says here means anything.
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
