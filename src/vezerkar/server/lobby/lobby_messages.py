"""The messages of the lobby, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.clocks.clock_messages import ClockKind
from vezerkar.server.matches.match_messages import Listed
from vezerkar.server.protocol import Id, Name, Request

ClockChoice: TypeAlias = Literal["none", "live", "days"]


class ListingChange(Request):
    """A match is to be ``open`` to anybody, with a line ``about`` it; or no more, for those who have a ``link`` alone."""

    listing: Listed
    about: Annotated[str, Meta(max_length=80)] = ""


class FreeSeat(Request):
    """The seat of somebody who shall not play in a match that has not begun."""

    seat: Id


class Begin(Request):
    """An open table is to begin, with this bot, or the usual one, on each seat that nobody has."""

    bot: Id | None = None


class Join(Request):
    """Somebody joins an open table, as a ``player``: the first seat of those to be taken.

    ``once`` is a word of the sender's own, random and secret: the same post with it again is answered as the first time. ``held``
    is the key that the browser has of this match already.
    """

    player: Id
    name: Name
    once: Annotated[str, Meta(min_length=16, max_length=100)] | None = None
    held: Annotated[str, Meta(max_length=100)] | None = None


class QuickWish(Request):
    """Somebody wants to play a game against anybody, with a clock of this kind.

    ``mine`` are matches that the sender sits at already.
    """

    game: Id
    name: Name
    clock: ClockKind = "days"
    mine: Annotated[list[Id], Meta(max_length=60)] = msgspec.field(default_factory=list)


class NextWish(Request):
    """Somebody wants to go on to another match; ``after`` is the one to come from."""

    after: Id | None = None


class NextMatch(msgspec.Struct):
    """The next match that waits for somebody, if there is one, and how many there are."""

    match: str | None
    count: int


class TableSeat(msgspec.Struct):
    """A seat of an open table. ``kind`` is ``human``, ``bot`` or ``open``; seats with the same ``player`` are one player's.

    ``rating`` is that of the player at a rated table, ``provisional`` while little is known. ``by_bot``: a bot account plays.
    A seat that somebody has left in a match that goes on waits until ``vacant_until``, in milliseconds since 1970 (null: it was
    not left); then the bot ``stand_in`` plays until somebody comes. Who takes it has an account.
    """

    id: str
    player: str
    name: str
    kind: str
    player_name: str
    rating: int | None = None
    provisional: bool = False
    by_bot: bool = False
    vacant_until: int | None = None
    stand_in: str = ""


class TableOption(msgspec.Struct):
    """An option of a game and its value, in words."""

    name: str
    value: str


class TableClock(msgspec.Struct):
    """The clock of an open table."""

    kind: str
    bank_s: int
    increment_s: int
    cap_s: int | None


class OpenTable(msgspec.Struct):
    """A table that anybody may join. ``maker`` may be empty; ``account`` tells whether it is the name of an account.

    ``options`` are those that differ from the usual. ``lang`` is the language in which it was made. Who may join a ``rated``
    table has an account, and a rating from ``rating_from`` to ``rating_to`` (null: it does not matter). At a ``teaching`` one
    bots help everybody. ``ply`` is the number of actions where the match goes on and somebody is wanted for a seat, else null.
    ``followed`` are the names of those there whom the account of the reader follows. ``apart``: the table itself is in no list,
    only its free seat. Then ``match`` is a name for joining alone, and nothing is said of those who play.
    """

    match: str
    game: str
    title: str
    about: str
    maker: str
    account: bool
    lang: str
    options: list[TableOption]
    seats: list[TableSeat]
    pace: str
    clock: TableClock | None
    at: str
    rated: bool = False
    teaching: bool = False
    rating_from: int | None = None
    rating_to: int | None = None
    ply: int | None = None
    followed: list[str] = msgspec.field(default_factory=list)
    apart: bool = False


class LobbyPage(msgspec.Struct):
    """Open tables, the newest first. ``next`` is what ``before`` must be for those that follow; null: there are no more."""

    tables: list[OpenTable]
    next: str | None
