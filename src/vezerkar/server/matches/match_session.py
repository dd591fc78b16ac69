"""One match as the process holds it, rebuilt from the log at any time. Plain calls; no network, no storage."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from itertools import count
from math import inf
from time import monotonic
from typing import Any, Final, TypeAlias
from zlib import compress, decompress
from zlib import error as zlib_error

from vezerkar.engine import BadOption, BadPosition, Decision, Event, Record, Refusal, Takeback
from vezerkar.engine.decision import NO_UNDO, NOT_ASKED, NOT_NOW
from vezerkar.engine.match import PlayedAction
from vezerkar.lessons.lesson import lesson
from vezerkar.server.clocks.clocks import Retiming
from vezerkar.server.http.api_errors import ApiError, IllegalActionError
from vezerkar.server.keys import hash_key
from vezerkar.server.matches.lesson_watch import LessonWatch
from vezerkar.server.matches.stored_events import BadEvents, pack_events, unpack_events
from vezerkar.server.offers.offers import ENDING, TAKEBACK
from vezerkar.server.pages.game_page import OF_THE_TABLE, RULES_CHANGED, TAKEN_BACK
from vezerkar.server.pages.page_messages import LogLine
from vezerkar.server.rules.rules import AnyMatch, AnyState, Rules
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.rules_version import same_rules
from vezerkar.server.storage.stored_match import Checkpoint, LogEntry, SeatAssignment, SeatKey, StoredMatch, account_key

LOG: Final = logging.getLogger(__name__)

HOLD_SECONDS: Final = {"live": (0.8, 2.0), "slow": (20.0, 60.0), "instant": (0.0, 0.0)}
"""For each pace of a match the least and the largest number of seconds before an answer in a window shows."""


UNDO_SECONDS: Final = {"live": 2.5, "slow": 2.5, "instant": 0.0}
"""For each pace, how many seconds bots leave a person who has just acted to take that back."""

READ_SECONDS: Final = {"live": 15.0, "slow": 15.0, "instant": 0.0}
"""For each pace, the largest number of seconds that bots wait for somebody who is still looking at what has happened."""

FULL_SNAPSHOTS: Final = 50
"""Number of latest plies whose States are kept. Those before are played again, each from the checkpoint before it."""

UNASKED: Final = ("bot", "clock")
"""Whoever took an action for which nobody can be held to account: nobody takes it back."""

UPGRADE: Final = "upgrade"
"""The kind of an entry with which a match goes on under the rules of this program by consent; its action names both versions."""

CHECKPOINT_PLIES: Final = 50
"""Most plies from one checkpoint to the next. There is one as well where a turn or a reaction window begins, where something was
taken back, and at the end."""

CHECKPOINT_PAUSE: Final = 10
"""Least plies from one checkpoint to that where a turn or a window begins: in some games they follow one another quickly."""

STATE_FACTOR: Final = 4
"""Largest memory of a State per byte of its position. Measured: 0.3 (Hunt) to 3.3 (WG35)."""

PLY_BYTES: Final = 2000
"""Bytes that a ply takes beside its State: its events and entries (measured: 650 to 1000), its words in two languages."""


Lines: TypeAlias = dict[str, dict[int, tuple[Event, LogLine]]]
"""The lines of the log in each language, by the ids of their events."""


REVISIONS: Final = count(1)
"""The changes of all sessions of this process, one after another."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules that a match is played by, found when they are needed, and its options."""

    find: Callable[[], Rules]
    options: dict[str, str]

    @property
    def rules(self) -> Rules:
        """The rules. Raises `ApiError` if they are not here any more."""
        return self.find()


@dataclass(slots=True, eq=False)
class Snapshot:
    """The table after some ply: the State, what happened at that ply, and the moment before it (undone ones left out).

    ``kept`` is None where the State was let go of. Then it comes from the ``position`` of a checkpoint, or from the last moment
    before that has either, and from what each ``seat`` did since. ``joined``: this was done in one with what was done before.
    ``upgrade``: from here on the match goes on under the rules of ``terms``, by consent. ``dropped`` are the moments that were
    taken back by consent; the State is that of ``before`` then, but for the counts of the dice and of news.
    """

    ply: int
    kept: AnyState | None
    events: tuple[Event, ...]
    before: Snapshot | None
    terms: Terms
    seat: str = ""
    action: str = ""
    joined: bool = False
    position: bytes | None = None
    upgrade: bool = False
    by: str = ""
    dropped: tuple[Snapshot, ...] = ()

    @property
    def state(self) -> AnyState:
        """The State; to play it again takes a while."""
        return self.kept if self.kept is not None else self.recall()[-1][1]

    def recall(self) -> list[tuple[Snapshot, AnyState]]:
        """The moments up to this one whose States were let go of, with their States, loaded or played again.

        Raises `BadPosition` where a checkpoint cannot be read or is missing.
        """
        chain: list[Snapshot] = []
        at = self
        while at.kept is None and at.position is None:
            if at.dropped:
                raise BadPosition(f"the checkpoint of what was taken back at ply {at.ply} is missing")
            chain.append(at)
            assert at.before is not None, "the first moment has its position"
            at = at.before
        terms = self.terms
        found: list[tuple[Snapshot, AnyState]] = []
        if at.kept is None:
            assert at.position is not None
            found.append((at, read_position(terms, at.position)))
        if chain:
            start = at.kept if at.kept is not None else found[0][1]
            match = terms.rules.at(start.clone(), terms.options)
            for snapshot in reversed(chain):
                match.act(snapshot.seat, snapshot.action)
                found.append((snapshot, match.state))
        return found


