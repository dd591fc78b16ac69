"""A match as it is stored: its seats, keys, log, chat and checkpoints. Plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from vezerkar.server.chat.chat_lines import ChatMessage, Mute
from vezerkar.server.clocks.clocks import ClockRules, SeatClock
from vezerkar.server.keys import hash_token
from vezerkar.server.lobby.listing import Listing
from vezerkar.server.matches.match_messages import StandingOrder
from vezerkar.server.offers.offers import TAKEBACK, Offer, Pause
from vezerkar.server.plans.plan_messages import Plan, PlanReport
from vezerkar.server.rules.user_files import UserFiles

UPGRADE: Final = "upgrade"
"""The kind of an entry with which a match goes on under the rules of this program by consent; its action names both versions."""

JOINED: Final = "+"
"""The mark after the kind of an entry that was done in one with the entry before it."""


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """An answer that does not show yet, and the ply at which its reaction window was opened."""

    ply: int
    action: str


@dataclass(slots=True)
class SeatAssignment:
    """A seat at a table: who sits there. ``kind`` is ``human``, ``bot`` or ``open``.

    ``player`` is the same for all seats that one player holds, and names the first of them. ``autopass``, ``pass_turn`` (the turn
    to pass in), ``orders`` and ``held_answer`` say what is answered in windows: see
    `vezerkar.server.matches.standing_orders`. At the ply ``ordered`` the turn or the orders were set last. ``agrees`` is the
    version of the rules under which the player wants to go on, if it is another than that of now; ``account`` is the one that
    keeps the seat, ``by_bot``: that of a bot. ``stand_in`` is the bot that plays for a person whose time is over, until that
    person is back. ``plan`` is what is to be played when its turn comes, and ``plan_report`` what has become of the last one
    (`vezerkar.server.plans`). Until ``muted_until`` its player writes nothing, for a moderator has muted a guest; see
    `care.moderation`. An open seat that is ``reserved`` is for whoever has its invitation, and nobody takes it over from the
    lobby. One that is ``listed_as`` some name is in the lobby under it, although its table is not; whoever has taken it keeps the
    name, for the same post again. Somebody has left an open seat in a match that goes on if there is a ``vacant_until``
    (microseconds since 1970): until then it waits for somebody else, and from then on its ``stand_in`` plays, see
    `vezerkar.server.clocks.vacancies`. Since ``left_at`` (likewise) a seat, open or a bot's, is without whoever has left it.
    ``resigned``: that player has resigned while the others play on, and cannot win; ``resigned_by`` is the account that kept the
    seat, ``late``: it was done by the clock.
    """

    seat: str
    player: str
    kind: str
    bot: str = ""
    player_name: str = ""
    autopass: bool = False
    invitation: str | None = None
    pass_turn: int | None = None
    orders: list[StandingOrder] = field(default_factory=list)
    held_answer: HeldAnswer | None = None
    ordered: int = 0
    agrees: str = ""
    account: int | None = None
    by_bot: bool = False
    stand_in: str = ""
    muted_until: int = 0
    plan: Plan | None = None
    plan_report: PlanReport | None = None
    reserved: bool = False
    vacant_until: int | None = None
    left_at: int | None = None
    resigned: bool = False
    resigned_by: int | None = None
    late: bool = False
    listed_as: str = ""

    @property
    def played_by(self) -> str:
        """The bot that chooses for this seat now; empty for a person, and for nobody."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key that opens a match: its hash, the seats it holds, and whether its owner made the match.

    An ``invitation`` may be known to others: it opens nothing, but lets whoever comes first take its seats.
    What an ``account`` has in a match is such a key as well, which is stored nowhere. Until ``muted_until`` a moderator lets a
    guest write nothing who had seats by it.
    """

    hash: str
    seats: tuple[str, ...]
    creator: bool = False
    invitation: bool = False
    account: int | None = None
    muted_until: int = 0


Holding: TypeAlias = Callable[[Iterable["SeatAssignment"], Iterable[SeatKey]], SeatKey | None]
"""Says what somebody holds in a match, by its seats and keys; None: nothing."""


def account_key(account: int, assignments: Iterable[SeatAssignment], keys: Iterable[SeatKey]) -> SeatKey | None:
    """Return what an account may do in a match: it has the seats that it keeps, as their key has. None: it keeps none."""
    seats = tuple(one.seat for one in assignments if one.account == account and one.kind == "human")
    if not seats:
        return None
    creator = any(key.creator and key.seats and set(key.seats) <= set(seats) for key in keys)
    return SeatKey(f"account {account}", seats, creator, account=account)


def former_key(account: int, match: str) -> SeatKey:
    """Return the mark, among the keys of a match, of an account that has kept a seat there: a key that nobody has."""
    return SeatKey(hash_token(f"account {account} has played {match}"), ())


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log. ``kind`` is ``act``, ``undo``, ``resign``, ``cancel``, ``draw``, ``abandon`` or ``rules``.

    ``action`` is the notation of an ``act``, or of ``rules`` the former and the new version, with which the match goes on.
    ``cancel`` is of no seat: the match was ended because nobody went on, or by whoever runs the table. With ``draw`` and
    ``abandon`` all people at the table have ended it.

    ``joined`` marks what was done in one with the line before: all of a batch but its first action, and the undoing of it.
    ``version`` is that of the rules that wrote it; ``events`` is what happened, packed, and ``digest`` that of the position that
    it led to, None where that was not kept yet. These follow from the rest: two entries are equal without regard to them.
    ``at`` is when it was written, in microseconds since 1970 by the clock of the database; 0 when that is not known. ``by`` says
    who took it: ``person``, ``bot``, ``order``, ``clock``, ``vote`` or ``organiser``; empty when that was not kept yet.
    """

    ply: int
    seat: str
    kind: str
    action: str = ""
    joined: bool = False
    version: str | None = field(default=None, compare=False)
    events: bytes | None = field(default=None, compare=False, repr=False)
    digest: bytes | None = field(default=None, compare=False, repr=False)
    at: int = field(default=0, compare=False)
    by: str = field(default="", compare=False)

    @property
    def stored_kind(self) -> str:
        """Return the kind as the database has it."""
        return f"{self.kind}{JOINED}" if self.joined else self.kind


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The State of a match after a ply, as a packed position, so that a match need not be played again from its beginning."""

    ply: int
    version: str
    position: bytes = field(repr=False)


@dataclass(slots=True)
class StoredMatch:
    """A match as the database knows it.

    ``events`` are those of its beginning, packed; None where they were not kept yet. ``differs`` is the version under whose rules
    it was played again and did not go as it did.
    ``rev`` counts its changes. ``created``, and ``read_at`` when it was read, are in microseconds since 1970 by the clock of the
    database. Bots need not wait for what was done until the ply ``released`` to be taken back; they wait for somebody who looks,
    ``reading_since`` a moment, at what has come of the ply ``reading``. ``timing`` is its clock, ``clocks`` are those of its
    seats, and ``outage_ms`` is how long the table was out of reach. ``frozen``: it is long over, and kept in one row.
    ``offers`` are the latest ones, the oldest first. ``listing`` is what the lobby says of it, None if it is not offered there.
    ``rated``: its end changes the ratings of those who take part. ``teaching``: bots help everybody. ``tournament`` is the one
    in which it is played. ``lesson`` is the id of the lesson that it is (empty: none); a lesson begins at the position of its
    first checkpoint. So does a match that was begun from a position that somebody had set up (``placed``). ``mutes`` are those
    of people that matter in it. ``files`` are the digests of a user's files by which it was written, by the versions that were.
    A new match ``brings`` those of its first version.
    """

    id: str
    game: str
    version: str
    options: dict[str, str]
    seed: str
    assignments: list[SeatAssignment]
    keys: list[SeatKey]
    log: list[LogEntry]
    chat: list[ChatMessage]
    rematch: str | None = None
    pace: str = "live"
    address: str | None = None
    bots: str = "normal"
    events: bytes | None = None
    checkpoints: list[Checkpoint] = field(default_factory=list)
    differs: str | None = None
    released: int = -1
    reading: int = -1
    reading_since: int = 0
    rev: int = 0
    created: int = 0
    read_at: int = field(default=0, compare=False)
    over: bool = False
    timing: ClockRules | None = None
    clocks: dict[str, SeatClock] = field(default_factory=dict)
    outage_ms: int = 0
    frozen: bool = False
    pause: Pause | None = None
    offers: list[Offer] = field(default_factory=list)
    listing: Listing | None = None
    rated: bool = False
    teaching: bool = False
    tournament: str | None = None
    lesson: str = ""
    placed: bool = False
    mutes: list[Mute] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    brings: UserFiles | None = field(default=None, compare=False)

    @property
    def texts(self) -> list[str]:
        """The values of its options and its actions, which may name what a user's files bring."""
        return [*self.options.values(), *[entry.action for entry in self.log]]

    @property
    def told(self) -> bool:
        """True if all that happened is kept."""
        telling = [entry for entry in self.log if entry.kind in ("act", "undo", TAKEBACK)]
        return self.events is not None and all(entry.events is not None for entry in telling)
