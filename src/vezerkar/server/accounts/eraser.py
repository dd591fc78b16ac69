"""The job that erases an account: the account itself, and then its trace in each of its matches."""

from __future__ import annotations

from sqlalchemy import Connection

from vezerkar.engine.game import Json
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.accounts.erased_words import erase_words
from vezerkar.server.accounts.seat_keys import vacated
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches import seat_service
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.stored_match import account_key
from vezerkar.server.tournaments.tournaments import Tournaments


class Eraser:
    """The work of the job."""

    def __init__(self, match_service: MatchService) -> None:
        self._match_service = match_service
        self._table = AccountErasure(match_service.store.engine, match_service.store.jobs)

    async def erase(self, body: dict[str, Json]) -> float | None:
        """Erase an account; what a run before has not come to is done now."""
        service, account = self._match_service, int(str(body["account"]))
        wait = await service.in_order(self._table.forget, account)
        if wait is not None:
            return wait if wait > 0 else None
        tournaments = Tournaments(service)
        await tournaments.withdraw_everywhere(account)
        await tournaments.hand_over(account)
        for match in await service.in_order(self._table.matches, account):
            try:
                session = await service.unwatched_session(match)
                await service.refresh(session)
                await seat_service.vacate(service, session, account)
            except ApiError as error:
                if error.code not in ("other_rules", "rules_lost", "damaged"):
                    raise
                # Nobody can play there any more, so nobody has to take its place.
                await service.in_order(self._vacate_unplayable, match, account)
        return None

    def _vacate_unplayable(self, match: str, account: int) -> None:
        store = self._match_service.store
        saved = store.load(match)
        if saved is None:
            return
        held = account_key(account, saved.assignments, saved.keys)
        if held is None:
            store.keep_beside(match, lambda connection, at: erase_words(connection, match, account))
            return
        left = vacated(saved.assignments, saved.keys, held, over=True)

        def also(connection: Connection) -> None:
            erase_words(connection, match, account, left.names, held.creator)

        store.reseat(match, left.keys, left.seats, also)
