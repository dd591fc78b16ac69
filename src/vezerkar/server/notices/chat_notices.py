"""The notice that others have written at a table. A plain question to a session."""

from __future__ import annotations

from typing import Final

from vezerkar.server.chat.chat_lines import TABLE, ChatMessage, audible, mutes_by
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.notices.notices import DELAYS, Delays, Notice, listeners, look_job
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS, moment_of

TOLD_LATELY: Final = 2 * DAY_MICROS
"""For so long it is told that somebody has written, in microseconds."""


def chat_jobs(session: MatchSession, line: ChatMessage, delays: Delays = DELAYS) -> list[NewJob]:
    """The jobs for the others at a table when a player writes there."""
    others = [one for one in session.assignments.values() if one.kind == "human" and one.player != line.player]
    accounts = [account for account in listeners(others) if account != line.account]
    return [look_job(session.id, account, delays.of(session)) for account in accounts]


def chat_notices(session: MatchSession, account: int, looked: int, at: int, delays: Delays = DELAYS) -> list[Notice]:
    """The notice of an account about what others have written since it ``looked`` at the match last, or wrote there itself.

    It is about all of that, has the number of the first line, and names whoever wrote; what they wrote stays at the table. Who
    is muted is not heard. The lock must be held.
    """
    own = {one.player for one in session.assignments.values() if one.account == account and one.kind == "human"}
    if not own:
        return []
    muted = mutes_by(session.mutes, (account,), own)
    lines = [(number, line) for number, line in audible(session.chat, muted, False) if line.room == TABLE]
    written = [number for number, line in lines if line.account == account or line.player in own]
    last = max(written, default=-1)
    # A line says its second alone: one that was written in the second of the look may not have been seen.
    since = max(looked // SECOND_MICROS * SECOND_MICROS, at - TOLD_LATELY)
    later = [(number, line, moment_of(line.at) or 0) for number, line in lines if number > last]
    new = [(number, line, moment) for number, line, moment in later if moment >= since]
    if not new:
        return []
    first, _, moment = new[0]
    wait = delays.of(session) - (at - moment) / SECOND_MICROS
    names = ", ".join(dict.fromkeys(line.name for _, line, _ in new))
    return [Notice("chat", f"chat {session.id} {first}", wait, about=names)]
