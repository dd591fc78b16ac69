"""Match: a game being played. It checks, carries out, remembers and takes back actions."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from vezerkar.engine.bit_sets import names_of
from vezerkar.engine.decision import NO_UNDO, NOT_ASKED, OVER, UNKNOWN, Action, Decision, Refusal
from vezerkar.engine.dice import Dice, commitment, key_of
from vezerkar.engine.errors import BadNotation, BadOption, BadPosition, BadRecord, BadSeat, IllegalAction, NotReached
from vezerkar.engine.event import SPECTATOR, Event
from vezerkar.engine.options import Options
from vezerkar.engine.parameters import S, V
from vezerkar.engine.record import Record, Takeback
from vezerkar.engine.state import apply, options, settle, step_of

if TYPE_CHECKING:
    from vezerkar.engine.game import Game, Json, Outcome


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """One action taken: by which seat, which action, in notation, and how many events it caused.

    ``seen`` are those of its events that this seat may know, in order. Two entries are equal without regard to it.

    >>> import vezerkar
    >>> done = vezerkar.game("hunt").start(seed=7).act("german", "to 24")
    >>> done.seat, done.notation, len(done.seen)
    ('german', 'to 24', 1)
    """

    seat: str
    action: int
    notation: str
    event_count: int
    seen: tuple[Event, ...] = field(default=(), compare=False, repr=False)


class Match(Generic[S, V]):
    """A game being played: the State, what was done and what happened.

    ``seed`` is the secret the dice come from; None when the match began at a position, as imagined matches do. ``begun`` is the
    State of that position, before its procedures ran on to the first decision.

    >>> import vezerkar
    >>> match = vezerkar.game("hunt").start(seed=7)
    >>> match
    <Match of hunt: ply 0, waiting for german>
    >>> match.act("german", "to 24").notation
    'to 24'
    >>> match.view("british")["altmark"]
    '24'
    """

    def __init__(
        self,
        game: Game[S, V],
        state: S,
        options: dict[str, str],
        seed: str | None = None,
        begun: S | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.begun = begun
        self.seats = game.seats(options)
        self.state = state
        self.played_actions: list[PlayedAction] = []
        self.history: list[S] = []
        self.event_log: list[Event] = []
        self.takebacks: list[Takeback] = []
        if self.state.sink is None:
            self.state.sink = []
        settle(self.state)
        self.event_log += self.state.sink or []
        self.state.sink = None

    @classmethod
    def resumed(
        cls,
        game: Game[S, V],
        history: list[S],
        options: dict[str, str],
        seed: str,
        actions: Sequence[tuple[str, str, Sequence[Event]]],
        events: list[Event],
        takebacks: Sequence[Takeback] = (),
    ) -> Match[S, V]:
        """Return a match that goes on where it was left off, without playing it again.

        ``history`` are the States before each of the ``actions``, and that of now. Only those that an undo comes back to are
        looked at. ``actions`` are the seats, the notations and the events of what was done, ``events`` all that happened.
        """
        match = cls(game, history[-1], options, seed)
        match.history = history[:-1]
        match.event_log = events
        match.takebacks = list(takebacks)
        for seat, notation, told in actions:
            index = match.seat_index(seat)
            seen = tuple([event for event in told if event.visible(index)])
            match.played_actions.append(PlayedAction(seat, game.parse(notation), notation, len(told), seen))
        return match

    def __repr__(self) -> str:
        if self.state.over:
            now = "over"
        else:
            now = f"waiting for {', '.join(self.waiting())}"
        return f"<Match of {self.game.id}: ply {self.ply}, {now}>"

    # --- what is asked -------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The number of actions taken so far."""
        return len(self.played_actions)

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown from the start; empty when there is no seed."""
        return "" if self.seed is None else commitment(self.seed)

    def waiting(self) -> tuple[str, ...]:
        """Return the seats that must choose now; none when the game is over."""
        return tuple(names_of(self.state.asked, self.seats))

    def decisions(self) -> tuple[Decision, ...]:
        """Return one Decision for each seat that must choose now; empty when the game is over."""
        return tuple(self.decision(seat) for seat in self.waiting())

    def decision(self, seat: str) -> Decision:
        """Return what this seat must choose now. Raises `IllegalAction` if it is not asked, and `BadSeat`.

        >>> import vezerkar
        >>> vezerkar.game("hunt").start(seed=7).decision("german").cite
        'HUNT 11'
        """
        index = self.seat_index(seat)
        if not self.is_asked(index):
            raise IllegalAction(OVER.reason if self.state.over else NOT_ASKED.reason, game=self.game.id)
        step = step_of(self.state)
        question = step.question(self.state, index)
        legal = options(self.state, index)
        notation = self.game.notation
        return Decision(
            seat=seat,
            prompt=question.text,
            options=Options([Action(code, notation(code)) for code in legal]),
            cite=question.cite,
            default=self.action(question.default),
            args=question.args,
            window=question.window,
            ask=question.ask,
            domain=step.domain(self.state, index),
            refused=tuple(
                (self.action(code), self.game.refusal(self.state, index, code))
                for code in step.menu(self.state, index)
                if code not in legal
            ),
        )

    def interrupts(self, seat: str) -> tuple[Action, ...]:
        """Return the actions this seat may take now without being asked. Raises `BadSeat`."""
        if self.state.over:
            return ()
        return tuple(self.action(code) for code in self.game.interrupts(self.state, self.seat_index(seat)))

    def why_not(self, seat: str, action: Action | str) -> Refusal | None:
        """Return why this action is not legal for this seat now; None if it is legal.

        A text that is no action is refused, too. Raises `BadSeat`.

        >>> import vezerkar
        >>> vezerkar.game("hunt").start(seed=7).why_not("british", "to 24").reason
        'refuse-not-asked'
        """
        try:
            self._legal(self.seat_index(seat), action)
        except IllegalAction as refused:
            return Refusal(refused.reason, refused.cite, refused.message_args)
        return None

    # --- what is done --------------------------------------------------------------------------------------------

    def act(self, seat: str, action: Action | str) -> PlayedAction:
        """Take an action and return what happened: the action, and in ``seen`` the events that this seat may know.

        Raises `IllegalAction` (with a reason and a rule) or `BadSeat`; the match is then as it was.

        >>> import vezerkar
        >>> match = vezerkar.game("hunt").start(seed=7)
        >>> [event.kind for event in match.act("german", "to 24").seen]
        ['altmark_placed']
        """
        index = self.seat_index(seat)
        code, unasked = self._legal(index, action)
        before = self.state
        after = self.game.same(before)
        events: list[Event] = []
        after.sink = events
        if unasked:
            self.game.interrupt(after, index, code)
            settle(after)
        else:
            apply(after, index, code)
        self.state = after
        self.history.append(before)
        after.sink = None
        self.event_log += events
        # Every action passes here, so `Event.visible` is written out.
        seen = tuple([event for event in events if event.seats >> index & 1]) if events else ()
        played = PlayedAction(seat, code, self.game.notation(code), len(events), seen)
        self.played_actions.append(played)
        return played

    def can_undo(self, seat: str) -> bool:
        """Return True if the last action was this seat's and revealed nothing: no die roll, no card draw, no hidden piece.

        The end cannot be taken back: with it the seed and all secrets are published.
        """
        if self.state.over or not self.played_actions or self.played_actions[-1].seat != seat:
            return False
        before = self.history[-1]
        return before.drawn == self.state.drawn and before.news == self.state.news

    def undo(self, seat: str) -> PlayedAction:
        """Take back the last action, which must be this seat's, and return it. Call again for the one before.

        Raises `IllegalAction` where `can_undo` is false, and `BadSeat`.
        """
        self.seat_index(seat)
        if not self.can_undo(seat):
            raise IllegalAction(NO_UNDO.reason, game=self.game.id)
        played = self.played_actions.pop()
        self.state = self.history.pop()
        if played.event_count:
            del self.event_log[-played.event_count :]
        return played

    def take_back(self, ply: int) -> list[PlayedAction]:
        """Go back to the moment after so many actions, and return those that are taken back.

        An undo takes back what has told nobody anything; this takes back everything, so it is for players who have agreed on
        it. The dice go on: the count of numbers taken stays, so nobody can try the same roll again. The order of a deck is a part
        of the State that comes back, so the same cards may be drawn again. Nothing before this moment can be undone any more.

        Raises `IllegalAction` if there is nothing to take back from there, or the game is over.

        >>> import vezerkar
        >>> match = vezerkar.game("hunt").start(seed=7).until(lambda match: match.ply == 5)
        >>> len(match.take_back(3)), match.ply, match.can_undo("german") or match.can_undo("british")
        (2, 3, False)
        """
        if self.state.over or not 0 <= ply < self.ply:
            raise IllegalAction((OVER if self.state.over else NO_UNDO).reason, game=self.game.id)
        drawn, news = self.state.drawn, self.state.news + 1
        gone = self.played_actions[ply:]
        told = sum([played.event_count for played in gone])
        self.state = self.history[ply]
        del self.played_actions[ply:]
        del self.history[ply:]
        if told:
            del self.event_log[-told:]
        self.takebacks = [one for one in self.takebacks if one.ply < ply]
        self._count_on(drawn, news)
        return gone

    def go_on(self, drawn: int, news: int) -> None:
        """Go on after a takeback: so many numbers have been taken from the dice, and so many times somebody learned something.

        Raises `BadRecord` if that is less than there was before.
        """
        if drawn < self.state.drawn or news < self.state.news:
            raise BadRecord(f"what was taken back after action {self.ply} had taken {drawn} numbers from the dice, too few")
        self._count_on(drawn, news)

    def until(
        self,
        reached: Callable[[Match[S, V]], bool],
        policy: Callable[[Decision], Action | str] | None = None,
        limit: int = 10_000,
    ) -> Match[S, V]:
        """Play on until a condition holds, and return this match.

        ``policy`` chooses the actions; without one every seat takes the default of its decision. If several seats are asked,
        the first one chooses. Raises `NotReached` if the game is over or ``limit`` actions were taken first, and
        `IllegalAction` if ``policy`` chooses what is not legal; the match then stays where it stopped.

        >>> import vezerkar
        >>> match = vezerkar.game("hunt").start(seed=7)
        >>> match.until(lambda match: match.view()["turn"] == 3).view()["turn"]
        3
        """
        taken = 0
        while not reached(self):
            if self.state.over or taken == limit:
                raise NotReached("The game is over." if self.state.over else f"{limit} actions were not enough.")
            decision = self.decision(self.waiting()[0])
            self.act(decision.seat, decision.default if policy is None else policy(decision))
            taken += 1
        return self

    def pass_windows(self) -> Match[S, V]:
        """Decline every reaction until no seat is asked in a window, and return this match.

        Windows that open meanwhile are declined as well. Decisions that are no windows wait.

        >>> import vezerkar
        >>> match = vezerkar.game("quartermaster").start(seed=7)
        >>> any(decision.window for decision in match.pass_windows().decisions())
        False
        """
        while True:
            windows = [decision for decision in self.decisions() if decision.window]
            if not windows:
                return self
            self.act(windows[0].seat, windows[0].default)

    # --- what is seen --------------------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> V:
        """Return what a seat may see (None: a spectator), as plain data. Raises `BadSeat`."""
        return self.game.view(self.state, self.seat_index(seat))

    def events(self, seat: str | None = None) -> list[Event]:
        """Return the events so far that a seat (None: a spectator) may know, oldest first. Raises `BadSeat`."""
        index = self.seat_index(seat)
        return [event for event in self.event_log if event.visible(index)]

    def imagine(self, seat: str | None, seed: int | str = 0) -> Match[S, V]:
        """Return a match that this seat cannot tell from this one (a determinization).

        Hidden cards and pieces and all future dice are drawn anew. The same seed gives the same match. ``seat`` None is a
        spectator. Raises `BadSeat`.

        >>> import vezerkar
        >>> match = vezerkar.game("hunt").start(seed=7)
        >>> match.imagine("british", seed=1).view("british") == match.view("british")
        True
        """
        index = self.seat_index(seat)
        imagined = self.game.imagine(self.state, index, Dice(key_of(f"imagine {seed}")))
        match = Match(self.game, imagined, self.options)
        match.event_log = self.events(seat)
        return match

    # --- what is kept --------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the match so far as a record, which replays to the same State. It holds every secret, the seed included."""
        version = self.game.version_for([*self.options.values(), *[played.notation for played in self.played_actions]])
        return Record(
            game=self.game.id,
            version=version,
            options=dict(self.options),
            seed=self.seed or "",
            origin=self._origin() if self.seed is None else None,
            actions=[(played.seat, played.notation) for played in self.played_actions],
            digest=self.digest(version) if self.state.over else "",
            takebacks=list(self.takebacks),
        )

    def position(self) -> dict[str, Json]:
        """Return this State as a position, secrets included."""
        return self._position(self.state)

    def encode(self) -> bytes:
        """Return this State as canonical bytes: equal States give equal bytes."""
        return json.dumps(self.position(), sort_keys=True, separators=(",", ":")).encode()

    def digest(self, version: str | None = None) -> str:
        """Return a hash of all actions and of this State, as a record of a finished match holds it.

        ``version`` is that of the rules that wrote the record, if not these: a minor one changes no match.
        """
        actions = [[played.seat, played.notation] for played in self.played_actions]
        position = self.position() | {"version": self.game.version if version is None else version}
        return commitment(json.dumps(actions) + json.dumps(position, sort_keys=True, separators=(",", ":")))

    # --- inside --------------------------------------------------------------------------------------------------

    def seat_index(self, seat: str | None) -> int:
        """Return the index of a seat. None is a spectator. Raises `BadSeat`."""
        if seat is None:
            return SPECTATOR
        try:
            return self.seats.index(seat)
        except ValueError:
            raise BadSeat(f"{self.game.id} has no seat {seat!r}; it has: {', '.join(self.seats)}") from None

    def _count_on(self, drawn: int, news: int) -> None:
        """Go on with these counts, in a State of one's own: the history may have the one of now, too."""
        state = self.game.same(self.state)
        state.drawn = drawn
        state.news = news
        self.state = state
        self.takebacks.append(Takeback(self.ply, drawn, news))

    def is_asked(self, index: int) -> bool:
        """Return True if the seat of this index must choose now."""
        return index >= 0 and bool(self.state.asked >> index & 1)

    def action(self, code: int) -> Action:
        """Return the Action of a code."""
        return Action(code, self.game.notation(code))

    def _legal(self, index: int, action: Action | str) -> tuple[int, bool]:
        """Return the code of a legal action and whether it is an interrupt. Raises `IllegalAction` for any other."""
        text = action if isinstance(action, str) else action.notation
        s = self.state
        if s.over:
            raise IllegalAction(OVER.reason, OVER.cite, text, game=self.game.id)
        try:
            code = self.game.parse(text)
        except BadNotation as error:
            raise IllegalAction(UNKNOWN.reason, UNKNOWN.cite, text, {"text": text}, self.game.id) from error
        if code in self.game.interrupts(s, index):
            return code, True
        if not s.asked >> index & 1:
            raise IllegalAction(NOT_ASKED.reason, NOT_ASKED.cite, text, game=self.game.id)
        step = step_of(s)
        code = step.meant(s, index, code)
        if code in step.options(s, index):
            return code, False
        domain = step.domain(s, index)
        if domain is not None and domain.accepts(code):
            return code, False
        refusal = self.game.refusal(s, index, code)
        raise IllegalAction(refusal.reason, refusal.cite, text, dict(refusal.args), self.game.id)

    def _origin(self) -> dict[str, Json]:
        """Return the position at which this match began."""
        if self.begun is not None:
            return self._position(self.begun)
        return self._position(self.history[0] if self.history else self.state)

    def _position(self, s: S) -> dict[str, Json]:
        options: dict[str, Json] = dict(self.options)
        return {"game": self.game.id, "version": self.game.version, "options": options, **self.game.dump(s)}


def replay(game: Game[S, V], record: Record) -> Match[S, V]:
    """Play a record again. Raises `BadRecord` when it cannot be: see `Record.replay`."""
    if record.game != game.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
    try:
        match = game.start(record.seed, record.options) if record.origin is None else game.position(record.origin)
    except (BadOption, BadPosition) as error:
        raise BadRecord(f"this record does not begin: {error}") from error
    record.replay(match.act, match.go_on)
    record.check(match.game.version, match.digest(record.version) if match.state.over else "")
    return match
