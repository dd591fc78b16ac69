"""The messages about tournaments, field by field. See docs/http-api.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from vezerkar.server.clocks.clock_messages import ClockWish
from vezerkar.server.lobby.lobby_messages import TableClock, TableOption
from vezerkar.server.protocol import Id, Request
from vezerkar.server.tournaments.pairings import Form, Result

State: TypeAlias = Literal["draft", "open", "running", "finished", "cancelled"]
Deed: TypeAlias = Literal["open", "start", "cancel", "settle", "extend", "enter", "enter_bots", "withdraw"]


class TournamentWish(Request):
    """A tournament to be made: its game with ``options``, its ``form``, the clock of its matches, and how many may enter.

    ``rounds`` is the number of rounds of a ``swiss``. The matches of one that is ``rated`` count for the ratings. When time is
    over, a match is lost: ``clock`` says nothing else about it. ``players`` sit at each table, two or three; of three a bot plays
    on for whoever has no time left, and cannot win. Each round is to last ``round_days``, two or more; 0: the rounds
    have no dates. In ``groups`` each group has ``group_size`` entrants, from three to six, and the first ``go_on`` of each play a
    knock-out. ``at_once``: the games of a ``round_robin``, or of all groups, begin together and are one round.

    It begins by itself when all places are taken if it ``starts_full``, and at the moment ``starts_at`` (ISO 8601) unless that is
    empty. With fewer entrants than it needs it is called off at that moment.
    """

    game: Id
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    form: Form
    clock: ClockWish
    about: Annotated[str, Meta(max_length=200)] = ""
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0
    places: Annotated[int, Meta(ge=2, le=64)] = 16
    rated: bool = False
    round_days: Annotated[int, Meta(ge=0, le=60)] = 0
    players: Annotated[int, Meta(ge=2, le=3)] = 2
    group_size: Annotated[int, Meta(ge=0, le=6)] = 0
    go_on: Annotated[int, Meta(ge=1, le=2)] = 2
    at_once: bool = False
    starts_full: bool = False
    starts_at: Annotated[str, Meta(max_length=40)] = ""
    options: dict[Id, Id] = msgspec.field(default_factory=dict)


class MadeTournament(msgspec.Struct):
    """A tournament that was made."""

    tournament: str


class Entry(Request):
    """Somebody enters: whoever asks, or a ``bot`` that the organiser lets enter."""

    bot: Id | None = None


class Withdrawal(Request):
    """Somebody withdraws: whoever asks, or the ``entrant`` of this number, whom the organiser takes out.

    If the match of that entrant is on, the organiser says why. Everybody sees the ``reason``.
    """

    entrant: int | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class Settlement(Request):
    """The result that the organiser gives to a table of the round, and why."""

    table: Annotated[int, Meta(ge=1, le=1000)]
    round: Annotated[int, Meta(ge=1, le=1000)]
    result: Result
    reason: Annotated[str, Meta(min_length=1, max_length=200)]


class Extension(Request):
    """So many days more for the round, and why. They begin at its date, or now if that has passed.

    ``until`` is the date that is put off, as the page of the tournament shows it: so the same wish twice puts it off once.
    """

    round: Annotated[int, Meta(ge=1, le=1000)]
    until: Annotated[str, Meta(max_length=40)]
    days: Annotated[int, Meta(ge=1, le=60)]
    reason: Annotated[str, Meta(min_length=1, max_length=200)]


class TournamentInfo(msgspec.Struct):
    """A tournament in short. ``rounds`` is 0 where nobody can say yet how many there are, ``round`` is 0 before the first.

    Its matches count for the ratings if it is ``rated``. ``organiser`` is empty for an account that is gone. ``entered`` of
    ``places`` take part, ``players`` of them at each table. Each round is to last ``round_days`` days; 0: its rounds have no
    dates. In ``groups`` the first ``go_on`` of each group go on after ``group_rounds``, which is 0 as ``rounds`` is. It
    begins with ``least`` entrants or more, by itself when all places are taken if it ``starts_full``, and at ``starts_at``.

    Moments are ISO 8601, or empty.
    """

    id: str
    name: str
    about: str
    game: str
    title: str
    form: Form
    state: State
    rounds: int
    round: int
    entered: int
    places: int
    rated: bool
    organiser: str
    made: str
    began: str
    ended: str
    round_days: int = 0
    players: int = 2
    group_size: int = 0
    go_on: int = 2
    group_rounds: int = 0
    at_once: bool = False
    starts_full: bool = False
    starts_at: str = ""
    least: int = 2


class EntrantInfo(msgspec.Struct):
    """Somebody who has entered. ``bot``: it is one. ``former``: the account is gone, and has no page. ``me``: it is who asks.

    ``may_take_out``: whoever asks may take this one out.
    """

    number: int
    name: str
    bot: bool
    former: bool
    withdrawn: bool
    me: bool
    may_take_out: bool = False


class StandingInfo(msgspec.Struct):
    """An entrant in the table, the points first and then what breaks ties, in its order. Points may be halves."""

    entrant: int
    points: float
    direct: float
    sonneborn: float
    buchholz: float
    wins: int
    performance: int
    won: int
    drawn: int
    lost: int


class GroupInfo(msgspec.Struct):
    """The table of a group, the best first. ``go_on`` are those who play the knock-out, none while that is not known."""

    standings: list[StandingInfo]
    go_on: list[int]


class PairingInfo(msgspec.Struct):
    """Entrants at a table, the ``first`` with the first side; without a ``second`` it is a bye, without a ``third`` they are two.

    ``result`` is null while they play, ``match`` where there is none. ``unplayed``: the result is that of a bye or a forfeit.
    ``reason`` is why the organiser has settled it, or has taken one of the two out. ``may_settle``: whoever asks may settle it.
    """

    table: int
    first: int
    second: int | None
    match: str | None
    result: Result | None
    unplayed: bool
    reason: str
    may_settle: bool = False
    third: int | None = None


class ExtensionInfo(msgspec.Struct):
    """The date of a round as it was put off once, and why."""

    until: str
    reason: str


class RoundDateInfo(msgspec.Struct):
    """Until when a round is to be played. ``late``: that has passed, and matches are open. ``extensions``: how it was put off."""

    round: int
    until: str
    late: bool
    extensions: list[ExtensionInfo]


class TournamentPage(msgspec.Struct):
    """A tournament with all that belongs to it. ``dates`` are those of its rounds that have one.

    With ``groups``, ``standings`` is the table of the knock-out after them, empty before it.

    ``sides`` are the names of the first and the second side, and of the third at tables of three. Lots are drawn from the
    ``seed``, which is null until the end; its ``commitment`` is there from the beginning. ``may`` is what the viewer may do now.
    """

    info: TournamentInfo
    options: list[TableOption]
    clock: TableClock
    sides: list[str]
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    rounds: list[list[PairingInfo]]
    commitment: str
    seed: str | None
    may: list[Deed]
    dates: list[RoundDateInfo] = msgspec.field(default_factory=list)
    groups: list[GroupInfo] = msgspec.field(default_factory=list)
