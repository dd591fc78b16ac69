"""Room: one match as the process holds it, rebuilt from the log at any time. Plain calls; no network, no storage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from time import monotonic
from typing import Any, Final

from vezerkar.engine import BadNotation, Event, Match, Question, Refusal, State
from vezerkar.engine.decision import NOT_ASKED, NOT_NOW
from vezerkar.engine.state import options, step_of
from vezerkar.registry import game
from vezerkar.server.keys import hash_key
from vezerkar.server.refused import Illegal, Refused
from vezerkar.server.store import Chair, Entry, Key, Saved
from vezerkar.server.wire import LogLine

HOLD: Final = {"live": (0.8, 2.0), "slow": (20.0, 60.0), "instant": (0.0, 0.0)}
"""For each pace of a match the least and the largest number of seconds before an answer in a window shows."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after some ply: the State, what happened at that ply, and the moment before it (undone ones left out)."""

    ply: int
    state: State
    events: tuple[Event, ...]
    before: Moment | None


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks: the seat whose eyes are used (None: a spectator), all seats held, whether the match is their own.

    ``invited`` are the seats an invitation is for: until they are taken with it, and afterwards, it shows what a spectator sees.
    """

    seat: str | None = None
    held: tuple[str, ...] = ()
    maker: bool = False
    invited: tuple[str, ...] = ()
    key: Key | None = field(default=None, compare=False)


class Room:
    """One match. Whoever reads or changes it holds `lock`, so that nobody sees what is not yet on disk."""

    def __init__(self, saved: Saved, clock: Callable[[], float] = monotonic) -> None:
        self.id = saved.id
        self.clock = clock
        self.lock = asyncio.Lock()
        self.frames: dict[tuple[Viewer, str], bytes] = {}
        self.lines: dict[str, dict[int, tuple[Event, LogLine]]] = {}
        self.online: dict[str, int] = {}
        self.restore(saved)

    def restore(self, saved: Saved) -> None:
        """Become what is saved, by playing the log again. Raises `Refused` when other rules than these wrote it."""
        self.game = game(saved.game)
        if self.game.version != saved.version:
            raise Refused("other_rules", then=saved.version, now=self.game.version)
        self.match: Match[Any] = self.game.start(saved.seed, saved.options)
        by_seat = {chair.seat: chair for chair in saved.chairs}
        self.chairs: dict[str, Chair] = {seat: by_seat[seat] for seat in self.match.seats}
        self.keys = {key.hash: key for key in saved.keys}
        self.chat = saved.chat
        self.rematch = saved.rematch
        self.pace = saved.pace
        self.resigned = ""
        self.log: list[Entry] = []
        start = Moment(0, self.match.state, tuple(self.match.happened), None)
        self.moments = [start]
        self.times = [self.clock()]
        self._trail = [start]
        for entry in saved.log:
            self.take(entry.seat, entry.kind, entry.action)
        self.changed()

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

    def take(self, seat: str, kind: str, action: str = "") -> Entry:
        """Carry out an entry of the log. Raises `IllegalAction` or `BadSeat`; nothing has changed then."""
        ply = self.ply + 1
        if kind == "act":
            done = self.match.act(seat, action)
            action = done.notation
            events = tuple(self.match.happened[len(self.match.happened) - done.events :])
            moment = Moment(ply, self.match.state, events, self._trail[-1])
            self._trail.append(moment)
        elif kind == "undo":
            self.match.undo(seat)
            self._trail.pop()
        else:
            self.resigned = seat
        self.moments.append(self._trail[-1])
        self.times.append(self.clock())
        entry = Entry(ply, seat, kind, action)
        self.log.append(entry)
        return entry

    def why_not(self, seat: str, action: str) -> Refusal | None:
        """Why an action is not legal now, or None. The reason is that of a match the seat cannot tell from this one.

        So no reason, however carelessly worded by a game, can tell what the seat may not know.
        """
        if self.match.why_not(seat, action) is None:
            return None
        return self.match.imagine(seat).why_not(seat, action) or NOT_NOW

    def check(self, seat: str, action: str) -> None:
        """Raise the refusal that fits an action which is not legal now."""
        if self.over:
            raise Refused("over")
        refusal = self.why_not(seat, action)
        if refusal is None:
            return
        if refusal.reason == NOT_ASKED.reason:
            raise Refused("not_your_turn")
        raise Illegal(self.game.id, refusal.reason, refusal.cite, refusal.facts)

    def check_undo(self, seat: str) -> None:
        """Raise the refusal that fits an undo which is not possible now."""
        if self.over:
            raise Refused("over")
        if not self.match.can_undo(seat):
            raise Illegal(self.game.id, "refuse-undo", "", {})

    def repeats(self, ply: int, seat: str, kind: str, action: str = "") -> bool:
        """Whether the entry after this ply says just this: then the request was made before."""
        if ply >= self.ply:
            return False
        entry = self.log[ply]
        return entry.seat == seat and entry.kind == kind and entry.action == self.canonical(action)

    def first_since(self, ply: int, seat: str) -> int:
        """The first ply from this one on at which the log does not go on with a choice of another seat."""
        while 0 <= ply < self.ply and self.log[ply].kind == "act" and self.log[ply].seat != seat:
            ply += 1
        return ply

    def still_asked(self, ply: int, seat: str) -> bool:
        """Whether a seat is asked just what it was asked at a ply in the past: where all choose together, others have since."""
        return seat in self.waiting() and self.opened(seat) <= ply < self.ply

    def canonical(self, action: str) -> str:
        """An action as the log writes it; what is no action stays as it is."""
        try:
            return self.game.notation(self.game.parse(action)) if action else ""
        except BadNotation:
            return action

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
        number = self.match.number(seat)
        now = self._question(self.ply, number)
        ply = self.ply
        while (
            ply and self.log[ply - 1].kind == "act" and self.log[ply - 1].seat != seat and self._question(ply - 1, number) == now
        ):
            ply -= 1
        return ply

    def hold(self, seat: str) -> float:
        """How many seconds the answer to the window a seat is asked in is held before it shows.

        The time is drawn from the secret seed by a one-way hash: nobody foretells it, and nothing hidden has a part in it.
        """
        if not self._watched(seat):
            return 0.0
        least, most = HOLD[self.pace]
        about = f"{self.match.seed} hold {self.opened(seat)} {seat}"
        luck = blake2b(about.encode(), digest_size=8, person=b"vezerkar-hold").digest()
        return least + (most - least) * int.from_bytes(luck) / 2**64

    def due(self, seat: str) -> float:
        """When the answer to the window a seat is asked in may show, by the clock."""
        return self.times[self.opened(seat)] + self.hold(seat)

    def _question(self, ply: int, number: int) -> tuple[Question, list[int]] | None:
        state = self.moments[ply].state
        if not state.asked >> number & 1:
            return None
        return step_of(state).question(state, number), options(state, number)

    def _watched(self, seat: str) -> bool:
        # A hold is for the eyes of people who do not hold this seat; whoever holds all that are not of bots has nobody to fool.
        people = {chair.seat for chair in self.chairs.values() if chair.kind != "bot"}
        if seat not in people:
            return bool(people)
        return not any(people <= set(key.seats) for key in self.keys.values())

    # --- who is who ----------------------------------------------------------------------------------------------

    def key(self, key: str) -> Key:
        """What a key opens. Raises `Refused`."""
        found = self.keys.get(hash_key(key))
        if found is None:
            raise Refused("bad_key")
        return found

    def taken(self, invitation: Key) -> bool:
        """Whether an invitation is void: somebody has its seats."""
        return any(self.chairs[seat].kind != "open" for seat in invitation.seats)

    def parties(self) -> list[tuple[str, ...]]:
        """The seats in groups that one player holds each."""
        found: dict[str, tuple[str, ...]] = {}
        for seat, chair in self.chairs.items():
            found[chair.party] = (*found.get(chair.party, ()), seat)
        return list(found.values())

    def viewer(self, key: Key | None, seat: str | None = None, stay: str | None = None) -> Viewer:
        """Who looks, given a key and the seat wished for. An invitation has no eyes. Raises `Refused`.

        Without a wish the eyes go to the seat that must choose; they ``stay`` where they are while it is one of several, or none.
        """
        if key is None or key.invitation:
            if seat is not None:
                raise Refused("not_your_seat")
            return Viewer(invited=key.seats if key is not None else (), key=key)
        held = tuple(own for own in self.match.seats if own in key.seats and self.chairs[own].kind == "human")
        if seat is not None and seat not in held:
            raise Refused("not_your_seat")
        if seat is None and held:
            due = [own for own in self.waiting() if own in held] or list(held)
            seat = stay if stay in due else due[0]
        return Viewer(seat, held, key.maker, key=key)

    def changed(self) -> None:
        """Forget what was drawn of the table as it was."""
        self.frames.clear()
