"""The job that tells of a round that is past its date: there is one for each round, and it needs no match to be readable."""

from __future__ import annotations

from vezerkar.engine.game import Json
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.wish_table import WishTable


class LateRounds:
    """The work of the job."""

    def __init__(self, match_service: MatchService, wishes: WishTable) -> None:
        self._service = match_service
        self._table = match_service.store.tournaments
        self._wishes = wishes

    async def work(self, body: dict[str, Json]) -> float | None:
        """Tell whoever decides about a round, once its date has passed. Returns the seconds until then, or None.

        The bell is told at once. Mails wait until the quiet hours of their readers end.
        """
        in_order = self._service.in_order
        tournament, number = str(body["tournament"]), int(str(body["round"]))
        late = await in_order(self._table.late, tournament, number)
        if late is None:
            return None
        if late.wait > 0:
            return float(late.wait)
        at = await in_order(self._service.store.clock)
        after = {one: (await in_order(self._wishes.wishes, one)).quiet_seconds(at) for one in late.accounts}
        await in_order(self._table.tell_late, tournament, number, late, after)
        self._service.on_jobs()
        for account in late.accounts:
            self._service.on_news(account)
        return None
