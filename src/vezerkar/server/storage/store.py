"""Storage: everything that must survive the process. Plain synchronous calls; the server makes them on a thread of their own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Row,
    Update,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from vezerkar.lessons.lesson import SCRIPT
from vezerkar.server.bots.bot_limits import BotMatch
from vezerkar.server.clocks.clock_table import (
    OUTAGE_MICROS,
    clock_of,
    clocks_of,
    due,
    excuse,
    keep_clocks,
    retime,
    rules_of,
    say_alive,
)
from vezerkar.server.clocks.clocks import ClockRules, Retiming, SeatClock
from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.lobby.listing import Listing
from vezerkar.server.lobby.listing_table import ListingTable, count_seats, end_gathering, gathers, keep_listing, listing_of
from vezerkar.server.matches.match_messages import StandingOrder
from vezerkar.server.offers.offer_table import end_offers, offers_of
from vezerkar.server.offers.offers import TAKEBACK, Offer, Pause
from vezerkar.server.ratings.rating_table import RatingTable, note_beginners
from vezerkar.server.storage.database_engine import MAX_CONNECTIONS, TIMEOUTS, database_engine, is_sqlite
from vezerkar.server.storage.database_files import keep_private
from vezerkar.server.storage.frozen_table import (
    FrozenLine,
    FrozenMatch,
    change_frozen,
    freeze,
    frozen_match,
    frozen_of,
    to_freeze,
)
from vezerkar.server.storage.migration import bring_up_to_date
from vezerkar.server.storage.moments import micros, written
from vezerkar.server.storage.schema import CHAT, CHECKPOINTS, KEYS, LAST_PAGES, LOG, MATCHES, METADATA, SEATS
from vezerkar.server.tournaments.tournament_table import TournamentTable

JOINED: Final = "+"
"""The mark after the kind of an entry that was done in one with the entry before it."""


CHANGES: Final = "vezerkar_changes"
"""The channel on which processes hear that a match has changed: its name, its ``rev``, and the process that has changed it."""
REVS: Final = 500
"""Matches whose changes are asked for in one query."""


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
    keeps the seat. ``stand_in`` is the bot that plays for a person whose time is over, until that person is back.
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
    stand_in: str = ""

    @property
    def played_by(self) -> str:
        """The bot that chooses for this seat now; empty for a person, and for nobody."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key that opens a match: its hash, the seats it holds, and whether its owner made the match.

    An ``invitation`` may be known to others: it opens nothing, but lets whoever comes first take its seats.
    What an ``account`` has in a match is such a key as well, which is stored nowhere.
    """

    hash: str
    seats: tuple[str, ...]
    creator: bool = False
    invitation: bool = False
    account: int | None = None


Holding: TypeAlias = Callable[[Iterable["SeatAssignment"], Iterable[SeatKey]], SeatKey | None]
"""Says what somebody holds in a match, by its seats and keys; None: nothing."""


def account_key(account: int, assignments: Iterable[SeatAssignment], keys: Iterable[SeatKey]) -> SeatKey | None:
    """Return what an account may do in a match: it has the seats that it keeps, as their key has. None: it keeps none."""
    seats = tuple(one.seat for one in assignments if one.account == account and one.kind == "human")
    if not seats:
        return None
    creator = any(key.creator and key.seats and set(key.seats) <= set(seats) for key in keys)
    return SeatKey(f"account {account}", seats, creator, account=account)


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
    who took it: ``person``, ``bot``, ``order``, ``clock`` or ``vote``; empty when that was not kept yet.
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

    @classmethod
    def of(cls, row: Row[Any] | FrozenLine) -> LogEntry:
        """Return the entry of a row of the database, or of a frozen line."""
        kind = row.kind.removesuffix(JOINED)
        joined = row.kind.endswith(JOINED)
        more = row.version, row.events, row.digest, row.at, row.by or ""
        return cls(row.ply, row.seat, kind, row.action, joined, *more)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The State of a match after a ply, as a packed position, so that a match need not be played again from its beginning."""

    ply: int
    version: str
    position: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One line of chat, and the account that keeps the seat of whoever wrote it. ``hidden``: by a moderator."""

    name: str
    text: str
    at: str
    account: int | None = field(default=None, compare=False)
    hidden: bool = False


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
    ``rated``: its end changes the ratings of those who take part. ``tournament`` is the one in which it is played. ``lesson`` is
    the id of the lesson that it is (empty: none); a lesson begins at the position of its first checkpoint.
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
    tournament: str | None = None
    lesson: str = ""

    @property
    def told(self) -> bool:
        """True if all that happened is kept."""
        telling = [entry for entry in self.log if entry.kind in ("act", "undo", TAKEBACK)]
        return self.events is not None and all(entry.events is not None for entry in telling)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a match that was decided at a ``rev``. Its ``mark`` tells it from all others, also when it is tried again."""

    rev: int
    mark: str = field(default_factory=lambda: secrets.token_urlsafe(12))


