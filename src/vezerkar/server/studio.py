"""Studio: where Tables are drawn, packed and compared, on threads of its own, so that nobody else has to wait meanwhile."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from gzip import compress
from hashlib import blake2b
from typing import Final, Literal, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec

from vezerkar.server.delta import diff
from vezerkar.server.look import Sketch
from vezerkar.server.match_session import MatchSession, Viewer
from vezerkar.server.protocol import Delta

KEPT: Final = 16
"""How many changes are kept for those who have an older Table."""

MOST: Final = 64 * 1024 * 1024
"""How many bytes of Tables are kept; of more, those go that were drawn longest ago."""

SMALL: Final = 1024
"""What is no longer than this, in bytes, is not packed."""

LEVEL: Final = 5
"""How hard it is tried to pack well, from 1 to 9."""

WORTH: Final = 12
"""Changes are sent if they have no more than such a part of a Table's length: a whole one packs to about a sixth."""

ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder().decode

Parcel: TypeAlias = tuple[bytes, Literal["text", "binary"]]
"""What goes over a socket as one message."""

Eyes: TypeAlias = tuple[str, Viewer, str]
"""Who sees the same: a match, a viewer and a language."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PageChange:
    """What leads from one Table to the next, as a message."""

    before: str
    parcel: Parcel


@dataclass(slots=True)
class Sheet:
    """A Table as it was drawn when the MatchSession stood at ``at``: its name, its JSON, and the last changes that led to it.

    The name is a hash. So a Table that comes again has the same one, after a restart too, and the name tells nothing of changes
    that this viewer must not notice, as a count of them would.
    """

    at: int
    rev: str
    body: bytes
    changes: tuple[PageChange, ...]
    packed: bytes = b""

    def message(self) -> bytes:
        """The whole Table as a message."""
        return b'{"type":"table","rev":"%s","table":%s}' % (self.rev.encode(), self.body)


class Studio:
    """Draws what is seen of the sessions. All who see the same are given the same Sheet, and it is drawn once.

    There is one thread for the present and one for all that may take longer or can wait: the past, boards of somebody's own. More
    would not be faster: only one of them runs at a time, and they would take turns with the event loop.
    """

    def __init__(self) -> None:
        self._present = ThreadPoolExecutor(1, thread_name_prefix="present")
        self._other = ThreadPoolExecutor(1, thread_name_prefix="other")
        self._sheets: OrderedDict[Eyes, Sheet] = OrderedDict()
        self._size = 0
        self._drawing: WeakValueDictionary[Eyes, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """Finish what is being drawn."""
        self._present.shutdown()
        self._other.shutdown()

    async def newest(self, session: MatchSession, viewer: Viewer, lang: str) -> Sheet:
        """The Table as it is now. Call it without the lock of the session."""
        eyes = (session.id, viewer, lang)
        if (known := self._sheets.get(eyes)) is not None and known.at == session.rev:
            return known
        drawing = self._drawing.setdefault(eyes, asyncio.Lock())
        async with drawing:
            if (known := self._sheets.get(eyes)) is not None and known.at == session.rev:
                return known
            async with session.lock:
                at, sketch = session.rev, Sketch.of(session, viewer, lang)
            drawn = await asyncio.get_running_loop().run_in_executor(self._present, _draw, at, sketch, known)
            self._keep(eyes, drawn)
            return drawn

    def _keep(self, eyes: Eyes, sheet: Sheet) -> None:
        before = self._sheets.pop(eyes, None)
        self._size += len(sheet.body) - (len(before.body) if before is not None else 0)
        self._sheets[eyes] = sheet
        while self._size > MOST and len(self._sheets) > 1:
            self._size -= len(self._sheets.popitem(last=False)[1].body)

    async def parcels(self, sheet: Sheet, have: str | None) -> list[Parcel]:
        """What brings somebody who has an older Table, or none, to this one, in as little as possible."""
        begins = [number for number, change in enumerate(sheet.changes) if change.before == have]
        if begins:
            changes = [change.parcel for change in sheet.changes[begins[-1] :]]
            if sum(len(content) for content, _ in changes) <= max(SMALL, len(sheet.body) / WORTH):
                return changes
        if not sheet.packed:
            sheet.packed = await self.pack(sheet.message())
        return [(sheet.packed, "binary")]

    async def pack(self, message: bytes) -> bytes:
        """The same in fewer bytes."""
        return await asyncio.get_running_loop().run_in_executor(self._present, _pack, message)

    async def other(self, work: Callable[[], T]) -> T:
        """Do something that may take long."""
        return await asyncio.get_running_loop().run_in_executor(self._other, work)


def unchanged(rev: str) -> Parcel:
    """Says that the Table somebody has is the newest."""
    return ENCODE(Delta(rev, rev, {"fields": {}})), "text"


def _draw(at: int, sketch: Sketch, before: Sheet | None) -> Sheet:
    body = ENCODE(sketch.table())
    rev = blake2b(body, digest_size=12).hexdigest()
    if before is None:
        return Sheet(at, rev, body, ())
    if rev == before.rev:
        return Sheet(at, rev, body, before.changes, before.packed)
    change = ENCODE(Delta(before.rev, rev, diff(DECODE(before.body), DECODE(body))))
    parcel: Parcel = (change, "text") if len(change) <= SMALL else (_pack(change), "binary")
    return Sheet(at, rev, body, (*before.changes[1 - KEPT :], PageChange(before.rev, parcel)))


def _pack(message: bytes) -> bytes:
    return compress(message, LEVEL, mtime=0)
