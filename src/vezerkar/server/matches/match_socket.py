"""The socket of an open page: it says who looks, and is sent the MatchPage after every change."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from vezerkar.server.context import ServerContext
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.dependencies import address, context_of, signed_in, token_of
from vezerkar.server.http.error_handlers import message
from vezerkar.server.http.language import preferred
from vezerkar.server.http.typed_json import read_json
from vezerkar.server.matches.match_messages import Hello
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.subscribers import Subscriber
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.operation.metrics import FRAME_BYTES, SOCKETS
from vezerkar.server.pages.page_renderer import PageRenderer, SocketMessage, unchanged
from vezerkar.server.protocol import SocketProblem

Socket: TypeAlias = WebSocket[Any, Any, Any]

MAX_HELLO_SECONDS: Final = 15.0
"""Seconds in which a new socket must send its first message."""
RESTART: Final = 1012
"""The close code of a process that ends."""
CLOSE_CODES: Final = {
    "bad_key": 4401,
    "not_your_seat": 4401,
    "sign_in": 4401,
    "unknown_match": 4404,
    "other_rules": 4404,
    "damaged": 4404,
    "slow_down": 4429,
    "try_again": 1013,
    "rules_lost": 1013,
    "crowded": 4429,
}
"""Close codes by refusal; for all others 4400."""


@websocket("/api/matches/{match:str}/live")
async def live(socket: Socket, match: FromPath[str]) -> None:
    """Send the MatchPage now and after every change, until the page is closed."""
    context = context_of(socket)
    await socket.accept()
    lang = preferred(socket.headers.get("Accept-Language", ""))
    try:
        source = address(socket)
        context.reads.spend(source)
        with context.sockets.one(source), context.sockets_a_match.one(source, match), SOCKETS.track_inprogress():
            session = await context.match_service.session(match)
            hello = await _hello(socket)
            lang = hello.lang
            subscriber = Subscriber(await _greet(socket, session, hello), hello)
            await _note_seen(context, session, subscriber)
            try:
                with (
                    context.subscribers.subscribed(session, subscriber),
                    context.session_sockets.kept(token_of(socket), subscriber.changed.set),
                ):
                    await _serve(socket, context, session, subscriber)
            except WebSocketDisconnect as gone:
                # When the process ends, its pages are back in a moment.
                if subscriber.hello.seen and gone.code != RESTART:
                    await _look_away(context, session, subscriber)
                raise
    except ApiError as api_error:
        await _close(socket, api_error, lang)
    except WebSocketDisconnect:
        return


async def _serve(socket: Socket, context: ServerContext, session: MatchSession, subscriber: Subscriber) -> None:
    sending = asyncio.create_task(_send(socket, context.page_renderer, session, subscriber))
    hearing = asyncio.create_task(_hear(socket, context, session, subscriber))
    try:
        done, _ = await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (sending, hearing):
            task.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)


async def _send(socket: Socket, page_renderer: PageRenderer, session: MatchSession, subscriber: Subscriber) -> None:
    # Each socket has a task of its own: one that is slow keeps nobody waiting, and is spared what is no longer new.
    while True:
        await subscriber.changed.wait()
        subscriber.changed.clear()
        await _follow(session, subscriber)
        viewer, lang = subscriber.viewer, subscriber.hello.lang
        page = await page_renderer.current_page(session, viewer, lang)
        if viewer.key is not None and session.current(viewer.key) is None:
            raise ApiError("bad_key")
        account = viewer.account if viewer.key is None else viewer.key.account
        if account is not None and not await _still(socket, account):
            # The session has ended, here or at another process.
            raise ApiError("sign_in")
        if (viewer, lang) != (subscriber.viewer, subscriber.hello.lang):
            continue
        have, answer = subscriber.have, subscriber.answer
        subscriber.have, subscriber.answer = page.rev, False
        if not subscriber.hello.deltas:
            # What others set for their seats changes nothing here, and is not to be noticed either.
            messages: list[SocketMessage] = [(page.full_message(), "text")] if have != page.rev else []
        elif have != page.rev:
            messages = await page_renderer.messages_since(page, have)
        else:
            messages = [unchanged(page.rev)] if answer else []
        for content, mode in messages:
            FRAME_BYTES.labels("delta" if subscriber.hello.deltas and mode == "text" else "whole").observe(len(content))
            await socket.send_data(content, mode=mode)


async def _follow(session: MatchSession, subscriber: Subscriber) -> None:
    # Whose turn it is may have changed, and with it the eyes of somebody with several seats.
    viewer = subscriber.viewer
    if viewer.key is None and viewer.account is None:
        return
    async with session.lock:
        key = None if viewer.key is None else session.current(viewer.key)
        if key is not None or viewer.key is None:
            subscriber.viewer = session.viewer(key, subscriber.hello.seat, viewer.seat, viewer.account)


async def _hear(socket: Socket, context: ServerContext, session: MatchSession, subscriber: Subscriber) -> None:
    while True:
        hello = await _hello(socket, None)
        context.reads.spend(socket.client.host if socket.client else "")
        viewer = await _greet(socket, session, hello, subscriber.viewer.seat)
        seen = subscriber.hello.seen
        context.subscribers.change(session, subscriber, viewer, hello)
        await _note_seen(context, session, subscriber)
        if seen and not hello.seen:
            await _look_away(context, session, subscriber)


async def _note_seen(context: ServerContext, session: MatchSession, subscriber: Subscriber) -> None:
    """Note that the accounts that keep the seats of a page look at the match, if somebody can see the page."""
    if subscriber.hello.seen:
        await context.lookers.note(session.id, sorted(session.accounts_of(subscriber.viewer.seats)))


async def _look_away(context: ServerContext, session: MatchSession, subscriber: Subscriber) -> None:
    """Note that these accounts do not look any more, unless another page of theirs can be seen."""
    elsewhere = session.accounts_of(context.subscribers.seats_seen(session))
    await context.lookers.forget(session.id, sorted(session.accounts_of(subscriber.viewer.seats) - elsewhere))


async def _greet(socket: Socket, session: MatchSession, hello: Hello, stay: str | None = None) -> Viewer:
    found = await signed_in(socket) if hello.key is None else None
    async with session.lock:
        key = session.key(hello.key) if hello.key is not None else None
        if found is not None:
            key = session.account_key(found.account.id)
        return session.viewer(key, hello.seat, stay, None if found is None else found.account.id)


async def _still(socket: Socket, account: int) -> bool:
    found = await signed_in(socket)
    return found is not None and found.account.id == account


async def _hello(socket: Socket, patience: float | None = MAX_HELLO_SECONDS) -> Hello:
    try:
        event = await asyncio.wait_for(socket.receive(), patience)
    except TimeoutError as error:
        raise ApiError("malformed", detail="no message came") from error
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code") or 1006)
    text = event.get("text")
    if not isinstance(text, str):
        raise ApiError("malformed", detail="messages are JSON texts")
    return read_json(text, Hello)


async def _close(socket: Socket, api_error: ApiError, lang: str) -> None:
    problem = SocketProblem(api_error.code, message(api_error, lang))
    await socket.send_data(msgspec.json.encode(problem), mode="text")
    await socket.close(code=CLOSE_CODES.get(api_error.code, 4400), reason=api_error.code)
