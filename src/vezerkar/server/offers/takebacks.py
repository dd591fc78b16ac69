"""Takebacks by consent: how far back one may ask to go, and what was taken back. Plain calculations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from vezerkar.engine import Game
from vezerkar.engine.event import SPECTATOR
from vezerkar.engine.roles import acting_seat
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.snapshot import Snapshot
from vezerkar.server.offers.offer_messages import TakenBack
from vezerkar.server.offers.offers import TAKEBACK
from vezerkar.server.storage.stored_match import LogEntry, SeatAssignment

TURNS: Final = 2
"""So many turns back one may ask to go, that in progress included; to the beginning of one's own last turn in any case."""

OWNERS: Final = ("actor", "acting_piece", "acting_nation")
"""The roles of a field that tells whose turn a heading begins."""


def taken_back(log: Iterable[LogEntry]) -> list[TakenBack]:
    """The takebacks of a log."""
    return [TakenBack(entry.ply, int(entry.action)) for entry in log if entry.kind == TAKEBACK]


def stands(ply: int, takebacks: Iterable[TakenBack]) -> bool:
    """Return True if what was done at a ply was not taken back by consent."""
    return not any(one.to < ply < one.ply for one in takebacks)


def plies_to_ask_for(session: MatchSession, seat: str) -> list[int]:
    """The plies to which a seat is offered to go back: the beginnings of turns, and the moment before its last action."""
    moments = session.moments()
    least, starts = _reach(session.game, moments, seat)
    found = {i for i in starts if i >= least}
    if moments[0].dropped and least == 0:
        found.add(0)
    last = next((i for i in reversed(range(1, len(moments))) if moments[i].seat == seat), 0)
    while last > 1 and moments[last].joined:
        last -= 1
    if last > least:
        found.add(last - 1)
    return [moments[i].ply for i in sorted(found) if i < len(moments) - 1]


def require_takeback(session: MatchSession, seat: str, to: int | None) -> None:
    """Raise `ApiError` if a seat may not ask to go back to a ply."""
    if session.rules.archived:
        raise ApiError("former_rules")
    if session.lesson_id:
        # The dice go on, and those of a lesson are chosen: it would not hold what it promises. It can be undone or begun again.
        raise ApiError("too_far_back")
    if to is None:
        raise ApiError("malformed", detail="a takeback needs 'to', the ply to go back to")
    moments = session.moments()
    number = next((i for i, one in enumerate(moments) if one is session.snapshots[min(to, session.ply)]), -1)
    if number < _reach(session.game, moments, seat)[0]:
        raise ApiError("too_far_back")
    if number == len(moments) - 1:
        raise ApiError("nothing_to_take_back")


def _reach(game: Game[Any, Any], moments: list[Snapshot], seat: str) -> tuple[int, list[int]]:
    """The earliest of these moments to which a seat may ask to go back, and those with which turns begin, the last ones first.

    Turns may be short: of six countries that follow one another two would not lead back to one's own. So the beginning of the
    last turn of the seat can be reached in any case.
    """
    starts: list[int] = []
    own = -1
    for number, whose in _turns(game, moments):
        if len(starts) >= TURNS and own >= 0:
            break
        starts.append(number)
        own = number if own < 0 and whose == seat else own
    least = starts[TURNS - 1] if len(starts) >= TURNS else 0
    return (least if own < 0 else min(least, own)), starts


def _turns(game: Game[Any, Any], moments: list[Snapshot]) -> Iterator[tuple[int, str]]:
    """The moments at which turns begin, and whose they are, the last ones first.

    A heading of the log that names a seat begins its turn. Where no heading does, all that a seat does in one go is a turn.
    """
    kinds = {kind for kind, level in game.event_levels.items() if level < 0 and _names_seat(game, kind)}
    if not kinds:
        for number, (before, after) in reversed(list(enumerate(pairwise(moments)))):
            if before.seat != after.seat:
                yield number, after.seat
        return
    for number in reversed(range(len(moments))):
        for event in reversed(moments[number].events):
            if event.kind in kinds and event.visible(SPECTATOR):
                yield number, acting_seat(game, event)


def _names_seat(game: Game[Any, Any], kind: str) -> bool:
    return any(role in OWNERS for role in game.event_roles.get(kind, {}).values())


def without_orders(assignments: Mapping[str, SeatAssignment], to: int) -> dict[str, SeatAssignment]:
    """The seats without the answers that wait for windows, and without the orders given after a ply."""
    found = {seat: replace(one, held_answer=None) for seat, one in assignments.items()}
    for one in found.values():
        if one.ordered > to:
            one.orders, one.pass_turn = [], None
    return found
