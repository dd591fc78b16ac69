"""Help in the database: for which questions of a match a seat has had hints, and at which moments it has tried something else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Engine, func, insert, select

from vezerkar.server.storage.schema import HELPS, MATCHES

HelpKind: TypeAlias = Literal["hint", "whatif"]


@dataclass(frozen=True, slots=True)
class Helped:
    """A seat, a kind of help, and the number of moments at which it had that."""

    seat: str
    kind: str
    moments: int


class HelpTable:
    """Rows of help. Each call may be made again when it is not known if the first one has come through."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def note(self, match: str, seat: str, kind: HelpKind, ply: int) -> None:
        """Keep that a seat has had help at a moment of a match that goes on. What is known already stays as it is."""
        row = {"match": match, "seat": seat, "kind": kind, "ply": ply}
        with self._engine.begin() as connection:
            going_on = select(MATCHES.c.id).where(MATCHES.c.id == match, ~MATCHES.c.over).with_for_update()
            if connection.execute(going_on).first() is None:
                return
            known = select(HELPS.c.ply).where(*(HELPS.c[name] == value for name, value in row.items()))
            if connection.execute(known).first() is None:
                connection.execute(insert(HELPS).values(row))

    def of(self, match: str) -> list[Helped]:
        """All help that was had in a match, by seat and kind."""
        query = select(HELPS.c.seat, HELPS.c.kind, func.count()).where(HELPS.c.match == match)
        with self._engine.connect() as connection:
            found = connection.execute(query.group_by(HELPS.c.seat, HELPS.c.kind).order_by(HELPS.c.seat, HELPS.c.kind))
            return [Helped(seat, kind, moments) for seat, kind, moments in found]
