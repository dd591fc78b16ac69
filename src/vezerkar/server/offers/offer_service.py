"""The commands on offers: to make one, to answer it, and to end what nobody has answered in time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection

from vezerkar.server.clocks.pause_table import begin_pause, end_due_pause, end_pause, set_pause_end
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.seat_service import clear_seats, list_seats
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.notices.notices import NOTICE, offer_jobs
from vezerkar.server.offers.offer_messages import NewOffer, OfferAnswer
from vezerkar.server.offers.offer_table import drop_orders, expire_offers, keep_offer
from vezerkar.server.offers.offers import (
    ENDING,
    NOTICE_SECONDS,
    OF_A_POSITION,
    REPLACE,
    TAKEBACK,
    Offer,
    new_offer,
    require_place,
)
from vezerkar.server.offers.replacing import is_free_as, listed_by_default, require_replaceable, vanished, voters
from vezerkar.server.offers.takebacks import require_takeback, without_orders
from vezerkar.server.storage.moments import SECOND_MICROS
from vezerkar.server.storage.seat_table import keep_seats
from vezerkar.server.storage.stored_match import LogEntry


@decided_anew
async def propose(service: MatchService, session: MatchSession, viewer: Viewer, wish: NewOffer) -> Offer:
    """Make an offer, to which all seats of the viewer agree; the same again changes nothing. Raises `ApiError`."""
    await service.read_clocks(session)
    until = None if wish.until is None else wish.until * 1000
    for before in reversed(session.offers):
        if before.kind == wish.kind:
            asked = wish.seat, wish.ply, wish.to, wish.player or "", wish.bot or "", _listed(session, wish)
            known = before.seat, before.ply, before.to, before.player, before.bot, before.listed
            same = known == asked and until in (None, before.until)
            if same and (before.state == "open" or (before.state == "accepted" and _holds(session, before))):
                return before
            break
    session.check_not_over()
    if not session.agreeable(wish.kind):
        raise ApiError("in_tournament")
    if session.gathering and wish.kind != "abandon":
        raise ApiError("gathering")
    if wish.ply > session.ply or (wish.kind in OF_A_POSITION and wish.ply != session.ply):
        raise ApiError("stale")
    if wish.kind == "draw" and not session.game.draws:
        raise ApiError("no_draw")
    if wish.kind == TAKEBACK:
        require_takeback(session, wish.seat, wish.to)
    elif wish.to is not None:
        raise ApiError("malformed", detail="only a takeback has a 'to'")
    if wish.kind == REPLACE:
        require_replaceable(session, viewer, wish.player, wish.bot, wish.listed)
    elif wish.player is not None or wish.bot is not None or wish.listed is not None:
        raise ApiError(
            "malformed", detail="only an offer to 'replace' somebody names a 'player', perhaps a 'bot', or is 'listed'"
        )
    at = await service.in_order(service.store.clock)
    offer = new_offer(wish.kind, wish.seat, wish.ply, at, session.timing, session.pause, until)
    offer = replace(offer, to=wish.to, player=wish.player or "", bot=wish.bot or "", listed=_listed(session, wish))
    require_place(wish.kind, session.offers, at)
    return await _write(service, session, offer.answered(viewer.seats, True, voters(session, offer), at))


@decided_anew
async def answer(service: MatchService, session: MatchSession, viewer: Viewer, number: int, wish: OfferAnswer) -> Offer:
    """Answer an offer for all seats of the viewer, or withdraw one's own; the same again changes nothing. Raises `ApiError`."""
    if not viewer.seats:
        raise ApiError("not_your_seat")
    await service.read_clocks(session)
    offer = next((one for one in session.offers if one.id == number), None)
    if offer is None:
        raise ApiError("unknown_offer")
    if wish.ply != offer.ply:
        raise ApiError("stale")
    if offer.has_answer(viewer.seats, wish.answer):
        return offer
    if offer.state != "open":
        raise ApiError("offer_gone", state=offer.state)
    at = await service.in_order(service.store.clock)
    if offer.due <= at:
        raise ApiError("offer_gone", state="expired")
    own = offer.seat in viewer.seats
    if own != (wish.answer == "withdraw"):
        raise ApiError("malformed", detail="whoever made an offer can 'withdraw' it; the others 'accept' or 'decline' it")
    if own:
        return await _write(service, session, replace(offer, state="withdrawn", ended=at))
    return await _write(service, session, offer.answered(viewer.seats, wish.answer == "accept", voters(session, offer), at))


