"""The commands beside the play: settings of a seat, how the bots play, and going on under other rules."""

from __future__ import annotations

from dataclasses import replace

from vezerkar.engine import BadNotation
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.http.clean_text import clean_text
from vezerkar.server.matches.match_messages import SettingsChange, StandingOrder
from vezerkar.server.matches.match_service import MatchService, decided_anew
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer


@decided_anew
async def settings(service: MatchService, session: MatchSession, wish: SettingsChange) -> None:
    """Change the settings of a seat; the name is that of all seats of its player. Raises `ApiError`."""
    own = replace(session.assignments[wish.seat])
    if wish.autopass is not None:
        own.autopass = wish.autopass
    if wish.pass_turn is not None:
        own.pass_turn = session.turn() if wish.pass_turn else None
    if wish.pass_turn is not None or wish.orders is not None:
        own.ordered = session.ply
    if wish.orders is not None:
        own.orders = [await service.ask(session.rules, _order, session, order) for order in wish.orders]
    assignments = session.assignments | {own.seat: own}
    changed = [own]
    if wish.name is not None and session.in_earnest:
        raise ApiError("malformed", detail="in such a match everybody plays under the 'name' of their account")
    if wish.name is not None:
        player_name = clean_text(wish.name)
        changed = [
            replace(assignment, player_name=player_name) for assignment in assignments.values() if assignment.player == own.player
        ]
    await service.keep_seats(session, *changed)


@decided_anew
async def set_bots(service: MatchService, session: MatchSession, viewer: Viewer, speed: str) -> None:
    """Let the bots of a match wait, or play at a speed. Raises `ApiError`."""
    if not session.commands_bots(viewer):
        raise ApiError("not_alone")
    session.check_not_over()
    await service.keep(session, service.store.set_bots, speed)
    session.bots = speed
    service.change(session)


@decided_anew
async def agree(service: MatchService, session: MatchSession, viewer: Viewer, agrees: bool) -> bool:
    """Say for one's seats if the match shall go on under the rules of this program; when all people agree, it does.

    Returns True if it did. Raises `ApiError`.
    """
    session.check_not_over()
    version = session.next_version()
    if not version:
        raise ApiError("no_upgrade")
    present = service.archives.present(session.game.id)
    if agrees:
        # Nobody agrees to what cannot be.
        await service.ask(session.rules, session.rehearse_upgrade, present)
    people = [one for one in session.assignments.values() if one.kind == "human"]
    if agrees and all(one.seat in viewer.seats or one.agrees == version for one in people):
        await service.write_all(session, lambda: [session.upgrade(present)])
        return True
    wish = version if agrees else ""
    await service.keep_seats(session, *[replace(session.assignments[seat], agrees=wish) for seat in viewer.seats])
    return False


@decided_anew
async def go_on(service: MatchService, session: MatchSession, viewer: Viewer, ply: int) -> None:
    """Let the bots go on, for whoever acted last takes nothing back. Raises `ApiError`."""
    if ply != session.ply:
        raise ApiError("stale")
    if not session.log or session.log[-1].seat not in viewer.seats:
        raise ApiError("not_your_seat")
    await service.keep(session, service.store.release, ply)
    session.released = ply
    service.on_change(session)


@decided_anew
async def read(service: MatchService, session: MatchSession, viewer: Viewer, done: bool) -> None:
    """Let bots wait for a person who has nobody else about to look at what has happened, or go on. Raises `ApiError`.

    Bots may have acted since: then they wait from now on.
    """
    if not session.commands_bots(viewer):
        raise ApiError("not_alone")
    await service.keep(session, service.store.read, session.ply, done)
    session.read(done)
    service.on_change(session)


def _order(session: MatchSession, order: StandingOrder) -> StandingOrder:
    try:
        action = session.rules.written(order.action) if order.action or order.do == "use" else ""
    except BadNotation as error:
        raise ApiError("malformed", detail=str(error)) from error
    return StandingOrder(order.do, action, order.when, order.turn)
