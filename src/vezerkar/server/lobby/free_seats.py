"""Players whose seats the maker of a match may free. Plain questions to a session."""

from __future__ import annotations

from vezerkar.server.lobby.listing import has_room
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer


def not_begun(session: MatchSession) -> bool:
    """Return True while nobody has moved yet. A rated match has begun when all are there; those of a tournament have begun."""
    if session.over or session.ply > 0 or session.tournament is not None:
        return False
    return not session.rated or has_room(session.assignments.values())


def may_free(session: MatchSession, viewer: Viewer) -> list[str]:
    """Return the players whose seats the viewer may free, by the first of them."""
    if not viewer.creator or not not_begun(session):
        return []
    own = {session.assignments[seat].player for seat in viewer.seats}
    people = {one.player for one in session.assignments.values() if one.kind == "human"} - own
    return [seat for seat in session.assignments if seat in people]
