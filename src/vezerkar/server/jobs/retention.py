"""Matches that nobody needs any more: which these are, and what becomes of them.

Matches of bots alone are deleted some days after their end or last move. Matches of people in which nobody moves for long are
cancelled, and deleted later. So are those that wait for people who do not come, earlier. What people have played to its end is
kept for ever; some days later it is frozen.

With them goes what is kept of people only for a while: mails that could not be sent, guesses of passwords, browsers that nobody
uses any more, reports of long ago.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.server.accounts.device_table import DeviceTable
from vezerkar.server.accounts.guess_table import GuessTable
from vezerkar.server.accounts.passkey_challenges import PasskeyChallengeTable
from vezerkar.server.bot_api.challenge_table import ChallengeTable
from vezerkar.server.care.report_table import ReportTable
from vezerkar.server.invitations.invitation_table import InvitationTable
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.mail.letter_job import MAIL
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.push_table import PushTable
from vezerkar.server.storage.freeze import freeze_job
from vezerkar.server.storage.moments import DAY_MICROS, DAY_SECONDS, SECOND_MICROS

LOG: Final = logging.getLogger(__name__)
SWEEP: Final = "sweep"
"""The kind of job that looks for such matches."""
DELETE: Final = "delete"
"""The kind of job that deletes one of them."""
SWEEP_EVERY: Final = 3600.0
"""Seconds between two sweeps."""
MORE_AFTER: Final = 10.0
"""Seconds after which the next sweep comes if this one did not see to all."""
FIRST_SWEEP: Final = 300.0
"""Seconds from the start of a server to its first sweep."""
MAX_DRIFT: Final = 3600.0
"""Seconds by which the clock may be corrected. A match is not too old because somebody has set it by more."""
UNSENT_DAYS: Final = 7
"""For so many days a mail that could not be sent is shown to the operator. Its job holds an address."""
ADDRESS_DAYS: Final = 30
"""For so many days it is kept from which address a match was made."""
BATCH: Final = 500
"""The most matches of each sort that one sweep sees to."""


@dataclass(frozen=True, slots=True)
class Retention:
    """The days for which matches are kept without a move: of ``bots`` alone, and lessons; ``idle`` ones of people; and
    those after they are ``cancelled``. Those that people have ``finished`` are frozen after so many. While a seat is open:
    those ``listed`` in the lobby, and those to which people are ``invited`` by link.
    """

    bots: float = 7
    idle: float = 180
    cancelled: float = 30
    finished: float = 7
    listed: float = 14
    invited: float = 60


class Sweeper:
    """The work of the two kinds of jobs."""

    def __init__(self, match_service: MatchService, retention: Retention) -> None:
        self._match_service = match_service
        self._retention = retention
        # How far the clock of the database was before that of the process, which nobody sets; None: not looked yet.
        self._ahead: float | None = None

    async def _clock_was_set(self) -> bool:
        ahead = await self._match_service.in_order(self._match_service.store.clock) / SECOND_MICROS - self._match_service.clock()
        if self._ahead is None:
            self._ahead = ahead
        if abs(ahead - self._ahead) < MAX_DRIFT:
            return False
        LOG.error("the clock was set by %.0f s: nothing is swept away until the server is started anew", ahead - self._ahead)
        return True

    async def sweep(self, body: dict[str, Json]) -> float:
        """Find the matches, cancel those of people, have those of bots deleted and finished ones frozen.

        A second run finds what is left.
        """
        if await self._clock_was_set():
            return SWEEP_EVERY
        service, retention = self._match_service, self._retention
        bots = await service.in_order(service.store.lists.idle_bot_matches, round(retention.bots * DAY_MICROS), BATCH)
        await service.add_jobs([deletion(match) for match in bots])
        idle = await service.in_order(service.store.lists.idle_matches, round(retention.idle * DAY_MICROS), BATCH)
        for match in idle:
            await service.cancel(match, round(retention.idle * DAY_MICROS), [deletion(match, retention.cancelled * DAY_SECONDS)])
        listed, invited = (round(days * DAY_MICROS) for days in (retention.listed, retention.invited))
        deserted = await service.in_order(service.store.lists.deserted_matches, listed, invited, BATCH)
        for match in deserted:
            await service.cancel(match, listed, [deletion(match, retention.cancelled * DAY_SECONDS)])
        await service.in_order(self._tidy)
        finished = await service.in_order(service.store.lists.matches_to_freeze, round(retention.finished * DAY_MICROS), BATCH)
        await service.add_jobs([freeze_job(match) for match in finished])
        if bots or idle or deserted:
            cancelled = len(idle) + len(deserted)
            LOG.info("%d matches of bots are to be deleted, %d of people were cancelled", len(bots), cancelled)
        return MORE_AFTER if BATCH in (len(bots), len(idle), len(deserted), len(finished)) else SWEEP_EVERY

    def _tidy(self) -> None:
        """Forget what is kept of people only for a while."""
        store = self._match_service.store
        store.jobs.forget_dead(MAIL, UNSENT_DAYS * DAY_MICROS)
        store.forget_addresses(ADDRESS_DAYS * DAY_MICROS)
        GuessTable(store.engine).tidy()
        DeviceTable(store.engine).tidy()
        PasskeyChallengeTable(store.engine).tidy()
        PushTable(store.engine).tidy()
        ChallengeTable(store.engine).tidy()
        InvitationTable(store.engine).tidy()
        ReportTable(store.engine).tidy()

    async def delete(self, body: dict[str, Json]) -> float | None:
        """Delete a match, unless it has gone on since. The second time there is nothing left to delete."""
        if await self._clock_was_set():
            return SWEEP_EVERY
        await self._match_service.delete(str(body["match"]), round(self._retention.bots * DAY_MICROS))
        return None


def first_sweep() -> NewJob:
    """Return the job with which it begins."""
    return NewJob(SWEEP, after=FIRST_SWEEP, key=SWEEP)


def deletion(match: str, after: float = 0.0) -> NewJob:
    """Return the job that deletes a match after so many seconds."""
    return NewJob(DELETE, {"match": match}, after, f"{DELETE} {match}")
