"""One match as whoever runs the table sees and mends it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace

from sqlalchemy import Connection

from vezerkar.engine import VezerkarError
from vezerkar.server.chat.mute_table import forget_player
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import hash_key, new_key
from vezerkar.server.matches.match_check import check_match
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.operation.acts import record_act
from vezerkar.server.storage.database_files import is_missing
from vezerkar.server.storage.match_change import Change, MatchChanged
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey, StoredMatch


class BadMatch(VezerkarError):
    """A match that is not there, or with which something is wrong."""


@contextmanager
def read_store(url: str) -> Iterator[Store]:
    """Open a database to read it, whoever else works with it. Raises `BadMatch`."""
    if is_missing(url):
        raise BadMatch("there are no matches: the file of the database is not there")
    with closing(Store(url)) as store:
        yield store


def known_match(store: Store, match: str) -> StoredMatch:
    """Return a stored match. Raises `BadMatch`."""
    saved = store.load(match)
    if saved is None:
        raise BadMatch(f"there is no match {match!r}")
    return saved


def description(store: Store, match: str) -> list[str]:
    """Return in lines what is stored of a match, without its secrets: no key, no seed, no action. Raises `BadMatch`."""
    saved = known_match(store, match)
    over, asked = store.progress(match)
    state = ("over, frozen" if saved.frozen else "over") if over else f"waits for {', '.join(sorted(asked)) or 'nobody'}"
    options = ", ".join(f"{name}={value}" for name, value in saved.options.items())
    return [
        f"match    {saved.id}: {saved.game}, rules {saved.version}, pace {saved.pace}",
        f"options  {options or 'none'}",
        f"state    {state}; {len(saved.log)} lines in the log, {len(saved.chat)} of chat",
        *(f"seat     {_seat(saved, assignment)}" for assignment in saved.assignments),
        *([f"rematch  {saved.rematch}"] if saved.rematch else []),
    ]


def faults(store: Store, match: str) -> list[str]:
    """Play the whole log of a match again, and return everything that is not as it should be. Raises `BadMatch`."""
    saved = known_match(store, match)
    if [entry.ply for entry in saved.log] != list(range(1, len(saved.log) + 1)):
        return ["lines of the log are missing"]
    try:
        differences = check_match(store, match).differences
    except ApiError:
        return [f"version {saved.version} of the rules wrote it, which is not there"]
    if differences:
        return [str(difference) for difference in differences]
    session = MatchSession(saved)
    over, asked = store.progress(match)
    if over != session.over:
        return [f"it is {'over' if session.over else 'running'}, and is stored otherwise"]
    if not set(session.waiting()) <= asked:
        return ["seats that must choose are not stored as asked"]
    return []


def cancel(store: Store, match: str, reason: str) -> None:
    """End a match without a winner; its seed is published, as that of any match that is over. Raises `BadMatch`."""
    known_match(store, match)
    if store.progress(match)[0]:
        raise BadMatch(f"match {match} is over already")
    with store.engine.begin() as connection:
        record_act(connection, "cancel", match, reason)
    store.cancel(match, idle=0)


def reseat(store: Store, match: str, seat: str, reason: str) -> tuple[str, tuple[str, ...]]:
    """Open the seats of a player for somebody else, or for the same person with a new key: theirs opens them no more.

    Returns the new invitation, and the seats it is for. Raises `BadMatch`.
    """
    saved = known_match(store, match)
    if store.progress(match)[0]:
        raise BadMatch(f"match {match} is over: nobody needs a seat there")
    by_seat = {assignment.seat: assignment for assignment in saved.assignments}
    if seat not in by_seat:
        raise BadMatch(f"match {match} has no seat {seat!r}; there are: {', '.join(by_seat)}")
    if by_seat[seat].kind == "bot":
        raise BadMatch(f"a bot sits on {seat}: it gives way to nobody")
    theirs = [assignment for assignment in saved.assignments if assignment.player == by_seat[seat].player]
    seats = tuple(assignment.seat for assignment in theirs)
    invitation = new_key()
    keys = [SeatKey(hash_key(invitation), seats, invitation=True)]
    for key in saved.keys:
        left = tuple(name for name in key.seats if name not in seats)
        if left == key.seats:
            keys.append(key)
        elif left:
            # Whoever also has other seats keeps those, but no sight of invitations: a key that others know would show them.
            keys.append(replace(key, seats=left, creator=False))
    opened = [SeatAssignment(one.seat, one.player, "open", invitation=invitation, reserved=True) for one in theirs]

    def also(connection: Connection) -> None:
        forget_player(connection, match, by_seat[seat].player)
        record_act(connection, "reseat", match, f"{', '.join(seats)}: {reason}")

    try:
        store.reseat(
            match,
            keys,
            opened,
            also,
            Change(saved.rev),
        )
    except MatchChanged as error:
        raise BadMatch(f"somebody has just done something in match {match}: try again") from error
    return invitation, seats


def _seat(saved: StoredMatch, assignment: SeatAssignment) -> str:
    keys = sum(assignment.seat in key.seats and not key.invitation for key in saved.keys)
    holder = {"bot": f"bot {assignment.bot}", "open": "open"}.get(assignment.kind, f"person {assignment.player_name!r}")
    return f"{assignment.seat}: {holder}, {keys} keys"
