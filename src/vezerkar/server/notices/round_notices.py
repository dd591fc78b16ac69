"""Notices of the rounds of a tournament to whoever plays in one. Plain questions to a session."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.notices.notices import Notice
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS
from vezerkar.server.tournaments.round_dates import MatchRound

AHEAD: Final = DAY_MICROS
"""So long before the date of a round those are told whose match is open, in microseconds."""


def round_notices(session: MatchSession, at_round: MatchRound, account: int, at: int, found: Iterable[Notice]) -> list[Notice]:
    """Return the notices of an account about a match of a tournament, with those of its round; ``found`` are all others.

    That the match has begun is told as the beginning of the round, unless all have begun together: that is told once for them. A
    date is in the number of what is told about it: one that was put off is told anew. The lock must be held.
    """
    about, number, due = at_round.name, at_round.round, at_round.due
    seat = next((one.seat for one in session.assignments.values() if one.account == account and one.kind == "human"), None)
    told = [
        replace(one, event="paired", seat=seat or "", ends=due, about=about, round=number) if one.event == "began" else one
        for one in found
        if one.event != "began" or not at_round.together
    ]
    if due is None:
        return told
    if seat is not None and at_round.playing and not session.over and at < due:
        wait = (due - AHEAD - at) / SECOND_MICROS
        told.append(Notice("round_ends", f"round {session.id} {due}", wait, seat, due, about, number))
    return told
