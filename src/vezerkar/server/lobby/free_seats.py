"""Players whose seats the maker of a match may free. Plain questions to a session."""

from __future__ import annotations

from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer


def may_free(session: MatchSession, viewer: Viewer) -> list[str]:
    """Return the players whose seats the viewer may free, by the first of them: while a table gathers.

    Nobody sees a hand before. Later it would show what the next one there holds to whoever has sat there with another browser.
    """
    if not viewer.creator or not session.gathering:
        return []
    own = {session.assignments[seat].player for seat in viewer.seats}
    people = {one.player for one in session.assignments.values() if one.kind == "human"} - own
    return [seat for seat in session.assignments if seat in people]