@decided_anew
async def fall_due(service: MatchService, session: MatchSession, at: int) -> None:
    """End the offers that nobody has answered until a moment, and a pause whose time is over then. Raises `ApiError`."""
    await service.read_clocks(session)
    late = any(offer.state == "open" and offer.due <= at for offer in session.offers)
    if session.over or not (late or (session.pause is not None and session.pause.until <= at)):
        return

    def work(connection: Connection, now: int) -> None:
        expire_offers(connection, session.id, at)
        end_due_pause(connection, session.id, at)

    await service.keep_beside(session, work)


def _listed(session: MatchSession, wish: NewOffer) -> bool | None:
    """Return whether a seat that becomes free is to be in the lobby; None where none does."""
    if wish.kind != REPLACE or wish.bot is not None:
        return None
    return listed_by_default(session) if wish.listed is None else wish.listed


def _holds(session: MatchSession, offer: Offer) -> bool:
    """Return True if what an accepted offer led to still holds."""
    if offer.kind == TAKEBACK:
        # It was accepted at the ply that the same request names, so all that came since came of it.
        return True
    if offer.kind == REPLACE:
        if offer.listed is not None and session.assignments[offer.player].kind == "open":
            return is_free_as(session, offer.player, offer.listed)
        return session.assignments[offer.player].kind != "human" or not vanished(session, offer.player)
    return session.over if offer.kind in ENDING else (session.pause is not None) == (offer.kind == "pause")


async def _take_back(service: MatchService, session: MatchSession, to: int, work: Callable[[Connection, int], object]) -> None:
    """Go back to a ply, and write that down in one with ``work``. Raises `ApiError`."""
    if session.rules.archived:
        raise ApiError("former_rules")
    await service.past(session, to)

    def take() -> LogEntry:
        entry = session.take("", TAKEBACK, str(to), by="vote")
        session.assignments = without_orders(session.assignments, to)
        return entry

    await service.write_agreed(session, take, work)


async def _list(
    service: MatchService, session: MatchSession, player: str, listed: bool, work: Callable[[Connection, int], object]
) -> None:
    """Let the lobby list the free seats of a player, or no more, in one with ``work``. The lock must be held."""
    seats = list_seats(session, [one for one in session.assignments.values() if one.player == player], listed)

    def both(connection: Connection, at: int) -> None:
        keep_seats(connection, session.id, seats)
        work(connection, at)

    await service.keep_beside(session, both)
    await service.catch_up(session)


async def _write(service: MatchService, session: MatchSession, offer: Offer) -> Offer:
    """Write an offer as it is now, and in one with it what comes of that. Returns it as it is kept."""
    if offer.kind == REPLACE and offer.state == "accepted" and not vanished(session, offer.player):
        # Whoever was to be replaced is back.
        offer = replace(offer, state="stale")

    def work(connection: Connection, now: int) -> None:
        keep_offer(connection, session.id, offer)
        service.store.jobs.add_within(connection, offer_jobs(session, offer, service.delays))
        match offer.kind, offer.state:
            case "pause", "accepted":
                assert offer.until is not None
                begin_pause(connection, session.id, offer.until, now)
            case "resume", "accepted":
                end_pause(connection, session.id, now)
            case "resume", "open":
                # Whoever wants to go on need not wait longer than this, whatever the others say.
                assert offer.until is not None
                set_pause_end(connection, session.id, min(offer.until, offer.made + NOTICE_SECONDS * SECOND_MICROS))
            case "resume", "withdrawn":
                assert offer.until is not None
                set_pause_end(connection, session.id, offer.until)
            case "takeback", "accepted":
                assert offer.to is not None
                drop_orders(connection, session.id, offer.to)

    if offer.state == "accepted" and offer.kind in ENDING:
        await service.write_agreed(session, lambda: session.take("", offer.kind, by="vote"), work)
    elif offer.state == "accepted" and offer.kind == REPLACE:
        if offer.listed is not None and session.assignments[offer.player].kind == "open":
            # Nobody is there, and whoever is invited already may still come.
            await _list(service, session, offer.player, offer.listed, work)
        else:
            await clear_seats(service, session, offer.player, "replaced", offer.bot, work, listed=offer.listed)
    elif offer.state == "accepted" and offer.to is not None:
        await _take_back(service, session, offer.to, work)
    else:
        await service.keep_beside(session, work)
        service.on_jobs(NOTICE)
    return next(one for one in reversed(session.offers) if one.kind == offer.kind and offer.id in (0, one.id))
