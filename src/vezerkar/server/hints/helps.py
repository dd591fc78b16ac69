"""The help that players have had from the table, which all are told of when a match is over."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from vezerkar.server.hints.help_table import Helped, HelpKind, HelpTable
from vezerkar.server.matches.match_service import MatchService

MAX_KEPT: Final = 500
"""So many rows are known to be written."""


class Helps:
    """The help that players have had, for the end of the match. What was noted by this process is not written twice."""

    def __init__(self, match_service: MatchService) -> None:
        self._match_service = match_service
        self._table = HelpTable(match_service.store.engine)
        self._noted: OrderedDict[tuple[str, str, HelpKind, int], None] = OrderedDict()

    async def note(self, match: str, seat: str, kind: HelpKind, ply: int) -> None:
        """Keep that a seat has had help. Raises `ApiError`."""
        row = (match, seat, kind, ply)
        if row not in self._noted:
            await self._match_service.in_order(self._table.note, *row)
            self._noted[row] = None
            if len(self._noted) > MAX_KEPT:
                self._noted.popitem(last=False)

    async def of(self, match: str) -> list[Helped]:
        """All help that was had in a match. Raises `ApiError`."""
        return await self._match_service.in_order(self._table.of, match)