def passing(error: BaseException) -> bool:
    """Return True if an error of the database may pass by itself: it is locked, full or out of reach."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | PoolTimeout)


@dataclass(frozen=True, slots=True)
class UnfinishedMatch:
    """A match that is not over: its game, the version of the rules that wrote it, the number of its changes, and for how many
    seconds it has not gone on.
    """

    id: str
    game: str
    version: str
    rev: int
    idle: float


@dataclass(frozen=True, slots=True)
class OutdatedMatch(UnfinishedMatch):
    """One that may have to move up. ``differs`` is the version under whose rules it was found to go otherwise."""

    differs: str | None


@dataclass(frozen=True, slots=True)
class HeldMatch:
    """A match that a key opens: when something was done there last, the hash of the key, and the number of its changes."""

    id: str
    at: str
    key: str
    rev: int


class MatchChanged(Exception):
    """Somebody else has changed the match since it was read."""


class PlyConflict(MatchChanged):
    """Somebody else wrote this line of the log first."""


class Store:
    """The database behind the table, SQLite or PostgreSQL; brings its tables up to date when it is opened.

    Each call may be made again when it is not known whether the first one has come through: what is written stays written once.
    ``threads`` is how many threads may call at the same time to good use: one with SQLite, which has one writer. ``shared``:
    other processes may write, too; they are told of each change, with the name of this ``process``.

    Whatever changes a match does so in one transaction, returns its new ``rev``, and raises `MatchChanged` unless the match is
    as it was when the `Change` was decided. Without a Change it is made however the match is.

    With the URL of a ``pooler`` the connections to a PostgreSQL server are borrowed there; ``url`` is that of the server itself.
    """

    def __init__(self, url: str, pooler: str = "") -> None:
        keep_private(url)
        self.url = make_url(url)
        self.engine = database_engine(url, pooler)
        self.shared = not is_sqlite(self.engine)
        self.process = secrets.token_hex(4)
        self.threads = MAX_CONNECTIONS if self.shared else 1
        self.jobs = JobTable(self.engine)
        self.listings = ListingTable(self.engine)
        self.ratings = RatingTable(self.engine)
        self.tournaments = TournamentTable(self.engine, self.jobs)
        with self.engine.begin() as connection:
            bring_up_to_date(connection, self.shared, TIMEOUTS)

    def clock(self) -> int:
        """This moment by the clock of the database, in microseconds since 1970."""
        with self.engine.connect() as connection:
            return database_clock(connection)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def ping(self) -> bool:
        """Return True: the database answers. Raises errors of the database."""
        with self.engine.connect() as connection:
            return bool(connection.execute(select(1)).scalar_one() == 1)

    def create(
        self,
        saved: StoredMatch,
        asked: Collection[str] = (),
        retiming: Retiming | None = None,
        jobs: Collection[NewJob] = (),
    ) -> bool:
        """Keep a new match, in which the seats ``asked`` must choose first, and add ``jobs`` with it.

        Return False if there is one of this name already, which stays as it is.
        """
        with self.engine.begin() as connection:
            if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == saved.id)).first() is not None:
                return False
            self._insert(connection, saved, asked, retiming)
            self.jobs.add_within(connection, jobs)
            self._tell(connection, saved.id, 0)
            return True

    def create_rematch(
        self,
        match: str,
        saved: StoredMatch,
        asked: Collection[str],
        retiming: Retiming | None = None,
        change: Change | None = None,
    ) -> int:
        """Keep a new match as the rematch of this one."""

        def work(connection: Connection, at: int) -> None:
            self._insert(connection, saved, asked, retiming)
            self._tell(connection, saved.id, 0)

        return self._change(match, change, work, rematch=saved.id)

    def _insert(self, connection: Connection, saved: StoredMatch, asked: Collection[str], retiming: Retiming | None) -> None:
        at = self._clock()
        connection.execute(
            insert(MATCHES).values(
                id=saved.id,
                game=saved.game,
                version=saved.version,
                options=saved.options,
                seed=saved.seed,
                pace=saved.pace,
                bots=saved.bots,
                created=at,
                address=saved.address,
                moved=at,
                events=saved.events,
                clock=msgspec.to_builtins(saved.timing),
                rated=saved.rated,
                tournament=saved.tournament,
                lesson=saved.lesson or None,
            )
        )
        _keep(connection, saved.id, saved.checkpoints)
        connection.execute(
            insert(SEATS),
            [
                {
                    "match": saved.id,
                    "seat": assignment.seat,
                    "party": assignment.player,
                    "kind": assignment.kind,
                    "bot": assignment.bot,
                    "holder": assignment.player_name,
                    "account": assignment.account,
                    "autopass": assignment.autopass,
                    "invitation": assignment.invitation,
                    "asked": assignment.seat in asked,
                    **_answer_columns(assignment),
                }
                for assignment in saved.assignments
            ],
        )
        _keep_keys(connection, saved.id, saved.keys)
        keep_listing(connection, saved.id, saved.listing)
        keep_clocks(connection, saved.id, saved.clocks)
        retime(connection, saved.id, retiming, database_clock(connection))

    def load(self, match: str, after: int = 0) -> StoredMatch | None:
        """A match with everything that belongs to it; of its log what comes ``after`` a ply."""
        with self._reading() as connection:
            query = select(MATCHES, self._clock().label("now")).where(MATCHES.c.id == match)
            head = connection.execute(query).one_or_none()
            if head is None:
                return None
            assignments = connection.execute(select(SEATS).where(SEATS.c.match == match)).all()
            keys = connection.execute(select(KEYS).where(KEYS.c.match == match))
            frozen = frozen_of(connection, head)
            log = connection.execute(select(LOG).where(LOG.c.match == match, LOG.c.ply > after).order_by(LOG.c.ply))
            chat = connection.execute(select(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.id))
            checkpoints = connection.execute(select(CHECKPOINTS).where(CHECKPOINTS.c.match == match).order_by(CHECKPOINTS.c.ply))
            return StoredMatch(
                id=head.id,
                game=head.game,
                version=head.version,
                options=head.options,
                seed=head.seed,
                assignments=[_assignment(row) for row in assignments],
                keys=[SeatKey(row.hash, tuple(row.seats), row.maker, row.invitation) for row in keys],
                log=[LogEntry.of(row) for row in (frozen.log[after:] if frozen else log)],
                chat=[ChatMessage(row.name, row.text, row.at, hidden=row.hidden) for row in chat],
                rematch=head.rematch,
                pace=head.pace,
                address=head.address,
                bots=head.bots,
                events=frozen.events if frozen else head.events,
                differs=head.differs,
                over=head.over,
                checkpoints=[
                    Checkpoint(row.ply, row.version, row.position) for row in (frozen.checkpoints if frozen else checkpoints)
                ],
                released=head.released,
                reading=head.reading,
                reading_since=head.reading_since,
                rev=head.rev,
                created=head.created,
                timing=rules_of(head.clock),
                clocks={row.seat: clock for row in assignments if (clock := clock_of(row)) is not None},
                outage_ms=head.outage_ms,
                frozen=frozen is not None,
                pause=_pause(head),
                offers=offers_of(connection, match),
                listing=listing_of(connection, match),
                rated=head.rated,
                tournament=head.tournament,
                lesson=head.lesson or "",
                read_at=head.now,
            )

    def rev(self, match: str) -> int | None:
        """The number of changes of a match, or None if there is no such match."""
        with self.engine.connect() as connection:
            found: int | None = connection.execute(select(MATCHES.c.rev).where(MATCHES.c.id == match)).scalar_one_or_none()
            return found

    def progress(self, match: str) -> tuple[bool, set[str]]:
        """Return what is stored beside the log of a match: True if it is over, and the seats that must choose."""
        with self.engine.connect() as connection:
            over = connection.execute(select(MATCHES.c.over).where(MATCHES.c.id == match)).scalar_one()
            asked = connection.execute(select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.asked))
            return bool(over), set(asked.scalars())

    def running(self, match: str | None = None) -> list[UnfinishedMatch]:
        """The matches (or this one) in which a seat must choose and may do so unasked, those that went on last first.

        Those of bots alone are left out: nothing is done there while nobody looks, unless they are of a tournament. So are bots
        that are paused, and tables that wait for people.
        """
        ordered = or_(SEATS.c.autopass, *(SEATS.c[name].is_not(None) for name in ("pass_turn", "orders", "answer")))
        plays = or_(and_(SEATS.c.kind == "bot", MATCHES.c.bots != "paused"), SEATS.c.stand_in.is_not(None))
        unasked = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.asked, or_(plays, ordered))
        people = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot")
        going = ~MATCHES.c.over, ~gathers(), unasked, or_(people, MATCHES.c.tournament.is_not(None))
        query = select(*self._unfinished()).where(*going).order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
        if match is not None:
            query = query.where(MATCHES.c.id == match)
        with self.engine.connect() as connection:
            return [UnfinishedMatch(*row) for row in connection.execute(query)]

    def revs(self, matches: Sequence[str]) -> dict[str, int]:
        """The numbers of changes of matches."""
        found: dict[str, int] = {}
        with self.engine.connect() as connection:
            for start in range(0, len(matches), REVS):
                query = select(MATCHES.c.id, MATCHES.c.rev).where(MATCHES.c.id.in_(matches[start : start + REVS]))
                found |= {row.id: row.rev for row in connection.execute(query)}
        return found

    def matches_of(self, hashes: Collection[str]) -> list[HeldMatch]:
        """The matches that keys open, those that went on last first."""
        columns = KEYS.c.match, MATCHES.c.moved, KEYS.c.hash, MATCHES.c.rev
        query = select(*columns).join(MATCHES).where(KEYS.c.hash.in_(hashes)).order_by(MATCHES.c.moved.desc())
        with self.engine.connect() as connection:
            return [HeldMatch(row.match, written(row.moved), row.hash, row.rev) for row in connection.execute(query)]

    def matches_of_account(self, account: int, most: int) -> list[HeldMatch]:
        """The matches in which an account keeps seats, those that went on last first, at ``most`` so many."""
        kept = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.account == account, SEATS.c.kind == "human")
        query = select(MATCHES.c.id, MATCHES.c.moved, MATCHES.c.rev).where(kept).order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
        with self.engine.connect() as connection:
            return [HeldMatch(row.id, written(row.moved), "", row.rev) for row in connection.execute(query.limit(most))]

    def ask(self, match: str, asked: Collection[str], rev: int) -> None:
        """Keep which seats must choose now, if the match still is at this ``rev``: whoever changes it keeps this as well."""
        unchanged = exists().where(MATCHES.c.id == match, MATCHES.c.rev == rev)
        with self.engine.begin() as connection:
            connection.execute(_asking(match, asked).where(unchanged))

    def bot_matches(self, since: int) -> list[BotMatch]:
        """The matches with bots that are not over and have gone on since then (microseconds since 1970)."""
        # What a script answers costs nothing.
        bots = func.sum(case((and_(SEATS.c.kind == "bot", SEATS.c.bot != SCRIPT), 1), else_=0))
        query = (
            select(MATCHES.c.address, MATCHES.c.moved, bots.label("bots"), func.count().label("seats"))
            .join(SEATS)
            .where(~MATCHES.c.over, MATCHES.c.moved >= since)
            .group_by(MATCHES.c.id, MATCHES.c.address, MATCHES.c.moved)
            .having(bots > 0)
        )
        with self.engine.connect() as connection:
            return [BotMatch(row.address, row.bots == row.seats, row.moved) for row in connection.execute(query)]

    def append(
        self,
        match: str,
        entries: Sequence[LogEntry],
        over: bool,
        asked: Collection[str] = (),
        jobs: Collection[NewJob] = (),
        checkpoints: Sequence[Checkpoint] = (),
        retiming: Retiming | None = None,
        also: Callable[[Connection, int], object] = lambda connection, at: None,
        change: Change | None = None,
    ) -> int:
        """Write the next lines of the log and add ``jobs``, all or none; ``asked`` are the seats that must choose then.

        The ``checkpoints`` are of States after these lines; ``also`` is done in one with it. When this returns, all of it is on
        disk.
        """

        def work(connection: Connection, at: int) -> None:
            connection.execute(insert(LOG), [_line(match, entry, at) for entry in entries])
            _keep(connection, match, checkpoints)
            connection.execute(_asking(match, asked))
            self.jobs.add_within(connection, jobs)
            end_offers(connection, match, at, over=over)
            if over:
                end_gathering(connection, match)
            retime(connection, match, retiming, at)
            also(connection, at)

        # Where a match came from is of no use any more when it is over.
        end = {"over": True, "address": None} if over else {}
        version = {"version": entries[-1].version} if entries[-1].version is not None else {}
        return self._once(match, entries, lambda: self._change(match, change, work, moved=self._clock(), **end, **version))

    def _once(self, match: str, entries: Sequence[LogEntry], write: Callable[[], int]) -> int:
        """Write lines of the log, unless they have been written before. Raises `PlyConflict` if there are others."""
        try:
            return write()
        except (IntegrityError, PlyConflict) as error:
            known = self.load(match, entries[0].ply - 1)
            if known is None or known.log[: len(entries)] != list(entries):
                raise PlyConflict(f"ply {entries[0].ply} of {match} is written") from error
            return known.rev

    # --- matches that nobody needs any more ----------------------------------------------------------------------

    def idle_bot_matches(self, idle: int, most: int) -> list[str]:
        """Some matches of bots alone and lessons, over or not, in which nothing has happened for so many microseconds.

        The oldest come first. Those of tournaments are left out: its table leads to them. The key of a lesson is kept
        by one open page alone.
        """
        people = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot")
        return self._idle(idle, most, or_(~people & MATCHES.c.tournament.is_(None), MATCHES.c.lesson.is_not(None)))

    def idle_matches(self, idle: int, most: int) -> list[str]:
        """Some matches of guests that are not over and in which nothing has happened for so many microseconds; oldest first."""
        people = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot")
        accounts = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.account.is_not(None))
        return self._idle(idle, most, ~MATCHES.c.over, people, ~accounts)

    def deserted_matches(self, listed: int, invited: int, most: int) -> list[str]:
        """Some matches that are not over, for which nobody has come; oldest first.

        Nothing has happened for so many microseconds in one ``listed`` in the lobby, or ``invited`` to by link alone.
        """
        waits = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == "open")
        now = self._clock()
        old = or_(gathers(now - listed), and_(~gathers(), MATCHES.c.moved < now - invited))
        return self._idle(min(listed, invited), most, ~MATCHES.c.over, waits, old)

    def _idle(self, idle: int, most: int, *which: ColumnElement[bool]) -> list[str]:
        with self.engine.connect() as connection:
            since = database_clock(connection) - idle
            query = select(MATCHES.c.id).where(MATCHES.c.moved < since, *which).order_by(MATCHES.c.moved).limit(most)
            return list(connection.execute(query).scalars())

    def cancel(self, match: str, idle: int, jobs: Collection[NewJob] = ()) -> None:
        """End a match in which nothing has happened for so many microseconds, and add ``jobs`` then; else nothing is done.

        It ends with a line of its own in the log. The rules are not asked: it may be one that they cannot play any more.
        """
        # Whoever goes on at this very moment writes the same line of the log, and then it is not to be cancelled.
        with suppress(IntegrityError), self.engine.begin() as connection:
            since = database_clock(connection) - idle
            still = select(MATCHES.c.id).where(MATCHES.c.id == match, ~MATCHES.c.over, MATCHES.c.moved < since).with_for_update()
            if connection.execute(still).first() is None:
                return
            last = connection.execute(select(func.max(LOG.c.ply)).where(LOG.c.match == match)).scalar() or 0
            line = {"match": match, "ply": last + 1, "seat": "", "kind": "cancel", "action": "", "at": self._clock()}
            connection.execute(insert(LOG).values(line))
            end = {"moved": self._clock(), "over": True, "address": None, "rev": MATCHES.c.rev + 1, "mark": None}
            ended = update(MATCHES).where(MATCHES.c.id == match).values(end).returning(MATCHES.c.rev)
            self._tell(connection, match, connection.execute(ended).scalar_one())
            end_gathering(connection, match)
            connection.execute(_asking(match, ()))
            end_offers(connection, match, database_clock(connection), over=True)
            self.jobs.add_within(connection, jobs)

    def delete(self, match: str, idle: int) -> bool:
        """Delete a match that was cancelled, or one of bots alone in which nothing has happened for so many microseconds.

        Return True if it was deleted now.
        """
        with self.engine.begin() as connection:
            since = database_clock(connection) - idle
            people = exists().where(SEATS.c.match == match, SEATS.c.kind != "bot")
            cancelled = exists().where(LOG.c.match == match, LOG.c.kind == "cancel")
            needless = or_(and_(~people, MATCHES.c.moved < since), cancelled)
            head = select(MATCHES.c.id).where(MATCHES.c.id == match, needless).with_for_update()
            if connection.execute(head).first() is None:
                return False
            for table in reversed(METADATA.sorted_tables):
                for column in table.columns:
                    if column.references(MATCHES.c.id):
                        connection.execute(delete(table).where(column == match))
            connection.execute(delete(MATCHES).where(MATCHES.c.id == match))
            return True

    def matches_to_freeze(self, idle: int, most: int) -> list[str]:
        """Some matches of people that ended so many microseconds ago and are not frozen; those that ended first."""
        with self.engine.connect() as connection:
            return to_freeze(connection, database_clock(connection) - idle, most)

    def freeze(self, match: str, rev: int, packed: bytes) -> bool:
        """Freeze a match as it was packed at this ``rev``. Return True if it was done now, see `frozen_table.freeze`."""
        with self.engine.begin() as connection:
            return freeze(connection, match, rev, packed, database_clock(connection))

    def change_rules(self, match: str, entry: LogEntry) -> int:
        """Write down that a match goes on with other rules from this entry on. Raises `PlyConflict`."""

        def work(connection: Connection, at: int) -> None:
            line = frozen_match(None, [replace(entry, at=at)], ()).log
            if not change_frozen(connection, match, lambda frozen: _follow(match, frozen, line)):
                connection.execute(insert(LOG).values(_line(match, entry, at)))

        return self._once(match, [entry], lambda: self._change(match, None, work, version=entry.version, differs=None))

    def set_differs(self, match: str, version: str) -> None:
        """Keep that a match does not go as it did under the rules of this version."""
        with self.engine.begin() as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(differs=version))

    def outdated(self) -> list[OutdatedMatch]:
        """The matches that are not over, those that went on last first, with what is known of their rules."""
        with self.engine.connect() as connection:
            query = select(*self._unfinished()).add_columns(MATCHES.c.differs).where(~MATCHES.c.over)
            return [OutdatedMatch(*row) for row in connection.execute(query.order_by(MATCHES.c.moved.desc(), MATCHES.c.id))]

    def keep_last_page(self, match: str, pages: bytes) -> None:
        """Keep the last page of a match, unless the match was deleted."""
        with self.engine.begin() as connection:
            if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update()).first() is not None:
                connection.execute(delete(LAST_PAGES).where(LAST_PAGES.c.match == match))
                connection.execute(insert(LAST_PAGES).values(match=match, pages=pages))

    def last_page(self, match: str) -> bytes | None:
        """The last page of a match, or None if there is none."""
        with self.engine.connect() as connection:
            found: bytes | None = connection.execute(
                select(LAST_PAGES.c.pages).where(LAST_PAGES.c.match == match)
            ).scalar_one_or_none()
            return found

    def fill_in(self, match: str, events: bytes, entries: Sequence[LogEntry], checkpoints: Sequence[Checkpoint]) -> None:
        """Keep what follows from the log of a match, and was not kept yet or cannot be read: events and checkpoints."""
        told = update(LOG).where(LOG.c.match == match, LOG.c.ply == bindparam("at_ply"))
        told = told.values(
            version=func.coalesce(LOG.c.version, bindparam("at_version")), events=bindparam("told"), digest=bindparam("led_to")
        )
        rows = [
            {"at_ply": entry.ply, "at_version": entry.version, "told": entry.events, "led_to": entry.digest} for entry in entries
        ]

        def fill(frozen: FrozenMatch) -> None:
            filled = frozen_match(events, entries, checkpoints)
            frozen.events, frozen.checkpoints = events, filled.checkpoints
            for line, new in zip(frozen.log, filled.log, strict=False):
                line.version, line.events, line.digest = line.version or new.version, new.events, new.digest

        with suppress(IntegrityError), self.engine.begin() as connection:
            # Whoever else fills it in at the same moment writes the same.
            connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update())
            if change_frozen(connection, match, fill):
                return
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(events=events))
            if rows:
                connection.execute(told, rows)
            connection.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.match == match, CHECKPOINTS.c.ply <= len(entries)))
            _keep(connection, match, checkpoints)

    def add_chat(self, match: str, line: ChatMessage, change: Change | None = None) -> int:
        """Keep a line of chat."""
        new = insert(CHAT).values(match=match, name=line.name, text=line.text, at=line.at, account=line.account)
        return self._change(match, change, lambda connection, _: connection.execute(new))

    def seat(
        self,
        match: str,
        assignments: Iterable[SeatAssignment],
        retiming: Retiming | None = None,
        change: Change | None = None,
    ) -> int:
        """Keep who sits on these seats."""

        def work(connection: Connection, at: int) -> None:
            _seat(connection, match, assignments)
            retime(connection, match, retiming, at)

        return self._change(match, change, work)

    def sit(
        self,
        match: str,
        key: SeatKey,
        assignments: Iterable[SeatAssignment],
        retiming: Retiming | None = None,
        jobs: Collection[NewJob] = (),
        change: Change | None = None,
    ) -> int:
        """Keep a new key and who sits on these seats, both or neither, and add ``jobs`` with that."""

        def work(connection: Connection, at: int) -> None:
            connection.execute(delete(KEYS).where(KEYS.c.match == match, KEYS.c.hash == key.hash))
            connection.execute(insert(KEYS).values(key_row(match, key)))
            _seat(connection, match, assignments)
            note_beginners(connection, match)
            count_seats(connection, match, at)
            retime(connection, match, retiming, at)
            self.jobs.add_within(connection, jobs)

        return self._change(match, change, work)

    def change_listing(
        self,
        match: str,
        listing: Listing | None,
        retiming: Retiming | None = None,
        change: Change | None = None,
    ) -> int:
        """Keep what the lobby says of a match; None: it is offered there no more. Raises `ApiError`."""

        def work(connection: Connection, at: int) -> None:
            keep_listing(connection, match, listing)
            retime(connection, match, retiming, at)

        return self._change(match, change, work)

    def fill_with_bots(
        self,
        match: str,
        assignments: Collection[SeatAssignment],
        retiming: Retiming | None = None,
        jobs: Collection[NewJob] = (),
        change: Change | None = None,
    ) -> int:
        """Keep that bots sit on these seats, which were open, and add ``jobs``; their clocks are of no use any more."""

        def work(connection: Connection, at: int) -> None:
            _seat(connection, match, assignments)
            for one in assignments:
                theirs = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == one.seat)
                connection.execute(theirs.values(bot=one.bot, bank_ms=None, since=None))
            count_seats(connection, match, at)
            retime(connection, match, retiming, at)
            self.jobs.add_within(connection, jobs)

        return self._change(match, change, work)

    def reseat(
        self,
        match: str,
        keys: Collection[SeatKey],
        assignments: Iterable[SeatAssignment],
        also: Callable[[Connection], object],
        change: Change | None = None,
    ) -> int:
        """Keep these keys in place of all others of a match, and who sits on these seats; ``also`` is done in one with it."""

        def work(connection: Connection, at: int) -> None:
            connection.execute(delete(KEYS).where(KEYS.c.match == match))
            _keep_keys(connection, match, keys)
            _seat(connection, match, assignments)
            also(connection)

        return self._change(match, change, work)

    def set_bots(self, match: str, speed: str, change: Change | None = None) -> int:
        """Keep how fast the bots of a match play."""
        return self._change(match, change, bots=speed)

    def release(self, match: str, ply: int, change: Change | None = None) -> int:
        """Keep that bots need not wait for what was done until this ply to be taken back."""
        return self._change(match, change, released=ply)

    def read(self, match: str, ply: int, done: bool, change: Change | None = None) -> int:
        """Keep that somebody looks at what has come of the last action, or is ``done``."""
        return self._change(match, change, reading=-1 if done else ply, reading_since=self._clock())

    def keep_beside(self, match: str, work: Callable[[Connection, int], object], change: Change | None = None) -> int:
        """Keep something beside the log, as ``work`` does in the transaction, given the moment by the database."""
        return self._change(match, change, work)

    # --- clocks --------------------------------------------------------------------------------------------------

    def clocks(self, match: str) -> tuple[dict[str, SeatClock], Pause | None, list[Offer]]:
        """All that goes by the clock of the database in a match: the clocks of its seats, a pause, the offers."""
        with self._reading() as connection:
            head = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).one_or_none()
            pause = None if head is None else _pause(head)
            return clocks_of(connection, match), pause, offers_of(connection, match)

    def due_clocks(self) -> list[str]:
        """The matches in which the time of a seat, of an offer or of a pause is over."""
        with self.engine.connect() as connection:
            return due(connection, database_clock(connection))

    def say_alive(self) -> None:
        """Keep that a process of the table lives."""
        with self.engine.begin() as connection:
            say_alive(connection, database_clock(connection))

    def excuse_outage(self) -> Collection[str]:
        """Give back the time in which no process of the table lived, if that was long; return the matches in which clocks ran.

        The first process that comes back does it, and the others find that one lives.
        """
        with suppress(IntegrityError), self.engine.begin() as connection:
            at = database_clock(connection)
            last = say_alive(connection, at)
            return excuse(connection, last, at) if last is not None and at - last > OUTAGE_MICROS else ()
        # Another process has said first that it lives, at this moment.
        return ()

    def _change(
        self,
        match: str,
        change: Change | None,
        work: Callable[[Connection, int], object] = lambda connection, at: None,
        **values: object,
    ) -> int:
        """Change a match in one transaction: ``values`` in its row, and what ``work`` does, given the moment by the database."""
        mark = None if change is None else change.mark
        raised = update(MATCHES).where(MATCHES.c.id == match).values(rev=MATCHES.c.rev + 1, mark=mark, **values)
        if change is not None:
            raised = raised.where(MATCHES.c.rev == change.rev)
        with self.engine.begin() as connection:
            # Others who change this match wait here until this is committed, and are refused then.
            head = connection.execute(raised.returning(MATCHES.c.rev, self._clock().label("now"))).one_or_none()
            if head is None:
                known = connection.execute(select(MATCHES.c.rev, MATCHES.c.mark).where(MATCHES.c.id == match)).one_or_none()
                if known is None or change is None or known.mark != change.mark:
                    raise MatchChanged(f"{match} is not as it was any more")
                # It has come through before, although it did not look so.
                return int(known.rev)
            work(connection, head.now)
            self._tell(connection, match, head.rev)
            return int(head.rev)

    def _unfinished(self) -> tuple[ColumnElement[Any], ...]:
        """The columns of an `UnfinishedMatch`."""
        idle = (self._clock() - MATCHES.c.moved) / 1_000_000.0
        return MATCHES.c.id, MATCHES.c.game, MATCHES.c.version, MATCHES.c.rev, idle

    def _tell(self, connection: Connection, match: str, rev: int) -> None:
        """Tell the other processes when this is committed. It only hastens what they find out anyway."""
        if self.shared:
            connection.execute(select(func.pg_notify(CHANGES, f"{match} {rev} {self.process}")))

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A connection to which the database does not change while it reads."""
        with self.engine.connect() as connection:
            if self.shared:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    def _clock(self) -> ColumnElement[int]:
        """This moment by the clock of the database, in microseconds since 1970. That of a file is its process's."""
        if not self.shared:
            return literal(micros(), BigInteger)
        return cast(extract("epoch", func.clock_timestamp()) * 1_000_000, BigInteger)


