"""The stream of a match as a program needs it: what its seat may see, what it must choose, and no drawing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from time import monotonic

import msgspec

from vezerkar.server.bot_api.streams import KEEP_ALIVE_SECONDS, LOOK_SECONDS
from vezerkar.server.bot_api.token_table import Bearer
from vezerkar.server.context import ServerContext
from vezerkar.server.matches.match_messages import Hello
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.subscribers import Subscriber
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.processes.waiting import waited


class MatchLine(msgspec.Struct):
    """The parts of a MatchPage that a program plays by. What is in them is read nowhere on the way."""

    match: str
    game: str
    ply: int
    seat: str | None
    seats: msgspec.Raw
    view: msgspec.Raw
    decision: msgspec.Raw
    offers: msgspec.Raw
    chat: msgspec.Raw
    over: bool
    outcome: str
    winners: list[str]


def _present(of: Bearer, viewer: Viewer) -> Viewer:
    """Whoever counts as being at the table: a program that plays; one that only reads is no sign of its owner."""
    return viewer if of.plays else Viewer()


DECODER: msgspec.json.Decoder[MatchLine] = msgspec.json.Decoder(MatchLine)


async def match_lines(context: ServerContext, of: Bearer, session: MatchSession, lang: str) -> AsyncIterator[bytes]:
    """Tell how a match stands, and again after each change, until it is over or the token is revoked."""
    if context.streams.full(of.account.id):
        # Others that were asked for at the same moment have begun before it.
        return
    async with session.lock:
        viewer = session.viewer(session.account_key(of.account.id))
        subscriber = Subscriber(_present(of, viewer), Hello())
    shown, told, sent = "", b"", monotonic()
    service, streams = context.match_service, context.streams
    with streams.opened(of.account.id) as wake, context.subscribers.subscribed(session, subscriber):
        while not streams.closing:
            wake.clear()
            if of.hash not in await service.in_order(context.tokens.alive, [of.hash]):
                return
            # Seats of the account may have changed hands, and another of them may have to choose.
            async with session.lock:
                key = session.account_key(of.account.id)
                viewer = session.viewer(key, None, viewer.seat)
            present = _present(of, viewer)
            if present.seats != subscriber.viewer.seats:
                context.subscribers.change(session, subscriber, present, subscriber.hello)
            subscriber.viewer = present
            page = await context.page_renderer.current_page(session, viewer, lang)
            if page.rev != shown:
                shown, line = page.rev, DECODER.decode(page.body)
                content = msgspec.json.encode(line)
                if content != told:
                    told, sent = content, monotonic()
                    yield content + b"\n"
                    if line.over:
                        return
            if monotonic() > sent + KEEP_ALIVE_SECONDS:
                sent = monotonic()
                yield b"\n"
            await waited(wake, LOOK_SECONDS)
