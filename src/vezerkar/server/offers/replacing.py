"""Players who have vanished: who they are, and what comes in their place. Plain questions to a session."""

from __future__ import annotations

from vezerkar.bots import bot_names
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.offers.offers import AWAY_SECONDS, REPLACE, Offer


def vanished(session: MatchSession, player: str) -> bool:
    """Return True if the others may replace a player: whose time is over, who has not answered for days, or whose seat is empty.

    It goes by the question, which all know, never by what could be answered.
    """
    if session.over or session.gathering or session.pause is not None:
        return False
    seats = [one for one in session.assignments.values() if one.player == player]
    if any(one.kind == "open" for one in seats):
        return session.ply > 0 or any(one.vacant_until is not None for one in seats)
    if not seats or any(one.kind != "human" for one in seats):
        return False
    return any(one.stand_in or session.lapsed(one.seat) or _silent(session, one.seat) for one in seats)


def may_replace(session: MatchSession, viewer: Viewer) -> list[str]:
    """Return the players whom the viewer may offer to replace, by the first of their seats."""
    if not viewer.seats or session.rated or not session.agreeable(REPLACE):
        return []
    own = {session.assignments[seat].player for seat in viewer.seats}
    players = {one.player for one in session.assignments.values()} - own
    return [seat for seat in session.assignments if seat in players and vanished(session, seat)]


def may_list(session: MatchSession, player: str) -> bool:
    """Return True if the lobby may list the seats of a player when they are free: whoever comes has an account then.

    A seat that nobody has had at a table by link is for whoever is invited.
    """
    seats = [one for one in session.assignments.values() if one.player == player]
    return session.listable and all(one.kind == "human" or one.vacant_until is not None for one in seats)


def listed_by_default(session: MatchSession) -> bool:
    """Return True if the lobby lists a free seat when nobody says otherwise: if it lists the table."""
    return session.listing is not None


def is_free_as(session: MatchSession, player: str, listed: bool) -> bool:
    """Return True if the seats of a player are free, and the lobby lists them or does not, as asked."""
    seats = [one for one in session.assignments.values() if one.player == player]
    if any(one.kind != "open" for one in seats):
        return False
    shown = bool(seats[0].listed_as) if session.listing is None else not seats[0].reserved
    return shown == listed


def require_replaceable(
    session: MatchSession, viewer: Viewer, player: str | None, bot: str | None, listed: bool | None = None
) -> None:
    """Raise `ApiError` if the viewer may not offer to replace a player, or not by this bot, or not with the seat in the lobby."""
    if session.rated:
        raise ApiError("rated_no_bots")
    if player is None:
        raise ApiError("malformed", detail="to 'replace' somebody needs a 'player', the first of the seats")
    if player not in may_replace(session, viewer):
        raise ApiError("not_vanished")
    if listed is not None and bot is not None:
        raise ApiError("malformed", detail="a seat that a 'bot' has is not 'listed'")
    if listed and not may_list(session, player):
        raise ApiError("malformed", detail="this seat cannot be 'listed'")
    known = bot_names(session.game.id)
    if bot is not None and bot not in known:
        raise ApiError("malformed", detail=f"'bot' can be: {', '.join(known)}")


def voters(session: MatchSession, offer: Offer) -> list[str]:
    """Return the seats whose holders must agree to an offer: all people.

    Whether somebody is replaced is decided without that person, and without others who have vanished.
    """
    people = [one for one in session.assignments.values() if one.kind == "human"]
    if offer.kind == REPLACE:
        people = [one for one in people if one.player != offer.player and not vanished(session, one.player)]
    return [one.seat for one in people]


def _silent(session: MatchSession, seat: str) -> bool:
    if session.timing is not None or seat not in session.waiting():
        # A clock says itself when somebody has had time enough.
        return False
    return session.clock() - session.times[session.opened(seat)] >= AWAY_SECONDS
