"""The log of a match and the States that it leads to, rebuilt from the log at any time. Plain calls; no network, no storage."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final
from zlib import compress

from vezerkar.engine import BadOption, BadPosition, Event, Takeback
from vezerkar.engine.match import PlayedAction
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.matches.snapshot import Snapshot, Terms, digest_of, read_position
from vezerkar.server.matches.stored_events import BadEvents, pack_events, unpack_events
from vezerkar.server.offers.offers import ENDING, TAKEBACK
from vezerkar.server.pages.game_page import OF_THE_TABLE, RULES_CHANGED, TAKEN_BACK
from vezerkar.server.rules.rules import AnyMatch, AnyState, Rules
from vezerkar.server.rules.rules_archives import RulesArchives
from vezerkar.server.rules.rules_version import RulesVersion, same_rules
from vezerkar.server.rules.user_files import NONE, UserFiles
from vezerkar.server.storage.stored_match import UPGRADE, Checkpoint, LogEntry, StoredMatch

LOG: Final = logging.getLogger(__name__)

FULL_SNAPSHOTS: Final = 50
"""Number of latest plies whose States are kept. Those before are played again, each from the checkpoint before it."""

UNASKED: Final = ("bot", "clock")
"""Whoever took an action for which nobody can be held to account: nobody takes it back."""

ORGANISER: Final = "organiser"
"""Whoever gave a match up for an entrant whom they took out of a tournament: it says nothing of how anybody plays."""

CHECKPOINT_PLIES: Final = 50
"""Most plies from one checkpoint to the next. There is one as well where a turn or a reaction window begins, where something was
taken back, and at the end."""

CHECKPOINT_PAUSE: Final = 10
"""Least plies from one checkpoint to that where a turn or a window begins: in some games they follow one another quickly."""

STATE_FACTOR: Final = 4
"""Largest memory of a State per byte of its position. Measured: 0.3 (Hunt) to 3.3 (WG35)."""

PLY_BYTES: Final = 2000
"""Bytes that a ply takes beside its State: its events and entries (measured: 650 to 1000), its words in two languages."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """All that `MatchLog.take` changes, as it was at a moment."""

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


class MatchLog:
    """The log of a match, carried out: the match of the engine, the moments after each ply, and the checkpoints among them."""

    def __init__(self, match: str, clock: Callable[[], float], archives: RulesArchives, rules: Rules | None = None) -> None:
        self.id = match
        self.clock = clock
        self.archives = archives
        self._given = rules

    def restore(self, saved: StoredMatch) -> None:
        """Become what is saved.

        Raises `ApiError` when other rules than these wrote it, and there is no archive of them, ValueError if lines are lost.
        """
        if any(entry.ply != ply for ply, entry in enumerate(saved.log, 1)):
            raise ValueError("the log has a gap")
        # The digests of a user's files by which versions of the match were written, as far as they are stored.
        self.files = saved.files
        self._follow(self._given or stored_rules(saved, self.archives))
        self.needs = self.game.all_needs(saved.texts)
        if not same_rules(saved.version, self.version):
            raise ApiError("other_rules", then=saved.version, now=self.version)
        try:
            self.replayed = not self._resume(saved)
        except (BadPosition, BadEvents) as error:
            LOG.warning("match %s is played again from its beginning: %s", self.id, error)
            self.replayed = True
        if self.replayed:
            self._replay(saved)
        self.times = [self._time(saved, at) for at in (saved.created, *(entry.at for entry in saved.log))]
        self._weigh()

    def catch_up(self, saved: StoredMatch) -> None:
        """Carry out what is saved, whose log begins after the ply of this one. Raises as `restore` does."""
        self.files = self.files | saved.files
        upgraded = any(entry.kind == UPGRADE for entry in saved.log)
        now = self.game.version_with(self.needs | self.game.all_needs([entry.action for entry in saved.log]))
        if not upgraded and not same_rules(saved.version, now):
            raise ApiError("other_rules", then=saved.version, now=now)
        for entry in saved.log:
            if entry.kind == UPGRADE:
                self.upgrade(stored_rules(replace(saved, options=self.match.options, log=[*self.log, *saved.log]), self.archives))
            else:
                self.take(entry.seat, entry.kind, entry.action, entry.joined, entry.by)
            self.times[-1] = self._time(saved, entry.at)

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
        parts = [*[self._former(entry, saved).rules for entry in upgrades], self.rules]
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
        """The match at its beginning. Raises `BadPosition` where one that begins at a position has lost it."""
        if not saved.lesson and not saved.placed:
            started: AnyMatch = self.rules.start(saved.seed, saved.options)
            return started
        if not saved.checkpoints or saved.checkpoints[0].ply:
            raise BadPosition("the position in which this match begins is missing")
        chosen = self.rules.complete(saved.options)
        match: AnyMatch = self.rules.at(read_position(self._terms(chosen), saved.checkpoints[0].position), chosen)
        match.seed = saved.seed
        return match

    def _terms(self, chosen: dict[str, str]) -> Terms:
        """The rules of now with these options."""
        rules = self.rules
        return Terms(lambda: rules, chosen)

    def _former(self, upgrade: LogEntry, saved: StoredMatch) -> Terms:
        """The rules before an entry of kind ``upgrade``, which may be gone."""
        before = replace(saved, version=upgrade.action.split()[0], log=saved.log[: upgrade.ply - 1])
        return Terms(partial(stored_rules, before, self.archives), saved.options)

    def _resume(self, saved: StoredMatch) -> bool:
        """Go on from the last checkpoint; False if not all is there that this takes. Raises `BadPosition`."""
        if not saved.told or not saved.checkpoints or saved.checkpoints[0].ply != 0:
            return False
        assert saved.events is not None
        upgrades = [entry for entry in saved.log if entry.kind == UPGRADE]
        present = self._terms(self.rules.complete(saved.options))
        parts = [*[self._former(entry, saved) for entry in upgrades], present]
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
        # Other files may have other things by the names that were used.
        self.needs = self.game.all_needs([*match.options.values(), *[entry.action for entry in self.log]])
        event = Event(RULES_CHANGED, {"former": former, "present": self.version})
        return self._written("", UPGRADE, f"{former} {self.version}", False, (event,))

    # --- the log -------------------------------------------------------------------------------------------------

    @property
    def version(self) -> str:
        """The version of the rules that write this match, with what it needs of a user's files."""
        return self.game.version_with(self.needs)

    def version_at(self, ply: int) -> str:
        """The version by which the match went on after a ply, before all went over to other rules if they did later."""
        later = next((entry for entry in self.log[ply:] if entry.kind == UPGRADE), None)
        return self.version if later is None else later.action.split()[0]

    @property
    def new_files(self) -> UserFiles | None:
        """The files of a user by which this version of the match was written; None if it needs none, or they are known."""
        version = self.version
        return self.rules.files if RulesVersion.of(version).content and version not in self.files else None

    def know_files(self, files: UserFiles | None) -> None:
        """Note that these files are stored for this version of the match."""
        if files is not None:
            self.files = {**self.files, self.version: files.digest}

    @property
    def ply(self) -> int:
        """Number of entries in the log."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """True if the match has ended: by the rules, by consent, because a player resigned or because nobody went on."""
        return bool(self.resigned or self.agreed) or self.cancelled or self.match.state.over

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
        more = self.needs, self.resigned, self.agreed
        return Bookmark(self.ply, self.rules, match, match.state, *lists, *more)

    def go_back(self, bookmark: Bookmark) -> None:
        """Make undone what was taken since, as if it had never been."""
        self._follow(bookmark.rules)
        match: Any = bookmark.match
        self.match = match
        match.state, match.history = bookmark.state, [*bookmark.history]
        match.played_actions, match.event_log = [*bookmark.played_actions], [*bookmark.event_log]
        match.takebacks = [*bookmark.takebacks]
        self._trail = [*bookmark.trail]
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

    def turn(self) -> int | None:
        """The number of the turn in progress, if the game has turns."""
        return self.rules.turn(self.match.state)

    def trail(self) -> list[Snapshot]:
        """Return all that was done and not taken back, the first moment first."""
        return [*self._trail]


def stored_rules(saved: StoredMatch, archives: RulesArchives) -> Rules:
    """The rules by which a stored match goes on, with the files of a user that are stored with it. Raises `ApiError`."""
    return archives.rules(saved.game, saved.version, saved.files.get(saved.version, NONE), saved.texts)
