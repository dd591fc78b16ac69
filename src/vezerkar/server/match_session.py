"""One match as the process holds it, rebuilt from the log at any time. Plain calls; no network, no storage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from math import inf
from time import monotonic
from typing import Any, Final, TypeAlias

from vezerkar.engine import BadNotation, Event, Match, Question, Refusal, State
from vezerkar.engine.decision import NOT_ASKED, NOT_NOW
from vezerkar.engine.state import options, step_of
from vezerkar.registry import game
from vezerkar.server.api_errors import ApiError, IllegalActionError
from vezerkar.server.keys import hash_key
from vezerkar.server.protocol import LogLine
from vezerkar.server.store import LogEntry, SeatAssignment, SeatKey, StoredMatch

HOLD_SECONDS: Final = {"live": (0.8, 2.0), "slow": (20.0, 60.0), "instant": (0.0, 0.0)}
"""For each pace of a match the least and the largest number of seconds before an answer in a window shows."""


FULL_SNAPSHOTS: Final = 50
"""How many of the last moments keep their States. Of those before, every 50th does; the others are played again from there."""

STATE_FACTOR: Final = 3
"""How many bytes of memory a State takes at most for each byte of its position; measured: 0.3 (Hunt) to 3.3 (WG35)."""

PLY_BYTES: Final = 2000
"""How many bytes a ply takes beside its State: its events and entries (measured: 650 to 1000), its words in two languages."""


Lines: TypeAlias = dict[str, dict[int, tuple[Event, LogLine]]]
"""The lines of the log in each language, by the ids of their events."""


REVISIONS: Final = count(1)
"""The changes of all sessions of this process, one after another."""


@dataclass(slots=True, eq=False)
class Snapshot:
    """The table after some ply: the State, what happened at that ply, and the moment before it (undone ones left out).

    ``kept`` is None where the State was let go of. Then it comes from the last one before that is kept, and from what each
    ``seat`` did since in the ``match``.
    """

    ply: int
    kept: State | None
    events: tuple[Event, ...]
    before: Snapshot | None
    match: Match[Any, Any] | None = None
    seat: str = ""
    action: str = ""

    @property
    def state(self) -> State:
        """The State; to play it again takes a while."""
        return self.kept if self.kept is not None else self.recall()[-1][1]

    def recall(self) -> list[tuple[Snapshot, State]]:
        """The moments up to this one whose States were let go of, with their States, played again."""
        chain: list[Snapshot] = []
        at = self
        while at.kept is None:
            chain.append(at)
            assert at.before is not None, "the first moment keeps its State"
            at = at.before
        if not chain:
            return []
        assert self.match is not None
        match = Match(self.match.game, at.kept.clone(), self.match.options)
        found = []
        for snapshot in reversed(chain):
            match.act(snapshot.seat, snapshot.action)
            found.append((snapshot, match.state))
        return found


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


class MatchSession:
    """One match. Whoever reads or changes it holds `lock`, so that nobody sees what is not yet on disk."""

    def __init__(self, saved: StoredMatch, clock: Callable[[], float] = monotonic) -> None:
        self.id = saved.id
        self.clock = clock
        self.lock = asyncio.Lock()
        self.rev = next(REVISIONS)
        self.lines: Lines = {}
        self.online: dict[str, int] = {}
        # When somebody looked last, by the clock.
        self.last_read = -inf
        self.restore(saved)

    def restore(self, saved: StoredMatch) -> None:
        """Become what is saved, by playing the log again. Raises `ApiError` when other rules than these wrote it."""
        self.game = game(saved.game)
        if self.game.version != saved.version:
            raise ApiError("other_rules", then=saved.version, now=self.game.version)
        self.match: Match[Any, Any] = self.game.start(saved.seed, saved.options)
        by_seat = {assignment.seat: assignment for assignment in saved.assignments}
        self.assignments: dict[str, SeatAssignment] = {seat: by_seat[seat] for seat in self.match.seats}
        self.keys = {key.hash: key for key in saved.keys}
        self.chat = saved.chat
        self.rematch = saved.rematch
        self.pace = saved.pace
        self.address = saved.address
        self.resigned = ""
        self.log: list[LogEntry] = []
        self.recalled: list[Snapshot] = []
        start = Snapshot(0, self.match.state, tuple(self.match.event_log), None)
        self.snapshots = [start]
        self.times = [self.clock()]
        self._trail = [start]
        for entry in saved.log:
            self.take(entry.seat, entry.kind, entry.action)
        self._weigh()
        self.changed()

    def saved(self, ply: int) -> StoredMatch:
        """What the database should hold of this match, with the log up to this ply."""
        return StoredMatch(
            id=self.id,
            game=self.game.id,
            version=self.game.version,
            options=self.match.options,
            seed=self.match.seed or "",
            assignments=list(self.assignments.values()),
            keys=list(self.keys.values()),
            log=self.log[:ply],
            chat=self.chat,
            rematch=self.rematch,
            pace=self.pace,
            address=self.address,
        )

    # --- the log -------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because somebody resigned."""
        return bool(self.resigned) or self.match.state.over

    def waiting(self) -> tuple[str, ...]:
        """The seats that must choose now."""
        return () if self.over else self.match.waiting()

    def can_undo(self, seat: str) -> bool:
        """Whether this seat may take back an action now."""
        return not self.over and self.match.can_undo(seat)

    def take(self, seat: str, kind: str, action: str = "") -> LogEntry:
        """Carry out an entry of the log. Raises `IllegalAction` or `BadSeat`; nothing has changed then."""
        ply = self.ply + 1
        if kind == "act":
            done = self.match.act(seat, action)
            action = done.notation
            events = tuple(self.match.event_log[len(self.match.event_log) - done.event_count :])
            snapshot = Snapshot(ply, self.match.state, events, self._trail[-1], self.match, seat, action)
            self._trail.append(snapshot)
        elif kind == "undo":
            self.match.undo(seat)
            self._trail.pop()
            self._trail[-1].kept = self.match.state
        else:
            self.resigned = seat
        self.snapshots.append(self._trail[-1])
        self.times.append(self.clock())
        entry = LogEntry(ply, seat, kind, action)
        self.log.append(entry)
        if ply % FULL_SNAPSHOTS == 0:
            self._let_go()
        return entry

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
            if snapshot.ply % FULL_SNAPSHOTS and snapshot not in recent:
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
        self.size = len(kept) * STATE_FACTOR * len(self.match.encode()) + (self.ply + 1) * PLY_BYTES

    def why_not(self, seat: str, action: str) -> Refusal | None:
        """Why an action is not legal now, or None. The reason is that of a match the seat cannot tell from this one.

        A refusal therefore cannot leak hidden information, even if a game words its reason carelessly.
        """
        if self.match.why_not(seat, action) is None:
            return None
        return self.match.imagine(seat).why_not(seat, action) or NOT_NOW

    def check(self, seat: str, action: str) -> None:
        """Raise the refusal that fits an action which is not legal now."""
        if self.over:
            raise ApiError("over")
        refusal = self.why_not(seat, action)
        if refusal is None:
            return
        if refusal.reason == NOT_ASKED.reason:
            raise ApiError("not_your_turn")
        raise IllegalActionError(self.game.id, refusal.reason, refusal.cite, refusal.args)

    def check_undo(self, seat: str) -> None:
        """Raise the refusal that fits an undo which is not possible now."""
        if self.over:
            raise ApiError("over")
        if not self.match.can_undo(seat):
            raise IllegalActionError(self.game.id, "refuse-undo", "", {})

    def repeats(self, ply: int, seat: str, kind: str, action: str = "") -> bool:
        """Whether the entry after this ply says just this: then the request was made before."""
        if ply >= self.ply:
            return False
        entry = self.log[ply]
        return entry.seat == seat and entry.kind == kind and entry.action == self.canonical(action, seat, ply)

    def first_since(self, ply: int, seat: str) -> int:
        """The first ply from this one on at which the log does not go on with a choice of another seat."""
        while 0 <= ply < self.ply and self.log[ply].kind == "act" and self.log[ply].seat != seat:
            ply += 1
        return ply

    def still_asked(self, ply: int, seat: str) -> bool:
        """Whether a seat is asked just what it was asked at a ply in the past: where all choose together, others have since."""
        return seat in self.waiting() and self.opened(seat) <= ply < self.ply

    def canonical(self, action: str, seat: str, ply: int) -> str:
        """An action of a seat as the log writes it after a ply; what is no action stays as it is."""
        state, number = self.snapshots[ply].state, self.match.seat_index(seat)
        try:
            code = self.game.parse(action) if action else -1
        except BadNotation:
            return action
        if state.asked >> number & 1 and action:
            code = step_of(state).meant(state, number, code)
        return self.game.notation(code) if action else ""

    # --- reaction windows ----------------------------------------------------------------------------------------

    def turn(self) -> int | None:
        """The number of the turn in progress, if the game has turns."""
        turn: int | None = self.game.turn(self.match.state)
        return turn

    def answers(self, seat: str, action: str) -> bool:
        """Whether this legal action of a seat answers a window it is asked in, and is not an interrupt."""
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
            ply and self.log[ply - 1].kind == "act" and self.log[ply - 1].seat != seat and self._question(ply - 1, number) == now
        ):
            ply -= 1
        return ply

    def hold(self, seat: str) -> float:
        """How many seconds the answer to the window a seat is asked in is held before it shows.

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
        """When the answer to the window a seat is asked in may show, by the clock."""
        return self.times[self.opened(seat)] + self.hold(seat)

    def _question(self, ply: int, number: int) -> tuple[Question, list[int]] | None:
        state = self.snapshots[ply].kept
        # The same is asked for a few plies at most: what was let go of lies farther back.
        if state is None or not state.asked >> number & 1:
            return None
        return step_of(state).question(state, number), options(state, number)

    def _watched(self, seat: str) -> bool:
        # A hold is for the eyes of people who do not hold this seat; whoever holds all that are not of bots has nobody to fool.
        people = {assignment.seat for assignment in self.assignments.values() if assignment.kind != "bot"}
        if seat not in people:
            return bool(people)
        return not any(people <= set(key.seats) for key in self.keys.values())

    # --- who is who ----------------------------------------------------------------------------------------------

    def key(self, key: str) -> SeatKey:
        """What a key opens. Raises `ApiError`."""
        found = self.keys.get(hash_key(key))
        if found is None:
            raise ApiError("bad_key")
        return found

    def people(self) -> bool:
        """Whether a seat is for somebody who is not a bot."""
        return any(assignment.kind != "bot" for assignment in self.assignments.values())

    def taken(self, invitation: SeatKey) -> bool:
        """Whether an invitation is void: somebody has its seats."""
        return any(self.assignments[seat].kind != "open" for seat in invitation.seats)

    def players(self) -> list[tuple[str, ...]]:
        """The seats in groups that one player holds each."""
        found: dict[str, tuple[str, ...]] = {}
        for seat, assignment in self.assignments.items():
            found[assignment.player] = (*found.get(assignment.player, ()), seat)
        return list(found.values())

    def viewer(self, key: SeatKey | None, seat: str | None = None, stay: str | None = None) -> Viewer:
        """Who looks, given a key and the seat wished for. An invitation has no eyes. Raises `ApiError`.

        Without a wish the eyes go to the seat that must choose; they ``stay`` where they are while it is one of several, or none.
        """
        if key is None or key.invitation:
            if seat is not None:
                raise ApiError("not_your_seat")
            return Viewer(invited=key.seats if key is not None else (), key=key)
        held = tuple(own for own in self.match.seats if own in key.seats and self.assignments[own].kind == "human")
        if seat is not None and seat not in held:
            raise ApiError("not_your_seat")
        if seat is None and held:
            due = [own for own in self.waiting() if own in held] or list(held)
            seat = stay if stay in due else due[0]
        return Viewer(seat, held, key.creator, key=key)

    def changed(self) -> None:
        """Note that the table is no longer as it was drawn. Nobody outside is told its ``rev``, which no other moment of any
        session has: some viewers must not notice some changes.
        """
        self.rev = next(REVISIONS)
