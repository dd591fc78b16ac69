"""Notices: what an account is to be told about a match.

Plain questions to a session. Nothing is remembered here: each time it is asked what there is to be told now, and when. A notice
is known by its number, and the same question always has the same one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_session import HOLD_SECONDS, MatchSession
from vezerkar.server.notices.notice_messages import NoticeEvent
from vezerkar.server.offers.offers import Offer
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.storage.stored_match import SeatAssignment

UNSEEN: Final[tuple[NoticeEvent, ...]] = ("round_ends", "invited")
"""Events that whoever looks at a match does not see there."""
NOTICE: Final = "notice"
"""The kind of job that looks at what an account is to be told about a match."""
SHORT_PART: Final = 5
"""The time of a seat is short when such a part of what it had for a question is left."""
SHORT_LEAST: Final = 2 * 3600 * SECOND_MICROS
"""It is short in any case when less than this is left, in microseconds."""

LEFT_LATELY: Final = 2 * DAY_MICROS
"""For so long it is told that somebody has left, in microseconds: whoever comes to the table later sees it there."""


@dataclass(frozen=True, slots=True)
class Delays:
    """Seconds after which a notice is due, in matches with a live clock and in all others: most people come by themselves."""

    live: float = 5.0
    others: float = 180.0

    def of(self, session: MatchSession) -> float:
        """Those of a match."""
        return self.live if is_live(session) else self.others


DELAYS: Final = Delays()


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to be told: the event, the number that names it, and the seconds until it is due, 0 or less for now.

    ``seat`` is the one that must choose, or that somebody has left; then ``about`` says what has come of it: it is ``free``, a
    ``bot`` plays, or its player has ``resigned`` or was ``late`` and a bot plays. ``ends`` is when its time, an offer or a round
    is over, in microseconds since 1970. What is of a ``round`` of a tournament says what that is called: ``about``.
    """

    event: NoticeEvent
    number: str
    wait: float
    seat: str = ""
    ends: int | None = None
    about: str = ""
    round: int = 0


def is_live(session: MatchSession) -> bool:
    """Return True if the match has a live clock: its players sit at their screens."""
    return session.timing is not None and session.timing.kind == "live"


def notices_of(session: MatchSession, account: int, at: int, delays: Delays = DELAYS, began: bool = False) -> list[Notice]:
    """The notices of an account about a match at a moment by the clock of the database; ``began``: also that it began.

    It goes by what all may know: who is asked and since when, never what can be chosen. The lock must be held.
    """
    seats = [one.seat for one in _kept(session.assignments, account)]
    if not seats or session.gathering:
        return []
    delay = delays.of(session)
    gone = [] if session.over else _of_leavers(session, at, delay)
    if not _concerns(session, session.assignments, account):
        # Whoever was left alone with bots is told even so.
        return gone
    if session.over:
        return [Notice("ended", f"ended {session.id}", delay - _age(session, session.ply))]
    found = [Notice("began", f"began {session.id}", 0.0)] if began and _is_new(session, seats) else []
    found += gone
    for offer in session.offers:
        if offer.state == "open" and not all(seat in offer.votes for seat in seats):
            wait = delay - (at - offer.made) / SECOND_MICROS
            found.append(Notice("offer", f"offer {offer.id}", wait, offer.seat, offer.due))
    for seat in session.waiting():
        if seat in seats and not session.assignments[seat].played_by:
            found += _of_question(session, seat, at, delay)
    return found


def _of_leavers(session: MatchSession, at: int, delay: float) -> list[Notice]:
    """The notices of those who have left lately, and for whom nobody else has come."""
    found = []
    for one in session.assignments.values():
        if one.left_at is None or one.seat != one.player or at - one.left_at > LEFT_LATELY:
            continue
        lost = "late" if one.late else "resigned"
        how = lost if one.resigned else "bot" if one.kind == "bot" else "free"
        wait = delay - (at - one.left_at) / SECOND_MICROS
        found.append(Notice("left", f"left {session.id} {one.seat} {one.left_at}", wait, one.seat, about=how))
    return found


