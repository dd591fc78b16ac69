"""The job that decides what an account is told about a match, and by which channels.

It is added in the transaction that changes the match, and done when people have had the time to come by themselves. All is
decided then, from the match as it is; so who has answered meanwhile, or looks just then, is told nothing. What is told is written
down in one transaction with the jobs that send it: a second run finds it there. Those jobs decide once more if it is still so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.server.http.api_errors import UNREADABLE, ApiError
from vezerkar.server.invitations.invitation_table import Invitation, InvitationTable, told_number
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.mail.letter_job import letter_job
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.notices.bell_table import BELL, LISTED
from vezerkar.server.notices.bells import Bells
from vezerkar.server.notices.channel_table import ChannelTable, Webhook
from vezerkar.server.notices.chat_notices import chat_notices
from vezerkar.server.notices.lookers import Lookers
from vezerkar.server.notices.notice_messages import ChannelKind
from vezerkar.server.notices.notice_table import NoticeTable, Told
from vezerkar.server.notices.notices import UNSEEN, Notice, invited_notice, notices_of
from vezerkar.server.notices.push_table import Device, PushTable
from vezerkar.server.notices.round_notices import round_notices
from vezerkar.server.notices.wish_table import WishTable
from vezerkar.server.notices.wishes import AccountWishes
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS

WEBHOOK: Final = "webhook"
"""The kind of job that posts to a webhook; with a number, one of these as what was told it."""
PUSH: Final = "push"
"""The kind of job that pushes to a browser; with a number, likewise."""
LONGEST_WAIT: Final = 3600.0
"""Seconds after which a match that is paused is looked at again: the pause may end earlier than it was meant to."""
SOONEST: Final = 1.0
"""Least seconds until the next look at a match."""
MOST_NOTICES: Final = ((3600, 60), (86_400, 300))
"""For so many seconds, the most notices that an account is sent at once; what is beyond that waits for the digest."""
PLAYING_TIME: Final = DAY_MICROS // 2
"""A digest tells that the date of a round comes so long before at least, in microseconds. Else it is told at once."""


class Noticer:
    """Decides about notices, which all stand in the bell as well.

    ``mails``: this table sends mails. ``channels`` are the webhooks and ``devices`` the browsers that are pushed to, None where
    there are none.
    """

    def __init__(
        self,
        match_service: MatchService,
        notices: NoticeTable,
        wishes: WishTable,
        lookers: Lookers,
        mails: bool,
        channels: ChannelTable | None = None,
        devices: PushTable | None = None,
        bells: Bells | None = None,
    ) -> None:
        self._match_service = match_service
        self._notices = notices
        self._wishes = wishes
        self._lookers = lookers
        self._mails = mails
        self._channels = channels
        self._devices = devices
        self._bells = bells or Bells()
        self._invitations = InvitationTable(match_service.store.engine)

    async def work(self, body: dict[str, Json]) -> float | None:
        """Tell an account what is due about a match. Returns the seconds until there is more to be told, or None."""
        match, account = str(body["match"]), int(str(body["account"]))
        at = await self._match_service.in_order(self._match_service.store.clock)
        session = await self._session(match)
        if session is None:
            return None
        if session.pause is not None and not session.over:
            return max(SOONEST, min(LONGEST_WAIT, (session.pause.until - at) / SECOND_MICROS))
        found = await self._found(session, account, at, began=bool(body.get("began")))
        due = [one for one in found if one.wait <= 0]
        if due:
            await self._tell(session, account, due, at)
        return max(SOONEST, min(one.wait for one in found if one.wait > 0)) if len(due) < len(found) else None

    async def still(self, match: str, account: int, numbers: Iterable[str]) -> tuple[MatchSession, list[Notice]] | None:
        """The notices of these numbers that are still to be told, with their match; None if there are none."""
        at = await self._match_service.in_order(self._match_service.store.clock)
        session = await self._session(match)
        if session is None or (session.pause is not None and not session.over):
            return None
        found = [one for one in await self._found(session, account, at, began=True) if one.number in set(numbers)]
        return (session, found) if found else None

    async def sees(self, match: str, account: int, notices: Iterable[Notice]) -> bool:
        """Return True if an account looks at a match just now, and sees there what these notices tell."""
        return all(one.event not in UNSEEN for one in notices) and await self._lookers.looks(match, account)

    async def wishes(self, account: int) -> AccountWishes:
        """The wishes of an account."""
        found: AccountWishes = await self._match_service.in_order(self._wishes.wishes, account)
        return found

    async def _session(self, match: str) -> MatchSession | None:
        try:
            session = await self._match_service.unwatched_session(match)
            await self._match_service.refresh(session)
        except ApiError as error:
            if error.code in UNREADABLE:
                return None
            raise
        return session

    async def _found(self, session: MatchSession, account: int, at: int, began: bool) -> list[Notice]:
        at_round = None
        if session.tournament is not None:
            at_round = await self._match_service.in_order(self._match_service.store.tournaments.round_of, session.id)
        delays, invitations = self._match_service.delays, list[Invitation]()
        # Where all seats are taken no invitation stands.
        if any(one.kind == "open" for one in session.assignments.values()):
            invitations = await self._match_service.in_order(self._invitations.waiting, account, session.id)
        found = [
            invited_notice(told_number(one.match, one.player), one.player, one.by_name, one.made, one.expires, at, delays)
            for one in invitations
        ]
        looked = await self._lookers.looked(session.id, account) if session.chat else 0
        async with session.lock:
            found += await self._match_service.ask(session.rules, notices_of, session, account, at, delays, began)
            found += chat_notices(session, account, looked, at, delays)
            return found if at_round is None else round_notices(session, at_round, account, at, found)

    async def _tell(self, session: MatchSession, account: int, due: Sequence[Notice], at: int) -> None:
        in_order = self._match_service.in_order
        wishes = await self.wishes(account)
        seen = [one.number for one in due if await self.sees(session.id, account, (one,))]
        targets: list[tuple[ChannelKind, str]] = [("mail", "mail")] if self._mails and wishes.mail else []
        if self._channels is not None:
            webhooks: list[Webhook] = await in_order(self._channels.webhooks, account)
            targets += [("webhook", f"{WEBHOOK} {one.id}") for one in webhooks if not one.broken]
        if self._devices is not None:
            devices: list[Device] = await in_order(self._devices.devices, account)
            targets += [("push", f"{PUSH} {one.id}") for one in devices]
        told = [
            Told(session.id, one.number, one.event, target, "seen" if one.number in seen else mode)
            for channel, target in targets
            for one in due
            if (mode := wishes.mode(one.event, channel)) != "off"
        ]
        # A digest must leave time to play.
        late = at + round(wishes.digest_seconds(at) * SECOND_MICROS) + PLAYING_TIME
        soon = {one.number for one in due if one.event == "round_ends" and one.ends is not None and one.ends < late}
        told = [replace(one, mode="now") if one.mode == "digest" and one.number in soon else one for one in told]
        for seconds, most in MOST_NOTICES:
            if await in_order(self._notices.count, account, float(seconds)) >= most:
                told = [replace(one, mode="digest") if one.mode == "now" else one for one in told if one.target == "mail"]
        told += [
            Told(session.id, one.number, one.event, BELL, "seen" if one.number in seen else LISTED, one.about) for one in due
        ]
        ends = {one.number: one.ends for one in due}

        def jobs(new: Sequence[Told]) -> list[NewJob]:
            return [*_at_once(account, new, ends, wishes, at), *_digest(account, new, wishes, at)]

        if await in_order(self._notices.keep, account, told, jobs):
            self._match_service.on_jobs()
            self._bells.ring(account)


def _at_once(account: int, told: Sequence[Told], ends: dict[str, int | None], wishes: AccountWishes, at: int) -> Iterable[NewJob]:
    """The jobs that tell something at once, one for each event and target; in the quiet hours they wait."""
    quiet = wishes.quiet_seconds(at)
    now = sorted((one for one in told if one.mode == "now"), key=_kind)
    for (target, event), group in groupby(now, key=_kind):
        numbers: list[Json] = [one.number for one in group]
        end = min((end for number in numbers if (end := ends[str(number)]) is not None), default=None)
        # Time that is over before its holder wakes is worth a mail at night.
        after = 0.0 if event == "short" and end is not None and end <= at + quiet * SECOND_MICROS else quiet
        about: dict[str, Json] = {"account": account, "match": told[0].match, "event": event, "numbers": numbers}
        if target == "mail":
            yield letter_job("notice", f"{account} {numbers[0]}", after, **about)
        else:
            kind, channel = target.split()
            yield NewJob(kind, {**about, "channel": int(channel)}, after, f"{target} {numbers[0]}")


def _kind(told: Told) -> tuple[str, str]:
    return told.target, told.event


def _digest(account: int, told: Sequence[Told], wishes: AccountWishes, at: int) -> Iterable[NewJob]:
    """The next digest, if it has something new to tell. There is one that waits at most."""
    if any(one.mode == "digest" for one in told):
        job = letter_job("digest", f"{account} {at}", wishes.digest_seconds(at), account=account)
        yield replace(job, key=f"{job.kind} digest {account}")
