"""The logs of matches in the database, and the checkpoints that belong to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from vezerkar.server.storage.frozen_table import FrozenLine, FrozenMatch, change_frozen, frozen_match
from vezerkar.server.storage.match_change import PlyConflict
from vezerkar.server.storage.schema import CHECKPOINTS, LOG, MATCHES
from vezerkar.server.storage.stored_match import JOINED, Checkpoint, LogEntry


def log_line(match: str, entry: LogEntry, at: int) -> dict[str, object]:
    """Return an entry that was written at this moment as the database has it."""
    return {
        "match": match,
        "ply": entry.ply,
        "seat": entry.seat,
        "kind": entry.stored_kind,
        "action": entry.action,
        "at": at,
        "version": entry.version,
        "events": entry.events,
        "digest": entry.digest,
        "by": entry.by or None,
    }


_LINES: Final = insert(LOG)


def add_lines(connection: Connection, match: str, entries: Sequence[LogEntry], at: int) -> None:
    """Write the next lines of the log of a match, at this moment."""
    connection.execute(_LINES, [log_line(match, entry, at) for entry in entries])


def entry_of(row: Row[Any] | FrozenLine) -> LogEntry:
    """Return the entry of a row of the database, or of a frozen line."""
    kind = row.kind.removesuffix(JOINED)
    joined = row.kind.endswith(JOINED)
    more = row.version, row.events, row.digest, row.at, row.by or ""
    return LogEntry(row.ply, row.seat, kind, row.action, joined, *more)


def add_frozen_lines(match: str, frozen: FrozenMatch, lines: Sequence[FrozenLine]) -> None:
    """Write the next lines of the log of a frozen match. Raises `PlyConflict`."""
    if len(frozen.log) != lines[0].ply - 1:
        raise PlyConflict(f"ply {lines[0].ply} of {match} is written")
    frozen.log += lines


def keep_checkpoints(connection: Connection, match: str, checkpoints: Sequence[Checkpoint]) -> None:
    """Keep checkpoints of a match."""
    if checkpoints:
        connection.execute(
            insert(CHECKPOINTS),
            [{"match": match, "ply": one.ply, "version": one.version, "position": one.position} for one in checkpoints],
        )


def fill_in_log(
    connection: Connection, match: str, events: bytes, entries: Sequence[LogEntry], checkpoints: Sequence[Checkpoint]
) -> None:
    """Keep what follows from the log of a match, and was not kept yet or cannot be read: events and checkpoints."""
    told = update(LOG).where(LOG.c.match == match, LOG.c.ply == bindparam("at_ply"))
    told = told.values(
        version=func.coalesce(LOG.c.version, bindparam("at_version")), events=bindparam("told"), digest=bindparam("led_to")
    )
    rows = [{"at_ply": entry.ply, "at_version": entry.version, "told": entry.events, "led_to": entry.digest} for entry in entries]

    def fill(frozen: FrozenMatch) -> None:
        filled = frozen_match(events, entries, checkpoints)
        frozen.events, frozen.checkpoints = events, filled.checkpoints
        for line, new in zip(frozen.log, filled.log, strict=False):
            line.version, line.events, line.digest = line.version or new.version, new.events, new.digest

    connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update())
    if change_frozen(connection, match, fill):
        return
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(events=events))
    if rows:
        connection.execute(told, rows)
    connection.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.match == match, CHECKPOINTS.c.ply <= len(entries)))
    keep_checkpoints(connection, match, checkpoints)
