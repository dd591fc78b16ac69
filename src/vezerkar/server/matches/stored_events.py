"""Events as the database keeps them: what happened is told from them without the rules that made them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from vezerkar.engine import Event
from vezerkar.engine.event import EVERYBODY

DECODER: Final = msgspec.msgpack.Decoder(list[list[Any]])


class BadEvents(Exception):
    """The database holds something that is no events."""


def pack_events(events: Sequence[Event]) -> bytes:
    """Return events as bytes, none of them as none: of each its kind, its data, and who may know it unless everybody may."""
    if not events:
        return b""
    return msgspec.msgpack.encode(
        [[event.kind, event.data] if event.seats == EVERYBODY else [event.kind, event.data, event.seats] for event in events]
    )


def unpack_events(packed: bytes) -> tuple[Event, ...]:
    """Return the events that `pack_events` packed. Raises `BadEvents`."""
    if not packed:
        return ()
    try:
        return tuple([Event(*told) for told in DECODER.decode(packed)])
    except (msgspec.MsgspecError, TypeError) as error:
        raise BadEvents(f"these events cannot be read: {error}") from error