def _line(match: str, entry: LogEntry, at: int) -> dict[str, object]:
    return {
        "match": match,
        "ply": entry.ply,
        "seat": entry.seat,
        "kind": entry.stored_kind,
        "action": entry.action,
        "at": at,
        "version": entry.version,
        "events": entry.events,
        "digest": entry.digest,
        "by": entry.by or None,
    }


def _follow(match: str, frozen: FrozenMatch, lines: Sequence[FrozenLine]) -> None:
    """Write the next lines of the log of a frozen match. Raises `PlyConflict`."""
    if len(frozen.log) != lines[0].ply - 1:
        raise PlyConflict(f"ply {lines[0].ply} of {match} is written")
    frozen.log += lines


def _keep(connection: Connection, match: str, checkpoints: Sequence[Checkpoint]) -> None:
    if checkpoints:
        connection.execute(
            insert(CHECKPOINTS),
            [{"match": match, "ply": one.ply, "version": one.version, "position": one.position} for one in checkpoints],
        )


def _asking(match: str, asked: Collection[str]) -> Update:
    return update(SEATS).where(SEATS.c.match == match).values(asked=SEATS.c.seat.in_(asked))


def _seat(connection: Connection, match: str, assignments: Iterable[SeatAssignment]) -> None:
    for assignment in assignments:
        connection.execute(
            update(SEATS)
            .where(SEATS.c.match == match, SEATS.c.seat == assignment.seat)
            .values(
                kind=assignment.kind,
                holder=assignment.player_name,
                account=assignment.account,
                autopass=assignment.autopass,
                invitation=assignment.invitation,
                **_answer_columns(assignment),
            )
        )


