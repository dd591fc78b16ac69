"""The matches in which the table helps somebody to choose."""

from __future__ import annotations

from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer


def helped(session: MatchSession, viewer: Viewer) -> bool:
    """Return True if bots may help a viewer who plays: in no match that counts, in a teaching one, and among bots alone.

    Otherwise there are people who would not know of it.
    """
    others = [assignment for seat, assignment in session.assignments.items() if seat not in viewer.seats]
    among_bots = all(assignment.kind == "bot" for assignment in others)
    return bool(viewer.seats) and not session.in_earnest and (session.teaching or among_bots)