def read_position(terms: Terms, packed: bytes) -> AnyState:
    """Return the State of a checkpoint. Raises `BadPosition`."""
    try:
        state: AnyState = terms.rules.load(decompress(packed), terms.options)
    except (zlib_error, ValueError, AttributeError) as error:
        raise BadPosition(f"this checkpoint cannot be read: {error}") from error
    return state


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A match at another process: the seats whose players look there, and whether it slows the bots."""

    seats: frozenset[str] = frozenset()
    slowed: bool = False


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks: the seat whose eyes are used (None: a spectator), all seats held, whether the match is their own.

    ``invited`` are the seats an invitation is for: until they are taken with it, and afterwards, it shows what a spectator sees.
    """

    seat: str | None = None
    seats: tuple[str, ...] = ()
    creator: bool = False
    invited: tuple[str, ...] = ()
    key: SeatKey | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Bookmark:
    """All that `MatchSession.take` changes, as it was at a moment."""

    ply: int
    rules: Rules
    match: AnyMatch
    state: AnyState
    history: list[AnyState]
    played_actions: list[PlayedAction]
    event_log: list[Event]
    takebacks: list[Takeback]
    trail: list[Snapshot]
    needs: frozenset[str]
    resigned: str
    agreed: str
    assignments: dict[str, SeatAssignment]


