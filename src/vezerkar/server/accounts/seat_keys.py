"""Keys of seats that are to be opened in another way, and seats that somebody has left for good."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from vezerkar.server.accounts.former_player import FORMER_PLAYER
from vezerkar.server.keys import hash_key, new_key
from vezerkar.server.storage.stored_match import SeatAssignment, SeatKey


def keys_without(keys: Iterable[SeatKey], held: SeatKey) -> list[SeatKey]:
    """Return the keys of a match such that none opens the seats that somebody holds otherwise.

    In place of a key that did there is one that nobody has: who made the match stays known by it.
    """
    found: list[SeatKey] = []
    for key in keys:
        theirs = tuple(seat for seat in key.seats if seat not in held.seats)
        if key.invitation or theirs == key.seats:
            found.append(key)
            continue
        own = tuple(seat for seat in key.seats if seat in held.seats)
        found.append(replace(key, hash=hash_key(new_key()), seats=own, creator=key.creator and not theirs))
        if theirs:
            found.append(replace(key, seats=theirs))
    return found


@dataclass(frozen=True, slots=True)
class Vacated:
    """A match without somebody: all its keys, the seats that have changed, and the ``names`` that were that person's alone."""

    keys: list[SeatKey]
    seats: list[SeatAssignment]
    names: Collection[str]


def vacated(
    assignments: Iterable[SeatAssignment], keys: Iterable[SeatKey], held: SeatKey, over: bool, until: int | None = None
) -> Vacated:
    """Return how a match is without whoever ``held`` seats there.

    If it is ``over`` the seats are those of a former player; else they are open, and the maker of the match can invite others.
    In a match that goes on they wait ``until`` a moment before a bot plays.
    """
    assignments = list(assignments)
    own = [one for one in assignments if one.seat in held.seats]
    others = {one.player_name for one in assignments if one.seat not in held.seats}
    # Where the seats are open again, what led to them before must not lead to them once more.
    stale = set() if over else set(held.seats)
    found = [key for key in keys_without(keys, held) if not key.invitation or not stale & set(key.seats)]
    left: list[SeatAssignment] = []
    for player in dict.fromkeys(one.player for one in own):
        theirs = [one for one in own if one.player == player]
        if over:
            left += [replace(one, player_name=FORMER_PLAYER, account=None) for one in theirs]
            continue
        invitation = new_key()
        left += [SeatAssignment(one.seat, one.player, "open", invitation=invitation, vacant_until=until) for one in theirs]
        found.append(SeatKey(hash_key(invitation), tuple(one.seat for one in theirs), invitation=True))
    return Vacated(found, left, {one.player_name for one in own} - others - {""})
