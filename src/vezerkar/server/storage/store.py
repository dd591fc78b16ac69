"""Storage: everything that must survive the process. Plain synchronous calls; the server makes them on a thread of their own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from vezerkar.server.chat.chat_lines import ChatMessage
from vezerkar.server.chat.mute_table import MuteTable, mutes_of
from vezerkar.server.clocks.clock_table import (
    JUMP_MICROS,
    OUTAGE_MICROS,
    clock_of,
    clocks_of,
    due,
    excuse,
    keep_clocks,
    keep_due,
    move_moments,
    retime,
    rules_of,
    running_matches,
    say_alive,
    vacancies_of,
)
from vezerkar.server.clocks.clocks import Retiming, SeatClock
from vezerkar.server.holidays.holiday_table import matches_with_clock, seats_with, tell_holidays
from vezerkar.server.invitations.voiding import settle_invitations
from vezerkar.server.jobs.job_table import JobTable, NewJob, database_clock
from vezerkar.server.lobby.listing import Listing
from vezerkar.server.lobby.listing_table import ListingTable, count_seats, end_gathering, keep_listing, listing_of
from vezerkar.server.offers.offer_table import end_offers, offers_of
from vezerkar.server.offers.offers import Offer, Pause
from vezerkar.server.operation.late_work import LateWork, late_work
from vezerkar.server.plans.plan_table import forget_plans
from vezerkar.server.ratings.rating_table import RatingTable, note_beginners
from vezerkar.server.rules.user_files import UserFiles
from vezerkar.server.statistics.finished_table import FinishedTable
from vezerkar.server.storage.database_engine import MAX_CONNECTIONS, TIMEOUTS, clock_column, database_engine, is_sqlite
from vezerkar.server.storage.database_files import keep_private
from vezerkar.server.storage.files_table import files_of, forget_files, found_digest, keep_files, read_files
from vezerkar.server.storage.frozen_table import change_frozen, freeze, frozen_match, frozen_of
from vezerkar.server.storage.log_table import add_frozen_lines, add_lines, entry_of, fill_in_log, keep_checkpoints, log_line
from vezerkar.server.storage.match_change import Change, MatchChanged, PlyConflict
from vezerkar.server.storage.match_lists import MatchLists
from vezerkar.server.storage.match_row import NOW, raise_match
from vezerkar.server.storage.migration import bring_up_to_date
from vezerkar.server.storage.schema import CHAT, CHECKPOINTS, KEYS, LAST_PAGES, LOG, MATCHES, METADATA, SEATS
from vezerkar.server.storage.seat_table import (
    assignment_of,
    changed_hands,
    insert_seats,
    keep_asked,
    keep_bots,
    keep_keys,
    keep_seats,
    key_of_row,
    key_row,
    losers,
    seats_of,
)
from vezerkar.server.storage.stored_match import UPGRADE, Checkpoint, LogEntry, SeatAssignment, SeatKey, StoredMatch, former_key
from vezerkar.server.tournaments.tournament_table import TournamentTable

CHANGES: Final = "vezerkar_changes"
"""The channel on which processes hear that a match has changed: its name, its ``rev``, and the process that has changed it."""


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
        self.lists = MatchLists(self.engine)
        self.jobs = JobTable(self.engine)
        self.mutes = MuteTable(self.engine)
        self.listings = ListingTable(self.engine)
        self.ratings = RatingTable(self.engine)
        self.tournaments = TournamentTable(self.engine, self.jobs)
        self.finished = FinishedTable(self.engine)
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
            if saved.tournament is not None:
                # Nobody sits down there later.
                note_beginners(connection, saved.id)
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
        at = clock_column(self.engine)
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
                teaching=saved.teaching,
                tournament=saved.tournament,
                lesson=saved.lesson or None,
                placed=saved.placed,
            )
        )
        if saved.brings is not None:
            keep_files(connection, saved.id, saved.version, saved.brings)
        keep_checkpoints(connection, saved.id, saved.checkpoints)
        insert_seats(connection, saved.id, saved.assignments, asked)
        keep_keys(connection, saved.id, saved.keys)
        keep_listing(connection, saved.id, saved.listing)
        keep_clocks(connection, saved.id, saved.clocks)
        moment = database_clock(connection)
        tell_holidays(connection, saved.id, [one.seat for one in saved.assignments if one.account is not None], moment)
        retime(connection, saved.id, retiming, moment)

    def load(self, match: str, after: int = 0) -> StoredMatch | None:
        """A match with everything that belongs to it; of its log what comes ``after`` a ply."""
        with self._reading() as connection:
            query = select(MATCHES, clock_column(self.engine).label("now")).where(MATCHES.c.id == match)
            head = connection.execute(query).one_or_none()
            if head is None:
                return None
            assignments = seats_of(connection, match)
            keys = connection.execute(select(KEYS).where(KEYS.c.match == match).order_by(KEYS.c.hash))
            frozen = frozen_of(connection, head)
            log = connection.execute(select(LOG).where(LOG.c.match == match, LOG.c.ply > after).order_by(LOG.c.ply))
            chat = connection.execute(select(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.id))
            checkpoints = connection.execute(select(CHECKPOINTS).where(CHECKPOINTS.c.match == match).order_by(CHECKPOINTS.c.ply))
            entries = [entry_of(row) for row in (frozen.log[after:] if frozen else log)]
            # Few matches use a user's files, or did so before they went over to other rules.
            uses = "+" in head.version or any(entry.kind == UPGRADE for entry in entries)
            return StoredMatch(
                id=head.id,
                game=head.game,
                version=head.version,
                options=head.options,
                seed=head.seed,
                assignments=[assignment_of(row) for row in assignments],
                keys=[key_of_row(row) for row in keys],
                log=entries,
                chat=[ChatMessage(row.name, row.text, row.at, row.account, row.hidden, row.room, row.player) for row in chat],
                mutes=mutes_of(connection, match),
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
                teaching=head.teaching,
                tournament=head.tournament,
                lesson=head.lesson or "",
                placed=head.placed,
                files=files_of(connection, match) if uses else {},
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

    def ask(self, match: str, asked: Collection[str], rev: int) -> None:
        """Keep which seats must choose now, if the match still is at this ``rev``: whoever changes it keeps this as well."""
        still = select(MATCHES.c.id).where(MATCHES.c.id == match, MATCHES.c.rev == rev).with_for_update()
        with self.engine.begin() as connection:
            if connection.execute(still).first() is not None:
                keep_asked(connection, match, asked)

    def append(
        self,
        match: str,
        entries: Sequence[LogEntry],
        over: bool,
        asked: Collection[str] | None = (),
        jobs: Collection[NewJob] = (),
        checkpoints: Sequence[Checkpoint] = (),
        retiming: Retiming | None = None,
        offered: bool = True,
        also: Callable[[Connection, int], object] = lambda connection, at: None,
        change: Change | None = None,
    ) -> int:
        """Write the next lines of the log and add ``jobs``, all or none; ``asked`` are the seats that must choose then (None: the
        same as before).

        The ``checkpoints`` are of States after these lines; ``also`` is done in one with it. Open offers become stale, unless it
        is known that there are none: ``offered`` is False then. When this returns, all of it is on disk.
        """

        def work(connection: Connection, at: int) -> None:
            add_lines(connection, match, entries, at)
            keep_checkpoints(connection, match, checkpoints)
            if asked is not None:
                keep_asked(connection, match, asked)
            self.jobs.add_within(connection, jobs)
            if offered:
                end_offers(connection, match, at, over=over)
            if over:
                end_gathering(connection, match)
            retime(connection, match, retiming, at)
            also(connection, at)

        # Where a match came from is of no use any more when it is over.
        end = {"over": True, "address": None} if over else {}
        version = {"version": entries[-1].version} if entries[-1].version is not None else {}
        return self._once(match, entries, lambda: self._change(match, change, work, moved=NOW, **end, **version))

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

    def cancel(
        self,
        match: str,
        idle: int,
        jobs: Collection[NewJob] = (),
        also: Callable[[Connection], object] = lambda connection: None,
    ) -> bool:
        """End a match in which nothing has happened for so many microseconds, and add ``jobs`` then; else nothing is done.

        It ends with a line of its own in the log. The rules are not asked: it may be one that they cannot play any more. Return
        True if it was done now; ``also`` is done in one with it.
        """
        # Whoever goes on at this very moment writes the same line of the log, and then it is not to be cancelled.
        with suppress(IntegrityError), self.engine.begin() as connection:
            since = database_clock(connection) - idle
            still = select(MATCHES.c.id).where(MATCHES.c.id == match, ~MATCHES.c.over, MATCHES.c.moved < since).with_for_update()
            if connection.execute(still).first() is None:
                return False
            last = connection.execute(select(func.max(LOG.c.ply)).where(LOG.c.match == match)).scalar() or 0
            line = {"match": match, "ply": last + 1, "seat": "", "kind": "cancel", "action": "", "at": clock_column(self.engine)}
            connection.execute(insert(LOG).values(line))
            end = {"moved": clock_column(self.engine), "over": True, "address": None, "rev": MATCHES.c.rev + 1, "mark": None}
            ended = update(MATCHES).where(MATCHES.c.id == match).values(end).returning(MATCHES.c.rev)
            self._tell(connection, match, connection.execute(ended).scalar_one())
            end_gathering(connection, match)
            keep_asked(connection, match, ())
            forget_plans(connection, match)
            end_offers(connection, match, database_clock(connection), over=True)
            self.jobs.add_within(connection, jobs)
            also(connection)
            return True
        return False

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
            files = files_of(connection, match).values()
            for table in reversed(METADATA.sorted_tables):
                for column in table.columns:
                    if column.references(MATCHES.c.id):
                        connection.execute(delete(table).where(column == match))
            connection.execute(delete(MATCHES).where(MATCHES.c.id == match))
            forget_files(connection, set(files))
            return True

    def freeze(self, match: str, rev: int, packed: bytes) -> bool:
        """Freeze a match as it was packed at this ``rev``. Return True if it was done now, see `frozen_table.freeze`."""
        with self.engine.begin() as connection:
            return freeze(connection, match, rev, packed, database_clock(connection))

    def user_files(self, digest: str) -> UserFiles | None:
        """The files of a user that have this digest; None if they are not there."""
        with self.engine.connect() as connection:
            return read_files(connection, digest)

    def files_digest(self, begin: str) -> str | None:
        """The digest of stored files that begins so; None if there is not just one."""
        with self.engine.connect() as connection:
            return found_digest(connection, begin)

    def keep_files(self, match: str, version: str, files: UserFiles) -> None:
        """Keep the files of a user by which a version of a match was written, if there still is such a match at this version."""
        still = select(MATCHES.c.id).where(MATCHES.c.id == match, MATCHES.c.version == version).with_for_update()
        with self.engine.begin() as connection:
            if connection.execute(still).first() is not None:
                keep_files(connection, match, version, files)

    def change_rules(self, match: str, entry: LogEntry, files: UserFiles | None = None) -> int:
        """Write down that a match goes on with other rules from this entry on, and the files that these have read.

        Raises `PlyConflict`.
        """

        def work(connection: Connection, at: int) -> None:
            line = frozen_match(None, [replace(entry, at=at)], ()).log
            if not change_frozen(connection, match, lambda frozen: add_frozen_lines(match, frozen, line)):
                connection.execute(insert(LOG).values(log_line(match, entry, at)))
            if files is not None and entry.version is not None:
                keep_files(connection, match, entry.version, files)

        return self._once(match, [entry], lambda: self._change(match, None, work, version=entry.version, differs=None))

    def set_differs(self, match: str, version: str) -> None:
        """Keep that a match does not go as it did under the rules of this version."""
        with self.engine.begin() as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(differs=version))

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

    def forget_addresses(self, age: int) -> None:
        """Forget where matches came from that were made so many microseconds ago; that of one that is over is gone before."""
        with self.engine.begin() as connection:
            old = MATCHES.c.address.is_not(None), MATCHES.c.created < clock_column(self.engine) - age
            connection.execute(update(MATCHES).where(*old).values(address=None))

    def fill_in(self, match: str, events: bytes, entries: Sequence[LogEntry], checkpoints: Sequence[Checkpoint]) -> None:
        """Keep what follows from the log of a match, and was not kept yet or cannot be read: events and checkpoints."""
        # Whoever else fills it in at the same moment writes the same.
        with suppress(IntegrityError), self.engine.begin() as connection:
            fill_in_log(connection, match, events, entries, checkpoints)

    def add_chat(self, match: str, line: ChatMessage, jobs: Collection[NewJob] = (), change: Change | None = None) -> int:
        """Keep a line of chat, and add ``jobs`` with it."""

        def work(connection: Connection, at: int) -> None:
            connection.execute(insert(CHAT).values(match=match, **line.columns))
            self.jobs.add_within(connection, jobs)

        return self._change(match, change, work)

    def seat(
        self,
        match: str,
        assignments: Iterable[SeatAssignment],
        retiming: Retiming | None = None,
        change: Change | None = None,
    ) -> int:
        """Keep who sits on these seats."""
        assignments = list(assignments)

        def work(connection: Connection, at: int) -> None:
            _keep_people(connection, match, assignments, at)
            retime(connection, match, retiming, at)
            if any(one.vacant_until is not None for one in assignments):
                keep_due(connection, match)

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
        assignments = list(assignments)

        def work(connection: Connection, at: int) -> None:
            connection.execute(delete(KEYS).where(KEYS.c.match == match, KEYS.c.hash == key.hash))
            connection.execute(insert(KEYS).values(key_row(match, key)))
            _keep_people(connection, match, assignments, at)
            note_beginners(connection, match)
            count_seats(connection, match, at)
            settle_invitations(connection, match)
            retime(connection, match, retiming, at)
            keep_due(connection, match)
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
            keep_seats(connection, match, assignments)
            keep_bots(connection, match, assignments)
            count_seats(connection, match, at)
            settle_invitations(connection, match)
            retime(connection, match, retiming, at)
            self.jobs.add_within(connection, jobs)

        return self._change(match, change, work)

    def reseat(
        self,
        match: str,
        keys: Collection[SeatKey],
        assignments: Collection[SeatAssignment],
        also: Callable[[Connection], object],
        change: Change | None = None,
    ) -> int:
        """Keep these keys in place of all others of a match, and who sits on these seats; ``also`` is done in one with it.

        The accounts that lose seats stay known, for they know what only players may.
        """

        def work(connection: Connection, at: int) -> None:
            former = [former_key(account, match) for account in losers(connection, match, assignments)]
            connection.execute(delete(KEYS).where(KEYS.c.match == match))
            keep_keys(connection, match, list({key.hash: key for key in [*keys, *former]}.values()))
            _keep_people(connection, match, assignments, at)
            also(connection)
            keep_due(connection, match)

        return self._change(match, change, work)

    def set_bots(self, match: str, speed: str, change: Change | None = None) -> int:
        """Keep how fast the bots of a match play."""
        return self._change(match, change, bots=speed)

    def release(self, match: str, ply: int, change: Change | None = None) -> int:
        """Keep that bots need not wait for what was done until this ply to be taken back."""
        return self._change(match, change, released=ply)

    def read(self, match: str, ply: int, done: bool, change: Change | None = None) -> int:
        """Keep that somebody looks at what has come of the last action, or is ``done``."""
        return self._change(match, change, reading=-1 if done else ply, reading_since=NOW)

    def keep_beside(self, match: str, work: Callable[[Connection, int], object], change: Change | None = None) -> int:
        """Keep something beside the log, as ``work`` does in the transaction, given the moment by the database."""
        return self._change(match, change, work)

    # --- clocks --------------------------------------------------------------------------------------------------

    def clocks(self, match: str) -> tuple[dict[str, SeatClock], Pause | None, list[Offer], dict[str, int]]:
        """All that goes by the clock of the database in a match: the clocks of its seats, a pause, the offers, and until when
        seats wait that somebody has left.
        """
        with self._reading() as connection:
            head = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).one_or_none()
            pause = None if head is None else _pause(head)
            clocks, offers = clocks_of(connection, match), offers_of(connection, match)
            return clocks, pause, offers, vacancies_of(connection, match)

    def due_clocks(self, at: int) -> list[str]:
        """The matches in which the time of a seat, of an offer or of a pause is over at a moment."""
        with self.engine.connect() as connection:
            return due(connection, at)

    def change_holidays(self, account: int, work: Callable[[Connection, int], bool], job: Callable[[str], NewJob]) -> list[str]:
        """Change the holidays of an account at this moment, as ``work`` does, and in one the clocks that know them.

        Return these matches, for each of which a ``job`` is added; none if ``work`` says that nothing has changed.
        """
        with self.engine.begin() as connection:
            if not work(connection, database_clock(connection)):
                return []
            found = matches_with_clock(connection, account)
            for match in found:
                head = raise_match(connection, match, None, {})
                if head is not None:
                    tell_holidays(connection, match, seats_with(connection, match, account), head.now)
                    self.jobs.add_within(connection, [job(match)])
                    self._tell(connection, match, head.rev)
            return found

    def say_alive(self) -> None:
        """Keep that a process of the table lives."""
        with self.engine.begin() as connection:
            say_alive(connection, database_clock(connection))

    def late_work(self) -> LateWork:
        """Count what should have been done by now."""
        with self.engine.connect() as connection:
            return late_work(connection, database_clock(connection))

    def excuse_outage(self) -> Collection[str]:
        """Give back the time in which no process of the table lived, if that was long; return the matches in which clocks ran.

        The first process that comes back does it, and the others find that one lives. If the clock shows an earlier moment than
        the last one at which a process lived, it was set back meanwhile.
        """
        with suppress(IntegrityError), self.engine.begin() as connection:
            at = database_clock(connection)
            last = say_alive(connection, at)
            if last is not None and last - at >= JUMP_MICROS:
                return self._move_moments(connection, last, at)
            return excuse(connection, last, at) if last is not None and at - last > OUTAGE_MICROS else ()
        # Another process has said first that it lives, at this moment.
        return ()

    def excuse_jump(self, by: int) -> Collection[str]:
        """Let nobody have less or more time because the clock of the database was set by so many microseconds.

        Return the matches in which time runs. The first process that finds out does it: what it writes down as the last moment at
        which one lived is a moment of the clock as it is now, and that tells the others.
        """
        with suppress(IntegrityError), self.engine.begin() as connection:
            at = database_clock(connection)
            last = say_alive(connection, at)
            if last is not None and abs(at - by - last) < abs(at - last):
                return self._move_moments(connection, at - by, at)
        return ()

    def _move_moments(self, connection: Connection, before: int, at: int) -> Collection[str]:
        found = running_matches(connection)
        for match in found:
            head = raise_match(connection, match, None, {})
            if head is not None:
                move_moments(connection, match, before, at)
                self._tell(connection, match, head.rev)
        return found

    def _change(
        self,
        match: str,
        change: Change | None,
        work: Callable[[Connection, int], object] = lambda connection, at: None,
        **values: object,
    ) -> int:
        """Change a match in one transaction: ``values`` in its row, and what ``work`` does, given the moment by the database."""
        with self.engine.begin() as connection:
            # Others who change this match wait here until this is committed, and are refused then.
            head = raise_match(connection, match, change, values)
            if head is None:
                known = connection.execute(select(MATCHES.c.rev, MATCHES.c.mark).where(MATCHES.c.id == match)).one_or_none()
                if known is None or change is None or known.mark != change.mark:
                    raise MatchChanged(f"{match} is not as it was any more")
                # It has come through before, although it did not look so.
                return int(known.rev)
            work(connection, head.now)
            self._tell(connection, match, head.rev)
            return int(head.rev)

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


def _keep_people(connection: Connection, match: str, assignments: Collection[SeatAssignment], at: int) -> None:
    """Keep who sits on these seats. Where that is somebody else from a moment on, the clock knows their holidays."""
    changed = changed_hands(connection, match, assignments)
    keep_seats(connection, match, assignments)
    tell_holidays(connection, match, changed, at)


def _pause(head: Row[Any]) -> Pause | None:
    return None if head.paused_at is None else Pause(head.paused_at, head.paused_until)
