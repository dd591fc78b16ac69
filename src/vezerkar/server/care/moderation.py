"""Reports and what moderators do about them.

A moderator sees of a match what everybody sees, and decides nothing about matches of their own or about whoever stands as high.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, update

from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.accounts.account_table import BOT, ROLES, Account
from vezerkar.server.accounts.accounts import SignedIn
from vezerkar.server.care.care_messages import ActInfo, MatchReport, ModeratorAct, ReportInfo
from vezerkar.server.care.report_table import NotThere, ReportTable
from vezerkar.server.care.sanction_table import FOR_GOOD, Deed, SanctionTable, Settled, hide_line, mute_guest
from vezerkar.server.chat.chat_lines import WATCHERS
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.keys import hash_token
from vezerkar.server.lobby.listing import maker_of
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.storage.moments import written
from vezerkar.server.storage.schema import CHAT, LISTINGS, SEATS

ABOUT_ACCOUNTS: Final = ("warn", "mute", "ban", "rename", "pardon")
"""The kinds of acts for which somebody must have an account."""


def until_words(until: int) -> str:
    """Return how a refusal tells until when something lasts: a day, or "" for good."""
    return "" if until >= FOR_GOOD else written(until)[:10]


def require_may_play(account: Account) -> None:
    """Raise `ApiError` if the holder of an account may neither begin nor join matches now; a bot's is challenged instead."""
    if account.role == BOT:
        raise ApiError("bot_account")
    require_not_banned(account)


def require_not_banned(account: Account) -> None:
    """Raise `ApiError` if a moderator has banned an account."""
    if account.banned_until:
        raise ApiError("banned", until=until_words(account.banned_until))


