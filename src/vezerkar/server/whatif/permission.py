"""The matches in which players may try something else while they go on."""

from __future__ import annotations

from vezerkar.server.matches.match_session import MatchSession


def allowed(session: MatchSession) -> bool:
    """Return True if a what-if is allowed now: before the end not in a match that counts, and not against a live clock.

    Where something is at stake several worlds at once would be a calculator of hidden cards.
    """
    live = session.timing is not None and session.timing.kind == "live"
    return session.over or not (session.in_earnest or live or session.gathering)
