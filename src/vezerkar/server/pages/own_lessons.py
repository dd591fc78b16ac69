"""The lessons that accounts have done."""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.lessons.lesson import lesson
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.pages.lesson_messages import LessonStars
from vezerkar.server.pages.lesson_table import LessonTable


class OwnLessonStars:
    """The stars that accounts keep. Nothing depends on them, so what a browser remembers is believed as far as it can be."""

    def __init__(self, match_service: MatchService) -> None:
        self._service = match_service
        self._table = LessonTable(match_service.store.engine)

    async def of(self, account: int) -> LessonStars:
        """The stars of an account."""
        return LessonStars(await self._service.in_order(self._table.of, account))

    async def merge(self, account: int, stars: Mapping[str, int]) -> LessonStars:
        """Add what a browser remembers, and return the most of both. A lesson that is no more is left out."""
        known = {name: (lesson(name), most) for name, most in stars.items()}
        kept = {name: min(most, 1 + len(found.stars)) for name, (found, most) in known.items() if found is not None and most > 0}
        if kept:
            await self._service.in_order(self._table.merge, account, kept)
        return await self.of(account)