class Moderation:
    """The reports of the table, and the acts of its moderators."""

    def __init__(self, match_service: MatchService) -> None:
        engine = match_service.store.engine
        self._match_service = match_service
        self._reports = ReportTable(engine)
        self._sanctions = SanctionTable(engine)
        self._erasure = AccountErasure(engine, match_service.store.jobs)

    # --- what people do ------------------------------------------------------------------------------------------

    async def require_may_write(self, account: int | None) -> None:
        """Raise `ApiError` if the holder of an account may write nothing that others read."""
        found = None if account is None else await self._match_service.in_order(self._sanctions.account_by_id, account)
        if found is not None and found.muted_until:
            raise ApiError("muted", until=until_words(found.muted_until))

    async def require_may_speak(self, session: MatchSession, viewer: Viewer) -> None:
        """Raise `ApiError` if the holder of some seats, with an account or a guest, may write nothing that others read."""
        async with session.lock:
            seats = [session.assignments[seat] for seat in viewer.seats]
        for seat in seats[:1]:
            await self.require_may_write(seat.account)
        until = max((seat.muted_until for seat in seats), default=0)
        if until and until > await self._match_service.in_order(self._match_service.store.clock):
            raise ApiError("muted", until=until_words(until))

    async def require_may_join_in(self, account: Account) -> None:
        """Raise `ApiError` if the holder of an account may not write where they only watch."""
        require_may_play(account)
        await self.require_may_write(account.id)

    async def report(self, session: MatchSession, viewer: Viewer, wish: MatchReport) -> None:
        """Report a seat or a line of chat, as whoever has seats in the match or watches with an account. Raises `ApiError`."""
        if (wish.seat is None) == (wish.line is None):
            raise ApiError("malformed", detail="either a 'seat' or a 'line'")
        if not viewer.seats and viewer.account is None:
            raise ApiError("sign_in" if viewer.key is None else "not_your_seat")
        if wish.seat in viewer.seats:
            raise ApiError("not_found")
        reason = clean_text(wish.reason)
        async with session.lock:
            ply, by = session.ply, session.assignments[viewer.seats[0]].account if viewer.seats else viewer.account
            if wish.room == WATCHERS and not (session.over or viewer.watches):
                raise ApiError("not_found")
        about = f"seat {wish.seat}" if wish.line is None else f"line {wish.room} {wish.line}"
        who = " ".join(viewer.seats) or f"account {by}"
        once = hash_token(f"report {session.id} {who} {about}")
        try:
            await self._match_service.in_order(
                self._reports.add, once, by, reason, session.id, ply, wish.seat, wish.line, wish.room
            )
        except NotThere as error:
            raise ApiError("not_found") from error

    async def report_name(self, of: SignedIn, name: str, reason: str) -> None:
        """Report the name of an account. Raises `ApiError`."""
        key, words = name_key(name), clean_text(reason)
        once = hash_token(f"report {of.account.id} {key}")
        try:
            await self._match_service.in_order(self._reports.add_name, once, of.account.id, words, key)
        except NotThere as error:
            raise ApiError("unknown_person") from error

    async def own_acts(self, of: SignedIn) -> list[ActInfo]:
        """Return what moderators have done to the account of whoever asks."""
        found: list[ActInfo] = await self._match_service.in_order(self._sanctions.of_account, of.account.id)
        return found

    async def see_acts(self, of: SignedIn, last: int) -> None:
        """Note that whoever asks has read it, up to the act of this number."""
        await self._match_service.in_order(self._sanctions.see, of.account.id, last)

    # --- what moderators do --------------------------------------------------------------------------------------

    async def reports(self, of: SignedIn) -> list[ReportInfo]:
        """The reports that wait for this moderator. Raises `ApiError`."""
        require_moderator(of)
        found: list[ReportInfo] = await self._match_service.in_order(self._reports.open, of.account.id, below(of.account))
        return found

    async def acts(self, of: SignedIn) -> list[ActInfo]:
        """The latest acts of all moderators. Raises `ApiError`."""
        require_moderator(of)
        found: list[ActInfo] = await self._match_service.in_order(self._sanctions.all)
        return found

    async def act(self, of: SignedIn, wish: ModeratorAct) -> None:
        """Do something about a report or an account. Raises `ApiError`."""
        require_moderator(of)
        if (wish.report is None) == (wish.name is None):
            raise ApiError("malformed", detail="either a 'report' or a 'name'")
        if wish.kind != "ban" and (wish.kind == "mute") != (wish.days is not None):
            raise ApiError("malformed", detail="a 'mute' lasts so many 'days'; so may a 'ban', and nothing else")
        deed = Deed(wish.kind, clean_text(wish.reason), wish.days, of.account.id, wish.report)
        if wish.report is None:
            account = await self._match_service.in_order(self._sanctions.account, name_key(str(wish.name)))
            if account is None:
                raise ApiError("unknown_person")
            if wish.kind not in ABOUT_ACCOUNTS:
                raise ApiError("malformed", detail=f"a {wish.kind!r} is about a 'report'")
            await self._require_may_judge(of, account)
            await self._act_on(account, deed)
            return
        try:
            await self._see_to(of, wish.report, deed)
        except Settled as error:
            raise ApiError("unknown_report") from error

    async def _see_to(self, of: SignedIn, number: int, deed: Deed) -> None:
        service = self._match_service
        report = await service.in_order(self._reports.report, number)
        if report is None:
            raise ApiError("unknown_report")
        if await service.in_order(self._reports.is_own, number, of.account.id):
            raise ApiError("own_match")
        account = None
        if report.account is not None:
            account = await service.in_order(self._sanctions.account_by_id, report.account)
        if account is not None:
            await self._require_may_judge(of, account)
        if deed.kind == "mute" and report.account is None and report.match is not None:
            await self._mute_guest(report, deed)
            return
        if deed.kind in ABOUT_ACCOUNTS:
            if account is None:
                raise ApiError("no_account")
            await self._act_on(account, deed)
            return
        if deed.kind == "hide":
            if report.line is None:
                raise ApiError("malformed", detail="only a line of chat can be hidden")
            await self._beside(report.match, lambda connection, at: hide_line(connection, report.match, report.line, report.room))
            if account is not None:
                await self._act(account.id, deed)
                return
        await service.in_order(self._sanctions.settle, deed, f"report {number}")

    async def _mute_guest(self, report: Row[Any], deed: Deed) -> None:
        done: list[bool] = []
        await self._beside(report.match, lambda connection, at: done.append(mute_guest(connection, report, deed.until(at))))
        if not any(done):
            raise ApiError("no_account")
        await self._match_service.in_order(self._sanctions.settle, deed, f"report {deed.report}{deed.length}")

    async def _require_may_judge(self, of: SignedIn, account: Account) -> None:
        if account.role not in below(of.account):
            raise ApiError("not_moderator")
        if await self._match_service.in_order(self._sanctions.plays_with, of.account.id, account.id):
            raise ApiError("own_match")

    async def _act_on(self, account: Account, deed: Deed) -> None:
        # What is told and settled has been done: a rename that was broken off can be asked for again.
        if deed.kind == "rename":
            await self._rename(account.id)
        await self._act(account.id, deed)

    async def _act(self, account: int, deed: Deed) -> None:
        await self._match_service.in_order(self._sanctions.act, account, deed)
        self._match_service.on_jobs()
        self._match_service.on_news(account)

    async def _rename(self, account: int) -> None:
        service = self._match_service
        new = await service.in_order(self._sanctions.rename, account)
        for match in await service.in_order(self._erasure.matches, account):
            await self._beside(match, partial(_renamed, match=match, account=account, new=new))

    async def _beside(self, match: str, work: Callable[..., object]) -> None:
        """Keep something beside the log of a match. Where somebody has it open, it shows at once."""
        session = self._match_service.known(match)
        if session is not None:
            await self._match_service.change_beside(session, work)
        else:
            await self._match_service.in_order(self._match_service.store.keep_beside, match, work)


def require_moderator(of: SignedIn) -> None:
    """Raise `ApiError` unless this is a moderator or an admin, who is not banned."""
    if of.account.role not in ("moderator", "admin") or of.account.banned_until:
        raise ApiError("not_moderator")


def below(account: Account) -> tuple[str, ...]:
    """Return the roles of those whom the holder of an account may judge."""
    return ROLES[: ROLES.index(account.role)]


def _renamed(connection: Connection, at: int, match: str, account: int, new: str) -> None:
    """Call somebody otherwise in a match, whatever the name was: at the seats, in the chat, in the lobby."""
    seats = SEATS.c.match == match, SEATS.c.account == account
    connection.execute(update(SEATS).where(*seats).values(holder=new))
    lines = CHAT.c.match == match, CHAT.c.account == account
    connection.execute(update(CHAT).where(*lines).values(name=new))
    tables = LISTINGS.c.match == match, LISTINGS.c.maker == maker_of(account)
    connection.execute(update(LISTINGS).where(*tables).values(maker_name=new))