class MatchSession:
    """One match. Whoever reads or changes it holds `lock`, so that nobody sees what is not yet on disk.

    ``rev`` counts what changes what is drawn, ``stored_rev`` what the database knows: it is the `StoredMatch.rev` this one is at.
    """

    def __init__(self, saved: StoredMatch, clock: Callable[[], float] = monotonic, archives: RulesArchives | None = None) -> None:
        self.id = saved.id
        self.archives = archives or RulesArchives()
        self.clock = clock
        self.lock = asyncio.Lock()
        self.rev = next(REVISIONS)
        self.lines: Lines = {}
        self.online: dict[str, int] = {}
        # Its bots have thought for long, and play more slowly.
        self.slowed = False
        # What other processes have said of it, by their links.
        self.elsewhere: dict[int, Elsewhere] = {}
        # When somebody looked last, by the clock.
        self.last_read = -inf
        self.restore(saved)

    def restore(self, saved: StoredMatch) -> None:
        """Become what is saved.

        Raises `ApiError` when other rules than these wrote it, and there is no archive of them, ValueError if lines are lost.
        """
        if any(entry.ply != ply for ply, entry in enumerate(saved.log, 1)):
            raise ValueError("the log has a gap")
        self._follow(self.archives.rules(saved.game, saved.version))
        self.needs = self.game.all_needs([*saved.options.values(), *[entry.action for entry in saved.log]])
        if not same_rules(saved.version, self.version):
            raise ApiError("other_rules", then=saved.version, now=self.version)
        self.pace = saved.pace
        self.address = saved.address
        found = lesson(saved.lesson)
        self.lesson = None if found is None else LessonWatch(found)
        self.lesson_id = saved.lesson
        try:
            self.replayed = not self._resume(saved)
        except (BadPosition, BadEvents) as error:
            LOG.warning("match %s is played again from its beginning: %s", self.id, error)
            self.replayed = True
        if self.replayed:
            self._replay(saved)
        self.times = [self._time(saved, at) for at in (saved.created, *(entry.at for entry in saved.log))]
        self._sit(saved)
        self._weigh()

    def _follow(self, rules: Rules) -> None:
        """Go by these rules from now on."""
        self.rules = rules
        self.game = rules.game

    def _begin(self, terms: Terms, state: AnyState | None, events: tuple[Event, ...]) -> None:
        self.resigned = ""
        self.cancelled = False
        # The kind of the offer by which all have ended the match, if they have.
        self.agreed = ""
        self.log: list[LogEntry] = []
        self.recalled: list[Snapshot] = []
        self.checkpoints: dict[int, Checkpoint] = {}
        self.events = pack_events(events)
        start = Snapshot(0, state, events, None, terms)
        self.snapshots = [start]
        self.times = [self.clock()]
        self._trail = [start]

    def _replay(self, saved: StoredMatch) -> None:
        """Play the log again from its beginning, first under the rules that it began with."""
        upgrades = [entry for entry in saved.log if entry.kind == UPGRADE]
        parts = [*[self._former(entry, saved.options).rules for entry in upgrades], self.rules]
        self._follow(parts.pop(0))
        self.match: AnyMatch = self._first(saved)
        self._begin(self._terms(self.match.options), self.match.state, tuple(self.match.event_log))
        self._check_in(self.rules.bare(self.match))
        for entry in saved.log:
            if entry.kind == UPGRADE:
                self.upgrade(parts.pop(0))
            else:
                self.take(entry.seat, entry.kind, entry.action, entry.joined, entry.by)

    def _first(self, saved: StoredMatch) -> AnyMatch:
        """The match at its beginning. Raises `BadPosition` where a lesson has lost its position."""
        if not saved.lesson:
            started: AnyMatch = self.rules.start(saved.seed, saved.options)
            return started
        if not saved.checkpoints or saved.checkpoints[0].ply:
            raise BadPosition("the position in which this lesson begins is missing")
        chosen = self.rules.complete(saved.options)
        match: AnyMatch = self.rules.at(read_position(self._terms(chosen), saved.checkpoints[0].position), chosen)
        match.seed = saved.seed
        return match

    def _terms(self, chosen: dict[str, str]) -> Terms:
        """The rules of now with these options."""
        rules = self.rules
        return Terms(lambda: rules, chosen)

    def _former(self, upgrade: LogEntry, chosen: dict[str, str]) -> Terms:
        """The rules before an entry of kind ``upgrade``, which may be gone."""
        return Terms(partial(self.archives.rules, self.game.id, upgrade.action.split()[0]), chosen)

    def _resume(self, saved: StoredMatch) -> bool:
        """Go on from the last checkpoint; False if not all is there that this takes. Raises `BadPosition`."""
        if not saved.told or not saved.checkpoints or saved.checkpoints[0].ply != 0:
            return False
        assert saved.events is not None
        upgrades = [entry for entry in saved.log if entry.kind == UPGRADE]
        present = self._terms(self.rules.complete(saved.options))
        parts = [*[self._former(entry, saved.options) for entry in upgrades], present]
        self._begin(parts[0], None, unpack_events(saved.events))
        for entry in saved.log:
            if entry.kind == UPGRADE:
                parts = parts[1:]
            self._note(entry, unpack_events(entry.events or b""), None, parts[0])
        for checkpoint in saved.checkpoints:
            self.checkpoints[checkpoint.ply] = checkpoint
            self.snapshots[checkpoint.ply].position = checkpoint.position
        trail = self._trail[self._trail.index(self.began) :]
        # The moment of a takeback stands in the place of the one that it led back to.
        moments = [one for one, after in zip(trail, [*trail[1:], None], strict=True) if after is None or not after.dropped]
        now = self._have(moments[-1])
        # Undoing goes back to the last news, and looks at the State before it.
        first = len(moments) - 1
        while first and (then := self._have(moments[first])).news == now.news and then.drawn == now.drawn:
            first -= 1
        base = self._have(moments[first])
        self.match = self.rules.resumed(
            [base] * first + [self._have(snapshot) for snapshot in moments[first:]],
            present.options,
            saved.seed,
            [(snapshot.seat, snapshot.action, snapshot.events) for snapshot in trail[1:] if not snapshot.dropped],
            [event for snapshot in trail for event in snapshot.events if event.kind not in OF_THE_TABLE],
            [self._takeback(number, snapshot) for number, snapshot in enumerate(moments) if snapshot.dropped],
        )
        return True

    def _takeback(self, number: int, snapshot: Snapshot) -> Takeback:
        """The takeback after so many actions."""
        state = self._have(snapshot)
        return Takeback(number, state.drawn, state.news)

    def _have(self, snapshot: Snapshot) -> AnyState:
        """Return the State of a moment, and keep it and what was played again for it."""
        if snapshot.kept is None:
            for one, state in snapshot.recall():
                one.kept = state
        assert snapshot.kept is not None
        return snapshot.kept

    def saved(self, ply: int) -> StoredMatch:
        """Return what the database should hold of this match, with the log up to this ply."""
        return StoredMatch(
            id=self.id,
            game=self.game.id,
            version=self.version,
            options=self.match.options,
            seed=self.match.seed or "",
            assignments=list(self.assignments.values()),
            keys=list(self.keys.values()),
            log=self.log[:ply],
            chat=self.chat,
            rematch=self.rematch,
            pace=self.pace,
            address=self.address,
            bots=self.bots,
            events=self.events,
            checkpoints=[one for at, one in self.checkpoints.items() if at <= ply],
            timing=self.timing,
            clocks=self.clocks,
            listing=self.listing,
            rated=self.rated,
            tournament=self.tournament,
            lesson=self.lesson_id,
        )

    def catch_up(self, saved: StoredMatch) -> None:
        """Become what is saved, whose log begins after the ply of this session. Raises as `restore` does."""
        upgraded = any(entry.kind == UPGRADE for entry in saved.log)
        now = self.game.version_with(self.needs | self.game.all_needs([entry.action for entry in saved.log]))
        if not upgraded and not same_rules(saved.version, now):
            raise ApiError("other_rules", then=saved.version, now=now)
        for entry in saved.log:
            if entry.kind == UPGRADE:
                self.upgrade(self.archives.rules(self.game.id, saved.version))
            else:
                self.take(entry.seat, entry.kind, entry.action, entry.joined, entry.by)
            self.times[-1] = self._time(saved, entry.at)
        self._sit(saved)

    def _sit(self, saved: StoredMatch) -> None:
        """Take over all that is beside the log."""
        by_seat = {assignment.seat: assignment for assignment in saved.assignments}
        self.assignments: dict[str, SeatAssignment] = {seat: by_seat[seat] for seat in self.match.seats}
        self.keys = {key.hash: key for key in saved.keys}
        self.chat = saved.chat
        self.rematch = saved.rematch
        self.bots = saved.bots
        self.released = saved.released
        self.timing, self.clocks, self.outage_ms = saved.timing, saved.clocks, saved.outage_ms
        self.pause, self.offers = saved.pause, saved.offers
        self.listing = saved.listing
        self.rated = saved.rated
        self.tournament = saved.tournament
        # Until when somebody looks at what has come of the last action, by the clock, and at which ply that was.
        self.reading = (saved.reading, self._time(saved, saved.reading_since) + READ_SECONDS[self.pace])
        self.stored_rev = saved.rev
        self.changed()

    def _time(self, saved: StoredMatch, at: int) -> float:
        """The moment by the clock of this session that was so long ago when the match was read."""
        return self.clock() - max(0, saved.read_at - at) / 1_000_000

    # --- other rules ---------------------------------------------------------------------------------------------

    @property
    def began(self) -> Snapshot:
        """The moment from which the rules of now go on: the beginning, or the last upgrade by consent."""
        return next((one for one in reversed(self._trail) if one.upgrade), self._trail[0])

    def parts(self) -> list[tuple[int, Terms]]:
        """The rules that were in force, each from which ply on, the first ones first."""
        return [(one.ply, one.terms) for one in self._trail if one.upgrade or one.before is None]

    def next_version(self) -> str:
        """The version of this program's rules if the match goes on under others and all may agree to these; otherwise empty."""
        if not self.rules.archived or self.over:
            return ""
        return self.archives.present_version(self.game.id)

    def rehearse_upgrade(self, present: Rules) -> AnyMatch:
        """The match as it goes on under other rules. Raises `ApiError` if it cannot from here."""
        try:
            chosen = present.complete(self.match.options)
            match: AnyMatch = present.at(present.load(self.rules.bare(self.match), chosen), chosen)
        except (BadPosition, BadOption) as error:
            LOG.info("match %s cannot go on under other rules from ply %d: %s", self.id, self.ply, error)
            raise ApiError("no_upgrade_here") from error
        if match.seats != self.match.seats:
            raise ApiError("no_upgrade_here")
        match.seed = self.match.seed
        return match

    def upgrade(self, present: Rules) -> LogEntry:
        """Go on under other rules from here. Raises `ApiError` if that cannot be; nothing has changed then."""
        match, former = self.rehearse_upgrade(present), self.version
        self.match = match
        self._follow(present)
        event = Event(RULES_CHANGED, {"former": former, "present": self.version})
        return self._written("", UPGRADE, f"{former} {self.version}", False, (event,))

    # --- the log -------------------------------------------------------------------------------------------------

    @property
    def version(self) -> str:
        """The version of the rules that write this match, with what it needs of a user's files."""
        return self.game.version_with(self.needs)

    @property
    def ply(self) -> int:
        """Number of entries in the log."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """True if the match has ended: by the rules, by consent, because a player resigned or because nobody went on."""
        return bool(self.resigned or self.agreed) or self.cancelled or self.match.state.over

    @property
    def gathering(self) -> bool:
        """True if this is an open table that waits for people: nobody acts before they are there."""
        return self.listing is not None and self.listing.gathering and not self.over

    def waiting(self) -> tuple[str, ...]:
        """The seats that must choose now."""
        return () if self.over else self.match.waiting()

    def can_undo(self, seat: str) -> bool:
        """Return True if this seat may take back an action now."""
        return not self.over and self._trail[-1].by not in UNASKED and self.match.can_undo(seat)

    def bookmark(self) -> Bookmark:
        """Return where the match is, to `go_back` to what is on disk when something cannot be written."""
        match = self.match
        lists = [*match.history], [*match.played_actions], [*match.event_log], [*match.takebacks], [*self._trail]
        more = self.needs, self.resigned, self.agreed, self.assignments
        return Bookmark(self.ply, self.rules, match, match.state, *lists, *more)

    def go_back(self, bookmark: Bookmark) -> None:
        """Make undone what was taken since, as if it had never been."""
        self._follow(bookmark.rules)
        match: Any = bookmark.match
        self.match = match
        match.state, match.history = bookmark.state, [*bookmark.history]
        match.played_actions, match.event_log = [*bookmark.played_actions], [*bookmark.event_log]
        match.takebacks = [*bookmark.takebacks]
        self._trail, self.assignments = [*bookmark.trail], bookmark.assignments
        self.needs, self.resigned, self.agreed = bookmark.needs, bookmark.resigned, bookmark.agreed
        self.checkpoints = {ply: checkpoint for ply, checkpoint in self.checkpoints.items() if ply <= bookmark.ply}
        del self.log[bookmark.ply :], self.snapshots[bookmark.ply + 1 :], self.times[bookmark.ply + 1 :]

    def take(self, seat: str, kind: str, action: str = "", joined: bool = False, by: str = "person") -> LogEntry:
        """Carry out an entry of the log, ``joined``: in one with the entry before.

        Raises `IllegalAction` or `BadSeat`; nothing has changed then.
        """
        events: tuple[Event, ...] = ()
        if kind == "act":
            done = self.match.act(seat, action)
            action = done.notation
            events = tuple(self.match.event_log[len(self.match.event_log) - done.event_count :])
            self.needs |= self.game.needs(action)
        elif kind == "undo":
            self.match.undo(seat)
        elif kind == TAKEBACK:
            events = (self._go_back_to(int(action)),)
        return self._written(seat, kind, action, joined, events, by)

    def _go_back_to(self, ply: int) -> Event:
        """Take back what was done after a ply, which must be one of `moments`."""
        target = self.snapshots[ply]
        part = self._trail[self._trail.index(self.began) : self._trail.index(target) + 1]
        number = sum(1 for one in part if one.seat)
        match: Any = self.match
        if number < match.ply:
            # The match keeps only the States that an undo comes back to.
            match.history[number] = self._have(target)
        gone = match.take_back(number)
        return Event(TAKEN_BACK, {"to": ply, "actions": len(gone)})

    def moments(self) -> list[Snapshot]:
        """The moments that stand, the first ones first: the last one is now, and to the others one may go back by consent.

        They begin with the last takeback or the last rules.
        """
        trail = self._trail
        first = next(i for i in reversed(range(len(trail))) if i == 0 or trail[i].upgrade or trail[i].dropped)
        return trail[first:]

    def _written(
        self, seat: str, kind: str, action: str, joined: bool, events: tuple[Event, ...], by: str = "person"
    ) -> LogEntry:
        """Add the entry of what was carried out."""
        position = self.rules.bare(self.match)
        told, digest = pack_events(events), digest_of(position)
        entry = LogEntry(self.ply + 1, seat, kind, action, joined, self.version, told, digest, by=by)
        self._note(entry, events, self.match.state, self._terms(self.match.options))
        if self._checkpoint_due():
            self._check_in(position)
        if self.ply % FULL_SNAPSHOTS == 0:
            self._let_go()
        return entry

    def _note(self, entry: LogEntry, events: tuple[Event, ...], state: AnyState | None, terms: Terms) -> None:
        """Add an entry that has been carried out; ``state`` is what came of it, or None where that is not at hand."""
        if entry.kind in ("act", UPGRADE):
            before = self._trail[-1]
            snapshot = Snapshot(entry.ply, state, events, before, terms, entry.seat, entry.action, entry.joined)
            snapshot.upgrade, snapshot.by = entry.kind == UPGRADE, entry.by
            self._trail.append(snapshot)
        elif entry.kind == "undo":
            self._trail.pop()
            self._trail[-1].kept = state
        elif entry.kind == TAKEBACK:
            target = self.snapshots[int(entry.action)]
            after = self._trail.index(target) + 1
            dropped = tuple(self._trail[after:])
            self._trail[after:] = [Snapshot(entry.ply, state, events, target, terms, by=entry.by, dropped=dropped)]
        elif entry.kind == "resign":
            self.resigned = entry.seat
        elif entry.kind == "cancel":
            self.cancelled = True
        elif entry.kind in ENDING:
            self.agreed = entry.kind
        self.snapshots.append(self._trail[-1])
        self.times.append(self.clock())
        self.log.append(entry)

    def _checkpoint_due(self) -> bool:
        """Return True if the State after the last entry is kept on disk."""
        if self.over or self.ply % CHECKPOINT_PLIES == 0 or self.log[-1].kind in (UPGRADE, TAKEBACK):
            return True
        last = self._trail[-1]
        if self.log[-1].kind != "act" or last.before is None or last.before.kept is None:
            return False
        if self.ply - max(self.checkpoints, default=0) < CHECKPOINT_PAUSE:
            return False
        before = last.before.kept
        if self.rules.turn(before) != self.turn():
            return True
        return self.rules.in_window(self.match.state) and not self.rules.in_window(before)

    def _check_in(self, position: bytes) -> None:
        """Make a checkpoint of the position of now."""
        packed = compress(position)
        self.checkpoints[self.ply] = Checkpoint(self.ply, self.version, packed)
        self.snapshots[-1].position = packed

    def new_checkpoints(self, entries: Sequence[LogEntry]) -> list[Checkpoint]:
        """The checkpoints that were made with these entries."""
        return [self.checkpoints[entry.ply] for entry in entries if entry.ply in self.checkpoints]

    def record(self) -> Record:
        """The record of the match. Of a lesson it has the position; of one that went over to other rules it begins there."""
        record: Record = self.match.record()
        if self.began.position is not None and (self.began.upgrade or self.lesson_id):
            bare = json.loads(decompress(self.began.position))
            head = {"game": self.game.id, "version": self.game.version, "options": self.match.options}
            return replace(record, seed="", origin=head | bare)
        return record

    def take_batch(self, seat: str, actions: Sequence[str]) -> list[LogEntry]:
        """Carry out actions that `rehearse` has found to be possible, in one."""
        return [self.take(seat, "act", action, number > 0) for number, action in enumerate(actions)]

    def take_back(self, seat: str) -> list[LogEntry]:
        """Take back the last action of a seat, and as much of its batch as can be taken back."""
        joined = self._trail[-1].joined
        entries = [self.take(seat, "undo")]
        while joined and self.can_undo(seat):
            joined = self._trail[-1].joined
            entries.append(self.take(seat, "undo", joined=True))
        return entries

    def recall(self, ply: int) -> None:
        """Have the State after a ply at hand, and those between it and the last one kept before, until another is asked for."""
        found = self.snapshots[ply].recall()
        if found:
            recent = set(self.snapshots[-FULL_SNAPSHOTS:])
            for snapshot in self.recalled:
                if snapshot not in recent:
                    snapshot.kept = None
            for snapshot, state in found:
                snapshot.kept = state
            self.recalled = [snapshot for snapshot, _ in found]

    def _let_go(self) -> None:
        """Keep no more States than the last moments, undoing and playing the past again need."""
        recent = set(self.snapshots[-FULL_SNAPSHOTS:])
        for snapshot in self.snapshots[:-FULL_SNAPSHOTS]:
            if snapshot not in recent:
                snapshot.kept = None
        # Undoing goes back to the last news. A State that is never come back to is replaced by one that is kept anyway.
        history, now = self.match.history, self.match.state
        first = len(history)
        while first and (history[first - 1].drawn, history[first - 1].news) == (now.drawn, now.news):
            first -= 1
        first = max(0, first - 1)
        history[:first] = history[first : first + 1] * first
        self._weigh()

    def _weigh(self) -> None:
        # An estimate of the memory that this session takes, in bytes.
        kept = {id(snapshot.kept) for snapshot in self.snapshots} | {id(state) for state in self.match.history}
        checkpoints = sum(len(checkpoint.position) for checkpoint in self.checkpoints.values())
        self.size = len(kept) * STATE_FACTOR * len(self.match.encode()) + (self.ply + 1) * PLY_BYTES + checkpoints

    def why_not(self, seat: str, action: str) -> Refusal | None:
        """Return why an action is not legal now, or None."""
        return self.rules.why_not(self.match, seat, action)

    def check(self, seat: str, action: str) -> None:
        """Raise the refusal that fits an action which is not legal now."""
        if self.over:
            raise ApiError("over")
        self._refuse(self.why_not(seat, action))

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        if refusal.reason == NOT_ASKED.reason:
            raise ApiError("not_your_turn")
        raise IllegalActionError(refusal, self.rules.explain)

    def rehearse(self, seat: str, actions: Sequence[str]) -> list[str]:
        """Return the actions of a batch that are to be taken: all of them. Raises the refusal of one that is not legal.

        If one has rolled dice or revealed something, those up to then are taken even if another is refused: nobody may try what
        would come and then refrain. No action of a batch answers a window, for how long an answer takes must tell nothing.
        """
        if self.over:
            raise ApiError("over")
        trial = self.rules.at(self.match.state.clone(), self.match.options)
        start = trial.state
        for number, action in enumerate(actions):
            in_window = trial.is_asked(trial.seat_index(seat)) and trial.decision(seat).window
            refusal = NOT_NOW if in_window else self.rules.why_not(trial, seat, action)
            if refusal is not None and (trial.state.drawn, trial.state.news) != (start.drawn, start.news):
                return list(actions[:number])
            self._refuse(refusal)
            trial.act(seat, action)
        return list(actions)

    def check_undo(self, seat: str) -> None:
        """Raise the refusal that fits an undo which is not possible now."""
        if self.over:
            raise ApiError("over")
        if not self.can_undo(seat):
            raise IllegalActionError(NO_UNDO, self.rules.explain)

    def undone_until(self, ply: int) -> int:
        """Return after how many entries the undoing ends that begins after this ply."""
        end = ply + 1
        while end < self.ply and self.log[end].joined and self.log[end].kind == "undo":
            end += 1
        return end

    def repeats(self, ply: int, seat: str, kind: str, action: str = "") -> bool:
        """Return True if the entry after this ply is the same as this request: then the request was made before."""
        if ply >= self.ply:
            return False
        entry = self.log[ply]
        return entry.seat == seat and entry.kind == kind and entry.action == self.canonical(action, seat, ply)

    def repeats_batch(self, ply: int, seat: str, actions: Sequence[str]) -> int:
        """Return after how many entries the batch ends that begins after this ply; 0 if it is not this one, or a part of it."""
        if not self.repeats(ply, seat, "act", actions[0]) or self.log[ply].joined:
            return 0
        end = ply + 1
        while end < self.ply and self.log[end].joined and self.log[end].kind == "act":
            if end - ply >= len(actions) or not self.repeats(end, seat, "act", actions[end - ply]):
                return 0
            end += 1
        return end

    def first_since(self, ply: int, seat: str) -> int:
        """The first ply from this one on at which the log does not go on with a choice of another seat."""
        while 0 <= ply < self.ply and self.log[ply].kind in ("act", "rules") and self.log[ply].seat != seat:
            ply += 1
        return ply

    def still_asked(self, ply: int, seat: str) -> bool:
        """Return True if the seat is still asked what it was asked at an earlier ply.

        Where all choose together, others have chosen since.
        """
        return seat in self.waiting() and self.opened(seat) <= ply < self.ply

    def canonical(self, action: str, seat: str, ply: int) -> str:
        """An action of a seat as the log writes it after a ply; what is no action stays as it is."""
        return self.snapshots[ply].terms.rules.canonical(self.snapshots[ply].state, self.match.seat_index(seat), action)

    # --- lessons -------------------------------------------------------------------------------------------------

    @property
    def lesson_now(self) -> LessonWatch | None:
        """The lesson, as long as the match goes by the rules of this program with which it has begun: goals speak of these."""
        return None if self.rules.archived or len(self.parts()) > 1 else self.lesson

    @property
    def lesson_finished(self) -> bool:
        """True once a lesson is done or failed: then its opponents act no more."""
        return self.lesson_now is not None and self.lesson_now.progress(self).finished

    def scripted(self, decision: Decision) -> str:
        """Return what the script of a lesson answers; without one, the default."""
        return decision.default.notation if self.lesson is None else self.lesson.lesson.reply(decision)

    # --- reaction windows ----------------------------------------------------------------------------------------

    def turn(self) -> int | None:
        """The number of the turn in progress, if the game has turns."""
        return self.rules.turn(self.match.state)

    def answers(self, seat: str, action: str) -> bool:
        """Return True if this legal action answers the reaction window in which the seat is asked, and is not an interrupt."""
        if seat not in self.waiting():
            return False
        decision = self.match.decision(seat)
        return decision.window and any(option.notation == action for option in decision.options)

    def opened(self, seat: str) -> int:
        """The ply since which a seat is asked what it is asked now. Others may have chosen since, where all choose together."""
        number = self.match.seat_index(seat)
        now = self._question(self.ply, number)
        ply = self.ply
        while (
            ply
            and self.log[ply - 1].kind in ("act", "rules")
            and self.log[ply - 1].seat != seat
            and self._question(ply - 1, number) == now
        ):
            ply -= 1
        return ply

    def hold(self, seat: str) -> float:
        """Return how many seconds the answer of a seat to its reaction window is held before it shows.

        The delay is derived from the secret seed by a one-way hash. Players cannot predict it, and it does not depend on hidden
        information.
        """
        if not self._watched(seat):
            return 0.0
        least, most = HOLD_SECONDS[self.pace]
        about = f"{self.match.seed} hold {self.opened(seat)} {seat}"
        digest = blake2b(about.encode(), digest_size=8, person=b"vezerkar-hold").digest()
        return least + (most - least) * int.from_bytes(digest) / 2**64

    def due(self, seat: str) -> float:
        """Return the time by the clock from which the answer of a seat to its reaction window may show."""
        return self.times[self.opened(seat)] + self.hold(seat)

    def _question(self, ply: int, number: int) -> object:
        # The same is asked for a few plies at most, so this seldom has to play one again.
        snapshot = self.snapshots[ply]
        return snapshot.terms.rules.question(self._have(snapshot), number)

    def _watched(self, seat: str) -> bool:
        # A hold is for the eyes of people who do not hold this seat; whoever holds all that are not of bots has nobody to fool.
        people = {assignment.seat for assignment in self.assignments.values() if assignment.kind != "bot"}
        if seat not in people:
            return bool(people)
        return not any(people <= set(key.seats) for key in self.keys.values())

    # --- clocks --------------------------------------------------------------------------------------------------

    def retiming(
        self,
        assignments: Mapping[str, SeatAssignment] | None = None,
        acted: str = "",
        undone: str = "",
        flagged: str = "",
        back: str = "",
        agreed: bool = False,
    ) -> Retiming | None:
        """The effect of a change on the clocks when the match is as it is now, with these ``assignments``; None without clocks.

        A clock goes by the question alone, which all know: not by the options, nor by an answer that is held. A bot has none, and
        none runs until all seats are taken.
        """
        if self.timing is None:
            return None
        seats = assignments or self.assignments
        asked: dict[str, int | None] = {}
        if all(assignment.kind != "open" for assignment in seats.values()):
            asked = {seat: self._free_micros(seat) for seat in self.waiting() if not seats[seat].played_by}
        return Retiming(self.timing, asked, acted, undone, flagged, back, agreed)

    def _free_micros(self, seat: str) -> int | None:
        """The time in which a question costs nothing from now on: the longest hold of a new window; None if it is not new.

        The hold that was drawn would tell which answers were kept for it.
        """
        if not self.match.decision(seat).window:
            return 0
        if self.opened(seat) < self.ply:
            return None
        return int(HOLD_SECONDS[self.pace][1] * 1_000_000) if self._watched(seat) else 0

    def timed_out(self, at: int) -> str:
        """A seat whose time is over at a moment by the clock of the database; empty if there is none."""
        ends = {seat: end for seat, clock in self.clocks.items() if (end := clock.ends()) is not None}
        first = min(ends, key=lambda seat: ends[seat], default="")
        return first if first and ends[first] <= at and not self.over and self.pause is None else ""

    def lapsed(self, seat: str) -> bool:
        """Return True if the time of a seat is over, and the others wait for it all the same."""
        clock = self.clocks.get(seat)
        waited_for = self.timing is not None and self.timing.time_out == "wait" and not self.assignments[seat].played_by
        return waited_for and clock is not None and clock.since is None and clock.left <= 0 and seat in self.waiting()

    # --- bots ----------------------------------------------------------------------------------------------------

    def undo_until(self, window: bool) -> float:
        """Until when bots leave it to the person who acted last to take that back, by the clock.

        Whoever has nobody but bots about waits only for what can be taken back. Where other people look on, that might tell them
        something: there bots wait after each action of a person, and in a window the hold is all the time there is.
        """
        if self.bots == "instant" or self.released == self.ply or not self.log:
            return -inf
        last = self.log[-1]
        if last.kind != "act" or last.by in UNASKED or self.assignments[last.seat].kind == "bot":
            return -inf
        alone = not self._watched(last.seat)
        if not self.can_undo(last.seat) if alone else window:
            return -inf
        return self.times[self.ply] + UNDO_SECONDS[self.pace]

    def read(self, done: bool) -> None:
        """Note that whoever commands the bots looks at what has happened, or is ``done``. Any next action ends it too."""
        self.reading = (self.ply, -inf if done else self.clock() + READ_SECONDS[self.pace])

    def read_until(self) -> float:
        """Until when bots and automatic answers wait for somebody who looks at what has happened, by the clock."""
        ply, until = self.reading
        return until if ply == self.ply and self.bots != "instant" else -inf

    def commands_bots(self, viewer: Viewer) -> bool:
        """Return True for whoever holds all seats that are not of bots, or, if there are none, made the match.

        In a tournament nobody does: the round would wait.
        """
        if self.tournament is not None:
            return False
        people = {seat for seat, assignment in self.assignments.items() if assignment.kind != "bot"}
        if len(people) == len(self.assignments):
            return False
        return people <= set(viewer.seats) if people else viewer.creator

    # --- who is who ----------------------------------------------------------------------------------------------

    def key(self, key: str) -> SeatKey:
        """Return what a key opens. Raises `ApiError`."""
        found = self.keys.get(hash_key(key))
        if found is None:
            raise ApiError("bad_key")
        return found

    def current(self, key: SeatKey) -> SeatKey | None:
        """Return a key as it is now, or None if it opens nothing any more."""
        return self.keys.get(key.hash) if key.account is None else self.account_key(key.account)

    def account_key(self, account: int) -> SeatKey | None:
        """Return what an account may do here, or None if it keeps no seat."""
        return account_key(account, self.assignments.values(), self.keys.values())

    def seated(self, assignments: Iterable[SeatAssignment]) -> None:
        """Note who sits on some seats now. When all are taken, an open table gathers no more."""
        self.assignments |= {assignment.seat: assignment for assignment in assignments}
        if self.listing is not None:
            self.listing = self.listing.with_seats(self.assignments.values())

    @property
    def in_earnest(self) -> bool:
        """True if its result counts for more than itself: nobody is advised, and all play under the names of their accounts."""
        return self.rated or self.tournament is not None

    def agreeable(self, kind: str) -> bool:
        """Return True if all may agree on an offer of a kind: in a tournament on a draw alone, and only where no bot plays."""
        if self.tournament is None:
            return True
        return kind == "draw" and all(assignment.kind == "human" for assignment in self.assignments.values())

    def people(self) -> bool:
        """Return True if a seat is not a bot's."""
        return any(assignment.kind != "bot" for assignment in self.assignments.values())

    def taken(self, invitation: SeatKey) -> bool:
        """Return True if an invitation is void because one of its seats is taken."""
        return any(self.assignments[seat].kind != "open" for seat in invitation.seats)

    def players(self) -> list[tuple[str, ...]]:
        """The seats in groups that one player holds each."""
        found: dict[str, tuple[str, ...]] = {}
        for seat, assignment in self.assignments.items():
            found[assignment.player] = (*found.get(assignment.player, ()), seat)
        return list(found.values())

    def viewer(self, key: SeatKey | None, seat: str | None = None, stay: str | None = None) -> Viewer:
        """Return the viewer for a key and the seat wished for. An invitation sees what a spectator sees. Raises `ApiError`.

        When a match is over its seed is published, and with it all secrets: then everybody may look from every seat.
        Without a wish the eyes go to the seat that must choose; they ``stay`` where they are while it is one of several, or none.
        """
        if seat is not None and seat not in self.match.seats:
            raise ApiError("not_your_seat")
        if key is None or key.invitation:
            if seat is not None and not self.over:
                raise ApiError("not_your_seat")
            return Viewer(seat, invited=key.seats if key is not None else (), key=key)
        held = tuple(own for own in self.match.seats if own in key.seats and self.assignments[own].kind == "human")
        if seat is not None and seat not in held and not self.over:
            raise ApiError("not_your_seat")
        if seat is None and held:
            due = [own for own in self.waiting() if own in held] or list(held)
            seat = stay if stay in due else due[0]
        return Viewer(seat, held, key.creator, key=key)

    def trail(self) -> list[Snapshot]:
        """Return all that was done and not taken back, the first moment first."""
        return [*self._trail]

    def acted(self, viewer: Viewer) -> int:
        """Return the ply of the viewer's last action before others acted, without what was taken back; 0 if there is none."""
        others = False
        for snapshot in reversed(self._trail):
            if snapshot.seat not in viewer.seats:
                others = others or bool(snapshot.seat)
            elif others:
                return snapshot.ply
        return 0

    def changed(self) -> None:
        """Note that the table is no longer as it was drawn. Nobody outside is told its ``rev``, which no other moment of any
        session has: some viewers must not notice some changes.
        """
        self.rev = next(REVISIONS)


def digest_of(position: bytes) -> bytes:
    """Return eight bytes that tell a position from others."""
    return blake2b(position, digest_size=8).digest()
