"""A public game as a line of an archive: its record, and who has played it, without a name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final

from vezerkar.engine import Record
from vezerkar.engine.game import Json
from vezerkar.server.open_data.archive_table import ArchivedGame, ArchivedSeat
from vezerkar.server.storage.stored_match import SeatAssignment

LICENSE: Final = "CC0-1.0"
"""The licence of the archives: anybody may do with them what they want."""


def pseudonyms(key: bytes) -> Callable[[int], str]:
    """Return what names accounts within one archive: the same one the same, and without the ``key`` nobody knows which."""

    def pseudonym(account: int) -> str:
        return "p" + blake2b(str(account).encode(), digest_size=6, key=key).hexdigest()

    return pseudonym


def public_line(
    day: str, game: ArchivedGame, record: Record, seats: Mapping[str, SeatAssignment], pseudonym: Callable[[int], str]
) -> dict[str, Json]:
    """Return a game as plain data. It has no name of a person, no account, no match, and no moment but its day."""
    return {
        "license": LICENSE,
        "day": day,
        "game": record.game,
        "version": record.version,
        "options": dict(record.options),
        "players": game.players,
        "clock": game.clock,
        "rated": game.rated,
        "plies": game.plies,
        "seconds": game.seconds,
        "ending": game.ending,
        "winners": list(game.winners),
        "seats": [_seat(one, seats[one.seat], pseudonym) for one in game.seats],
        "record": record.text(),
    }


def _seat(one: ArchivedSeat, assignment: SeatAssignment, pseudonym: Callable[[int], str]) -> dict[str, Json]:
    bot = assignment.bot if assignment.kind == "bot" else assignment.stand_in
    return {
        "seat": one.seat,
        "side": one.side,
        "result": one.result,
        "player": None if one.account is None else pseudonym(one.account),
        "bot": bot or ("account" if one.by_bot else None),
        "rating": one.rating,
    }
