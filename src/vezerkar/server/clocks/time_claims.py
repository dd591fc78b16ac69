"""Whom the viewer of a match may give time, and what may be claimed when somebody's is over. Plain questions to a session."""

from __future__ import annotations

from vezerkar.registry import game
from vezerkar.server.clocks.clock_messages import ClaimInfo, ClaimKind
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer


def may_give(session: MatchSession, viewer: Viewer) -> list[str]:
    """Return the seats to which the viewer may give time."""
    return [] if session.over else [seat for seat in session.clocks if opposes(session, viewer, seat)]


def may_claim(session: MatchSession, viewer: Viewer) -> list[ClaimInfo]:
    """Return what the viewer may claim, by the seats whose time is over."""
    if session.over or session.pause is not None:
        return []
    late = [seat for seat in session.clocks if session.lapsed(seat)]
    found = [ClaimInfo(seat, claims(session, viewer, seat), session.plays_on_without(seat)) for seat in late]
    return [info for info in found if info.claims]


def claims(session: MatchSession, viewer: Viewer, seat: str) -> list[ClaimKind]:
    """Return what the viewer may claim when the time of a seat is over: no win from one's own side."""
    if not viewer.seats or seat in viewer.seats:
        return []
    return ["bot", "forfeit"] if opposes(session, viewer, seat) else ["bot"]


def opposes(session: MatchSession, viewer: Viewer, seat: str) -> bool:
    """Return True if the viewer plays against this seat, which is another person's."""
    if seat not in session.assignments or session.assignments[seat].kind != "human" or seat in viewer.seats:
        return False
    return any(seat not in side and set(side) & set(viewer.seats) for side in _sides(session))


def _sides(session: MatchSession) -> list[tuple[str, ...]]:
    return list(game(session.game.id).sides(session.match.options).values())
