"""MatchPages made, packed and compared on threads of their own, so that no other request waits meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from gzip import compress
from hashlib import blake2b
from typing import Final, Literal, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec

from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.byte_cache import ByteCache
from vezerkar.server.pages.delta import diff
from vezerkar.server.pages.match_page import PageInputs
from vezerkar.server.pages.page_messages import Delta

MAX_CHANGES: Final = 16
"""Changes that are kept for clients that have an older MatchPage."""

MAX_PAGES_BYTES: Final = 64 * 1024 * 1024
"""Bytes of MatchPages that are kept. Beyond that, those drawn longest ago go first."""

MIN_GZIP_BYTES: Final = 1024
"""Least length of a message that is packed, in bytes."""

GZIP_LEVEL: Final = 5
"""Compression level of gzip, from 1 to 9."""

MIN_SAVING_FACTOR: Final = 12
"""Changes are sent if they have no more than such a part of a MatchPage's length: a whole one packs to about a sixth."""

ENCODE: Final = msgspec.json.Encoder().encode

SocketMessage: TypeAlias = tuple[bytes, Literal["text", "binary"]]
"""One message on a socket: its bytes and the kind of frame."""

PageKey: TypeAlias = tuple[str, Viewer, str]
"""Key of a MatchPage: a match, a viewer and a language. All who have the same one see the same."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PageChange:
    """The message that leads from one MatchPage to the next."""

    before: str
    message: SocketMessage


@dataclass(slots=True)
class RenderedPage:
    """A MatchPage as it was drawn when the MatchSession stood at ``at``: its name, its JSON, and the last changes that led to it.

    The name is a hash. So a MatchPage that comes again has the same one, after a restart too, and the name tells nothing of
    changes that this viewer must not notice, as a count of them would.
    """

    at: int
    rev: str
    body: bytes
    changes: tuple[PageChange, ...]
    gzipped: bytes = b""

    def full_message(self) -> bytes:
        """The whole MatchPage as a message."""
        return b'{"type":"table","rev":"%s","table":%s}' % (self.rev.encode(), self.body)


class PageRenderer:
    """Draws what is seen of the sessions. All who see the same are given the same RenderedPage, and it is drawn once.

    There is one thread for the present and one for all that may take longer or can wait: the past, boards of somebody's own. More
    would not be faster: only one of them runs at a time, and they would take turns with the event loop. A third one waits for the
    processes of archived rules.
    """

    def __init__(self) -> None:
        self._present = ThreadPoolExecutor(1, thread_name_prefix="present")
        self._background = ThreadPoolExecutor(1, thread_name_prefix="other")
        self._archived = ThreadPoolExecutor(1, thread_name_prefix="archived")
        self._pages: ByteCache[PageKey, RenderedPage] = ByteCache(MAX_PAGES_BYTES, lambda page: len(page.body))
        self._rendering: WeakValueDictionary[PageKey, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """Finish what is being drawn."""
        self._present.shutdown()
        self._background.shutdown()
        self._archived.shutdown()

    async def current_page(self, session: MatchSession, viewer: Viewer, lang: str) -> RenderedPage:
        """The MatchPage as it is now. Call it without the lock of the session."""
        page_key = (session.id, viewer, lang)
        if (known := self._pages.get(page_key)) is not None and known.at == session.rev:
            return known
        rendering = self._rendering.setdefault(page_key, asyncio.Lock())
        async with rendering:
            if (known := self._pages.get(page_key)) is not None and known.at == session.rev:
                return known
            async with session.lock:
                at, inputs = session.rev, PageInputs.of(session, viewer, lang)
            thread = self._archived if session.rules.archived else self._present
            rendered = await asyncio.get_running_loop().run_in_executor(thread, _render, at, inputs, known)
            self._pages.keep(page_key, rendered)
            return rendered

    async def messages_since(self, page: RenderedPage, known_rev: str | None) -> list[SocketMessage]:
        """Return the shortest messages that lead to this MatchPage from an older one, or from none."""
        starts = [number for number, change in enumerate(page.changes) if change.before == known_rev]
        if starts:
            changes = [change.message for change in page.changes[starts[-1] :]]
            if sum(len(content) for content, _ in changes) <= max(MIN_GZIP_BYTES, len(page.body) / MIN_SAVING_FACTOR):
                return changes
        if not page.gzipped:
            page.gzipped = await self.gzip(page.full_message())
        return [(page.gzipped, "binary")]

    async def gzip(self, message: bytes) -> bytes:
        """The same in fewer bytes."""
        return await asyncio.get_running_loop().run_in_executor(self._present, _gzip, message)

    async def in_background(self, work: Callable[[], T], archived: bool = False) -> T:
        """Do something that may take long; ``archived``: under the rules of an archive, for which nothing else waits."""
        thread = self._archived if archived else self._background
        return await asyncio.get_running_loop().run_in_executor(thread, _told, work)


def unchanged(rev: str) -> SocketMessage:
    """Says that the MatchPage somebody has is the newest."""
    return ENCODE(Delta(rev, rev, {"fields": {}})), "text"


def _told(work: Callable[[], T]) -> T:
    try:
        return work()
    except StopIteration as error:
        # No future takes it: whoever waits would wait for ever.
        raise RuntimeError("an iterator had ended") from error


def _render(at: int, inputs: PageInputs, before: RenderedPage | None) -> RenderedPage:
    body = ENCODE(inputs.match_page())
    rev = blake2b(body, digest_size=12).hexdigest()
    if before is None:
        return RenderedPage(at, rev, body, ())
    if rev == before.rev:
        return RenderedPage(at, rev, body, before.changes, before.gzipped)
    patch = diff(before.body, body)
    change = b'{"type":"delta","from":"%s","to":"%s","patch":%s}' % (before.rev.encode(), rev.encode(), patch)
    message: SocketMessage = (change, "text") if len(change) <= MIN_GZIP_BYTES else (_gzip(change), "binary")
    return RenderedPage(at, rev, body, (*before.changes[1 - MAX_CHANGES :], PageChange(before.rev, message)))


def _gzip(message: bytes) -> bytes:
    return compress(message, GZIP_LEVEL, mtime=0)
