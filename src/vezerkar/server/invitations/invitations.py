"""Invitations: somebody asks an account by its name to take an open seat, and its holder accepts or declines."""

from __future__ import annotations

from collections.abc import Collection

from vezerkar.server.accounts.account_table import BOT, Account
from vezerkar.server.http.api_errors import UNREADABLE, ApiError
from vezerkar.server.invitations.invitation_messages import Invited, SentInvitation
from vezerkar.server.invitations.invitation_table import Invitation, InvitationTable
from vezerkar.server.keys import hash_key, new_key
from vezerkar.server.lobby.gathering import require_rating
from vezerkar.server.lobby.my_matches import MyMatches
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.seat_service import Browser, require_welcome, sit
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.notices.notices import look_job
from vezerkar.server.pages.page_messages import MatchSummary
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.stored_match import SeatKey


class Invitations:
    """The invitations of the table."""

    def __init__(self, match_service: MatchService, my_matches: MyMatches) -> None:
        self._service = match_service
        self._my_matches = my_matches
        self.table = InvitationTable(match_service.store.engine)

    async def invite(self, session: MatchSession, viewer: Viewer, by: Account, player: str, name: str) -> SentInvitation:
        """Ask the account of a name to take the open seats of a player. Raises `ApiError`."""
        async with session.lock:
            session.check_not_over()
            seats = session.assignments.values()
            vacant = {one.player for one in seats if one.kind == "open" and _may_invite(session, viewer, one.player)}
            if not viewer.creator and not vacant:
                raise ApiError("not_maker")
            if not vacant:
                raise ApiError("taken")
            if player not in vacant:
                raise ApiError("malformed", detail=f"'player' can be: {', '.join(sorted(vacant))}")
        row = await self._service.in_order(self._service.store.mutes.account, name)
        if row.id == by.id:
            raise ApiError("malformed", detail="nobody invites themselves")
        if row.role == BOT:
            raise ApiError("challenge_instead")
        job = look_job(session.id, row.id, self._service.delays.live)
        made: Invitation = await self._service.in_order(self.table.add, session.id, player, row.id, by.id, job)
        self._service.on_jobs()
        return _sent(made)

    async def sent(self, session: MatchSession, viewer: Viewer) -> list[SentInvitation]:
        """The invitations to seats of a match, to those who may invite there. Raises `ApiError`."""
        found: list[Invitation] = await self._service.in_order(self.table.of_match, session.id)
        async with session.lock:
            return [_sent(one) for one in found if _may_invite(session, viewer, one.player)]

    async def withdraw(self, session: MatchSession, viewer: Viewer, number: int) -> None:
        """Take an invitation back; whoever is invited finds it gone. Raises `ApiError`."""
        found: list[Invitation] = await self._service.in_order(self.table.of_match, session.id)
        async with session.lock:
            known = any(one.id == number and _may_invite(session, viewer, one.player) for one in found)
        if not known:
            raise ApiError("not_found")
        invited = await self._service.in_order(self.table.withdraw, session.id, number)
        if invited is not None:
            self._service.on_news(invited)

    async def waiting(self, account: int, match: str | None, lang: str) -> list[Invited]:
        """The invitations that wait for an account; of a ``match`` the newest, whatever has become of it."""
        if match is None:
            found: list[Invitation] = await self._service.in_order(self.table.waiting, account)
        else:
            newest: Invitation | None = await self._service.in_order(self.table.to_match, match, account)
            found = [] if newest is None else [newest]
        return [await self._told(one, lang) for one in found]

    async def answer(
        self, account: Account, number: int, accept: bool, others: Collection[int] = (), held: str | None = None
    ) -> tuple[str, list[str]]:
        """Take the seats of an invitation, or decline it; return the match and the seats. Raises `ApiError`.

        An answer that comes again is answered as the first time. The ``others`` are accounts that are used in the same browser,
        ``held`` is the key that it has of the match.
        """
        found: Invitation | None = await self._service.in_order(self.table.invitation, number, account.id)
        if found is None:
            raise ApiError("invitation_gone")
        if not accept:
            if found.state not in ("sent", "declined"):
                raise ApiError("invitation_gone")
            told = await self._service.in_order(self.table.decline, number)
            if told is not None:
                self._service.on_news(told)
            return found.match, []
        session = await self._service.session(found.match)
        await self._service.refresh(session)
        async with session.lock:
            seats = [one.seat for one in session.assignments.values() if one.player == found.player]
            own = all(session.assignments[seat].account == account.id for seat in seats)
        if own and found.state in ("sent", "taken"):
            await self._service.in_order(self.table.take, number)
            return found.match, seats
        if found.state != "sent":
            raise ApiError("invitation_gone")
        await require_welcome(self._service, session, account.id)
        if session.rated:
            await require_rating(self._service, session, account.id)
        # Nobody has the key: the account alone opens the seats.
        key = SeatKey(hash_key(new_key()), tuple(seats))
        names, accounts = dict.fromkeys(seats, account.name), dict.fromkeys(seats, account.id)
        try:
            await sit(self._service, session, key, names, accounts, browser=Browser(held, others))
        except ApiError as error:
            if error.code in ("taken", "over"):
                raise ApiError("invitation_gone") from error
            raise
        await self._service.in_order(self.table.take, number)
        return found.match, seats

    async def _told(self, one: Invitation, lang: str) -> Invited:
        summary: MatchSummary | None = None
        try:
            session = await self._service.unwatched_session(one.match)
            await self._service.refresh(session)
            summary = await self._my_matches.public(session, lang)
        except ApiError as error:
            if error.code not in UNREADABLE:
                raise
        seats = [] if summary is None else [seat.id for seat in summary.seats if seat.player == one.player]
        moments = written(one.made), written(one.expires)
        return Invited(str(one.id), one.match, seats, one.by_name, one.state, *moments, summary)


def _may_invite(session: MatchSession, viewer: Viewer, player: str) -> bool:
    """Return True if a viewer sees the link to these seats as well: the maker, and the other players where somebody has left."""
    left = session.assignments[player].vacant_until is not None if player in session.assignments else False
    return viewer.creator or (bool(viewer.seats) and left)


def _sent(one: Invitation) -> SentInvitation:
    return SentInvitation(str(one.id), one.player, one.name, one.by_name, one.state, written(one.expires))
