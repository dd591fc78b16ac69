"""Matches as the database has them, for tests of the store alone."""

from __future__ import annotations

from tests.server.waiting import until
from vezerkar.server.jobs.job_kinds import job_kinds
from vezerkar.server.jobs.job_runner import Work
from vezerkar.server.jobs.retention import Retention
from vezerkar.server.keys import hash_key
from vezerkar.server.mail.mail_job import MailJob
from vezerkar.server.mail.mail_table import MailTable
from vezerkar.server.mail.sent_table import SentTable
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.bells import Bells
from vezerkar.server.notices.lookers import Lookers, LookingTable
from vezerkar.server.notices.notice_job import Noticer
from vezerkar.server.notices.notice_services import Deliveries
from vezerkar.server.notices.notice_table import NoticeTable
from vezerkar.server.notices.wish_table import WishTable
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey, StoredMatch


def stored_match(match: str, gull: str = "human", heron: str = "human") -> StoredMatch:
    """A new match of people, or of bots; its key is its name."""
    seats = [SeatAssignment(s, s, kind, bot="random" if kind == "bot" else "") for s, kind in (("gull", gull), ("heron", heron))]
    keys = [SeatKey(hash_key(match), ("gull", "heron"), creator=True)]
    return StoredMatch(match, "gauge", "1", {"length": "normal"}, match, seats, keys, [], [])


def wait_for_page(store: Store, match: str) -> None:
    """Wait until the last page of a match is made."""
    until(lambda: store.last_page(match) is not None, what="the last page is never made")


def kinds_without_mail(service: MatchService, retention: Retention) -> dict[str, Work]:
    """What does the jobs of a table that sends no mail."""
    engine, jobs = service.store.engine, service.store.jobs
    mails = MailJob(MailTable(engine, jobs), SentTable(engine), service.in_order, None, None)
    lookers = Lookers(LookingTable(engine), service.in_order, Bells().ring)
    noticer = Noticer(service, NoticeTable(engine, jobs), WishTable(engine), lookers, mails=False)
    return job_kinds(service, retention, Deliveries(noticer, mails, None, None))
