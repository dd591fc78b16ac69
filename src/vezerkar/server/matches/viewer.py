"""Whoever looks at a match, here and at other processes."""

from __future__ import annotations

from dataclasses import dataclass, field

from vezerkar.server.chat.chat_lines import Mute
from vezerkar.server.storage.stored_match import SeatKey


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks: the seat whose eyes are used (None: a spectator), all seats held, whether the match is their own.

    ``invited`` are the seats an invitation is for: until they are taken with it, and afterwards, it shows what a spectator sees.
    ``mutes`` say of whom the viewer is sent nothing; ``account`` is that of somebody signed in, who has no seat.
    ``watches``: it is such an account, which may read what those who watch say before the match is over.
    ``lost_seat``: the viewer had a seat, which others have given to somebody else.
    """

    seat: str | None = None
    seats: tuple[str, ...] = ()
    creator: bool = False
    invited: tuple[str, ...] = ()
    mutes: tuple[Mute, ...] = ()
    watches: bool = False
    lost_seat: bool = False
    key: SeatKey | None = field(default=None, compare=False)
    account: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A match at another process: the seats whose players look there, and whether it slows the bots."""

    seats: frozenset[str] = frozenset()
    slowed: bool = False
