"""Commands on tables that wait for people: to offer a match in the lobby, to join one, to begin with bots on the open seats."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from vezerkar.bots import bot_names
from vezerkar.server.clocks.clocks import usual_bot
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.keys import hash_key, new_key, next_key
from vezerkar.server.lobby.free_seats import may_free
from vezerkar.server.lobby.listing import Listing, has_room
from vezerkar.server.lobby.listing_table import gather_again
from vezerkar.server.lobby.lobby_messages import Join
from vezerkar.server.matches import match_making, seat_service
from vezerkar.server.matches.match_messages import CreatedMatch
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.notices.notices import NOTICE, began_jobs
from vezerkar.server.ratings.rated_match import pool_of
from vezerkar.server.ratings.ratings import Rating
from vezerkar.server.storage.stored_match import SeatKey


@decided_anew
async def change_listing(service: MatchService, session: MatchSession, viewer: Viewer, listing: Listing | None) -> None:
    """Offer a match that has not begun to anybody, or no more. Raises `ApiError`."""
    _require_maker(session, viewer)
    if listing is None and session.listing is None:
        return
    if session.ply > 0 or not has_room(session.assignments.values()):
        raise ApiError("begun")
    if listing is not None and session.placed:
        raise ApiError("malformed", detail="a match from a 'position' cannot be listed: its maker has seen all of it")
    if listing is not None and session.listing is not None:
        listing = replace(listing, rating_from=session.listing.rating_from, rating_to=session.listing.rating_to)

    def learn() -> None:
        session.listing = listing

    await service.write_change(session, learn, service.store.change_listing, listing)


async def join(
    service: MatchService,
    session: MatchSession,
    wish: Join,
    account: int | None,
    others: Collection[int] = (),
    keys: Collection[str] = (),
) -> CreatedMatch:
    """Sit down at an open table, on the seats of one player; an account keeps them. Raises `ApiError`.

    The ``others`` are accounts that are used in the same browser, the ``keys`` those that it has of any matches.

    In a match that goes on that is for somebody who has left, see `seat_service.sit`.
    """
    await seat_service.require_welcome(service, session, account)
    if session.rated:
        await require_rating(service, session, account)
    name = clean_text(wish.name)
    async with session.lock:
        if session.listing is None and not any(one.listed_as for one in session.assignments.values()):
            raise ApiError("not_found")
        seats = tuple(seat for seat, assignment in session.assignments.items() if assignment.player == wish.player)
        if not seats:
            players = sorted({assignment.player for assignment in session.assignments.values()})
            raise ApiError("malformed", detail=f"'player' can be: {', '.join(players)}")
        # From the seed, so that nobody else can find the key out, and the same for a post that comes again.
        key = next_key(f"{session.match.seed} joined by {wish.player}", wish.once or new_key())
    names, accounts = dict.fromkeys(seats, name), dict.fromkeys(seats, account)
    held = next((one for one in (wish.held, *keys) if one is not None and hash_key(one) in session.keys), None)
    browser = seat_service.Browser(held, others)
    await seat_service.sit(service, session, SeatKey(hash_key(key), seats), names, accounts, listed=True, browser=browser)
    return CreatedMatch(session.id, key, list(seats), {})


@decided_anew
async def begin(service: MatchService, session: MatchSession, viewer: Viewer, wish: str | None) -> None:
    """Begin at once, with the wished or the usual bot on each seat that is still open. Raises `ApiError`."""
    _require_maker(session, viewer)
    if not session.gathering:
        raise ApiError("begun")
    if session.rated:
        raise ApiError("rated_no_bots")
    known = bot_names(session.game.id)
    bot = wish or usual_bot(session.game.id)
    if bot not in known:
        raise ApiError("malformed", detail=f"'bot' can be: {', '.join(known)}")
    bots = [replace(one, kind="bot", bot=bot, invitation=None) for one in session.assignments.values() if one.kind == "open"]
    seated = session.assignments | {one.seat: one for one in bots}
    if all(one.kind != "bot" for one in session.assignments.values()):
        await service.in_order(match_making.admit, service, list(seated.values()), session.address)
    retiming = session.retiming(seated)
    jobs = began_jobs(session, seated, service.delays)
    await service.write_change(session, lambda: session.seated(bots), service.store.fill_with_bots, bots, retiming, jobs)
    service.on_jobs(NOTICE)


@decided_anew
async def free_seat(service: MatchService, session: MatchSession, viewer: Viewer, seat: str) -> None:
    """Take the seats of a player who has joined a table that still gathers, as its maker. Raises `ApiError`."""
    _require_maker(session, viewer)
    if not session.gathering:
        raise ApiError("begun")
    player = session.assignments[seat].player if seat in session.assignments else ""
    if player not in may_free(session, viewer):
        raise ApiError("not_found")
    await seat_service.clear_seats(
        service, session, player, "lost_seat", also=lambda connection, at: gather_again(connection, session.id)
    )


async def require_rating(service: MatchService, session: MatchSession, account: int | None) -> None:
    """Raise `ApiError` unless somebody may join a rated table: with an account whose rating is in its range."""
    if account is None:
        raise ApiError("sign_in")
    listing = session.listing
    if listing is None or (listing.rating_from is None and listing.rating_to is None):
        return
    pool = str(pool_of(session.game.id, (one.player for one in session.assignments.values()), session.timing))
    known = await service.in_order(service.store.ratings.shown, [(pool, account)])
    own = known.get((pool, account), Rating()).shown
    least, most = listing.rating_from, listing.rating_to
    if (least is not None and own < least) or (most is not None and own > most):
        wanted = f"≥ {least}" if most is None else f"≤ {most}" if least is None else f"{least}–{most}"
        raise ApiError("rating_range", own=str(own), range=wanted)


def _require_maker(session: MatchSession, viewer: Viewer) -> None:
    if not viewer.creator:
        raise ApiError("not_maker")
    session.check_not_over()
