"""Frozen matches in the database: the log of a match that is long over, with what follows from it, in one row.

Positions that are nearly the same take little room together: a match of Triumph & Tragedy with 1,300 lines shrinks from 360 to
26 KB. What players kept to themselves goes: standing orders, plans, answers that never showed, invitations. Whoever reads a
match does not notice.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final
from zlib import compress, decompress
from zlib import error as zlib_error

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, exists, func, insert, or_, select, update

from vezerkar.server.storage.schema import CHECKPOINTS, FROZEN_MATCHES, KEYS, LOG, MATCHES, SEATS

if TYPE_CHECKING:
    from vezerkar.server.storage.stored_match import Checkpoint, LogEntry

KEPT_TO_ONESELF: Final = ("pass_turn", "orders", "answer", "plan", "plan_report", "agrees", "invitation")
"""Columns of a seat that nobody but its player was to see, and that are of no use any more."""


class FrozenLine(msgspec.Struct, array_like=True):
    """A line of the log, as the database has it."""

    ply: int
    seat: str
    kind: str
    action: str
    at: int
    version: str | None
    events: bytes | None
    digest: bytes | None
    by: str | None


class FrozenCheckpoint(msgspec.Struct, array_like=True):
    """A checkpoint. Its position is not packed: those of one match are nearly the same, and are packed together."""

    ply: int
    version: str
    position: bytes


class FrozenMatch(msgspec.Struct):
    """The parts of a match that are frozen: the events of its beginning, its log, its checkpoints."""

    events: bytes | None
    log: list[FrozenLine]
    checkpoints: list[FrozenCheckpoint]


def frozen_match(events: bytes | None, log: Sequence[LogEntry], checkpoints: Sequence[Checkpoint]) -> FrozenMatch:
    """Return what is to be frozen of a match. A checkpoint that cannot be read is left out: it follows from the log."""
    lines = [
        FrozenLine(one.ply, one.seat, one.stored_kind, one.action, one.at, one.version, one.events, one.digest, one.by or None)
        for one in log
    ]
    readable = []
    for one in checkpoints:
        try:
            readable.append(FrozenCheckpoint(one.ply, one.version, decompress(one.position)))
        except zlib_error:
            continue
    return FrozenMatch(events, lines, readable)


def pack(frozen: FrozenMatch) -> bytes:
    """Return it as bytes. That takes up to 0.1 seconds."""
    return lzma.compress(msgspec.msgpack.encode(frozen))


def unpack(packed: bytes) -> FrozenMatch:
    """Return what `pack` packed, the checkpoints packed again as the database has them."""
    found = msgspec.msgpack.decode(lzma.decompress(packed), type=FrozenMatch)
    for one in found.checkpoints:
        one.position = compress(one.position)
    return found


def frozen_of(connection: Connection, head: Row[tuple[object, ...]]) -> FrozenMatch | None:
    """The frozen parts of a match, given its row; None if it is not frozen."""
    if head.frozen is None:
        return None
    query = select(FROZEN_MATCHES.c.packed).where(FROZEN_MATCHES.c.match == head.id)
    return unpack(connection.execute(query).scalar_one())


def to_freeze(connection: Connection, before: int, most: int) -> list[str]:
    """Some matches that are to be frozen since a moment, those that ended first."""
    query = select(MATCHES.c.id).where(*_long_over(before)).order_by(MATCHES.c.moved).limit(most)
    return list(connection.execute(query).scalars())


def late_to_freeze(connection: Connection, before: int) -> int:
    """The number of matches that are to be frozen since a moment."""
    return connection.execute(select(func.count()).select_from(MATCHES).where(*_long_over(before))).scalar_one()


def _long_over(before: int) -> tuple[ColumnElement[bool], ...]:
    """Matches of people or tournaments that ended before a moment and are not frozen. Cancelled ones are deleted instead."""
    people = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot")
    cancelled = exists().where(LOG.c.match == MATCHES.c.id, LOG.c.kind == "cancel")
    return (
        MATCHES.c.over,
        MATCHES.c.frozen.is_(None),
        MATCHES.c.moved < before,
        or_(people, MATCHES.c.tournament.is_not(None)),
        ~cancelled,
    )


def freeze(connection: Connection, match: str, rev: int, packed: bytes, at: int) -> bool:
    """Put what is packed in the place of the rows of a match, if it still is at this ``rev``, over and not frozen.

    Return True if it was done. Nobody who looks notices, so the ``rev`` stays.
    """
    ready = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.rev == rev, MATCHES.c.over, MATCHES.c.frozen.is_(None))
    if connection.execute(ready.values(frozen=at, events=None, mark=None)).rowcount != 1:
        return False
    connection.execute(insert(FROZEN_MATCHES).values(match=match, packed=packed))
    for table in (LOG, CHECKPOINTS):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(KEYS).where(KEYS.c.match == match, KEYS.c.invitation))
    nothing = dict.fromkeys(KEPT_TO_ONESELF)
    connection.execute(update(SEATS).where(SEATS.c.match == match).values(asked=False, autopass=False, **nothing))
    return True


def change_frozen(connection: Connection, match: str, change: Callable[[FrozenMatch], object]) -> bool:
    """Change what is frozen of a match, in a transaction that has changed its row already. Return False if it is not frozen."""
    query = select(FROZEN_MATCHES.c.packed).where(FROZEN_MATCHES.c.match == match)
    packed = connection.execute(query).scalar_one_or_none()
    if packed is None:
        return False
    found = msgspec.msgpack.decode(lzma.decompress(packed), type=FrozenMatch)
    change(found)
    connection.execute(update(FROZEN_MATCHES).where(FROZEN_MATCHES.c.match == match).values(packed=pack(found)))
    return True