def _of_question(session: MatchSession, seat: str, at: int, delay: float) -> list[Notice]:
    opened = session.opened(seat)
    held = session.assignments[seat].held_answer
    if held is not None and held.ply == opened:
        # It has been answered, although that does not show yet.
        return []
    # All who are asked in a window are told at the same time, whatever the hold is that was drawn for each.
    hold = HOLD_SECONDS[session.pace][1] if session.match.decision(seat).window else 0.0
    wait = hold + delay - _age(session, opened)
    about = f"{session.id} {seat} {opened}"
    if is_live(session):
        return [Notice("live_turn", f"turn {about}", wait, seat)]
    clock = session.clocks.get(seat)
    end = None if clock is None else clock.ends()
    found = [Notice("turn", f"turn {about}", wait, seat, end)]
    if clock is not None and end is not None and end > at:
        warning = clock.reaches(max(clock.left // SHORT_PART, SHORT_LEAST // 1000))
        assert warning is not None
        found.append(Notice("short", f"short {about}", max(wait, (warning - at) / SECOND_MICROS), seat, end))
    return found


def invited_notice(number: str, player: str, by: str, made: int, expires: int, at: int, delays: Delays) -> Notice:
    """The notice that somebody is invited to the seats of a player; whoever takes it back at once has disturbed nobody."""
    return Notice("invited", number, delays.live - (at - made) / SECOND_MICROS, player, expires, by)


def look_job(match: str, account: int, after: float = 0.0) -> NewJob:
    """Return the job that looks in so many seconds at what an account is to be told about a match."""
    return NewJob(NOTICE, {"match": match, "account": account, "began": False}, after, f"{NOTICE} {match} {account}")


def notice_jobs(session: MatchSession, delays: Delays = DELAYS) -> list[NewJob]:
    """The jobs that a change of a match asks for, one for each account that has something to hear of it."""
    asked = session.waiting()
    told = [one for one in session.assignments.values() if session.over or (one.seat in asked and not one.played_by)]
    return [_job(session, account, delays) for account in listeners(told) if _concerns(session, session.assignments, account)]


def began_jobs(session: MatchSession, assignments: Mapping[str, SeatAssignment], delays: Delays = DELAYS) -> list[NewJob]:
    """The jobs of a match that begins now, since all seats are taken; none if some are open."""
    if any(one.kind == "open" for one in assignments.values()):
        return []
    told = [account for account in listeners(assignments.values()) if _concerns(session, assignments, account)]
    return [_job(session, account, delays, began=True) for account in told]


def left_jobs(session: MatchSession, player: str, delays: Delays = DELAYS) -> list[NewJob]:
    """The jobs for all others when somebody leaves a match, named by the first of their seats."""
    others = [one for one in session.assignments.values() if one.player != player and one.kind == "human"]
    return [_job(session, account, delays) for account in listeners(others)]


def offer_jobs(session: MatchSession, offer: Offer, delays: Delays = DELAYS) -> list[NewJob]:
    """The jobs for those who have not answered an offer that is open."""
    asked = session.assignments.values() if offer.state == "open" else ()
    return [_job(session, account, delays) for account in listeners(one for one in asked if one.seat not in offer.votes)]


def listeners(seats: Iterable[SeatAssignment]) -> list[int]:
    """The accounts that are told of these seats: programs have streams of their own."""
    return sorted({one.account for one in seats if one.account is not None and not one.by_bot})


def _job(session: MatchSession, account: int, delays: Delays, began: bool = False) -> NewJob:
    if not began:
        return look_job(session.id, account, delays.of(session))
    body: dict[str, Json] = {"match": session.id, "account": account, "began": True}
    return NewJob(NOTICE, body, delays.of(session), f"{NOTICE} began {session.id} {account}")


def _kept(assignments: Mapping[str, SeatAssignment], account: int) -> list[SeatAssignment]:
    return [one for one in assignments.values() if one.account == account and one.kind == "human"]


def _concerns(session: MatchSession, assignments: Mapping[str, SeatAssignment], account: int) -> bool:
    """Return True if others wait for an account: people at the table, or those of a tournament. Bots alone wait for nobody."""
    return session.tournament is not None or any(one.kind == "human" and one.account != account for one in assignments.values())


def _is_new(session: MatchSession, seats: Collection[str]) -> bool:
    """Return True if a match is on in which an account has not done anything yet."""
    taken = all(one.kind != "open" for one in session.assignments.values())
    return taken and not any(entry.seat in seats and entry.by in ("", "person") for entry in session.log)


def _age(session: MatchSession, ply: int) -> float:
    """The seconds since a ply."""
    return session.clock() - session.times[ply]
