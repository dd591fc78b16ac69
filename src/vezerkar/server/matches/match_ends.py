"""The ends of matches for their pages, each made once."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from vezerkar.server.hints.helps import Helps
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.end_messages import HelpInfo
from vezerkar.server.matches.match_end import EndInputs
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.snapshot import Snapshot
from vezerkar.server.pages.byte_cache import ByteCache
from vezerkar.server.pages.page_renderer import PageRenderer

MAX_BYTES: Final = 16 * 1024 * 1024
"""Bytes of ends that are kept. Beyond that, those looked at longest ago go first."""

EndKey: TypeAlias = tuple[str, str]
"""A match and a language: everybody is told the same."""


class MatchEnds:
    """The ends of matches, each made once, on a thread of the `PageRenderer`."""

    def __init__(self, page_renderer: PageRenderer, helps: Helps) -> None:
        self._helps = helps
        self._page_renderer = page_renderer
        self._made: ByteCache[EndKey, bytes] = ByteCache(MAX_BYTES, len)
        self._making: WeakValueDictionary[EndKey, asyncio.Lock] = WeakValueDictionary()

    async def end(self, session: MatchSession, lang: str) -> bytes:
        """The end of a match as JSON. Raises `ApiError` while it is running."""
        key = (session.id, lang)
        making = self._making.setdefault(key, asyncio.Lock())
        async with making:
            async with session.lock:
                if not session.over:
                    raise ApiError("running")
                if (known := self._made.use(key)) is not None:
                    return known
                rules, inputs = session.rules, end_inputs(session, lang)
            helps = [HelpInfo(one.seat, one.kind, one.moments) for one in await self._helps.of(session.id)]

            def make() -> bytes:
                return msgspec.json.encode(msgspec.structs.replace(rules.end(inputs), helps=helps))

            made = await self._page_renderer.in_background(make, rules.archived)
            self._made.keep(key, made)
            return made


def end_inputs(session: MatchSession, lang: str) -> EndInputs:
    """All that the end of a match is made of. The lock of the session must be held."""
    actions = []
    at: Snapshot | None = session.snapshots[-1]
    while at is not None and at is not session.began:
        if not at.dropped:
            actions.append((at.ply, at.seat, at.action))
        at = at.before
    return EndInputs(
        match=session.id,
        ply=session.ply,
        lang=lang,
        options=session.match.options,
        resigned=session.resigned,
        seed=session.match.seed or "",
        actions=actions[::-1],
        first=session.began.ply,
        origin=session.record().origin,
        cancelled=session.cancelled,
        agreed=session.agreed,
        takebacks=[(one.ply, one.drawn, one.news) for one in session.match.takebacks],
    )