def _pause(head: Row[Any]) -> Pause | None:
    return None if head.paused_at is None else Pause(head.paused_at, head.paused_until)


def _answer_columns(assignment: SeatAssignment) -> dict[str, object]:
    answer = assignment.held_answer
    return {
        "pass_turn": assignment.pass_turn,
        "orders": msgspec.to_builtins(assignment.orders) or None,
        "answer": None if answer is None else [answer.ply, answer.action],
        "ordered": assignment.ordered,
        "agrees": assignment.agrees or None,
        "stand_in": assignment.stand_in or None,
    }


def _assignment(row: Row[Any]) -> SeatAssignment:
    return SeatAssignment(
        seat=row.seat,
        player=row.party,
        kind=row.kind,
        bot=row.bot,
        player_name=row.holder,
        autopass=row.autopass,
        invitation=row.invitation,
        pass_turn=row.pass_turn,
        orders=msgspec.convert(row.orders or [], list[StandingOrder]),
        held_answer=None if row.answer is None else HeldAnswer(*row.answer),
        ordered=row.ordered,
        agrees=row.agrees or "",
        account=row.account,
        stand_in=row.stand_in or "",
    )


def _keep_keys(connection: Connection, match: str, keys: Collection[SeatKey]) -> None:
    # A match of a tournament has none.
    if keys:
        connection.execute(insert(KEYS), [key_row(match, key) for key in keys])


def key_row(match: str, key: SeatKey) -> dict[str, object]:
    """Return a key as the database has it."""
    return {
        "hash": key.hash,
        "match": match,
        "seats": list(key.seats),
        "maker": key.creator,
        "invitation": key.invitation,
    }
